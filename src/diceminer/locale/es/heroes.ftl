# Héroes: para qué sirve cada uno, compuesto por sus caras, y qué son los símbolos.
web-hero-magic = { $n ->
    [one] vuelve a tirar un dado en cada ronda
   *[other] vuelve a tirar { $n } dados en cada ronda
}
web-hero-number = { $n ->
    [1] empieza una escalera
   *[other] empieza con un { $n }
}
web-hero-gem = { $n ->
    [one] lleva una gema de ventaja
   *[other] lleva { $n } gemas de ventaja
}
web-hero-pickaxe = { $n ->
    [one] convierte los desprendimientos en puntos
   *[other] cuenta cada desprendimiento { $n } veces
}
web-hero-shield = { $n ->
    [one] convierte los dragones en puntos
   *[other] cuenta cada dragón { $n } veces
}
web-hero-chest = { $n ->
    [one] mantiene un dado para la ronda siguiente
   *[other] mantiene { $n } dados para la ronda siguiente
}
web-hero-cave-in = { $n ->
    [one] trae un desprendimiento
   *[other] trae { $n } desprendimientos
}
web-hero-dragon = { $n ->
    [one] trae un dragón
   *[other] trae { $n } dragones
}
web-choose-again = Toca otra vez para elegir: { $hero }
web-look-hero = Señala o toca una vez un héroe para saber qué hacen sus símbolos.
web-hero-card = { $hero }: { $faces }

# El consejo: qué haría el maestro, en mesas donde solo hay bots.

web-hint-asked = El maestro está pensando…
web-hint-win = prob. de ganar: { $chance }
web-hint-points = { $points } al final
web-act-take = Toma: { $face }
web-act-draft = Toma: { $face }{ $cached ->
    [yes] , en un cofre
   *[no] { "" }
}
web-act-draft-as = Toma: { $face }, como { $wish }{ $cached ->
    [yes] , en un cofre
   *[no] { "" }
}
web-act-recycle = Devuelve a la bolsa: { $face }
web-act-share = Comparte { $face } con { $name }
web-act-cache = Mantén { $dice }
web-act-hero = Elige: { $hero }
web-act-spend = Gasta { $face }
web-act-reroll = Vuelve a tirar: { $dice }
web-act-spend-reroll = Gasta { $face } y vuelve a tirar: { $dice }
web-act-spend-recycle = Gasta { $face } y devuelve a la bolsa: { $dice }
web-act-done-magic = No gastes más magia
web-act-done-excavation = No tomes un segundo dado
web-act-done-cache = No mantengas nada, vuelve a tirarlo todo
web-act-done-solo = Para aquí

### Por qué

web-why-adds = { $parts } enseguida.
web-why-because = { $parts }: { $why }.
web-because-number = { $n ->
    [1] empieza una escalera
   *[other] continúa una escalera
}
web-because-straight = completa una escalera
web-because-most = tendrías más gemas que nadie
web-because-rival = { $name } también quiere más gemas que nadie
web-because-tool = tienes la herramienta que hace falta
web-because-hazards = actúa sobre tus peligros
web-why-costs = Por ahora cuesta { $points }.
web-why-further = Puede dar puntos después, o ayudaría más a los demás.
web-why-rival-dragon = A { $name }, que tiene un escudo, le daría puntos.
web-why-rival-cave-in = A { $name }, que tiene un pico, le daría puntos.
web-why-later = Aún no está en una escalera, pero puede estarlo después.
web-why-ahead = Por ahora, ningún punto, pero después: { $why }.
web-ahead-beer = al compartirla, tomas dos dados
web-ahead-magic = con la montaña vacía, vuelve a tirar dados
web-ahead-chest = mantiene buenos dados para la ronda siguiente
web-ahead-pickaxe = con él, los desprendimientos dan puntos
web-ahead-shield = con él, los dragones dan puntos
web-ahead-else = aún puede servir
web-why-idle = { $n ->
    [one] Ahora no cuenta nada.
   *[other] Ahora no cuentan nada.
}
web-why-expects = De media, una nueva tirada da más.
web-why-brings = Ahora da { $points }; de media, una nueva tirada da más.
web-why-burdens = Ahora cuesta { $points }; de media, una nueva tirada da más.
web-why-keep = { $n ->
    [one] Tal como está vale de media más que una nueva tirada.
   *[other] Tal como están valen de media más que una nueva tirada.
}
web-why-keep-hazard = Al volver a tirarlo, un peligro puede empeorar.
web-why-enough = Lo que tienes vale de media más que una nueva tirada.
web-why-all = Nuevas tiradas darán seguramente más que estos dados.
web-why-none = Ninguno de estos dados te ayudaría.
web-why-refill = Lleva dados nuevos a la cima.
web-why-stop = Ya no hay nada que ganar.
web-hint-else = Otra opción:

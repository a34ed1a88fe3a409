# De qué se compone un número de la mesa: aparece junto a él al tocarlo, al llegar con el teclado o al señalarlo.

why-of-round = { $name }, ronda { $n }
why-of-now = { $name }, si acabara ahora
why-of-tiebreak = { $name }, desempate

### Las partes de una puntuación

why-tunnels = Una escalera empieza por el 1, no tiene huecos y vale la suma de sus números.
why-tunnels-solo = Cinco puntos por cada escalera del 1 al 5.
why-idle-numbers = { $n ->
    [one] En ninguna escalera: aún no cuenta.
   *[other] En ninguna escalera: aún no cuentan.
}
why-gems = Un punto por gema.
why-gems-most = { $name } tiene más gemas que nadie, y cuentan doble.
why-gems-most-you = Tienes más gemas que nadie, y cuentan doble.
why-gems-tie = Empate a gemas: a nadie le cuentan doble.
why-gems-solo = Un punto por gema, dos si está en un cofre.
why-bare-cave-in = { $dangers } y ningún pico
why-bare-dragon = { $dangers } y ningún escudo
why-hazards = Un peligro cuesta un punto por símbolo. Con su herramienta da puntos, una vez por cada herramienta.
why-hazards-none = Ningún peligro: nada que ganar, nada que perder.
why-hazards-solo = Un punto por cada símbolo.
why-idle-tools = { $n ->
    [one] No tiene peligro al que enfrentarse: aún no cuenta.
   *[other] No tienen peligro al que enfrentarse: aún no cuentan.
}

### Sumas

why-total = Las rondas ya puntuadas. Tras tres rondas gana quien sume más puntos.
why-total-solo = Lo que hay ahora en el botín.
why-live = Lo que valdría la ronda si acabara ahora. Aún no está en el total.

### Lo que no vale puntos por sí solo

why-beer = La Cerveza no vale puntos. Compártela al empezar tu turno y toma hasta dos dados, de la cima o de la falda.
why-beer-solo = La Cerveza solo es comodín cuando la tomas. Esta se queda en Cerveza y no vale puntos.
why-magic = La magia no vale puntos. Cuando la montaña está vacía, cada símbolo vuelve a tirar uno de tus dados.
why-magic-solo = La magia no vale puntos. Gástala para devolver a la bolsa otros tantos dados de la cima.
why-chests = Los cofres no valen puntos. Tras las rondas 1 y 2 se vuelven a tirar todos los botines, y cada cofre mantiene un dado tal cual.
why-chests-solo = Cada cofre guarda un dado de tesoro, que así cuenta doble.
why-pickaxe = Un pico convierte en puntos todos tus desprendimientos. Cada pico adicional los cuenta una vez más.
why-shield = Un escudo convierte en puntos todos tus dragones. Cada escudo adicional los cuenta una vez más.
why-tool-solo = Un pico sujeta un dado con desprendimientos; un escudo, uno con dragones.
why-hero = Las caras de un héroe cuentan en cada ronda y nunca se tiran.

### Un dado

why-fewer = { $n ->
    [one] Sin este dado: un punto menos.
   *[other] Sin este dado: { $n } puntos menos.
}
why-more = { $n ->
    [one] Sin este dado: un punto más.
   *[other] Sin este dado: { $n } puntos más.
}
why-same = Sin este dado, los puntos serían los mismos.
why-cached = Está en un cofre y conserva su cara.
why-no-reroll = La magia no puede volver a tirar los peligros.
why-spent = Esta magia ya está gastada.

### Alrededor de la mesa

why-bag = Aún no están en juego. Se sacan al azar cuando se llena la montaña.
why-turn = Le toca a { $name }.
why-start-roll = { $name } empieza la ronda { $round }: la tirada más alta, y la Cerveza es la más alta de todas.
why-start-fewest = { $name } empieza la ronda { $round }: quien menos puntos tiene hasta ahora.
why-start-tied = { $name } empieza la ronda { $round }: quien menos puntos tiene y, entre iguales, la tirada más alta.
web-live = si acabara ahora

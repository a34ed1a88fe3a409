# La hoja de puntos: lo que escribe de los botines, y por qué rechaza algunos.

pad-hero = Héroe
pad-no-hero = ninguno
pad-dice = Dados
pad-cached-dice = En cofres
pad-gems = gemas
pad-cave-ins = desprendimientos
pad-dragons = dragones
pad-rank = Rango
pad-doubled = × 2: a quien tiene más gemas en la mesa le cuentan doble.
pad-no-majority = Nadie tiene más gemas que todos los demás: a nadie le cuentan doble.
pad-lone = Un solo botín: no hay con quién comparar las gemas. Si fueran las más numerosas de la mesa, el tesoro valdría { $treasure } y el total sería { $total }.

### Rechazos

pad-token = «{ $token }» no es la cara de un dado; las caras son { $faces }, varias iguales como 2T1 o T1x2.
pad-troves = La hoja de puntos admite de 1 a { $most } botines, no { $count }.
pad-too-many = Aquí hay { $have } dados de tipo { pad-kind }, pero el juego solo tiene { $most }.
pad-kind = { $kind ->
    [tunnel] { kind-tunnel }
    [treasure] { kind-treasure }
    [magic] { kind-magic }
    [hazard] { kind-hazard }
   *[tool] { kind-tool }
}
pad-heroes-count = El número de héroes ({ $have }) no es el de botines ({ $need }); da uno para cada uno, «none» para ninguno.
pad-hero-unknown = No hay ningún héroe «{ $hero }»; hay { $heroes }.
pad-hero-twice = El héroe «{ $hero }» está dos veces; nadie juega con el de otro.
pad-cached-table = Solo el solitario cuenta los dados mantenidos; en una mesa valen como todos los demás.
pad-solo-one = Un solitario tiene un solo botín, no { $count }.
pad-solo-heroes = En el solitario no hay héroes.
pad-solo-beer = { $token } no puede estar en un botín del solitario: la Cerveza pasa a otra cara al tomar el dado, y solo los dados de magia de la preparación (3 como mucho) pueden mostrarla todavía.
pad-solo-draft = { $token } no puede estar en este botín del solitario: los túneles se toman en orden desde el 1, y cada dado de peligro necesita un dado de herramienta para él solo.
pad-cached = Solo se pueden mantener dados de tesoro del botín.
pad-chests = Hay más dados mantenidos ({ $have }) que cofres ({ $chests }).

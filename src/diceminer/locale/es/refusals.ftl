# Por qué se rechaza una acción o una elección de reglas. La página también usa estos textos.

### Acciones

error-action-type = Una acción es un texto como «take e1», no un valor de tipo { $type }.
error-action-unknown = «{ $action }» no es ninguna acción de este juego.
error-action-spelling = Las acciones se escriben exactas, también en mayúsculas y espacios: «{ $meant }», no «{ $action }».
error-action-over = La partida ha terminado: ya no se puede jugar nada.
error-action-time = «{ $action }» no se puede jugar ahora (fase: { error-phase }).
error-phase = { $phase ->
    [heroes] { phase-heroes }
    [excavation] { phase-excavation }
    [magic] { phase-magic }
    [cache] { phase-cache }
    [solo] { phase-solo }
   *[over] { phase-over }
}

error-hero-taken = El héroe «{ $hero }» ya está elegido; dos jugadores no pueden tener el mismo.

error-take-empty = En { $slot } no hay ningún dado.
error-take-covered = El dado de { $slot } tiene dados sobre sus dos lados superiores y no se puede tomar.
error-take-side = El dado de { $slot } está en la falda; sin compartir Cerveza solo se toman dados de la cima.
error-share-none = No tienes ningún dado que muestre { $token } para compartir.
error-share-self = La Cerveza se comparte con otro jugador, no con uno mismo.
error-share-seat = En esta mesa no hay asiento { $seat }; los asientos van del 1 al { $players }.
error-share-late = La Cerveza se comparte al principio del turno, antes de tomar ningún dado, y una vez por turno.
error-done-first = Primero toma un dado: no se puede pasar el turno.
error-done-two = Toma el segundo dado: con estas reglas, quien comparte Cerveza toma dos.

error-spend-none = No tienes ningún dado sin gastar que muestre { $token }.
error-spend-hero-none = Tu héroe no tiene ningún { $token } sin gastar.
error-spend-useless = Ninguno de tus dados se podría volver a tirar, así que la magia no serviría de nada.
error-reroll-none = No tienes ningún (otro) dado que muestre { $token } y se pueda volver a tirar.
error-reroll-order = { $token } va antes que { $last } en el orden de las caras; los dados que se vuelven a tirar se nombran en ese orden.
error-reroll-few = A partir de { $token } tienes muy pocos dados para los símbolos que quedan; empieza por una cara anterior.
error-reroll-hazard = { $token } está en un dado de peligro, que la magia no puede volver a tirar.
error-cache-none = No tienes ningún (otro) dado que muestre { $token } para mantener.
error-cache-order = { $token } va antes que { $last } en el orden de las caras; los dados que se mantienen se nombran en ese orden.

### Acciones del solitario

error-draft-empty = En { $slot } no hay ningún dado.
error-draft-covered = El dado de { $slot } no está en la cima; solo se eligen dados de la cima.
error-draft-beer = El dado de { $slot } muestra Cerveza, que es un comodín: di qué cara toma, por ejemplo «draft { $slot } as T1».
error-draft-as = La Cerveza de { $slot } no puede convertirse en { $token }, que no es una cara de ese dado o es también Cerveza.
error-draft-face = El dado de { $slot } muestra { $token } y así se queda: solo la Cerveza puede tomar otra cara.
error-draft-tunnel = { $token } no continúa ninguna escalera tuya; los túneles se eligen en orden, desde el 1.
error-draft-hazard = Para { $token } hace falta un dado de herramienta adecuado y aún libre: un escudo para los dragones, un pico para los desprendimientos.
error-draft-cache = Solo se puede mantener un dado de tesoro, y solo mientras tengas un cofre libre.
error-spend-empty = La montaña está vacía: no hay nada que reciclar, así que no se puede gastar magia.
error-recycle-empty = En { $slot } no hay ningún dado.
error-recycle-covered = El dado de { $slot } no está en la cima; solo se reciclan dados de la cima.
error-refill-none = La montaña ya se ha rellenado dos veces, el máximo de una partida.
error-refill-full = La montaña está llena: no hay sitio para ningún dado.
error-refill-bag = La bolsa está vacía: no hay nada con que rellenar.

### Como los dice la página a quien señala un dado

web-error-action-time = Ahora no se puede (fase: { error-phase }).
web-error-take-covered = Este dado tiene dados encima, a ambos lados: no se puede tomar.
web-error-take-side = Este dado está en la falda. Sin compartir una Cerveza se toma un dado de la cima: uno sobre el que no haya nada.
web-error-draft-covered = Sobre este dado hay algo. Solo se toman dados de la cima.
web-error-draft-beer = La Cerveza es un comodín, pero ninguna cara de este dado se podría tomar ahora.
web-error-recycle-covered = Sobre este dado hay algo. Solo vuelven a la bolsa dados de la cima.
web-pick-more = { $n ->
    [one] Elige un dado más: hay que usar cada símbolo.
   *[other] Elige { $n } dados más: hay que usar cada símbolo.
}
web-pick-full = { $n ->
    [one] Solo un dado: devuélvelo para elegir otro.
   *[other] Solo { $n } dados: devuelve uno para elegir otro.
}

### Reglas, semillas y nombres

error-rules-players = Se juega de 1 a 4 jugadores, no con { $value }.
error-rules-choice = «{ $name }» no puede ser { $value }; elige entre: { $choices }.
error-rules-bool = «{ $name }» es True o False, no { $value }.
error-rules-magic = «magic», los dados de magia con los que empieza el solitario, es 0, 1, 2 o 3, no { $value }.
error-rules-solo = «{ $name }» vale a partir de dos jugadores; en el solitario déjalo como está.
error-rules-table = «{ $name }» vale para el solitario; con dos o más jugadores déjalo como está.
error-rules-text = «{ $value }» no está escrito como se escriben las reglas: primero los jugadores, luego lo que cambia, como «3,heroes=all,reroll_hazards».
error-rules-type = Las reglas se dan como un objeto Rules, no como un valor de tipo { $type }.
error-copy-dice = Una copia tiene una semilla propia o los mismos dados, no ambas cosas.
error-seed-type = Una semilla es un número entero, un texto o None, no un valor de tipo { $type }.
error-seed-text = Esta semilla no se puede escribir como texto UTF-8; usa letras, cifras u otros caracteres que lo permitan.
error-names-count = Hay { $have } nombres para { $need } asientos; da un nombre por asiento.
error-names-type = Los nombres se dan como lista de textos, uno por asiento.

# Lo que el programa dice cuando tiene que negarse: qué estaba mal y qué habría estado bien.
# Los nombres del código y de los formatos (casillas, siglas de caras, claves, campos) quedan como se escriben.

### Alrededor de un motivo

error-legal = { $reason } Ahora se puede: { $actions }.
error-legal-more = { $actions } … y { $n } más
error-record = Línea { $line }: { $problem }
error-position = Posición, campo «{ $field }»: { $problem }
error-position-whole = Posición: { $problem }
error-facts = { $file }, «{ $entry }»: { $problem }
error-facts-file = { $file }: { $problem }

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

### Dados fijados

error-rolls-type = Los dados fijados se dan como lista de siglas de caras, como ["T3", "GB"].
error-rolls-few = Los dados indicados se acaban; luego vendría uno de estos: { $expected }.
error-rolls-many = { $count ->
    [one] Sobra un dado fijado: no se ha tirado nada más.
   *[other] Sobran { $count } dados fijados: no se ha tirado nada más.
}
error-rolls-wrong = «{ $token }» no puede salir aquí; tiene que ser uno de estos: { $expected }.
error-rolls-token = «{ $token }» no es nada que puedan mostrar los dados de este juego.

### Dados y héroes (dice.toml, heroes.toml)

error-facts-missing-file = aquí no hay ni dice.toml ni heroes.toml.
error-facts-read = el archivo no se puede leer ({ $detail }).
error-facts-toml = no es TOML correcto ({ $detail }).
error-facts-format = el formato { $value } es desconocido; este programa lee el formato 1.
error-facts-unknown-key = la clave «{ $key }» es desconocida.
error-facts-missing-key = falta la clave «{ $key }».
error-facts-type = «{ $key }» tiene que ser de tipo { $wanted }.
error-facts-kind = «{ $kind }» no es un tipo de dado; los tipos son { $kinds }.
error-facts-missing-kind = faltan los dados «{ $kind }».
error-facts-count = «{ $key }» es { $value }, pero tiene que ir de { $least } a { $most }.
error-facts-six = un dado tiene seis caras, este tiene { $count }.
error-facts-beer = un dado tiene exactamente una cara de Cerveza, este tiene { $count }.
error-facts-no-faces = hay que dar al menos una cara.
error-facts-token = «{ $token }» no es una cara; las caras se escriben como T1, G3, M2, HC2, HD4, XP, XS, XC2, TB.
error-facts-foreign = la cara { $token } no va en un dado «{ $kind }».
error-facts-duplicate = «{ $id }» está dos veces.
error-facts-id = «{ $id }» no sirve como sigla de un héroe: usa palabras en minúsculas unidas por «-», como dragon-slayer.
error-facts-set = «{ $set }» no es una serie de héroes; las series son { $sets }.
error-facts-hero-beer = un héroe no puede tener una cara de Cerveza ({ $token }), porque los héroes no se tiran ni se comparten.
error-facts-few-heroes = la serie «{ $set }» tiene { $count ->
    [one] { $count } héroe
   *[other] { $count } héroes
}; cuatro jugadores necesitan al menos cuatro.
error-facts-many-heroes = hay { $count } héroes; puede haber { $most } como máximo.

### Posiciones

error-position-type = una posición es un texto, no un valor de tipo { $type }.
error-position-format = una posición empieza por «DM1», no por «{ $value }».
error-position-fields = debería haber { $want } campos separados por un solo espacio, pero hay { $have }.
error-position-rules = { $detail }
error-position-number = «{ $value }» debería ser un número entero de { $least } a { $most }.
error-position-token = «{ $token }» no es ninguna cara de este juego.
error-position-order = las caras van en el orden de la tabla de dados, cada una una vez y con su cantidad delante: «{ $want }».
error-position-phase = «{ $value }» no es una fase de este juego; las fases son { $choices }.
error-position-turn = «{ $value }» no puede ser el estado de un turno en esta fase.
error-position-seat = «{ $value }» no es un asiento, que se escribe «héroe:dados:gastados:gastados del héroe:mantenidos:rondas» con «-» para nada.
error-position-hero = «{ $value }» no puede ser un héroe aquí: desconocido, repetido, ausente o ajeno a estas reglas.
error-position-rounds = «{ $value }» no es una lista de rondas puntuadas, que se escribe como «3/4/-2,0/2/0».
error-position-mountain = la montaña se escribe en filas de la a a la e unidas por «/», casillas unidas por «,», con «-» para una casilla vacía.
error-position-bag = la bolsa se escribe con las letras de los tipos y sus cantidades, como «T17G4M2H3X1», o «-» si está vacía.
error-position-tiebreaks = «{ $value }» no es una lista de desempates, que se escribe como «1=7/3=7».
error-position-conservation = entre bolsa, montaña y botines hay { $have } dados «{ $kind }», pero el juego tiene { $want }.
error-position-hanging = el dado de { $slot } no se apoya en nada; cada dado descansa sobre dos dados o sobre el suelo.
error-position-spent = hay más { $token } marcados de los que tienen el botín o el héroe.
error-position-choice = aquí ya no hay nada que elegir; una posición así sigue por sí sola.
error-position-named = «{ $value }» no puede estar aquí en esta fase: un asiento donde hace falta, «-» donde no.
error-position-early = esto no puede ser en la fase «{ $phase }».
error-position-chests = hay más dados mantenidos que cofres.
error-position-canonical = el programa lo escribe de otra manera: «{ $want }».

### Partidas registradas

error-record-type = un registro es un texto, no un valor de tipo { $type }.
error-record-format = un registro empieza con la línea «Format: 1».
error-record-version = el formato «{ $value }» es desconocido; este programa lee el formato 1.
error-record-header = una línea de la cabecera se escribe «Clave: valor».
error-record-key = la clave «{ $key }» es desconocida; las claves son { $keys }.
error-record-duplicate = la clave «{ $key }» está dos veces.
error-record-rules = estas no son reglas del juego: { $detail }
error-record-seats = los asientos deberían ser { $want } nombres separados por comas, entre comillas si tienen caracteres raros.
error-record-quoted = este texto no está entre comillas como debe, es decir, como en JSON: "…".
error-record-commitment = el compromiso de la semilla tiene 64 cifras hexadecimales, en minúsculas.
error-record-seed = esta semilla no corresponde al compromiso: su SHA-256 es otro.
error-record-facts = esta partida se jugó con otros dados o héroes que los que se usan aquí.
error-record-blank = una línea en blanco tiene que separar la cabecera de las jugadas.
error-record-start = la primera línea tras la cabecera tiene que ser «start» con los dados de la preparación.
error-record-empty = entre las jugadas no puede haber una línea vacía.
error-record-arrow = los dados se escriben después de « -> », separados por un solo espacio.
error-record-position = { $detail }
error-record-position-rules = la posición tiene otras reglas que las del encabezado.
error-record-cut = la última línea está cortada: cada línea acaba con un salto de línea.
error-record-illegal = { $detail }
error-record-rolls = { $detail }
error-record-after = la partida había terminado antes de esta jugada.
error-record-result = el resultado indicado es «{ $have }», pero las jugadas llevan a «{ $want }».
error-record-differs = tirada con la semilla, esta línea sería «{ $want }».

### Bots

error-bot-unknown = No hay ningún bot «{ $name }»; hay { $names }, o el tuyo como ruta/archivo.py:Nombre.
error-bot-missing = No hay ningún archivo «{ $path }» con un bot.
error-bot-name = En el archivo «{ $path }» no hay ningún «{ $name }».
error-bot-file = El bot no se puede cargar: { $detail }
error-bot-choose = «{ $name }» no tiene el método choose(game), que todo bot necesita.
error-bot-limit = «{ $name }» tiene que ser un número mayor que 0, no { $value }.
error-bot-illegal = El bot «{ $name }» eligió una acción ilegal: { $detail }
error-bot-raised = El bot «{ $name }» falló: { $detail }
error-bot-late = El bot «{ $name }» pensó más de { $seconds } segundos.
error-bot-died = El bot «{ $name }» hizo caer el proceso en el que corría (código de salida { $code }).

### Arena

error-arena-empty = No hay nada que jugar.
error-arena-few = { $least ->
    [one] Hace falta al menos un bot
   *[other] Hacen falta al menos { $least } bots distintos
}.
error-arena-alone = Una liguilla es para dos, tres o cuatro por mesa, no para el solitario.
error-arena-worker = Un proceso que jugaba partidas terminó por sí solo (código de salida { $code }). Todos los resultados hasta ahora se conservan.
error-arena-line = { $file }, línea { $line }: esto no son resultados de una arena.
error-arena-format = { $file } tiene el formato { $format }, que este programa no sabe leer.
error-arena-plan = { $file } tiene resultados de otro plan: allí { $name } es { $have } y aquí { $need }.
error-arena-code = { $file }: los bots, las reglas o los dados han cambiado desde que se jugaron estas partidas, así que no se pueden añadir más. Empieza un archivo nuevo; --resume muestra este.
error-arena-changed = El archivo de un bot ha cambiado mientras se jugaban sus partidas: las demás no las puede jugar el mismo bot. Empieza de nuevo.
error-arena-cluster = El clúster tiene otros bots, reglas o dados que esta máquina. Instala lo mismo en todos sus nodos.

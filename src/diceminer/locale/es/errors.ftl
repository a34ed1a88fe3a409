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

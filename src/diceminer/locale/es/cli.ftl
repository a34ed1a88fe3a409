# La línea de órdenes. Los textos que muestra --help van en una línea sin variables, para que
# responda antes de que Fluent esté cargado. %s y %(…)s son de argparse y se quedan como están.

### Palabras del intérprete

cli-usage = uso:
cli-arguments = lo que hay que dar
cli-options = opciones
cli-general = opciones generales
cli-variants = variantes del juego
cli-commands = órdenes
cli-examples = ejemplos
cli-help = muestra esta ayuda y sale
cli-version = muestra la versión y sale
cli-lang = idioma de todos los textos; si falta, el del sistema
cli-data = carpeta con un dice.toml o un heroes.toml propio, que entonces vale en todas partes
cli-json = responde en JSON, para otros programas

cli-metavar-command = ORDEN
cli-metavar-file = ARCHIVO
cli-metavar-folder = CARPETA
cli-metavar-list = A,B,…
cli-metavar-text = TEXTO
cli-metavar-number = N
cli-metavar-trove = BOTÍN
cli-metavar-dice = DADOS
cli-metavar-position = POSICIÓN
cli-metavar-section = SECCIÓN

### Uso incorrecto

cli-hint = véase { $command }
cli-argument = %(argument_name)s: %(message)s
cli-unrecognized = argumentos desconocidos: %s
cli-not-allowed = no junto con %s
cli-ignored-explicit = no lleva valor, pero recibió %r
cli-required = falta: %s
cli-one-required = hace falta uno de estos: %s
cli-expected-one = falta un valor
cli-expected-at-most-one = un valor como mucho
cli-expected-at-least-one = falta al menos un valor
cli-ambiguous = %(option)s puede querer decir %(matches)s
cli-unexpected-option = opción inesperada: %s
cli-invalid-value = esto no se puede leer: %(value)r (%(type)s)
cli-invalid-choice = %(value)r no está entre %(choices)s
cli-invalid-choice-meant = %(value)r no está entre %(choices)s; ¿quizá %(suggestion)r?
cli-unknown-command = %(parser_name)r no está entre %(choices)s
cli-number = «{ $value }» debería ser un número entero de { $least } a { $most }
cli-file = { $file }: { $detail }
cli-file-missing = { $file }: no existe tal archivo
cli-file-folder = { $file }: es una carpeta, no un archivo
cli-file-forbidden = { $file }: el sistema no lo permite
cli-not-text = { $file }: no es un texto UTF-8
cli-os-error = no se puede escribir el resultado: { $detail }
cli-unexpected = algo salió mal que no debía ({ $detail }); con DICEMINER_DEBUG=1 dice dónde

### diceminer

cli-description = Dice Miner: jugarlo, puntuar una mesa de verdad, repasar y demostrar partidas registradas, hacer jugar a los bots. Una obra de aficionados, no oficial.
cli-more-help = Cada orden tiene su propia página de ayuda: diceminer ORDEN --help

### play

cli-about-play = jugar en la terminal
cli-more-play = El juego a pantalla completa para 1 a 4 puestos, personas ante un mismo teclado y bots en cualquier mezcla. Sin opciones lo pregunta todo; se puede salir en cualquier momento y seguir después.
cli-play-players = número de jugadores: tú, y bots codiciosos en los demás puestos
cli-play-seats = quién se sienta dónde: human, un bot (random, novice, apprentice, greedy, journeyman, master) o uno propio como ruta/archivo.py:Nombre
cli-play-names = nombres por puesto; alguno puede quedar vacío
cli-seed = cualquier texto o número; la misma semilla da los mismos dados
cli-play-resume = sigue con la partida que se dejó
cli-play-new = empieza una partida enseguida, sin el menú
cli-play-resume-alone = --resume sigue una partida tal como estaba; no admite jugadores, nombres ni variantes
cli-play-names-count = hay más nombres ({ $have }) que puestos ({ $need })
cli-play-no-terminal = el juego necesita una terminal con teclado y pantalla; aquí uno de los dos es un archivo o una tubería
cli-play-no-textual = el juego en la terminal necesita Textual, que no está instalado: pip install 'diceminer[terminal]'
cli-example-play = el menú: quién juega, con qué variantes
cli-example-play-solo = un solitario que empieza con dos dados de magia
cli-example-play-seats = tres puestos, un bot entre dos personas
cli-example-play-resume = seguir donde lo dejaste

### serve

cli-about-serve = jugar en el navegador, a solas o con amigos
cli-about-database = actualizar las mesas de un servidor, o trasladarlas
cli-more-serve = Sirve el juego como una página: contra bots, a solas o con amigos por un enlace. Las mesas se guardan en una carpeta tuya y, tras un reinicio, siguen donde estaban. Se detiene con Ctrl-C.
cli-more-database = Actualiza la base de datos de un servidor antes de que arranque una versión nueva, o copia todo su contenido en otra, vacía: de SQLite a PostgreSQL, o al revés. Mientras tanto, ningún servidor puede usarlas.
cli-serve-host = dirección en la que escuchar (127.0.0.1, solo esta máquina); 0.0.0.0 para toda la red
cli-serve-port = puerto en el que escuchar (8765)
cli-serve-data-folder = dónde se guardan las mesas; si no, tu carpeta de datos
cli-serve-page = carpeta de una página construida que servir en lugar de la del programa
cli-serve-bot = un bot tuyo, ruta/archivo.py:Nombre, que los jugadores pueden elegir; se puede repetir
cli-serve-origin = dirección de otra página que puede hablar con este servidor, como http://localhost:5173; se puede repetir
cli-serve-open = abre la página en el navegador
cli-serve-no-folder = No hay ninguna carpeta «{ $path }».
cli-serve-same-bot = Dos bots se llaman «{ $name }» y nadie podría distinguirlos: cambia el nombre de la clase de uno.
cli-serve-no-extra = el servidor necesita paquetes que no están instalados: pip install 'diceminer[server]'
cli-serve-log = cómo contar lo que ocurre: text para una persona, json para un programa (por defecto, según si la salida de error es un terminal o no)
cli-serve-port-taken = El puerto { $port } ya está en uso. Elige otro con --port, o --port 0 para uno libre cualquiera.
cli-serve-no-listening = No se puede escuchar en { $host }, puerto { $port }: { $detail }
cli-serve-data-unusable = La carpeta «{ $path }» no se puede usar para las mesas: { $detail }. Elige otra con --data-folder.
cli-serve-secret = «{ $path }» no es un secreto. Bórralo para que se cree uno nuevo; entonces ya no se reconocerá a los invitados.
cli-serve-database = Las mesas de «{ $path }» no se pueden usar: { $detail }
cli-serve-database-help = dónde se guardan las mesas, como postgresql://usuario@host/nombre; sin ella, un archivo SQLite en la carpeta de datos
cli-serve-database-url = Esta no es la dirección de una base de datos que el programa conozca: «{ $url }». Puede ser como postgresql://usuario@host/nombre, o sqlite:////ruta/del/archivo.
cli-serve-no-postgres = PostgreSQL necesita su controlador: instala diceminer[postgres].
cli-serve-locked = Otro servidor ya usa «{ $path }». Deténlo primero, o elige otra --data-folder.
cli-serve-newer = Las mesas de «{ $path }» son de una versión más reciente de este programa. Usa esa, u otra --data-folder.
cli-serve-config = archivo TOML con los ajustes del servidor; si no, el que indica DICEMINER_SERVER_CONFIG
cli-serve-config-unreadable = Los ajustes de «{ $path }» no se pueden leer: { $detail }
cli-serve-no-setting = El ajuste «{ $name }» no existe. docs/serving.md los enumera.
cli-serve-setting = El ajuste «{ $name }» no puede ser «{ $value }». docs/serving.md dice qué puede ser.
cli-serve-listening = Dice Miner se sirve en { $address }
cli-example-serve = solo en esta máquina
cli-example-serve-open = jugar enseguida en el navegador
cli-example-serve-network = para toda la red, en otro puerto
cli-example-serve-database = con las mesas en PostgreSQL
cli-example-database-upgrade = como un paso aparte, antes de arrancar los servidores
cli-example-database-copy = trasladar las mesas de un portátil a PostgreSQL
cli-database-task = upgrade: actualizarla; copy: copiarlo todo en otra
cli-database-url = la base de datos, como postgresql://usuario@host/nombre o la ruta de un archivo SQLite
cli-database-target = con copy: la base de datos en la que copiar
cli-database-urls = upgrade pide una base de datos, copy pide dos.
cli-database-upgraded = «{ $path }» está al día.
cli-database-no-file = No hay ningún archivo «{ $path }».
cli-database-not-empty = «{ $path }» no está vacía. No se ha copiado nada: elige una base de datos sin mesas.
cli-database-copied = { $n ->
    [one] Se ha copiado una mesa en «{ $path }», con todo lo que le pertenece. Conserva el archivo «secret» de la carpeta de datos: por él se reconoce a los invitados.
   *[other] Se han copiado { $n } mesas en «{ $path }», con todo lo que les pertenece. Conserva el archivo «secret» de la carpeta de datos: por él se reconoce a los invitados.
}

### score

cli-about-score = puntuar los botines de una mesa de verdad
cli-more-score = La hoja de puntos. Un botín por argumento, sus dados con sus siglas separadas por espacios o comas: T1–T5 túneles, G1–G3 gemas, M magia, HC desprendimientos, HD dragones, XP pico, XS escudo, XC2 dos cofres, TB GB MB HB XB Cerveza. Varios iguales: 2T1 o T1x2.
cli-trove = los dados de un jugador; - para ninguno
cli-score-heroes = un héroe por botín, por su identificador; none para ninguno
cli-score-solo = puntúa un solitario: un botín, y su rango
cli-score-cached = dados de tesoro en cofres (solitario)
cli-example-score = dos jugadores; quien tiene más gemas las cuenta dos veces
cli-example-score-heroes = con las caras de un héroe
cli-example-score-solo = un solitario con tres gemas en un cofre

### replay

cli-about-replay = contar una partida registrada
cli-more-replay = Cuenta una partida registrada suceso por suceso. Los números de la izquierda cuentan las acciones.
cli-record-file = el registro de una partida; - lo lee de la entrada estándar
cli-replay-pictures = dibuja la posición tras cada acción
cli-replay-step = espera la tecla Intro tras cada acción
cli-replay-at = solo la posición tras N acciones (0: tras la preparación)
cli-replay-next = — Intro: sigue, q: basta —
cli-replay-step-alone = --step es para leer paso a paso; no va ni con --json ni con --at
cli-replay-no-terminal = --step necesita un teclado; aquí la entrada estándar es un archivo o una tubería
cli-replay-short = esta partida tiene { $n ->
    [one] solo una acción
   *[other] solo { $n } acciones
}
cli-replay-goes-on = El registro acaba aquí; la partida sigue.
cli-replay-score = Puntuación final: { $points } – { $rank }.
cli-replay-totals = Totales – { $totals }.
cli-replay-total = { $name }: { $n }
cli-example-replay = toda la partida en palabras
cli-example-replay-step = acción por acción, con dibujos
cli-example-replay-at = dónde estaba la partida tras doce acciones

### verify

cli-about-verify = demostrar que los dados de un registro son limpios
cli-more-verify = Vuelve a lanzar los dados de un registro desde su semilla y compara línea por línea. El SHA-256 de la semilla se prometió antes del primer lanzamiento, para que nadie eligiera una a su gusto.
cli-verify-seed = la semilla, si el registro no la muestra
cli-verify-fair = { $n ->
    [one] El único dado sale de la semilla.
   *[other] Los { $n } dados salen todos de la semilla.
}
cli-verify-promised = La semilla es la que se prometió.
cli-verify-unpromised = En este registro no se prometió ninguna semilla: pudo elegirse después.
cli-verify-failed = No demostrado. { $problem }
cli-verify-no-seed = Nada que demostrar todavía: el registro cumple las reglas, pero su semilla no está revelada. Dala con --seed cuando la sepas.
cli-verify-no-commitment = Nada que demostrar: el registro cumple las reglas, pero no da ni promete ninguna semilla.
cli-example-verify = una partida acabada, que revela su semilla
cli-example-verify-seed = con una semilla sabida por otra parte

### show

cli-about-show = dibujar una posición
cli-more-show = Dibuja una posición dada en una línea de texto (docs/notation.md), o el punto en que está una partida registrada.
cli-show-position = una posición, el archivo de un registro, o - para la entrada estándar
cli-show-svg = escribe el dibujo como SVG en un archivo; - para la salida estándar
cli-show-neither = «{ $text }» no es ni una posición, que empieza por DM1, ni un archivo
cli-example-show = una posición en texto
cli-example-show-svg = un dibujo del punto en que está una partida

### simulate

cli-about-simulate = hacer que los bots jueguen muchas partidas
cli-more-simulate = Hace que los bots jueguen entre sí en todos los núcleos y resume: victorias con su intervalo al 95 %, puntos, la parte de quien empieza; para un solo jugador, puntuaciones y rangos. La misma semilla da las mismas partidas con cualquier número de núcleos. Un bot tuyo que falla o tarda demasiado pierde esa partida. Ctrl-C detiene, y muestra lo jugado hasta entonces.
cli-simulate-games = cuántas partidas (1000)
cli-simulate-players = un bot por puesto, de 1 a 4: random, novice, apprentice, greedy, journeyman, master o ruta/archivo.py:Nombre (random,greedy)
cli-simulate-jobs = cuántos núcleos usar; si falta, todos
cli-simulate-rows = escribir cada partida en este archivo como una línea de JSON, como las guarda la arena
cli-simulate-records = escribir en esta carpeta el registro de cada partida
cli-simulate-stopped = Detenido: se jugaron { $done } de { $games } partidas.
cli-simulate-playing = jugando
cli-simulate-player = Jugador
cli-simulate-wins = Victorias
cli-simulate-share = Parte
cli-simulate-games-column = Partidas
cli-simulate-round = R{ $n }
cli-simulate-starter = Quien empezó la primera ronda ganó el { $share } de las partidas (95 %: { $low } – { $high }).
cli-simulate-tied = { $n ->
    [one] { $n } partida necesitó desempate.
   *[other] { $n } partidas necesitaron desempate.
}
cli-simulate-score = { $player }: { $mean } puntos de media (desviación típica { $deviation }), de { $least } a { $most }, mediana { $median }.
cli-simulate-seed = { $n ->
    [one] { $n } partida
   *[other] { $n } partidas
}, --seed { $seed }
cli-example-simulate = diez mil partidas de uno que juega al azar contra uno codicioso
cli-example-simulate-solo = el solitario más difícil, en JSON
cli-example-simulate-own = un bot tuyo, con el registro de cada partida en la carpeta games

### arena

cli-about-arena = celebrar encuentros y torneos de bots
cli-more-arena = Juega un encuentro, una liguilla o el solitario. Cada semilla se juega una vez desde cada puesto, en todos los núcleos; los resultados se guardan en un archivo según llegan, y la misma orden sigue con él tras una interrupción. Muestra partes de victorias y puntuaciones Elo con sus intervalos al 95 %. Un bot que falla, hace trampas o tarda demasiado pierde esa partida, y la arena sigue.
cli-arena-players = un encuentro, un bot por puesto, de 2 a 4: greedy,random,random es uno contra dos
cli-arena-round-robin = cada bot contra cada otro
cli-arena-solo = el solitario: cada bot juega las mismas semillas
cli-arena-resume = seguir con el plan de este archivo de resultados, o mostrarlos otra vez
cli-arena-games = partidas por encuentro (100), redondeadas a vueltas completas de la mesa
cli-arena-table = puestos por mesa de la liguilla, de 2 a 4 (2); desde 3, cada pareja juega uno contra el resto, en los dos sentidos
cli-arena-limit = segundos por jugada para un bot tuyo (60)
cli-arena-results = dónde guardar los resultados (arena-SEMILLA.jsonl)
cli-arena-html = escribir en este archivo un informe con gráficos
cli-arena-metavar-address = DIRECCIÓN
cli-arena-ray = jugar en un clúster de Ray: su dirección, o nada para un Ray en esta máquina
cli-arena-names = los bots son random, novice, apprentice, greedy, journeyman, master, un nivel con un límite como master@500, o ruta/archivo.py:Nombre
cli-arena-number = «{ $value }» debería ser un número mayor que 0
cli-arena-resume-alone = --resume sigue con un plan tal cual; del plan, solo se puede dar -n
cli-arena-no-plan = da --players, --round-robin, --solo o --resume
cli-arena-outdated = { $file }: los bots, las reglas o los dados han cambiado desde que se jugaron estas partidas. Se muestran tal cual; no se juegan más.
cli-arena-other-command = { $file } pertenece a otro comando: { $command }
cli-arena-refused = { $bot } pierde por abandono todas las partidas que le quedan. { $reason }
cli-arena-stopped = Detenido; se conservan { $done } de { $games } partidas. Para seguir: { $command }
cli-arena-no-extra = --html necesita Matplotlib, que no está instalado: pip install 'diceminer[arena]'
cli-arena-no-ray = --ray necesita Ray, que no está instalado: pip install 'diceminer[ray]'
cli-arena-bot = Bot
cli-arena-rating = Elo
cli-arena-share = Victorias
cli-arena-points = Puntos
cli-arena-score = Puntuación
cli-arena-behind = Distancia
cli-arena-games-column = Partidas
cli-arena-move = Por jugada
cli-arena-seconds = { $n } s
cli-arena-milliseconds = { $n } ms
cli-arena-microseconds = { $n } µs
cli-arena-even = Una parte igual es { $share }. Los intervalos son al 95 %, según lo que difieren las semillas.
cli-arena-anchor = Puntuaciones en la escala Elo: { $bot } vale 0, y 400 más son diez a uno.
cli-arena-unrated = Las puntuaciones Elo necesitan un paquete más: pip install 'diceminer[arena]'
cli-arena-forfeit = { $bot } perdió por abandono { $n ->
    [one] { $n } partida
   *[other] { $n } partidas
}. { $reason }
cli-arena-foot = { $n ->
    [one] { $n } partida
   *[other] { $n } partidas
}, --seed { $seed }, { $file }
cli-arena-missing = { $n ->
    [one] Queda { $n } partida del plan por jugar.
   *[other] Quedan { $n } partidas del plan por jugar.
}
cli-example-arena = cien partidas, cada semilla desde los dos puestos
cli-example-arena-round-robin = un torneo con un informe
cli-example-arena-table = un codicioso en una mesa con tres que juegan al azar
cli-example-arena-resume = seguir tras una interrupción

### balance

cli-about-balance = medir si el juego es justo
cli-more-balance = Hace que un bot juegue con todos los héroes, cada uno con los dados de cada puesto, y dice la parte de victorias de cada héroe, lo que vale empezar, lo que valen cada tipo de dado y la cerveza, y con qué frecuencia empatan las rondas; todo con su intervalo al 95 %. La misma orden sigue tras una interrupción.
cli-balance-games = cuántas partidas (12000), redondeadas a repartos completos de todos los héroes
cli-balance-bot = quién juega; si falta, el bot más fuerte que sea bastante rápido
cli-balance-metavar-bot = BOT
cli-balance-table = jugadores en la mesa, de 2 a 4 (2)
cli-balance-seed = un texto o un número cualquiera; la misma semilla da las mismas partidas (balance)
cli-balance-docs = escribir en esta carpeta una página de Markdown y sus imágenes
cli-example-balance = el informe que muestra la documentación
cli-example-balance-table = para tres jugadores, en JSON
cli-example-balance-resume = mostrar otra vez los resultados guardados, en una página

### train

cli-about-train = volver a aprender lo que saben los bots fuertes
cli-more-train = Hace mejorar al jugador rápido contra sí mismo y ajusta a sus partidas la estimación del maestro, para 2, 3 y 4 jugadores; o enseña al que juega en solitario. Todos los núcleos, menos de una hora con los valores dados; la misma semilla da el mismo archivo. Va en lugar del archivo de ese nombre junto a los bots.
cli-train-what = «table»: el juego de 2 a 4; «solo»: el juego en solitario
cli-train-out = el archivo que se escribe, por ejemplo learned.npz
cli-train-games = de cuántas partidas aprender
cli-train-steps = solo table: cuántos pasos de ajuste para cada número de jugadores
cli-train-seed = un número: el mismo da el mismo archivo (1)
cli-train-learning = aprendiendo
cli-train-no-folder = No existe la carpeta «{ $path }».
cli-train-written = Escrito: { $path }
cli-example-train = las decisiones y la estimación del maestro
cli-example-train-solo = una lección breve para el solitario

### rules

cli-about-rules = leer las reglas del juego
cli-more-rules = Las reglas del juego con los dados y los héroes en uso, todas o una sección.
cli-rules-section = número o nombre de una sección, como 5.3 o Solitario
cli-rules-unknown = las reglas no tienen ninguna sección «{ $section }»; están { $sections }
cli-example-rules-all = todas
cli-example-rules = cómo se puntúa un botín, en italiano

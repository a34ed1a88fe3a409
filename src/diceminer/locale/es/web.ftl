# El juego en el navegador.

### Inicio

web-motto = Una montaña de dados, enanos y cerveza.
web-play-now = Jugar ya
web-play-now-about = { $n ->
    [one] Contra un bot: { $level }.
   *[other] Contra { $n } bots: { $level }.
}
web-bots = Contra bots
web-play = Jugar
web-name = Tu nombre
web-opponents = Rivales
web-level = Lo buenos que son
web-seconds = Tiempo para pensar
web-seconds-usual = Como siempre
web-seconds-some = { $n ->
    [one] Un segundo por jugada
   *[other] { $n } segundos por jugada
}
web-bot-seconds = { $bot }, { $n } s
web-friends = Con amigos
web-friends-about = Abre una mesa y envía un enlace para cada asiento. A tus amigos les basta un nombre.
web-friends-here = Varias personas ante esta pantalla y, si quieres, bots. Para jugar con amigos en otra parte, alguien tiene que alojar el servidor del juego.
web-seat-friend = Un amigo, con un enlace
web-seat-here = Alguien en esta pantalla
web-seat-bot = Bot: { $bot }
web-seat-open = Asiento libre
web-seat-add = Un asiento más
web-seat-remove = Quitar el asiento { $n }
web-fill = Quién ocupa el asiento { $n }
web-pace = Tiempo por jugada
web-pace-none = Sin prisa; si alguien se va, sigue un bot
web-pace-seconds = { $n } segundos, luego ayuda un bot
web-pace-day = Un día, también para quien se va
web-open-table = Abrir la mesa
web-solo-about = Cava a solas por un rango. Con menos dados de magia es más difícil.
web-solo-best = Bajo cada número: tu mejor puntuación.
web-solo-none = Todavía sin puntuación: el primer rango te espera.
web-dig = Cavar a solas
web-variants = Héroes y variantes
web-my-tables = Tus mesas
web-past-tables = Partidas terminadas
web-tables-all = Mostrar todas ({ $n })
web-table-remove = Quitar «{ $names }» de la lista
web-table-remove-sure = ¿Quitar?
web-table-waiting = espera jugadores
web-table-playing = en curso
web-table-yours = ¡Te toca!
web-unofficial = Obra de aficionados no oficial, del juego de Joshua DeBonis y Nikola Risteski publicado por Atlas Games.
web-notices = Licencias de las fuentes y bibliotecas
web-insecure = Aquí puedes jugar contra bots. Para jugar sin conexión e instalar el juego hace falta una dirección https, o localhost.

### Partidas guardadas en este navegador

web-archive = Tus partidas en este navegador
web-archive-about = Las partidas contra bots, en solitario y ante una pantalla se juegan y se guardan en este navegador, y en ningún otro sitio. Los navegadores pueden borrar lo que guardan, si falta espacio o tras semanas sin visitas. Un archivo es más seguro y lo lleva todo a otro navegador.
web-archive-save = Guardar todo en un archivo
web-archive-restore = Leer un archivo así
web-archive-restored = { $n ->
    [0] No se añadió ninguna partida.
    [one] Se añadió una partida.
   *[other] Se añadieron { $n } partidas.
}
web-archive-known = { $n ->
    [one] Una ya estaba aquí.
   *[other] { $n } ya estaban aquí.
}
web-archive-damaged = { $n ->
    [one] Una no se puede leer y se dejó fuera.
   *[other] { $n } no se pueden leer y se dejaron fuera.
}
web-import-foreign = Este no es un archivo de partidas guardadas: no ha cambiado nada.
web-unkept = Este navegador no guarda nada por ahora: está lleno, o es una ventana privada. Puedes seguir jugando, pero al cerrar la página se pierde la partida.
web-unreadable = Esta partida no se puede abrir
web-unreadable-about = Viene de otra versión de la página, o está dañada. Se queda aquí como está, y puedes guardarla en un archivo.
web-unreadable-save = Guardarla en un archivo
web-broken = No se pudo cargar el motor del juego
web-broken-about = Falta una parte de esta página o está dañada. Vuelve a cargarla: tus partidas siguen aquí.
web-broken-unsupported = Este navegador no puede ejecutar el motor del juego: es demasiado antiguo, o WebAssembly está desactivado.

### La barra de arriba

web-home = Inicio
web-settings = Ajustes
web-rules = Reglas
web-sound = Sonido
web-sound-off = Quitar el sonido (M)
web-sound-on = Poner el sonido (M)
web-light = Colores claros
web-dark = Colores oscuros
web-language = Idioma
web-round = Ronda { $n }
web-watching = espectador
web-close = Cerrar

### Antes de empezar

web-lobby = La mesa está puesta
web-sit-about = Hay un asiento para ti. ¿Cómo te llamarán los demás?
web-sit = Sentarse
web-seat-lost = Quien organiza ha dado tu asiento a otro. Puedes quedarte a mirar.
web-seat-gone = Este asiento está ocupado y la partida está en curso. Estás mirando.
web-you = tú
web-here = está aquí
web-not-here = ausente
web-seat-waits = espera a quien tenga su enlace
web-copy = Copiar enlace
web-copied = ¡Copiado!
web-start = Empezar la partida
web-start-about = { $n ->
    [one] Queda un asiento libre: envía su enlace o dáselo a un bot.
   *[other] Quedan { $n } asientos libres: envía sus enlaces o dáselos a bots.
}
web-host-starts = El anfitrión empieza cuando estén todos.
web-host-gone = El anfitrión se ha ido. Si no vuelve, otra persona ocupará su lugar.
web-watch-link = Un enlace para espectadores:

### El hilo con el servidor

web-opening = La mina abre …
web-line-lost = Se perdió la conexión. Probando de nuevo …
web-gone = Esta mesa no existe
web-gone-about = Quizá el enlace está dañado o la mesa ya se recogió.
web-trouble = El servidor no responde. Inténtalo de nuevo en un momento.
web-server-away = El servidor no responde. Aun así puedes jugar aquí: contra bots, en solitario o juntos ante esta pantalla.
web-kept = Un bot ha guardado el asiento de { $name }.
web-back = Recuperarlo

### A quién le toca y qué se pide

web-asked = Qué se pide
web-wait = Un momento …
web-skip = Saltar
web-thinking = { $name } está pensando …
web-waiting-for = Le toca a { $name }.
web-absent = { $name } ha dejado la mesa.
web-clock = Quedan { $n } segundos
web-ask-hero = Elige tu héroe.
web-ask-take = Toma un dado de la cima.
web-ask-take-or-share = Toma un dado de la cima, o comparte antes una Cerveza.
web-ask-share-with = { $face }: ¿con quién la compartes?
web-ask-beer = ¡Salud! Toma un dado de la cima o de la falda.
web-ask-second = Toma un segundo dado, cima o falda, o déjalo.
web-ask-second-must = Toma un segundo dado de la cima o de la falda.
web-ask-spend = Gasta una cara de magia para volver a tirar dados, o déjalo.
web-ask-reroll = Elige los dados que vuelves a tirar: { $chosen } de { $n }.
web-ask-cache = Tus cofres mantienen hasta { $n }: { $chosen } elegidos.
web-ask-draft = Toma un dado de la cima.
web-ask-stuck = Ahora no se puede tomar ningún dado.
web-ask-wild = { $face } es un comodín: elige su cara.
web-ask-chest = { $face }: ¿a un cofre, donde cuenta doble?
web-ask-discard = { $face }: ¿gastarlo? El dado sale del juego y otros tantos dados de la cima vuelven a la bolsa.
web-ask-recycle = { $n ->
    [one] Devuelve a la bolsa un dado más de la cima.
   *[other] Devuelve a la bolsa { $n } dados más de la cima.
}
web-ask-stop = ¿Dejar de cavar con { $points }?
web-share = Compartir una Cerveza
web-roll = ¡Tirar!
web-spend = Gastarlo
web-keep = { $n ->
    [one] Mantener un dado, tirar el resto
   *[other] Mantener { $n } dados, tirar el resto
}
web-keep-none = No mantener nada, tirar todo
web-into-chest = { $face }, a un cofre
web-refill = Rellenar la montaña
web-stop = Dejar de cavar
web-stop-here = Parar aquí
web-done-magic = Basta de magia
web-done-second = Dejarlo
web-cancel = Devolverlo
web-see-end = Ver el resultado
web-undo = Deshacer
web-undo-about = Deshacer tu última acción (U), mientras no se haya tirado ningún dado ni haya jugado nadie más
web-undone = { $name } deshace su jugada.

### La montaña y los botines

web-mountain = La montaña
web-mountain-keys = Dados de la montaña: las flechas se mueven, Intro toma.
web-die-take = { $slot }: { $face }, se puede tomar
web-die-draft = { $slot }: { $face }, se puede tomar
web-die-recycle = { $slot }: { $face }, se puede devolver a la bolsa
web-tap-again = Toca otra vez para tomarlo
web-die-lies = { $slot }: { $face }
web-bag = { $n ->
    [one] { $n } dado en la bolsa
   *[other] { $n } dados en la bolsa
}
web-trove-of = Botín de { $name }
web-pull = Mostrar u ocultar tu botín
web-unfold = Desplegar el botín de { $name }
web-turn = a quién le toca
web-no-hero = aún sin héroe
web-away = lo guarda un bot
web-of-hero = del héroe
web-spent = gastado
web-chosen = elegido
web-cached = en un cofre
web-adds = { $points } puntos aquí
web-put-back = devolverlo
web-do-share = compartirla
web-do-spend = gastarlo
web-do-reroll = volver a tirarlo
web-magic-left = { $n ->
    [one] { $n } símbolo de magia por gastar
   *[other] { $n } símbolos de magia por gastar
}
web-live = como está ahora
web-hero-card = { $hero }: { $faces }
web-scored = Puntuación de la ronda { $n }

### A hint of the master, at tables where nobody but bots is

web-hint = Consejo
web-hint-about = ¿Qué haría el maestro? (I)
web-hint-asked = El maestro está pensando …
web-hint-win = victoria: { $chance }
web-hint-points = { $points } al final
web-act-take = Toma { $face } de { $slot }
web-act-draft = Toma { $face } de { $slot }{ $cached ->
    [yes] , en un cofre
   *[no] { "" }
}
web-act-draft-as = Toma { $face } de { $slot } como { $wish }{ $cached ->
    [yes] , en un cofre
   *[no] { "" }
}
web-act-recycle = Devuelve a la bolsa { $face } de { $slot }
web-act-share = Comparte { $face } con { $name }
web-act-spend = Gasta { $face }
web-act-reroll = Vuelve a tirar { $face }
web-act-cache = Mantén { $face }
web-act-done = Déjalo así

### Hoja y crónica

web-sheet = Hoja de puntos
web-round-total = Ronda
web-tiebreak = Desempate
web-explain-tunnels = Túneles { $numbers }: { $points }
web-explain-treasure = { $gems }: { $points }
web-explain-treasure-most = { $gems }, más que nadie en la mesa, cuentan doble: { $points }
web-explain-hazards = { $caveins } con { $pickaxes }, { $dragons } con { $shields }: { $points }
web-refills = { $n ->
    [0] La montaña aún no se ha rellenado.
    [one] La montaña se ha rellenado una vez.
   *[other] La montaña se ha rellenado { $n } veces.
}
web-log = Qué ha pasado
web-log-empty = Nada todavía.

### El final

web-over = ¡Gana { $name }!
web-over-solo = Se acabó de cavar: { $points }.
web-why-most = { $name } tiene más puntos que nadie: { $points }, con { $lead } de ventaja.
web-why-tiebreak = Empate a { $total }, que { $name } deshace con { $points }.
web-all-rounds = { $part }, todas las rondas
web-solo-score = puntos
web-rematch = Jugar otra vez
web-rematch-waits = Los demás quieren otra partida.
web-rematch-go = Ir con ellos
web-outdated = Hay una versión nueva de esta página.
web-reload = Recargarla
web-record = Descargar la partida
web-proof = La prueba de los dados
web-proof-about = Todos los dados de esta partida salen de una palabra secreta. Antes de la primera tirada el servidor publicó su huella; ahora dice la palabra, y cualquiera puede volver a tirar todos los dados.
web-proof-local = Todos los dados de esta partida salen de una palabra que tu navegador eligió al azar. Con ella, cualquiera puede volver a tirar todos los dados.
web-proof-promise = La huella, publicada antes de la primera tirada (SHA-256)
web-proof-seed = La palabra
web-proof-kept = Tu navegador lo ha comprobado: la huella es la de la palabra.
web-proof-broken = Algo va mal: la huella no es la de la palabra.

### Las reglas en breve

web-short-take = Cavar
web-short-take-about = En tu turno toma un dado de la cima de la montaña: uno sobre el que no haya nada.
web-short-beer = ¡Salud!
web-short-beer-about = Da a otro un dado que muestre Cerveza: se tira, y tú tomas uno o dos dados, también de la falda. Lo que estaba sobre un dado de la falda resbala.
web-short-magic = Magia
web-short-magic-about = Acabada la montaña, gasta magia: con cada símbolo vuelves a tirar uno de tus dados. Los peligros se quedan.
web-short-tunnels = Túneles
web-short-tunnels-about = Las escaleras desde el 1 valen sus números. Un hueco corta la escalera.
web-short-treasure = Tesoro
web-short-treasure-about = Un punto por gema, el doble para quien tenga más en solitario.
web-short-hazards = Peligros
web-short-hazards-about = Cuestan puntos, salvo con la herramienta: los picos convierten en puntos los desprendimientos, los escudos los dragones. Cada herramienta más los cuenta otra vez.
web-short-chests = Cofres
web-short-chests-about = Tras las rondas 1 y 2 se tiran todos los dados. Cada cofre mantiene uno tal cual.
web-short-win = Tres rondas
web-short-win-about = Los botines crecen y puntúan en cada una. Gana quien tenga más puntos.
web-rules-whole = Todas las reglas
web-keys = Teclas: las flechas recorren la montaña, Intro toma, Tab pasa a los botines, Esc devuelve, H apura a los demás, U deshace, I pregunta al maestro cuando se juega entre bots, M es el sonido, ? estas reglas.

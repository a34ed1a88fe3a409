# El juego en la terminal. Lo que sigue a una tecla es corto: todo cabe en ochenta columnas.

### La pantalla de inicio

term-menu-line = Una montaña de dados, y cerveza.
term-menu-resume = Seguir con la partida
term-menu-new = Partida nueva
term-menu-solo = Partida en solitario
term-menu-scores = Mejores puntuaciones
term-menu-rules = Reglas
term-menu-language = Idioma: { $name }
term-menu-quit = Salir
term-menu-note = Obra de aficionados no oficial sobre el juego de Joshua DeBonis y Nikola Risteski, publicado por Atlas Games.

### Ajustes de una partida nueva

term-setup-title = Una partida nueva
term-players = Jugadores
term-players-about = De dos a cuatro se excava unos contra otros; a solas se excava para lograr un rango.
term-solo = 1, en solitario
term-seat = Asiento { $n }
term-seat-about = Una persona en este teclado, o un bot.
term-person = Persona
term-name = nombre
term-name-about = Cómo te llaman los demás.
term-yes = sí
term-no = no
term-space = Espacio
term-enter = Intro

### Teclas

term-key-move = mover
term-key-choose = elegir
term-key-change = cambiar
term-key-start = empezar
term-key-take = tomar
term-key-draft = tomar
term-key-recycle = reciclar
term-key-share = compartir
term-key-magic = magia
term-key-refill = rellenar
term-key-done = listo
term-key-stop = parar
term-key-spend = gastar
term-key-pick = elegir
term-key-roll = tirar
term-key-hurry = más rápido
term-key-log = diario
term-key-help = ayuda
term-key-menu = menú
term-key-back = atrás
term-key-go-on = seguir
term-key-scroll = desplazar
term-key-rules = reglas
term-key-language = idioma
term-key-more = otras tablas
term-key-rematch = revancha
term-key-save = guardar la partida
term-key-quit = salir

### Lo que se pide

term-ask-hero = { $name }, elige tu héroe.
term-ask-take = { $name }, toma un dado de la cima.
term-ask-take-or-share = { $name }, toma un dado de la cima, o comparte antes una Cerveza.
term-ask-beer = { $name }, toma un dado de la cima o de la falda.
term-ask-second = { $name }, toma un segundo dado (cima o falda), o déjalo.
term-ask-second-must = { $name }, toma un segundo dado de la cima o de la falda.
term-ask-spend = { $name }, gasta magia para volver a tirar dados, o déjalo.
term-ask-reroll = Elige los dados que se vuelven a tirar: { $chosen } de { $n }.
term-ask-roll = { $n ->
    [one] Hay un dado elegido: ¡tíralo!
   *[other] Hay { $n } dados elegidos: ¡tíralos!
}
term-ask-cache = { $name }, elige qué mantienen los cofres: { $chosen } (hasta { $n }).
term-ask-draft = Toma un dado de la cima.
term-ask-stuck = Ahora no se puede tomar ningún dado.
term-ask-recycle = { $n ->
    [one] Devuelve un dado más a la bolsa.
   *[other] Devuelve { $n } dados más a la bolsa.
}
term-ask-thinking = { $name } está pensando…
term-ask-wait = Un momento…
term-detail-top = { $slot }: { $face }
term-detail-side = { $slot }: { $face }. Se deslizaría: { $moves }
term-detail-hero = { $face }, del héroe
term-pass-on = Pasa el teclado a { $name }

### Elecciones

term-share-title = Compartir una Cerveza
term-share-about = El dado se tira y va al otro jugador. Tú tomas uno o dos dados, también de la falda.
term-share-with = { $face } para { $name }
term-draft-how = { $slot }, { $face }: ¿cómo lo tomas?
term-draft-plain = { $face }
term-draft-cached = { $face }, a un cofre
term-spend-title = Gastar un dado de magia
term-spend-about = Sale de la partida, y tantos dados de la cima como símbolos muestra vuelven a la bolsa.
term-stop-title = ¿Dejar de excavar con { $points }?
term-stop-no = Seguir excavando
term-stop-yes = Parar aquí
term-refills-left = { $n ->
    [0] No queda ningún relleno
    [one] Queda { $n } relleno
   *[other] Quedan { $n } rellenos
}
term-waiting-title = Hay una partida sin terminar.
term-waiting-resume = Seguir con ella
term-waiting-new = Tirarla y empezar la nueva

### Puntuaciones

term-sheet-round = Ronda { $n }
term-sheet-tiebreak = Empate { $n }
term-doubled = doble
term-scores = Puntuación de la ronda { $n }
term-scores-tied = Puntuación del desempate
term-scores-magic = { $n ->
    [0] sin dados de magia
    [one] { $n } dado de magia
   *[other] { $n } dados de magia
}
term-scores-none = Aquí no ha excavado nadie todavía.
term-end-most = La mayor puntuación: { $points }, con { $lead } de ventaja.
term-end-tiebreak = Empate a { $total }, roto en el desempate con { $points }.
term-end-placed = ¡Puesto { $n } entre las mejores puntuaciones!
term-end-not-placed = Esta vez no está entre las diez mejores.
term-end-saved = La partida está en { $path }

### Cuando algo va mal

term-oops = Vaya
term-not-saved = No se ha podido escribir en el disco ({ $error }). La partida sigue, pero se perdería si el programa terminara.
term-save-damaged = La partida guardada no se puede leer ({ $why }). Se ha apartado con el nombre { $name }.
term-no-save = No hay ninguna partida que retomar.
term-scores-damaged = Las mejores puntuaciones no se pueden leer. El archivo se ha apartado con el nombre { $name } y empieza uno nuevo.
term-bot-failed = { $name } no puede seguir: { $error } La partida está guardada.

### Ayuda

term-legend = Signos
term-help-marks = En la montaña, ‹a1› marca un dado que se puede tomar: borde naranja en la cima, amarillo en la falda. El borde blanco es donde estás; las flechas en bordes azules muestran qué se deslizaría. En los botines, los dados pálidos están gastados o no se pueden elegir.
term-help-menu = Elige con las flechas e Intro, o con el ratón. La partida se guarda tras cada jugada: vete cuando quieras y sigue más tarde.
term-help-setup = Arriba y abajo van de un ajuste a otro, izquierda y derecha lo cambian, Intro empieza la partida.
term-help-choice = Elige con las flechas e Intro, o con el ratón.
term-help-notice = Intro sigue.
term-help-scores = Las diez mejores partidas en solitario para cada número de dados de magia. Izquierda y derecha pasan a la tabla siguiente.
term-help-end = Juega otra vez con R, guarda la partida en un archivo de texto con S, o vuelve al menú con M.
term-help-phase-heroes = Las caras de un héroe cuentan en tu botín en cada ronda.
term-help-phase-excavation = Toma un dado de la cima en cada turno. Con una Cerveza en tu botín puedes compartirla antes (B): el otro jugador recibe el dado, tirado, y tú tomas uno o dos dados, de la cima o de la falda. Cuando tomas un dado de la falda, los de encima se deslizan.
term-help-phase-magic = Gasta una cara de magia y elige tantos dados como símbolos tiene: se tiran juntos. Hasta entonces puedes cambiar de idea. Los dados de peligro no se vuelven a tirar, salvo con esa variante.
term-help-phase-cache = Cada cofre mantiene un dado como está. Todos los demás dados se tiran antes de la ronda siguiente.
term-help-phase-solo = Los túneles van en orden desde el 1, un peligro necesita una herramienta propia, la Cerveza es un comodín. La magia (M) devuelve dados de la cima a la bolsa, un relleno (F) completa la montaña. Un cofre mantiene un dado de tesoro que entra en él al tomarlo, y duplica sus gemas.
term-help-phase-over = La partida ha terminado.

### Tablas de las reglas

term-rules-kind = clase
term-rules-count = dados
term-rules-faces = caras
term-rules-hero = héroe
term-rules-own = Inventados para este proyecto; no son las cartas del Backer Pack publicado.

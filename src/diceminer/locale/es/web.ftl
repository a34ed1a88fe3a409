# El juego en el navegador.

### Inicio

web-motto = Una montaña de dados, enanos y cerveza.
web-new-game = Una partida nueva
web-play-now = Jugar ya
web-continue = Continuar
web-play-now-about = { $n ->
    [one] Contra un bot (nivel { $level }).
   *[other] Contra { $n } bots (nivel { $level }).
}
web-learn = ¿Primera vez? Aprende jugando
web-bots = Contra bots
web-play = Jugar
web-opponents = Rivales
web-level = Su nivel
web-seconds = Tiempo para pensar
web-seconds-usual = Como siempre
web-seconds-some = { $n ->
    [one] Un segundo por jugada
   *[other] { $n } segundos por jugada
}
web-bot-seconds = { $bot }, { $n } s
web-friends = Con amigos
web-variants = Héroes y variantes
web-table-yours = ¡Te toca!
web-title-turn = Turno de { $name }
web-unofficial = Obra de aficionados no oficial, del juego de Joshua DeBonis y Nikola Risteski publicado por Atlas Games.
web-notices = Licencias de las fuentes y bibliotecas

### Partidas guardadas en este navegador

web-archive = Tus partidas en este navegador

### La barra de arriba

web-home = Portada
web-settings = Ajustes
web-rules = Reglas
web-sound = Sonido
web-sound-off = Quitar el sonido (M)
web-sound-on = Poner el sonido (M)
web-language = Idioma
web-round = Ronda { $n }
web-watching = espectador
web-name-you = Tú
web-close = Cerrar
web-copied = ¡Copiado!
web-menu = Partida

### Antes de empezar

web-not-here = ausente

### El hilo con el servidor

web-opening = La mina abre…
web-line-lost = Se perdió la conexión. Probando de nuevo…
web-trouble = El servidor no responde. Inténtalo de nuevo en un momento.
web-server-away = El servidor no responde. Pero aquí puedes jugar: contra bots, en solitario o juntos ante esta pantalla.

### A quién le toca y qué se pide

web-asked = Qué se pide
web-wait = Un momento…
web-skip = Saltar
web-thinking = { $name } está pensando…
web-waiting-for = Le toca a { $name }.
web-choosing-hero = { $name } elige un héroe.
web-absent = { $name } no está: seguirá un bot.
web-ask-hero = Elige tu héroe.
web-gain-hero = Sus símbolos cuentan para ti en cada ronda.
web-ask-take = Toma un dado de la cima.
web-ask-take-or-share = Toma un dado de la cima, o comparte antes una Cerveza.
web-gain-share = Si compartes una Cerveza, tomas dos dados, de la cima o de la falda.
web-ask-share-with = { $face }: ¿con quién la compartes?
web-gain-share-with = Quien la recibe la vuelve a tirar; tú tomas dos dados, de la cima o de la falda.
web-gain-best = De tus Cervezas es la mejor para compartir; toca otra para compartir esa.
web-gain-better = Hay una mejor para compartir: { $face }.
web-ask-beer = ¡Salud! Toma un dado de la cima o de la falda.
web-gain-beer = Lo que hay sobre un dado de la falda se desliza. Después puedes tomar otro.
web-ask-second = Toma un segundo dado, de la cima o de la falda.
web-ask-spend = Gasta magia para volver a tirar dados.
web-gain-spend = Cada símbolo vuelve a tirar un dado. La magia no da puntos: gástala.
web-ask-reroll = Elige { $n ->
    [one] un dado
   *[other] { $n } dados
} para volver a tirar: { $chosen } de { $n }.
web-gain-reroll = Conviene tirar los dados que aún no cuentan.
web-gain-hazards = Los peligros no se tiran.
web-ask-cache = Elige los dados que mantienes ({ $chosen } de hasta { $n }).
web-gain-cache = Los demás dados se tiran para la ronda siguiente. Mantén lo que más vale tal como está.
web-ask-draft = Toma un dado de la cima.
web-ask-stuck = Ahora no se puede tomar ningún dado.
web-gain-options = Puedes { $options }.
web-can-spend = gastar un dado de magia
web-can-refill = rellenar la montaña
web-can-done = parar
web-ask-wild = { $face }: elige su cara.
web-gain-wild = La Cerveza es un comodín: se convierte en lo que elijas.
web-ask-chest = { $face }: ¿a un cofre?
web-gain-chest = En un cofre cuenta doble. Después ya no podrá entrar.
web-ask-discard = ¿Gastar { $face }?
web-gain-discard = Por cada símbolo, un dado de la cima vuelve a la bolsa y libera los de debajo. El dado de magia sale del juego.
web-ask-recycle = { $n ->
    [one] Devuelve a la bolsa un dado de la cima.
   *[other] Devuelve a la bolsa { $n } dados de la cima.
}
web-gain-recycle = Elige los que no te sirven: queda libre lo que hay debajo.
web-ask-stop = ¿Dejar de excavar con { $points }?
web-gain-stop = Así termina la partida.
web-share = Compartir una Cerveza
web-done-second = No tomar otro
web-see-end = Ver el resultado
web-undo = Deshacer
web-undo-about = Deshacer tu última acción (U), mientras no se haya tirado ningún dado ni haya jugado nadie más
web-undone = { $name } deshace su jugada.
web-gain-last = Solo queda un dado: por una Cerveza tomas solo ese.

### La montaña y los botines

web-mountain = La montaña
web-mountain-keys = Dados de la montaña: con las flechas te mueves, Intro toma.
web-slot = { $row ->
    [1] fila de arriba
    [2] segunda fila
    [3] tercera fila
    [4] cuarta fila
   *[other] fila de abajo
}, { $n } de { $of }
web-die-take = { $face }, { $slot }: se puede tomar
web-die-draft = { $face }, { $slot }: se puede tomar
web-die-recycle = { $face }, { $slot }: se puede devolver a la bolsa
web-tap-again = Toca otra vez para tomarlo
web-die-lies = { $face }, { $slot }
web-bag = { $n ->
    [one] { $n } dado en la bolsa
   *[other] { $n } dados en la bolsa
}
web-trove-of = Botín de { $name }
web-unfold = Desplegar el botín de { $name }
web-turn = a quién le toca
web-who-starts = ¿Quién empieza?
web-tied = Empate: ¡otra vez!
web-starts = { $you ->
    [yes] empiezas
   *[no] empieza
}
web-starts-fewest = { web-starts }: menos puntos que nadie
web-no-hero = aún sin héroe
web-away = lo guarda un bot
web-left = ha dejado la mesa
web-of-hero = del héroe
web-spent = gastado
web-chosen = elegido
web-cached = en un cofre
web-idle = aún no cuenta
web-fresh = nuevo
web-put-back = cancelar
web-do-share = compartirla
web-do-spend = gastar
web-do-reroll = volver a tirar

### El consejo

web-hint = Consejo
web-hint-about = ¿Qué haría el maestro? (I)

### Hoja y crónica

web-sheet = Puntos
web-tiebreak = Desempate
web-log = Diario
web-log-empty = Nada todavía.
web-event-take = { $name } toma: { $face }.
web-event-slide = Se desliza: { $face }.
web-event-draft = { $cached ->
    [yes] Tomado y guardado en un cofre: { $face }.
   *[no] Tomado: { $face }.
}
web-event-draft-as = { $cached ->
    [yes] Tomado y guardado en un cofre: { $face }, que pasa a ser { $wished }.
   *[no] Tomado: { $face }, que pasa a ser { $wished }.
}
web-event-recycle = Vuelve a la bolsa: { $face }.

### El final

web-over = ¡Gana { $name }!
web-end-won = ¡Has ganado!
web-over-left = { $name } gana: los demás han dejado la mesa.
web-over-solo = Se acabó la excavación: { $points }.

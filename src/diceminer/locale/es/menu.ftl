# Lo que se puede hacer con una mesa aparte de jugar, y las reacciones.

web-menu-home = Ir a la portada
web-menu-home-about = La mesa queda en tu lista.
web-menu-home-shared = La mesa queda en tu lista. Si los demás te esperan, un bot juega por ti hasta que vuelvas.
web-menu-leave = Abandonar la partida
web-menu-leave-about = Renuncias a tu asiento y no puedes recuperarlo.
web-menu-notify = Avísame cuando sea mi turno
web-menu-notify-about = El navegador muestra un aviso mientras esta página está abierta en segundo plano.
web-menu-notify-denied = Tu navegador no permite avisos de esta página. Puedes cambiarlo en sus ajustes.
web-menu-mute = Ocultar las reacciones de los demás
web-turn-note = Te toca excavar.
web-reactions = Reacciones
web-react-mug = ¡Alza la jarra!
web-react-well-done = ¡Bien hecho!
web-react-oh-no = ¡Oh, no!
web-react-thinking = Déjame pensar…
web-reacts-mug = ¡{ $name } alza la jarra!
web-reacts-well-done = { $name } dice: ¡bien hecho!
web-reacts-oh-no = { $name } dice: ¡oh, no!
web-reacts-thinking = { $name } tiene que pensar.
web-clock = Quedan { $n } segundos
web-clock-bot = luego juega un bot

### Lo que hay que saber encima de la partida

web-unkept = Este navegador no guarda nada por ahora: está lleno, o es una ventana privada. Puedes seguir jugando, pero al cerrar la página se pierde la partida.
web-kept = Un bot ha jugado por { $name }.
web-back = Seguir jugando yo
web-seat-gone = Este asiento está ocupado y la partida está en curso. Estás mirando.
web-rematch-waits = Los demás quieren otra partida.
web-rematch-go = Ir con ellos

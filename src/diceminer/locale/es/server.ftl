# Lo que rechaza el servidor, dicho a quien lo pidió.

server-garbage = Esto no se puede leer; el problema empieza en «{ $field }».
server-unknown = Aquí nadie conoce este tipo de mensaje.
server-stale = La partida ha seguido mientras tanto. Mira otra vez y elige.
server-not-yours = Ese sitio no es tuyo.
server-not-turn = Es el turno de otro sitio.
server-away = Un bot guarda tu sitio. Recupéralo primero.
server-undo = Esto ya no se puede deshacer: se han tirado dados, ha actuado otra persona o la partida ha terminado.
server-not-begun = La partida aún no ha empezado.
server-compiling = El motor aún se está preparando; la primera vez tarda hasta medio minuto.
server-loading = Esta partida se está preparando. Vuelve a intentarlo en un momento.
server-damaged = Lo que se guardó de esta partida ya no encaja con sus dados: no se puede mostrar ni continuar.
server-begun = La partida ya ha empezado.
server-over = La partida ha terminado.
server-not-over = La partida aún no ha terminado.
server-host = Solo puede hacerlo el anfitrión.
server-open-seats = Aún hay sitios libres. Espera, o dáselos a bots.
server-seat = Esta mesa no tiene el sitio { $seat }.
server-seats = La partida es para { $need } jugadores, pero hay { $have } sitios.
server-bot = Aquí no hay ningún bot «{ $name }»; hay { $names }.
server-secret = Este enlace no es, o ya no es, el de un sitio libre.
server-no-table = No existe esa mesa.
server-no-guest = Abre primero la página, para que podamos reconocerte.
server-no-page = No hay nada en esta dirección.
server-no-build = La página aún no se ha construido: ejecuta «make page» y vuelve a arrancar.
server-method = Esta dirección no se usa así.
server-origin = Lo ha pedido una página de otro sitio.
server-large = Es demasiado grande; { $most } bytes como mucho.
server-fast = Demasiado rápido. Espera un momento.
server-tables = Tienes { $most } mesas sin terminar, y no puede haber más.
server-busy = Aquí están todos ocupados. Vuelve a intentarlo pronto.
server-engine = El motor no se pudo preparar, así que ninguna partida puede empezar. Se reintenta; el registro del anfitrión dice por qué.
server-storage = Ahora mismo aquí no se puede guardar nada. No se ha perdido nada; vuelve a intentarlo pronto.
server-hint = Las pistas son para tu turno, cuando en la mesa solo hay bots.
server-alone = No hay nadie más en esta mesa.
server-broken = Aquí algo ha ido mal. No se ha perdido nada; vuelve a intentarlo.

# El título de un enlace a una mesa, donde otro sitio lo muestra.
server-invitation = Dice Miner: ven a la mesa

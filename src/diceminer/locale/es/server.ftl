# Lo que rechaza el servidor, dicho a quien lo pidió.

server-garbage = Esto no se puede leer; el problema empieza en «{ $field }».
server-unknown = Aquí nadie conoce este tipo de mensaje.
server-stale = La partida ha seguido mientras tanto. Mira otra vez y elige.
server-not-yours = Ese sitio no es tuyo.
server-not-turn = Es el turno de otro sitio.
server-away = Un bot guarda tu sitio. Recupéralo primero.
server-not-begun = La partida aún no ha empezado.
server-compiling = El motor aún se está preparando; la primera vez tarda hasta medio minuto.
server-loading = Esta partida se está preparando. Vuelve a intentarlo en un momento.
server-damaged = Lo que se guardó de esta partida ya no encaja con sus dados: no se puede mostrar ni continuar.
server-begun = La partida ya ha empezado.
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
server-tables = Ya tienes { $most } mesas abiertas. Termina antes una de ellas.
server-busy = Aquí están todos ocupados. Vuelve a intentarlo pronto.
server-engine = El motor no se pudo preparar, así que ninguna partida puede empezar. Se reintenta; el registro del anfitrión dice por qué.
server-storage = Ahora mismo aquí no se puede guardar nada. No se ha perdido nada; vuelve a intentarlo pronto.
server-hint = Las pistas son para tu turno, cuando en la mesa solo hay bots.
server-broken = Aquí algo ha ido mal. No se ha perdido nada; vuelve a intentarlo.

# Lo que lee en el terminal quien aloja las mesas.

log-compiling = Las reglas se están tallando en esta máquina, una sola vez. La página ya se ve; las partidas empiezan en menos de medio minuto.
log-compiled = Listo: las partidas pueden empezar.
log-engine-failed = No se pudieron compilar las reglas, así que ninguna partida puede empezar; se reintenta: { $why }
log-search-failed = No se pudieron preparar los bots fuertes, otros juegan por ellos: { $why }
log-bot-failed = El bot «{ $bot }» ha fallado; otro sigue en su lugar: { $why }
log-bot-move-failed = La jugada de un bot ha fallado y se intenta de nuevo: { $why }
log-hint-failed = Una pista ha fallado: { $why }
log-table-broken = La mesa { $table }… no se puede reconstruir con lo que se guardó de ella: { $why }
log-table-failed = La mesa { $table }… no se pudo preparar; se reintenta mientras alguien la mire: { $why }
log-message-failed = El mensaje de un jugador ha fallado: { $why }
log-request-failed = Una petición a { $route } ha fallado: { $why }
log-connection-failed = La conexión de un jugador ha fallado: { $why }
log-task-failed = Algo ha fallado en segundo plano: { $why }
log-storage-failed = Ahora mismo no se puede guardar nada: { $why }. Se reintenta cada segundo; hasta entonces no se abren mesas nuevas.
log-storage-recovered = Todo se puede guardar de nuevo.
log-read-failed = Ahora mismo no se pueden leer las mesas: { $why }
log-repeated = Ha ocurrido lo mismo { $count ->
        [one] una vez más
       *[other] { $count } veces más
    }, la última con: { $why }
log-stopped = Detenido. Todas las mesas están guardadas.

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

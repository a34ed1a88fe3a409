# Una mesa antes de empezar, sus asientos y sus enlaces; y quien solo mira.

web-seat-open = Asiento libre
web-seat-keep = { $name } se queda
web-lobby = La mesa está puesta
web-sit-about = Hay un asiento para ti. ¿Cómo te llamarán los demás?
web-sit = Sentarse
web-seat-lost = El anfitrión ha dado tu asiento a otra persona. Puedes quedarte a mirar.
web-here = está aquí
web-host = anfitrión
web-seat-waits = espera a quien tenga su enlace
web-copy = Copiar enlace
web-seat-link = Enlace del asiento { $n }
web-start = Empezar la partida
web-start-about = { $n ->
    [one] Queda un asiento libre: envía su enlace o dáselo a un bot.
   *[other] Quedan { $n } asientos libres: envía sus enlaces o dáselos a bots.
}
web-host-starts = Esperando a que el anfitrión empiece la partida.
web-host-named = { $name } empieza la partida en cuanto estén ocupados todos los asientos.
web-host-can-start = { $name } ya puede empezar la partida.
web-host-gone = El anfitrión se ha ido. Si no vuelve, otra persona ocupará su lugar.
web-watch-link = Un enlace para espectadores:
web-lobby-send = Envía a cada amigo el enlace de su asiento. Con la dirección de esta página solo puede mirar.
web-lobby-watch = Estás mirando. Para jugar, pide al anfitrión el enlace de un asiento libre: cada asiento tiene el suyo.
web-watch-taken = Estás mirando esta partida: todos los asientos están ocupados.
web-you = tú

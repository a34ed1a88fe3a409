# Preparar partidas con amigos o en solitario, las listas de mesas y las partidas de este navegador.

web-friends-about = Abre una mesa y envía un enlace para cada asiento. A tus amigos les basta un nombre.
web-friends-here = Varias personas ante esta pantalla y, si quieres, bots. Para jugar con amigos en otra parte, alguien tiene que alojar el servidor del juego.
web-seat-friend = Un amigo, con un enlace
web-seat-here = Alguien en esta pantalla
web-their-name = Nombre en el asiento { $n }
web-seat-add = Un asiento más
web-seat-remove = Quitar el asiento { $n }
web-pace = Tiempo por jugada
web-pace-none = Sin prisa; por quien se ausenta juega un bot
web-pace-seconds = { $n } segundos, luego ayuda un bot
web-pace-day = Un día, también para quien se va
web-open-table = Abrir la mesa
web-solo-about = Excava en solitario y gana un rango. Con menos dados de magia, es más difícil.
web-solo-best = Bajo cada número: tu mejor puntuación.
web-solo-none = Todavía sin puntuación: tu primer rango te espera.
web-dig = Excavar en solitario
web-my-tables = Tus mesas
web-past-tables = Partidas terminadas
web-tables-all = Mostrar todas ({ $n })
web-table-remove = Quitar «{ $names }» de la lista
web-table-leave = Dejar «{ $names }»
web-table-remove-sure = ¿Quitar?
web-table-waiting = espera jugadores
web-table-seat = asiento libre
web-table-over = terminada
web-archive-about = Las partidas contra bots, en solitario y ante una pantalla se juegan y se guardan en este navegador, y en ningún otro sitio. Los navegadores pueden borrar lo que guardan, si falta espacio o tras semanas sin visitas. Un archivo es más seguro y lo lleva todo a otro navegador.
web-archive-save = Guardar todo en un archivo
web-archive-restore = Leer un archivo guardado
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

web-name = Tu nombre
web-seat-bot = Bot: { $bot }
web-fill = Quién ocupa el asiento { $n }

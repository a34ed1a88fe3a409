# Dejar una mesa para siempre.

web-leave-title = ¿Abandonar la partida?
web-leave-open = El asiento vuelve a estar libre, para otra persona.
web-leave-closes = No hay nadie más en la mesa, así que se cierra.
web-leave-bot = En su lugar sigue un bot, y el asiento no se puede recuperar.
web-leave-wins = La partida termina, y gana quien se queda.
web-leave-ends = La partida termina, y la mesa se quita.
web-leave-later = Para seguir en otro momento, ve a la portada: la mesa queda en tu lista.
web-leave-stay = Quedarse
web-leave-one = Se va { $name }
web-leave-some = Se va uno de vosotros
web-leave-all = Se van todos
web-leave-sure = Abandonar la partida
web-oldest = La más antigua es «{ $names }», empezada el { $date }.
web-oldest-unlisted = La más antigua ya no está en tu lista.
web-oldest-leave = Dejar la más antigua y jugar

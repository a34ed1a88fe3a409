# Lo que ha pasado, en una frase: el diario de la partida. Las caras se llaman como en game.ftl.

event-roll-off = Tirada para empezar – { $rolls }.
event-roll-off-seat = { $name }: { $face }
event-start = Ronda { $round }: empieza { $name }.
event-hero = { $name } elige un héroe: { $hero }.
event-hero-dealt = A { $name } le toca un héroe: { $hero }.
event-fill = { $n ->
    [one] Se pone { $n } dado en la montaña.
   *[other] Se ponen { $n } dados en la montaña.
}

event-share = { cheers } { $name } comparte una { $face } con { $to }, que saca { $rolled }.
event-take = { $name } toma de { $slot }: { $face }.
event-slide = Se desliza de { $start } a { $end }: { $face }.
event-pass = { $name } no toma un segundo dado.

event-spend = { $name } gasta { $face }.
event-spend-hero = { $name } gasta { $face } del héroe.
event-choose = { $name } vuelve a tirar: { $face }.
event-reroll = { $name } vuelve a tirar: { $dice }.

event-score = Puntos de la ronda { $round } – { $seats }.
event-tiebreak = Puntos del desempate – { $seats }.
event-score-seat = { $name }: { $total } (túneles { $tunnels }, tesoros { $treasure }{ $doubled ->
    [yes] { " " }doblados
   *[no] { "" }
}, peligros { $hazards })

event-tied = Empate por la victoria: { $names } tiran todo su botín.

event-cache = { $name } mantiene: { $face }.
event-roll = { $name } tira el botín: { $dice }.
event-round = Empieza la ronda { $round }.
event-over = { $n ->
    [one] La partida ha terminado: ¡gana { $names }!
   *[other] La partida ha terminado: ¡ganan { $names }!
}
event-over-solo = La partida ha terminado.

event-set-up = Se empieza con { $dice }.
event-set-up-none = Se empieza con el botín vacío.
event-again = Con estos dados no se podía hacer nada: la preparación vuelve a empezar.
event-draft = { $cached ->
    [yes] Elegido de { $slot } y mantenido: { $face }.
   *[no] Elegido de { $slot }: { $face }.
}
event-draft-as = { $cached ->
    [yes] Elegido de { $slot } y mantenido: { $face }, que pasa a ser { $wished }.
   *[no] Elegido de { $slot }: { $face }, que pasa a ser { $wished }.
}
event-recycle = Reciclado de { $slot }: { $face }.
event-refill = La montaña se vuelve a llenar.
event-stop = La excavación se detiene.

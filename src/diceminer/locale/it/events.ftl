# Ciò che è successo, detto in una frase: il diario della partita. Le facce si chiamano come in game.ftl.

event-roll-off = Tiro per chi comincia – { $rolls }.
event-roll-off-seat = { $name }: { $face }
event-start = Round { $round }: comincia { $name }.
event-hero = { $name } sceglie un eroe: { $hero }.
event-hero-dealt = A { $name } tocca l’eroe: { $hero }.
event-fill = { $n ->
    [one] Sulla montagna va { $n } dado.
   *[other] Sulla montagna vanno { $n } dadi.
}

event-share = { cheers } { $name } offre una { $face }: { $to } ottiene { $rolled }.
event-take = { $name } prende da { $slot }: { $face }.
event-slide = Scivola da { $start } a { $end }: { $face }.
event-pass = { $name } non prende un secondo dado.

event-spend = { $name } spende { $face }.
event-spend-hero = { $name } spende { $face } dell’eroe.
event-choose = { $name } rilancia: { $face }.
event-reroll = { $name } rilancia: { $dice }.

event-score = Punti del round { $round } – { $seats }.
event-tiebreak = Punti dello spareggio – { $seats }.
event-score-seat = { $name }: { $total } (tunnel { $tunnels }, tesori { $treasure }{ $doubled ->
    [yes] { " " }raddoppiati
   *[no] { "" }
}, pericoli { $hazards })

event-tied = Parità per la vittoria: { $names } tirano tutto il loro bottino.

event-cache = { $name } congela: { $face }.
event-roll = { $name } tira il bottino: { $dice }.
event-round = Comincia il round { $round }.
event-over = { $n ->
    [one] La partita è finita: vince { $names }!
   *[other] La partita è finita: vincono { $names }!
}
event-over-solo = La partita è finita.

event-set-up = Si comincia con { $dice }.
event-set-up-none = Si comincia con il bottino vuoto.
event-again = Con questi dadi non si poteva fare nulla: la preparazione ricomincia.
event-draft = { $cached ->
    [yes] Scelto da { $slot } e congelato: { $face }.
   *[no] Scelto da { $slot }: { $face }.
}
event-draft-as = { $cached ->
    [yes] Scelto da { $slot } e congelato: { $face }, che diventa { $wished }.
   *[no] Scelto da { $slot }: { $face }, che diventa { $wished }.
}
event-recycle = Riciclato da { $slot }: { $face }.
event-refill = La montagna si riempie di nuovo.
event-stop = Lo scavo si ferma.

# Ce qui s'est passé, en une phrase : le journal de la partie. Les faces se nomment comme dans game.ftl.

event-roll-off = Lancer pour le départ – { $rolls }.
event-roll-off-seat = { $name } : { $face }
event-start = Manche { $round } : { $name } commence.
event-hero = { $name } choisit un héros : { $hero }.
event-hero-dealt = { $name } reçoit un héros : { $hero }.
event-fill = { $n ->
    [one] { $n } dé est posé sur la montagne.
   *[other] { $n } dés sont posés sur la montagne.
}

event-share = { cheers } { $name } offre une { $face } à { $to }, qui obtient { $rolled }.
event-take = { $name } prend en { $slot } : { $face }.
event-slide = Glisse de { $start } en { $end } : { $face }.
event-pass = { $name } ne prend pas de second dé.

event-spend = { $name } utilise { $face }.
event-spend-hero = { $name } utilise { $face } du héros.
event-choose = { $name } relance : { $face }.
event-reroll = { $name } relance : { $dice }.

event-score = Points de la manche { $round } – { $seats }.
event-tiebreak = Points du départage – { $seats }.
event-score-seat = { $name } : { $total } (tunnels { $tunnels }, trésors { $treasure }{ $doubled ->
    [yes] { " " }doublés
   *[no] { "" }
}, dangers { $hazards })

event-tied = Égalité pour la victoire : { $names } relancent toute leur collection.

event-cache = { $name } cache : { $face }.
event-roll = { $name } lance sa collection : { $dice }.
event-round = La manche { $round } commence.
event-over = { $n ->
    [one] La partie est finie : { $names } gagne !
   *[other] La partie est finie : { $names } gagnent !
}
event-over-solo = La partie est finie.

event-set-up = On commence avec { $dice }.
event-set-up-none = On commence avec une collection vide.
event-again = Il n’y avait rien à faire avec ces dés : la mise en place recommence.
event-draft = { $cached ->
    [yes] Choisi en { $slot } et caché : { $face }.
   *[no] Choisi en { $slot } : { $face }.
}
event-draft-as = { $cached ->
    [yes] Choisi en { $slot } et caché : { $face }, qui devient { $wished }.
   *[no] Choisi en { $slot } : { $face }, qui devient { $wished }.
}
event-recycle = Recyclé en { $slot } : { $face }.
event-refill = La montagne est de nouveau remplie.
event-stop = Les fouilles s’arrêtent.

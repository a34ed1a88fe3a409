# What happened, told in one sentence: the log of a game. Faces come as game.ftl names them.

event-roll-off = Roll-off for the start – { $rolls }.
event-roll-off-seat = { $name }: { $face }
event-start = Round { $round }: { $name } starts.
event-hero = { $name } chooses a hero: { $hero }.
event-hero-dealt = { $name } is dealt a hero: { $hero }.
event-fill = { $n ->
    [one] { $n } die is laid on the mountain.
   *[other] { $n } dice are laid on the mountain.
}

event-share = { cheers } { $name } shares { $face } with { $to }, who gets { $rolled }.
event-take = { $name } takes { $face } from { $slot }.
event-slide = Slides from { $start } to { $end }: { $face }.
event-pass = { $name } takes no second die.

event-spend = { $name } spends { $face }.
event-spend-hero = { $name } spends { $face } of the hero.
event-choose = { $name } will roll again: { $face }.
event-reroll = { $name } rolls again: { $dice }.

event-score = Scores of round { $round } – { $seats }.
event-tiebreak = Scores of the tie-break – { $seats }.
event-score-seat = { $name }: { $total } (tunnels { $tunnels }, treasure { $treasure }{ $doubled ->
    [yes] { " " }doubled
   *[no] { "" }
}, hazards { $hazards })

event-tied = A tie for the win: { $names } roll their whole troves.

event-cache = { $name } caches { $face }.
event-roll = { $name } rolls the trove: { $dice }.
event-round = Round { $round } begins.
event-over = { $n ->
    [one] The game is over: { $names } wins!
   *[other] The game is over: { $names } win!
}
event-over-solo = The game is over.

event-set-up = You start with { $dice }.
event-set-up-none = You start with an empty trove.
event-again = Nothing could be done with these dice: the set-up starts again.
event-draft = { $cached ->
    [yes] Drafted from { $slot } and cached: { $face }.
   *[no] Drafted from { $slot }: { $face }.
}
event-draft-as = { $cached ->
    [yes] Drafted from { $slot } and cached: { $face }, set to { $wished }.
   *[no] Drafted from { $slot }: { $face }, set to { $wished }.
}
event-recycle = Recycled from { $slot }: { $face }.
event-refill = The mountain is refilled.
event-stop = The digging stops.

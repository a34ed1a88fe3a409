# Le parole sulle immagini di una posizione, in SVG e in testo.

picture-title = Dice Miner
picture-round = Round { $n } di { $of }
picture-refills = { $n ->
    [0] ancora nessun riempimento
    [one] { $n } riempimento
   *[other] { $n } riempimenti
}
picture-turn-heroes = { $name } sceglie un eroe
picture-turn-excavation = { $name } prende { $n ->
    [one] un dado
   *[other] fino a { $n } dadi
}
picture-turn-magic = { $name } può spendere magia
picture-turn-reroll = { $name } sceglie ancora { $n ->
    [one] un dado
   *[other] { $n } dadi
} da rilanciare
picture-turn-cache = { $name } può congelare dadi
picture-turn-solo = { $name } scava in solitaria
picture-turn-recycle = { $name } rimette ancora { $n ->
    [one] un dado
   *[other] { $n } dadi
} nel sacchetto
picture-winner = Vince { $names }
picture-rank = { $points }: { $rank }
picture-mountain = Montagna
picture-bag = Sacchetto
picture-bag-count = { $kind }: { $n }
picture-no-dice = ancora nessun dado
picture-empty = vuoto
picture-mark-takeable = si può prendere
picture-mark-spent = speso
picture-mark-chosen = scelto
picture-mark-cached = congelato
picture-tiebreak = Spareggio
picture-dice = Tutte le facce dei dadi

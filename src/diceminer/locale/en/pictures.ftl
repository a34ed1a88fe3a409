# Words on the pictures of a position, as SVG and as text.

picture-title = Dice Miner
picture-round = Round { $n } of { $of }
picture-refills = { $n ->
    [0] no refill yet
    [one] { $n } refill
   *[other] { $n } refills
}
picture-turn-heroes = { $name } chooses a hero
picture-turn-excavation = { $name } takes { $n ->
    [one] a die
   *[other] up to { $n } dice
}
picture-turn-magic = { $name } may spend magic
picture-turn-reroll = { $name } chooses { $n ->
    [one] one more die
   *[other] { $n } more dice
} to reroll
picture-turn-cache = { $name } may cache dice
picture-turn-solo = { $name } digs alone
picture-turn-recycle = { $name } puts { $n ->
    [one] one more die
   *[other] { $n } more dice
} back into the bag
picture-winner = { $names } wins
picture-rank = { $points }: { $rank }
picture-mountain = Mountain
picture-bag = Bag
picture-bag-count = { $kind }: { $n }
picture-no-dice = no dice yet
picture-empty = empty
picture-mark-takeable = can be taken
picture-mark-spent = spent
picture-mark-chosen = chosen
picture-mark-cached = cached
picture-tiebreak = Tie-break
picture-dice = All faces of the dice

# Les mots sur les images d'une position, en SVG et en texte.

picture-title = Dice Miner
picture-round = Manche { $n } sur { $of }
picture-refills = { $n ->
    [0] pas encore de recharge
    [one] { $n } recharge
   *[other] { $n } recharges
}
picture-turn-heroes = { $name } choisit un héros
picture-turn-excavation = { $name } prend { $n ->
    [one] un dé
   *[other] jusqu’à { $n } dés
}
picture-turn-magic = { $name } peut utiliser sa magie
picture-turn-reroll = { $name } choisit encore { $n ->
    [one] un dé
   *[other] { $n } dés
} à relancer
picture-turn-cache = { $name } peut cacher des dés
picture-turn-solo = { $name } creuse en solitaire
picture-turn-recycle = { $name } remet encore { $n ->
    [one] un dé
   *[other] { $n } dés
} dans le sac
picture-winner = Victoire : { $names }
picture-rank = { $points } : { $rank }
picture-mountain = Montagne
picture-bag = Sac
picture-bag-count = { $kind } : { $n }
picture-no-dice = pas encore de dé
picture-empty = vide
picture-mark-takeable = peut être pris
picture-mark-spent = utilisé
picture-mark-chosen = choisi
picture-mark-cached = caché
picture-tiebreak = Départage
picture-dice = Toutes les faces des dés

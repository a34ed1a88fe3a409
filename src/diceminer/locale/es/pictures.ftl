# Las palabras de las imágenes de una posición, en SVG y en texto.

picture-title = Dice Miner
picture-round = Ronda { $n } de { $of }
picture-refills = { $n ->
    [0] aún sin rellenar
    [one] { $n } relleno
   *[other] { $n } rellenos
}
picture-turn-heroes = { $name } elige un héroe
picture-turn-excavation = { $name } toma { $n ->
    [one] un dado
   *[other] hasta { $n } dados
}
picture-turn-magic = { $name } puede gastar magia
picture-turn-reroll = { $name } elige { $n ->
    [one] un dado más
   *[other] { $n } dados más
} para relanzar
picture-turn-cache = { $name } puede mantener dados
picture-turn-solo = { $name } excava en solitario
picture-turn-recycle = { $name } devuelve { $n ->
    [one] un dado más
   *[other] { $n } dados más
} a la bolsa
picture-winner = Victoria: { $names }
picture-rank = { $points }: { $rank }
picture-mountain = Montaña
picture-bag = Bolsa
picture-bag-count = { $kind }: { $n }
picture-no-dice = aún sin dados
picture-empty = vacío
picture-mark-takeable = se puede tomar
picture-mark-spent = gastado
picture-mark-chosen = elegido
picture-mark-cached = mantenido
picture-tiebreak = Desempate
picture-dice = Todas las caras de los dados

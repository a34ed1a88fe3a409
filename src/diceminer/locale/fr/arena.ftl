# Le rapport d’une arène, une page avec graphiques.

arena-title = Dice Miner : l’arène
arena-about = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $seeds ->
    [one] { $seeds } graine
   *[other] { $seeds } graines
}, { $players ->
    [one] en solo
   *[other] { $players } par table
}. Chaque graine est jouée une fois de chaque place.
arena-again = La même page encore une fois :
arena-standings = Classement
arena-standings-about = Le meilleur d’abord. Tous les intervalles sont à 95 %, d’après l’écart entre les graines.
arena-ratings = Niveaux Elo
arena-shares = Parts de victoires
arena-matrix = Chacun contre chacun
arena-matrix-about = La part du bot de gauche, parmi les parties gagnées par l’un des deux.
arena-points = Répartition des points
arena-spread-about = Le rond est la médiane, la barre la moitié centrale, le trait va de 5 à 95 % des parties.
arena-scores = Scores moyens
arena-scores-about = Tous ont joué les mêmes graines.
arena-ranks = Rangs
arena-ranks-about = Combien de fois chaque rang a été atteint.
arena-length = Longueur des parties
arena-length-about = Décisions de tous les joueurs ensemble, dans les parties jouées jusqu’au bout.
arena-length-axis = décisions
arena-time = Temps par coup
arena-time-about = La barre est la moyenne, la marque le coup le plus long. Chaque pas de l’échelle vaut dix fois le précédent.
arena-time-axis = par coup
arena-forfeits = Forfaits
arena-forfeits-about = Un bot qui échoue, triche ou tarde trop perd la partie ; les autres se partagent la victoire.
arena-forfeits-none = Aucun : chaque partie a été jouée jusqu’au bout.
arena-reason = Raison

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
arena-outdated = Les robots, les règles ou les dés ont changé depuis que ces parties ont été jouées.
arena-again = La même page encore une fois :
arena-standings = Classement
arena-standings-about = Le meilleur d’abord. Tous les intervalles sont à 95 %, d’après l’écart entre les graines.
arena-ratings = Niveaux Elo
arena-shares = Parts de victoires
arena-matrix = Chacun contre chacun
arena-matrix-about = La part du robot de gauche, parmi les parties gagnées par l’un des deux.
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
arena-forfeits-about = Un robot qui échoue, triche ou tarde trop perd la partie ; les autres se partagent la victoire.
arena-forfeits-none = Aucun : chaque partie a été jouée jusqu’au bout.
arena-reason = Raison
arena-traceback = Trace de l’erreur

### Équilibre

balance-title = Dice Miner : est-ce équitable ?
balance-about = { $games } parties à { $players } entre robots d’une même sorte ({ $bot }), --seed { $seed }. Chaque héros a les dés de chaque place. Tous les intervalles sont à 95 %, d’après l’écart entre les graines.
balance-heroes = Héros
balance-heroes-about = Parts de victoires ; une part égale est { $even }, la moyenne des héros de base { $base }. Les remplaçants (en bleu) doivent s’en tenir à { $tolerance } points de pourcentage, la bande.
balance-heroes-even = Parts de victoires ; une part égale est { $even }.
balance-heroes-table = Les héros en chiffres
balance-ahead-about = Un astérisque marque un remplaçant de ce projet. « Écart » est la distance aux héros de base, en points de pourcentage, « Avance » les points de plus que les autres à la fin, en moyenne.
balance-hero = Héros
balance-off-base = Écart
balance-ahead = Avance
balance-start = Commencer
balance-start-about = Qui commence en premier est tiré aux dés : cette part est donc ce que vaut de commencer. Ensuite commence qui est en retard ; ce que font alors de plus ceux qui commencent dit aussi qui ils sont.
balance-who = Qui
balance-figure = Valeur
balance-first-starter = Qui commence en premier, parties gagnées
balance-round-starter = Qui commence la manche { $n }, points de celle-ci
balance-dice = Ce que valent les dés
balance-dice-about = Points à partir d’une manche pour un dé d’une sorte de plus que les autres, au décompte de cette manche, tout le reste étant égal ; de même pour un dé montrant une bière (en plus de sa sorte) et pour une bière partagée dans cette manche. Trouvé par moindres carrés.
balance-dice-rounds = Par manche : un dé pris tôt est encore lancé et compté dans les manches suivantes.
balance-dice-table = Les dés en chiffres
balance-in-round = { $name } · { $n }
balance-one-more = Un de plus
balance-beer-held = bière, gardée
balance-beer-shared = bière, offerte
balance-ties = Égalités
balance-ties-about = Combien de fois personne n’a eu seul le plus de points d’une manche, et combien de fois une partie est allée au départage.
balance-round = Manche { $n }
balance-tiebreak = Départage à la fin
balance-where = Où

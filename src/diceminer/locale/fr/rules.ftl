# La fenêtre des règles : cartes, touches, et ce qui entoure le texte entier (rules.md).

### Les règles en bref

web-short-take = Creuser
web-short-take-about = À votre tour, prenez un dé du sommet : un dé sur lequel rien ne repose. Il rejoint votre collection tel quel.
web-short-beer = Santé !
web-short-beer-about = Avant de prendre, vous pouvez offrir un dé qui montre une Bière : il est relancé pour la personne qui le reçoit, et vous prenez deux dés, au sommet ou sur les côtés (avec un seul dé dessus). Ce qui reposait sur un dé de côté glisse.
web-short-magic = Magie
web-short-magic-about = Quand la montagne est vide, utilisez votre magie : chaque symbole relance un de vos dés. Les dés danger restent tels quels.
web-short-tunnels = Tunnels
web-short-tunnels-about = Les suites comptent : 1, 2, 3 vaut 1 + 2 + 3. Elles commencent par 1, et un trou les arrête.
web-short-treasure = Trésors
web-short-treasure-about = Chaque gemme vaut un point. Pour qui en a le plus, elles comptent double ; en cas d’égalité, pour personne.
web-short-hazards = Dangers
web-short-hazards-about = Effondrements et dragons coûtent un point chacun, sauf si vous avez l’outil : une pioche change tous vos effondrements en points, un bouclier tous vos dragons. Chaque outil de plus les compte une fois encore.
web-short-chests = Coffres
web-short-chests-about = Après les manches 1 et 2, chacun relance toute sa collection. Chaque coffre cache un dé, qui reste tel quel.
web-short-win = Trois manches
web-short-win-about = Vos dés restent à vous, et la collection est comptée à chaque manche. Qui a le plus de points gagne.
web-rules-table = À la table
web-short-solo-draft = Prendre
web-short-solo-draft-about = Prenez des dés du sommet, l’un après l’autre, autant que vous voulez. Magie, trésors et outils : toujours.
web-short-solo-tunnels = Tunnels dans l’ordre
web-short-solo-tunnels-about = Chaque suite commence par 1, puis viennent 2, 3, 4 et 5. Une suite complète vaut 5 points.
web-short-solo-hazards = Dangers avec l’outil
web-short-solo-hazards-about = Un dé à dragons demande un bouclier, un dé à effondrements une pioche. Chaque dé outil en retient un. Chacun de leurs symboles vaut un point.
web-short-solo-beer = La Bière est un joker
web-short-solo-beer-about = Une Bière devient la face de votre choix : une face de son dé que vous pourriez prendre.
web-short-solo-chests = Coffres
web-short-solo-chests-about = Une gemme vaut un point, deux si elle est dans un coffre. Chaque coffre reçoit un dé trésor, au moment où vous le prenez, ou jamais.
web-short-solo-magic = Magie
web-short-solo-magic-about = Utilisez un dé magie pour remettre des dés du sommet dans le sac, un par symbole. Le dé magie quitte le jeu.
web-short-solo-refill = Remplir
web-short-solo-refill-about = Deux fois par partie, vous pouvez remplir les trous de la montagne avec des dés du sac.
web-short-solo-stop = S’arrêter
web-short-solo-stop-about = Arrêtez-vous quand vous voulez. Vos points donnent un rang, de « { rank-disaster } » à « { rank-masterful } ».
web-rules-whole = Toutes les règles
web-keys = Touches : flèches pour se déplacer sur la montagne et d’un nombre à l’autre, Entrée pour prendre, Tab pour passer aux collections, Échap pour annuler le choix, H pour passer l’attente, U pour annuler le coup, I pour un conseil (dans les parties contre des robots), M pour le son, ? pour ces règles.

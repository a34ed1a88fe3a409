# Pourquoi une action ou un choix de règles est refusé. La page utilise aussi ces textes.

### Actions

error-action-type = Une action est un texte comme « take e1 », pas une valeur de type { $type }.
error-action-unknown = « { $action } » n’est pas une action de ce jeu.
error-action-spelling = Une action s’écrit exactement, majuscules et espaces compris : « { $meant } », pas « { $action } ».
error-action-over = La partie est finie : on ne peut plus rien jouer.
error-action-time = « { $action } » ne peut pas se jouer maintenant (phase : { error-phase }).
error-phase = { $phase ->
    [heroes] { phase-heroes }
    [excavation] { phase-excavation }
    [magic] { phase-magic }
    [cache] { phase-cache }
    [solo] { phase-solo }
   *[over] { phase-over }
}

error-hero-taken = Le héros « { $hero } » est déjà pris ; deux joueurs ne peuvent pas avoir le même.

error-take-empty = Il n’y a pas de dé en { $slot }.
error-take-covered = Le dé en { $slot } est couvert des deux côtés et ne peut pas être pris.
error-take-side = Le dé en { $slot } est sur le côté ; sans offrir de Bière, on ne prend que les dés du sommet.
error-share-none = Vous n’avez aucun dé montrant { $token } à offrir.
error-share-self = La Bière s’offre à un autre joueur, pas à soi-même.
error-share-seat = Il n’y a pas de place { $seat } à cette table ; les places vont de 1 à { $players }.
error-share-late = La Bière s’offre au début du tour, avant de prendre un dé, et une fois par tour.
error-done-first = Prenez d’abord un dé : on ne passe pas son tour.
error-done-two = Prenez le second dé : avec ces règles, qui offre une Bière en prend deux.

error-spend-none = Vous n’avez aucun dé montrant { $token } qui ne soit pas déjà utilisé.
error-spend-hero-none = Votre héros n’a aucun { $token } qui ne soit pas déjà utilisé.
error-spend-useless = Aucun de vos dés ne pourrait être relancé : la magie ne servirait à rien.
error-reroll-none = Vous n’avez pas (d’autre) dé montrant { $token } à relancer.
error-reroll-order = { $token } vient avant { $last } dans l’ordre des faces ; les dés à relancer se nomment dans cet ordre.
error-reroll-few = À partir de { $token }, il vous reste trop peu de dés pour les symboles ; commencez par une face précédente.
error-reroll-hazard = { $token } est sur un dé danger, que la magie ne peut pas relancer.
error-cache-none = Vous n’avez pas (d’autre) dé montrant { $token } à cacher.
error-cache-order = { $token } vient avant { $last } dans l’ordre des faces ; les dés à cacher se nomment dans cet ordre.

### Actions en solo

error-draft-empty = Il n’y a pas de dé en { $slot }.
error-draft-covered = Le dé en { $slot } n’est pas au sommet ; on ne choisit que les dés du sommet.
error-draft-beer = Le dé en { $slot } montre une Bière, qui est un joker : dites quelle face il prend, par exemple « draft { $slot } as T1 ».
error-draft-as = La Bière en { $slot } ne peut pas devenir { $token }, qui n’est pas une face de ce dé ou est elle-même une Bière.
error-draft-face = Le dé en { $slot } montre { $token } et le garde : seule une Bière peut prendre une autre face.
error-draft-tunnel = { $token } ne prolonge aucune de vos suites ; les tunnels se prennent dans l’ordre, à partir de 1.
error-draft-hazard = Pour { $token }, il faut un dé outil assorti et encore libre : un bouclier pour les dragons, une pioche pour les effondrements.
error-draft-cache = Seul un dé trésor peut être caché, et seulement tant que vous avez un coffre libre.
error-spend-empty = La montagne est vide : il n’y a rien à recycler, donc pas de magie à utiliser.
error-recycle-empty = Il n’y a pas de dé en { $slot }.
error-recycle-covered = Le dé en { $slot } n’est pas au sommet ; on ne recycle que les dés du sommet.
error-refill-none = La montagne a déjà été remplie deux fois, le maximum dans une partie.
error-refill-full = La montagne est pleine : il n’y a de place pour aucun dé.
error-refill-bag = Le sac est vide : il n’y a rien pour remplir.

### Comme la page les dit à qui montre un dé

web-error-action-time = Ce n’est pas possible maintenant (phase : { error-phase }).
web-error-take-covered = Ce dé est couvert des deux côtés : il ne peut pas être pris.
web-error-take-side = Ce dé est sur le côté. Sans offrir de Bière, on prend un dé du sommet : un dé sur lequel rien ne repose.
web-error-draft-covered = Quelque chose repose sur ce dé. On ne prend que les dés du sommet.
web-error-draft-beer = La Bière est un joker, mais aucune face de ce dé ne pourrait être prise maintenant.
web-error-recycle-covered = Quelque chose repose sur ce dé. Seuls les dés du sommet retournent dans le sac.
web-pick-more = { $n ->
    [one] Choisissez encore un dé : chaque symbole doit servir.
   *[other] Choisissez encore { $n } dés : chaque symbole doit servir.
}
web-pick-full = { $n ->
    [one] Un seul dé : reposez-le pour en choisir un autre.
   *[other] { $n } dés seulement : reposez-en un pour en choisir un autre.
}

### Règles, graines et noms

error-rules-players = On joue de 1 à 4 joueurs, pas à { $value }.
error-rules-choice = « { $name } » ne peut pas être { $value } ; choisissez parmi : { $choices }.
error-rules-bool = « { $name } » est True ou False, pas { $value }.
error-rules-magic = « magic », les dés magie de départ en solo, est 0, 1, 2 ou 3, pas { $value }.
error-rules-solo = « { $name } » vaut à partir de deux joueurs ; n’y touchez pas en solo.
error-rules-table = « { $name } » vaut pour le solo ; n’y touchez pas à deux joueurs ou plus.
error-rules-text = « { $value } » n’est pas écrit comme des règles : d’abord les joueurs, puis ce qui change, comme « 3,heroes=all,reroll_hazards ».
error-rules-type = Les règles se donnent comme un objet Rules, pas comme une valeur de type { $type }.
error-copy-dice = Une copie a soit sa propre graine, soit les mêmes dés, pas les deux.
error-seed-type = Une graine est un nombre entier, un texte ou None, pas une valeur de type { $type }.
error-seed-text = Cette graine ne peut pas s’écrire en texte UTF-8 ; prenez des lettres, des chiffres ou d’autres caractères qui le permettent.
error-names-count = Il y a { $have } noms pour { $need } places ; donnez un nom par place.
error-names-type = Les noms se donnent en liste de textes, un par place.

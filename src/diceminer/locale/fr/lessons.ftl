# Apprendre en jouant : huit leçons, et qui les donne. Les nombres viennent du moteur.

### Autour des leçons

lesson-learn = Apprendre en jouant
lesson-learn-about = Huit courtes leçons à jouer, dix minutes en tout. Ici, on a le droit de se tromper.
lesson-of = Leçon { $n } sur { $all }
lesson-begin = Commencer
lesson-go-on = Continuer avec la leçon { $n }
lesson-done = terminée
lesson-tips = De brèves astuces pendant la partie
lesson-foreman = Brunna, qui dirige la mine
lesson-rival = Grim
lesson-next = Suite
lesson-again = Recommencer cette leçon
lesson-list = Toutes les leçons
lesson-next-lesson = Leçon suivante
lesson-first-game = Jouer votre première partie
lesson-next-solo = Ensuite : le solo
lesson-solo-game = Jouer en solo
lesson-engine = La leçon n’a pas pu être chargée. Réessayez dans un instant.
lesson-step = Étape { $n } sur { $all }
lesson-count = { $part } : { $before } → { $after }

### De quoi elles parlent

lesson-title-top = Sommet et côté
lesson-about-top = Quels dés vous pouvez prendre, et ce qui glisse.
lesson-title-cheers = Santé !
lesson-about-cheers = Offrez une Bière et prenez deux dés.
lesson-title-tunnels = Tunnels
lesson-about-tunnels = Les suites commençant à 1.
lesson-title-treasure = Trésors
lesson-about-treasure = Les gemmes, et pour qui elles comptent double.
lesson-title-hazards = Dangers et outils
lesson-about-hazards = Effondrements, dragons, et ce qui aide.
lesson-title-magic = Magie
lesson-about-magic = Relancez des dés.
lesson-title-chests = Coffres
lesson-about-chests = Ce que vous gardez quand tout est relancé.
lesson-title-solo = Le jeu en solo
lesson-about-solo = Au fond de la mine, sans adversaire, avec d’autres règles.

### 1 : sommet et côté

lesson-say-top-take = Bienvenue dans ma mine ! À votre tour, vous prenez un dé au sommet : un de ceux qui brillent, sans rien dessus. Prenez le 1 blanc !
lesson-no-top-cave-in = Celui-là est libre aussi, mais les effondrements coûtent des points. Prenez le 1 blanc.
lesson-say-top-free = Il rejoint votre collection, avec tous les dés que vous possédez : { $total } point. { lesson-rival } a pris le dé voisin, et trois autres sont libres. Prenez le 2 !
lesson-no-top-two = Il est libre, mais un 2 va bien avec votre 1. Prenez le 2.
lesson-say-top-more = 1 et 2 ensemble : { $total } points. (Les dés au bord doré sont venus avec votre héros.) Voilà pour le sommet. Passons au côté, sur une autre montagne.
lesson-say-top-side = Imaginez que vous venez d’offrir une Bière à { lesson-rival } (la leçon 2 montre comment) : vous pouvez alors prendre aussi un dé sur le côté, avec un seul dé au-dessus de lui. Prenez le 3 sur la pente, et regardez ce qui glisse !
lesson-no-top-side = Vous pourriez l’avoir. Mais essayez donc le 3 au pied de la pente.
lesson-say-top-slid = Vous avez vu la glissade ? Le 4 était enfoui sous deux dés, il n’en porte plus qu’un. Une Bière donne droit à deux dés : prenez le 4 !
lesson-no-top-four = Vous pourriez l’avoir aussi. Mais le 4 continue après votre 3.
lesson-no-top-leave = Vous pouvez laisser le second dé. Mais le 4 vous vaut 4 points : prenez-le.
lesson-say-top-end = { $total } points ! Rien sur un dé : prenez-le. Un dé dessus : seulement avec une Bière. Deux dés dessus : personne ne peut le prendre.

### 2 : santé !

lesson-say-cheers-share = Rien que des dés noirs au sommet, des dangers qui coûtent des points. Mais il y a une Bière dans votre collection : choisissez-la et offrez-la à { lesson-rival } !
lesson-no-cheers-hazard = Aïe, celui-là vous coûterait des points ! Offrez plutôt votre Bière : elle est dans votre collection.
lesson-say-cheers-two = Santé ! { lesson-rival } reçoit votre dé, relancé : il montre trois dragons. Et vous prenez deux dés, au sommet ou sur un côté. D’abord le 2 !
lesson-no-cheers-two = Pas mal, mais prenez d’abord le 2, au pied de la pente.
lesson-say-cheers-second = Les dés du dessus ont glissé. Prenez maintenant le 3 comme second dé !
lesson-no-cheers-three = Le 3 vous rapporte plus : il continue après votre 2.
lesson-no-cheers-leave = Vous pouvez laisser le second dé. Mais le 3 vous vaut 3 points : prenez-le.
lesson-say-cheers-end = { $total } points et aucun danger ! Une Bière seule ne rapporte rien : offrez-la avant que la montagne soit vide. Vous donnez le dé : si vous avez plusieurs Bières, offrez la moins utile.

### 3 : tunnels

lesson-say-tunnels-three = Les dés blancs sont des tunnels : ils rapportent par suites commençant à 1. La vôtre : 1 + 2 = { $tunnels } points. Prenez le dé qui la continue !
lesson-no-tunnels-gap = Un 5 ne rapporte rien tant que 3 et 4 manquent. Prenez le 3.
lesson-say-tunnels-four = 1 + 2 + 3 = { $tunnels } points. Continuez avec le 4 !
lesson-no-tunnels-again = Il commencerait une seconde suite, pour 1 point. Le 4 vous en rapporte 4.
lesson-no-tunnels-hazard = Les effondrements coûtent des points. Prenez le 4.
lesson-say-tunnels-again = { $tunnels } points ! Maintenant une seconde suite. Elle commence par un 1 aussi : prenez-le.
lesson-no-tunnels-one = Pas encore. Une suite commence par un 1.
lesson-say-tunnels-straight = Un point de plus. Qu’est-ce qui vient après votre second 1 ? Prenez-le aussi.
lesson-no-tunnels-second = Après le 1 vient le 2. Prenez le 2.
lesson-say-tunnels-end = 1-2-3-4 et 1-2 : { $tunnels } points. Un nombre qui n’entre dans aucune suite ne rapporte rien.

### 4 : trésors

lesson-say-treasure-tie = Une nouvelle montagne, et un autre héros pour vous. Une gemme vaut un point. Pour qui en a le plus, elles comptent double : { lesson-rival } a 3 gemmes et { $their-treasure } points ! Prenez une gemme aussi.
lesson-no-treasure-gem = Un 4 seul ne rapporte rien. Prenez la gemme.
lesson-say-treasure-most = Trois chacun : à égalité, personne ne compte double, et { lesson-rival } retombe à { $their-treasure } points. Prenez la tête !
lesson-no-treasure-gems = Cela rapporte moins. Prenez les deux gemmes, et la tête avec.
lesson-say-treasure-end = { $gems } gemmes qui comptent double : { $treasure } points ! Surveillez celles des autres : si quelqu’un vous rattrape, les vôtres ne comptent plus qu’une fois.

### 5 : dangers et outils

lesson-say-hazards-pickaxe = Deux effondrements dans votre collection : { $hazards } points. Avec une pioche, ils comptent pour vous au lieu de compter contre vous. Prenez-la !
lesson-no-hazards-shield = Les boucliers sont pour les dragons. Contre les effondrements, prenez la pioche.
lesson-say-hazards-more = Le moins devient plus : { $hazards } points ! Et avec une pioche, tout nouvel effondrement vous rapporte. Prenez ceux-là !
lesson-no-hazards-dragon = Pas les dragons ! Sans bouclier, ils vous coûtent 4 points.
lesson-no-hazards-tunnel = Un 5 seul ne rapporte rien. Prenez les effondrements : maintenant, ils vous rapportent.
lesson-say-hazards-second = { $hazards } points. Une seconde pioche compte tous vos effondrements une fois de plus. Prenez-la !
lesson-no-hazards-pickaxe = La pioche vous rapporte bien plus. Prenez-la.
lesson-say-hazards-dragon = { $hazards } points ! Mais il n’y a plus que des dragons au sommet, et on ne peut pas passer. Prenez-les…
lesson-say-hazards-shield = Quatre dragons et pas de bouclier : il reste { $hazards } points. Prenez le bouclier !
lesson-say-hazards-end = { $hazards } points ! Les pioches sont pour les effondrements, les boucliers pour les dragons. Sans le bon outil, les dangers coûtent des points.

### 6 : magie

lesson-say-magic-spend = La montagne est vide : place à la magie. Choisissez le dé de magie à deux symboles : chacun relance un dé. Puis choisissez un 2 et le 5, et lancez !
lesson-no-magic-die = Celui-là est à votre héros, pour plus tard. Choisissez le dé de magie à deux symboles.
lesson-no-magic-idle = Ce dé vous rapporte. Choisissez ce qui ne rapporte rien : un 2 et le 5.
lesson-no-magic-early = Pas encore ! Il vous reste de la magie, et un dé qui ne rapporte rien.
lesson-say-magic-hero = 1, 2, 3 : { $tunnels } points ! Les faces au bord doré sont à votre héros. Choisissez-en une, et relancez le 2 en trop.
lesson-no-magic-spare = Ce dé vous rapporte. Choisissez le 2 en trop.
lesson-say-magic-end = { $tunnels } points pour les tunnels ! Les dangers ne se relancent pas. Quand vous appuyez sur « { web-done-magic } » et que tous ont fini, les points de la manche sont comptés.

### 7 : coffres et manche suivante

lesson-say-chests-keep = Les points de la manche 1 sont comptés. Tous les dés sont relancés, mais chaque coffre en cache un tel quel. Vous en avez deux : choisissez les trois gemmes et la pioche !
lesson-no-chests-rare = Vous pourriez le garder. Mais trois gemmes sont rares, et la pioche sert pour vos effondrements. Choisissez ces deux-là.
lesson-no-chests-nothing = Alors vos trois gemmes seraient relancées aussi ! Choisissez-les, avec la pioche.
lesson-say-chests-grow = Gemmes et pioche sont restées, tout le reste a été relancé, et la montagne est de nouveau pleine. { lesson-rival } avait le moins de points et a commencé. Prenez le 1 !
lesson-no-chests-one = Vous pourriez l’avoir. Mais le 1 fait une suite avec votre 2.
lesson-say-chests-end = Trois manches, et à chacune votre collection grandit. On additionne les trois : le plus grand total gagne ! Vous en savez assez pour une partie.

### 8 : en solo

lesson-say-solo-four = En solo, d’autres règles : vous prenez les dés du sommet l’un après l’autre. Les tunnels se prennent seulement dans l’ordre, et ne rapportent rien avant d’aller de 1 à 5. Après vos 1, 2, 3, prenez le 4 !
lesson-say-solo-five = Encore aucun point : prenez maintenant le 5, qui complète la suite !
lesson-say-solo-wild = En solo, une suite entière vaut toujours { $total } points. Et la Bière est un joker : prenez-la et choisissez sa face. Les dragons d’à côté demandent un bouclier.
lesson-no-solo-shield = Contre les dragons, il faut un bouclier. Choisissez le bouclier.
lesson-say-solo-dragon = Un bouclier permet de prendre un dé à dragons, et chaque dragon vaut un point. Prenez-le !
lesson-say-solo-gems = { $total } points ! Une gemme vaut un point, deux si elle est dans un coffre : seules y vont les gemmes prises une fois que vous l’avez. Vous n’en avez pas : prenez simplement les gemmes !
lesson-say-solo-spend = Au sommet, plus rien ne peut être pris. Utilisez donc votre dé magie : vous le perdez, mais pour chaque symbole vous remettez un dé du sommet dans le sac, et ce qui était dessous se libère.
lesson-say-solo-recycle = Renvoyez les effondrements : ils couvrent un 1.
lesson-no-solo-cave-in = Il n’y a rien sous celui-là. Renvoyez les effondrements.
lesson-say-solo-one = Le voilà : un 1, pour une nouvelle suite. Prenez-le !
lesson-say-solo-refill = Il vous faudrait un 2, et il n’y en a plus. Mais deux fois par partie, vous pouvez remplir la montagne. Appuyez sur « { web-refill } » !
lesson-no-solo-first = Plus tard ! Faites d’abord ce que j’ai dit.
lesson-say-solo-end = De nouveaux dés ! C’est tout. Dans une partie, vous continuez ainsi, et vous arrêtez quand il n’y a plus rien à gagner. Ici, vous avez { $total } points : plus il y en a, plus le rang est haut !

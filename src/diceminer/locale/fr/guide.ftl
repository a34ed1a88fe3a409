# Le guide de la première partie : un mot bref la première fois qu’une chose compte.

guide-tip = Une astuce
guide-none = Ne plus montrer d’astuces
guide-close = Fermer cette astuce
guide-tip-take = À vous : prenez un des dés qui brillent. Ce sont ceux du sommet.
guide-tip-side = Les dés de côté brillent aussi maintenant. Ce qui repose dessus glisse.
guide-tip-beer = Une Bière ! Offrez-la, et vous prenez deux dés en échange, au sommet ou sur un côté.
guide-tip-magic = La montagne est vide. Utilisez la magie pour relancer certains de vos dés : de préférence ceux qui ne rapportent rien.
guide-tip-chests = Bientôt tous les dés sont relancés. Chaque coffre en cache un tel quel : choisissez les meilleurs.
guide-tip-roll = Ensuite, toutes les collections sont relancées. Seuls les dés dans un coffre restent tels quels.
guide-tip-rolled = Toutes les collections ont été relancées, sauf les dés des coffres. Vos dés restent à vous ; creusez pour en avoir d’autres.
guide-tip-dragon = Les dragons coûtent des points, sauf avec un bouclier : alors ils en rapportent.
guide-tip-cave-in = Les effondrements coûtent des points, sauf avec une pioche : alors ils en rapportent.
guide-tip-most = Vous avez le plus de gemmes : elles comptent double pour vous. Restez en tête !
guide-tip-gem = Une gemme vaut un point. Pour qui en a le plus, elles comptent double.
guide-tip-straight = Les tunnels rapportent seulement par suites commençant à 1 : 1, 2, 3… Chacun vaut son nombre ; hors d’une suite, il ne compte pas encore.
guide-tip-rounds = Les points de chaque manche restent sur la feuille. Après trois manches, le plus grand total gagne.
guide-tip-solo-draft = Prenez les dés qui brillent tant que vous voulez. Les tunnels vont dans l’ordre, et il faut un outil par danger.
guide-tip-solo-wild = La Bière est un joker : prenez-la et choisissez sa face.
guide-tip-solo-chest = Un coffre est libre : les gemmes y comptent double.
guide-tip-solo-spend = Rien à prendre. Utilisez la magie : elle renvoie des dés du sommet dans le sac.
guide-tip-solo-refill = Deux fois par partie, vous pouvez remplir la montagne.

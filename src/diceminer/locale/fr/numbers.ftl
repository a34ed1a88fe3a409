# De quoi un nombre de la table est fait : affiché à côté quand on le touche, l’atteint ou le pointe.

why-of-round = { $name }, manche { $n }
why-of-now = { $name }, en l’état
why-of-tiebreak = { $name }, départage

### Les parties d’un score

why-tunnels = Une suite commence par 1, n’a pas de trou et vaut la somme de ses nombres.
why-tunnels-solo = Cinq points pour chaque suite de 1 à 5.
why-idle-numbers = { $n ->
    [one] Dans aucune suite : ne compte pas encore.
   *[other] Dans aucune suite : ils ne comptent pas encore.
}
why-gems = Un point par gemme.
why-gems-most = { $name } a le plus de gemmes, et elles comptent double.
why-gems-most-you = Vous avez le plus de gemmes, et elles comptent double.
why-gems-tie = Égalité pour le plus de gemmes : personne ne les compte double.
why-gems-solo = Un point par gemme, deux si elle est dans un coffre.
why-bare-cave-in = { $dangers } et aucune pioche
why-bare-dragon = { $dangers } et aucun bouclier
why-hazards = Un danger coûte un point par symbole. Avec son outil, il rapporte au contraire, une fois par outil.
why-hazards-none = Aucun danger : rien à gagner, rien à perdre.
why-hazards-solo = Un point par symbole.
why-idle-tools = { $n ->
    [one] N’a aucun danger à affronter : ne compte pas encore.
   *[other] N’ont aucun danger à affronter : ils ne comptent pas encore.
}

### Sommes

why-total = Les manches déjà comptées. Après trois manches, qui a le plus de points gagne.
why-total-solo = Ce qui est en ce moment dans la collection.
why-live = Ce que vaudrait la manche si elle finissait maintenant. Ce n’est pas encore dans le total.

### Ce qui ne vaut rien tout seul

why-beer = La Bière ne vaut aucun point. Offrez-la au début de votre tour et prenez jusqu’à deux dés, au sommet ou sur les côtés.
why-beer-solo = La Bière n’est un joker qu’au moment où vous la prenez. Celle-ci reste une Bière et ne rapporte rien.
why-magic = La magie ne vaut aucun point. Quand la montagne est vide, chaque symbole relance un de vos dés.
why-magic-solo = La magie ne vaut aucun point. Utilisez-la pour remettre dans le sac autant de dés du sommet.
why-chests = Les coffres ne valent aucun point. Après les manches 1 et 2, toutes les collections sont relancées, et chaque coffre cache un dé, qui reste tel quel.
why-chests-solo = Chaque coffre reçoit un dé trésor, qui compte alors double.
why-pickaxe = Une pioche change tous vos effondrements en points. Chaque pioche de plus les compte une fois encore.
why-shield = Un bouclier change tous vos dragons en points. Chaque bouclier de plus les compte une fois encore.
why-tool-solo = Une pioche retient un dé à effondrements, un bouclier un dé à dragons.
why-hero = Les faces d’un héros comptent à chaque manche et ne sont jamais lancées.

### Un dé

why-fewer = { $n ->
    [one] Sans ce dé : un point de moins.
   *[other] Sans ce dé : { $n } points de moins.
}
why-more = { $n ->
    [one] Sans ce dé : un point de plus.
   *[other] Sans ce dé : { $n } points de plus.
}
why-same = Sans ce dé, les points seraient les mêmes.
why-cached = Il est dans un coffre et garde sa face.
why-no-reroll = La magie ne peut pas relancer les dangers.
why-spent = Cette magie est déjà utilisée.

### Autour de la table

why-bag = Pas encore en jeu. Ils sont piochés au hasard quand la montagne est remplie.
why-turn = C’est le tour de { $name }.
why-start-roll = { $name } commence la manche { $round } : le lancer le plus haut, et la Bière est au-dessus de tout.
why-start-fewest = { $name } commence la manche { $round } : le moins de points jusqu’ici.
why-start-tied = { $name } commence la manche { $round } : le moins de points jusqu’ici et, à égalité, le lancer le plus haut.
web-live = en l’état

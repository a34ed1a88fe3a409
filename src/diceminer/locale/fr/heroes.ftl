# Les héros : à quoi sert chacun, composé d’après ses faces, et ce que sont les symboles.
web-hero-magic = { $n ->
    [one] relance un dé à chaque manche
   *[other] relance { $n } dés à chaque manche
}
web-hero-number = { $n ->
    [1] commence une suite
   *[other] commence avec un { $n }
}
web-hero-gem = { $n ->
    [one] a une gemme d’avance
   *[other] a { $n } gemmes d’avance
}
web-hero-pickaxe = { $n ->
    [one] change les effondrements en points
   *[other] compte chaque effondrement { $n } fois
}
web-hero-shield = { $n ->
    [one] change les dragons en points
   *[other] compte chaque dragon { $n } fois
}
web-hero-chest = { $n ->
    [one] cache un dé pour la manche suivante
   *[other] cache { $n } dés pour la manche suivante
}
web-hero-cave-in = { $n ->
    [one] apporte un effondrement
   *[other] apporte { $n } effondrements
}
web-hero-dragon = { $n ->
    [one] apporte un dragon
   *[other] apporte { $n } dragons
}
web-choose-again = Touchez encore pour choisir : { $hero }
web-look-hero = Pointez ou touchez une fois un héros pour savoir ce que font ses symboles.
web-hero-card = { $hero } : { $faces }

# Heroes: what each is good for, put together from its faces, and what the symbols are.
web-hero-magic = { $n ->
    [one] rolls one die again in every round
   *[other] rolls { $n } dice again in every round
}
web-hero-number = { $n ->
    [1] begins a straight
   *[other] starts with a { $n }
}
web-hero-gem = { $n ->
    [one] is one gem ahead
   *[other] is { $n } gems ahead
}
web-hero-pickaxe = { $n ->
    [one] turns cave-ins into points
   *[other] counts every cave-in { $n } times
}
web-hero-shield = { $n ->
    [one] turns dragons into points
   *[other] counts every dragon { $n } times
}
web-hero-chest = { $n ->
    [one] keeps one die for the next round
   *[other] keeps { $n } dice for the next round
}
web-hero-cave-in = { $n ->
    [one] brings one cave-in along
   *[other] brings { $n } cave-ins along
}
web-hero-dragon = { $n ->
    [one] brings one dragon along
   *[other] brings { $n } dragons along
}
web-choose-again = Tap again to choose the { $hero }
web-look-hero = Point at a hero, or tap it once, to see what its symbols do.
web-hero-card = { $hero }: { $faces }

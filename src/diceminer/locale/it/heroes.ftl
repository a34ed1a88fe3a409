# Eroi: a che cosa serve ciascuno, composto dalle sue facce, e che cosa sono i simboli.
web-hero-magic = { $n ->
    [one] rilancia un dado in ogni round
   *[other] rilancia { $n } dadi in ogni round
}
web-hero-number = { $n ->
    [1] comincia una scala
   *[other] parte con un { $n }
}
web-hero-gem = { $n ->
    [one] ha una gemma in più
   *[other] ha { $n } gemme in più
}
web-hero-pickaxe = { $n ->
    [one] trasforma i crolli in punti
   *[other] conta ogni crollo { $n } volte
}
web-hero-shield = { $n ->
    [one] trasforma i draghi in punti
   *[other] conta ogni drago { $n } volte
}
web-hero-chest = { $n ->
    [one] congela un dado per il round dopo
   *[other] congela { $n } dadi per il round dopo
}
web-hero-cave-in = { $n ->
    [one] porta con sé un crollo
   *[other] porta con sé { $n } crolli
}
web-hero-dragon = { $n ->
    [one] porta con sé un drago
   *[other] porta con sé { $n } draghi
}
web-choose-again = Tocca ancora per scegliere: { $hero }
web-look-hero = Punta o tocca una volta un eroe per sapere che cosa fanno i suoi simboli.
web-hero-card = { $hero }: { $faces }

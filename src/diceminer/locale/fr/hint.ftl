# Le conseil : ce que ferait le maître, aux tables où il n’y a que des robots.

web-hint-asked = Le maître réfléchit…
web-hint-win = chances de victoire : { $chance }
web-hint-points = { $points } à la fin
web-act-take = Prenez : { $face }
web-act-draft = Prenez : { $face }{ $cached ->
    [yes] , dans un coffre
   *[no] { "" }
}
web-act-draft-as = Prenez : { $face }, comme { $wish }{ $cached ->
    [yes] , dans un coffre
   *[no] { "" }
}
web-act-recycle = Remettez dans le sac : { $face }
web-act-share = Offrez { $face } à { $name }
web-act-cache = Cachez { $dice }
web-act-hero = Choisissez : { $hero }
web-act-spend = Utilisez { $face }
web-act-reroll = Relancez : { $dice }
web-act-spend-reroll = Utilisez { $face } et relancez : { $dice }
web-act-spend-recycle = Utilisez { $face } et remettez dans le sac : { $dice }
web-act-done-magic = N’utilisez plus de magie
web-act-done-excavation = Ne prenez pas de second dé
web-act-done-cache = Ne cachez rien, relancez tout
web-act-done-solo = Arrêtez-vous ici

### Pourquoi

web-why-adds = { $parts } tout de suite.
web-why-because = { $parts } : { $why }.
web-because-number = { $n ->
    [1] il commence une suite
   *[other] il continue une suite
}
web-because-straight = il complète une suite
web-because-most = vous auriez le plus de gemmes
web-because-rival = { $name } vise aussi le plus de gemmes
web-because-tool = vous avez l’outil qu’il faut
web-because-hazards = il agit sur vos dangers
web-why-costs = Pour l’instant, cela coûte { $points }.
web-why-further = Ce dé peut rapporter plus tard, ou aiderait davantage les autres.
web-why-rival-dragon = À { $name }, qui a un bouclier, il rapporterait des points.
web-why-rival-cave-in = À { $name }, qui a une pioche, il rapporterait des points.
web-why-later = Il n’est pas encore dans une suite, mais il peut y entrer plus tard.
web-why-ahead = Aucun point pour l’instant, mais plus tard : { $why }.
web-ahead-beer = offerte, elle vous donne deux dés
web-ahead-magic = une fois la montagne vide, il relance des dés
web-ahead-chest = il cache de bons dés pour la manche suivante
web-ahead-pickaxe = avec lui, les effondrements rapportent
web-ahead-shield = avec lui, les dragons rapportent
web-ahead-else = il peut encore servir
web-why-idle = { $n ->
    [one] Il ne compte pas pour l’instant.
   *[other] Ils ne comptent pas pour l’instant.
}
web-why-expects = En moyenne, un nouveau lancer rapporte plus.
web-why-brings = Il rapporte { $points } maintenant ; en moyenne, un nouveau lancer rapporte plus.
web-why-burdens = Il coûte { $points } maintenant ; en moyenne, un nouveau lancer rapporte plus.
web-why-keep = { $n ->
    [one] Tel quel, il vaut en moyenne plus qu’un nouveau lancer.
   *[other] Tels quels, ils valent en moyenne plus qu’un nouveau lancer.
}
web-why-keep-hazard = Relancé, un danger peut s’aggraver.
web-why-enough = Ce que vous avez vaut en moyenne plus qu’un nouveau lancer.
web-why-all = De nouveaux lancers rapporteront sans doute plus que ces dés.
web-why-none = Aucun de ces dés ne vous aiderait.
web-why-refill = Cela amène de nouveaux dés au sommet.
web-why-stop = Il n’y a plus rien à gagner.
web-hint-else = Sinon :

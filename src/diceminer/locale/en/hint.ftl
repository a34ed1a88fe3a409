# The hint: what the master would do, at tables where nobody but bots is.

web-hint-asked = The master is thinking …
web-hint-win = chance to win: { $chance }
web-hint-points = { $points } at the end
web-act-take = Take { $face }
web-act-draft = Draft { $face }{ $cached ->
    [yes] , into a chest
   *[no] { "" }
}
web-act-draft-as = Draft { $face } as { $wish }{ $cached ->
    [yes] , into a chest
   *[no] { "" }
}
web-act-recycle = Put { $face } back into the bag
web-act-share = Share { $face } with { $name }
web-act-cache = Keep { $dice }
web-act-hero = Choose { $hero }
web-act-spend = Spend { $face }
web-act-reroll = Roll again: { $dice }
web-act-spend-reroll = Spend { $face } and roll again: { $dice }
web-act-spend-recycle = Spend { $face } and put back into the bag: { $dice }
web-act-done-magic = Spend no more magic
web-act-done-excavation = Take no second die
web-act-done-cache = Keep nothing, roll them all
web-act-done-solo = Stop here

### Why

web-why-adds = { $parts } at once.
web-why-because = { $parts }: { $why }.
web-because-number = { $n ->
    [1] it begins a straight
   *[other] it continues a straight
}
web-because-straight = it completes a straight
web-because-most = you would have the most gems
web-because-rival = { $name } is after the most gems, too
web-because-tool = you have the tool for it
web-because-hazards = it works on your hazards
web-why-costs = It costs { $points } for now.
web-why-further = It may pay later, or would help the others more.
web-why-rival-dragon = For { $name }, who has a shield, it would score.
web-why-rival-cave-in = For { $name }, who has a pickaxe, it would score.
web-why-later = It is in no straight yet, but it may be later.
web-why-ahead = No points now, but later: { $why }.
web-ahead-beer = shared, it brings you two dice
web-ahead-magic = once the mountain is empty, it rolls dice again
web-ahead-chest = it keeps good dice for the next round
web-ahead-pickaxe = with it, cave-ins score
web-ahead-shield = with it, dragons score
web-ahead-else = it may still be of use
web-why-idle = { $n ->
    [one] It counts for nothing now.
   *[other] They count for nothing now.
}
web-why-expects = On average, a new roll brings more.
web-why-brings = It brings { $points } now; on average, a new roll brings more.
web-why-burdens = It costs { $points } now; on average, a new roll brings more.
web-why-keep = { $n ->
    [one] As it lies it is worth more than a new roll, on average.
   *[other] As they lie they are worth more than a new roll, on average.
}
web-why-keep-hazard = Rolled again, a hazard may get worse.
web-why-enough = What lies there is worth more than a new roll, on average.
web-why-all = New rolls are likely to bring more than any of these dice.
web-why-none = None of these dice would help you.
web-why-refill = It brings new dice to the top.
web-why-stop = There is nothing more to gain.
web-hint-else = Otherwise:

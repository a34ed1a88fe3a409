# The score pad: what it writes about troves, and why it refuses some.

pad-hero = Hero
pad-no-hero = none
pad-dice = Dice
pad-cached-dice = In chests
pad-gems = gems
pad-cave-ins = cave-ins
pad-dragons = dragons
pad-rank = Rank
pad-doubled = × 2: the most gems at the table count twice.
pad-no-majority = Nobody has the most gems alone, so nobody’s gems count twice.
pad-lone = One trove alone: nobody to compare gems with. If these were the most at the table, treasure would be { $treasure } and the total { $total }.

### Refusals

pad-token = “{ $token }” is no face of a die; the faces are { $faces }, several of one as 2T1 or T1x2.
pad-troves = The score pad takes 1 to { $most } troves, not { $count }.
pad-too-many = There are { $have } { pad-kind } dice here, but the game has only { $most }.
pad-kind = { $kind ->
    [tunnel] { kind-tunnel }
    [treasure] { kind-treasure }
    [magic] { kind-magic }
    [hazard] { kind-hazard }
   *[tool] { kind-tool }
}
pad-heroes-count = The number of heroes ({ $have }) is not that of the troves ({ $need }); give one for each, “none” for none.
pad-hero-unknown = There is no hero “{ $hero }”; there are { $heroes }.
pad-hero-twice = The hero “{ $hero }” is there twice; nobody plays one that another player has.
pad-cached-table = Only the solo game scores cached dice; at a table they count as all others.
pad-solo-one = A solo game has one trove, not { $count }.
pad-solo-heroes = The solo game has no heroes.
pad-solo-beer = { $token } can’t lie in a solo trove: Beer is set to another face as it is drafted, and only the magic dice of the set-up (3 at most) can still show it.
pad-solo-draft = { $token } can’t lie in this solo trove: tunnels are drafted in order from 1 up, and every hazard die needs a tool die of its own against it.
pad-cached = Only treasure dice of the trove can be cached.
pad-chests = More dice are cached ({ $have }) than there are chests ({ $chests }).

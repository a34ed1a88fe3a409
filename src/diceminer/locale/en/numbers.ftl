# What a number of the table is made of: shown beside it when it is tapped, focused or pointed at.

why-of-round = { $name }, round { $n }
why-of-now = { $name }, as it lies now
why-of-tiebreak = { $name }, tie-break

### The parts of a score

why-tunnels = A straight begins with 1, has no gap, and scores its numbers.
why-tunnels-solo = Five points for every straight from 1 to 5.
why-idle-numbers = { $n ->
    [one] In no straight: counts for nothing yet.
   *[other] In no straight: they count for nothing yet.
}
why-gems = One point per gem.
why-gems-most = { $name } has the most gems, and they count twice.
why-gems-most-you = You have the most gems, and they count twice.
why-gems-tie = A tie for the most gems: nobody counts them twice.
why-gems-solo = One point per gem, two if it is in a chest.
why-bare-cave-in = { $dangers } and no pickaxe
why-bare-dragon = { $dangers } and no shield
why-hazards = A hazard costs a point for each symbol. With its tool it pays instead, once for every tool.
why-hazards-none = No hazards: nothing to gain, nothing to lose.
why-hazards-solo = One point for each symbol.
why-idle-tools = { $n ->
    [one] Has no hazard to work on: counts for nothing yet.
   *[other] Have no hazard to work on: they count for nothing yet.
}

### Sums

why-total = The rounds that are scored. The most points after three rounds win.
why-total-solo = What lies in the trove now.
why-live = What the round would score if it ended now. It is not in the total yet.

### What scores nothing by itself

why-beer = Beer scores nothing. Share it at the start of your turn, and take up to two dice, from the top or the side.
why-beer-solo = Beer is wild only as you draft it. This one stays a Beer and scores nothing.
why-magic = Magic scores nothing. When the mountain is empty, each symbol rolls one of your dice again.
why-magic-solo = Magic scores nothing. Spend it to put as many top dice back into the bag.
why-chests = Chests score nothing. After rounds 1 and 2 all troves are rolled, and each chest keeps one die as it is.
why-chests-solo = Each chest holds one treasure die, which then counts twice.
why-pickaxe = A pickaxe turns all your cave-ins into points. Each further pickaxe counts them once more.
why-shield = A shield turns all your dragons into points. Each further shield counts them once more.
why-tool-solo = One pickaxe holds one die with cave-ins, one shield one with dragons.
why-hero = A hero’s faces count in every round and are never rolled.

### One die

why-fewer = { $n ->
    [one] Without this die: one point fewer.
   *[other] Without this die: { $n } points fewer.
}
why-more = { $n ->
    [one] Without this die: one point more.
   *[other] Without this die: { $n } points more.
}
why-same = Without this die, the points would be the same.
why-cached = It lies in a chest and keeps its face.
why-no-reroll = Magic can’t roll hazards again.
why-spent = This magic is spent.

### Around the table

why-bag = Not in play yet. They are drawn by chance when the mountain is filled.
why-turn = It is the turn of { $name }.
why-start-roll = { $name } starts round { $round }: the highest roll, and Beer is the highest of all.
why-start-fewest = { $name } starts round { $round }: the fewest points so far.
why-start-tied = { $name } starts round { $round }: the fewest points so far, and among equals the highest roll.
web-live = as it lies now

# Why an action or a choice of rules is refused. The page words these, too.

### Actions

error-action-type = An action is a text such as “take e1”, not a value of type { $type }.
error-action-unknown = “{ $action }” is no action of this game.
error-action-spelling = Actions are exact, in capitals and spaces too: write “{ $meant }”, not “{ $action }”.
error-action-over = The game is over: nothing can be played any more.
error-action-time = “{ $action }” can’t be played now (phase: { error-phase }).
error-phase = { $phase ->
    [heroes] { phase-heroes }
    [excavation] { phase-excavation }
    [magic] { phase-magic }
    [cache] { phase-cache }
    [solo] { phase-solo }
   *[over] { phase-over }
}

error-hero-taken = The hero “{ $hero }” is taken; nobody plays one that another player has.

error-take-empty = There is no die in { $slot }.
error-take-covered = The die in { $slot } has dice on both upper sides and can’t be taken.
error-take-side = The die in { $slot } lies on the side; without sharing Beer, only top dice can be taken.
error-share-none = You have no die showing { $token } to share.
error-share-self = Beer is shared with another player, not with yourself.
error-share-seat = There is no seat { $seat } at this table; the seats are 1 to { $players }.
error-share-late = Beer is shared at the start of a turn, before any die is taken, and once a turn.
error-done-first = Take a die first: a turn can’t be passed.
error-done-two = Take the second die: with these rules, sharing Beer means taking two.

error-spend-none = You have no unspent die showing { $token }.
error-spend-hero-none = Your hero has no unspent { $token }.
error-spend-useless = None of your dice could be rolled again, so there is nothing to spend magic on.
error-reroll-none = You have no (further) die showing { $token } that could be rolled again.
error-reroll-order = { $token } comes before { $last } in the order of the faces; dice to roll again are named in that order.
error-reroll-few = From { $token } on you have too few dice for the symbols left; start with an earlier face.
error-reroll-hazard = { $token } is on a hazard die, which magic can’t roll again.
error-cache-none = You have no (further) die showing { $token } to cache.
error-cache-order = { $token } comes before { $last } in the order of the faces; dice to cache are named in that order.

### Solo actions

error-draft-empty = There is no die in { $slot }.
error-draft-covered = The die in { $slot } is not on top; only top dice can be drafted.
error-draft-beer = The die in { $slot } shows Beer, which is wild: say which face it becomes, for instance “draft { $slot } as T1”.
error-draft-as = The Beer in { $slot } can’t become { $token }, which is no face of that die or is Beer itself.
error-draft-face = The die in { $slot } shows { $token } and keeps it: only Beer can be set to another face.
error-draft-tunnel = { $token } doesn’t continue a straight of yours; tunnels are drafted in order, from 1 up.
error-draft-hazard = For { $token } you need a tool die that holds no hazard yet: a shield for dragons, a pickaxe for cave-ins.
error-draft-cache = Only a treasure die can be cached, and only while a chest of yours is free.
error-spend-empty = The mountain is empty: there is nothing to recycle, so no magic can be spent.
error-recycle-empty = There is no die in { $slot }.
error-recycle-covered = The die in { $slot } is not on top; only top dice can be recycled.
error-refill-none = The mountain has been refilled twice already, which is all a game allows.
error-refill-full = The mountain is full: there is nowhere to put a die.
error-refill-bag = The bag is empty: there is nothing to refill with.

### As the page says them to somebody who points at a die

web-error-action-time = That can’t be done now (phase: { error-phase }).
web-error-take-covered = Dice lie on both sides above this one, so it can’t be taken.
web-error-take-side = This die lies on the side. Without sharing a Beer, you take a top die: one that nothing lies on.
web-error-draft-covered = Something lies on this die. Only top dice can be drafted.
web-error-draft-beer = Beer is wild, but this die has no face that could be drafted now.
web-error-recycle-covered = Something lies on this die. Only top dice go back into the bag.
web-pick-more = { $n ->
    [one] Choose one more die: every symbol has to be used.
   *[other] Choose { $n } more dice: every symbol has to be used.
}
web-pick-full = { $n ->
    [one] Only one die: put it back to choose another.
   *[other] Only { $n } dice: put one back to choose another.
}

### Rules, seeds and names

error-rules-players = The game is for 1 to 4 players, not for { $value }.
error-rules-choice = “{ $name }” can’t be { $value }; choose one of: { $choices }.
error-rules-bool = “{ $name }” is True or False, not { $value }.
error-rules-magic = “magic”, the magic dice a solo game starts with, is 0, 1, 2 or 3, not { $value }.
error-rules-solo = “{ $name }” is for two or more players; leave it as it is for the solo game.
error-rules-table = “{ $name }” is for the solo game; leave it as it is for two or more players.
error-rules-text = “{ $value }” is not written as rules are: players first, then what differs, like “3,heroes=all,reroll_hazards”.
error-rules-type = Rules are given as a Rules object, not as a value of type { $type }.
error-copy-dice = A copy has either a seed of its own or the same dice, not both.
error-seed-type = A seed is a whole number, a text or None, not a value of type { $type }.
error-seed-text = This seed can’t be written as UTF-8 text; use letters, digits or any other characters that can.
error-names-count = There are { $have } names for { $need } seats; give one name a seat.
error-names-type = Names are given as a list of texts, one a seat.

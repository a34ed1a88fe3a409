# The guide through a first game: a short word the first time that something matters.

guide-tip = A tip
guide-none = No more tips
guide-close = Close this tip
guide-tip-take = It is your turn: take one of the glowing dice. They lie on top.
guide-tip-side = Now the dice at the side glow, too. What lies on them slides down.
guide-tip-beer = A Beer! Share it, and you take two dice for it, from the top or the side.
guide-tip-magic = The mountain is empty. Spend magic to roll some of your dice again: best those that score nothing.
guide-tip-chests = Soon all dice are rolled again. Each chest keeps one as it lies: choose your best.
guide-tip-roll = Next, all troves are rolled again. Only dice in chests stay as they lie.
guide-tip-rolled = All troves were rolled again, except dice in chests. Your dice stay yours; now dig for more.
guide-tip-dragon = Dragons cost points, unless you have a shield: then they score.
guide-tip-cave-in = Cave-ins cost points, unless you have a pickaxe: then they score.
guide-tip-most = You have the most gems: they count twice for you. Stay ahead!
guide-tip-gem = A gem is a point. Whoever has the most gems counts them twice.
guide-tip-straight = Tunnels score only in straights that start with 1: 1, 2, 3 … Each scores its number; one outside of a straight counts for nothing yet.
guide-tip-rounds = The points of each round stay on the sheet. After three rounds the most points win.
guide-tip-solo-draft = Draft glowing dice as long as you like. Tunnels go in order, and each hazard needs a tool of its own.
guide-tip-solo-wild = Beer is wild: draft it and choose its face.
guide-tip-solo-chest = A chest is free: gems count twice in it.
guide-tip-solo-spend = Nothing can be drafted. Spend magic: it puts dice from the top back into the bag.
guide-tip-solo-refill = Twice in a game you may fill the mountain again.

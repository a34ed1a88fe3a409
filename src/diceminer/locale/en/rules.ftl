# The window with the rules: cards, keys, and what stands around the whole text (rules.md).

### The rules in short

web-short-take = Dig
web-short-take-about = On your turn, take a top die: one that nothing lies on. It joins your trove as it lies.
web-short-beer = Cheers!
web-short-beer-about = Before you take, you can share a die that shows Beer: it is rolled again for whoever gets it, and you take two dice, from the top or the side (with just one die on it). What lay on a side die slides down.
web-short-magic = Magic
web-short-magic-about = When the mountain is empty, spend your magic: each symbol rolls one of your dice again. Hazard dice stay as they are.
web-short-tunnels = Tunnels
web-short-tunnels-about = Straights count: 1, 2, 3 is worth 1 + 2 + 3. They begin with 1, and a gap ends them.
web-short-treasure = Treasure
web-short-treasure-about = Each gem is a point. Whoever has the most counts theirs twice; in a tie, nobody does.
web-short-hazards = Hazards
web-short-hazards-about = Cave-ins and dragons cost a point each, unless you have the tool: a pickaxe turns all your cave-ins into points, a shield all your dragons. Each further tool counts them once more.
web-short-chests = Chests
web-short-chests-about = After rounds 1 and 2, everybody rolls the whole trove. Each chest keeps one die as it is.
web-short-win = Three rounds
web-short-win-about = Your dice stay yours, and the trove is scored in each round. The most points win.
web-rules-table = At the table
web-short-solo-draft = Draft
web-short-solo-draft-about = Take top dice, one after the other, as long as you like. Magic, treasure and tools: always.
web-short-solo-tunnels = Tunnels in order
web-short-solo-tunnels-about = Each straight begins with a 1, then come 2, 3, 4 and 5. A complete one is worth 5 points.
web-short-solo-hazards = Hazards need a tool
web-short-solo-hazards-about = A die with dragons needs a shield, one with cave-ins a pickaxe. Each tool die holds one of them. Each of their symbols is a point.
web-short-solo-beer = Beer is wild
web-short-solo-beer-about = A Beer becomes a face of your choice: one of its die that you could draft.
web-short-solo-chests = Chests
web-short-solo-chests-about = A gem is a point, two if it is in a chest. Each chest holds one treasure die, which goes in as you draft it, or never.
web-short-solo-magic = Magic
web-short-solo-magic-about = Spend a magic die to put top dice back into the bag, one for each symbol. The magic die leaves the game.
web-short-solo-refill = Refill
web-short-solo-refill-about = Twice in a game you can fill the gaps of the mountain with dice from the bag.
web-short-solo-stop = Stop
web-short-solo-stop-about = Stop when you like. Your points give you a rank, from “{ rank-disaster }” to “{ rank-masterful }”.
web-rules-whole = All the rules
web-keys = Keys: arrows move around the mountain and from number to number, Enter takes, Tab goes on to the troves, Esc cancels, H skips the wait, U undoes, I gives a hint (in games against bots), M turns the sound on or off, ? opens these rules.

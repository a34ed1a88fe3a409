### The end of a game: who won and why, another game, sharing it, checking the dice

## For everybody, by how it ended

web-end-won-left = { $n ->
    [one] { $name } has left: you win.
   *[other] Everybody else has left: you win.
}
web-end-won-about = The mountain is yours, and so is the first mug.
web-end-lost-about = Raise a mug to { $name }. The mountain is patient, and the barrel isn’t empty.
web-end-lost-close = So close! Raise a mug to { $name }, and ask for another game.
web-end-lead-you = You have { $points }, { $lead } more than { $name }.
web-end-lead = { $name } has { $points }, { $lead } more than { $rival }.
web-end-lead-lost = { $name } has { $points }, { $lead } more than you.

## What decided it

web-end-part = { $part ->
    [tunnels] Tunnels decided it
    [treasure] Treasure decided it
   *[hazards] Hazards decided it
}: { $points } against { $against } for { $rival }.
web-end-part-you = { $part ->
    [tunnels] Tunnels decided it
    [treasure] Treasure decided it
   *[hazards] Hazards decided it
}: { $points } against your { $against }.
web-end-all = It was a lead in everything: tunnels, treasure and hazards.
web-end-tie = A tie at { $total }! The tied troves were rolled and scored once more: { $scores }.
web-end-left = { $name } has left the table.
web-end-behind = After round { $n }, { $name } was still behind.
web-end-behind-you = After round { $n } you were still behind.
web-end-ahead-you = After round { $n } you were still ahead.

## The pad

web-end-pad = All scores
web-round-total = Round
web-all-rounds = { $part }, all rounds

## Alone

web-end-solo-disaster = The mountain has won this time. Nobody was hurt but your pride.
web-end-solo-brave-start = Every mine begins with a first stroke of the pickaxe.
web-end-solo-improving = The cart is filling up. The mountain is getting nervous.
web-end-solo-average = An honest day’s work, and an honest mug of Beer.
web-end-solo-excellent = Full chests! The whole tavern is talking about you.
web-end-solo-masterful = They will carve your name above the entrance of the mine.
web-end-solo-tunnels = 5 for each complete straight
web-end-solo-treasure = { $gems }, { $n ->
    [0] none in a chest
    [one] one die in a chest
   *[other] { $n } dice in chests
}
web-end-solo-hazards = all neutralised
web-end-solo-stuck = Nothing more could be done, so the game ended by itself.
web-end-next = { $points } more and it is “{ $rank }”.
web-end-best = Your best so far with { $n ->
    [0] no magic dice
    [one] one magic die
   *[other] { $n } magic dice
}.
web-end-best-is = Your best so far with { $n ->
    [0] no magic dice
    [one] one magic die
   *[other] { $n } magic dice
}: { $points }.

## What next

web-rematch = Play again
web-end-rematch-about = The others are told, and can join you.
web-end-rematch-wants = { $name } wants another game!
web-end-share = Share as picture
web-end-save = Save as picture
web-end-copy = Copy as text
web-end-share-failed = That did not work. You can copy the text from here.
web-end-score = Score: { $total } ({ $parts })
web-record = Download the game record

## Checking the dice

web-proof = Check the dice
web-proof-about = All dice of this game follow from one secret key. Before the first roll the server published the fingerprint of that key; now it tells the key itself, so anybody can check all rolls.
web-proof-local = All dice of this game follow from one key that your browser has drawn by chance. With it, anybody can check all rolls.
web-proof-promise = The fingerprint, published before the first roll (SHA-256)
web-proof-seed = The key
web-proof-kept = Your browser has checked it: the fingerprint is that of the key.
web-proof-broken = Something is wrong: the fingerprint is not that of the key.

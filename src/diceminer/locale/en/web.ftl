# The game in the browser.

### Home

web-motto = A mountain of dice, dwarves, and beer.
web-play-now = Play now
web-play-now-about = { $n ->
    [one] Against one bot: { $level }.
   *[other] Against { $n } bots: { $level }.
}
web-bots = Against bots
web-play = Play
web-name = Your name
web-opponents = Opponents
web-level = How good they are
web-seconds = Time to think
web-seconds-usual = As usual
web-seconds-some = { $n ->
    [one] One second a move
   *[other] { $n } seconds a move
}
web-bot-seconds = { $bot }, { $n } s
web-friends = With friends
web-friends-about = Open a table and send a link to each seat. A name is all your friends need.
web-friends-here = Several people at this screen, and bots if you like. For games with friends elsewhere, somebody has to run the game’s server.
web-seat-friend = A friend, by link
web-seat-here = Somebody at this screen
web-seat-bot = Bot: { $bot }
web-seat-open = Open seat
web-seat-add = One more seat
web-seat-remove = Remove seat { $n }
web-fill = Who sits in seat { $n }
web-pace = Time for a move
web-pace-none = No hurry; if somebody leaves, a bot steps in
web-pace-seconds = { $n } seconds, then a bot helps out
web-pace-day = A day, even for those who leave
web-open-table = Open the table
web-solo-about = Dig alone for a rank. The fewer magic dice, the harder.
web-solo-best = Below each number: your best score.
web-solo-none = No score yet: the first rank is waiting.
web-dig = Dig alone
web-variants = Heroes and variants
web-my-tables = Your tables
web-past-tables = Games you finished
web-tables-all = Show all { $n }
web-table-remove = Remove “{ $names }” from the list
web-table-remove-sure = Remove?
web-table-waiting = waits for players
web-table-playing = under way
web-table-yours = Your turn!
web-unofficial = An unofficial fan work of the game by Joshua DeBonis and Nikola Risteski, published by Atlas Games.
web-notices = Licences of fonts and libraries
web-insecure = You can play against bots here. Playing offline and installing the game need an https address, or localhost.

### Games that are kept in this browser

web-archive = Your games in this browser
web-archive-about = Games against bots, alone and at one screen are played and kept in this browser, and nowhere else. Browsers may clear what they keep, when space is short or after weeks without a visit. A file is safer, and takes everything along to another browser.
web-archive-save = Save everything to a file
web-archive-restore = Read such a file
web-archive-restored = { $n ->
    [0] No game was added.
    [one] One game was added.
   *[other] { $n } games were added.
}
web-archive-known = { $n ->
    [one] One was here already.
   *[other] { $n } were here already.
}
web-archive-damaged = { $n ->
    [one] One can’t be read and was left out.
   *[other] { $n } can’t be read and were left out.
}
web-import-foreign = This is no file of saved games: nothing was changed.
web-unkept = This browser keeps nothing at the moment: it is full, or this is a private window. You can play on, but closing the page loses the game.
web-unreadable = This game can’t be opened
web-unreadable-about = It comes from another version of the page, or it is damaged. It stays here as it is, and you can save it to a file.
web-unreadable-save = Save it to a file
web-broken = The engine could not be loaded
web-broken-about = Part of this page is missing or damaged. Reload it; your games are still here.
web-broken-unsupported = This browser can’t run the game’s engine: it is too old, or WebAssembly is turned off.

### The bar at the top

web-home = Home
web-settings = Settings
web-rules = Rules
web-sound = Sound
web-sound-off = Sound off (M)
web-sound-on = Sound on (M)
web-light = Light colours
web-dark = Dark colours
web-language = Language
web-round = Round { $n }
web-watching = watching
web-close = Close

### Before the start

web-lobby = The table is set
web-sit-about = A seat is kept for you. What shall the others call you?
web-sit = Sit down
web-seat-lost = The host has given your seat away. You can stay and watch.
web-seat-gone = This seat is taken and the game is under way. You are watching.
web-you = you
web-here = is here
web-not-here = not here
web-seat-waits = waits for somebody with its link
web-copy = Copy link
web-copied = Copied!
web-start = Start the game
web-start-about = { $n ->
    [one] One seat is still open: send its link, or give it to a bot.
   *[other] { $n } seats are still open: send their links, or give them to bots.
}
web-host-starts = The host starts the game when everybody is here.
web-host-gone = The host has left. If they stay away, another player takes their place.
web-watch-link = A link for spectators:

### The line to the server

web-opening = Opening the mine …
web-line-lost = The connection is lost. Trying again …
web-gone = There is no such table
web-gone-about = The link may be damaged, or the table has been cleared away.
web-trouble = The server does not answer. Please try again in a moment.
web-server-away = The server does not answer. You can play here all the same: against bots, alone, or together at this screen.
web-kept = A bot has been keeping the seat of { $name }.
web-back = Take it back

### Whose turn it is and what is asked

web-asked = What is asked
web-wait = One moment …
web-skip = Skip ahead
web-thinking = { $name } is thinking …
web-waiting-for = { $name } is to play.
web-absent = { $name } has left the table.
web-clock = { $n } seconds left
web-ask-hero = Choose your hero.
web-ask-take = Take a top die.
web-ask-take-or-share = Take a top die, or share a Beer first.
web-ask-share-with = Share { $face } with whom?
web-ask-beer = Cheers! Take a die from the top or the side.
web-ask-second = Take a second die, top or side, or leave it.
web-ask-second-must = Take a second die from the top or the side.
web-ask-spend = Spend a magic face to roll dice again, or leave it.
web-ask-reroll = Choose the dice to roll again: { $chosen } of { $n }.
web-ask-cache = Your chests keep up to { $n }: { $chosen } chosen.
web-ask-draft = Draft a top die.
web-ask-stuck = No die can be drafted now.
web-ask-wild = { $face } is wild: choose its face.
web-ask-chest = { $face }: into a chest, where it counts twice?
web-ask-discard = Spend { $face }? The die leaves the game, and as many top dice go back into the bag.
web-ask-recycle = { $n ->
    [one] Put one more top die back into the bag.
   *[other] Put { $n } more top dice back into the bag.
}
web-ask-stop = Stop digging with { $points }?
web-share = Share a Beer
web-roll = Roll!
web-spend = Spend it
web-keep = { $n ->
    [one] Keep one die, roll the rest
   *[other] Keep { $n } dice, roll the rest
}
web-keep-none = Keep nothing, roll them all
web-into-chest = { $face }, into a chest
web-refill = Refill the mountain
web-stop = Stop digging
web-stop-here = Stop here
web-done-magic = Enough magic
web-done-second = Leave it
web-cancel = Put it back
web-see-end = See the result
web-undo = Undo
web-undo-about = Take your last action back (U), as long as no die was rolled and nobody else has played
web-undone = { $name } takes that back.

### The mountain and the troves

web-mountain = The mountain
web-mountain-keys = Dice on the mountain: arrow keys walk, Enter takes.
web-die-take = { $slot }: { $face }, can be taken
web-die-draft = { $slot }: { $face }, can be drafted
web-die-recycle = { $slot }: { $face }, can be put back
web-tap-again = Tap again to take it
web-die-lies = { $slot }: { $face }
web-bag = { $n ->
    [one] { $n } die in the bag
   *[other] { $n } dice in the bag
}
web-trove-of = Trove of { $name }
web-pull = Show or hide your trove
web-unfold = Unfold the trove of { $name }
web-turn = whose turn it is
web-no-hero = no hero yet
web-away = kept by a bot
web-of-hero = of the hero
web-spent = spent
web-chosen = chosen
web-cached = in a chest
web-adds = { $points } points here
web-put-back = put it back
web-do-share = share it
web-do-spend = spend it
web-do-reroll = roll it again
web-magic-left = { $n ->
    [one] { $n } magic symbol to spend
   *[other] { $n } magic symbols to spend
}
web-live = as it lies now
web-hero-card = { $hero }: { $faces }
web-scored = Round { $n } is scored

### A hint of the master, at tables where nobody but bots is

web-hint = Hint
web-hint-about = What would the master do? (I)
web-hint-asked = The master is thinking …
web-hint-win = { $chance } to win
web-hint-points = { $points } at the end
web-act-take = Take { $face } from { $slot }
web-act-draft = Draft { $face } from { $slot }{ $cached ->
    [yes] , into a chest
   *[no] { "" }
}
web-act-draft-as = Draft { $face } from { $slot } as { $wish }{ $cached ->
    [yes] , into a chest
   *[no] { "" }
}
web-act-recycle = Put { $face } from { $slot } back into the bag
web-act-share = Share { $face } with { $name }
web-act-spend = Spend { $face }
web-act-reroll = Roll { $face } again
web-act-cache = Keep { $face }
web-act-done = Leave it at that

### Sheet and log

web-sheet = Score sheet
web-round-total = Round
web-tiebreak = Tie-break
web-explain-tunnels = Tunnels { $numbers }: { $points }
web-explain-treasure = { $gems }: { $points }
web-explain-treasure-most = { $gems }, the most at the table, count twice: { $points }
web-explain-hazards = { $caveins } with { $pickaxes }, { $dragons } with { $shields }: { $points }
web-refills = { $n ->
    [0] The mountain has not been refilled yet.
    [one] The mountain has been refilled once.
   *[other] The mountain has been refilled { $n } times.
}
web-log = What happened
web-log-empty = Nothing yet.

### The end

web-over = { $name } wins!
web-over-solo = The digging is over: { $points }.
web-why-most = { $name } has the most points: { $points }, { $lead } ahead.
web-why-tiebreak = A tie at { $total }, which { $name } breaks with { $points }.
web-all-rounds = { $part }, all rounds
web-solo-score = points
web-rematch = Play again
web-rematch-waits = The others want another game.
web-rematch-go = Join them
web-outdated = There is a new version of this page.
web-reload = Reload it
web-record = Download the record
web-proof = The proof of the dice
web-proof-about = All dice of this game follow from one secret word. Before the first roll the server published the fingerprint of that word; now it tells the word itself, so anybody can roll all dice again.
web-proof-local = All dice of this game follow from one word that your browser has drawn by chance. With it, anybody can roll all dice again.
web-proof-promise = The fingerprint, published before the first roll (SHA-256)
web-proof-seed = The word
web-proof-kept = Your browser has checked it: the fingerprint is that of the word.
web-proof-broken = Something is wrong: the fingerprint is not that of the word.

### The rules in short

web-short-take = Dig
web-short-take-about = In your turn take a die from the top of the mountain: one that nothing lies on.
web-short-beer = Cheers!
web-short-beer-about = Give a die that shows Beer to somebody else: it is rolled, and you take one or two dice, also from the side. What lay on a side die slides down.
web-short-magic = Magic
web-short-magic-about = When the mountain is gone, spend magic: for each symbol you roll one of your dice again. Hazards stay.
web-short-tunnels = Tunnels
web-short-tunnels-about = Straights from 1 up score their numbers. A gap ends a straight.
web-short-treasure = Treasure
web-short-treasure-about = A point a gem, and twice that for whoever has the most alone.
web-short-hazards = Hazards
web-short-hazards-about = They cost points, unless you have the tool: pickaxes turn cave-ins into points, shields dragons. Each further tool counts them again.
web-short-chests = Chests
web-short-chests-about = After rounds 1 and 2 all dice are rolled. Each chest keeps one as it is.
web-short-win = Three rounds
web-short-win-about = Troves grow and are scored in each. The most points win.
web-rules-whole = All the rules
web-keys = Keys: arrows walk the mountain, Enter takes, Tab goes on to the troves, Esc puts back, H hurries the others, U undoes, I asks the master among bots, M is the sound, ? these rules.

# The game in a terminal. What stands beside a key is short: eighty columns hold them all.

### The start screen

term-menu-line = A mountain of dice, and beer.
term-menu-resume = Go on with the game
term-menu-new = New game
term-menu-solo = Solo game
term-menu-scores = High scores
term-menu-rules = Rules
term-menu-language = Language: { $name }
term-menu-quit = Quit
term-menu-note = An unofficial fan work of the game by Joshua DeBonis and Nikola Risteski, published by Atlas Games.

### Settings of a new game

term-setup-title = A new game
term-players = Players
term-players-about = Two to four dig against each other; alone you dig for a rank.
term-solo = 1, solo
term-seat = Seat { $n }
term-seat-about = A person at this keyboard, or a bot.
term-person = Person
term-name = name
term-name-about = What the others call you.
term-yes = yes
term-no = no
term-space = Space
term-enter = Enter

### Keys

term-key-move = move
term-key-choose = choose
term-key-change = change
term-key-start = start
term-key-take = take
term-key-draft = draft
term-key-recycle = recycle
term-key-share = share Beer
term-key-magic = magic
term-key-refill = refill
term-key-done = done
term-key-stop = stop
term-key-spend = spend
term-key-pick = pick
term-key-roll = roll
term-key-hurry = hurry
term-key-log = what happened
term-key-help = help
term-key-menu = menu
term-key-back = back
term-key-go-on = go on
term-key-scroll = scroll
term-key-rules = rules
term-key-language = language
term-key-more = more tables
term-key-rematch = rematch
term-key-save = save record
term-key-quit = quit

### What is asked

term-ask-hero = { $name }, choose your hero.
term-ask-take = { $name }, take a top die.
term-ask-take-or-share = { $name }, take a top die, or share a Beer first.
term-ask-beer = { $name }, take a die from the top or the side.
term-ask-second = { $name }, take a second die (top or side), or leave it.
term-ask-second-must = { $name }, take a second die from the top or the side.
term-ask-spend = { $name }, spend magic to roll dice again, or leave it.
term-ask-reroll = Choose the dice to roll again: { $chosen } of { $n }.
term-ask-roll = { $n ->
    [one] One die is chosen: roll it!
   *[other] { $n } dice are chosen: roll them!
}
term-ask-cache = { $name }, choose what the chests keep: { $chosen } of up to { $n }.
term-ask-draft = Draft a top die.
term-ask-stuck = No die can be drafted now.
term-ask-recycle = { $n ->
    [one] Put one more die back into the bag.
   *[other] Put { $n } more dice back into the bag.
}
term-ask-thinking = { $name } is thinking …
term-ask-wait = One moment …
term-detail-top = { $slot }: { $face }
term-detail-side = { $slot }: { $face }. Would slide: { $moves }
term-detail-hero = { $face }, from the hero
term-pass-on = Pass the keyboard to { $name }

### Choices

term-share-title = Share a Beer
term-share-about = The die is rolled and goes to the other player. You take one or two dice, also from the side.
term-share-with = { $face } for { $name }
term-draft-how = { $slot }, { $face }: draft it how?
term-draft-plain = { $face }
term-draft-cached = { $face }, into a chest
term-spend-title = Spend a magic die
term-spend-about = It leaves the game, and as many top dice as it shows symbols go back into the bag.
term-stop-title = Stop digging with { $points }?
term-stop-no = Dig on
term-stop-yes = Stop here
term-refills-left = { $n ->
    [0] No refill left
    [one] { $n } refill left
   *[other] { $n } refills left
}
term-waiting-title = A game is waiting to be finished.
term-waiting-resume = Go on with it
term-waiting-new = Throw it away and start the new one

### Scores

term-sheet-round = Round { $n }
term-sheet-tiebreak = Tie { $n }
term-doubled = doubled
term-scores = Scores of round { $n }
term-scores-tied = Scores of the tie-break
term-scores-magic = { $n ->
    [0] no magic dice
    [one] { $n } magic die
   *[other] { $n } magic dice
}
term-scores-none = Nobody has dug here yet.
term-end-most = The most points: { $points }, { $lead } ahead.
term-end-tiebreak = A tie at { $total }, broken by { $points } in the tie-break.
term-end-placed = Place { $n } of the high scores!
term-end-not-placed = Not among the ten best this time.
term-end-saved = The record is in { $path }

### When something is wrong

term-oops = Oh dear
term-not-saved = This could not be written to the disk ({ $error }). The game goes on, but would be lost if the program ended.
term-save-damaged = The saved game can’t be read ({ $why }). It has been set aside as { $name }.
term-no-save = No game is waiting to be resumed.
term-scores-damaged = The high scores can’t be read. The file has been set aside as { $name }, and a new one begins.
term-bot-failed = { $name } can’t go on: { $error } The game is saved.

### Help

term-legend = Signs
term-help-marks = On the mountain, ‹a1› marks a die that can be taken: an orange rim at the top, a yellow one at the side. The white rim is where you are; arrows on blue rims show what would slide. In the troves, pale dice are spent or can’t be chosen.
term-help-menu = Choose with the arrow keys and Enter, or with the mouse. A game is saved after every move: leave whenever you like, and go on later.
term-help-setup = Up and down go from setting to setting, left and right change one, Enter starts the game.
term-help-choice = Choose with the arrow keys and Enter, or with the mouse.
term-help-notice = Enter goes on.
term-help-scores = The ten best solo games for each number of magic dice. Left and right turn to the next table.
term-help-end = Play again with R, keep the game’s record as a text file with S, or go back to the menu with M.
term-help-phase-heroes = A hero’s faces count in your trove in every round.
term-help-phase-excavation = Take one top die a turn. With a Beer in your trove you can share it first (B): the other player gets the die, rolled, and you take one or two dice, from the top or the side. When you take a side die, the dice above it slide down.
term-help-phase-magic = Spend a magic face, then choose as many dice as it has symbols; they are rolled together. Until then you can change your mind. Hazard dice can’t be rolled again, unless that variant is on.
term-help-phase-cache = Every chest keeps one die as it is. All other dice are rolled before the next round.
term-help-phase-solo = Tunnels go in order from 1 up, a hazard needs a tool of its own, Beer is wild. Magic (M) puts top dice back into the bag, a refill (F) fills the mountain up. A chest keeps a treasure die that goes in as it is drafted, which doubles its gems.
term-help-phase-over = The game is over.

### Tables in the rules

term-rules-kind = kind
term-rules-count = dice
term-rules-faces = faces
term-rules-hero = hero
term-rules-own = Made up for this project; not the cards of the published Backer Pack.

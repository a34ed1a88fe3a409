# The game in the browser.

### Home

web-motto = A mountain of dice, dwarves, and beer.
web-new-game = A new game
web-play-now = Play now
web-continue = Continue
web-play-now-about = { $n ->
    [one] Against one bot: { $level }.
   *[other] Against { $n } bots: { $level }.
}
web-learn = New here? Learn by playing
web-bots = Against bots
web-play = Play
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
web-variants = Heroes and variants
web-table-yours = Your turn!
web-title-turn = { $name }’s turn
web-unofficial = An unofficial fan work of the game by Joshua DeBonis and Nikola Risteski, published by Atlas Games.
web-notices = Licences of fonts and libraries

### Games that are kept in this browser

web-archive = Your games in this browser

### The bar at the top

web-home = Home
web-settings = Settings
web-rules = Rules
web-sound = Sound
web-sound-off = Sound off (M)
web-sound-on = Sound on (M)
web-language = Language
web-round = Round { $n }
web-watching = watching
web-name-you = You
web-close = Close
web-copied = Copied!
web-menu = This table

### Before the start

web-not-here = not here

### The line to the server

web-opening = Opening the mine …
web-line-lost = The connection is lost. Trying again …
web-trouble = The server does not answer. Try again in a moment.
web-server-away = The server does not answer. You can still play here: against bots, alone, or together at this screen.

### Whose turn it is and what is asked

web-asked = What is asked
web-wait = One moment …
web-skip = Skip ahead
web-thinking = { $name } is thinking …
web-waiting-for = { $name } is to play.
web-choosing-hero = { $name } is choosing a hero.
web-absent = { $name } is away: a bot will step in.
web-ask-hero = Choose your hero.
web-gain-hero = Its symbols count for you in every round.
web-ask-take = Take a top die.
web-ask-take-or-share = Take a top die, or share a Beer first.
web-gain-share = For a Beer you share, you take two dice, from the top or the side.
web-ask-share-with = { $face }: who gets it?
web-gain-share-with = They get this die, rolled again. You take two dice, from the top or the side.
web-gain-best = This is your best Beer to share; tap another to share that one.
web-gain-better = A better one to share would be: { $face }.
web-ask-beer = Cheers! Take a die from the top or the side.
web-gain-beer = What lies on a side die slides down. Then you can take a second one.
web-ask-second = Take a second die, from the top or the side.
web-ask-spend = Spend magic to roll dice again.
web-gain-spend = Each symbol rolls one die again. Magic itself scores nothing: spend it.
web-ask-reroll = Choose { $n ->
    [one] one die
   *[other] { $n } dice
} to roll again: { $chosen } chosen.
web-gain-reroll = It is best to roll dice that score nothing yet.
web-gain-hazards = Hazards can’t be rolled.
web-ask-cache = Choose dice for your chests: { $chosen } of up to { $n }.
web-gain-cache = All others are rolled for the next round. Keep the dice that are worth most as they are.
web-ask-draft = Draft a top die.
web-ask-stuck = No die can be drafted now.
web-gain-options = You can { $options }.
web-can-spend = spend a magic die
web-can-refill = refill the mountain
web-can-done = stop
web-ask-wild = { $face }: choose its face.
web-gain-wild = Beer is wild: it becomes what you choose.
web-ask-chest = { $face }: into a chest?
web-gain-chest = In a chest it counts twice. It can’t go in later.
web-ask-discard = Spend { $face }?
web-gain-discard = For each symbol, a top die goes back into the bag and frees those below. The magic die leaves the game.
web-ask-recycle = { $n ->
    [one] Put a top die back into the bag.
   *[other] Put { $n } top dice back into the bag.
}
web-gain-recycle = Choose those that you can’t use: what lies below comes to the top.
web-ask-stop = Stop digging with { $points }?
web-gain-stop = That ends the game.
web-share = Share a Beer
web-done-second = No second die
web-see-end = See the result
web-undo = Undo
web-undo-about = Undo your last action (U), as long as no die was rolled and nobody else has played
web-undone = { $name } takes that back.
web-gain-last = Only one die is left: for a Beer you take just that one.

### The mountain and the troves

web-mountain = The mountain
web-mountain-keys = Dice on the mountain: arrow keys walk, Enter takes.
web-slot = { $row ->
    [1] top row
    [2] second row
    [3] third row
    [4] fourth row
   *[other] bottom row
}, { $n } of { $of }
web-die-take = { $face }, { $slot }: can be taken
web-die-draft = { $face }, { $slot }: can be drafted
web-die-recycle = { $face }, { $slot }: can be put back
web-tap-again = Tap again to take it
web-die-lies = { $face }, { $slot }
web-bag = { $n ->
    [one] { $n } die in the bag
   *[other] { $n } dice in the bag
}
web-trove-of = Trove of { $name }
web-unfold = Unfold the trove of { $name }
web-turn = whose turn it is
web-who-starts = Who starts?
web-tied = A tie: again!
web-starts = { $you ->
    [yes] start
   *[no] starts
}
web-starts-fewest = { web-starts }: fewest points
web-no-hero = no hero yet
web-away = kept by a bot
web-left = has left
web-of-hero = from the hero
web-spent = spent
web-chosen = chosen
web-cached = in a chest
web-idle = counts for nothing yet
web-fresh = new
web-put-back = cancel
web-do-share = share it
web-do-spend = spend it
web-do-reroll = roll it again

### The hint

web-hint = Hint
web-hint-about = What would the master do? (I)

### Sheet and log

web-sheet = Scores
web-tiebreak = Tie-break
web-log = Log
web-log-empty = Nothing yet.
web-event-take = { $name } takes { $face }.
web-event-slide = Slides down: { $face }.
web-event-draft = { $cached ->
    [yes] Drafted into a chest: { $face }.
   *[no] Drafted: { $face }.
}
web-event-draft-as = { $cached ->
    [yes] Drafted into a chest: { $face }, set to { $wished }.
   *[no] Drafted: { $face }, set to { $wished }.
}
web-event-recycle = Back into the bag: { $face }.

### The end

web-over = { $name } wins!
web-end-won = You win!
web-over-left = { $name } wins: everybody else has left.
web-over-solo = The digging is over: { $points }.

# What can be done with a table besides playing, and reactions.

web-menu-home = Go home
web-menu-home-about = The table stays in your list.
web-menu-home-shared = The table stays in your list. If the others wait for you, a bot plays in your place, until you are back.
web-menu-leave = Leave for good
web-menu-leave-about = You give up your seat and can’t take it back.
web-menu-notify = Tell me when it is my turn
web-menu-notify-about = Your browser shows a note while this page is open in the background.
web-menu-notify-denied = Your browser does not allow notes from this page. You can change that in its settings.
web-menu-mute = Mute the others’ reactions
web-turn-note = It is your turn to dig.
web-reactions = Reactions
web-react-mug = Raise a mug!
web-react-well-done = Well done!
web-react-oh-no = Oh no!
web-react-thinking = Let me think …
web-reacts-mug = { $name } raises a mug!
web-reacts-well-done = { $name } says: well done!
web-reacts-oh-no = { $name } says: oh no!
web-reacts-thinking = { $name } has to think.
web-clock = { $n } seconds left
web-clock-bot = then a bot steps in

### What has to be known above the game

web-unkept = This browser keeps nothing at the moment: it is full, or this is a private window. You can play on, but closing the page loses the game.
web-kept = A bot has played for { $name }.
web-back = Play on yourself
web-seat-gone = This seat is taken and the game is under way. You are watching.
web-rematch-waits = The others want another game.
web-rematch-go = Join them

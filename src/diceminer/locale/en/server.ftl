# What the server refuses, told to the player who asked.

server-garbage = This can’t be read; the trouble begins at “{ $field }”.
server-unknown = Nobody here knows this kind of message.
server-stale = The game has gone on in the meantime. Look again and choose.
server-not-yours = That seat is not yours.
server-not-turn = It is another seat’s turn.
server-away = A bot keeps your seat. Take it back first.
server-undo = This can no longer be taken back: dice were rolled, somebody else has acted, or the game is over.
server-not-begun = The game has not begun yet.
server-compiling = The engine is still being made ready, which takes up to half a minute on a first start.
server-loading = This game is just being set up. Try again in a moment.
server-damaged = What was kept of this game does not fit its dice any more, so it can’t be shown or played on.
server-begun = The game has already begun.
server-over = The game is over.
server-not-over = The game is not over yet.
server-host = Only the host can do this.
server-open-seats = Some seats are still open. Wait, or give them to bots.
server-seat = This table has no seat { $seat }.
server-seats = The game is for { $need } players, but there are { $have } seats.
server-bot = There is no bot “{ $name }” here; there are { $names }.
server-secret = This link is not, or no longer, that of an open seat.
server-no-table = There is no such table.
server-no-guest = Open the page first, so that we know you again.
server-no-page = There is nothing at this address.
server-no-build = The page has not been built yet: run “make page”, then start again.
server-method = This address can’t be used like that.
server-origin = This was asked by a page from somewhere else.
server-large = This is too large; { $most } bytes at most.
server-fast = This is too fast. Wait a moment.
server-tables = You have { $most } unfinished tables, and there can’t be more.
server-busy = All hands are busy here. Try again soon.
server-engine = The engine could not be made ready, so no game can begin. It is tried again; the host’s log says why.
server-storage = Nothing can be stored here at the moment. Nothing was lost; try again soon.
server-hint = Hints are for your own turn, where nobody else is at the table but bots.
server-alone = Nobody else is at this table.
server-broken = Something went wrong here. Nothing was lost; try again.

# The title of a link to a table, where another site shows it.
server-invitation = Dice Miner: come to the table

# A table before its start, its seats and their links; and who only watches.

web-seat-open = Open seat
web-seat-keep = { $name } stays
web-lobby = The table is set
web-sit-about = A seat is kept for you. What shall the others call you?
web-sit = Sit down
web-seat-lost = The host has given your seat away. You can stay and watch.
web-here = is here
web-host = host
web-seat-waits = waits for somebody with its link
web-copy = Copy link
web-seat-link = Link to seat { $n }
web-start = Start the game
web-start-about = { $n ->
    [one] One seat is still open: send its link, or give it to a bot.
   *[other] { $n } seats are still open: send their links, or give them to bots.
}
web-host-starts = Waiting for the host to start the game.
web-host-named = { $name } starts the game as soon as every seat is taken.
web-host-can-start = { $name } can start the game now.
web-host-gone = The host has left. If they stay away, another player takes their place.
web-watch-link = A link for spectators:
web-lobby-send = Send each friend the link of their seat. The address of this page only lets them watch.
web-lobby-watch = You are watching. To play, ask the host for the link of an open seat: every seat has its own.
web-watch-taken = You are watching this game: all its seats are taken.
web-you = you

# Leaving a table for good.

web-leave-title = Leave the table?
web-leave-open = The seat is open again, for somebody else.
web-leave-closes = Nobody else is at the table, so it is closed.
web-leave-bot = A bot plays on in that place, and the seat can’t be taken back.
web-leave-wins = The game ends, and whoever stays wins.
web-leave-ends = The game ends, and the table is removed.
web-leave-later = To play on another time, just go home: the table stays in your list.
web-leave-stay = Stay
web-leave-one = { $name } leaves
web-leave-some = One of you leaves
web-leave-all = Everybody leaves
web-leave-sure = Leave for good
web-oldest = The oldest is “{ $names }”, begun on { $date }.
web-oldest-unlisted = The oldest is not in your list any more.
web-oldest-leave = Leave the oldest and play

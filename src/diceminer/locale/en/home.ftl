# Setting up games with friends or alone, the lists of tables, and the games of this browser.

web-friends-about = Open a table and send a link to each seat. A name is all your friends need.
web-friends-here = Several people at this screen, and bots if you like. For games with friends elsewhere, somebody has to run the game’s server.
web-seat-friend = A friend, by link
web-seat-here = Somebody at this screen
web-their-name = Name in seat { $n }
web-seat-add = One more seat
web-seat-remove = Remove seat { $n }
web-pace = Time for a move
web-pace-none = No hurry; a bot plays for whoever is away
web-pace-seconds = { $n } seconds, then a bot helps out
web-pace-day = A day, even for those who leave
web-open-table = Open the table
web-solo-about = Dig alone for a rank. The fewer magic dice, the harder.
web-solo-best = Below each number: your best score.
web-solo-none = No score yet: your first rank is waiting.
web-dig = Dig alone
web-my-tables = Your tables
web-past-tables = Games you finished
web-tables-all = Show all { $n }
web-table-remove = Remove “{ $names }” from the list
web-table-leave = Leave “{ $names }”
web-table-remove-sure = Remove?
web-table-waiting = waits for players
web-table-seat = open seat
web-table-over = finished
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

web-name = Your name
web-seat-bot = Bot: { $bot }
web-fill = Who sits in seat { $n }

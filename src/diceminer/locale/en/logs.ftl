# What a host reads in the terminal.

log-compiling = The rules are being carved into this machine, once. The page shows meanwhile; games begin in less than half a minute.
log-compiled = Ready: games can begin.
log-engine-failed = The rules could not be compiled, so no game can begin; it is tried again: { $why }
log-search-failed = The strong bots could not be made ready, others play for them: { $why }
log-bot-failed = The bot “{ $bot }” failed; another one plays on for it: { $why }
log-bot-move-failed = A bot’s move failed and is tried again: { $why }
log-hint-failed = A hint failed: { $why }
log-table-broken = Table { $table }… can’t be rebuilt from what was kept of it: { $why }
log-table-failed = Table { $table }… could not be made ready; it is tried again while somebody looks on: { $why }
log-message-failed = A player’s message failed: { $why }
log-request-failed = A request to { $route } failed: { $why }
log-connection-failed = A player’s connection failed: { $why }
log-task-failed = Something in the background failed: { $why }
log-storage-failed = Nothing can be stored at the moment: { $why }. It is tried again every second; until then no new tables are taken.
log-storage-recovered = Everything can be stored again.
log-read-failed = The tables can’t be read at the moment: { $why }
log-repeated = The same happened { $count ->
        [one] once more
       *[other] { $count } more times
    }, the last time with: { $why }
log-stopped = Stopped. All tables are kept.

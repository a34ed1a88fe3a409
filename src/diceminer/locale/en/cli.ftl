# The command line. Texts that --help shows stand in one line without placeables, so that it
# answers before Fluent is loaded. %s and %(…)s are argparse's own and stay as they are.

### Words of the parser

cli-usage = usage:
cli-arguments = what to give
cli-options = options
cli-general = general options
cli-variants = variants of the game
cli-commands = commands
cli-examples = examples
cli-help = show this help and exit
cli-version = show the version and exit
cli-lang = language of all texts; without it, the system’s
cli-data = folder with a dice.toml or a heroes.toml of your own, which then count everywhere
cli-json = answer in JSON, for other programs

cli-metavar-command = COMMAND
cli-metavar-file = FILE
cli-metavar-folder = FOLDER
cli-metavar-list = A,B,…
cli-metavar-text = TEXT
cli-metavar-number = N
cli-metavar-trove = TROVE
cli-metavar-dice = DICE
cli-metavar-position = POSITION
cli-metavar-section = SECTION

### Wrong usage

cli-hint = see { $command }
cli-argument = %(argument_name)s: %(message)s
cli-unrecognized = unknown arguments: %s
cli-not-allowed = not together with %s
cli-ignored-explicit = takes no value, but got %r
cli-required = missing: %s
cli-one-required = one of these is needed: %s
cli-expected-one = a value is missing
cli-expected-at-most-one = one value at most
cli-expected-at-least-one = at least one value is missing
cli-ambiguous = %(option)s could mean %(matches)s
cli-unexpected-option = unexpected option: %s
cli-invalid-value = this can’t be read: %(value)r (%(type)s)
cli-invalid-choice = %(value)r is none of %(choices)s
cli-invalid-choice-meant = %(value)r is none of %(choices)s; %(suggestion)r perhaps?
cli-unknown-command = %(parser_name)r is none of %(choices)s
cli-number = “{ $value }” should be a whole number from { $least } to { $most }
cli-file = { $file }: { $detail }
cli-file-missing = { $file }: there is no such file
cli-file-folder = { $file }: this is a folder, not a file
cli-file-forbidden = { $file }: the system does not allow this
cli-not-text = { $file }: this is no UTF-8 text
cli-os-error = the output can’t be written: { $detail }
cli-unexpected = something went wrong that should not have ({ $detail }); with DICEMINER_DEBUG=1 set, it tells where

### diceminer

cli-description = Dice Miner: play it, score a table of it, replay and prove recorded games, let bots play. An unofficial fan work.
cli-more-help = Every command has a help page of its own: diceminer COMMAND --help

### play

cli-about-play = play in the terminal
cli-more-play = The full-screen game for 1 to 4 seats, people at one keyboard and bots in any mix. Without options it asks; you can leave at any time and go on later.
cli-play-players = number of players: you, and greedy bots in the other seats
cli-play-seats = who sits where: human, a bot (random, novice, apprentice, greedy, journeyman, master) or a bot of your own as path/to/file.py:Name
cli-play-names = names by seat; one may be left empty
cli-seed = any text or number; the same seed gives the same dice
cli-play-resume = go on with the game that was left
cli-play-new = start a game at once, without the menu
cli-play-resume-alone = --resume goes on with a game as it was; it takes no players, names or variants
cli-play-names-count = there are more names ({ $have }) than seats ({ $need })
cli-play-no-terminal = the game needs a terminal for keyboard and screen; here one of them is a file or a pipe
cli-play-no-textual = the terminal game needs Textual, which is not installed: pip install 'diceminer[terminal]'
cli-example-play = the menu: who plays, which variants
cli-example-play-solo = a solo game that starts with two magic dice
cli-example-play-seats = three seats, a bot between two people
cli-example-play-resume = go on where you left

### serve

cli-about-serve = play in the browser, alone or with friends
cli-about-database = bring a server’s tables up to date, or move them
cli-more-serve = Serves the game as a page: against bots, alone, or with friends by a link. Tables are kept in a folder of yours, and go on after a restart where they were. Stop it with Ctrl-C.
cli-more-database = Brings the database of a server up to date before a new version is started, or copies everything in it into another, empty one: from SQLite to PostgreSQL, or back. No server may use either meanwhile.
cli-serve-host = address to listen on (127.0.0.1, this machine alone); 0.0.0.0 for everybody on the network
cli-serve-port = port to listen on (8765)
cli-serve-data-folder = where tables are kept; without it, your data folder
cli-serve-page = folder of a built page to serve in place of the one that came with the program
cli-serve-bot = a bot of your own, path/to/file.py:Name, that players may choose; may be repeated
cli-serve-origin = address of another page that may talk to this server, as http://localhost:5173; may be repeated
cli-serve-open = open the page in the browser
cli-serve-no-folder = There is no folder “{ $path }”.
cli-serve-same-bot = Two bots are called “{ $name }”, and players could not tell them apart: rename the class of one.
cli-serve-no-extra = the server needs some packages that are not installed: pip install 'diceminer[server]'
cli-serve-log = how to tell what happens: text for a person, json for a program (by default, as standard error is a terminal or not)
cli-serve-port-taken = Port { $port } is in use already. Choose another with --port, or --port 0 for any that is free.
cli-serve-no-listening = Nothing can listen on { $host }, port { $port }: { $detail }
cli-serve-data-unusable = The folder “{ $path }” can’t be used for the tables: { $detail }. Choose another with --data-folder.
cli-serve-secret = “{ $path }” is no secret. Remove it to have a new one made; guests will not be known again then.
cli-serve-database = The tables in “{ $path }” can’t be used: { $detail }
cli-serve-database-help = where tables are kept, as postgresql://user@host/name; without it, a SQLite file in the data folder
cli-serve-database-url = This is no address of a database that this program knows: “{ $url }”. It may be as postgresql://user@host/name, or sqlite:////path/to/file.
cli-serve-no-postgres = PostgreSQL needs its driver: install diceminer[postgres].
cli-serve-locked = Another server already uses “{ $path }”. Stop it first, or choose another --data-folder.
cli-serve-newer = The tables in “{ $path }” were kept by a newer version of this program. Use that one, or another --data-folder.
cli-serve-config = TOML file with the server’s settings; without it, the one that DICEMINER_SERVER_CONFIG names
cli-serve-config-unreadable = “{ $path }” can’t be read as settings: { $detail }
cli-serve-no-setting = There is no setting “{ $name }”. docs/serving.md lists them.
cli-serve-setting = The setting “{ $name }” can’t be “{ $value }”. docs/serving.md says what it may be.
cli-serve-listening = Dice Miner is served at { $address }
cli-example-serve = on this machine alone
cli-example-serve-open = play at once in the browser
cli-example-serve-network = for everybody on the network, on another port
cli-example-serve-database = with the tables in PostgreSQL
cli-example-database-upgrade = as a step of its own, before servers are started
cli-example-database-copy = move a laptop’s tables to PostgreSQL
cli-database-task = upgrade: bring it up to date; copy: copy everything into another
cli-database-url = the database, as postgresql://user@host/name or the path of a SQLite file
cli-database-target = with copy: the database to copy into
cli-database-urls = upgrade takes one database, copy takes two.
cli-database-upgraded = “{ $path }” is up to date.
cli-database-no-file = There is no file “{ $path }”.
cli-database-not-empty = “{ $path }” is not empty. Nothing was copied: choose a database without tables in it.
cli-database-copied = { $n ->
    [one] One table was copied to “{ $path }”, with all that belongs to it. Keep the file “secret” of the data folder: guests are known by it.
   *[other] { $n } tables were copied to “{ $path }”, with all that belongs to them. Keep the file “secret” of the data folder: guests are known by it.
}

### score

cli-about-score = score the troves of a real table
cli-more-score = The score pad. Give one trove an argument, its dice by their tokens with spaces or commas between: T1–T5 tunnels, G1–G3 gems, M magic, HC cave-ins, HD dragons, XP pickaxe, XS shield, XC2 two chests, TB GB MB HB XB Beer. Several of one: 2T1 or T1x2.
cli-trove = the dice of one player; - for none
cli-score-heroes = one hero a trove, by id; none for none
cli-score-solo = score a solo game: one trove, and its rank
cli-score-cached = treasure dice in chests (solo)
cli-example-score = two players; who has the most gems counts them twice
cli-example-score-heroes = with the faces of a hero
cli-example-score-solo = a solo game with three gems in a chest

### replay

cli-about-replay = tell a recorded game
cli-more-replay = Tells a recorded game event by event. The numbers on the left count the actions.
cli-record-file = a game record; - reads it from standard input
cli-replay-pictures = draw the position after every action
cli-replay-step = wait for the Enter key after every action
cli-replay-at = only the position after N actions (0: after the set-up)
cli-replay-next = — Enter: on, q: stop —
cli-replay-step-alone = --step is for reading along; it goes with neither --json nor --at
cli-replay-no-terminal = --step needs a keyboard; here standard input is a file or a pipe
cli-replay-short = this game has { $n ->
    [one] only one action
   *[other] only { $n } actions
}
cli-replay-goes-on = The record ends here; the game goes on.
cli-replay-score = Final score: { $points } – { $rank }.
cli-replay-totals = Totals – { $totals }.
cli-replay-total = { $name }: { $n }
cli-example-replay = the whole game in words
cli-example-replay-step = action by action, with pictures
cli-example-replay-at = where the game stood after twelve actions

### verify

cli-about-verify = prove that a record’s dice are fair
cli-more-verify = Rolls the dice of a record again from its seed and compares line by line. The seed’s SHA-256 was promised before the first roll, so that nobody could choose one to their liking.
cli-verify-seed = the seed, where the record doesn’t show it
cli-verify-fair = { $n ->
    [one] The one die is the seed’s.
   *[other] All { $n } dice are the seed’s.
}
cli-verify-promised = The seed is the one that was promised.
cli-verify-unpromised = No seed was promised in this record, so it may have been chosen afterwards.
cli-verify-failed = Not proved. { $problem }
cli-verify-no-seed = Nothing to prove yet: the record keeps to the rules, but its seed is not revealed. Give it with --seed once you know it.
cli-verify-no-commitment = Nothing to prove: the record keeps to the rules, but it names no seed and promises none.
cli-example-verify = a finished game, which reveals its seed
cli-example-verify-seed = with a seed told elsewhere

### show

cli-about-show = draw a position
cli-more-show = Draws a position given as one line of text (docs/notation.md), or where a recorded game stands.
cli-show-position = a position, a record’s file, or - for standard input
cli-show-svg = write the picture as SVG into a file; - for standard output
cli-show-neither = “{ $text }” is neither a position, which starts with DM1, nor a file
cli-example-show = a position in text
cli-example-show-svg = a picture of where a game stands

### simulate

cli-about-simulate = let bots play many games
cli-more-simulate = Lets bots play each other on all cores, and sums up: wins with their 95 % interval, points, the starting player’s share; for one player, scores and ranks. The same seed gives the same games on any number of cores. A bot of your own that fails or takes too long loses that game. Ctrl-C stops, and shows what was played so far.
cli-simulate-games = how many games (1000)
cli-simulate-players = one bot a seat, 1 to 4: random, novice, apprentice, greedy, journeyman, master or path/to/file.py:Name (random,greedy)
cli-simulate-jobs = how many cores to use; without it, all
cli-simulate-rows = write every game into this file as a line of JSON, as the arena keeps them
cli-simulate-records = write the record of every game into this folder
cli-simulate-stopped = Stopped: { $done } of { $games } games were played.
cli-simulate-playing = playing
cli-simulate-player = Player
cli-simulate-wins = Wins
cli-simulate-share = Share
cli-simulate-games-column = Games
cli-simulate-round = R{ $n }
cli-simulate-starter = The first starting player won { $share } of the games (95 %: { $low } – { $high }).
cli-simulate-tied = { $n ->
    [one] { $n } game needed a tie-break.
   *[other] { $n } games needed a tie-break.
}
cli-simulate-score = { $player }: { $mean } points on average (standard deviation { $deviation }), { $least } to { $most }, median { $median }.
cli-simulate-seed = { $n ->
    [one] { $n } game
   *[other] { $n } games
}, --seed { $seed }
cli-example-simulate = ten thousand games of a random player against a greedy one
cli-example-simulate-solo = the harder solo game, as JSON
cli-example-simulate-own = your own bot, with the record of every game in the folder games

### arena

cli-about-arena = hold matches and tournaments of bots
cli-more-arena = Plays one match-up, a round-robin or the solo game. Every seed is played once from every seat, on all cores; results are kept in a file as they come, and the same command goes on with it after an interruption. Shows shares of wins and ratings with their 95 % intervals. A bot that fails, cheats or takes too long loses that game, and the arena goes on.
cli-arena-players = one match-up, a bot a seat, 2 to 4: greedy,random,random is one against two
cli-arena-round-robin = every bot against every other
cli-arena-solo = the solo game: every bot plays the same seeds
cli-arena-resume = go on with the plan of this file of results, or show them again
cli-arena-games = games a match-up (100), rounded up to whole turns round the table
cli-arena-table = seats at a table of the round-robin, 2 to 4 (2); from 3 on, each pair plays one against the rest, both ways
cli-arena-limit = seconds a move for a bot of your own (60)
cli-arena-results = where results are kept (arena-SEED.jsonl)
cli-arena-html = write a report with plots into this file
cli-arena-metavar-address = ADDRESS
cli-arena-ray = play on a Ray cluster: its address, or none for a Ray on this machine
cli-arena-names = bots are random, novice, apprentice, greedy, journeyman, master, a level with a limit such as master@500, or path/to/file.py:Name
cli-arena-number = “{ $value }” should be a number above 0
cli-arena-resume-alone = --resume goes on with a plan as it is; of the plan, only -n can be given with it
cli-arena-no-plan = give --players, --round-robin, --solo or --resume
cli-arena-outdated = { $file }: bots, rules or dice have changed since these games were played. They are shown as they are; no more are played.
cli-arena-other-command = { $file } belongs to another command: { $command }
cli-arena-refused = { $bot } forfeits every game it has left. { $reason }
cli-arena-stopped = Stopped; { $done } of { $games } games are kept. Go on with: { $command }
cli-arena-no-extra = --html needs Matplotlib, which is not installed: pip install 'diceminer[arena]'
cli-arena-no-ray = --ray needs Ray, which is not installed: pip install 'diceminer[ray]'
cli-arena-bot = Bot
cli-arena-rating = Rating
cli-arena-share = Wins
cli-arena-points = Points
cli-arena-score = Score
cli-arena-behind = Behind
cli-arena-games-column = Games
cli-arena-move = A move
cli-arena-seconds = { $n } s
cli-arena-milliseconds = { $n } ms
cli-arena-microseconds = { $n } µs
cli-arena-even = An even share is { $share }. Intervals are 95 %, from how the seeds differ.
cli-arena-anchor = Ratings on the Elo scale: { $bot } is 0, and 400 more is odds of ten to one.
cli-arena-unrated = Ratings need one more package: pip install 'diceminer[arena]'
cli-arena-forfeit = { $bot } forfeited { $n ->
    [one] { $n } game
   *[other] { $n } games
}. { $reason }
cli-arena-foot = { $n ->
    [one] { $n } game
   *[other] { $n } games
}, --seed { $seed }, { $file }
cli-arena-missing = { $n ->
    [one] { $n } game of the plan is still to be played.
   *[other] { $n } games of the plan are still to be played.
}
cli-example-arena = a hundred games, each seed from both seats
cli-example-arena-round-robin = a tournament with a report
cli-example-arena-table = one greedy player at a table of three random ones
cli-example-arena-resume = go on after an interruption

### balance

cli-about-balance = measure how fair the game is
cli-more-balance = Lets a bot play all heroes, each with the dice of every seat, and tells each hero’s share of wins, what it is worth to start, what each kind of die and Beer are worth, and how often rounds tie; everything with its 95 % interval. The same command goes on after an interruption.
cli-balance-games = how many games (12000), rounded up to whole deals of all heroes
cli-balance-bot = who plays; without it, the strongest bot that is quick enough
cli-balance-metavar-bot = BOT
cli-balance-table = players at the table, 2 to 4 (2)
cli-balance-seed = any text or number; the same seed gives the same games (balance)
cli-balance-docs = write a page of Markdown and its pictures into this folder
cli-example-balance = the report that the docs show
cli-example-balance-table = for three players, as JSON
cli-example-balance-resume = show kept results again, as a page

### train

cli-about-train = learn again what the strong bots know
cli-more-train = Lets the quick player tune itself against itself and fits the master’s value to its games, for 2, 3 and 4 players; or teaches the solo planner. All cores, less than an hour with what is set; the same seed gives the same file. Put it in the place of the file of that name beside the bots.
cli-train-what = “table”: the game for 2 to 4 players; “solo”: the game for one
cli-train-out = the file to write, for example learned.npz
cli-train-games = how many games to learn from
cli-train-steps = table only: how many steps of tuning for each number of players
cli-train-seed = a number: the same gives the same file (1)
cli-train-learning = learning
cli-train-no-folder = There is no folder “{ $path }”.
cli-train-written = Written: { $path }
cli-example-train = the policy and the value of the master
cli-example-train-solo = a short lesson for the solo planner

### rules

cli-about-rules = read the rules of the game
cli-more-rules = The rules of the game with the dice and heroes in use, all or one section.
cli-rules-section = number or name of a section, such as 5.3 or Solo
cli-rules-unknown = the rules have no section “{ $section }”; there are { $sections }
cli-example-rules-all = all of them
cli-example-rules = how a trove is scored, in Italian

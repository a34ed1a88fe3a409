# What the program says when it must refuse: what was wrong, and what would have been right.
# Names in code and formats (slots, face tokens, keys, fields) stay as they are typed.

### Around a reason

error-legal = { $reason } Legal now: { $actions }.
error-legal-more = { $actions } … and { $n } more
error-record = Line { $line }: { $problem }
error-position = Position, field “{ $field }”: { $problem }
error-position-whole = Position: { $problem }
error-facts = { $file }, “{ $entry }”: { $problem }
error-facts-file = { $file }: { $problem }

### Scripted dice

error-rolls-type = Scripted dice are given as a list of face tokens such as ["T3", "GB"].
error-rolls-few = The dice given run out; next would come one of: { $expected }.
error-rolls-many = { $count ->
    [one] One scripted die is left over: nothing more was rolled.
   *[other] { $count } scripted dice are left over: nothing more was rolled.
}
error-rolls-wrong = “{ $token }” can’t come here; it has to be one of: { $expected }.
error-rolls-token = “{ $token }” is nothing that dice of this game can show.

### Dice and heroes (dice.toml, heroes.toml)

error-facts-missing-file = there is neither a dice.toml nor a heroes.toml here.
error-facts-read = the file can’t be read ({ $detail }).
error-facts-toml = this is not TOML as it should be ({ $detail }).
error-facts-format = format { $value } is unknown; this program reads format 1.
error-facts-unknown-key = the key “{ $key }” is unknown.
error-facts-missing-key = the key “{ $key }” is missing.
error-facts-type = “{ $key }” has to be of type { $wanted }.
error-facts-kind = “{ $kind }” is no kind of die; the kinds are { $kinds }.
error-facts-missing-kind = the { $kind } dice are missing.
error-facts-count = “{ $key }” is { $value }, but has to be from { $least } to { $most }.
error-facts-six = a die has six faces, this one has { $count }.
error-facts-beer = a die has exactly one Beer face, this one has { $count }.
error-facts-no-faces = at least one face has to be given.
error-facts-token = “{ $token }” is no face; faces are written like T1, G3, M2, HC2, HD4, XP, XS, XC2, TB.
error-facts-foreign = the face { $token } does not belong on a { $kind } die.
error-facts-duplicate = “{ $id }” is there twice.
error-facts-id = “{ $id }” is no hero’s id: use lower-case words joined by “-”, such as dragon-slayer.
error-facts-set = “{ $set }” is no set of heroes; the sets are { $sets }.
error-facts-hero-beer = a hero can’t have a Beer face ({ $token }), since heroes are never rolled or shared.
error-facts-few-heroes = the set “{ $set }” has { $count ->
    [one] { $count } hero
   *[other] { $count } heroes
}; four players need at least four.
error-facts-many-heroes = there are { $count } heroes; there can be { $most } at most.

### Positions

error-position-type = a position is a text, not a value of type { $type }.
error-position-format = a position starts with “DM1”, not with “{ $value }”.
error-position-fields = there should be { $want } fields separated by single spaces, but there are { $have }.
error-position-rules = { $detail }
error-position-number = “{ $value }” should be a whole number from { $least } to { $most }.
error-position-token = “{ $token }” is no face of this game.
error-position-order = faces have to be in the order of the dice table, each once with its count in front: “{ $want }”.
error-position-phase = “{ $value }” is no phase of this game; the phases are { $choices }.
error-position-turn = “{ $value }” can’t be the state of a turn in this phase.
error-position-seat = “{ $value }” is no seat, written “hero:dice:spent:hero spent:cached:rounds” with “-” for nothing.
error-position-hero = “{ $value }” can’t be a hero here: unknown, taken twice, missing, or not in these rules.
error-position-rounds = “{ $value }” is not a list of scored rounds, written like “3/4/-2,0/2/0”.
error-position-mountain = the mountain is written as rows a to e joined by “/”, slots joined by “,”, with “-” for an empty slot.
error-position-bag = the bag is written as kind letters with counts, like “T17G4M2H3X1”, or “-” when empty.
error-position-tiebreaks = “{ $value }” is not a list of tie-breaks, written like “1=7/3=7”.
error-position-conservation = there are { $have } { $kind } dice in bag, mountain and troves together, but the game has { $want }.
error-position-hanging = the die in { $slot } rests on nothing; every die lies on two dice or on the floor.
error-position-spent = more of { $token } is marked as spent, chosen or cached than the trove or the hero has.
error-position-choice = there is nothing left to choose here; such a position moves on by itself.
error-position-named = “{ $value }” can’t stand here in this phase: a seat where one is due, “-” where none is.
error-position-early = this can’t be so in the phase “{ $phase }”.
error-position-chests = more dice are cached than there are chests for.
error-position-canonical = this is spelled differently from how the program writes it: “{ $want }”.

### Records

error-record-type = a record is a text, not a value of type { $type }.
error-record-format = a record starts with the line “Format: 1”.
error-record-version = format “{ $value }” is unknown; this program reads format 1.
error-record-header = a header line is written “Key: value”.
error-record-key = the key “{ $key }” is unknown; the keys are { $keys }.
error-record-duplicate = the key “{ $key }” is there twice.
error-record-rules = these are no rules of the game: { $detail }
error-record-seats = the seats should be { $want } names separated by commas, quoted where they have odd characters.
error-record-quoted = this text is not quoted as it should be, which is as in JSON: "…".
error-record-commitment = a seed commitment has 64 hexadecimal digits, in lower case.
error-record-seed = this seed does not belong to the commitment: its SHA-256 is another.
error-record-facts = this game was played with other dice or heroes than those in use here.
error-record-blank = a blank line has to separate the header from the moves.
error-record-start = the first line after the header has to be “start” with the dice of the set-up.
error-record-empty = an empty line can’t stand among the moves.
error-record-arrow = dice are written after “ -> ”, with single spaces between them.
error-record-position = { $detail }
error-record-position-rules = the position is of another set of rules than the header’s.
error-record-cut = the last line is cut off: every line ends with a line break.
error-record-illegal = { $detail }
error-record-rolls = { $detail }
error-record-after = the game was over before this move.
error-record-result = the result is given as “{ $have }”, but the moves lead to “{ $want }”.
error-record-differs = rolled from the seed, this line would be “{ $want }”.

### Bots

error-bot-unknown = There is no bot “{ $name }”; there are { $names }, or your own as path/to/file.py:Name.
error-bot-missing = There is no file “{ $path }” with a bot in it.
error-bot-name = The file “{ $path }” has no “{ $name }” in it.
error-bot-file = The bot can’t be loaded: { $detail }
error-bot-choose = “{ $name }” has no method choose(game), which every bot needs.
error-bot-limit = “{ $name }” has to be a number above 0, not { $value }.
error-bot-illegal = The bot “{ $name }” chose an illegal action: { $detail }
error-bot-raised = The bot “{ $name }” failed: { $detail }
error-bot-late = The bot “{ $name }” thought longer than { $seconds } seconds.
error-bot-died = The bot “{ $name }” brought down the process it ran in (exit code { $code }).

### Arena

error-arena-empty = There is nothing to play.
error-arena-few = This takes { $least ->
    [one] at least one bot
   *[other] at least { $least } different bots
}.
error-arena-alone = A round-robin is for two to four at a table, not for the solo game.
error-arena-worker = A process that played games ended by itself (exit code { $code }). All results so far are kept.
error-arena-line = { $file }, line { $line }: these are no results of an arena.
error-arena-format = { $file } has the format { $format }, which this program can’t read.
error-arena-plan = { $file } has results of another plan: { $name } is { $have } there and { $need } here.
error-arena-code = { $file }: bots, rules or dice have changed since these games were played, so none can be added. Start a new file; --resume shows this one.
error-arena-changed = A bot’s file has changed while its games were played, so the rest can’t be played by the same bot. Start again.
error-arena-cluster = The cluster has other bots, rules or dice than this machine. Install the same on all of its nodes.

# The report of an arena, a page with plots.

arena-title = Dice Miner: the arena
arena-about = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $seeds ->
    [one] { $seeds } seed
   *[other] { $seeds } seeds
}, { $players ->
    [one] the solo game
   *[other] { $players } at a table
}. Every seed is played once from every seat.
arena-outdated = Bots, rules or dice have changed since these games were played.
arena-again = The same page again:
arena-standings = Standings
arena-standings-about = Best first. Every interval is 95 %, from how the seeds differ.
arena-ratings = Ratings
arena-shares = Shares of wins
arena-matrix = Each against each
arena-matrix-about = The share of the bot on the left, of the games that one of the two won.
arena-points = How points spread
arena-spread-about = The dot is the median, the bar the middle half, the line from 5 to 95 % of the games.
arena-scores = Mean scores
arena-scores-about = Everybody played the same seeds.
arena-ranks = Ranks
arena-ranks-about = How often each rank was reached.
arena-length = Length of games
arena-length-about = Decisions of all players together, in games that were played to their end.
arena-length-axis = decisions
arena-time = Time a move
arena-time-about = The bar is the mean, the mark the longest move. Each step of the scale is ten times the one before.
arena-time-axis = a move
arena-forfeits = Forfeits
arena-forfeits-about = A bot that fails, cheats or takes too long loses the game; the others share the win.
arena-forfeits-none = None: every game was played to its end.
arena-reason = Reason
arena-traceback = Traceback

### Balance

balance-title = Dice Miner: how fair is it?
balance-about = { $games } games for { $players } between bots of one kind ({ $bot }), --seed { $seed }. Every hero has the dice of every seat. Every interval is 95 %, from how the seeds differ.
balance-heroes = Heroes
balance-heroes-about = Shares of wins; an even share is { $even }, the base heroes’ average { $base }. The stand-ins (in blue) are to lie within { $tolerance } percentage points of it, the band.
balance-heroes-even = Shares of wins; an even share is { $even }.
balance-heroes-table = Heroes in numbers
balance-ahead-about = An asterisk marks a stand-in of this project’s own. “Off base” is in percentage points, “Ahead” the points at the end more than the others on average.
balance-hero = Hero
balance-off-base = Off base
balance-ahead = Ahead
balance-start = Starting
balance-start-about = The first starter is rolled for, so that share is the worth of starting. Later whoever is behind starts; what starters then make more than the others tells of who starts, too.
balance-who = Who
balance-figure = Figure
balance-first-starter = First starter, games won
balance-round-starter = Starter of round { $n }, points in it
balance-dice = What dice are worth
balance-dice-about = Points from a round on for one more die of a kind, at that round’s scoring, than the others have, everything else being equal; and the same for a die that shows Beer (in addition to its kind) and for a Beer shared in that round. Found by least squares.
balance-dice-rounds = By round: an early die goes on to be rolled and scored in later rounds.
balance-dice-table = Dice in numbers
balance-in-round = { $name } · { $n }
balance-one-more = One more
balance-beer-held = Beer, held
balance-beer-shared = Beer, shared
balance-ties = Ties
balance-ties-about = How often nobody alone had the most points in a round, and how often a game needed a tie-break.
balance-round = Round { $n }
balance-tiebreak = Tie-break at the end
balance-where = Where

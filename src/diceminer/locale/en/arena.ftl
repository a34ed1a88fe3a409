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

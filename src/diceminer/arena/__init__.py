"""Many games at once, and what they show.

`simulate` is the quick way for one table of bots. `hold` holds an arena: a plan of match-ups, kept
in a file as it goes, that survives any bot and any interruption.

>>> from diceminer import Rules
>>> from diceminer.arena import simulate
>>> results = simulate(Rules(players=2), ["random", "greedy"], games=20, seed=1, jobs=1)
>>> results.games, sum(results.wins)
(20, 20)
"""

from __future__ import annotations

from diceminer.arena.hold import hold
from diceminer.arena.plan import Plan
from diceminer.arena.simulate import Results, simulate
from diceminer.arena.summary import sum_up

__all__ = ["Plan", "Results", "hold", "simulate", "sum_up"]

"""Many games at once, and what they show.

`simulate` is the quick way for one line-up of bots. `run_plan` plays a plan of match-ups and keeps
every game in a file, so that it survives any bot and any interruption.

>>> from diceminer import Rules
>>> from diceminer.arena import simulate
>>> results = simulate(Rules(players=2), ["random", "greedy"], games=20, seed=1, jobs=1)
>>> results.games, sum(results.wins)
(20, 20)
"""

from __future__ import annotations

from diceminer.arena.plan import Plan
from diceminer.arena.run import run_plan
from diceminer.arena.simulate import Results, simulate
from diceminer.arena.summary import sum_up

__all__ = ["Plan", "Results", "hold", "run_plan", "simulate", "sum_up"]

# The name of `run_plan` in version 0.1.0.
hold = run_plan

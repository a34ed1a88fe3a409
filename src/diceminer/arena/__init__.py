"""Many games at once, and what they show.

>>> from diceminer import Rules
>>> from diceminer.arena import simulate
>>> results = simulate(Rules(players=2), ["random", "greedy"], games=20, seed=1, jobs=1)
>>> results.games, sum(results.wins)
(20, 20)
"""

from __future__ import annotations

from diceminer.arena.simulate import Results, simulate

__all__ = ["Results", "simulate"]

"""Reference bots for measuring the master: `benchmarks/rivals.py:FirstSearch`.

Neither has trained weights. Both play a thousand rollouts a move, to the end of the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from diceminer.bots.master import Master
from diceminer.bots.multiplayer import knowledge, search
from diceminer.bots.simple import legal_actions, own_cup
from diceminer.compiling import Part, door
from diceminer.notation import TEXT
from diceminer.rules import flow
from diceminer.rules.actions import MOST_LEGAL
from diceminer.rules.cup import below
from diceminer.rules.phases import OVER

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from diceminer.game import Game
    from diceminer.rules.cup import Cups
    from diceminer.rules.state import States

PLAYOUTS: Final = 1000
_PART: Final = Part(__name__, "compiling-games")


class FirstSearch(Master):
    """Tree search with a hand-made policy and rollouts to the end of the game, without priors."""

    watches = False

    def __init__(self, seed: int | str | None = None) -> None:
        super().__init__(simulations=PLAYOUTS, seed=seed)
        settings = search.settings()
        settings[search.HORIZON] = 0.0
        settings[search.TRUST] = 1e9
        changed = {"weights": knowledge.apprentice_weights(), "settings": settings}
        self._knowledge = [known._replace(**changed) for known in self._knowledge]


class FlatMonteCarlo:
    """Flat Monte Carlo: random games from every action; chooses the one with the most wins."""

    def __init__(self, seed: int | str | None = None) -> None:
        self._seed = str(seed)

    def choose(self, game: Game) -> str:
        """The action with the most wins, of as many games each."""
        legal = legal_actions(game)
        if len(legal) == 1:
            return legal[0]
        boards, wins = np.repeat(game.board.states, 2), np.zeros(MOST_LEGAL)
        codes, scratch = np.empty((2, MOST_LEGAL), np.int16)
        cups = own_cup(self._seed, game)
        count = _try_all(boards, cups, PLAYOUTS, codes, scratch, wins)
        return TEXT[int(codes[int(np.argmax(wins[:count]))])]


@door(_PART)
def _try_all(
    boards: States,
    cups: Cups,
    playouts: int,
    codes: NDArray[np.int16],
    legal: NDArray[np.int16],
    wins: NDArray[np.float64],
) -> int:
    """Play random games on the second board from every legal action on the first; counts wins."""
    seat = int(boards[0].seat)
    count = flow.legal(boards[0], codes)
    for playout in range(playouts):
        boards[1] = boards[0]
        state = boards[1]
        at = playout % count
        flow.act(state, cups[0], int(codes[at]))
        flow.settle(state, cups[0])
        while state.phase != OVER:
            choice = int(legal[below(cups[0], flow.legal(state, legal))])
            flow.act(state, cups[0], choice)
            flow.settle(state, cups[0])
        wins[at] += 1.0 if state.winner == seat else 0.0
    return count

"""Players to measure the master by, as bots of one's own: `benchmarks/rivals.py:FirstSearch`.

Neither has learned anything. Both think for a thousand imagined games a move, played to the end.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from diceminer.bots import transitions
from diceminer.bots.master import Master
from diceminer.bots.simple import asked, own_cup
from diceminer.bots.table import knowledge, search
from diceminer.compiling import Part, door
from diceminer.notation import TEXT
from diceminer.rules.actions import MOST_LEGAL
from diceminer.rules.cup import below
from diceminer.rules.phases import OVER
from diceminer.rules.state import STATE

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from diceminer.game import Game
    from diceminer.rules.cup import Cups
    from diceminer.rules.state import States

PLAYOUTS: Final = 1000
_PART: Final = Part(__name__, "compiling-games")


class FirstSearch(Master):
    """Tree search with a hand-made policy, to the end of the game; nothing learned, no priors."""

    watches = False

    def __init__(self, seed: int | str | None = None) -> None:
        super().__init__(simulations=PLAYOUTS, seed=seed)
        settings = search.settings()
        settings[search.HORIZON] = 0.0
        settings[search.TRUST] = 1e9
        changed = {"weights": knowledge.thoughtful(), "settings": settings}
        self._knowledge = [known._replace(**changed) for known in self._knowledge]


class FlatMonteCarlo:
    """Random games from every action in turn; the action that won most of them."""

    def __init__(self, seed: int | str | None = None) -> None:
        self._seed = str(seed)

    def choose(self, game: Game) -> str:
        """The action with the most wins, of as many games each."""
        legal = asked(game)
        if len(legal) == 1:
            return legal[0]
        codes, wins = np.empty(MOST_LEGAL, np.int16), np.zeros(MOST_LEGAL)
        count = _try_all(game.board.states, 0, own_cup(self._seed, game), PLAYOUTS, codes, wins)
        return TEXT[int(codes[int(np.argmax(wins[:count]))])]


@door(_PART)
def _try_all(
    states: States,
    i: int,
    cups: Cups,
    playouts: int,
    codes: NDArray[np.int16],
    wins: NDArray[np.float64],
) -> int:
    """Play random games from every legal action: how many were won."""
    board = np.empty(2, STATE)
    board[0] = states[i]
    seat = int(board[0].seat)
    count = transitions.legal(board[0], codes)
    legal = np.empty(MOST_LEGAL, np.int16)
    for playout in range(playouts):
        board[1] = board[0]
        state = board[1]
        at = playout % count
        transitions.act(state, cups[0], int(codes[at]))
        transitions.settle(state, cups[0])
        while state.phase != OVER:
            choice = int(legal[below(cups[0], transitions.legal(state, legal))])
            transitions.act(state, cups[0], choice)
            transitions.settle(state, cups[0])
        wins[at] += 1.0 if state.winner == seat else 0.0
    return count

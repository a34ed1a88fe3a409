"""Players to measure the master by, as bots of one's own: `benchmarks/rivals.py:FirstSearch`.

Neither has learned anything. Both think for a thousand imagined games a move, played to the end.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from diceminer.bots import engine, knowledge, search
from diceminer.bots.master import Master
from diceminer.bots.simple import asked, own_cup
from diceminer.notation import TEXT
from diceminer.rules.actions import MOST_LEGAL
from diceminer.rules.compiler import entry
from diceminer.rules.cup import below
from diceminer.rules.state import OVER, STATE

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from diceminer.game import Game
    from diceminer.rules.cup import Cups
    from diceminer.rules.state import States

PLAYOUTS: Final = 1000


class FirstSearch(Master):
    """Tree search with a hand-made policy, to the end of the game; nothing learned, no priors."""

    watches = False

    def __init__(self, seed: int | str | None = None) -> None:
        super().__init__(simulations=PLAYOUTS, seed=seed)
        self._tables = [knowledge.thoughtful()] * knowledge.SIZES
        self._settings[search.HORIZON] = 0.0
        self._settings[search.TRUST] = 1e9


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
        count = _try_all(game._states, 0, own_cup(self._seed, game), PLAYOUTS, codes, wins)
        return TEXT[int(codes[int(np.argmax(wins[:count]))])]


@entry
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
    count = engine.legal(board[0], codes)
    legal = np.empty(MOST_LEGAL, np.int16)
    for playout in range(playouts):
        board[1] = board[0]
        state = board[1]
        at = playout % count
        engine.act(state, cups[0], int(codes[at]))
        engine.settle(state, cups[0])
        while state.phase != OVER:
            choice = int(legal[below(cups[0], engine.legal(state, legal))])
            engine.act(state, cups[0], choice)
            engine.settle(state, cups[0])
        wins[at] += 1.0 if state.winner == seat else 0.0
    return count

"""A model of the opponents: the posterior probability that each of them plays greedily.

All actions are public, so each can be compared with what the level `greedy` would have played. A
player who always agreed with it is expected to go on so; others are assumed to search.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from diceminer.bots.levels import GREEDY, Considered
from diceminer.notation import CODE
from diceminer.records import begun
from diceminer.rules.constants import SEATS

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from diceminer.game import Game

# The prior probability that a player is greedy.
PRIOR: Final = 0.3
# The probability of playing what `greedy` would: for a greedy player, and for one who searches.
_GREEDY_AGREE: Final = 0.95
_OTHERS_AGREE: Final = 0.6
# Odds are clipped to this, either way.
MOST_ODDS: Final = 40.0
# The factor of the odds after an action that `greedy` would play, and after another.
IF_AGREED: Final = _GREEDY_AGREE / _OTHERS_AGREE
IF_NOT: Final = (1 - _GREEDY_AGREE) / (1 - _OTHERS_AGREE)


class Opponents:
    """Follows a game: later calls in the same game only look at the new actions."""

    def __init__(self) -> None:
        self._forget()

    def _forget(self) -> None:
        self._seen: list[tuple[str, list[str]]] = []
        self._game: Game | None = None
        self._odds = np.full(SEATS, PRIOR / (1 - PRIOR))

    def greedy(self, game: Game) -> NDArray[np.float64]:
        """The probability of each seat to play greedily; 0 for the seat to act."""
        history = game.history
        if self._game is None or self._seen != history[: len(self._seen)]:
            self._forget()
            self._game = begun(game)
            # The first entry is the set-up, not an action.
            self._seen = history[: len(self._game.history)]
        for action, rolled in history[len(self._seen) :]:
            self._watch(self._game, action)
            self._game.play(action, rolls=rolled)
            self._seen.append((action, rolled))
        # Products of odds instead of sums of logarithms: they have the same bits everywhere.
        believed = np.minimum(self._odds, MOST_ODDS)
        chances: NDArray[np.float64] = believed / (1 + believed)
        chances[self._odds * MOST_ODDS < 1] = 0.0
        chances[game.rules.players :] = 0.0
        if game.seat is not None:
            chances[game.seat - 1] = 0.0
        return chances

    def _watch(self, game: Game, action: str) -> None:
        """Update the odds of a seat by an action that is about to be played."""
        considered = Considered.of(game.board, GREEDY)
        if len(considered.codes) < 2:
            return
        agreed = considered.codes[int(np.argmax(considered.worths))] == CODE[action]
        self._odds[game.board.seat] *= IF_AGREED if agreed else IF_NOT

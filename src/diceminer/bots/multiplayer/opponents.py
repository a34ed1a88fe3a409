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
_PRIOR: Final = 0.3
# The probability of playing what `greedy` would: for a greedy player, and for one who searches.
_GREEDY_AGREE: Final = 0.95
_OTHERS_AGREE: Final = 0.6
# Odds are clipped to this, either way.
_MOST_ODDS: Final = 40.0


class Opponents:
    """Follows a game: later calls in the same game only look at the new actions."""

    def __init__(self) -> None:
        self._forget()

    def _forget(self) -> None:
        self._seen: list[tuple[str, list[str]]] = []
        self._game: Game | None = None
        self._log_odds = np.zeros(SEATS)

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
        most = np.log(_MOST_ODDS)
        odds = np.log(_PRIOR / (1 - _PRIOR)) + self._log_odds
        chances: NDArray[np.float64] = 1 / (1 + np.exp(-np.clip(odds, -most, most)))
        chances[odds < -most] = 0.0
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
        greedy, thinker = _GREEDY_AGREE, _OTHERS_AGREE
        odds = greedy / thinker if agreed else (1 - greedy) / (1 - thinker)
        self._log_odds[game.board.seat] += np.log(odds)

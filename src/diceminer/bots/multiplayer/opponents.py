"""A model of the opponents: who has been playing greedily so far?

Everybody has seen every action, so anybody may compare them with what a greedy player would have
done. One who always did just that is likely to go on so, and can be planned for; one who did not
is taken to think ahead.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from diceminer.bots.levels import GREEDY, Considered
from diceminer.notation import CODE
from diceminer.records import begun
from diceminer.rules.tables import SEATS

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from diceminer.game import Game

# The prior probability that a player is greedy.
PRIOR: Final = 0.3
# How often one does what `greedy` would: a greedy player, who may slip, and one who thinks ahead.
_GREEDY_AGREE: Final = 0.95
_THINKERS_AGREE: Final = 0.6
# Odds of more than this to one, either way, are not believed.
MOST_ODDS: Final = 40.0
# By how much an action that is what `greedy` would do raises the odds, and one that is not.
IF_AGREED: Final = _GREEDY_AGREE / _THINKERS_AGREE
IF_NOT: Final = (1 - _GREEDY_AGREE) / (1 - _THINKERS_AGREE)


class Opponents:
    """Watches a game; asked again later in the same one, it goes on from there."""

    def __init__(self) -> None:
        self._forget()

    def _forget(self) -> None:
        self._seen: list[tuple[str, list[str]]] = []
        self._game: Game | None = None
        self._odds = np.full(SEATS, PRIOR / (1 - PRIOR))

    def greedy(self, game: Game) -> NDArray[np.float64]:
        """How likely each seat is to play greedily, the seat to act aside."""
        history = game.history
        if self._game is None or self._seen != history[: len(self._seen)]:
            self._forget()
            self._game = begun(game)
            # The set-up is no action of anybody's.
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
        """Learn from an action that is about to be played."""
        considered = Considered.of(game.board, GREEDY)
        if len(considered.codes) < 2:
            return
        agreed = considered.codes[int(np.argmax(considered.worths))] == CODE[action]
        self._odds[game.board.seat] *= IF_AGREED if agreed else IF_NOT

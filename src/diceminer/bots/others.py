"""What a player makes of the others: who has been playing greedily so far?

Everybody has seen every action, so anybody may compare them with what a greedy player would have
done. One who always did just that is likely to go on so, and can be planned for; one who did not
is taken to think ahead.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from diceminer.bots import kernel
from diceminer.game import Game
from diceminer.notation import CODE
from diceminer.rules.actions import MOST_LEGAL
from diceminer.rules.tables import SEATS

if TYPE_CHECKING:
    from numpy.typing import NDArray

# Of a stranger.
_BEFORE: Final = 0.3
# How often one does what `greedy` would: a greedy player, who may slip, and one who thinks ahead.
_GREEDY_AGREE: Final = 0.95
_THINKERS_AGREE: Final = 0.6
# Nobody is ever sure: odds of more than this to one, either way, are not believed.
_SUREST: Final = 40.0


class Others:
    """Watches a game; asked again later in the same one, it goes on from there."""

    def __init__(self) -> None:
        self._forget()

    def _forget(self) -> None:
        self._seen: list[tuple[str, tuple[str, ...]]] = []
        self._game: Game | None = None
        self._odds = np.zeros(SEATS)

    def greedy(self, game: Game) -> NDArray[np.float64]:
        """How likely each seat is to play greedily, the seat to act aside."""
        history = game._history
        if self._game is None or self._seen != history[: len(self._seen)]:
            self._forget()
            self._game = _begun(game)
            # The set-up is no action of anybody's.
            self._seen = history[: len(self._game._history)]
        for action, rolled in history[len(self._seen) :]:
            self._watch(self._game, action)
            self._game.play(action, rolls=rolled)
            self._seen.append((action, rolled))
        most = np.log(_SUREST)
        odds = np.log(_BEFORE / (1 - _BEFORE)) + self._odds
        chances: NDArray[np.float64] = 1 / (1 + np.exp(-np.clip(odds, -most, most)))
        chances[odds < -most] = 0.0
        chances[game.rules.players :] = 0.0
        if game.seat is not None:
            chances[game.seat - 1] = 0.0
        return chances

    def _watch(self, game: Game, action: str) -> None:
        """Learn from an action that is about to be played."""
        codes, worths = np.empty(MOST_LEGAL, np.int16), np.empty(MOST_LEGAL)
        count = kernel.weigh(game._states, 0, kernel.GREEDY, kernel.minds()[0], codes, worths)
        if count < 2:
            return
        agreed = codes[int(np.argmax(worths[:count]))] == CODE[action]
        greedy, thinker = _GREEDY_AGREE, _THINKERS_AGREE
        odds = greedy / thinker if agreed else (1 - greedy) / (1 - thinker)
        self._odds[int(game._states[0]["seat"])] += np.log(odds)


def _begun(game: Game) -> Game:
    """The same game as it was at the beginning."""
    if game._position is not None:
        return Game.from_position(game._position)
    return Game.new(game.rules, rolls=game._history[0][1])

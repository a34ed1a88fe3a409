"""The bots that do not search: random, novice, apprentice and greedy."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from diceminer import fairness
from diceminer.bots import levels
from diceminer.bots.levels import Considered
from diceminer.compiling import warm_up
from diceminer.errors import IllegalAction
from diceminer.notation import TEXT
from diceminer.rules.cup import CUP

if TYPE_CHECKING:
    from diceminer.bots import Ranked
    from diceminer.game import Game
    from diceminer.rules.cup import Cups


def legal_actions(game: Game) -> list[str]:
    """The legal actions; raises IllegalAction when the game is over."""
    legal = game.legal()
    if not legal:
        raise IllegalAction("error-action-over")
    return legal


def own_cup(seed: str, game: Game) -> Cups:
    """A bot's own random numbers for a position: reproducible from its seed, not the game's."""
    cups = np.zeros(1, CUP)
    cups[0]["key"] = fairness.key(f"{seed}/{game.position()}")
    return cups


class RandomBot:
    """Plays any legal action, each as likely as the others."""

    def __init__(self, seed: int | str | None = None) -> None:
        warm_up(levels.PART)
        self._seed = fairness.seed_text(seed)

    def choose(self, game: Game) -> str:
        """One of the legal actions."""
        return self.rank(game)[0][0]

    def rank(self, game: Game) -> list[Ranked]:
        """All actions, in turn from the one it chooses: it has no opinion."""
        legal = legal_actions(game)
        first = Considered.of(game.board, levels.RANDOM, own_cup(self._seed, game)).choice
        actions = [*legal[first:], *legal[:first]]
        return [(action, {"visits": 0, "win": None, "score": None}) for action in actions]


class QuickBot:
    """A level that evaluates every action once; the lower ones overlook some, as people do."""

    def __init__(self, level: str, seed: int | str | None = None) -> None:
        warm_up(levels.PART)
        self._level = levels.LEVELS[level]
        self._seed = fairness.seed_text(seed)
        self._overlooks = levels.OVERLOOKS[self._level] > 0.0

    def choose(self, game: Game) -> str:
        """The action of the highest value that is not overlooked; of equals the first."""
        legal_actions(game)
        # Random numbers are only needed to decide what is overlooked.
        cups = own_cup(self._seed, game) if self._overlooks else None
        considered = Considered.of(game.board, self._level, cups)
        return TEXT[int(considered.codes[considered.choice])]

    def rank(self, game: Game) -> list[Ranked]:
        """All actions with their heuristic values in points, best first."""
        legal_actions(game)
        considered = Considered.of(game.board, self._level)
        order = np.argsort(-considered.worths, kind="stable")
        return [
            (
                TEXT[int(considered.codes[at])],
                {"visits": 0, "win": None, "score": float(considered.worths[at])},
            )
            for at in order
        ]

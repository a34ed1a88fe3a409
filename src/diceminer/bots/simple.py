"""The two bots that do not search: one plays anything, one plays what looks best now."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import numpy as np

from diceminer import fairness
from diceminer.bots import kernel
from diceminer.errors import IllegalAction
from diceminer.notation import TEXT
from diceminer.rules.actions import MOST_LEGAL

if TYPE_CHECKING:
    from diceminer.bots import Ranked
    from diceminer.game import Game


def _asked(game: Game) -> list[str]:
    """The legal actions; nobody can choose when the game is over."""
    legal = game.legal()
    if not legal:
        raise IllegalAction("error-action-over")
    return legal


class RandomBot:
    """Plays any legal action, each as likely as the others."""

    def __init__(self, seed: int | str | None = None) -> None:
        self._random = random.Random(fairness.seed_text(seed))

    def choose(self, game: Game) -> str:
        """One of the legal actions."""
        return self._random.choice(_asked(game))

    def rank(self, game: Game) -> list[Ranked]:
        """All actions in a random order: it has no opinion."""
        actions = _asked(game)
        self._random.shuffle(actions)
        return [(action, {"visits": 0, "win": None, "score": None}) for action in actions]


class GreedyBot:
    """Looks one step ahead, with thought given to magic, sharing and caching."""

    def choose(self, game: Game) -> str:
        """The action that looks best; of equals the first."""
        return self.rank(game)[0][0]

    def rank(self, game: Game) -> list[Ranked]:
        """All actions with what each seems to be worth in points, best first."""
        _asked(game)
        codes, worths = np.empty(MOST_LEGAL, np.int16), np.empty(MOST_LEGAL)
        count = kernel.weigh(game._states, 0, codes, worths)
        order = np.argsort(-worths[:count], kind="stable")
        return [
            (TEXT[int(codes[at])], {"visits": 0, "win": None, "score": float(worths[at])})
            for at in order
        ]

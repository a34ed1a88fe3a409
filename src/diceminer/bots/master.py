"""The master: tree search in multiplayer games, a planner in solo; both with a limit a move."""

from __future__ import annotations

import time
from functools import cached_property
from typing import TYPE_CHECKING, Final

import numpy as np

from diceminer import fairness
from diceminer.bots import levels
from diceminer.bots.multiplayer import knowledge, search
from diceminer.bots.multiplayer.opponents import Opponents
from diceminer.bots.multiplayer.search import Knowledge
from diceminer.bots.simple import legal_actions, own_cup
from diceminer.bots.solo import planner
from diceminer.bots.solo.bot import SoloPlanner
from diceminer.compiling import load
from diceminer.notation import TEXT
from diceminer.rules.actions import MOST_LEGAL
from diceminer.rules.constants import SEATS

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from diceminer.bots import Ranked
    from diceminer.bots.multiplayer.search import Tree
    from diceminer.game import Game

SECONDS: Final = 0.5
JOURNEYMAN_SIMULATIONS: Final = 150
# Simulations run in batches of about this many seconds, and the clock is read between them. Without
# a time limit batches have a fixed size, so that every search can be reproduced exactly.
BATCH_SECONDS: Final = 0.004
FIRST_BATCH: Final = 16
COUNTED_BATCH: Final = 64
# The share of a move's time limit that is used; the rest is a safety margin.
PLANNED: Final = 0.95
MOST_POSITIONS: Final = 1 << 20
ACTIONS_EACH: Final = 12
POSITIONS_A_SECOND: Final = 150_000


class Master:
    """Searches for `simulations` or `seconds` a move, half a second by default."""

    trained = True
    watches = True

    def __init__(
        self,
        seconds: float | None = None,
        simulations: int | None = None,
        seed: int | str | None = None,
    ) -> None:
        self._simulations = simulations
        self._seconds = SECONDS if seconds is None and simulations is None else seconds
        self._seed = fairness.seed_text(seed)
        policies, value = knowledge.learned()
        # By the number of players, from two on.
        self._knowledge = [Knowledge(policy, value, search.settings()) for policy in policies]
        self._buffers = search.new_buffers()
        self._opponents = Opponents()
        self._given = seconds, simulations, seed
        # Compile and load now: the first move has no time for it.
        load(search.PART, planner.PART, levels.PART)

    @cached_property
    def _solo(self) -> SoloPlanner:
        # Its buffers take ten megabytes, which multiplayer games do without.
        return SoloPlanner(*self._given, trained=self.trained)

    def choose(self, game: Game) -> str:
        """The action with the most visits."""
        legal = legal_actions(game)
        if game.rules.players == 1:
            return self._solo.choose(game)
        return legal[0] if len(legal) == 1 else self.rank(game)[0][0]

    def rank(self, game: Game) -> list[Ranked]:
        """All actions with visits, win probability and expected final points."""
        deadline = time.perf_counter() + PLANNED * self._seconds if self._seconds else None
        legal_actions(game)
        if game.rules.players == 1:
            return self._solo.rank(game)
        tree = self._search(game, deadline)
        start, count = int(tree.first[0]), int(tree.actions[0])
        edges = np.arange(start, start + count)
        visits = tree.visits[edges]
        looked = np.maximum(visits, 1)
        win, points = tree.won[edges] / looked, tree.points[edges] / looked
        order = np.lexsort((-tree.prior[edges], -win, -visits))
        return [
            (
                TEXT[int(tree.code[start + at])],
                {
                    "visits": int(visits[at]),
                    "win": float(win[at]) if visits[at] else None,
                    "score": float(points[at]) if visits[at] else None,
                },
            )
            for at in order
        ]

    def _search(self, game: Game, deadline: float | None) -> Tree:
        """Simulate up to the limit, or until the remaining simulations can't change the choice."""
        wanted = self._simulations or int(POSITIONS_A_SECOND * (self._seconds or SECONDS))
        positions = min(wanted + 2, MOST_POSITIONS)
        tree = search.new_tree(positions, ACTIONS_EACH * positions + MOST_LEGAL)
        cups = own_cup(self._seed, game)
        known = self._knowledge[game.rules.players - 2]
        opponents = self._opponents.greedy(game) if self.watches else np.zeros(SEATS)
        most = self._simulations or 1 << 62
        made, batch, quickest = 0, FIRST_BATCH, 1.0
        while made < most:
            begun = time.perf_counter()
            batch = min(batch, most - made)
            search.search(game.board.states, 0, cups, tree, known, opponents, self._buffers, batch)
            made += batch
            now = time.perf_counter()
            quickest = min(quickest, (now - begun) / batch)
            left, batch = most - made, COUNTED_BATCH
            if deadline is not None:
                left = min(left, int((deadline - now) / quickest))
                batch = min(max(int(BATCH_SECONDS / quickest), 1), left)
            if left <= 0 or _is_settled(tree, left):
                break
        return tree


class Journeyman(Master):
    """The same with few simulations, no model of the opponents, and in solo no trained nets."""

    trained = watches = False

    def __init__(
        self,
        seconds: float | None = None,
        simulations: int | None = None,
        seed: int | str | None = None,
    ) -> None:
        if seconds is None and simulations is None:
            simulations = JOURNEYMAN_SIMULATIONS
        super().__init__(seconds, simulations, seed)


def _is_settled(tree: Tree, left: int) -> bool:
    """Whether the remaining simulations can't change which action has the most visits."""
    start, count = int(tree.first[0]), int(tree.actions[0])
    visits: NDArray[np.int32] = np.sort(tree.visits[start : start + count])
    return count == 1 or int(visits[-1] - visits[-2]) > left

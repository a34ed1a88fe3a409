"""The solo planner as a bot: a beam search to the next refill, then sampled refills."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

import numpy as np

from diceminer import fairness
from diceminer.bots.solo import nets, planner
from diceminer.bots.solo.planner import MOST_STEPS, TRUST, Leaves, Sampler
from diceminer.compiling import warm_up
from diceminer.errors import IllegalAction
from diceminer.notation import TEXT
from diceminer.rules.actions import DONE, REFILL
from diceminer.rules.constants import MOST_REFILLS
from diceminer.rules.cup import CUP

if TYPE_CHECKING:
    from diceminer.bots import Ranked
    from diceminer.game import Game

# The beam width: how many troves are kept for each set of lying dice, and on sampled refills.
WIDTH: Final = 16
NARROW: Final = 3
# How many leaves of a plan are sampled, and the default number of samples in all.
LEAVES: Final = 16
SIMULATIONS: Final = 96
# The beam width by the least seconds a move; below the full width no refills are sampled.
WIDTHS: Final = ((0.03, WIDTH), (0.01, 4), (0.0, 1))


class SoloPlanner:
    """Searches the actions before the next refill, and samples that refill.

    `seconds` limits the time of a move, `simulations` the refills that are sampled for a plan. A
    plan is followed as long as the game does. Without trained nets it uses hand-made ones, a beam
    width of 1, and no samples.
    """

    def __init__(
        self,
        seconds: float | None = None,
        simulations: int | None = None,
        seed: int | str | None = None,
        *,
        trained: bool = True,
    ) -> None:
        warm_up(planner.PART)
        self._seconds = seconds
        self._simulations = simulations
        if seconds is None and simulations is None:
            self._simulations = SIMULATIONS
        self._width = WIDTH
        if seconds is not None:
            self._width = next(width for least, width in WIDTHS if seconds >= least)
        self._nets = nets.learned() if trained else nets.first_guess()
        if not trained:
            self._width = self._simulations = 1
        key = np.array(fairness.key(f"{fairness.seed_text(seed)}/solo planner"), np.int64)
        self._sampler = Sampler(np.zeros(1, CUP), key, self._nets, NARROW)
        self._plan, self._inner = planner.new_plan(), planner.new_plan()
        # The plan: an action by position.
        self._path: dict[str, str] = {}

    def choose(self, game: Game) -> str:
        """The next action of the plan."""
        position = game.position()
        if position not in self._path:
            self._path = self._path_by_position(game, int(self._plan_and_sample(game).nodes[0]))
        return self._path[position]

    def rank(self, game: Game) -> list[Ranked]:
        """All actions with the score that each leads to, best first."""
        leaves = self._plan_and_sample(game)
        best = self._first(game, int(leaves.nodes[0]))
        scores = self._promised(int(leaves.nodes[0]))
        visits: dict[str, int] = {}
        tried: dict[str, float] = {}
        for leaf, total, count in zip(*(part.tolist() for part in leaves), strict=True):
            action = self._first(game, leaf)
            visits[action] = visits.get(action, 0) + count - TRUST
            tried[action] = max(tried.get(action, 0.0), total / count)
        scores.update(tried)
        order = sorted(game.legal(), key=lambda action: (action != best, -scores.get(action, -1.0)))
        return [
            (action, {"visits": visits.get(action, 0), "win": None, "score": scores.get(action)})
            for action in order
        ]

    def _promised(self, leaf: int) -> dict[str, float]:
        """The best expected score by first action, from the nets alone."""
        nodes, counts = self._plan.nodes.reshape(-1), self._plan.counts
        scores: dict[str, float] = {}
        for place in np.flatnonzero(counts).tolist():
            first = place * self._width
            for node in nodes[first : first + int(counts[place])]:
                if node["parent"] >= 0 and node["worth"] > -1:
                    action = TEXT[int(node["first"])]
                    scores[action] = max(scores.get(action, 0.0), float(node["worth"]))
        start = nodes[leaf]
        while start["parent"] >= 0:
            start = nodes[start["parent"]]
        scores[TEXT[DONE]], scores[TEXT[REFILL]] = float(start["points"]), float(start["worth"])
        return scores

    def _plan_and_sample(self, game: Game) -> Leaves:
        """Plan, then compare the best leaves by successive halving; the leaves, best first."""
        if not game.legal() or game.rules.players != 1:
            raise IllegalAction("error-action-over")
        began = time.perf_counter()
        leaves, states = planner.new_leaves(LEAVES), game.board.states
        count = planner.plan_ahead(states, 0, self._plan, self._nets, self._width, leaves.nodes)
        leaves.tries[:] = TRUST
        leaves.sums[:] = TRUST * self._plan.nodes["worth"][leaves.nodes].astype(np.float64)
        alive, first = count, 1
        rounds = max(alive - 1, 0).bit_length()
        last = game.board.field("refills") == MOST_REFILLS
        if self._width < WIDTH or last or self._simulations == 0:
            rounds = 0
        for number in range(rounds):
            done = 0
            while not self._is_enough(began, (number + 1) / rounds, done, rounds * alive):
                planner.sample_refills(
                    self._plan, self._inner, self._sampler, leaves, alive, first, 1
                )
                first, done = first + 1, done + 1
            alive = (alive + 1) // 2
        return Leaves(leaves.nodes[:count], leaves.sums[:count], leaves.tries[:count])

    def _is_enough(self, began: float, share: float, done: int, each: int) -> bool:
        """Whether a round of halving has used its share of the time or of the simulations."""
        if self._seconds is not None and time.perf_counter() - began >= 0.8 * share * self._seconds:
            return True
        return self._simulations is not None and done >= max(1, self._simulations // each)

    def _path_by_position(self, game: Game, leaf: int) -> dict[str, str]:
        """The actions on the path to a leaf, and the one at the leaf, by position."""
        codes = np.zeros(MOST_STEPS, np.int64)
        length = planner.find_path(self._plan, leaf, codes)
        path, trial = {}, game.copy()
        for code in codes[:length].tolist():
            path[trial.position()] = TEXT[code]
            trial.play(TEXT[code])
        legal = trial.legal()
        if legal:
            last = TEXT[REFILL] if TEXT[REFILL] in legal else TEXT[DONE]
            path[trial.position()] = last
        return path

    def _first(self, game: Game, leaf: int) -> str:
        """The first action on the path to a leaf."""
        node = self._plan.nodes[leaf]
        if node["parent"] >= 0:
            return TEXT[int(node["first"])]
        return TEXT[REFILL] if TEXT[REFILL] in game.legal() else TEXT[DONE]

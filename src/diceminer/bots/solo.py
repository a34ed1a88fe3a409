"""The solo planner as a bot: plans up to the next refill, and tries what looks best."""

from __future__ import annotations

import time
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from diceminer import fairness
from diceminer.bots import solo_plan
from diceminer.errors import IllegalAction
from diceminer.notation import TEXT
from diceminer.rules.actions import DONE, REFILL
from diceminer.rules.cup import CUP
from diceminer.rules.tables import MOST_REFILLS

if TYPE_CHECKING:
    from diceminer.bots import Ranked
    from diceminer.game import Game

NETS: Final = Path(__file__).with_name("solo_nets.npz")
# How many troves of each set of lying dice are kept, and on tried refills.
WIDTH: Final = 16
NARROW: Final = 3
# How many ends of a plan are tried, and how often in all where nothing else is said.
ENDS: Final = 16
SIMULATIONS: Final = 96
# With less time, in seconds, a plan keeps fewer troves, and nothing is tried.
_WIDTHS: Final = ((0.03, WIDTH), (0.01, 4), (0.0, 1))


@cache
def nets() -> Any:
    """What the planner has learned."""
    with np.load(NETS) as file:
        return file["nets"]


class SoloPlanner:
    """Looks at everything that can be done before the next refill, and at many such refills.

    `seconds` limits the thought of a move, `simulations` how many refills are tried for a plan. A
    plan is kept and followed as long as the game does. One that is not taught guesses what a refill
    is worth, plans narrowly and tries nothing.
    """

    def __init__(
        self,
        seconds: float | None = None,
        simulations: int | None = None,
        seed: int | str | None = None,
        *,
        taught: bool = True,
    ) -> None:
        self._seconds = seconds
        self._simulations = simulations
        if seconds is None and simulations is None:
            self._simulations = SIMULATIONS
        key = fairness.key(f"{fairness.seed_text(seed)}/solo planner")
        self._key = np.array(key, np.int64)
        self._width = WIDTH
        if seconds is not None:
            self._width = next(width for least, width in _WIDTHS if seconds >= least)
        self._nets = nets() if taught else solo_plan.first_guess()
        if not taught:
            self._width = self._simulations = 1
        self._desk, self._other = solo_plan.new_desk(), solo_plan.new_desk()
        self._cups = np.zeros(1, CUP)
        self._plan: dict[str, str] = {}

    def choose(self, game: Game) -> str:
        """The next action of the plan."""
        position = game.position()
        if position not in self._plan:
            ends, _, _ = self._think(game)
            self._plan = self._spelled_out(game, int(ends[0]))
        return self._plan[position]

    def rank(self, game: Game) -> list[Ranked]:
        """All actions with the score that each leads to, best first."""
        ends, sums, tries = self._think(game)
        nodes = self._desk.nodes.reshape(-1)
        scores: dict[str, float] = {}
        visits: dict[str, int] = {}
        for place in np.flatnonzero(self._desk.counts).tolist():
            first = place * self._width
            for node in nodes[first : first + int(self._desk.counts[place])]:
                if node["parent"] >= 0 and node["worth"] > -1:
                    action = TEXT[int(node["first"])]
                    scores[action] = max(scores.get(action, 0.0), float(node["worth"]))
        start = nodes[ends[0]]
        while start["parent"] >= 0:
            start = nodes[start["parent"]]
        scores[TEXT[DONE]], scores[TEXT[REFILL]] = float(start["points"]), float(start["worth"])
        tried: dict[str, float] = {}
        for end, total, count in zip(ends.tolist(), sums.tolist(), tries.tolist(), strict=True):
            action = self._first(game, end)
            visits[action] = visits.get(action, 0) + count - solo_plan.TRUST
            tried[action] = max(tried.get(action, 0.0), total / count)
        best = self._first(game, int(ends[0]))
        scores.update(tried)
        order = sorted(game.legal(), key=lambda action: (action != best, -scores.get(action, -1.0)))
        return [
            (action, {"visits": visits.get(action, 0), "win": None, "score": scores.get(action)})
            for action in order
        ]

    def _think(self, game: Game) -> tuple[Any, Any, Any]:
        """Plan and try the best ends, the worse half dropped again and again: ends, sums, tries."""
        if not game.legal() or game.rules.players != 1:
            raise IllegalAction("error-action-over")
        began = time.perf_counter()
        ends = np.zeros(ENDS, np.int64)
        learned = self._nets
        alive = count = solo_plan.lay_out(game._states, 0, self._desk, learned, self._width, ends)
        tries = np.full(ENDS, solo_plan.TRUST, np.int64)
        sums = tries * self._desk.nodes["worth"][ends].astype(np.float64)
        rounds = max(alive - 1, 0).bit_length()
        last = game._states[0]["refills"] == MOST_REFILLS
        if self._width < WIDTH or last or self._simulations == 0:
            rounds = 0
        first = 1
        for number in range(rounds):
            done = 0
            while not self._is_enough(began, (number + 1) / rounds, done, rounds * alive):
                solo_plan.try_ends(
                    self._desk, self._other, self._cups, self._key, learned,
                    NARROW, first, 1, alive, ends, sums, tries,
                )  # fmt: skip
                first, done = first + 1, done + 1
            alive = (alive + 1) // 2
        return ends[:count], sums[:count], tries[:count]

    def _is_enough(self, began: float, share: float, done: int, each: int) -> bool:
        """Whether a round of trying has had its share of the time or of the simulations."""
        if self._seconds is not None and time.perf_counter() - began >= 0.8 * share * self._seconds:
            return True
        return self._simulations is not None and done >= max(1, self._simulations // each)

    def _spelled_out(self, game: Game, end: int) -> dict[str, str]:
        """The way to an end and what to do there, by the positions on it."""
        codes = np.zeros(solo_plan.MOST_STEPS, np.int64)
        length = solo_plan.way_to(self._desk, end, codes)
        actions = [TEXT[int(code)] for code in codes[:length]]
        way, trial = {}, game.copy()
        for action in actions:
            way[trial.position()] = action
            trial.play(action)
        legal = trial.legal()
        if legal:
            last = TEXT[REFILL] if TEXT[REFILL] in legal else TEXT[DONE]
            way[trial.position()] = last
        return way

    def _first(self, game: Game, end: int) -> str:
        """The first action on the way to an end."""
        node = self._desk.nodes[end]
        if node["parent"] >= 0:
            return TEXT[int(node["first"])]
        return TEXT[REFILL] if TEXT[REFILL] in game.legal() else TEXT[DONE]

"""How many points the solo planner leaves lying: `PYTHONPATH=src python -m benchmarks.ceiling`.

A solo game has three kinds of decision: where to refill first, where to refill last, and how to end
the last mountain. What a perfect player gains over the planner is the sum of what the planner loses
at each of them (valued by how the planner plays on). So each loss is measured on mountains of the
planner's own games:

- at a refill, by racing hundreds of ends of the mountain, the two best of every set of lying dice
  among them, on the same sampled refills, the worse half dropped again and again. What the winner
  has then over the planner's own choice is too much, for it was lucky, too; what it has over it on
  refills that neither has seen may be too little, for a better one may have been dropped;
- on every mountain, by planning it again with so many troves a set that hardly any is dropped.
"""

from __future__ import annotations

import argparse
import os
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import numpy as np
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from benchmarks.solo import interval
from diceminer import Game, Rules, fairness
from diceminer.bots.solo import nets, planner
from diceminer.bots.solo.bot import NARROW, SoloPlanner
from diceminer.bots.solo.bot import WIDTH as USUAL_WIDTH
from diceminer.bots.solo.planner import Leaves, Sampler
from diceminer.kernel import warm_up
from diceminer.rules.constants import MOST_REFILLS
from diceminer.rules.cup import CUP

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

WIDTH = 32
BEST = 300
OF_A_SET = 2
FINALISTS = 4
FRESH = 600
WIDEST = 1000


@dataclass
class Losses:
    """What was found on the mountains with so many refills left."""

    ends: list[int] = field(default_factory=list)
    raced: list[float] = field(default_factory=list)
    fresh: list[float] = field(default_factory=list)
    planned: list[float] = field(default_factory=list)

    def add(self, others: Losses) -> None:
        """Put the finds of another game beside these."""
        self.ends += others.ends
        self.raced += others.raced
        self.fresh += others.fresh
        self.planned += others.planned


def mountains(magic: int, seed: str) -> Iterator[Game]:
    """Each mountain of a game of the planner's, as it is when it has just been filled."""
    game = Game.new(Rules(players=1, magic=magic), seed=seed)
    bot = SoloPlanner(simulations=0, seed=seed)
    refills = -1
    while not game.over:
        now = game.board.field("refills")
        if now > refills:
            refills = now
            yield game.copy()
        game.play(bot.choose(game))


class Race:
    """Ends of one mountain, tried on refills."""

    def __init__(self, game: Game) -> None:
        self._plan, self._inner = planner.new_plan(), planner.new_plan()
        best = np.zeros(BEST, np.int64)
        states, learned = game.board.states, nets.learned()
        count = planner.plan_ahead(states, 0, self._plan, learned, WIDTH, best)
        worth = self._plan.nodes.reshape(-1)["worth"]
        ends: list[int] = best[:count].tolist()
        for place, held in enumerate(self._plan.counts.tolist()):
            nodes = range(place * WIDTH, place * WIDTH + held)
            ends += sorted(nodes, key=lambda node: -worth[node])[:OF_A_SET]
        self.own = ends[0]
        self.ends = [end for end in dict.fromkeys(ends) if worth[end] >= 0]

    def mean(self, ends: Sequence[int], seed: str, first: int, times: int) -> dict[int, float]:
        """What the ends are worth, on the same refills each."""
        key = np.array(fairness.key(seed), np.int64)
        leaves = Leaves(
            np.array(ends, np.int64), np.zeros(len(ends)), np.zeros(len(ends), np.int64)
        )
        sampler = Sampler(np.zeros(1, CUP), key, nets.learned(), NARROW)
        planner.sample_refills(self._plan, self._inner, sampler, leaves, len(ends), first, times)
        return dict(zip(leaves.nodes.tolist(), (leaves.sums / leaves.tries).tolist(), strict=True))

    def winner(self, seed: str) -> tuple[int, float]:
        """The end that did best, and by how much better than the planner's own.

        The worse half is dropped and the tries are doubled each time; the planner's own stays.
        """
        alive, totals = self.ends, dict.fromkeys(self.ends, 0.0)
        first, times = 1, 4
        while True:
            for end, mean in self.mean(alive, seed, first, times).items():
                totals[end] += mean * times
            alive = sorted(alive, key=lambda end: -totals[end])
            first += times
            if len(alive) <= FINALISTS:
                return alive[0], (totals[alive[0]] - totals[self.own]) / (first - 1)
            kept = alive[: max(FINALISTS, len(alive) // 2)]
            alive = kept if self.own in kept else [*kept[:-1], self.own]
            times = min(2 * times, 512)

    def losses(self, seed: str) -> tuple[float, float]:
        """What the winner brings more than the planner's own choice: in the race, and afresh."""
        winner, raced = self.winner(f"{seed}/race")
        if winner == self.own:
            return raced, 0.0
        means = self.mean([winner, self.own], f"{seed}/fresh", 1, FRESH)
        return raced, means[winner] - means[self.own]


def best_worth(game: Game, width: int, plan: planner.Plan) -> float:
    """What the best end of a mountain is worth, so many troves a set kept."""
    end = np.zeros(1, np.int64)
    planner.plan_ahead(game.board.states, 0, plan, nets.learned(), width, end)
    return float(plan.nodes.reshape(-1)["worth"][end[0]])


def look_into(magic: int, seed: str) -> dict[int, Losses]:
    """What the planner loses on each mountain of a game, by refills left."""
    found = {}
    for game in mountains(magic, seed):
        left = MOST_REFILLS - game.board.field("refills")
        losses = found[left] = Losses()
        if left:
            race = Race(game)
            raced, fresh = race.losses(f"{seed}/{left}")
            losses.ends.append(len(race.ends))
            losses.raced.append(raced)
            losses.fresh.append(fresh)
        plan = planner.new_plan(WIDEST)
        losses.planned.append(best_worth(game, WIDEST, plan) - best_worth(game, USUAL_WIDTH, plan))
    return found


def main() -> None:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.ceiling",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--games", type=int, default=40, help="about two minutes each, a core")
    parser.add_argument("--magic", type=int, default=3)
    parser.add_argument("--seed", default="ceiling")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    warm_up("search")
    all_losses = {left: Losses() for left in range(MOST_REFILLS, -1, -1)}
    with Progress(transient=True) as progress, ThreadPoolExecutor(options.workers) as workers:
        task = progress.add_task("games", total=options.games)
        names = [f"{options.seed}/{number}" for number in range(options.games)]
        for found in workers.map(lambda name: look_into(options.magic, name), names):
            for left, losses in found.items():
                all_losses[left].add(losses)
            progress.advance(task)
    table = Table(title=f"Points that the solo planner leaves lying, magic {options.magic}")
    columns = ("refills left", "mountains", "ends", "refill, in the race", "refill, afresh")
    for column in (*columns, "planning"):
        table.add_column(column, justify="right")
    for left, losses in all_losses.items():
        table.add_row(
            str(left),
            str(len(losses.planned)),
            f"{np.mean(losses.ends):.0f}" if losses.ends else "",
            interval(losses.raced) if losses.raced else "",
            interval(losses.fresh) if losses.fresh else "",
            interval(losses.planned),
        )
    Console().print(table)


if __name__ == "__main__":
    main()

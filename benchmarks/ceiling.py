"""The points that the solo planner loses: `PYTHONPATH=src python -m benchmarks.ceiling`.

A solo game has three kinds of decision: where to refill first, where to refill last, and how to end
the last mountain. A perfect player's advantage over the planner is the sum of what the planner
loses at each of them (valued by how the planner plays on). Each loss is measured on mountains of
the planner's own games:

- at a refill, by comparing hundreds of leaves, the two best of every set of lying dice among them,
  by successive halving with common random numbers. The winner's advantage over the planner's choice
  in the comparison is biased upwards, because it was selected on these samples; that on fresh
  samples is biased downwards, because a better leaf may have been dropped;
- on every mountain, by planning it again with a beam width at which hardly any trove is dropped.
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
    """The losses on the mountains with one number of refills left."""

    leaves: list[int] = field(default_factory=list)
    compared: list[float] = field(default_factory=list)
    fresh: list[float] = field(default_factory=list)
    planned: list[float] = field(default_factory=list)

    def add(self, others: Losses) -> None:
        """Add the losses of another game."""
        self.leaves += others.leaves
        self.compared += others.compared
        self.fresh += others.fresh
        self.planned += others.planned


def mountains(magic: int, seed: str) -> Iterator[Game]:
    """Each mountain of a game of the planner, just after it was filled."""
    game = Game.new(Rules(players=1, magic=magic), seed=seed)
    bot = SoloPlanner(simulations=0, seed=seed)
    refills = -1
    while not game.over:
        now = game.board.field("refills")
        if now > refills:
            refills = now
            yield game.copy()
        game.play(bot.choose(game))


class Comparison:
    """The leaves of one mountain, compared on sampled refills."""

    def __init__(self, game: Game) -> None:
        self._plan, self._inner = planner.new_plan(), planner.new_plan()
        best = np.zeros(BEST, np.int64)
        states, learned = game.board.states, nets.learned()
        count = planner.plan_ahead(states, 0, self._plan, learned, WIDTH, best)
        worth = self._plan.nodes.reshape(-1)["worth"]
        found: list[int] = best[:count].tolist()
        for place, held in enumerate(self._plan.counts.tolist()):
            nodes = range(place * WIDTH, place * WIDTH + held)
            found += sorted(nodes, key=lambda node: -worth[node])[:OF_A_SET]
        self.own = found[0]
        self.leaves = [leaf for leaf in dict.fromkeys(found) if worth[leaf] >= 0]

    def mean(self, nodes: Sequence[int], seed: str, first: int, times: int) -> dict[int, float]:
        """The mean score of each leaf, on the same refills."""
        key = np.array(fairness.key(seed), np.int64)
        leaves = Leaves(
            np.array(nodes, np.int64), np.zeros(len(nodes)), np.zeros(len(nodes), np.int64)
        )
        sampler = Sampler(np.zeros(1, CUP), key, nets.learned(), NARROW)
        planner.sample_refills(self._plan, self._inner, sampler, leaves, len(nodes), first, times)
        return dict(zip(leaves.nodes.tolist(), (leaves.sums / leaves.tries).tolist(), strict=True))

    def winner(self, seed: str) -> tuple[int, float]:
        """The best leaf, and its advantage over the planner's own.

        The worse half is dropped and the samples are doubled each time; the planner's own stays.
        """
        alive, totals = self.leaves, dict.fromkeys(self.leaves, 0.0)
        first, times = 1, 4
        while True:
            for leaf, mean in self.mean(alive, seed, first, times).items():
                totals[leaf] += mean * times
            alive = sorted(alive, key=lambda leaf: -totals[leaf])
            first += times
            if len(alive) <= FINALISTS:
                return alive[0], (totals[alive[0]] - totals[self.own]) / (first - 1)
            kept = alive[: max(FINALISTS, len(alive) // 2)]
            alive = kept if self.own in kept else [*kept[:-1], self.own]
            times = min(2 * times, 512)

    def losses(self, seed: str) -> tuple[float, float]:
        """The winner's advantage over the planner's own: in the comparison, on fresh samples."""
        winner, compared = self.winner(f"{seed}/race")
        if winner == self.own:
            return compared, 0.0
        means = self.mean([winner, self.own], f"{seed}/fresh", 1, FRESH)
        return compared, means[winner] - means[self.own]


def best_worth(game: Game, width: int, plan: planner.Plan) -> float:
    """The expected score of the best leaf of a mountain at a beam width."""
    leaf = np.zeros(1, np.int64)
    planner.plan_ahead(game.board.states, 0, plan, nets.learned(), width, leaf)
    return float(plan.nodes.reshape(-1)["worth"][leaf[0]])


def measure_game(magic: int, seed: str) -> dict[int, Losses]:
    """What the planner loses on each mountain of a game, by refills left."""
    found = {}
    for game in mountains(magic, seed):
        left = MOST_REFILLS - game.board.field("refills")
        losses = found[left] = Losses()
        if left:
            comparison = Comparison(game)
            compared, fresh = comparison.losses(f"{seed}/{left}")
            losses.leaves.append(len(comparison.leaves))
            losses.compared.append(compared)
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
        for found in workers.map(lambda name: measure_game(options.magic, name), names):
            for left, losses in found.items():
                all_losses[left].add(losses)
            progress.advance(task)
    table = Table(title=f"Points that the solo planner loses, magic {options.magic}")
    columns = (
        "refills left",
        "mountains",
        "leaves",
        "leaf, in the comparison",
        "leaf, fresh samples",
    )
    for column in (*columns, "planning"):
        table.add_column(column, justify="right")
    for left, losses in all_losses.items():
        table.add_row(
            str(left),
            str(len(losses.planned)),
            f"{np.mean(losses.leaves):.0f}" if losses.leaves else "",
            interval(losses.compared) if losses.compared else "",
            interval(losses.fresh) if losses.fresh else "",
            interval(losses.planned),
        )
    Console().print(table)


if __name__ == "__main__":
    main()

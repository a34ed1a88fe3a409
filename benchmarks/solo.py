"""How strong the solo planner is: `PYTHONPATH=src python -m benchmarks.solo --games 1000`."""

from __future__ import annotations

import argparse
import time

import numpy as np
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from diceminer import Game, Rules, fairness
from diceminer.bots import solo, solo_plan
from diceminer.warmup import warm_up


def scores_of(
    magic: int, games: int, seed: str, simulations: int, progress: Progress
) -> tuple[np.ndarray, float]:
    """Whole games in compiled code: their points, in all and by part, and the seconds they took."""
    states = Game(Rules(players=1, magic=magic))._states
    desks = solo_plan.new_desk(), solo_plan.new_desk()
    scores = np.zeros((games, 4), np.int64)
    task = progress.add_task(f"magic {magic}", total=games)
    began = time.perf_counter()
    for at in range(0, games, 20):
        names = [f"{seed}/{number}" for number in range(at, min(at + 20, games))]
        keys = np.array([fairness.key(name) for name in names], np.int64)
        own = np.array([fairness.key(f"planner {name}") for name in names], np.int64)
        solo_plan.play_games(
            states, 0, 0, keys, own, solo.nets(), solo.WIDTH, solo.NARROW, solo.ENDS, simulations,
            *desks, scores[at : at + 20],
        )  # fmt: skip
        progress.advance(task, len(names))
    return scores, time.perf_counter() - began


def longest_move(magic: int, games: int, seconds: float) -> float:
    """The longest of all moves of some games that are limited by time."""
    longest = 0.0
    for number in range(games):
        game = Game.new(Rules(players=1, magic=magic), seed=f"moves/{number}")
        bot = solo.SoloPlanner(seconds=seconds, seed=number)
        while not game.over:
            began = time.perf_counter()
            action = bot.choose(game)
            longest = max(longest, time.perf_counter() - began)
            game.play(action)
    return longest


def main() -> None:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.solo", description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="for each number of magic dice")
    parser.add_argument("--magic", type=int, nargs="*", default=[3, 2, 1, 0])
    parser.add_argument("--simulations", type=int, default=solo.SIMULATIONS)
    parser.add_argument("--seed", default="solo")
    parser.add_argument("--seconds", type=float, default=0.1, help="a move, for the longest one")
    options = parser.parse_args()
    warm_up()
    solo_plan.compile_solo()
    solo_plan.compile_solo_games()
    table = Table(title=f"Solo, {options.games} games, {options.simulations} simulations a plan")
    for column in ("magic", "mean", "95 %", "straights", "treasure", "hazards", "ms a game"):
        table.add_column(column, justify="right")
    table.add_column(f"longest move, ms, of {1000 * options.seconds:.0f}", justify="right")
    with Progress(transient=True) as progress:
        for magic in options.magic:
            scores, seconds = scores_of(
                magic, options.games, options.seed, options.simulations, progress
            )
            half = 1.96 * scores[:, 0].std(ddof=1) / len(scores) ** 0.5
            mean, *parts = scores.mean(0)
            table.add_row(
                str(magic), f"{mean:.2f}", f"± {half:.2f}", *(f"{part:.1f}" for part in parts),
                f"{1000 * seconds / options.games:.0f}",
                f"{1000 * longest_move(magic, 3, options.seconds):.0f}",
            )  # fmt: skip
    Console().print(table)


if __name__ == "__main__":
    main()

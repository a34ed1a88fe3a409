"""How strong the solo planner is: `PYTHONPATH=src python -m benchmarks.solo --games 1000`."""

from __future__ import annotations

import argparse
import time
from typing import TYPE_CHECKING

import numpy as np
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from diceminer import Game, Rules, fairness
from diceminer.board import Board
from diceminer.bots.solo import games as solo_games
from diceminer.bots.solo import nets
from diceminer.bots.solo.bot import LEAVES, NARROW, SIMULATIONS, WIDTH, SoloPlanner
from diceminer.kernel import warm_up

if TYPE_CHECKING:
    from collections.abc import Sequence


def scores_of(
    magic: int, games: int, seed: str, simulations: int, progress: Progress
) -> tuple[np.ndarray, float]:
    """Whole games in compiled code: their points, in all and by part, and the seconds they took."""
    states = Board(Rules(players=1, magic=magic)).states
    settings = solo_games.PlanSettings(nets.learned(), WIDTH, NARROW, simulations)
    buffers = solo_games.new_buffers(LEAVES)
    scores = np.zeros((games, 4), np.int64)
    task = progress.add_task(f"magic {magic}", total=games)
    began = time.perf_counter()
    for at in range(0, games, 20):
        names = [f"{seed}/{number}" for number in range(at, min(at + 20, games))]
        keys = np.array([fairness.key(name) for name in names], np.int64)
        own = np.array([fairness.key(f"planner {name}") for name in names], np.int64)
        some = scores[at : at + 20]
        solo_games.play_games(states, 0, 0, keys, own, settings, buffers, some)
        progress.advance(task, len(names))
    return scores, time.perf_counter() - began


def timed(magic: int, name: str, seconds: float) -> tuple[int, float]:
    """A game with so much time a move: its points, and its longest move."""
    game = Game.new(Rules(players=1, magic=magic), seed=name)
    bot = SoloPlanner(seconds=seconds, seed=f"planner {name}")
    longest = 0.0
    while not game.over:
        began = time.perf_counter()
        action = bot.choose(game)
        longest = max(longest, time.perf_counter() - began)
        game.play(action)
    return game.view().get("score", 0), longest


def interval(values: Sequence[float] | np.ndarray, sign: str = "") -> str:
    """A mean with its 95 % interval."""
    half = 1.96 * np.std(values, ddof=1) / len(values) ** 0.5 if len(values) > 1 else np.inf
    return f"{np.mean(values):{sign}.2f} ± {half:.2f}"


def main() -> None:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.solo", description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="for each number of magic dice")
    parser.add_argument("--magic", type=int, nargs="*", default=[3, 2, 1, 0])
    parser.add_argument("--simulations", type=int, default=SIMULATIONS)
    parser.add_argument("--seed", default="solo")
    parser.add_argument("--seconds", type=float, default=0.1, help="a move, for the timed games")
    parser.add_argument("--timed", type=int, default=3, help="games to repeat with a time limit")
    options = parser.parse_args()
    warm_up("search", "training")
    table = Table(title=f"Solo, {options.games} games, {options.simulations} simulations a plan")
    for column in (
        "magic",
        "mean",
        "straights, treasure, hazards",
        "ms a game",
        f"{options.timed} timed: gain",
        f"longest move of {1000 * options.seconds:.0f} ms",
    ):
        table.add_column(column, justify="right")
    with Progress(transient=True) as progress:
        for magic in options.magic:
            scores, seconds = scores_of(
                magic, options.games, options.seed, options.simulations, progress
            )
            names = [f"{options.seed}/{number}" for number in range(options.timed)]
            task = progress.add_task(f"magic {magic}, timed", total=len(names))
            again = []
            for name in names:
                again.append(timed(magic, name, options.seconds))
                progress.advance(task)
            gained = np.array([points for points, _ in again]) - scores[: len(again), 0]
            table.add_row(
                str(magic),
                interval(scores[:, 0]),
                " ".join(f"{part:.1f}" for part in scores[:, 1:].mean(0)),
                f"{1000 * seconds / options.games:.0f}",
                interval(gained, "+"),
                f"{1000 * max(longest for _, longest in again):.0f}",
            )
    Console().print(table)


if __name__ == "__main__":
    main()

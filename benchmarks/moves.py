"""How long the master's moves take: `python -m benchmarks.moves --seconds 0.1`.

Every number of players gets games in fresh processes, so that the first move of a process is among
the moves measured.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import time

from rich.console import Console
from rich.table import Table


def times(players: int, seconds: float, seed: int) -> list[float]:
    """Play a game, all seats masters, and time every move."""
    from diceminer import Game, Rules, bots

    game = Game.new(Rules(players=players), seed=seed)
    bot = bots.make("master", seconds=seconds, seed=seed)
    taken = []
    while not game.over:
        begun = time.perf_counter()
        action = bot.choose(game)
        taken.append(time.perf_counter() - begun)
        game.play(action)
    return taken


def main() -> int:
    """Measure and print; the exit code says whether every move kept within twice its time."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.moves", description=__doc__)
    parser.add_argument("--seconds", type=float, default=0.1)
    parser.add_argument("--games", type=int, default=3, help="for each number of players")
    parser.add_argument("--one", type=int, nargs=2, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.one:
        print(json.dumps(times(options.one[0], options.seconds, options.one[1])))
        return 0
    table = Table(title=f"moves of the master, {options.seconds} s each")
    for column in ("players", "moves", "first, longest", "mean", "longest", "over twice"):
        table.add_column(column, justify="right")
    late = 0
    for players in range(1, 5):
        first, moves = 0.0, []
        for seed in range(options.games):
            command = [sys.executable, "-m", "benchmarks.moves", "--seconds", str(options.seconds)]
            command += ["--one", str(players), str(seed)]
            done = subprocess.run(command, check=True, capture_output=True, text=True)
            taken = json.loads(done.stdout)
            first = max(first, taken[0])
            moves += taken
        over = sum(taken > 2 * options.seconds for taken in moves)
        late += over
        mean = sum(moves) / len(moves)
        row = (players, len(moves), f"{first:.3f}", f"{mean:.3f}", f"{max(moves):.3f}", over)
        table.add_row(*map(str, row))
    Console().print(table)
    return 1 if late else 0


if __name__ == "__main__":
    sys.exit(main())

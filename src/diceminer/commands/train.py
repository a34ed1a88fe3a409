"""`diceminer train`: train the weights of the strong bots."""

from __future__ import annotations

import argparse
import sys
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from diceminer.commands import common

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from diceminer.commands.common import Commands
    from diceminer.commands.parser import Parser
    from diceminer.locale import Texts

_MOST: Final = 100_000_000
_EXAMPLES: Final = (
    ("diceminer train table --out learned.npz", "cli-example-train"),
    ("diceminer train solo --out nets.npz --games 20000", "cli-example-train-solo"),
)


def add(commands: Commands, t: Texts) -> Parser:
    """The options of `train`."""
    parser = common.command(commands, t, "train", run, _EXAMPLES)
    number = t("cli-metavar-number")
    parser.add_argument("what", choices=("table", "solo"), help=t("cli-train-what"))
    parser.add_argument(
        "--out", required=True, metavar=t("cli-metavar-file"), help=t("cli-train-out")
    )
    parser.add_argument(
        "--games", type=common.number(t, 100, _MOST), metavar=number, help=t("cli-train-games")
    )
    parser.add_argument(
        "--steps", type=common.number(t, 1, _MOST), metavar=number, help=t("cli-train-steps")
    )
    parser.add_argument(
        "--seed",
        type=common.number(t, 0, _MOST),
        default=1,
        metavar=number,
        help=t("cli-train-seed"),
    )
    return parser


def run(args: argparse.Namespace, t: Texts) -> int:
    """Train, and write the file."""
    out = Path(args.out)
    if not out.parent.is_dir():
        raise common.Failure(t("cli-train-no-folder", path=str(out.parent)))
    common.warm_up(t, "training")
    from diceminer.bots.multiplayer import training as table
    from diceminer.bots.solo import training as solo

    with _progress(t) as advance:
        if args.what == "solo":
            games = args.games or solo.GAMES
            solo.train(out, games=games, seed=args.seed, advance=advance)
        else:
            games, steps = args.games or table.GAMES, args.steps or table.STEPS
            table.train(out, steps=steps, games=games, seed=args.seed, advance=advance)
    common.console().print(t("cli-train-written", path=str(out)), highlight=False)
    return 0


@contextmanager
def _progress(t: Texts) -> Iterator[Callable[[float], None]]:
    """A progress bar with the time left, if standard error is a terminal."""
    if not sys.stderr.isatty():
        yield lambda share: None
        return
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TimeRemainingColumn

    columns = (BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    with Progress(*columns, console=common.console(stderr=True), transient=True) as bar:
        task = bar.add_task(t("cli-train-learning"), total=1.0)
        yield lambda share: bar.advance(task, share)

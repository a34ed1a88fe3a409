"""`diceminer simulate`: many games between bots, and what they show."""

from __future__ import annotations

import argparse
import signal
import sys
import threading
from contextlib import contextmanager
from statistics import median, pstdev
from typing import TYPE_CHECKING, Any, Final

from diceminer import locale
from diceminer.commands import common

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from diceminer.arena import Results
    from diceminer.commands.common import Commands
    from diceminer.commands.parser import Parser
    from diceminer.locale import Texts

_MOST_GAMES: Final = 10_000_000
_MOST_JOBS: Final = 1024
_EXAMPLES: Final = (
    ("diceminer simulate -n 10000 --players random,greedy", "cli-example-simulate"),
    ("diceminer simulate --players greedy --magic 1 --json", "cli-example-simulate-solo"),
)


def add(commands: Commands, t: Texts) -> Parser:
    """The options of `simulate`."""
    parser = common.command(commands, t, "simulate", run, _EXAMPLES)
    parser.add_argument(
        "-n",
        "--games",
        type=common.number(t, 1, _MOST_GAMES),
        default=1000,
        metavar=t("cli-metavar-number"),
        help=t("cli-simulate-games"),
    )
    parser.add_argument(
        "--players",
        type=common.words,
        default=["random", "greedy"],
        metavar=t("cli-metavar-list"),
        help=t("cli-simulate-players"),
    )
    parser.add_argument("--seed", metavar=t("cli-metavar-text"), help=t("cli-seed"))
    parser.add_argument(
        "--jobs",
        type=common.number(t, 1, _MOST_JOBS),
        metavar=t("cli-metavar-number"),
        help=t("cli-simulate-jobs"),
    )
    common.add_json(parser, t)
    common.add_variants(parser, t)
    return parser


def run(args: argparse.Namespace, t: Texts) -> int:
    """Let them play."""
    rules = common.rules(args, t, len(args.players))
    common.check_bots(args.players, t)
    common.warm_up(t, many_games=True)
    from diceminer.arena import simulate

    with _stoppable() as check, _progress(args.games, t) as advance:

        def progress(more: int) -> None:
            check()
            advance(more)

        results = simulate(
            rules,
            args.players,
            args.games,
            seed=args.seed,
            jobs=args.jobs,
            progress=progress,
        )
    summary = summed_up(results)
    if args.json:
        common.print_json(summary)
    elif rules.players == 1:
        _print_solo(summary, t)
    else:
        _print_table(summary, t)
    return 0


@contextmanager
def _stoppable() -> Iterator[Callable[[], None]]:
    """Ctrl-C stops between two batches of games; pressed again, at once.

    Raised just anywhere, it can leave a lock of the worker threads closed for ever.
    """
    before = signal.getsignal(signal.SIGINT)
    stopped = False

    def stop(*_: object) -> None:
        nonlocal stopped
        stopped = True
        signal.signal(signal.SIGINT, before)

    def check() -> None:
        if stopped:
            raise KeyboardInterrupt

    in_charge = threading.current_thread() is threading.main_thread()
    if in_charge:
        signal.signal(signal.SIGINT, stop)
    try:
        yield check
    finally:
        if in_charge:
            signal.signal(signal.SIGINT, before)
    check()


@contextmanager
def _progress(games: int, t: Texts) -> Iterator[Callable[[int], None]]:
    """A bar for a reader who waits; nothing for a file or another program."""
    if not sys.stderr.isatty():
        yield lambda more: None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    screen = common.console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=screen, transient=True) as bar:
        task = bar.add_task(t("cli-simulate-playing"), total=games)
        yield lambda more: bar.advance(task, more)


def summed_up(results: Results) -> dict[str, Any]:
    """The results as JSON has them."""
    from diceminer.arena.simulate import interval
    from diceminer.events import points
    from diceminer.rules.tables import RANKS

    summary: dict[str, Any] = {
        "rules": results.rules.as_dict(),
        "players": results.players,
        "games": results.games,
        "seed": results.seed,
    }
    if results.rules.players == 1:
        ranks = {name: 0 for _, name in RANKS}
        for score in results.scores:
            ranks[points(score)["rank"]] += 1
        scores = results.scores
        summary["score"] = {
            "mean": sum(scores) / len(scores),
            "deviation": pstdev(scores),
            "least": min(scores),
            "median": median(scores),
            "most": max(scores),
        }
        summary["ranks"] = ranks
        return summary
    summary["seats"] = [
        {
            "player": player,
            "wins": results.wins[seat],
            **dict(zip(("share", "low", "high"), results.share(seat), strict=True)),
            "rounds": results.points[seat],
            "total": results.totals[seat],
        }
        for seat, player in enumerate(results.players)
    ]
    starter = interval(results.starter_wins, results.games)
    summary["starter"] = {
        "wins": results.starter_wins,
        **dict(zip(("share", "low", "high"), starter, strict=True)),
    }
    summary["tied"] = results.ties
    return summary


def _print_table(summary: dict[str, Any], t: Texts) -> None:
    from rich.table import Table

    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(t("cli-simulate-player"))
    for heading in (t("cli-simulate-wins"), t("cli-simulate-share"), "95 %"):
        table.add_column(heading, justify="right", no_wrap=True)
    for round_ in range(1, 1 + len(summary["seats"][0]["rounds"])):
        table.add_column(t("cli-simulate-round", n=round_), justify="right", no_wrap=True)
    table.add_column(t("part-total"), justify="right", no_wrap=True)
    for number, seat in enumerate(summary["seats"], 1):
        table.add_row(
            f"{number} {locale.bot(t, seat['player'])}",
            _whole(seat["wins"], t),
            _percent(seat["share"], t),
            f"{_percent(seat['low'], t)} – {_percent(seat['high'], t)}",
            *(_decimal(points, t) for points in seat["rounds"]),
            _decimal(seat["total"], t),
        )
    common.print_table(table)
    print()
    starter = summary["starter"]
    common.say(
        t(
            "cli-simulate-starter",
            share=_percent(starter["share"], t),
            low=_percent(starter["low"], t),
            high=_percent(starter["high"], t),
        )
    )
    common.say(t("cli-simulate-tied", n=summary["tied"]))
    _print_foot(summary, t)


def _print_solo(summary: dict[str, Any], t: Texts) -> None:
    from rich.table import Table

    score = summary["score"]
    common.say(
        t(
            "cli-simulate-score",
            player=locale.bot(t, summary["players"][0]),
            mean=_decimal(score["mean"], t),
            deviation=_decimal(score["deviation"], t),
            least=score["least"],
            median=_decimal(score["median"], t),
            most=score["most"],
        )
    )
    print()
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(t("pad-rank"))
    table.add_column(t("cli-simulate-games-column"), justify="right")
    table.add_column(t("cli-simulate-share"), justify="right")
    for rank, games in summary["ranks"].items():
        share = _percent(games / summary["games"], t)
        table.add_row(t(f"rank-{rank}"), _whole(games, t), share)
    common.print_table(table)
    print()
    _print_foot(summary, t)


def _print_foot(summary: dict[str, Any], t: Texts) -> None:
    """How to see the same games again."""
    print(t("cli-simulate-seed", n=summary["games"], seed=summary["seed"]))


def _percent(share: float, t: Texts) -> str:
    return f"{_decimal(100 * share, t)} %"


def _decimal(value: float, t: Texts) -> str:
    from babel.numbers import format_decimal

    return format_decimal(value, "#,##0.0", locale=t.lang).replace("-", "−")


def _whole(value: int, t: Texts) -> str:
    from babel.numbers import format_decimal

    return format_decimal(value, "#,##0", locale=t.lang)

"""`diceminer simulate`: many games between bots, and what they show."""

from __future__ import annotations

import argparse
import json
import os
import sys
from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING, Any, Final

from diceminer import locale
from diceminer.commands import arena, common
from diceminer.commands.progress import progress_bar, stop_on_interrupt

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from diceminer.arena import Results
    from diceminer.arena.match import Row
    from diceminer.commands.common import Commands
    from diceminer.commands.parser import Parser
    from diceminer.locale import Texts

_MOST_GAMES: Final = 10_000_000
_MOST_JOBS: Final = 1024
# The exit code of a command that was stopped with Ctrl-C.
STOPPED: Final = 130
_EXAMPLES: Final = (
    ("diceminer simulate -n 10000 --players random,greedy", "cli-example-simulate"),
    ("diceminer simulate --players greedy --magic 1 --json", "cli-example-simulate-solo"),
    (
        "diceminer simulate -n 100 --players mine.py:Bot,greedy --records games",
        "cli-example-simulate-own",
    ),
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
    parser.add_argument(
        "--limit",
        type=arena.seconds(t),
        default=argparse.SUPPRESS,
        metavar=t("cli-metavar-number"),
        help=t("cli-arena-limit"),
    )
    parser.add_argument(
        "--rows",
        default=argparse.SUPPRESS,
        metavar=t("cli-metavar-file"),
        help=t("cli-simulate-rows"),
    )
    parser.add_argument(
        "--records",
        default=argparse.SUPPRESS,
        metavar=t("cli-metavar-folder"),
        help=t("cli-simulate-records"),
    )
    common.add_json(parser, t)
    common.add_variants(parser, t)
    return parser


def run(args: argparse.Namespace, t: Texts) -> int:
    """Let them play."""
    from diceminer.errors import BotError

    rules = common.rules(args, t, len(args.players))
    arena.check_names(args.players, t)
    from diceminer.arena import simulate
    from diceminer.arena.process_pool import compiled_parts
    from diceminer.bots.levels import LEVELS

    quick = all(name in LEVELS for name in args.players)
    common.warm_up(t, *compiled_parts(args.players), *(["games"] if quick else []))
    done = 0
    with (
        _written(args, t) as each,
        stop_on_interrupt() as stopped,
        progress_bar(t, args.games) as advance,
    ):

        def progress(more: int) -> None:
            nonlocal done
            done += more
            advance(done, args.games)

        try:
            results = simulate(
                rules,
                args.players,
                args.games,
                seed=args.seed,
                jobs=args.jobs,
                **({"limit": args.limit} if "limit" in args else {}),
                records="records" in args,
                each=each,
                progress=progress,
                stop=stopped,
            )
        except BotError as error:
            raise common.Failure(error.text(t.lang)) from error
    stopped_early = results.games < results.planned
    if stopped_early:
        told = t("cli-simulate-stopped", done=results.games, games=results.planned)
        print(f"diceminer: {told}", file=sys.stderr)
    _show(summed_up(results), args, t)
    return STOPPED if stopped_early else 0


@contextmanager
def _written(args: argparse.Namespace, t: Texts) -> Iterator[Callable[[Row], None] | None]:
    """Gives what writes a game's row and record to the files asked for; None if none were."""
    if "rows" not in args and "records" not in args:
        yield None
        return
    digits = len(str(args.games - 1))
    if "records" in args:
        with _writing(args.records, t):
            os.makedirs(args.records, exist_ok=True)
    with ExitStack() as files:
        lines = None
        if "rows" in args:
            with _writing(args.rows, t):
                lines = files.enter_context(open(args.rows, "w", encoding="utf-8", buffering=1))

        def write(row: Row) -> None:
            record = row.pop("record", None)
            if record is not None:
                path = os.path.join(args.records, f"{row['group']:0{digits}}.dm")
                with _writing(path, t), open(path, "w", encoding="utf-8") as file:
                    file.write(record)
            if lines is not None:
                with _writing(args.rows, t):
                    lines.write(json.dumps(row, separators=(",", ":")) + "\n")

        yield write


@contextmanager
def _writing(path: str, t: Texts) -> Iterator[None]:
    """Tell an error of the system about a file in our words."""
    try:
        yield
    except OSError as error:
        raise common.file_failure(path, error, t) from error


def _show(summary: dict[str, Any], args: argparse.Namespace, t: Texts) -> None:
    if args.json:
        common.print_json(summary)
    elif not summary["games"]:
        # It was stopped before anything could be shown.
        return
    elif len(summary["players"]) == 1:
        _print_solo(summary, t)
    else:
        _print_table(summary, t)


def summed_up(results: Results) -> dict[str, Any]:
    """The results as JSON has them."""
    from diceminer.arena.estimates import wilson_interval
    from diceminer.arena.summary import solo_scores

    def share(wins: float, games: int) -> dict[str, float | None]:
        found = wilson_interval(wins, games) if games else (None, None, None)
        return dict(zip(("share", "low", "high"), found, strict=True))

    summary: dict[str, Any] = {
        "rules": results.rules.as_dict(),
        "players": results.players,
        "games": results.games,
        "planned": results.planned,
        "stopped": results.games < results.planned,
        "seed": results.seed,
        "forfeits": results.forfeits,
    }
    if results.rules.players == 1:
        scores = solo_scores(results.scores)
        return {**summary, "score": scores["spread"], "ranks": scores["ranks"]}
    summary["seats"] = [
        {
            "player": player,
            "wins": results.wins[seat],
            **share(results.wins[seat], results.games),
            "rounds": results.points[seat],
            "total": results.totals[seat] if results.finished else None,
        }
        for seat, player in enumerate(results.players)
    ]
    summary["starter"] = {
        "wins": results.starter_wins,
        **share(results.starter_wins, results.finished),
    }
    summary["tied"] = results.ties
    return summary


def _print_table(summary: dict[str, Any], t: Texts) -> None:
    from rich.table import Table

    from diceminer.arena.bot_labels import bot_labels

    names = bot_labels(t, summary["players"])
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(t("cli-simulate-player"), overflow="fold")
    for heading in (t("cli-simulate-wins"), t("cli-simulate-share"), "95 %"):
        table.add_column(heading, justify="right", no_wrap=True)
    for round_ in range(1, 1 + len(summary["seats"][0]["rounds"])):
        table.add_column(t("cli-simulate-round", n=round_), justify="right", no_wrap=True)
    table.add_column(t("part-total"), justify="right", no_wrap=True)
    for number, seat in enumerate(summary["seats"], 1):
        table.add_row(
            f"{number} {names[seat['player']]}",
            _wins(t, seat["wins"]),
            locale.percent(t, seat["share"]),
            f"{locale.percent(t, seat['low'])} – {locale.percent(t, seat['high'])}",
            *(locale.decimal(t, points) for points in seat["rounds"]),
            "–" if seat["total"] is None else locale.decimal(t, seat["total"]),
        )
    common.print_table(table)
    print()
    starter = summary["starter"]
    if starter["share"] is not None:
        common.say(
            t(
                "cli-simulate-starter",
                share=locale.percent(t, starter["share"]),
                low=locale.percent(t, starter["low"]),
                high=locale.percent(t, starter["high"]),
            )
        )
    common.say(t("cli-simulate-tied", n=summary["tied"]))
    _print_foot(summary, t)


def _wins(t: Texts, wins: float) -> str:
    """Wins, of which a part can be shared after a forfeit."""
    return locale.whole(t, wins) if isinstance(wins, int) else locale.decimal(t, wins)


def _print_solo(summary: dict[str, Any], t: Texts) -> None:
    from rich.table import Table

    from diceminer.arena.bot_labels import bot_labels

    score = summary["score"]
    common.say(
        t(
            "cli-simulate-score",
            player=bot_labels(t, summary["players"])[summary["players"][0]],
            mean=locale.decimal(t, score["mean"]),
            deviation=locale.decimal(t, score["deviation"]),
            least=score["least"],
            median=locale.decimal(t, score["median"]),
            most=score["most"],
        )
    )
    print()
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(t("pad-rank"))
    table.add_column(t("cli-simulate-games-column"), justify="right")
    table.add_column(t("cli-simulate-share"), justify="right")
    for rank, games in summary["ranks"].items():
        share = locale.percent(t, games / summary["games"])
        table.add_row(t(f"rank-{rank}"), locale.whole(t, games), share)
    common.print_table(table)
    print()
    _print_foot(summary, t)


def _print_foot(summary: dict[str, Any], t: Texts) -> None:
    """Who forfeited, and how to see the same games again."""
    arena.print_forfeits(summary["forfeits"], summary["players"], t)
    print(t("cli-simulate-seed", n=summary["games"], seed=summary["seed"]))

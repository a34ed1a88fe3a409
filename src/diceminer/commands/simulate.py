"""`diceminer simulate`: many games between bots, and what they show."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any, Final

from diceminer import locale
from diceminer.commands import common, waiting

if TYPE_CHECKING:
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
    common.warm_up(t, "games")
    from diceminer.arena import simulate

    done = 0
    with waiting.stoppable() as check, waiting.progress(t, args.games) as advance:

        def progress(more: int) -> None:
            nonlocal done
            check()
            done += more
            advance(done, args.games)

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


def summed_up(results: Results) -> dict[str, Any]:
    """The results as JSON has them."""
    from diceminer.arena.statistics import interval
    from diceminer.arena.summary import solo_scores

    summary: dict[str, Any] = {
        "rules": results.rules.as_dict(),
        "players": results.players,
        "games": results.games,
        "seed": results.seed,
    }
    if results.rules.players == 1:
        scores = solo_scores(results.scores)
        return {**summary, "score": scores["spread"], "ranks": scores["ranks"]}
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
            locale.whole(t, seat["wins"]),
            locale.percent(t, seat["share"]),
            f"{locale.percent(t, seat['low'])} – {locale.percent(t, seat['high'])}",
            *(locale.decimal(t, points) for points in seat["rounds"]),
            locale.decimal(t, seat["total"]),
        )
    common.print_table(table)
    print()
    starter = summary["starter"]
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


def _print_solo(summary: dict[str, Any], t: Texts) -> None:
    from rich.table import Table

    score = summary["score"]
    common.say(
        t(
            "cli-simulate-score",
            player=locale.bot(t, summary["players"][0]),
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
    """How to see the same games again."""
    print(t("cli-simulate-seed", n=summary["games"], seed=summary["seed"]))

"""`diceminer arena`: matches and tournaments of bots, kept in a file and summed up."""

from __future__ import annotations

import argparse
import math
import re
import shlex
import sys
import time
from typing import TYPE_CHECKING, Final

from diceminer import locale
from diceminer.commands import common
from diceminer.commands.progress import progress_bar

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rich.table import Table

    from diceminer.arena import Plan
    from diceminer.arena.rows import Row
    from diceminer.arena.summary import ForfeitCount, MultiplayerSummary, RunSummary
    from diceminer.commands.common import Commands
    from diceminer.commands.parser import Parser
    from diceminer.errors import BotError
    from diceminer.locale import Texts

GAMES: Final = 100
_MOST_GAMES: Final = 10_000_000
_MOST_JOBS: Final = 1024
_MODES: Final = {
    "players": "cli-arena-players",
    "round_robin": "cli-arena-round-robin",
    "solo": "cli-arena-solo",
}
# The options that describe a plan, and so can't be given together with --resume.
_PLAN: Final = (*_MODES, "table", "seed", "limit", "results")
_EXAMPLES: Final = (
    ("diceminer arena --players greedy,random", "cli-example-arena"),
    (
        "diceminer arena --round-robin random,greedy,mine.py:Bot -n 200 --html report.html",
        "cli-example-arena-round-robin",
    ),
    ("diceminer arena --players greedy,random,random,random", "cli-example-arena-table"),
    ("diceminer arena --resume arena-7.jsonl", "cli-example-arena-resume"),
)


def add(commands: Commands, t: Texts) -> Parser:
    """The options of `arena`."""
    parser = common.command(commands, t, "arena", run, _EXAMPLES)
    absent, names = argparse.SUPPRESS, t("cli-metavar-list")
    modes = parser.add_mutually_exclusive_group()
    for mode, about in _MODES.items():
        modes.add_argument(
            f"--{mode.replace('_', '-')}",
            type=common.comma_separated,
            default=absent,
            metavar=names,
            help=t(about),
        )
    file = t("cli-metavar-file")
    modes.add_argument("--resume", default=absent, metavar=file, help=t("cli-arena-resume"))
    parser.add_argument(
        "-n",
        "--games",
        type=common.number(t, 1, _MOST_GAMES),
        default=absent,
        metavar=t("cli-metavar-number"),
        help=t("cli-arena-games"),
    )
    parser.add_argument(
        "--table",
        type=common.number(t, 2, 4),
        default=absent,
        metavar="2–4",
        help=t("cli-arena-table"),
    )
    parser.add_argument("--seed", default=absent, metavar=t("cli-metavar-text"), help=t("cli-seed"))
    parser.add_argument(
        "--limit",
        type=seconds(t),
        default=absent,
        metavar=t("cli-metavar-number"),
        help=t("cli-arena-limit"),
    )
    add_running(parser, t)
    parser.epilog = f"{t('cli-arena-names')}\n\n{parser.epilog}"
    common.add_variants(parser, t)
    return parser


def add_running(parser: Parser, t: Texts) -> None:
    """The options for running a plan and for its output."""
    file = t("cli-metavar-file")
    parser.add_argument(
        "--results", default=argparse.SUPPRESS, metavar=file, help=t("cli-arena-results")
    )
    parser.add_argument(
        "--jobs",
        type=common.number(t, 1, _MOST_JOBS),
        metavar=t("cli-metavar-number"),
        help=t("cli-simulate-jobs"),
    )
    parser.add_argument("--html", default=argparse.SUPPRESS, metavar=file, help=t("cli-arena-html"))
    parser.add_argument(
        "--ray",
        nargs="?",
        const="",
        default=argparse.SUPPRESS,
        metavar=t("cli-arena-metavar-address"),
        help=t("cli-arena-ray"),
    )
    common.add_json(parser, t)


def run(args: argparse.Namespace, t: Texts) -> int:
    """Play the games that are missing, then print the results."""
    check_extras(args, t)
    from diceminer.arena import sum_up

    plan, path = _planned(args, t)
    plan, rows = play(args, t, plan, path, f"diceminer arena --resume {shlex.quote(path)}")
    summary = sum_up(plan, rows)
    if "html" in args:
        from diceminer.arena.report import report

        command = f"diceminer arena --resume {shlex.quote(path)} --html {shlex.quote(args.html)}"
        common.write_file(args.html, report(summary, rows, t, command), t)
    if args.json:
        common.print_json({**summary, "file": path})
        return exit_code(summary)
    from diceminer.arena.report import standings

    common.print_lines(*standings(summary, t))
    print()
    if "duels" in summary:
        _print_scales(summary, t)
    print_foot(summary, plan.bots, path, t)
    return exit_code(summary)


def exit_code(summary: RunSummary) -> int:
    """1 if games are missing and can't be played, because the file has games of other code."""
    return int(summary["outdated"] and summary["games"] < summary["planned"])


def check_extras(args: argparse.Namespace, t: Texts) -> None:
    """Refuse options whose packages are not installed, before hours are spent on games."""
    if "html" in args or "docs" in args:
        from diceminer.arena import plots

        if not plots.installed():
            raise common.Failure(t("cli-arena-no-extra"))
    if "ray" in args:
        from diceminer.arena import cluster

        if not cluster.installed():
            raise common.Failure(t("cli-arena-no-ray"))


def play(
    args: argparse.Namespace,
    t: Texts,
    plan: Plan,
    path: str,
    command: str,
    *,
    needs_all: bool = False,
) -> tuple[Plan, list[Row]]:
    """Play what is left of a plan, with a progress bar; returns the plan and all rows.

    After Ctrl-C it prints the command that goes on. To a file whose games were played by other code
    nothing is added. A bot that can't play forfeits its games; if the plan `needs_all` bots, that
    is a failure.
    """
    from diceminer.arena import run_plan, store
    from diceminer.arena.bot_labels import bot_labels
    from diceminer.arena.process_pool import compiled_parts

    if plan.is_outdated:
        common.print_error(t("cli-arena-outdated", file=path))
        return plan, store.read(path)[1]
    common.warm_up(t, *compiled_parts(plan.bots))
    names = bot_labels(t, plan.bots)
    live_standings = _LiveStandings(plan, t)
    counted = 0, plan.games

    def refused(name: str, reason: BotError) -> None:
        if needs_all:
            raise common.Failure(reason.text(t.lang))
        common.print_error(t("cli-arena-refused", bot=names[name], reason=reason.text(t.lang)))

    try:
        with progress_bar(t, plan.games) as advance:

            def progress(rows: Sequence[Row], games: int) -> None:
                nonlocal counted
                counted = len(rows), games
                advance(*counted, live_standings(rows))

            ray = getattr(args, "ray", None)
            return run_plan(plan, path, jobs=args.jobs, ray=ray, progress=progress, refused=refused)
    except KeyboardInterrupt:
        done, games = counted
        common.print_error(t("cli-arena-stopped", done=done, games=games, command=command))
        raise
    except OSError as error:
        if error.filename != path:
            raise
        raise common.file_failure(path, error, t) from error


class _LiveStandings:
    """The table of results while games are still played, renewed every second or so."""

    def __init__(self, plan: Plan, t: Texts) -> None:
        from diceminer.arena.plan import BALANCE

        self._plan, self._t = plan, t
        # Where one bot measures the game, there is nothing to compare.
        shown = plan.mode != BALANCE and sys.stderr.isatty()
        self._next_update = 0.0 if shown else math.inf

    def __call__(self, rows: Sequence[Row]) -> Table | None:
        """The table, when it is time for a new one."""
        begun = time.monotonic()
        if not rows or begun < self._next_update:
            return None
        from diceminer.arena import sum_up
        from diceminer.arena.report import standings

        table = common.lines_table(*standings(sum_up(self._plan, rows, rate=False), self._t))
        # Adding up many games must not take the time of playing more.
        taken = time.monotonic() - begun
        self._next_update = begun + max(1.0, 50 * taken)
        return table


def check_names(names: Sequence[str], t: Texts) -> None:
    """Refuse names that are no bots'. Bot files are not run: only worker processes do that."""
    from diceminer import bots
    from diceminer.errors import BotError

    try:
        for name in names:
            bots.check(name)
    except BotError as error:
        raise common.Failure(error.text(t.lang)) from error


def seconds(t: Texts) -> Callable[[str], float]:
    """A parser of numbers above 0, for argparse."""

    def parse(text: str) -> float:
        try:
            value = float(text)
        except ValueError:
            value = 0.0
        if not 0 < value < float("inf"):
            raise argparse.ArgumentTypeError(t("cli-arena-number", value=text))
        return value

    return parse


def results_file(kind: str, seed: str) -> str:
    """The name of the results file where none is given."""
    return f"{kind}-{re.sub(r'[^A-Za-z0-9._-]', '_', seed)[:60]}.jsonl"


def _planned(args: argparse.Namespace, t: Texts) -> tuple[Plan, str]:
    """The plan that the options describe, or that of a file; and the file."""
    from diceminer.arena.plan import LIMIT, Plan

    if "resume" in args:
        return resumed(args, t, _PLAN)
    seed, limit = getattr(args, "seed", None), getattr(args, "limit", LIMIT)
    games = getattr(args, "games", GAMES)
    if "players" in args:
        rules = common.rules(args, t, len(args.players))
        plan = Plan.match(args.players, games, rules=rules, seed=seed, limit=limit)
    elif "round_robin" in args:
        rules = common.rules(args, t, getattr(args, "table", 2))
        plan = Plan.round_robin(args.round_robin, games, rules=rules, seed=seed, limit=limit)
    elif "solo" in args:
        rules = common.rules(args, t, 1)
        plan = Plan.alone(args.solo, games, rules=rules, seed=seed, limit=limit)
    else:
        raise common.Failure(t("cli-arena-no-plan"))
    return plan, getattr(args, "results", results_file("arena", plan.seed))


def resumed(args: argparse.Namespace, t: Texts, settings: Sequence[str]) -> tuple[Plan, str]:
    """The plan of the file that --resume names, longer if -n says so; and the file.

    The settings that describe a plan are refused.
    """
    from diceminer.arena import store
    from diceminer.arena.plan import BALANCE

    if any(name in args for name in settings) or common.variants(args):
        raise common.Failure(t("cli-arena-resume-alone"))
    try:
        plan, _ = store.read(args.resume)
    except OSError as error:
        raise common.file_failure(args.resume, error, t) from error
    command = "balance" if plan.mode == BALANCE else "arena"
    if command != args.command:
        again = f"diceminer {command} --resume {shlex.quote(args.resume)}"
        raise common.Failure(t("cli-arena-other-command", file=args.resume, command=again))
    if "games" in args:
        # The games of a match-up, in a balance those of all tables.
        in_group = plan.games // plan.groups if command == "balance" else plan.rules.players
        plan = plan.longer(-(-args.games // in_group))
    return plan, args.resume


def _print_scales(summary: MultiplayerSummary, t: Texts) -> None:
    """Explain shares and ratings: what an even share is, and which bot has the rating 0."""
    from diceminer.arena.bot_labels import bot_labels
    from diceminer.arena.report import ratings_of

    common.print_text(t("cli-arena-even", share=locale.percent(t, summary["bots"][0]["even"])))
    if rated := ratings_of(summary):
        zero = next(bot for bot, rating in rated.items() if rating["value"] == 0)
        common.print_text(t("cli-arena-anchor", bot=bot_labels(t, [zero])[zero]))
    else:
        common.print_text(t("cli-arena-unrated"))
    print()


def print_foot(summary: RunSummary, names: Sequence[str], path: str, t: Texts) -> None:
    """Who forfeited, what is still to be played, and how to see the same games again."""
    print_forfeits(summary["forfeits"], names, t)
    missing = summary["planned"] - summary["games"]
    if missing:
        common.print_text(t("cli-arena-missing", n=missing))
    print(t("cli-arena-foot", n=summary["games"], seed=summary["seed"], file=path))


def print_forfeits(forfeits: Sequence[ForfeitCount], names: Sequence[str], t: Texts) -> None:
    """Who forfeited how many games, and why."""
    from diceminer.arena.bot_labels import bot_labels
    from diceminer.arena.rows import decode_refusal

    labels = bot_labels(t, names)
    for forfeit in forfeits:
        reason = decode_refusal(forfeit["reason"]).text(t.lang)
        bot = labels[forfeit["bot"]]
        common.print_text(t("cli-arena-forfeit", bot=bot, n=forfeit["games"], reason=reason))

"""`diceminer balance`: how fair the game is, measured by a strong bot's games."""

from __future__ import annotations

import argparse
import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Final

from diceminer.commands import arena, common

if TYPE_CHECKING:
    from diceminer.arena import Plan
    from diceminer.arena.balance import Balance
    from diceminer.commands.common import Commands
    from diceminer.commands.parser import Parser
    from diceminer.locale import Texts

_MOST_GAMES: Final = 10_000_000
# The options that describe a plan, and so can't be given together with --resume.
_PLAN: Final = ("bot", "table", "seed", "results")
_EXAMPLES: Final = (
    ("diceminer balance -n 12000 --html balance.html", "cli-example-balance"),
    ("diceminer balance --table 3 --json", "cli-example-balance-table"),
    (
        "diceminer balance --resume balance-greedy-2-7.jsonl --html balance.html",
        "cli-example-balance-resume",
    ),
)


def add(commands: Commands, t: Texts) -> Parser:
    """The options of `balance`."""
    parser = common.command(commands, t, "balance", run, _EXAMPLES)
    absent, number = argparse.SUPPRESS, t("cli-metavar-number")
    parser.add_argument(
        "-n",
        "--games",
        type=common.number(t, 1, _MOST_GAMES),
        default=absent,
        metavar=number,
        help=t("cli-balance-games"),
    )
    parser.add_argument(
        "--bot", default=absent, metavar=t("cli-balance-metavar-bot"), help=t("cli-balance-bot")
    )
    parser.add_argument(
        "--table",
        type=common.number(t, 2, 4),
        default=absent,
        metavar="2–4",
        help=t("cli-balance-table"),
    )
    parser.add_argument(
        "--seed", default=absent, metavar=t("cli-metavar-text"), help=t("cli-balance-seed")
    )
    parser.add_argument(
        "--resume", default=absent, metavar=t("cli-metavar-file"), help=t("cli-arena-resume")
    )
    arena.add_running(parser, t)
    parser.add_argument(
        "--docs", default=absent, metavar=t("cli-metavar-folder"), help=t("cli-balance-docs")
    )
    return parser


def run(args: argparse.Namespace, t: Texts) -> int:
    """Play the games that are missing, then print what they say."""
    arena.check_extras(args, t)
    from diceminer.arena import balance

    if "resume" in args:
        plan, path = arena.resumed(args, t, _PLAN)
    else:
        plan, path = _planned(args, t)
    command = _command(args, plan)
    go_on = f"{command} --results {shlex.quote(path)}"
    plan, rows = arena.play(args, t, plan, path, go_on, needs_all=True)
    found = balance.analyse(plan, rows)
    _write(args, t, found, command)
    if args.json:
        common.print_json({**found, "file": path})
        return arena.exit_code(found)
    _print(found, t)
    arena.print_foot(found, plan.bots, path, t)
    return arena.exit_code(found)


def _planned(args: argparse.Namespace, t: Texts) -> tuple[Plan, str]:
    """The plan that the options describe, and the file for its results."""
    from diceminer.arena import Plan, balance

    bot, players = getattr(args, "bot", balance.STRONG), getattr(args, "table", 2)
    arena.check_names([bot], t)
    games, seed = getattr(args, "games", balance.GAMES), getattr(args, "seed", balance.SEED)
    plan = Plan.balance(bot, games, players=players, seed=seed)
    name = arena.results_file("balance", f"{bot}-{players}-{plan.seed}")
    return plan, getattr(args, "results", name)


def _command(args: argparse.Namespace, plan: Plan) -> str:
    """The command that plays the same games again, with every default spelled out."""
    words = ["diceminer", "balance", "--bot", plan.bots[0], "--table", str(plan.rules.players)]
    words += ["-n", str(plan.games), "--seed", plan.seed]
    for name in ("html", "docs"):
        if name in args:
            words += [f"--{name}", getattr(args, name)]
    return shlex.join(words)


def _write(args: argparse.Namespace, t: Texts, found: Balance, command: str) -> None:
    from diceminer.arena import balance_report, plots

    if "html" in args:
        common.write_file(args.html, balance_report.report(found, t, command), t)
    if "docs" in args:
        folder = Path(args.docs)
        pages = {
            "balance.md": balance_report.markdown(found, t, command),
            "balance-heroes.svg": plots.standalone(balance_report.heroes_plot(found, t)),
            "balance-dice.svg": plots.standalone(balance_report.dice_plot(found, t)),
        }
        for name, text in pages.items():
            common.write_file(str(folder / name), text, t)


def _print(found: Balance, t: Texts) -> None:
    from diceminer.arena import balance_report

    common.print_text(balance_report.about(found, t))
    print()
    for show in (
        balance_report.heroes,
        balance_report.start,
        balance_report.worth,
        balance_report.ties,
    ):
        common.print_lines(*show(found, t))
        print()

"""`diceminer play`: the game in the terminal."""

from __future__ import annotations

import argparse
import sys
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

from diceminer.commands import common

if TYPE_CHECKING:
    from diceminer.commands.common import Commands
    from diceminer.commands.parser import Parser
    from diceminer.locale import Texts
    from diceminer.terminal import Options

HUMAN: Final = "human"
_EXAMPLES: Final = (
    ("diceminer play", "cli-example-play"),
    ("diceminer play --players 1 --magic 2", "cli-example-play-solo"),
    ("diceminer play --seats human,greedy,human --names Ada,,Bo", "cli-example-play-seats"),
    ("diceminer play --resume", "cli-example-play-resume"),
)


def add(commands: Commands, t: Texts) -> Parser:
    """The options of `play`."""
    parser = common.command(commands, t, "play", run, _EXAMPLES)
    seats = parser.add_mutually_exclusive_group()
    seats.add_argument(
        "--players",
        type=common.number(t, 1, 4),
        metavar="1–4",
        help=t("cli-play-players"),
    )
    seats.add_argument(
        "--seats",
        type=common.comma_separated,
        metavar=t("cli-metavar-list"),
        help=t("cli-play-seats"),
    )
    parser.add_argument(
        "--names",
        type=common.comma_separated,
        metavar=t("cli-metavar-list"),
        help=t("cli-play-names"),
    )
    parser.add_argument("--seed", metavar=t("cli-metavar-text"), help=t("cli-seed"))
    begin = parser.add_mutually_exclusive_group()
    begin.add_argument("--resume", action="store_true", help=t("cli-play-resume"))
    begin.add_argument("--new", action="store_true", help=t("cli-play-new"))
    common.add_variants(parser, t)
    return parser


def run(args: argparse.Namespace, t: Texts) -> int:
    """Play until the player leaves."""
    chosen = options(args, t)
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise common.Failure(t("cli-play-no-terminal"))
    if find_spec("textual") is None:
        raise common.Failure(t("cli-play-no-textual"))
    from diceminer import terminal

    return terminal.run(chosen)


def options(args: argparse.Namespace, t: Texts) -> Options:
    """How to begin: at once with the game that the options describe, or with the menu."""
    from diceminer.terminal import Options

    described = args.players or args.seats or args.names or args.new or common.variants(args)
    if described and args.resume:
        raise common.Failure(t("cli-play-resume-alone"))
    names = args.names or []
    players = args.players or (len(args.seats) if args.seats else max(2, len(names)))
    rules = common.rules(args, t, players) if described else None
    if args.seats:
        common.check_bots([seat for seat in args.seats if seat != HUMAN], t)
    if len(names) > players:
        raise common.Failure(t("cli-play-names-count", have=len(names), need=players))
    return Options(
        rules=rules,
        players=tuple(args.seats) if args.seats else None,
        names=(*names, *[""] * (players - len(names))) if names else None,
        lang=getattr(args, "lang", None),
        seed=args.seed,
        resume=args.resume,
    )

"""`diceminer verify`: roll a record's dice again from its seed."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Final

from diceminer.commands import common

if TYPE_CHECKING:
    from diceminer.commands.common import Commands
    from diceminer.commands.parser import Parser
    from diceminer.locale import Texts
    from diceminer.records import Verdict

_EXAMPLES: Final = (
    ("diceminer verify game.dm", "cli-example-verify"),
    ("diceminer verify game.dm --seed 7", "cli-example-verify-seed"),
)


def add(commands: Commands, t: Texts) -> Parser:
    """The options of `verify`."""
    parser = common.command(commands, t, "verify", run, _EXAMPLES)
    parser.add_argument("file", metavar=t("cli-metavar-file"), help=t("cli-record-file"))
    parser.add_argument("--seed", metavar=t("cli-metavar-text"), help=t("cli-verify-seed"))
    common.add_json(parser, t)
    return parser


def run(args: argparse.Namespace, t: Texts) -> int:
    """Print whether every die of a record follows from its seed."""
    text = common.read_file(args.file, t)
    common.warm_up(t)
    from diceminer import records

    verdict = records.verify(text, args.seed)
    if args.json:
        problem = verdict.problem
        common.print_json(
            {
                "status": _status(verdict),
                "fair": verdict.fair,
                "seed": verdict.seed,
                "commitment": verdict.commitment,
                "actions": len(verdict.game.history) if verdict.game else None,
                "line": problem.line if problem else None,
                "want": problem.arguments.get("want") if problem else None,
            }
        )
    else:
        common.print_text(_explained(verdict, t))
    return 0 if verdict.fair else 1


def _status(verdict: Verdict) -> str:
    if verdict.problem is not None:
        return "differs" if "want" in verdict.problem.arguments else "other-seed"
    return "fair" if verdict.fair else "no-seed"


def _explained(verdict: Verdict, t: Texts) -> str:
    if verdict.problem is not None:
        return t("cli-verify-failed", problem=verdict.problem.text(t.lang))
    if verdict.seed is None:
        return t("cli-verify-no-seed" if verdict.commitment else "cli-verify-no-commitment")
    history = verdict.game.history if verdict.game else []
    proved = t("cli-verify-fair", n=sum(len(rolled) for _, rolled in history))
    promise = "cli-verify-promised" if verdict.commitment else "cli-verify-unpromised"
    return f"{proved} {t(promise)}"

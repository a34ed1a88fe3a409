"""`diceminer rules`: the rules of the game, all of them or one section."""

from __future__ import annotations

import argparse
import re
import sys
from typing import TYPE_CHECKING, Final

from diceminer import locale
from diceminer.commands import common

if TYPE_CHECKING:
    from diceminer.commands.common import Commands
    from diceminer.commands.parser import Parser
    from diceminer.locale import Texts

_WIDEST: Final = 100
_EXAMPLES: Final = (
    ("diceminer rules", "cli-example-rules-all"),
    ("diceminer rules 5.3 --lang it", "cli-example-rules"),
)


def add(commands: Commands, t: Texts) -> Parser:
    """The options of `rules`."""
    parser = common.command(commands, t, "rules", run, _EXAMPLES)
    parser.add_argument(
        "section", nargs="?", metavar=t("cli-metavar-section"), help=t("cli-rules-section")
    )
    return parser


def run(args: argparse.Namespace, t: Texts) -> int:
    """Print the rules: formatted for a terminal, as Markdown for a file."""
    from diceminer import rulebook

    text = rulebook.page(t.lang, None if args.section is None else _section_number(args.section, t))
    if not sys.stdout.isatty():
        print(text, end="" if text.endswith("\n") else "\n")
        return 0
    from rich.markdown import Markdown

    screen = common.console()
    screen.print(Markdown(text), width=min(screen.width, _WIDEST))
    return 0


def _section_number(section: str, t: Texts) -> str:
    """The number of a section that is given by number or name."""
    headings = re.findall(r"^##+ ([\d.]+?)\.? (.+)$", locale.rules(t.lang), re.MULTILINE)
    wanted = section.strip().rstrip(".").casefold()
    for number, name in headings:
        if wanted in (number, name.casefold()):
            return str(number)
    known = ", ".join(f"{number} {name}" for number, name in headings)
    raise common.Failure(t("cli-rules-unknown", section=section, sections=known))

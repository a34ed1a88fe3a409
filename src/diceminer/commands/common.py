"""What several commands share: options, files, JSON, and how a command fails."""

from __future__ import annotations

import argparse
import json
import os
import shutil
import sys
import textwrap
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final, cast, get_args

from diceminer import documents, locale

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from rich.console import Console
    from rich.table import Table

    from diceminer.commands.parser import Parser
    from diceminer.documents import SomeRules
    from diceminer.game import Game
    from diceminer.locale import Texts
    from diceminer.ruleset import Rules

    Commands = argparse._SubParsersAction[Parser]
    Run = Callable[[argparse.Namespace, Texts], int]

WRONG_USAGE: Final = 2


# What only the server needs.
_SERVER: Final = (
    *("alembic", "fastapi", "itsdangerous", "msgspec", "pydantic_settings"),
    *("sqlalchemy", "uvicorn", "websockets"),
)


class Failure(Exception):
    """One line for the reader, and the exit code that goes with it."""

    def __init__(self, text: str, code: int = WRONG_USAGE) -> None:
        super().__init__(text)
        self.code = code


def need_server(t: Texts) -> None:
    """Fail where the packages of the server are not installed."""
    if any(find_spec(name) is None for name in _SERVER):
        raise Failure(t("cli-serve-no-extra"))


def command(
    commands: Commands, t: Texts, name: str, run: Run, shown: Iterable[tuple[str, str]]
) -> Parser:
    """A command with its help: a line for the list, a paragraph, and examples."""
    about = t(f"cli-about-{name}")
    parser = commands.add_parser(
        name,
        help=about,
        description=t(f"cli-more-{name}"),
        epilog=examples(t, shown),
    )
    parser.set_defaults(run=run, parser=parser)
    return parser


def examples(t: Texts, shown: Iterable[tuple[str, str]]) -> str:
    """Examples for the end of a help page: each line to type, and what it does."""
    colon = " :" if t.lang == "fr" else ":"
    lines = [f"  {line}\n      {t(id)}" for line, id in shown]
    return "\n".join([t("cli-examples") + colon, *lines])


def add_general(parser: Parser, t: Texts) -> None:
    """The options that every command takes, before it or after it."""
    group = parser.add_argument_group(t("cli-general"))
    group.add_argument(
        "--lang", choices=locale.LANGUAGES, default=argparse.SUPPRESS, help=t("cli-lang")
    )
    group.add_argument(
        "--data", metavar=t("cli-metavar-folder"), default=argparse.SUPPRESS, help=t("cli-data")
    )


def add_json(parser: Parser, t: Texts) -> None:
    """The option to answer with JSON."""
    parser.add_argument("--json", action="store_true", help=t("cli-json"))


def add_variants(parser: Parser, t: Texts) -> None:
    """The variants of the game, and what the solo game starts with."""
    group = parser.add_argument_group(t("cli-variants"))
    absent = argparse.SUPPRESS
    group.add_argument(
        "--heroes",
        choices=get_args(documents.HeroSets),
        default=absent,
        help=t("variant-heroes-about"),
    )
    for name in ("deal-heroes", "reroll-hazards", "extra-tunnel-dice"):
        group.add_argument(
            f"--{name}", action="store_true", default=absent, help=t(f"variant-{name}-about")
        )
    group.add_argument(
        "--beer-takes",
        choices=get_args(documents.BeerTakes),
        default=absent,
        help=t("variant-beer-takes-about"),
    )
    group.add_argument(
        "--magic",
        type=number(t, 0, 3),
        metavar="0–3",
        default=absent,
        help=t("variant-magic-about"),
    )


def variants(args: argparse.Namespace) -> SomeRules:
    """The settings that options ask for; the number of players is none of them."""
    names = [name for name in documents.SomeRules.__annotations__ if name != "players"]
    return cast("SomeRules", {name: getattr(args, name) for name in names if name in args})


def rules(args: argparse.Namespace, t: Texts, players: int) -> Rules:
    """The rules that the options describe."""
    from diceminer.errors import RulesError
    from diceminer.ruleset import Rules

    settings = variants(args)
    settings["players"] = players
    try:
        return Rules(**settings)
    except RulesError as error:
        raise Failure(error.text(t.lang)) from error


def number(t: Texts, least: int, most: int) -> Callable[[str], int]:
    """A parser of whole numbers within bounds, for argparse."""

    def parse(text: str) -> int:
        digits = text.replace("_", "")
        if not (digits.isascii() and digits.isdigit() and len(digits) < 12):
            raise argparse.ArgumentTypeError(t("cli-number", value=text, least=least, most=most))
        if not least <= int(digits) <= most:
            raise argparse.ArgumentTypeError(t("cli-number", value=text, least=least, most=most))
        return int(digits)

    return parse


def comma_separated(text: str) -> list[str]:
    """A list typed with commas.

    >>> comma_separated("random, greedy")
    ['random', 'greedy']
    """
    return [word.strip() for word in text.split(",")]


def check_bots(names: Sequence[str], t: Texts) -> None:
    """Refuse the name of a bot that can't be made."""
    from diceminer import bots
    from diceminer.errors import BotError

    try:
        for name in names:
            bots.make(name)
    except BotError as error:
        raise Failure(error.text(t.lang)) from error


def read_file(path: str, t: Texts) -> str:
    """The text of a file, or of standard input for `-`."""
    try:
        if path == "-":
            content = sys.stdin.buffer.read()
        else:
            with open(path, "rb") as file:
                content = file.read()
    except OSError as error:
        raise file_failure(path, error, t) from error
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Failure(t("cli-not-text", file=path), 1) from error
    return text.replace("\r\n", "\n")


def file_failure(path: str, error: OSError, t: Texts) -> Failure:
    """Why a file can't be used, in our own words if it is one of the usual reasons."""
    if isinstance(error, FileNotFoundError):
        return Failure(t("cli-file-missing", file=path))
    if isinstance(error, IsADirectoryError):
        return Failure(t("cli-file-folder", file=path))
    if isinstance(error, PermissionError):
        return Failure(t("cli-file-forbidden", file=path))
    return Failure(t("cli-file", file=path, detail=error.strerror or str(error)))


def write_file(path: str, text: str, t: Texts) -> None:
    """Write a file, or print the text for `-`."""
    if path == "-":
        print(text)
        return
    try:
        with open(path, "w", encoding="utf-8") as file:
            file.write(text + "\n")
    except OSError as error:
        raise file_failure(path, error, t) from error


def print_json(value: Mapping[str, object]) -> None:
    """Print the answer to a program."""
    print(json.dumps({"format": 1, **value}, indent=2))


def print_error(text: str) -> None:
    """Print one line to standard error."""
    print(f"diceminer: {text}", file=sys.stderr)


def warm_up(t: Texts, *also: str) -> None:
    """Load the compiled rules; the first time on a machine, compile them and say so."""
    from diceminer import kernel

    kernel.warm_up(*also, lang=t.lang)


def print_text(text: str, before: str = "") -> None:
    """Print a sentence: wrapped for a terminal, in one line for a file or another program."""
    if not sys.stdout.isatty():
        print(before + text)
        return
    width = max(40, shutil.get_terminal_size().columns - 1)
    indent = " " * len(before)
    print(textwrap.fill(text, width, initial_indent=before, subsequent_indent=indent))


def print_table(table: Table) -> None:
    """Print a table without the spaces that fill up its lines."""
    screen = console()
    with screen.capture() as drawn:
        screen.print(table)
    print("\n".join(line.rstrip() for line in drawn.get().splitlines()))


def lines_table(headings: Sequence[str], lines: Iterable[Sequence[str]]) -> Table:
    """A table of names and figures: the first column is words, the others are numbers."""
    from rich.table import Table

    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(headings[0], overflow="fold")
    for heading in headings[1:]:
        table.add_column(heading, justify="right", no_wrap=True)
    for line in lines:
        table.add_row(*line)
    return table


def print_lines(headings: Sequence[str], lines: Iterable[Sequence[str]]) -> None:
    """Print a table of names and figures."""
    print_table(lines_table(headings, lines))


def print_picture(game: Game, t: Texts) -> None:
    """Print a picture of a game's position."""
    colour = sys.stdout.isatty() and not os.environ.get("NO_COLOR")
    print(game.picture(t.lang, color=colour).rstrip("\n"))


def console(*, stderr: bool = False) -> Console:
    """The console for tables and progress; texts are never parsed as markup."""
    from rich.console import Console

    return Console(stderr=stderr, highlight=False, markup=False, emoji=False, soft_wrap=False)

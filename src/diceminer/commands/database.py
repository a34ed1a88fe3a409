"""`diceminer database`: a server's tables, brought up to date or moved to another database."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Final

from diceminer.commands import common
from diceminer.commands.progress import progress_bar

if TYPE_CHECKING:
    from diceminer.commands.common import Commands
    from diceminer.commands.parser import Parser
    from diceminer.locale import Texts

_URL: Final = "postgresql://dice@localhost/dice"
_EXAMPLES: Final = (
    (f"diceminer database upgrade {_URL}", "cli-example-database-upgrade"),
    (f"diceminer database copy tables.sqlite3 {_URL}", "cli-example-database-copy"),
)


def add(commands: Commands, t: Texts) -> Parser:
    """What can be done with a database."""
    parser = common.command(commands, t, "database", run, _EXAMPLES)
    parser.add_argument("task", choices=("upgrade", "copy"), help=t("cli-database-task"))
    parser.add_argument("database", metavar="URL", help=t("cli-database-url"))
    parser.add_argument("target", metavar="URL", nargs="?", help=t("cli-database-target"))
    return parser


def run(args: argparse.Namespace, t: Texts) -> int:
    """Do it, and say what was done."""
    common.need_server(t)
    from diceminer.server.storage import Storage
    from diceminer.server.storage.copying import copy

    if (args.task == "copy") != (args.target is not None):
        raise common.Failure(t("cli-database-urls"))
    if args.task == "upgrade":
        with Storage(_url(args.database)).held() as database:
            common.print_text(t("cli-database-upgraded", path=database.location))
        return 0
    source, target = Storage(_existing(args.database, t)), Storage(_url(args.target))
    with source.held(), target.held(), progress_bar(t, 0) as advance:
        rows = copy(source.database, target.database, advance)
    common.print_text(t("cli-database-copied", n=rows["tables"], path=target.location))
    return 0


def _url(given: str) -> str:
    """A database's address; a path is that of a SQLite file."""
    return given if "://" in given else f"sqlite:///{Path(given).expanduser().resolve()}"


def _existing(given: str, t: Texts) -> str:
    if "://" not in given and not Path(given).expanduser().is_file():
        raise common.Failure(t("cli-database-no-file", path=given), 1)
    return _url(given)

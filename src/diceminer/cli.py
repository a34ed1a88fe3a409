"""The command line: `diceminer COMMAND …`, in the reader's language.

Exit codes: 0 success, 1 the input is refused (a damaged record, an impossible position or trove,
dice that fail their proof), 2 the command line itself is wrong, 130 stopped with Ctrl-C, 141 the
reader of the output closed it.
Nothing heavy is imported before a command runs, so that `--help` answers at once.
"""

from __future__ import annotations

import os
import sys
from functools import partial
from typing import TYPE_CHECKING, Final, cast

from diceminer import __version__, locale
from diceminer.commands import (
    arena,
    balance,
    database,
    play,
    replay,
    rules,
    score,
    serve,
    show,
    simulate,
    train,
    verify,
)
from diceminer.commands.common import Failure, add_general, examples, print_error
from diceminer.commands.parser import Parser, translated

if TYPE_CHECKING:
    from collections.abc import Sequence

_COMMANDS: Final = (
    *(play, serve, database, score, replay, verify, show),
    *(simulate, arena, balance, train, rules),
)
_EXAMPLES: Final = (
    ("diceminer play", "cli-example-play"),
    ("diceminer score 'T1 T2 T3 G3 HD4 XS' 'T1 G1 G2'", "cli-example-score"),
    ("diceminer rules 5.3 --lang it", "cli-example-rules"),
)
REFUSED, STOPPED, PIPE_CLOSED = 1, 130, 141


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; returns the exit code."""
    given = sys.argv[1:] if argv is None else list(argv)
    t = locale.texts(_language(given))
    for stream in (sys.stdout, sys.stderr):
        # A character that the terminal's encoding lacks is replaced by a question mark.
        if reconfigure := getattr(stream, "reconfigure", None):
            reconfigure(errors="replace")
    try:
        code = _run(given, t)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return STOPPED
    except BrokenPipeError:
        _discard_stdout()
        return PIPE_CLOSED
    except OSError as error:
        _discard_stdout()
        return _failed(t("cli-os-error", detail=error.strerror or str(error)), REFUSED)
    return code


def parser(t: locale.Texts) -> Parser:
    """The whole command line in a language."""
    top = Parser(
        t,
        prog="diceminer",
        description=t("cli-description"),
        epilog=f"{examples(t, _EXAMPLES)}\n\n{t('cli-more-help')}",
    )
    top.add_argument(
        "--version",
        action="version",
        version=f"diceminer {__version__}",
        help=t("cli-version"),
    )
    commands = top.add_subparsers(
        title=t("cli-commands"),
        metavar=t("cli-metavar-command"),
        dest="command",
        # Only called, never looked at as a class.
        parser_class=cast("type[Parser]", partial(Parser, t)),
    )
    for command in _COMMANDS:
        add_general(command.add(commands, t), t)
    add_general(top, t)
    return top


def _run(given: list[str], t: locale.Texts) -> int:
    from diceminer.errors import Refusal

    try:
        with translated(t):
            top = parser(t)
            args, unknown = top.parse_known_args(given)
            if unknown:
                # The command's own parser reports it, because its help has the right options.
                getattr(args, "parser", top).error(t("cli-unrecognized") % " ".join(unknown))
        if args.command is None:
            top.print_help()
            return 0
        if "data" in args:
            os.environ["DICEMINER_DATA"] = args.data
        code: int = args.run(args, t)
        return code
    except SystemExit as end:
        return int(end.code or 0)
    except Failure as error:
        return _failed(str(error), error.code)
    except Refusal as error:
        return _failed(error.text(t.lang), REFUSED)
    except (OSError, KeyboardInterrupt):
        raise
    except Exception as error:
        if os.environ.get("DICEMINER_DEBUG"):
            raise
        detail = f"{type(error).__name__}: {error}"
        return _failed(t("cli-unexpected", detail=" ".join(detail.split())), REFUSED)


def _language(given: list[str]) -> str:
    """The language of `--lang`, which is needed before the command line can be parsed."""
    for place, word in enumerate(given):
        if word == "--":
            break
        name, equals, value = word.partition("=")
        if name == "--lang":
            chosen = value if equals else "".join(given[place + 1 : place + 2])
            if chosen in locale.LANGUAGES:
                return chosen
    return locale.default()


def _failed(text: str, code: int) -> int:
    print_error(text)
    return code


def _discard_stdout() -> None:
    """Send the rest of the output nowhere, so that closing it at exit does not fail again."""
    try:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (OSError, ValueError):
        return

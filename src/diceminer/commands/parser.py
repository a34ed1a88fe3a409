"""argparse in four languages: its own messages come from the catalogues too."""

from __future__ import annotations

import argparse
import textwrap
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING, Any, Final, NoReturn

from diceminer.commands.common import Failure

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from diceminer.locale import Texts

# argparse's own messages, as its sources have them, and our texts for them.
MESSAGES: Final = {
    "positional arguments": "cli-arguments",
    "options": "cli-options",
    "show this help message and exit": "cli-help",
    "argument %(argument_name)s: %(message)s": "cli-argument",
    "unrecognized arguments: %s": "cli-unrecognized",
    "not allowed with argument %s": "cli-not-allowed",
    "ignored explicit argument %r": "cli-ignored-explicit",
    "the following arguments are required: %s": "cli-required",
    "one of the arguments %s is required": "cli-one-required",
    "expected one argument": "cli-expected-one",
    "expected at most one argument": "cli-expected-at-most-one",
    "expected at least one argument": "cli-expected-at-least-one",
    "ambiguous option: %(option)s could match %(matches)s": "cli-ambiguous",
    "unexpected option string: %s": "cli-unexpected-option",
    "invalid %(type)s value: %(value)r": "cli-invalid-value",
    "invalid choice: %(value)r (choose from %(choices)s)": "cli-invalid-choice",
    "invalid choice: %(value)r, maybe you meant %(suggestion)r? (choose from %(choices)s)": (
        "cli-invalid-choice-meant"
    ),
    "unknown parser %(parser_name)r (choices: %(choices)s)": "cli-unknown-command",
}


@contextmanager
def translated(t: Texts) -> Iterator[None]:
    """Let argparse use a language while the command line is parsed.

    It looks every message up by the function `_` of its own module, which is gettext's; ours come
    from the same catalogue as all other texts.
    """

    def translate(message: str) -> str:
        return t(MESSAGES[message]) if message in MESSAGES else message

    # A private name of argparse, which its types don't have.
    module: Any = argparse
    before: Callable[[str], str] = module._
    module._ = translate
    try:
        yield
    finally:
        module._ = before


class Formatter(argparse.HelpFormatter):
    """Wraps paragraphs, and leaves lines that start with spaces as they are."""

    def __init__(self, t: Texts, prog: str, **options: Any) -> None:
        super().__init__(prog, max_help_position=28, **options)
        self._t = t

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[Any],
        prefix: str | None = None,
    ) -> None:
        label = f"{self._t('cli-usage')} " if prefix is None else prefix
        super().add_usage(usage, actions, groups, label)

    def start_section(self, heading: str | None) -> None:
        # In French a space comes before the colon that argparse adds.
        space = "\u00a0" if heading and self._t.lang == "fr" else ""
        super().start_section(heading and heading + space)

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        return "\n".join(
            indent + line if line.startswith(" ") else textwrap.fill(line, width)
            for line in text.splitlines()
        )


class Parser(argparse.ArgumentParser):
    """A parser whose error is one line, with the command for help."""

    def __init__(self, t: Texts, **options: Any) -> None:
        super().__init__(formatter_class=partial(Formatter, t), allow_abbrev=False, **options)
        self._t = t

    def error(self, message: str) -> NoReturn:
        """Raise a Failure of one line."""
        text = " ".join(message.split())
        hint = self._t("cli-hint", command=f"{self.prog} --help")
        raise Failure(f"{text} – {hint}")

"""Refusals: exceptions that carry the id of a catalogue text and its arguments.

>>> error = PositionError("error-position-token", field="bag", token="T?")
>>> str(error)
'Position, field “bag”: “T?” is no face of this game.'
>>> error.text("es")
'Posición, campo «bag»: «T?» no es ninguna cara de este juego.'
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

__all__ = [
    "ArenaError",
    "BotError",
    "FactsError",
    "IllegalAction",
    "PositionError",
    "RecordError",
    "Refusal",
    "RollsError",
    "RulesError",
]

# A refusal can be the detail of another one: its text is then in the same language.
Argument: TypeAlias = "str | int | float | Refusal"

_LONGEST = 120
_LISTED = 16


class Refusal(ValueError):
    """A request that can't be carried out; nothing has changed.

    ``id`` and ``arguments`` are for programs, ``text(lang)`` and ``str()`` (English) for people.
    """

    def __init__(self, id: str, /, **arguments: Argument) -> None:
        super().__init__(id)
        self.id = id
        self.arguments = arguments

    def text(self, lang: str = "en") -> str:
        """What was wrong, in a language of ``diceminer.locale.LANGUAGES``."""
        from diceminer import locale

        values = {
            name: value.text(lang) if isinstance(value, Refusal) else _shown(value)
            for name, value in self.arguments.items()
        }
        return locale.texts(lang)(self.id, **values)

    def _keywords(self) -> dict[str, object]:
        """The keyword arguments to construct this refusal with, for `repr` and pickle."""
        return {**self.arguments}

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        keywords = "".join(f", {name}={value!r}" for name, value in self._keywords().items())
        return f"{type(self).__name__}({self.id!r}{keywords})"

    def __reduce__(self) -> tuple[Callable[..., Refusal], tuple[object, ...]]:
        return _rebuild, (type(self), self.id, self._keywords())


def _rebuild(kind: Callable[..., Refusal], id: str, keywords: dict[str, object]) -> Refusal:
    return kind(id, **keywords)


def _shown(value: str | float) -> str | float:
    """A value of any origin, escaped and cut so that it can be shown."""
    if not isinstance(value, str):
        return value
    if len(value) > _LONGEST:
        value = value[: _LONGEST - 1] + "…"
    return "".join(
        letter if letter.isprintable() else letter.encode("unicode_escape").decode()
        for letter in value
    )


class IllegalAction(Refusal):
    """An action that can't be played now. ``legal`` are those that can, none when it is over."""

    def __init__(self, id: str, /, *, legal: Sequence[str] = (), **arguments: Argument) -> None:
        super().__init__(id, **arguments)
        self.legal = list(legal)

    def text(self, lang: str = "en") -> str:
        """What was wrong, and what is legal now.

        >>> print(IllegalAction("error-take-empty", slot="e1", legal=["take d1", "take d3"]))
        There is no die in e1. Legal now: take d1, take d3.
        """
        from diceminer import locale

        t = locale.texts(lang)
        reason = super().text(lang)
        if not self.legal:
            over = t("error-action-over")
            return reason if reason == over else f"{reason} {over}"
        actions = ", ".join(self.legal[:_LISTED])
        more = len(self.legal) - _LISTED
        if more > 0:
            actions = t("error-legal-more", actions=actions, n=more)
        return t("error-legal", reason=reason, actions=actions)

    def _keywords(self) -> dict[str, object]:
        return {**self.arguments, "legal": self.legal}


class RulesError(Refusal):
    """Invalid settings of a game: rules, seeds, names."""


class RollsError(Refusal):
    """Scripted dice that the action can't roll."""


class RecordError(Refusal):
    """A record that is damaged, with the number of the line that is wrong."""

    def __init__(self, id: str, /, *, line: int, **arguments: Argument) -> None:
        super().__init__(id, **arguments)
        self.line = line

    def text(self, lang: str = "en") -> str:
        """The line's number and what is wrong with it."""
        from diceminer import locale

        return locale.texts(lang)("error-record", line=self.line, problem=super().text(lang))

    def _keywords(self) -> dict[str, object]:
        return {**self.arguments, "line": self.line}


class PositionError(Refusal):
    """An invalid position, with the field that is wrong ("" for the text as a whole)."""

    def __init__(self, id: str, /, *, field: str = "", **arguments: Argument) -> None:
        super().__init__(id, **arguments)
        self.field = field

    def text(self, lang: str = "en") -> str:
        """The field and what is wrong with it."""
        from diceminer import locale

        t = locale.texts(lang)
        problem = super().text(lang)
        if not self.field:
            return t("error-position-whole", problem=problem)
        return t("error-position", field=_shown(self.field), problem=problem)

    def _keywords(self) -> dict[str, object]:
        return {**self.arguments, "field": self.field}


class FactsError(Refusal):
    """Dice or heroes that can't be used: which file, which entry, what is wrong."""

    def __init__(self, id: str, /, *, file: str, entry: str = "", **arguments: Argument) -> None:
        super().__init__(id, **arguments)
        self.file = file
        self.entry = entry

    def text(self, lang: str = "en") -> str:
        """The file, the entry, and what is wrong with it.

        >>> print(FactsError("error-facts-six", file="dice.toml", entry="tool", count=5))
        dice.toml, “tool”: a die has six faces, this one has 5.
        """
        from diceminer import locale

        t = locale.texts(lang)
        problem = super().text(lang)
        # A path is shown whole however long it is: without its end it is of no use.
        if not self.entry:
            return t("error-facts-file", file=self.file, problem=problem)
        return t("error-facts", file=self.file, entry=_shown(self.entry), problem=problem)

    def _keywords(self) -> dict[str, object]:
        return {**self.arguments, "file": self.file, "entry": self.entry}


class BotError(Refusal):
    """A bot that can't be found, loaded or trusted.

    ``traceback`` is the text of the traceback where its code raised; "" where it did not.
    """

    def __init__(self, id: str, /, *, traceback: str = "", **arguments: Argument) -> None:
        super().__init__(id, **arguments)
        self.traceback = traceback

    def _keywords(self) -> dict[str, object]:
        return {**self.arguments, **({"traceback": self.traceback} if self.traceback else {})}


class ArenaError(Refusal):
    """An arena that can't be run, or a file of results that can't be used."""

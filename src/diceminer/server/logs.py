"""The server's log on standard error, without names, links or secrets of players.

A warning or error that repeats is logged once, then counted (`repeats`).

Another program gets everything, one JSON object a line; a person at a terminal gets a short
sentence in their language for the few events that have one: `log-` and the event's name in the
catalogues.
"""

from __future__ import annotations

import json
import logging
import sys
import time
from typing import TYPE_CHECKING, Final, Literal, TextIO

if TYPE_CHECKING:
    from diceminer.locale import Texts
    from diceminer.server.repeats import Repeats

Style = Literal["text", "json"]

_LOGGER: Final = logging.getLogger("diceminer.server")
# Seconds between two counts of what repeats.
_COUNT_EVERY: Final = 60.0


class JsonLines(logging.Formatter):
    """Writes a record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The line of a record."""
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **getattr(record, "fields", {}),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


class Sentences(logging.Formatter):
    """Writes a record as a sentence; as a filter, lets none through that has no sentence."""

    def __init__(self, t: Texts) -> None:
        super().__init__()
        self._t = t

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a person wants to know: what has words for it, and what others warn of."""
        return not is_ours(record) or self._id(record) in self._t

    def format(self, record: logging.LogRecord) -> str:
        """The sentence of a record, after the time of day."""
        clock = time.strftime("%H:%M:%S", time.localtime(record.created))
        if not is_ours(record):
            return f"{clock} {record.getMessage()}"
        return f"{clock} {self._t(self._id(record), **getattr(record, 'fields', {}))}"

    @staticmethod
    def _id(record: logging.LogRecord) -> str:
        return f"log-{record.getMessage()}"


def fitting(stream: TextIO | None = None) -> Style:
    """The style for who reads standard error: a person at a terminal, or a program."""
    return "text" if (stream or sys.stderr).isatty() else "json"


def is_ours(record: logging.LogRecord) -> bool:
    """Whether a record was logged here, not by another library."""
    return record.name == _LOGGER.name


def set_up(
    style: Style = "json", t: Texts | None = None, *, count_every: float = _COUNT_EVERY
) -> None:
    """Let everything that logs in this process do so in one style.

    Of others only warnings: uvicorn would write addresses of sockets, which are links to tables.
    """
    from diceminer.server.repeats import Repeats

    for old in _repeats():
        old.close()
    handler = logging.StreamHandler(sys.stderr)
    if style == "text":
        from diceminer import locale

        sentences = Sentences(t or locale.texts(locale.default()))
        handler.setFormatter(sentences)
        handler.addFilter(sentences.filter)
    else:
        handler.setFormatter(JsonLines())
    # After the filter of sentences: what is not shown is not counted.
    handler.addFilter(Repeats(count_every))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    _LOGGER.setLevel(logging.INFO)


def flush() -> None:
    """Log what was counted so far."""
    for repeats in _repeats():
        repeats.report()


def _repeats() -> list[Repeats]:
    from diceminer.server.repeats import Repeats

    handlers = logging.getLogger().handlers
    return [found for one in handlers for found in one.filters if isinstance(found, Repeats)]


def info(event: str, **fields: object) -> None:
    """Something happened."""
    _LOGGER.info(event, extra={"fields": fields})


def warning(event: str, **fields: object) -> None:
    """Something happened that a host should know."""
    _LOGGER.warning(event, extra={"fields": fields})


def failure(event: str, **fields: object) -> None:
    """Something went wrong; with the exception at hand, and its traceback for programs."""
    shown = why(sys.exception())
    _LOGGER.error(event, exc_info=True, extra={"fields": {**fields, "why": shown}})


def why(error: BaseException | None) -> str:
    """An exception in one short line; of a database's, without the statement that failed.

    >>> why(ValueError("too many dice"))
    'ValueError: too many dice'
    """
    # SQLAlchemy keeps the driver's own exception in `orig`.
    cause = getattr(error, "orig", None) or error
    return f"{type(cause).__name__}: {cause}"[:200]

"""Exceptions of bots' own code, as a `BotError` that keeps the file, line and traceback.

>>> try:
...     {}["gold"]
... except KeyError as error:
...     raised = failure("error-bot-raised", error, name="mine.py:Digger")
>>> print(raised)
The bot “mine.py:Digger” failed: ...: KeyError: 'gold'
>>> raised.traceback.splitlines()[-1]
"KeyError: 'gold'"
"""

from __future__ import annotations

import importlib
import os
import traceback
from pathlib import Path
from typing import TYPE_CHECKING, Final

from diceminer.errors import BotError

if TYPE_CHECKING:
    from types import TracebackType

_MOST_DETAIL: Final = 500
_MOST_TRACEBACK: Final = 8000
# Frames of these files only lead to the bot's code: ours, and Python's import system.
_CALLERS: Final = (
    str(Path(__file__).parents[1]) + os.sep,
    str(Path(importlib.__file__).parent) + os.sep,
    "<frozen importlib",
)


def failure(id: str, error: BaseException, **arguments: str) -> BotError:
    """The refusal to raise from an exception of a bot's code: a text with its `detail`."""
    own = _own_frames(error.__traceback__)
    place = _place(error, own)
    detail = f"{place}: {_described(error)}" if place else _described(error)
    return BotError(id, traceback=_formatted(error, own), detail=detail, **arguments)


def _own_frames(found: TracebackType | None) -> TracebackType | None:
    """A traceback from the bot's first frame on, without the frames that called it."""
    while found is not None:
        if not found.tb_frame.f_code.co_filename.startswith(_CALLERS):
            return found
        found = found.tb_next
    return None


def _place(error: BaseException, frames: TracebackType | None) -> str:
    """The innermost file and line that lie in the bot's own folder; "" if there are none."""
    if isinstance(error, SyntaxError) and error.filename and error.lineno:
        return f"{Path(error.filename).name}:{error.lineno}"
    if frames is None:
        return ""
    folder = Path(frames.tb_frame.f_code.co_filename).parent
    place = ""
    while frames is not None:
        file = Path(frames.tb_frame.f_code.co_filename)
        if file.is_relative_to(folder):
            place = f"{file.relative_to(folder)}:{frames.tb_lineno}"
        frames = frames.tb_next
    return place


def _described(error: BaseException) -> str:
    """An exception in one line, even if its `__str__` raises."""
    try:
        return f"{type(error).__name__}: {error}"[:_MOST_DETAIL]
    except BaseException:
        return type(error).__name__


def _formatted(error: BaseException, frames: TracebackType | None) -> str:
    """The traceback as Python prints it; of a very long one the end."""
    try:
        lines = traceback.TracebackException(type(error), error, frames).format()
        text = "".join(lines)
    except BaseException:
        return ""
    return text if len(text) <= _MOST_TRACEBACK else "…\n" + text[2 - _MOST_TRACEBACK :]

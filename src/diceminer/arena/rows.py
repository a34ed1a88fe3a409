"""Rows: the result of one game each, as result files and `simulate --rows` keep them in JSON.

docs/arena.md explains the fields. A reason why a bot forfeited is a refusal, encoded as its id and
arguments, so that it can be shown in any language later:

>>> str(decode_refusal(encode_refusal(BotError("error-bot-missing", path="x.py"))))
'There is no file “x.py” with a bot in it.'
"""

from __future__ import annotations

from typing import Final, NotRequired, TypedDict, TypeVar, final

from diceminer.errors import BotError, IllegalAction, Refusal

# What differs between two runs of the same task.
TIMES: Final = ("seconds", "longest")
_MOST_LETTERS: Final = 500


class RefusalDict(TypedDict):
    """A refusal as JSON: the id of its text, and the arguments of the text."""

    id: str
    arguments: dict[str, str | float | RefusalDict]
    legal: NotRequired[list[str]]
    traceback: NotRequired[str]


class Forfeit(TypedDict):
    """A seat, from 1, whose bot could not go on, and why."""

    seat: int
    reason: RefusalDict


class Round(TypedDict):
    """One round: who started it, and by seat the points, the dice as scored, the Beers shared."""

    start: int
    points: list[int]
    dice: list[dict[str, int]]
    shared: list[int]


class GameKey(TypedDict):
    """Which game of a plan it is, and who plays it."""

    match: int
    group: int
    turn: int
    seats: list[str]


class GameLog(TypedDict):
    """How a game went; times are in seconds. The record is there where it was asked for."""

    first: int | None
    heroes: list[str | None]
    rounds: list[Round]
    moves: list[int]
    seconds: list[float]
    longest: list[float]
    record: NotRequired[str]


class _Row(GameKey, GameLog):
    forfeits: list[Forfeit]


@final
class MultiplayerRow(_Row):
    """A game of two to four: each seat's part of the win, and whether a tie was broken."""

    won: list[float]
    tied: bool


@final
class SoloRow(_Row):
    """A solo game."""

    score: int


Row = MultiplayerRow | SoloRow
AnyRow = TypeVar("AnyRow", bound=Row)


def without_times(row: Row) -> dict[str, object]:
    """A row without what differs from run to run."""
    return {name: value for name, value in row.items() if name not in TIMES}


def encode_refusal(reason: Refusal) -> RefusalDict:
    """A refusal for JSON; long texts in it are cut."""
    encoded: RefusalDict = {
        "id": reason.id,
        "arguments": {
            name: encode_refusal(value) if isinstance(value, Refusal) else _shortened(value)
            for name, value in reason.arguments.items()
        },
    }
    if isinstance(reason, IllegalAction):
        encoded["legal"] = reason.legal
    if isinstance(reason, BotError) and reason.traceback:
        encoded["traceback"] = reason.traceback
    return encoded


def _shortened(value: str | float) -> str | float:
    return value[:_MOST_LETTERS] if isinstance(value, str) else value


def decode_refusal(encoded: RefusalDict) -> BotError | IllegalAction:
    """The refusal that `encode_refusal` encoded."""
    arguments = {
        name: decode_refusal(value) if isinstance(value, dict) else value
        for name, value in encoded["arguments"].items()
    }
    if "legal" in encoded:
        return IllegalAction(encoded["id"], legal=encoded["legal"], **arguments)
    return BotError(encoded["id"], traceback=encoded.get("traceback", ""), **arguments)

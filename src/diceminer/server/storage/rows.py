"""What is stored, as values: a guest, a table with its seats, a row of its log, a solo score."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from diceminer.server.messages import Author, Status, Who

Kind = Literal["start", "action", "take-back", "resignation"]


@dataclass(frozen=True)
class SeatRow:
    """A seat. `away`: a bot plays it for an absent person, until they take it back.

    A person who has left for good (`left`) keeps their name there, and a bot plays for them.
    """

    seat: int
    who: Who
    name: str = ""
    bot: str | None = None
    guest: str | None = None
    secret: str | None = None
    away: bool = False


@dataclass
class TableRow:
    """A table. `pace`: the seconds that a person has for an action, or None."""

    id: str
    host: str
    rules: str
    pace: int | None
    seed: str
    status: Status
    rematch: str | None
    created: int
    seats: list[SeatRow] = field(default_factory=list)


@dataclass(frozen=True)
class LogRow:
    """One row of a table's log; version 0 is the set-up.

    `kind` says what `action` is: of an action its text; of a take-back the version whose position
    is restored; of the start and of a resignation nothing more. `author` is who did it: a person,
    the bot of the seat, or a bot for a person whose time ran out (`clock`); nobody starts a game.
    `next_seat` is the seat to act after it, None if the game is over. `standing` is the round and
    every seat's points after it, for lists of tables; None in rows of earlier versions.
    """

    version: int
    kind: Kind
    seat: int
    action: str
    rolled: str
    author: Author | Literal[""]
    guest: str | None
    move_id: str | None
    next_seat: int | None
    at: int
    standing: str | None = None


@dataclass(frozen=True)
class ScoreRow:
    """The result of a solo game."""

    guest: str
    magic: int
    score: int
    rank: str
    at: int


@dataclass(frozen=True)
class Listed:
    """A table in a guest's list."""

    row: TableRow
    version: int
    next_seat: int | None
    changed: int
    standing: str | None


@dataclass(frozen=True)
class GuestRow:
    """The name and language that a guest has chosen."""

    name: str = ""
    lang: str | None = None

"""Who may take, change and play which seat: checks that raise a `ServerRefusal`, and new seats."""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import TYPE_CHECKING

from diceminer.server import identity
from diceminer.server.refusals import ServerRefusal
from diceminer.server.storage import SeatRow

if TYPE_CHECKING:
    from diceminer.server.requests import Move, SeatChange, Undo
    from diceminer.server.services import Levels
    from diceminer.server.storage import TableRow


def seat(table: TableRow, number: int) -> SeatRow:
    """A seat by its number."""
    if not 1 <= number <= len(table.seats):
        raise ServerRefusal("server-not-yours")
    return table.seats[number - 1]


def seats_of(table: TableRow, guest: str | None) -> list[int]:
    """The seats that a guest plays."""
    return [
        seat.seat
        for seat in table.seats
        if guest is not None and seat.guest == guest and seat.who == "person"
    ]


def check_belongs(table: TableRow, guest: str) -> None:
    """Only the host and those who have a seat, or have left one, may go on."""
    if guest != table.host and all(seat.guest != guest for seat in table.seats):
        raise ServerRefusal("server-not-yours")


def check_host(table: TableRow, guest: str) -> None:
    """Raises if a guest isn't the host."""
    if guest != table.host:
        raise ServerRefusal("server-host")


def taken(table: TableRow, guest: str, secret: str, name: str) -> SeatRow | None:
    """The open seat that a secret belongs to, taken by a guest; None if it is theirs already."""
    found = next((seat for seat in table.seats if _same(seat.secret, secret)), None)
    if found is not None and found.who == "person" and found.guest == guest:
        return None
    if found is None or found.who != "open":
        raise ServerRefusal("server-secret")
    return replace(found, who="person", name=name, guest=guest)


def changed(
    table: TableRow, guest: str, number: int, change: SeatChange, levels: Levels
) -> SeatRow:
    """A seat as the host wants it before the start: open, or a bot's."""
    check_host(table, guest)
    if table.status != "waiting":
        raise ServerRefusal("server-begun")
    if not 1 <= number <= len(table.seats):
        raise ServerRefusal("server-seat", seat=number)
    if change.who == "bot":
        return SeatRow(number, "bot", bot=levels.check(change.bot))
    return SeatRow(number, "open", secret=identity.new_id())


def taken_back(table: TableRow, guest: str, number: int) -> SeatRow | None:
    """A seat that a bot played for an absent guest; None if the guest plays it already."""
    found = seat(table, number)
    if found.guest != guest or found.who != "person":
        raise ServerRefusal("server-not-yours")
    return replace(found, away=False) if found.away else None


def left(table: TableRow, guest: str, number: int | None) -> TableRow:
    """The table as it is once a guest has given up one of their seats, or all of them.

    Before the start the seats are open again. In a game a bot plays them to the end, unless nobody
    but bots would be left, or fewer than two players: then it is over. A host who has no seat any
    more is succeeded by another person.
    """
    mine = seats_of(table, guest)
    if number is not None and number not in mine:
        raise ServerRefusal("server-not-yours")
    check_belongs(table, guest)
    leaves = mine if number is None else [number]
    waiting = table.status == "waiting"
    seats = [
        seat
        if seat.seat not in leaves
        else SeatRow(seat.seat, "open", secret=identity.new_id())
        if waiting
        else replace(seat, who="left", away=False, secret=None)
        for seat in table.seats
    ]
    people = [seat.guest for seat in seats if seat.who == "person" and seat.guest]
    others = (person for person in people if person != guest)
    host = table.host
    if host == guest and guest not in people:
        host = next(others, guest)
    playing = [seat for seat in seats if seat.who != "left"]
    over = not people or (len(playing) < 2 and len(seats) > 1)
    status = "over" if table.status == "playing" and over else table.status
    return replace(table, host=host, status=status, seats=seats)


def again(table: TableRow, guest: str) -> list[SeatRow]:
    """The seats of a rematch that a guest asks for.

    Who has left for good plays on only if it is they who ask; nobody waits for the others.
    """
    return [
        SeatRow(seat.seat, "open", secret=identity.new_id())
        if seat.who == "left" and seat.guest != guest
        else replace(
            seat, who="person" if seat.who == "left" else seat.who, secret=None, away=False
        )
        for seat in table.seats
    ]


def check_move(table: TableRow, guest: str, move: Move, version: int, acting: int | None) -> None:
    """Raises unless a guest is to act, and the move is for the version that the game is at."""
    found = seat(table, move.seat)
    if found.who != "person" or found.guest != guest:
        raise ServerRefusal("server-not-yours")
    if found.away:
        raise ServerRefusal("server-away")
    if move.version != version:
        raise ServerRefusal("server-stale")
    if table.status == "over":
        raise ServerRefusal("server-over")
    if acting is not None and acting != move.seat:
        raise ServerRefusal("server-not-turn")


def may_take_back(table: TableRow, guest: str, last: tuple[int, str] | None) -> bool:
    """Whether a guest may take the last action back.

    `last` is the seat and the guest of that action; None if nobody may take it back.
    """
    return last is not None and last[1] == guest and not table.seats[last[0] - 1].away


def check_take_back(
    table: TableRow, guest: str, undo: Undo, version: int, last: tuple[int, str] | None
) -> None:
    """Raises unless a guest may take the last action back, and asks at the game's version."""
    if not seats_of(table, guest):
        raise ServerRefusal("server-not-yours")
    if undo.version != version:
        raise ServerRefusal("server-stale")
    if not may_take_back(table, guest, last):
        raise ServerRefusal("server-undo")


def check_reacts(table: TableRow, guest: str, number: int) -> None:
    """Raises unless a guest plays a seat, and another person is at the table."""
    if number not in seats_of(table, guest):
        raise ServerRefusal("server-not-yours")
    if all(seat.who != "person" or seat.guest == guest for seat in table.seats):
        raise ServerRefusal("server-alone")


def _same(stored: str | None, given: str) -> bool:
    """Whether a secret is the stored one, compared in constant time."""
    return bool(stored) and secrets.compare_digest((stored or "").encode(), given.encode())

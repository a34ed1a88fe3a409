"""Who is to act, who is there, and how long others wait: functions without state.

`here` are the guests that are connected, players or spectators; `acting` is the seat to act, None
while there is no game or it is over.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from diceminer.server.clock import Clock, Timer
    from diceminer.server.storage import SeatRow, TableRow

Here: TypeAlias = "Collection[str]"


def seat_to_act(table: TableRow, acting: int | None) -> SeatRow | None:
    """The seat to act, or None."""
    return None if acting is None else table.seats[acting - 1]


def person_acts(table: TableRow, acting: int | None, guest: str) -> bool:
    """Whether a guest is to act."""
    seat = seat_to_act(table, acting)
    return seat is not None and seat.who == "person" and not seat.away and seat.guest == guest


def bot_acts(table: TableRow, acting: int | None) -> bool:
    """Whether a bot is to act: one that has the seat, or plays for who is absent or has left."""
    seat = seat_to_act(table, acting)
    return seat is not None and (seat.who != "person" or seat.away)


def bot_plays_on(table: TableRow, acting: int | None, here: Here) -> bool:
    """Whether a bot is to act, and there is a viewer, or a person who may return."""
    return bot_acts(table, acting) and (
        bool(here) or any(seat.who == "person" and not seat.away for seat in table.seats)
    )


def matters(table: TableRow, guest: str) -> bool:
    """Whether a message is broadcast when a guest comes or goes."""
    return guest == table.host or any(seat.guest == guest for seat in table.seats)


def successor(table: TableRow, here: Here) -> str | None:
    """Who becomes the host if the host stays away: the first person with a seat who is there."""
    if table.host in here:
        return None
    guests = (seat.guest for seat in table.seats if seat.who == "person")
    return next((guest for guest in guests if guest in here), None)


def time_limit(table: TableRow, acting: int | None, here: Here, absence: float) -> float | None:
    """The seconds that the person to act has; None for no limit.

    At a table with a pace, that is the limit for everybody. Otherwise persons who are connected
    have no limit; those who have left, and an absent host before the start, have `absence` seconds
    while others wait. While nobody is connected, there is no limit.
    """
    if table.status == "waiting":
        return None if successor(table, here) is None else absence
    seat = seat_to_act(table, acting)
    if seat is None or bot_acts(table, acting):
        return None
    if table.pace is not None:
        return table.pace if here else None
    if seat.guest in here:
        return None
    others = (other.guest for other in table.seats if other.who == "person")
    waiting = any(other != seat.guest and other in here for other in others)
    return absence if waiting else None


class Countdown:
    """The time limit of one action, counted on a clock. Setting the same limit again keeps it."""

    def __init__(self, clock: Clock, expired: Callable[[tuple[int, float]], None]) -> None:
        self._clock = clock
        self._expired = expired
        self._limit: tuple[int, float] | None = None
        self._timer: Timer | None = None
        # When it ends, in milliseconds since 1970; None if there is no limit.
        self.due: int | None = None
        self._ends = 0.0

    @property
    def left(self) -> float | None:
        """The seconds that are left; None if there is no limit."""
        return None if self._limit is None else max(0.0, self._ends - self._clock.elapsed())

    def set(self, version: int, seconds: float | None) -> None:
        """Count down for the action after a version; None stops."""
        limit = None if seconds is None else (version, seconds)
        if limit == self._limit:
            return
        self.stop()
        if limit is not None:
            self._limit = limit
            self.due = self._clock.now() + round(1000 * limit[1])
            self._ends = self._clock.elapsed() + limit[1]
            self._timer = self._clock.call_later(limit[1], lambda: self._expired(limit))

    def is_for(self, limit: tuple[int, float]) -> bool:
        """Whether a limit that ran out is still current: the person may have acted just before."""
        return limit == self._limit

    def stop(self) -> None:
        """Stop counting."""
        if self._timer is not None:
            self._timer.cancel()
        self._limit = self._timer = self.due = None

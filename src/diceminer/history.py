"""What has happened in a game: its actions, the dice rolled for each, and their events."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Self

from diceminer.events import Teller, points, turn
from diceminer.notation import HERO_IDS
from diceminer.rules.doors import STATUS
from diceminer.rules.tables import NO_HERO, SEATS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from diceminer.board import Board
    from diceminer.events import Event


class History:
    """The actions of a game in order, `start` for its set-up first, and the tie-breaks so far."""

    __slots__ = ("_log", "actions", "tiebreaks")

    def __init__(self, tiebreaks: Sequence[dict[str, int]] = ()) -> None:
        """Nothing yet, but for the tie-breaks of the position that the game begins from."""
        self.actions: list[tuple[str, tuple[str, ...]]] = []
        self.tiebreaks = list(tiebreaks)
        # Events take much room: kept is what the rules noted, packed, and told anew when asked for.
        self._log: list[array[int]] = []

    def copy(self) -> Self:
        """A copy that can be added to."""
        copy = object.__new__(type(self))
        copy.actions, copy.tiebreaks = self.actions.copy(), self.tiebreaks.copy()
        copy._log = self._log.copy()
        return copy

    def add(
        self, action: str, before: Sequence[int], board: Board, rows: Sequence[int]
    ) -> list[Event]:
        """Add an action: what `context` said before it, the board after it, the rows of the log."""
        self._log.append(array("h", [*before, *board.status(), *rows]))
        events, rolled = _told(self._log[-1])
        self.actions.append((action, rolled))
        self.tiebreaks += [
            {str(sheet["seat"]): sheet["total"] for sheet in event["seats"]}
            for event in events
            if event["event"] == "tiebreak"
        ]
        return events

    def events(self) -> list[Event]:
        """Everything that has happened."""
        return [event for noted in self._log for event in _told(noted)[0]]


def context(board: Board) -> list[int]:
    """What must be known of a board before an action to tell of it: players, heroes, the round."""
    return [*(board.field(name) for name in ("players", "round_number")), *board.field("hero")]


def _told(noted: array[int]) -> tuple[list[Event], tuple[str, ...]]:
    """The events of an action, and the tokens rolled for it."""
    players, round_, *rest = noted
    heroes, status, rows = rest[:SEATS], rest[SEATS : SEATS + STATUS], rest[SEATS + STATUS :]
    teller = Teller([HERO_IDS[hero] if hero < NO_HERO else None for hero in heroes], round_)
    teller.hear(rows)
    *now, _, score = status
    if players == 1:
        teller.events.append(points(score))
    teller.events.append(turn(now))
    return teller.events, tuple(teller.rolled)

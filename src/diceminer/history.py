"""What has happened in a game: its actions, the dice rolled for each, and their events."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Final, Self

from diceminer.events import LogDecoder, points, turn
from diceminer.notation import HERO_IDS
from diceminer.rules.constants import NO_HERO, SEATS
from diceminer.rules.doors import FIRST_HERO, PLAYERS, SCORE, SCORED, STATUS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from diceminer.board import Board
    from diceminer.documents import Event, Tiebreak


# Kept of every action: round and heroes before it, the status after it, the rows of the log.
_BEFORE: Final = 1 + SEATS
_AFTER: Final = _BEFORE + STATUS


class History:
    """The actions of a game in order, `start` for its set-up first, and the tie-breaks so far."""

    __slots__ = ("_log", "_status", "actions", "tiebreaks")

    def __init__(self, board: Board, tiebreaks: Sequence[Tiebreak] = ()) -> None:
        """An empty history, with the tie-breaks of the position that the game begins from."""
        self.actions: list[tuple[str, tuple[str, ...]]] = []
        self.tiebreaks = list(tiebreaks)
        # Events take much memory: the log's numbers are kept, packed, and decoded when asked for.
        self._log: list[array[int]] = []
        self._status = board.status()

    def copy(self) -> Self:
        """A copy that can be added to."""
        copy = object.__new__(type(self))
        copy.actions, copy.tiebreaks = self.actions.copy(), self.tiebreaks.copy()
        copy._log, copy._status = self._log.copy(), self._status
        return copy

    def add(self, action: str, board: Board, rows: Sequence[int]) -> list[Event]:
        """Add an action: the board after it, and the rows of the log."""
        before, self._status = self._status, board.status()
        packed = array("h", [before[0], *before[FIRST_HERO:], *self._status, *rows])
        self._log.append(packed)
        events, rolled = _decode(packed)
        self.actions.append((action, rolled))
        self.tiebreaks += [
            {str(sheet["seat"]): sheet["total"] for sheet in event["seats"]}
            for event in events
            if event["event"] == "tiebreak"
        ]
        return events

    def events(self) -> list[Event]:
        """Everything that has happened."""
        return [event for packed in self._log for event in _decode(packed)[0]]


def _decode(packed: array[int]) -> tuple[list[Event], tuple[str, ...]]:
    """Decode the packed numbers of an action: its events, and the tokens rolled for it."""
    round_, *heroes = packed[:_BEFORE]
    status = packed[_BEFORE:_AFTER]
    decoder = LogDecoder([HERO_IDS[hero] if hero < NO_HERO else None for hero in heroes], round_)
    decoder.decode(packed[_AFTER:])
    if status[PLAYERS] == 1:
        decoder.events.append(points(status[SCORE]))
    decoder.events.append(turn(status[:SCORED]))
    return decoder.events, tuple(decoder.rolled)

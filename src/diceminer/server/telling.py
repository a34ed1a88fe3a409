"""What viewers are told of a game: small texts made once an action, whole ones only on joining."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from pydantic_core import to_json

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from diceminer.game import Game

    Event = Mapping[str, object]

Rows = list[list[int]]


def text(message: Any) -> str:
    """A message as JSON."""
    return to_json(message).decode()


def rows(game: Game) -> Rows:
    """The sheet as the wire has it: tunnels, treasure, hazards, gems, most gems, chests a seat."""
    return [
        [
            *(seat["tunnels"], seat["treasure"], seat["hazards"]),
            *(seat["gems"], int(seat["most_gems"]), seat["chests"]),
        ]
        for seat in game.sheet()
    ]


def changed(before: Rows, after: Rows) -> dict[str, list[int]]:
    """The seats whose rows differ.

    >>> changed([[0], [1]], [[0], [2]])
    {'2': [2]}
    """
    pairs = enumerate(zip(before, after, strict=True), 1)
    return {str(seat): new for seat, (old, new) in pairs if old != new}


def saving(events: Sequence[Event], turn: Event) -> list[Event]:
    """Events whose last, the turn, says only what differs from the turn before."""
    *others, last = events
    differs = {name: value for name, value in last.items() if turn.get(name) != value}
    return [*others, {"event": "turn", **differs}]


@dataclass(frozen=True, slots=True)
class Line:
    """One action as viewers are told of it, ready to be sent as often as it takes."""

    head: str
    sheet: str

    def moved(self, legal: str | None = None, due: int | None = None) -> str:
        """The message, with what only some viewers are told."""
        parts = [self.head, ',"sheet":', self.sheet]
        if legal is not None:
            parts += [',"legal":', legal]
        if due is not None:
            parts += [',"due":', str(due)]
        return "".join([*parts, "}"])

    def logged(self) -> str:
        """The message as a log has it."""
        return self.head + "}"


def line(
    version: int, seat: int, action: str, by: str, events: list[Event], sheet: dict[str, list[int]]
) -> Line:
    """An action as a line."""
    message = {
        "t": "moved",
        "version": version,
        "seat": seat,
        "action": action,
        "by": by,
        "events": events,
    }
    return Line(text(message)[:-1], text(sheet))


def standings(game: Game) -> list[dict[str, int]]:
    """The seats with their totals and places, the winner first."""
    totals = [seat["total"] for seat in game.view()["seats"]]
    winners = game.winners or []

    def order(seat: int) -> tuple[bool, int]:
        return seat not in winners, -totals[seat - 1]

    ranked = sorted(range(1, len(totals) + 1), key=order)
    return [
        {
            "seat": seat,
            "total": totals[seat - 1],
            "place": 1 + sum(order(other) < order(seat) for other in ranked),
        }
        for seat in ranked
    ]

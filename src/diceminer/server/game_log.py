"""A table's log and the game that it tells: rebuilt from its rows, played on, and sent.

A log is only ever appended to. A row's version is its place; what is sent to viewers is encoded
once a row.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec import Raw

from diceminer.errors import IllegalAction
from diceminer.server import messages
from diceminer.server.storage import LogRow, ScoreRow

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from diceminer.documents import Event
    from diceminer.game import Game
    from diceminer.ruleset import Rules

# The actions that a page shows to a viewer who has just come.
_SHOWN: Final = 40

SheetRows = list[messages.SheetRow]


class Damaged(Exception):
    """A log that can't be played again from its seed: something has changed it."""


class Asked(NamedTuple):
    """What a viewer is asked: the actions to choose from, and how many dice may be named."""

    legal: Raw | None
    room: int | None


NOTHING_ASKED: Final = Asked(None, None)


@dataclass(frozen=True)
class Played:
    """An action that was played on a copy, and is to be stored."""

    game: Game
    row: LogRow
    events: list[Event]
    score: ScoreRow | None


class GameLog:
    """The log of one table. The game is None until `replay` has rebuilt it."""

    def __init__(self, rules: Rules, rows: list[LogRow]) -> None:
        self.game: Game | None = None
        self.version = rows[-1].version if rows else 0
        self._rules = rules
        self._rows = rows
        self._acks = {
            (row.guest, row.move_id): row.version for row in rows if row.guest and row.move_id
        }
        self._sent: list[messages.Moved] = []
        self._sheet: SheetRows = []
        self._turn: Mapping[str, object] = {}
        self._asked: Asked | None = None

    @property
    def is_empty(self) -> bool:
        """Whether not even the set-up has been stored."""
        return self.game is None and not self._rows

    def acknowledged(self, guest: str, move_id: str) -> int | None:
        """The version of a move that was stored before, or None."""
        return self._acks.get((guest, move_id))

    # Rebuilding

    def replay(self, game: Game, first: LogRow | None = None) -> None:
        """Play all actions of the log in a new game, after `first` if the log is empty.

        Raises `Damaged` if that does not give the dice of the log, and changes nothing then.
        """
        rows = self._rows or ([first] if first else [])
        self._sheet, self._sent, self._turn = sheet_rows(game), [], game.events[-1]
        for version, row in enumerate(rows):
            if row.version != version:
                raise Damaged(f"version {version} is missing in the log")
            if (row.kind == "start") != (version == 0) or row.kind not in ("start", "action"):
                raise Damaged(f"version {version} is of another kind: {row.kind}")
            if version > 0:
                try:
                    events = game.play(row.action)
                except IllegalAction as error:
                    raise Damaged(f"version {version} is not legal: {error}") from error
                self._append(game, row, events)
        # The dice follow from the seed; if they no longer do, the log is right and this is not.
        if [_rolled(rolled) for _, rolled in game.history] != [row.rolled for row in rows]:
            raise Damaged("the dice of the log are not those of its seed")
        self.game, self.version, self._rows = game, len(rows) - 1, []

    # Playing

    def play(
        self,
        game: Game,
        action: str,
        author: messages.Author,
        guest: str | None,
        move_id: str | None,
        at: int,
    ) -> Played:
        """Play an action on a copy of the game; raises `IllegalAction`. Nothing changes yet."""
        copy = game.copy(same_dice=True)
        seat = copy.seat or 0
        events = copy.play(action)
        rolled = _rolled(copy.rolled)
        row = LogRow(
            self.version + 1, "action", seat, action, rolled, author, guest, move_id, copy.seat, at
        )
        score = None
        if copy.over and guest:
            view = copy.view()
            if "score" in view and "rank" in view:
                score = ScoreRow(guest, self._rules.magic, view["score"], view["rank"], at)
        return Played(copy, row, events, score)

    def accept(self, played: Played) -> messages.Moved:
        """Go on with an action that has been stored: the message for those who don't act."""
        row = played.row
        self.game, self.version, self._asked = played.game, row.version, None
        if row.guest and row.move_id:
            self._acks[row.guest, row.move_id] = row.version
        return self._append(played.game, row, played.events)

    def _append(self, game: Game, row: LogRow, events: Sequence[Event]) -> messages.Moved:
        if not row.author:
            raise Damaged(f"version {row.version} was done by nobody")
        sheet = sheet_rows(game)
        message = messages.Moved(
            row.version,
            row.seat,
            row.action,
            row.author,
            Raw(messages.encode(with_turn_changes(events, self._turn))),
            changed_rows(self._sheet, sheet),
        )
        self._turn, self._sheet = events[-1], sheet
        self._sent.append(message)
        return message

    # Sending

    def asked(self) -> Asked:
        """What the seat to act is asked, encoded once a version."""
        if self._asked is None:
            legal, room = (self.game.legal(), self.game.choices()[0]) if self.game else ([], 0)
            self._asked = Asked(Raw(messages.encode(legal)), room or None)
        return self._asked

    def sheet(self) -> messages.Sheet:
        """What every seat would score."""
        return {str(seat): row for seat, row in enumerate(self._sheet, 1)}

    def after(self, version: int) -> list[messages.Moved]:
        """What was sent after a version."""
        return self._sent[version:]

    def latest(self) -> list[messages.Logged]:
        """The last actions, for a page's log."""
        return [
            messages.Logged(sent.version, sent.seat, sent.action, sent.by, sent.events)
            for sent in self._sent[-_SHOWN:]
        ]


def first_row(game: Game, at: int) -> LogRow:
    """The row of a set-up."""
    return LogRow(0, "start", 0, "", _rolled(game.rolled), "", None, None, game.seat, at)


def sheet_rows(game: Game) -> SheetRows:
    """The sheet as messages have it, a row a seat."""
    return [
        (
            *(seat["tunnels"], seat["treasure"], seat["hazards"]),
            *(seat["gems"], seat["most_gems"], seat["chests"], seat["magic"]),
        )
        for seat in game.sheet()
    ]


def changed_rows(before: SheetRows, after: SheetRows) -> messages.Sheet:
    """The seats whose rows differ.

    >>> before = [(0, 0, 0, 0, 0, 0, 0), (1, 0, 0, 0, 0, 0, 0)]
    >>> changed_rows(before, [before[0], (1, 2, 0, 1, 1, 0, 0)])
    {'2': (1, 2, 0, 1, 1, 0, 0)}
    """
    pairs = enumerate(zip(before, after, strict=True), 1)
    return {str(seat): new for seat, (old, new) in pairs if old != new}


def with_turn_changes(
    events: Sequence[Event], turn: Mapping[str, object]
) -> list[Mapping[str, object]]:
    """Events whose last one, the turn, has only what differs from the turn before."""
    *others, last = events
    differs = {name: value for name, value in last.items() if turn.get(name) != value}
    return [*others, {"event": "turn", **differs}]


def standings(game: Game) -> list[messages.Standing]:
    """The seats with their totals and places, the winner first."""
    totals = [seat["total"] for seat in game.view()["seats"]]
    winners = game.winners or []

    def order(seat: int) -> tuple[bool, int]:
        return seat not in winners, -totals[seat - 1]

    ranked = sorted(range(1, len(totals) + 1), key=order)
    return [
        messages.Standing(
            seat, totals[seat - 1], 1 + sum(order(other) < order(seat) for other in ranked)
        )
        for seat in ranked
    ]


def _rolled(tokens: list[str]) -> str:
    return " ".join(tokens)

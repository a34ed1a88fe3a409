"""A table's log and its game: replayed from the log's rows, played on, and encoded for viewers.

A log is only ever appended to: a take-back or a resignation is one more row. A row's version is its
place; what is sent to viewers is encoded once a row. The game is that of the actions that no
take-back has undone.
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
# The events after which the round or somebody's points may be others.
_CHANGES_STANDING: Final = frozenset(("round", "score", "over", "draft", "stop"))

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


@dataclass(frozen=True)
class TakenBack:
    """A take-back that is to be stored: the game as it was before the action, and the row.

    `undone` is the version of the action.
    """

    game: Game
    row: LogRow
    undone: int


class GameLog:
    """The log of one table. The game is None until `replay` has rebuilt it."""

    def __init__(self, rules: Rules, rows: list[LogRow]) -> None:
        self.game: Game | None = None
        self.version = rows[-1].version if rows else 0
        # The seats whose persons have left for good, in the order in which they did.
        self.resigned = [row.seat for row in rows if row.kind == "resignation"]
        self._rules = rules
        self._rows = rows
        self._acks = {
            (row.guest, row.move_id): row.version for row in rows if row.guest and row.move_id
        }
        # Of every action that was not taken back: what was sent, and who may take it back.
        self._sent: list[messages.Moved] = []
        self._owners: list[str | None] = []
        # The version of the last row that is no action, 0 if there was none: what comes after an
        # earlier version can't be sent as actions alone.
        self._whole_since = 0
        self._standing = ""
        self._opening: Raw | None = None
        self._sheet: SheetRows = []
        self._turn: Mapping[str, object] = {}
        self._asked: Asked | None = None

    @property
    def is_empty(self) -> bool:
        """Whether not even the set-up has been stored."""
        return self.game is None and not self._rows

    def acknowledged(self, guest: str, move_id: str) -> int | None:
        """The version of a move or take-back that was stored before, or None."""
        return self._acks.get((guest, move_id))

    @property
    def undoable(self) -> tuple[int, str] | None:
        """The seat and the guest of the last action, if that guest may take it back.

        None if dice were rolled for it, if no person chose it, or if the game is over.
        """
        if self.game is None or self.game.over or not self._owners:
            return None
        owner = self._owners[-1]
        return None if owner is None else (self._sent[-1].seat, owner)

    # Rebuilding

    def replay(self, game: Game, first: LogRow | None = None) -> None:
        """Play the log's actions that count in a new game, after `first` if the log is empty.

        Raises `Damaged` if that does not give the dice of the log, and changes nothing then.
        """
        rows = self._rows or ([first] if first else [])
        counting = net(rows)
        self._sheet, self._turn = sheet_rows(game), game.events[-1]
        self._opening = Raw(messages.encode(game.events))
        self._sent, self._owners = [], []
        for row in counting[1:]:
            try:
                events = game.play(row.action)
            except IllegalAction as error:
                raise Damaged(f"version {row.version} is not legal: {error}") from error
            self._append(game, row, events)
        # The dice must be those of the seed; if not, the log is kept and the replay refused.
        if [_rolled(rolled) for _, rolled in game.history] != [row.rolled for row in counting]:
            raise Damaged("the dice of the log are not those of its seed")
        others = (row.version for row in rows if row.kind not in ("start", "action"))
        self._whole_since = max(others, default=0)
        self._standing = standing(game)
        self.game, self.version, self._rows = game, len(rows) - 1, []

    # Playing

    def play(
        self,
        action: str,
        author: messages.Author,
        guest: str | None,
        move_id: str | None,
        at: int,
    ) -> Played:
        """Play an action on a copy of the game; raises `IllegalAction`. Nothing changes yet."""
        if self.game is None:
            raise RuntimeError("the log has not been replayed")
        copy = self.game.copy(same_dice=True)
        seat = copy.seat or 0
        events = copy.play(action)
        changes = any(event["event"] in _CHANGES_STANDING for event in events)
        row = LogRow(
            version=self.version + 1,
            kind="action",
            seat=seat,
            action=action,
            rolled=_rolled(copy.rolled),
            author=author,
            guest=guest,
            move_id=move_id,
            next_seat=copy.seat,
            at=at,
            standing=standing(copy) if changes else self._standing,
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
        self._standing = row.standing or ""
        if row.guest and row.move_id:
            self._acks[row.guest, row.move_id] = row.version
        return self._append(played.game, row, played.events)

    def take_back(self, guest: str, move_id: str, at: int) -> TakenBack:
        """Take the last action back, on a game that is played again; nothing changes yet.

        Whether the guest may is decided before.
        """
        if self.game is None or not self._sent:
            raise RuntimeError("there is nothing to take back")
        actions = [action for action, _ in self.game.history]
        game = type(self.game).new(self._rules, self.game.seed, names=self.game.names)
        for action in actions[1:-1]:
            game.play(action)
        restored = self._sent[-2].version if len(self._sent) > 1 else 0
        seat = self._sent[-1].seat
        row = LogRow(
            version=self.version + 1,
            kind="take-back",
            seat=seat,
            action=str(restored),
            rolled="",
            author="person",
            guest=guest,
            move_id=move_id,
            next_seat=game.seat,
            at=at,
            standing=standing(game),
        )
        return TakenBack(game, row, self._sent[-1].version)

    def accept_take_back(self, taken_back: TakenBack) -> messages.Undone:
        """Go on with a take-back that has been stored: the message for those who don't act."""
        game, row = taken_back.game, taken_back.row
        self.game, self.version, self._asked = game, row.version, None
        if row.guest and row.move_id:
            self._acks[row.guest, row.move_id] = row.version
        undone = self._sent.pop()
        self._owners.pop()
        self._whole_since, self._standing = row.version, row.standing or ""
        self._turn, self._sheet = game.events[-1], sheet_rows(game)
        return messages.Undone(row.version, undone.seat, undone.action, game.view(), self.sheet())

    def resign(self, seats: Sequence[int], guest: str, at: int, *, over: bool) -> list[LogRow]:
        """The rows with which the person of some seats leaves; `over`: if that ends the game."""
        if self.game is None:
            raise RuntimeError("the log has not been replayed")
        next_seat = None if over else self.game.seat
        return [
            LogRow(
                version=self.version + number,
                kind="resignation",
                seat=seat,
                action="",
                rolled="",
                author="person",
                guest=guest,
                move_id=None,
                next_seat=next_seat,
                at=at,
                standing=self._standing,
            )
            for number, seat in enumerate(seats, 1)
        ]

    def accept_resignation(self, rows: Sequence[LogRow]) -> None:
        """Go on with resignations that have been stored."""
        for row in rows:
            self.version = self._whole_since = row.version
            self.resigned.append(row.seat)

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
        self._owners.append(row.guest if row.author == "person" and not row.rolled else None)
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

    def after(self, version: int) -> list[messages.Moved] | None:
        """The actions after a version; None if there was anything else since."""
        if version < self._whole_since:
            return None
        return self._sent[len(self._sent) - (self.version - version) :]

    def latest(self) -> list[messages.Logged]:
        """The last actions that were not taken back, for a page's log."""
        return [
            messages.Logged(sent.version, sent.seat, sent.action, sent.by, sent.events)
            for sent in self._sent[-_SHOWN:]
        ]

    def opening(self) -> Raw | None:
        """The events of the set-up, for a page's log; None if that doesn't go back to it."""
        return None if len(self._sent) > _SHOWN else self._opening


def net(rows: Sequence[LogRow]) -> list[LogRow]:
    """The set-up and the actions that no take-back has undone.

    Raises `Damaged` for a version that is missing, a row of a kind that can't be there, a
    take-back of dice that were rolled or to a position that the log does not have, and a second
    resignation of a seat.
    """
    counting: list[LogRow] = []
    resigned: set[int] = set()
    for version, row in enumerate(rows):
        if row.version != version:
            raise Damaged(f"version {version} is missing in the log")
        if (row.kind == "start") != (version == 0):
            raise Damaged(f"version {version} is of another kind: {row.kind}")
        match row.kind:
            case "start" | "action":
                counting.append(row)
            case "take-back":
                while str(counting[-1].version) != row.action:
                    if counting.pop().rolled or not counting:
                        raise Damaged(f"version {version} can't take back to {row.action}")
            case "resignation":
                if row.seat in resigned:
                    raise Damaged(f"version {version} resigns a second time")
                resigned.add(row.seat)
            case _:
                raise Damaged(f"version {version} is of another kind: {row.kind}")
    return counting


def first_row(game: Game, at: int) -> LogRow:
    """The row of a set-up."""
    rolled = _rolled(game.rolled)
    return LogRow(0, "start", 0, "", rolled, "", None, None, game.seat, at, standing(game))


def sheet_rows(game: Game) -> SheetRows:
    """The sheet as messages have it, a row a seat."""
    return [
        (
            *(seat["tunnels"], seat["treasure"], seat["hazards"]),
            *(seat["gems"], seat["most_gems"], seat["chests"], seat["magic"]),
            *(seat["cave_ins"], seat["straights"], seat["idle"]),
        )
        for seat in game.sheet()
    ]


def changed_rows(before: SheetRows, after: SheetRows) -> messages.Sheet:
    """The seats whose rows differ.

    >>> before = [(0, 0, 0, 0, 0, 0, 0, 0, [], {}), (1, 0, 0, 0, 0, 0, 0, 0, [1], {})]
    >>> changed_rows(before, [before[0], (1, 2, 0, 1, 1, 0, 0, 0, [1], {})])
    {'2': (1, 2, 0, 1, 1, 0, 0, 0, [1], {})}
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


def standing(game: Game) -> str:
    """The round and every seat's points, as rows of the log have them.

    >>> from diceminer import Game, Rules
    >>> standing(Game.new(Rules(players=3)))
    '1 0 0 0'
    """
    view = game.view()
    return " ".join(map(str, (view["round"], *(seat["total"] for seat in view["seats"]))))


def standings(game: Game, resigned: Sequence[int] = ()) -> list[messages.Standing]:
    """The seats with their totals and places, the winner first.

    Those who have resigned are last, and of them the one who did so later is before.
    """
    totals = [seat["total"] for seat in game.view()["seats"]]
    winners = game.winners or []

    def order(seat: int) -> tuple[int, bool, int]:
        if seat in resigned:
            return len(resigned) - resigned.index(seat), False, 0
        return 0, seat not in winners, -totals[seat - 1]

    ranked = sorted(range(1, len(totals) + 1), key=order)
    return [
        messages.Standing(
            seat, totals[seat - 1], 1 + sum(order(other) < order(seat) for other in ranked)
        )
        for seat in ranked
    ]


def _rolled(tokens: list[str]) -> str:
    return " ".join(tokens)

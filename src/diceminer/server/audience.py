"""The viewers of a table, and what is sent to whom."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

from msgspec.structs import replace

from diceminer.server import messages, seating
from diceminer.server.game_log import NOTHING_ASKED

if TYPE_CHECKING:
    from collections.abc import Collection

    from diceminer.game import Game
    from diceminer.ruleset import Rules
    from diceminer.server.game_log import Asked, GameLog
    from diceminer.server.presence import Countdown
    from diceminer.server.storage import SeatRow, TableRow

# A viewer who missed more actions than this gets the whole view instead.
_CATCH_UP: Final = 60


class Viewer(Protocol):
    """Somebody who looks on, at the table or beside it."""

    guest: str
    lang: str

    def send(self, text: str) -> None:
        """Send a message, without waiting."""
        ...

    def restart(self) -> None:
        """Ask the page to connect again."""
        ...


class Shown(Protocol):
    """The table that is shown."""

    id: str
    row: TableRow
    rules: Rules
    commitment: str
    fallback: str
    log: GameLog
    countdown: Countdown

    def is_to_act(self, guest: str) -> bool:
        """Whether a guest is to act."""
        ...

    def may_take_back(self, guest: str) -> bool:
        """Whether a guest may take the last action back."""
        ...

    def ended(self, game: Game) -> messages.Ended:
        """How the game ended."""
        ...


class Audience:
    """All viewers of one table. Each gets the table from their own point of view."""

    def __init__(self, table: Shown) -> None:
        self._table = table
        self._viewers: dict[Viewer, None] = {}
        self.guests: frozenset[str] = frozenset()

    @property
    def viewers(self) -> Collection[Viewer]:
        """Everybody who looks on, in the order in which they came."""
        return self._viewers.keys()

    def add(self, viewer: Viewer) -> None:
        """Somebody comes."""
        self._viewers[viewer] = None
        self._count()

    def remove(self, viewer: Viewer) -> None:
        """Somebody leaves."""
        self._viewers.pop(viewer, None)
        self._count()

    def _count(self) -> None:
        self.guests = frozenset(viewer.guest for viewer in self._viewers)

    def restart(self) -> None:
        """Ask everybody to connect again."""
        for viewer in list(self._viewers):
            viewer.restart()

    # To everybody

    def broadcast(self, text: str) -> None:
        """Send everybody the same."""
        for viewer in list(self._viewers):
            viewer.send(text)

    def broadcast_table(self, but: Viewer | None = None) -> None:
        """Send everybody the seats and who is there."""
        for viewer in list(self._viewers):
            if viewer is not but:
                viewer.send(self._table_for(viewer))

    def broadcast_moved(self, message: messages.Moved | messages.Undone) -> None:
        """Send everybody an action or a take-back; whoever is to act also gets what is legal."""
        texts: dict[tuple[bool, bool], str] = {}
        for viewer in list(self._viewers):
            acts = self._table.is_to_act(viewer.guest)
            undo = self._table.may_take_back(viewer.guest)
            if (acts, undo) not in texts:
                legal, room = self._table.log.asked() if acts else NOTHING_ASKED
                due = self._table.countdown.due
                texts[acts, undo] = messages.text(
                    replace(message, legal=legal, due=due, room=room, undo=undo)
                )
            viewer.send(texts[acts, undo])

    def welcome_all(self, now: int) -> None:
        """Send everybody the whole table."""
        for viewer in list(self._viewers):
            self.welcome(viewer, now)

    # To one viewer

    def welcome(self, viewer: Viewer, now: int) -> None:
        """Send the whole table."""
        table, log = self._table, self._table.log
        legal, room = self._asked_of(viewer)
        viewer.send(
            messages.text(
                messages.Welcome(
                    messages.PROTOCOL,
                    now,
                    self.info(viewer.guest),
                    log.version,
                    None if log.game is None else log.game.view(),
                    log.sheet(),
                    log.latest(),
                    opening=log.opening(),
                    legal=legal,
                    due=table.countdown.due,
                    room=room,
                    undo=table.may_take_back(viewer.guest),
                )
            )
        )
        self._end_for(viewer)

    def sync(self, viewer: Viewer, after: int, now: int) -> None:
        """Send what came after a version, or the whole table if that is too much.

        The whole table, too, if an action was taken back since: pages that don't know `undone` ask
        for what they missed when the next action comes.
        """
        log = self._table.log
        known = log.game is not None and max(0, log.version - _CATCH_UP) <= after <= log.version
        missed = log.after(after) if known else None
        if missed is None:
            self.welcome(viewer, now)
            return
        due = self._table.countdown.due
        undo = self._table.may_take_back(viewer.guest)
        legal, room = self._asked_of(viewer)
        for message in missed:
            if message.version == log.version:
                # Only the last one says what to do now.
                message = replace(message, legal=legal, due=due, room=room, undo=undo)
            viewer.send(messages.text(message))
        viewer.send(self._table_for(viewer))
        self._end_for(viewer)

    def _table_for(self, viewer: Viewer) -> str:
        legal, room = self._asked_of(viewer)
        due = self._table.countdown.due
        undo = self._table.may_take_back(viewer.guest)
        info = self.info(viewer.guest)
        return messages.text(messages.TableChanged(info, legal, due, room, undo))

    def _end_for(self, viewer: Viewer) -> None:
        game = self._table.log.game
        if self._table.row.status == "over" and game is not None:
            viewer.send(messages.text(self._table.ended(game)))

    def _asked_of(self, viewer: Viewer) -> Asked:
        return self._table.log.asked() if self._table.is_to_act(viewer.guest) else NOTHING_ASKED

    def info(self, guest: str | None) -> messages.TableInfo:
        """The table as a guest sees it."""
        table, row = self._table, self._table.row
        host = guest is not None and guest == row.host
        return messages.TableInfo(
            id=table.id,
            status=row.status,
            rules=table.rules.as_dict(),
            pace=row.pace,
            host=host,
            seats=[self._seat(seat, host=host) for seat in row.seats],
            you=seating.seats_of(row, guest),
            version=table.log.version,
            commitment=table.commitment,
            seed=row.seed if row.status == "over" else None,
            rematch=row.rematch,
            created=row.created,
        )

    def _seat(self, seat: SeatRow, *, host: bool) -> messages.SeatInfo:
        return messages.SeatInfo(
            seat=seat.seat,
            who=seat.who,
            name=seat.name,
            bot=self._table.fallback if seat.away or seat.who == "left" else seat.bot,
            here=seat.who == "person" and seat.guest in self.guests,
            # Pages that don't know `left` take who has left for absent.
            away=seat.away or seat.who == "left",
            link=self._link(seat) if host and seat.who == "open" else None,
            host=seat.who == "person" and seat.guest == self._table.row.host,
        )

    def links(self) -> dict[str, str]:
        """The links of all open seats."""
        seats = self._table.row.seats
        return {str(seat.seat): self._link(seat) for seat in seats if seat.who == "open"}

    def _link(self, seat: SeatRow) -> str:
        return f"/t/{self._table.id}/{seat.secret}"

"""A table in play: its seats, its game, those who look on, and one thing at a time.

A table is its log. Whatever changes it is written first, in the order in which the table's lock is
taken, and told afterwards; a table that can't be sure of its log is dropped and built anew.
"""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final, Protocol

from diceminer import bots, fairness
from diceminer.errors import IllegalAction
from diceminer.ruleset import Rules
from diceminer.server import identity, logs, storage, telling
from diceminer.server.refusals import ServerRefusal
from diceminer.server.storage import (
    Conflict,
    MoveRow,
    ScoreRow,
    SeatRow,
    TableRow,
    Unavailable,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    import sqlalchemy as sa

    from diceminer.game import Game
    from diceminer.server.hall import Hall
    from diceminer.server.messages import Move, SeatChange

_LOG: Final = 40
# Who missed more than this is better off with a whole view.
_CATCH_UP: Final = 60
# Seconds before the next attempt at what failed, and at most after several.
_TRY_AGAIN: Final = 1.0
_LONGEST_PAUSE: Final = 15.0


class Viewer(Protocol):
    """Somebody who looks on, at the table or beside it."""

    guest: str
    lang: str

    def send(self, text: str) -> None:
        """Pass a message on, without waiting."""
        ...

    def restart(self) -> None:
        """Ask the page to connect again."""
        ...


class _Damaged(Exception):
    """A log that can't be played again from its seed: something has changed it."""


class Table:
    """One table; all that changes it runs under its lock."""

    def __init__(self, hall: Hall, row: TableRow, moves: list[MoveRow]) -> None:
        self.id = row.id
        self.row = row
        self.rules = Rules.parse(row.rules)
        self.commitment = fairness.commitment(row.seed)
        self.version = moves[-1].version if moves else 0
        self.viewers: set[Viewer] = set()
        self.touched = time.monotonic()
        self.game: Game | None = None
        self._hall = hall
        self._lock = asyncio.Lock()
        self._moves = moves
        self._lines: list[telling.Line] = []
        self._acks = {
            (move.guest, move.move_id): move.version
            for move in moves
            if move.guest and move.move_id
        }
        self._sheet: telling.Rows = []
        self._turn: Mapping[str, object] = {}
        self._legal: str | None = None
        # The countdown: what it is for, when it ends, and what ends it.
        self._timed: tuple[int, float] | None = None
        self._due: int | None = None
        self._clock: asyncio.TimerHandle | None = None
        self._driver: asyncio.Task[None] | None = None
        self._bots: dict[int, tuple[str, Any]] = {}
        self._stand_ins: set[int] = set()
        self._hinting = False
        # While there is no game: what tries to prepare it, and why it could not so far.
        self._preparer: asyncio.Task[None] | None = None
        self._trouble = "server-loading"
        self._damaged = False

    # What it looks like

    @property
    def status(self) -> str:
        """Whether it waits for players, is in play, or over."""
        return self.row.status

    def seat(self, number: int) -> SeatRow:
        """A seat by its number."""
        if not 1 <= number <= len(self.row.seats):
            raise ServerRefusal("server-not-yours")
        return self.row.seats[number - 1]

    def seats_of(self, guest: str | None) -> list[int]:
        """The seats that a guest plays."""
        if guest is None:
            return []
        return [seat.seat for seat in self.row.seats if seat.guest == guest]

    def info(self, guest: str | None) -> dict[str, Any]:
        """The table as a guest sees it."""
        host = guest is not None and guest == self.row.host
        here = {viewer.guest for viewer in self.viewers}
        return {
            "id": self.id,
            "status": self.status,
            "rules": self.rules.as_dict(),
            "pace": self.row.pace,
            "host": host,
            "seats": [
                {
                    "seat": seat.seat,
                    "who": seat.who,
                    "name": seat.name,
                    "bot": self._hall.settings.keeper if seat.away else seat.bot,
                    "here": seat.who == "person" and seat.guest in here,
                    "away": seat.away,
                    "link": self.link(seat) if host and seat.who == "open" else None,
                }
                for seat in self.row.seats
            ],
            "you": self.seats_of(guest),
            "version": self.version,
            "commitment": self.commitment,
            "seed": self.row.seed if self.status == "over" else None,
            "rematch": self.row.rematch,
            "created": self.row.created,
        }

    def link(self, seat: SeatRow) -> str:
        """Where an open seat is taken."""
        return f"/t/{self.id}/{seat.secret}"

    def links(self) -> dict[str, str]:
        """The links of all open seats."""
        return {str(seat.seat): self.link(seat) for seat in self.row.seats if seat.who == "open"}

    async def record(self) -> str:
        """The record so far; the seed is in it once the game is over.

        Waits a while for rules that are still being loaded.
        """
        if self.game is None and self.status != "waiting":
            if self._hall.engine.compiled:
                # Now, however long the pause until the next try in the background.
                await self._prepare()
            elif not self._hall.engine.failed:
                preparing = self._prepare_in_background()
                await asyncio.wait({preparing}, timeout=self._hall.settings.record_wait)
        return self._playing().record()

    def _playing(self) -> Game:
        """The game; refused while there is none."""
        if self.game is None:
            raise ServerRefusal(self._why_not_playing())
        return self.game

    def _why_not_playing(self) -> str:
        if self.status == "waiting":
            return "server-not-begun"
        if self._damaged:
            return "server-damaged"
        if self._hall.engine.failed:
            return "server-engine"
        if not self._hall.engine.compiled:
            return "server-compiling"
        return self._trouble

    def _acts(self, guest: str) -> bool:
        """Whether a guest is to act."""
        if self.game is None or self.game.seat is None:
            return False
        seat = self.seat(self.game.seat)
        return seat.who == "person" and not seat.away and seat.guest == guest

    def _bot_acts(self) -> bool:
        """Whether a bot is to act, its own seat's or one it keeps."""
        if self.game is None or self.game.seat is None:
            return False
        seat = self.seat(self.game.seat)
        return seat.who == "bot" or seat.away

    # Telling

    def _turn_of(self, viewer: Viewer) -> dict[str, Any]:
        """What a viewer is told of the turn: the legal actions if it is theirs, and its clock."""
        told: dict[str, Any] = {}
        if self._acts(viewer.guest):
            told["legal"] = self._playing().legal()
        if self._due is not None:
            told["due"] = self._due
        return told

    def _tell_table(self, but: Viewer | None = None) -> None:
        for viewer in list(self.viewers):
            if viewer is not but:
                viewer.send(self._table(viewer))

    def _table(self, viewer: Viewer) -> str:
        info = self.info(viewer.guest)
        return telling.text({"t": "table", "table": info, **self._turn_of(viewer)})

    def welcome(self, viewer: Viewer) -> None:
        """Send the whole table."""
        message: dict[str, Any] = {
            "t": "welcome",
            "table": self.info(viewer.guest),
            "version": self.version,
            "view": self.game and self.game.view(),
            "sheet": {str(seat): row for seat, row in enumerate(self._sheet, 1)},
            "log": [],
            **self._turn_of(viewer),
        }
        # The lines are JSON already: put in their place as they are.
        log = ",".join(line.logged() for line in self._lines[-_LOG:])
        viewer.send(telling.text(message).replace('"log":[]', f'"log":[{log}]', 1))
        if self.status == "over" and self.game is not None:
            viewer.send(self._ended(self.game))

    def _ended(self, game: Game) -> str:
        return telling.text(
            {
                "t": "ended",
                "seed": self.row.seed,
                "record_path": f"/api/tables/{self.id}/record",
                "standings": telling.standings(game),
            }
        )

    def sync(self, viewer: Viewer, after: int) -> None:
        """Send what came after a version, or the whole where that is too much."""
        if self.game is None or not self.version - _CATCH_UP <= after <= self.version or after < 0:
            self.welcome(viewer)
            return
        missed = self._lines[after:]
        for place, line in enumerate(missed, 1):
            last = place == len(missed)
            legal = self._legal_text() if last and self._acts(viewer.guest) else None
            viewer.send(line.moved(legal, self._due if last else None))
        viewer.send(self._table(viewer))
        if self.status == "over":
            viewer.send(self._ended(self.game))

    def _legal_text(self) -> str:
        if self._legal is None:
            self._legal = telling.text(self._playing().legal())
        return self._legal

    # Coming and going

    async def attach(self, viewer: Viewer, after: int | None) -> None:
        """Somebody looks on from now on."""
        async with self._lock:
            if self._is_gone:
                viewer.restart()
                return
            self.touched = time.monotonic()
            came = not self._is_here(viewer.guest)
            self.viewers.add(viewer)
            if self.game is None and self.status != "waiting":
                self._prepare_in_background()
            self._arm()
            if after is None:
                self.welcome(viewer)
            else:
                self.sync(viewer, after)
            if came and self._counts(viewer.guest):
                self._tell_table(but=viewer)

    def detach(self, viewer: Viewer) -> None:
        """Somebody leaves."""
        self.viewers.discard(viewer)
        self.touched = time.monotonic()
        if not self._is_here(viewer.guest):
            self._arm()
            if self._counts(viewer.guest):
                self._tell_table()

    def _counts(self, guest: str) -> bool:
        """Whether it matters to others if a guest is there."""
        return guest == self.row.host or bool(self.seats_of(guest))

    def _is_here(self, guest: str | None) -> bool:
        return any(viewer.guest == guest for viewer in self.viewers)

    @property
    def is_idle(self) -> bool:
        """Whether nobody looks on and nothing is under way."""
        return not self.viewers and self._driver is None and not self._lock.locked()

    @property
    def _is_gone(self) -> bool:
        """Whether it was put away while somebody still held on to it."""
        return self._hall.live.get(self.id) is not self

    def close(self) -> None:
        """Stop whatever is under way."""
        if self._clock is not None:
            self._clock.cancel()
            self._clock = None
        for task in (self._driver, self._preparer):
            if task is not None and task is not asyncio.current_task():
                task.cancel()

    def drop(self) -> None:
        """Put a table away that can't be sure of its log; its viewers come again."""
        self._hall.forget(self)
        self.close()
        for viewer in list(self.viewers):
            viewer.restart()

    # Before the start

    async def sit(self, guest: str, secret: str, name: str) -> None:
        """Take the open seat that a secret belongs to."""
        async with self._lock:
            seat = next((s for s in self.row.seats if _same(s.secret, secret)), None)
            if seat is None:
                raise ServerRefusal("server-secret")
            if seat.who == "person" and seat.guest == guest:
                return
            if seat.who != "open":
                raise ServerRefusal("server-secret")
            self._hall.check_open()
            await self._change_seat(replace(seat, who="person", name=name, guest=guest))
            self._tell_table()

    async def set_seat(self, guest: str, number: int, change: SeatChange) -> None:
        """Open a seat or give it to a bot; whoever sat there has to leave."""
        async with self._lock:
            self._check_host(guest)
            if self.status != "waiting":
                raise ServerRefusal("server-begun")
            if not 1 <= number <= len(self.row.seats):
                raise ServerRefusal("server-seat", seat=number)
            if change.who == "bot":
                level = self._hall.level(change.bot)
                seat = SeatRow(number, "bot", bot=level)
            else:
                seat = SeatRow(number, "open", secret=identity.new_id())
            await self._change_seat(seat)
            self._tell_table()

    async def _change_seat(self, seat: SeatRow) -> None:
        """Store how a seat is from now on; raises `ServerRefusal` if the table was overtaken."""
        await self._compare_and_store(storage.change_seat(self.row, seat))
        self.row.seats[seat.seat - 1] = seat
        self._arm()

    async def _compare_and_store(self, change: Callable[[sa.Connection], bool]) -> None:
        """Store a change, unless another process has changed the table in the meantime.

        Then the table is dropped, to be rebuilt from what is kept, and the change is refused.
        """
        if not await self._hall.storage.write(change):
            self.drop()
            raise ServerRefusal("server-stale")

    def _check_host(self, guest: str) -> None:
        if guest != self.row.host:
            raise ServerRefusal("server-host")

    async def start(self, guest: str) -> None:
        """Begin, if everybody is there."""
        async with self._lock:
            self._check_host(guest)
            if self.status != "waiting":
                return
            if any(seat.who == "open" for seat in self.row.seats):
                raise ServerRefusal("server-open-seats")
            self._hall.check_open()
            await self._compare_and_store(storage.start(self.row))
            self.row.status = "playing"
        await self.begin()

    async def begin(self) -> None:
        """Set the game up, or rebuild it: now if that is possible, otherwise in the background."""
        if not (self._hall.engine.compiled and await self._prepare()):
            self._tell_table()
            self._prepare_in_background()

    def _prepare_in_background(self) -> asyncio.Task[None]:
        if self._preparer is None:
            self._preparer = asyncio.create_task(self._keep_preparing())
        return self._preparer

    async def _keep_preparing(self) -> None:
        """Try to prepare the game until that succeeds, or nobody looks on."""
        pause = _TRY_AGAIN
        try:
            await self._hall.engine.ready()
            while not await self._prepare():
                await asyncio.sleep(pause)
                pause = min(2 * pause, _LONGEST_PAUSE)
                if not self.viewers:
                    return
        finally:
            self._preparer = None

    async def _prepare(self) -> bool:
        """Have the game as the log says: whether there is nothing more to try."""
        async with self._lock:
            if self.game is not None or self._damaged or self._is_gone:
                return True
            try:
                await self._set_up()
            except Conflict:
                # Another process has set it up in this moment: its dice count.
                self.drop()
                return True
            except Unavailable as refusal:
                self._trouble = refusal.id
                return False
            except _Damaged:
                self._damaged = True
                logs.failure("table-broken", table=self.id[:6])
            except Exception:
                self._trouble = "server-broken"
                logs.failure("table-failed", table=self.id[:6])
                return False
            for viewer in list(self.viewers):
                self.welcome(viewer)
            return True

    async def _set_up(self) -> None:
        from diceminer.game import Game

        names = [seat.name or seat.bot or "" for seat in self.row.seats]
        game = Game.new(self.rules, self.row.seed, names=names)
        self._sheet, self._lines = telling.rows(game), []
        self._turn = game.events[-1]
        if not self._moves:
            first = MoveRow(
                0, 0, "start", _rolled(game.rolled), "", None, None, game.seat, storage.now()
            )
            await self._hall.storage.write(storage.add_move(self.id, first, over=False, score=None))
            self._moves = [first]
        for version, move in enumerate(self._moves):
            if move.version != version:
                raise _Damaged(f"version {version} is missing in the log")
            if version > 0:
                try:
                    events = game.play(move.action)
                except IllegalAction as error:
                    raise _Damaged(f"version {version} is not legal: {error}") from error
                self._write_line(game, version, move.seat, move.action, move.done_by, events)
        # The dice follow from the seed; if they no longer do, the log is right and this is not.
        if [_rolled(rolled) for _, rolled in game.history] != [m.rolled for m in self._moves]:
            raise _Damaged("the dice of the log are not those of its seed")
        self.version = len(self._moves) - 1
        self._moves = []
        self.game = game
        self._arm()

    def _write_line(
        self, game: Game, version: int, seat: int, action: str, by: str, events: list[Any]
    ) -> telling.Line:
        sheet = telling.rows(game)
        line = telling.line(
            version,
            seat,
            action,
            by,
            telling.saving(events, self._turn),
            telling.changed(self._sheet, sheet),
        )
        self._turn, self._sheet = events[-1], sheet
        self._lines.append(line)
        return line

    # Playing

    async def move(self, guest: str, move: Move) -> int:
        """Play an action of a guest; the version it has, now or when it was first sent."""
        async with self._lock:
            known = self._acks.get((guest, move.id))
            if known is not None:
                return known
            game = self._playing()
            seat = self.seat(move.seat)
            if seat.who != "person" or seat.guest != guest:
                raise ServerRefusal("server-not-yours")
            if seat.away:
                raise ServerRefusal("server-away")
            if move.version != self.version:
                raise ServerRefusal("server-stale")
            if game.seat is not None and game.seat != move.seat:
                raise ServerRefusal("server-not-turn")
            await self._play(move.action, "person", guest, move.id)
            return self.version

    async def _play(
        self, action: str, by: str, guest: str | None = None, move_id: str | None = None
    ) -> None:
        """Play an action: first on a copy, then into the log, then for all to see."""
        game = self._playing().copy(same_dice=True)
        seat = game.seat or 0
        events = game.play(action)
        version = self.version + 1
        at = storage.now()
        rolled = _rolled(game.rolled)
        row = MoveRow(version, seat, action, rolled, by, guest, move_id, game.seat, at)
        score = None
        if game.over and guest:
            view = game.view()
            if "score" in view and "rank" in view:
                score = ScoreRow(guest, self.rules.magic, view["score"], view["rank"], at)
        try:
            await self._hall.storage.write(
                storage.add_move(self.id, row, over=game.over, score=score)
            )
        except Conflict:
            self.drop()
            raise ServerRefusal("server-stale") from None
        except Unavailable:
            # Not stored; and if it was after all, the next write is a conflict.
            raise
        except BaseException:
            # Stored or not, who knows: the log does.
            self.drop()
            raise
        self.game, self.version, self._legal = game, version, None
        self.touched = time.monotonic()
        if guest and move_id:
            self._acks[guest, move_id] = version
        line = self._write_line(game, version, seat, action, by, events)
        if game.over:
            self.row.status = "over"
        self._arm()
        for viewer in list(self.viewers):
            legal = self._legal_text() if self._acts(viewer.guest) else None
            viewer.send(line.moved(legal, self._due))
        if game.over:
            ended = self._ended(game)
            for viewer in list(self.viewers):
                viewer.send(ended)
            self._tell_table()
            logs.info("game-over", table=self.id[:6], moves=version)

    def look(self, action: str) -> dict[str, Any]:
        """What an action would do; refused with the reason if it is not legal."""
        return {"version": self.version, **self._playing().preview(action)}

    def worth(self, number: int) -> dict[str, Any]:
        """What each die of a seat's trove adds to its points."""
        seat = self.seat(number).seat
        worth = self._playing().worth(seat)
        return {"version": self.version, "slides": [], "adds": None, "worth": worth}

    async def hint(self, guest: str) -> dict[str, Any]:
        """What the master would do: only where nobody else could mind."""
        game, version = self._playing(), self.version
        if not self._acts(guest) or any(
            seat.guest != guest for seat in self.row.seats if seat.who == "person"
        ):
            raise ServerRefusal("server-hint")
        if self._hinting:
            raise ServerRefusal("server-busy")
        self._hinting = True
        try:
            ranked = await self._ranked(game.copy())
        finally:
            self._hinting = False
        rank = [
            {"action": action, **{name: told.get(name) for name in ("visits", "win", "score")}}
            for action, told in ranked[:5]
        ]
        return {"version": version, "slides": [], "adds": None, "rank": rank}

    async def _ranked(self, twin: Game) -> list[bots.Ranked]:
        await self._hall.engine.ready_for("master")
        seconds = self._hall.settings.bot_seconds
        try:
            return await self._hall.thinkers.think(
                lambda: bots.make("master", seconds=seconds).rank(twin)
            )
        except (TimeoutError, RuntimeError):
            logs.failure("hint-failed", table=self.id[:6])
            raise ServerRefusal("server-busy") from None

    # Clock and bots

    def _arm(self) -> None:
        """See to whoever is to act: wake a bot, or start, stop or leave a person's countdown."""
        if self._is_gone:
            return
        seconds = self._patience()
        timed = None if seconds is None else (self.version, seconds)
        if timed != self._timed:
            if self._clock is not None:
                self._clock.cancel()
            self._timed, self._clock, self._due = timed, None, None
            if timed is not None:
                self._due = storage.now() + round(1000 * timed[1])
                loop = asyncio.get_running_loop()
                self._clock = loop.call_later(timed[1], self._hall.spawn_time_up, self, timed)
        if self._driver is None and self._bot_goes_on():
            self._driver = asyncio.create_task(self._drive())

    def _patience(self) -> float | None:
        """The seconds that the person to act has; None for all the time in the world.

        At a table with a pace, everybody has that. At any other nobody is hurried who is there; but
        who has left can't keep the others waiting, a host before the start neither. While nobody
        looks on, nobody waits.
        """
        if self.status == "waiting":
            return None if self._heir() is None else self._hall.settings.absence
        if self.game is None or self.game.seat is None or self._bot_acts():
            return None
        if self.row.pace is not None:
            return self.row.pace if self.viewers else None
        guest = self.seat(self.game.seat).guest
        if self._is_here(guest):
            return None
        others = (seat.guest for seat in self.row.seats if seat.who == "person")
        waiting = any(other != guest and self._is_here(other) for other in others)
        return self._hall.settings.absence if waiting else None

    def _heir(self) -> str | None:
        """Who is to be the host while the host is not there: the first who has a seat and is."""
        if self._is_here(self.row.host):
            return None
        guests = (seat.guest for seat in self.row.seats if seat.who == "person")
        return next((guest for guest in guests if self._is_here(guest)), None)

    async def time_up(self, timed: tuple[int, float]) -> None:
        """Let a bot keep the seat whose time is up; before the start, let another be the host."""
        async with self._lock:
            if timed != self._timed:
                # They acted or came back in the last moment.
                return
            self._timed = self._clock = self._due = None
            try:
                await self._replace_absent()
            except ServerRefusal:
                # Overtaken and dropped, or not stored: then the countdown begins anew.
                pass
            finally:
                self._arm()
            self._tell_table()

    async def _replace_absent(self) -> None:
        if self.status == "waiting":
            heir = self._heir()
            if heir is not None:
                await self._compare_and_store(storage.succeed(self.row, heir))
                self.row.host = heir
        elif self.game is not None and self.game.seat is not None:
            await self._change_seat(replace(self.seat(self.game.seat), away=True))

    async def back(self, guest: str, number: int) -> None:
        """A person takes a seat back from the bot that kept it."""
        async with self._lock:
            seat = self.seat(number)
            if seat.guest != guest:
                raise ServerRefusal("server-not-yours")
            if seat.away:
                await self._change_seat(replace(seat, away=False))
                self._tell_table()

    def _bot_goes_on(self) -> bool:
        """Whether a bot is to act, and for somebody: who looks on, or has a seat and may return."""
        return self._bot_acts() and (
            bool(self.viewers)
            or any(seat.who == "person" and not seat.away for seat in self.row.seats)
        )

    async def _drive(self) -> None:
        """Let bots play as long as they are to act."""
        while self._bot_goes_on():
            try:
                await self._bot_move()
            except asyncio.CancelledError:
                raise
            except Unavailable:
                # The storage has logged it, and finds out when it can write again.
                await asyncio.sleep(_TRY_AGAIN)
                while not self._hall.storage.writable:
                    await asyncio.sleep(_TRY_AGAIN)
            except Exception:
                logs.failure("bot-move-failed", table=self.id[:6])
                await asyncio.sleep(_TRY_AGAIN)
            if self._is_gone:
                break
        self._driver = None

    async def _bot_move(self) -> None:
        game, version = self._playing(), self.version
        seat = game.seat or 0
        begun = time.monotonic()
        action = await self._choice(game, seat)
        pause = self._hall.settings.bot_pause - (time.monotonic() - begun)
        if pause > 0:
            await asyncio.sleep(pause)
        async with self._lock:
            # In the meantime a person may have taken the seat back.
            if self.version == version and self._bot_acts():
                await self._play(action, "clock" if self.seat(seat).away else "bot")

    async def _choice(self, game: Game, seat: int) -> str:
        """What the bot of a seat chooses; another stands in for one that fails."""
        legal = game.legal()
        keeper = self._hall.settings.keeper
        level = self.seat(seat).bot or keeper
        wishes = [keeper] if seat in self._stand_ins else dict.fromkeys([level, keeper])
        for name in wishes:
            await self._hall.engine.ready_for(name)
            try:
                # A copy with dice of its own, whatever a bot does with it.
                thought = partial(self._chosen, seat, name, game.copy())
                action = await self._hall.thinkers.think(thought)
            except (TimeoutError, RuntimeError) as error:
                why = str(error) or type(error).__name__
            else:
                if isinstance(action, str) and action in legal:
                    return action
                why = "not legal"
            logs.warning("bot-failed", table=self.id[:6], bot=name, why=why[:200])
            self._stand_ins.add(seat)
            self._bots.pop(seat, None)
        return random.choice(legal)

    def _chosen(self, seat: int, name: str, twin: Game) -> Any:
        """Ask the bot of a seat, the same one for the whole game. Runs where bots think."""
        made = self._bots.get(seat)
        if made is None or made[0] != name:
            made = name, self._hall.make_bot(name)
            self._bots[seat] = made
        return made[1].choose(twin)


def _same(kept: str | None, given: str) -> bool:
    """Whether a secret is the one that was kept, in a time that tells nothing about it."""
    return bool(kept) and secrets.compare_digest((kept or "").encode(), given.encode())


def _rolled(tokens: list[str]) -> str:
    return " ".join(tokens)

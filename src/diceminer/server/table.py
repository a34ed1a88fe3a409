"""A table: its seats, its game and its viewers, with one change at a time.

A table is its log. Every change is stored first, in the order in which the table's lock is taken,
and broadcast afterwards. If it is unknown whether a change was stored, the table is dropped, and
rebuilt from its log for viewers who connect again.
"""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from diceminer import fairness
from diceminer.ruleset import Rules
from diceminer.server import logs, messages, presence, seating
from diceminer.server.audience import Audience
from diceminer.server.bot_driver import BotDriver
from diceminer.server.game_log import GameLog, standings
from diceminer.server.game_setup import GameSetup
from diceminer.server.limits import Buckets
from diceminer.server.presence import Countdown
from diceminer.server.refusals import ServerRefusal
from diceminer.server.storage import Conflict, Unavailable

if TYPE_CHECKING:
    from collections.abc import Awaitable

    from diceminer.game import Game
    from diceminer.server.audience import Viewer
    from diceminer.server.requests import Move, React, SeatChange, Undo
    from diceminer.server.services import Services
    from diceminer.server.storage import LogRow, ScoreRow, SeatRow, TableRow


# Reactions a second of one player, and how many at once after a pause.
_REACTION_RATE: Final = 0.5
_REACTION_BURST: Final = 4


class Table:
    """One table; all that changes it runs under its lock."""

    def __init__(self, services: Services, row: TableRow, log: list[LogRow]) -> None:
        self.id = row.id
        self.row = row
        self.rules = Rules.parse(row.rules)
        self.commitment = fairness.commitment(row.seed)
        self.log = GameLog(self.rules, log)
        self.audience = Audience(self)
        self.used_at = services.clock.elapsed()
        # Whether it was dropped or put away: then nothing may change it any more.
        self.is_gone = False
        self.fallback = services.settings.fallback
        # Until when bots wait for a person to take the last action back, by the clock's seconds.
        self._undo_until = 0.0
        # The seconds that persons had left when they acted, by the version of an action that can be
        # taken back; and what is left after a take-back, with its version.
        self._left_at: dict[int, float] = {}
        self._left: tuple[int, float] | None = None
        self._reactions = Buckets(_REACTION_RATE, _REACTION_BURST)
        self._services = services
        self._lock = asyncio.Lock()
        self.countdown = Countdown(services.clock, self._on_expired)
        self.driver = BotDriver(services, self)
        self._setup = GameSetup(services, self)

    # What it is

    @property
    def game(self) -> Game | None:
        """The game, None until it has been set up."""
        return self.log.game

    @property
    def version(self) -> int:
        """The version of the log."""
        return self.log.version

    @property
    def acting(self) -> int | None:
        """The seat to act; None while there is no game or it is over."""
        return self.game.seat if self.game and self.row.status != "over" else None

    @property
    def is_idle(self) -> bool:
        """Whether nobody looks on and nothing is under way."""
        busy = self.audience.viewers or self.driver.is_driving or self._lock.locked()
        return not busy

    async def record(self) -> str:
        """The record so far; the seed is in it once the game is over.

        Waits a while for an engine that is still being loaded.
        """
        if self.game is None and self.row.status != "waiting":
            await self._setup.wait()
        return self.playing().record(reveal=self.row.status == "over")

    def playing(self) -> Game:
        """The game; refused while there is none."""
        if self.game is None:
            raise self._setup.refusal()
        return self.game

    # Viewers

    async def attach(self, viewer: Viewer, after: int | None) -> None:
        """Somebody looks on from now on; `after` is the version they have seen."""
        async with self._lock:
            if self.is_gone:
                viewer.restart()
                return
            self.used_at = self._services.clock.elapsed()
            came = viewer.guest not in self.audience.guests
            self.audience.add(viewer)
            if self.game is None and self.row.status != "waiting":
                self._setup.in_background()
            self._update()
            if after is None:
                self.audience.welcome(viewer, self._services.clock.now())
            else:
                self.sync(viewer, after)
            if came and presence.matters(self.row, viewer.guest):
                self.audience.broadcast_table(but=viewer)

    def detach(self, viewer: Viewer) -> None:
        """Somebody leaves."""
        self.audience.remove(viewer)
        self.used_at = self._services.clock.elapsed()
        if viewer.guest not in self.audience.guests:
            self._update()
            if presence.matters(self.row, viewer.guest):
                self.audience.broadcast_table()

    def sync(self, viewer: Viewer, after: int) -> None:
        """Send a viewer what came after a version."""
        self.audience.sync(viewer, after, self._services.clock.now())

    def close(self) -> None:
        """Stop whatever is under way; nothing changes the table any more."""
        self.is_gone = True
        self.countdown.stop()
        self.driver.stop()
        self._setup.stop()

    def drop(self) -> None:
        """Close a table that can't be sure of what is stored; its viewers connect again."""
        self.close()
        self.audience.restart()

    # Seats

    async def sit(self, guest: str, secret: str, name: str) -> None:
        """Take the open seat that a secret belongs to."""
        async with self._lock:
            seat = seating.taken(self.row, guest, secret, name)
            if seat is not None:
                self._services.check_open()
                await self._change_seat(seat)
                self.audience.broadcast_table()

    async def set_seat(self, guest: str, number: int, change: SeatChange) -> None:
        """Open a seat or give it to a bot; a person who had it is removed."""
        async with self._lock:
            levels = self._services.levels
            await self._change_seat(seating.changed(self.row, guest, number, change, levels))
            self.audience.broadcast_table()

    async def back(self, guest: str, number: int) -> None:
        """A person takes a seat back from the bot that played it."""
        async with self._lock:
            seat = seating.taken_back(self.row, guest, number)
            if seat is not None:
                await self._change_seat(seat)
                self.audience.broadcast_table()

    async def leave(self, guest: str, number: int | None) -> None:
        """A guest gives up one of their seats, or all of them, for good.

        A table that has not begun is removed with its last person.
        """
        async with self._lock:
            before = self.row
            after = seating.left(before, guest, number)
            if before.status == "over" or after == before:
                return
            storage = self._services.storage
            if before.status == "waiting":
                if all(seat.who != "person" for seat in after.seats):
                    await self._store(storage.delete(before))
                    self.drop()
                    return
                await self._store(storage.change_all(before, after))
            elif self.game is None and self._setup.is_damaged:
                # Nobody can play on.
                after = replace(after, status="over")
                await self._store(storage.change_all(before, after))
            else:
                await self._resign(guest, after)
            self.row = after
            self.used_at = self._services.clock.elapsed()
            self._update()
            self.audience.welcome_all(self._services.clock.now())

    async def _resign(self, guest: str, after: TableRow) -> None:
        """Store that the person of some seats leaves the game."""
        self.playing()
        leaves = [
            seat.seat
            for seat, was in zip(after.seats, self.row.seats, strict=True)
            if seat.who != was.who
        ]
        over = after.status == "over"
        now = self._services.clock.now()
        rows = self.log.resign(leaves, guest, now, over=over)
        await self._stored(self._services.storage.resign(self.row, after, rows))
        self.log.accept_resignation(rows)
        if over:
            logs.info("game-over", table=self.id[:6], moves=self.version)

    async def _change_seat(self, seat: SeatRow) -> None:
        await self._store(self._services.storage.change_seat(self.row, seat))
        self.row.seats[seat.seat - 1] = seat
        self._update()

    async def _store(self, change: Awaitable[bool]) -> None:
        """Store a change that compares first; refused if another process has changed the table.

        Then the table is dropped, to be built anew from what is stored.
        """
        if not await change:
            self.drop()
            raise ServerRefusal("server-stale")

    # Setting the game up

    async def start(self, guest: str) -> None:
        """Begin, if everybody is there."""
        async with self._lock:
            seating.check_host(self.row, guest)
            if self.row.status != "waiting":
                return
            if any(seat.who == "open" for seat in self.row.seats):
                raise ServerRefusal("server-open-seats")
            self._services.check_open()
            await self._store(self._services.storage.start(self.row))
            self.row.status = "playing"
        await self.begin()

    async def begin(self) -> None:
        """Set the game up, or rebuild it: now if that is possible, otherwise in the background."""
        if not (self._services.engine.compiled and await self.prepare()):
            self.audience.broadcast_table()
            self._setup.in_background()

    async def prepare(self) -> bool:
        """Have the game set up or rebuilt; False if that may succeed later."""
        async with self._lock:
            if self.game is not None or self.is_gone or self._setup.is_damaged:
                return True
            try:
                done = await self._setup.attempt()
            except Conflict:
                self.drop()
                return True
            if done:
                self._update()
                self.audience.welcome_all(self._services.clock.now())
            return done

    # Playing

    async def move(self, guest: str, move: Move) -> int:
        """Play an action of a guest; the version it has, now or when it was first sent."""
        async with self._lock:
            known = self.log.acknowledged(guest, move.id)
            if known is not None:
                return known
            self.playing()
            seating.check_move(self.row, guest, move, self.version, self.acting)
            await self._play(move.action, "person", guest, move.id)
            return self.version

    async def _play(
        self,
        action: str,
        author: messages.Author,
        guest: str | None = None,
        move_id: str | None = None,
    ) -> None:
        """Play an action: first on a copy, then into the log, then for all to see."""
        now = self._services.clock.now()
        played = self.log.play(action, author, guest, move_id, now)
        left = self.countdown.left
        await self._append(played.row, over=played.game.over, score=played.score)
        message = self.log.accept(played)
        if self.log.undoable is None:
            self._left_at.clear()
        elif left is not None:
            self._left_at[self.version] = left
        self.used_at = self._services.clock.elapsed()
        self._undo_until = self.used_at + self._services.settings.undo_pause
        if played.game.over:
            self.row.status = "over"
        self._update()
        self.audience.broadcast_moved(message)
        if played.game.over:
            self.audience.broadcast(messages.text(self.ended(played.game)))
            self.audience.broadcast_table()
            logs.info("game-over", table=self.id[:6], moves=self.version)

    async def take_back(self, guest: str, undo: Undo) -> int:
        """Take a guest's own last action back; the version this has, now or when first sent."""
        async with self._lock:
            known = self.log.acknowledged(guest, undo.id)
            if known is not None:
                return known
            self.playing()
            seating.check_take_back(self.row, guest, undo, self.version, self._undoable)
            taken_back = self.log.take_back(guest, undo.id, self._services.clock.now())
            await self._append(taken_back.row)
            left = self._left_after(guest, taken_back.undone)
            message = self.log.accept_take_back(taken_back)
            self._left = None if left is None else (self.version, left)
            self.used_at = self._services.clock.elapsed()
            self._update()
            self.audience.broadcast_moved(message)
            return self.version

    def _left_after(self, guest: str, undone: int) -> float | None:
        """The seconds for who takes an action back; None for as many as for any action.

        As many as they had left when they acted, without what they have used since: nobody gains
        time, however often they take back.
        """
        left = self._left_at.pop(undone, None)
        if left is None or self.row.pace is None:
            return None
        now = self.countdown.left
        used = self.row.pace - now if now is not None and self.is_to_act(guest) else 0.0
        return max(0.0, left - used)

    async def _append(
        self, row: LogRow, *, over: bool = False, score: ScoreRow | None = None
    ) -> None:
        storage = self._services.storage
        await self._stored(
            storage.finish(self.id, row, score) if over else storage.append(self.id, row)
        )

    async def _stored(self, write: Awaitable[None]) -> None:
        """Wait until rows of the log are stored; the table is dropped if that is not certain."""
        try:
            await write
        except Conflict:
            self.drop()
            raise ServerRefusal("server-stale") from None
        except Unavailable:
            # Not stored; and if it was after all, the next write is a conflict.
            raise
        except BaseException:
            # Stored or not: only the database knows.
            self.drop()
            raise

    def ended(self, game: Game) -> messages.Ended:
        """How the game ended."""
        path = f"/api/tables/{self.id}/record"
        return messages.Ended(self.row.seed, path, standings(game, self.log.resigned))

    def bot_to_act(self) -> tuple[Game, int, SeatRow] | None:
        """The game, its version and the seat, if a bot is to act and a person follows the game."""
        seat = presence.seat_to_act(self.row, self.acting)
        goes_on = presence.bot_plays_on(self.row, self.acting, self.audience.guests)
        return (self.playing(), self.version, seat) if seat and goes_on else None

    def time_to_undo(self, version: int) -> float:
        """The seconds that bots still wait for a person to take the last action back."""
        if self.version != version or self.log.undoable is None:
            return 0.0
        return self._undo_until - self._services.clock.elapsed()

    async def play_for_bot(self, version: int, action: str) -> None:
        """Play a bot's choice, if the game is still at that version and the bot's to play."""
        async with self._lock:
            # In the meantime a person may have taken the seat back.
            if self.version == version and presence.bot_acts(self.row, self.acting):
                person = seating.seat(self.row, self.acting or 0).who != "bot"
                await self._play(action, "clock" if person else "bot")

    def is_to_act(self, guest: str) -> bool:
        """Whether a guest is to act."""
        return presence.person_acts(self.row, self.acting, guest)

    def may_take_back(self, guest: str) -> bool:
        """Whether a guest may take the last action back."""
        return seating.may_take_back(self.row, guest, self._undoable)

    @property
    def _undoable(self) -> tuple[int, str] | None:
        return None if self.row.status == "over" else self.log.undoable

    # Reactions

    def react(self, guest: str, request: React) -> None:
        """Show everybody a player's reaction; refused if there are too many of them."""
        seating.check_reacts(self.row, guest, request.seat)
        if not self._reactions.take(guest):
            raise ServerRefusal("server-fast")
        reaction = messages.Reaction(request.seat, request.reaction)
        self.audience.broadcast(messages.text(reaction))

    # Time

    def _update(self) -> None:
        """See to the seat to act: wake a bot, or start, stop or keep a person's countdown."""
        if self.is_gone:
            return
        absence = self._services.settings.absence
        limit = presence.time_limit(self.row, self.acting, self.audience.guests, absence)
        if limit is not None and self._left is not None and self._left[0] == self.version:
            limit = min(limit, self._left[1])
        self.countdown.set(self.version, limit)
        self.driver.wake()

    def _on_expired(self, limit: tuple[int, float]) -> None:
        self._services.tasks.spawn(self.expire(limit))

    async def expire(self, limit: tuple[int, float]) -> None:
        """Let a bot play the seat whose time is up; before the start, make another the host."""
        async with self._lock:
            if not self.countdown.is_for(limit):
                # They acted or came back in the last moment.
                return
            self.countdown.stop()
            try:
                await self._replace_absent()
            except ServerRefusal:
                # Overtaken and dropped, or not stored: then the countdown begins anew.
                pass
            finally:
                self._update()
            self.audience.broadcast_table()

    async def _replace_absent(self) -> None:
        if self.row.status == "waiting":
            host = presence.successor(self.row, self.audience.guests)
            if host is not None:
                await self._store(self._services.storage.change_host(self.row, host))
                self.row.host = host
        elif (seat := presence.seat_to_act(self.row, self.acting)) is not None:
            await self._change_seat(replace(seat, away=True))

"""All tables in play: found by their id, rebuilt from their log on demand, put away when idle."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from diceminer import bots, fairness
from diceminer.ruleset import Rules
from diceminer.server import identity, logs, storage, telling
from diceminer.server.refusals import ServerRefusal
from diceminer.server.settings import shown
from diceminer.server.storage import SeatRow, Storage, TableRow, Unavailable
from diceminer.server.tables import Table
from diceminer.server.thinkers import Thinkers

if TYPE_CHECKING:
    from collections.abc import Coroutine

    from diceminer.server.engine import Engine
    from diceminer.server.messages import NewSeat, NewTable
    from diceminer.server.settings import Settings

_SWEEP: Final = 15.0


class Hall:
    """Where the tables stand."""

    def __init__(self, settings: Settings, store: Storage, engine: Engine) -> None:
        self.settings = settings
        self.storage = store
        self.engine = engine
        self.thinkers = Thinkers(settings.thinkers, settings.bot_limit)
        self.live: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._own = {shown(name): name for name in settings.own_bots}
        self.levels = [*bots.names(), *self._own]

    def open(self) -> None:
        """Begin to put idle tables away."""
        self.spawn(self._sweep())

    async def close(self) -> None:
        """Stop everything under way; what was told is stored already."""
        for table in list(self.live.values()):
            self.forget(table)
            table.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.thinkers.close()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Let something run by itself."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            logs.warning("task-failed", why=logs.why(error))

    def spawn_time_up(self, table: Table, timed: tuple[int, float]) -> None:
        """A person's time is up."""
        self.spawn(table.time_up(timed))

    # Bots

    def level(self, name: str | None) -> str:
        """A bot that may be chosen here; never a file that a stranger names."""
        if name is None:
            return self.settings.keeper
        if name not in self.levels:
            raise ServerRefusal("server-bot", name=name, names=", ".join(self.levels))
        return name

    def make_bot(self, name: str) -> Any:
        """The bot of a name that `level` let through."""
        return bots.make(self._own.get(name, name), seconds=self._seconds(name))

    def _seconds(self, name: str) -> float | None:
        # The journeyman is defined by its few simulations.
        return self.settings.bot_seconds if name == "master" else None

    # Tables

    async def table(self, table_id: str) -> Table:
        """A table by its id; refused if there is none."""
        table = self.live.get(table_id)
        if table is not None:
            table.touched = time.monotonic()
            return table
        if not identity.is_id(table_id):
            raise ServerRefusal("server-no-table")
        lock = self._loading.setdefault(table_id, asyncio.Lock())
        try:
            async with lock:
                if table_id in self.live:
                    return self.live[table_id]
                found = await self.storage.read(storage.load(table_id))
                if found is None:
                    raise ServerRefusal("server-no-table")
                return await self._seat(Table(self, *found))
        finally:
            if not lock.locked():
                self._loading.pop(table_id, None)

    async def _seat(self, table: Table) -> Table:
        """Put a table into the hall, with its game where that can be had at once."""
        self.live[table.id] = table
        if table.status != "waiting":
            await table.begin()
        return table

    def forget(self, table: Table) -> None:
        """A table is not in the hall any more."""
        if self.live.get(table.id) is table:
            del self.live[table.id]

    def check_open(self) -> None:
        """Refuse new tables and players while no game could begin or nothing could be stored."""
        if self.engine.failed:
            raise ServerRefusal("server-engine")
        if not self.storage.writable:
            raise Unavailable

    async def create(self, guest: str, name: str, wish: NewTable) -> Table:
        """A new table. It begins at once if nobody has to be waited for."""
        self.check_open()
        rules = Rules(**wish.rules.model_dump())
        if len(wish.seats) != rules.players:
            raise ServerRefusal("server-seats", have=len(wish.seats), need=rules.players)
        seats = [
            self._new_seat(number, seat, guest, name) for number, seat in enumerate(wish.seats, 1)
        ]
        row = self._new_row(guest, rules.text(), wish.pace, seats)
        most = self.settings.open_tables
        if not await self.storage.write(storage.add_table_within(row, most)):
            raise ServerRefusal("server-tables", most=most)
        return await self._seat(Table(self, row, []))

    def _new_row(self, host: str, rules: str, pace: int | None, seats: list[SeatRow]) -> TableRow:
        if len(self.live) >= self.settings.live_tables:
            raise ServerRefusal("server-busy")
        waiting = any(seat.who == "open" for seat in seats)
        return TableRow(
            id=identity.new_id(),
            host=host,
            rules=rules,
            pace=pace,
            seed=fairness.seed_text(None),
            status="waiting" if waiting else "playing",
            rematch=None,
            created=storage.now(),
            seats=seats,
        )

    def _new_seat(self, number: int, wish: NewSeat, guest: str, name: str) -> SeatRow:
        given = identity.clean_name(wish.name or "")
        if wish.who == "open":
            return SeatRow(number, "open", secret=identity.new_id())
        if wish.who == "bot":
            return SeatRow(number, "bot", name=given, bot=self.level(wish.bot))
        return SeatRow(
            number, "person", name=given or (name if wish.who == "me" else ""), guest=guest
        )

    async def rematch(self, table: Table, guest: str) -> Table:
        """The same players at another table; the same one, whoever asks."""
        if not table.seats_of(guest) and guest != table.row.host:
            raise ServerRefusal("server-not-yours")
        if table.status != "over":
            raise ServerRefusal("server-not-over")
        if table.row.rematch is None:
            self.check_open()
            seats = [replace(seat, secret=None, away=False) for seat in table.row.seats]
            row = self._new_row(table.row.host, table.row.rules, table.row.pace, seats)
            table.row.rematch = await self.storage.write(storage.rematch(table.id, row))
            told = telling.text({"t": "rematch", "id": table.row.rematch})
            for viewer in list(table.viewers):
                viewer.send(told)
        return await self.table(table.row.rematch)

    async def _sweep(self) -> None:
        """Put tables away that nobody has looked at for a while."""
        while True:
            await asyncio.sleep(min(_SWEEP, self.settings.idle))
            oldest = time.monotonic() - self.settings.idle
            for table in list(self.live.values()):
                if table.is_idle and table.touched < oldest:
                    self.forget(table)
                    table.close()

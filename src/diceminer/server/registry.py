"""The loaded tables: found by their id, built from their log on demand, put away when idle."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from diceminer import fairness
from diceminer.ruleset import Rules
from diceminer.server import identity, messages, seating
from diceminer.server.refusals import ServerRefusal
from diceminer.server.storage import Conflict, SeatRow, TableRow
from diceminer.server.table import Table

if TYPE_CHECKING:
    from diceminer.server.requests import NewSeat, NewTable
    from diceminer.server.services import Services

# Seconds between two looks for tables that nobody uses.
_SWEEP: Final = 15.0


class TableRegistry:
    """The loaded tables by their id."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Lock] = {}

    def open(self) -> None:
        """Begin to put idle tables away."""
        self._services.tasks.spawn(self._sweep())

    def close(self) -> None:
        """Close all tables; whatever was sent of them is stored."""
        for table in self._tables.values():
            table.close()
        self._tables.clear()

    @property
    def loaded(self) -> list[str]:
        """The ids of the tables that are loaded."""
        return [id_ for id_, table in self._tables.items() if not table.is_gone]

    def _loaded(self, table_id: str) -> Table | None:
        table = self._tables.get(table_id)
        return None if table is None or table.is_gone else table

    async def get(self, table_id: str) -> Table:
        """A table by its id; refused if there is none."""
        table = self._loaded(table_id)
        if table is not None:
            table.used_at = self._services.clock.elapsed()
            return table
        if not identity.is_id(table_id):
            raise ServerRefusal("server-no-table")
        lock = self._loading.setdefault(table_id, asyncio.Lock())
        try:
            async with lock:
                if table := self._loaded(table_id):
                    return table
                found = await self._services.storage.load(table_id)
                if found is None:
                    raise ServerRefusal("server-no-table")
                return await self._add(Table(self._services, *found))
        finally:
            if not lock.locked():
                self._loading.pop(table_id, None)

    async def _add(self, table: Table) -> Table:
        """Add a table, with its game if that can be set up at once."""
        self._tables[table.id] = table
        if table.row.status != "waiting":
            await table.begin()
        return table

    async def create(self, guest: str, name: str, wish: NewTable) -> Table:
        """Make a new table. It begins at once if nobody has to be waited for."""
        self._services.check_open()
        rules = Rules(**wish.rules.model_dump())
        if len(wish.seats) != rules.players:
            raise ServerRefusal("server-seats", have=len(wish.seats), need=rules.players)
        seats = [
            self._new_seat(number, seat, guest, name) for number, seat in enumerate(wish.seats, 1)
        ]
        row = self._new_row(guest, rules.text(), wish.pace, seats)
        most = self._services.settings.open_tables
        if oldest := await self._services.storage.add_table(row, most):
            raise ServerRefusal("server-tables", most=most, oldest=oldest)
        return await self._add(Table(self._services, row, []))

    def _new_row(self, host: str, rules: str, pace: int | None, seats: list[SeatRow]) -> TableRow:
        if len(self._tables) >= self._services.settings.live_tables:
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
            created=self._services.clock.now(),
            seats=seats,
        )

    def _new_seat(self, number: int, wish: NewSeat, guest: str, name: str) -> SeatRow:
        given = identity.clean_name(wish.name or "")
        if wish.who == "open":
            return SeatRow(number, "open", secret=identity.new_id())
        if wish.who == "bot":
            return SeatRow(number, "bot", name=given, bot=self._services.levels.check(wish.bot))
        return SeatRow(
            number, "person", name=given or (name if wish.who == "me" else ""), guest=guest
        )

    async def rematch(self, table: Table, guest: str) -> Table:
        """The same players at another table; the same one, whoever asks.

        The seats of others who have left are open there, and somebody else may be invited.
        """
        seating.check_belongs(table.row, guest)
        if table.row.status != "over":
            raise ServerRefusal("server-not-over")
        if table.row.rematch is None:
            self._services.check_open()
            seats = seating.again(table.row, guest)
            row = self._new_row(table.row.host, table.row.rules, table.row.pace, seats)
            try:
                table.row.rematch = await self._services.storage.add_rematch(table.id, row)
            except Conflict:
                table.drop()
                raise ServerRefusal("server-stale") from None
            asked = next(iter(seating.seats_of(table.row, guest)), None)
            table.audience.broadcast(messages.text(messages.Rematch(table.row.rematch, asked)))
        return await self.get(table.row.rematch)

    async def _sweep(self) -> None:
        """Put tables away that nobody has used for a while."""
        while True:
            await asyncio.sleep(min(_SWEEP, self._services.settings.idle))
            oldest = self._services.clock.elapsed() - self._services.settings.idle
            for table in list(self._tables.values()):
                if table.is_gone or (table.is_idle and table.used_at < oldest):
                    table.close()
                    # Another may be loaded in its place.
                    if self._tables.get(table.id) is table:
                        del self._tables[table.id]

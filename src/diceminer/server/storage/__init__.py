"""Storage: tables, their logs and guests in a database, written before a change is broadcast.

What a method that writes has returned survives a killed process and, by the settings in `sqlite` or
those of a PostgreSQL server, a power cut. The primary key (table, version) of the log decides every
race.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from functools import partial
from typing import Self, TypeVar

import sqlalchemy as sa
from sqlalchemy import exc

from diceminer.server import logs
from diceminer.server.refusals import StartRefusal
from diceminer.server.storage import postgres, queries, sqlite
from diceminer.server.storage.address import parse
from diceminer.server.storage.migrating import location, migrate
from diceminer.server.storage.queries import Conflict
from diceminer.server.storage.rows import (
    GuestRow,
    Kind,
    Listed,
    LogRow,
    ScoreRow,
    SeatRow,
    TableRow,
)
from diceminer.server.storage.writer import WRITES, Append, Unavailable, Writer, is_down

__all__ = [
    "Conflict",
    "GuestRow",
    "Kind",
    "Listed",
    "LogRow",
    "ScoreRow",
    "SeatRow",
    "Storage",
    "TableRow",
    "Unavailable",
]

Result = TypeVar("Result")


class Storage:
    """The database. Reads run in a few threads, writes in one.

    Methods that write raise `Unavailable` if the database can't be written now, methods that read
    if it can't be read. `lock_wait`: the seconds that a transaction waits for a lock that another
    process holds. A SQLite file is for one server at a time, unless it is `shared`.
    """

    def __init__(self, url: str, lock_wait: float = 5.0, *, shared: bool = False) -> None:
        address = parse(url)
        is_sqlite = address.get_backend_name() == "sqlite"
        options = {} if is_sqlite else postgres.options(lock_wait)
        # An error's text would otherwise hold names, ids and secrets, and errors are logged.
        self.database = sa.create_engine(address, hide_parameters=True, **options)
        if is_sqlite:
            sqlite.configure(self.database, lock_wait)
        writing = self.database.execution_options(**{WRITES: True})
        self._file = sqlite.file_of(self.database.url)
        self._lock = sqlite.lock_for(self._file) if self._file and not shared else None
        self._writer = Writer(writing)
        self._readers = ThreadPoolExecutor(2, "reader")
        self._unreadable_at = float("-inf")

    def open(self) -> None:
        """Bring the database up to date and begin to write; refused if it can't be used."""
        where = location(self.database)
        try:
            if self._lock and not self._lock.acquire():
                raise StartRefusal("cli-serve-locked", path=where)
            if self._file:
                sqlite.make_private(self._file)
            migrate(self.database.execution_options(**{WRITES: True}))
        except (exc.DBAPIError, OSError) as error:
            self._release()
            detail = str(error.orig) if isinstance(error, exc.DBAPIError) else error.strerror
            raise StartRefusal("cli-serve-database", path=where, detail=detail or "") from error
        except BaseException:
            self._release()
            raise
        self._writer.start()

    def close(self) -> None:
        """Write all that is waiting, then stop."""
        written = self._writer.stop()
        self._readers.shutdown()
        if written:
            # As long as something is being written, no other process may have the database.
            self._release()

    @contextmanager
    def held(self) -> Iterator[Self]:
        """Open for as long as it is needed."""
        self.open()
        try:
            yield self
        finally:
            self.close()

    @property
    def location(self) -> str:
        """Where the database is, for messages."""
        return location(self.database)

    def _release(self) -> None:
        self.database.dispose()
        if self._lock:
            self._lock.release()

    @property
    def writable(self) -> bool:
        """Whether the last write did not find the database locked, full or out of reach."""
        return self._writer.writable

    async def check(self) -> bool:
        """Whether the database can be written; tries it if the last write was a while ago."""
        return await self._writer.check()

    # Tables

    async def add_table(self, row: TableRow, most: int) -> str | None:
        """Store a new table, unless its host has `most` open ones: then the id of the oldest."""
        return await self._writer.write(partial(queries.add_table_within, row=row, most=most))

    async def add_rematch(self, old: str, row: TableRow) -> str:
        """Store the rematch of a table that is over; the id of the one it has, this or an earlier.

        Raises `Conflict` if the table is not stored as over.
        """
        return await self._writer.write(partial(queries.add_rematch, old=old, row=row))

    async def change_seat(self, table: TableRow, seat: SeatRow) -> bool:
        """Store how a seat is now; False if the table is no longer stored as `table` says."""
        return await self._writer.write(partial(queries.change_seat, table=table, seat=seat))

    async def start(self, table: TableRow) -> bool:
        """Store that a table's game begins; False if it is no longer stored as `table` says."""
        return await self._writer.write(
            partial(queries.change_table, table=table, status="playing")
        )

    async def change_host(self, table: TableRow, host: str) -> bool:
        """Store another host of a table; False if it is no longer stored as `table` says."""
        return await self._writer.write(partial(queries.change_table, table=table, host=host))

    async def change_all(self, table: TableRow, new: TableRow) -> bool:
        """Store another host, status and seats; False if it is no longer stored as `table` says."""
        return await self._writer.write(partial(queries.change_all, table=table, new=new))

    async def delete(self, table: TableRow) -> bool:
        """Remove a table that never began; False if it is no longer stored as `table` says."""
        return await self._writer.write(partial(queries.delete_table, table=table))

    async def load(self, table_id: str) -> tuple[TableRow, list[LogRow]] | None:
        """A table and its log; None if there is none."""
        return await self._read(partial(queries.load, table_id=table_id))

    async def tables_of(self, guest: str) -> list[Listed]:
        """The tables that a guest plays at or hosts: those in play, then the last finished."""
        return await self._read(partial(queries.tables_of, guest=guest))

    async def hide(self, table_id: str, guest: str) -> None:
        """Remove a table from a guest's list; the table itself stays as it is."""
        with suppress(Conflict):
            await self._writer.write(partial(queries.hide, table_id=table_id, guest=guest))

    # The log

    async def append(self, table_id: str, row: LogRow) -> None:
        """Store a row of a table's log; raises `Conflict` if it has such a version or move id."""
        await self._writer.write(Append(queries.log_values(table_id, row)))

    async def finish(self, table_id: str, row: LogRow, score: ScoreRow | None) -> None:
        """Store the last row of a game, that it is over, and the score of a solo game.

        Raises `Conflict` as `append` does, or if the game is not in play.
        """
        await self._writer.write(partial(queries.finish, table_id=table_id, row=row, score=score))

    async def resign(self, table: TableRow, new: TableRow, rows: Sequence[LogRow]) -> None:
        """Store that persons have left a game: rows of its log, and the table as it is then.

        Raises `Conflict` as `append` does, or if it is no longer stored as `table` says.
        """
        await self._writer.write(partial(queries.resign, table=table, new=new, rows=rows))

    # Guests

    async def guest(self, guest_id: str) -> GuestRow:
        """The name and language of a guest."""
        return await self._read(partial(queries.guest, guest_id=guest_id))

    async def change_guest(self, guest_id: str, at: int, **values: str) -> None:
        """Store another name or language of a guest; `at` is when a new one is created."""
        await self._writer.write(
            partial(queries.change_guest, guest_id=guest_id, at=at, values=values)
        )

    async def best_scores(self, guest_id: str) -> list[ScoreRow]:
        """A guest's best solo games for each number of magic dice."""
        return await self._read(partial(queries.best_scores, guest_id=guest_id))

    async def _read(self, query: Callable[[sa.Connection], Result]) -> Result:
        asked = time.monotonic()

        def run() -> Result:
            if self._unreadable_at > asked:
                # Another read has timed out on the lock since: this one would, too.
                raise Unavailable
            try:
                with self.database.connect() as connection:
                    return query(connection)
            except Exception as error:
                if not is_down(error):
                    raise
                self._unreadable_at = time.monotonic()
                logs.failure("read-failed")
                raise Unavailable from None

        return await asyncio.get_running_loop().run_in_executor(self._readers, run)

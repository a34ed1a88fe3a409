"""The writer: one thread that puts all writes that are waiting into one transaction.

So many tables share the cost of a durable write. A database that is locked, full or out of reach
fails all that is waiting at once, with `Unavailable`; the writer then tries a small write every
second until it succeeds.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, TypeAlias, TypeVar

from sqlalchemy import exc

from diceminer.server import logs
from diceminer.server.refusals import ServerRefusal
from diceminer.server.storage import queries
from diceminer.server.storage.queries import Conflict

if TYPE_CHECKING:
    import sqlalchemy as sa

# The execution option of connections that write.
WRITES: Final = "diceminer_writes"
_BATCH: Final = 256
# Seconds between two attempts to write while the database can't be written.
_PROBE_EVERY: Final = 1.0
# Seconds for which the outcome of the last write counts as the database's state.
_FRESH: Final = 5.0
# Seconds that a stopping server waits for what is being written.
_LAST_WRITES: Final = 10.0
# SQLite's result codes that say that nothing can be done now, whatever the statement.
_DOWN: Final = frozenset(
    (
        *(sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_PROTOCOL),
        *(sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_NOMEM),
        *(sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM),
    )
)

Result = TypeVar("Result")
Work: TypeAlias = "Callable[[sa.Connection], Any]"
_Job: TypeAlias = "tuple[Work, asyncio.Future[Any]]"


class Unavailable(ServerRefusal):
    """The database is locked, full or out of reach: nothing was stored, and later it may be."""

    def __init__(self) -> None:
        super().__init__("server-storage")


@dataclass(frozen=True)
class Append:
    """Append a row to a log. All that are queued are inserted by one statement."""

    values: dict[str, Any]

    def __call__(self, connection: sa.Connection) -> None:
        """Append it by itself."""
        queries.append(connection, [self.values])


class Writer:
    """A thread that writes, and knows whether the database can be written."""

    def __init__(self, database: sa.Engine) -> None:
        self._database = database
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._writable = True
        self._written_at = float("-inf")

    def start(self) -> None:
        """Begin to write."""
        self._thread.start()

    def stop(self) -> bool:
        """Write all that is waiting, then stop; False if that takes too long."""
        if self._thread.is_alive():
            self._jobs.put(None)
            self._thread.join(_LAST_WRITES)
        return not self._thread.is_alive()

    @property
    def writable(self) -> bool:
        """Whether the last write did not find the database locked, full or out of reach."""
        return self._writable

    async def check(self) -> bool:
        """Whether the database can be written; tries it if the last write was a while ago."""
        if self._writable and time.monotonic() > self._written_at + _FRESH:
            with suppress(Unavailable):
                await self.write(queries.probe)
        return self._writable

    async def write(self, work: Callable[[sa.Connection], Result]) -> Result:
        """Do some work in a transaction; it is stored for good when this returns.

        Raises `Conflict` if a row with such a key is stored already, and `Unavailable` if the
        database can't be written now.
        """
        done: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self._jobs.put((work, done))
        # A caller that is cancelled does not cancel the write.
        return await done

    def _run(self) -> None:
        running = True
        while running:
            batch = self._next_batch()
            jobs = [job for job in batch if job is not None]
            results = self._do([work for work, _ in jobs]) if jobs else []
            if not batch:
                self._do([queries.probe])
            if not self._writable:
                # Jobs that were queued while this waited for a lock fail with it.
                late = self._queued()
                batch += late
                jobs += [job for job in late if job is not None]
                results = [Unavailable() for _ in jobs]
            running = None not in batch
            done = [(future, result) for (_, future), result in zip(jobs, results, strict=True)]
            if done:
                with suppress(RuntimeError):
                    # Once for all: every call from another thread wakes the loop up.
                    done[0][0].get_loop().call_soon_threadsafe(_resolve, done)

    def _next_batch(self) -> list[_Job | None]:
        """The jobs to do next; none when it is time for another attempt to write."""
        try:
            first = self._jobs.get(timeout=None if self._writable else _PROBE_EVERY)
        except queue.Empty:
            return []
        return [first, *self._queued(_BATCH - 1)]

    def _queued(self, most: int | None = None) -> list[_Job | None]:
        """What is in the queue now."""
        found: list[_Job | None] = []
        with suppress(queue.Empty):
            while most is None or len(found) < most:
                found.append(self._jobs.get_nowait())
        return found

    def _do(self, works: Sequence[Work]) -> list[Any]:
        """Do several works in one transaction: the result of each, or its exception.

        If the database is down none of them is done.
        """
        try:
            try:
                results = self._all(works)
            except Exception as error:
                if is_down(error):
                    raise
                results = self._each(works)
        except Exception as error:
            if not is_down(error):
                return [error for _ in works]
            if self._writable:
                logs.failure("storage-failed")
            self._writable = False
            return [Unavailable() for _ in works]
        if not self._writable:
            logs.info("storage-recovered")
        self._writable, self._written_at = True, time.monotonic()
        return results

    def _all(self, works: Sequence[Work]) -> list[Any]:
        """Do all works, or none if one of them fails."""
        # No other queued job depends on a queued row of a log.
        rows = [work.values for work in works if isinstance(work, Append)]
        with self._database.begin() as connection:
            if rows:
                queries.append(connection, rows)
            return [None if isinstance(work, Append) else work(connection) for work in works]

    def _each(self, works: Sequence[Work]) -> list[Any]:
        """Do each work within a savepoint: those that fail don't keep the others from it."""
        results: list[Any] = []
        with self._database.begin() as connection:
            for work in works:
                try:
                    with connection.begin_nested():
                        results.append(work(connection))
                except Exception as error:
                    if is_down(error):
                        raise
                    results.append(Conflict() if isinstance(error, exc.IntegrityError) else error)
        return results


def is_down(error: Exception) -> bool:
    """Whether an error says that the database can't be used now at all, whatever the statement."""
    if not isinstance(error, exc.DBAPIError):
        return isinstance(error, exc.TimeoutError)
    if isinstance(error.orig, sqlite3.Error):
        # Extended codes have the primary one in their lowest byte.
        return getattr(error.orig, "sqlite_errorcode", 0) & 0xFF in _DOWN
    # What other drivers raise for lost connections, locks and full disks, not for mistakes.
    return error.connection_invalidated or isinstance(error, exc.OperationalError)


def _resolve(done: list[tuple[asyncio.Future[Any], Any]]) -> None:
    for future, result in done:
        if future.cancelled():
            continue
        if isinstance(result, Exception):
            future.set_exception(result)
        else:
            future.set_result(result)

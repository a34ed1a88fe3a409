"""What only SQLite needs: its settings, who may read the file, and the lock beside it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy import event, exc

from diceminer.server.locks import FileLock
from diceminer.server.storage.writer import WRITES


def configure(database: sa.Engine, lock_wait: float) -> None:
    """Make a SQLite database durable, and let readers read while the writer writes.

    The write-ahead log allows concurrent readers; `synchronous=FULL` syncs it before a transaction
    commits, and many jobs share a transaction. A checkpoint blocks everybody, so it is made every
    32 MB instead of every 4 MB.

    Python's module would begin a transaction only at the first change. Begun explicitly, a read
    sees one snapshot, savepoints are part of a transaction, and a transaction that writes waits for
    the lock once, before anything is done.
    """

    def connected(connection: Any, _record: object) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in (
            # First: setting the others may have to wait for a lock already.
            f"busy_timeout={round(1000 * lock_wait)}",
            "journal_mode=WAL",
            "synchronous=FULL",
            "foreign_keys=ON",
            "wal_autocheckpoint=8000",
        ):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    def begun(connection: sa.Connection) -> None:
        writes = connection.get_execution_options().get(WRITES)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    event.listen(database, "connect", connected)
    event.listen(database, "begin", begun)


@contextmanager
def free_to_alter(database: sa.Engine) -> Iterator[sa.Connection]:
    """A transaction in which tables can be altered, in SQLite or any other database.

    SQLite alters a table by creating another in its place, which foreign keys would forbid; they
    are checked at the end instead.
    """
    with database.connect() as connection:
        is_sqlite = database.dialect.name == "sqlite"
        if is_sqlite:
            _execute(connection, "PRAGMA foreign_keys=OFF")
        try:
            with connection.begin():
                yield connection
                if is_sqlite and connection.exec_driver_sql("PRAGMA foreign_key_check").first():
                    raise exc.IntegrityError("foreign keys", None, ValueError("a lost row"))
        finally:
            if is_sqlite:
                _execute(connection, "PRAGMA foreign_keys=ON")


def _execute(connection: sa.Connection, statement: str) -> None:
    """Execute a statement outside of any transaction."""
    driver: Any = connection.connection.driver_connection
    driver.execute(statement)


def file_of(url: sa.URL) -> Path | None:
    """The file of a SQLite database, whatever links lead to it; None for other databases."""
    if url.get_backend_name() != "sqlite" or url.database in (None, "", ":memory:"):
        return None
    return Path(url.database or "").resolve()


def lock_for(file: Path) -> FileLock:
    """The lock that keeps other servers from a database file."""
    return FileLock(file.with_name(f"{file.name}.lock"))


def make_private(file: Path) -> None:
    """Make a file readable for its owner alone: seeds and the secrets of seats will be in it."""
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))

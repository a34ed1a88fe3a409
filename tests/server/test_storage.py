"""The log: what is written stays, one transaction for many, and no version twice."""

from __future__ import annotations

import asyncio
import io
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy import event

from diceminer.server.storage import Conflict, LogRow, SeatRow, Storage, TableRow, Unavailable
from diceminer.server.storage.database_schema import METADATA
from diceminer.server.storage.migrating import MIGRATIONS, migrate
from tests.server.running import locked

TABLE = TableRow("t" * 22, "h" * 22, "1", None, "seed", "playing", None, 0, [SeatRow(1, "open")])


def row(version: int, move_id: str | None = None) -> LogRow:
    return LogRow(version, "action", 1, "take a1", "T1 T2", "person", "g" * 22, move_id, 2, 5)


@asynccontextmanager
async def opened(folder: Path, lock_wait: float = 5.0) -> AsyncIterator[Storage]:
    store = Storage(f"sqlite:///{folder / 'x.sqlite3'}", lock_wait)
    store.open()
    try:
        yield store
    finally:
        store.close()


async def test_what_is_written_is_there_again(tmp_path: Path) -> None:
    seats = [SeatRow(1, "person", "Ada", guest="g" * 22), SeatRow(2, "open", secret="s" * 22)]
    table = replace(TABLE, seats=seats, pace=30)
    async with opened(tmp_path) as store:
        assert await store.add_table(table, 1) is None
        for version in range(3):
            await store.append(table.id, row(version))
    async with opened(tmp_path) as store:
        assert await store.load(table.id) == (table, [row(n) for n in range(3)])
        assert await store.load("x" * 22) is None


async def test_no_version_and_no_id_twice(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        assert await store.add_table(TABLE, 1) is None
        await store.append(TABLE.id, row(0, "a"))
        with pytest.raises(Conflict):
            await store.append(TABLE.id, row(0, "b"))
        with pytest.raises(Conflict):
            await store.append(TABLE.id, row(1, "a"))
        found = await store.load(TABLE.id)
        assert found
        assert found[1] == [row(0, "a")]


async def test_one_that_fails_takes_none_of_the_others_with_it(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        assert await store.add_table(TABLE, 1) is None
        writes = [store.append(TABLE.id, row(version)) for version in (0, 1, 1, 2)]
        wrong = store.change_guest("g" * 22, 0, no_such_column="x")
        answers = await asyncio.gather(*writes[:2], wrong, *writes[2:], return_exceptions=True)
        kinds = [type(answer).__name__ for answer in answers]
        assert kinds == ["NoneType", "NoneType", "CompileError", "Conflict", "NoneType"]
        found = await store.load(TABLE.id)
        assert found
        assert [row.version for row in found[1]] == [0, 1, 2]


def failures_of(store: Storage) -> list[BaseException]:
    """Every error that the database answers with from now on."""
    seen: list[BaseException] = []
    event.listen(
        store.database, "handle_error", lambda context: seen.append(context.original_exception)
    )
    return seen


def many(store: Storage, number: int) -> asyncio.Future[list[Any]]:
    writes = (store.change_guest(f"{n:022}", 0, name="Ada") for n in range(number))
    return asyncio.gather(*writes, return_exceptions=True)


async def writable(store: Storage) -> None:
    """Wait until the storage has found out by itself that it can write."""
    until = time.monotonic() + 60
    while not store.writable:
        assert time.monotonic() < until
        await asyncio.sleep(0.02)


async def test_a_lock_is_waited_for_once_by_all_that_is_queued(tmp_path: Path) -> None:
    async with opened(tmp_path, lock_wait=0.3) as store:
        with locked(tmp_path / "x.sqlite3"):
            seen = failures_of(store)
            # More than one batch takes.
            answers = await many(store, 700)
            assert {type(answer) for answer in answers} == {Unavailable}
            waited = [str(error) for error in seen]
            assert set(waited) == {"database is locked"}
            assert len(waited) <= 3, "once, not for every write"
            assert not store.writable
            assert not await store.check()
        await writable(store)
        assert await many(store, 700) == [None] * 700


async def test_a_lock_that_ends_in_time_is_not_noticed(tmp_path: Path) -> None:
    async with opened(tmp_path, lock_wait=60.0) as store:
        with locked(tmp_path / "x.sqlite3"):
            writing = asyncio.ensure_future(many(store, 5))
            done, _ = await asyncio.wait({writing}, timeout=0.2)
            assert not done
        assert await writing == [None] * 5
        assert store.writable


async def test_a_full_disk_fails_all_at_once_and_is_noticed_when_it_is_not(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        # No page of the file is free: anything new needs another.
        with sqlite3.connect(tmp_path / "x.sqlite3", isolation_level=None) as database:
            database.execute("VACUUM")
        database.close()
        pages = 1

        def limit(connection: sa.Connection) -> None:
            # SQLite refuses to grow beyond this, as on a disk that has no room for more.
            connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")

        event.listen(store.database, "begin", limit)
        seen = failures_of(store)
        answers = await many(store, 300)
        assert {type(answer) for answer in answers} == {Unavailable}
        assert {str(error) for error in seen} == {"database or disk is full"}
        assert len(seen) <= 3
        pages = 2**30
        await writable(store)
        assert await many(store, 300) == [None] * 300


async def test_a_conflict_under_many_is_found_in_one_more_transaction(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        assert await store.add_table(TABLE, 1) is None
        begun: list[sa.Connection] = []
        with locked(tmp_path / "x.sqlite3"):
            # While the writer waits for the lock, all the others gather in the queue.
            first = asyncio.ensure_future(store.change_guest("g" * 22, 0, name="Ada"))
            await asyncio.sleep(0)
            versions = [0, *range(100)]
            rest = [asyncio.ensure_future(store.append(TABLE.id, row(n))) for n in versions]
            await asyncio.sleep(0)
            event.listen(store.database, "begin", begun.append)
        answers = await asyncio.gather(first, *rest, return_exceptions=True)
        assert [type(answer) for answer in answers].count(Conflict) == 1
        assert answers.count(None) == 101
        assert len(begun) <= 4
        found = await store.load(TABLE.id)
        assert found
        assert len(found[1]) == 100


async def test_reads_that_wait_for_a_lock_in_vain_fail_at_once(tmp_path: Path) -> None:
    async with opened(tmp_path, lock_wait=0.3) as store:
        assert await store.add_table(TABLE, 1) is None
        store.database.dispose()
        with locked(tmp_path / "x.sqlite3", for_readers=True):
            seen = failures_of(store)
            answers = await asyncio.gather(
                *(store.load(TABLE.id) for _ in range(100)), return_exceptions=True
            )
            assert {type(answer) for answer in answers} == {Unavailable}
            assert len(seen) <= 2, "one for each of the readers"
        assert await store.load(TABLE.id) is not None


async def test_a_change_of_a_table_that_is_not_as_known_is_not_stored(tmp_path: Path) -> None:
    sits = SeatRow(2, "person", "Bo", guest="b" * 22, secret="s" * 22)
    seats = [SeatRow(1, "person", "Ada", guest="h" * 22), SeatRow(2, "open", secret="s" * 22)]
    known = replace(TABLE, status="waiting", seats=seats)
    seated = replace(known, seats=[seats[0], sits])
    async with opened(tmp_path) as store:
        assert await store.add_table(known, 1) is None
        assert not await store.change_seat(replace(known, host="x" * 22), sits)
        assert not await store.change_seat(replace(known, status="playing"), sits)
        assert not await store.start(seated), "nobody has sat down yet"
        assert await store.change_seat(known, sits)
        assert not await store.change_seat(known, sits), "not an open seat any more"
        assert not await store.change_host(known, "b" * 22)
        assert not await store.start(known)
        assert await store.change_host(seated, "b" * 22)
        assert not await store.change_host(seated, "h" * 22), "once"
        succeeded = replace(seated, host="b" * 22)
        assert await store.start(succeeded)
        assert not await store.start(succeeded), "once"
        assert not await store.change_host(succeeded, "h" * 22), "never after the start"
        found = await store.load(TABLE.id)
        assert found
        assert found[0] == replace(succeeded, status="playing")


async def test_a_game_is_over_once(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        assert await store.add_table(TABLE, 1) is None
        await store.finish(TABLE.id, row(0), None)
        with pytest.raises(Conflict):
            await store.finish(TABLE.id, row(1), None)
        found = await store.load(TABLE.id)
        assert found
        assert [row.version for row in found[1]] == [0]


async def test_who_stops_waiting_does_not_stop_the_write(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        waiting = asyncio.create_task(store.add_table(TABLE, 1))
        await asyncio.sleep(0)
        waiting.cancel()
        await store.change_guest("g" * 22, 0, name="Ada")
        assert await store.load(TABLE.id)


def test_the_migrations_lead_to_what_the_code_expects(tmp_path: Path) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    database = sa.create_engine(f"sqlite:///{tmp_path / 'x.sqlite3'}")
    migrate(database)
    migrate(database)
    with database.connect() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, METADATA) == []
    database.dispose()


def test_writes_are_as_safe_as_sqlite_can_make_them(tmp_path: Path) -> None:
    store = Storage(f"sqlite:///{tmp_path / 'x.sqlite3'}")
    with store.database.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
        assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1
    store.close()


def test_all_that_is_asked_of_the_database_postgresql_understands_too() -> None:
    from sqlalchemy.dialects import postgresql
    from sqlalchemy.schema import CreateTable

    dialect = postgresql.dialect()  # type: ignore[no-untyped-call]
    for table in METADATA.sorted_tables:
        assert "CREATE TABLE" in str(CreateTable(table).compile(dialect=dialect))


def test_the_migrations_can_be_written_for_postgresql() -> None:
    from alembic.config import Config
    from alembic.runtime.environment import EnvironmentContext
    from alembic.script import ScriptDirectory

    config, written = Config(), io.StringIO()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("path_separator", "os")
    script = ScriptDirectory.from_config(config)
    steps = EnvironmentContext(
        config, script, fn=lambda done, _: script._upgrade_revs("head", done), as_sql=True
    )
    with steps:
        steps.configure(dialect_name="postgresql", output_buffer=written)
        steps.run_migrations()
    sql = written.getvalue()
    for step in (
        "ALTER TABLE moves RENAME TO log",
        "ALTER TABLE log RENAME done_by TO author",
        "ALTER TABLE log ADD COLUMN kind VARCHAR(16) DEFAULT 'action' NOT NULL",
        "ALTER TABLE tables ALTER COLUMN status TYPE VARCHAR(16)",
        "ALTER TABLE seats ALTER COLUMN who TYPE VARCHAR(16)",
        "ALTER TABLE log ADD COLUMN standing VARCHAR(40)",
    ):
        assert step in sql, step

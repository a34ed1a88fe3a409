"""The log: what is written stays, one transaction for many, and no version twice."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy import event

from diceminer.server.refusals import StartRefusal
from diceminer.server.storage import Conflict, LogRow, SeatRow, Storage, TableRow, Unavailable
from diceminer.server.storage.database_schema import METADATA
from diceminer.server.storage.migrating import migrate
from tests.server.postgres import Cluster
from tests.server.running import locked

TABLE = TableRow("t" * 22, "h" * 22, "1", None, "seed", "playing", None, 0, [SeatRow(1, "open")])


def row(version: int, move_id: str | None = None) -> LogRow:
    return LogRow(version, "action", 1, "take a1", "T1 T2", "person", "g" * 22, move_id, 2, 5)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Where the database is in tests that are about SQLite's own locks and limits."""
    return tmp_path / "x.sqlite3"


@asynccontextmanager
async def opened(database: str | Path, lock_wait: float = 5.0) -> AsyncIterator[Storage]:
    url = f"sqlite:///{database}" if isinstance(database, Path) else database
    store = Storage(url, lock_wait)
    store.open()
    try:
        yield store
    finally:
        store.close()


async def test_what_is_written_is_there_again(database: str) -> None:
    seats = [SeatRow(1, "person", "Ada", guest="g" * 22), SeatRow(2, "open", secret="s" * 22)]
    table = replace(TABLE, seats=seats, pace=30)
    async with opened(database) as store:
        assert await store.add_table(table, 1) is None
        for version in range(3):
            await store.append(table.id, row(version))
    async with opened(database) as store:
        assert await store.load(table.id) == (table, [row(n) for n in range(3)])
        assert await store.load("x" * 22) is None


async def test_no_version_and_no_id_twice(database: str) -> None:
    async with opened(database) as store:
        assert await store.add_table(TABLE, 1) is None
        await store.append(TABLE.id, row(0, "a"))
        with pytest.raises(Conflict):
            await store.append(TABLE.id, row(0, "b"))
        with pytest.raises(Conflict):
            await store.append(TABLE.id, row(1, "a"))
        found = await store.load(TABLE.id)
        assert found
        assert found[1] == [row(0, "a")]


async def test_one_that_fails_takes_none_of_the_others_with_it(database: str) -> None:
    async with opened(database) as store:
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


async def test_a_lock_is_waited_for_once_by_all_that_is_queued(file: Path) -> None:
    async with opened(file, lock_wait=0.3) as store:
        with locked(file):
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


async def test_a_lock_that_ends_in_time_is_not_noticed(file: Path) -> None:
    async with opened(file, lock_wait=60.0) as store:
        with locked(file):
            writing = asyncio.ensure_future(many(store, 5))
            done, _ = await asyncio.wait({writing}, timeout=0.2)
            assert not done
        assert await writing == [None] * 5
        assert store.writable


async def test_a_full_disk_fails_all_at_once_and_is_noticed_when_it_is_not(file: Path) -> None:
    async with opened(file) as store:
        # No page of the file is free: anything new needs another.
        with sqlite3.connect(file, isolation_level=None) as database:
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


async def test_a_conflict_under_many_is_found_in_one_more_transaction(file: Path) -> None:
    async with opened(file) as store:
        assert await store.add_table(TABLE, 1) is None
        begun: list[sa.Connection] = []
        with locked(file):
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


async def test_reads_that_wait_for_a_lock_in_vain_fail_at_once(file: Path) -> None:
    async with opened(file, lock_wait=0.3) as store:
        assert await store.add_table(TABLE, 1) is None
        store.database.dispose()
        with locked(file, for_readers=True):
            seen = failures_of(store)
            answers = await asyncio.gather(
                *(store.load(TABLE.id) for _ in range(100)), return_exceptions=True
            )
            assert {type(answer) for answer in answers} == {Unavailable}
            assert len(seen) <= 2, "one for each of the readers"
        assert await store.load(TABLE.id) is not None


async def test_a_change_of_a_table_that_is_not_as_known_is_not_stored(database: str) -> None:
    sits = SeatRow(2, "person", "Bo", guest="b" * 22, secret="s" * 22)
    seats = [SeatRow(1, "person", "Ada", guest="h" * 22), SeatRow(2, "open", secret="s" * 22)]
    known = replace(TABLE, status="waiting", seats=seats)
    seated = replace(known, seats=[seats[0], sits])
    async with opened(database) as store:
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


async def test_a_game_is_over_once(database: str) -> None:
    async with opened(database) as store:
        assert await store.add_table(TABLE, 1) is None
        await store.finish(TABLE.id, row(0), None)
        with pytest.raises(Conflict):
            await store.finish(TABLE.id, row(1), None)
        found = await store.load(TABLE.id)
        assert found
        assert [row.version for row in found[1]] == [0]


async def test_who_stops_waiting_does_not_stop_the_write(database: str) -> None:
    async with opened(database) as store:
        waiting = asyncio.create_task(store.add_table(TABLE, 1))
        await asyncio.sleep(0)
        waiting.cancel()
        await store.change_guest("g" * 22, 0, name="Ada")
        assert await store.load(TABLE.id)


def test_the_migrations_lead_to_what_the_code_expects(database: str) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    engine = sa.create_engine(database)
    migrate(engine)
    migrate(engine)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, METADATA) == []
    engine.dispose()


def test_writes_are_as_safe_as_sqlite_can_make_them(tmp_path: Path) -> None:
    store = Storage(f"sqlite:///{tmp_path / 'x.sqlite3'}")
    with store.database.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
        assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1
    store.close()


async def test_two_servers_never_both_change_what_they_know_of_a_table(database: str) -> None:
    open_seats = [SeatRow(seat, "open", secret="s" * 22) for seat in (1, 2)]
    first, second = (Storage(database, shared=True) for _ in range(2))
    for store in (first, second):
        store.open()
    try:
        for n in range(20):
            known = replace(TABLE, id=f"{n:022}", status="waiting", seats=open_seats)
            assert await first.add_table(known, 100) is None
            sits = [replace(seat, who="person", secret=None) for seat in open_seats]
            changed = await asyncio.gather(
                first.change_seat(known, sits[0]), second.change_seat(known, sits[1])
            )
            assert sorted(changed) == [False, True], "the other one knows the table as it was"
    finally:
        for store in (first, second):
            store.close()


async def test_two_servers_may_start_at_once_on_an_empty_database(database: str) -> None:
    stores = [Storage(database, shared=True) for _ in range(3)]
    try:
        await asyncio.gather(*(asyncio.to_thread(store.open) for store in stores))
        assert await asyncio.gather(*(store.check() for store in stores)) == [True] * 3
    finally:
        for store in stores:
            store.close()


async def test_a_database_that_restarts_is_written_again(postgres: Cluster) -> None:
    async with opened(postgres.new_database()) as store:
        assert await store.add_table(TABLE, 1) is None
        postgres.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE application_name = 'diceminer'"
        )
        # What was under way may fail, and says so; nothing is stored twice.
        with suppress(Unavailable):
            await store.append(TABLE.id, row(0))
        await writable(store)
        with suppress(Conflict):
            await store.append(TABLE.id, row(0))
        found = await store.load(TABLE.id)
        assert found
        assert [row.version for row in found[1]] == [0]


@pytest.mark.parametrize(
    "url", ["mysql://ada:secret@db/dice", "postgresql//ada:secret@db", "nothing"]
)
def test_an_address_of_no_database_is_refused_without_its_password(url: str) -> None:
    with pytest.raises(StartRefusal) as refused:
        Storage(url)
    assert refused.value.id == "cli-serve-database-url"
    assert "secret" not in refused.value.text("en")

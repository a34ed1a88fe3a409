"""Where tables are kept: a log of moves that is written before anybody is told of one.

All writing is done by one thread, which puts what is waiting into one transaction: so many tables
share the cost of a safe write. What `write` has returned survives a killed process and, by the
settings in `_settle_sqlite`, a power cut. The primary key (table, version) decides every race.

A database that is locked, full or out of reach fails all that is waiting at once, with
`Unavailable`; the writer then tries a small write every second until it succeeds.
"""

from __future__ import annotations

import asyncio
import os
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, TypeAlias, TypeVar

import sqlalchemy as sa
from sqlalchemy import event, exc

from diceminer.server import logs
from diceminer.server.locks import FileLock
from diceminer.server.refusals import ServerRefusal, StartRefusal

METADATA: Final = sa.MetaData()

_GUESTS: Final = sa.Table(
    "guests",
    METADATA,
    sa.Column("id", sa.String(22), primary_key=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("lang", sa.String(2), nullable=True),
    sa.Column("created", sa.BigInteger, nullable=False),
)
_TABLES: Final = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.String(22), primary_key=True),
    sa.Column("host", sa.String(22), nullable=False, index=True),
    sa.Column("rules", sa.String(200), nullable=False),
    sa.Column("pace", sa.Integer, nullable=True),
    sa.Column("seed", sa.String(64), nullable=False),
    sa.Column("status", sa.String(7), nullable=False),
    sa.Column("rematch", sa.String(22), nullable=True),
    sa.Column("created", sa.BigInteger, nullable=False),
)
_SEATS: Final = sa.Table(
    "seats",
    METADATA,
    sa.Column("table_id", sa.String(22), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("who", sa.String(6), nullable=False),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("bot", sa.String(200), nullable=True),
    sa.Column("guest", sa.String(22), nullable=True, index=True),
    sa.Column("secret", sa.String(22), nullable=True),
    sa.Column("away", sa.Boolean, nullable=False),
)
_MOVES: Final = sa.Table(
    "moves",
    METADATA,
    sa.Column("table_id", sa.String(22), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("action", sa.String(80), nullable=False),
    sa.Column("rolled", sa.Text, nullable=False),
    sa.Column("done_by", sa.String(6), nullable=False),
    sa.Column("guest", sa.String(22), nullable=True),
    sa.Column("move_id", sa.String(40), nullable=True),
    sa.Column("next_seat", sa.Integer, nullable=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.UniqueConstraint("table_id", "guest", "move_id", name="one_move_an_id"),
)
_SCORES: Final = sa.Table(
    "scores",
    METADATA,
    sa.Column("table_id", sa.String(22), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("guest", sa.String(22), nullable=False, index=True),
    sa.Column("magic", sa.Integer, nullable=False),
    sa.Column("score", sa.Integer, nullable=False),
    sa.Column("rank", sa.String(20), nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
)

_INSERT_MOVE: Final = sa.insert(_MOVES)

_MIGRATIONS: Final = Path(__file__).parent / "migrations"
_BATCH: Final = 256
_LISTED: Final = 30
_BESTS: Final = 5
_DAY: Final = 24 * 3600 * 1000
# Seconds between two attempts to write while the database can't be written.
_PROBE_EVERY: Final = 1.0
# Seconds for which the outcome of the last write tells whether the database can be written.
_FRESH: Final = 5.0
# SQLite's result codes that say that nothing can be done now, whatever the statement.
_DOWN: Final = frozenset(
    (
        *(sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_PROTOCOL),
        *(sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_NOMEM),
        *(sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM),
    )
)
# The execution option of connections that write.
_WRITES: Final = "diceminer_writes"

Result = TypeVar("Result")
Work = Callable[[sa.Connection], Any]
_Job: TypeAlias = "tuple[Work, asyncio.Future[Any]]"


class Conflict(Exception):
    """Another process was quicker: the log has such a version or move id, or the game is over."""


class Unavailable(ServerRefusal):
    """The database is locked, full or out of reach: nothing was stored, and later it may be."""

    def __init__(self) -> None:
        super().__init__("server-storage")


def now() -> int:
    """The time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@dataclass
class SeatRow:
    """A seat as it is kept."""

    seat: int
    who: str
    name: str = ""
    bot: str | None = None
    guest: str | None = None
    secret: str | None = None
    away: bool = False


@dataclass
class TableRow:
    """A table as it is kept."""

    id: str
    host: str
    rules: str
    pace: int | None
    seed: str
    status: str
    rematch: str | None
    created: int
    seats: list[SeatRow] = field(default_factory=list)


@dataclass(frozen=True)
class MoveRow:
    """One line of a table's log; version 0 is the set-up."""

    version: int
    seat: int
    action: str
    rolled: str
    done_by: str
    guest: str | None
    move_id: str | None
    next_seat: int | None
    at: int


@dataclass(frozen=True)
class ScoreRow:
    """The end of a solo game."""

    guest: str
    magic: int
    score: int
    rank: str
    at: int


@dataclass(frozen=True)
class Listed:
    """A table in a guest's list."""

    row: TableRow
    version: int
    next_seat: int | None
    changed: int


@dataclass(frozen=True)
class GuestRow:
    """What a guest has told about themselves."""

    name: str = ""
    lang: str | None = None


class Storage:
    """The database. Reads run in a few threads, writes in one.

    `patience`: the seconds that a transaction waits for a lock that another process holds. A
    SQLite file is for one server at a time, unless it is `shared`.
    """

    def __init__(self, url: str, patience: float = 5.0, *, shared: bool = False) -> None:
        # An error's text would otherwise hold names, ids and secrets, and errors are logged.
        self._engine = sa.create_engine(url, hide_parameters=True)
        if self._engine.dialect.name == "sqlite":
            _settle_sqlite(self._engine, patience)
        self._writing = self._engine.execution_options(**{_WRITES: True})
        file = None if shared else _sqlite_file(self._engine.url)
        self._lock = file and FileLock(file.with_name(f"{file.name}.lock"))
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(2, "reader")
        self._writer = threading.Thread(target=self._write_on, name="writer", daemon=True)
        self._writable = True
        self._written_at = float("-inf")
        self._unreadable_at = float("-inf")

    def open(self) -> None:
        """Bring the database up to date and begin to write; refused if it can't be used."""
        where = _where(self._engine)
        try:
            if self._lock and not self._lock.acquire():
                raise StartRefusal("cli-serve-locked", path=where)
            _keep_private(self._engine.url)
            migrate(self._writing)
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
        if self._writer.is_alive():
            self._jobs.put(None)
            self._writer.join(10)
        self._readers.shutdown()
        if not self._writer.is_alive():
            # As long as something is being written, no other process may have the database.
            self._release()

    def _release(self) -> None:
        self._engine.dispose()
        if self._lock:
            self._lock.release()

    @property
    def writable(self) -> bool:
        """Whether the last write did not find the database locked, full or out of reach."""
        return self._writable

    async def check(self) -> bool:
        """Whether the database can be written: tries it if the last write was a while ago."""
        if self._writable and time.monotonic() > self._written_at + _FRESH:
            with suppress(Unavailable):
                await self.write(_probe)
        return self._writable

    async def write(self, work: Callable[[sa.Connection], Result]) -> Result:
        """Do some work in a transaction; it is stored for good when this returns.

        Raises `Conflict` where the log has such a move already, and `Unavailable` where the
        database can't be written now.
        """
        done: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self._jobs.put((work, done))
        # Whoever stops waiting does not stop the write: the writer does all that it was given.
        return await done

    async def read(self, work: Callable[[sa.Connection], Result]) -> Result:
        """Look something up; raises `Unavailable` where the database can't be read now."""
        asked = time.monotonic()

        def look() -> Result:
            if self._unreadable_at > asked:
                # Another read has waited for the lock in vain since: this one would, too.
                raise Unavailable
            try:
                with self._engine.connect() as connection:
                    return work(connection)
            except Exception as error:
                if not _is_down(error):
                    raise
                self._unreadable_at = time.monotonic()
                logs.failure("read-failed")
                raise Unavailable from None

        return await asyncio.get_running_loop().run_in_executor(self._readers, look)

    def _write_on(self) -> None:
        going_on = True
        while going_on:
            waiting = self._waiting()
            jobs = [job for job in waiting if job is not None]
            answers = self._together([work for work, _ in jobs]) if jobs else []
            if not waiting:
                self._together([_probe])
            if not self._writable:
                # What came while this waited for a lock does not wait for it once more.
                late = self._queued()
                waiting += late
                jobs += [job for job in late if job is not None]
                answers = [Unavailable() for _ in jobs]
            going_on = None not in waiting
            news = [(done, answer) for (_, done), answer in zip(jobs, answers, strict=True)]
            if news:
                with suppress(RuntimeError):
                    # Once for all: every call from another thread wakes the loop up.
                    news[0][0].get_loop().call_soon_threadsafe(_settle, news)

    def _waiting(self) -> list[_Job | None]:
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

    def _together(self, works: Sequence[Work]) -> list[Any]:
        """Do several works in one transaction: their results, or the exception of each.

        If the database is down none of them is done.
        """
        try:
            try:
                answers = self._all(works)
            except Exception as error:
                if _is_down(error):
                    raise
                answers = self._each(works)
        except Exception as error:
            if not _is_down(error):
                return [error for _ in works]
            if self._writable:
                logs.failure("storage-failed")
            self._writable = False
            return [Unavailable() for _ in works]
        if not self._writable:
            logs.info("storage-recovered")
        self._writable, self._written_at = True, time.monotonic()
        return answers

    def _all(self, works: Sequence[Work]) -> list[Any]:
        """Do all works, or none if one of them fails."""
        # Nothing else that is waiting depends on a move that is: they all go in as one statement.
        moves = [work.values for work in works if isinstance(work, _AddMove)]
        with self._writing.begin() as connection:
            if moves:
                connection.execute(_INSERT_MOVE, moves)
            return [None if isinstance(work, _AddMove) else work(connection) for work in works]

    def _each(self, works: Sequence[Work]) -> list[Any]:
        """Do those works that don't fail by themselves, each within a savepoint."""
        answers: list[Any] = []
        with self._writing.begin() as connection:
            for work in works:
                try:
                    with connection.begin_nested():
                        answers.append(work(connection))
                except Exception as error:
                    if _is_down(error):
                        raise
                    answers.append(Conflict() if isinstance(error, exc.IntegrityError) else error)
        return answers


def _probe(connection: sa.Connection) -> None:
    """Write something that changes nothing."""
    connection.execute(sa.text("UPDATE alembic_version SET version_num = version_num"))


def _is_down(error: Exception) -> bool:
    """Whether an error says that the database can't be used now at all, whatever the statement."""
    if not isinstance(error, exc.DBAPIError):
        return isinstance(error, exc.TimeoutError)
    if isinstance(error.orig, sqlite3.Error):
        # Extended codes have the primary one in their lowest byte.
        return getattr(error.orig, "sqlite_errorcode", 0) & 0xFF in _DOWN
    # What other drivers raise for lost connections, locks and full disks, not for mistakes.
    return error.connection_invalidated or isinstance(error, exc.OperationalError)


def _settle(news: list[tuple[asyncio.Future[Any], Any]]) -> None:
    for done, answer in news:
        if done.cancelled():
            continue
        if isinstance(answer, Exception):
            done.set_exception(answer)
        else:
            done.set_result(answer)


def _settle_sqlite(engine: sa.Engine, patience: float) -> None:
    """The one place that knows SQLite.

    A write-ahead log lets readers read while the writer writes; FULL has it on the disk before a
    transaction counts, which a shared transaction makes affordable. Now and then SQLite brings the
    log into the database, with everybody waiting: more seldom, at 32 MB instead of 4.

    Python's module would begin transactions at the first change alone. Begun here instead, a read
    sees one state of the database, savepoints are part of a transaction, and who writes waits for
    the lock once, before anything is done.
    """

    def connected(connection: Any, _record: object) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in (
            # First: setting the others may have to wait for a lock already.
            f"busy_timeout={round(1000 * patience)}",
            "journal_mode=WAL",
            "synchronous=FULL",
            "foreign_keys=ON",
            "wal_autocheckpoint=8000",
        ):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    def begun(connection: sa.Connection) -> None:
        writes = connection.get_execution_options().get(_WRITES)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    event.listen(engine, "connect", connected)
    event.listen(engine, "begin", begun)


def _where(engine: sa.Engine) -> str:
    return engine.url.database or engine.url.render_as_string()


def _sqlite_file(url: sa.URL) -> Path | None:
    """The file of a SQLite database, whatever links lead to it; None for other databases."""
    if url.get_backend_name() != "sqlite" or url.database in (None, "", ":memory:"):
        return None
    return Path(url.database or "").resolve()


def _keep_private(url: sa.URL) -> None:
    """Make a SQLite file for its owner alone: seeds and the secrets of seats will be in it."""
    if file := _sqlite_file(url):
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))


def migrate(engine: sa.Engine) -> None:
    """Run the steps that the database still lacks."""
    if not _is_current(engine):
        from alembic import command
        from alembic.config import Config
        from alembic.util import CommandError

        config = Config()
        config.set_main_option("script_location", str(_MIGRATIONS))
        config.set_main_option("path_separator", "os")
        try:
            with engine.begin() as connection:
                config.attributes["connection"] = connection
                command.upgrade(config, "head")
        except CommandError as error:
            # It is at a step that this program has not heard of.
            raise StartRefusal("cli-serve-newer", path=_where(engine)) from error
    logs.info("database-ready", dialect=engine.dialect.name)


def _is_current(engine: sa.Engine) -> bool:
    """Whether no step is lacking; asked without Alembic, which takes 8 MB for as long as it runs.

    A step's file is named after its revision.
    """
    newest = max(step.name for step in (_MIGRATIONS / "versions").glob("[0-9]*.py"))
    with engine.connect() as connection:
        if not sa.inspect(connection).has_table("alembic_version"):
            return False
        done = connection.scalars(sa.text("SELECT version_num FROM alembic_version")).all()
    return [newest.partition("_")[0]] == done


# What can be done with a connection. Each returns the work, to be given to `write` or `read`.


def add_table(row: TableRow) -> Work:
    """Keep a new table."""

    def work(connection: sa.Connection) -> None:
        values = {column.name: getattr(row, column.name) for column in _TABLES.columns}
        connection.execute(sa.insert(_TABLES), values)
        connection.execute(
            sa.insert(_SEATS), [{"table_id": row.id, **vars(seat)} for seat in row.seats]
        )

    return work


def add_table_within(row: TableRow, most: int) -> Callable[[sa.Connection], bool]:
    """Keep a new table, unless its host has too many open ones already: whether it is kept."""

    def work(connection: sa.Connection) -> bool:
        if open_tables(row.host)(connection) >= most:
            return False
        add_table(row)(connection)
        return True

    return work


def change_seat(table: TableRow, seat: SeatRow) -> Callable[[sa.Connection], bool]:
    """Keep how a seat is now: whether the table is still kept as this process knows it."""
    values = {name: value for name, value in vars(seat).items() if name != "seat"}
    change = (
        sa.update(_SEATS)
        .where(_SEATS.c.table_id == table.id, _SEATS.c.seat == seat.seat, _is_known(table))
        .values(**values)
    )
    return lambda connection: connection.execute(change).rowcount == 1


def start(table: TableRow) -> Callable[[sa.Connection], bool]:
    """Begin a table's game: whether the table is still kept as this process knows it."""
    return _change_table(table, status="playing")


def succeed(table: TableRow, heir: str) -> Callable[[sa.Connection], bool]:
    """Make another guest the host: whether the table is still kept as this process knows it."""
    return _change_table(table, host=heir)


def _change_table(table: TableRow, **values: Any) -> Callable[[sa.Connection], bool]:
    still = _TABLES.c.host == table.host, _TABLES.c.status == table.status
    change = (
        sa.update(_TABLES)
        .where(_TABLES.c.id == table.id, *still, _is_known(table))
        .values(**values)
    )
    return lambda connection: connection.execute(change).rowcount == 1


def _is_known(table: TableRow) -> sa.ColumnElement[bool]:
    """The condition that a table's host, status and seats are kept as a process knows them."""
    # Under other names: they are looked up while one of the tables is being changed.
    tables, seats = _TABLES.alias(), _SEATS.alias()
    same_table = sa.exists().where(
        tables.c.id == table.id, tables.c.host == table.host, tables.c.status == table.status
    )
    known = (
        sa.and_(*(seats.c[name].is_not_distinct_from(value) for name, value in vars(seat).items()))
        for seat in table.seats
    )
    same_seats = (
        sa.select(sa.func.count())
        .select_from(seats)
        .where(seats.c.table_id == table.id, sa.or_(*known))
        .scalar_subquery()
    )
    return sa.and_(same_table, same_seats == len(table.seats))


def rematch(old: str, row: TableRow) -> Callable[[sa.Connection], str]:
    """Keep a table as the rematch of another, unless that has one already: the id that counts."""

    def work(connection: sa.Connection) -> str:
        claimed = connection.execute(
            sa.update(_TABLES)
            .where(_TABLES.c.id == old, _TABLES.c.rematch.is_(None))
            .values(rematch=row.id)
        )
        if claimed.rowcount:
            add_table(row)(connection)
            return row.id
        return str(connection.scalar(sa.select(_TABLES.c.rematch).where(_TABLES.c.id == old)))

    return work


class _AddMove:
    """The one work that there is so much of that the writer does many at once."""

    def __init__(self, values: dict[str, Any]) -> None:
        self.values = values

    def __call__(self, connection: sa.Connection) -> None:
        """Do it alone."""
        connection.execute(_INSERT_MOVE, self.values)


def add_move(table_id: str, move: MoveRow, *, over: bool, score: ScoreRow | None) -> Work:
    """Keep a move, and with the last one that the game is over."""
    add = _AddMove({"table_id": table_id, **vars(move)})
    if not over:
        return add

    def work(connection: sa.Connection) -> None:
        add(connection)
        ended = connection.execute(
            sa.update(_TABLES)
            .where(_TABLES.c.id == table_id, _TABLES.c.status == "playing")
            .values(status="over")
        )
        if ended.rowcount != 1:
            raise Conflict
        if score is not None:
            connection.execute(sa.insert(_SCORES), {"table_id": table_id, **vars(score)})

    return work


def _rows(connection: sa.Connection, where: sa.ColumnElement[bool]) -> list[TableRow]:
    rows = {
        row.id: TableRow(**row._mapping)
        for row in connection.execute(sa.select(_TABLES).where(where))
    }
    seats = connection.execute(
        sa.select(_SEATS).where(_SEATS.c.table_id.in_(rows)).order_by(_SEATS.c.seat)
    )
    for seat in seats:
        values = dict(seat._mapping)
        rows[values.pop("table_id")].seats.append(SeatRow(**values))
    return list(rows.values())


def load(table_id: str) -> Callable[[sa.Connection], tuple[TableRow, list[MoveRow]] | None]:
    """A table and its log; None if there is none."""

    def work(connection: sa.Connection) -> tuple[TableRow, list[MoveRow]] | None:
        rows = _rows(connection, _TABLES.c.id == table_id)
        if not rows:
            return None
        columns = [column for column in _MOVES.columns if column.name != "table_id"]
        moves = connection.execute(
            sa.select(*columns).where(_MOVES.c.table_id == table_id).order_by(_MOVES.c.version)
        )
        return rows[0], [MoveRow(**move._mapping) for move in moves]

    return work


def tables_of(guest: str) -> Callable[[sa.Connection], list[Listed]]:
    """The tables that a guest is at or hosts: those in play, then what was over last."""

    def work(connection: sa.Connection) -> list[Listed]:
        seated = sa.select(_SEATS.c.table_id).where(_SEATS.c.guest == guest)
        mine = sa.or_(_TABLES.c.host == guest, _TABLES.c.id.in_(seated))
        newest = (
            sa.select(_TABLES.c.id)
            .where(mine)
            .order_by((_TABLES.c.status == "over"), _TABLES.c.created.desc())
            .limit(_LISTED)
        )
        ids = connection.scalars(newest).all()
        last = (
            sa.select(_MOVES.c.table_id, sa.func.max(_MOVES.c.version).label("version"))
            .where(_MOVES.c.table_id.in_(ids))
            .group_by(_MOVES.c.table_id)
            .subquery()
        )
        moved = {
            move.table_id: move
            for move in connection.execute(
                sa.select(
                    _MOVES.c.table_id, _MOVES.c.version, _MOVES.c.next_seat, _MOVES.c.at
                ).join(
                    last,
                    sa.and_(
                        last.c.table_id == _MOVES.c.table_id, last.c.version == _MOVES.c.version
                    ),
                )
            )
        }
        listed = []
        for row in _rows(connection, _TABLES.c.id.in_(ids)):
            move = moved.get(row.id)
            if move is None:
                listed.append(Listed(row, 0, None, row.created))
            else:
                listed.append(Listed(row, move.version, move.next_seat, move.at))
        return sorted(listed, key=lambda table: (table.row.status == "over", -table.changed))

    return work


def open_tables(host: str) -> Callable[[sa.Connection], int]:
    """How many tables a guest has made in a day that are not over."""

    def work(connection: sa.Connection) -> int:
        return (
            connection.scalar(
                sa.select(sa.func.count())
                .select_from(_TABLES)
                .where(
                    _TABLES.c.host == host,
                    _TABLES.c.status != "over",
                    _TABLES.c.created > now() - _DAY,
                )
            )
            or 0
        )

    return work


def bests_of(guest: str) -> Callable[[sa.Connection], list[ScoreRow]]:
    """The best solo games of a guest with each number of magic dice."""

    def work(connection: sa.Connection) -> list[ScoreRow]:
        columns = [column for column in _SCORES.columns if column.name != "table_id"]
        scores = connection.execute(
            sa.select(*columns)
            .where(_SCORES.c.guest == guest)
            .order_by(_SCORES.c.magic.desc(), _SCORES.c.score.desc(), _SCORES.c.at)
        )
        best: list[ScoreRow] = []
        for score in scores:
            if sum(other.magic == score.magic for other in best) < _BESTS:
                best.append(ScoreRow(**score._mapping))
        return best

    return work


def guest(guest_id: str) -> Callable[[sa.Connection], GuestRow]:
    """What a guest has told."""

    def work(connection: sa.Connection) -> GuestRow:
        row = connection.execute(
            sa.select(_GUESTS.c.name, _GUESTS.c.lang).where(_GUESTS.c.id == guest_id)
        ).first()
        return GuestRow() if row is None else GuestRow(row.name, row.lang)

    return work


def change_guest(guest_id: str, **values: Any) -> Work:
    """Keep what a guest tells."""

    def work(connection: sa.Connection) -> None:
        if not values:
            return
        changed = connection.execute(
            sa.update(_GUESTS).where(_GUESTS.c.id == guest_id).values(**values)
        )
        if not changed.rowcount:
            connection.execute(
                sa.insert(_GUESTS),
                {"id": guest_id, "name": "", "lang": None, "created": now(), **values},
            )

    return work

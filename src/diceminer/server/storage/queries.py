"""The queries: each takes a connection first, and runs within the transaction of its caller.

Every change to a table compares what the caller knows of it with what is stored, in the statement
that changes it, so that two processes with one database can't overwrite each other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import sqlalchemy as sa

from diceminer.server.storage.database_schema import GUESTS, HIDDEN, LOG, SCORES, SEATS, TABLES
from diceminer.server.storage.rows import (
    GuestRow,
    Listed,
    LogRow,
    ScoreRow,
    SeatRow,
    TableRow,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

LISTED: Final = 30
_BESTS: Final = 5
_DAY: Final = 24 * 3600 * 1000
_INSERT_LOG: Final = sa.insert(LOG)


class Conflict(Exception):
    """Another process was quicker: the log has such a version or move id, or the game is over."""


def probe(connection: sa.Connection) -> None:
    """Write something that changes nothing, to find out whether the database can be written."""
    connection.execute(sa.text("UPDATE alembic_version SET version_num = version_num"))


# Tables and seats


def add_table(connection: sa.Connection, row: TableRow) -> None:
    """Store a new table."""
    values = {column.name: getattr(row, column.name) for column in TABLES.columns}
    connection.execute(sa.insert(TABLES), values)
    connection.execute(sa.insert(SEATS), [{"table_id": row.id, **vars(seat)} for seat in row.seats])


def add_table_within(connection: sa.Connection, row: TableRow, most: int) -> str | None:
    """Store a new table, unless its host has `most` open ones: then the id of the oldest."""
    tables = open_tables(connection, row.host, row.created - _DAY)
    if len(tables) >= most:
        return tables[0]
    add_table(connection, row)
    return None


def open_tables(connection: sa.Connection, host: str, since: int) -> Sequence[str]:
    """The tables that a guest has made since a time and that are not over, the oldest first."""
    query = (
        sa.select(TABLES.c.id)
        .where(TABLES.c.host == host, TABLES.c.status != "over", TABLES.c.created > since)
        .order_by(TABLES.c.created, TABLES.c.id)
    )
    return connection.scalars(query).all()


def change_seat(connection: sa.Connection, table: TableRow, seat: SeatRow) -> bool:
    """Store how a seat is now; False if the table is no longer stored as `table` says."""
    _lock(connection, table.id)
    values = {name: value for name, value in vars(seat).items() if name != "seat"}
    change = (
        sa.update(SEATS)
        .where(SEATS.c.table_id == table.id, SEATS.c.seat == seat.seat, _is_unchanged(table))
        .values(**values)
    )
    return connection.execute(change).rowcount == 1


def change_table(connection: sa.Connection, table: TableRow, **values: Any) -> bool:
    """Store another status or host; False if the table is no longer stored as `table` says."""
    _lock(connection, table.id)
    still = TABLES.c.host == table.host, TABLES.c.status == table.status
    change = (
        sa.update(TABLES)
        .where(TABLES.c.id == table.id, *still, _is_unchanged(table))
        .values(**values)
    )
    return connection.execute(change).rowcount == 1


def change_all(connection: sa.Connection, table: TableRow, new: TableRow) -> bool:
    """Store host, status and seats of `new`; False if the table isn't stored as `table` says."""
    if not change_table(connection, table, host=new.host, status=new.status):
        return False
    for before, after in zip(table.seats, new.seats, strict=True):
        if before != after:
            values = {name: value for name, value in vars(after).items() if name != "seat"}
            where = SEATS.c.table_id == table.id, SEATS.c.seat == after.seat
            connection.execute(sa.update(SEATS).where(*where).values(**values))
    return True


def delete_table(connection: sa.Connection, table: TableRow) -> bool:
    """Remove a table that never began; False if it is no longer stored as `table` says."""
    if not change_table(connection, table, status="over"):
        return False
    for stored, key in ((HIDDEN, "table_id"), (SEATS, "table_id"), (TABLES, "id")):
        connection.execute(sa.delete(stored).where(stored.c[key] == table.id))
    return True


def _lock(connection: sa.Connection, table_id: str) -> None:
    """Let nobody else change a table or its seats until the end of the transaction.

    A statement of PostgreSQL sees the rows as they were when it began: two that change different
    seats would both find the table as they know it. SQLite has one writer at a time anyway.
    """
    connection.execute(sa.select(TABLES.c.id).where(TABLES.c.id == table_id).with_for_update())


def _is_unchanged(table: TableRow) -> sa.ColumnElement[bool]:
    """The condition that a table's host, status and seats are stored as `table` says."""
    # Aliases: one of the two is the target of the statement that this is a condition of.
    tables, seats = TABLES.alias(), SEATS.alias()
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


def add_rematch(connection: sa.Connection, old: str, row: TableRow) -> str:
    """Store the rematch of a table that is over; the id of the one it has, this or an earlier."""
    claim = (
        sa.update(TABLES)
        .where(TABLES.c.id == old, TABLES.c.status == "over", TABLES.c.rematch.is_(None))
        .values(rematch=row.id)
    )
    if connection.execute(claim).rowcount == 1:
        add_table(connection, row)
        return row.id
    earlier = connection.scalar(sa.select(TABLES.c.rematch).where(TABLES.c.id == old))
    if earlier is None:
        raise Conflict
    return str(earlier)


# The log


def append(connection: sa.Connection, rows: Sequence[dict[str, Any]]) -> None:
    """Store rows of logs, of one table or of many."""
    connection.execute(_INSERT_LOG, rows)


def log_values(table_id: str, row: LogRow) -> dict[str, Any]:
    """A row of a table's log, as `append` takes it."""
    return {"table_id": table_id, **vars(row)}


def finish(connection: sa.Connection, table_id: str, row: LogRow, score: ScoreRow | None) -> None:
    """Store the last row of a game, that it is over, and the score of a solo game."""
    append(connection, [log_values(table_id, row)])
    over = (
        sa.update(TABLES)
        .where(TABLES.c.id == table_id, TABLES.c.status == "playing")
        .values(status="over")
    )
    if connection.execute(over).rowcount != 1:
        raise Conflict
    if score is not None:
        connection.execute(sa.insert(SCORES), {"table_id": table_id, **vars(score)})


def resign(
    connection: sa.Connection, table: TableRow, new: TableRow, rows: Sequence[LogRow]
) -> None:
    """Store that persons have left a game: rows of its log, and the table as it is then."""
    if rows:
        append(connection, [log_values(table.id, row) for row in rows])
    if not change_all(connection, table, new):
        raise Conflict


def load(connection: sa.Connection, table_id: str) -> tuple[TableRow, list[LogRow]] | None:
    """A table and its log; None if there is none."""
    tables = _tables(connection, TABLES.c.id == table_id)
    if not tables:
        return None
    columns = [column for column in LOG.columns if column.name != "table_id"]
    query = sa.select(*columns).where(LOG.c.table_id == table_id).order_by(LOG.c.version)
    return tables[0], [LogRow(**row) for row in connection.execute(query).mappings()]


def _tables(connection: sa.Connection, where: sa.ColumnElement[bool]) -> list[TableRow]:
    found = connection.execute(sa.select(TABLES).where(where)).mappings()
    tables = {row["id"]: TableRow(**row) for row in found}
    seats = sa.select(SEATS).where(SEATS.c.table_id.in_(tables)).order_by(SEATS.c.seat)
    for row in connection.execute(seats).mappings():
        values = dict(row)
        tables[values.pop("table_id")].seats.append(SeatRow(**values))
    return list(tables.values())


def tables_of(connection: sa.Connection, guest: str) -> list[Listed]:
    """The tables that a guest plays at or hosts: those in play first, then the last finished."""
    seated = sa.select(SEATS.c.table_id).where(SEATS.c.guest == guest)
    hidden = sa.select(HIDDEN.c.table_id).where(HIDDEN.c.guest == guest)
    newest = (
        sa.select(TABLES.c.id)
        .where(sa.or_(TABLES.c.host == guest, TABLES.c.id.in_(seated)))
        .where(TABLES.c.id.not_in(hidden))
        .order_by((TABLES.c.status == "over"), TABLES.c.created.desc())
        .limit(LISTED)
    )
    ids = connection.scalars(newest).all()
    last = (
        sa.select(LOG.c.table_id, sa.func.max(LOG.c.version).label("version"))
        .where(LOG.c.table_id.in_(ids))
        .group_by(LOG.c.table_id)
        .subquery()
    )
    of_last = sa.and_(last.c.table_id == LOG.c.table_id, last.c.version == LOG.c.version)
    shown = LOG.c.table_id, LOG.c.version, LOG.c.next_seat, LOG.c.at, LOG.c.standing
    query = sa.select(*shown).join(last, of_last)
    latest = {row.table_id: row for row in connection.execute(query)}
    listed = []
    for table in _tables(connection, TABLES.c.id.in_(ids)):
        row = latest.get(table.id)
        if row is None:
            listed.append(Listed(table, 0, None, table.created, None))
        else:
            listed.append(Listed(table, row.version, row.next_seat, row.at, row.standing))
    return sorted(listed, key=lambda table: (table.row.status == "over", -table.changed))


def hide(connection: sa.Connection, table_id: str, guest: str) -> None:
    """Remove a table from a guest's list; done once, however often it is asked for."""
    row = {"guest": guest, "table_id": table_id}
    known = sa.select(HIDDEN.c.guest).filter_by(**row)
    if connection.execute(known).first() is None:
        connection.execute(sa.insert(HIDDEN), row)


# Guests


def guest(connection: sa.Connection, guest_id: str) -> GuestRow:
    """The name and language of a guest."""
    query = sa.select(GUESTS.c.name, GUESTS.c.lang).where(GUESTS.c.id == guest_id)
    row = connection.execute(query).first()
    return GuestRow() if row is None else GuestRow(row.name, row.lang)


def change_guest(connection: sa.Connection, guest_id: str, at: int, values: dict[str, str]) -> None:
    """Store another name or language of a guest; `at` is when a new one is created."""
    if not values:
        return
    changed = connection.execute(sa.update(GUESTS).where(GUESTS.c.id == guest_id).values(**values))
    if not changed.rowcount:
        new = {"id": guest_id, "name": "", "lang": None, "created": at, **values}
        connection.execute(sa.insert(GUESTS), new)


def best_scores(connection: sa.Connection, guest_id: str) -> list[ScoreRow]:
    """A guest's best solo games for each number of magic dice."""
    columns = [column for column in SCORES.columns if column.name != "table_id"]
    query = (
        sa.select(*columns)
        .where(SCORES.c.guest == guest_id)
        .order_by(SCORES.c.magic.desc(), SCORES.c.score.desc(), SCORES.c.at)
    )
    best: list[ScoreRow] = []
    for row in connection.execute(query).mappings():
        if sum(other.magic == row["magic"] for other in best) < _BESTS:
            best.append(ScoreRow(**row))
    return best

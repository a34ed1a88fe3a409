"""Moves a house: all tables, logs, guests and scores of one database into another, empty one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import sqlalchemy as sa

from diceminer.server.refusals import StartRefusal
from diceminer.server.storage.database_schema import METADATA
from diceminer.server.storage.migrating import location

if TYPE_CHECKING:
    from collections.abc import Callable

_BATCH: Final = 1000


def count(database: sa.Engine) -> dict[str, int]:
    """How many rows each table of a database has."""
    with database.connect() as connection:
        return {
            table.name: connection.scalar(sa.select(sa.func.count()).select_from(table)) or 0
            for table in METADATA.sorted_tables
        }


def copy(source: sa.Engine, target: sa.Engine, tell: Callable[[int, int], None]) -> dict[str, int]:
    """Copy every row in one transaction; how many of each table there are then.

    Both databases are up to date, and nobody else writes to them. `tell` is called with the rows
    done and those in all. Refused if the target holds anything: nothing is mixed or overwritten.
    """
    if any(count(target).values()):
        raise StartRefusal("cli-database-not-empty", path=location(target))
    rows = sum(count(source).values())
    done = 0
    with source.connect() as reading, target.begin() as writing:
        # Rows that others refer to come first.
        for table in METADATA.sorted_tables:
            found = reading.execution_options(yield_per=_BATCH).execute(sa.select(table))
            for batch in found.mappings().partitions():
                writing.execute(sa.insert(table), [dict(row) for row in batch])
                done += len(batch)
                tell(done, rows)
    return count(target)

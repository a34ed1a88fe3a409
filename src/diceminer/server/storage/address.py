"""The addresses of databases: files of SQLite, and servers of PostgreSQL with their driver."""

from __future__ import annotations

from importlib.util import find_spec

import sqlalchemy as sa
from sqlalchemy import exc

from diceminer.server.refusals import StartRefusal


def parse(text: str) -> sa.URL:
    """A database's address as SQLAlchemy takes it; refused if the database is of no kind we know.

    >>> parse("postgres://ada@db/dice").drivername
    'postgresql+psycopg'
    >>> parse("sqlite:////tmp/tables.sqlite3").drivername
    'sqlite'
    """
    try:
        url = sa.make_url(text)
    except exc.ArgumentError as error:
        # Without what may be a password.
        shown = text.rpartition("@")[2]
        raise StartRefusal("cli-serve-database-url", url=shown) from error
    kind = url.get_backend_name()
    if kind == "sqlite":
        return url
    # The second is what many hosts call it.
    if kind not in ("postgresql", "postgres"):
        raise StartRefusal("cli-serve-database-url", url=url.render_as_string())
    if find_spec("psycopg") is None:
        raise StartRefusal("cli-serve-no-postgres")
    return url.set(drivername="postgresql+psycopg")

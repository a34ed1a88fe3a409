"""Migrations: runs those of Alembic's steps in `server/migrations` that a database lacks."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import sqlalchemy as sa

from diceminer.server import logs
from diceminer.server.refusals import StartRefusal
from diceminer.server.storage import postgres, sqlite

MIGRATIONS: Final = Path(__file__).parents[1] / "migrations"


def migrate(database: sa.Engine) -> None:
    """Run the steps that the database still lacks; refused if it is newer than this program."""
    if not _is_current(database):
        from alembic import command
        from alembic.config import Config
        from alembic.util import CommandError

        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.set_main_option("path_separator", "os")
        try:
            with sqlite.free_to_alter(database) as connection:
                postgres.await_migration(connection)
                config.attributes["connection"] = connection
                command.upgrade(config, "head")
        except CommandError as error:
            # It is at a revision that this program doesn't have.
            raise StartRefusal("cli-serve-newer", path=location(database)) from error
    logs.info("database-ready", dialect=database.dialect.name)


def _is_current(database: sa.Engine) -> bool:
    """Whether no step is lacking; asked without Alembic, which takes 8 MB for as long as it runs.

    A step's file is named after its revision.
    """
    newest = max(step.name for step in (MIGRATIONS / "versions").glob("[0-9]*.py"))
    with database.connect() as connection:
        if not sa.inspect(connection).has_table("alembic_version"):
            return False
        done = connection.scalars(sa.text("SELECT version_num FROM alembic_version")).all()
    return [newest.partition("_")[0]] == done


def location(database: sa.Engine) -> str:
    """Where a database is, for messages: its file, or its URL without the password."""
    is_file = database.dialect.name == "sqlite" and database.url.database
    return is_file or database.url.set(drivername="postgresql").render_as_string()

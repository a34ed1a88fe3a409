"""How Alembic runs the steps: on the connection that the storage gives it."""

from __future__ import annotations

from alembic import context

from diceminer.server.storage.database_schema import METADATA

connection = context.config.attributes["connection"]
context.configure(
    connection=connection,
    target_metadata=METADATA,
    # SQLite changes a column by making the table anew.
    render_as_batch=connection.dialect.name == "sqlite",
)
with context.begin_transaction():
    context.run_migrations()

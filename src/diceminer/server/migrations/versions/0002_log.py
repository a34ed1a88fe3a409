"""The moves of a table become its log: rows of several kinds, and room for longer words."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

_LOG = sa.table("log", sa.column("version"), sa.column("kind"), sa.column("action"))


def upgrade() -> None:
    """Rename, add the kind, widen."""
    op.rename_table("moves", "log")
    with op.batch_alter_table("log") as log:
        log.alter_column(
            "done_by", new_column_name="author", existing_type=sa.String(6), type_=sa.String(16)
        )
        log.add_column(sa.Column("kind", sa.String(16), nullable=False, server_default="action"))
    op.execute(_LOG.update().where(_LOG.c.version == 0).values(kind="start", action=""))
    with op.batch_alter_table("log") as log:
        log.alter_column("kind", existing_type=sa.String(16), server_default=None)
    with op.batch_alter_table("tables") as tables:
        tables.alter_column("status", existing_type=sa.String(7), type_=sa.String(16))
    with op.batch_alter_table("seats") as seats:
        seats.alter_column("who", existing_type=sa.String(6), type_=sa.String(16))

"""Tables that guests have removed from their lists."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make the table of them."""
    op.create_table(
        "hidden",
        sa.Column("guest", sa.String(22), primary_key=True),
        sa.Column("table_id", sa.String(22), sa.ForeignKey("tables.id"), primary_key=True),
    )

"""The round and the points after a row of the log, for lists of tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add it; rows that are there have none."""
    op.add_column("log", sa.Column("standing", sa.String(40), nullable=True))

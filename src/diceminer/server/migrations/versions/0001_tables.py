"""Guests, tables, seats, the log of moves, solo scores."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make all of it."""
    op.create_table(
        "guests",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("lang", sa.String(2), nullable=True),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("host", sa.String(22), nullable=False, index=True),
        sa.Column("rules", sa.String(200), nullable=False),
        sa.Column("pace", sa.Integer, nullable=True),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("status", sa.String(7), nullable=False),
        sa.Column("rematch", sa.String(22), nullable=True),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(22), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("who", sa.String(6), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("bot", sa.String(200), nullable=True),
        sa.Column("guest", sa.String(22), nullable=True, index=True),
        sa.Column("secret", sa.String(22), nullable=True),
        sa.Column("away", sa.Boolean, nullable=False),
    )
    op.create_table(
        "moves",
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
    op.create_table(
        "scores",
        sa.Column("table_id", sa.String(22), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("guest", sa.String(22), nullable=False, index=True),
        sa.Column("magic", sa.Integer, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("rank", sa.String(20), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    """Remove all of it."""
    for name in ("scores", "moves", "seats", "tables", "guests"):
        op.drop_table(name)

"""The database schema: guests, tables, seats, each table's log, solo scores, hidden tables.

Alembic's steps in `server/migrations` make it; a test compares the two. Every word that may get
new values (status, who, kind, author) has room for sixteen letters.
"""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

METADATA: Final = sa.MetaData()

GUESTS: Final = sa.Table(
    "guests",
    METADATA,
    sa.Column("id", sa.String(22), primary_key=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("lang", sa.String(2), nullable=True),
    sa.Column("created", sa.BigInteger, nullable=False),
)
TABLES: Final = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.String(22), primary_key=True),
    sa.Column("host", sa.String(22), nullable=False, index=True),
    sa.Column("rules", sa.String(200), nullable=False),
    sa.Column("pace", sa.Integer, nullable=True),
    sa.Column("seed", sa.String(64), nullable=False),
    sa.Column("status", sa.String(16), nullable=False),
    sa.Column("rematch", sa.String(22), nullable=True),
    sa.Column("created", sa.BigInteger, nullable=False),
)
SEATS: Final = sa.Table(
    "seats",
    METADATA,
    sa.Column("table_id", sa.String(22), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("who", sa.String(16), nullable=False),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("bot", sa.String(200), nullable=True),
    sa.Column("guest", sa.String(22), nullable=True, index=True),
    sa.Column("secret", sa.String(22), nullable=True),
    sa.Column("away", sa.Boolean, nullable=False),
)
LOG: Final = sa.Table(
    "log",
    METADATA,
    sa.Column("table_id", sa.String(22), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("action", sa.String(80), nullable=False),
    sa.Column("rolled", sa.Text, nullable=False),
    sa.Column("author", sa.String(16), nullable=False),
    sa.Column("guest", sa.String(22), nullable=True),
    sa.Column("move_id", sa.String(40), nullable=True),
    sa.Column("next_seat", sa.Integer, nullable=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("standing", sa.String(40), nullable=True),
    sa.UniqueConstraint("table_id", "guest", "move_id", name="one_move_an_id"),
)
SCORES: Final = sa.Table(
    "scores",
    METADATA,
    sa.Column("table_id", sa.String(22), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("guest", sa.String(22), nullable=False, index=True),
    sa.Column("magic", sa.Integer, nullable=False),
    sa.Column("score", sa.Integer, nullable=False),
    sa.Column("rank", sa.String(20), nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
)
# Tables that a guest has removed from their list. Nothing else about the table changes.
HIDDEN: Final = sa.Table(
    "hidden",
    METADATA,
    sa.Column("guest", sa.String(22), primary_key=True),
    sa.Column("table_id", sa.String(22), sa.ForeignKey("tables.id"), primary_key=True),
)

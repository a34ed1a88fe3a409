"""What only PostgreSQL needs: how long it is waited for, and one migration at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    import sqlalchemy as sa

# The lock that a migration holds; any number that no other program uses in the same database.
_MIGRATION: Final = 0x_D1CE_817E
_CONNECT: Final = 5


def options(lock_wait: float) -> dict[str, Any]:
    """What an engine is made with: a database that restarts or goes away is noticed soon."""
    wait = round(1000 * lock_wait)
    return {
        # A connection that was lost while nobody used it is replaced.
        "pool_pre_ping": True,
        "connect_args": {
            "application_name": "diceminer",
            "connect_timeout": _CONNECT,
            "options": f"-c lock_timeout={wait} -c idle_in_transaction_session_timeout=60000",
            "keepalives_idle": 10,
            "keepalives_interval": 5,
            "keepalives_count": 3,
            # Queries are few and short; a pooler between would not know those that are prepared.
            "prepare_threshold": None,
        },
    }


def await_migration(connection: sa.Connection) -> None:
    """Wait until no other process migrates the database, and keep others from it until the end."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SET LOCAL lock_timeout = 0")
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_MIGRATION})")

"""What a host can choose: folders, limits, how long bots think."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

PACKAGE_PAGE: Final = Path(__file__).parent / "page"


def default_data_folder() -> Path:
    """The user's data folder; DICEMINER_SERVER_DATA names another."""
    given = os.environ.get("DICEMINER_SERVER_DATA")
    if given:
        return Path(given).expanduser()
    from platformdirs import user_data_path

    return user_data_path("diceminer", appauthor=False) / "server"


def _default_page() -> Path | None:
    return PACKAGE_PAGE if PACKAGE_PAGE.is_dir() else None


def shown(bot: str) -> str:
    """What players see of a host's own bot, the name of its class: its path is the host's affair.

    >>> shown("bots/mine.py:Digger")
    'Digger'
    """
    return bot.rpartition(":")[2]


@dataclass(frozen=True)
class Settings:
    """All settings of a server; those of a laptop by default."""

    data_folder: Path = field(default_factory=default_data_folder)
    # The built page; None answers with the API alone.
    page: Path | None = field(default_factory=_default_page)
    # A database URL of SQLAlchemy's; without one, a SQLite file in the data folder.
    database: str | None = None
    # Whether several servers use one SQLite file. Each change is compared with the database before
    # it is stored; by default the file is locked, and a second server is refused.
    shared: bool = False
    # Seconds that a read or a write waits while another process has the database locked.
    lock_wait: float = 5.0
    # Pages of other hosts that may open sockets here, such as a development server's.
    origins: tuple[str, ...] = ()

    # Bots of the host's own, as path/to/file.py:Name, that players may choose besides the levels.
    own_bots: tuple[str, ...] = ()
    bot_seconds: float = 0.5
    # A bot that takes longer than this is replaced.
    bot_limit: float = 10.0
    # The least time between two actions of bots, for people to see what happens.
    bot_pause: float = 0.6
    bot_threads: int = max(1, os.cpu_count() or 1)
    # Seconds that others wait for a person who has left, at a table without a pace.
    absence: float = 60.0
    # The level that plays for the absent, and in place of a bot that fails.
    fallback: str = "greedy"

    open_tables: int = 30
    live_tables: int = 5000
    sockets_each: int = 20
    message_size: int = 2048
    body_size: int = 16 * 1024
    # Messages a second of a socket, or changes by HTTP of an address, and how many after a pause.
    rate: float = 15.0
    burst: int = 60
    # What waits to be sent to one viewer before it counts as too slow.
    backlog: int = 400
    # Seconds that such a viewer has left to read the goodbye, before the line is cut.
    farewell: float = 2.0
    # Seconds that a request for a record waits while its game is being rebuilt.
    record_wait: float = 10.0
    # Seconds after which a table that nobody looks at is put away.
    idle: float = 120.0

    @property
    def database_url(self) -> str:
        """Where the tables are kept."""
        return self.database or f"sqlite:///{self.data_folder / 'tables.sqlite3'}"

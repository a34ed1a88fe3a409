"""What a host can choose: folders, limits, how long bots think.

Every setting can be given by an environment variable (`DICEMINER_SERVER_BOT_SECONDS=2`) or in a
TOML file (`bot_seconds = 2`) that `DICEMINER_SERVER_CONFIG` or `diceminer serve --config` names. An
option of the command line counts before a variable, and a variable before the file.
"""

from __future__ import annotations

import os
import re
import tomllib
from pathlib import Path
from typing import Annotated, Any, Final, Literal

from pydantic import AliasChoices, Field, ValidationError, field_validator
from pydantic_settings import (
    BaseSettings,
    PydanticBaseSettingsSource,
    SettingsConfigDict,
    SettingsError,
    TomlConfigSettingsSource,
)

from diceminer.server.refusals import StartRefusal

PACKAGE_PAGE: Final = Path(__file__).parent / "page"
PREFIX: Final = "DICEMINER_SERVER_"
HIGHEST_PORT: Final = 65535
_CONFIG: Final = f"{PREFIX}CONFIG"
_DATA: Final = f"{PREFIX}DATA"
_DATABASE: Final = "DICEMINER_DATABASE"

Seconds = Annotated[float, Field(ge=0)]
Count = Annotated[int, Field(gt=0)]


def default_data_folder() -> Path:
    """The user's data folder."""
    from platformdirs import user_data_path

    return user_data_path("diceminer", appauthor=False) / "server"


def _default_page() -> Path | None:
    return PACKAGE_PAGE if PACKAGE_PAGE.is_dir() else None


def shown(bot: str) -> str:
    """The name of a host's own bot that players see: its class, because the path is private.

    >>> shown("bots/mine.py:Digger")
    'Digger'
    """
    return bot.rpartition(":")[2]


class Settings(BaseSettings):
    """All settings of a server; those of a laptop by default."""

    model_config = SettingsConfigDict(
        env_prefix=PREFIX, frozen=True, extra="forbid", populate_by_name=True
    )

    # The address and port to listen on; without a port, the usual one or, if that is taken, any.
    host: str = "127.0.0.1"
    port: Annotated[int, Field(ge=0, le=HIGHEST_PORT)] | None = None
    # How the log is written: sentences for a person, JSON for a program; without it, what fits.
    log: Literal["text", "json"] | None = None

    data_folder: Path = Field(
        default_factory=default_data_folder,
        # The first is the name that it had in the first edition.
        validation_alias=AliasChoices(_DATA, f"{PREFIX}DATA_FOLDER"),
    )
    # The built page; None answers with the API alone.
    page: Path | None = Field(default_factory=_default_page)
    # The URL of a database, as postgresql://user@host/name; without one, a SQLite file in the data
    # folder.
    database: str | None = Field(
        default=None, validation_alias=AliasChoices(_DATABASE, f"{PREFIX}DATABASE")
    )
    # Whether several servers use one SQLite file. Each change is compared with the database before
    # it is stored; by default the file is locked, and a second server is refused.
    shared: bool = False
    # Seconds that a read or a write waits while another process has the database locked.
    lock_wait: Seconds = 5.0
    # Pages of other hosts that may open sockets here, such as a development server's.
    origins: tuple[str, ...] = ()

    # Where players reach this server; without it, as each of them has asked for it.
    public_url: Annotated[str, Field(pattern=r"^https?://[^\s\"<>?#]+$")] | None = None

    # Bots of the host's own, as path/to/file.py:Name, that players may choose besides the levels.
    own_bots: tuple[str, ...] = ()
    bot_seconds: Seconds = 0.5
    # A bot that takes longer than this is replaced.
    bot_limit: Seconds = 10.0
    # The least time between two actions of bots, for people to see what happens.
    bot_pause: Seconds = 0.6
    # Seconds that bots wait after a person's action that can be taken back, for a misclick.
    undo_pause: Seconds = 1.5
    bot_threads: Count = max(1, os.cpu_count() or 1)
    # Seconds that others wait for a person who has left, at a table without a pace.
    absence: Seconds = 60.0
    # The level that plays for the absent, and in place of a bot that fails.
    fallback: str = "greedy"

    open_tables: Count = 30
    live_tables: Count = 5000
    sockets_each: Count = 20
    message_size: Count = 2048
    body_size: Count = 16 * 1024
    # Messages a second of a socket, or HTTP changes a second of an address; then the burst.
    rate: Annotated[float, Field(gt=0)] = 15.0
    burst: Count = 60
    # How many messages may wait to be sent to one viewer; a viewer with more is disconnected.
    backlog: Count = 400
    # Seconds that such a viewer has to read the closing message.
    farewell: Seconds = 2.0
    # Seconds that a request for a record waits while its game is being rebuilt.
    record_wait: Seconds = 10.0
    # Seconds after which a table that nobody looks at is put away.
    idle: Seconds = 120.0

    @field_validator("data_folder", "page")
    @classmethod
    def _expand_user(cls, folder: Path | None) -> Path | None:
        return folder and folder.expanduser()

    @field_validator("public_url")
    @classmethod
    def _without_slash(cls, url: str | None) -> str | None:
        return url and url.rstrip("/")

    @property
    def database_url(self) -> str:
        """Where the tables are kept."""
        return self.database or f"sqlite:///{self.data_folder / 'tables.sqlite3'}"

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,
        file_secret_settings: PydanticBaseSettingsSource,
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        """What is given, then the environment, then the file that `load` was given."""
        return init_settings, env_settings, TomlConfigSettingsSource(settings_cls)


def load(config: Path | None = None, **given: Any) -> Settings:
    """The settings from options, the environment and a file.

    Raises `StartRefusal` if one of them has an unknown name or a value that is out of range.
    """
    if config is None and _CONFIG in os.environ:
        config = Path(os.environ[_CONFIG])
    if config is not None:
        _check_readable(config)
    names = {_CONFIG, _DATA, *(f"{PREFIX}{name}".upper() for name in Settings.model_fields)}
    for name in os.environ:
        if name.upper().startswith(PREFIX) and name.upper() not in names:
            raise StartRefusal("cli-serve-no-setting", name=name)

    class Loaded(Settings):
        model_config = SettingsConfigDict(toml_file=config)

    try:
        return Loaded(**given)
    except SettingsError as error:
        # A variable for a list that is no JSON; only the text says which.
        found = re.search(r'field "(\w+)"', str(error))
        name = f"{PREFIX}{found[1]}".upper() if found else PREFIX
        value = os.environ.get(name, "")
        raise StartRefusal("cli-serve-setting", name=name, value=value) from error
    except ValidationError as error:
        problem = error.errors(include_url=False)[0]
        name = str(problem["loc"][0])
        if problem["type"] == "extra_forbidden":
            raise StartRefusal("cli-serve-no-setting", name=name) from error
        value = str(problem["input"])[:80]
        raise StartRefusal("cli-serve-setting", name=name, value=value) from error


def _check_readable(config: Path) -> None:
    try:
        tomllib.loads(config.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        detail = getattr(error, "strerror", None) or str(error)
        raise StartRefusal(
            "cli-serve-config-unreadable", path=str(config), detail=detail
        ) from error

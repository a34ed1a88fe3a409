"""Bots: players that are programs, from random up.

A bot is any object with `choose(game) -> str`: one of `game.legal()`, for the seat to act. It sees
what a player sees; the copy of the game that it gets has fresh dice.

>>> from diceminer import Game, bots
>>> bots.names()
['random', 'novice', 'apprentice', 'greedy', 'journeyman', 'master']
>>> game = Game.new(seed=7)
>>> bot = bots.make("greedy")
>>> bot.choose(game) in game.legal()
True
"""

from __future__ import annotations

import inspect
from math import inf
from pathlib import Path
from typing import (
    TYPE_CHECKING,
    Final,
    Literal,
    Protocol,
    TypeAlias,
    cast,
    overload,
    runtime_checkable,
)

from diceminer.bots import files
from diceminer.bots.failures import failure
from diceminer.errors import BotError

if TYPE_CHECKING:
    from collections.abc import Callable

    from diceminer.documents import Evaluation
    from diceminer.game import Game

__all__ = [
    "Bot",
    "Level",
    "Ranked",
    "Ranker",
    "build",
    "check",
    "load",
    "make",
    "names",
    "searches",
]

# An action with a bot's evaluation of it: visits, win probability, expected score; None: unknown.
Ranked: TypeAlias = "tuple[str, Evaluation]"
Level = Literal["random", "novice", "apprentice", "greedy", "journeyman", "master"]

_LEVELS: Final[tuple[Level, ...]] = (
    "random",
    "novice",
    "apprentice",
    "greedy",
    "journeyman",
    "master",
)
_SEARCHING: Final = ("journeyman", "master")


@runtime_checkable
class Bot(Protocol):
    """What every bot can do."""

    def choose(self, game: Game) -> str:
        """One of the legal actions, for the seat to act."""
        ...


@runtime_checkable
class Ranker(Bot, Protocol):
    """What every level can do; a bot of a user's own may, too."""

    def rank(self, game: Game) -> list[Ranked]:
        """All legal actions with the bot's evaluation of each, best first."""
        ...


def names() -> list[Level]:
    """The levels there are, weakest first."""
    return list(_LEVELS)


@overload
def make(
    name: Level,
    *,
    seconds: float | None = None,
    simulations: int | None = None,
    seed: int | str | None = None,
) -> Ranker: ...


@overload
def make(
    name: str,
    *,
    seconds: float | None = None,
    simulations: int | None = None,
    seed: int | str | None = None,
) -> Bot: ...


def make(
    name: str,
    *,
    seconds: float | None = None,
    simulations: int | None = None,
    seed: int | str | None = None,
) -> Bot:
    """A bot of a level, or one of a user's own by `path/to/file.py:Name`.

    `seconds` and `simulations` limit the search of a move; levels that don't search ignore them. A
    name may have its own limit: `master@0.1s` searches a tenth of a second a move, `master@500` runs
    500 simulations. The same seed makes the same choices.

    >>> make("grandmaster")
    Traceback (most recent call last):
        ...
    diceminer.errors.BotError: There is no bot “grandmaster”; there are random, novice, apprentice, greedy, journeyman, master, or your own as path/to/file.py:Name.
    """  # noqa: E501
    name, seconds, simulations = _limited(str(name), seconds, simulations)
    _check_limits(seconds, simulations)
    if name == "random":
        from diceminer.bots.simple import RandomBot

        return RandomBot(seed)
    if name in _SEARCHING:
        from diceminer.bots.master import Journeyman, Master

        return (Master if name == "master" else Journeyman)(seconds, simulations, seed)
    if name in _LEVELS:
        from diceminer.bots.simple import QuickBot

        return QuickBot(name, seed)
    return load(name, seed=seed)


def _limited(
    name: str, seconds: float | None, simulations: int | None
) -> tuple[str, float | None, int | None]:
    """Read the limit that a name brings, as in `master@0.1s` or `master@500`."""
    level, at, limit = name.partition("@")
    if not at or level not in _LEVELS:
        return name, seconds, simulations
    try:
        if limit.endswith("s"):
            return level, float(limit[:-1]), None
        return level, None, int(limit)
    except ValueError:
        raise BotError("error-bot-limit", name=level, value=limit) from None


def _check_limits(seconds: object, simulations: object) -> None:
    for limit, value in {"seconds": seconds, "simulations": simulations}.items():
        if value is not None and not (isinstance(value, int | float) and 0 < value < inf):
            raise BotError("error-bot-limit", name=limit, value=str(value))


def searches(name: str) -> bool:
    """Whether a bot is one of the levels that search, with or without a limit.

    >>> [name for name in names() if searches(name)], searches("master@0.1s")
    (['journeyman', 'master'], True)
    """
    return name.partition("@")[0] in _SEARCHING


def check(name: str) -> None:
    """Raise BotError if there is no bot of this name; the code of a bot file is not run."""
    level, seconds, simulations = _limited(str(name), None, None)
    _check_limits(seconds, simulations)
    if level not in _LEVELS:
        _split(level)


def load(name: str, *, seed: int | str | None = None) -> Bot:
    """A bot of a user's own, made from the class (or function) Name of a Python file.

    The file is run once a process. One that takes a `seed` is given it, so that its games can be
    repeated. An exception of its code is raised as a BotError.
    """
    file, attribute = _split(str(name))
    try:
        maker = getattr(files.load(file), attribute, None)
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        raise failure("error-bot-file", error) from error
    if maker is None:
        raise BotError("error-bot-name", path=str(file), name=attribute)
    return build(maker, str(name), seed=seed)


def build(maker: Callable[..., object], name: str, *, seed: int | str | None = None) -> Bot:
    """A bot made by a class or function; an exception of its code is raised as a BotError."""
    try:
        bot = maker(seed=seed) if _takes_seed(maker) else maker()
        can_choose = callable(getattr(bot, "choose", None))
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        raise failure("error-bot-file", error) from error
    if not can_choose:
        raise BotError("error-bot-choose", name=name)
    return cast("Bot", bot)


def _split(name: str) -> tuple[Path, str]:
    """The file and the name in it that `path/to/file.py:Name` means."""
    path, colon, attribute = name.rpartition(":")
    if not colon or not path.endswith(".py"):
        raise BotError("error-bot-unknown", name=name, names=", ".join(_LEVELS))
    file = Path(path).expanduser()
    if not file.is_file():
        raise BotError("error-bot-missing", path=path)
    return file, attribute


def _takes_seed(maker: Callable[..., object]) -> bool:
    try:
        return "seed" in inspect.signature(maker).parameters
    except (TypeError, ValueError):
        return False

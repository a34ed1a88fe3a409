"""Drives the bots of a table: asks them in threads, replaces those that fail, plays for them."""

from __future__ import annotations

import asyncio
import random
from functools import partial
from typing import TYPE_CHECKING, Final, Protocol

from diceminer import bots
from diceminer.bots.lines import line
from diceminer.server import logs
from diceminer.server.refusals import ServerRefusal
from diceminer.server.storage import Unavailable

if TYPE_CHECKING:
    from diceminer.bots import Bot, Ranked
    from diceminer.game import Game
    from diceminer.server.services import Services
    from diceminer.server.storage import SeatRow

# Seconds before a bot's move that failed is tried again.
_RETRY: Final = 1.0
# How many of the best actions a hint names.
_HINTED: Final = 5
# The level that says which Beer to give: it weighs every action once, and needs no time.
_QUICK: Final = "greedy"


class Driven(Protocol):
    """The table that is driven."""

    @property
    def id(self) -> str:
        """Its id."""
        ...

    @property
    def is_gone(self) -> bool:
        """Whether it has been dropped."""
        ...

    def bot_to_act(self) -> tuple[Game, int, SeatRow] | None:
        """The game, its version and the seat, if a bot is to act and a person follows the game."""
        ...

    def time_to_undo(self, version: int) -> float:
        """The seconds that bots still wait for a person to take the last action back."""
        ...

    async def play_for_bot(self, version: int, action: str) -> None:
        """Play a bot's choice, if the game is still at that version and the bot's to play."""
        ...


class BotDriver:
    """Plays as long as bots are to act, one task at a time."""

    def __init__(self, services: Services, table: Driven) -> None:
        self._services = services
        self._table = table
        self._task: asyncio.Task[None] | None = None
        # The bot of a seat, the same for the whole game, and the seats whose own bot has failed.
        self._bots: dict[int, tuple[str, Bot]] = {}
        self._failed: set[int] = set()
        self._hinting = False

    @property
    def is_driving(self) -> bool:
        """Whether bots are being asked or are about to play."""
        return self._task is not None

    def wake(self) -> None:
        """Begin to drive, if a bot is to act and nothing drives yet."""
        if self._task is None and self._table.bot_to_act():
            self._task = asyncio.create_task(self._drive())

    def stop(self) -> None:
        """Drive no more."""
        if self._task is not None and self._task is not asyncio.current_task():
            self._task.cancel()

    async def _drive(self) -> None:
        while not self._table.is_gone and (to_act := self._table.bot_to_act()):
            try:
                await self._move(*to_act)
            except Unavailable:
                # The storage has logged the error, and checks when it can write again.
                await asyncio.sleep(_RETRY)
                while not self._services.storage.writable:
                    await asyncio.sleep(_RETRY)
            except Exception:
                logs.failure("bot-move-failed", table=self._table.id[:6])
                await asyncio.sleep(_RETRY)
        self._task = None

    async def _move(self, game: Game, version: int, seat: SeatRow) -> None:
        clock = self._services.clock
        begun = clock.elapsed()
        action = await self._choose(game, seat)
        pause = max(
            self._services.settings.bot_pause - (clock.elapsed() - begun),
            self._table.time_to_undo(version),
        )
        if pause > 0:
            await asyncio.sleep(pause)
        await self._table.play_for_bot(version, action)

    async def _choose(self, game: Game, seat: SeatRow) -> str:
        """What the bot of a seat chooses; the fallback's choice if it fails."""
        legal = game.legal()
        fallback = self._services.settings.fallback
        own = [] if seat.seat in self._failed else [seat.bot or fallback]
        for name in dict.fromkeys([*own, fallback]):
            await self._services.engine.ready_for(name)
            try:
                # A copy with fresh dice, so that a bot can't look ahead.
                ask = partial(self._ask, seat.seat, name, game.copy())
                action = await self._services.bot_threads.run(ask)
            except (TimeoutError, RuntimeError) as error:
                why = str(error) or type(error).__name__
            else:
                if isinstance(action, str) and action in legal:
                    return action
                why = "not legal"
            logs.warning("bot-failed", table=self._table.id[:6], bot=name, why=why[:200])
            self._failed.add(seat.seat)
            self._bots.pop(seat.seat, None)
        return random.choice(legal)

    def _ask(self, seat: int, name: str, game: Game) -> object:
        """The choice of a seat's bot. Runs in a thread."""
        made = self._bots.get(seat)
        if made is None or made[0] != name:
            made = name, self._services.levels.make(name)
            self._bots[seat] = made
        return made[1].choose(game)

    async def hint(self, game: Game) -> tuple[list[Ranked], list[str]]:
        """The actions that the master ranks highest, and the best with those that complete it.

        Refused while another hint is computed.
        """
        if self._hinting:
            raise ServerRefusal("server-busy")
        self._hinting = True
        try:
            await self._services.engine.ready_for("master")
            seconds = self._services.settings.bot_seconds
            hint = await self._services.bot_threads.run(partial(_hint, game.copy(), seconds))
        except (TimeoutError, RuntimeError):
            logs.failure("hint-failed", table=self._table.id[:6])
            raise ServerRefusal("server-busy") from None
        finally:
            self._hinting = False
        return hint

    async def gifts(self, game: Game) -> list[Ranked]:
        """The shares of a Beer as a quick bot ranks them, best first."""
        await self._services.engine.ready_for(_QUICK)
        copy = game.copy()
        try:
            ranked = await self._services.bot_threads.run(lambda: bots.make(_QUICK).rank(copy))
        except (TimeoutError, RuntimeError):
            logs.failure("hint-failed", table=self._table.id[:6])
            raise ServerRefusal("server-busy") from None
        return [each for each in ranked if each[0].startswith("share ")]


def _hint(game: Game, seconds: float | None) -> tuple[list[Ranked], list[str]]:
    """What the master thinks of a game. Runs in a thread."""
    master = bots.make("master", seconds=seconds)
    ranked = master.rank(game)
    return ranked[:_HINTED], line(master, game, ranked[0][0])

"""What tables need of the server: settings, storage, the engine, bots, a clock, tasks."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from diceminer import bots
from diceminer.server import logs
from diceminer.server.refusals import ServerRefusal
from diceminer.server.settings import shown
from diceminer.server.storage import Unavailable

if TYPE_CHECKING:
    from collections.abc import Coroutine

    from diceminer.bots import Bot
    from diceminer.server.bot_threads import BotThreads
    from diceminer.server.clock import Clock
    from diceminer.server.engine_loader import EngineLoader
    from diceminer.server.settings import Settings
    from diceminer.server.storage import Storage


class Levels:
    """The bots that players may choose here: the levels, and the host's own."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._own = {shown(name): name for name in settings.own_bots}
        self.names = [*bots.names(), *self._own]

    def check(self, name: str | None) -> str:
        """A bot by its name, the fallback if none is given; refused if it is not one of these.

        A file that a page names is always refused.
        """
        if name is None:
            return self._settings.fallback
        if name not in self.names:
            raise ServerRefusal("server-bot", name=name, names=", ".join(self.names))
        return name

    def make(self, name: str) -> Bot:
        """The bot of a name that `check` let through."""
        # The journeyman is defined by its few simulations.
        seconds = self._settings.bot_seconds if name == "master" else None
        bot: Bot = bots.make(self._own.get(name, name), seconds=seconds)
        return bot


class Tasks:
    """Background tasks; their exceptions are logged."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[object]] = set()

    def spawn(self, work: Coroutine[Any, Any, object]) -> None:
        """Run a coroutine in the background."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[object]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            logs.warning("task-failed", why=logs.why(error))

    async def cancel(self) -> None:
        """Cancel all of them, and wait until they have ended."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


@dataclass(frozen=True)
class Services:
    """What all tables share."""

    settings: Settings
    storage: Storage
    engine: EngineLoader
    bot_threads: BotThreads
    levels: Levels
    clock: Clock
    tasks: Tasks = field(default_factory=Tasks)

    def check_open(self) -> None:
        """Refuse new tables and players while no game could begin or nothing could be stored."""
        if self.engine.failed:
            raise ServerRefusal("server-engine")
        if not self.storage.writable:
            raise Unavailable

"""Sets a table's game up when it begins, or rebuilds it from the log when the table is loaded."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final, Protocol

from diceminer.server import logs
from diceminer.server.game_log import Damaged, first_row
from diceminer.server.refusals import ServerRefusal
from diceminer.server.storage import Conflict, Unavailable

if TYPE_CHECKING:
    from diceminer.ruleset import Rules
    from diceminer.server.audience import Audience
    from diceminer.server.game_log import GameLog
    from diceminer.server.services import Services
    from diceminer.server.storage import TableRow

# Seconds before the next attempt to set a game up, and at most after several.
_FIRST_RETRY: Final = 1.0
_LONGEST_RETRY: Final = 15.0


class Unprepared(Protocol):
    """The table whose game is set up."""

    row: TableRow
    rules: Rules
    log: GameLog
    audience: Audience

    async def prepare(self) -> bool:
        """Make an attempt under the table's lock; returns whether no further one is needed."""
        ...


class GameSetup:
    """Attempts at setting one table's game up, and why there is none so far."""

    def __init__(self, services: Services, table: Unprepared) -> None:
        self._services = services
        self._table = table
        self._trouble = "server-loading"
        # Whether the log can't be played: then nothing more is tried.
        self.is_damaged = False
        self._task: asyncio.Task[None] | None = None

    def in_background(self) -> asyncio.Task[None]:
        """Try until that succeeds, or nobody looks on."""
        if self._task is None:
            self._task = asyncio.create_task(self._keep_trying())
        return self._task

    async def wait(self) -> None:
        """Wait a while for the game of a table that nobody may look at."""
        if self._services.engine.compiled:
            # Now, however long the pause until the next attempt in the background.
            await self._table.prepare()
        elif not self._services.engine.failed:
            await asyncio.wait({self.in_background()}, timeout=self._services.settings.record_wait)

    def stop(self) -> None:
        """Try no more."""
        if self._task is not None and self._task is not asyncio.current_task():
            self._task.cancel()

    async def _keep_trying(self) -> None:
        pause = _FIRST_RETRY
        try:
            await self._services.engine.ready()
            while not await self._table.prepare():
                await asyncio.sleep(pause)
                pause = min(2 * pause, _LONGEST_RETRY)
                if not self._table.audience.viewers:
                    return
        finally:
            self._task = None

    async def attempt(self) -> bool:
        """Try once; returns whether no further attempt is needed.

        Raises `Conflict` if another process has set the game up at the same time: its dice count.
        """
        try:
            await self._set_up()
        except Conflict:
            raise
        except Unavailable as refusal:
            self._trouble = refusal.id
            return False
        except Damaged:
            self.is_damaged = True
            logs.failure("table-broken", table=self._table.row.id[:6])
        except Exception:
            self._trouble = "server-broken"
            logs.failure("table-failed", table=self._table.row.id[:6])
            return False
        return True

    async def _set_up(self) -> None:
        from diceminer.game import Game

        row, log = self._table.row, self._table.log
        names = [seat.name or seat.bot or "" for seat in row.seats]
        game = Game.new(self._table.rules, row.seed, names=names)
        first = None
        if log.is_empty:
            first = first_row(game, self._services.clock.now())
            await self._services.storage.append(row.id, first)
        log.replay(game, first)

    def refusal(self) -> ServerRefusal:
        """Why there is no game."""
        if self._table.row.status == "waiting":
            return ServerRefusal("server-not-begun")
        if self.is_damaged:
            return ServerRefusal("server-damaged")
        if self._services.engine.failed:
            return ServerRefusal("server-engine")
        if not self._services.engine.compiled:
            return ServerRefusal("server-compiling")
        return ServerRefusal(self._trouble)

"""Sets a table's game up when it begins, or rebuilds it from the log when the table is loaded."""

from __future__ import annotations

from typing import TYPE_CHECKING

from diceminer.server import logs
from diceminer.server.game_log import Damaged, first_row
from diceminer.server.refusals import ServerRefusal
from diceminer.server.storage import Conflict, Unavailable

if TYPE_CHECKING:
    from diceminer.ruleset import Rules
    from diceminer.server.game_log import GameLog
    from diceminer.server.services import Services
    from diceminer.server.storage import TableRow


class GameSetup:
    """Attempts at setting one table's game up, and why there is none so far."""

    def __init__(self, services: Services, table: TableRow, rules: Rules, log: GameLog) -> None:
        self._services = services
        self._table = table
        self._rules = rules
        self._log = log
        self._trouble = "server-loading"
        # Whether the log can't be played: then nothing more is tried.
        self.is_damaged = False

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
            logs.failure("table-broken", table=self._table.id[:6])
        except Exception:
            self._trouble = "server-broken"
            logs.failure("table-failed", table=self._table.id[:6])
            return False
        return True

    async def _set_up(self) -> None:
        from diceminer.game import Game

        names = [seat.name or seat.bot or "" for seat in self._table.seats]
        game = Game.new(self._rules, self._table.seed, names=names)
        first = None
        if self._log.is_empty:
            first = first_row(game, self._services.clock.now())
            await self._services.storage.append(self._table.id, first)
        self._log.replay(game, first)

    def refusal(self) -> ServerRefusal:
        """Why there is no game."""
        if self._table.status == "waiting":
            return ServerRefusal("server-not-begun")
        if self.is_damaged:
            return ServerRefusal("server-damaged")
        if self._services.engine.failed:
            return ServerRefusal("server-engine")
        if not self._services.engine.compiled:
            return ServerRefusal("server-compiling")
        return ServerRefusal(self._trouble)

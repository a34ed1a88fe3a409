"""The compiled engine: made ready in the background while the page already shows."""

from __future__ import annotations

import asyncio
import gc
import threading
from contextlib import suppress

from diceminer import bots
from diceminer.errors import IllegalAction
from diceminer.server import logs, memory


class Engine:
    """Knows how much is compiled: the game, then the search of the strong bots."""

    def __init__(self) -> None:
        self._plays = asyncio.Event()
        self._searches = asyncio.Event()
        # The search is compiled at once, but only loaded where somebody asks for it: that takes a
        # second and 20 MB.
        self._taught, self._wanted = threading.Event(), threading.Event()

    def start(self) -> None:
        """Begin to compile, or to load what has been compiled before."""
        loop = asyncio.get_running_loop()
        threading.Thread(target=self._compile, args=(loop,), name="engine", daemon=True).start()

    @property
    def compiled(self) -> bool:
        """Whether games can be played."""
        return self._plays.is_set()

    @property
    def searches(self) -> bool:
        """Whether the strong bots can play, too, a second after they are asked for."""
        return self._taught.is_set()

    async def ready(self) -> None:
        """Wait until games can be played."""
        await self._plays.wait()

    async def ready_for(self, bot: str) -> None:
        """Wait until a bot can play."""
        if bots.searches(bot):
            self._wanted.set()
            await self._searches.wait()
        else:
            await self._plays.wait()

    def _compile(self, loop: asyncio.AbstractEventLoop) -> None:
        from diceminer.kernel import is_cold, warm_up

        first, plays = is_cold(), False
        try:
            memory.give_back()
            if first:
                logs.info("compiling")
            warm_up(announce=False, beside=True)
            self._load()
            # What has been loaded stays: looking for garbage in it again and again would hold all
            # tables up for a third of a second each time.
            gc.collect()
            gc.freeze()
            memory.give_back()
            _tell(loop, self._plays)
            plays = True
            if first:
                logs.info("compiled")
            warm_up("search", announce=False, beside=True)
            self._taught.set()
            self._wanted.wait()
            bots.make("master")
            gc.freeze()
            memory.give_back()
            _tell(loop, self._searches)
        except Exception:
            logs.failure("engine-failed")
            if plays:
                # Games go on: who can't search is replaced as any bot that fails.
                self._taught.set()
                _tell(loop, self._searches)

    @staticmethod
    def _load() -> None:
        """Use everything once.

        What is compiled is loaded on first use, and while the search is being loaded that waits
        for a lock which the loop must never wait for.
        """
        from diceminer.game import Game
        from diceminer.ruleset import Rules

        # The first call of all wants the most of the loader.
        Game.new(seed=0)
        memory.give_back()
        quick = bots.make("greedy", seed=0)
        for players in (2, 1):
            game = Game.new(Rules(players=players), seed=0)
            while not game.over:
                for verb in ("take a1", "reroll HC1", "cache T1", "draft a1", "recycle a1"):
                    with suppress(IllegalAction):
                        game.preview(verb)
                action = quick.choose(game)
                game.preview(action)
                game.play(action)
            game.view()


def _tell(loop: asyncio.AbstractEventLoop, event: asyncio.Event) -> None:
    try:
        loop.call_soon_threadsafe(event.set)
    except RuntimeError:
        # The server was stopped in the meantime.
        return

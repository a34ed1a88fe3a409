"""Compiles and loads the engine in the background, while pages are already served."""

from __future__ import annotations

import asyncio
import gc
import threading
from typing import Final

from diceminer import bots
from diceminer.server import logs, memory

# Seconds before a failed compilation is tried again, and at most after several failures.
_FIRST_RETRY: Final = 2.0
_LONGEST_RETRY: Final = 300.0


class EngineLoader:
    """Compiles and loads the game, then the search of the strong bots, in a thread."""

    def __init__(self) -> None:
        self._plays = asyncio.Event()
        self._searches = asyncio.Event()
        # The search is compiled at once, but only loaded when it is needed: that takes a second
        # and 20 MB.
        self._search_compiled, self._search_needed = threading.Event(), threading.Event()
        self._stopping = threading.Event()
        self._failed = False

    def start(self) -> None:
        """Begin to compile, or to load what has been compiled before."""
        loop = asyncio.get_running_loop()
        threading.Thread(target=self._run, args=(loop,), name="engine", daemon=True).start()

    def stop(self) -> None:
        """Stop waiting and retrying."""
        self._stopping.set()
        self._search_needed.set()

    @property
    def compiled(self) -> bool:
        """Whether games can be played."""
        return self._plays.is_set()

    @property
    def failed(self) -> bool:
        """Whether the rules could not be compiled or loaded; that is tried again."""
        return self._failed

    @property
    def searches(self) -> bool:
        """Whether the strong bots can play, too, a second after they are asked for."""
        return self._search_compiled.is_set()

    async def ready(self) -> None:
        """Wait until games can be played."""
        await self._plays.wait()

    async def ready_for(self, bot: str) -> None:
        """Wait until a bot can play."""
        if bots.searches(bot):
            self._search_needed.set()
            await self._searches.wait()
        else:
            await self._plays.wait()

    def _run(self, loop: asyncio.AbstractEventLoop) -> None:
        pause = _FIRST_RETRY
        while not self._make_games_playable(loop):
            if self._stopping.wait(pause):
                return
            pause = min(2 * pause, _LONGEST_RETRY)
        pause = _FIRST_RETRY
        while not self._make_search_playable(loop):
            if self._stopping.wait(pause):
                return
            pause = min(2 * pause, _LONGEST_RETRY)

    def _make_games_playable(self, loop: asyncio.AbstractEventLoop) -> bool:
        """Compile and load the rules: whether that succeeded."""
        try:
            from diceminer import kernel

            announced = self._failed or kernel.is_cold()
            memory.give_back()
            if announced:
                logs.info("compiling")
            kernel.warm_up(announce=False, beside=True)
            # Load every door now: a first call while the search is being loaded would block the
            # event loop on Numba's lock.
            kernel.load("play")
            # Exclude what has been loaded from garbage collection, which would otherwise pause all
            # tables for a third of a second each time.
            gc.collect()
            gc.freeze()
            memory.give_back()
        except Exception:
            # Set before logging, so that a reader of the log finds `failed` set.
            self._failed = True
            logs.failure("engine-failed")
            return False
        self._failed = False
        _set(loop, self._plays)
        if announced:
            logs.info("compiled")
        return True

    def _make_search_playable(self, loop: asyncio.AbstractEventLoop) -> bool:
        """Compile the search, and load it once a bot needs it; whether that succeeded.

        Either way, `ready_for` stops waiting.
        """
        try:
            from diceminer import kernel

            kernel.warm_up("search", announce=False, beside=True)
            self._search_compiled.set()
            self._search_needed.wait()
            if self._stopping.is_set():
                return True
            bots.make("master")
            gc.freeze()
            memory.give_back()
        except Exception:
            # Games go on: bots that can't search are replaced like any bot that fails.
            self._search_compiled.clear()
            logs.failure("search-failed")
            _set(loop, self._searches)
            return False
        _set(loop, self._searches)
        return True


def _set(loop: asyncio.AbstractEventLoop, event: asyncio.Event) -> None:
    try:
        loop.call_soon_threadsafe(event.set)
    except RuntimeError:
        # The server was stopped in the meantime.
        return

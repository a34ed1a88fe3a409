"""A pool of threads in which bots choose, each choice with a time limit.

The engine releases the GIL while it computes, so the event loop goes on. A bot that never returns
keeps its thread, but not its place in the pool: a new thread takes that.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any, TypeVar

Result = TypeVar("Result")


class BotThreads:
    """Runs up to `size` functions at a time, none longer than `limit` seconds."""

    def __init__(self, size: int, limit: float) -> None:
        self._places = asyncio.Semaphore(size)
        self._limit = limit
        self._idle: list[_Thread] = []
        self._closed = False

    async def run(self, choose: Callable[[], Result]) -> Result:
        """The result of a function; raises TimeoutError if it takes too long.

        Whatever it raises is raised as a RuntimeError.
        """
        async with self._places:
            thread = self._idle.pop() if self._idle else _Thread()
            result = thread.start(choose)
            try:
                return await asyncio.wait_for(result, self._limit)
            finally:
                if result.cancelled() or self._closed:
                    # Still busy after the time limit: the thread ends when the function returns.
                    thread.stop()
                else:
                    self._idle.append(thread)

    def close(self) -> None:
        """Let the idle threads end; the others end with the process."""
        self._closed = True
        for thread in self._idle:
            thread.stop()
        self._idle.clear()


class _Thread:
    """A thread that runs one function at a time."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._jobs: queue.SimpleQueue[tuple[Callable[[], object], asyncio.Future[Any]] | None] = (
            queue.SimpleQueue()
        )
        threading.Thread(target=self._run, name="bot", daemon=True).start()

    def start(self, choose: Callable[[], Result]) -> asyncio.Future[Result]:
        future: asyncio.Future[Result] = self._loop.create_future()
        self._jobs.put((choose, future))
        return future

    def stop(self) -> None:
        self._jobs.put(None)

    def _run(self) -> None:
        while job := self._jobs.get():
            choose, future = job
            result, problem = None, None
            try:
                result = choose()
            except BaseException as error:
                problem = error
            with suppress(RuntimeError):
                self._loop.call_soon_threadsafe(_resolve, future, result, problem)


def _resolve(future: asyncio.Future[Any], result: object, error: BaseException | None) -> None:
    if future.done():
        return
    if error is None:
        future.set_result(result)
    else:
        # Nothing but an Exception may reach the loop: a StopIteration or SystemExit would end it.
        future.set_exception(RuntimeError(f"{type(error).__name__}: {error}"))

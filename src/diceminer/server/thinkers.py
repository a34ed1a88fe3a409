"""Where bots think: a few threads beside the loop, each thought with an end to it.

The engine lets go of Python's lock while it computes, so tables go on in the meantime. A bot that
never returns keeps its thread, but not its place: another thread takes it.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any, TypeVar

Result = TypeVar("Result")


class Thinkers:
    """So many thoughts at a time, none longer than the limit."""

    def __init__(self, size: int, limit: float) -> None:
        self._places = asyncio.Semaphore(size)
        self._limit = limit
        self._idle: list[_Thread] = []
        self._closed = False

    async def think(self, thought: Callable[[], Result]) -> Result:
        """The result of a thought; TimeoutError if it takes too long."""
        async with self._places:
            thread = self._idle.pop() if self._idle else _Thread()
            answer = thread.ask(thought)
            try:
                return await asyncio.wait_for(answer, self._limit)
            finally:
                if answer.cancelled() or self._closed:
                    # Still busy when its time was up: it ends whenever it is done.
                    thread.end()
                else:
                    self._idle.append(thread)

    def close(self) -> None:
        """Let the idle threads end; the others end with the process."""
        self._closed = True
        for thread in self._idle:
            thread.end()
        self._idle.clear()


class _Thread:
    """A thread that waits for one thought at a time."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._asked: queue.SimpleQueue[tuple[Callable[[], Any], asyncio.Future[Any]] | None] = (
            queue.SimpleQueue()
        )
        threading.Thread(target=self._run, name="thinker", daemon=True).start()

    def ask(self, thought: Callable[[], Result]) -> asyncio.Future[Result]:
        answer: asyncio.Future[Result] = self._loop.create_future()
        self._asked.put((thought, answer))
        return answer

    def end(self) -> None:
        self._asked.put(None)

    def _run(self) -> None:
        while asked := self._asked.get():
            thought, answer = asked
            result, problem = None, None
            try:
                result = thought()
            except BaseException as error:
                problem = error
            with suppress(RuntimeError):
                self._loop.call_soon_threadsafe(_settle, answer, result, problem)


def _settle(answer: asyncio.Future[Any], result: Any, error: BaseException | None) -> None:
    if answer.done():
        return
    if error is None:
        answer.set_result(result)
    else:
        # Nothing but an Exception may reach the loop: a StopIteration or SystemExit would end it.
        answer.set_exception(RuntimeError(f"{type(error).__name__}: {error}"))

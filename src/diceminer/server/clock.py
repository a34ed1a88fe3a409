"""Time as the server uses it, behind one small interface, so that tests can set it."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable


class Timer(Protocol):
    """A scheduled call."""

    def cancel(self) -> None:
        """Cancel the call."""
        ...


class Clock(Protocol):
    """The current time, and timers."""

    def now(self) -> int:
        """The time of day, in milliseconds since 1970."""
        ...

    def elapsed(self) -> float:
        """Seconds since some moment; never set back."""
        ...

    def call_later(self, seconds: float, callback: Callable[[], None]) -> Timer:
        """Call something after some seconds."""
        ...


class SystemClock:
    """The machine's clock, and the running event loop's timers."""

    def now(self) -> int:
        """The time of day, in milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    def elapsed(self) -> float:
        """Seconds since some moment; never set back."""
        return time.monotonic()

    def call_later(self, seconds: float, callback: Callable[[], None]) -> Timer:
        """Call something after some seconds, in the running event loop."""
        return asyncio.get_running_loop().call_later(seconds, callback)

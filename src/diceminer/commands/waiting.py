"""Waiting for many games: a bar that shows how long, and a way to stop."""

from __future__ import annotations

import signal
import sys
import threading
from contextlib import contextmanager
from typing import TYPE_CHECKING

from diceminer.commands import common

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from diceminer.locale import Texts


@contextmanager
def stoppable() -> Iterator[Callable[[], None]]:
    """Ctrl-C stops between two batches of games; pressed again, at once.

    Raised just anywhere, it can leave a lock of the worker threads closed for ever.
    """
    before = signal.getsignal(signal.SIGINT)
    stopped = False

    def stop(*_: object) -> None:
        nonlocal stopped
        stopped = True
        signal.signal(signal.SIGINT, before)

    def check() -> None:
        if stopped:
            raise KeyboardInterrupt

    in_charge = threading.current_thread() is threading.main_thread()
    if in_charge:
        signal.signal(signal.SIGINT, stop)
    try:
        yield check
    finally:
        if in_charge:
            signal.signal(signal.SIGINT, before)
    check()


@contextmanager
def progress(t: Texts, games: int) -> Iterator[Callable[[int, int], None]]:
    """A bar with the time left for a reader who waits; nothing for a file or another program.

    It is told how many games are done, and of how many.
    """
    if not sys.stderr.isatty():
        yield lambda done, games: None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    screen = common.console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=screen, transient=True) as bar:
        task = bar.add_task(t("cli-simulate-playing"), total=games)
        yield lambda done, games: bar.update(task, completed=done, total=games)

"""A progress bar for many games, and a way to stop them with Ctrl-C."""

from __future__ import annotations

import signal
import sys
import threading
from contextlib import contextmanager
from typing import TYPE_CHECKING, Protocol

from diceminer.commands import common

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from rich.table import Table

    from diceminer.locale import Texts


@contextmanager
def stop_on_interrupt() -> Iterator[Callable[[], bool]]:
    """Gives a function that returns whether Ctrl-C was pressed; pressed again, it raises as usual.

    A KeyboardInterrupt at an arbitrary point would lose the games played so far, and could leave a
    lock of the worker threads locked.
    """
    before = signal.getsignal(signal.SIGINT)
    stopped = False

    def stop(*_: object) -> None:
        nonlocal stopped
        stopped = True
        signal.signal(signal.SIGINT, before)

    in_main_thread = threading.current_thread() is threading.main_thread()
    if in_main_thread:
        signal.signal(signal.SIGINT, stop)
    try:
        yield lambda: stopped
    finally:
        if in_main_thread:
            signal.signal(signal.SIGINT, before)


class Advance(Protocol):
    """Updates the bar: games done, games in all, and from now on a table below the bar."""

    def __call__(self, done: int, games: int, below: Table | None = None) -> None: ...


@contextmanager
def progress_bar(t: Texts, games: int) -> Iterator[Advance]:
    """A bar with the time left if standard error is a terminal; otherwise nothing is shown."""
    if not sys.stderr.isatty():
        yield lambda done, games, below=None: None
        return
    from rich.console import Group
    from rich.live import Live
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    # Games of strong bots take a minute each: their pace shows over several of them.
    bar = Progress(
        BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), speed_estimate_period=600
    )
    task = bar.add_task(t("cli-simulate-playing"), total=games)
    with Live(bar, console=common.console(stderr=True), transient=True) as live:

        def advance(done: int, games: int, below: Table | None = None) -> None:
            bar.update(task, completed=done, total=games)
            if below is not None:
                live.update(Group(bar, "", below))

        yield advance

"""How things are measured: on one core, alternating with the peer, the best of several runs."""

from __future__ import annotations

import os
import shutil
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

_BROWSERS: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


@dataclass(frozen=True)
class Figure:
    """One line of the report: what was measured, what it should be, and whether it is."""

    name: str
    value: float
    unit: str
    goal: float | None = None
    at_least: bool = True

    @property
    def reached(self) -> bool | None:
        """Whether the goal is reached; None without one."""
        if self.goal is None:
            return None
        return self.value >= self.goal if self.at_least else self.value <= self.goal


def pin() -> None:
    """Stay on one core, where the system lets a process choose."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})


def rate(work: Callable[[], float], seconds: float) -> float:
    """The work done in a second, measured for at least `seconds` seconds."""
    done, began = 0.0, time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        done += work()
    return done / spent


def best_rates(
    works: dict[str, Callable[[], float]], seconds: float, runs: int
) -> dict[str, float]:
    """The best rate of each work; they alternate, so that noise hits all of them."""
    best = dict.fromkeys(works, 0.0)
    for _ in range(runs):
        for name, work in works.items():
            best[name] = max(best[name], rate(work, seconds))
    return best


def command_seconds(arguments: list[str], times: int, **environment: str) -> float:
    """The median time of a whole process."""
    taken = []
    for _ in range(times):
        began = time.perf_counter()
        _run(arguments, **environment)
        taken.append(time.perf_counter() - began)
    return statistics.median(taken)


def printed_seconds(arguments: list[str], times: int) -> float:
    """The median of the times that a process measures and prints itself."""
    return statistics.median(float(_run(arguments)) for _ in range(times))


def _run(arguments: list[str], **environment: str) -> str:
    return subprocess.run(
        arguments,
        env={**os.environ, **environment},
        check=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        timeout=600,
    ).stdout


def find_browser() -> str | None:
    """A Chromium: the one that the variable CHROMIUM names, or one on the path."""
    return os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, _BROWSERS)), None)


def log(line: str) -> None:
    """Say what is being measured, beside the report."""
    print(line, file=sys.stderr, flush=True)

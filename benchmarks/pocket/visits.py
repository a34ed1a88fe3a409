"""The page as a player has it: how soon, how large, and whether it stays responsive.

A real `diceminer serve` and a Chromium that has never been there; `visit.mjs` does what a player
does. Times are those of a machine that may do other things too, so the best of several visits
counts, which was disturbed the least.
"""

from __future__ import annotations

import json
import re
import statistics
import subprocess
from pathlib import Path
from typing import Any, Final

from benchmarks.measure import Figure, log
from benchmarks.server import Server

HERE: Final = Path(__file__).parent
WEB: Final = HERE.parents[1] / "web"
PAGE: Final = HERE.parents[1] / "src/diceminer/server/page"
LANGUAGES: Final = ("en", "it", "fr", "es")
_MEGABYTE: Final = 1e6
_LONG: Final = 50  # ms; what browsers call a long task
_SLOWER: Final = 4
_SMOOTH: Final = 57  # of 60


def visit(what: str, server: Server, browser: str, number: int = 0) -> Any:
    """What `visit.mjs` has found."""
    command = [
        "node",
        str(HERE / "visit.mjs"),
        what,
        server.address,
        browser,
        str(WEB),
        str(number),
    ]
    answer = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, timeout=400)
    return json.loads(answer.stdout)


def sizes() -> list[Figure]:
    """What a first visit loads before the first die, gzipped; browsers also take Brotli."""

    def size(pattern: str) -> float:
        return sum(file.stat().st_size for file in PAGE.glob(f"{pattern}.gz")) / 1e3

    script = re.search(r'src="/([^"]+\.js)"', (PAGE / "index.html").read_text())
    if script is None:
        raise RuntimeError("index.html names no script")
    shared = size(script[1])
    found = [
        Figure(f"the page's script, gzipped, {lang}", shared + size(f"assets/{lang}-*.js"), "kB")
        for lang in LANGUAGES
    ]
    files = {
        "styles": "assets/index-*.css",
        "the workers' script": "assets/worker-*.js",
        "the kernel": "assets/kernel-*.wasm",
        "weights": "assets/weights-*.bin",
        "the service worker": "worker.js",
    }
    return found + [
        Figure(f"{name}, gzipped", size(pattern), "kB") for name, pattern in files.items()
    ]


def first_die(server: Server, browser: str, visits: int) -> list[Figure]:
    """From the start of the navigation until a die can be taken: alone, and against two bots."""
    timed = visit("firstDie", server, browser, visits)
    found = []
    for kind, name in (("solo", "alone"), ("bots", "against bots, who don't begin")):
        times = {step: [each[step] for each in timed[kind]] for step in ("button", "die")}
        log(
            f"a first die {name}: {', '.join(f'{ms:.0f}' for ms in times['die'])} ms, median "
            f"{statistics.median(times['die']):.0f}; home was there after "
            f"{min(times['button']):.0f} ms"
        )
        best = min(times["die"]) / 1000
        found.append(Figure(f"cold load to a first die, {name}", best, "s", 1.5, at_least=False))
    return found


def thinking(server: Server, browser: str, seconds: int, runs: int) -> list[Figure]:
    """Long tasks of the main thread while masters think, and what the workers take.

    The goal is for a task's time, as browsers count it. That grows with what else the machine does;
    the CPU time beside it says how much of it is the page's own.
    """
    played = [visit("thinking", server, browser, seconds) for _ in range(runs)]
    for game in played:
        spent = [max(task[what] for task in game["tasks"]) for what in ("time", "cpu")]
        long = [sum(task[what] > _LONG for task in game["tasks"]) for what in ("time", "cpu")]
        log(
            f"{seconds} s against three masters@2s: the longest task took {spent[0]:.0f} ms, and "
            f"{spent[1]:.0f} ms CPU at most; over {_LONG} ms: {long[0]}, by CPU {long[1]}"
        )
    longest, most = (
        min(max(task[what] for task in game["tasks"]) for game in played)
        for what in ("time", "cpu")
    )
    found = [
        Figure("longest task while masters think", longest, "ms", _LONG, at_least=False),
        Figure("… the most CPU time of a task", most, "ms"),
    ]
    for worker in played[-1]["workers"]:
        kernel, heap = (worker[part] / _MEGABYTE for part in ("kernel", "heap"))
        log(f"the worker {worker['name']}: the kernel's {kernel:.1f} MB, JavaScript's {heap:.1f}")
        name = f"the page's worker of {worker['name']}, after masters"
        found.append(Figure(name, kernel + heap, "MB", 64, at_least=False))
    before, after = (played[-1]["process"][when] / _MEGABYTE for when in ("before", "after"))
    log(f"the page's process: {before:.0f} MB at home, {after:.0f} MB in that game")
    found.append(Figure("… the whole process, more than at home", after - before, "MB"))
    return found


def idle(server: Server, browser: str, seconds: int, runs: int) -> list[Figure]:
    """What the page costs while a player thinks: the CPU time of all its tasks, from a trace."""
    shares = [100 * visit("idle", server, browser, seconds)["share"] for _ in range(runs)]
    log(f"a core's share while a player thinks: {', '.join(f'{share:.1f}' for share in shares)} %")
    name = "of a core while a player thinks"
    return [Figure(name, min(shares), "%", 5, at_least=False)]


def rolling(server: Server, browser: str, runs: int) -> list[Figure]:
    """The frames that are shown while dice roll, on a phone a quarter as fast as this machine."""
    best = 0.0
    for _ in range(runs):
        found = visit("rolling", server, browser, _SLOWER)
        shown = found["frames"] - found["dropped"]
        best = max(best, 1000 * shown / found["time"])
        log(
            f"{found['rolls']} rolls with the page's thread {_SLOWER} times slower: {shown} frames "
            f"in {found['time']:.0f} ms, {found['dropped']} dropped"
        )
    # One in twenty may be dropped as the dice appear.
    name = f"frames of rolling dice, {_SLOWER} times slower"
    return [Figure(name, best, "a second", _SMOOTH)]

"""The game in the page: its engine beside this one, and the page as a player has it.

The engine is the same kernel as WebAssembly, in Node and in Chromium. The three alternate in one
run, each at the same work, so that ratios mean something on a machine that does other things too.
`runner.mjs` builds the page's engine and asks it, `work.mjs` has what is measured there. The page
itself is measured by `visits.py` and `hosting.py`.
"""

from __future__ import annotations

import gzip
import json
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from benchmarks.engine import GAMES, SIMULATIONS, random_games, simulations
from benchmarks.measure import Figure, find_browser, log, rate
from benchmarks.pocket import visits
from benchmarks.pocket.hosting import hosting
from benchmarks.server import serving
from diceminer.bots import games, levels

HERE: Final = Path(__file__).parent
WEB: Final = HERE.parents[1] / "web"
_MEGABYTE: Final = 1e6
_PLACES: Final = {"node": "Node", "chromium": "a worker of Chromium"}


def figures(python: str, seconds: float, runs: int, *, quick: bool) -> list[Figure]:
    """All figures of the page and its engine; none, and a line that says why, without Node."""
    if shutil.which("node") is None or not (WEB / "node_modules").is_dir():
        log("no Node, or the page was not built (make page): the page's engine is left out")
        return []
    browser = find_browser()
    if browser is None:
        log("no Chromium: the page's engine is measured in Node alone")
    with _asking(browser) as ask:
        engine = [*_sizes(), *_speeds(ask, seconds, runs), *_costs(ask)]
    return [*engine, *_page(python, browser, quick=quick)]


def _page(python: str, browser: str | None, *, quick: bool) -> list[Figure]:
    found = visits.sizes()
    if browser is None:
        return found
    with tempfile.TemporaryDirectory(prefix="diceminer-bench-") as scratch:
        # Pauses are for people to look; they cost the server nothing.
        pauses = {"bot_pause": "0", "undo_pause": "0"}
        with serving(python, Path(scratch) / "data", **pauses) as server:
            found += visits.first_die(server, browser, visits=3 if quick else 10)
            found += visits.thinking(server, browser, seconds=20, runs=1 if quick else 3)
            found += visits.idle(server, browser, seconds=10, runs=1 if quick else 3)
            found += visits.rolling(server, browser, runs=1 if quick else 3)
            found += hosting(
                server, browser, players=100 if quick else 1000, games=1 if quick else 3
            )
    return found


class _Asking:
    """Asks the runner, and waits for its answers."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process
        self.places: list[str] = self._answer()

    def __call__(self, place: str, *question: object) -> Any:
        assert self._process.stdin is not None
        print(json.dumps([place, *question]), file=self._process.stdin, flush=True)
        return self._answer()

    def _answer(self) -> Any:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise RuntimeError("the page's engine was not measured: see above")
        answer = json.loads(line)
        if "error" in answer:
            raise RuntimeError(answer["error"])
        return answer["answer"]


@contextmanager
def _asking(browser: str | None) -> Iterator[_Asking]:
    with tempfile.TemporaryDirectory(prefix="diceminer-bench-") as folder:
        command = ["node", str(HERE / "runner.mjs"), str(WEB), folder]
        command += [browser] if browser else []
        process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        try:
            yield _Asking(process)
        finally:
            # It ends with its questions.
            assert process.stdin is not None
            process.stdin.close()
            try:
                process.wait(20)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def _sizes() -> list[Figure]:
    """What a browser loads: compressed as the server sends it."""
    sizes = {
        name: len(gzip.compress((WEB / "src/engine" / name).read_bytes(), 9)) / 1e3
        for name in ("kernel.wasm", "weights.bin")
    }
    log(", ".join(f"{name} {size:.1f} kB gzipped" for name, size in sizes.items()))
    return [
        Figure("kernel.wasm, gzipped", sizes["kernel.wasm"], "kB", 150, at_least=False),
        Figure("… with weights.bin", sum(sizes.values()), "kB", 150, at_least=False),
    ]


def _speeds(ask: _Asking, seconds: float, runs: int) -> list[Figure]:
    """The search and random games; the best of several runs, which was disturbed the least."""
    works: dict[str, tuple[Callable[[], float], str, dict[str, int]]] = {
        "the master's search, 2 players": (simulations(), "search", {"simulations": SIMULATIONS})
    }
    for players, name in ((2, "2 players"), (1, "solo")):
        options = {"players": players, "games": GAMES, "random": levels.RANDOM}
        native, _ = random_games(players)
        works[f"random games, {name}"] = native, "games", {**options, "results": games.RESULTS}
    for name, (_, kind, options) in works.items():
        for place in ask.places:
            ask(place, "prepare", name, kind, options)
    best: dict[tuple[str, str], float] = {}
    for run in range(runs):
        for name, (native, *_) in works.items():
            measured = {"native": rate(native, seconds)}
            measured |= {place: ask(place, "rate", name, seconds) for place in ask.places}
            for place, found in measured.items():
                best[name, place] = max(found, best.get((name, place), 0))
            rates = ", ".join(f"{place} {found:,.0f}" for place, found in measured.items())
            log(f"run {run + 1} of {runs}: {name}: {rates} a second")
    told: list[Figure] = []
    for name, (_, kind, _options) in works.items():
        unit = "simulations/s" if kind == "search" else "games/s"
        told.append(Figure(f"{name}, native", best[name, "native"], unit))
        for place in ask.places:
            told.append(Figure(f"… WebAssembly in {_PLACES[place]}", best[name, place], unit))
            ratio = best[name, place] / best[name, "native"]
            goal = 0.6 if kind == "search" else None
            told.append(Figure("… as a share of native", ratio, "times", goal))
    return told


def _costs(ask: _Asking) -> list[Figure]:
    """What a game and a thinking bot cost the worker they are in."""
    place = ask.places[-1]
    hosted = ask(place, "hosting")
    memory = ask(place, "thinking") / _MEGABYTE
    where = _PLACES[place]
    found = [
        Figure(f"an action in {where}", hosted["play"], "ms", 1, at_least=False),
        Figure(
            f"replaying {hosted['actions']} actions", hosted["replay"], "ms", 100, at_least=False
        ),
    ]
    if place == "chromium":
        heap = ask(place, "heap") / _MEGABYTE
        log(f"the worker's memory: the kernel's {memory:.1f} MB, JavaScript's {heap:.1f} MB")
        memory += heap
    found.append(Figure("a worker after a second of the master", memory, "MB", 64, at_least=False))
    return found

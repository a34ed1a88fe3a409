"""The server beside boardgame.io: both driven by the peer's own driver, alternating, one core each.

boardgame.io keeps its matches in memory; ours is the real `diceminer serve` with its tables on the
disk. `adapter.js` says how a move is made there, `page.mjs` how it is timed in a browser.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from benchmarks.measure import Figure, find_browser, log
from benchmarks.server import Server, serving, started

HERE: Final = Path(__file__).parent
PROJECT: Final = HERE.parent.parent
PEERS: Final = PROJECT.parent / "shared" / "peers"
_OTHER_TABLES: Final = 50


@dataclass(frozen=True)
class Load:
    """How much is played: tables, moves a table, and the pause after a move in milliseconds."""

    tables: int
    moves: int
    pause: int = 0


def figures(python: str, peers: Path, *, quick: bool) -> list[Figure]:
    """All figures of serving; none, and a line that says why, where something is missing."""
    folder = peers / "boardgameio"
    if not (folder / "driver.js").is_file():
        log(f"no boardgame.io in {peers} (--peers names another folder): serving is left out")
        return []
    lacking = [tool for tool in ("node", "npm", "taskset") if shutil.which(tool) is None]
    if lacking:
        log(f"there is no {', '.join(lacking)} here: serving is left out")
        return []
    with tempfile.TemporaryDirectory(prefix="diceminer-bench-") as scratch:
        bench = Path(scratch) / "peer"
        shutil.copytree(folder, bench, ignore=shutil.ignore_patterns("node_modules"))
        shutil.copy(HERE / "adapter.js", bench / "adapter-diceminer.js")
        log("installing boardgame.io")
        subprocess.run(
            ["npm", "install", "--no-package-lock", "--no-audit", "--no-fund", "--silent"],
            cwd=bench,
            check=True,
            timeout=600,
        )
        servers = _Servers(python, bench, Path(scratch) / "data")
        log("starting our server once: it compiles, and makes its database")
        with servers.ours():
            pass
        return [*_beside(servers, quick=quick), *_page(servers, quick=quick)]


def _beside(servers: _Servers, *, quick: bool) -> list[Figure]:
    """Ours and theirs, alternating; of each the best run, which was disturbed the least."""
    full = Load(50, 20) if quick else Load(200, 60)
    paced = Load(full.tables, 5 if quick else 20, 1000)
    runs = 1 if quick else 3
    best: dict[str, dict[str, float]] = {"ours": {}, "theirs": {}}
    for run in range(runs):
        for load, wanted in ((full, ("cpu", "memory", "bytes")), (paced, ("p99",))):
            for who, server in (("theirs", servers.theirs), ("ours", servers.ours)):
                with server() as running:
                    measured = running.measure(load)
                log(
                    f"run {run + 1} of {runs}, {'at a move a second' if load.pause else 'full'}"
                    f": {who} {measured['cpu']:.2f} ms CPU a move, p99 {measured['p99']:.0f} ms, "
                    f"{measured['memory']:.0f} MB ({measured['own']:.0f} its own, "
                    f"{measured['start']:.0f} while it started), "
                    f"{measured['bytes']:.0f} bytes an update"
                )
                for name in wanted:
                    best[who][name] = min(measured[name], best[who].get(name, measured[name]))
    ours, theirs = best["ours"], best["theirs"]
    at = f"{full.tables} tables"
    return [
        Figure(f"{at}: CPU a move", ours["cpu"], "ms", theirs["cpu"], at_least=False),
        Figure(f"{at}: p99, a move a second", ours["p99"], "ms", theirs["p99"], at_least=False),
        Figure(f"{at}: memory in play", ours["memory"], "MB", theirs["memory"], at_least=False),
        Figure(f"{at}: bytes an update", ours["bytes"], "B", theirs["bytes"] / 10, at_least=False),
    ]


def _page(servers: _Servers, *, quick: bool) -> list[Figure]:
    """A person's moves in a browser, while other tables play."""
    browser = find_browser()
    web = PROJECT / "web"
    if browser is None or not (web / "node_modules" / "playwright-core").is_dir():
        log("no Chromium, or the page was not built (make page): the page is left out")
        return []
    wanted = 30 if quick else 150
    load = Load(_OTHER_TABLES, 60 if quick else 150, 1000)
    with servers.ours(core=None) as running:
        others = running.drive(load, core=None)
        try:
            running.wait_for_tables(load.tables)
            log(f"a page, {wanted} moves, beside {load.tables} other tables")
            answer = subprocess.run(
                ["node", HERE / "page.mjs", running.server.address, str(wanted), browser, web],
                check=True,
                stdout=subprocess.PIPE,
                text=True,
                timeout=400,
            )
        finally:
            others.kill()
            others.wait()
    timed = json.loads(answer.stdout)
    if not timed["moves"]:
        raise RuntimeError("no move was timed in the page")
    answered, shown = timed["answered"], timed["shown"]
    log(f"the answer was there after {answered['median']:.0f} ms, p95 {answered['p95']:.0f} ms")
    at = f"{load.tables} other tables: a click until the page shows it"
    return [
        Figure(f"{at}, median", shown["median"], "ms", 100, at_least=False),
        Figure(f"{at}, p95", shown["p95"], "ms", 100, at_least=False),
    ]


class _Servers:
    """Starts servers, each on the first core; drivers get the second."""

    def __init__(self, python: str, bench: Path, data: Path) -> None:
        self._python, self._data = python, data
        self.bench = bench
        cores = sorted(os.sched_getaffinity(0))
        self.cores = cores[0], cores[-1]

    @contextmanager
    def ours(self, core: int | None = 0) -> Iterator[_Running]:
        """`diceminer serve` on the data folder, ready to play."""
        with serving(self._python, self._data, prefix=self.pinned(core)) as server:
            yield _Running(self, server, "./adapter-diceminer.js")

    @contextmanager
    def theirs(self, core: int | None = 0) -> Iterator[_Running]:
        """boardgame.io in memory."""
        log = self._data.with_suffix(".peer-log")
        port = _free_port()
        environment = {"NODE_ENV": "production", "PORT": str(port), "STORAGE": "inmemory"}
        command = [*self.pinned(core), "node", "server.js"]
        with started(command, self.bench, log, environment) as process:
            assert process.stdout is not None
            if process.stdout.readline().strip() != "READY":
                raise RuntimeError(f"boardgame.io did not start: {log.read_text()[-500:]}")
            server = Server(process, f"http://127.0.0.1:{port}", log)
            yield _Running(self, server, "./adapter-bgio.js")

    def pinned(self, core: int | None) -> list[str]:
        """What a command begins with that stays on a core."""
        return [] if core is None else ["taskset", "-c", str(self.cores[core])]


@dataclass(frozen=True)
class _Running:
    """A server that runs, and how it is played at."""

    servers: _Servers
    server: Server
    adapter: str

    def drive(self, load: Load, core: int | None = 1) -> subprocess.Popen[str]:
        """Begin to play."""
        environment = {
            "NODE_ENV": "production",
            "ADAPTER": self.adapter,
            "BASE": self.server.address,
            "N": str(load.tables),
            "MOVES": str(load.moves),
            "THINK_MS": str(load.pause),
            "SRV_PID": str(self.server.process.pid),
            "HARD_MS": "400000",
        }
        return subprocess.Popen(
            [*self.servers.pinned(core), "node", "driver.js"],
            cwd=self.servers.bench,
            env={**os.environ, **environment},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def measure(self, load: Load) -> dict[str, float]:
        """Play, and return what it took: CPU and time in ms, memory in MB, bytes an update."""
        start = self.server.memory()["VmHWM"]
        # From here on the most of all is that of play, at either server.
        Path(f"/proc/{self.server.process.pid}/clear_refs").write_text("5")
        driver = self.drive(load)
        out, errors = driver.communicate(timeout=900)
        printed: dict[str, float] = json.loads(out.strip().splitlines()[-1]) if out.strip() else {}
        if "p99_ms" not in printed:
            raise RuntimeError(f"{self.adapter}: {printed or errors[-500:]}")
        memory = self.server.memory()
        return {
            "cpu": printed["server_cpu_ms_per_move"],
            "p99": printed["p99_ms"],
            "bytes": printed["bytes_per_update"],
            "memory": memory["VmHWM"],
            "own": memory["RssAnon"],
            "start": start,
        }

    def wait_for_tables(self, number: int) -> None:
        """Wait until `number` tables have both players: each is a line in our server's log."""
        until = time.monotonic() + 120
        while self.server.log.read_text().count('"/api/tables/{table_id}/sit"') < number:
            if time.monotonic() > until:
                raise TimeoutError("the other tables were not made")
            time.sleep(0.2)
        time.sleep(2)


def _free_port() -> int:
    import socket

    with socket.create_server(("127.0.0.1", 0)) as probe:
        port: int = probe.getsockname()[1]
        return port

"""Starts servers that are measured: ours is the real `diceminer serve`."""

from __future__ import annotations

import json
import os
import re
import subprocess
import time
import urllib.request
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

# Hides packages of the development environment that players don't have: Numba and uvicorn would
# import them.
_SERVE: Final = (
    "import sys; sys.modules['scipy'] = sys.modules['yaml'] = None; "
    "from diceminer.cli import main; sys.exit(main())"
)
_TICKS: Final = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


@dataclass(frozen=True)
class Server:
    """A server that runs."""

    process: subprocess.Popen[str]
    address: str
    log: Path

    def cpu_seconds(self) -> float:
        """The CPU time that the process and its threads have taken so far."""
        # The name, in brackets, may have spaces in it.
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / _TICKS

    def memory(self) -> dict[str, float]:
        """The process's memory in MB, by the names of /proc: VmHWM is its peak, RssAnon its own."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        rows = (line.split() for line in status.splitlines())
        return {row[0][:-1]: int(row[1]) / 1024 for row in rows if row[-1] == "kB"}


@contextmanager
def serving(
    python: str, data: Path, *, prefix: Sequence[str] = (), **settings: str
) -> Iterator[Server]:
    """`diceminer serve` on a data folder, ready to play."""
    log = data.with_suffix(".log")
    interpreter = str(Path(python).absolute())
    command = [*prefix, interpreter, "-c", _SERVE, "serve", "--port", "0", "--data-folder"]
    environment = {"LANGUAGE": "en", "DICEMINER_QUIET": "1"}
    environment |= {f"DICEMINER_SERVER_{name.upper()}": value for name, value in settings.items()}
    with started([*command, str(data)], data.parent, log, environment) as process:
        assert process.stdout is not None
        found = re.search(r"http://\S+", process.stdout.readline())
        if found is None:
            raise RuntimeError(f"our server did not start: {log.read_text()[-500:]}")
        _wait_until_compiled(found[0])
        yield Server(process, found[0], log)


@contextmanager
def started(
    command: Sequence[str], folder: Path, log: Path, environment: Mapping[str, str]
) -> Iterator[subprocess.Popen[str]]:
    """A process that is ended again; its errors go to the log."""
    with log.open("w") as errors:
        process = subprocess.Popen(
            command,
            cwd=folder,
            env={**os.environ, **environment},
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
        )
        try:
            yield process
        finally:
            process.terminate()
            try:
                process.wait(20)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def _wait_until_compiled(address: str) -> None:
    until = time.monotonic() + 600
    while time.monotonic() < until:
        try:
            with urllib.request.urlopen(f"{address}/api/health", timeout=10) as answer:
                if json.load(answer)["compiled"]:
                    # What is loaded after that must not count as somebody's move.
                    time.sleep(1)
                    return
        except OSError:
            pass
        time.sleep(0.2)
    raise TimeoutError(address)

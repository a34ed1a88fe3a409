"""A PostgreSQL of the tests' own: the machine's programs, or those that PyPI's pgserver brings.

It listens on a socket in its own folder and on a free port of 127.0.0.1, runs as another user where
the tests run as root, which PostgreSQL refuses, and is stopped with the tests.
"""

from __future__ import annotations

import importlib.util
import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any, Final

import psycopg

# Whom a cluster belongs to where the tests run as root.
_OTHERS: Final = ("postgres", "nobody")
_STARTS: Final = 60.0
# Where pgserver has its programs.
_BROUGHT: Final = "pginstall"
_MISSING: Final = (
    "no PostgreSQL found: install its server programs (Debian: apt install postgresql)"
)


def programs() -> Path | None:
    """The folder with PostgreSQL's server programs, if there is one."""
    for name in ("initdb", "postgres"):
        found = shutil.which(name)
        if found and (Path(found).resolve().parent / "initdb").exists():
            return Path(found).resolve().parent
    newest = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if newest:
        return newest[-1].parent
    package = importlib.util.find_spec("pgserver")
    brought = Path(package.origin).parent / _BROUGHT if package and package.origin else None
    return brought / "bin" if brought and brought.is_dir() else None


@dataclass
class Cluster:
    """A running PostgreSQL, in which every test has a database of its own."""

    folder: Path
    port: int
    process: subprocess.Popen[Any]
    _numbers: Iterator[int] = field(default_factory=count)

    def url(self, database: str) -> str:
        return f"postgresql+psycopg://diceminer@127.0.0.1:{self.port}/{database}"

    def execute(self, statement: str) -> None:
        """Execute a statement as the cluster's owner, outside of any transaction."""
        where = f"host=127.0.0.1 port={self.port} user=diceminer dbname=postgres"
        with psycopg.connect(where, autocommit=True) as connection:
            connection.execute(statement.encode())

    def new_database(self) -> str:
        """The URL of an empty database."""
        name = f"test{next(self._numbers)}"
        self.execute(f"CREATE DATABASE {name}")
        return self.url(name)


@contextmanager
def cluster() -> Iterator[Cluster]:
    """A cluster that nobody else knows of, as durable as a host's."""
    binaries = programs()
    assert binaries, _MISSING
    folder = Path(tempfile.mkdtemp(prefix="diceminer-postgres-"))
    owner: dict[str, Any] = {}
    if os.geteuid() == 0:
        name = next(name for name in _OTHERS if _exists(name))
        owner = {"user": name, "group": pwd.getpwnam(name).pw_gid, "extra_groups": []}
        shutil.chown(folder, name)
    process = None
    try:
        if owner and binaries.parent.name == _BROUGHT:
            # The environment may be where nobody else can read. Libraries lie beside the package.
            package = binaries.parents[1]
            shutil.copytree(f"{package}.libs", folder / f"{package.name}.libs")
            copied = shutil.copytree(binaries.parent, folder / package.name / _BROUGHT)
            binaries = copied / "bin"
        data = folder / "data"
        how = ["-U", "diceminer", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"]
        initialize = [str(binaries / "initdb"), "-D", str(data), *how]
        subprocess.run(initialize, check=True, capture_output=True, cwd=folder, **owner)
        port = _free_port()
        command = [str(binaries / "postgres"), "-D", str(data), "-p", str(port), "-k", str(folder)]
        command += ["-c", "listen_addresses=127.0.0.1", "-c", "max_connections=200"]
        log = (folder / "log").open("wb")
        process = subprocess.Popen(command, stdout=log, stderr=log, cwd=folder, **owner)
        log.close()
        found = Cluster(folder, port, process)
        _wait_for(found)
        yield found
    finally:
        if process is not None:
            # Without waiting for those who are still connected.
            process.send_signal(signal.SIGINT)
            process.wait(_STARTS)
        shutil.rmtree(folder, ignore_errors=True)


def _exists(user: str) -> bool:
    try:
        pwd.getpwnam(user)
    except KeyError:
        return False
    return True


def _free_port() -> int:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        return int(listening.getsockname()[1])


def _wait_for(started: Cluster) -> None:
    until = time.monotonic() + _STARTS
    while True:
        try:
            started.execute("SELECT 1")
        except psycopg.OperationalError:
            assert time.monotonic() < until, (started.folder / "log").read_text()
            assert started.process.poll() is None, (started.folder / "log").read_text()
            time.sleep(0.05)
        else:
            return


if __name__ == "__main__":
    found = programs()
    print(f"Using the PostgreSQL in {found}" if found else _MISSING)
    sys.exit(found is None)

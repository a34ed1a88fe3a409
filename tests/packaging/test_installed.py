"""The wheel in a clean environment: one command serves the whole game, without Node or sources."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterable, Iterator
from importlib.metadata import distribution
from pathlib import Path

import httpx
import pytest

from diceminer.server.pages import preview
from packaging.requirements import Requirement
from tests.packaging.building import NOTICES, PAGE, Wheel, run
from tests.server.running import Guest, wait_for

EXTRA = "server"


def required(requirements: Iterable[str], extra: str = "") -> set[str]:
    """The names of what must be installed for these requirements here, and for those in turn."""
    names = set()
    for requirement in map(Requirement, requirements):
        if requirement.marker is None or requirement.marker.evaluate({"extra": extra}):
            names.add(requirement.name)
            # None of the extra's packages is required with an extra of its own.
            assert not requirement.extras
            names |= required(distribution(requirement.name).requires or [])
    return names


def link(name: str, site: Path) -> None:
    """Put an installed distribution into another environment."""
    installed = distribution(name)
    for top in {file.parts[0] for file in installed.files or []} - {"..", "__pycache__"}:
        if not (site / top).exists():
            (site / top).symlink_to(Path(str(installed.locate_file(top))))


@pytest.fixture(scope="module")
def command(wheel: Wheel, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The `diceminer` of the wheel, installed with the extra of the server.

    Nothing is downloaded: the environment gets links to what the wheel requires, and no more, from
    the one that runs the tests, which has the pinned versions.
    """
    new = tmp_path_factory.mktemp("clean") / "venv"
    made = run(sys.executable, "-m", "venv", "--without-pip", new)
    assert made.returncode == 0, made.stdout
    python = new / "bin" / "python"
    code = "import sysconfig; print(sysconfig.get_path('purelib'), end='')"
    site = Path(run(python, "-c", code).stdout)
    for name in required(wheel.metadata.get_all("Requires-Dist", []), EXTRA):
        link(name, site)
    # Pip itself decides whether everything is there that the extra asks for.
    done = run(
        *(sys.executable, "-m", "pip", "--python", python, "install", "--quiet"),
        *("--no-index", f"{wheel.file}[{EXTRA}]"),
    )
    assert done.returncode == 0, done.stdout
    return new / "bin" / "diceminer"


@pytest.fixture
def home(tmp_path: Path) -> Path:
    home = tmp_path / "home"
    home.mkdir()
    return home


@pytest.fixture
def address(command: Path, home: Path, tmp_path: Path) -> Iterator[str]:
    """Where `diceminer serve` listens: in an empty folder, for a user with an empty home."""
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    errors = tmp_path / "errors"
    with errors.open("w") as log:
        process = subprocess.Popen(
            [command, "serve", "--port", "0", "--lang", "en"],
            cwd=elsewhere,
            # Compiling the rules for this place would take half a minute, and is tested elsewhere.
            env={"HOME": str(home), "PATH": os.defpath, "NUMBA_DISABLE_JIT": "1"},
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
        )
        try:
            assert process.stdout
            line = process.stdout.readline()
            found = re.fullmatch(r"Dice Miner is served at (http://127\.0\.0\.1:\d+)\n", line)
            assert found, line + errors.read_text()
            wait_for(found[1])
            yield found[1]
            process.send_signal(signal.SIGINT)
            assert process.wait(20) in (0, 130)
            assert "make " not in errors.read_text()
        finally:
            process.kill()
            process.communicate()


async def test_the_installed_wheel_serves_the_page_and_a_game(
    address: str, wheel: Wheel, home: Path
) -> None:
    with httpx.Client(base_url=address, timeout=60, trust_env=False) as http:
        page = http.get("/")
        index = preview(wheel.files[f"{PAGE}index.html"].decode(), address, "", "en")
        assert (page.status_code, page.text) == (200, index)
        assert page.headers["content-encoding"] == "gzip"
        assert http.get("/api/health").json()["status"] == "ok"
        for name in wheel.package:
            if name.startswith(PAGE) and not name.endswith((".br", ".gz")):
                answer = http.get(f"/{name.removeprefix(PAGE)}")
                assert (answer.status_code, answer.content) == (200, wheel.files[name]), name
                if name.endswith(".js"):
                    assert answer.headers["content-encoding"] == "gzip", name
        notices = http.get(f"/{NOTICES.removeprefix(PAGE)}")
        assert notices.headers["content-type"] == "text/plain; charset=utf-8"
    guest = Guest(address)
    try:
        table = guest.create("me", "greedy")["id"]
        async with guest.at(table) as player:
            assert (await player.receive())["t"] == "welcome"
    finally:
        guest.http.close()
    assert (home / ".local/share/diceminer/server/tables.sqlite3").is_file()

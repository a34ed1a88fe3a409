"""The page's engine, the same kernel as WebAssembly, plays as this one does."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from diceminer import Game
from diceminer.records import verify
from tests.contract.odd_facts import write_odd_box

ROOT = Path(__file__).parents[2]
GAMES = 2000
# Questions that take long are asked at every so many-th step.
SPARSE = 6
OTHER_GAMES = 60
# Those in web/fixtures/engine.json.
KEPT = 40
LIMIT = 1500

# Where the machine has no Node, make has installed one beside Python.
PATH = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])


def attempt(*command: str | Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """A command that may fail, with all that it printed."""
    return subprocess.run(
        command,
        cwd=ROOT,
        env={**os.environ, "PATH": PATH, **environment},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=LIMIT,
        check=False,
    )


def run(*command: str | Path, **environment: str) -> str:
    """What a command printed; it must not fail."""
    done = attempt(*command, **environment)
    assert done.returncode == 0, done.stdout[-5000:]
    return done.stdout


def kernel_script(*options: str | Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """The script behind `make kernel`."""
    return attempt(sys.executable, ROOT / "web/scripts/kernel.py", *options, **environment)


def vitest(name: str, *options: str, **environment: str) -> str:
    """Run one of the page's test files."""
    command = ("npm", "--prefix", "web", "run", "--silent", "test", "--", "--reporter=dot")
    colors = {"NO_COLOR": "1", "FORCE_COLOR": "0"}
    return run(*command, f"src/engine/{name}.test.ts", *options, **colors, **environment)


def build(folder: Path, **environment: str) -> None:
    """Build a kernel into a folder, from the sources as they are."""
    folder.mkdir()
    done = kernel_script("--out", folder, **environment)
    assert done.returncode == 0, done.stdout[-5000:]


def played_here(file: Path, games: int, **environment: str) -> Path:
    """Games of this engine for the page's, in a file."""
    script = ROOT / "web/fixtures/engine.py"
    options = ("--games", str(games), "--sparse", str(SPARSE), "--out", file)
    run(sys.executable, script, *options, **environment)
    return file


def compare(file: Path, games: int, kernel: Path | None = None) -> None:
    """Let the page's engine play the same games, perhaps with a kernel of another folder."""
    if kernel is None:
        printed = vitest("golden", ENGINE_GAMES=str(file))
    else:
        config = "--config=vitest.engine.config.ts"
        printed = vitest("golden", config, ENGINE_GAMES=str(file), ENGINE_FOLDER=str(kernel))
    counted = re.search(r"Tests +(\d+) passed", printed)
    assert counted, printed[-5000:]
    assert int(counted[1]) > games


@pytest.mark.slow
@pytest.mark.timeout(2 * LIMIT)
def test_two_thousand_games_are_the_same(tmp_path: Path) -> None:
    compare(played_here(tmp_path / "games.json", GAMES), GAMES)


@pytest.mark.slow
@pytest.mark.timeout(2 * LIMIT)
def test_a_kernel_that_is_built_again_plays_the_same(tmp_path: Path) -> None:
    """Other versions of the compiler make other code, but no other games."""
    build(tmp_path / "kernel")
    compare(ROOT / "web/fixtures/engine.json", KEPT, tmp_path / "kernel")


@pytest.mark.slow
@pytest.mark.timeout(2 * LIMIT)
def test_a_kernel_of_other_dice_and_heroes_plays_as_python_does_with_them(tmp_path: Path) -> None:
    box = tmp_path / "box"
    box.mkdir()
    write_odd_box(box)
    build(tmp_path / "kernel", DICEMINER_DATA=str(box))
    file = played_here(tmp_path / "games.json", OTHER_GAMES, DICEMINER_DATA=str(box))
    compare(file, OTHER_GAMES, tmp_path / "kernel")


@pytest.mark.parametrize(
    ("changed", "old", "new"),
    [
        ("kernel.wasm", b"fingerprint", b"fingerprinT"),
        ("kernel.json", b'"rules.doors.run"', b'"rules.doors.ran"'),
        ("data.json", b'"tunnel"', b'"tunnels"'),
        ("weights.bin", b"\0", b"\1"),
    ],
)
def test_a_file_of_the_kernel_that_is_not_current_is_found(
    changed: str, old: bytes, new: bytes, tmp_path: Path
) -> None:
    """By `make test`, which neither compiles nor links."""
    for name in ("kernel.wasm", "kernel.json", "data.json", "weights.bin"):
        shutil.copy(ROOT / "web/src/engine" / name, tmp_path)
    assert kernel_script("--check", "--out", tmp_path).returncode == 0
    content = (tmp_path / changed).read_bytes()
    assert old in content
    (tmp_path / changed).write_bytes(content.replace(old, new, 1))
    done = kernel_script("--check", "--out", tmp_path)
    assert done.returncode == 1
    assert "run make kernel" in done.stdout


def test_the_page_has_no_other_dice_and_heroes(tmp_path: Path) -> None:
    """A kernel of a developer's own facts must not become the one that everybody gets."""
    write_odd_box(tmp_path)
    done = kernel_script(DICEMINER_DATA=str(tmp_path))
    assert done.returncode == 1
    assert "DICEMINER_DATA" in done.stdout


def test_records_of_the_page_are_verified_here(tmp_path: Path) -> None:
    """Fresh seeds, the dice from the same generator, played there and rolled again here."""
    vitest("verified", ENGINE_RECORDS=str(tmp_path))
    records = sorted(tmp_path.glob("*.txt"))
    assert len(records) == 4
    for record in records:
        text = record.read_text(encoding="utf-8")
        assert verify(text).fair
        assert Game.replay(text).record() == text

"""The page's engine, the same kernel as WebAssembly, plays as this one does."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from diceminer import Game
from diceminer.records import verify

ROOT = Path(__file__).parents[2]
GAMES = 2000
# Questions that take long are asked at every so many-th step.
SPARSE = 6
LIMIT = 1500

# Where the machine has no Node, make has installed one beside Python.
PATH = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])


def run(*command: str | Path, **environment: str) -> str:
    """What a command printed; it must not fail."""
    done = subprocess.run(
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
    assert done.returncode == 0, done.stdout[-5000:]
    return done.stdout


def vitest(name: str, **environment: str) -> str:
    """Run one of the page's test files."""
    command = ("npm", "--prefix", "web", "run", "--silent", "test", "--")
    return run(*command, f"src/engine/{name}.test.ts", "--reporter=dot", **environment)


@pytest.mark.slow
@pytest.mark.timeout(2 * LIMIT)
def test_two_thousand_games_are_the_same(tmp_path: Path) -> None:
    file = tmp_path / "games.json"
    script = ROOT / "web/fixtures/engine.py"
    run(sys.executable, script, "--games", str(GAMES), "--sparse", str(SPARSE), "--out", file)
    printed = vitest("golden", ENGINE_GAMES=str(file))
    assert f"{GAMES + 2} passed" in printed


def test_records_of_the_page_are_verified_here(tmp_path: Path) -> None:
    """Fresh seeds, the dice from the same generator, played there and rolled again here."""
    vitest("verified", ENGINE_RECORDS=str(tmp_path))
    records = sorted(tmp_path.glob("*.txt"))
    assert len(records) == 4
    for record in records:
        text = record.read_text(encoding="utf-8")
        assert verify(text).fair
        assert Game.replay(text).record() == text

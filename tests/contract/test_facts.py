"""The facts replaced: an owner corrects a face in one line and everything follows (rules 1, 2)."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.contract.odd_facts import write_odd_box

ROOT = Path(__file__).parents[2]


def played_with(folder: Path, *mountain: str) -> subprocess.CompletedProcess[str]:
    """Whole games in a process that reads its facts from there; uncompiled, to start at once.

    With a mountain, only what can be done with it in solo.
    """
    return subprocess.run(
        [sys.executable, "-m", "tests.contract.odd_box", *mountain],
        cwd=ROOT,
        env=os.environ | {"DICEMINER_DATA": str(folder), "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=250,
        check=False,
    )


@pytest.fixture
def odd_box(tmp_path: Path) -> Path:
    """A folder with dice and heroes that no box ever had."""
    write_odd_box(tmp_path)
    return tmp_path


@pytest.mark.slow
def test_an_odd_box_is_played_by_the_same_rules(odd_box: Path) -> None:
    """§1 and §2: the engine assumes no face, no count and no hero anywhere else."""
    done = played_with(odd_box)
    assert done.returncode == 0, done.stderr
    faces = done.stdout.split()
    assert faces[:3] == ["T1", "T3", "T4"]
    assert {"G7", "XC5", "HD9", "T2"} <= set(faces)


def test_wild_beer_is_never_set_to_a_face_that_only_a_hero_has(tmp_path: Path) -> None:
    """§8: to a face of that die; a hero's card with four gems puts no four on any die."""
    ours = (ROOT / "src" / "diceminer" / "data" / "heroes.toml").read_text(encoding="utf-8")
    corrected = ours.replace('faces = ["G1", "XP"]', 'faces = ["G4", "XP"]')
    assert corrected != ours
    (tmp_path / "heroes.toml").write_text(corrected, encoding="utf-8")
    done = played_with(tmp_path, "GB . . . . .")
    assert done.returncode == 0, done.stderr
    drafts = {line for line in done.stdout.splitlines() if line.startswith("draft")}
    assert drafts == {"draft a1 as G1", "draft a1 as G2", "draft a1 as G3"}


@pytest.mark.slow
def test_one_corrected_face_is_followed(tmp_path: Path) -> None:
    """§1: in one line, with our own heroes."""
    ours = (ROOT / "src" / "diceminer" / "data" / "dice.toml").read_text(encoding="utf-8")
    corrected = ours.replace('"HC1", "HC2", "HC2"', '"HC1", "HC1", "HC3"')
    assert corrected != ours
    (tmp_path / "dice.toml").write_text(corrected, encoding="utf-8")
    done = played_with(tmp_path)
    assert done.returncode == 0, done.stderr
    assert "HC3" in done.stdout.split()
    assert "HC2" not in done.stdout.split()

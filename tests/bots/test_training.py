"""Training: whole lessons, short, that can be repeated and write what the bots read."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from diceminer import cli
from diceminer.bots import knowledge, solo, value


@pytest.mark.slow
def test_a_table_lesson_writes_what_the_master_reads(tmp_path: Path) -> None:
    files = [tmp_path / "a.npz", tmp_path / "b.npz"]
    for file in files:
        told = ["train", "table", "--out", str(file), "--steps", "2", "--games", "4000"]
        assert cli.main(told) == 0
    first, again = (np.load(file) for file in files)
    tables, weights = knowledge.learned()
    assert first["policy"].shape == tables.shape
    assert first["value"].shape == weights.shape
    assert (first["policy"] == again["policy"]).all()
    assert (first["value"] == again["value"]).all()
    assert (first["policy"][0] != knowledge.thoughtful()).any()
    # A lead must be worth something at the end of every round.
    assert (first["value"][:, :, value.SPREAD] > 0).all()


@pytest.mark.slow
def test_a_solo_lesson_writes_what_the_planner_reads(tmp_path: Path) -> None:
    files = [tmp_path / "a.npz", tmp_path / "b.npz"]
    for file in files:
        assert cli.main(["train", "solo", "--out", str(file), "--games", "500"]) == 0
    first, again = (np.load(file)["nets"] for file in files)
    assert first.shape == solo.nets().shape
    assert np.isfinite(first).all()
    assert (first == again).all()


def test_a_folder_that_is_none_is_told_before_the_lesson(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["train", "solo", "--out", str(tmp_path / "no" / "x.npz")]) == 2
    assert "no" in capsys.readouterr().err

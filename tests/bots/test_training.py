"""Training: short runs that are reproducible and write files that the bots read."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from diceminer import cli
from diceminer.board import Board
from diceminer.bots.multiplayer import knowledge, value
from diceminer.bots.solo import nets, planner, samples
from diceminer.rules.constants import FACE_COUNT
from diceminer.ruleset import Rules


@pytest.mark.slow
def test_a_table_lesson_writes_what_the_master_reads(tmp_path: Path) -> None:
    files = [tmp_path / "a.npz", tmp_path / "b.npz"]
    for file in files:
        words = ["train", "table", "--out", str(file), "--steps", "2", "--games", "4000"]
        assert cli.main(words) == 0
    first, again = (np.load(file) for file in files)
    tables, weights = knowledge.learned()
    assert first["policy"].shape == tables.shape
    assert first["value"].shape == weights.shape
    assert (first["policy"] == again["policy"]).all()
    assert (first["value"] == again["value"]).all()
    assert (first["policy"][0] != knowledge.apprentice_weights()).any()
    # A lead must be worth something at the end of every round.
    assert (first["value"][:, :, value.TEMPERATURE] > 0).all()


@pytest.mark.slow
def test_a_solo_lesson_writes_what_the_planner_reads(tmp_path: Path) -> None:
    files = [tmp_path / "a.npz", tmp_path / "b.npz"]
    for file in files:
        assert cli.main(["train", "solo", "--out", str(file), "--games", "500"]) == 0
    first, again = (np.load(file)["nets"] for file in files)
    assert first.shape == nets.learned().shape
    assert np.isfinite(first).all()
    assert (first == again).all()


@pytest.mark.slow
def test_the_luck_of_refills_is_nothing_on_average() -> None:
    keys = np.random.default_rng(3).integers(0, 1 << 32, (400, 8))
    states, some = Board(Rules(players=1)).states, samples.new_samples(len(keys))
    buffers = samples.new_buffers(1, planner.new_plan())
    samples.gather(states, 0, keys, nets.learned(), 1, buffers, some)
    refilled = some.variates[:, 2][~np.isnan(some.targets[:, 2])]
    refilled = refilled.reshape(len(refilled), samples.ROWS, FACE_COUNT)
    assert len(refilled) > 300
    # As many dice too many as too few, in every row of every refill …
    assert np.abs(refilled.sum(2)).max() < 1e-4
    assert np.abs(refilled).max() > 1
    # … and over many refills none of any face.
    spread = refilled.std(0) / len(refilled) ** 0.5
    assert (np.abs(refilled.mean(0)) <= 4.5 * spread + 1e-6).all()


def test_a_folder_that_does_not_exist_is_refused_before_training(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["train", "solo", "--out", str(tmp_path / "no" / "x.npz")]) == 2
    assert "no" in capsys.readouterr().err

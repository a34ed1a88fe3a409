"""The played-through games are told word for word as before."""

from __future__ import annotations

import pytest

from tests.engine import playthrough


@pytest.mark.parametrize("name", playthrough.GAMES)
def test_the_game_is_told_as_it_was(name: str) -> None:
    """If this change is meant: `python -m tests.engine.playthrough`, then read the difference."""
    told = playthrough.tell(name).splitlines()
    kept = (playthrough.FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    for number, (new, old) in enumerate(zip(told, kept, strict=False), 1):
        assert new == old, f"line {number}"
    assert len(told) == len(kept)

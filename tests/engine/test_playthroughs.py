"""The played-through games are the same, word for word, as the stored ones."""

from __future__ import annotations

import pytest

from tests.engine import playthrough


@pytest.mark.parametrize("name", playthrough.GAMES)
def test_the_game_is_played_as_it_was(name: str) -> None:
    """If this change is meant: `python -m tests.engine.playthrough`, then read the difference."""
    played = playthrough.play_through(name).splitlines()
    kept = (playthrough.FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    for number, (new, old) in enumerate(zip(played, kept, strict=False), 1):
        assert new == old, f"line {number}"
    assert len(played) == len(kept)

"""A home of its own for every test, so that nothing touches the player's."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("DICEMINER_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("DICEMINER_QUIET", "1")
    return tmp_path / "home"

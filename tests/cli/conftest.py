"""What the tests of the command line share."""

from __future__ import annotations

from pathlib import Path

import pytest

from diceminer.ruleset import Rules
from tests.cli.running import InProcess, finished


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> InProcess:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    return InProcess(capsys)


@pytest.fixture(scope="session")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game for two, with its seed."""
    path = tmp_path_factory.mktemp("records") / "two.dm"
    path.write_text(finished(Rules(), names=["Ada", "Bo, junior"]).record(), encoding="utf-8")
    return path


@pytest.fixture(scope="session")
def solo_record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("records") / "solo.dm"
    path.write_text(finished(Rules(players=1, magic=2)).record(), encoding="utf-8")
    return path

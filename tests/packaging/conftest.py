"""An sdist, and a wheel built from it, once for all tests of a worker."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.packaging.building import Wheel, build, unpack


@pytest.fixture(scope="session")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build("sdist", tmp_path_factory.mktemp("sdist"))


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Wheel:
    return Wheel(build("wheel", tmp_path_factory.mktemp("wheel")))


@pytest.fixture
def unpacked(sdist: Path, tmp_path: Path) -> Path:
    return unpack(sdist, tmp_path / "unpacked")

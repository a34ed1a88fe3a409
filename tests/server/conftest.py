"""One server for the tests that need no settings of their own, and databases of both kinds."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.postgres import Cluster, cluster
from tests.server.running import Guest, quick, serving


@pytest.fixture(
    scope="session", params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)]
)
def address(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[str]:
    settings: dict[str, Any] = {"open_tables": 10_000}
    if request.param == "postgresql":
        postgres: Cluster = request.getfixturevalue("postgres")
        settings["database"] = postgres.new_database()
    with serving(quick(tmp_path_factory.mktemp("server"), **settings)) as address:
        yield address


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    with cluster() as started:
        yield started


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database: whatever holds of one kind holds of the other."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'x.sqlite3'}"
    postgres: Cluster = request.getfixturevalue("postgres")
    return postgres.new_database()


@pytest.fixture
def ada(address: str) -> Guest:
    return Guest(address)


@pytest.fixture
def bo(address: str) -> Guest:
    return Guest(address, "it")

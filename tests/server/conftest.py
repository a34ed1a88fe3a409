"""One server for the tests that need no settings of their own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.running import Guest, quick, serving


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(quick(tmp_path_factory.mktemp("server"), open_tables=10_000)) as address:
        yield address


@pytest.fixture
def ada(address: str) -> Guest:
    return Guest(address)


@pytest.fixture
def bo(address: str) -> Guest:
    return Guest(address, "it")

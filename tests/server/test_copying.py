"""`diceminer database`: what is brought up to date, and a house that moves with all it has."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from diceminer.cli import main
from diceminer.server.storage import LogRow, ScoreRow, SeatRow, Storage, TableRow
from diceminer.server.storage.database_schema import METADATA
from tests.server.postgres import Cluster

SEATS = [SeatRow(1, "person", "Ada", guest="g" * 22), SeatRow(2, "open", secret="s" * 22)]
TABLE = TableRow("t" * 22, "g" * 22, "2", 30, "seed", "playing", None, 5, SEATS)


async def fill(store: Storage, tables: int) -> None:
    """Tables in play, one that is over with its score, and a guest who has hidden one."""
    await store.change_guest("g" * 22, 1, name="Ada ÅÉ 🍺", lang="it")
    for n in range(tables):
        assert await store.add_table(replace(TABLE, id=f"{n:022}"), 1_000) is None
        for version in range(3):
            row = LogRow(version, "action", 1, "take e1", "T1 T2", "person", None, None, 2, 7)
            await store.append(f"{n:022}", row)
    last = LogRow(3, "action", 1, "stop", "", "person", "g" * 22, "m", None, 9, "1 2")
    score = ScoreRow("g" * 22, 2, 70, "average", 9)
    await store.finish(f"{0:022}", last, score)
    await store.hide(f"{0:022}", "g" * 22)


def rows(url: str) -> dict[str, list[Any]]:
    """Everything in a database."""
    database = Storage(url)
    with database.database.connect() as connection:
        found = {
            table.name: sorted(map(tuple, connection.execute(sa.select(table))), key=repr)
            for table in METADATA.sorted_tables
        }
    database.database.dispose()
    return found


async def test_a_house_moves_to_postgresql_and_back_with_all_it_has(
    tmp_path: Path, postgres: Cluster, capsys: pytest.CaptureFixture[str]
) -> None:
    first, back = tmp_path / "first.sqlite3", tmp_path / "back.sqlite3"
    with Storage(f"sqlite:///{first}").held() as store:
        # More rows than are copied at a time.
        await fill(store, 400)
    url = postgres.new_database()
    assert main(["database", "copy", str(first), url, "--lang", "en"]) == 0
    assert "400 tables" in capsys.readouterr().out
    assert main(["database", "copy", url, str(back)]) == 0
    before = rows(f"sqlite:///{first}")
    assert before == rows(url) == rows(f"sqlite:///{back}")
    assert len(before["log"]) == 1_201
    assert all(before.values())


async def test_nothing_is_copied_into_a_database_that_holds_something(
    tmp_path: Path, database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with Storage(database).held() as store:
        await fill(store, 1)
    other = tmp_path / "other.sqlite3"
    assert main(["database", "upgrade", str(other)]) == 0
    before = rows(database)
    assert main(["database", "copy", str(other), database, "--lang", "en"]) == 1
    assert "not empty" in capsys.readouterr().err
    assert rows(database) == before


def test_a_database_is_brought_up_to_date_and_no_password_is_shown(
    postgres: Cluster, capsys: pytest.CaptureFixture[str]
) -> None:
    url = postgres.new_database().replace("diceminer@", "diceminer:secret@")
    for _ in range(2):
        assert main(["database", "upgrade", url, "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert said.count("is up to date") == 2
    assert "secret" not in said


@pytest.mark.parametrize(
    ("given", "code"),
    [
        (["upgrade"], 2),
        (["upgrade", "a.sqlite3", "b.sqlite3"], 2),
        (["copy", "a.sqlite3"], 2),
        (["copy", "there-is-none.sqlite3", "b.sqlite3"], 1),
        (["upgrade", "mysql://db/dice"], 1),
        (["upgrade", "postgresql://nobody@127.0.0.1:9/dice"], 1),
    ],
)
def test_what_is_wrong_is_said_in_one_line(
    given: list[str], code: int, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["database", *given]) == code
    said = capsys.readouterr().err.splitlines()
    # The parser shows how it is used, too.
    assert len(said) == 1 if code == 1 else said[-1].startswith("diceminer")

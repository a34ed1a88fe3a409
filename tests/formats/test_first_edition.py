"""Files of the first edition (version 0.1.0) open as they did then.

`first_edition/` was written by that version: a server's data folder (its database as SQL, so that
changes to it can be read) with the answers it gave, a terminal's saved game, scores and settings,
records, positions and an arena's file. Nothing in it is ever written anew.
"""

from __future__ import annotations

import asyncio
import json
import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from diceminer import Game, records
from diceminer.arena import sum_up
from diceminer.arena.store import read
from diceminer.terminal import storage
from tests.server.running import Guest, quick, serving

KEPT = Path(__file__).parent / "first_edition"
SERVED: dict[str, Any] = json.loads((KEPT / "server.json").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("first-edition")
    shutil.copy(KEPT / "secret", folder)
    database = sqlite3.connect(folder / "tables.sqlite3")
    database.executescript((KEPT / "tables.sql").read_text(encoding="utf-8"))
    database.close()
    with serving(quick(folder)) as address:
        yield address


def guest(address: str, name: str) -> Guest:
    """A browser that has kept its cookie."""
    # Bo never chose a language here: his browser's counts.
    back = Guest(address, "it")
    back.http.cookies = httpx.Cookies(SERVED["cookies"][name])
    return back


@pytest.mark.parametrize("name", ["Ada", "Bo"])
def test_guests_are_known_by_their_cookies_with_their_tables_and_scores(
    address: str, name: str
) -> None:
    me, before = guest(address, name).get("/api/me").json(), SERVED["me"][name]
    for table, was in zip(me["tables"], before["tables"], strict=True):
        # Newer servers say more.
        assert {key: table[key] for key in was} == was
    assert {**me, "tables": []} == {**before, "tables": []}


@pytest.mark.parametrize("name", SERVED["records"])
def test_served_games_have_the_same_records(address: str, name: str) -> None:
    answer = guest(address, "Ada").get(f"/api/tables/{SERVED['tables'][name]}/record")
    assert answer.text == SERVED["records"][name]


@pytest.mark.parametrize("name", SERVED["tables"])
def test_tables_are_as_they_were(address: str, name: str) -> None:
    answer = guest(address, "Ada").get(f"/api/tables/{SERVED['tables'][name]}").json()
    before = SERVED["info"][name]
    # A newer server says more of a table and of its seats.
    for seat, kept in zip(answer["seats"], before["seats"], strict=True):
        assert {key: seat[key] for key in kept} == kept
    assert {key: answer[key] for key in before if key != "seats"} == {
        key: kept for key, kept in before.items() if key != "seats"
    }


async def test_a_game_in_progress_is_played_to_its_end(address: str) -> None:
    table = SERVED["tables"]["playing"]
    before = SERVED["info"]["playing"]["version"]
    async with guest(address, "Ada").at(table) as ada, guest(address, "Bo").at(table) as bo:
        await asyncio.gather(ada.play_on(), bo.play_on())
    assert ada.ended
    assert ada.ended["seed"]
    record = guest(address, "Bo").get(f"/api/tables/{table}/record").text
    assert records.verify(record).fair
    assert len(Game.replay(record).history) - 1 > before


def test_a_terminals_files_are_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("saved-game.json", "high-scores.json", "settings.json"):
        shutil.copy(KEPT / name, tmp_path)
    monkeypatch.setenv("DICEMINER_HOME", str(tmp_path))
    saved = storage.load_save()
    assert saved is not None
    assert saved.seats == ("human", "greedy")
    assert len(saved.game.history) == 26
    assert saved.game.names == ("Ada, the first", "Bo")
    (scores,) = storage.high_scores().values()
    assert [score.name for score in scores] == ["Ada"]
    assert storage.settings()["lang"] == "it"


@pytest.mark.parametrize("name", ["table.dm", "solo.dm"])
def test_records_are_replayed_verified_and_written_the_same(name: str) -> None:
    text = (KEPT / name).read_text(encoding="utf-8")
    game = Game.replay(text)
    assert game.over
    assert game.record(reveal=True) == text
    assert records.verify(text).fair


def test_positions_are_read_and_written_the_same() -> None:
    for line in (KEPT / "positions.txt").read_text(encoding="utf-8").splitlines():
        assert Game.from_position(line).position() == line


def test_an_arenas_results_are_shown() -> None:
    plan, rows = read(KEPT / "arena.jsonl")
    results = sum_up(plan, rows)
    assert results["games"] == len(rows) == 4
    assert [row["seats"] for row in rows[:2]] == [["greedy", "random"], ["random", "greedy"]]

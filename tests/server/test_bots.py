"""Bots at tables: whatever one does, its table goes on, and the others don't notice."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from diceminer.server.engine_loader import EngineLoader
from tests.server.running import PATIENCE, Guest, quick, serving, until

FILE = Path(__file__).with_name("strange_bots.py")
NAMES = ("Raiser", "Sleeper", "Cheat", "Unmade")


@pytest.fixture(scope="module")
def strange(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    settings = quick(
        tmp_path_factory.mktemp("strange"),
        own_bots=tuple(f"{FILE}:{name}" for name in NAMES),
        bot_limit=2.0,
        bot_threads=2,
    )
    with serving(settings) as address:
        yield address


@pytest.mark.parametrize("name", NAMES)
async def test_a_bot_that_fails_is_replaced_and_the_game_goes_on(strange: str, name: str) -> None:
    ada = Guest(strange)
    assert name in ada.get("/api/box").json()["bots"]
    table = ada.create("me", name)["id"]
    async with ada.at(table) as player:
        await player.play_on(3)
        assert any(m["t"] == "moved" and m["by"] == "bot" for m in player.messages)


async def test_bots_that_never_return_hold_up_no_other_table(strange: str) -> None:
    ada = Guest(strange)
    async with AsyncExitStack() as watched:
        for _ in range(4):
            await watched.enter_async_context(ada.at(ada.create("Sleeper", "Sleeper")["id"]))
        begun = time.monotonic()
        table = ada.create("me", "greedy")["id"]
        async with ada.at(table) as player:
            # The sleepers had all places, for as long as the limit lets them.
            await player.play_on(3)
            await player.send(t="ping")
            await player.receive_until("pong")
        assert time.monotonic() - begun < 20


async def test_a_thinking_master_does_not_hold_up_the_loop(address: str) -> None:
    ada = Guest(address)
    async with AsyncExitStack() as watched:
        for _ in range(3):
            await watched.enter_async_context(ada.at(ada.create("master", "master")["id"]))
        player = await watched.enter_async_context(ada.at(ada.create("me", "here")["id"]))
        while not player.legal:
            await player.receive()
        waits = []
        for _ in range(20):
            begun = time.monotonic()
            await player.send(t="ping")
            await player.receive_until("pong")
            waits.append(time.monotonic() - begun)
            await asyncio.sleep(0.01)
        assert sorted(waits)[10] < 0.25


def test_a_stranger_can_not_name_a_file(address: str) -> None:
    ada = Guest(address)
    for name in (f"{FILE}:Raiser", "master@100s", "grandmaster", "", "../x.py:Y"):
        seats = [{"who": "me"}, {"who": "bot", "bot": name}]
        answer = ada.post("/api/tables", {"rules": {"players": 2}, "seats": seats})
        assert (answer.status_code, answer.json()["code"]) == (422, "bot"), name


async def test_bots_play_for_somebody_or_not_at_all(address: str) -> None:
    ada = Guest(address)
    alone = ada.create("greedy", "random")["id"]
    # A person who has a seat and may return finds it to be their turn.
    mine = ada.create("greedy", "me")["id"]
    until(lambda: {t["id"]: t["turn"] for t in ada.get("/api/me").json()["tables"]}[mine])
    assert ada.get(f"/api/tables/{alone}").json()["version"] == 0
    async with ada.at(alone) as watcher:
        await watcher.play_on()


async def test_a_table_of_bots_alone_plays_to_its_end(address: str) -> None:
    ada = Guest(address)
    table = ada.create("greedy", "random")["id"]
    async with ada.at(table) as watcher:
        await watcher.play_on()
        assert {m["by"] for m in watcher.messages if m["t"] == "moved"} == {"bot"}


async def test_a_search_that_can_not_be_loaded_is_not_waited_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As where its file is damaged: tables with a master go on with the bot that stands in."""
    monkeypatch.setitem(sys.modules, "diceminer.bots.master", None)
    engine = EngineLoader()
    engine.start()
    await asyncio.wait_for(engine.ready_for("master"), PATIENCE)
    assert engine.compiled

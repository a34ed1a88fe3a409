"""The server as a process: killed in the midst of play, stopped, started for the first time."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from diceminer import Game
from diceminer.records import verify
from tests.server.running import Guest, Player, Process, wait_for


class Acknowledged:
    """The actions that a player was sent as stored, and the last one sent without an answer."""

    def __init__(self, guest: Guest, table: str) -> None:
        self.guest, self.table = guest, table
        self.acks: dict[str, int] = {}
        self.acknowledged: dict[int, str] = {}
        self.open: dict[str, Any] | None = None
        self.over = False
        self._ids = 0

    async def play(self) -> None:
        """Play until the line is cut or the game over; go on where it was."""
        after = max(self.acknowledged, default=None)
        async with self.guest.at(self.table) as player:
            await player.receive_until("welcome")
            assert player.version >= (after or 0), "something acknowledged is gone"
            for line in player.messages[0]["log"]:
                self._compare(line)
            if self.open is not None:
                # Was it stored or not? The same id again finds out, and plays it once at most.
                await player.send(**self.open)
                answer = await player.receive_until("ack", "no")
                if answer["t"] == "ack":
                    self.acks[self.open["id"]] = answer["version"]
                self.open = None
            for id_, version in self.acks.items():
                assert version <= player.version, id_
            while not self.over:
                await self._step(player)

    async def _step(self, player: Player) -> None:
        if player.ended is not None:
            self.over = True
            return
        if not player.legal:
            self._note(await player.receive())
            return
        self._ids += 1
        self.open = {
            "t": "move",
            "id": f"move {self._ids}",
            "seat": player.seat,
            "version": player.version,
            "action": player.some_action(),
        }
        await player.send(**self.open)
        while True:
            message = await player.receive()
            self._note(message)
            if message["t"] in ("ack", "no"):
                assert message["t"] == "ack", message
                self.acks[self.open["id"]] = message["version"]
                self.acknowledged[message["version"]] = self.open["action"]
                self.open = None
                return

    def _note(self, message: dict[str, Any]) -> None:
        if message["t"] == "moved":
            self._compare(message)
            self.acknowledged[message["version"]] = message["action"]

    def _compare(self, line: dict[str, Any]) -> None:
        known = self.acknowledged.get(line["version"])
        assert known in (None, line["action"]), "something acknowledged has changed"


async def kill_again_and_again(folder: Path, kills: int, tables: int) -> None:
    server = Process(folder)
    server.start()
    dice = random.Random(4)
    try:
        await asyncio.to_thread(wait_for, server.address)
        guest = Guest(server.address)
        games = [
            Acknowledged(guest, guest.create("me", "greedy" if n % 2 else "here")["id"])
            for n in range(tables)
        ]
        for _ in range(kills):
            playing = [asyncio.create_task(game.play()) for game in games]
            await asyncio.sleep(dice.uniform(0.2, 1.5))
            server.end()
            ended = await asyncio.gather(*playing, return_exceptions=True)
            for error in ended:
                if error and not isinstance(error, ConnectionClosed | InvalidHandshake | OSError):
                    raise error
            server.start()
            await asyncio.to_thread(wait_for, server.address)
        assert any(game.acks for game in games)
        # Nothing is wedged: every game comes to its end, and its dice are the promised ones.
        await asyncio.gather(*(game.play() for game in games))
        for game in games:
            record = guest.get(f"/api/tables/{game.table}/record").text
            played = [action for action, _ in Game.replay(record).history]
            assert {version: played[version] for version in game.acknowledged} == game.acknowledged
            assert len(set(game.acks.values())) == len(game.acks), "two moves, one version"
            assert verify(record).fair
        guest.http.close()
    finally:
        server.end()


async def test_killed_under_play_it_loses_nothing_acknowledged(tmp_path: Path) -> None:
    await kill_again_and_again(tmp_path, kills=3, tables=2)


@pytest.mark.slow
@pytest.mark.timeout(900)
async def test_killed_many_times_it_loses_nothing_acknowledged(tmp_path: Path) -> None:
    await kill_again_and_again(tmp_path, kills=40, tables=12)


async def test_stopped_it_says_that_it_will_be_back(tmp_path: Path) -> None:
    server = Process(tmp_path)
    server.start()
    try:
        await asyncio.to_thread(wait_for, server.address)
        guest = Guest(server.address)
        table = guest.create("me", "open")
        guest.http.get(table["links"]["2"])
        async with guest.at(table["id"]) as player:
            await player.receive()
            begun = time.monotonic()
            os.kill(server.process.pid, signal.SIGTERM)
            with pytest.raises(ConnectionClosed) as closed:
                await asyncio.wait_for(player.socket.recv(), 20)
            assert closed.value.rcvd
            assert closed.value.rcvd.code == 1012
        await asyncio.to_thread(server.process.wait, 20)
        assert time.monotonic() - begun < 20
        guest.http.close()
        lines = [json.loads(line) for line in server.log.read_text().splitlines()]
        assert {"at", "level", "event"} <= set(lines[0])
        assert lines[-1]["level"] == "info"
        assert any(line["event"] == "stopped" for line in lines)
        secret = table["links"]["2"].rpartition("/")[2]
        for hidden in (table["id"], secret, guest.http.cookies["miner"]):
            assert hidden not in server.log.read_text()
    finally:
        server.end()


async def test_on_a_first_start_the_page_does_not_wait_for_the_compiler(tmp_path: Path) -> None:
    server = Process(tmp_path, DICEMINER_CACHE=str(tmp_path / "cache"))
    server.start()
    try:
        await asyncio.to_thread(wait_for, server.address, compiled=False)
        begun = time.monotonic()
        health = httpx.get(f"{server.address}/api/health", trust_env=False).json()
        assert health["compiled"] is False
        guest = Guest(server.address)
        guest.get("/api/box")
        table = guest.create("me", "greedy")["id"]
        async with guest.at(table) as player:
            welcome = await player.receive_until("welcome")
            assert (welcome["view"], welcome["table"]["status"]) == (None, "playing")
            await player.send(t="move", id="m", seat=1, version=0, action="hero alchemist")
            assert (await player.receive_until("no"))["code"] == "compiling"
        assert time.monotonic() - begun < 10
        guest.http.close()
    finally:
        server.end()


@pytest.mark.parametrize("cold", [True, False])
async def test_while_the_engine_is_compiled_or_loaded_a_page_knows_at_once_where_it_is(
    tmp_path: Path, cold: bool
) -> None:
    known = {"DICEMINER_CACHE": str(tmp_path / "cache")} if cold else {}
    server = Process(tmp_path, None, **known)
    server.start()
    try:
        await asyncio.to_thread(wait_for, server.address, compiled=False)
        with httpx.Client(base_url=server.address, trust_env=False) as http:
            begun, waits = time.monotonic(), []
            # Long enough for all that is imported in the background.
            while time.monotonic() < begun + 3:
                for path in ("/api/box", "/api/me?create=false"):
                    asked = time.monotonic()
                    assert http.get(path).status_code == 200
                    waits.append(time.monotonic() - asked)
                await asyncio.sleep(0.02)
            assert max(waits) < 2, "even on a busy machine"
            assert not (cold and http.get("/api/health").json()["compiled"]), "that takes longer"
    finally:
        server.end()


async def test_just_after_a_restart_a_game_is_as_far_as_it_was(tmp_path: Path) -> None:
    """While the rules are still being loaded, or even compiled."""
    server = Process(tmp_path, {"record_wait": 60.0})
    server.start()
    try:
        await asyncio.to_thread(wait_for, server.address)
        guest = Guest(server.address)
        over, open_ = (guest.create(*seats)["id"] for seats in (["me"], ["me", "here"]))
        async with guest.at(over) as player:
            await player.play_on()
            last = player.version
        async with guest.at(open_) as player:
            await player.play_on(3)
            again = player.sent
        server.end()
        cold = Process(tmp_path, {"record_wait": 0.2}, DICEMINER_CACHE=str(tmp_path / "cache"))
        cold.port, cold.address = server.port, server.address
        cold.start()
        try:
            await asyncio.to_thread(wait_for, server.address, compiled=False)
            stored = [guest.get(f"/api/tables/{table}").json() for table in (over, open_)]
            assert [(table["status"], table["version"]) for table in stored] == [
                ("over", last),
                ("playing", 3),
            ]
            async with guest.at(open_) as player:
                welcome = await player.receive_until("welcome")
                assert (welcome["version"], welcome["view"]) == (3, None)
                # What was stored is acknowledged, whatever is still being loaded.
                await player.send(**again)
                assert (await player.receive_until("ack", "no"))["version"] == 3
            assert guest.get("/api/health").json()["compiled"] is False
            for table in (over, open_):
                answer = guest.get(f"/api/tables/{table}/record")
                assert (answer.status_code, answer.json()["code"]) == (503, "compiling")
        finally:
            cold.end()
        server.start()
        await asyncio.to_thread(wait_for, server.address, compiled=False)
        # Loading takes a moment, which the request waits.
        record = guest.get(f"/api/tables/{over}/record")
        assert record.status_code == 200
        assert verify(record.text).fair
        guest.http.close()
    finally:
        server.end()

"""The seed stays secret until the end; what is sent of a game is small."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from diceminer.server.messages import SocketMessage
from tests.server.running import Guest, Player, quick, serving


async def test_no_message_or_answer_has_the_seed_before_the_end(tmp_path: Path) -> None:
    with serving(quick(tmp_path, undo_pause=0.1)) as address:
        ada, eve = Guest(address), Guest(address)
        table = ada.create("me", "greedy", "novice")["id"]
        with sqlite3.connect(tmp_path / "tables.sqlite3") as database:
            (seed,) = database.execute("SELECT seed FROM tables").fetchone()
        assert len(seed) == 64
        everyone = (ada, eve)

        searched = dict.fromkeys(everyone, 0)

        def unheard() -> None:
            for guest in everyone:
                assert guest.received
                assert not any(seed in text for text in guest.received[searched[guest] :])
                searched[guest] = len(guest.received)

        async with ada.at(table) as player, eve.at(table) as watcher:
            await watcher.receive()
            while not player.legal:
                await player.receive()
            kinds: set[str] = set()
            while player.ended is None:
                if not player.legal:
                    await player.receive()
                    continue
                # Everything that can be asked, in every position.
                for message in (
                    {"t": "peek", "action": player.legal[0]},
                    {"t": "why", "action": "take f9"},
                    {"t": "sync", "after": 0},
                    {"t": "back", "seat": 1},
                    {"t": "start"},
                    {"t": "seat", "seat": 2, "set": {"who": "open"}},
                    {"t": "ping"},
                    {"t": "nonsense"},
                ):
                    await player.send(id="x", **message)
                await player.receive_until("pong")
                ada.get(f"/api/tables/{table}")
                ada.get(f"/api/tables/{table}/record")
                ada.post(f"/api/tables/{table}/rematch")
                ada.get("/api/me")
                unheard()
                if player.version % 20 == 0:
                    await player.send(t="hint", id="h")
                    await player.receive_until("seen")
                if player.legal:
                    answer = await player.act()
                    assert answer["t"] in ("ack", "no")
                if player.undo and not any(m["t"] == "undone" for m in player.messages):
                    await player.take_back()
            kinds |= {message["t"] for message in player.messages}
            before_end = [
                text for guest in everyone for text in guest.received if '"t":"ended"' not in text
            ]
            # The last tables and records may have it, but nothing before the last move.
            last = max(place for place, text in enumerate(ada.received) if '"t":"moved"' in text)
            assert not any(seed in text for text in ada.received[: last + 1])
            assert before_end
            assert player.ended["seed"] == seed
            assert ada.get(f"/api/tables/{table}").json()["seed"] == seed
            ada.post(f"/api/tables/{table}/rematch")
            await player.receive_until("rematch")
            kinds.add("rematch")
            # A reaction needs a second person, and is a seat and one of four words.
            kinds.add("reaction")
            assert kinds == _every_kind(), "a kind of message was not walked through"


def _every_kind() -> set[str]:
    from typing import get_args

    return {model.__struct_config__.tag for model in get_args(SocketMessage)}


@pytest.mark.parametrize("seats", [["me"], ["me", "here"], ["me", "here", "here", "here"]])
async def test_a_move_costs_each_viewer_400_bytes(ada: Guest, bo: Guest, seats: list[str]) -> None:
    table = ada.create(*seats)["id"]
    async with ada.at(table) as player, bo.at(table) as watcher:
        await watcher.receive()
        await asyncio.gather(player.play_on(), watcher.play_on())
        for viewer in (player, watcher):
            assert _bytes_a_move(viewer) <= 400, _bytes_a_move(viewer)


def _bytes_a_move(viewer: Player) -> float:
    """All that came after the first view, acknowledgements included."""
    start = next(
        place for place, text in enumerate(viewer.guest.received) if '"t":"welcome"' in text
    )
    messages = [
        text
        for text in viewer.guest.received[start + 1 :]
        if '"t":"moved"' in text or '"t":"ack"' in text
    ]
    return sum(len(text.encode()) for text in messages) / viewer.version

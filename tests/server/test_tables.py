"""Tables over time: put away and rebuilt, overtaken by the log, damaged, too fast to follow."""

from __future__ import annotations

import asyncio
import socket
import sqlite3
from pathlib import Path

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.running import PATIENCE, Guest, quick, serving


async def test_a_table_is_put_away_and_comes_back_as_it_was(tmp_path: Path) -> None:
    with serving(quick(tmp_path, idle=0.3)) as address:
        ada = Guest(address)
        table = ada.create("me", "here", pace=60)["id"]
        async with ada.at(table) as player:
            await player.play_on(7)
            while player.version < 7:
                await player.hear()
            view, legal = player.view, player.legal
            first = player.messages[0]["table"]
        # Long enough to be put away: a countdown alone keeps no table in the hall.
        await asyncio.sleep(1.5)
        async with ada.at(table) as again:
            await again.hear()
            assert (again.view, again.legal, again.version) == (view, legal, 7)
            assert again.info["commitment"] == first["commitment"]
            assert [line["version"] for line in again.messages[0]["log"]] == list(range(1, 8))
            await again.play_on(3)


async def test_a_server_that_is_behind_the_log_notices(tmp_path: Path) -> None:
    shared = quick(tmp_path, shared=True)
    with serving(shared) as one, serving(shared) as two:
        ada = Guest(one)
        table = ada.create("me", "here")["id"]
        same = Guest(two)
        same.http.cookies = ada.http.cookies
        async with same.at(table) as behind:
            await behind.hear()
            async with ada.at(table) as ahead:
                await ahead.hear()
                first = await ahead.act()
                assert first["version"] == 1
            # The other process has not heard of it; the log has.
            await behind.send(
                t="move", id="m", seat=behind.seat, version=0, action=behind.some_action()
            )
            assert await _close_code(behind.socket) == 1012, "connect again, and you will see"
        async with same.at(table, after=0) as again:
            await again.hear_until("table")
            assert again.version == 1
            assert await _any_move(again.guest, table) == 2


async def _any_move(guest: Guest, table: str) -> int:
    async with guest.at(table) as player:
        while not player.legal:
            await player.hear()
        version: int = (await player.act())["version"]
        return version


async def test_a_damaged_log_is_refused_and_harms_no_other_table(tmp_path: Path) -> None:
    with serving(quick(tmp_path)) as address:
        ada = Guest(address)
        wrong, right = (ada.create("me", "here")["id"] for _ in range(2))
        for table in (wrong, right):
            await _any_move(ada, table)
    with sqlite3.connect(tmp_path / "tables.sqlite3") as database:
        database.execute(
            "UPDATE moves SET rolled = 'T1' WHERE version = 0 AND table_id = ?", [wrong]
        )
    with serving(quick(tmp_path)) as address:
        again = Guest(address)
        again.http.cookies = ada.http.cookies
        async with again.at(wrong) as player:
            assert (await player.hear())["view"] is None
            await player.send(t="move", id="m", seat=1, version=1, action="done")
            assert (await player.hear_until("no"))["code"] == "broken"
        assert again.get(f"/api/tables/{wrong}/record").status_code == 500
        assert await _any_move(again, right) == 2


async def test_who_does_not_read_is_let_go(tmp_path: Path) -> None:
    with serving(quick(tmp_path, backlog=50, farewell=PATIENCE), buffer=8192) as address:
        ada = Guest(address)
        table = ada.create("me", "here")["id"]
        small = socket.create_connection(("127.0.0.1", int(address.rpartition(":")[2])))
        small.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        async with connect(
            f"{address.replace('http', 'ws')}/ws/{table}",
            additional_headers={"Cookie": ada.cookies},
            sock=small,
            compression=None,
            proxy=None,
            max_queue=1,
        ) as unread:
            for _ in range(300):
                await unread.send('{"t":"sync","after":-1}')
            await asyncio.sleep(0.5)
            assert await _close_code(unread) == 4408
        # And the table goes on for everybody else.
        assert await _any_move(ada, table) == 1


async def _close_code(connection: ClientConnection) -> int:
    try:
        while True:
            await connection.recv()
    except ConnectionClosed as error:
        return error.rcvd.code if error.rcvd else 0

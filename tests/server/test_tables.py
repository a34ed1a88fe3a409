"""Tables over time: put away and rebuilt, overtaken by the log, damaged, too fast to follow."""

from __future__ import annotations

import asyncio
import socket
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.running import (
    PATIENCE,
    Guest,
    Player,
    SetClock,
    quick,
    serving,
    serving_inside,
    until,
)


async def test_a_table_is_put_away_and_comes_back_as_it_was(tmp_path: Path) -> None:
    clock = SetClock()
    with serving_inside(quick(tmp_path, idle=0.1), clock) as (address, server):
        ada = Guest(address)
        table = ada.create("me", "here", pace=60)["id"]
        async with ada.at(table) as player:
            await player.play_on(7)
            while player.version < 7:
                await player.receive()
            view, legal = player.view, player.legal
            first = player.messages[0]["table"]
        # The server has noticed that nobody looks on: the countdown has stopped.
        until(lambda: clock.timers == 0)
        clock.advance(1)
        until(lambda: server.tables.loaded == [])
        async with ada.at(table) as again:
            await again.receive()
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
            await behind.receive()
            async with ada.at(table) as ahead:
                await ahead.receive()
                first = await ahead.act()
                assert first["version"] == 1
            # The other process does not know of it; the log has it.
            await behind.send(
                t="move", id="m", seat=behind.seat, version=0, action=behind.some_action()
            )
            assert await _close_code(behind.socket) == 1012, "connect again, and you will see"
        async with same.at(table, after=0) as again:
            await again.receive_until("table")
            assert again.version == 1
            assert await _any_move(again.guest, table) == 2


async def _any_move(guest: Guest, table: str) -> int:
    async with guest.at(table) as player:
        while not player.legal:
            await player.receive()
        version: int = (await player.act())["version"]
        return version


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE log SET rolled = 'T1' WHERE version = 0 AND table_id = ?",
        "UPDATE log SET action = 'take z9' WHERE version = 1 AND table_id = ?",
        "DELETE FROM log WHERE version = 0 AND table_id = ?",
        "UPDATE log SET kind = 'song' WHERE version = 1 AND table_id = ?",
    ],
)
async def test_a_damaged_log_is_refused_and_harms_no_other_table(
    tmp_path: Path, damage: str
) -> None:
    with serving(quick(tmp_path)) as address:
        ada = Guest(address)
        wrong, right = (ada.create("me", "here")["id"] for _ in range(2))
        for table in (wrong, right):
            await _any_move(ada, table)
    with sqlite3.connect(tmp_path / "tables.sqlite3") as database:
        database.execute(damage, [wrong])
    with serving(quick(tmp_path)) as address:
        again = Guest(address)
        again.http.cookies = ada.http.cookies
        async with again.at(wrong) as player:
            assert (await player.receive())["view"] is None
            await player.send(t="move", id="m", seat=1, version=1, action="done")
            assert (await player.receive_until("no"))["code"] == "damaged"
        answer = again.get(f"/api/tables/{wrong}/record")
        assert (answer.status_code, answer.json()["code"]) == (409, "damaged")
        assert await _any_move(again, right) == 2


async def test_who_does_not_read_is_let_go(tmp_path: Path) -> None:
    settings = quick(tmp_path, backlog=50, farewell=PATIENCE)
    with serving_inside(settings, buffer=8192) as (address, server):
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
            await asyncio.to_thread(until, lambda: server.connections)
            (connection,) = next(iter(server.connections.values()))
            for _ in range(300):
                await unread.send('{"t":"sync","after":-1}')
            await asyncio.to_thread(until, lambda: connection.is_closing)
            assert await _close_code(unread) == 4408
        # And the table goes on for everybody else.
        assert await _any_move(ada, table) == 1


async def _close_code(connection: ClientConnection) -> int:
    try:
        while True:
            await asyncio.wait_for(connection.recv(), PATIENCE)
    except ConnectionClosed as error:
        return error.rcvd.code if error.rcvd else 0


@contextmanager
def two_servers(folder: Path, **others: Any) -> Iterator[tuple[Guest, Guest, Guest, Guest]]:
    """Two servers on one database: the host and Bo, each known to both."""
    shared = quick(folder, shared=True, **others)
    with serving(shared) as one, serving(shared) as two:
        ada, bo = Guest(one), Guest(one)
        both = []
        for guest in (ada, bo):
            same = Guest(two)
            same.http.cookies = guest.http.cookies
            both.append(same)
        yield ada, both[0], bo, both[1]


def seats(guest: Guest, table: str) -> list[tuple[str, str, str | None, bool]]:
    info = guest.get(f"/api/tables/{table}").json()
    return [(seat["who"], seat["name"], seat["bot"], seat["away"]) for seat in info["seats"]]


def kept(folder: Path, table: str) -> list[tuple[str, str, str | None, bool]]:
    """The seats as they are in the database."""
    with sqlite3.connect(folder / "tables.sqlite3") as database:
        rows = database.execute(
            "SELECT who, name, bot, away FROM seats WHERE table_id = ? ORDER BY seat", [table]
        )
        return [(who, name, bot, bool(away)) for who, name, bot, away in rows]


def test_of_two_who_take_one_seat_at_two_servers_one_has_it(tmp_path: Path) -> None:
    with two_servers(tmp_path) as (ada, ada2, bo, _):
        eve = Guest(ada2.address)
        for _ in range(5):
            made = ada.create("me", "open")
            path = f"/api/tables/{made['id']}"
            sit = {"secret": made["links"]["2"].rpartition("/")[2]}
            # Both servers know the table with its open seat.
            assert seats(ada, made["id"]) == seats(ada2, made["id"])
            assert bo.post(f"{path}/sit", {**sit, "name": "Bo"}).json()["you"] == [2]
            late = eve.post(f"{path}/sit", {**sit, "name": "Eve"})
            assert (late.status_code, late.json()["code"]) == (409, "stale")
            again = eve.post(f"{path}/sit", {**sit, "name": "Eve"})
            assert (again.status_code, again.json()["code"]) == (403, "secret")
            assert seats(ada, made["id"]) == seats(ada2, made["id"]) == kept(tmp_path, made["id"])
            assert kept(tmp_path, made["id"])[1][1] == "Bo"


async def test_of_two_who_take_one_seat_at_two_servers_at_once_one_has_it(tmp_path: Path) -> None:
    with two_servers(tmp_path) as (ada, ada2, bo, _):
        eve = Guest(ada2.address)
        for _ in range(25):
            made = ada.create("me", "open")
            sit = {"secret": made["links"]["2"].rpartition("/")[2]}
            assert seats(ada, made["id"]) == seats(ada2, made["id"])
            path = f"/api/tables/{made['id']}/sit"
            answers = await asyncio.gather(
                asyncio.to_thread(bo.post, path, {**sit, "name": "Bo"}),
                asyncio.to_thread(eve.post, path, {**sit, "name": "Eve"}),
            )
            assert sorted(answer.status_code for answer in answers) == [200, 409]
            name = "Bo" if answers[0].status_code == 200 else "Eve"
            assert seats(ada, made["id"]) == seats(ada2, made["id"]) == kept(tmp_path, made["id"])
            assert kept(tmp_path, made["id"])[1][1] == name


async def asked(player: Player, **message: Any) -> int | str:
    """What a message is answered with: the kind, or the code that the line is closed with."""
    await player.send(id="q", **message)
    try:
        answer = await player.receive_until("ack", "no")
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0
    return str(answer.get("code", answer["t"]))


async def test_a_server_that_is_behind_changes_no_seat_and_starts_nothing(tmp_path: Path) -> None:
    with two_servers(tmp_path) as (ada, ada2, bo, _):
        bot = {"who": "bot", "bot": "novice"}
        # What the server that is behind is asked to do, and what happened at the other one.
        for late, first in (
            ({"t": "seat", "seat": 2, "set": {"who": "open"}}, {"t": "start"}),
            ({"t": "start"}, {"t": "seat", "seat": 2, "set": {"who": "open"}}),
            (
                {"t": "seat", "seat": 2, "set": bot},
                {"t": "seat", "seat": 2, "set": {"who": "open"}},
            ),
        ):
            made = ada.create("me", "open")
            sit = {"secret": made["links"]["2"].rpartition("/")[2], "name": "Bo"}
            bo.post(f"/api/tables/{made['id']}/sit", sit)
            async with ada.at(made["id"]) as host, ada2.at(made["id"]) as behind:
                await host.receive()
                await behind.receive()
                assert await asked(host, **first) == "ack"
                before = kept(tmp_path, made["id"])
                assert await asked(behind, **late) == 1012, "connect again, and you will see"
            assert kept(tmp_path, made["id"]) == before
            assert seats(ada, made["id"]) == seats(ada2, made["id"]) == before
            statuses = {g.get(f"/api/tables/{made['id']}").json()["status"] for g in (ada, ada2)}
            assert len(statuses) == 1


async def test_a_server_that_is_behind_takes_no_seat_back(tmp_path: Path) -> None:
    with two_servers(tmp_path) as (ada, ada2, _, _):
        table = ada.create("me", "here")["id"]

        def other_process_sets(away: bool) -> None:
            with sqlite3.connect(tmp_path / "tables.sqlite3") as database:
                database.execute("UPDATE seats SET away = ? WHERE seat = 2", [away])

        other_process_sets(True)
        # The second server has not loaded the table before.
        async with ada2.at(table) as behind:
            await behind.receive()
            assert [seat["away"] for seat in behind.info["seats"]] == [False, True]
            other_process_sets(False)
            assert await asked(behind, t="back", seat=2) == 1012
        assert seats(ada2, table) == kept(tmp_path, table)


async def test_a_host_is_not_succeeded_by_who_has_left_the_seat_at_another_server(
    tmp_path: Path,
) -> None:
    with two_servers(tmp_path, absence=1.0) as (ada, _, bo, bo2):
        made = ada.create("me", "open")
        path = f"/api/tables/{made['id']}"
        sit = {"secret": made["links"]["2"].rpartition("/")[2], "name": "Bo"}
        bo.post(f"{path}/sit", sit)
        # At the second server Bo waits for a host who is at the first, and removes Bo there.
        async with bo2.at(made["id"]) as heir:
            await heir.receive()
            async with ada.at(made["id"]) as host:
                await host.receive()
                assert await asked(host, t="seat", seat=2, set={"who": "open"}) == "ack"
                assert await _close_code(heir.socket) == 1012
        assert ada.get(path).json()["host"]
        assert not bo2.get(path).json()["host"]

"""Leaving for good: before the start, in a game with others, against bots; and what lists show."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from diceminer import records
from tests.server.running import Guest, quick, serving
from tests.server.test_seats import asked, secret_of
from tests.server.test_tables import two_servers


def together(*guests: Guest, bots: int = 0) -> str:
    """A game that has begun, of these guests and bots."""
    host, *others = guests
    table = host.create("me", *["open"] * len(others), *["greedy"] * bots)
    for seat, guest in enumerate(others, 2):
        sit = {"secret": secret_of(table["links"][str(seat)]), "name": f"Guest {seat}"}
        assert guest.post(f"/api/tables/{table['id']}/sit", sit).status_code == 200
    return str(table["id"])


async def begin(host: Guest, table: str) -> None:
    async with host.at(table) as player:
        await player.receive()
        assert (await asked(player, t="start"))["t"] == "ack"


def leave(guest: Guest, table: str, seat: int | None = None) -> Any:
    answer = guest.post(f"/api/tables/{table}/leave", {} if seat is None else {"seat": seat})
    return answer.json()["code"] if answer.content else answer.status_code


def listed(guest: Guest) -> list[str]:
    return [table["id"] for table in guest.get("/api/me").json()["tables"]]


async def test_a_bot_plays_on_for_who_leaves_while_two_others_play(ada: Guest, bo: Guest) -> None:
    eve = Guest(ada.address)
    table = together(ada, bo, eve)
    await begin(ada, table)
    async with bo.at(table) as stays, eve.at(table) as other:
        await stays.receive()
        await other.receive()
        version = stays.version
        assert leave(ada, table) == 204
        for player in (stays, other):
            while player.info["seats"][0]["who"] != "left" or player.version == version:
                await player.receive()
            assert player.version == version + 1, "a version of its own"
        seat = stays.info["seats"][0]
        assert (seat["away"], seat["bot"], seat["here"]) == (True, "greedy", False)
        assert stays.info["host"], "somebody else is the host now"
        assert leave(ada, table) == 204, "twice is once"
        assert (listed(ada), listed(bo)) == ([], [table])
        async with ada.at(table) as gone:
            await gone.receive()
            assert gone.info["you"] == []
            assert (await asked(gone, t="back", seat=1))["code"] == "not-yours"
            move = {"seat": 1, "version": gone.version, "action": "take e1"}
            assert (await asked(gone, t="move", **move))["code"] == "not-yours"
        await asyncio.gather(stays.play_on(), other.play_on())
    assert stays.ended
    assert stays.ended["standings"][-1]["seat"] == 1, "last, whatever the bot has scored"


async def test_of_two_the_one_who_stays_has_won(ada: Guest, bo: Guest) -> None:
    table = together(ada, bo)
    await begin(ada, table)
    async with ada.at(table) as player:
        await player.receive()
        assert leave(bo, table) == 204
        ended = await player.receive_until("ended")
        assert [(row["seat"], row["place"]) for row in ended["standings"]] == [(1, 1), (2, 2)]
        assert (player.info["status"], player.legal) == ("over", [])
        assert player.info["seed"] == ended["seed"]
        action = "take e1"
        move = {"seat": 1, "version": player.version, "action": action}
        assert (await asked(player, t="move", **move))["code"] == "over"
        undo = {"version": player.version}
        assert (await asked(player, t="undo", **undo))["code"] == "undo"
    record = ada.get(f"/api/tables/{table}/record").text
    assert "\nResult: *\n" in record
    assert records.verify(record).fair, "the seed is known, and the lines so far are its dice"
    again = ada.post(f"/api/tables/{table}/rematch").json()
    info = ada.get(f"/api/tables/{again['id']}").json()
    assert ([seat["who"] for seat in info["seats"]], info["status"]) == (
        ["person", "open"],
        "waiting",
    )
    assert (info["host"], list(again["links"])) == (True, ["2"]), "somebody else may be invited"
    assert again["id"] not in listed(bo)


@pytest.mark.parametrize("bots", [1, 2])
async def test_against_bots_alone_the_game_ends(ada: Guest, bots: int) -> None:
    table = ada.create("me", *["greedy"] * bots)["id"]
    async with ada.at(table) as player:
        await player.receive()
        assert leave(ada, table) == 204
        ended = await player.receive_until("ended")
        assert ended["standings"][-1]["seat"] == 1
    assert listed(ada) == []


async def test_a_game_alone_ends_without_a_score(ada: Guest) -> None:
    table = ada.create("me")["id"]
    assert leave(ada, table) == 204
    assert ada.get("/api/me").json()["best"] == []
    assert ada.get(f"/api/tables/{table}").json()["status"] == "over"


async def test_of_two_at_one_screen_one_may_leave_and_the_rest_stays_listed(ada: Guest) -> None:
    table = ada.create("me", "here", "greedy")["id"]
    assert leave(ada, table, 3) == "not-yours"
    assert leave(ada, table, 2) == 204
    info = ada.get(f"/api/tables/{table}").json()
    assert ([seat["who"] for seat in info["seats"]], info["status"]) == (
        ["person", "left", "bot"],
        "playing",
    )
    assert (info["you"], listed(ada)) == ([1], [table])


async def test_before_the_start_a_seat_is_open_again_and_the_last_one_closes_the_table(
    ada: Guest, bo: Guest
) -> None:
    table = together(ada, bo)
    assert leave(Guest(ada.address), table) == "not-yours"
    async with bo.at(table) as stays:
        await stays.receive()
        assert leave(ada, table) == 204
        while stays.info["seats"][0]["who"] != "open":
            await stays.receive()
        assert stays.info["host"]
        assert stays.info["seats"][0]["link"], "the new host can send it"
        assert leave(bo, table) == 204
    assert bo.get(f"/api/tables/{table}").json()["code"] == "no-table"
    assert leave(bo, table) == "no-table"


async def test_what_was_left_is_left_after_a_restart(tmp_path: Path) -> None:
    with serving(quick(tmp_path)) as address:
        ada = Guest(address)
        table = ada.create("me", "here", "greedy")["id"]
        async with ada.at(table) as player:
            await player.play_on(3)
        assert leave(ada, table, 2) == 204
        version = ada.get(f"/api/tables/{table}").json()["version"]
    with serving(quick(tmp_path)) as address:
        again = Guest(address)
        again.http.cookies = ada.http.cookies
        async with again.at(table) as player:
            await player.receive()
            assert player.version >= version
            assert player.info["seats"][1]["who"] == "left"
            await player.play_on()
            assert player.ended
            assert player.ended["standings"][-1]["seat"] == 2


async def test_a_server_that_is_behind_does_not_let_anybody_leave(tmp_path: Path) -> None:
    with two_servers(tmp_path) as (ada, ada2, _, _):
        table = ada.create("me", "here", "here")["id"]
        assert ada2.get(f"/api/tables/{table}").json()["version"] == 0
        async with ada.at(table) as player:
            await player.receive()
            await player.act()
        assert leave(ada2, table, 2) == "stale"
        with sqlite3.connect(tmp_path / "tables.sqlite3") as database:
            seats = database.execute("SELECT who FROM seats").fetchall()
        assert seats == [("person",)] * 3
        assert leave(ada2, table, 2) == 204, "it knows better by now"


async def test_the_list_says_how_a_game_stands(ada: Guest, bo: Guest) -> None:
    table = together(ada, bo)
    await begin(ada, table)
    (shown,) = ada.get("/api/me").json()["tables"]
    assert (shown["round"], shown["totals"], shown["others"]) == (1, [0, 0], 1)
    assert shown["turn"] == (shown["seat"] == 1)
    async with ada.at(table) as one, bo.at(table) as two:
        await one.receive()
        await two.receive()
        while one.view is None or one.view["round"] < 2:
            acting = one if one.legal else two
            while not acting.legal:
                await acting.receive()
            version = (await acting.act())["version"]
            for player in (one, two):
                while player.version < version:
                    await player.receive()
        totals = [seat["total"] for seat in one.view["seats"]]
        (shown,) = bo.get("/api/me").json()["tables"]
    assert (shown["round"], shown["totals"]) == (2, totals)

"""Seats: opened, taken, filled by the host, kept by a bot for who is away, and taken back."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx

from tests.server.running import Guest, Player, SetClock, quick, serving, serving_inside


def secret_of(link: str) -> str:
    return link.rpartition("/")[2]


async def asked(player: Player, **message: Any) -> dict[str, Any]:
    await player.send(id="q", **message)
    return await player.receive_until("ack", "no")


async def test_the_host_opens_fills_and_removes_before_the_start(ada: Guest, bo: Guest) -> None:
    table = ada.create("me", "open", "open")
    id_ = table["id"]
    assert set(table["links"]) == {"2", "3"}
    async with ada.at(id_) as host, bo.at(id_) as guest:
        await host.receive()
        await guest.receive()
        assert host.info["host"]
        assert not guest.info["host"]
        assert guest.info["seats"][1]["link"] is None, "only the host sees links"
        bo.post(f"/api/tables/{id_}/sit", {"secret": secret_of(table["links"]["2"]), "name": "Bo"})
        assert (await asked(host, t="start"))["code"] == "open-seats"
        assert (await asked(host, t="seat", seat=3, set={"who": "bot", "bot": "novice"}))[
            "t"
        ] == "ack"
        assert (await asked(host, t="seat", seat=3, set={"who": "bot", "bot": "x"}))[
            "code"
        ] == "bot"
        assert (await asked(host, t="seat", seat=4, set={"who": "open"}))["code"] == "seat"
        assert (await asked(guest, t="start"))["code"] == "host"
        assert (await asked(guest, t="seat", seat=3, set={"who": "open"}))["code"] == "host"
        # Removed: the old link is worth nothing, the new one does it.
        assert (await asked(host, t="seat", seat=2, set={"who": "open"}))["t"] == "ack"
        old = bo.post(
            f"/api/tables/{id_}/sit", {"secret": secret_of(table["links"]["2"]), "name": "Bo"}
        )
        assert (old.status_code, old.json()["code"]) == (403, "secret")
        link = ada.get(f"/api/tables/{id_}").json()["seats"][1]["link"]
        new = bo.post(f"/api/tables/{id_}/sit", {"secret": secret_of(link), "name": " B\no "})
        assert new.json()["seats"][1]["name"] == "B o"
        assert (await asked(host, t="start"))["t"] == "ack"
        assert (await asked(host, t="start"))["t"] == "ack", "twice is once"
        assert (await asked(host, t="seat", seat=3, set={"who": "open"}))["code"] == "begun"


def test_a_seat_is_taken_once(ada: Guest, bo: Guest) -> None:
    table = ada.create("me", "open")
    path = f"/api/tables/{table['id']}/sit"
    secret = secret_of(table["links"]["2"])
    assert bo.post(path, {"secret": "", "name": "Bo"}).status_code == 403
    assert bo.post(path, {"secret": "x" * 22, "name": "Bo"}).status_code == 403
    assert bo.post(path, {"secret": secret, "name": "Bo"}).json()["you"] == [2]
    assert bo.post(path, {"secret": secret, "name": "Bo"}).json()["you"] == [2]
    late = Guest(ada.address).post(path, {"secret": secret, "name": "Eve"})
    assert (late.status_code, late.json()["code"]) == (403, "secret")


async def test_presence_is_broadcast(ada: Guest, bo: Guest) -> None:
    table = ada.create("me", "open")
    bo.post(
        f"/api/tables/{table['id']}/sit",
        {"secret": secret_of(table["links"]["2"]), "name": "Bo"},
    )
    async with ada.at(table["id"]) as host:
        await host.receive()
        assert [seat["here"] for seat in host.info["seats"]] == [True, False]
        async with bo.at(table["id"]) as guest:
            await guest.receive()
            await host.receive_until("table")
            assert [seat["here"] for seat in host.info["seats"]] == [True, True]
        await host.receive_until("table")
        assert [seat["here"] for seat in host.info["seats"]] == [True, False]


async def test_a_bot_keeps_the_seat_of_the_absent_until_they_are_back(
    ada: Guest, bo: Guest
) -> None:
    table = ada.create("me", "open", pace=1)
    id_ = table["id"]
    bo.post(f"/api/tables/{id_}/sit", {"secret": secret_of(table["links"]["2"]), "name": "Bo"})
    async with ada.at(id_) as host:
        await host.send(t="start", id="s")
        while host.view is None:
            await host.receive_until("welcome")
        # Bo is not there: on Bo's turn, and only then, a countdown runs out.
        while not any(seat["away"] for seat in host.info["seats"]):
            if host.legal:
                assert host.seat == 1
                await host.act()
            else:
                await host.receive()
        assert [seat["away"] for seat in host.info["seats"]] == [False, True]
        assert host.info["seats"][1]["bot"] == "greedy"
        while not any(m["t"] == "moved" and m["by"] == "clock" for m in host.messages):
            if host.legal:
                await host.act()
            else:
                await host.receive()
        assert {m["seat"] for m in host.messages if m.get("by") == "clock"} == {2}
        assert any(m.get("due") for m in host.messages if m["t"] == "moved")
        async with bo.at(id_) as guest:
            await guest.receive()
            assert guest.info["you"] == [2]
            refused = await guest.act("done", seat=2, version=guest.version)
            assert refused["code"] == "away"
            assert (await asked(guest, t="back", seat=1))["code"] == "not-yours"
            assert (await asked(guest, t="back", seat=2))["t"] == "ack"
            assert not guest.info["seats"][1]["away"]
            while not guest.legal and guest.ended is None:
                if host.legal:
                    await host.act()
                await guest.receive()
            assert (await guest.act())["t"] == "ack"


async def test_a_countdown_waits_while_nobody_looks_on(tmp_path: Path) -> None:
    clock = SetClock()
    with serving_inside(quick(tmp_path), clock) as (address, _):
        ada = Guest(address)
        table = ada.create("me", "here", pace=1)["id"]
        assert clock.timers == 0
        clock.advance(10)
        async with ada.at(table) as player:
            await player.receive()
            assert not any(seat["away"] for seat in player.info["seats"])
            assert player.messages[0]["due"] == clock.now() + 1000


async def test_several_people_at_one_screen(ada: Guest) -> None:
    table = ada.create(
        {"who": "me", "name": "Ada"}, {"who": "here", "name": "Cy"}, {"who": "here"}
    )["id"]
    async with ada.at(table) as player:
        await player.receive()
        assert player.info["you"] == [1, 2, 3]
        assert [seat["name"] for seat in player.info["seats"]] == ["Ada", "Cy", ""]
        await player.play_on()


async def test_a_table_can_be_taken_off_the_list_of_who_was_there(ada: Guest, bo: Guest) -> None:
    created = ada.create("me", "open")
    path = f"/api/tables/{created['id']}"
    other = ada.create("me")["id"]
    bo.post(f"{path}/sit", {"secret": secret_of(created["links"]["2"]), "name": "Bo"})
    for _ in range(2):
        assert ada.delete(path).status_code == 204
    assert [table["id"] for table in ada.get("/api/me").json()["tables"]] == [other]
    assert [table["id"] for table in bo.get("/api/me").json()["tables"]] == [created["id"]]
    assert ada.get(path).json()["you"] == [1]
    stranger = Guest(ada.address)
    refused = stranger.delete(path)
    assert (refused.status_code, refused.json()["code"]) == (403, "not-yours")
    assert ada.delete("/api/tables/AAAAAAAAAAAAAAAAAAAAAA").json()["code"] == "no-table"


async def test_a_rematch_is_one_table_whoever_asks(ada: Guest, bo: Guest) -> None:
    table = ada.create("me", "open")
    id_ = table["id"]
    path = f"/api/tables/{id_}"
    bo.post(f"{path}/sit", {"secret": secret_of(table["links"]["2"]), "name": "Bo"})
    assert bo.post(f"{path}/rematch").json()["code"] == "not-over"
    async with ada.at(id_) as one, bo.at(id_) as two:
        await one.send(t="start", id="s")
        for player in (one, two):
            while player.view is None:
                await player.receive_until("welcome")
        await asyncio.gather(one.play_on(), two.play_on())
        new = bo.post(f"{path}/rematch").json()
        assert ada.post(f"{path}/rematch").json() == new
        rematch = await one.receive_until("rematch")
        assert (rematch["id"], rematch["seat"]) == (new["id"], 2)
        assert Guest(ada.address).post(f"{path}/rematch").json()["code"] == "not-yours"
    assert ada.get(path).json()["rematch"] == new["id"]
    assert ada.get(f"/api/tables/{new['id']}").json()["you"] == [1]
    assert bo.get(f"/api/tables/{new['id']}").json()["you"] == [2]
    assert ada.get(f"/api/tables/{new['id']}").json()["status"] == "playing"


async def test_solo_scores_are_kept(ada: Guest) -> None:
    for magic in (3, 0):
        async with ada.at(ada.create("me", rules={"magic": magic})["id"]) as player:
            await player.play_on()
            assert player.view is not None
            scored = player.view.get("score"), player.view.get("rank")
            best = [best for best in ada.get("/api/me").json()["best"] if best["magic"] == magic]
            assert [(best[0]["score"], best[0]["rank"])] == [scored]


def test_a_secret_of_odd_letters_is_none(ada: Guest, bo: Guest) -> None:
    table = ada.create("me", "open")
    for secret in ("é" * 22, "\u0000", "😀"):
        answer = bo.post(f"/api/tables/{table['id']}/sit", {"secret": secret, "name": "Bo"})
        assert (answer.status_code, answer.json()["code"]) == (403, "secret")


@asynccontextmanager
async def two_friends(
    folder: Path, clock: SetClock, **settings: Any
) -> AsyncIterator[tuple[Player, Guest]]:
    """A table without a pace that has begun: the host, who looks on, and a friend who does not."""
    with serving_inside(quick(folder, **settings), clock) as (address, _):
        ada, bo = Guest(address), Guest(address)
        table = ada.create("me", "open")
        path = f"/api/tables/{table['id']}/sit"
        bo.post(path, {"secret": secret_of(table["links"]["2"]), "name": "Bo"})
        async with ada.at(table["id"]) as host:
            await host.send(t="start", id="s")
            while host.view is None:
                await host.receive_until("welcome")
            yield host, bo


async def play_until_turn_of(seat: int, host: Player) -> None:
    while host.view and host.view["seat"] != seat:
        if host.legal:
            await host.act()
        else:
            await host.receive()


async def test_who_left_does_not_keep_friends_waiting(tmp_path: Path) -> None:
    clock = SetClock()
    async with two_friends(tmp_path, clock, absence=60) as (host, bo):
        await play_until_turn_of(2, host)
        clock.advance(60)
        while not host.info["seats"][1]["away"]:
            await host.receive()
        # A bot plays on, so that it is the host's turn again and again.
        await host.play_on(3)
        async with bo.at(host.table) as guest:
            await guest.receive()
            assert (await asked(guest, t="back", seat=2))["t"] == "ack"
            while host.info["seats"][1]["away"]:
                await host.receive_until("table")


async def test_who_is_there_may_think_as_long_as_they_like(tmp_path: Path) -> None:
    clock = SetClock()
    async with two_friends(tmp_path, clock) as (host, bo), bo.at(host.table) as guest:
        await guest.receive()
        await host.send(t="sync", after=-1)
        await host.receive_until("welcome")
        assert host.messages[-1].get("due") is None
        assert clock.timers == 0
        clock.advance(3600)
        seats = host.guest.get(f"/api/tables/{host.table}").json()["seats"]
        assert [seat["away"] for seat in seats] == [False, False]


async def test_the_countdown_begins_as_somebody_leaves_and_ends_as_they_return(
    tmp_path: Path,
) -> None:
    async with two_friends(tmp_path, SetClock()) as (host, bo):
        await play_until_turn_of(2, host)
        assert [m for m in host.messages if m["t"] in ("welcome", "moved")][-1]["due"]
        async with bo.at(host.table) as guest:
            await guest.receive()
            assert "due" not in guest.messages[0], "here again: no hurry"
            while not host.info["seats"][1]["here"]:
                await host.receive_until("table")
            assert "due" not in host.messages[-1]
        while host.info["seats"][1]["here"]:
            await host.receive_until("table")
        assert host.messages[-1]["due"], "those who wait get the deadline"


async def test_a_host_who_left_before_the_start_does_not_keep_friends_waiting(
    tmp_path: Path,
) -> None:
    clock = SetClock()
    with serving_inside(quick(tmp_path, absence=60), clock) as (address, _):
        ada, bo, eve = Guest(address), Guest(address), Guest(address)
        made = ada.create("me", "open", "open")
        path = f"/api/tables/{made['id']}"
        async with (
            eve.at(made["id"]) as watcher,
            bo.at(made["id"]) as friend,
            ada.at(made["id"]) as host,
        ):
            await host.receive()
            await friend.receive()
            bo.post(f"{path}/sit", {"secret": secret_of(made["links"]["2"]), "name": "Bo"})
            assert clock.timers == 0, "who is there stays the host"
            await host.socket.close()
            while not (await friend.receive_until("table")).get("due"):
                continue
            clock.advance(60)
            while not friend.info["host"]:
                await friend.receive()
            filled = {"who": "bot", "bot": "novice"}
            assert (await asked(friend, t="seat", seat=3, set=filled))["t"] == "ack"
            assert (await asked(friend, t="start"))["t"] == "ack"
            await watcher.receive()
        assert [guest.get(path).json()["host"] for guest in (ada, bo, eve)] == [False, True, False]


async def test_alone_with_bots_nobody_waits(tmp_path: Path) -> None:
    clock = SetClock()
    with serving_inside(quick(tmp_path), clock) as (address, _):
        ada, eve = Guest(address), Guest(address)
        table = ada.create("me", "greedy")["id"]
        async with eve.at(table) as watcher:
            while not (watcher.view and watcher.seat == 1):
                await watcher.receive()
            assert clock.timers == 0, "who looks on can wait"


async def test_a_countdown_is_not_begun_anew_by_who_comes_and_goes(tmp_path: Path) -> None:
    with serving(quick(tmp_path)) as address:
        ada, eve = Guest(address), Guest(address)
        table = ada.create("me", "here", pace=3600)["id"]
        async with ada.at(table) as player:
            due = (await player.receive_until("welcome"))["due"]
            for _ in range(2):
                async with eve.at(table) as watcher:
                    assert (await watcher.receive())["due"] == due


async def all_at_once(path: str, body: Any, *guests: Guest) -> list[httpx.Response]:
    """Everybody asks for the same, three times each."""
    async with AsyncExitStack() as open_ones:
        browsers = [
            await open_ones.enter_async_context(
                httpx.AsyncClient(
                    base_url=guest.address,
                    cookies=dict(guest.http.cookies),
                    timeout=60,
                    trust_env=False,
                )
            )
            for guest in guests
        ]
        asking = (browser.post(path, json=body) for browser in browsers for _ in range(3))
        return await asyncio.gather(*asking)


async def test_of_many_who_sit_down_at_once_one_has_the_seat(ada: Guest) -> None:
    table = ada.create("me", "open")
    body = {"secret": secret_of(table["links"]["2"]), "name": "Bo"}
    guests = [Guest(ada.address) for _ in range(4)]
    answers = await all_at_once(f"/api/tables/{table['id']}/sit", body, *guests)
    assert sorted(answer.status_code for answer in answers) == [200] * 3 + [403] * 9


async def test_of_many_who_want_a_rematch_at_once_all_get_the_same(ada: Guest) -> None:
    table = ada.create("me", rules={"magic": 0})["id"]
    async with ada.at(table) as player:
        await player.play_on()
    answers = await all_at_once(f"/api/tables/{table}/rematch", None, ada, ada)
    assert {answer.status_code for answer in answers} == {201}
    assert len({answer.json()["id"] for answer in answers}) == 1

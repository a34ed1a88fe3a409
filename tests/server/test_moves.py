"""Moves: acknowledged once stored, never played twice, or refused with a reason and no trace."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from diceminer import locale
from tests.server.running import Guest, Player


@asynccontextmanager
async def begun(guest: Guest, *seats: str) -> AsyncIterator[Player]:
    """A table in play where the guest is to act."""
    async with guest.at(guest.create(*seats)["id"]) as player:
        while not player.legal:
            await player.receive()
        yield player


def record(player: Player) -> str:
    text: str = player.guest.get(f"/api/tables/{player.table}/record").text
    return text


async def test_the_same_id_again_gives_the_same_ack_and_no_second_move(ada: Guest) -> None:
    async with begun(ada, "me", "here") as player:
        first = player.legal[0]
        move = {"t": "move", "id": "one", "seat": player.seat, "version": 0, "action": first}
        for _ in range(3):
            await player.send(**move)
        acks = [await player.receive_until("ack") for _ in range(3)]
        assert [ack["version"] for ack in acks] == [1, 1, 1]
        # From another connection, as after a cut line.
        async with ada.at(player.table, after=player.version) as again:
            await again.send(**move)
            assert (await again.receive_until("ack"))["version"] == 1
        assert player.version == 1
        assert record(player).count(first) == 1


async def test_an_id_belongs_to_its_guest(ada: Guest, bo: Guest) -> None:
    table = ada.create("me", "open")
    secret = table["links"]["2"].rpartition("/")[2]
    bo.post(f"/api/tables/{table['id']}/sit", {"secret": secret, "name": "Bo"})
    async with ada.at(table["id"]) as one, bo.at(table["id"]) as two:
        await one.send(t="start", id="s")
        for player in (one, two):
            while player.view is None:
                await player.receive_until("welcome")
        mine, theirs = (one, two) if one.legal else (two, one)
        assert (await mine.act(id="same"))["t"] == "ack"
        refused = await theirs.act("done", id="same")
        assert refused["t"] == "no"


async def test_versions_have_no_gaps_and_a_reconnect_goes_on(ada: Guest) -> None:
    async with begun(ada, "me", "greedy") as player:
        await player.play_on(5)
        seen = player.version
        view = player.view
        async with ada.at(player.table, after=seen - 3) as again:
            # `receive` checks that each version follows the one before.
            await again.receive_until("table")
            assert [m["version"] for m in again.messages if m["t"] == "moved"][:3] == [
                seen - 2,
                seen - 1,
                seen,
            ]
            assert not any(m["t"] == "welcome" for m in again.messages)
            while not again.legal:
                await again.receive()
            again.view = None
            await again.send(t="sync", after=-1)
            await again.receive_until("welcome")
            if again.version == seen:
                assert again.view == view
            await again.play_on(3)


async def test_sync_sends_again_what_came_after_a_version(ada: Guest) -> None:
    async with begun(ada, "me", "here") as player:
        await player.play_on(4)
        while player.version < 4:
            await player.receive()
        before = player.moved[1:4]
        player.version, player.view = 1, None
        player.moved.clear()
        await player.send(t="sync", after=1)
        await player.receive_until("table")
        again = player.moved
        assert [json.loads(text)["events"] for text in again] == [
            json.loads(text)["events"] for text in before
        ]
        assert player.legal, "the last one says what is legal"


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"version": 7}, "stale"),
        ({"action": "take a1"}, "illegal"),
        ({"action": "HERO alchemist"}, "illegal"),
        ({"action": ""}, "illegal"),
        ({"action": "take \u0000"}, "illegal"),
        ({"seat": 2}, "not-yours"),
        ({"seat": 4}, "not-yours"),
        ({"seat": 0}, "garbage"),
        ({"seat": "1"}, "garbage"),
        ({"version": "0"}, "garbage"),
        ({"action": None}, "garbage"),
        ({"action": "x" * 81}, "garbage"),
        ({"id": "x" * 41}, "garbage"),
        ({"t": "fly"}, "unknown"),
        ({"t": None}, "unknown"),
    ],
)
async def test_what_can_not_be_played_is_refused_and_changes_nothing(
    ada: Guest, change: dict[str, Any], code: str
) -> None:
    async with begun(ada, "me", "random") as player:
        while player.seat != 1:
            await player.receive()
        before = record(player)
        move = {
            "t": "move",
            "id": "one",
            "seat": 1,
            "version": player.version,
            "action": player.legal[0],
        }
        await player.send(**{**move, **change})
        refused = await player.receive_until("no", "ack")
        assert (refused["t"], refused["code"]) == ("no", code)
        assert refused["id"] == {**move, **change}["id"][:40]
        assert refused["text"]
        assert record(player) == before
        await player.send(**move)
        assert (await player.receive_until("no", "ack"))["t"] == "ack", "and the table goes on"


@pytest.mark.parametrize(
    "raw",
    [
        "",
        "{",
        "[]",
        "null",
        "7",
        '"move"',
        "{}",
        '{"t":"move"}',
        '{"t":["move"]}',
        "\u0000",
        b"\xff",
        b'{"t":"ping"',
        "[" * 2000,
        '{"t":' * 300,
        '{"t":"sync","after":NaN}',
        '{"t":"sync","after":1e300}',
        '{"t":"back","id":"b","seat":' + "9" * 1900 + "}",
        '{"t":"peek","id":"\\ud800","action":"take a1"}',
        '{"t":"peek","id":"p","action":"\\udfff"}',
        '{"t":"ping"} {"t":"ping"}',
        '{"t":"seat","id":"s","seat":1,"set":null}',
    ],
)
async def test_garbage_is_refused_and_the_connection_goes_on(ada: Guest, raw: str | bytes) -> None:
    async with begun(ada, "me", "here") as player:
        await player.socket.send(raw)
        assert (await player.receive_until("no"))["code"] in ("garbage", "unknown")
        await player.send(t="ping", what="ever", unknown=[1])
        assert (await player.receive())["t"] == "pong"


async def test_the_other_players_turn(ada: Guest, bo: Guest) -> None:
    table = ada.create("me", "open")
    secret = table["links"]["2"].rpartition("/")[2]
    bo.post(f"/api/tables/{table['id']}/sit", {"secret": secret, "name": "Bo"})
    async with ada.at(table["id"]) as one, bo.at(table["id"]) as two:
        await one.send(t="start", id="s")
        for player in (one, two):
            while player.view is None:
                await player.receive_until("welcome")
        waits, seat = (two, 2) if one.legal else (one, 1)
        acts = two if waits is one else one
        action = acts.legal[0]
        assert (await waits.act(action, seat=seat))["code"] == "not-turn"
        assert (await waits.act(action))["code"] == "not-yours"


async def test_who_looks_on_can_not_act(ada: Guest, bo: Guest) -> None:
    async with begun(ada, "me", "here") as player, bo.at(player.table) as watcher:
        await watcher.receive()
        assert "legal" not in watcher.messages[0]
        assert (await watcher.act(player.legal[0]))["code"] == "not-yours"
        for message in (
            {"t": "start"},
            {"t": "seat", "seat": 1, "set": {"who": "open"}},
            {"t": "back", "seat": 1},
            {"t": "hint"},
        ):
            await watcher.send(id="x", **message)
            assert (await watcher.receive_until("no", "ack"))["t"] == "no"


async def test_two_moves_at_once_and_one_of_them_wins(ada: Guest) -> None:
    async with begun(ada, "me", "here") as player, ada.at(player.table) as other:
        await other.receive()
        answers = await asyncio.gather(player.act(player.legal[0]), other.act(player.legal[1]))
        assert sorted(answer["t"] for answer in answers) == ["ack", "no"]
        assert [answer["code"] for answer in answers if answer["t"] == "no"] == ["stale"]


@pytest.mark.parametrize("lang", locale.LANGUAGES)
async def test_a_refusal_speaks_the_viewers_language(address: str, lang: str) -> None:
    guest = Guest(address, lang)
    async with begun(guest, "me", "here") as player:
        refused = await player.act("take a1")
        id_ = refused["args"].pop("id")
        assert refused["text"] == locale.texts(lang)(id_, **refused["args"])
        other = "it" if lang == "fr" else "fr"
        guest.put("/api/me", {"lang": other})
        assert (await player.act("take a1"))["text"] != refused["text"], "at once, without a reload"


async def test_peek_shows_and_changes_nothing(ada: Guest) -> None:
    slid = added = named = 0
    # The dice are fresh every time, and a game may lack one of the three.
    for _ in range(20):
        if slid and added and named:
            break
        async with begun(ada, "me", "here") as player:
            while player.legal and not (slid and added and named):
                for action in player.legal:
                    await player.send(t="peek", id=action, action=action)
                    seen = await player.receive_until("seen")
                    assert (seen["id"], seen["version"]) == (action, player.version)
                    slid += bool(seen["slides"])
                    added += bool(seen["adds"] and any(seen["adds"].values()))
                    if action.startswith("spend"):
                        assert 1 <= seen["need"] <= sum(seen["dice"].values())
                        named += 1
                await player.send(t="why", id="w", action="take f1")
                assert (await player.receive_until("no"))["code"] == "illegal"
                answer = await player.act()
                while player.version < answer["version"]:
                    await player.receive()
    assert slid
    assert added
    assert named


async def test_everybody_may_ask_what_each_die_adds(ada: Guest, bo: Guest) -> None:
    async with begun(ada, "me", "here") as player, bo.at(player.table) as watcher:
        welcome = await watcher.receive()
        assert "roll-off" in {event["event"] for event in welcome["opening"]}
        while player.view and player.view["phase"] != "magic":
            answer = await player.act()
            while player.version < answer["version"]:
                await player.receive()
        assert player.view is not None
        for seat, trove in enumerate(player.view["seats"], 1):
            await watcher.send(t="worth", id=f"w{seat}", seat=seat)
            assert set((await watcher.receive_until("seen"))["worth"]) == set(trove["dice"])
        await watcher.send(t="worth", id="w3", seat=3)
        assert (await watcher.receive_until("seen", "no"))["t"] == "no"


async def test_a_hint_is_the_masters_and_only_among_bots(ada: Guest, bo: Guest) -> None:
    async with begun(ada, "me", "greedy") as player:
        await player.send(t="hint", id="h")
        seen = await player.receive_until("seen", "no")
        assert seen["t"] == "seen", seen
        assert seen["rank"][0]["action"] in player.legal
        assert seen["line"][0] == seen["rank"][0]["action"]
        # However many are asked for, a table has one at a time: bots elsewhere want to think too.
        for _ in range(20):
            await player.send(t="hint", id="h")
        answers = [await player.receive_until("seen", "no") for _ in range(20)]
        assert [answer["t"] for answer in answers].count("no") >= 10
        assert {answer["code"] for answer in answers if answer["t"] == "no"} == {"busy"}
        table = ada.create("me", "open")
        secret = table["links"]["2"].rpartition("/")[2]
        bo.post(f"/api/tables/{table['id']}/sit", {"secret": secret, "name": "Bo"})
        async with ada.at(table["id"]) as one:
            await one.send(t="start", id="s")
            while one.view is None:
                await one.receive_until("welcome")
            await one.send(t="hint", id="h")
            assert (await one.receive_until("seen", "no"))["code"] == "hint"


async def test_the_beer_to_give_is_named_to_who_is_to_act_at_every_table(
    ada: Guest, bo: Guest
) -> None:
    for _ in range(20):
        async with begun(ada, "me", "here") as player, bo.at(player.table) as watcher:
            await watcher.receive()
            while player.legal and not _shares(player.legal):
                answer = await player.act()
                while player.version < answer["version"]:
                    await player.receive()
            if player.legal:
                shares = _shares(player.legal)
                await player.send(t="gifts", id="g")
                seen = await player.receive_until("seen", "no")
                assert sorted(each["action"] for each in seen["rank"]) == sorted(shares)
                await watcher.send(t="gifts", id="g")
                assert (await watcher.receive_until("seen", "no"))["code"] == "not-turn"
                return
    pytest.fail("no Beer could be shared in any game")


def _shares(legal: list[str]) -> list[str]:
    return [action for action in legal if action.startswith("share")]

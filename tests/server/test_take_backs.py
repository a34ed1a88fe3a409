"""Take-backs: one's own last action, as long as no die was rolled and nobody else has acted."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from diceminer import Game
from diceminer.records import verify
from diceminer.server import seating
from diceminer.server.storage import SeatRow, TableRow
from tests.server.running import (
    Guest,
    Player,
    SetClock,
    locked,
    quick,
    serving,
    serving_inside,
    until,
)

# The game begins with takes, for which no dice are rolled.
DEALT = {"deal_heroes": True}
FILE = Path(__file__).with_name("strange_bots.py")
# The symbols of a magic die.
MOST_RECYCLED = 3


@asynccontextmanager
async def alone(
    guest: Guest, *seats: str, pace: int | None = None, **rules: Any
) -> AsyncIterator[Player]:
    """A table in play where the guest is to act, by default in both seats of it."""
    table = guest.create(*(seats or ("me", "here")), rules={**DEALT, **rules}, pace=pace)
    async with guest.at(table["id"]) as player:
        while not player.legal:
            await player.receive()
        yield player


@asynccontextmanager
async def together(ada: Guest, bo: Guest, **wish: Any) -> AsyncIterator[tuple[Player, Player]]:
    """A table of two people: first who is to act, then who waits."""
    made = ada.create("me", "open", rules=DEALT, **wish)
    secret = made["links"]["2"].rpartition("/")[2]
    bo.post(f"/api/tables/{made['id']}/sit", {"secret": secret, "name": "Bo"})
    async with ada.at(made["id"]) as one, bo.at(made["id"]) as two:
        await one.send(t="start", id="s")
        for player in (one, two):
            while player.view is None:
                await player.receive()
        yield (one, two) if one.legal else (two, one)


async def taken(player: Player) -> str:
    """Take a die: the action, once the player has received it."""
    action = next(action for action in player.legal if action.startswith("take"))
    answer = await player.act(action)
    assert answer["t"] == "ack", answer
    while player.version < answer["version"]:
        await player.receive()
    return action


async def refused(player: Player, **others: Any) -> str:
    """The code that a take-back is refused with."""
    answer = await player.take_back(**others)
    assert answer["t"] == "no", answer
    assert answer["text"]
    code: str = answer["code"]
    return code


def record(player: Player) -> str:
    text: str = player.guest.get(f"/api/tables/{player.table}/record").text
    return text


def actions(text: str) -> list[str]:
    """The actions of a record."""
    lines = text.partition("\n\n")[2].splitlines()
    return [line.partition(" -> ")[0] for line in lines[1:]]


# Who may take back what


async def test_everybody_is_sent_the_game_as_it_was(ada: Guest, bo: Guest) -> None:
    eve = Guest(ada.address)
    async with together(ada, bo) as (acts, waits), eve.at(acts.table) as watcher:
        await watcher.receive()
        before, legal, seat = acts.view, acts.legal, acts.seat
        sheet = next(m for m in reversed(acts.messages) if m["t"] == "welcome")["sheet"]
        action = await taken(acts)
        for player in (waits, watcher):
            await player.receive_until("moved")
        assert (acts.undo, waits.undo, watcher.undo) == (True, False, False)
        assert (await acts.take_back())["version"] == 2
        for player in (waits, watcher):
            await player.receive_until("undone")
        for player in (acts, waits, watcher):
            undone = next(m for m in player.messages if m["t"] == "undone")
            assert (undone["version"], undone["seat"], undone["action"]) == (2, seat, action)
            assert (undone["view"], undone["sheet"]) == (before, sheet)
            assert undone.get("legal", []) == (legal if player is acts else [])
            assert "undo" not in undone, "nothing more can be taken back"
        assert actions(record(acts)) == []
        mine = acts.guest.get("/api/me").json()["tables"]
        assert next(table for table in mine if table["id"] == acts.table)["turn"]
        assert (await acts.act(legal[-1]))["version"] == 3
        assert actions(record(acts)) == [legal[-1]]


async def test_not_the_set_up_and_not_at_another_version(ada: Guest) -> None:
    async with alone(ada) as player:
        assert not player.undo
        assert await refused(player) == "undo"
        await taken(player)
        for version in (0, 2, 99):
            assert await refused(player, version=version) == "stale"
        assert await refused(player, version=-1) == "garbage"
        assert player.undo
        assert (await player.take_back())["version"] == 2
        assert await refused(player) == "undo"


async def test_not_after_a_roll(ada: Guest) -> None:
    async with alone(ada, deal_heroes=False) as player:
        await player.act()
        assert player.undo, "the first hero rolls nothing"
        await player.act()
        assert not player.undo, "the last hero's choice fills the mountain"
        assert await refused(player) == "undo"


async def test_not_after_another_player_and_not_by_one_who_looks_on(ada: Guest, bo: Guest) -> None:
    eve = Guest(ada.address)
    async with together(ada, bo) as (first, second), eve.at(first.table) as watcher:
        await watcher.receive()
        await taken(first)
        await second.receive_until("moved")
        await watcher.receive_until("moved")
        assert await refused(second) == "undo", "not what another has done"
        assert await refused(watcher) == "not-yours"
        await taken(second)
        while first.version < 2:
            await first.receive()
        assert (first.undo, second.undo) == (False, True)
        assert await refused(first) == "undo"
        # As if the second had never acted, it is the first's own last action again.
        await second.take_back()
        await first.receive_until("undone")
        assert (first.undo, second.undo) == (True, False)
        assert await refused(second) == "undo"
        assert (await first.take_back())["version"] == 4


async def test_not_after_a_bot(ada: Guest) -> None:
    async with alone(ada, "me", "greedy") as player:
        while not any(m["t"] == "moved" and m["by"] == "bot" for m in player.messages):
            if player.legal:
                await taken(player)
                player.legal = []
            else:
                await player.receive()
        while not player.legal:
            await player.receive()
        assert not player.undo
        assert await refused(player) == "undo"


async def test_not_once_the_game_is_over(ada: Guest) -> None:
    table = ada.create("me")["id"]
    async with ada.at(table) as player:
        while not player.legal:
            await player.receive()
        # A die is drafted, or magic spent and all of it used.
        await player.act(player.legal[0])
        for _ in range(MOST_RECYCLED):
            if "done" in player.legal:
                break
            await player.act(player.legal[0])
        assert player.undo
        assert (await player.act("done"))["t"] == "ack"
        while player.ended is None:
            await player.receive()
        assert not player.undo
        assert await refused(player) == "undo"
        async with ada.at(table) as again:
            assert "undo" not in await again.receive()


def test_not_while_a_bot_plays_the_seat() -> None:
    ada = "a" * 22
    seat = SeatRow(1, "person", "Ada", guest=ada)
    table = TableRow("t" * 22, ada, "2", None, "seed", "playing", None, 0, [seat])
    away = replace(table, seats=[replace(seat, away=True)])
    assert seating.may_take_back(table, ada, (1, ada))
    assert not seating.may_take_back(away, ada, (1, ada))
    assert not seating.may_take_back(table, "b" * 22, (1, ada))
    assert not seating.may_take_back(table, ada, None)


async def test_one_after_the_other_to_the_beginning(ada: Guest) -> None:
    async with alone(ada) as player:
        views = [player.view]
        for _ in range(4):
            await taken(player)
            views.append(player.view)
        while views:
            assert player.view == views.pop()
            if views:
                assert player.undo
                await player.take_back()
        assert (player.version, player.undo) == (8, False)
        assert await refused(player) == "undo"


async def test_the_same_id_again_takes_nothing_more_back(ada: Guest) -> None:
    async with alone(ada) as player:
        for _ in range(3):
            await taken(player)
        assert (await player.take_back(id="once", version=3))["version"] == 4
        assert (await player.take_back(id="once", version=3))["version"] == 4
        # From another connection, as after a cut line, and even after a move.
        await taken(player)
        async with ada.at(player.table, after=4) as again:
            assert (await again.take_back(id="once", version=3))["version"] == 4
        assert len(actions(record(player))) == 3


# What is kept


async def test_the_log_keeps_all_and_the_record_what_counts(tmp_path: Path) -> None:
    with serving(quick(tmp_path)) as address:
        async with alone(Guest(address)) as player:
            first, second = await taken(player), await taken(player)
            await player.take_back()
            await player.take_back()
            await player.act(first)
            assert actions(record(player)) == [first]
            await player.play_on()
            assert player.ended is not None
            text = record(player)
            assert first in actions(text)
            assert player.view == Game.replay(text).view()
            verdict = verify(text)
            assert (verdict.fair, verdict.seed) == (True, player.ended["seed"])
            assert len(actions(text)) == player.version - 4
    with sqlite3.connect(tmp_path / "tables.sqlite3") as database:
        rows = database.execute("SELECT version, kind, action, rolled FROM log ORDER BY version")
        kept = rows.fetchall()[1:6]
    assert kept == [
        (1, "action", first, ""),
        (2, "action", second, ""),
        (3, "take-back", "1", ""),
        (4, "take-back", "0", ""),
        (5, "action", first, ""),
    ]


async def test_a_table_is_rebuilt_as_it_was(tmp_path: Path) -> None:
    with serving(quick(tmp_path)) as address:
        ada = Guest(address)
        async with alone(ada) as player:
            for _ in range(3):
                await taken(player)
            before, kept = player.view, record(player)
            await taken(player)
            assert (await player.take_back(id="once"))["version"] == 5
            table = player.table
    with serving(quick(tmp_path)) as address:
        again = Guest(address)
        again.http.cookies = ada.http.cookies
        async with again.at(table) as player:
            welcome = await player.receive()
            assert (player.version, player.view, player.undo) == (5, before, True)
            assert [line["version"] for line in welcome["log"]] == [1, 2, 3]
            assert record(player) == kept
            assert (await player.take_back(id="once"))["version"] == 5
            assert (await player.take_back())["version"] == 6
            assert len(actions(record(player))) == 2
            await player.play_on()
            assert verify(record(player)).fair


async def test_what_can_not_be_stored_is_not_taken_back(tmp_path: Path) -> None:
    with serving(quick(tmp_path, lock_wait=0.1)) as address:
        async with alone(Guest(address)) as player:
            await taken(player)
            before = player.view
            with locked(tmp_path / "tables.sqlite3"):
                assert await refused(player, id="once") == "storage"
            assert (player.version, player.view) == (1, before)
            assert (await player.take_back(id="once"))["version"] == 2


async def test_of_a_take_back_and_a_move_at_two_servers_one_counts(tmp_path: Path) -> None:
    shared = quick(tmp_path, shared=True)
    with serving(shared) as one, serving(shared) as two:
        ada = Guest(one)
        same = Guest(two)
        same.http.cookies = ada.http.cookies
        async with alone(ada) as player:
            await taken(player)
            async with same.at(player.table) as behind:
                await behind.receive()
                assert (await player.take_back())["version"] == 2
                with pytest.raises(ConnectionClosed) as closed:
                    await behind.act()
                assert closed.value.rcvd
                assert closed.value.rcvd.code == 1012, "connect again, and you will see"
            async with same.at(player.table) as behind:
                await behind.receive()
                assert (behind.version, behind.view) == (2, player.view)


# Who was not there


async def test_who_missed_a_take_back_gets_the_whole_table(ada: Guest) -> None:
    async with alone(ada) as player:
        for _ in range(3):
            await taken(player)
        await player.take_back()
        await taken(player)
        for after in (0, 2, 3):
            async with ada.at(player.table, after=after) as again:
                welcome = await again.receive()
                assert (welcome["t"], welcome["version"]) == ("welcome", 5)
                assert [line["version"] for line in welcome["log"]] == [1, 2, 5]
                assert (again.view, again.legal) == (player.view, player.legal)
                assert again.undo
        async with ada.at(player.table, after=4) as again:
            assert (await again.receive())["t"] == "moved"
            assert (again.version, again.undo) == (5, True)
        async with ada.at(player.table, after=5) as again:
            assert (await again.receive())["t"] == "table"
            assert again.undo


async def test_a_page_that_does_not_know_take_backs_follows(ada: Guest, bo: Guest) -> None:
    async with together(ada, bo) as (acts, waits):
        waits.knows_undone = False
        await taken(acts)
        await acts.take_back()
        await taken(acts)
        while waits.version < 3:
            await waits.receive()
        assert "undone" in [message["t"] for message in waits.messages]
        assert waits.messages[-1]["t"] == "welcome"
        assert (waits.view, waits.legal != []) == (acts.view, True)
        assert (await waits.act())["version"] == 4


# Bots and clocks


async def test_a_bot_that_thought_about_what_was_taken_back_does_not_play_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    held = tmp_path / "held"
    monkeypatch.setenv("HELD", str(held))
    with serving(quick(tmp_path, own_bots=(f"{FILE}:Held",), bot_limit=600.0)) as address:
        async with alone(Guest(address), "me", "Held") as player:
            held.touch()
            while player.legal:
                await taken(player)
            until(lambda: any(thread.name == "bot" for thread in threading.enumerate()))
            assert (await player.take_back())["t"] == "ack"
            assert player.legal
            held.unlink()
            version = player.version
            await player.send(t="ping")
            await player.receive_until("pong")
            assert (player.version, bool(player.legal)) == (version, True)
            while player.legal:
                await taken(player)
            while not player.legal:
                await player.receive()
            by = [m["by"] for m in player.messages if m["t"] == "moved"]
            assert by[-1] == "bot"
            assert Game.replay(record(player)).view() == player.view


async def test_bots_wait_a_moment_for_a_take_back(tmp_path: Path) -> None:
    clock = SetClock()
    settings = quick(tmp_path, undo_pause=600.0)
    with serving_inside(settings, clock) as (address, server):
        async with alone(Guest(address), "me", "greedy") as player:
            while player.legal:
                await taken(player)
            table = await server.tables.get(player.table)
            for _ in range(3):
                # The bot would have acted long ago.
                assert table.bot_to_act() is not None
                assert table.time_to_undo(table.version) == 600.0
                assert (await player.take_back())["t"] == "ack"
                while player.legal:
                    await taken(player)
            clock.advance(599.0)
            assert table.time_to_undo(table.version) == 1.0
            assert table.time_to_undo(table.version - 1) == 0.0, "of another version nothing"
        async with alone(Guest(address), deal_heroes=False) as player:
            await player.act()
            await player.act()
            table = await server.tables.get(player.table)
            assert table.time_to_undo(table.version) == 0.0, "what was rolled is not waited for"


async def test_a_bot_plays_when_the_moment_is_over(tmp_path: Path) -> None:
    with serving(quick(tmp_path, undo_pause=0.3)) as address:
        async with alone(Guest(address), "me", "greedy") as player:
            while player.legal:
                await taken(player)
            while not player.legal:
                await player.receive()
            assert not player.undo


async def test_the_countdown_of_who_is_to_act_again_goes_on(tmp_path: Path) -> None:
    clock = SetClock()
    with serving_inside(quick(tmp_path), clock) as (address, _):
        ada, bo = Guest(address), Guest(address)
        async with together(ada, bo, pace=30) as (acts, waits):
            clock.advance(20.0)
            await taken(acts)
            assert not acts.legal, "the other's time does not count"
            clock.advance(20.0)
            await acts.take_back()
            undone = await waits.receive_until("undone")
            assert undone["due"] == clock.now() + 10_000
            assert clock.timers == 1
            clock.advance(10.0)
            while not any(seat["away"] for seat in waits.info["seats"]):
                await waits.receive()
            (away,) = [seat["seat"] for seat in waits.info["seats"] if seat["away"]]
            assert away == undone["seat"]


async def test_who_takes_back_again_and_again_gains_no_time(tmp_path: Path) -> None:
    clock = SetClock()
    with serving_inside(quick(tmp_path), clock) as (address, _):
        ada = Guest(address)
        async with alone(ada, pace=30) as player:
            # Both seats are Ada's, so that nobody else acts in between.
            for spent in (5.0, 10.0, 10.0):
                await taken(player)
                clock.advance(spent)
                await player.take_back()
            undone = [message for message in player.messages if message["t"] == "undone"]
            assert undone[-1]["due"] == clock.now() + 5_000

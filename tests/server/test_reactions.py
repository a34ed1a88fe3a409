"""Reactions: shown to everybody, not stored, few of them, and only where people play together."""

from __future__ import annotations

from typing import Any

from tests.server.running import Guest, Player
from tests.server.test_leaving import begin, leave, together
from tests.server.test_seats import asked


async def react(player: Player, seat: int, reaction: str = "mug") -> Any:
    answer = await asked(player, t="react", seat=seat, reaction=reaction)
    return answer.get("code", answer["t"])


async def test_everybody_sees_a_reaction_and_nobody_stores_it(ada: Guest, bo: Guest) -> None:
    table = together(ada, bo)
    await begin(ada, table)
    watcher = Guest(ada.address)
    async with ada.at(table) as one, bo.at(table) as two, watcher.at(table) as third:
        for player in (one, two, third):
            await player.receive()
        version = one.version
        assert await react(two, 2, "well-done") == "ack"
        for player in (one, third):
            shown = await player.receive_until("reaction")
            assert (shown["seat"], shown["reaction"]) == (2, "well-done")
        assert await react(two, 1) == "not-yours"
        assert await react(third, 2) == "not-yours"
        assert await react(two, 2, "song") == "garbage"
        assert ada.get(f"/api/tables/{table}").json()["version"] == version


async def test_who_reacts_too_often_has_to_wait(ada: Guest, bo: Guest) -> None:
    table = together(ada, bo)
    async with ada.at(table) as player, bo.at(table) as other:
        await player.receive()
        await other.receive()
        answers = [await react(player, 1) for _ in range(6)]
        assert answers[:4] == ["ack"] * 4
        assert "fast" in answers[4:]
        assert await react(other, 2) == "ack", "everybody has their own"


async def test_among_bots_there_is_nobody_to_see_it(ada: Guest, bo: Guest) -> None:
    for seats in (("me", "greedy"), ("me", "here")):
        table = ada.create(*seats)["id"]
        async with ada.at(table) as player:
            await player.receive()
            assert await react(player, 1) == "alone"
    table = together(ada, bo, bots=2)
    await begin(ada, table)
    assert leave(bo, table) == 204
    async with ada.at(table) as player:
        await player.receive()
        assert await react(player, 1) == "alone"

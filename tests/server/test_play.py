"""Whole games over the socket: stored, sent in order, followed by the events alone."""

from __future__ import annotations

import asyncio

import pytest

from diceminer import Game
from diceminer.records import verify
from tests.server.running import Guest


@pytest.mark.parametrize("seats", [["me"], ["me", "greedy"], ["random", "me", "novice", "greedy"]])
async def test_a_whole_game_against_bots(ada: Guest, seats: list[str]) -> None:
    table = ada.create(*seats)
    async with ada.at(table["id"]) as player:
        await player.play_on()
        record = ada.get(f"/api/tables/{table['id']}/record").text
        assert player.view == Game.replay(record).view(), "the page's view is the game's"
        assert player.ended is not None
        assert sorted(s["seat"] for s in player.ended["standings"]) == [
            n + 1 for n in range(len(seats))
        ]
        verdict = verify(record)
        assert verdict.fair
        assert verdict.seed == player.ended["seed"]
        assert verdict.commitment == player.info["commitment"]


async def test_two_people_through_a_link_and_one_who_looks_on(ada: Guest, bo: Guest) -> None:
    table = ada.create("me", "open")
    eve = Guest(ada.address)
    async with (
        ada.at(table["id"]) as first,
        bo.at(table["id"]) as second,
        eve.at(table["id"]) as third,
    ):
        assert (await first.receive())["view"] is None
        secret = table["links"]["2"].rpartition("/")[2]
        sat = bo.post(f"/api/tables/{table['id']}/sit", {"secret": secret, "name": "Bo"})
        assert sat.json()["you"] == [2]
        await first.send(t="start", id="s")
        await first.receive_until("ack")
        for player in (first, second, third):
            while player.view is None:
                await player.receive_until("welcome")
        await asyncio.gather(*(player.play_on() for player in (first, second, third)))
        assert first.view == second.view == third.view
        assert not any("legal" in message for message in third.messages)
        assert third.info["you"] == []

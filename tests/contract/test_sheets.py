"""Sheets: what the troves would score as they lie, and what a seat has left."""

from __future__ import annotations

import random
from collections import Counter
from typing import Literal

import pytest

from diceminer import Game, Rules
from diceminer.documents import Seat
from diceminer.facts import HEROES, Face
from tests.contract.play import EVERY_SORT, choose
from tests.games import until_over

_PARTS: tuple[Literal["tunnels", "treasure", "hazards", "total"], ...] = (
    "tunnels",
    "treasure",
    "hazards",
    "total",
)


@pytest.mark.parametrize("rules", EVERY_SORT, ids=str)
def test_the_magic_of_a_sheet_is_what_is_not_spent(rules: Rules) -> None:
    chance = random.Random(9)
    seen = set()
    for seed in range(4):
        game = Game.new(rules, seed=seed)
        for _ in until_over(game):
            for seat, sheet in zip(game.view()["seats"], game.sheet(), strict=True):
                assert sheet["magic"] == symbols_left(seat)
                seen.add(sheet["magic"])
            game.play(choose(game, chance))
    assert len(seen) > 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_last_sheet_is_what_the_last_round_scored(players: int) -> None:
    """Also of the winner, whose gems are compared with everybody's."""
    chance = random.Random(players)
    for seed in range(8):
        game = Game.new(Rules(players=players), seed=seed)
        for _ in until_over(game):
            game.play(choose(game, chance))
        view = game.view()
        if view["tiebreaks"]:
            continue
        parts = [{**seat["rounds"][-1]} for seat in view["seats"]]
        sheets = [{part: sheet[part] for part in _PARTS} for sheet in game.sheet()]
        assert sheets == parts
        assert Game.from_position(game.position()).sheet() == game.sheet()


def symbols_left(seat: Seat) -> int:
    """The symbols on the dice and the hero of a seat, less those that are spent."""
    left = Counter(seat["dice"])
    left.update(HEROES[seat["hero"]] if seat["hero"] else ())
    left.subtract(seat["spent"])
    left.subtract(seat["hero_spent"])
    faces = ((Face.of(token), count) for token, count in left.items())
    return sum(face.value * count for face, count in faces if face.symbol == "magic")

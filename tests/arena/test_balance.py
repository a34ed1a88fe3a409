"""The balance report: every hero from every seat, and figures that can be worked out by hand."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from diceminer.arena import Plan, balance, match
from diceminer.arena.rows import MultiplayerRow, Round
from diceminer.facts import FACTS, KINDS
from tests.arena.rows import multiplayer_row


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_hero_has_every_seat_of_every_seed_equally_often(players: int) -> None:
    plan = Plan.balance("greedy", 24, players=players, seed=1)
    assert (plan.groups, plan.games) == (2, 24)
    heroes = [hero.id for hero in FACTS.heroes]
    for group in range(plan.groups):
        tasks = [task for task in plan.tasks() if task.group == group]
        for seat in range(players):
            assert Counter(task.heroes[seat] for task in tasks) == Counter(heroes)
    first, second = ({t.heroes for t in plan.tasks() if t.group == g} for g in range(2))
    assert first != second


def test_players_are_given_the_heroes_of_the_plan() -> None:
    for task in Plan.balance("greedy", 12, players=3, seed=2).tasks():
        assert match.play(task)["heroes"] == list(task.heroes)


def row(group: int, won: list[float], last: Round | None = None) -> MultiplayerRow:
    """A game of the engineer against the sapper, whose last round may be given."""
    played: Round = {
        "start": 1,
        "points": [4, 2],
        "dice": [{"T1": 1}, {"T1": 1}],
        "shared": [0, 0],
    }
    rounds = [played, played, last or played]
    return multiplayer_row(group, ["greedy"] * 2, won, heroes=["engineer", "sapper"], rounds=rounds)


def test_shares_of_heroes_starters_and_ties() -> None:
    plan = Plan.balance("greedy", 12, seed=1)
    level: Round = {"start": 2, "points": [3, 3], "dice": [{}, {}], "shared": [0, 0]}
    rows = [row(0, [1.0, 0.0]), row(1, [0.0, 1.0]), row(2, [1.0, 0.0]), row(3, [1.0, 0.0], level)]
    rows[3]["tied"] = True
    found = balance.analyse(plan, rows)
    heroes = {hero["hero"]: hero for hero in found["heroes"]}
    assert heroes["engineer"]["share"]["value"] == 0.75
    assert heroes["sapper"]["off_base"] == pytest.approx(0.25 - 0.75)
    assert heroes["engineer"]["ahead"]["value"] == pytest.approx((6 + 6 + 6 + 4) / 4)
    assert found["starter"]["value"] == 0.75
    assert [part["value"] for part in found["round_starters"]] == [2, 2, 1.5]
    assert [part["value"] for part in found["round_ties"]] == [0, 0, 0.25]
    assert found["tiebreaks"]["value"] == 0.25


def test_the_worth_of_dice_is_found_again() -> None:
    """Points made of known worths and some luck: the fit must give the worths back."""
    worths, held, given = {"T1": 2, "G1": 6, "M1": 1, "HD3": -2, "XS": 8}, -4, 3
    chance = np.random.default_rng(5)
    rows = []
    for group in range(300):
        dice = [{token: int(chance.integers(1, 6)) for token in worths} for _ in range(2)]
        beers, shared = chance.integers(0, 3, 2).tolist(), chance.integers(0, 3, 2).tolist()
        points = [
            sum(worths[token] * count for token, count in own.items())
            + (worths["T1"] + held) * beer
            + given * give
            + int(chance.integers(-2, 3))
            for own, beer, give in zip(dice, beers, shared, strict=True)
        ]
        for own, beer in zip(dice, beers, strict=True):
            own["TB"] = beer
        last: Round = {"start": 1, "points": points, "dice": dice, "shared": shared}
        rows.append(row(group, [1.0, 0.0], last))
    found = balance.analyse(Plan.balance("greedy", 12, seed=1), rows)["worth"][2]["points"]
    known: dict[str, int] = dict(zip(KINDS, worths.values(), strict=True))
    for name, worth in {**known, balance.HELD: held, balance.SHARED: given}.items():
        value, low, high = (found[name][part] for part in ("value", "low", "high"))
        assert value == pytest.approx(worth, abs=0.3)
        assert low is not None
        assert high is not None
        assert low - 0.1 < worth < high + 0.1
        assert 0 < high - low < 0.8


def test_no_games_are_no_disaster() -> None:
    found = balance.analyse(Plan.balance("greedy", 12, seed=1), [])
    assert (found["games"], found["heroes"]) == (0, [])

"""view(): exactly the documented keys and types, in every phase."""

from __future__ import annotations

import dataclasses
import json
from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

from diceminer import Game, Rules
from tests.contract.play import EVERY_SORT, steps
from tests.rules.builder import FACES, HOW_MANY, KIND, SLOTS, Seat, solo, table
from tests.rules.model import stands

EVERYWHERE = {
    "format",
    "rules",
    "round",
    "phase",
    "seat",
    "start",
    "first",
    "takes",
    "taken",
    "shared",
    "symbols",
    "chosen",
    "mountain",
    "bag",
    "seats",
    "tiebreaks",
    "winners",
}
SOLO_ONLY = {"refills", "score", "rank"}
OF_A_SEAT = {"hero", "dice", "spent", "hero_spent", "cached", "rounds", "total"}
RANKS = {"disaster", "brave-start", "improving", "average", "excellent", "masterful"}


def whole(number: Any, low: int, high: int) -> bool:
    """An int and no bool, between the two."""
    return type(number) is int and low <= number <= high


def multiset(dice: Any, allowed: list[str] = FACES) -> Counter[str]:
    """Checked: tokens by how many, none of them zero."""
    assert type(dice) is dict
    assert all(face in allowed and whole(n, 1, 66) for face, n in dice.items()), dice
    return Counter(dice)


def check(view: Mapping[str, Any], rules: Rules) -> None:
    """Everything the contract says of a view."""
    players = rules.players
    seats = range(1, players + 1)
    assert set(view) == EVERYWHERE | (SOLO_ONLY if players == 1 else set())
    assert view["format"] == 1
    assert Rules(**view["rules"]) == rules
    assert set(view["rules"]) <= {field.name for field in dataclasses.fields(Rules)}
    assert whole(view["round"], 1, 3)
    assert view["phase"] in ("heroes", "excavation", "magic", "cache", "solo", "over")
    assert view["seat"] is None if view["phase"] == "over" else view["seat"] in seats
    assert whole(view["takes"], 0, 2)
    assert whole(view["taken"], 0, 1)
    assert type(view["shared"]) is bool
    assert whole(view["symbols"], 0, 3)
    chosen = multiset(view["chosen"])
    assert type(view["mountain"]) is dict
    assert set(view["mountain"]) <= set(SLOTS)
    assert set(view["mountain"].values()) <= set(FACES)
    assert stands(view["mountain"])
    assert set(view["bag"]) <= set(HOW_MANY)
    assert all(whole(n, 0, 33) for n in view["bag"].values())
    assert len(view["seats"]) == players
    for player in view["seats"]:
        check_seat(player, view)
    assert type(view["tiebreaks"]) is list
    for scores in view["tiebreaks"]:
        assert set(scores) <= {str(seat) for seat in seats}
        assert len(scores) > 1
        assert all(type(points) is int for points in scores.values())
    assert chosen.total() + view["symbols"] <= 3
    if not view["symbols"]:
        assert not chosen
    check_dice(view, rules)
    check_phase(view, players)


def check_seat(player: Mapping[str, Any], view: Mapping[str, Any]) -> None:
    """One entry of seats."""
    assert set(player) == OF_A_SEAT
    dice = multiset(player["dice"])
    spent = multiset(player["spent"], ["M1", "M2", "M3"])
    multiset(player["hero_spent"], ["M1", "M2", "M3"])
    cached = multiset(player["cached"])
    assert spent <= dice
    assert cached <= dice
    assert type(player["rounds"]) is list
    for points in player["rounds"]:
        assert set(points) == {"tunnels", "treasure", "hazards", "total"}
        assert all(type(part) is int for part in points.values())
        assert points["total"] == points["tunnels"] + points["treasure"] + points["hazards"]
        assert min(points["tunnels"], points["treasure"]) >= 0
    assert type(player["total"]) is int
    if view["phase"] == "heroes" or "score" in view:
        assert player["hero"] is None or (view["phase"] == "heroes" and type(player["hero"]) is str)
    else:
        assert type(player["hero"]) is str
    if "score" not in view:
        assert player["total"] == sum(points["total"] for points in player["rounds"])


def check_dice(view: Mapping[str, Any], rules: Rules) -> None:
    """No die is lost, but for magic spent in solo."""
    there = Counter(view["bag"]) + Counter(KIND[face[0]] for face in view["mountain"].values())
    for player in view["seats"]:
        for face, n in player["dice"].items():
            there[KIND[face[0]]] += n
    expected = Counter(HOW_MANY)
    expected["tunnel"] += 6 * rules.extra_tunnel_dice
    if rules.players == 1:
        assert there["magic"] <= expected.pop("magic")
        del there["magic"]
    assert there == expected


def check_phase(view: Mapping[str, Any], players: int) -> None:
    """What is said where, and is null or empty elsewhere."""
    phase, seats = view["phase"], range(1, players + 1)
    scored = {len(player["rounds"]) for player in view["seats"]}
    if phase not in ("magic", "cache"):
        assert view["first"] is None
    else:
        assert view["first"] in seats
    if phase not in ("excavation",):
        assert (view["takes"], view["taken"], view["shared"]) == (0, 0, False)
    if phase not in ("magic", "solo"):
        assert (view["symbols"], view["chosen"]) == (0, {})
    if phase not in ("excavation", "solo") and players > 1:
        assert view["mountain"] == {}
    if phase in ("heroes", "excavation"):
        assert all(not player["spent"] and not player["hero_spent"] for player in view["seats"])
    if phase != "cache" and players > 1:
        assert all(not player["cached"] for player in view["seats"])
    if phase != "over":
        assert view["winners"] is None
    if players == 1:
        assert phase in ("solo", "over")
        assert (view["start"], view["winners"], view["tiebreaks"]) == (None, None, [])
        assert scored == {0}
        assert whole(view["refills"], 0, 2)
        assert whole(view["score"], 0, 85)
        assert view["score"] == view["seats"][0]["total"]
        assert view["rank"] in RANKS
        assert view["chosen"] == {}
        assert not view["seats"][0]["spent"]
        return
    assert view["start"] in seats
    if phase == "heroes":
        assert view["round"] == 1
        assert scored == {0}
        assert all(player["dice"] == {} for player in view["seats"])
    if phase == "excavation":
        assert scored == {view["round"] - 1}
        assert (view["takes"], view["taken"]) in [(1, 0), (1, 1), (2, 0)]
        assert view["shared"] or (view["takes"], view["taken"]) == (1, 0)
        assert view["takes"] <= len(view["mountain"])
    if phase == "magic":
        assert scored in ({view["round"] - 1}, {3})
    if phase == "cache":
        assert view["round"] in (1, 2)
        assert scored == {view["round"]}
    if phase == "over":
        assert scored == {3}
        assert type(view["winners"]) is list
        assert len(view["winners"]) == 1
        assert view["winners"][0] in seats
        best = max(player["total"] for player in view["seats"])
        assert view["seats"][view["winners"][0] - 1]["total"] == best


@pytest.mark.parametrize("rules", EVERY_SORT, ids=str)
def test_every_view_of_a_game_has_the_documented_shape(rules: Rules) -> None:
    """Contract, view(): keys, types and what is null when."""
    phases = set()
    for seed in range(4):
        for game in steps(rules, seed):
            check(game.view(), rules)
            phases.add(game.view()["phase"])
    expected = {"solo", "over"}
    if rules.players > 1:
        expected = {"excavation", "magic", "cache", "over"}
        if not rules.deal_heroes:
            expected.add("heroes")
    assert phases == expected


@pytest.mark.parametrize("rules", EVERY_SORT, ids=str)
def test_views_survive_json(rules: Rules) -> None:
    """Contract, view(): JSON-able, with nothing lost on the way."""
    for game in steps(rules, 3):
        assert json.loads(json.dumps(game.view(), allow_nan=False)) == game.view()


def test_a_view_is_a_callers_own() -> None:
    """Contract, Python: writing into a view changes no game."""
    game = table("T1 T2 . . . .", Seat("T3 M1"), Seat())
    kept = json.dumps(game.view())
    view = game.view()
    view["mountain"].clear()
    view["seats"][0]["dice"]["T3"] = 9
    view["seats"].pop()
    view["bag"]["tunnel"] = 0
    view["rules"]["players"] = 4
    view["tiebreaks"].append({"1": 1})
    assert json.dumps(game.view()) == kept


def test_the_attributes_say_what_the_view_says() -> None:
    """Contract, Python: seat, over and winners."""
    for game in steps(Rules(players=3), 4):
        view = game.view()
        assert game.seat == view["seat"]
        assert game.over == (view["phase"] == "over")
        assert game.winners == view["winners"]


def test_takes_is_never_more_than_lies_there() -> None:
    """Contract, view(): takes."""
    game = table("T1 . . . . .", Seat("TB"), Seat())
    assert game.view()["takes"] == 1
    game.play("share TB 2")
    assert game.view()["takes"] == 1
    game = table("T1 T2 . . . .", Seat("TB"), Seat())
    game.play("share TB 2")
    assert game.view()["takes"] == 2


def test_symbols_is_never_more_than_can_be_named() -> None:
    """Contract, view(): symbols."""
    game = solo("T1 . . . . .", "M3")
    game.play("spend M3")
    assert game.view()["symbols"] == 1


def test_tiebreaks_and_winners_are_shown() -> None:
    """Contract, view(): one entry a tie-break, seats as text."""
    game = Game.from_position(
        table(
            "",
            Seat("M1 TB", hero="engineer", rounds=((0, 0, 0),) * 2 + ((0, 0, 1),)),
            Seat("TB", hero="prospector", rounds=((0, 0, 0),) * 2 + ((0, 1, 0),)),
            phase="magic",
            round=3,
            first=1,
            tiebreaks="1=2/2=2",
        ).position()
    )
    assert game.view()["tiebreaks"] == [{"1": 2, "2": 2}]
    game.play("done")
    assert game.view()["tiebreaks"] == [{"1": 2, "2": 2}, {"1": 0, "2": 2}]
    assert game.view()["winners"] == [2]

"""Events: everything that happened between two views, in order."""

from __future__ import annotations

import json
from collections import Counter

import pytest
from hypothesis import given, settings

import diceminer
from diceminer import Game, Rules
from tests.contract.play import EVERY_SORT, SEEDS, played, small_positions, steps_of
from tests.rules.builder import FULL, Seat, named, solo, table
from tests.rules.model import breakdown

NAMES = (
    "roll-off start hero fill share take slide pass spend choose reroll score cache roll tied "
    "tiebreak round over set-up again draft recycle refill points stop turn"
).split()


@pytest.mark.parametrize("rules", EVERY_SORT, ids=str)
def test_views_can_be_rebuilt_from_the_first_one_and_the_events_alone(rules: Rules) -> None:
    """Contract, Events: follow(view, events) is the next view, to the end of the game."""
    for seed in range(3):
        game = Game.new(rules, seed=seed)
        seen = len(game.events)
        view = game.view()
        for after in steps_of(game, seed):
            view = diceminer.follow(view, after.events[seen:])
            seen = len(after.events)
            assert view == after.view()


@given(small_positions(), SEEDS)
@settings(max_examples=60, deadline=None)
def test_views_can_be_rebuilt_through_ties_and_ends(position: str, seed: int) -> None:
    """Contract, Events: also where one action ends a round, or the game."""
    game = Game.from_position(position)
    view, seen = game.view(), len(game.events)
    for after in steps_of(game, seed, limit=60):
        view = diceminer.follow(view, after.events[seen:])
        seen = len(after.events)
        assert view == after.view()


@pytest.mark.parametrize("rules", [EVERY_SORT[0], EVERY_SORT[4], EVERY_SORT[9]], ids=str)
def test_views_can_be_rebuilt_from_what_a_client_got_as_json(rules: Rules) -> None:
    """Contract, Events: JSON-able; following changes neither the view nor the events given."""
    game = Game.new(rules, seed=6)
    view = json.loads(json.dumps(game.view()))
    while not game.over:
        events = json.loads(json.dumps(game.play(game.legal()[-1]), allow_nan=False))
        kept = json.dumps([view, events])
        following = diceminer.follow(view, events)
        assert json.dumps([view, events]) == kept
        view = json.loads(json.dumps(following))
        assert view == game.view()


@pytest.mark.parametrize("rules", EVERY_SORT, ids=str)
def test_all_events_of_a_game_are_kept_in_order(rules: Rules) -> None:
    """Contract, Events: game.events is what set-up and every play told."""
    game = Game.new(rules, seed=4)
    told = list(game.events)
    assert told
    while not game.over:
        events = game.play(game.legal()[0])
        assert isinstance(events, list)
        told += events
        assert game.events == told
    assert {event["event"] for event in told} <= set(NAMES)
    assert told[-1]["event"] == "turn" or named(told, "over") or named(told, "stop")


def test_a_list_of_events_is_a_callers_own() -> None:
    """Contract, Python: clearing one changes no game."""
    game = Game.new(Rules(), seed=4)
    kept = json.dumps(game.events)
    game.events.clear()
    assert json.dumps(game.events) == kept
    told = game.play(game.legal()[0])
    kept = json.dumps(game.events)
    told.clear()
    assert json.dumps(game.events) == kept


@pytest.mark.parametrize("rules", EVERY_SORT[:9], ids=str)
def test_the_dice_as_they_were_scored_are_told_with_their_breakdown(rules: Rules) -> None:
    """Contract, Events: a view never skips what a player must see."""
    game = played(rules, 13)
    scores = named(game.events, "score")
    assert [score["round"] for score in scores] == [1, 2, 3]
    for score in scores:
        troves = {
            seat["seat"]: Counter(seat["dice"]) + Counter(diceminer.HEROES[seat["hero"] or ""])
            for seat in score["seats"]
        }
        sheet = breakdown(troves)
        assert list(sheet) == list(range(1, rules.players + 1))
        for seat in score["seats"]:
            told = {key: seat[key] for key in ("tunnels", "treasure", "hazards", "total")}
            assert told == sheet[seat["seat"]]
            view = game.view()["seats"][seat["seat"] - 1]["rounds"][score["round"] - 1]
            assert view == told


def test_a_round_that_ends_at_once_is_told_whole_and_in_order() -> None:
    """Contract, Events: take, score, rolls, the next starter, the fill, whose turn it is."""
    game = table("T1 . . . . .", Seat("T1 HC1"), Seat("G1"))
    told = [event["event"] for event in game.play("take a1")]
    assert [name for name in told if name in ("take", "score", "roll", "fill", "turn")] == [
        "take",
        "score",
        "roll",
        "roll",
        "fill",
        "turn",
    ]
    assert "start" in told
    assert told.index("score") < told.index("roll") < told.index("start")


def test_every_action_is_told_with_its_seat_and_tokens() -> None:
    """Contract, Events: shares, takes, slides, spends, caches."""
    game = table(FULL, Seat(), Seat("GB"), Seat(), seat=2)
    (share,) = named(game.play("share GB 3", rolls=["G1"]), "share")
    assert share == {"event": "share", "seat": 2, "to": 3, "token": "GB", "rolled": "G1"}
    events = game.play("take d1")
    assert named(events, "take") == [{"event": "take", "seat": 2, "slot": "d1", "token": "T3"}]
    assert named(events, "slide") == [{"event": "slide", "from": "e1", "to": "d1", "token": "T1"}]
    assert named(game.play("done"), "pass") == [{"event": "pass", "seat": 2}]
    game = table("", Seat("M2 T1 T1"), Seat(), phase="magic", first=1)
    spent = {"event": "spend", "seat": 1, "token": "M2", "hero": False}
    assert named(game.play("spend M2"), "spend") == [spent]
    game = table("", Seat("T1 XC2"), Seat(), phase="cache", first=1)
    assert named(game.play("cache T1"), "cache") == [{"event": "cache", "seat": 1, "token": "T1"}]


def test_solo_actions_are_told() -> None:
    """Contract, Events: drafts as what, recycles, refills and the end."""
    game = solo("GB T1 . . . .", "XC2 M1")
    (draft,) = named(game.play("draft a1 as G2 cache"), "draft")
    assert (draft["slot"], draft["token"]) == ("a1", "GB")
    assert (draft["as"], draft["cached"]) == ("G2", True)
    (spend,) = named(game.play("spend M1"), "spend")
    discarded = {"event": "spend", "seat": 1, "token": "M1", "hero": False, "discarded": True}
    assert spend == discarded
    (recycle,) = named(game.play("recycle a2"), "recycle")
    assert (recycle["slot"], recycle["token"]) == ("a2", "T1")
    events = game.play("refill")
    assert named(events, "refill")
    assert len(named(events, "fill")[0]["dice"]) == 20

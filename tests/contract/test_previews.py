"""Previews, held against what playing the action on copies brings about."""

from __future__ import annotations

import random

import pytest

from diceminer import Game, IllegalAction, Rules
from diceminer.documents import Part
from diceminer.notation import parse
from tests.contract.play import EVERY_SORT, choose
from tests.games import until_over

_PARTS: tuple[Part, ...] = ("tunnels", "treasure", "hazards")


@pytest.mark.parametrize("rules", EVERY_SORT, ids=str)
def test_a_preview_has_what_playing_changes(rules: Rules) -> None:
    game, chance = Game.new(rules, seed=11), random.Random(3)
    for _ in until_over(game):
        seat = game.seat or 1
        before = game.sheet()[seat - 1]
        for action in game.legal():
            seen, after = game.preview(action), game.copy()
            events = after.play(action)
            slides = [[event["from"], event["to"]] for event in events if event["event"] == "slide"]
            assert seen["slides"] == slides
            assert (seen["adds"] is None) == bool(game.chance(action))
            if seen["adds"] is not None:
                sheet = after.sheet()[seat - 1]
                assert seen["adds"] == {part: sheet[part] - before[part] for part in _PARTS}
            naming = after.view()["phase"] == "magic" and after.view()["symbols"]
            assert seen.get("need", 0) == (naming if seen["adds"] is not None else 0)
        game.play(choose(game, chance))


def test_any_choice_of_as_many_dice_as_a_spell_needs_can_be_named() -> None:
    """What `need` and `dice` promise: no other order or combination has to be known."""
    chance = random.Random(8)
    spells = 0
    for seed in range(30):
        game = Game.new(Rules(players=2 + seed % 3), seed=seed)
        for _ in until_over(game):
            for action in game.legal():
                if parse(action).verb == "spend":
                    seen = game.preview(action)
                    assert "dice" in seen
                    assert "need" in seen
                    dice = [token for token, n in seen["dice"].items() for _ in range(n)]
                    chosen = chance.sample(dice, seen["need"])
                    after = game.copy()
                    after.play(action)
                    for token in sorted(chosen, key=dice.index):
                        after.play(f"reroll {token}")
                    spells += 1
            game.play(chance.choice(game.legal()))
    assert spells > 50


def test_choices_under_way_are_those_that_may_still_be_named() -> None:
    game = Game.from_position(
        "DM1 2 1 magic 1 1 1 - - T22G7M7H10X7 "
        "alchemist:T1,T2,T4,TB,G1,M3:-:-:-:- engineer:T5:-:-:-:- -"
    )
    game.play("spend M3")
    assert game.choices() == (3, {"T1": 1, "T2": 1, "T4": 1, "TB": 1, "G1": 1})
    game.play("reroll T2")
    # Dice are named in canonical order: T1 has had its time.
    assert game.choices() == (2, {"T4": 1, "TB": 1, "G1": 1})


def test_choices_for_the_chests_are_as_many_as_are_free() -> None:
    game = Game.from_position(
        "DM1 2 1 cache 1 1 1 - - T25G7M8H10X6 "
        "treasurer:T1,G3,XC2:-:-:-:1/6/0 engineer:T5:-:-:-:0/0/0 -"
    )
    assert game.choices() == (4, {"T1": 1, "G3": 1, "XC2": 1})
    game.play("cache G3")
    assert game.choices() == (3, {"XC2": 1})


def test_what_is_illegal_has_no_preview() -> None:
    game = Game.new(Rules(deal_heroes=True), seed=7)
    before = game.view()
    with pytest.raises(IllegalAction, match="lies on the side"):
        game.preview("take a1")
    assert game.view() == before


def test_a_preview_does_not_touch_the_dice() -> None:
    """The real dice are the same whether or not anybody looked."""
    game = Game.new(seed=5)
    twin = game.copy(same_dice=True)
    chance = random.Random(2)
    for _ in until_over(game):
        action = choose(game, chance)
        for seen in twin.legal():
            twin.preview(seen)
        assert twin.play(action) == game.play(action)

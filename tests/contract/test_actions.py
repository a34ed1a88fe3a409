"""Actions: their texts, their order, their ids."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

import diceminer
from diceminer import Game, Rules
from tests.contract.play import EVERY_SORT, SOLOS, TABLES, steps
from tests.rules.builder import FACES, SLOTS, Seat, casting, options, solo, table
from tests.rules.model import hero_pool

FACES_WITHOUT_BEER = [face for face in FACES if not face.endswith("B")]
MAGIC = ("M1", "M2", "M3")
BEERS = [face for face in FACES if face.endswith("B")]


def every_action(rules: Rules) -> set[str]:
    """Every text of the contract's table that can be legal in some game of these rules."""
    if rules.players == 1:
        found = {"done", "refill", "spend M1", "spend M2", "spend M3"}
        for slot in SLOTS:
            found |= {f"draft {slot}", f"draft {slot} cache", f"recycle {slot}"}
            # Every face but Beer can come of a wild die, and any slot can be a top one.
            found |= {f"draft {slot} as {face}" for face in FACES_WITHOUT_BEER}
            found |= {f"draft {slot} as {face} cache" for face in ("G1", "G2", "G3")}
        return found
    heroes = hero_pool(rules.heroes)
    found = {"done"} | {f"take {slot}" for slot in SLOTS} | {f"cache {face}" for face in FACES}
    if not rules.deal_heroes:
        found |= {f"hero {hero}" for hero in heroes}
    found |= {f"share {beer} {seat}" for beer in BEERS for seat in range(1, rules.players + 1)}
    found |= {f"spend {face}" for face in MAGIC}
    magic = {
        face for hero in heroes for face in diceminer.HEROES[hero] if face in ("M1", "M2", "M3")
    }
    found |= {f"spend hero {face}" for face in magic}
    found |= {f"reroll {face}" for face in FACES if face[0] != "H" or rules.reroll_hazards}
    return found


@pytest.mark.parametrize("rules", EVERY_SORT, ids=str)
def test_every_action_of_a_rules_set_has_an_id_and_nothing_else_has(rules: Rules) -> None:
    """Contract, Actions: every text that can be legal in some game, and no other."""
    texts = diceminer.actions(rules)
    assert isinstance(texts, list)
    assert len(set(texts)) == len(texts)
    assert set(texts) == every_action(rules)


@pytest.mark.parametrize("rules", EVERY_SORT, ids=str)
def test_ids_are_the_same_every_time(rules: Rules) -> None:
    """Contract, Actions: a fixed integer; a list that is changed by a caller changes nothing."""
    texts = diceminer.actions(rules)
    kept = list(texts)
    texts.clear()
    assert diceminer.actions(rules) == kept


@pytest.mark.parametrize("rules", EVERY_SORT, ids=str)
def test_every_legal_action_of_many_games_has_an_id_and_the_mask_shows_it(rules: Rules) -> None:
    """Contract, Actions: legal_mask is a bool array of all ids."""
    texts = diceminer.actions(rules)
    for seed in range(3):
        for game in steps(rules, seed):
            mask = game.legal_mask()
            assert isinstance(mask, np.ndarray)
            assert mask.dtype == np.bool_
            assert mask.shape == (len(texts),)
            assert {text for text, legal in zip(texts, mask, strict=True) if legal} == set(
                game.legal()
            )


@pytest.mark.parametrize("rules", [TABLES[0], TABLES[5], SOLOS[0]], ids=str)
def test_the_mask_is_a_callers_own(rules: Rules) -> None:
    """Contract, Actions: writing into it changes no game."""
    game = Game.new(rules, seed=1)
    game.legal_mask()[:] = True
    assert game.legal_mask().sum() == len(game.legal())


@pytest.mark.parametrize("rules", EVERY_SORT, ids=str)
def test_legal_lists_each_action_once_in_an_order_that_stays(rules: Rules) -> None:
    """Contract, Python: canonical text, stable order, empty when over."""
    places: dict[tuple[str, str], bool] = {}
    for game in steps(rules, 5):
        legal = game.legal()
        assert isinstance(legal, list)
        assert all(type(action) is str for action in legal)
        assert len(set(legal)) == len(legal)
        assert legal == game.legal() == game.copy().legal()
        assert bool(legal) != game.over
        for pair in itertools.combinations(legal, 2):
            # Two actions that are legal together are always listed the same way round.
            assert pair[::-1] not in places
            places[pair] = True


def test_a_list_of_legal_actions_is_a_callers_own() -> None:
    """Contract, Python: clearing it changes no game."""
    game = Game.new(Rules(), seed=1)
    game.legal().clear()
    assert len(game.legal()) == 6


@pytest.mark.parametrize("rules", EVERY_SORT, ids=str)
def test_a_lone_done_is_never_asked_for(rules: Rules) -> None:
    """Contract, Actions: a phase with nothing to choose moves on, a solo game ends."""
    for seed in range(6):
        for game in steps(rules, seed):
            assert game.legal() != ["done"]


def test_a_single_action_that_is_not_done_is_asked_for() -> None:
    """Contract, Actions: the last die, the only reroll, the only recycle."""
    assert table("T1 . . . . .", Seat(), Seat()).legal() == ["take a1"]
    game = casting("M1 T1")
    game.play("spend M1")
    assert game.legal() == ["reroll T1"]
    assert solo("T1 . . . . .", recycling=1).legal() == ["recycle a1"]


def test_rerolls_are_named_in_canonical_order() -> None:
    """Contract, Actions: no set can be reached in two ways."""
    game = casting("M2 T1 G2 XP")
    game.play("spend M2")
    assert options(game) == {"reroll T1", "reroll G2"}
    game.play("reroll G2")
    assert options(game) == {"reroll XP"}
    game = casting("M2 T1 2G2 XP")
    game.play("spend M2")
    game.play("reroll G2")
    assert options(game) == {"reroll G2", "reroll XP"}


def test_a_reroll_that_leaves_too_few_dice_is_not_legal() -> None:
    """Contract, Actions: from its token on there must be enough to name the rest."""
    game = casting("M3 T1 T2 G2 XP XS")
    game.play("spend M3")
    assert options(game) == {"reroll T1", "reroll T2", "reroll G2"}
    game.play("reroll T2")
    assert options(game) == {"reroll G2", "reroll XP"}
    game.play("reroll XP")
    assert options(game) == {"reroll XS"}
    game = casting("M3 T1 3XS")
    game.play("spend M3")
    assert options(game) == {"reroll T1", "reroll XS"}


@pytest.mark.parametrize(
    ("dice", "symbols"), [("T1 T2 G2 XP XS", 3), ("2T1 2G1 XP", 2), ("3T1 M1", 3), ("T1 GB", 3)]
)
def test_every_set_of_dice_is_reached_in_exactly_one_way(dice: str, symbols: int) -> None:
    """Contract, Actions: as many ways as there are different sets."""
    game = casting(f"M3 {dice}") if symbols == 3 else casting(f"M2 {dice}")
    game.play(f"spend M{symbols}")
    faces = sorted(
        itertools.chain.from_iterable(
            [word[1:]] * int(word[0]) if word[0].isdigit() else [word] for word in dice.split()
        ),
        key=FACES.index,
    )
    size = min(symbols, len(faces))
    sets = sorted(set(itertools.combinations(faces, size)))
    found: list[tuple[str, ...]] = []

    def walk(state: Game, chosen: tuple[str, ...]) -> None:
        if len(chosen) == size:
            found.append(chosen)
            return
        for action in state.legal():
            following = state.copy()
            following.play(action)
            walk(following, (*chosen, action.removeprefix("reroll ")))

    walk(game, ())
    assert sorted(found) == sets


def test_cached_dice_are_named_in_canonical_order() -> None:
    """Contract, Actions: after G3 no tunnel; after the last face nothing is left to ask."""
    game = table("", Seat("T1 2G3 XC2", rounds=((1, 0, 0),)), Seat("T1 T2"), phase="cache", first=1)
    game.play("cache G3")
    assert options(game) == {"cache G3", "cache XC2", "done"}
    game = table("", Seat("T1 XB 2XC2"), Seat("T1"), phase="cache", first=1)
    game.play("cache XB")
    assert game.view()["round"] == 2, "with four chests, but no die after Beer on a tool"


def test_hero_ids_are_lower_case_words_joined_by_a_hyphen() -> None:
    """Contract, Actions: hero alchemist, hero dragon-slayer."""
    for hero in diceminer.HEROES:
        assert hero == hero.lower()
        assert all(word.isalpha() for word in hero.split("-"))
    assert "dragon-slayer" in diceminer.HEROES


def test_the_facts_are_public() -> None:
    """Contract, last line: DICE, HEROES and FACES."""
    assert list(diceminer.DICE) == ["tunnel", "treasure", "magic", "hazard", "tool"]
    assert all(len(faces) == 6 for faces in diceminer.DICE.values())
    assert set(diceminer.FACES) == {face for die in diceminer.DICE.values() for face in die}
    assert len(diceminer.HEROES) == 12

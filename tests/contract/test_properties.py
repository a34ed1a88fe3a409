"""Properties of every game: Hypothesis looks for one that breaks them."""

from __future__ import annotations

import copy
import random
from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import diceminer
from diceminer import Game, IllegalAction, Rules
from tests.contract.play import (
    EVERY_SORT,
    RULES,
    SEEDS,
    choose,
    everything,
    played,
    small_positions,
    steps,
)
from tests.contract.test_views import check
from tests.games import until_over
from tests.rules import model

if TYPE_CHECKING:
    from diceminer.documents import View


def plain(view: View) -> dict[str, object]:
    """A view without empty kinds in the bag, which say nothing."""
    return {**view, "bag": dict(+Counter(view["bag"]))}


def agree(game: Game, seed: int, limit: int = 400) -> None:
    """The game and the second reading of the rules say the same at every step."""
    chance = random.Random(seed)
    for _ in range(limit):
        view = game.view()
        assert set(game.legal()) == model.legal(view)
        if game.over:
            return
        action = choose(game, chance)
        game.play(action)
        expected = model.after(view, action, game.history[-1][1])
        assert plain(game.view()) == plain(expected), (action, game.history[-1])


@given(RULES, SEEDS)
@settings(max_examples=40, deadline=None)
def test_two_readings_of_the_rules_agree(rules: Rules, seed: int) -> None:
    """Whole games, every step, every field of the view."""
    agree(Game.new(rules, seed=seed), seed)


@given(small_positions(), SEEDS)
@settings(max_examples=150, deadline=None)
def test_two_readings_agree_on_ends_of_rounds_and_ties(position: str, seed: int) -> None:
    """Small troves tie often, and tie-breaks tie again."""
    agree(Game.from_position(position), seed, limit=80)


@pytest.mark.slow
@pytest.mark.parametrize("rules", EVERY_SORT, ids=str)
def test_two_readings_agree_over_many_games(rules: Rules) -> None:
    """The same for a hundred games of every sort."""
    for seed in range(100):
        agree(Game.new(rules, seed=seed), seed)


@pytest.mark.slow
@given(small_positions(), SEEDS)
@settings(max_examples=3000, deadline=None)
def test_two_readings_agree_on_many_ends(position: str, seed: int) -> None:
    """The same for three thousand late positions."""
    agree(Game.from_position(position), seed, limit=80)


@given(RULES, SEEDS)
@settings(max_examples=25, deadline=None)
def test_dice_are_conserved_and_views_are_sound(rules: Rules, seed: int) -> None:
    """At every step of a random game, which always ends."""
    ended = False
    for n, game in enumerate(steps(rules, seed)):
        check(game.view(), rules)
        assert n < 600
        ended = game.over
    assert ended


@given(RULES, SEEDS)
@settings(max_examples=12, deadline=None)
def test_legal_actions_never_fail(rules: Rules, seed: int) -> None:
    """Each of those listed, tried on a copy, at every third step."""
    for n, game in enumerate(steps(rules, seed)):
        if n % 3 == 0:
            for action in game.legal():
                twin = game.copy()
                twin.play(action)
                assert twin.history[-1][0] == action


@given(RULES, SEEDS, st.data())
@settings(max_examples=20, deadline=None)
def test_illegal_actions_change_nothing(rules: Rules, seed: int, data: st.DataObject) -> None:
    """Any text that is not listed."""
    game = played(rules, seed, data.draw(st.integers(0, 120)))
    before = everything(game)
    texts: list[str] = data.draw(
        st.lists(st.one_of(st.text(max_size=20), st.sampled_from(diceminer.actions(rules))))
    )
    for text in texts:
        if text not in before["legal"]:
            with pytest.raises(IllegalAction):
                game.play(text)
    assert everything(game) == before


@given(RULES, SEEDS)
@settings(max_examples=8, deadline=None)
def test_copies_do_not_alias(rules: Rules, seed: int) -> None:
    """Every past copy is kept, and is at the end what it was when it was made."""
    kept: list[tuple[Game, dict[str, Any]]] = []
    for n, game in enumerate(steps(rules, seed)):
        twin = (game.copy(), game.copy(seed=1), game.copy(same_dice=True))[n % 3]
        kept.append((twin, copy.deepcopy(everything(twin))))
    for twin, seen in kept:
        assert everything(twin) == seen


@given(RULES, SEEDS)
@settings(max_examples=5, deadline=None)
def test_a_replayed_record_equals_the_game_at_every_step(rules: Rules, seed: int) -> None:
    """View, legal actions, events and the record itself."""
    for n, game in enumerate(steps(rules, seed)):
        if n % 4 == 0 or game.over:
            again = Game.replay(game.record())
            assert everything(again) == everything(game)


@pytest.mark.slow
@pytest.mark.parametrize("rules", EVERY_SORT, ids=str)
def test_a_replayed_record_equals_the_game_at_each_single_step(rules: Rules) -> None:
    """The same without leaving any step out."""
    for game in steps(rules, 41):
        assert everything(Game.replay(game.record())) == everything(game)


@given(RULES, SEEDS)
@settings(max_examples=12, deadline=None)
def test_the_same_seed_and_actions_are_the_same_game(rules: Rules, seed: int) -> None:
    """Whatever else was rolled in between."""
    one, two = Game.new(rules, seed=seed), Game.new(rules, seed=str(seed))
    chance = random.Random(seed)
    for _ in until_over(one):
        action = choose(one, chance)
        Game.new(rules)
        one.copy().play(action)
        assert one.play(action) == two.play(action)
    assert everything(one) == everything(two)

"""Chance: every die an event of its own, listed with its probabilities."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import diceminer
from diceminer import Game, IllegalAction, Rules
from tests.contract.play import EVERY_SORT, choose, everything
from tests.games import until_over
from tests.rules.builder import DICE, FACES, HOW_MANY, KIND, Seat, casting, named, solo, table


def walk(game: Game, action: str, chance: random.Random) -> list[str]:
    """Outcomes drawn from the listed chances until all are settled, checked on the way."""
    path: list[str] = []
    while odds := game.chance(action, path):
        outcomes = [outcome for outcome, _ in odds]
        assert len(set(outcomes)) == len(outcomes)
        assert len(outcomes) <= 6
        assert sum(probability for _, probability in odds) == pytest.approx(1)
        assert all(probability > 0 for _, probability in odds)
        assert set(outcomes) <= set(FACES) or set(outcomes) <= set(HOW_MANY)
        path.append(chance.choice(outcomes))
        assert len(path) < 1000, "no end of dice"
    return path


@pytest.mark.parametrize("rules", EVERY_SORT, ids=str)
def test_a_whole_game_can_be_played_by_listed_chances(rules: Rules) -> None:
    """Issue, Engine: at most six outcomes each, probabilities that sum to one."""
    game, chance = Game.new(rules, seed=3), random.Random(3)
    for _ in until_over(game):
        action = choose(game, chance)
        rolls = [outcome for outcome in walk(game, action, chance) if outcome not in HOW_MANY]
        game.play(action, rolls=rolls)
        assert game.history[-1] == (action, rolls)


@pytest.mark.parametrize("rules", EVERY_SORT, ids=str)
def test_a_set_up_can_be_played_by_listed_chances(rules: Rules) -> None:
    """Issue, Engine: the opening too, with heroes dealt or chosen."""
    chance = random.Random(4)
    for _ in range(5):
        path: list[str] = []
        while odds := Game.opening(rules, path):
            assert sum(probability for _, probability in odds) == pytest.approx(1)
            assert len(odds) <= 6
            path.append(chance.choice(odds)[0])
        # A kind of die or a deck of heroes is drawn from first; what came of it is recorded.
        rolls = [outcome for outcome in path if outcome in FACES or outcome in diceminer.HEROES]
        game = Game.new(rules, rolls=rolls)
        assert not game.over


def test_an_action_without_dice_has_no_chance() -> None:
    """Issue, Engine: nothing to list."""
    assert list(table("T1 T2 . . . .", Seat(), Seat()).chance("take a1")) == []
    assert list(casting("M1 T1").chance("spend M1")) == []
    assert list(solo("T1 . . . . .").chance("done")) == []


def test_asking_for_chances_changes_nothing() -> None:
    """Issue, Engine: neither the game nor its dice."""
    one, two = Game.new(Rules(), seed=5), Game.new(Rules(), seed=5)
    for _ in range(40):
        before = everything(one)
        for action in one.legal():
            walk(one, action, random.Random(1))
        assert everything(one) == before
        action = one.legal()[0]
        assert one.play(action) == two.play(action)


def test_chances_of_an_illegal_action_are_refused() -> None:
    """Issue, Engine: as playing it is."""
    game = table("T1 T2 . . . .", Seat(), Seat())
    with pytest.raises(IllegalAction):
        game.chance("take e1")


@pytest.mark.parametrize("path", [["G1"], ["Z9"], ["T1", "T1"], [""]])
def test_chances_after_impossible_rolls_are_refused(path: list[str]) -> None:
    """Issue, Engine: a path that can't be is no path."""
    game = table("T1 T2 . . . .", Seat("TB"), Seat())
    with pytest.raises(ValueError, match=r"."):
        game.chance("share TB 2", path)


def test_listed_chances_are_those_of_the_dice() -> None:
    """Issue, Engine: what is rolled comes up as often as listed, within chance."""
    game = table("T1 T2 . . . .", Seat("XB"), Seat())
    odds = dict(game.chance("share XB 2"))
    seen = dict.fromkeys(odds, 0)
    for seed in range(1200):
        twin = game.copy(seed=seed)
        (share,) = named(twin.play("share XB 2"), "share")
        seen[share["rolled"]] += 1
    # Five standard deviations of the rarest, so that an honest die never fails this.
    for face, probability in odds.items():
        assert abs(seen[face] - 1200 * probability) < 5 * (1200 * probability) ** 0.5


def test_dice_drawn_from_the_bag_are_as_many_of_a_kind_and_face_as_they_should_be() -> None:
    """Rules 3: over many first mountains, kinds by their number and faces by their sides."""
    kinds: Counter[str] = Counter()
    faces: Counter[str] = Counter()
    for seed in range(500):
        mountain = Game.new(Rules(deal_heroes=True), seed=seed).view()["mountain"]
        faces.update(mountain.values())
        kinds.update(KIND[face[0]] for face in mountain.values())
    # Five standard deviations and more, so that honest dice never fail this.
    for kind, n in HOW_MANY.items():
        expected = 10_000 * n / 60
        assert abs(kinds[kind] - expected) < 5 * expected**0.5
        for face in set(DICE[kind]):
            share = kinds[kind] * DICE[kind].count(face) / 6
            assert abs(faces[face] - share) < 5 * share**0.5

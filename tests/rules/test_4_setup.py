"""Section 4: set-up for two to four players."""

from __future__ import annotations

from collections import Counter

import pytest

import diceminer
from diceminer import Game, IllegalAction, Rules
from diceminer.documents import HeroSets
from tests.rules.builder import BASE_HEROES, HOW_MANY, SLOTS, BadRolls, named, options

TWENTY = "T1 T2 T3 T4 T5 TB G1 G2 G3 GB M1 M2 M3 MB HC1 HC2 HD3 HD4 HB XP".split()


@pytest.mark.parametrize(
    ("rolls", "starter"),
    [
        ("T1 T2", 2),
        ("T5 T4", 1),
        ("T3 T1 T2", 1),
        ("T1 T2 T3 T4", 4),
        ("T5 TB", 2),
        ("TB T5 T5 T5", 1),
    ],
)
def test_the_highest_tunnel_die_starts_and_beer_beats_five(rolls: str, starter: int) -> None:
    """§4.1: each player rolls a tunnel die."""
    game = Game.new(Rules(players=len(rolls.split())), rolls=rolls.split())
    assert game.view()["start"] == starter


@pytest.mark.parametrize(
    ("players", "rolls", "starter"),
    [
        (2, "T4 T4 T1 T2", 2),
        (2, "T4 T4 T2 T2 TB T5", 1),
        (3, "T1 TB TB T5 TB", 3),
        (4, "TB T5 TB T5 T2 T1", 1),
        (3, "T3 T3 T3 T1 T2 T2 T4 T3", 2),
        (4, "T3 T5 T5 T5 TB TB T1 T4 T2", 2),
    ],
)
def test_those_tied_for_highest_roll_again_until_one_is_left(
    players: int, rolls: str, starter: int
) -> None:
    """§4.1: only they, in the order of their seats."""
    game = Game.new(Rules(players=players), rolls=rolls.split())
    assert game.view()["start"] == starter


def test_a_roll_off_that_is_not_over_needs_more_dice() -> None:
    """§4.1: a tie is never broken by anything but another roll."""
    with pytest.raises(BadRolls):
        Game.new(Rules(), rolls=["T3", "T3"])
    with pytest.raises(BadRolls):
        Game.new(Rules(), rolls=["T3", "T2", "T1"])
    with pytest.raises(BadRolls):
        Game.new(Rules(), rolls=["T3", "G1"])


def test_every_roll_of_the_roll_off_is_an_event() -> None:
    """§4.1: who rolled what, each time."""
    game = Game.new(Rules(players=3), rolls="T4 T1 T4 T2 TB".split())
    assert [event["rolls"] for event in named(game.events, "roll-off")] == [
        {"1": "T4", "2": "T1", "3": "T4"},
        {"1": "T2", "3": "TB"},
    ]


def test_the_dice_of_the_roll_off_go_back_in_the_bag() -> None:
    """§4.1: all sixty are there when heroes are chosen."""
    view = Game.new(Rules(players=4), seed=3).view()
    assert view["bag"] == HOW_MANY
    assert view["mountain"] == {}


def test_a_roll_off_is_a_fair_die_for_every_seat() -> None:
    """§4.1: six sides each; the tied ones get a new one."""
    rules = Rules(players=2)
    die = {face: pytest.approx(1 / 6) for face in ("T1", "T2", "T3", "T4", "T5", "TB")}
    assert dict(Game.opening(rules)) == die
    assert dict(Game.opening(rules, ["T3"])) == die
    assert list(Game.opening(rules, ["T3", "T4"])) == []
    assert dict(Game.opening(rules, ["T3", "T3"])) == die
    assert dict(Game.opening(rules, ["T3", "T3", "T1"])) == die
    assert list(Game.opening(rules, ["T3", "T3", "T1", "T2"])) == []


@pytest.mark.parametrize(
    ("players", "starter", "order"),
    [
        (2, 1, [2, 1]),
        (2, 2, [1, 2]),
        (3, 1, [3, 2, 1]),
        (3, 2, [1, 3, 2]),
        (4, 1, [4, 3, 2, 1]),
        (4, 3, [2, 1, 4, 3]),
        (4, 4, [3, 2, 1, 4]),
    ],
)
def test_heroes_are_chosen_counterclockwise_and_by_the_starter_last(
    players: int, starter: int, order: list[int]
) -> None:
    """§4.2: first the seat before the starting player's."""
    rolls = ["T5" if seat == starter else "T1" for seat in range(1, players + 1)]
    game = Game.new(Rules(players=players), rolls=rolls)
    seen = []
    for hero in list(BASE_HEROES)[:players]:
        assert game.view()["phase"] == "heroes"
        seen.append(game.seat or 0)
        game.play(f"hero {hero}")
        assert game.view()["seats"][seen[-1] - 1]["hero"] == hero
    assert seen == order
    assert (game.view()["phase"], game.view()["seat"]) == ("excavation", starter)


def test_no_hero_is_chosen_twice() -> None:
    """§4.2: a hero that is gone is gone."""
    game = Game.new(Rules(players=4), rolls=["T5", "T1", "T1", "T1"])
    left = set(BASE_HEROES)
    for hero in ("treasurer", "engineer", "alchemist"):
        assert options(game) == {f"hero {name}" for name in left}
        game.play(f"hero {hero}")
        left.remove(hero)
        with pytest.raises(IllegalAction):
            game.play(f"hero {hero}")
    assert options(game) == {f"hero {name}" for name in left}


def test_the_mountain_is_filled_after_the_last_hero() -> None:
    """§4.3: from all sixty dice."""
    game = Game.new(Rules(), rolls=["T1", "T2"])
    game.play("hero engineer")
    assert game.view()["mountain"] == {}
    game.play("hero treasurer", rolls=TWENTY)
    view = game.view()
    assert view["mountain"] == dict(zip(SLOTS, TWENTY, strict=True))
    assert view["bag"] == {"tunnel": 21, "treasure": 4, "magic": 4, "hazard": 5, "tool": 6}
    assert (view["round"], view["phase"], view["seat"], view["start"]) == (1, "excavation", 2, 2)
    assert all(player["dice"] == {} for player in view["seats"])


def test_dealt_heroes_leave_nothing_to_choose() -> None:
    """§4.2: as an option they are dealt, and the excavation begins at once."""
    game = Game.new(Rules(players=3, deal_heroes=True), seed=4)
    view = game.view()
    assert view["phase"] == "excavation"
    assert len(view["mountain"]) == 20
    dealt = [player["hero"] for player in view["seats"]]
    assert len(set(dealt)) == 3
    assert set(dealt) <= set(BASE_HEROES)


def test_heroes_are_dealt_in_the_order_of_choosing() -> None:
    """§4.2: the seat before the starter's first, then counterclockwise."""
    heroes = ["treasurer", "engineer", "alchemist"]
    rolls = ["T1", "T5", "T2", *heroes, *TWENTY]
    game = Game.new(Rules(players=3, deal_heroes=True), rolls=rolls)
    assert [player["hero"] for player in game.view()["seats"]] == [
        "treasurer",
        "alchemist",
        "engineer",
    ]
    assert [(event["seat"], event["hero"]) for event in named(game.events, "hero")] == [
        (1, "treasurer"),
        (3, "engineer"),
        (2, "alchemist"),
    ]


def decks(rules: Rules, path: list[str]) -> list[str]:
    """The decks a hero is dealt from, where there are more than six and one is drawn first."""
    return [word for word, _ in Game.opening(rules, path) if word not in diceminer.HEROES]


def dealt(rules: Rules, path: list[str]) -> dict[str, float]:
    """How likely each hero is the next one dealt."""
    odds: dict[str, float] = {}
    for word, probability in Game.opening(rules, path):
        if word in diceminer.HEROES:
            odds[word] = probability
        else:
            for hero, part in Game.opening(rules, [*path, word]):
                odds[hero] = probability * part
    return odds


@pytest.mark.parametrize("which", ["base", "backer", "all"])
def test_every_hero_of_the_set_is_dealt_as_often_and_none_twice(which: HeroSets) -> None:
    """§4.2: at random, without replacement."""
    rules = Rules(deal_heroes=True, heroes=which)
    pool = {action.removeprefix("hero ") for action in Game.new(Rules(heroes=which)).legal()}
    first = dealt(rules, ["T1", "T2"])
    assert first == {hero: pytest.approx(1 / len(pool)) for hero in pool}
    taken = sorted(pool)[0]
    deck = [
        word for word in decks(rules, ["T1", "T2"]) if taken in dealt(rules, ["T1", "T2", word])
    ]
    second = dealt(rules, ["T1", "T2", *deck, taken])
    assert second == {hero: pytest.approx(1 / (len(pool) - 1)) for hero in pool - {taken}}
    with pytest.raises(BadRolls):
        Game.new(rules, rolls=["T1", "T2", taken, taken, *TWENTY])


def test_every_seat_starts_sometimes() -> None:
    """§4.1: over many seeds each of four seats starts, about as often as the others."""
    starts = Counter(Game.new(Rules(players=4), seed=seed).view()["start"] for seed in range(200))
    assert set(starts) == {1, 2, 3, 4}
    assert min(starts.values()) > 25


def test_heroes_come_from_the_facts() -> None:
    """§4.2: whoever is offered has a card."""
    for which in ("base", "backer", "all"):
        for action in Game.new(Rules(heroes=which), seed=1).legal():
            assert action.removeprefix("hero ") in diceminer.HEROES

"""Section 2: the heroes."""

from __future__ import annotations

from collections import Counter

import pytest

import diceminer
from diceminer import Game, Rules
from diceminer.documents import HeroSets
from tests.rules.builder import (
    BASE_HEROES,
    FACES,
    Seat,
    casting,
    final_scores,
    named,
    options,
    round_points,
    table,
    trove,
)


@pytest.mark.parametrize("hero", BASE_HEROES)
def test_the_six_heroes_have_their_faces(hero: str) -> None:
    """§2: the table of heroes."""
    assert Counter(diceminer.HEROES[hero]) == Counter(BASE_HEROES[hero])


def test_a_second_set_of_six_stands_in_for_the_backer_pack() -> None:
    """§2: six more, all of them different, with faces that dice have."""
    second = {hero: faces for hero, faces in diceminer.HEROES.items() if hero not in BASE_HEROES}
    assert len(second) == 6
    everybody = [tuple(sorted(faces)) for faces in diceminer.HEROES.values()]
    assert len(set(everybody)) == 12
    for faces in second.values():
        assert faces
        assert set(faces) <= set(FACES)


@pytest.mark.parametrize(("which", "size"), [("base", 6), ("backer", 6), ("all", 12)])
def test_the_set_of_heroes_is_chosen_at_set_up(which: HeroSets, size: int) -> None:
    """§2 and §7: base, backer or all."""
    offered = [a.removeprefix("hero ") for a in Game.new(Rules(heroes=which), seed=1).legal()]
    assert len(offered) == len(set(offered)) == size
    assert (set(BASE_HEROES) <= set(offered)) == (which != "backer")
    assert (set(BASE_HEROES) & set(offered) == set()) == (which == "backer")


def test_hero_faces_are_scored() -> None:
    """§2 and §5.3: the surveyor's 1 makes a straight of a 2, the prospector's pick clears rocks."""
    game = final_scores(Seat("T2 HC2", hero="surveyor"), Seat("HC2", hero="prospector"))
    assert round_points(game, 1) == (3, 0, -2)
    assert round_points(game, 2) == (0, 2, 2)


def test_hero_faces_count_in_every_round() -> None:
    """§2: the engineer's pickaxe is there in rounds 1, 2 and 3."""
    for round in (1, 2, 3):
        far = ((30, 0, 0),) * (round - 1)
        game = table("TB . . . . .", Seat("HC1", rounds=far), Seat("HC1"), round=round)
        score = named(game.play("take a1"), "score")[0]
        assert [seat["hazards"] for seat in score["seats"]] == [1, 1]


def test_the_alchemist_spends_three_times() -> None:
    """§2: M1 M1 M1 are three separate spends."""
    game = casting("T1", hero="alchemist")
    for face in ("T2", "T3"):
        game.play("spend hero M1")
        (reroll,) = game.legal()
        game.play(reroll, rolls=[face])
        assert options(game) == {"spend hero M1", "done"}
    game.play("spend hero M1")
    events = game.play("reroll T3")
    assert named(events, "score"), "with nothing left to spend the phase goes on"


def test_hero_faces_are_never_shared() -> None:
    """§2: no hero has anything to share, only dice showing Beer are."""
    for hero in BASE_HEROES:
        other = "engineer" if hero != "engineer" else "treasurer"
        game = table("T1 T2 . . . .", Seat("T1", hero=hero), Seat(hero=other))
        assert options(game) == {"take a1", "take a2"}


def test_hero_faces_are_never_rerolled() -> None:
    """§2: the engineer's tunnel and pickaxe can't be chosen for a reroll."""
    game = casting("M3 G1 G2", hero="engineer")
    game.play("spend M3")
    assert game.legal() == ["reroll G1"]
    game.play("reroll G1")
    assert game.legal() == ["reroll G2"]


def test_hero_faces_are_never_cached_nor_rolled() -> None:
    """§2: the treasurer's chests hold other dice, and are there again next round."""
    game = table(
        "",
        Seat("T1 T2 T3", hero="treasurer"),
        Seat("", hero="engineer"),
        phase="cache",
        first=1,
    )
    assert options(game) == {"cache T1", "cache T2", "cache T3", "done"}
    rolled = named(game.play("done"), "roll")
    assert [before for event in rolled for before, _ in event["dice"]] == ["T1", "T2", "T3"]
    assert game.view()["seats"][0]["hero"] == "treasurer"


def test_a_hero_is_no_die_of_the_trove() -> None:
    """§2: hero faces are counted beside the dice, not among them."""
    game = table("T1 T2 . . . .", Seat("T3", hero="engineer"), Seat(hero="treasurer"))
    assert trove(game, 1) == {"T3": 1}


def test_hero_chests_count() -> None:
    """§2 and §5.4: the treasurer's two chests add to those of the dice."""
    game = table(
        "",
        Seat("5T1 XC2", hero="treasurer"),
        Seat("T5", hero="engineer"),
        phase="cache",
        first=1,
    )
    for _ in range(3):
        game.play("cache T1")
        assert game.view()["phase"] == "cache"
    game.play("cache T1")
    assert game.view()["phase"] == "excavation"


def test_hero_faces_do_not_change_when_spent_and_come_back_next_round() -> None:
    """§2: spent for one round, unspent in the next."""
    game = casting("T1", hero="surveyor")
    game.play("spend hero M1")
    assert game.view()["seats"][0]["hero_spent"] == {"M1": 1}
    game.play("reroll T1")
    assert (game.view()["round"], game.view()["phase"]) == (2, "excavation")
    assert game.view()["seats"][0]["hero_spent"] == {}

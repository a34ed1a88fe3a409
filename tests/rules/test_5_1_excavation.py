"""Section 5.1: Excavation, and sharing Beer."""

from __future__ import annotations

import pytest

from diceminer import IllegalAction
from tests.rules.builder import FULL, Seat, digging, named, options, slots, table, takes, trove

TWO_LEFT = "T1 T2 . . . ."
BEERS = ["TB", "GB", "MB", "HB", "XB"]


def test_a_turn_takes_one_top_die_as_it_shows() -> None:
    """§5.1: into the trove with the face it shows, and the next seat is up."""
    game = table(FULL, Seat(), Seat(), Seat(), seat=2, start=2)
    events = game.play("take e2")
    assert trove(game, 2) == {"T2": 1}
    assert game.view()["seat"] == 3
    (take,) = named(events, "take")
    assert (take["seat"], take["slot"], take["token"]) == (2, "e2", "T2")


def test_turns_go_clockwise() -> None:
    """§5.1: 2, 3, 4, 1, 2 …"""
    game = table(FULL, Seat(), Seat(), Seat(), Seat(), seat=2, start=2)
    order = []
    for _ in range(6):
        order.append(game.seat)
        game.play(sorted(options(game))[0])
    assert order == [2, 3, 4, 1, 2, 3]


def test_there_is_no_passing() -> None:
    """§5.1: a player must take."""
    game = digging(FULL)
    assert options(game) == {"take e1", "take e2"}
    with pytest.raises(IllegalAction):
        game.play("done")


def test_without_beer_a_side_die_can_not_be_taken() -> None:
    """§5.1: top dice only."""
    with pytest.raises(IllegalAction):
        digging(FULL).play("take d1")


@pytest.mark.parametrize("beer", BEERS)
def test_beer_of_any_kind_can_be_shared(beer: str) -> None:
    """§5.1: choose a die showing Beer and another player."""
    game = table(FULL, Seat(f"T1 {beer}"), Seat(), Seat())
    assert options(game) == {"take e1", "take e2", f"share {beer} 2", f"share {beer} 3"}


def test_beer_is_shared_with_any_other_player_but_not_with_oneself() -> None:
    """§5.1: another player."""
    game = table(FULL, Seat(), Seat("TB XB"), Seat(), Seat(), seat=2)
    shares = {action for action in game.legal() if action.startswith("share")}
    assert shares == {f"share {beer} {seat}" for beer in ("TB", "XB") for seat in (1, 3, 4)}


def test_only_beer_of_ones_own_is_shared() -> None:
    """§5.1: a Beer in another's trove is of no use."""
    game = table(FULL, Seat("T1"), Seat("TB"))
    assert options(game) == {"take e1", "take e2"}


def test_the_shared_die_is_rolled_and_joins_the_other_trove() -> None:
    """§5.1: with the new face."""
    game = table(FULL, Seat("2GB T1"), Seat("G1"), Seat())
    events = game.play("share GB 3", rolls=["G3"])
    assert trove(game, 1) == {"T1": 1, "GB": 1}
    assert trove(game, 2) == {"G1": 1}
    assert trove(game, 3) == {"G3": 1}
    (share,) = named(events, "share")
    assert [share[key] for key in ("seat", "to", "token", "rolled")] == [1, 3, "GB", "G3"]
    assert game.seat == 1


def test_the_new_face_may_be_beer_again() -> None:
    """§5.1: and it can be shared by its new owner."""
    game = table(FULL, Seat("HB"), Seat())
    game.play("share HB 2", rolls=["HB"])
    assert trove(game, 2) == {"HB": 1}
    game.play("take e1")
    game.play("done")
    assert "share HB 1" in game.legal()


def test_beer_is_shared_once_a_turn() -> None:
    """§5.1: the second Beer waits for the next turn."""
    game = digging(FULL, dice="2TB")
    game.play("share TB 2")
    assert {action.split()[0] for action in game.legal()} == {"take"}
    game.play("take e1")
    assert not [action for action in game.legal() if action.startswith("share")]


def test_beer_is_shared_at_the_start_of_a_turn_only() -> None:
    """§5.1: a Beer taken with the first die can't be shared in the same turn."""
    game = digging(FULL.replace("T1  T2", "TB  T2", 1), dice="XB")
    game.play("share XB 2", rolls=["XP"])
    game.play("take e1")
    assert trove(game, 1) == {"TB": 1}
    assert not [action for action in game.legal() if action.startswith("share")]


def test_after_sharing_two_dice_are_taken_each_from_the_top_or_the_side() -> None:
    """§5.1: one after the other, from the mountain as it then stands."""
    game = digging(FULL, dice="TB")
    game.play("share TB 2", rolls=["T3"])
    assert takes(game) == {"e1", "e2", "a1", "b1", "c1", "d1", "a6", "b5", "c4", "d3"}
    assert (game.view()["takes"], game.view()["taken"], game.view()["shared"]) == (2, 0, True)
    game.play("take a1")
    assert (game.view()["takes"], game.view()["taken"], game.view()["shared"]) == (1, 1, True)
    assert game.seat == 1
    # e1 slid down, so that d1 is bare now, and d2 shows a side.
    assert takes(game) == {"e2", "d1", "a1", "b1", "c1", "d2", "d3", "c4", "b5", "a6"}
    game.play("take d2")
    assert trove(game, 1) == {"T2": 1, "G1": 1}
    assert (game.seat, game.view()["shared"], game.view()["takes"]) == (2, False, 1)


def test_after_sharing_the_first_take_is_compulsory() -> None:
    """§5.1: only the second one may be left."""
    game = digging(FULL, shared=True)
    assert "done" not in game.legal()
    with pytest.raises(IllegalAction):
        game.play("done")


def test_the_second_take_is_optional() -> None:
    """§5.1, ruling: `done` after the first."""
    game = digging(FULL, shared=True)
    game.play("take e1")
    assert "done" in game.legal()
    game.play("done")
    assert game.seat == 2
    assert trove(game, 1) == {"T1": 1}
    assert len(game.view()["mountain"]) == 19


def test_as_a_variant_the_second_take_is_compulsory() -> None:
    """§5.1 and §7: beer_takes = two."""
    game = digging(FULL, shared=True, rules="beer_takes=two")
    game.play("take e1")
    assert "done" not in game.legal()
    with pytest.raises(IllegalAction):
        game.play("done")
    game.play("take e2")
    assert game.seat == 2


@pytest.mark.parametrize("rules", ["", "beer_takes=two"])
def test_the_turn_is_over_when_the_first_take_empties_the_mountain(rules: str) -> None:
    """§5.1: there is no second die to take, and none is asked for."""
    game = digging("T1 . . . . .", dice="TB", rules=rules)
    game.play("share TB 2", rolls=["T1"])
    assert game.view()["takes"] == 1
    assert game.legal() == ["take a1"]
    events = game.play("take a1")
    assert named(events, "score")
    assert game.view()["round"] == 2


def test_beer_is_not_what_a_turn_needs() -> None:
    """§5.1: a player with Beer may take a top die without sharing it."""
    game = digging(FULL, dice="TB")
    game.play("take e1")
    assert trove(game, 1) == {"T1": 1, "TB": 1}
    assert game.seat == 2


def test_the_phase_ends_when_the_mountain_is_empty() -> None:
    """§5.1: Magic follows."""
    game = table(TWO_LEFT, Seat("M1 T1"), Seat("M1 T1"))
    game.play("take a1")
    assert game.view()["phase"] == "excavation"
    game.play("take a2")
    assert game.view()["phase"] == "magic"
    assert game.view()["mountain"] == {}


def test_taking_both_of_the_last_two_dice_ends_the_phase() -> None:
    """§5.1: the player after would have taken next."""
    game = table(TWO_LEFT, Seat("TB M1 T1"), Seat("M1 T1"))
    game.play("share TB 2", rolls=["T2"])
    game.play("take a2")
    game.play("take a1")
    assert (game.view()["phase"], game.view()["first"], game.seat) == ("magic", 2, 2)


def test_a_die_taken_from_the_side_keeps_its_face() -> None:
    """§5.1: whatever slides, the die taken is the one that was named."""
    for slot in ("a1", "b5", "c4", "d1"):
        game = digging(FULL, shared=True)
        game.play(f"take {slot}")
        assert trove(game, 1) == {slots(FULL)[slot]: 1}

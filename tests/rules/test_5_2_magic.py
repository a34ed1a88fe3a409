"""Section 5.2: Magic."""

from __future__ import annotations

from collections import Counter

import pytest

from diceminer import IllegalAction
from tests.rules.builder import Seat, casting, named, options, table, trove, whatever


def test_first_is_the_player_who_would_have_taken_next() -> None:
    """§5.2: the seat after the one that took the last die, then clockwise, one turn each."""
    for taker, order in [(1, [2, 3, 1]), (2, [3, 1, 2]), (3, [1, 2, 3])]:
        players = [Seat("M1 T1", hero=hero) for hero in ("engineer", "prospector", "treasurer")]
        game = table("T1 . . . . .", *players, seat=taker)
        game.play("take a1")
        seen = []
        while game.view()["phase"] == "magic":
            assert game.view()["first"] == order[0]
            seen.append(game.seat)
            game.play("done")
        assert seen == order


def test_a_turn_that_ended_without_a_second_take_is_still_that_players() -> None:
    """§5.2: seat 1 leaves the last die, seat 2 takes it, so seat 1 is first."""
    game = table("T1 T2 . . . .", Seat("M1 T1"), Seat("M1 T1"), turn="shared")
    game.play("take a1")
    game.play("done")
    game.play("take a2")
    assert (game.view()["phase"], game.view()["first"], game.seat) == ("magic", 1, 1)


def test_seats_with_no_magic_to_spend_are_not_asked() -> None:
    """§5.2: seat 2 would be first, but has nothing to choose; `first` is still seat 2."""
    game = table(
        "T1 . . . . .",
        Seat("M1 T1", hero="engineer"),
        Seat("T1", hero="prospector"),
        Seat("M1 T1", hero="treasurer"),
    )
    game.play("take a1")
    assert (game.view()["first"], game.seat) == (2, 3)
    game.play("done")
    assert game.seat == 1


def test_with_nobody_to_act_the_phase_passes_by_itself() -> None:
    """§5.2: and scoring follows at once."""
    game = table("T1 . . . . .", Seat("T1"), Seat("T1"))
    events = game.play("take a1")
    assert named(events, "score")
    assert game.view()["round"] == 2


def test_a_magic_die_is_spent_and_as_many_dice_rolled_as_it_has_symbols() -> None:
    """§5.2: two symbols, two dice, rolled together at the end."""
    game = casting("M1 M2 T2 T4 G1")
    game.play("spend M2")
    assert game.view()["symbols"] == 2
    game.play("reroll T2")
    assert (game.view()["symbols"], game.view()["chosen"]) == (1, {"T2": 1})
    assert trove(game, 1) == {"M1": 1, "M2": 1, "T2": 1, "T4": 1, "G1": 1}
    events = game.play("reroll G1", rolls=["T5", "G3"])
    assert trove(game, 1) == {"T4": 1, "T5": 1, "G3": 1, "M1": 1, "M2": 1}
    (reroll,) = named(events, "reroll")
    assert [list(pair) for pair in reroll["dice"]] == [["T2", "T5"], ["G1", "G3"]]
    assert game.view()["seats"][0]["spent"] == {"M2": 1}
    assert (game.view()["symbols"], game.view()["chosen"]) == (0, {})


def test_a_player_spends_as_often_as_wanted() -> None:
    """§5.2: three faces, one after the other, in any order."""
    game = casting("M1 M2 M3 T1 T2 T3 T4")
    assert options(game) == {"spend M1", "spend M2", "spend M3", "done"}
    game.play("spend M3")
    for face in ("T1", "T2"):
        game.play(f"reroll {face}")
    game.play("reroll T3", rolls=["T5", "T5", "T5"])
    assert options(game) == {"spend M1", "spend M2", "done"}
    game.play("spend M1")
    game.play("reroll T4", rolls=["T1"])
    assert options(game) == {"spend M2", "done"}
    game.play("done")
    assert game.view()["phase"] == "excavation"


def test_a_player_may_leave_magic_unspent() -> None:
    """§5.2: as often as you like, which may be never."""
    game = casting("M3 T1 T2 T3")
    game.play("done")
    assert (game.view()["round"], game.view()["phase"]) == (2, "excavation")


def test_the_symbols_are_rolled_on_different_dice() -> None:
    """§5.2: one die can't be chosen twice for the same spend, two alike can."""
    game = casting("M2 T4 G1")
    game.play("spend M2")
    game.play("reroll T4")
    assert options(game) == {"reroll G1"}
    game = casting("M2 2T4 G1")
    game.play("spend M2")
    game.play("reroll T4")
    assert options(game) == {"reroll T4", "reroll G1"}


def test_hazard_dice_can_not_be_rolled_again() -> None:
    """§5.2: of whatever face."""
    game = casting("M1 HC1 HC2 HD3 HD4 HB T1")
    game.play("spend M1")
    assert game.legal() == ["reroll T1"]


def test_as_a_variant_hazard_dice_can_be_rolled_again() -> None:
    """§5.2 and §7: reroll_hazards."""
    game = casting("M1 HC1 HC2 HD3 HD4 HB", rules="reroll_hazards")
    game.play("spend M1")
    assert options(game) == {f"reroll {face}" for face in ("HC1", "HC2", "HD3", "HD4", "HB")}
    game.play("reroll HD4", rolls=whatever(game, "reroll HD4", "HC1"))
    rolled = named(game.events, "reroll")[0]
    assert [list(pair) for pair in rolled["dice"]] == [["HD4", "HC1"]]


def test_with_hazard_dice_alone_magic_can_not_be_spent() -> None:
    """§5.2: none of them is eligible, but with the variant they are."""
    for rules, able in [("", False), ("reroll_hazards", True)]:
        game = table("HC1 . . . . .", Seat("T1"), Seat("M1 HD3"), rules=rules)
        game.play("take a1")
        assert (game.view()["phase"] == "magic") == able


def test_every_other_kind_of_die_can_be_rolled_again() -> None:
    """§5.2: Beer, chests and unspent magic too."""
    dice = "T1 TB G1 GB M2 MB XP XC2 XB"
    game = casting("M1 " + dice)
    game.play("spend M1")
    assert options(game) == {f"reroll {face}" for face in dice.split()}


def test_a_spent_magic_die_can_not_be_rolled_again() -> None:
    """§5.2: neither the one being spent nor one spent before."""
    game = casting("M1 2M2 T1", spent="M2")
    game.play("spend M1")
    assert options(game) == {"reroll T1", "reroll M2"}
    game = casting("M1 M2 T1", spent="M2")
    game.play("spend M1")
    assert options(game) == {"reroll T1"}


def test_a_spent_magic_die_can_not_be_spent_again() -> None:
    """§5.2: one of two is left, then none."""
    game = casting("2M1 T1 T2", spent="M1")
    game.play("spend M1")
    game.play("reroll T1")
    assert game.view()["round"] == 2


def test_the_other_of_two_alike_can_be_spent() -> None:
    """§5.2: two dice with the same face are two spends."""
    game = casting("2M1 T1 T2")
    game.play("spend M1")
    game.play("reroll T1", rolls=["T1"])
    assert options(game) == {"spend M1", "done"}


def test_an_unspent_magic_die_can_be_rolled_again_and_its_new_face_spent() -> None:
    """§5.2: a 1 becomes a 3."""
    game = casting("2M1 T1 T2 T3")
    game.play("spend M1")
    game.play("reroll M1", rolls=["M3"])
    assert trove(game, 1) == {"T1": 1, "T2": 1, "T3": 1, "M1": 1, "M3": 1}
    assert options(game) == {"spend M3", "done"}
    game.play("spend M3")
    assert game.view()["symbols"] == 3


def test_a_magic_die_rolled_to_the_face_of_a_spent_one_can_still_be_spent() -> None:
    """§5.2: M2 becomes M1 beside a spent M1."""
    game = casting("M1 M2 T1 T2")
    game.play("spend M1")
    game.play("reroll M2", rolls=["M1"])
    assert game.view()["seats"][0]["spent"] == {"M1": 1}
    assert options(game) == {"spend M1", "done"}


def test_a_magic_die_rolled_to_beer_has_nothing_to_spend() -> None:
    """§5.2: magic is spent for its symbols; the seat is done."""
    game = casting("2M1 T1")
    game.play("spend M1")
    game.play("reroll M1", rolls=whatever(game, "reroll M1", "MB"))
    assert game.view()["round"] == 2


def test_a_die_may_be_rolled_by_each_magic_face_in_turn() -> None:
    """§5.2: the same die three times."""
    game = casting("3M1 T1 T5")
    for before, after in [("T1", "T2"), ("T2", "T3")]:
        game.play("spend M1")
        game.play(f"reroll {before}", rolls=[after])
    game.play("spend M1")
    assert "reroll T3" in game.legal()


def test_all_eligible_dice_are_chosen_when_they_are_fewer_than_the_symbols() -> None:
    """§5.2, ruling: three symbols, two dice, both are rolled."""
    game = casting("M3 T4 G1 HC1")
    game.play("spend M3")
    assert game.view()["symbols"] == 2
    assert game.legal() == ["reroll T4"]
    game.play("reroll T4")
    assert game.legal() == ["reroll G1"]
    events = game.play("reroll G1")
    assert [before for before, _ in named(events, "reroll")[0]["dice"]] == ["T4", "G1"]


def test_choosing_fewer_than_the_symbols_is_not_allowed() -> None:
    """§5.2: you must choose as many as the symbols say."""
    game = casting("M2 T1 T2 T3")
    game.play("spend M2")
    game.play("reroll T1")
    assert "done" not in game.legal()
    with pytest.raises(IllegalAction):
        game.play("done")


def test_with_no_eligible_die_the_face_can_not_be_spent() -> None:
    """§5.2, ruling: a lone magic die beside hazards is not asked for anything."""
    game = table("HC1 . . . . .", Seat("T1"), Seat("M3 HD4"))
    game.play("take a1")
    assert game.view()["round"] == 2
    game = table("HC1 . . . . .", Seat("T1"), Seat("HD4", hero="alchemist"))
    game.play("take a1")
    assert game.view()["round"] == 2


def test_two_magic_dice_alone_can_roll_each_other() -> None:
    """§5.2: the unspent one is eligible."""
    game = casting("M1 M2")
    assert options(game) == {"spend M1", "spend M2", "done"}
    game.play("spend M2")
    assert (game.view()["symbols"], game.legal()) == (1, ["reroll M1"])
    game.play("reroll M1", rolls=whatever(game, "reroll M1", "M2"))
    assert game.view()["round"] == 2, "the last one has nothing left to roll"


def test_a_heros_magic_is_spent_apart_from_the_dice() -> None:
    """§5.2: `spend M1` and `spend hero M1` are different, and so is what is spent."""
    game = casting("M1 T1 T2", hero="surveyor")
    assert options(game) == {"spend M1", "spend hero M1", "done"}
    game.play("spend hero M1")
    assert game.view()["seats"][0]["hero_spent"] == {"M1": 1}
    assert game.view()["seats"][0]["spent"] == {}
    assert options(game) == {"reroll T1", "reroll T2", "reroll M1"}
    game.play("reroll T1", rolls=["T1"])
    assert options(game) == {"spend M1", "done"}


def test_a_hero_can_spend_on_a_single_die() -> None:
    """§5.2: the hero's face is no die, so one eligible die is enough."""
    game = casting("M1", hero="dragon-slayer")
    assert options(game) == {"spend hero M1", "done"}
    game.play("spend hero M1")
    assert game.legal() == ["reroll M1"]
    game.play("reroll M1", rolls=whatever(game, "reroll M1", "M3"))
    assert game.view()["round"] == 2, "with nothing to roll the M3 can't be spent"


def test_a_spent_magic_die_stays_in_the_trove_and_is_unspent_next_round() -> None:
    """§5.2: spent for this round only."""
    game = casting("M1 T1 XC2")
    game.play("spend M1")
    game.play("reroll T1", rolls=["T1"])
    assert game.view()["phase"] == "cache"
    assert trove(game, 1) == {"T1": 1, "M1": 1, "XC2": 1}
    game.play("cache M1")
    game.play("done")
    view = game.view()
    assert view["round"] == 2
    assert view["seats"][0]["spent"] == {}
    assert view["seats"][0]["dice"].get("M1", 0) >= 1


def test_the_turn_ends_by_itself_with_nothing_left_to_spend() -> None:
    """§5.2: seat 2 is up at once."""
    game = table(
        "",
        Seat("M1 T1", hero="engineer"),
        Seat("M1 T1", hero="prospector"),
        phase="magic",
        first=1,
    )
    game.play("spend M1")
    game.play("reroll T1", rolls=["T2"])
    assert (game.view()["phase"], game.seat) == ("magic", 2)


def test_a_reroll_rolls_fair_dice_one_at_a_time() -> None:
    """§5.2: each chosen die by its own six sides."""
    game = casting("M2 M3 T4 G1")
    game.play("spend M2")
    game.play("reroll T4")
    assert dict(game.chance("reroll G1")) == {
        face: pytest.approx(1 / 6) for face in ("T1", "T2", "T3", "T4", "T5", "TB")
    }
    second: Counter[str] = Counter()
    for face, probability in game.chance("reroll G1", ["T3"]):
        second[face] += round(6 * probability)
    assert second == Counter({"G1": 3, "G2": 1, "G3": 1, "GB": 1})

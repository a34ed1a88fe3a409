"""Section 8: the solo game."""

from __future__ import annotations

from collections import Counter

import pytest

from diceminer import Game, IllegalAction, Rules
from tests.rules.builder import DICE, HOW_MANY, SLOTS, named, options, solo, trove

SUMMIT = """
         {e1}  {e2}
       T3  G1  T4
     G2  M1  HC1 XP
   T5  TB  T1  HD3 XS
 T2  M2  G3  XC2 T1  HC2
"""

NINETEEN = "T1 T2 T3 T4 T5 TB G1 G2 G3 GB M1 M2 HC1 HC2 HD3 HD4 HB XP XS".split()
"""What lies on a mountain below its last slot."""


def summit(e1: str, e2: str, dice: str = "") -> Game:
    """A full mountain with these two on top."""
    return solo(SUMMIT.format(e1=e1, e2=e2), dice)


def drafts(game: Game) -> set[str]:
    """What can be drafted, without the word."""
    return {a.removeprefix("draft ") for a in game.legal() if a.startswith("draft ")}


# Set-up


@pytest.mark.parametrize("magic", [3, 2, 1, 0])
def test_so_many_magic_dice_are_the_trove(magic: int) -> None:
    """§8: 3 by default, fewer for a harder game; twenty dice on the mountain, no heroes."""
    rules = Rules(players=1) if magic == 3 else Rules(players=1, magic=magic)
    view = Game.new(rules, seed=5).view()
    assert sum(view["seats"][0]["dice"].values()) == magic
    assert all(face[0] == "M" for face in view["seats"][0]["dice"])
    assert len(view["mountain"]) == 20
    assert sum(view["bag"].values()) == 40 - magic
    assert len(view["seats"]) == 1
    assert view["seats"][0]["hero"] is None
    assert (view["phase"], view["seat"], view["start"]) == ("solo", 1, None)


def test_the_magic_dice_are_rolled_before_the_mountain_is_filled() -> None:
    """§8: and all faces are shown."""
    rolls = ["M3", "M1", "M1", *NINETEEN, "G1"]
    game = Game.new(Rules(players=1), rolls=rolls)
    assert trove(game, 1) == {"M1": 2, "M3": 1}
    assert game.view()["mountain"] == dict(zip(SLOTS, rolls[3:], strict=True))


def test_a_magic_die_that_rolls_beer_at_set_up_stays_beer() -> None:
    """§8, ruling: Beer is wild only when drafted; it can't be spent."""
    game = Game.new(Rules(players=1), rolls=["MB", "MB", "M1", *NINETEEN, "G1"])
    assert trove(game, 1) == {"M1": 1, "MB": 2}
    assert options(game) == {"spend M1", "draft e1", "draft e2", "done"}


def test_a_set_up_with_nothing_to_do_starts_again() -> None:
    """§8, ruling: no top die can be drafted and there is no magic to spend."""
    stuck = ["MB", "MB", "MB", *NINETEEN[:-1], "HC1", "T2"]
    game = Game.new(Rules(players=1), rolls=[*stuck, "M1", "M2", "M3", *NINETEEN, "G1"])
    assert trove(game, 1) == {"M1": 1, "M2": 1, "M3": 1}
    assert game.view()["mountain"] == dict(zip(SLOTS, [*NINETEEN, "G1"], strict=True))
    bag = Counter(game.view()["bag"])
    assert bag.total() == 37
    assert len(named(game.events, "again")) == 1


def test_a_set_up_may_start_again_more_than_once() -> None:
    """§8, ruling: until there is something to do."""
    stuck = [*NINETEEN[:-1], "HB", "TB"]
    # Wild Beer on a tunnel die is a 1, so this one is not stuck.
    game = Game.new(Rules(players=1, magic=0), rolls=stuck)
    assert drafts(game) == {"e2 as T1"}
    stuck = [*NINETEEN[:-1], "HB", "T5"]
    game = Game.new(Rules(players=1, magic=0), rolls=[*stuck, *stuck, *NINETEEN, "G1"])
    assert len(named(game.events, "again")) == 2
    assert game.view()["mountain"]["e2"] == "G1"


@pytest.mark.parametrize(
    ("magic", "e1", "e2"), [("M1", "T2", "HC1"), ("MB", "T1", "HC1"), ("MB", "XB", "T5")]
)
def test_a_set_up_with_something_to_do_stands(magic: str, e1: str, e2: str) -> None:
    """§8, ruling: magic to spend is something, and so is one die to draft."""
    rolls = [magic, *NINETEEN[:-1], e1, e2]
    game = Game.new(Rules(players=1, magic=1), rolls=rolls)
    assert named(game.events, "again") == []
    assert not game.over


# Drafting


@pytest.mark.parametrize("face", ["M1", "M2", "M3", "G1", "G2", "G3", "XP", "XS", "XC2", "T1"])
def test_magic_treasure_tools_and_tunnel_ones_can_always_be_drafted(face: str) -> None:
    """§8: into the trove as they show."""
    game = summit(face, "T5")
    assert drafts(game) == {"e1"}
    events = game.play("draft e1")
    assert trove(game, 1) == {face: 1}
    assert "e1" not in game.view()["mountain"]
    assert named(events, "draft")[0]["slot"] == "e1"


def test_only_top_dice_are_drafted() -> None:
    """§8: never from the side."""
    game = summit("T1", "G1")
    assert drafts(game) == {"e1", "e2"}
    with pytest.raises(IllegalAction):
        game.play("draft c4")


@pytest.mark.parametrize(
    ("trove", "allowed"),
    [
        ("", "T1"),
        ("T1", "T1 T2"),
        ("T1 T2", "T1 T3"),
        ("2T1 T2", "T1 T2 T3"),
        ("2T1 2T2 T3", "T1 T3 T4"),
        ("T1 T2 T3 T4", "T1 T5"),
        ("T1 T2 T3 T4 T5", "T1"),
        ("3T1 2T2 T3", "T1 T2 T3 T4"),
        ("2T1 2T2 T3 T4 T5", "T1 T3"),
    ],
)
def test_a_tunnel_die_is_drafted_as_the_next_number_of_a_straight(trove: str, allowed: str) -> None:
    """§8: k > 1 only with fewer k's than (k-1)'s in the trove."""
    for face in ("T1", "T2", "T3", "T4", "T5"):
        assert ("draft a1" in solo(f"{face} M1 . . . .", trove).legal()) == (
            face in allowed.split()
        )


@pytest.mark.parametrize(
    ("trove", "allowed"),
    [
        ("", ""),
        ("XP", "HC1 HC2"),
        ("XS", "HD3 HD4"),
        ("XP XS", "HC1 HC2 HD3 HD4"),
        ("XC2", ""),
        ("XP HC2", ""),
        ("2XP HC2", "HC1 HC2"),
        ("XS HD4", ""),
        ("XP XS HD3", "HC1 HC2"),
        ("2XS HD3 HD4 XP HC1", ""),
        ("3XS 2HD4", "HD3 HD4"),
    ],
)
def test_a_hazard_needs_a_matching_tool_die_without_a_hazard(trove: str, allowed: str) -> None:
    """§8: shield for dragons, pickaxe for cave-ins, one tool die one hazard die."""
    for face in ("HC1", "HC2", "HD3", "HD4"):
        assert ("draft a1" in solo(f"{face} M1 . . . .", trove).legal()) == (
            face in allowed.split()
        )


def test_beer_is_wild_and_set_to_a_face_of_that_die() -> None:
    """§8: tool, magic and treasure Beer become any face but Beer."""
    game = solo("XB MB GB T5 . .")
    assert drafts(game) == (
        {f"a1 as {face}" for face in ("XP", "XS", "XC2")}
        | {f"a2 as {face}" for face in ("M1", "M2", "M3")}
        | {f"a3 as {face}" for face in ("G1", "G2", "G3")}
    )
    events = game.play("draft a1 as XC2")
    assert trove(game, 1) == {"XC2": 1}
    draft = named(events, "draft")[0]
    assert (draft["slot"], draft["token"], draft["as"]) == ("a1", "XB", "XC2")


@pytest.mark.parametrize(
    ("die", "trove", "faces"),
    [
        ("TB", "", "T1"),
        ("TB", "T1", "T1 T2"),
        ("TB", "2T1 T2", "T1 T2 T3"),
        ("HB", "", ""),
        ("HB", "XP", "HC1 HC2"),
        ("HB", "XS", "HD3 HD4"),
        ("HB", "XS XP HC1", "HD3 HD4"),
    ],
)
def test_beer_is_set_to_a_face_that_could_be_drafted(die: str, trove: str, faces: str) -> None:
    """§8, ruling: if there is none the die can't be drafted."""
    game = solo(f"{die} . T5 . . .", trove + " M1")
    assert drafts(game) == {f"a1 as {face}" for face in faces.split()}


def test_beer_is_never_left_on_beer() -> None:
    """§8, ruling: neither as it lies nor named."""
    game = solo("GB M1 . . . .")
    for action in ("draft a1", "draft a1 as GB", "draft a1 as M1", "draft a1 cache"):
        with pytest.raises(IllegalAction):
            game.play(action)


def test_a_die_that_shows_no_beer_is_not_set() -> None:
    """§8: only Beer is wild."""
    game = solo("G1 M1 . . . .")
    for action in ("draft a1 as G3", "draft a1 as G1"):
        with pytest.raises(IllegalAction):
            game.play(action)


def test_a_treasure_die_can_be_cached_as_it_is_drafted() -> None:
    """§8: if a chest is free; it need not be."""
    game = solo("G3 T1 . . . .", "XC2")
    assert drafts(game) == {"a1", "a1 cache", "a2"}
    game.play("draft a1 cache")
    assert game.view()["seats"][0]["cached"] == {"G3": 1}
    assert trove(game, 1) == {"G3": 1, "XC2": 1}


def test_treasure_set_from_beer_can_be_cached_too() -> None:
    """§8: as any of its faces."""
    game = solo("GB T1 . . . .", "XC2")
    assert drafts(game) == {"a2"} | {
        f"a1 as {face}{cache}" for face in ("G1", "G2", "G3") for cache in ("", " cache")
    }
    game.play("draft a1 as G3 cache")
    assert game.view()["seats"][0]["cached"] == {"G3": 1}
    assert game.view().get("score") == 6


def test_only_treasure_is_cached() -> None:
    """§8: nothing else has the choice."""
    game = solo("T1 M1 XP HC1 . .", "XC2 XP")
    assert drafts(game) == {"a1", "a2", "a3", "a4"}


@pytest.mark.parametrize(
    ("trove", "cached", "free"),
    [
        ("", "", False),
        ("XC2", "", True),
        ("XC2 G1", "G1", True),
        ("XC2 2G1", "2G1", False),
        ("XC2 2G1", "", True),
        ("2XC2 G1 2G3", "G1 2G3", True),
        ("2XC2 2G1 2G3", "2G1 2G3", False),
        ("XP XS", "", False),
    ],
)
def test_each_chest_holds_one_treasure_die(trove: str, cached: str, free: bool) -> None:
    """§8: two chests on a face, two dice."""
    game = solo("G1 T1 . . . .", trove, cached=cached)
    assert ("draft a1 cache" in game.legal()) == free
    assert "draft a1" in game.legal()


def test_treasure_is_never_moved_in_or_out_of_a_chest_later() -> None:
    """§8: nothing but a draft names a chest."""
    game = solo("T1 T1 . . . .", "XC2 2G3", cached="G3")
    assert options(game) == {"draft a1", "draft a2", "refill", "done"}
    game.play("draft a1")
    assert game.view()["seats"][0]["cached"] == {"G3": 1}


# Spending


def test_a_spent_magic_die_leaves_the_game() -> None:
    """§8: neither trove nor bag has it."""
    game = solo("T5 T5 T5 T5 . .", "M2")
    bag = Counter(game.view()["bag"])
    events = game.play("spend M2")
    assert trove(game, 1) == {}
    assert Counter(game.view()["bag"]) == bag
    assert game.view()["symbols"] == 2
    assert named(events, "spend")[0]["token"] == "M2"


def test_as_many_dice_as_symbols_are_recycled_one_at_a_time() -> None:
    """§8: back into the bag, and nothing else can be done meanwhile."""
    game = solo("T1 G1 M1 . . .", "M2 M1")
    bag = Counter(game.view()["bag"])
    game.play("spend M2")
    assert options(game) == {"recycle a1", "recycle a2", "recycle a3"}
    events = game.play("recycle a2")
    assert (named(events, "recycle")[0]["slot"], named(events, "recycle")[0]["token"]) == (
        "a2",
        "G1",
    )
    assert Counter(game.view()["bag"]) == bag + Counter(["treasure"])
    assert game.view()["symbols"] == 1
    assert options(game) == {"recycle a1", "recycle a3"}
    game.play("recycle a1")
    assert game.view()["symbols"] == 0
    assert Counter(game.view()["bag"]) == bag + Counter(["treasure", "tunnel"])
    assert options(game) == {"draft a3", "spend M1", "refill", "done"}


def test_each_recycled_die_is_a_top_die_as_the_mountain_then_stands() -> None:
    """§8: what was covered at first can be the next."""
    game = summit("T5", "T4", "M3")
    game.play("spend M3")
    assert options(game) == {"recycle e1", "recycle e2"}
    game.play("recycle e1")
    assert options(game) == {"recycle d1", "recycle e2"}
    game.play("recycle e2")
    assert options(game) == {"recycle d1", "recycle d2", "recycle d3"}
    game.play("recycle d2")
    assert game.view()["symbols"] == 0


def test_recycling_is_compulsory_and_can_not_be_stopped() -> None:
    """§8: no stopping during a recycle."""
    game = solo("T1 T2 . . . .", "M2")
    game.play("spend M2")
    for action in ("done", "refill", "draft a1"):
        with pytest.raises(IllegalAction):
            game.play(action)


def test_recycling_ends_with_the_last_die() -> None:
    """§8: compulsory as long as dice are left."""
    game = solo("T1 T2 . . . .", "M3")
    game.play("spend M3")
    assert game.view()["symbols"] == 2
    game.play("recycle a1")
    assert game.legal() == ["recycle a2"], "a single choice is still asked for"
    game.play("recycle a2")
    assert game.view()["symbols"] == 0
    assert options(game) == {"refill", "done"}


def test_with_an_empty_mountain_nothing_can_be_spent() -> None:
    """§8, ruling: only refilling is left, or stopping."""
    assert options(solo("", "M3 M1")) == {"refill", "done"}


def test_recycled_dice_can_be_drawn_again() -> None:
    """§8: they are in the bag; the face they showed is gone."""
    game = solo("G1 . . . . .", "M1")
    game.play("spend M1")
    game.play("recycle a1")
    assert game.view()["bag"]["treasure"] == 8


# Refilling and stopping


def test_a_refill_keeps_what_lies_there_and_fills_the_free_slots() -> None:
    """§8: in filling order."""
    game = solo("T5 . G1 . . .")
    drawn = [*NINETEEN[:17], "M1"]
    events = game.play("refill", rolls=drawn)
    view = game.view()
    assert (view["mountain"]["a1"], view["mountain"]["a3"]) == ("T5", "G1")
    free = [slot for slot in SLOTS if slot not in ("a1", "a3")]
    assert [view["mountain"][slot] for slot in free] == drawn
    assert view.get("refills") == 1
    assert named(events, "fill")[0]["dice"] == dict(zip(free, drawn, strict=True))


def test_a_game_is_refilled_at_most_twice() -> None:
    """§8: the third is refused."""
    assert "refill" in solo("T1 . . . . .", refills=0).legal()
    assert "refill" in solo("T1 . . . . .", refills=1).legal()
    assert "refill" not in solo("T1 . . . . .", refills=2).legal()


def test_a_full_mountain_is_not_refilled() -> None:
    """§8, ruling: only when a slot is free."""
    game = summit("T1", "G1")
    assert "refill" not in game.legal()
    game.play("draft e1")
    assert "refill" in game.legal()


def test_an_empty_bag_refills_nothing() -> None:
    """§8, ruling: only when the bag is not empty."""
    hazards = """
   HC1 HC1 HC1 HC1 .
 HC2 HC2 HC2 HC2 HC2 HC2
    """
    game = solo(hazards, "27T1 8G1 8M1 7XS")
    assert sum(game.view()["bag"].values()) == 0
    assert "refill" not in game.legal()
    game.play("spend M1")
    game.play("recycle b1")
    assert "refill" in game.legal()


def test_a_player_may_stop_between_actions() -> None:
    """§8: and the game is over, with nobody to beat."""
    game = summit("T1", "G1", "M1 G3")
    events = game.play("done")
    view = game.view()
    assert (view["phase"], view["seat"], view["winners"]) == ("over", None, None)
    assert game.over
    assert game.legal() == []
    assert named(events, "stop")
    assert (view.get("score"), view["seats"][0]["total"], view["seats"][0]["rounds"]) == (3, 3, [])


def test_the_game_is_over_when_nothing_but_stopping_is_left() -> None:
    """§8: a lone `done` is not asked for."""
    game = solo("T1 T5 . . . .", refills=2)
    assert options(game) == {"draft a1", "done"}
    game.play("draft a1")
    assert game.over
    assert game.view()["phase"] == "over"


def test_magic_that_is_left_with_an_empty_mountain_is_nothing_to_do() -> None:
    """§8: with both refills used it can never be spent, and the game is over."""
    game = solo("T1 . . . . .", "M3", refills=2)
    game.play("draft a1")
    assert game.over
    game = solo("T1 . . . . .", "M3 M1", refills=2)
    game.play("spend M1")
    game.play("recycle a1")
    assert game.over


def test_the_game_is_over_when_a_recycle_or_a_refill_leaves_nothing_to_do() -> None:
    """§8: nothing but stopping."""
    game = solo("T1 T5 . . . .", "M1", refills=2)
    game.play("spend M1")
    assert not game.over
    game.play("recycle a1")
    assert game.over
    game = solo("T5 . . . . .", refills=1)
    rolls = [*NINETEEN[:-2], "HC1", "T4"]
    game.play("refill", rolls=rolls)
    assert (game.view()["mountain"]["e1"], game.view()["mountain"]["e2"]) == ("HC1", "T4")
    assert game.over


# Scores


@pytest.mark.parametrize(
    ("trove", "cached", "score"),
    [
        ("", "", 0),
        ("XP HC1", "", 1),
        ("XP HC2", "", 2),
        ("XS HD3", "", 3),
        ("2XS XP HD3 HD4 HC2", "", 9),
        ("G1 G2 G3", "", 6),
        ("XC2 G1 G2 G3", "G3", 9),
        ("XC2 G1 G2 G3", "G2 G3", 11),
        ("T1 T2 T3 T4", "", 0),
        ("T1 T2 T3 T4 T5", "", 5),
        ("3T1 2T2 2T3 2T4 2T5", "", 10),
        ("MB M1 M3 XC2 XP XS", "", 0),
        ("4XC2 3XS 3HD4 8G3 5T1 5T2 5T3 5T4 5T5", "8G3", 85),
    ],
)
def test_the_score(trove: str, cached: str, score: int) -> None:
    """§8: hazard symbols, gems, gems twice if cached, 5 a complete straight."""
    view = solo("T1 . . . . .", trove, cached=cached).view()
    assert view.get("score") == score
    assert view["seats"][0]["total"] == score


STRAIGHTS = "5T1 5T2 5T3 5T4 5T5"


@pytest.mark.parametrize(
    ("trove", "score", "rank"),
    [
        ("", 0, "disaster"),
        ("2T1 2T2 2T3 2T4 2T5 G3 G1", 14, "disaster"),
        ("3T1 3T2 3T3 3T4 3T5", 15, "brave-start"),
        (f"{STRAIGHTS} G3 G2", 30, "brave-start"),
        (f"{STRAIGHTS} 2G3", 31, "improving"),
        (f"{STRAIGHTS} 6G3 G2", 45, "improving"),
        (f"{STRAIGHTS} 7G3", 46, "average"),
        (f"{STRAIGHTS} 8G3 3XS 2HD4 HD3", 60, "average"),
        (f"{STRAIGHTS} 8G3 3XS 3HD4", 61, "excellent"),
        (f"{STRAIGHTS} 8G3 5XS XP 5HD4 HC1", 70, "excellent"),
        (f"{STRAIGHTS} 8G3 5XS 2XP 5HD4 2HC1", 71, "masterful"),
    ],
)
def test_the_ranks_and_their_borders(trove: str, score: int, rank: str) -> None:
    """§8: 0-14, 15-30, 31-45, 46-60, 61-70 and 71 or more."""
    game = solo("T1 M1 . . . .", trove)
    assert (game.view().get("score"), game.view().get("rank")) == (score, rank)
    game.play("done")
    assert (game.view().get("score"), game.view().get("rank")) == (score, rank)


def test_no_score_is_higher_than_eighty_five() -> None:
    """§8: five straights, all treasure cached at three gems, four dragons for each other tool."""
    best = 0
    for chests in range(HOW_MANY["tool"] + 1):
        cached = min(2 * chests, HOW_MANY["treasure"])
        gems = 3 * HOW_MANY["treasure"] + 3 * cached
        dragons = 4 * min(HOW_MANY["tool"] - chests, HOW_MANY["hazard"])
        best = max(best, gems + dragons + 5 * (HOW_MANY["tunnel"] // 5))
    assert best == 85
    assert max(int(face[-1]) for face in DICE["hazard"] if face[-1].isdigit()) == 4


def test_a_solo_game_from_the_first_die_to_the_last() -> None:
    """§8: in any order and as often as wanted."""
    game = Game.new(Rules(players=1), rolls=["M1", "MB", "M2", *NINETEEN[:-1], "T1", "XB"])
    game.play("draft e1")
    game.play("draft e2 as XC2")
    game.play("spend M2")
    for _ in range(2):
        game.play(game.legal()[0])
    assert sum(game.view()["bag"].values()) == 60 - 3 - 20 + 2
    game.play("refill")
    assert len(game.view()["mountain"]) == 20
    game.play("done")
    assert game.view()["phase"] == "over"

"""Section 3: the mountain."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from diceminer import Game, IllegalAction, Rules
from tests.rules.builder import (
    FULL,
    HOW_MANY,
    ROWS,
    SLOTS,
    BadRolls,
    counts,
    digging,
    named,
    slots,
    solo,
    takes,
)
from tests.rules.model import dig, sides, stands, tops

A_WAY_DOWN = """
         .   .
       T3  .   T4
     G2  M1  HC1 XP
   T5  TB  T1  HD3 XS
 T2  M2  G3  XC2 T1  HC2
"""


def test_twenty_slots_in_five_rows() -> None:
    """§3: six at the bottom, then 5, 4, 3 and 2."""
    assert [ROWS[row] for row in "abcde"] == [6, 5, 4, 3, 2]
    game = Game.new(Rules(deal_heroes=True), seed=1)
    assert list(game.view()["mountain"]) == SLOTS


def test_a_full_mountain_has_two_top_dice() -> None:
    """§3: e1 and e2."""
    assert takes(digging(FULL)) == {"e1", "e2"}


def test_a_full_mountain_has_eight_side_dice() -> None:
    """§3: the slopes."""
    with_sides = takes(digging(FULL, shared=True))
    assert with_sides - {"e1", "e2"} == {"a1", "b1", "c1", "d1", "a6", "b5", "c4", "d3"}


def test_a_covered_die_can_never_be_taken() -> None:
    """§3: both upper neighbours occupied."""
    game = digging(FULL, shared=True)
    for slot in ("d2", "c2", "c3", "b2", "b3", "b4", "a2", "a3", "a4", "a5"):
        with pytest.raises(IllegalAction):
            game.play(f"take {slot}")


def test_digging_lays_dice_bare() -> None:
    """§3: with the summit gone, d1 and d3 are top, the dice beside the gap are side dice."""
    assert takes(digging(A_WAY_DOWN)) == {"d1", "d3"}
    game = digging(A_WAY_DOWN, shared=True)
    assert takes(game) - {"d1", "d3"} == {"c1", "c2", "c3", "c4", "b1", "b5", "a1", "a6"}


def test_a_die_alone_on_the_floor_is_a_top_die() -> None:
    """§3: nothing lies above it."""
    assert takes(digging("T1 . T2 . . T3")) == {"a1", "a3", "a6"}


def test_taking_a_top_die_leaves_a_hole() -> None:
    """§3: nothing slides."""
    game = digging(FULL)
    events = game.play("take e1")
    assert named(events, "slide") == []
    expected = slots(FULL)
    del expected["e1"]
    assert game.view()["mountain"] == expected


SLIDES = [
    # Upper left free: the line goes up with n unchanged.
    ("a1", {"a1": "T5", "b1": "G2", "c1": "T3", "d1": "T1"}, "e1"),
    ("b1", {"b1": "G2", "c1": "T3", "d1": "T1"}, "e1"),
    ("c1", {"c1": "T3", "d1": "T1"}, "e1"),
    ("d1", {"d1": "T1"}, "e1"),
    # Upper right free: n falls by one a row.
    ("a6", {"a6": "XS", "b5": "XP", "c4": "T4", "d3": "T2"}, "e2"),
    ("b5", {"b5": "XP", "c4": "T4", "d3": "T2"}, "e2"),
    ("c4", {"c4": "T4", "d3": "T2"}, "e2"),
    ("d3", {"d3": "T2"}, "e2"),
]


@pytest.mark.parametrize(("slot", "moved", "hole"), SLIDES)
def test_taking_a_side_die_slides_the_line_above_it(
    slot: str, moved: dict[str, str], hole: str
) -> None:
    """§3: only that one line moves, over as many rows as there are, faces as they were."""
    game = digging(FULL, shared=True)
    events = game.play(f"take {slot}")
    expected = slots(FULL) | moved
    del expected[hole]
    assert game.view()["mountain"] == expected
    assert {slide["to"]: slide["token"] for slide in named(events, "slide")} == moved
    assert named(events, "take")[0]["token"] == slots(FULL)[slot]


def test_a_line_slides_down_left_from_inside_the_mountain() -> None:
    """§3: c3 lost its upper left, so d3 comes down to it, and nothing lies above d3."""
    game = digging(A_WAY_DOWN, shared=True)
    game.play("take c3")
    expected = slots(A_WAY_DOWN) | {"c3": "T4"}
    del expected["d3"]
    assert game.view()["mountain"] == expected


def test_a_line_slides_down_right_from_inside_the_mountain() -> None:
    """§3: c2 lost its upper right, so d1 comes down to it."""
    game = digging(A_WAY_DOWN, shared=True)
    game.play("take c2")
    expected = slots(A_WAY_DOWN) | {"c2": "T3"}
    del expected["d1"]
    assert game.view()["mountain"] == expected


def test_a_long_line_slides_down_right_through_the_inside() -> None:
    """§3: from b4 to d2, three rows, each one n less."""
    picture = """
          G1  .
        T1  T2  .
      T3  T4  T5  .
    G2  G3  M1  M2  .
  M3  XP  XS  HC1 HD3 HD4
    """
    game = digging(picture, shared=True)
    assert takes(game) == {"e1", "a6"} | {"d1", "c1", "b1", "a1"} | {"d2", "c3", "b4", "a5"}
    game.play("take a5")
    assert game.view()["mountain"] == slots(
        """
          .   .
        T1  G1  .
      T3  T4  T2  .
    G2  G3  M1  T5  .
  M3  XP  XS  HC1 M2  HD4
        """
    )


def test_a_long_line_slides_down_left_through_the_inside() -> None:
    """§3: from a2 up to e2, n unchanged on the way."""
    picture = """
          .   G1
        .   T1  T2
      .   T3  T4  T5
    .   G2  G3  M1  M2
  M3  XP  XS  HC1 HD3 HD4
    """
    game = digging(picture, shared=True)
    game.play("take a2")
    assert game.view()["mountain"] == slots(
        """
          .   .
        .   G1  T2
      .   T1  T4  T5
    .   T3  G3  M1  M2
  M3  G2  XS  HC1 HD3 HD4
        """
    )


def test_a_slide_stops_where_the_line_ends() -> None:
    """§3: with e1 gone before, taking b1 moves two dice."""
    game = digging(FULL.replace("T1  T2", ".   T2", 1), shared=True)
    events = game.play("take b1")
    assert [(e["from"], e["to"], e["token"]) for e in named(events, "slide")] == [
        ("c1", "b1", "G2"),
        ("d1", "c1", "T3"),
    ]


def test_the_slides_are_events_from_the_bottom_up() -> None:
    """§3: first the die above the hole, then the one above that."""
    events = digging(FULL, shared=True).play("take a6")
    assert [(e["from"], e["to"]) for e in named(events, "slide")] == [
        ("b5", "a6"),
        ("c4", "b5"),
        ("d3", "c4"),
        ("e2", "d3"),
    ]


@given(st.data())
@settings(max_examples=60, deadline=None)
def test_no_die_is_ever_left_hanging(data: st.DataObject) -> None:
    """§3: however a mountain is dug, top or side, it stands; and the digs are those of the text."""
    game = digging(FULL, dice="TB")
    lying = slots(FULL)
    while lying and game.view()["round"] == 1:
        shares = [action for action in game.legal() if action.startswith("share")]
        share: bool = data.draw(st.booleans())
        if shares and share:
            # Beer comes back again and again, so that the whole mountain is dug from the side.
            game.play(shares[0], rolls=["TB"])
        seen = takes(game)
        expected = tops(lying) | (sides(lying) if game.view()["shared"] else set())
        assert seen == expected
        slot: str = data.draw(st.sampled_from(sorted(seen)))
        game.play(f"take {slot}")
        dig(lying, slot)
        assert stands(lying)
        if lying:
            assert game.view()["mountain"] == lying


def test_dice_fill_the_mountain_row_by_row_from_the_bottom_left() -> None:
    """§3: a1 to a6, then b1 and so on, in the order they were drawn."""
    drawn = "T1 T2 T3 T4 T5 TB G1 G2 G3 GB M1 M2 M3 MB HC1 HC2 HD3 HD4 HB XP".split()
    game = Game.new(Rules(), rolls=["T5", "T1"])
    game.play("hero engineer")
    events = game.play("hero prospector", rolls=drawn)
    assert game.view()["mountain"] == dict(zip(SLOTS, drawn, strict=True))
    assert named(events, "fill")[0]["dice"] == dict(zip(SLOTS, drawn, strict=True))


def test_dice_are_drawn_without_replacement() -> None:
    """§3: each kind comes out as likely as its dice are left in the bag."""
    game = Game.new(Rules(), rolls=["T5", "T1"])
    game.play("hero engineer")
    kinds = dict(game.chance("hero prospector"))
    assert kinds == pytest.approx({kind: n / 60 for kind, n in HOW_MANY.items()})
    left = dict(HOW_MANY)
    rolled: list[str] = []
    for n in range(7):
        assert dict(game.chance("hero prospector", rolled)) == pytest.approx(
            {kind: n / sum(left.values()) for kind, n in left.items() if n}
        )
        rolled.append("tool")
        assert sum(p for _, p in game.chance("hero prospector", rolled)) == pytest.approx(1)
        rolled.append("XP")
        left["tool"] = 6 - n
    assert "tool" not in dict(game.chance("hero prospector", rolled))


def test_an_eighth_tool_die_is_never_drawn() -> None:
    """§3: there are seven in the bag."""
    game = Game.new(Rules(), rolls=["T5", "T1"])
    game.play("hero engineer")
    with pytest.raises(BadRolls):
        game.play("hero prospector", rolls=["XP"] * 8 + ["T1"] * 12)
    assert game.view()["phase"] == "heroes"
    game.play("hero prospector", rolls=["XP"] * 7 + ["T1"] * 13)
    assert "tool" not in +Counter(game.view()["bag"])


def test_only_free_slots_are_filled() -> None:
    """§3 and §8: what lies there stays, the holes are filled in order."""
    game = solo(
        """
   T5  .   .   .   .
 T2  M2  G3  .   .   T1
        """
    )
    drawn = "G1 G2 T1 T2 T3 T4 HC1 HC2 HD3 XP XS XC2 T5 TB M1".split()
    game.play("refill", rolls=drawn)
    expected = {"a1": "T2", "a2": "M2", "a3": "G3", "a6": "T1", "b1": "T5"}
    free = [slot for slot in SLOTS if slot not in expected]
    expected |= dict(zip(free, drawn, strict=True))
    assert game.view()["mountain"] == expected


def test_the_mountain_is_filled_as_far_as_the_bag_goes() -> None:
    """§3: until all slots are full or the bag is empty."""
    trove = "24T1 7G1 8M1 7XP"
    game = solo("HC1 HC1 HC1 HC1 HC1 .", trove)
    left = sum(game.view()["bag"].values())
    assert left == 60 - 5 - counts(trove).total() == 9
    game.play("refill", rolls=["T2", "T3", "T4", "G1", "HD3", "HD3", "HD3", "HD3", "HD4"])
    assert sum(game.view()["bag"].values()) == 0
    assert set(game.view()["mountain"]) == set(SLOTS[:14])

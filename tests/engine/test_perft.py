"""Trees counted: how many decisions, dice and ends lie below a position, checked by hand first.

A position's count that can be worked out on paper says how in its docstring. The larger ones are
kept from the first time they were counted: any change of the rules would show in them.
"""

from __future__ import annotations

import pytest

from diceminer import Game
from tests.engine.perft import Count, count


def last_round(seats: str, mountain: str, turn: str = "-") -> Game:
    """Seat 1 to act in round 3's excavation, both players on the same points so far."""
    return Game.from_position(f"DM1 2 3 excavation 1 1 - {turn} {mountain} {seats} -")


def test_two_dice_in_a_row_are_taken_in_two_ways() -> None:
    """Two top dice: one decision of two actions, then one of one action each, then two ends.

    Seat 1 takes G3 or G1, seat 2 the other. No magic, no hazards, so nothing is rolled, and the
    winner has more gems: 3 decisions, no chance, 2 ends.
    """
    game = last_round(
        "T27G6M8H10X7 prospector:-:-:-:-:0/0/0,0/0/0 treasurer:-:-:-:-:0/0/0,0/0/0",
        "G3,G1,-,-,-,-/-/-/-/-",
    )
    assert count(game, 9) == Count(decisions=3, chances=0, ends=2)


def test_a_shared_beer_is_one_die_of_six_faces() -> None:
    """Seat 1 has a tunnel's Beer and one die is left.

    Take it: an end at once (3 gems against 1). Or share: one chance event of six outcomes, after
    each of which the die must be taken: 1 + 6 decisions, 1 chance, 1 + 6 ends. Nobody can tie.
    """
    game = last_round(
        "T26G7M8H10X7 prospector:TB:-:-:-:9/0/0,9/0/0 treasurer:-:-:-:-:0/0/0,0/0/0",
        "G3,-,-,-,-,-/-/-/-/-",
    )
    assert count(game, 9) == Count(decisions=7, chances=1, ends=7)


def test_a_magic_symbol_rolls_one_of_the_dice() -> None:
    """Seat 1 takes the last die, then may spend the hero's one symbol on either of two tunnel dice.

    take (1 decision), then spend or done (1), then which die (1): done is an end, each die one
    chance event with six outcomes, all of them ends: 3 decisions, 2 chances, 13 ends. Seat 2's
    hero has no magic, and no roll makes up 40 points.
    """
    game = last_round(
        "T25G8M8H10X7 surveyor:T4:-:-:-:0/0/40,0/0/0 engineer:-:-:-:-:0/0/0,0/0/0",
        "T5,-,-,-,-,-/-/-/-/-",
    )
    assert count(game, 9) == Count(decisions=3, chances=2, ends=13)


KEPT = {
    "the set-up of two, one hero chosen": (
        "DM1 2 1 heroes 2 1 - - - T27G8M8H10X7 -:-:-:-:-:- -:-:-:-:-:- -",
        1,
        Count(decisions=1, chances=0, ends=0, cut=6),
    ),
    "a full mountain": (
        "DM1 2 1 excavation 1 1 - - T1,T2,T3,T4,T5,TB/G1,G2,G3,GB,M1/M2,MB,HC1,HD3/XP,XS,XC2/T1,T1 "
        "T19G4M5H8X4 alchemist:-:-:-:-:- engineer:-:-:-:-:- -",
        6,
        Count(decisions=119, chances=0, ends=0, cut=230),
    ),
    "side dice and slides": (
        "DM1 2 1 excavation 2 1 - shared T1,T2,T3,T4,T5,TB/G1,G2,G3,GB,M1/M2,MB,HC1,HD3/XP,XS,XC2/"
        "T1,T1 T19G4M5H8X4 alchemist:-:-:-:-:- engineer:-:-:-:-:- -",
        3,
        Count(decisions=121, chances=0, ends=0, cut=280),
    ),
    "magic on four dice": (
        "DM1 2 3 magic 1 1 1 - - T19G8M6H10X7 surveyor:T1,3T2,T5,M1,M2:-:-:-:0/0/0,0/0/0 "
        "engineer:3T3:-:-:-:0/0/50,0/0/0 -",
        3,
        Count(decisions=55, chances=58, ends=49, cut=307),
    ),
    "solo with Beer, a chest and magic": (
        "DM1 1 1 solo 1 - - r2 GB,XB,T1,HC1,-,-/-/-/-/- T26G6M7H9X4 -:G1,M1,XP,XC2:-:-:-:- -",
        4,
        Count(decisions=512, chances=0, ends=858, cut=714),
    ),
}


@pytest.mark.parametrize("name", KEPT)
def test_the_tree_has_the_size_it_had(name: str) -> None:
    position, depth, kept = KEPT[name]
    assert count(Game.from_position(position), depth) == kept

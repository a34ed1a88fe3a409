"""Section 5.3: Scoring."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.rules.builder import (
    BASE_HEROES,
    FACES,
    HOW_MANY,
    KIND,
    Seat,
    counts,
    final_scores,
    named,
    round_points,
    table,
)
from tests.rules.model import breakdown


def tunnels(numbers: str) -> int:
    """What these tunnel numbers score, with a hero that has no tunnels."""
    dice = " ".join(f"T{number}" for number in numbers.split(","))
    return round_points(final_scores(Seat(dice, hero="prospector"), Seat(hero="engineer")), 1)[0]


@pytest.mark.parametrize(
    ("numbers", "points"),
    [("1,1,2,2,3", 9), ("1,2,2,3", 6), ("2,3,4", 0), ("1,2,4", 3), ("1,1,1", 3)],
)
def test_the_worked_examples_of_tunnels(numbers: str, points: int) -> None:
    """§5.3: the five examples."""
    assert tunnels(numbers) == points


@pytest.mark.parametrize(
    ("numbers", "points"),
    [
        ("1", 1),
        ("2", 0),
        ("5", 0),
        ("1,2,3,4,5", 15),
        ("1,2,3,4,5,1,2,3,4,5", 30),
        ("1,2,3,4,5,1,2,3,4", 25),
        ("1,1,2,3,4,5", 16),
        ("1,3,4,5", 1),
        ("1,2,2,2,3,3,3", 6),
        ("1,1,1,2,2,3,3,3,4,5,5", 22),
    ],
)
def test_tunnels_are_straights_from_one(numbers: str, points: int) -> None:
    """§5.3: m1 = c1, mk = min(m(k-1), ck); the sum of k times mk."""
    assert tunnels(numbers) == points


def test_hero_tunnels_count() -> None:
    """§5.3: the engineer's 2 closes the gap, the surveyor's 1 begins a straight."""
    game = final_scores(Seat("T1 T3", hero="engineer"), Seat("T2 T3", hero="surveyor"))
    assert round_points(game, 1)[0] == 6
    assert round_points(game, 2)[0] == 6


def test_treasure_scores_a_point_a_gem_and_the_most_gems_twice() -> None:
    """§5.3: the one player with strictly the most doubles."""
    game = final_scores(
        Seat("G3 G2 G1", hero="engineer"),
        Seat("2G2", hero="alchemist"),
        Seat("G3", hero="surveyor"),
    )
    assert [round_points(game, seat)[1] for seat in (1, 2, 3)] == [12, 4, 3]


def test_a_tie_for_most_gems_doubles_nobody() -> None:
    """§5.3: nor does the third."""
    game = final_scores(
        Seat("G3", hero="engineer"),
        Seat("G2 G1", hero="alchemist"),
        Seat("G2", hero="surveyor"),
    )
    assert [round_points(game, seat)[1] for seat in (1, 2, 3)] == [3, 3, 2]


def test_hero_gems_count_for_the_most() -> None:
    """§5.3: the prospector's gem breaks the tie."""
    game = final_scores(Seat("G3", hero="engineer"), Seat("G3", hero="prospector"))
    assert [round_points(game, seat)[1] for seat in (1, 2)] == [3, 8]


def test_the_only_gems_are_the_most() -> None:
    """§5.3: one gem against none doubles; none at all score nothing."""
    game = final_scores(Seat("G1", hero="engineer"), Seat("", hero="surveyor"))
    assert [round_points(game, seat)[1] for seat in (1, 2)] == [2, 0]
    game = final_scores(Seat("", hero="engineer"), Seat("", hero="surveyor"))
    assert [round_points(game, seat)[1] for seat in (1, 2)] == [0, 0]


def test_the_worked_example_of_hazards() -> None:
    """§5.3: 2 pickaxes, 3 cave-ins, no shield, 4 dragons score 2."""
    game = final_scores(Seat("2XP HC1 HC2 HD4", hero="surveyor"), Seat(hero="engineer"))
    assert round_points(game, 1)[2] == 2
    game = final_scores(Seat("XP HC1 HC2 HD4", hero="prospector"), Seat(hero="surveyor"))
    assert round_points(game, 1)[2] == 2, "one of the pickaxes may be the hero's"


@pytest.mark.parametrize(
    ("dice", "points"),
    [
        ("HC1", -1),
        ("HC2", -2),
        ("HD3", -3),
        ("HD4", -4),
        ("HC1 2HC2 HD3 HD4", -12),
        ("XP HC1", 1),
        ("XP XS HC2 HD4", 6),
        ("3XP 2HC2", 12),
        ("2XS HD3 HD4 HC1", 13),
        ("XP HD3", -3),
        ("XS HC2", -2),
        ("2XP 3XS", 0),
        ("HB XP XS", 0),
    ],
)
def test_hazards_against_tools(dice: str, points: int) -> None:
    """§5.3: p pickaxes make C cave-ins p times C, none make them -C; dragons and shields alike."""
    game = final_scores(Seat(dice, hero="surveyor"), Seat(hero="engineer"))
    assert round_points(game, 1)[2] == points


def test_the_dragon_slayers_shield_counts() -> None:
    """§5.3: hero faces included."""
    game = final_scores(Seat("XS HD4", hero="dragon-slayer"), Seat(hero="engineer"))
    assert round_points(game, 1)[2] == 8


def test_beer_magic_and_chests_score_nothing() -> None:
    """§5.3: a trove full of them is worth nothing."""
    dice = "TB GB MB HB XB M1 M2 M3 2XC2"
    game = final_scores(Seat(dice, hero="alchemist"), Seat(hero="engineer"))
    assert round_points(game, 1) == (0, 0, 0)
    assert game.view()["seats"][0]["rounds"][2]["total"] == 0


def test_a_spent_magic_die_scores_nothing_either() -> None:
    """§5.3: spent or not."""
    game = table(
        "",
        Seat("M1 G1", hero="engineer", rounds=((90, 0, 0),) * 2),
        Seat(hero="prospector"),
        phase="magic",
        round=3,
        first=1,
    )
    game.play("spend M1")
    game.play("reroll G1", rolls=["G3"])
    assert round_points(game, 1) == (0, 6, 0)


def test_the_scored_troves_are_in_the_event() -> None:
    """§5.3: dice, hero and breakdown of every seat, gems and who had the most."""
    game = table("TB . . . . .", Seat("T1 G2 HC2"), Seat("G3 XP HC1"), round=1)
    (score,) = named(game.play("take a1"), "score")
    assert score["round"] == 1
    first, second = score["seats"]
    assert first["dice"] == {"T1": 1, "TB": 1, "G2": 1, "HC2": 1}
    assert (first["tunnels"], first["treasure"], first["hazards"]) == (3, 2, 2)
    assert (first["total"], first["gems"], first["most_gems"]) == (7, 2, False)
    assert second["dice"] == {"G3": 1, "HC1": 1, "XP": 1}
    assert (second["tunnels"], second["treasure"], second["hazards"]) == (0, 8, 2)
    assert (second["total"], second["gems"], second["most_gems"]) == (10, 4, True)
    assert (first["seat"], first["hero"]) == (1, "engineer")
    assert (second["seat"], second["hero"]) == (2, "prospector")


@pytest.mark.parametrize(
    ("dice", "straights", "idle"),
    [
        ("2T1 2T2 T3", [3, 2], ""),
        ("T1 2T2 T3", [3], "T2"),
        ("T2 T3 T4", [], "T2 T3 T4"),
        ("T1 T2 T4", [2], "T4"),
        ("3T1", [1, 1, 1], ""),
        ("2T1 2T2 2T3 2T4 3T5", [5, 5], "T5"),
        ("T1 T2 T3 T4 T5 T1", [5, 1], ""),
        ("TB GB MB HB XB G3 M2 2XC2", [], ""),
        ("2XP XS HD3", [], "2XP"),
        ("XP 2XS HC1 HC2", [], "2XS"),
        ("XP XS HC1 HD4", [], ""),
        ("XP XS HB", [], "XP XS"),
        ("HC2 HD4", [], ""),
    ],
)
def test_what_counts_and_what_is_idle(dice: str, straights: list[int], idle: str) -> None:
    """§5.3: numbers in straights from 1, tools with their hazard; Beer, magic, chests are not."""
    game = final_scores(Seat(dice, hero="alchemist"), Seat(hero="dragon-slayer"))
    sheet = game.sheet()[0]
    assert (sheet["straights"], sheet["idle"]) == (straights, counts(idle))


def test_a_heros_face_that_counts_for_nothing_is_idle_too() -> None:
    """§5.3: hero faces included."""
    game = final_scores(Seat("T3", hero="engineer"), Seat("T2 HD3", hero="surveyor"))
    first, second = game.sheet()
    assert (first["straights"], first["idle"]) == ([], {"T2": 1, "T3": 1, "XP": 1})
    assert (second["straights"], second["idle"]) == ([2], {})


def test_the_event_says_what_counted() -> None:
    """§5.3: the same as the sheet, of the troves as they were scored."""
    dice = "T1 T1 T2 T4 HC2 HC1 2XP HD3"
    (score,) = named(
        table("TB . . . . .", Seat(dice), Seat("XS"), round=1).play("take a1"), "score"
    )
    first, second = score["seats"]
    assert (first["straights"], first["idle"]) == ([2, 2], {"T4": 1})
    assert (first["cave_ins"], first["dragons"], first["hazards"]) == (9, -3, 6)
    assert (second["straights"], second["idle"]) == ([], {"XP": 1, "XS": 1})


def test_round_totals_add_up() -> None:
    """§5.3: the total of a round is its three parts, a player's total that of the rounds."""
    rounds = ((3, 4, -2), (0, 2, -12))
    game = table("TB . . . . .", Seat("T1 HD4", rounds=rounds), Seat(rounds=rounds), round=3)
    game.play("take a1")
    player = game.view()["seats"][0]
    assert [part["total"] for part in player["rounds"]] == [5, -10, -1]
    assert player["total"] == -6


def test_points_can_be_negative() -> None:
    """§5.3: a round, a total and a tie-break may all be below nothing."""
    game = final_scores(Seat("HD4 HD3", hero="engineer"), Seat(hero="surveyor"))
    assert game.view()["seats"][0]["rounds"][2]["total"] == -7


@given(st.data())
@settings(max_examples=150, deadline=None)
def test_any_troves_score_as_the_text_says(data: st.DataObject) -> None:
    """§5.3: random troves and heroes of two to four players, counted a second time."""
    players = data.draw(st.integers(2, 4))
    heroes = data.draw(st.permutations(list(BASE_HEROES)))[:players]
    left = Counter(HOW_MANY)
    left["tunnel"] -= 1
    troves = []
    for _ in range(players):
        dice = []
        for face in data.draw(st.lists(st.sampled_from(FACES), max_size=14)):
            if left[KIND[face[0]]]:
                left[KIND[face[0]]] -= 1
                dice.append(face)
        troves.append(dice)
    seats = [Seat(" ".join(dice), hero=hero) for dice, hero in zip(troves, heroes, strict=True)]
    game = final_scores(*seats)
    sheet = breakdown(
        {
            seat: counts(troves[seat - 1]) + counts(BASE_HEROES[heroes[seat - 1]])
            for seat in range(1, players + 1)
        }
    )
    assert {seat: game.view()["seats"][seat - 1]["rounds"][2] for seat in sheet} == sheet

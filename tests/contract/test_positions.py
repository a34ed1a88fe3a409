"""Positions: a game's state in one line of text."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from diceminer import Game, PositionError, Rules
from tests.contract.play import EVERY_SORT, RULES, SEEDS, choose, small_positions, steps
from tests.games import until_over
from tests.rules.builder import FULL, Seat, solo, solo_text, table, table_text

START = (
    "DM1 2 1 excavation 1 1 - - T1,T2,T3,T4,T5,TB/G1,G2,G3,GB,M1/M2,MB,HC1,HD3/XP,XS,XC2/T1,T1 "
    "T19G4M5H8X4 alchemist:-:-:-:-:- engineer:-:-:-:-:- -"
)


def test_the_worked_example() -> None:
    """The start of a two-player excavation."""
    game = Game.from_position(START)
    assert game.position() == START
    view = game.view()
    assert (view["phase"], view["seat"], view["start"]) == ("excavation", 1, 1)
    assert (view["mountain"]["a6"], view["mountain"]["b5"], view["mountain"]["e2"]) == (
        "TB",
        "M1",
        "T1",
    )
    assert [player["hero"] for player in view["seats"]] == ["alchemist", "engineer"]


@pytest.mark.parametrize("rules", EVERY_SORT, ids=str)
def test_positions_round_trip_at_every_step(rules: Rules) -> None:
    """The same view, the same legal actions, the same text."""
    for game in steps(rules, 19):
        text = game.position()
        assert "\n" not in text
        assert "  " not in text
        again = Game.from_position(text)
        assert again.position() == text
        assert again.view() == game.view()
        assert again.legal() == game.legal()
        assert again.rules == game.rules


def test_the_seats_of_a_tie_break_are_in_order() -> None:
    """There is one text for a position."""
    head = (
        "DM1 3,deal_heroes 3 over - 2 - - - - treasurer:2T1,2T2,T3,2T4,T5,G1,G2,2M1,MB,HC2,2HD3,"
        "HD4,2XP,XC2:-:-:-:0/12/0,0/3/-3,18/4/-6 "
        "engineer:3T1,T2,3T3,T5,TB,2G1,G3,GB,M1,2M3,HC1,HB,XP,XS"
        ":-:-:-:0/2/-4,3/2/6,15/18/16 dragon-slayer:T2,T3,2T4,4T5,2TB,G2,GB,2M1,HC2,HD3,2HD4,XP,XS"
        ":-:-:-:1/0/0,3/8/26,3/2/15 "
    )
    right = head + "2=25/3=26"
    assert Game.from_position(right).position() == right
    with pytest.raises(PositionError) as refused:
        Game.from_position(head + "3=26/2=25")
    assert refused.value.id == "error-position-canonical"
    assert refused.value.arguments["want"] == right


@given(RULES, SEEDS)
@settings(max_examples=15, deadline=None)
def test_a_position_goes_on_as_its_game_does(rules: Rules, seed: int) -> None:
    """With the same rolls every next position is the same."""
    game, chance = Game.new(rules, seed=seed), random.Random(seed)
    again = Game.from_position(game.position())
    for _ in until_over(game):
        action = choose(game, chance)
        events = game.play(action)
        returned = again.play(action, rolls=game.history[-1][1])
        assert returned == events
        assert again.position() == game.position()
        if chance.random() < 0.2:
            again = Game.from_position(game.position())
    assert again.view() == game.view()


@given(small_positions(), SEEDS)
@settings(max_examples=60, deadline=None)
def test_late_positions_go_on_as_their_game_does(text: str, seed: int) -> None:
    """Through ties, tie-breaks and ends as well."""
    game, chance = Game.from_position(text), random.Random(seed)
    assert game.position() == text
    for _ in range(60):
        if game.over:
            break
        again = Game.from_position(game.position())
        assert again.view() == game.view()
        action = choose(game, chance)
        events = game.play(action)
        assert again.play(action, rolls=game.history[-1][1]) == events
        assert again.view() == game.view()


@pytest.mark.parametrize(
    ("fields", "turn"),
    [
        ({"turn": "shared"}, (2, 0, True)),
        ({"turn": "shared+1"}, (1, 1, True)),
        ({}, (1, 0, False)),
    ],
)
def test_the_turn_of_an_excavation(fields: dict[str, str], turn: tuple[int, int, bool]) -> None:
    """Nothing special, Beer shared, one die taken since."""
    view = table(FULL, Seat(), Seat(), turn=fields.get("turn", "-")).view()
    assert (view["takes"], view["taken"], view["shared"]) == turn


def test_a_reroll_under_way() -> None:
    """What is chosen and how many are still to name."""
    game = table(
        "",
        Seat("M3 2T4 G1 XP", spent="M3"),
        Seat(),
        phase="magic",
        first=1,
        turn="1:2T4",
    )
    assert (game.view()["symbols"], game.view()["chosen"]) == (1, {"T4": 2})
    assert set(game.legal()) == {"reroll G1", "reroll XP"}


def test_a_recycle_under_way() -> None:
    """Refills used and dice still to recycle."""
    game = solo("T1 T2 T3 . . .", "M1", refills=1, recycling=2, lost_magic=1)
    assert (game.view().get("refills"), game.view()["symbols"]) == (1, 2)
    assert set(game.legal()) == {"recycle a1", "recycle a2", "recycle a3"}


GOOD = [
    START,
    table_text(FULL, Seat("TB"), Seat("G1"), Seat("2M1"), turn="shared"),
    table_text("", Seat("M2 T1 T2", spent="M2"), Seat("T1"), phase="magic", first=1, turn="1:T1"),
    table_text("", Seat("XC2 G3", cached="G3"), Seat("T1"), phase="cache", first=1),
    solo_text(FULL, "XC2 G1 M1", cached="G1", refills=1),
]

BAD = [
    "",
    " ",
    "DM1",
    "DM2" + START[3:],
    START + " ",
    " " + START,
    START + " -",
    START.replace(" ", "  ", 1),
    START.replace("DM1 2", "DM1 1"),
    START.replace("DM1 2", "DM1 3"),
    START.replace("DM1 2", "DM1 5"),
    START.replace("DM1 2", "DM1 2,magic=2"),
    START.replace("DM1 2", "DM1 2,colour"),
    START.replace("excavation", "digging"),
    START.replace("excavation", "over"),
    START.replace("excavation", "solo"),
    START.replace("excavation 1 1", "excavation 3 1"),
    START.replace("excavation 1 1", "excavation 0 1"),
    START.replace("excavation 1 1", "excavation - 1"),
    START.replace("excavation 1 1", "excavation 1 9"),
    START.replace("DM1 2 1", "DM1 2 4"),
    START.replace("DM1 2 1", "DM1 2 0"),
    START.replace("T19", "T20"),
    START.replace("T19", "T18"),
    START.replace("T19", "T184"),
    START.replace("alchemist:-", "alchemist:184T1"),
    START.replace("T19G4", "T19"),
    START.replace("T19G4", "G4T19"),
    START.replace("X4", "X4Z1"),
    START.replace("HC1", "HC9"),
    START.replace("HC1", "hc1"),
    START.replace("/T1,T1 ", "/T1 "),
    START.replace("/T1,T1 ", "/T1,T1,T1 "),
    START.replace("XP,XS,XC2", "XP,-,XC2").replace("X4", "X5"),
    START.replace("T1,T2,T3,T4,T5,TB/", "-/").replace("T19", "T25"),
    START.replace("alchemist", "nobody"),
    START.replace("alchemist", "engineer"),
    START.replace("alchemist:-", "alchemist:T1"),
    START.replace("alchemist:-:-", "alchemist:-:M1"),
    START.replace("alchemist:-:-:-", "alchemist:-:-:M2"),
    START.replace("alchemist:-:-:-:-:-", "alchemist:-:-:-:-"),
    START.replace("alchemist:-:-:-:-:-", "alchemist:-:-:-:-:3/4"),
    START.replace("alchemist:-:-:-:-:-", "alchemist:-:-:-:-:a/b/c"),
    START.replace("alchemist:-:-:-:-:-", "alchemist:-:-:-:T1:-"),
    START[:-1] + "1=2",
    START.replace(" - - ", " 1 - ", 1),
    START.replace(" - - ", " - shared+2 ", 1),
    START.replace(" - - ", " - 2 ", 1),
    START.replace(" - - ", " - r0 ", 1),
]


@pytest.mark.parametrize("text", BAD)
def test_what_is_no_position_is_refused(text: str) -> None:
    """PositionError is a ValueError that says what is wrong."""
    assert text not in GOOD, "the damage missed"
    with pytest.raises(PositionError) as caught:
        Game.from_position(text)
    assert isinstance(caught.value, ValueError)
    assert str(caught.value).strip()


@pytest.mark.parametrize("text", [None, 7, START.encode(), [START], object()])
def test_what_is_no_text_is_no_position(text: Any) -> None:
    """Refused as anything else that is none."""
    with pytest.raises(PositionError):
        Game.from_position(text)


@pytest.mark.parametrize("text", GOOD)
def test_a_good_position_is_canonical(text: str) -> None:
    """One position, one text."""
    assert Game.from_position(text).position() == text


def still_one(text: str) -> None:
    """Refused, or a position that says just that."""
    try:
        game = Game.from_position(text)
    except PositionError:
        return
    assert game.position() == text
    game.view()
    for action in game.legal()[:3]:
        game.copy().play(action)


@pytest.mark.parametrize("text", GOOD)
def test_damaged_fields_are_refused_or_another_position(text: str) -> None:
    """Each field dropped, doubled, swapped, and replaced by others'."""
    fields = text.split(" ")
    strange = [
        "-",
        "",
        "0",
        "1",
        "2",
        "9",
        "99999999999999999999",
        "T1",
        "M1",
        "T27",
        "shared",
        "é",
    ]
    for n in range(len(fields)):
        still_one(" ".join(fields[:n] + fields[n + 1 :]))
        still_one(" ".join([*fields[:n], fields[n], *fields[n:]]))
        if n + 1 < len(fields):
            still_one(" ".join([*fields[:n], fields[n + 1], fields[n], *fields[n + 2 :]]))
        for other in strange + fields:
            still_one(" ".join([*fields[:n], other, *fields[n + 1 :]]))


@given(st.sampled_from(GOOD), st.data())
@settings(max_examples=300, deadline=None)
def test_a_position_with_a_piece_replaced_is_read_or_refused(
    text: str, data: st.DataObject
) -> None:
    """Fuzzed: what is accepted can be played and is written as it was read."""
    begin: int = data.draw(st.integers(0, len(text)))
    end: int = data.draw(st.integers(begin, min(len(text), begin + 6)))
    piece: str = data.draw(
        st.one_of(
            st.text(max_size=4),
            st.sampled_from(
                ["-", "/", ":", ",", " ", "T1", "2M1", "0T1", "1T1", "-1", "+1", "T", "=1"]
            ),
        )
    )
    still_one(text[:begin] + piece + text[end:])


@given(st.text(max_size=200))
@example("DM1 1 1 solo 1 - - r0 - - - -")
@example("DM1 1 1 solo 1 - - r0 - T27G8M8H10X7 -:-:-:-:-:- -")
@settings(max_examples=150, deadline=None)
def test_any_text_is_a_position_or_a_position_error(text: str) -> None:
    """No other exception, whatever it is."""
    still_one(text)

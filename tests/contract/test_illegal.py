"""Illegal input of every sort: refused, explained, and nothing changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import diceminer
from diceminer import Game, IllegalAction, RollsError, Rules
from tests.contract.play import EVERY_SORT, everything, played, steps
from tests.rules.builder import FULL, Seat, casting, solo, table

NONSENSE: list[Any] = [
    "",
    " ",
    "take",
    "take ",
    "take e1 ",
    " take e1",
    "take  e1",
    "take\te1",
    "take e1\n",
    "Take e1",
    "TAKE E1",
    "take E1",
    "take e3",
    "take f1",
    "take a0",
    "take a7",
    "take a01",
    "take 1",
    "take e1 e2",
    "take ｅ１",
    "share",
    "share TB",
    "share TB 0",
    "share TB 1",
    "share TB 5",
    "share TB -1",
    "share tb 2",
    "share T1 2",
    "share 2 TB",
    "spend",
    "spend M0",
    "spend M4",
    "spend MB",
    "spend T1",
    "spend hero",
    "spend hero M9",
    "reroll",
    "reroll Z9",
    "cache",
    "cache ZZ",
    "draft",
    "draft e1 as",
    "draft e1 as Z1",
    "draft e1 cache cache",
    "draft e1 cache as G3",
    "recycle",
    "recycle z1",
    "refill now",
    "done done",
    "Done",
    "pass",
    "hero",
    "hero nobody",
    "hero Alchemist",
    "hero dragon slayer",
    "take e1 -> T1",
    "start",
    "take e1\0",
    "🍺",
    "x" * 10_000,
    "{0} {} %s {seat}",
    None,
    True,
    False,
    0,
    7,
    -1,
    3.5,
    float("nan"),
    b"take e1",
    ["take e1"],
    ("take", "e1"),
    {"take": "e1"},
    {"take e1"},
    object(),
    str,
]

PLACES: dict[str, Callable[[], Game]] = {
    "heroes": lambda: Game.new(Rules(), seed=1),
    "excavation": lambda: table(FULL, Seat("TB"), Seat()),
    "after sharing": lambda: table(FULL, Seat(), Seat(), turn="shared"),
    "magic": lambda: casting("M2 T1 T2 G1", hero="surveyor"),
    "rerolling": lambda: casting("M2 T1 T2 G1", spent="M2", turn="1:T1"),
    "cache": lambda: table("", Seat("T1 XC2"), Seat(), phase="cache", first=1),
    "over": lambda: played(Rules(), 1),
    "solo": lambda: solo("GB T1 HC1 . . .", "XC2 M1"),
    "recycling": lambda: solo("T1 T2 . . . .", recycling=1),
    "solo over": lambda: played(Rules(players=1), 1),
}


def refused(game: Game, action: Any) -> IllegalAction:
    """How the game refuses this; it is an error of the test if it is legal."""
    with pytest.raises(IllegalAction) as caught:
        game.play(action)
    return caught.value


@pytest.mark.parametrize("place", PLACES)
def test_nonsense_is_refused_and_changes_nothing(place: str) -> None:
    """Contract, Python: IllegalAction says why not, and changes nothing."""
    game = PLACES[place]()
    before = everything(game)
    for action in NONSENSE:
        refused(game, action)
    assert everything(game) == before


@pytest.mark.parametrize("place", PLACES)
def test_what_is_legal_at_another_time_is_refused_now(place: str) -> None:
    """Contract, Actions: wrong time, covered die, foreign seat, missing token."""
    game = PLACES[place]()
    before = everything(game)
    for action in diceminer.actions(game.rules):
        if action not in before["legal"]:
            refused(game, action)
    solo_words = diceminer.actions(Rules(players=1))
    for action in set(solo_words) - set(before["legal"]):
        refused(game, action)
    assert everything(game) == before


@pytest.mark.parametrize("rules", EVERY_SORT, ids=str)
def test_all_that_is_not_legal_is_refused_all_through_a_game(rules: Rules) -> None:
    """Contract, Python: at every seventh step, every action with an id that is not listed."""
    texts = diceminer.actions(rules)
    for n, game in enumerate(steps(rules, 11)):
        if n % 7 == 0:
            before = everything(game)
            for action in set(texts) - set(before["legal"]):
                refused(game, action)
            assert everything(game) == before


@pytest.mark.parametrize("place", PLACES)
def test_a_refusal_is_a_value_error_that_says_what_is_legal(place: str) -> None:
    """Contract, Python: IllegalAction is a ValueError, its text names what is legal now."""
    game = PLACES[place]()
    for action in ("take a7", "nonsense", None, 3):
        error = refused(game, action)
        assert isinstance(error, ValueError)
        text = str(error)
        assert text.strip()
        if game.legal():
            assert any(legal in text for legal in game.legal())


def test_a_refusal_names_what_was_asked() -> None:
    """Issue, Engine: the text says what was wrong."""
    game = PLACES["excavation"]()
    for action in ("take c2", "take z9", "share T1 2", "Take e1"):
        problem = str(refused(game, action)).partition(" Legal now: ")[0]
        assert action in problem or (action == "take c2" and "c2" in problem)


def test_refusals_roll_no_dice() -> None:
    """Contract, Python: a game with refused actions in between goes on as one without."""
    calm, rough = Game.new(Rules(players=3), seed=9), Game.new(Rules(players=3), seed=9)
    for _ in range(60):
        for action in NONSENSE[:12]:
            if action not in rough.legal():
                refused(rough, action)
        action = calm.legal()[0]
        assert calm.play(action) == rough.play(action)
    assert everything(calm) == everything(rough)


@pytest.mark.parametrize("place", ["excavation", "magic", "solo"])
def test_rolls_that_do_not_fit_are_refused_and_change_nothing(place: str) -> None:
    """Scripted dice: too few, too many, impossible or no tokens at all."""
    game = PLACES[place]()
    action = {"excavation": "share TB 2", "magic": "spend M2", "solo": "refill"}[place]
    before = everything(game)
    bad: list[Any] = [["Z1"], ["T1"] * 40, ["G1", "G1"], [""], [None], [1], ["T1 "], "T1"]
    if place != "magic":
        bad.append([])
    for rolls in bad:
        with pytest.raises(RollsError):
            game.play(action, rolls=rolls)
        assert everything(game) == before

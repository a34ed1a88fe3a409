"""Section 1: the dice."""

from __future__ import annotations

from collections import Counter

import pytest

import diceminer
from diceminer import Game, Rules
from tests.rules.builder import (
    DICE,
    FACES,
    HOW_MANY,
    KIND,
    LETTER,
    BadRolls,
    Seat,
    casting,
    options,
    table,
    trove,
)


def test_there_are_sixty_dice_of_five_kinds() -> None:
    """§1: 27 tunnel, 8 treasure, 8 magic, 10 hazard and 7 tool dice."""
    game = Game.new(Rules(players=2), seed=1)
    assert game.view()["bag"] == HOW_MANY
    assert sum(HOW_MANY.values()) == 60


def test_every_die_has_the_faces_of_the_table() -> None:
    """§1: the table of faces, some of them more than once."""
    assert {kind: Counter(faces) for kind, faces in diceminer.DICE.items()} == {
        kind: Counter(faces) for kind, faces in DICE.items()
    }


@pytest.mark.parametrize("kind", DICE)
def test_every_die_has_six_faces_and_exactly_one_of_them_is_beer(kind: str) -> None:
    """§1: six faces, one Beer."""
    faces = diceminer.DICE[kind]
    assert len(faces) == 6
    assert list(faces).count(LETTER[kind] + "B") == 1
    assert all(face.startswith(LETTER[kind]) for face in faces)


def test_the_faces_have_one_canonical_order() -> None:
    """§1: the order of the table, each face once."""
    assert list(diceminer.FACES) == FACES


@pytest.mark.parametrize("kind", DICE)
def test_every_side_of_a_die_is_as_likely_as_any_other(kind: str) -> None:
    """§1: a face that is there three times comes up half of the time."""
    beer = LETTER[kind] + "B"
    game = table("T1 T1 . . . .", Seat(beer), Seat())
    odds: Counter[str] = Counter()
    for face, probability in game.chance(f"share {beer} 2"):
        odds[face] += round(probability * 6)
        assert probability * 6 == pytest.approx(round(probability * 6))
    assert odds == Counter(DICE[kind])


@pytest.mark.parametrize("kind", DICE)
def test_a_die_never_changes_its_kind(kind: str) -> None:
    """§1: whatever a shared die shows, it is the same kind of die as before."""
    beer = LETTER[kind] + "B"
    for face in set(DICE[kind]):
        game = table("T1 T1 . . . .", Seat(beer), Seat())
        game.play(f"share {beer} 2", rolls=[face])
        assert trove(game, 2) == {face: 1}
    for face in set(FACES) - set(DICE[kind]):
        game = table("T1 T1 . . . .", Seat(beer), Seat())
        with pytest.raises(BadRolls):
            game.play(f"share {beer} 2", rolls=[face])
        assert trove(game, 1) == {beer: 1}


def test_a_hazard_die_showing_beer_is_still_a_hazard_die() -> None:
    """§1 and §5.2: it can't be rolled again, since hazard dice can't."""
    game = casting("M1 TB GB MB HB XB")
    game.play("spend M1")
    assert options(game) == {"reroll TB", "reroll GB", "reroll MB", "reroll XB"}


def test_every_face_belongs_to_the_die_of_its_letter() -> None:
    """§1: kind letter, then face."""
    assert {KIND[face[0]] for face in FACES} == set(HOW_MANY)
    assert all(face in DICE[KIND[face[0]]] for face in FACES)

"""Rules 1 and 2: the data files, what they say and what is refused in them."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib import resources
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from diceminer import DICE, FACES, HEROES, FactsError
from diceminer.facts import FACTS, KINDS, load

DICE_TOML = (resources.files("diceminer") / "data" / "dice.toml").read_text(encoding="utf-8")
HEROES_TOML = (resources.files("diceminer") / "data" / "heroes.toml").read_text(encoding="utf-8")


def refused(tmp_path: Path, file: str, text: str) -> FactsError:
    (tmp_path / file).write_text(text, encoding="utf-8")
    with pytest.raises(FactsError) as caught:
        load(tmp_path)
    message = str(caught.value)
    assert file in message
    return caught.value


DICE_FAULTS = {
    "five faces": ('"T4", "T5", "TB"]', '"T4", "TB"]', "error-facts-six", "tunnel"),
    "two Beers": ('"XC2", "XB"]', '"XB", "XB"]', "error-facts-beer", "tool"),
    "no Beer": ('"XC2", "XB"]', '"XC2", "XC2"]', "error-facts-beer", "tool"),
    "an unknown token": ('"HD4"', '"HD0"', "error-facts-token", "hazard"),
    "a number that no straight has": ('"T5"', '"T6"', "error-facts-token", "tunnel"),
    "another kind's face": ('"HD4"', '"G3"', "error-facts-foreign", "hazard"),
    "no dice": ("dice = 27", "dice = 0", "error-facts-count", "tunnel"),
    "too many dice": ("dice = 27", "dice = 61", "error-facts-count", "tunnel"),
    "a count in words": ("dice = 27", 'dice = "27"', "error-facts-type", "tunnel"),
    "an unknown kind": ('kind = "tool"', 'kind = "spoon"', "error-facts-kind", "die 5"),
    "a kind twice": ('kind = "tool"', 'kind = "magic"', "error-facts-duplicate", "die 5"),
    "an unknown key": ("extra = 6", "more = 6", "error-facts-unknown-key", "tunnel"),
    "no provenance": (
        'provenance = "sourced"\n\n[[die]]\nkind = "treasure"',
        '[[die]]\nkind = "treasure"',
        "error-facts-missing-key",
        "tunnel",
    ),
    "another format": ("format = 1", "format = 2", "error-facts-format", ""),
    "no TOML": ("format = 1", "format =", "error-facts-toml", ""),
}
HERO_FAULTS = {
    "an id twice": ('id = "engineer"', 'id = "alchemist"', "error-facts-duplicate", "hero 3"),
    "an id with spaces": ('id = "engineer"', 'id = "The One"', "error-facts-id", "hero 3"),
    "an unknown set": ('set = "base"', 'set = "mine"', "error-facts-set", "alchemist"),
    "an unknown token": ('["T2", "XP"]', '["T2", "PX"]', "error-facts-token", "engineer"),
    "Beer": ('["T2", "XP"]', '["T2", "TB"]', "error-facts-hero-beer", "engineer"),
    "no faces": ('["T2", "XP"]', "[]", "error-facts-no-faces", "engineer"),
    "a token that is no text": ('["T2", "XP"]', "[2]", "error-facts-token", "engineer"),
    "too few for four": ('set = "base"', 'set = "backer"', "error-facts-few-heroes", ""),
}


@pytest.mark.parametrize("fault", DICE_FAULTS)
def test_a_fault_in_the_dice_is_named(fault: str, tmp_path: Path) -> None:
    before, after, id_, entry = DICE_FAULTS[fault]
    assert before in DICE_TOML
    error = refused(tmp_path, "dice.toml", DICE_TOML.replace(before, after))
    assert (error.id, error.entry) == (id_, entry)


@pytest.mark.parametrize("fault", HERO_FAULTS)
def test_a_fault_in_the_heroes_is_named(fault: str, tmp_path: Path) -> None:
    before, after, id_, entry = HERO_FAULTS[fault]
    assert before in HEROES_TOML
    error = refused(tmp_path, "heroes.toml", HEROES_TOML.replace(before, after))
    assert (error.id, error.entry) == (id_, entry)


def test_a_kind_that_is_missing_is_named(tmp_path: Path) -> None:
    text = DICE_TOML[: DICE_TOML.rindex("[[die]]")]
    assert refused(tmp_path, "dice.toml", text).id == "error-facts-missing-kind"


def test_a_folder_without_data_files_is_refused(tmp_path: Path) -> None:
    with pytest.raises(FactsError, match=r"neither a dice\.toml nor a heroes\.toml"):
        load(tmp_path)


def test_one_file_replaces_only_itself(tmp_path: Path) -> None:
    text = DICE_TOML.replace('"XP", "XP", "XS", "XS"', '"XP", "XP", "XP", "XS"')
    (tmp_path / "dice.toml").write_text(text, encoding="utf-8")
    facts = load(tmp_path)
    assert facts.dice["tool"].count("XP") == 3
    assert facts.heroes == FACTS.heroes
    assert facts.fingerprint != FACTS.fingerprint


def test_every_backer_hero_says_that_it_is_a_stand_in() -> None:
    """Rules 2: the project's own design, labelled as such, six of them."""
    backer = HEROES_TOML[HEROES_TOML.index('id = "brewer"') :]
    stand_ins = [hero for hero in FACTS.heroes if hero.set == "backer"]
    assert len(stand_ins) == 6
    assert backer.count("this project's own stand-in") == 6


def test_the_public_facts_are_the_files() -> None:
    assert tuple(DICE) == KINDS
    assert all(len(faces) == 6 for faces in DICE.values())
    assert len(HEROES) == 12
    assert set(FACES) >= {token for faces in DICE.values() for token in faces}


PLAY = """
from diceminer import DICE, FACES, HEROES, Game, Rules, actions
game = Game.new(Rules(heroes="backer"), seed=1)
while not game.over:
    game.play(game.legal()[0])
assert Game.replay(game.record()).view() == game.view()
assert "Facts: " in game.record()
print(DICE["hazard"][4], HEROES["brewer"], "cache HD5" in actions(Rules()), "HD5" in FACES)
"""


def test_everything_follows_an_owners_files(tmp_path: Path) -> None:
    """A face never seen before, and a hero's card typed in: engine, actions and records follow."""
    text = DICE_TOML.replace('"HD4"', '"HD5"')
    (tmp_path / "dice.toml").write_text(text, encoding="utf-8")
    text = HEROES_TOML.replace('faces = ["T1", "M2"]', 'name = "Real One"\nfaces = ["M4", "XC"]')
    (tmp_path / "heroes.toml").write_text(text, encoding="utf-8")
    answer = subprocess.run(
        [sys.executable, "-c", PLAY],
        env={
            **os.environ,
            "DICEMINER_DATA": str(tmp_path),
            # Not compiled: this is one game, and another set of facts is another compilation.
            "NUMBA_DISABLE_JIT": "1",
        },
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )
    assert answer.stdout.split("\n")[0] == "HD5 ('M4', 'XC') True True"


@settings(max_examples=300, deadline=None)
@given(
    at=st.integers(0, len(DICE_TOML)),
    cut=st.integers(0, 12),
    put=st.text(alphabet='abTGMHX019=[]",#\n é', max_size=6),
)
def test_any_damage_is_read_or_refused_never_a_crash(at: int, cut: int, put: str) -> None:
    import tempfile

    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "dice.toml"
        file.write_text(DICE_TOML[:at] + put + DICE_TOML[at + cut :], encoding="utf-8")
        try:
            facts = load(folder)
        except FactsError as error:
            assert "dice.toml" in str(error)  # noqa: PT017
        else:
            assert all(len(faces) == 6 for faces in facts.dice.values())

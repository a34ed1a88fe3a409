"""Refusals: what was wrong and what would have been right, in any language."""

from __future__ import annotations

import copy
import pickle

import pytest

from diceminer import locale
from diceminer.errors import (
    BotError,
    FactsError,
    IllegalAction,
    PositionError,
    RecordError,
    Refusal,
    RollsError,
    RulesError,
)

LEGAL = ["take e1", "take e2"]
COVERED = IllegalAction("error-take-covered", slot="c2", legal=LEGAL)

ONE_OF_EACH = [
    COVERED,
    RulesError("error-rules-players", value="5"),
    RollsError("error-rolls-many", count=2),
    RecordError("error-record-illegal", line=12, detail=COVERED),
    PositionError("error-position-hanging", field="mountain", slot="b2"),
    FactsError("error-facts-six", file="dice.toml", entry="magic", count=7),
    BotError("error-bot-choose", name="mine.py:Mine"),
]


@pytest.mark.parametrize("error", ONE_OF_EACH, ids=repr)
def test_a_refusal_is_a_value_error_with_an_id(error: Refusal) -> None:
    assert isinstance(error, ValueError)
    assert error.id.startswith("error-")
    assert str(error) == error.text("en")
    assert len({error.text(lang) for lang in locale.LANGUAGES}) == len(locale.LANGUAGES)


@pytest.mark.parametrize("error", ONE_OF_EACH, ids=repr)
def test_a_refusal_survives_pickling_and_copying(error: Refusal) -> None:
    for again in (pickle.loads(pickle.dumps(error)), copy.deepcopy(error)):
        assert type(again) is type(error)
        assert repr(again) == repr(error)
        assert str(again) == str(error)


@pytest.mark.parametrize("error", ONE_OF_EACH, ids=repr)
def test_a_refusals_repr_can_be_pasted_back(error: Refusal) -> None:
    again = eval(repr(error))
    assert type(again) is type(error)
    assert again.text("it") == error.text("it")


def test_an_illegal_action_says_what_was_wrong_and_what_is_legal() -> None:
    assert COVERED.legal == LEGAL
    assert str(COVERED) == (
        "The die in c2 has dice on both upper sides and can’t be taken. "
        "Legal now: take e1, take e2."
    )


def test_many_legal_actions_are_not_all_listed() -> None:
    legal = [f"action {n}" for n in range(1, 20)]
    error = IllegalAction("error-action-unknown", action="jump", legal=legal)
    assert str(error).endswith("action 15, action 16 … and 3 more.")
    assert "action 17" not in str(error)
    assert error.legal == legal
    exactly = IllegalAction("error-action-unknown", action="jump", legal=legal[:16])
    assert str(exactly).endswith("action 15, action 16.")


def test_after_the_end_an_illegal_action_says_so_once() -> None:
    over = "The game is over: nothing can be played any more."
    assert str(IllegalAction("error-action-over")) == over
    nonsense = IllegalAction("error-action-unknown", action="jump")
    assert str(nonsense) == f"“jump” is no action of this game. {over}"


@pytest.mark.parametrize("phase", ["heroes", "excavation", "magic", "cache", "solo", "over"])
def test_an_action_at_the_wrong_time_names_the_phase(phase: str) -> None:
    error = IllegalAction("error-action-time", action="refill", phase=phase, legal=LEGAL)
    for lang in locale.LANGUAGES:
        assert locale.texts(lang)(f"phase-{phase}") in error.text(lang)


def test_a_record_error_begins_with_its_line() -> None:
    error = RecordError("error-record-illegal", line=12, detail=COVERED)
    assert error.line == 12
    assert str(error).startswith("Line 12: The die in c2 ")
    assert error.text("fr").startswith("Ligne 12\u00a0: Le dé en c2 ")


def test_a_position_error_names_its_field_if_there_is_one() -> None:
    error = PositionError("error-position-hanging", field="mountain", slot="b2")
    assert str(error).startswith("Position, field “mountain”: the die in b2 ")
    whole = PositionError("error-position-fields", have=3, want=13)
    assert str(whole).startswith("Position: there should be 13 fields")


def test_a_facts_error_names_file_and_entry() -> None:
    error = FactsError("error-facts-beer", file="dice.toml", entry="tool", count=2)
    assert (error.file, error.entry) == ("dice.toml", "tool")
    assert str(error) == ("dice.toml, “tool”: a die has exactly one Beer face, this one has 2.")
    assert str(FactsError("error-facts-missing-file", file="/tmp/x")).startswith("/tmp/x: there")


def test_what_anybody_may_have_typed_is_shown_short_and_harmless() -> None:
    error = IllegalAction("error-action-unknown", action="\x1b[2J\ntake\u202e \ud800", legal=LEGAL)
    assert "“\\x1b[2J\\ntake\\u202e \\ud800”" in str(error)
    endless = IllegalAction("error-action-unknown", action="x" * 1_000_000, legal=LEGAL)
    assert len(str(endless)) < 300
    assert endless.arguments["action"] == "x" * 1_000_000


def test_a_long_path_is_shown_whole() -> None:
    path = "/folder" * 40 + "/dice.toml"
    assert path in str(FactsError("error-facts-six", file=path, entry="tool", count=5))


def test_a_missing_argument_is_our_mistake_and_does_not_pass_for_a_text() -> None:
    with pytest.raises(TypeError, match="error-take-covered"):
        str(IllegalAction("error-take-covered", legal=LEGAL))

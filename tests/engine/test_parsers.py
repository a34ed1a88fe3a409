"""Whatever text the smaller parsers get, they read it or refuse it, and never crash."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from diceminer import Game, IllegalAction, Refusal, RollsError, Rules, RulesError, actions, scorepad
from diceminer.facts import FACES, HEROES, KINDS

PIECES = st.sampled_from(
    [
        *(",", "=", " ", "-", "\n", "1", "2", "3", "99", "٣"),
        *("players", "heroes", "all", "deal_heroes", "magic", "beer_takes", "two"),
        *("T1", "2T1", "T1x2", "xx", "HD4", "draft e1 as", "cache"),
    ]
)
TOKENS = [*FACES, *KINDS, *HEROES, "deck-1"]
TEXTS = st.one_of(st.text(max_size=30), st.lists(PIECES, max_size=8).map("".join))


@settings(max_examples=400, deadline=None)
@given(TEXTS)
def test_rules_are_read_or_refused(text: str) -> None:
    try:
        rules = Rules.parse(text)
    except RulesError:
        return
    assert rules.text() == text


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_rules_are_written_as_they_are_read(players: int) -> None:
    solo: dict[str, Any] = {"magic": 1, "extra_tunnel_dice": True}
    table: dict[str, Any] = {"heroes": "all", "deal_heroes": True, "beer_takes": "two"}
    rules = Rules(players=players, **(solo if players == 1 else table))
    assert Rules.parse(rules.text()) == rules


@settings(max_examples=400, deadline=None)
@given(TEXTS)
def test_troves_are_read_or_refused(text: str) -> None:
    try:
        dice = scorepad.read(text)
    except Refusal:
        dice = {}
    assert set(dice) <= set(FACES)


@settings(max_examples=300, deadline=None)
@given(TEXTS, st.sampled_from([1, 2]))
def test_any_text_is_played_or_refused(text: str, players: int) -> None:
    game = Game.new(Rules(players=players), seed=1)
    before = game.position()
    try:
        game.play(text)
    except IllegalAction as error:
        assert game.position() == before
        assert error.legal == game.legal()  # noqa: PT017
        assert error.legal[0] in str(error)  # noqa: PT017
    else:
        assert text in actions(game.rules)


@settings(max_examples=300, deadline=None)
@given(
    st.lists(
        st.one_of(st.sampled_from([*FACES, *KINDS, *HEROES, "deck-1"]), st.text()), max_size=30
    )
)
def test_any_script_is_followed_or_refused(rolls: list[str]) -> None:
    try:
        game = Game.new(Rules(deal_heroes=True, heroes="all"), seed=1, rolls=rolls)
    except RollsError as error:
        assert error.id.startswith("error-rolls-")  # noqa: PT017
    else:
        marks = {*KINDS, "deck-1"}
        assert game.history == [("start", [token for token in rolls if token not in marks])]

"""Rules: a frozen dataclass that refuses what is out of range."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from diceminer import Game, Rules, RulesError
from diceminer.documents import Setting, SettingInfo

DEFAULTS = {
    "players": 2,
    "heroes": "base",
    "deal_heroes": False,
    "reroll_hazards": False,
    "beer_takes": "up-to-two",
    "extra_tunnel_dice": False,
    "magic": 3,
}

WRONG: dict[str, list[Any]] = {
    "players": [0, 5, -1, 100, "2", 2.0, 2.5, True, None, [2], 10**30],
    "heroes": ["", "Base", "none", "both", None, 1, ["base"], b"base"],
    "deal_heroes": ["yes", "", None, 2, [], "False"],
    "reroll_hazards": ["yes", "", None, 2, [], "False"],
    "beer_takes": ["", "one", "up to two", "Two", 2, None, True, ["two"]],
    "extra_tunnel_dice": ["yes", "", None, 2, [], "False"],
}


def test_the_defaults() -> None:
    """Contract, Python: the default is the rulebook for two."""
    rules = Rules()
    assert {name: getattr(rules, name) for name in DEFAULTS} == DEFAULTS


def test_it_is_a_frozen_dataclass_with_these_fields() -> None:
    """Contract, Python: in this order, comparable and hashable."""
    assert dataclasses.is_dataclass(Rules)
    assert [field.name for field in dataclasses.fields(Rules)] == list(DEFAULTS)
    rules = Rules()
    with pytest.raises(dataclasses.FrozenInstanceError):
        rules.players = 3  # type: ignore[misc]
    assert rules == Rules(players=2)
    assert hash(rules) == hash(Rules(players=2))
    assert rules != Rules(players=3)
    assert dataclasses.replace(rules, players=4) == Rules(players=4)


@pytest.mark.parametrize(
    ("name", "value"), [(name, value) for name, values in WRONG.items() for value in values]
)
def test_what_is_out_of_range_is_refused(name: str, value: Any) -> None:
    """Contract, Python: ValueError from Rules(…) itself, saying what is wrong."""
    with pytest.raises(ValueError, match=name.replace("_", ".")):
        Rules(**{name: value})


@pytest.mark.parametrize("magic", [-1, 4, 8, "3", None, 1.5, 2.0, True, [1]])
def test_magic_out_of_range_is_refused(magic: Any) -> None:
    """Contract, Python: 0 to 3 in solo."""
    with pytest.raises(ValueError, match="magic"):
        Rules(players=1, magic=magic)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("heroes", "backer"),
        ("heroes", "all"),
        ("deal_heroes", True),
        ("reroll_hazards", True),
        ("beer_takes", "two"),
    ],
)
def test_what_only_a_table_has_is_refused_for_solo(name: str, value: Any) -> None:
    """Contract, Python: any table-only setting given for solo."""
    with pytest.raises(ValueError, match=name.replace("_", ".")):
        Rules(players=1, **{name: value})


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("magic", [0, 1, 2])
def test_magic_is_refused_for_a_table(players: int, magic: int) -> None:
    """Contract, Python: solo only."""
    with pytest.raises(ValueError, match="magic"):
        Rules(players=players, magic=magic)


@pytest.mark.parametrize("magic", [0, 1, 2, 3])
@pytest.mark.parametrize("extra", [False, True])
def test_solo_takes_magic_and_the_extra_tunnel_dice(magic: int, extra: bool) -> None:
    """Contract, Python: extra_tunnel_dice is no table-only setting."""
    rules = Rules(players=1, magic=magic, extra_tunnel_dice=extra)
    assert sum(Game.new(rules, seed=1).view()["seats"][0]["dice"].values()) == magic


def test_every_combination_for_a_table_is_allowed() -> None:
    """Contract, Python: all variants go together."""
    for players in (2, 3, 4):
        for heroes in ("base", "backer", "all"):
            for takes in ("up-to-two", "two"):
                for flags in range(8):
                    rules = Rules(
                        players=players,
                        heroes=heroes,
                        beer_takes=takes,
                        deal_heroes=bool(flags & 1),
                        reroll_hazards=bool(flags & 2),
                        extra_tunnel_dice=bool(flags & 4),
                    )
                    assert Game.new(rules, seed=1).rules == rules


@pytest.mark.parametrize("names", [["a"], ["a", "b", "c"], [], "ab", [1, 2], [None, None], 7])
def test_names_are_one_text_a_seat(names: Any) -> None:
    """Game.new: anything else is a ValueError, never a game with the wrong names."""
    with pytest.raises(ValueError, match=r"(?i)name"):
        Game.new(Rules(), seed=1, names=names)


def test_unknown_settings_are_a_type_error() -> None:
    """Contract, Python: as for any dataclass."""
    with pytest.raises(TypeError):
        Rules(colour="blue")  # type: ignore[call-arg]


def test_the_repr_can_be_pasted_back() -> None:
    """Style: a repr that makes the same thing again."""
    for rules in (Rules(), Rules(players=1, magic=2), Rules(players=4, heroes="all")):
        assert eval(repr(rules), {"Rules": Rules}) == rules


@pytest.mark.parametrize("setting", Rules.settings(), ids=lambda setting: setting["name"])
def test_every_listed_value_of_a_setting_is_taken_where_it_belongs(setting: SettingInfo) -> None:
    name, values, games = setting["name"], setting["values"], setting["games"]
    assert setting["default"] == getattr(Rules(), name)
    assert setting["default"] in values
    players = {"solo": {"players": 1}, "multiplayer": {"players": 3}, "all": {}}[games]

    def made(value: Setting, **others: Any) -> Rules:
        return Rules(**{**players, **others, name: value})

    for value in values:
        assert getattr(made(value), name) == value
        if games != "all" and value != setting["default"]:
            with pytest.raises(RulesError):
                made(value, players=2 if games == "solo" else 1)
    for wrong in (-1, "nonsense", 5):
        with pytest.raises(RulesError):
            made(wrong)

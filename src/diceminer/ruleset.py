"""Which game is played: the number of players and the variants (rules 7).

>>> Rules(players=3, heroes="all").text()
'3,heroes=all'
>>> Rules.parse("1,magic=2")
Rules(players=1, heroes='base', deal_heroes=False, reroll_hazards=False, beer_takes='up-to-two', extra_tunnel_dice=False, magic=2)
"""  # noqa: E501

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Final, cast

from diceminer.errors import RulesError
from diceminer.facts import FACTS, SETS, SOLO_MAGIC

if TYPE_CHECKING:
    from diceminer.documents import (
        BeerTakes,
        Games,
        HeroSets,
        RulesDict,
        Setting,
        SettingInfo,
        SomeRules,
    )

_MOST_PLAYERS: Final = 4
_CHOICES: Final = {"heroes": (*SETS, "all"), "beer_takes": ("up-to-two", "two")}
_SWITCHES: Final = ("deal_heroes", "reroll_hazards", "extra_tunnel_dice")
_SOLO_ONLY: Final = ("magic",)
_MULTIPLAYER_ONLY: Final = ("heroes", "deal_heroes", "reroll_hazards", "beer_takes")


@dataclass(frozen=True)
class Rules:
    """The settings of a game; the default is the rulebook's game for two.

    >>> Rules(players=5)
    Traceback (most recent call last):
        ...
    diceminer.errors.RulesError: The game is for 1 to 4 players, not for 5.
    """

    players: int = 2
    heroes: HeroSets = "base"
    deal_heroes: bool = False
    reroll_hazards: bool = False
    beer_takes: BeerTakes = "up-to-two"
    extra_tunnel_dice: bool = False
    magic: int = SOLO_MAGIC

    def __post_init__(self) -> None:
        if type(self.players) is not int or not 1 <= self.players <= _MOST_PLAYERS:
            raise RulesError("error-rules-players", value=_shown(self.players))
        for name, choices in _CHOICES.items():
            value = getattr(self, name)
            if type(value) is not str or value not in choices:
                raise RulesError(
                    "error-rules-choice", name=name, value=_shown(value), choices=", ".join(choices)
                )
        for name in _SWITCHES:
            if type(value := getattr(self, name)) is not bool:
                raise RulesError("error-rules-bool", name=name, value=_shown(value))
        if type(self.magic) is not int or not 0 <= self.magic <= SOLO_MAGIC:
            raise RulesError("error-rules-magic", value=_shown(self.magic))
        given = self.changed()
        if self.players == 1:
            for name in _MULTIPLAYER_ONLY:
                if name in given:
                    raise RulesError("error-rules-solo", name=name)
        else:
            for name in _SOLO_ONLY:
                if name in given:
                    raise RulesError("error-rules-table", name=name)

    @classmethod
    def settings(cls) -> list[SettingInfo]:
        """All settings with their values, for a form that lets a person choose.

        >>> [setting["name"] for setting in Rules.settings() if setting["games"] == "solo"]
        ['magic']
        """
        ranges = {"players": range(1, _MOST_PLAYERS + 1), "magic": range(SOLO_MAGIC + 1)}
        return [
            {
                "name": field.name,
                "default": cast("Setting", field.default),
                "values": [*(ranges.get(field.name) or _CHOICES.get(field.name) or (False, True))],
                "games": _games(field.name),
            }
            for field in fields(cls)
        ]

    def changed(self) -> dict[str, Setting]:
        """What differs from the default.

        >>> Rules(players=4, beer_takes="two").changed()
        {'players': 4, 'beer_takes': 'two'}
        """
        return {f.name: v for f in fields(self) if (v := getattr(self, f.name)) != f.default}

    def as_dict(self) -> RulesDict:
        """All settings, as JSON knows them."""
        return {
            "players": self.players,
            "heroes": self.heroes,
            "deal_heroes": self.deal_heroes,
            "reroll_hazards": self.reroll_hazards,
            "beer_takes": self.beer_takes,
            "extra_tunnel_dice": self.extra_tunnel_dice,
            "magic": self.magic,
        }

    def heroes_on_offer(self) -> list[str]:
        """The ids of the heroes that this game's sets have; none in a solo game."""
        if self.players == 1:
            return []
        from diceminer.rules.constants import HERO_SETS, SET_OF

        wanted = HERO_SETS[self.heroes]
        return [hero.id for hero, of in zip(FACTS.heroes, SET_OF, strict=True) if of & wanted]

    def text(self) -> str:
        """The settings in one word: players first, then what differs from the default."""
        changed = {name: value for name, value in self.changed().items() if name != "players"}
        return ",".join(
            [str(self.players)]
            + [name if value is True else f"{name}={value}" for name, value in changed.items()]
        )

    @classmethod
    def parse(cls, text: str) -> Rules:
        """Read what `text` writes, and only that."""
        players, *rest = text.split(",")
        given: dict[str, Setting] = {"players": _whole(players)}
        for part in rest:
            name, equals, value = part.partition("=")
            if not equals:
                given[name] = True
            else:
                given[name] = _whole(value) if name == "magic" else value
        if not set(given) <= {f.name for f in fields(cls)}:
            raise RulesError("error-rules-text", value=text)
        # Values are checked when the rules are made.
        rules = cls(**cast("SomeRules", given))
        if rules.text() != text:
            raise RulesError("error-rules-text", value=text)
        return rules


def _games(setting: str) -> Games:
    """The games that a setting is for."""
    if setting in _MULTIPLAYER_ONLY:
        return "multiplayer"
    return "solo" if setting in _SOLO_ONLY else "all"


def checked_names(names: Sequence[str] | None, players: int) -> tuple[str, ...]:
    """The players' names, one text a seat; empty ones where none are given."""
    if names is None:
        return ("",) * players
    if isinstance(names, str) or not isinstance(names, Sequence):
        raise RulesError("error-names-type")
    if not all(isinstance(name, str) for name in names):
        raise RulesError("error-names-type")
    if len(names) != players:
        raise RulesError("error-names-count", have=len(names), need=players)
    return tuple(names)


def _whole(text: str) -> int | str:
    """The number that a text has, or the text itself, which the checks refuse."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 4 else text


def _shown(value: object) -> str:
    """A value as error messages show it."""
    return value if isinstance(value, str) else repr(value)

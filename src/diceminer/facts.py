"""The facts of the game: which dice and heroes there are (rules 1 and 2).

They are data, not code: `data/dice.toml` and `data/heroes.toml`, each of which a file of the same
name in the folder named by the environment variable `DICEMINER_DATA` replaces. Whatever is wrong
with a file is refused with the file, the entry and the reason.

>>> DICE["treasure"]
('G1', 'G1', 'G1', 'G2', 'G3', 'GB')
>>> HEROES["engineer"]
('T2', 'XP')
>>> FACES[:7]
('T1', 'T2', 'T3', 'T4', 'T5', 'TB', 'G1')
"""

from __future__ import annotations

import hashlib
import os
import re
import tomllib
from dataclasses import dataclass
from functools import cache
from importlib import resources
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, Never, TypeVar, overload

from diceminer.errors import FactsError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from diceminer.documents import HeroSet, Kind

KINDS: Final[tuple[Kind, ...]] = ("tunnel", "treasure", "magic", "hazard", "tool")
LETTERS: Final[Mapping[Kind, str]] = MappingProxyType(dict(zip(KINDS, "TGMHX", strict=True)))
SETS: Final[tuple[HeroSet, ...]] = ("base", "backer")

_T = TypeVar("_T")
_D = TypeVar("_D")

_MOST_DICE: Final = 60
MOST_HEROES: Final = 36
SOLO_MAGIC: Final = 3
STAND_IN: Final = "this project's own stand-in"
_HERO_ID: Final = re.compile(r"[a-z]+(-[a-z]+)*")
_TOKEN: Final = re.compile(
    r"(?P<tunnel>T(?P<number>[1-5]))|(?P<treasure>G[1-9])|(?P<magic>M[1-9])"
    r"|(?P<hazard>H[CD][1-9])|(?P<tool>X[PSC][2-9]?)|(?P<beer>[TGMHX]B)"
)
_BY_LETTER: Final[Mapping[str, Kind]] = {letter: kind for kind, letter in LETTERS.items()}


@dataclass(frozen=True, slots=True)
class Face:
    """What a face token says: its kind of die, what it shows and how many of it.

    >>> Face.of("HD4")
    Face(token='HD4', kind='hazard', symbol='dragon', value=4)
    """

    token: str
    kind: Kind
    symbol: str
    value: int

    @classmethod
    def of(cls, token: str) -> Face:
        """Read a token; raises ValueError if the text isn't one."""
        match = _TOKEN.fullmatch(token)
        if match is None:
            raise ValueError(token)
        kind = _BY_LETTER[token[0]]
        if match["beer"]:
            return cls(token, kind, "beer", 0)
        value = int(token[-1]) if token[-1].isdigit() else 1
        symbol = {"T": "number", "G": "gem", "M": "magic"}.get(token[0])
        if symbol is None:
            tool_or_hazard = {
                "HC": "cave-in",
                "HD": "dragon",
                "XP": "pickaxe",
                "XS": "shield",
                "XC": "chest",
            }
            symbol = tool_or_hazard[token[:2]]
        return cls(token, kind, symbol, value)


@dataclass(frozen=True, slots=True)
class Hero:
    """A hero: a named set of faces. `name` is only there where a data file gives one."""

    id: str
    set: HeroSet
    faces: tuple[str, ...]
    name: str | None
    provenance: str

    @property
    def is_stand_in(self) -> bool:
        """Whether this is a hero of the project's own, not a card of the game."""
        return self.provenance == STAND_IN


@dataclass(frozen=True, slots=True)
class Facts:
    """All of one game box: the dice of each kind, their faces, the heroes."""

    dice: Mapping[str, tuple[str, ...]]
    counts: Mapping[str, int]
    extra_tunnel_dice: int
    heroes: tuple[Hero, ...]

    @property
    def faces(self) -> tuple[str, ...]:
        """Every token in canonical order: kind by kind, as first met on the die, then on heroes."""
        on_heroes = [token for hero in self.heroes for token in hero.faces]
        return tuple(
            dict.fromkeys(
                token
                for kind in KINDS
                for token in (
                    *self.dice[kind],
                    *(t for t in on_heroes if t[0] == LETTERS[kind]),
                )
            )
        )

    @property
    def fingerprint(self) -> str:
        """A short text that differs whenever a face, a count or a hero differs."""
        values = [sorted(self.dice.items()), sorted(self.counts.items()), self.extra_tunnel_dice]
        values.append([(hero.id, hero.set, hero.faces) for hero in self.heroes])
        return hashlib.sha256(repr(values).encode()).hexdigest()[:16]


class _Entry:
    """One table of a TOML file; keys are taken out one by one, and those left over are refused."""

    def __init__(self, file: str, name: str, table: dict[str, object]) -> None:
        self.file, self.name, self.table = file, name, dict(table)

    def refuse(self, problem: str, **details: str | int) -> Never:
        raise FactsError(problem, file=self.file, entry=self.name, **details)

    @overload
    def take(self, key: str, wanted: type[_T]) -> _T: ...
    @overload
    def take(self, key: str, wanted: type[_T], *default: _D) -> _T | _D: ...
    def take(self, key: str, wanted: type[_T], *default: _D) -> _T | _D:
        if key not in self.table:
            if default:
                return default[0]
            self.refuse("error-facts-missing-key", key=key)
        value = self.table.pop(key)
        # True is an int, but no number of dice.
        if not isinstance(value, wanted) or type(value) is not wanted:
            self.refuse("error-facts-type", key=key, wanted=wanted.__name__)
        return value

    def tables(self, key: str) -> list[_Entry]:
        entries = self.take(key, list)
        if not all(isinstance(entry, dict) for entry in entries):
            self.refuse("error-facts-type", key=key, wanted="table")
        return [_Entry(self.file, f"{key} {n}", entry) for n, entry in enumerate(entries, 1)]

    def faces(self) -> tuple[str, ...]:
        faces = self.take("faces", list)
        if not faces:
            self.refuse("error-facts-no-faces")
        for token in faces:
            if not isinstance(token, str) or not _TOKEN.fullmatch(token):
                self.refuse("error-facts-token", token=str(token))
        return tuple(faces)

    def count(self, key: str, least: int, *default: int) -> int:
        value = self.take(key, int, *default)
        if not least <= value <= _MOST_DICE:
            self.refuse("error-facts-count", key=key, value=value, least=least, most=_MOST_DICE)
        return value

    def finish(self) -> None:
        for key in self.table:
            self.refuse("error-facts-unknown-key", key=key)


def _read(name: str, folder: Path | None) -> _Entry:
    """Read one data file: the user's where there is one, otherwise ours."""
    source = resources.files("diceminer") / "data" / name
    label = name
    if folder is not None and (folder / name).exists():
        source, label = folder / name, str(folder / name)
    try:
        table = tomllib.loads(source.read_text(encoding="utf-8"))
    except OSError as error:
        raise FactsError("error-facts-read", file=label, detail=str(error.strerror)) from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise FactsError("error-facts-toml", file=label, detail=str(error)) from error
    entry = _Entry(label, "", table)
    if (number := entry.take("format", int)) != 1:
        entry.refuse("error-facts-format", value=number)
    return entry


def _read_dice(file: _Entry) -> tuple[dict[str, tuple[str, ...]], dict[str, int], int]:
    dice: dict[str, tuple[str, ...]] = {}
    counts: dict[str, int] = {}
    extra = 0
    for entry in file.tables("die"):
        kind = entry.take("kind", str)
        if kind not in KINDS:
            entry.refuse("error-facts-kind", kind=kind, kinds=", ".join(KINDS))
        if kind in dice:
            entry.refuse("error-facts-duplicate", id=kind)
        entry.name = kind
        counts[kind] = entry.count("dice", SOLO_MAGIC if kind == "magic" else 1)
        if kind == "tunnel":
            extra = entry.count("extra", 0, 0)
        faces = entry.faces()
        if len(faces) != 6:
            entry.refuse("error-facts-six", count=len(faces))
        for token in faces:
            if token[0] != LETTERS[kind]:
                entry.refuse("error-facts-foreign", token=token, kind=kind)
        if (beers := faces.count(LETTERS[kind] + "B")) != 1:
            entry.refuse("error-facts-beer", count=beers)
        dice[kind] = faces
        entry.take("colour", str)
        entry.take("provenance", str)
        entry.finish()
    for kind in KINDS:
        if kind not in dice:
            file.refuse("error-facts-missing-kind", kind=kind)
    file.finish()
    return dice, counts, extra


def _read_heroes(file: _Entry) -> tuple[Hero, ...]:
    heroes: dict[str, Hero] = {}
    for entry in file.tables("hero"):
        id_ = entry.take("id", str)
        if not _HERO_ID.fullmatch(id_):
            entry.refuse("error-facts-id", id=id_)
        if id_ in heroes:
            entry.refuse("error-facts-duplicate", id=id_)
        entry.name = id_
        given = entry.take("set", str)
        set_: HeroSet | None = next((known for known in SETS if known == given), None)
        if set_ is None:
            entry.refuse("error-facts-set", set=given, sets=", ".join(SETS))
        faces = entry.faces()
        for token in faces:
            if token.endswith("B"):
                entry.refuse("error-facts-hero-beer", token=token)
        name = entry.take("name", str, None)
        heroes[id_] = Hero(id_, set_, faces, name, entry.take("provenance", str))
        entry.finish()
    for set_ in SETS:
        if (have := sum(hero.set == set_ for hero in heroes.values())) < 4:
            file.refuse("error-facts-few-heroes", set=set_, count=have)
    if len(heroes) > MOST_HEROES:
        file.refuse("error-facts-many-heroes", count=len(heroes), most=MOST_HEROES)
    file.finish()
    return tuple(heroes.values())


def load(folder: str | Path | None = None) -> Facts:
    """Read and check the two data files, a folder's own in place of ours.

    >>> load().counts["tunnel"]
    27
    """
    place = None
    if folder is not None:
        place = Path(folder).expanduser()
        if not any((place / name).is_file() for name in ("dice.toml", "heroes.toml")):
            raise FactsError("error-facts-missing-file", file=str(place))
    dice, counts, extra = _read_dice(_read("dice.toml", place))
    return Facts(
        MappingProxyType({kind: dice[kind] for kind in KINDS}),
        MappingProxyType({kind: counts[kind] for kind in KINDS}),
        extra,
        _read_heroes(_read("heroes.toml", place)),
    )


@cache
def standard_fingerprint() -> str:
    """The fingerprint of the facts that come with the program."""
    return load().fingerprint


FACTS: Final = load(os.environ.get("DICEMINER_DATA") or None)
DICE: Final[Mapping[str, tuple[str, ...]]] = FACTS.dice
HEROES: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {hero.id: hero.faces for hero in FACTS.heroes}
)
FACES: Final[tuple[str, ...]] = FACTS.faces

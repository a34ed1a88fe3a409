"""What screens show, apart from how it is drawn: items of a trove, keys."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from diceminer.pictures import reading

if TYPE_CHECKING:
    from diceminer.documents import View


@dataclass(frozen=True)
class Item:
    """A die of a trove or a face of its hero."""

    token: str
    hero: bool = False
    spent: bool = False
    cached: bool = False


def items(view: View, seat: int) -> list[Item]:
    """What lies in a trove: the hero's faces, then the dice kind by kind."""
    hero = [Item(die.token, hero=True, spent=die.spent) for die in reading.hero_dice(view, seat)]
    dice = [
        Item(die.token, spent=die.spent, cached=die.cached)
        for group in reading.trove(view, seat)
        for die in group
    ]
    return hero + dice


@dataclass(frozen=True)
class TroveLook:
    """All that a trove shows: whose it is, what lies in it and what is being chosen."""

    name: str
    hero: str
    items: tuple[Item, ...]
    parts: str
    short_parts: str
    empty: str
    acts: bool = False
    won: bool = False
    open: frozenset[int] | None = None
    picked: frozenset[int] = frozenset()
    cursor: int | None = None


@dataclass(frozen=True)
class Key:
    """One hint in the bar of keys: what to press, what it does, and the action behind it."""

    key: str
    label: str
    action: str

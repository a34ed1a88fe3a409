"""Tokens, slots and action texts, and the numbers that the compiled rules know them by.

>>> from diceminer.ruleset import Rules
>>> len(actions(Rules()))
82
>>> actions(Rules())[:2]
['hero alchemist', 'hero dragon-slayer']
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import TYPE_CHECKING, Final

import numpy as np

from diceminer.facts import DICE, FACES, FACTS, HEROES, KINDS, LETTERS, Face
from diceminer.rules import actions as codes
from diceminer.rules.tables import ROW_LENGTHS, SEATS, SLOTS, STRIDE

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from numpy.typing import NDArray

    from diceminer.ruleset import Rules

FACE_NUMBER: Final = {token: number for number, token in enumerate(FACES)}
FACE: Final = {token: Face.of(token) for token in FACES}
HERO_IDS: Final = tuple(HEROES)
SLOT_NAMES: Final = {
    STRIDE * row + n: f"{'abcde'[row]}{n + 1}"
    for row, length in enumerate(ROW_LENGTHS)
    for n in range(length)
}
SLOT_NUMBER: Final = {name: number for number, name in SLOT_NAMES.items()}
_BEERS: Final = tuple(LETTERS[kind] + "B" for kind in KINDS)
_ON_DICE: Final = [token for token in FACES if token in DICE[FACE[token].kind]]


def _all_texts() -> dict[int, str]:
    """The text of every code."""
    texts = {codes.TAKE_HERO + number: f"hero {id_}" for number, id_ in enumerate(HERO_IDS)}
    for kind, beer in enumerate(_BEERS):
        for seat in range(SEATS):
            texts[codes.SHARE + kind * SEATS + seat] = f"share {beer} {seat + 1}"
    for number, token in enumerate(FACES):
        texts[codes.SPEND + number] = f"spend {token}"
        texts[codes.SPEND_HERO + number] = f"spend hero {token}"
        texts[codes.REROLL + number] = f"reroll {token}"
        texts[codes.CACHE_DIE + number] = f"cache {token}"
    for slot, name in SLOT_NAMES.items():
        texts[codes.TAKE + slot] = f"take {name}"
        texts[codes.DRAFT + slot] = f"draft {name}"
        texts[codes.DRAFT_CACHE + slot] = f"draft {name} cache"
        texts[codes.RECYCLE + slot] = f"recycle {name}"
        for number, token in enumerate(FACES):
            form = number * codes.SLOT_CODES + slot
            texts[codes.DRAFT_AS + form] = f"draft {name} as {token}"
            texts[codes.DRAFT_AS_CACHE + form] = f"draft {name} as {token} cache"
    texts[codes.REFILL] = "refill"
    texts[codes.DONE] = "done"
    return texts


TEXT: Final = _all_texts()
CODE: Final = {text: code for code, text in TEXT.items()}


@cache
def action_codes(rules: Rules) -> tuple[int, ...]:
    """The codes of every action that can be legal in some game of these rules, ascending."""
    slots = list(SLOT_NAMES.values())
    symbols = [token for token in _ON_DICE if FACE[token].symbol == "magic"]
    if rules.players == 1:
        set_to = [token for token in _ON_DICE if FACE[token].symbol != "beer"]
        gems = [token for token in set_to if FACE[token].kind == "treasure"]
        texts = [f"draft {slot}" for slot in slots]
        texts += [f"draft {slot} cache" for slot in slots]
        texts += [f"draft {slot} as {token}" for slot in slots for token in set_to]
        texts += [f"draft {slot} as {token} cache" for slot in slots for token in gems]
        texts += [f"recycle {slot}" for slot in slots] + ["refill"]
    else:
        heroes = rules.heroes_on_offer()
        on_heroes = {token for id_ in heroes for token in HEROES[id_] if token in FACE}
        texts = [] if rules.deal_heroes else [f"hero {id_}" for id_ in heroes]
        texts += [f"share {beer} {n + 1}" for beer in _BEERS for n in range(rules.players)]
        texts += [f"take {slot}" for slot in slots]
        texts += [f"spend hero {token}" for token in on_heroes if FACE[token].symbol == "magic"]
        texts += [
            f"reroll {token}"
            for token in _ON_DICE
            if rules.reroll_hazards or FACE[token].kind != "hazard"
        ]
        texts += [f"cache {token}" for token in _ON_DICE]
    texts += [f"spend {token}" for token in symbols] + ["done"]
    return tuple(sorted(CODE[text] for text in texts))


def actions(rules: Rules) -> list[str]:
    """Every action text that can be legal in some game of these rules; its place is its id."""
    return [TEXT[code] for code in action_codes(rules)]


@cache
def action_ids(rules: Rules) -> NDArray[np.int64]:
    """The id of every code, -1 for those that these rules never have."""
    ids = np.full(codes.CODE_COUNT, -1, np.int64)
    known = np.array(action_codes(rules))
    ids[known] = np.arange(len(known))
    return ids


def counted(row: Iterable[int]) -> dict[str, int]:
    """A row of counts by face as a multiset of tokens.

    >>> counted([2, 0, 1] + [0] * 20)
    {'T1': 2, 'T3': 1}
    """
    return {token: count for token, count in zip(FACES, row, strict=False) if count}


def multiset(tokens: Iterable[str]) -> dict[str, int]:
    """Tokens as a multiset in canonical order.

    >>> multiset(["G1", "T2", "G1"])
    {'T2': 1, 'G1': 2}
    """
    counts = Counter(tokens)
    return {token: counts[token] for token in FACES if counts[token]}


def write_multiset(dice: Mapping[str, int]) -> str:
    """A multiset in one word, counts in front; `-` for none.

    >>> write_multiset({"T1": 2, "G3": 1})
    '2T1,G3'
    """
    words = [f"{count if count > 1 else ''}{token}" for token, count in dice.items()]
    return ",".join(words) or "-"


def dice_in_game(rules: Rules) -> dict[str, int]:
    """How many dice of each kind these rules put into the bag."""
    counts = dict(FACTS.counts)
    if rules.extra_tunnel_dice:
        counts["tunnel"] += FACTS.extra_tunnel_dice
    return counts


def slots_of(mask: int) -> list[str]:
    """The names of the slots in a mask.

    >>> slots_of(1 << 28 | 1)
    ['a1', 'e1']
    """
    return [SLOT_NAMES[int(slot)] for slot in SLOTS if mask >> int(slot) & 1]

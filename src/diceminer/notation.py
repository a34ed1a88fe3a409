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
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

import numpy as np

from diceminer.facts import DICE, FACES, HEROES, KINDS, LETTERS, Face
from diceminer.rules import actions as codes
from diceminer.rules.constants import BOX, ROW_LENGTHS, SEATS, SLOTS, STRIDE

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from numpy.typing import NDArray

    from diceminer.ruleset import Rules

FACE_NUMBER: Final = {token: number for number, token in enumerate(FACES)}
FACE: Final = {token: Face.of(token) for token in FACES}
HERO_IDS: Final = tuple(HEROES)
# The rows of the mountain by letter, from the bottom, and how many slots each has.
ROWS: Final = dict(zip("abcde", ROW_LENGTHS, strict=True))
SLOT_NAMES: Final = {
    STRIDE * row + n: f"{letter}{n + 1}"
    for row, (letter, length) in enumerate(ROWS.items())
    for n in range(length)
}
SLOT_NUMBER: Final = {name: number for number, name in SLOT_NAMES.items()}
Verb = Literal[
    "hero", "share", "take", "spend", "reroll", "cache", "draft", "recycle", "refill", "done"
]
_BEERS: Final = tuple(LETTERS[kind] + "B" for kind in KINDS)
_ON_DICE: Final = [token for token in FACES if token in DICE[FACE[token].kind]]


class Action(NamedTuple):
    """An action as a value; its text is the public form, its code the rules' own.

    `slot` is where a die lies, `token` what a die shows or is set to, `seat` who gets a shared die,
    `hero` who is chosen. A face may be spent `on_hero`, a drafted die `cached` at once.

    >>> parse("draft e1 as G3 cache")
    Action(verb='draft', slot='e1', token='G3', seat=None, hero=None, on_hero=False, cached=True)
    >>> Action("share", token="TB", seat=2).text
    'share TB 2'
    """

    verb: Verb
    slot: str | None = None
    token: str | None = None
    seat: int | None = None
    hero: str | None = None
    on_hero: bool = False
    cached: bool = False

    @property
    def text(self) -> str:
        """The action as players and records write it."""
        words: list[str] = [self.verb]
        if self.hero is not None:
            words.append(self.hero)
        if self.on_hero:
            words.append("hero")
        if self.slot is not None:
            words.append(self.slot)
            if self.token is not None:
                words.append("as")
        if self.token is not None:
            words.append(self.token)
        if self.seat is not None:
            words.append(str(self.seat))
        if self.cached:
            words.append("cache")
        return " ".join(words)


def _all_actions() -> dict[int, Action]:
    """The action of every code."""
    actions = {
        codes.TAKE_HERO + number: Action("hero", hero=id_) for number, id_ in enumerate(HERO_IDS)
    }
    for kind, beer in enumerate(_BEERS):
        for seat in range(SEATS):
            actions[codes.SHARE + kind * SEATS + seat] = Action("share", token=beer, seat=seat + 1)
    for number, token in enumerate(FACES):
        actions[codes.SPEND + number] = Action("spend", token=token)
        actions[codes.SPEND_HERO + number] = Action("spend", token=token, on_hero=True)
        actions[codes.REROLL + number] = Action("reroll", token=token)
        actions[codes.CACHE_DIE + number] = Action("cache", token=token)
    for slot, name in SLOT_NAMES.items():
        actions[codes.TAKE + slot] = Action("take", name)
        actions[codes.DRAFT + slot] = Action("draft", name)
        actions[codes.DRAFT_CACHE + slot] = Action("draft", name, cached=True)
        actions[codes.RECYCLE + slot] = Action("recycle", name)
        for number, token in enumerate(FACES):
            form = number * codes.SLOT_CODES + slot
            actions[codes.DRAFT_AS + form] = Action("draft", name, token)
            actions[codes.DRAFT_AS_CACHE + form] = Action("draft", name, token, cached=True)
    actions[codes.REFILL] = Action("refill")
    actions[codes.DONE] = Action("done")
    return actions


ACTION: Final = _all_actions()
TEXT: Final = {code: action.text for code, action in ACTION.items()}
CODE: Final = {text: code for code, text in TEXT.items()}


def parse(text: str) -> Action:
    """The action that a text means; ValueError for a text that no game knows."""
    try:
        return ACTION[CODE[text]]
    except KeyError:
        raise ValueError(text) from None


@cache
def action_codes(rules: Rules) -> tuple[int, ...]:
    """The codes of every action that can be legal in some game of these rules, ascending."""
    could_be_legal = _solo_action if rules.players == 1 else _multiplayer_action
    return tuple(sorted(code for code, action in ACTION.items() if could_be_legal(action, rules)))


def _solo_action(action: Action, _rules: Rules) -> bool:
    """Whether an action can be legal in some solo game."""
    if action.verb == "draft" and action.token is not None:
        fits = not action.cached or FACE[action.token].kind == "treasure"
        return fits and action.token in _ON_DICE and FACE[action.token].symbol != "beer"
    if action.verb == "spend":
        return not action.on_hero and _is_magic_die(action.token)
    return action.verb in ("draft", "recycle", "refill", "done")


def _multiplayer_action(action: Action, rules: Rules) -> bool:
    """Whether an action can be legal in some game of several players."""
    token = action.token
    match action.verb:
        case "hero":
            return not rules.deal_heroes and action.hero in rules.heroes_on_offer()
        case "share":
            return (action.seat or 0) <= rules.players
        case "spend" if action.on_hero and token:
            on_offer = (HEROES[hero] for hero in rules.heroes_on_offer())
            return FACE[token].symbol == "magic" and any(token in faces for faces in on_offer)
        case "spend":
            return _is_magic_die(token)
        case "reroll" if token:
            return token in _ON_DICE and (rules.reroll_hazards or FACE[token].kind != "hazard")
        case "cache":
            return token in _ON_DICE
    return action.verb in ("take", "done")


def _is_magic_die(token: str | None) -> bool:
    return token in _ON_DICE and FACE[token].symbol == "magic"


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


def row_and_number(slot: str) -> tuple[int, int]:
    """Where a slot is: its row, from 0 at the bottom, and its number there, from 1.

    >>> row_and_number("c2")
    (2, 2)
    """
    row, place = divmod(SLOT_NUMBER[slot], STRIDE)
    return row, place + 1


def counted(row: Sequence[int]) -> dict[str, int]:
    """A row of counts by face as a multiset of tokens.

    >>> counted([2, 0, 1] + [0] * 20)
    {'T1': 2, 'T3': 1}
    """
    # Most rows of a view are empty.
    return {t: count for t, count in zip(FACES, row, strict=False) if count} if any(row) else {}


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
    return dict(zip(KINDS, BOX[int(rules.extra_tunnel_dice)].tolist(), strict=True))


def slots_of(mask: int) -> list[str]:
    """The names of the slots in a mask.

    >>> slots_of(1 << 28 | 1)
    ['a1', 'e1']
    """
    return [SLOT_NAMES[int(slot)] for slot in SLOTS if mask >> int(slot) & 1]

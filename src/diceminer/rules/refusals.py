"""Why an action is not legal now: the number of a reason, and what it is about.

`REASONS` names the numbers, and with each what the two numbers are that go with it: a slot, a face,
the face named last, a seat, a count of players or a hero.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from diceminer.compiling import rule
from diceminer.rules import excavation, magic, mountain, replenish, setup, solo
from diceminer.rules.actions import (
    CACHE_DIE,
    DONE,
    DRAFT,
    DRAFT_AS,
    DRAFT_AS_CACHE,
    DRAFT_CACHE,
    RECYCLE,
    REFILL,
    REROLL,
    SHARE,
    SLOT_CODES,
    SPEND,
    SPEND_HERO,
    TAKE,
    TAKE_HERO,
)
from diceminer.rules.constants import (
    BEER,
    BEER_OF,
    FULL,
    HAZARD,
    KIND,
    ON_DIE,
    SEATS,
    SHOWS,
    SYMBOL,
    TUNNEL,
)
from diceminer.rules.phases import CACHE, EXCAVATION, HEROES, MAGIC, SOLO

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from diceminer.rules.state import State

REASONS: Final = {
    "action-time": (),
    "hero-taken": ("hero",),
    "take-side": ("slot",),
    "take-empty": ("slot",),
    "take-covered": ("slot",),
    "share-late": (),
    "share-seat": ("seat", "players"),
    "share-self": (),
    "share-none": ("token",),
    "done-two": (),
    "done-first": (),
    "spend-empty": (),
    "spend-none": ("token",),
    "spend-hero-none": ("token",),
    "spend-useless": (),
    "reroll-hazard": ("token",),
    "reroll-none": ("token",),
    "reroll-order": ("token", "last"),
    "reroll-few": ("token",),
    "cache-none": ("token",),
    "cache-order": ("token", "last"),
    "draft-empty": ("slot",),
    "draft-covered": ("slot",),
    "draft-face": ("slot", "token"),
    "draft-beer": ("slot",),
    "draft-as": ("slot", "token"),
    "draft-tunnel": ("token",),
    "draft-hazard": ("token",),
    "draft-cache": (),
    "recycle-empty": ("slot",),
    "recycle-covered": ("slot",),
    "refill-bag": (),
    "refill-full": (),
    "refill-none": (),
}
(
    ACTION_TIME,
    HERO_TAKEN,
    TAKE_SIDE,
    TAKE_EMPTY,
    TAKE_COVERED,
    SHARE_LATE,
    SHARE_SEAT,
    SHARE_SELF,
    SHARE_NONE,
    DONE_TWO,
    DONE_FIRST,
    SPEND_EMPTY,
    SPEND_NONE,
    SPEND_HERO_NONE,
    SPEND_USELESS,
    REROLL_HAZARD,
    REROLL_NONE,
    REROLL_ORDER,
    REROLL_FEW,
    CACHE_NONE,
    CACHE_ORDER,
    DRAFT_EMPTY,
    DRAFT_COVERED,
    DRAFT_FACE,
    DRAFT_BEER,
    DRAFT_AS_OTHER,
    DRAFT_TUNNEL,
    DRAFT_HAZARD,
    DRAFT_NO_CHEST,
    RECYCLE_EMPTY,
    RECYCLE_COVERED,
    REFILL_BAG,
    REFILL_FULL,
    REFILL_NONE,
) = range(len(REASONS))


@rule
def _because(out: NDArray[np.int16], reason: int, first: int, second: int) -> int:
    """Write the two arguments of a reason; returns the reason."""
    out[0] = first
    out[1] = second
    return reason


@rule
def reason(state: State, code: int, out: NDArray[np.int16]) -> int:
    """Why an action is not legal: most often because it belongs to another phase."""
    phase = int(state.phase)
    if phase == EXCAVATION:
        return _in_excavation(state, code, out)
    if phase == MAGIC:
        return _in_magic(state, code, out)
    if phase == CACHE and CACHE_DIE <= code < DRAFT:
        return _caching(state, code - CACHE_DIE, out)
    if phase == SOLO:
        return _in_solo(state, code, out)
    if phase == HEROES and TAKE_HERO <= code < SHARE:
        if not setup.is_nobodys(state, code - TAKE_HERO):
            return _because(out, HERO_TAKEN, code - TAKE_HERO, 0)
    return ACTION_TIME


@rule
def _in_excavation(state: State, code: int, out: NDArray[np.int16]) -> int:
    """Taking, sharing and passing (5.1)."""
    if code == DONE:
        return DONE_TWO if state.shared and state.taken else DONE_FIRST
    if TAKE <= code < SPEND:
        slot = code - TAKE
        occupied = int(state.occupied)
        if (mountain.sides(occupied) >> slot) & 1:
            return _because(out, TAKE_SIDE, slot, 0)
        return _out_of_reach(state, slot, TAKE_EMPTY, TAKE_COVERED, out)
    if SHARE <= code < TAKE:
        kind, to = (code - SHARE) // SEATS, (code - SHARE) % SEATS
        if not excavation.may_share(state):
            return SHARE_LATE
        if to >= state.players:
            return _because(out, SHARE_SEAT, to, int(state.players))
        if to == state.seat:
            return SHARE_SELF
        return _because(out, SHARE_NONE, int(BEER_OF[kind]), 0)
    return ACTION_TIME


@rule
def _out_of_reach(state: State, slot: int, empty: int, covered: int, out: NDArray[np.int16]) -> int:
    """The reason for a slot without a die, or with a die that is not on top."""
    if (int(state.occupied) >> slot) & 1:
        return _because(out, covered, slot, 0)
    return _because(out, empty, slot, 0)


@rule
def _in_magic(state: State, code: int, out: NDArray[np.int16]) -> int:
    """Spending and naming dice (5.2)."""
    if SPEND <= code < SPEND_HERO and state.symbols == 0:
        face = code - SPEND
        if magic.unspent(state, face) > 0:
            return SPEND_USELESS
        return _because(out, SPEND_NONE, face, 0)
    if SPEND_HERO <= code < REROLL and state.symbols == 0:
        return _because(out, SPEND_HERO_NONE, code - SPEND_HERO, 0)
    if REROLL <= code < CACHE_DIE and state.symbols > 0:
        face = code - REROLL
        if KIND[face] == HAZARD and not state.reroll_hazards and state.trove[state.seat, face] > 0:
            return _because(out, REROLL_HAZARD, face, 0)
        if magic.eligible(state, face) <= 0:
            return _because(out, REROLL_NONE, face, 0)
        last = magic.last_named(state.chosen)
        if face < last:
            return _because(out, REROLL_ORDER, face, last)
        return _because(out, REROLL_FEW, face, 0)
    return ACTION_TIME


@rule
def _caching(state: State, face: int, out: NDArray[np.int16]) -> int:
    """Naming dice for chests (5.4.1)."""
    if replenish.uncached(state, face) <= 0:
        return _because(out, CACHE_NONE, face, 0)
    last = magic.last_named(state.cached[state.seat])
    if face < last:
        return _because(out, CACHE_ORDER, face, last)
    return ACTION_TIME


@rule
def _in_solo(state: State, code: int, out: NDArray[np.int16]) -> int:
    """The solo game (8): during a recycle nothing else is possible."""
    if RECYCLE <= code < REFILL:
        if state.symbols == 0:
            return ACTION_TIME
        return _out_of_reach(state, code - RECYCLE, RECYCLE_EMPTY, RECYCLE_COVERED, out)
    if state.symbols > 0:
        return ACTION_TIME
    if code == REFILL:
        if mountain.dice_in_bag(state) == 0:
            return REFILL_BAG
        return REFILL_FULL if state.occupied == FULL else REFILL_NONE
    if SPEND <= code < SPEND_HERO:
        face = code - SPEND
        if SHOWS[face] == SYMBOL and state.trove[0, face] > 0:
            return SPEND_EMPTY
        return _because(out, SPEND_NONE, face, 0)
    if SPEND_HERO <= code < REROLL:
        return _because(out, SPEND_NONE, code - SPEND_HERO, 0)
    if DRAFT_AS_CACHE <= code < RECYCLE:
        form = code - DRAFT_AS_CACHE
        return _drafting(state, form % SLOT_CODES, form // SLOT_CODES, 1, out)
    if DRAFT_AS <= code < DRAFT_AS_CACHE:
        form = code - DRAFT_AS
        return _drafting(state, form % SLOT_CODES, form // SLOT_CODES, 0, out)
    if DRAFT_CACHE <= code < DRAFT_AS:
        return _drafting(state, code - DRAFT_CACHE, -1, 1, out)
    if DRAFT <= code < DRAFT_CACHE:
        return _drafting(state, code - DRAFT, -1, 0, out)
    return ACTION_TIME


@rule
def _drafting(state: State, slot: int, face: int, cache: int, out: NDArray[np.int16]) -> int:
    """Drafting a die, as it shows or (`face` is not -1) set from Beer."""
    if (mountain.tops(int(state.occupied)) >> slot) & 1 == 0:
        return _out_of_reach(state, slot, DRAFT_EMPTY, DRAFT_COVERED, out)
    shown = int(state.slot[slot])
    is_beer = SHOWS[shown] == BEER
    if face >= 0 and not is_beer:
        return _because(out, DRAFT_FACE, slot, shown)
    if face < 0:
        if is_beer:
            return _because(out, DRAFT_BEER, slot, 0)
        face = shown
    if KIND[face] != KIND[shown] or SHOWS[face] == BEER or not ON_DIE[face]:
        return _because(out, DRAFT_AS_OTHER, slot, face)
    if not solo.can_draft(state, face):
        return _because(out, DRAFT_TUNNEL if KIND[face] == TUNNEL else DRAFT_HAZARD, face, 0)
    return DRAFT_NO_CHEST if cache else ACTION_TIME

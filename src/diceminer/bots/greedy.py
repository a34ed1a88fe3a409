"""The greedy player, compiled: a heuristic value for each legal action, one step ahead.

A trove is worth what it would score now plus a heuristic for its potential: incomplete straights,
tools without hazards, unspent magic, Beer to share, and in early rounds the dice themselves, which
will be rolled again. The weights are set by hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from diceminer.bots.multiplayer.policy import choose_dice, with_die
from diceminer.compiling import rule
from diceminer.rules import excavation, flow, magic, mountain, replenish, scoring, solo
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
    CHEST,
    FACE_COUNT,
    FULL,
    HIGHEST_NUMBER,
    KIND,
    NUMBERED,
    PICKAXE,
    ROLL,
    ROUNDS,
    SEATS,
    SHIELD,
    SHOWS,
    SYMBOL,
    VALUE,
)
from diceminer.rules.phases import CACHE, EXCAVATION, HEROES, MAGIC, SOLO

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from diceminer.bots.multiplayer.policy import Scratch
    from diceminer.rules.cup import Cup
    from diceminer.rules.state import State

# Expected points of a die of each kind in each round still to come.
_DIE_PER_ROUND: Final = np.array([0.9, 1.2, 1.2, 0.8, 3.0])
_GEM: Final = 1.3
_LOOSE_NUMBER: Final = 0.4
_MAGIC_SYMBOL: Final = 1.1
_SHARED_BEER: Final = 1.5
_PICKAXE: Final = 1.5
_SHIELD: Final = 2.0
_ONE_CHEST: Final = 0.3
_OPPONENT_GAIN: Final = 0.7  # the weight of what another player gains
_WORTH_KEEPING: Final = 0.3
_SOLO_MAGIC: Final = 0.5  # the value of spending a magic die in solo
_REFILLED_SLOT: Final = 0.03
_NEVER: Final = -1000.0


@rule
def worth(state: State, seat: int) -> float:
    """Estimate what a trove is worth to its player, in points."""
    points = (scoring.tunnels(state, seat) + _GEM * scoring.gems(state, seat)) + scoring.hazards(
        state, seat
    )
    digging = state.phase in (EXCAVATION, CACHE, HEROES)
    later = ROUNDS - int(state.round_number)
    for face in range(FACE_COUNT):
        shown = scoring.shown(state, seat, face)
        if shown == 0:
            continue
        shows, value = int(SHOWS[face]), int(VALUE[face])
        if shows == BEER:
            points += _SHARED_BEER * shown if digging else 0.0
        elif shows == SYMBOL:
            left = shown - int(state.spent[seat, face]) - int(state.hero_spent[seat, face])
            points += _MAGIC_SYMBOL * value * left
        elif shows == PICKAXE:
            points += _PICKAXE * shown
        elif shows == SHIELD:
            points += _SHIELD * shown
        elif shows == CHEST and later > 0:
            points += _ONE_CHEST * value * shown
        points += later * float(_DIE_PER_ROUND[KIND[face]]) * int(state.trove[seat, face])
    for number in range(2, HIGHEST_NUMBER + 1):
        if NUMBERED[number] >= 0 and NUMBERED[number - 1] >= 0:
            # Numbers that don't count yet because lower ones are missing.
            loose = scoring.shown(state, seat, int(NUMBERED[number])) - scoring.shown(
                state, seat, int(NUMBERED[number - 1])
            )
            points += _LOOSE_NUMBER * max(loose, 0)
    return points


@rule
def _rolled_worth(state: State, seat: int, face: int) -> float:
    """Average the worth of a trove over the rolls of one of its dice."""
    kind = int(KIND[face])
    state.trove[seat, face] -= 1
    points, last, shown = 0.0, -1, 0.0
    for pip in range(6):
        if ROLL[kind, pip] != last:
            last = int(ROLL[kind, pip])
            state.trove[seat, last] += 1
            shown = worth(state, seat)
            state.trove[seat, last] -= 1
        points += shown / 6
    state.trove[seat, face] += 1
    return points


@rule
def _best_take(state: State, seat: int, dice: int) -> tuple[float, int]:
    """Find the die of a mask that adds most to a trove; returns what it adds and its slot."""
    now = worth(state, seat)
    best, best_slot = _NEVER, -1
    while dice:
        slot = mountain.lowest(dice)
        gain = _taken_worth(state, seat, slot) - now
        if gain > best:
            best, best_slot = gain, slot
        dice &= dice - 1
    return best, best_slot


@rule
def _taken_worth(state: State, seat: int, slot: int) -> float:
    """Estimate a trove with one more die."""
    face = int(state.slot[slot])
    state.trove[seat, face] += 1
    points = worth(state, seat)
    state.trove[seat, face] -= 1
    return points


@rule
def _weigh_digging(state: State, cup: Cup, scratch: Scratch, count: int) -> None:
    """Excavation: value takes by what they add, sharing by two dice less what it gives away."""
    codes, worths = scratch.codes, scratch.worths
    seat = int(state.seat)
    now = worth(state, seat)
    for at in range(count):
        code = int(codes[at])
        if code == DONE:
            worths[at] = 0.0
        elif code >= TAKE:
            worths[at] = _taken_worth(state, seat, code - TAKE) - now
    last, gained = -1, 0.0
    for at in range(count):
        code = int(codes[at])
        if SHARE <= code < TAKE:
            kind, to = (code - SHARE) // SEATS, (code - SHARE) % SEATS
            if kind != last:
                last, gained = kind, _gained_by_sharing(state, cup, seat, kind, scratch.slots)
            worths[at] = gained - _OPPONENT_GAIN * _helped(state, to, kind)


@rule
def _helped(state: State, to: int, kind: int) -> float:
    """The expected gain of the player who is given a die, which is rolled."""
    beer = int(BEER_OF[kind])
    before = worth(state, to)
    state.trove[to, beer] += 1
    after = _rolled_worth(state, to, beer)
    state.trove[to, beer] -= 1
    return after - before


@rule
def _gained_by_sharing(
    state: State, cup: Cup, seat: int, kind: int, kept: NDArray[np.int8]
) -> float:
    """The gain of the player who shares: the two best dice, less the Beer."""
    beer = int(BEER_OF[kind])
    before = worth(state, seat)
    state.trove[seat, beer] -= 1
    occupied = int(state.occupied)
    state.shared = 1
    _, slot = _best_take(state, seat, excavation.takeable(state))
    for place in range(len(kept)):
        kept[place] = state.slot[place]
    face = mountain.remove(state, cup, slot)
    state.trove[seat, face] += 1
    after = worth(state, seat)
    second, _ = _best_take(state, seat, excavation.takeable(state))
    state.shared = 0
    state.trove[seat, face] -= 1
    state.trove[seat, beer] += 1
    state.occupied = occupied
    for place in range(len(kept)):
        state.slot[place] = kept[place]
    return after - before + max(second, 0.0)


@rule
def _weigh_magic(state: State, scratch: Scratch, count: int) -> None:
    """Magic: value rerolls by their expected gain."""
    seat = int(state.seat)
    now = worth(state, seat)
    dice = scratch.sums[1]
    for face in range(FACE_COUNT):
        dice[face] = magic.eligible(state, face)
        if dice[face] > 0:
            scratch.by_face[face] = _rolled_worth(state, seat, face) - now
    for at in range(count):
        code = int(scratch.codes[at])
        if code == DONE:
            scratch.worths[at] = 0.0
        elif code >= REROLL:
            scratch.worths[at] = with_die(scratch, code - REROLL, int(state.symbols), True)
        else:
            on_hero = code >= SPEND_HERO
            face = code - SPEND_HERO if on_hero else code - SPEND
            symbols = int(VALUE[face])
            # The die that is spent can't be rerolled; of equal ones the smallest is spent first.
            dice[face] -= not on_hero
            scratch.worths[at] = choose_dice(scratch, 0, symbols, True) - 0.001 * symbols
            dice[face] += not on_hero


@rule
def _weigh_caching(state: State, scratch: Scratch, count: int) -> None:
    """Replenish: value caching a die by what a roll is expected to lose."""
    seat = int(state.seat)
    now = worth(state, seat)
    dice = scratch.sums[1]
    for face in range(FACE_COUNT):
        dice[face] = replenish.uncached(state, face)
        if dice[face] > 0:
            scratch.by_face[face] = now - _rolled_worth(state, seat, face) - _WORTH_KEEPING
    chests = replenish.free_chests(state)
    for at in range(count):
        code = int(scratch.codes[at])
        if code == DONE:
            scratch.worths[at] = 0.0
        else:
            scratch.worths[at] = with_die(scratch, code - CACHE_DIE, chests, False)


@rule
def _weigh_heroes(state: State, scratch: Scratch, count: int) -> None:
    """Heroes: value each by its faces alone."""
    codes, worths = scratch.codes, scratch.worths
    seat = int(state.seat)
    nobody = int(state.hero[seat])
    for at in range(count):
        state.hero[seat] = codes[at] - TAKE_HERO
        worths[at] = worth(state, seat)
    state.hero[seat] = nobody


@rule
def _weigh_solo(state: State, scratch: Scratch, count: int) -> None:
    """Solo: value drafts by points and potential, then magic, a refill, and stopping last."""
    codes, worths = scratch.codes, scratch.worths
    for at in range(count):
        code = int(codes[at])
        if code == DONE:
            worths[at] = 0.0
        elif code == REFILL:
            worths[at] = _REFILLED_SLOT * _free_slots(state)
        elif code >= RECYCLE:
            worths[at] = _uncovered(state, code - RECYCLE)
        elif code >= DRAFT_AS_CACHE:
            worths[at] = _draft_worth(state, (code - DRAFT_AS_CACHE) // SLOT_CODES, 2)
        elif code >= DRAFT_AS:
            worths[at] = _draft_worth(state, (code - DRAFT_AS) // SLOT_CODES, 1)
        elif code >= DRAFT_CACHE:
            worths[at] = _draft_worth(state, int(state.slot[code - DRAFT_CACHE]), 2)
        elif code >= DRAFT:
            worths[at] = _draft_worth(state, int(state.slot[code - DRAFT]), 1)
        else:
            worths[at] = _SOLO_MAGIC - 0.01 * int(VALUE[code - SPEND])


@rule
def _free_slots(state: State) -> int:
    """Count the slots that a refill would fill."""
    free, count = FULL & ~int(state.occupied), 0
    while free:
        free &= free - 1
        count += 1
    return count


@rule
def _uncovered(state: State, slot: int) -> float:
    """Count the dice that removing one makes draftable, less that one if it is draftable itself."""
    occupied = int(state.occupied)
    dice = mountain.tops(occupied & ~(1 << slot)) & ~mountain.tops(occupied)
    points = -1.0 if _is_wanted(state, slot) else 0.0
    while dice:
        points += 1.0 if _is_wanted(state, mountain.lowest(dice)) else 0.0
        dice &= dice - 1
    return points


@rule
def _is_wanted(state: State, slot: int) -> bool:
    """Whether a die shows Beer or could be drafted now."""
    face = int(state.slot[slot])
    return solo.can_draft(state, face) or SHOWS[face] == BEER


@rule
def _draft_worth(state: State, face: int, times: int) -> float:
    """The heuristic value of drafting a face in the solo game; gems count twice in a chest."""
    shows, value = int(SHOWS[face]), int(VALUE[face])
    if shows == SYMBOL:
        return 1.0 + 0.2 * value
    if shows == PICKAXE:
        return 2.5
    if shows == SHIELD:
        return 4.0
    if shows == CHEST:
        return 3.0
    return 1.0 + float(value * times)


@rule
def weigh(state: State, cup: Cup, scratch: Scratch) -> int:
    """List the legal actions with the value of each; the state is restored afterwards.

    Nothing is rolled: the cup is only needed because moving dice writes to its log.
    """
    count = flow.legal(state, scratch.codes)
    if state.phase == EXCAVATION:
        _weigh_digging(state, cup, scratch, count)
    elif state.phase == MAGIC:
        _weigh_magic(state, scratch, count)
    elif state.phase == CACHE:
        _weigh_caching(state, scratch, count)
    elif state.phase == HEROES:
        _weigh_heroes(state, scratch, count)
    elif state.phase == SOLO:
        _weigh_solo(state, scratch, count)
    return count


@rule
def choice(state: State, cup: Cup, scratch: Scratch) -> int:
    """The index of the chosen action among the legal ones: the best, the first of equals."""
    best = 0
    for at in range(1, weigh(state, cup, scratch)):
        if scratch.worths[at] > scratch.worths[best]:
            best = at
    return best

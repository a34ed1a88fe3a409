"""Whether a position is possible: one that a game could have reached and can go on from.

A position is written with everything that people see. What only the rules know (who is tied, who
contends, who has won) follows from it and is filled in here. `FAULTS` names what can be wrong,
`FIELDS` where: the fields of a position as docs/notation.md has them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from diceminer.compiling import rule
from diceminer.rules import ending, flow, magic, mountain, scoring, seats, setup, solo
from diceminer.rules.actions import DONE
from diceminer.rules.constants import (
    BEER,
    BOX,
    FACE_COUNT,
    FIRST,
    HAZARD,
    HERO_FACES,
    KIND,
    KIND_COUNT,
    MOST_REFILLS,
    NO_HERO,
    ROUNDS,
    SEATS,
    SHOWS,
    SLOT_COUNT,
    SLOTS,
    STRIDE,
    SYMBOL,
    TREASURE,
    VALUE,
)
from diceminer.rules.constants import MAGIC as MAGIC_DIE
from diceminer.rules.phases import (
    CACHE,
    EXCAVATION,
    HEROES,
    MAGIC,
    OVER,
    SOLO,
    SOLO_PHASES,
    TABLE_PHASES,
)

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from diceminer.rules.state import State

# What can be wrong, and what the two arguments of each fault are.
FAULTS: Final = {
    "": (),
    "phase": (),
    "round": ("most",),
    "hanging": ("slot",),
    "hero": (),
    "early": (),
    "conservation": ("kind", "have"),
    "named": (),
    "rounds": (),
    "tiebreaks": (),
    "spent": ("token",),
    "chests": (),
    "turn": (),
    "choice": (),
}
(
    SOUND,
    PHASE_FAULT,
    ROUND_FAULT,
    HANGING,
    HERO_FAULT,
    EARLY,
    CONSERVATION,
    NAMED,
    ROUNDS_FAULT,
    TIEBREAKS_FAULT,
    SPENT_FAULT,
    CHESTS_FAULT,
    TURN_FAULT,
    CHOICE,
) = range(len(FAULTS))

# Where it is wrong; the field of a seat is FIRST_SEAT and its number from 0.
FIELDS: Final = (
    *("", "phase", "round", "seat", "start", "first", "turn", "mountain", "bag", "tie-breaks"),
)
(
    WHOLE,
    PHASE_FIELD,
    ROUND_FIELD,
    SEAT_FIELD,
    START_FIELD,
    FIRST_FIELD,
    TURN_FIELD,
    MOUNTAIN_FIELD,
    BAG_FIELD,
    TIEBREAKS_FIELD,
) = range(len(FIELDS))
FIRST_SEAT: Final = len(FIELDS)

# In a row of tie-break points: a seat that did not take part.
NOT_IN: Final = -(1 << 15)

# What can be wrong with troves on the score pad; the arguments are a kind, hero, face or counts.
PAD_FAULTS: Final = (
    "",
    "too-many",
    "solo-heroes",
    "hero-twice",
    "cached-table",
    "solo-beer",
    "solo-draft",
    "cached",
    "chests",
)
(
    PAD_SOUND,
    PAD_MANY,
    PAD_HEROES,
    PAD_TWICE,
    PAD_CACHED_TABLE,
    PAD_BEER,
    PAD_DRAFT,
    PAD_CACHED,
    PAD_CHESTS,
) = range(len(PAD_FAULTS))


@rule
def _wrong(out: NDArray[np.int16], fault: int, field: int, first: int, second: int) -> int:
    """Write the field of a fault and its two arguments; returns the fault."""
    out[0] = field
    out[1] = first
    out[2] = second
    return fault


@rule
def complete(
    state: State,
    extra_tunnel_dice: int,
    tiebreaks: NDArray[np.int16],
    scored: NDArray[np.int16],
    scratch: NDArray[np.int16],
    out: NDArray[np.int16],
) -> int:
    """Fill in what follows from a position as it is written, and find what is wrong with it.

    `tiebreaks` has a row for every tie-break so far, `scored` the number of rounds on each sheet;
    `scratch` is a buffer for a list of actions.
    """
    fault = _fault_of_fields(state, out)
    if fault == SOUND:
        fault = _fault_of_dice(state, extra_tunnel_dice, out)
    if fault == SOUND:
        fault = _fault_of_seats(state, scored, out)
    if fault == SOUND:
        fault = _fault_of_ties(state, tiebreaks, scratch, out)
    if fault == SOUND:
        fault = _fault_of_marks(state, out)
    if fault == SOUND and state.phase != OVER:
        count = flow.legal(state, scratch)
        # Nobody is ever asked for a lone `done`.
        if count == 0 or (count == 1 and scratch[0] == DONE):
            return _wrong(out, CHOICE, WHOLE, 0, 0)
    return fault


@rule
def _fault_of_fields(state: State, out: NDArray[np.int16]) -> int:
    """Check each field by itself: the phase, the round, the mountain's dice, the heroes."""
    alone = state.players == 1
    if not (int(state.phase) in SOLO_PHASES if alone else int(state.phase) in TABLE_PHASES):
        return _wrong(out, PHASE_FAULT, PHASE_FIELD, 0, 0)
    has_rounds = state.phase != HEROES and state.phase != SOLO
    most = ROUNDS if has_rounds else 1
    if not 1 <= state.round_number <= most:
        return _wrong(out, ROUND_FAULT, ROUND_FIELD, most, 0)
    if state.refills > MOST_REFILLS:
        return _wrong(out, TURN_FAULT, TURN_FIELD, 0, 0)
    occupied = int(state.occupied)
    for place in range(SLOT_COUNT):
        slot = int(SLOTS[place])
        if (occupied >> slot) & 1 and slot >= STRIDE:
            below = 3 << (slot - STRIDE)
            if occupied & below != below:
                return _wrong(out, HANGING, MOUNTAIN_FIELD, slot, 0)
    for seat in range(int(state.players)):
        hero = int(state.hero[seat])
        if hero != NO_HERO:
            is_known = state.players > 1 and setup.is_in_sets(state, hero)
            for other in range(seat):
                is_known = is_known and state.hero[other] != hero
            if not is_known:
                return _wrong(out, HERO_FAULT, FIRST_SEAT + seat, 0, 0)
    return SOUND


@rule
def _fault_of_dice(state: State, extra_tunnel_dice: int, out: NDArray[np.int16]) -> int:
    """Check that every die of the box is in one place, except magic dice spent in solo."""
    for kind in range(KIND_COUNT):
        have = int(state.bag[kind])
        for face in range(FACE_COUNT):
            for seat in range(SEATS if KIND[face] == kind else 0):
                have += int(state.trove[seat, face])
                if state.phase == HEROES and state.trove[seat, face] > 0:
                    return _wrong(out, EARLY, BAG_FIELD, 0, 0)
        for place in range(SLOT_COUNT):
            slot = int(SLOTS[place])
            if (int(state.occupied) >> slot) & 1 and KIND[state.slot[slot]] == kind:
                have += 1
        spent = state.players == 1 and kind == MAGIC_DIE
        box = int(BOX[extra_tunnel_dice, kind])
        if have > box or (have < box and not spent):
            return _wrong(out, CONSERVATION, BAG_FIELD, kind, have)
    if state.players > 1 and (state.occupied != 0) != (state.phase == EXCAVATION):
        return _wrong(out, EARLY, MOUNTAIN_FIELD, 0, 0)
    return SOUND


@rule
def _fault_of_seats(state: State, scored: NDArray[np.int16], out: NDArray[np.int16]) -> int:
    """Check whose turn it is, and that each seat has the hero and the rounds it must have."""
    phase, together = int(state.phase), state.players > 1
    if (state.seat >= 0) != (phase != OVER):
        return _wrong(out, NAMED, SEAT_FIELD, 0, 0)
    if (state.start >= 0) != together:
        return _wrong(out, NAMED, START_FIELD, 0, 0)
    if (state.first >= 0) != (phase == MAGIC or phase == CACHE):
        return _wrong(out, NAMED, FIRST_FIELD, 0, 0)
    state.tied = 1 if phase == MAGIC and scored[0] == ROUNDS else 0
    is_last = state.round_number == ROUNDS
    if phase == OVER and together and not is_last:
        return _wrong(out, EARLY, ROUND_FIELD, 0, 0)
    if phase == CACHE and is_last:
        return _wrong(out, EARLY, ROUND_FIELD, 0, 0)
    if state.tied and not is_last:
        return _wrong(out, EARLY, ROUND_FIELD, 0, 0)
    for seat in range(int(state.players)):
        if (state.hero[seat] != NO_HERO) != _has_chosen(state, seat):
            return _wrong(out, HERO_FAULT, FIRST_SEAT + seat, 0, 0)
        if scored[seat] != ending.rounds_scored(state):
            return _wrong(out, ROUNDS_FAULT, FIRST_SEAT + seat, 0, 0)
    return SOUND


@rule
def _has_chosen(state: State, seat: int) -> bool:
    """Whether a seat must have a hero: chosen counterclockwise, the starter last (4.2)."""
    if state.players == 1:
        return False
    if state.phase != HEROES:
        return True
    choosing = int(state.start)
    while True:
        choosing = seats.before(state, choosing)
        if choosing == state.seat:
            return False
        if choosing == seat:
            return True


@rule
def _fault_of_ties(
    state: State,
    tiebreaks: NDArray[np.int16],
    points: NDArray[np.int16],
    out: NDArray[np.int16],
) -> int:
    """Who still contends follows from the totals and the tie-breaks so far (6)."""
    contenders = (1 << int(state.players)) - 1
    compared = contenders
    is_decided = state.phase == OVER and state.players > 1
    if is_decided or state.tied:
        for seat in range(int(state.players)):
            points[seat] = scoring.total(state, seat)
        contenders = _leaders(points, contenders)
        for at in range(len(tiebreaks)):
            entered = 0
            for seat in range(SEATS):
                points[seat] = tiebreaks[at, seat]
                if tiebreaks[at, seat] != NOT_IN:
                    entered |= 1 << seat
            if entered != contenders or _is_one(contenders):
                return _wrong(out, TIEBREAKS_FAULT, TIEBREAKS_FIELD, 0, 0)
            compared, contenders = contenders, _leaders(points, contenders)
        if is_decided != _is_one(contenders):
            return _wrong(out, TIEBREAKS_FAULT, TIEBREAKS_FIELD, 0, 0)
    elif len(tiebreaks) > 0:
        return _wrong(out, TIEBREAKS_FAULT, TIEBREAKS_FIELD, 0, 0)
    # Of a decided game, those whose gems were compared last.
    state.contenders = compared if is_decided else contenders
    state.winner = mountain.lowest(contenders) if is_decided else -1
    return SOUND


@rule
def _is_one(seats: int) -> bool:
    return seats & (seats - 1) == 0


@rule
def _leaders(points: NDArray[np.int16], among: int) -> int:
    """Find the seats with the most points."""
    best, leaders = NOT_IN, 0
    for seat in range(SEATS):
        if (among >> seat) & 1:
            if points[seat] > best:
                best, leaders = int(points[seat]), 0
            if points[seat] == best:
                leaders |= 1 << seat
    return leaders


@rule
def _fault_of_marks(state: State, out: NDArray[np.int16]) -> int:
    """Check that only dice that are there are spent, named or cached, and only in their phase."""
    for seat in range(int(state.players)):
        for face in range(FACE_COUNT):
            trove = int(state.trove[seat, face])
            may_spend = SHOWS[face] == SYMBOL and (
                state.phase == MAGIC or state.phase == CACHE or state.phase == OVER
            )
            on_hero = int(HERO_FACES[state.hero[seat], face])
            if (
                state.spent[seat, face] > (trove if may_spend else 0)
                or state.hero_spent[seat, face] > (on_hero if may_spend else 0)
                or state.cached[seat, face] > (trove if _may_cache(state, seat, face) else 0)
            ):
                return _wrong(out, SPENT_FAULT, FIRST_SEAT + seat, face, 0)
        if _cached(state, seat) > scoring.chests(state, seat):
            return _wrong(out, CHESTS_FAULT, FIRST_SEAT + seat, 0, 0)
    if state.phase == MAGIC and state.symbols > 0 and not _can_be_rerolling(state):
        return _wrong(out, TURN_FAULT, TURN_FIELD, 0, 0)
    if state.phase == SOLO and state.symbols > solo.dice_lying(state):
        return _wrong(out, TURN_FAULT, TURN_FIELD, 0, 0)
    return SOUND


@rule
def _cached(state: State, seat: int) -> int:
    """Count a player's cached dice."""
    count = 0
    for face in range(FACE_COUNT):
        count += int(state.cached[seat, face])
    return count


@rule
def _may_cache(state: State, seat: int, face: int) -> bool:
    """Dice are cached in the cache phase, by those whose turn has come; treasure in solo."""
    if state.players == 1:
        return bool(KIND[face] == TREASURE)
    players, first = int(state.players), int(state.first)
    if state.phase != CACHE:
        return False
    return (seat - first + players) % players <= (int(state.seat) - first + players) % players


@rule
def _can_be_rerolling(state: State) -> bool:
    """Whether the dice named and still to name are what one spent face allows (5.2)."""
    seat, named, eligible = int(state.seat), 0, 0
    for face in range(FACE_COUNT):
        left = magic.eligible(state, face)
        if left < 0:
            return False
        named += int(state.chosen[face])
        eligible += left
    eligible += named
    named += int(state.symbols)
    for face in range(FACE_COUNT):
        spent = int(state.spent[seat, face]) + int(state.hero_spent[seat, face])
        if spent > 0 and named == min(int(VALUE[face]), eligible):
            return True
    return False


@rule
def pad_fault(state: State, extra_tunnel_dice: int, out: NDArray[np.int16]) -> int:
    """Find what is wrong with the troves of a game played on a real table."""
    for kind in range(KIND_COUNT):
        have, most = 0, int(BOX[extra_tunnel_dice, kind])
        for seat in range(SEATS):
            for face in range(FIRST[kind], FIRST[kind + 1]):
                have += int(state.trove[seat, face])
        if have > most:
            return _wrong(out, PAD_MANY, kind, most, 0)
    for seat in range(int(state.players)):
        hero = int(state.hero[seat])
        if hero != NO_HERO:
            if state.players == 1:
                return _wrong(out, PAD_HEROES, 0, 0, 0)
            for other in range(seat):
                if state.hero[other] == hero:
                    return _wrong(out, PAD_TWICE, hero, 0, 0)
    if state.players == 1:
        return _fault_of_solo_pad(state, out)
    return PAD_SOUND if _cached(state, 0) == 0 else _wrong(out, PAD_CACHED_TABLE, 0, 0, 0)


@rule
def _fault_of_solo_pad(state: State, out: NDArray[np.int16]) -> int:
    """Check that the trove of a solo game could have been drafted die by die (8).

    Tools come before the hazards they allow, tunnels in the order of their numbers; only the magic
    dice of the set-up can still show Beer.
    """
    wanted = state.chosen
    for face in range(FACE_COUNT):
        wanted[face] = state.trove[0, face]
        state.trove[0, face] = 0
    beers = 0
    for hazards in range(2):
        for face in range(FACE_COUNT):
            if (KIND[face] == HAZARD) != (hazards == 1):
                continue
            for _ in range(int(wanted[face])):
                if SHOWS[face] == BEER:
                    beers += 1
                    if KIND[face] != MAGIC_DIE or beers > state.magic_dice:
                        return _wrong(out, PAD_BEER, face, 0, 0)
                elif not solo.can_draft(state, face):
                    return _wrong(out, PAD_DRAFT, face, 0, 0)
                state.trove[0, face] += 1
    for face in range(FACE_COUNT):
        if state.cached[0, face] > (state.trove[0, face] if _may_cache(state, 0, face) else 0):
            return _wrong(out, PAD_CACHED, face, 0, 0)
    if _cached(state, 0) > scoring.chests(state, 0):
        return _wrong(out, PAD_CHESTS, _cached(state, 0), scoring.chests(state, 0), 0)
    return PAD_SOUND

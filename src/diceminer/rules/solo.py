"""The solo game (rules 8): draft what fits, spend magic to recycle, refill twice, stop in time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from diceminer.compiling import rule
from diceminer.rules import mountain
from diceminer.rules.actions import (
    DONE,
    DRAFT,
    DRAFT_AS,
    DRAFT_AS_CACHE,
    DRAFT_CACHE,
    RECYCLE,
    REFILL,
    SLOT_CODES,
    SPEND,
)
from diceminer.rules.cup import note, roll
from diceminer.rules.log import AGAIN, DEALT_MAGIC, DRAFTED, RECYCLED, REFILLED, SPENT, STOPPED, WON
from diceminer.rules.mountain import dice_in_bag, lowest, tops
from diceminer.rules.phases import OVER, SOLO
from diceminer.rules.tables import (
    BEER,
    CAVE_IN,
    CHEST,
    FACE_COUNT,
    FIRST,
    FULL,
    HAZARD,
    HIGHEST_NUMBER,
    KIND,
    MAGIC,
    MOST_REFILLS,
    NUMBERED,
    ON_DIE,
    PICKAXE,
    SHIELD,
    SHOWS,
    SLOT_COUNT,
    SLOTS,
    SYMBOL,
    TOOL,
    TREASURE,
    TUNNEL,
    VALUE,
)

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from diceminer.rules.cup import Cup
    from diceminer.rules.state import State

STRAIGHT_POINTS: Final = 5


@rule
def set_up(state: State, cup: Cup) -> None:
    """Roll the magic dice and fill the mountain; with nothing to do, set up again."""
    for _ in range(int(state.magic_dice)):
        state.bag[MAGIC] -= 1
        face = roll(cup, MAGIC)
        state.trove[0, face] += 1
        note(cup, DEALT_MAGIC, face, 0, 0, 0)
    mountain.fill(state, cup)
    state.seat = 0
    if _can_draft_any(state) or _can_spend_any(state):
        state.phase = SOLO
        return
    note(cup, AGAIN, 0, 0, 0, 0)
    for place in range(SLOT_COUNT):
        slot = int(SLOTS[place])
        if (int(state.occupied) >> slot) & 1:
            state.bag[KIND[state.slot[slot]]] += 1
    state.occupied = 0
    for face in range(FACE_COUNT):
        state.bag[KIND[face]] += state.trove[0, face]
        state.trove[0, face] = 0


@rule
def dice_showing(state: State, kind: int, symbol: int) -> int:
    """Count dice, not symbols: one tool die takes one hazard die, whatever its count."""
    count = 0
    for face in range(FIRST[kind], FIRST[kind + 1]):
        if SHOWS[face] == symbol:
            count += int(state.trove[0, face])
    return count


@rule
def can_draft(state: State, face: int) -> bool:
    """Tell whether a die may be drafted with a face that is not Beer."""
    kind, shows = int(KIND[face]), int(SHOWS[face])
    if shows == BEER:
        return False
    if kind == TUNNEL:
        number = int(VALUE[face])
        if number == 1:
            return True
        below = int(NUMBERED[number - 1])
        return below >= 0 and state.trove[0, face] < state.trove[0, below]
    if kind == HAZARD:
        tool = PICKAXE if shows == CAVE_IN else SHIELD
        return dice_showing(state, HAZARD, shows) < dice_showing(state, TOOL, tool)
    return True


@rule
def chests_left(state: State) -> int:
    """Each chest symbol in the trove holds one treasure die."""
    free = 0
    for face in range(FIRST[TOOL], FIRST[TOOL + 1]):
        if SHOWS[face] == CHEST:
            free += int(VALUE[face]) * int(state.trove[0, face])
    for face in range(FIRST[TREASURE], FIRST[TREASURE + 1]):
        free -= int(state.cached[0, face])
    return free


@rule
def free_chest(state: State) -> bool:
    """Tell whether a treasure die can be cached."""
    return chests_left(state) > 0


@rule
def _can_draft_as(state: State, shown: int, face: int) -> bool:
    """Beer is wild: it may be set to any face of its die that could be drafted."""
    if SHOWS[shown] != BEER or KIND[shown] != KIND[face] or not ON_DIE[face]:
        return False
    return can_draft(state, face)


@rule
def _can_draft_any(state: State) -> bool:
    """Tell whether any top die can be drafted at all."""
    top = tops(int(state.occupied))
    while top:
        shown = int(state.slot[lowest(top)])
        if can_draft(state, shown):
            return True
        for face in range(FIRST[KIND[shown]], FIRST[KIND[shown] + 1]):
            if _can_draft_as(state, shown, face):
                return True
        top &= top - 1
    return False


@rule
def _can_spend_any(state: State) -> bool:
    """Magic is spent on dice of the mountain, so there must be some."""
    return state.occupied != 0 and dice_showing(state, MAGIC, SYMBOL) > 0


@rule
def can_refill(state: State) -> bool:
    """At most twice a game, with a free slot and a die to draw."""
    return state.refills < MOST_REFILLS and state.occupied != FULL and dice_in_bag(state) > 0


@rule
def legal(state: State, out: NDArray[np.int16]) -> int:
    """List every draft in its forms, spends, the refill and stopping; or what can be recycled."""
    count = 0
    top = tops(int(state.occupied))
    if state.symbols > 0:
        while top:
            out[count] = RECYCLE + lowest(top)
            count += 1
            top &= top - 1
        return count
    beers = 0
    dice = top
    while dice:
        slot = lowest(dice)
        if SHOWS[state.slot[slot]] == BEER:
            beers |= 1 << slot
        dice &= dice - 1
    chest = free_chest(state)
    for into_chest in range(2 if chest else 1):
        dice = top & ~beers
        while dice:
            slot = lowest(dice)
            shown = int(state.slot[slot])
            if (not into_chest or KIND[shown] == TREASURE) and can_draft(state, shown):
                out[count] = (DRAFT_CACHE if into_chest else DRAFT) + slot
                count += 1
            dice &= dice - 1
    if beers:
        for into_chest in range(2 if chest else 1):
            for face in range(FACE_COUNT):
                if into_chest and KIND[face] != TREASURE:
                    continue
                dice = beers
                while dice:
                    slot = lowest(dice)
                    if _can_draft_as(state, int(state.slot[slot]), face):
                        form = DRAFT_AS_CACHE if into_chest else DRAFT_AS
                        out[count] = form + face * SLOT_CODES + slot
                        count += 1
                    dice &= dice - 1
    if state.occupied != 0:
        for face in range(FIRST[MAGIC], FIRST[MAGIC + 1]):
            if SHOWS[face] == SYMBOL and state.trove[0, face] > 0:
                out[count] = SPEND + face
                count += 1
    if can_refill(state):
        out[count] = REFILL
        count += 1
    out[count] = DONE
    return count + 1


@rule
def _go_on(state: State, cup: Cup) -> None:
    """When nothing but stopping is left, the game is over."""
    if not (_can_draft_any(state) or _can_spend_any(state) or can_refill(state)):
        _end(state, cup)


@rule
def _end(state: State, cup: Cup) -> None:
    """The game is over; alone, nobody wins."""
    state.phase = OVER
    state.seat = -1
    note(cup, WON, -1, 0, 0, 0)


@rule
def draft(state: State, cup: Cup, slot: int, face: int, cache: int) -> None:
    """Put a top die into the trove, set to a face, a treasure die perhaps into a chest."""
    note(cup, DRAFTED, slot, int(state.slot[slot]), face, cache)
    mountain.remove(state, cup, slot)
    state.trove[0, face] += 1
    state.cached[0, face] += cache
    _go_on(state, cup)


@rule
def spend(state: State, cup: Cup, face: int) -> None:
    """A magic die leaves the game; as many dice as its symbols must be recycled."""
    state.trove[0, face] -= 1
    note(cup, SPENT, 0, face, 0, 1)
    state.symbols = min(int(VALUE[face]), dice_lying(state))


@rule
def dice_lying(state: State) -> int:
    """Count the dice on the mountain."""
    lying = 0
    for place in range(SLOT_COUNT):
        lying += (int(state.occupied) >> int(SLOTS[place])) & 1
    return lying


@rule
def recycle(state: State, cup: Cup, slot: int) -> None:
    """Put a top die back into the bag."""
    face = mountain.remove(state, cup, slot)
    state.bag[KIND[face]] += 1
    state.symbols -= 1
    note(cup, RECYCLED, slot, face, 0, 0)
    if state.symbols == 0:
        _go_on(state, cup)


@rule
def refill(state: State, cup: Cup) -> None:
    """Fill the free slots; what lies on the mountain stays."""
    state.refills += 1
    note(cup, REFILLED, 0, 0, 0, 0)
    mountain.fill(state, cup)
    _go_on(state, cup)


@rule
def stop(state: State, cup: Cup) -> None:
    """End the game with what is there."""
    note(cup, STOPPED, 0, 0, 0, 0)
    _end(state, cup)


@rule
def tunnels(state: State) -> int:
    """Five points for every complete straight, which is every 5."""
    face = int(NUMBERED[HIGHEST_NUMBER])
    return STRAIGHT_POINTS * int(state.trove[0, face]) if face >= 0 else 0


@rule
def treasure(state: State) -> int:
    """A point a gem, two in a chest."""
    points = 0
    for face in range(FIRST[TREASURE], FIRST[TREASURE + 1]):
        points += int(VALUE[face]) * (int(state.trove[0, face]) + int(state.cached[0, face]))
    return points


@rule
def hazards(state: State) -> int:
    """A point a symbol: every hazard that was drafted is neutralised."""
    points = 0
    for face in range(FIRST[HAZARD], FIRST[HAZARD + 1]):
        points += int(VALUE[face]) * int(state.trove[0, face])
    return points


@rule
def score(state: State) -> int:
    """Add up the three parts."""
    return tunnels(state) + treasure(state) + hazards(state)

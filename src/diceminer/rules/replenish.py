"""Replenish (rules 5.4): cache dice, roll all others, determine the next starting player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from diceminer.compiling import rule
from diceminer.rules import seats
from diceminer.rules.actions import CACHE_DIE, DONE
from diceminer.rules.constants import FACE_COUNT, SEATS
from diceminer.rules.cup import note
from diceminer.rules.log import CACHED, NEW_ROUND, ROLLED
from diceminer.rules.magic import last_named, roll_chosen
from diceminer.rules.phases import CACHE, ROLL_OFF, ROLL_TROVES
from diceminer.rules.scoring import chests, total
from diceminer.rules.setup import make_starter

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from diceminer.rules.cup import Cup
    from diceminer.rules.state import State


@rule
def begin(state: State) -> None:
    """Players cache in the order of the Magic phase."""
    state.phase = CACHE
    state.seat = state.first
    _go_on(state)


@rule
def _go_on(state: State) -> None:
    """Stay with a player who can cache something, otherwise go round to the roll."""
    while not _can_cache(state):
        state.seat = seats.after(state, int(state.seat))
        if state.seat == state.first:
            state.phase = ROLL_TROVES
            return


@rule
def uncached(state: State, face: int) -> int:
    """Count the dice showing a face that are not cached yet."""
    return int(state.trove[state.seat, face]) - int(state.cached[state.seat, face])


@rule
def free_chests(state: State) -> int:
    """Count the chests that hold nothing yet."""
    free = chests(state, int(state.seat))
    if free > 0:
        for face in range(FACE_COUNT):
            free -= int(state.cached[state.seat, face])
    return free


@rule
def _can_cache(state: State) -> bool:
    """There is a free chest and a die that may still be named for it."""
    if free_chests(state) <= 0:
        return False
    for face in range(last_named(state.cached[state.seat]), FACE_COUNT):
        if uncached(state, face) > 0:
            return True
    return False


@rule
def legal(state: State, out: NDArray[np.int16]) -> int:
    """List the dice that can be cached, in canonical order from the last one named."""
    count = 0
    free = free_chests(state)
    for face in range(last_named(state.cached[state.seat]), FACE_COUNT):
        if free > 0 and uncached(state, face) > 0:
            out[count] = CACHE_DIE + face
            count += 1
    out[count] = DONE
    return count + 1


@rule
def cache(state: State, cup: Cup, face: int) -> None:
    """Keep a die as it is over the coming roll."""
    state.cached[state.seat, face] += 1
    note(cup, CACHED, int(state.seat), face, 0, 0)
    _go_on(state)


@rule
def end_turn(state: State) -> None:
    """A player caches no more; the next one in order may."""
    state.seat = seats.after(state, int(state.seat))
    if state.seat == state.first:
        state.phase = ROLL_TROVES
    else:
        _go_on(state)


@rule
def roll_trove(state: State, cup: Cup, seat: int) -> None:
    """Roll every die of a trove that is not cached, and clear what was spent or cached."""
    for face in range(FACE_COUNT):
        state.chosen[face] = state.trove[seat, face] - state.cached[seat, face]
        state.cached[seat, face] = 0
        state.spent[seat, face] = 0
        state.hero_spent[seat, face] = 0
    roll_chosen(state, cup, seat, ROLLED)


@rule
def roll_troves(state: State, cup: Cup) -> None:
    """Roll all troves; the player with the fewest points starts, ties rolled off (5.4.2-3)."""
    for seat in range(int(state.players)):
        roll_trove(state, cup, seat)
    state.round_number += 1
    state.first = -1
    note(cup, NEW_ROUND, int(state.round_number), 0, 0, 0)
    fewest = total(state, 0)
    for seat in range(int(state.players)):
        fewest = min(fewest, total(state, seat))
    state.contenders = 0
    for seat in range(SEATS):
        if seat < state.players and total(state, seat) == fewest:
            state.contenders = int(state.contenders) | (1 << seat)
    if int(state.contenders) & (int(state.contenders) - 1) == 0:
        make_starter(state, cup)
    else:
        state.phase = ROLL_OFF

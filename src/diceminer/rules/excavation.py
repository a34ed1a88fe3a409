"""Excavation (rules 5.1): take a top die, or share Beer first and take two from top or side."""

from __future__ import annotations

from typing import TYPE_CHECKING

from diceminer.compiling import rule
from diceminer.rules import magic, seats
from diceminer.rules.actions import DONE, SHARE, TAKE
from diceminer.rules.constants import BEER_OF, KIND_COUNT, SEATS
from diceminer.rules.cup import note, roll
from diceminer.rules.log import PASSED, SHARED, TOOK
from diceminer.rules.mountain import lowest, remove, sides, tops

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from diceminer.rules.cup import Cup
    from diceminer.rules.state import State


@rule
def takeable(state: State) -> int:
    """Find the dice that may be taken now: the top, after sharing Beer also the side."""
    occupied = int(state.occupied)
    if state.shared:
        return tops(occupied) | sides(occupied)
    return tops(occupied)


@rule
def takes(state: State) -> int:
    """Count the dice that this turn may still take: one, or two with Beer, if they lie there."""
    wanted = 1 + int(state.shared) - int(state.taken)
    lying = int(state.occupied)
    count = 0
    while lying and count < wanted:
        lying &= lying - 1
        count += 1
    return count


@rule
def may_share(state: State) -> bool:
    """Beer is shared at the start of a turn only, and once a turn."""
    return not state.shared and state.taken == 0


@rule
def may_pass(state: State) -> bool:
    """After sharing, the second take is optional, unless the variant makes it compulsory."""
    return state.shared != 0 and state.taken == 1 and state.must_take_two == 0


@rule
def legal(state: State, out: NDArray[np.int16]) -> int:
    """List the shares, takes and the pass that are legal now."""
    count = 0
    seat, players = int(state.seat), int(state.players)
    beers = 0
    for kind in range(KIND_COUNT):
        beers += int(state.trove[seat, BEER_OF[kind]])
    if beers > 0 and may_share(state):
        for kind in range(KIND_COUNT):
            has_beer = state.trove[seat, BEER_OF[kind]] > 0
            for to in range(players):
                out[count] = SHARE + kind * SEATS + to
                count += 1 if has_beer and to != seat else 0
    dice = takeable(state)
    while dice:
        out[count] = TAKE + lowest(dice)
        count += 1
        dice &= dice - 1
    if may_pass(state):
        out[count] = DONE
        count += 1
    return count


@rule
def share(state: State, cup: Cup, kind: int, to: int) -> None:
    """Give a die showing Beer to another player, rolled."""
    beer = int(BEER_OF[kind])
    state.trove[state.seat, beer] -= 1
    face = roll(cup, kind)
    state.trove[to, face] += 1
    state.shared = 1
    note(cup, SHARED, int(state.seat), to, beer, face)


@rule
def take(state: State, cup: Cup, slot: int) -> None:
    """Take a die into the trove, as it shows."""
    seat = int(state.seat)
    note(cup, TOOK, seat, slot, int(state.slot[slot]), 0)
    state.trove[seat, remove(state, cup, slot)] += 1
    state.taken += 1
    if state.occupied == 0 or state.taken == 1 + int(state.shared):
        end_turn(state)


@rule
def decline(state: State, cup: Cup) -> None:
    """Pass: no second take."""
    note(cup, PASSED, int(state.seat), 0, 0, 0)
    end_turn(state)


@rule
def end_turn(state: State) -> None:
    """The next player clockwise takes; if the mountain is empty, they begin the Magic phase."""
    state.shared = 0
    state.taken = 0
    state.seat = seats.after(state, int(state.seat))
    if state.occupied == 0:
        state.first = state.seat
        magic.begin(state)

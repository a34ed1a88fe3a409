"""The mountain (rules 3): twenty slots, which dice can be taken, what slides, how it is filled.

Slot n of row r (a = 0) is bit 7·r + n - 1 of a mask. With seven bits a row, one of them always
empty, the upper neighbours of a slot are the bits six and seven above it, for all slots at once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from diceminer.compiling import rule
from diceminer.rules.constants import FULL, KIND_COUNT, STRIDE
from diceminer.rules.cup import draw, note, roll
from diceminer.rules.log import FILLED, SLID

if TYPE_CHECKING:
    from diceminer.rules.cup import Cup
    from diceminer.rules.state import State

# A de Bruijn sequence: the lowest bit of a mask times this has the bit's index in its top bits.
_DE_BRUIJN: Final = 0x077CB531
_PLACE: Final = np.zeros(32, np.int64)
for _bit in range(32):
    _PLACE[(_DE_BRUIJN << _bit & 0xFFFFFFFF) >> 27] = _bit

_UPPER_LEFT: Final = STRIDE - 1
_UPPER_RIGHT: Final = STRIDE


@rule
def lowest(slots: int) -> int:
    """Find the lowest of some slots or seats; `slots & (slots - 1)` has the others."""
    return int(_PLACE[(((slots & -slots) * _DE_BRUIJN) & 0xFFFFFFFF) >> 27])


@rule
def tops(occupied: int) -> int:
    """Find the dice with both upper neighbours free."""
    return occupied & ~(occupied >> _UPPER_LEFT) & ~(occupied >> _UPPER_RIGHT)


@rule
def sides(occupied: int) -> int:
    """Find the dice with exactly one upper neighbour free."""
    return occupied & ((occupied >> _UPPER_LEFT) ^ (occupied >> _UPPER_RIGHT))


@rule
def remove(state: State, cup: Cup, slot: int) -> int:
    """Take a die off the mountain; the dice of one line above a side die slide down."""
    face = int(state.slot[slot])
    hole = slot
    occupied = int(state.occupied)
    step = _UPPER_RIGHT
    if (occupied >> (slot + _UPPER_LEFT)) & 1:
        step = _UPPER_LEFT
    while (occupied >> (hole + step)) & 1:
        above = hole + step
        state.slot[hole] = state.slot[above]
        note(cup, SLID, above, hole, int(state.slot[hole]), 0)
        hole = above
    state.occupied = occupied & ~(1 << hole)
    return face


@rule
def dice_in_bag(state: State) -> int:
    """Count the dice that are left to draw."""
    left = 0
    for kind in range(KIND_COUNT):
        left += int(state.bag[kind])
    return left


@rule
def fill(state: State, cup: Cup) -> None:
    """Fill free slots from the bag, row by row from the bottom, left to right."""
    free = FULL & ~int(state.occupied)
    left = dice_in_bag(state)
    while free and left > 0:
        slot = lowest(free)
        face = roll(cup, draw(state, cup, left))
        state.slot[slot] = face
        state.occupied = int(state.occupied) | (1 << slot)
        note(cup, FILLED, slot, face, 0, 0)
        free &= free - 1
        left -= 1

"""The features of a position for the solo nets.

Those of the dice on the mountain don't depend on the trove, so they are computed separately, once
for all troves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from diceminer.compiling import rule
from diceminer.rules import mountain, solo
from diceminer.rules.constants import (
    BEER,
    CAVE_IN,
    CHEST,
    DRAGON,
    FIRST,
    GEM,
    HAZARD,
    HIGHEST_NUMBER,
    KIND,
    KIND_COUNT,
    MAGIC,
    NUMBER,
    NUMBERED,
    PICKAXE,
    SHIELD,
    SHOWS,
    STRIDE,
    SYMBOL,
    TOOL,
    VALUE,
)

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from diceminer.rules.state import State

    Floats = NDArray[np.float32]
    Numbers = NDArray[np.int64]

# Of the trove:
DEMAND: Final = 0  # + 3 · (k - 2): whether one, two, three straights wait for number k
PICKS: Final = 12  # whether one, two, three pickaxes are free
SHIELDS: Final = 15
CHESTS: Final = 18
SYMBOLS: Final = 22  # magic dice with one, two, three symbols
# of the bag and of what a refill draws from it:
BAG: Final = 25
NEW: Final = 30
DRAWN: Final = 31
TROVE_AND_BAG: Final = 36  # the number of features that don't depend on the mountain
FITTING: Final = 36  # + k - 2: dice on the mountain with number k that a straight waits for
# and of the dice on the mountain alone:
NUMBERS: Final = 40
BEERS: Final = 45
GEMS: Final = 50
TREASURES: Final = 51
MAGIC_SYMBOLS: Final = 52
CAVE_INS: Final = 53
DRAGONS: Final = 54
TOOLS: Final = 55
LYING_DICE: Final = 58
HIGH: Final = 59  # + kind: how high up they lie
FEATURES: Final = 64


@rule
def write_lying(state: State, lying: int, features: Floats, numbers: Numbers) -> None:
    """Write the features of the dice on the mountain, and count their numbers."""
    for row in range(NUMBERS, FEATURES):
        features[row] = 0.0
    for number in range(len(numbers)):
        numbers[number] = 0
    while lying:
        slot = mountain.lowest(lying)
        lying &= lying - 1
        face = int(state.slot[slot])
        kind, shows, value = int(KIND[face]), int(SHOWS[face]), int(VALUE[face])
        features[LYING_DICE] += 0.1
        features[HIGH + kind] += 0.25 * (slot // STRIDE)
        if shows == BEER:
            features[BEERS + kind] += 1.0
        elif shows == NUMBER:
            features[NUMBERS + value - 1] += 1.0
            numbers[value] += 1
        elif shows == GEM:
            features[GEMS] += value
            features[TREASURES] += 1.0
        elif shows == SYMBOL:
            features[MAGIC_SYMBOLS] += value
        elif shows == CAVE_IN:
            features[CAVE_INS] += 1.0
        elif shows == DRAGON:
            features[DRAGONS] += 1.0
        elif shows == PICKAXE:
            features[TOOLS] += 1.0
        elif shows == SHIELD:
            features[TOOLS + 1] += 1.0
        elif shows == CHEST:
            features[TOOLS + 2] += 1.0


@rule
def _at_least(features: Floats, at: int, steps: int, count: int) -> None:
    """Write a count in thermometer code: at least one, at least two, and so on."""
    for step in range(steps):
        features[at + step] = 1.0 if count > step else 0.0


@rule
def write_trove_and_bag(state: State, free_slots: int, numbers: Numbers, features: Floats) -> None:
    """Write the features of the trove and the bag, and how the mountain's dice fit the trove."""
    for k in range(2, HIGHEST_NUMBER + 1):
        wanted = 0
        if NUMBERED[k] >= 0 and NUMBERED[k - 1] >= 0:
            wanted = int(state.trove[0, NUMBERED[k - 1]]) - int(state.trove[0, NUMBERED[k]])
        _at_least(features, DEMAND + 3 * (k - 2), 3, wanted)
        features[FITTING + k - 2] = min(wanted, numbers[k])
    picks = solo.dice_showing(state, TOOL, PICKAXE) - solo.dice_showing(state, HAZARD, CAVE_IN)
    shields = solo.dice_showing(state, TOOL, SHIELD) - solo.dice_showing(state, HAZARD, DRAGON)
    _at_least(features, PICKS, 3, picks)
    _at_least(features, SHIELDS, 3, shields)
    _at_least(features, CHESTS, 4, solo.chests_left(state))
    for n in range(3):
        features[SYMBOLS + n] = 0.0
    for face in range(FIRST[MAGIC], FIRST[MAGIC + 1]):
        if SHOWS[face] == SYMBOL:
            features[SYMBOLS + min(int(VALUE[face]), 3) - 1] += int(state.trove[0, face])
    if state.symbols > 0:
        features[SYMBOLS + min(int(state.symbols), 3) - 1] += 1.0
    left = mountain.dice_in_bag(state)
    new = min(left, free_slots)
    features[NEW] = 0.05 * new
    share = 0.2 * new / max(left, 1)
    for kind in range(KIND_COUNT):
        features[BAG + kind] = 0.1 * int(state.bag[kind])
        features[DRAWN + kind] = share * int(state.bag[kind])

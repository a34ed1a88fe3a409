"""The solo nets: the expected points of a position beyond those it has.

There is one for each number of refills left, with one hidden layer. The contribution of the dice on
the mountain to the hidden units is computed once for all troves with the same dice left.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

import numpy as np

from diceminer.bots.solo import features as f
from diceminer.bots.solo.features import FEATURES
from diceminer.compiling import rule
from diceminer.rules.constants import MOST_REFILLS

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Floats = NDArray[np.float32]

LEARNED: Final = Path(__file__).with_name("nets.npz")
UNITS: Final = 32
# A net: a row of weights for each feature, the hidden biases, the output weights, the output bias.
OFFSETS, OUTPUT, OUTPUT_OFFSET = FEATURES, FEATURES + 1, FEATURES + 2
NET_ROWS: Final = FEATURES + 3


@rule
def add_rows(
    net: Floats, features: Floats, start: int, stop: int, before: Floats, units: Floats
) -> None:
    """Add the weighted inputs of some features to each hidden unit.

    The number of units is read from the array: a loop of constant length would be unrolled and then
    not vectorised.
    """
    count = len(units)
    for unit in range(count):
        units[unit] = before[unit]
    for row in range(start, stop):
        x = features[row]
        if x != 0.0:
            for unit in range(count):
                units[unit] += x * net[row, unit]


@rule
def output(net: Floats, units: Floats) -> float:
    """The output of a net: the weighted sum of the active units."""
    total = float(net[OUTPUT_OFFSET, 0])
    for unit in range(len(units)):
        total += max(units[unit], np.float32(0.0)) * net[OUTPUT, unit]
    return total


@cache
def learned() -> Floats:
    """The nets that come with the program."""
    with np.load(LEARNED) as file:
        nets: Floats = file["nets"]
    return nets


def blank() -> Floats:
    """Nets of zeros."""
    return np.zeros((MOST_REFILLS + 1, NET_ROWS, UNITS), np.float32)


@cache
def first_guess() -> Floats:
    """Nets set by hand, with which training starts: one hidden unit as a linear heuristic."""
    nets = blank()
    for left in range(MOST_REFILLS + 1):
        some = 1.0 if left else 0.35
        guess = nets[left, :, 0]
        for k, points in enumerate((0.5, 1.0, 1.7, 2.8)):
            demand = f.DEMAND + 3 * k
            guess[demand : demand + 3] = points * some * np.array([1, 0.7, 0.4])
        guess[f.PICKS : f.SHIELDS] = some * np.array([1, 0.7, 0.4])
        guess[f.SHIELDS : f.CHESTS] = some * np.array([2, 1.4, 0.8])
        guess[f.CHESTS : f.SYMBOLS] = some * np.array([1.2, 1, 0.5, 0.3])
        guess[f.SYMBOLS : f.BAG] = (1.0 if left else 0.6) * np.array([1, 2, 3])
        if left:
            guess[f.NEW] = 10
            guess[f.DRAWN : f.DRAWN + 5] = 2, 5, 3, 3, 5
        nets[left, OUTPUT, 0] = 1.0
    return nets

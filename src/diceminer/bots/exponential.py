"""The exponential function for softmax, with the same bits on every processor.

The C library's `exp` rounds differently from one platform to the next, and a search turns the last
bit of a prior into another visit. This one has nothing but additions and multiplications, which
IEEE 754 defines to the last bit, so that a seeded search is the same on a server and in a browser.
"""

from __future__ import annotations

from math import factorial
from typing import Final

import numpy as np

from diceminer.compiling import inlined

# Beside the largest term of a softmax, which is exp(0) = 1, nothing is left of exp(-44).
LEAST: Final = -44.0
_LOG2_E: Final = 1.4426950408889634
# ln 2 in two parts: the first has so few digits that its multiples are exact.
_LN2_HIGH: Final = 0.6931471824645996
_LN2_LOW: Final = -1.904654299957768e-09
_POWERS: Final = 2.0 ** -np.arange(65, dtype=np.float64)
# The Taylor series to the 13th power: its error at ln(2) / 2 is below half of the last bit.
_TERMS: Final = np.array([1.0 / factorial(n) for n in range(13, -1, -1)])


@inlined
def exp(x: float) -> float:
    """Raise e to a power that is not above 0."""
    if x < LEAST:
        return 0.0
    halvings = int(0.5 - x * _LOG2_E)
    rest = (x + halvings * _LN2_HIGH) + halvings * _LN2_LOW
    power = _TERMS[0]
    for term in range(1, len(_TERMS)):
        power = power * rest + _TERMS[term]
    raised: float = power * _POWERS[halvings]
    return raised

"""Every set of slots that can still be occupied after a full mountain in the solo game.

Between two refills only top dice are removed and nothing slides, so there are few such sets, and
removing a die leads from one to a smaller one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from diceminer.rules import mountain
from diceminer.rules.actions import SLOT_CODES
from diceminer.rules.constants import FULL, SLOTS

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray


def _all_lying() -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """The sets, fullest first, and for each the sets that come after it."""
    tops: Callable[[int], int] = getattr(mountain.tops, "py_func", mountain.tops)
    found, places = [FULL], {FULL: 0}
    after: list[list[int]] = []
    for lying in found:
        after.append([-1] * SLOT_CODES)
        for slot in SLOTS.tolist():
            if tops(lying) >> slot & 1:
                rest = lying & ~(1 << slot)
                if rest not in places:
                    places[rest] = len(found)
                    found.append(rest)
                after[-1][slot] = places[rest]
    return np.array(found, np.int64), np.array(after, np.int64)


# LYING[p]: the mask of set p; WITHOUT[p, slot]: the set without a top die; SIZE[p]: its dice.
LYING, WITHOUT = _all_lying()
SETS: Final = len(LYING)
SIZE: Final = np.array([int(lying).bit_count() for lying in LYING], np.int64)

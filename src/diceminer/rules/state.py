"""The state of a game: one flat record with named fields, all of it public, none of it random.

Seats count from 0 here, from 1 for people. A trove is a row of counts, one for each face.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Protocol, TypeAlias

import numpy as np

from diceminer.compiling.arrays import Array
from diceminer.rules.actions import SLOT_CODES
from diceminer.rules.constants import FACE_COUNT, KIND_COUNT, ROUNDS, SEATS

if TYPE_CHECKING:
    from numpy.typing import NDArray

TUNNELS, TREASURE_PART, HAZARDS = range(3)

# The most dice that a count in the state can hold.
MOST_DICE: Final = int(np.iinfo(np.int8).max)
_ROW: Final = (np.int8, (SEATS, FACE_COUNT))

STATE: Final = np.dtype(
    (
        np.record,
        np.dtype(
            [
                # the rules being played
                ("players", np.int8),
                ("magic_dice", np.int8),
                ("reroll_hazards", np.int8),
                ("must_take_two", np.int8),
                ("deal_heroes", np.int8),
                ("hero_sets", np.int8),
                # whose turn it is and what is under way
                ("round_number", np.int8),  # 1 to 3; numpy keeps `round` for itself
                ("phase", np.int8),
                ("seat", np.int8),
                ("start", np.int8),
                ("first", np.int8),
                ("shared", np.int8),
                ("taken", np.int8),
                ("symbols", np.int8),
                ("refills", np.int8),
                ("tied", np.int8),  # whether the game is in its tie-breaks
                ("contenders", np.int8),  # seats that roll off or break a tie, as bits
                ("winner", np.int8),
                # where the dice are
                ("occupied", np.int32),  # the slots of the mountain that hold a die, as bits
                ("slot", np.int8, (SLOT_CODES,)),
                ("bag", np.int8, (KIND_COUNT,)),
                ("chosen", np.int8, (FACE_COUNT,)),
                ("hero", np.int8, (SEATS,)),
                ("trove", *_ROW),
                ("spent", *_ROW),
                ("hero_spent", *_ROW),
                ("cached", *_ROW),
                ("score", np.int16, (SEATS, ROUNDS, 3)),
            ],
            align=True,
        ),
    )
)


class State(Protocol):
    """The fields of the record, for readers and type checkers."""

    players: int
    magic_dice: int
    reroll_hazards: int
    must_take_two: int
    deal_heroes: int
    hero_sets: int
    round_number: int
    phase: int
    seat: int
    start: int
    first: int
    shared: int
    taken: int
    symbols: int
    refills: int
    tied: int
    contenders: int
    winner: int
    occupied: int
    slot: NDArray[np.int8]
    bag: NDArray[np.int8]
    chosen: NDArray[np.int8]
    hero: NDArray[np.int8]
    trove: NDArray[np.int8]
    spent: NDArray[np.int8]
    hero_spent: NDArray[np.int8]
    cached: NDArray[np.int8]
    score: NDArray[np.int16]


# An array of such records: what doors take, with an index.
if TYPE_CHECKING:
    States: TypeAlias = Any
else:
    States = Array(STATE)

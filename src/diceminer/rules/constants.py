"""The constants of the game as numbers and arrays, the form in which compiled rules read them.

Faces are numbered in canonical order, so the faces of a kind are one range. Dice and heroes come
from the data files (`diceminer.facts`); the rest are numbers of the rulebook.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from diceminer.facts import DICE, FACES, FACTS, KINDS, Face

if TYPE_CHECKING:
    from diceminer.documents import Rank

SEATS: Final = 4
ROUNDS: Final = 3

TUNNEL, TREASURE, MAGIC, HAZARD, TOOL = range(5)
NUMBER, GEM, SYMBOL, CAVE_IN, DRAGON, PICKAXE, SHIELD, CHEST, BEER = range(9)
_SHOWS: Final = (
    "number",
    "gem",
    "magic",
    "cave-in",
    "dragon",
    "pickaxe",
    "shield",
    "chest",
    "beer",
)

_FACES: Final = [Face.of(token) for token in FACES]
KIND_COUNT: Final = len(KINDS)
FACE_COUNT: Final = len(FACES)
HERO_COUNT: Final = len(FACTS.heroes)
NO_HERO: Final = HERO_COUNT
HIGHEST_NUMBER: Final = 5

KIND: Final = np.array([KINDS.index(face.kind) for face in _FACES], np.int64)
SHOWS: Final = np.array([_SHOWS.index(face.symbol) for face in _FACES], np.int64)
VALUE: Final = np.array([face.value for face in _FACES], np.int64)
BEER_OF: Final = np.array([FACES.index(face[0] + "B") for face in "TGMHX"], np.int64)

# The faces of kind k are FIRST[k] … FIRST[k + 1] - 1.
FIRST: Final = np.array(
    [*(int(np.argmax(KIND == kind)) for kind in range(KIND_COUNT)), FACE_COUNT], np.int64
)
# ROLL[k, side]: the face on each of the six sides of a die of kind k.
ROLL: Final = np.array([[FACES.index(token) for token in DICE[kind]] for kind in KINDS], np.int64)
# Whether a face is on a die at all, or only on a hero.
ON_DIE: Final = np.array(
    [token in DICE[face.kind] for token, face in zip(FACES, _FACES, strict=True)]
)
# NUMBERED[n]: the tunnel face with number n; -1 where no die or hero has it.
NUMBERED: Final = np.array(
    [-1, *(FACES.index(f"T{n}") if f"T{n}" in FACES else -1 for n in range(1, 6))], np.int64
)

# BOX[extra, kind]: the dice of a new game's bag, without and with the extra tunnel dice.
BOX: Final = np.array([[FACTS.counts[kind] for kind in KINDS]] * 2, np.int64)
BOX[1, TUNNEL] += FACTS.extra_tunnel_dice

# HERO_FACES[h, face]: how often hero h shows it; one row of zeros more for 'no hero'.
HERO_FACES: Final = np.zeros((HERO_COUNT + 1, FACE_COUNT), np.int8)
for _hero, _fact in enumerate(FACTS.heroes):
    for _token in _fact.faces:
        HERO_FACES[_hero, FACES.index(_token)] += 1
# The sets of heroes to play with, as bits, and the bit of each hero's own set.
HERO_SETS: Final = {"base": 1, "backer": 2, "all": 3}
SET_OF: Final = np.array([HERO_SETS[hero.set] for hero in FACTS.heroes], np.int64)

# How often a solo game may be refilled (rules 8).
MOST_REFILLS: Final = 2

# The ranks of the solo game (rules 8), each with the points it starts at, best last.
RANKS: Final[tuple[tuple[int, Rank], ...]] = (
    (0, "disaster"),
    (15, "brave-start"),
    (31, "improving"),
    (46, "average"),
    (61, "excellent"),
    (71, "masterful"),
)

# The mountain (rules 3): slot n of row r (a = 0) is number STRIDE * r + n - 1.
ROW_LENGTHS: Final = (6, 5, 4, 3, 2)
STRIDE: Final = 7
SLOTS: Final = np.array(
    [STRIDE * row + n for row, length in enumerate(ROW_LENGTHS) for n in range(length)], np.int64
)
SLOT_COUNT: Final = len(SLOTS)
FULL: Final = int(sum(1 << int(slot) for slot in SLOTS))

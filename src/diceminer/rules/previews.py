"""What an action would change before any die is rolled.

For a preview the action is carried out on a copy of the state with an empty script: the rules stop
at the first die that is needed, so a preview reveals nothing of the dice to come.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from diceminer.compiling import rule
from diceminer.rules import magic, replenish, scoring, solo
from diceminer.rules.constants import FACE_COUNT, ROW_LENGTHS
from diceminer.rules.cup import NOTHING
from diceminer.rules.log import SLID
from diceminer.rules.phases import CACHE, MAGIC, SOLO

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from diceminer.rules.cup import Cup
    from diceminer.rules.state import State

# The numbers of a preview: whether dice are rolled, what the sheet gains, how many dice have to be
# named next, how many dice slide; then each slide from and to, then how many of each face may be
# named.
ROLLS, TUNNELS, TREASURE, HAZARDS, NEEDS, SLIDES = range(6)
FIRST_SLIDE: Final = 6
MOST_SLIDES: Final = len(ROW_LENGTHS) - 1
FIRST_FACE: Final = FIRST_SLIDE + 2 * MOST_SLIDES
PREVIEW: Final = FIRST_FACE + FACE_COUNT


@rule
def changes(before: State, after: State, cup: Cup, out: NDArray[np.int16]) -> None:
    """Write the preview of a legal action from the states before and after it."""
    seat = int(before.seat)
    for at in range(PREVIEW):
        out[at] = 0
    if cup.asks != NOTHING:
        out[ROLLS] = 1
    else:
        for which in range(3):
            out[TUNNELS + which] = part(after, seat, which) - part(before, seat, which)
        if after.phase == MAGIC:
            out[NEEDS] = nameable(after, out[FIRST_FACE:])
    slides = 0
    for row in range(int(cup.log_length)):
        if cup.log[row, 0] == SLID:
            out[FIRST_SLIDE + 2 * slides] = cup.log[row, 1]
            out[FIRST_SLIDE + 2 * slides + 1] = cup.log[row, 2]
            slides += 1
    out[SLIDES] = slides


@rule
def part(state: State, seat: int, which: int) -> int:
    """Score one part of a trove as it lies: tunnels, treasure or hazards (5.3, 8)."""
    if state.players == 1:
        if which == 0:
            return solo.tunnels(state)
        return solo.treasure(state) if which == 1 else solo.hazards(state)
    if which == 0:
        return scoring.tunnels(state, seat)
    return scoring.treasure(state, seat) if which == 1 else scoring.hazards(state, seat)


@rule
def nameable(state: State, out: NDArray[np.int16]) -> int:
    """Count by face the dice that the player to act may still name, and how many may be named.

    For a reroll all of them have to be, for the chests none; in solo these are the faces that can
    be drafted, each of which counts one.
    """
    for face in range(FACE_COUNT):
        out[face] = 0
    if state.phase == MAGIC and state.symbols > 0:
        for face in range(magic.last_named(state.chosen), FACE_COUNT):
            out[face] = magic.eligible(state, face)
        return int(state.symbols)
    if state.phase == CACHE:
        for face in range(magic.last_named(state.cached[state.seat]), FACE_COUNT):
            out[face] = replenish.uncached(state, face)
        return replenish.free_chests(state)
    if state.phase == SOLO:
        for face in range(FACE_COUNT):
            out[face] = 1 if solo.can_draft(state, face) else 0
    return 0


@rule
def worth(state: State, seat: int, out: NDArray[np.int16]) -> None:
    """Write for each face of a trove what one such die adds: the score minus that without it."""
    total = part(state, seat, 0) + part(state, seat, 1) + part(state, seat, 2)
    for face in range(FACE_COUNT):
        out[face] = 0
        dice, cached = int(state.trove[seat, face]), int(state.cached[seat, face])
        if dice > 0:
            state.trove[seat, face] = dice - 1
            state.cached[seat, face] = min(cached, dice - 1)
            rest = part(state, seat, 0) + part(state, seat, 1) + part(state, seat, 2)
            out[face] = total - rest
            state.trove[seat, face] = dice
            state.cached[seat, face] = cached

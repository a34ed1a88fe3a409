"""The learned value: how everybody stands at the end of a round, before the troves are rolled.

The points that each seat will still make are estimated from what it has: dice that will be rolled
count by their kind alone, cached ones and the hero's faces by what they show, each by itself and
two by two. The weights are fitted to played games (`training.py`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from diceminer.bots.exponential import exp
from diceminer.compiling import rule
from diceminer.rules import scoring
from diceminer.rules.tables import (
    FACE_COUNT,
    HERO_FACES,
    HIGHEST_NUMBER,
    KIND,
    KIND_COUNT,
    NUMBER,
    ROUNDS,
    SEATS,
    SHOWS,
    VALUE,
)

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from diceminer.rules.state import State

# What is seen of a seat: dice to roll by kind, then what stays by what it shows.
_FIXED: Final = KIND_COUNT
_SYMBOLS: Final = 9
SEEN: Final = _FIXED + _SYMBOLS + HIGHEST_NUMBER
# … of the game from a seat: the same of the others on average, who leads, who starts, and a one.
_OTHERS: Final = SEEN
_LEAD: Final = 2 * SEEN
_STARTS: Final = _LEAD + 2
_ONE: Final = _STARTS + 1
INPUTS: Final = _ONE + 1
# Weights: of what is seen, then of what is seen of the seat itself two by two.
PAIRS: Final = INPUTS
# … and last how many points ahead are decisive.
SPREAD: Final = PAIRS + SEEN * SEEN
WEIGHTS: Final = SPREAD + 1
# Rows of the buffers that judging needs.
BUFFER_ROWS: Final = SEATS + 2


@rule
def look(state: State, out: NDArray[np.float64]) -> None:
    """Write what is seen of each seat, a row a seat."""
    for seat in range(int(state.players)):
        row = out[seat]
        for at in range(SEEN):
            row[at] = 0.0
        hero = int(state.hero[seat])
        for face in range(FACE_COUNT):
            kept = int(state.cached[seat, face])
            row[KIND[face]] += int(state.trove[seat, face]) - kept
            kept += int(HERO_FACES[hero, face])
            if kept > 0:
                if SHOWS[face] == NUMBER:
                    row[_FIXED + _SYMBOLS + VALUE[face] - 1] += kept
                else:
                    row[_FIXED + SHOWS[face]] += kept * max(int(VALUE[face]), 1)


@rule
def view_from(
    state: State,
    seat: int,
    seen: NDArray[np.float64],
    totals: NDArray[np.float64],
    out: NDArray[np.float64],
) -> None:
    """Write what a seat's points are estimated from."""
    players = int(state.players)
    for at in range(INPUTS):
        out[at] = 0.0
    for at in range(SEEN):
        out[at] = 0.2 * seen[seat, at]
    best, mean = -1e9, 0.0
    fewest, poor = 1e9, 0
    for other in range(players):
        if other != seat:
            best = max(best, totals[other])
            mean += totals[other] / (players - 1)
            for at in range(SEEN):
                out[_OTHERS + at] += 0.2 * seen[other, at] / (players - 1)
        if totals[other] < fewest:
            fewest, poor = totals[other], 0
        if totals[other] == fewest:
            poor += 1
    out[_LEAD] = 0.05 * (totals[seat] - best)
    out[_LEAD + 1] = 0.05 * (totals[seat] - mean)
    out[_STARTS] = 1.0 / poor if totals[seat] == fewest else 0.0
    out[_ONE] = 1.0


@rule
def _estimate(weights: NDArray[np.float64], inputs: NDArray[np.float64]) -> float:
    """Weigh and add up."""
    points = 0.0
    for at in range(INPUTS):
        points += weights[at] * inputs[at]
    for at in range(SEEN):
        if inputs[at] != 0.0:
            for beside in range(at, SEEN):
                points += weights[PAIRS + at * SEEN + beside] * inputs[at] * inputs[beside]
    return points


@rule
def judge(
    state: State,
    model: NDArray[np.float64],
    buffers: NDArray[np.float64],
    chances: NDArray[np.float64],
    points: NDArray[np.float64],
) -> None:
    """Estimate everybody's final points, and from them the chances to win."""
    players = int(state.players)
    weights = model[players - 2, min(int(state.round_number), ROUNDS - 1) - 1]
    seen, totals, inputs = buffers[:SEATS], buffers[SEATS], buffers[SEATS + 1]
    look(state, seen)
    for seat in range(players):
        totals[seat] = scoring.total(state, seat)
    best = -1e9
    for seat in range(players):
        view_from(state, seat, seen, totals, inputs)
        points[seat] = totals[seat] + _estimate(weights, inputs)
        best = max(best, points[seat])
    total = 0.0
    for seat in range(players):
        chances[seat] = exp((points[seat] - best) / weights[SPREAD])
        total += chances[seat]
    for seat in range(players):
        chances[seat] /= total

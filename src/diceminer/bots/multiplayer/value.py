"""The value function: final points and win probabilities at the end of a round, before the roll.

The points that each seat will still make are a quadratic function of what it has: dice that will be
rolled count by their kind alone, cached dice and the hero's faces by what they show. The weights
are fitted to played games (`training.py`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from diceminer.bots.exponential import exp
from diceminer.compiling import rule
from diceminer.rules import scoring
from diceminer.rules.constants import (
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

# Features of a seat: dice to roll by kind, then cached dice and the hero's faces by what they show.
_FIXED: Final = KIND_COUNT
_SYMBOLS: Final = 9
SEAT_FEATURES: Final = _FIXED + _SYMBOLS + HIGHEST_NUMBER
# Inputs for a seat: its features, the others' mean features, its lead, who starts, a constant 1.
_OTHERS: Final = SEAT_FEATURES
_LEAD: Final = 2 * SEAT_FEATURES
_STARTS: Final = _LEAD + 2
_ONE: Final = _STARTS + 1
INPUTS: Final = _ONE + 1
# Weights: of the inputs, then of the products of two features of the seat itself.
PAIRS: Final = INPUTS
# … and last the temperature, in points, of the softmax that gives the win probabilities.
TEMPERATURE: Final = PAIRS + SEAT_FEATURES * SEAT_FEATURES
WEIGHTS: Final = TEMPERATURE + 1
# Rows of the scratch buffer of `evaluate`.
BUFFER_ROWS: Final = SEATS + 2


@rule
def seat_features(state: State, out: NDArray[np.float64]) -> None:
    """Write the features of each seat, one row for each."""
    for seat in range(int(state.players)):
        row = out[seat]
        for at in range(SEAT_FEATURES):
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
def seat_inputs(
    state: State,
    seat: int,
    seen: NDArray[np.float64],
    totals: NDArray[np.float64],
    out: NDArray[np.float64],
) -> None:
    """Write the inputs from which a seat's points are estimated."""
    players = int(state.players)
    for at in range(INPUTS):
        out[at] = 0.0
    for at in range(SEAT_FEATURES):
        out[at] = 0.2 * seen[seat, at]
    best, mean = -1e9, 0.0
    fewest, poor = 1e9, 0
    for other in range(players):
        if other != seat:
            best = max(best, totals[other])
            mean += totals[other] / (players - 1)
            for at in range(SEAT_FEATURES):
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
    """The points still to come: linear and quadratic terms of the inputs."""
    points = 0.0
    for at in range(INPUTS):
        points += weights[at] * inputs[at]
    for at in range(SEAT_FEATURES):
        if inputs[at] != 0.0:
            for beside in range(at, SEAT_FEATURES):
                points += weights[PAIRS + at * SEAT_FEATURES + beside] * inputs[at] * inputs[beside]
    return points


@rule
def evaluate(
    state: State,
    model: NDArray[np.float64],
    buffers: NDArray[np.float64],
    chances: NDArray[np.float64],
    points: NDArray[np.float64],
) -> None:
    """Estimate each seat's final points, and from them the win probabilities."""
    players = int(state.players)
    weights = model[players - 2, min(int(state.round_number), ROUNDS - 1) - 1]
    seen, totals, inputs = buffers[:SEATS], buffers[SEATS], buffers[SEATS + 1]
    seat_features(state, seen)
    for seat in range(players):
        totals[seat] = scoring.total(state, seat)
    best = -1e9
    for seat in range(players):
        seat_inputs(state, seat, seen, totals, inputs)
        points[seat] = totals[seat] + _estimate(weights, inputs)
        best = max(best, points[seat])
    total = 0.0
    for seat in range(players):
        chances[seat] = exp((points[seat] - best) / weights[TEMPERATURE])
        total += chances[seat]
    for seat in range(players):
        chances[seat] /= total

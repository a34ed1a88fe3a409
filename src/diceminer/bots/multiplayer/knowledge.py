"""The weights of the policy and the value function: set by hand, and trained."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

import numpy as np

from diceminer.bots.multiplayer import value
from diceminer.bots.multiplayer.policy import (
    CAVES,
    CHESTS,
    COLUMNS,
    COST,
    DENY,
    DRAGONS,
    GEMS,
    GUARD,
    KEEP,
    LOOSE,
    MUG,
    OPEN,
    PICK,
    ROWS,
    SECOND,
    SYMBOLS,
    UNCOVER,
)
from diceminer.rules.constants import KIND_COUNT, ROUNDS, SEATS

if TYPE_CHECKING:
    from numpy.typing import NDArray

LEARNED: Final = Path(__file__).with_name("learned.npz")
# There are weights for two, three and four players.
SIZES: Final = SEATS - 1


@cache
def learned() -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """The tuned policy and the fitted value: weights for each number of players from two on."""
    with np.load(LEARNED) as file:
        policy = np.ascontiguousarray(file["policy"], np.float64)
        weights = np.ascontiguousarray(file["value"], np.float64)
    if policy.shape != (SIZES, ROWS, COLUMNS) or weights.shape != (SIZES, 2, value.WEIGHTS):
        raise ValueError(f"{LEARNED.name}: {policy.shape}, {weights.shape}")
    return policy, weights


def apprentice_weights() -> NDArray[np.float64]:
    """Hand-made weights of the apprentice, with which training starts: points now and later."""
    weights = np.zeros((ROWS, COLUMNS))
    for round_ in range(ROUNDS):
        left = ROUNDS - 1 - round_
        dig = weights[round_]
        dig[KEEP : KEEP + KIND_COUNT] = np.array([1.4, 1.8, 1.8, 1.2, 4.5]) * left
        dig[GEMS], dig[OPEN], dig[MUG] = 1.4, 0.25, 2.0
        dig[LOOSE : LOOSE + 2] = 0.9, 0.3
        dig[SYMBOLS : SYMBOLS + 3] = 1.2, 2.2, 3.0
        dig[PICK], dig[GUARD] = 1.5, 2.0
        dig[CAVES : CAVES + 2] = 0.7, 0.3
        dig[DRAGONS : DRAGONS + 2] = 0.6, 0.3
        dig[CHESTS] = 0.4 if left else 0.0
        dig[DENY], dig[UNCOVER], dig[SECOND] = 0.3, 0.3, 0.9
        dig[COST : COST + KIND_COUNT] = dig[KEEP : KEEP + KIND_COUNT] + 1.0
        conjure = weights[ROUNDS + round_]
        conjure[GEMS], conjure[LOOSE] = 1.4, 0.1
        conjure[SYMBOLS : SYMBOLS + 3] = 0.8, 1.5, 2.0
        conjure[CHESTS] = 0.7 if left else 0.0
    return weights


def novice_weights() -> NDArray[np.float64]:
    """Hand-made weights of the novice: points now, gems first, nothing for later rounds."""
    weights = np.zeros((ROWS, COLUMNS))
    for round_ in range(ROUNDS):
        dig = weights[round_]
        dig[GEMS], dig[OPEN] = 1.5, 0.1
        dig[LOOSE : LOOSE + 2] = 0.5, 0.5
        dig[SYMBOLS : SYMBOLS + 3] = 1.0, 1.5, 2.0
        dig[MUG], dig[PICK], dig[GUARD], dig[CHESTS] = 1.0, 1.0, 1.0, 0.5
        dig[SECOND] = 1.0
        dig[COST : COST + KIND_COUNT] = 2.0
        weights[ROUNDS + round_, GEMS] = 1.0
    return weights

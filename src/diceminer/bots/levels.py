"""The levels that do not search: a heuristic value for each legal action, compiled."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple, Self

import numpy as np

from diceminer.bots import greedy
from diceminer.bots.multiplayer import knowledge, policy
from diceminer.bots.multiplayer.policy import Scratch
from diceminer.compiling import Part, door, rule
from diceminer.compiling.arrays import Float64Cube, Float64s
from diceminer.rules import flow
from diceminer.rules.cup import CUP, Cups, below
from diceminer.rules.state import STATE, States

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from diceminer.board import Board
    from diceminer.rules.cup import Cup
    from diceminer.rules.state import State

PART: Final = Part(__name__, "compiling-play")

RANDOM, NOVICE, APPRENTICE, GREEDY = range(4)
LEVELS: Final = {
    "random": RANDOM,
    "novice": NOVICE,
    "apprentice": APPRENTICE,
    "greedy": GREEDY,
}
# The probability that a level overlooks any one of its actions, as people do.
OVERLOOKS: Final = np.array([0.0, 0.4, 0.2, 0.0])
_CHANCES: Final = 1 << 16
# A random player draws a lot for each action; so many that no two are likely to be the same.
_LOTS: Final = 1 << 30


class LevelWeights(NamedTuple):
    """The weights of every level's policy, and the probability that it overlooks an action."""

    policies: Float64Cube
    overlooks: Float64s


@cache
def level_weights() -> LevelWeights:
    """The weights of every level, all hand-made."""
    weights = np.zeros((len(LEVELS), policy.ROWS, policy.COLUMNS))
    weights[NOVICE] = knowledge.novice_weights()
    weights[APPRENTICE] = knowledge.apprentice_weights()
    return LevelWeights(weights, OVERLOOKS)


@rule
def weigh(state: State, cup: Cup, level: int, weights: LevelWeights, scratch: Scratch) -> int:
    """List the legal actions with a level's value of each; the state is restored afterwards."""
    if level == RANDOM:
        count = flow.legal(state, scratch.codes)
        for at in range(count):
            scratch.worths[at] = below(cup, _LOTS)
        return count
    if level == GREEDY or state.players == 1:
        return greedy.weigh(state, cup, scratch)
    return policy.weigh(state, weights.policies[level], scratch)


@rule
def choice(cup: Cup, level: int, weights: LevelWeights, scratch: Scratch, count: int) -> int:
    """The best action of those not overlooked; of all actions if all are overlooked."""
    worths, overlooks = scratch.worths, weights.overlooks[level]
    best, best_seen = 0, -1
    for at in range(count):
        if worths[at] > worths[best]:
            best = at
        if overlooks > 0.0 and below(cup, _CHANCES) < overlooks * _CHANCES:
            continue
        if best_seen < 0 or worths[at] > worths[best_seen]:
            best_seen = at
    return best if best_seen < 0 else best_seen


class Buffers(NamedTuple):
    """Buffers: a copy of the state, and the actions with their values."""

    boards: States
    scratch: Scratch


@door(PART)
def consider(
    states: States, i: int, cups: Cups, level: int, weights: LevelWeights, buffers: Buffers
) -> tuple[int, int]:
    """List a level's values of the legal actions; returns their number and the chosen index."""
    buffers.boards[0] = states[i]
    count = weigh(buffers.boards[0], cups[0], level, weights, buffers.scratch)
    return count, choice(cups[0], level, weights, buffers.scratch, count)


class Considered(NamedTuple):
    """The legal actions, their heuristic values, and the index of the chosen one."""

    codes: NDArray[np.int16]
    worths: NDArray[np.float64]
    choice: int

    def order(self) -> list[int]:
        """The places of the actions, the one worth most first, equals as they are listed."""
        order: list[int] = np.argsort(-self.worths, kind="stable").tolist()
        return order

    @classmethod
    def of(cls, board: Board, level: int, cups: Cups | None = None) -> Self:
        """Ask a level; the random numbers for what it overlooks come from the given cup."""
        buffers = Buffers(np.zeros(1, STATE), policy.new_scratch())
        own = np.zeros(1, CUP) if cups is None else cups
        count, choice = consider(board.states, 0, own, level, level_weights(), buffers)
        return cls(buffers.scratch.codes[:count], buffers.scratch.worths[:count], choice)

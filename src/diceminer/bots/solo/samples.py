"""Training samples for the solo nets from games that they play, compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from diceminer.bots.solo import planner
from diceminer.bots.solo.features import FEATURES
from diceminer.bots.solo.games import set_up
from diceminer.bots.solo.mountains import SETS
from diceminer.bots.solo.planner import Plan, Scope
from diceminer.compiling import Part, door, rule
from diceminer.compiling.arrays import (
    Float32Cube,
    Float32Matrix,
    Float64s,
    Int64Matrix,
    Int64s,
)
from diceminer.rules import mountain, solo
from diceminer.rules.constants import FACE_COUNT, KIND, MOST_REFILLS, ROLL, SLOTS, STRIDE
from diceminer.rules.cup import CUP, Cups, below, shake
from diceminer.rules.state import STATE, States

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from diceminer.rules.cup import Cup
    from diceminer.rules.state import State

PART: Final = Part(__name__, "compiling-games")

# The probability of each face; the number of rows of the mountain, each with its own variates.
_SHARE: Final = np.array([(ROLL[KIND[face]] == face).mean() for face in range(FACE_COUNT)])
ROWS: Final = int(SLOTS.max()) // STRIDE + 1


class Samples(NamedTuple):
    """Samples by game and number of refills left.

    The features of the position that was refilled; the target, which is what the best plan on the
    new mountain gained; and control variates: how many dice of each face the refill brought to each
    row, less the mean over all refills of the position.
    """

    features: Float32Cube
    targets: Float32Matrix
    variates: Float32Cube


def new_samples(games: int) -> Samples:
    """Arrays for the samples of a number of games."""
    lefts = MOST_REFILLS + 1
    return Samples(
        features=np.zeros((games, lefts, FEATURES), np.float32),
        targets=np.zeros((games, lefts), np.float32),
        variates=np.zeros((games, lefts, ROWS * FACE_COUNT), np.float32),
    )


class Buffers(NamedTuple):
    """The buffers of a game, allocated once for many; `leaves` limits how many are explored."""

    boards: States
    cups: Cups
    plan: Plan
    leaves: Int64s
    chances: Float64s


def new_buffers(explore: int, plan: Plan) -> Buffers:
    """Buffers for games that explore the `explore` best leaves."""
    return Buffers(
        boards=np.zeros(1, STATE),
        cups=np.zeros(1, CUP),
        plan=plan,
        leaves=np.empty(explore, np.int64),
        chances=np.empty(FACE_COUNT),
    )


@rule
def _any_node(plan: Plan, width: int, cup: Cup) -> int:
    """A random node of the plan."""
    count = 0
    for place in range(SETS):
        count += int(plan.counts[place])
    pick = below(cup, count)
    place = 0
    while pick >= plan.counts[place]:
        pick -= int(plan.counts[place])
        place += 1
    return place * width + pick


@rule
def _refill(
    state: State, cup: Cup, chances: NDArray[np.float64], variates: NDArray[np.float32]
) -> None:
    """Refill, and write the control variates: dice of each face by row, less their mean."""
    lying, in_bag = int(state.occupied), mountain.dice_in_bag(state)
    for face in range(FACE_COUNT):
        chances[face] = state.bag[KIND[face]] / in_bag * _SHARE[face]
    solo.refill(state, cup)
    variates[:] = 0.0
    new = int(state.occupied) & ~lying
    while new:
        slot = mountain.lowest(new)
        new &= new - 1
        row = (slot // STRIDE) * FACE_COUNT
        for face in range(FACE_COUNT):
            variates[row + face] -= chances[face]
        variates[row + state.slot[slot]] += 1.0


@door(PART)
def gather(
    states: States,
    i: int,
    keys: Int64Matrix,
    nets: Float32Cube,
    width: int,
    buffers: Buffers,
    samples: Samples,
) -> None:
    """Play one game for each key by the nets, with some exploration, and write its samples.

    The sample without refills left is a random position on the last mountain; its target is what
    the best path from there gains. A target is NaN if a game had no such position.
    """
    plan, leaves = buffers.plan, buffers.leaves
    for game in range(len(keys)):
        for left in range(MOST_REFILLS + 1):
            samples.targets[game, left] = np.nan
        buffers.boards[0] = states[i]
        state, cup = buffers.boards[0], buffers.cups[0]
        shake(cup, keys[game], 0)
        set_up(state, cup, 0)
        left = MOST_REFILLS
        planner.make_plan(state, plan, Scope(nets[left], left, width))
        while left >= 0:
            if left > 0:
                count = planner.best_leaves(plan, width, leaves)
                at = int(leaves[min(below(cup, count), below(cup, count))])
            else:
                at = _any_node(plan, width, cup)
            buffers.boards[0] = plan.states[at]
            if left > 0 and not solo.can_refill(state):
                break
            before, place = solo.score(state), int(plan.nodes[at].place)
            planner.prepare_lying(state, plan, nets[left], place)
            planner.predict(state, plan, nets[left], place)
            for row in range(FEATURES):
                samples.features[game, left, row] = plan.features[row]
            if left > 0:
                _refill(state, cup, buffers.chances, samples.variates[game, left])
            after = max(left - 1, 0)
            planner.make_plan(state, plan, Scope(nets[after], after, width))
            samples.targets[game, left] = planner.best_worth(plan, width) - before
            left -= 1

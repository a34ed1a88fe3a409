"""The solo planner, compiled: a beam search over all actions before the next refill.

Between two refills nothing is rolled and nothing slides, so only two things change: which dice are
left on the mountain (428 sets) and what is in the trove. A plan goes through those sets, fullest
first, and keeps the troves of the highest rank in each: points plus a small net's prediction of the
points to come. A leaf is a node at which to refill or to stop; the best leaves can then be compared
on sampled refills.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

import numpy as np

from diceminer.bots.solo import features, nets
from diceminer.bots.solo.features import FEATURES, NUMBERS
from diceminer.bots.solo.mountains import LYING, SETS, SIZE, WITHOUT
from diceminer.bots.solo.nets import OFFSETS, UNITS
from diceminer.compiling import Part, door, rule
from diceminer.compiling.arrays import (
    Array,
    Float32Cube,
    Float32Matrix,
    Float32s,
    Float64s,
    Int16s,
    Int64Matrix,
    Int64s,
)
from diceminer.rules import flow, mountain, solo
from diceminer.rules.actions import (
    DONE,
    DRAFT,
    DRAFT_AS,
    DRAFT_CACHE,
    MOST_LEGAL,
    RECYCLE,
    REFILL,
    SLOT_CODES,
)
from diceminer.rules.constants import (
    FACE_COUNT,
    HIGHEST_NUMBER,
    KIND,
    MAGIC,
    MOST_REFILLS,
    NUMBER,
    SHOWS,
    SLOT_COUNT,
    TOOL,
    VALUE,
)
from diceminer.rules.cup import CUP, Cups, shake
from diceminer.rules.state import STATE, States

if TYPE_CHECKING:
    from typing import Any

    from numpy.typing import NDArray

    from diceminer.rules.cup import Cup
    from diceminer.rules.state import State

    Numbers = NDArray[np.int64]

PART: Final = Part(__name__, "compiling-search")

# The default limit of the beam width, which is the size of a plan's buffers.
WIDEST: Final = 32
# The weight of a net's prediction, in sampled refills: the ratio of their variance to its error.
TRUST: Final = 256
# An upper bound of the actions between two refills.
MOST_STEPS: Final = 2 * SLOT_COUNT + 2

NODE: Final = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("hash", np.int64),
                ("parent", np.int32),
                ("code", np.int16),  # the action that led here …
                ("spent", np.int16),  # … the spend before it, or -1 …
                ("first", np.int16),  # … and the first action on the path from the start
                ("place", np.int16),
                ("points", np.int16),
                ("rank", np.float32),  # points plus prediction: the beam keeps the highest
                ("worth", np.float32),  # the expected score of refilling or stopping here
            ],
            align=True,
        ),
    )
)
if TYPE_CHECKING:
    Nodes: TypeAlias = Any
else:
    Nodes = Array(NODE)

_random = np.random.default_rng(1)
_IN_TROVE: Final = _random.integers(1, 1 << 62, FACE_COUNT)
_IN_CHEST: Final = _random.integers(1, 1 << 62, FACE_COUNT)
_PENDING: Final = int(_random.integers(1, 1 << 62))
_NEVER: Final = -1e9

# The highest value that a die showing the same thing can show.
_HIGHEST: Final = np.array(
    [int(VALUE[(KIND == KIND[face]) & (SHOWS == SHOWS[face])].max()) for face in range(FACE_COUNT)],
    np.int64,
)


class Plan(NamedTuple):
    """The buffers of one plan: the nodes kept for each set of lying dice, and scratch."""

    nodes: Nodes
    states: States
    counts: Int64s  # of a set: how many nodes are kept …
    lying_units: Float32Matrix  # … what its dice add to the net's units …
    lying_numbers: Int64Matrix  # … and how many of them show each number
    units: Float32s
    features: Float32s
    board: States
    cups: Cups
    codes: Int16s


def new_plan(widest: int = WIDEST) -> Plan:
    """An empty plan for beam widths up to `widest`."""
    return Plan(
        nodes=np.zeros(SETS * widest, NODE),
        states=np.zeros(SETS * widest, STATE),
        counts=np.zeros(SETS, np.int64),
        lying_units=np.zeros((SETS, UNITS), np.float32),
        lying_numbers=np.zeros((SETS, HIGHEST_NUMBER + 1), np.int64),
        units=np.zeros(UNITS, np.float32),
        features=np.zeros(FEATURES, np.float32),
        board=np.zeros(1, STATE),
        cups=np.zeros(1, CUP),
        codes=np.empty(MOST_LEGAL, np.int16),
    )


class Scope(NamedTuple):
    """The parameters of a plan: the net, the refills left, the beam width."""

    net: Float32Matrix
    refills: int
    width: int


class Step(NamedTuple):
    """How a node is reached: from which, by which action, after which spend (-1: none)."""

    parent: int
    spent: int
    code: int


class Leaves(NamedTuple):
    """Nodes at which to refill or stop, best first, with the sums and numbers of their samples."""

    nodes: Int64s
    sums: Float64s
    tries: Int64s


def new_leaves(count: int) -> Leaves:
    """Buffers for `count` leaves."""
    return Leaves(np.zeros(count, np.int64), np.zeros(count), np.zeros(count, np.int64))


class Sampler(NamedTuple):
    """How refills are sampled: the cup and its key, the nets and the beam width used after them."""

    cups: Cups
    key: Int64s
    nets: Float32Cube
    width: int


@rule
def prepare_lying(state: State, plan: Plan, net: NDArray[np.float32], place: int) -> None:
    """Compute what the lying dice of a set add to each hidden unit, once for all troves."""
    numbers = plan.lying_numbers[place]
    features.write_lying(state, int(LYING[place]), plan.features, numbers)
    nets.add_rows(net, plan.features, NUMBERS, FEATURES, net[OFFSETS], plan.lying_units[place])


@rule
def predict(state: State, plan: Plan, net: NDArray[np.float32], place: int) -> float:
    """The points still to come, predicted by a net."""
    free_slots = SLOT_COUNT - SIZE[place]
    features.write_trove_and_bag(state, free_slots, plan.lying_numbers[place], plan.features)
    nets.add_rows(net, plan.features, 0, NUMBERS, plan.lying_units[place], plan.units)
    return nets.output(net, plan.units)


@rule
def _hash(state: State) -> int:
    """A hash of the trove; together with the set of lying dice it identifies a position."""
    number = int(state.symbols) * _PENDING
    for face in range(FACE_COUNT):
        number += int(state.trove[0, face]) * _IN_TROVE[face]
        number += int(state.cached[0, face]) * _IN_CHEST[face]
    return number


@rule
def _keep(plan: Plan, scope: Scope, place: int, step: Step) -> None:
    """Add the position on the board to the beam if its rank is high enough."""
    nodes, state, first = plan.nodes, plan.board[0], place * scope.width
    count = int(plan.counts[place])
    number = _hash(state)
    for other in range(first, first + count):
        if nodes[other].hash == number:
            return
    if count == 0:
        prepare_lying(state, plan, scope.net, place)
    points = solo.score(state)
    rank = points + predict(state, plan, scope.net, place)
    at = first + count
    if count < scope.width:
        plan.counts[place] = count + 1
    else:
        at = first
        for other in range(first + 1, first + scope.width):
            if nodes[other].rank < nodes[at].rank:
                at = other
        if nodes[at].rank >= rank:
            return
    plan.states[at] = plan.board[0]
    node = nodes[at]
    node.hash = number
    node.parent = step.parent
    node.code = step.code
    node.spent = step.spent
    node.first = step.code if step.spent < 0 else step.spent
    if step.parent >= 0 and nodes[step.parent].parent >= 0:
        node.first = nodes[step.parent].first
    node.place = place
    node.points = points
    node.rank = rank
    worth = float(points)
    if state.symbols > 0:
        worth = _NEVER
    elif scope.refills > 0 and solo.can_refill(state):
        worth = max(worth, rank)
    node.worth = worth


@rule
def _is_free(state: State, code: int) -> bool:
    """Whether an action drafts a magic die or a tool: nothing is lost by drafting it at once."""
    if DRAFT <= code < DRAFT_CACHE:
        return int(KIND[state.slot[code - DRAFT]]) in (TOOL, MAGIC)
    return False


@rule
def _is_poor(code: int) -> bool:
    """Whether an action sets Beer to a lower value of the same symbol than it could."""
    if DRAFT_AS <= code < RECYCLE:
        face = ((code - DRAFT_AS) // SLOT_CODES) % FACE_COUNT
        return bool(SHOWS[face] != NUMBER and VALUE[face] < _HIGHEST[face])
    return False


@rule
def act(state: State, cup: Cup, code: int) -> None:
    """Carry out an action of the solo game; not inlined, to save compile time."""
    flow.act_solo(state, cup, code)


@rule
def _follow(plan: Plan, scope: Scope, step: Step) -> None:
    """Carry out the action of a step, perhaps after a spend, and add the result to the beam."""
    plan.board[0] = plan.states[step.parent]
    if step.spent >= 0:
        act(plan.board[0], plan.cups[0], step.spent)
    act(plan.board[0], plan.cups[0], step.code)
    to = int(WITHOUT[plan.nodes[step.parent].place, (step.code - DRAFT) % SLOT_CODES])
    _keep(plan, scope, to, step)


@rule
def make_plan(state: State, plan: Plan, scope: Scope) -> None:
    """Run the beam search over the positions that can be reached before the next refill."""
    width, codes = scope.width, plan.codes
    for place in range(SETS):
        plan.counts[place] = 0
    start = 0
    while LYING[start] != state.occupied:
        start += 1
    plan.board[0] = state
    _keep(plan, scope, start, Step(-1, -1, -1))
    for place in range(start, SETS):
        top = mountain.tops(int(LYING[place]))
        for at in range(place * width, place * width + int(plan.counts[place])):
            count = solo.legal(plan.states[at], codes)
            free = -1
            for n in range(count):
                if free < 0 and _is_free(plan.states[at], int(codes[n])):
                    free = int(codes[n])
            if free >= 0:
                _follow(plan, scope, Step(at, -1, free))
                continue
            for n in range(count):
                code = int(codes[n])
                if code in (REFILL, DONE) or _is_poor(code):
                    continue
                if code >= DRAFT:
                    _follow(plan, scope, Step(at, -1, code))
                    continue
                dice = top
                while dice:
                    slot = mountain.lowest(dice)
                    dice &= dice - 1
                    _follow(plan, scope, Step(at, code, RECYCLE + slot))


@rule
def best_leaves(plan: Plan, width: int, leaves: Numbers) -> int:
    """List the leaves of the highest expected score, best first; their number."""
    count, wanted = 0, len(leaves)
    for place in range(SETS):
        for at in range(place * width, place * width + int(plan.counts[place])):
            worth = plan.nodes[at].worth
            if worth == np.float32(_NEVER):
                continue
            if count == wanted:
                if worth <= plan.nodes[leaves[count - 1]].worth:
                    continue
                count -= 1
            n = count
            while n > 0 and plan.nodes[leaves[n - 1]].worth < worth:
                leaves[n] = leaves[n - 1]
                n -= 1
            leaves[n] = at
            count += 1
    return count


@rule
def best_worth(plan: Plan, width: int) -> float:
    """The expected score of the best leaf."""
    best = np.float32(_NEVER)
    for place in range(SETS):
        for at in range(place * width, place * width + int(plan.counts[place])):
            best = max(best, plan.nodes[at].worth)
    return float(best)


@rule
def path_to(plan: Plan, leaf: int, codes: Numbers) -> int:
    """List the actions that lead to a node; their number."""
    length = 0
    while plan.nodes[leaf].parent >= 0:
        codes[length] = plan.nodes[leaf].code
        length += 1
        if plan.nodes[leaf].spent >= 0:
            codes[length] = plan.nodes[leaf].spent
            length += 1
        leaf = int(plan.nodes[leaf].parent)
    for n in range(length // 2):
        codes[n], codes[length - 1 - n] = codes[length - 1 - n], codes[n]
    return length


@rule
def try_leaves(
    plan: Plan, inner: Plan, sampler: Sampler, leaves: Leaves, alive: int, first: int, times: int
) -> None:
    """Sample refills at the first leaves, with common random numbers, and sort by the mean."""
    sums, tries = leaves.sums, leaves.tries
    for number in range(first, first + times):
        for n in range(alive):
            leaf = int(leaves.nodes[n])
            plan.board[0] = plan.states[leaf]
            board, worth = plan.board[0], float(plan.nodes[leaf].points)
            if solo.can_refill(board):
                shake(sampler.cups[0], sampler.key, number)
                solo.refill(board, sampler.cups[0])
                left = MOST_REFILLS - int(board.refills)
                make_plan(board, inner, Scope(sampler.nets[left], left, sampler.width))
                worth = max(worth, best_worth(inner, sampler.width))
            sums[n] += worth
            tries[n] += 1
    for n in range(1, alive):
        while n > 0 and sums[n] / tries[n] > sums[n - 1] / tries[n - 1]:
            sums[n], sums[n - 1] = sums[n - 1], sums[n]
            tries[n], tries[n - 1] = tries[n - 1], tries[n]
            leaves.nodes[n], leaves.nodes[n - 1] = leaves.nodes[n - 1], leaves.nodes[n]
            n -= 1


@door(PART)
def plan_ahead(
    states: States, i: int, plan: Plan, nets: Float32Cube, width: int, leaves: Int64s
) -> int:
    """Plan for state i and list the best leaves; their number."""
    left = MOST_REFILLS - int(states[i].refills)
    make_plan(states[i], plan, Scope(nets[left], left, width))
    return best_leaves(plan, width, leaves)


@door(PART)
def sample_refills(
    plan: Plan, inner: Plan, sampler: Sampler, leaves: Leaves, alive: int, first: int, times: int
) -> None:
    """Compare leaves on sampled refills, numbered from `first` on."""
    try_leaves(plan, inner, sampler, leaves, alive, first, times)


@door(PART)
def find_path(plan: Plan, leaf: int, codes: Int64s) -> int:
    """List the actions that lead to a leaf; their number."""
    return path_to(plan, leaf, codes)

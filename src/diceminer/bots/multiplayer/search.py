"""Monte Carlo tree search for two to four players (PUCT), with fresh dice in every simulation.

A simulation descends the tree to a leaf, plays a rollout from there with the policy to the end of
the round, and evaluates the position with the trained value function before the troves are rolled.
Chance is part of the tree: an action that rolls dice has one child for every outcome seen. Every
player is assumed to maximise their own probability to win. An opponent who seems to play greedily
does so in a share of the simulations: the estimated probability that they are greedy.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from diceminer.bots import greedy
from diceminer.bots.exponential import exp
from diceminer.bots.multiplayer import policy, value
from diceminer.bots.multiplayer.policy import Scratch
from diceminer.compiling import Part, door, rule
from diceminer.compiling.arrays import (
    Bools,
    Float32s,
    Float64Cube,
    Float64Matrix,
    Float64s,
    Int8s,
    Int16s,
    Int32s,
    Int64Matrix,
    Int64s,
)
from diceminer.rules import flow, mountain, scoring
from diceminer.rules.constants import FACE_COUNT, SEATS
from diceminer.rules.cup import Cups, below, words_used
from diceminer.rules.phases import FIRST_AUTOMATIC, OVER, ROLL_TROVES
from diceminer.rules.state import STATE, States

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from diceminer.rules.cup import Cup
    from diceminer.rules.state import State

PART: Final = Part(__name__, "compiling-search")

# The settings: the exploration constant of PUCT, the temperature in points of the policy's priors,
# the noise of rollouts, whether rollouts stop at the end of the round (0: at the end of the game),
# the weight of the margin in a result, the first-play-urgency reduction of unvisited actions.
EXPLORE, TRUST, NOISE, HORIZON, MARGIN, FPU_REDUCTION = range(6)

_LONGEST: Final = 512
_CHANCES: Final = 1 << 16
_OFFSET: Final = 1469598103934665603
_PRIME: Final = 1099511628211


class Tree(NamedTuple):
    """The nodes of the tree, which are positions, and the edges from them, which are actions."""

    first: Int32s  # of a node: its first edge, -1 before it is expanded
    actions: Int16s  # … how many edges
    seat: Int8s
    sibling: Int32s  # … the next outcome of the same action
    outcome: Int64s
    greedy: Int32s  # … the edge that a greedy player chooses, -1 before that is computed
    code: Int16s  # of an edge
    prior: Float32s
    visits: Int32s
    won: Float64s
    points: Float64s
    child: Int32s
    used: Int64s  # nodes and edges in use, simulations made, longest path


class Knowledge(NamedTuple):
    """The policy's weights, the value function's, and the settings above."""

    weights: Float64Matrix
    value: Float64Cube
    settings: Float64s


class Buffers(NamedTuple):
    """The buffers of a simulation, allocated once for many."""

    boards: States  # the root, and the position of the simulation
    scratch: Scratch
    value: Float64Matrix  # win probabilities, points, and scratch of the value function
    path: Int64Matrix  # the edges of the simulation, and whose they are
    is_greedy: Bools


def new_buffers() -> Buffers:
    """Make the buffers."""
    return Buffers(
        boards=np.zeros(2, STATE),
        scratch=policy.new_scratch(),
        value=np.zeros((2 + value.BUFFER_ROWS, value.INPUTS)),
        path=np.empty((_LONGEST, 2), np.int64),
        is_greedy=np.zeros(SEATS, np.bool_),
    )


def settings() -> NDArray[np.float64]:
    """The settings that measured best (docs/bots.md)."""
    return np.array([0.6, 2.0, 0.7, 1.0, 0.1, 0.05])


def new_tree(positions: int, actions: int) -> Tree:
    """An empty tree of a capacity; the system allocates its pages as it grows."""
    tree = Tree(
        first=np.empty(positions, np.int32),
        actions=np.empty(positions, np.int16),
        seat=np.empty(positions, np.int8),
        sibling=np.empty(positions, np.int32),
        outcome=np.empty(positions, np.int64),
        greedy=np.empty(positions, np.int32),
        code=np.empty(actions, np.int16),
        prior=np.empty(actions, np.float32),
        visits=np.empty(actions, np.int32),
        won=np.empty(actions, np.float64),
        points=np.empty(actions, np.float64),
        child=np.empty(actions, np.int32),
        used=np.zeros(4, np.int64),
    )
    return tree


@rule
def _add_position(tree: Tree, state: State, outcome: int) -> int:
    """Put a position into the tree; -1 when it is full."""
    at = int(tree.used[0])
    if at >= len(tree.first):
        return -1
    tree.used[0] += 1
    tree.first[at] = -1
    tree.actions[at] = 0
    tree.seat[at] = state.seat
    tree.sibling[at] = -1
    tree.outcome[at] = outcome
    tree.greedy[at] = -1
    return at


@rule
def _expand(tree: Tree, at: int, state: State, knowledge: Knowledge, scratch: Scratch) -> bool:
    """Add an edge for each legal action, with its prior from the policy."""
    count = policy.weigh(state, knowledge.weights, scratch)
    worths = scratch.worths
    start = int(tree.used[1])
    if start + count > len(tree.code):
        return False
    tree.used[1] += count
    best = worths[0]
    for action in range(1, count):
        best = max(best, worths[action])
    total = 0.0
    for action in range(count):
        worths[action] = exp((worths[action] - best) / knowledge.settings[TRUST])
        total += worths[action]
    for action in range(count):
        edge = start + action
        tree.code[edge] = scratch.codes[action]
        # A tenth of the prior is uniform, so that no action is ruled out.
        tree.prior[edge] = 0.9 * worths[action] / total + 0.1 / count
        tree.visits[edge] = 0
        tree.won[edge] = 0.0
        tree.points[edge] = 0.0
        tree.child[edge] = -1
    tree.first[at] = start
    tree.actions[at] = count
    return True


@rule
def _select(tree: Tree, at: int, settings: NDArray[np.float64]) -> int:
    """Select the edge of the highest PUCT score."""
    start, count = int(tree.first[at]), int(tree.actions[at])
    if count == 1:
        return start
    seen, won = 0, 0.0
    for edge in range(start, start + count):
        seen += int(tree.visits[edge])
        won += tree.won[edge]
    unseen = (won / seen if seen > 0 else 0.5) - settings[FPU_REDUCTION]
    spread = settings[EXPLORE] * np.sqrt(seen + 1.0)
    best, choice = -1e9, start
    for edge in range(start, start + count):
        visits = int(tree.visits[edge])
        mean = tree.won[edge] / visits if visits > 0 else unseen
        worth = mean + spread * tree.prior[edge] / (1.0 + visits)
        if worth > best:
            best, choice = worth, edge
    return choice


@rule
def _greedy(tree: Tree, at: int, state: State, cup: Cup, scratch: Scratch) -> int:
    """Find the action a greedy player would choose."""
    if tree.greedy[at] < 0:
        tree.greedy[at] = tree.first[at] + greedy.choice(state, cup, scratch)
    return int(tree.greedy[at])


@rule
def _fingerprint(state: State) -> int:
    """A hash of everything that a roll can change, to identify outcomes."""
    mixed = _mix(_mix(_mix(_OFFSET, int(state.phase)), int(state.seat)), int(state.occupied))
    for seat in range(int(state.players)):
        mixed = _mix(mixed, int(state.hero[seat]))
        for face in range(FACE_COUNT):
            mixed = _mix(mixed, int(state.trove[seat, face]))
    lying = int(state.occupied)
    while lying:
        mixed = _mix(mixed, int(state.slot[mountain.lowest(lying)]))
        lying &= lying - 1
    return mixed


@rule
def _mix(mixed: int, number: int) -> int:
    """Hash a number into a 64-bit FNV-1a."""
    return (mixed ^ number) * _PRIME


@rule
def _advance(state: State, cup: Cup, horizon: int) -> bool:
    """Do automatic steps to the next decision; True at the end of round `horizon` or the game."""
    while state.phase >= FIRST_AUTOMATIC:
        if state.phase == ROLL_TROVES and state.round_number == horizon:
            return True
        flow.step(state, cup)
    return state.phase == OVER


@rule
def _evaluate_leaf(state: State, knowledge: Knowledge, buffers: NDArray[np.float64]) -> None:
    """Write each seat's win probability and final points, at the end of a round or of the game."""
    players = int(state.players)
    chances, points = buffers[0], buffers[1]
    if state.phase != OVER:
        value.evaluate(state, knowledge.value, buffers[2:], chances, points)
        return
    for seat in range(players):
        points[seat] = scoring.total(state, seat)
    for seat in range(players):
        most = -1e9
        for other in range(players):
            if other != seat:
                most = max(most, points[other])
        margin = (points[seat] - most) * 0.05
        share = knowledge.settings[MARGIN]
        chances[seat] = (1.0 - share) * (1.0 if state.winner == seat else 0.0)
        chances[seat] += share * (0.5 + 0.5 * margin / (1.0 + abs(margin)))


@rule
def _simulate(
    tree: Tree, cup: Cup, knowledge: Knowledge, opponents: NDArray[np.float64], buffers: Buffers
) -> None:
    """One simulation: descend, expand, play a rollout, evaluate, back up."""
    boards, scratch, path = buffers.boards, buffers.scratch, buffers.path
    settings, is_greedy = knowledge.settings, buffers.is_greedy
    boards[1] = boards[0]
    state = boards[1]
    horizon = int(boards[0].round_number) if settings[HORIZON] > 0.0 else 0
    for seat in range(SEATS):
        is_greedy[seat] = (
            opponents[seat] > 0.0 and below(cup, _CHANCES) < opponents[seat] * _CHANCES
        )
    at, depth = 0, 0
    ended = False
    while True:
        if tree.first[at] < 0 and not _expand(tree, at, state, knowledge, scratch):
            break
        if is_greedy[state.seat]:
            edge = _greedy(tree, at, state, cup, scratch)
        else:
            edge = _select(tree, at, settings)
        path[depth, 0] = edge
        path[depth, 1] = tree.seat[at]
        depth += 1
        rolled = words_used(cup)
        flow.act(state, cup, int(tree.code[edge]))
        ended = _advance(state, cup, horizon)
        if ended or depth == _LONGEST:
            break
        outcome = _fingerprint(state) if words_used(cup) != rolled else 0
        child = int(tree.child[edge])
        while child >= 0 and tree.outcome[child] != outcome:
            child = int(tree.sibling[child])
        if child < 0:
            child = _add_position(tree, state, outcome)
            if child >= 0:
                tree.sibling[child] = tree.child[edge]
                tree.child[edge] = child
            break
        at = child
    while not ended:
        if is_greedy[state.seat]:
            choice = greedy.choice(state, cup, scratch)
            flow.act(state, cup, int(scratch.codes[choice]))
        else:
            policy.play_best(state, cup, knowledge.weights, settings[NOISE], scratch)
        ended = _advance(state, cup, horizon)
    _evaluate_leaf(state, knowledge, buffers.value)
    _back_up(tree, path, depth, int(boards[0].seat), buffers.value)


@rule
def _back_up(
    tree: Tree,
    path: NDArray[np.int64],
    depth: int,
    root_seat: int,
    result: NDArray[np.float64],
) -> None:
    """Add the result of a simulation to every edge of its path."""
    chances, points = result[0], result[1]
    for step in range(depth):
        edge = int(path[step, 0])
        tree.visits[edge] += 1
        tree.won[edge] += chances[int(path[step, 1])]
        tree.points[edge] += points[root_seat]
    tree.used[2] += 1
    tree.used[3] = max(int(tree.used[3]), depth)


@door(PART)
def search(
    states: States,
    i: int,
    cups: Cups,
    tree: Tree,
    knowledge: Knowledge,
    opponents: Float64s,
    buffers: Buffers,
    simulations: int,
) -> None:
    """Run simulations from state i; an empty tree gets it as its root.

    `opponents` has the probability of each seat to play greedily.
    """
    buffers.boards[0] = states[i]
    if tree.used[0] == 0:
        _add_position(tree, buffers.boards[0], 0)
    for _ in range(simulations):
        _simulate(tree, cups[0], knowledge, opponents, buffers)

"""Tree search for tables: many imagined games, each with dice of its own.

A simulation walks down the tree to a position not looked at yet, plays on from there with the quick
policy to the end of the round, and asks the learned value who stands how well before the troves are
rolled. Chance is part of the tree: an action that rolls dice has one child for every outcome seen.
Every player is taken to choose for their own chance to win, whatever their number, unless they have
been seen to play greedily: then, in as many of the imagined games as that is likely, they do.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np

from diceminer.bots import engine, greedy, policy, value
from diceminer.rules import mountain, scoring
from diceminer.rules.compiler import entry, rule
from diceminer.rules.cup import below
from diceminer.rules.state import FIRST_AUTOMATIC, OVER, ROLL_TROVES, STATE
from diceminer.rules.tables import FACE_COUNT, SEATS

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from diceminer.bots.policy import Work
    from diceminer.rules.cup import Cup
    from diceminer.rules.state import State, States

# What can be set: how much to explore, how many points make the policy sure of itself, how much
# its imagined games vary, whether they stop at the end of the round (0: they never do), how much of
# a result is the margin, how much worse an action not looked at is taken to be.
EXPLORE, TRUST, NOISE, HORIZON, MARGIN, FIRST_LOOK = range(6)

_LONGEST: Final = 512
_CHANCES: Final = 1 << 16
_OFFSET: Final = 1469598103934665603
_PRIME: Final = 1099511628211


class Tree(NamedTuple):
    """What the search remembers: positions, and the actions from them, each a row of arrays."""

    first: NDArray[np.int32]  # of a position: its first action, -1 before it is looked at twice
    actions: NDArray[np.int16]  # … how many actions
    seat: NDArray[np.int8]
    sibling: NDArray[np.int32]  # … the next outcome of the same action
    outcome: NDArray[np.int64]
    greedy: NDArray[np.int32]  # … what a greedy player chooses, -1 before that is asked
    code: NDArray[np.int16]  # of an action
    prior: NDArray[np.float32]
    visits: NDArray[np.int32]
    won: NDArray[np.float64]
    points: NDArray[np.float64]
    child: NDArray[np.int32]
    used: NDArray[np.int64]  # positions and actions in use, simulations made, longest path


def settings() -> NDArray[np.float64]:
    """Those that measured best."""
    return np.array([0.6, 2.0, 0.7, 1.0, 0.1, 0.05])


def new_tree(positions: int, actions: int) -> Tree:
    """An empty tree with room; memory is only taken as it grows."""
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
    """Put a position into the tree; -1 when there is no room."""
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
def _expand(
    tree: Tree,
    at: int,
    state: State,
    know: NDArray[np.float64],
    settings: NDArray[np.float64],
    work: Work,
) -> bool:
    """List a position's actions with how likely the policy is to choose each."""
    count = policy.weigh(state, know, work)
    worths = work.worths
    start = int(tree.used[1])
    if start + count > len(tree.code):
        return False
    tree.used[1] += count
    best = worths[0]
    for action in range(1, count):
        best = max(best, worths[action])
    total = 0.0
    for action in range(count):
        worths[action] = np.exp((worths[action] - best) / settings[TRUST])
        total += worths[action]
    for action in range(count):
        edge = start + action
        tree.code[edge] = work.codes[action]
        # No action is ruled out: the policy may be wrong.
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
    """Choose the action to look at: a good one, or a promising one seldom looked at (PUCT)."""
    start, count = int(tree.first[at]), int(tree.actions[at])
    if count == 1:
        return start
    seen, won = 0, 0.0
    for edge in range(start, start + count):
        seen += int(tree.visits[edge])
        won += tree.won[edge]
    unseen = (won / seen if seen > 0 else 0.5) - settings[FIRST_LOOK]
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
def _greedy(tree: Tree, at: int, state: State, cup: Cup, work: Work) -> int:
    """Find the action a greedy player would choose."""
    if tree.greedy[at] < 0:
        tree.greedy[at] = tree.first[at] + greedy.choice(state, cup, work)
    return int(tree.greedy[at])


@rule
def _fingerprint(state: State) -> int:
    """Tell positions after a roll apart: all that dice can have changed."""
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
    """Stir a number in (FNV-1a, 64 bits)."""
    return (mixed ^ number) * _PRIME


@rule
def _words_used(cup: Cup) -> int:
    """Count what was taken from the generator: it tells whether dice were rolled."""
    return 16 * int(cup.blocks_made) - int(cup.words_left)


@rule
def _settle(state: State, cup: Cup, horizon: int) -> bool:
    """Go on to the next question; True at the end of the round that is looked at, or the game."""
    while state.phase >= FIRST_AUTOMATIC:
        if state.phase == ROLL_TROVES and state.round_number == horizon:
            return True
        engine.step(state, cup)
    return state.phase == OVER


@rule
def _judge(
    state: State,
    settings: NDArray[np.float64],
    model: NDArray[np.float64],
    room: NDArray[np.float64],
    chances: NDArray[np.float64],
    points: NDArray[np.float64],
) -> None:
    """Say everybody's chance to win and final points, from the end of a round or of the game."""
    players = int(state.players)
    if state.phase != OVER:
        value.judge(state, model, room, chances, points)
        return
    for seat in range(players):
        points[seat] = scoring.total(state, seat)
    for seat in range(players):
        most = -1e9
        for other in range(players):
            if other != seat:
                most = max(most, points[other])
        margin = (points[seat] - most) * 0.05
        share = settings[MARGIN]
        chances[seat] = (1.0 - share) * (1.0 if state.winner == seat else 0.0)
        chances[seat] += share * (0.5 + 0.5 * margin / (1.0 + abs(margin)))


@rule
def _simulate(
    tree: Tree,
    board: Any,
    cup: Cup,
    know: NDArray[np.float64],
    model: NDArray[np.float64],
    settings: NDArray[np.float64],
    others: NDArray[np.float64],
    is_greedy: NDArray[np.bool_],
    work: Work,
    room: NDArray[np.float64],
    path: NDArray[np.int64],
) -> None:
    """Walk down, play on, judge, and tell every position on the way."""
    board[1] = board[0]
    state = board[1]
    horizon = int(board[0].round_number) if settings[HORIZON] > 0.0 else 0
    root_seat = int(board[0].seat)
    chances, points = room[0], room[1]
    for seat in range(SEATS):
        is_greedy[seat] = others[seat] > 0.0 and below(cup, _CHANCES) < others[seat] * _CHANCES
    at, depth = 0, 0
    ended = False
    while True:
        if tree.first[at] < 0 and not _expand(tree, at, state, know, settings, work):
            break
        if is_greedy[state.seat]:
            edge = _greedy(tree, at, state, cup, work)
        else:
            edge = _select(tree, at, settings)
        path[depth, 0] = edge
        path[depth, 1] = tree.seat[at]
        depth += 1
        rolled = _words_used(cup)
        engine.act(state, cup, int(tree.code[edge]))
        ended = _settle(state, cup, horizon)
        if ended or depth == _LONGEST:
            break
        outcome = _fingerprint(state) if _words_used(cup) != rolled else 0
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
            choice = greedy.choice(state, cup, work)
            engine.act(state, cup, int(work.codes[choice]))
        else:
            policy.go_on(state, cup, know, settings[NOISE], work)
        ended = _settle(state, cup, horizon)
    _judge(state, settings, model, room[2:], chances, points)
    for step in range(depth):
        edge = int(path[step, 0])
        seat = int(path[step, 1])
        tree.visits[edge] += 1
        tree.won[edge] += chances[seat]
        tree.points[edge] += points[root_seat]
    tree.used[2] += 1
    tree.used[3] = max(int(tree.used[3]), depth)


@entry
def search(
    states: States,
    i: int,
    cups: Any,
    tree: Tree,
    know: NDArray[np.float64],
    model: NDArray[np.float64],
    settings: NDArray[np.float64],
    others: NDArray[np.float64],
    simulations: int,
) -> None:
    """Make some more simulations from state i; an empty tree is begun.

    `others` says of each seat how likely it is to play greedily.
    """
    board = np.empty(2, STATE)
    board[0] = states[i]
    work, room = policy.new_work(), np.zeros((2 + value.ROOM, value.INPUTS))
    path, is_greedy = np.empty((_LONGEST, 2), np.int64), np.zeros(SEATS, np.bool_)
    if tree.used[0] == 0:
        _add_position(tree, board[0], 0)
    for _ in range(simulations):
        _simulate(tree, board, cups[0], know, model, settings, others, is_greedy, work, room, path)

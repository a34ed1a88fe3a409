"""The policy's own computation of points, compared with the rules."""

from __future__ import annotations

import random

import numpy as np

from diceminer import Rules
from diceminer.board import Board
from diceminer.bots.multiplayer import policy
from diceminer.compiling import Part, door
from diceminer.compiling.arrays import Float64s, Int64s
from diceminer.facts import FACES, HEROES, Face
from diceminer.rules.constants import FACE_COUNT
from diceminer.rules.state import States

PART = Part(__name__, "")
TROVES = 300


@door(PART)
def add_dice(
    states: States, i: int, seat: int, weights: Float64s, summary: Int64s, out: Float64s
) -> None:
    """Say for every face what one more die would add to a trove, as the policy reckons."""
    policy.summarize(states[i], seat, summary)
    for face in range(FACE_COUNT):
        out[face] = policy.adds(summary, face, weights, 0)


def points(board: Board) -> int:
    """What the rules give the first seat for straights and hazards."""
    tunnels, _, hazards, *_ = board.sheet()[0]
    return tunnels + hazards


def test_quick_points_are_the_points_of_the_rules() -> None:
    """With all weights zero only points count, and gems, which have a weight, count nothing."""
    chance = random.Random(6)
    weights, summary = np.zeros(policy.COLUMNS), np.zeros(policy.SUMMARY, np.int64)
    out = np.zeros(FACE_COUNT)
    gains = set()
    for _ in range(TROVES):
        board = Board(Rules())
        state = board.states[0]
        state["contenders"] = 3
        state["hero"][:2] = chance.sample(range(len(HEROES)), 2)
        for _ in range(chance.randrange(16)):
            state["trove"][0, chance.randrange(FACE_COUNT)] += 1
        add_dice(board.states, 0, 0, weights, summary, out)
        before = points(board)
        for face, token in enumerate(FACES):
            state["trove"][0, face] += 1
            gained = points(board) - before
            state["trove"][0, face] -= 1
            assert out[face] == gained, (token, state["trove"][0].tolist())
            gains.add((Face.of(token).symbol, gained > 0, gained < 0))
    assert {("number", True, False), ("dragon", False, True), ("cave-in", True, False)} <= gains
    assert {("pickaxe", True, False), ("shield", True, False)} <= gains

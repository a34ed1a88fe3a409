"""Many whole games at once, played by the levels that do not search."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from diceminer.bots import levels
from diceminer.bots.levels import RANDOM, LevelWeights
from diceminer.bots.multiplayer import policy
from diceminer.bots.multiplayer.policy import Scratch
from diceminer.compiling import Part, door
from diceminer.compiling.arrays import Int16Matrix, Int64Matrix, Int64s
from diceminer.rules import flow, setup, solo
from diceminer.rules.constants import ROUNDS, SEATS
from diceminer.rules.cup import CUP, Cups, below, shake, words_used
from diceminer.rules.state import STATE, States

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from diceminer.board import Board

PART: Final = Part(__name__, "compiling-games")

# A row of results: five numbers of the game, then each seat's points in each round.
FIRST_POINTS: Final = 5
RESULTS: Final = FIRST_POINTS + SEATS * ROUNDS


class Buffers(NamedTuple):
    """The buffers of a game, allocated once for many games."""

    boards: States
    cups: Cups
    scratch: Scratch


@door(PART)
def play_games(
    states: States,
    i: int,
    extra_tunnel_dice: int,
    players: Int64s,
    weights: LevelWeights,
    keys: Int64Matrix,
    buffers: Buffers,
    results: Int16Matrix,
) -> None:
    """Play one game a key, each seat by its level.

    State i has the settings. A row of results: winner (in solo the score), first starting seat,
    whether a tie was broken, decisions, random words used (one for each die drawn or rolled and
    each random choice), then every seat's points in each round.
    """
    scratch = buffers.scratch
    for game in range(len(keys)):
        buffers.boards[0] = states[i]
        state, cup = buffers.boards[0], buffers.cups[0]
        shake(cup, keys[game], 0)
        setup.open_box(state, extra_tunnel_dice)
        flow.settle(state, cup)
        results[game, 1] = state.start
        decisions = 0
        while not flow.is_over(state):
            level = int(players[state.seat])
            if level == RANDOM:
                at = below(cup, flow.legal(state, scratch.codes))
            else:
                count = levels.weigh(state, cup, level, weights, scratch)
                at = levels.choice(cup, level, weights, scratch, count)
            flow.act(state, cup, int(scratch.codes[at]))
            flow.settle(state, cup)
            decisions += 1
        results[game, 0] = solo.score(state) if state.players == 1 else state.winner
        results[game, 2] = state.tied
        results[game, 3] = decisions
        results[game, 4] = words_used(cup)
        for seat in range(int(state.players)):
            for round_ in range(ROUNDS):
                points = 0
                for part in range(3):
                    points += int(state.score[seat, round_, part])
                results[game, FIRST_POINTS + seat * ROUNDS + round_] = points


def play_all(
    board: Board, players: Sequence[int], keys: NDArray[np.int64], *, extra_tunnel_dice: bool
) -> NDArray[np.int16]:
    """The results of one game a key between levels, one a seat, with the settings of a board."""
    results = np.zeros((len(keys), RESULTS), np.int16)
    buffers = Buffers(np.zeros(1, STATE), np.zeros(1, CUP), policy.new_scratch())
    seats = np.array(players, np.int64)
    extra = int(extra_tunnel_dice)
    play_games(board.states, 0, extra, seats, levels.level_weights(), keys, buffers, results)
    return results

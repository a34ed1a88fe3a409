"""Self-play of the policy, compiled: the games that its weights and the value are trained on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from diceminer.bots.multiplayer import policy, value
from diceminer.bots.multiplayer.policy import Scratch
from diceminer.compiling import Part, door, rule
from diceminer.compiling.arrays import Float64Cube, Float64Matrix, Int64Matrix, Int64s
from diceminer.rules import flow, scoring, setup
from diceminer.rules.constants import SEATS
from diceminer.rules.cup import CUP, Cups, shake
from diceminer.rules.phases import FIRST_AUTOMATIC, OVER, ROLL_TROVES
from diceminer.rules.state import STATE, States

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from diceminer.rules.state import State

    Floats = NDArray[np.float64]

PART: Final = Part(__name__, "compiling-games")

# A row of training data: the value function's inputs for a seat at the end of a round, its points
# so far, the round, its points still to come, and whether it won.
POINTS: Final = value.INPUTS
ROUND, TO_COME, WON = POINTS + 1, POINTS + 2, POINTS + 3
ROW: Final = POINTS + 4


@rule
def _write_rows(
    state: State, buffers: NDArray[np.float64], rows: NDArray[np.float64], at: int
) -> None:
    """Write a row for every seat."""
    seen, totals = buffers[:SEATS], buffers[SEATS]
    value.seat_features(state, seen)
    for seat in range(int(state.players)):
        totals[seat] = scoring.total(state, seat)
    for seat in range(int(state.players)):
        value.seat_inputs(state, seat, seen, totals, rows[at + seat])
        rows[at + seat, POINTS] = totals[seat]
        rows[at + seat, ROUND] = state.round_number


class Buffers(NamedTuple):
    """The buffers of a game, allocated once for many games."""

    boards: States
    cups: Cups
    scratch: Scratch
    value: Float64Matrix


class Played(NamedTuple):
    """The results of games: winners, points by seat, and rows of training data."""

    winners: Int64s
    totals: Int64Matrix
    rows: Float64Matrix


@door(PART)
def play(
    states: States,
    i: int,
    weights: Float64Cube,
    noise: float,
    keys: Int64Matrix,
    buffers: Buffers,
    played: Played,
) -> int:
    """Play one game for each key, each seat with its weights; the number of rows written."""
    written = 0
    for game in range(len(keys)):
        buffers.boards[0] = states[i]
        state, cup = buffers.boards[0], buffers.cups[0]
        shake(cup, keys[game], 0)
        setup.open_box(state, 0)
        players, first = int(state.players), written
        while state.phase != OVER:
            if state.phase >= FIRST_AUTOMATIC:
                if state.phase == ROLL_TROVES and written + players <= len(played.rows):
                    _write_rows(state, buffers.value, played.rows, written)
                    written += players
                flow.step(state, cup)
            else:
                policy.play_best(state, cup, weights[state.seat], noise, buffers.scratch)
        played.winners[game] = state.winner
        for seat in range(players):
            played.totals[game, seat] = scoring.total(state, seat)
        for at in range(first, written):
            seat = (at - first) % players
            played.rows[at, TO_COME] = played.totals[game, seat] - played.rows[at, POINTS]
            played.rows[at, WON] = 1.0 if state.winner == seat else 0.0
    return written


def play_all(
    states: States, weights: Floats, noise: float, keys: Int64Matrix, rounds: int = 0
) -> Played:
    """Play games; `rounds` is the number of rounds of each game to write rows for."""
    players = int(states[0]["players"])
    played = Played(
        winners=np.zeros(len(keys), np.int64),
        totals=np.zeros((len(keys), players), np.int64),
        rows=np.zeros((len(keys) * players * rounds, ROW)),
    )
    buffers = Buffers(
        boards=np.zeros(1, STATE),
        cups=np.zeros(1, CUP),
        scratch=policy.new_scratch(),
        value=np.zeros((value.BUFFER_ROWS, value.INPUTS)),
    )
    written = play(states, 0, weights, noise, keys, buffers, played)
    return played._replace(rows=played.rows[:written])

"""Games of the quick policy against itself, compiled: what tuning and fitting learn from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from diceminer.bots import engine, policy, value
from diceminer.rules import scoring, setup
from diceminer.rules.compiler import entry, rule
from diceminer.rules.cup import CUP
from diceminer.rules.state import FIRST_AUTOMATIC, OVER, ROLL_TROVES, STATE
from diceminer.rules.tables import SEATS

if TYPE_CHECKING:
    from typing import Any

    from numpy.typing import NDArray

    from diceminer.rules.state import State, States

# A row is what a seat looked like at the end of a round, then its points then, the round, its
# points to come, and whether it won.
POINTS: Final = value.INPUTS
ROUND, TO_COME, WON = POINTS + 1, POINTS + 2, POINTS + 3
ROW: Final = POINTS + 4


@rule
def _write_down(
    state: State, room: NDArray[np.float64], rows: NDArray[np.float64], at: int
) -> None:
    """Write a row for every seat."""
    seen, totals = room[:SEATS], room[SEATS]
    value.look(state, seen)
    for seat in range(int(state.players)):
        totals[seat] = scoring.total(state, seat)
    for seat in range(int(state.players)):
        value.view_from(state, seat, seen, totals, rows[at + seat])
        rows[at + seat, POINTS] = totals[seat]
        rows[at + seat, ROUND] = state.round_number


@entry
def play(
    states: States,
    i: int,
    tables: NDArray[np.float64],
    noise: float,
    keys: NDArray[np.int64],
    winners: NDArray[np.int64],
    totals: NDArray[np.int64],
    rows: NDArray[np.float64],
) -> int:
    """Play one game a key, a table of worths a seat; the number of rows written, if any fit."""
    board, cups = np.empty(1, STATE), np.zeros(1, CUP)
    work, room = policy.new_work(), np.zeros((value.ROOM, value.INPUTS))
    written = 0
    for game in range(len(keys)):
        cups[0].blocks_made = 0
        cups[0].words_left = 0
        for word in range(8):
            cups[0].key[word] = keys[game, word]
        board[0] = states[i]
        state, cup = board[0], cups[0]
        setup.open_box(state, 0)
        players, first = int(state.players), written
        while state.phase != OVER:
            if state.phase >= FIRST_AUTOMATIC:
                if state.phase == ROLL_TROVES and written + players <= len(rows):
                    _write_down(state, room, rows, written)
                    written += players
                engine.step(state, cup)
            else:
                policy.go_on(state, cup, tables[state.seat], noise, work)
        winners[game] = state.winner
        for seat in range(players):
            totals[game, seat] = scoring.total(state, seat)
        for at in range(first, written):
            seat = (at - first) % players
            rows[at, TO_COME] = totals[game, seat] - rows[at, POINTS]
            rows[at, WON] = 1.0 if state.winner == seat else 0.0
    return written


def played(
    states: Any, tables: NDArray[np.float64], noise: float, keys: NDArray[np.int64], rounds: int = 0
) -> tuple[NDArray[np.int64], NDArray[np.int64], NDArray[np.float64]]:
    """Who won, everybody's points, and with `rounds` the rows of so many rounds a game."""
    players = int(states[0]["players"])
    winners, totals = np.zeros(len(keys), np.int64), np.zeros((len(keys), players), np.int64)
    rows = np.zeros((len(keys) * players * rounds, ROW))
    written = play(states, 0, tables, noise, keys, winners, totals, rows)
    return winners, totals, rows[:written]

"""The doors of the compiled bots: what Python calls."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from diceminer.bots import greedy
from diceminer.rules import flow, setup, solo
from diceminer.rules.actions import MOST_LEGAL
from diceminer.rules.compiler import entry, rule
from diceminer.rules.cup import CUP, below
from diceminer.rules.state import STATE
from diceminer.rules.tables import ROUNDS, SEATS

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from diceminer.rules.cup import Cup
    from diceminer.rules.state import State, States

RANDOM, GREEDY = range(2)
# A row of results: five numbers of the game, then each seat's points in each round.
FIRST_POINTS: Final = 5
RESULTS: Final = FIRST_POINTS + SEATS * ROUNDS
LEVELS: Final = {"random": RANDOM, "greedy": GREEDY}


@entry
def weigh(states: States, i: int, codes: NDArray[np.int16], worths: NDArray[np.float64]) -> int:
    """List the legal actions and what a greedy player thinks of them; the state stays as it is."""
    board, cups = np.empty(1, STATE), np.zeros(1, CUP)
    board[0] = states[i]
    return greedy.weigh(board[0], cups[0], codes, worths)


@rule
def _choose(
    state: State,
    cup: Cup,
    level: int,
    codes: NDArray[np.int16],
    worths: NDArray[np.float64],
) -> int:
    """One of the legal actions, as a level would choose."""
    if level == RANDOM:
        return int(codes[below(cup, flow.legal(state, codes))])
    count = greedy.weigh(state, cup, codes, worths)
    best = 0
    for at in range(1, count):
        if worths[at] > worths[best]:
            best = at
    return int(codes[best])


@entry
def play_games(
    states: States,
    i: int,
    extra_tunnel_dice: int,
    levels: NDArray[np.int64],
    keys: NDArray[np.int64],
    results: NDArray[np.int16],
) -> None:
    """Play one game a key, each seat by its level.

    State i has the settings. A row of results: winner (in solo the score), first starting seat,
    whether a tie was broken, decisions, random words used (one for each die drawn or rolled and
    each random choice), then every seat's points in each round.
    """
    board, cups = np.empty(1, STATE), np.zeros(1, CUP)
    codes, worths = np.empty(MOST_LEGAL, np.int16), np.empty(MOST_LEGAL)
    for game in range(len(keys)):
        cups[0].blocks_made = 0
        cups[0].words_left = 0
        for word in range(8):
            cups[0].key[word] = keys[game, word]
        board[0] = states[i]
        state, cup = board[0], cups[0]
        setup.open_box(state, extra_tunnel_dice)
        flow.settle(state, cup)
        results[game, 1] = state.start
        decisions = 0
        while not flow.is_over(state):
            level = int(levels[state.seat])
            flow.act(state, cup, _choose(state, cup, level, codes, worths))
            flow.settle(state, cup)
            decisions += 1
        results[game, 0] = solo.score(state) if state.players == 1 else state.winner
        results[game, 2] = state.tied
        results[game, 3] = decisions
        results[game, 4] = 16 * cup.blocks_made - cup.words_left
        for seat in range(int(state.players)):
            for turn in range(ROUNDS):
                points = 0
                for part in range(3):
                    points += int(state.score[seat, turn, part])
                results[game, FIRST_POINTS + seat * ROUNDS + turn] = points


def compile_one_game() -> None:
    """Compile and keep what bots need to play a game."""
    states = np.zeros(1, STATE)
    weigh(states, 0, np.empty(MOST_LEGAL, np.int16), np.empty(MOST_LEGAL))


def compile_many_games() -> None:
    """Compile and keep what plays many games at once."""
    states = np.zeros(1, STATE)
    states[0]["players"], states[0]["hero_sets"] = 2, setup.BASE_HEROES
    keys, results = np.zeros((1, 8), np.int64), np.zeros((1, RESULTS), np.int16)
    play_games(states, 0, 0, np.array([RANDOM, GREEDY]), keys, results)

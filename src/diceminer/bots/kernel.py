"""The doors of the compiled bots that do not search: what Python calls."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

import numpy as np

from diceminer.bots import greedy, knowledge, policy
from diceminer.rules import flow, setup, solo
from diceminer.rules.actions import MOST_LEGAL
from diceminer.rules.compiler import entry, rule
from diceminer.rules.cup import CUP, below
from diceminer.rules.state import STATE
from diceminer.rules.tables import ROUNDS, SEATS

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from diceminer.bots.policy import Work
    from diceminer.rules.cup import Cup, Cups
    from diceminer.rules.state import State, States

RANDOM, NOVICE, APPRENTICE, GREEDY = range(4)
LEVELS: Final = {
    "random": RANDOM,
    "novice": NOVICE,
    "apprentice": APPRENTICE,
    "greedy": GREEDY,
}
# A row of results: five numbers of the game, then each seat's points in each round.
FIRST_POINTS: Final = 5
RESULTS: Final = FIRST_POINTS + SEATS * ROUNDS

# People miss things: how likely a level is to overlook any one of its actions.
OVERLOOKS: Final = np.array([0.0, 0.4, 0.2, 0.0])
_CHANCES: Final = 1 << 16


@cache
def minds() -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """What every level knows: its table, and how much it overlooks."""
    tables = np.zeros((len(LEVELS), policy.ROWS, policy.COLUMNS))
    tables[NOVICE] = knowledge.eager()
    tables[APPRENTICE] = knowledge.thoughtful()
    return tables, OVERLOOKS


@rule
def _weigh(
    state: State,
    cup: Cup,
    level: int,
    tables: NDArray[np.float64],
    work: Work,
) -> int:
    """List the legal actions with what a level thinks of them; the state is the same after it."""
    if level == GREEDY or state.players == 1:
        return greedy.weigh(state, cup, work)
    return policy.weigh(state, tables[level], work)


@rule
def _best_seen(cup: Cup, worths: NDArray[np.float64], count: int, overlooks: float) -> int:
    """Find the best of the actions that are not overlooked, or of all if all are."""
    best, best_seen = 0, -1
    for at in range(count):
        if worths[at] > worths[best]:
            best = at
        if overlooks > 0.0 and below(cup, _CHANCES) < overlooks * _CHANCES:
            continue
        if best_seen < 0 or worths[at] > worths[best_seen]:
            best_seen = at
    return best if best_seen < 0 else best_seen


@rule
def _choose(
    state: State,
    cup: Cup,
    level: int,
    tables: NDArray[np.float64],
    overlooks: NDArray[np.float64],
    work: Work,
) -> int:
    """One of the legal actions, as a level would choose that has an opinion."""
    count = _weigh(state, cup, level, tables, work)
    return int(work.codes[_best_seen(cup, work.worths, count, overlooks[level])])


@entry
def weigh(
    states: States,
    i: int,
    level: int,
    tables: NDArray[np.float64],
    codes: NDArray[np.int16],
    worths: NDArray[np.float64],
) -> int:
    """List the legal actions and what a level thinks of them; the state stays as it is."""
    board, cups = np.empty(1, STATE), np.zeros(1, CUP)
    board[0] = states[i]
    work = policy.new_work()
    count = _weigh(board[0], cups[0], level, tables, work)
    for at in range(count):
        codes[at], worths[at] = work.codes[at], work.worths[at]
    return count


@entry
def choose(
    states: States,
    i: int,
    cups: Cups,
    level: int,
    tables: NDArray[np.float64],
    overlooks: NDArray[np.float64],
) -> int:
    """Choose as a level does, with the bot's own dice."""
    board = np.empty(1, STATE)
    board[0] = states[i]
    return _choose(board[0], cups[0], level, tables, overlooks, policy.new_work())


@entry
def play_games(
    states: States,
    i: int,
    extra_tunnel_dice: int,
    levels: NDArray[np.int64],
    tables: NDArray[np.float64],
    overlooks: NDArray[np.float64],
    keys: NDArray[np.int64],
    results: NDArray[np.int16],
) -> None:
    """Play one game a key, each seat by its level.

    State i has the settings. A row of results: winner (in solo the score), first starting seat,
    whether a tie was broken, decisions, random words used (one for each die drawn or rolled and
    each random choice), then every seat's points in each round.
    """
    board, cups = np.empty(1, STATE), np.zeros(1, CUP)
    work = policy.new_work()
    codes = work.codes
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
            if level == RANDOM:
                code = int(codes[below(cup, flow.legal(state, codes))])
            else:
                code = _choose(state, cup, level, tables, overlooks, work)
            flow.act(state, cup, code)
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
    states, cups = np.zeros(1, STATE), np.zeros(1, CUP)
    states[0]["players"], states[0]["hero_sets"] = 2, setup.BASE_HEROES
    tables, overlooks = minds()
    weigh(states, 0, GREEDY, tables, np.empty(MOST_LEGAL, np.int16), np.empty(MOST_LEGAL))
    choose(states, 0, cups, GREEDY, tables, overlooks)


def compile_many_games() -> None:
    """Compile and keep what plays many games at once."""
    states = np.zeros(1, STATE)
    states[0]["players"], states[0]["hero_sets"] = 2, setup.BASE_HEROES
    keys, results = np.zeros((1, 8), np.int64), np.zeros((1, RESULTS), np.int16)
    play_games(states, 0, 0, np.array([RANDOM, GREEDY]), *minds(), keys, results)

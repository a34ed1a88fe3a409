"""The doors of the rules: what Python calls, each with arrays and an index.

A record as an argument costs ten times what an array and an index do.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from diceminer.rules import (
    ending,
    excavation,
    flow,
    magic,
    mountain,
    replenish,
    scoring,
    setup,
    solo,
)
from diceminer.rules.actions import MOST_LEGAL
from diceminer.rules.compiler import entry
from diceminer.rules.cup import CUP, below
from diceminer.rules.state import EXCAVATION, MAGIC, SOLO, STATE

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from diceminer.rules.cup import Cups
    from diceminer.rules.state import States


@entry
def start(states: States, i: int, cups: Cups, j: int, extra_tunnel_dice: int) -> bool:
    """Set a game up; False when `go_on` must be called for the rest."""
    setup.open_box(states[i], extra_tunnel_dice)
    return flow.settle(states[i], cups[j])


@entry
def play(states: States, i: int, cups: Cups, j: int, code: int) -> bool:
    """Play a legal action; False when `go_on` must be called for the rest."""
    flow.act(states[i], cups[j], code)
    return flow.settle(states[i], cups[j])


@entry
def go_on(states: States, i: int, cups: Cups, j: int) -> bool:
    """Go on where `start` or `play` left off."""
    return flow.settle(states[i], cups[j])


@entry
def legal(states: States, i: int, out: NDArray[np.int16]) -> int:
    """List the codes of the legal actions; their number."""
    return flow.legal(states[i], out)


@entry
def status(states: States, i: int, out: NDArray[np.int16]) -> None:
    """Tell who is asked for what: what changes with every action but for the dice."""
    state = states[i]
    out[0] = state.turn_of_round
    out[1] = state.phase
    out[2] = state.seat
    out[3] = state.start
    out[4] = state.first
    out[5] = excavation.takes(state) if state.phase == EXCAVATION else 0
    out[6] = state.taken
    out[7] = state.shared
    out[8] = state.symbols


@entry
def rounds_scored(states: States, i: int) -> int:
    """Count the rounds that are on the score sheet."""
    return ending.rounds_scored(states[i])


@entry
def solo_score(states: States, i: int) -> int:
    """Score a solo game as it stands."""
    return solo.score(states[i])


@entry
def sheet(states: States, i: int, out: NDArray[np.int16]) -> None:
    """Score the troves as they lie: a row of tunnels, treasure, hazards, gems, chests a seat."""
    state = states[i]
    for seat in range(int(state.players)):
        out[seat, 0] = scoring.tunnels(state, seat)
        out[seat, 1] = scoring.treasure(state, seat)
        out[seat, 2] = scoring.hazards(state, seat)
        out[seat, 3] = scoring.gems(state, seat)
        out[seat, 4] = scoring.chests(state, seat)


@entry
def dice_on(states: States, i: int, side: int) -> int:
    """Find the mountain's top dice, or its side dice, as a mask."""
    occupied = int(states[i].occupied)
    return mountain.sides(occupied) if side else mountain.tops(occupied)


@entry
def nameable(states: States, i: int, out: NDArray[np.int16]) -> None:
    """Count by face what a player could name at all: for a reroll, a cache, or a solo draft."""
    state = states[i]
    for face in range(len(out)):
        if state.phase == MAGIC:
            out[face] = magic.eligible(state, face)
        elif state.phase == SOLO:
            out[face] = solo.can_draft(state, face)
        else:
            out[face] = replenish.uncached(state, face)


@entry
def random_games(
    states: States, i: int, cups: Cups, j: int, extra_tunnel_dice: int, games: int
) -> tuple[int, int]:
    """Play games at random, every legal action listed at every step: decisions and die events.

    State i gives the settings and is left as it is; the games are played on a copy.
    """
    board = np.empty(1, STATE)
    out = np.empty(MOST_LEGAL, np.int16)
    cup = cups[j]
    decisions = 0
    rolled = 0
    for _ in range(games):
        board[0] = states[i]
        state = board[0]
        setup.open_box(state, extra_tunnel_dice)
        flow.settle(state, cup)
        while not flow.is_over(state):
            count = flow.legal(state, out)
            flow.play(state, cup, int(out[below(cup, count)]))
            decisions += 1
        rolled += count
    return decisions, rolled


def compile_all() -> None:
    """Call every door once, so that all of them are compiled and kept."""
    states, cups = np.zeros(1, STATE), np.zeros(1, CUP)
    states[0]["players"], states[0]["hero_sets"] = 2, setup.BASE_HEROES
    out, rows = np.empty(MOST_LEGAL, np.int16), np.zeros((4, 5), np.int16)
    start(states, 0, cups, 0, 0)
    play(states, 0, cups, 0, int(out[legal(states, 0, out) - 1]))
    go_on(states, 0, cups, 0)
    status(states, 0, out)
    sheet(states, 0, rows)
    nameable(states, 0, out[:1])
    rounds_scored(states, 0)
    solo_score(states, 0)
    dice_on(states, 0, 0)
    random_games(states, 0, cups, 0, 0, 1)

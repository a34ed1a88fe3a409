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
from diceminer.rules.cup import CUP
from diceminer.rules.state import EXCAVATION, MAGIC, SOLO, STATE
from diceminer.rules.tables import SEATS

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from diceminer.rules.cup import Cups
    from diceminer.rules.state import States


# How many numbers `sheet` tells of a seat.
SHEET = 6
# What `run` takes in place of an action's code.
START, GO_ON = -1, -2


@entry
def run(states: States, i: int, cups: Cups, j: int, code: int, extra_tunnel_dice: int) -> bool:
    """Play a legal action, or set a game up, and everything that follows by itself.

    False: there is more, for `GO_ON` once the log has been read, or the script lacks a die.
    """
    state, cup = states[i], cups[j]
    if code == START:
        setup.open_box(state, extra_tunnel_dice)
    elif code != GO_ON:
        flow.act(state, cup, code)
    return flow.settle(state, cup)


@entry
def legal(states: States, i: int, out: NDArray[np.int16]) -> int:
    """List the codes of the legal actions; their number."""
    return flow.legal(states[i], out)


@entry
def status(states: States, i: int, out: NDArray[np.int16]) -> None:
    """Tell who is asked for what, how many rounds are scored, and a solo game's points."""
    state = states[i]
    out[0] = state.round_number
    out[1] = state.phase
    out[2] = state.seat
    out[3] = state.start
    out[4] = state.first
    out[5] = excavation.takes(state) if state.phase == EXCAVATION else 0
    out[6] = state.taken
    out[7] = state.shared
    out[8] = state.symbols
    out[9] = ending.rounds_scored(state)
    out[10] = solo.score(state)


@entry
def sheet(states: States, i: int, out: NDArray[np.int16]) -> None:
    """Score the troves as they lie, a row a seat.

    Tunnels, treasure, hazards, gems, whether they are the most of several players', chests.
    """
    state = states[i]
    for seat in range(int(state.players)):
        out[seat, 0] = scoring.tunnels(state, seat)
        out[seat, 1] = scoring.treasure(state, seat)
        out[seat, 2] = scoring.hazards(state, seat)
        out[seat, 3] = scoring.gems(state, seat)
        out[seat, 4] = scoring.has_most_gems(state, seat)
        out[seat, 5] = scoring.chests(state, seat)
    if state.players == 1:
        out[0, 0] = solo.tunnels(state)
        out[0, 1] = solo.treasure(state)
        out[0, 2] = solo.hazards(state)
        out[0, 4] = 0


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


def compile_all() -> None:
    """Call every door once, so that all of them are compiled and kept."""
    states, cups = np.zeros(1, STATE), np.zeros(1, CUP)
    states[0]["players"], states[0]["hero_sets"] = 2, setup.BASE_HEROES
    out, rows = np.empty(MOST_LEGAL, np.int16), np.zeros((SEATS, SHEET), np.int16)
    run(states, 0, cups, 0, START, 0)
    legal(states, 0, out)
    status(states, 0, out)
    sheet(states, 0, rows)
    nameable(states, 0, out[:1])
    dice_on(states, 0, 0)

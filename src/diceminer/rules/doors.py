"""The doors of the rules: what Python, or another program, calls of them to play.

Each takes arrays and an index: a record as an argument costs ten times as much. Nothing is
allocated and nothing but numbers comes back, so that any language can call them; `diceminer.board`
calls them from Python. `diceminer.rules.advice` has those that playing doesn't need.
"""

from __future__ import annotations

from typing import Final

from diceminer.compiling import Part, door
from diceminer.compiling.arrays import Int16Matrix, Int16s
from diceminer.rules import ending, excavation, flow, magic, previews, scoring, setup, solo
from diceminer.rules.constants import FACE_COUNT, HIGHEST_NUMBER, SEATS
from diceminer.rules.cup import Cups, outcomes
from diceminer.rules.phases import EXCAVATION
from diceminer.rules.state import States

PART: Final = Part(__name__, "compiling-play")

# What `status` writes: nine numbers of the turn, then these, and each seat's hero.
SCORED, SCORE, PLAYERS, FIRST_HERO = range(9, 13)
STATUS: Final = FIRST_HERO + SEATS
# What `sheet` writes for each seat: nine numbers, its straights by length, what is idle by face.
STRAIGHTS: Final = 9
IDLE: Final = STRAIGHTS + HIGHEST_NUMBER
SHEET: Final = IDLE + FACE_COUNT
# What `run` takes in place of an action's code.
START, GO_ON = -1, -2


@door(PART)
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


@door(PART)
def legal(states: States, i: int, out: Int16s) -> int:
    """List the codes of the legal actions; their number."""
    return flow.legal(states[i], out)


@door(PART)
def status(states: States, i: int, out: Int16s) -> None:
    """Write who is asked for what, how many rounds are scored, a solo game's points, the heroes."""
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
    out[SCORED] = ending.rounds_scored(state)
    out[SCORE] = solo.score(state)
    out[PLAYERS] = state.players
    for seat in range(SEATS):
        out[FIRST_HERO + seat] = state.hero[seat]


@door(PART)
def sheet(states: States, i: int, out: Int16Matrix) -> None:
    """Score the troves as they lie, a row a seat.

    Tunnels, treasure, hazards, gems, whether they are the most of several players', chests, the two
    halves of the hazards at a table (cave-ins and dragons), and the magic symbols not spent yet;
    then the straights by length and, at a table, what scores nothing as it lies, by face.
    """
    state = states[i]
    for seat in range(int(state.players)):
        for which in range(3):
            out[seat, which] = previews.part(state, seat, which)
        out[seat, 3] = scoring.gems(state, seat)
        out[seat, 4] = scoring.has_most_gems(state, seat) and state.players > 1
        out[seat, 5] = scoring.chests(state, seat)
        out[seat, 6] = scoring.cave_ins(state, seat) if state.players > 1 else 0
        out[seat, 7] = scoring.dragons(state, seat) if state.players > 1 else 0
        out[seat, 8] = magic.symbols_left(state, seat)
        for length in range(1, HIGHEST_NUMBER + 1):
            out[seat, STRAIGHTS + length - 1] = scoring.straights(state, seat, length)
        for face in range(FACE_COUNT):
            out[seat, IDLE + face] = scoring.idle(state, seat, face) if state.players > 1 else 0


@door(PART)
def chance(cups: Cups, j: int, numbers: Int16s, weights: Int16s) -> int:
    """List the outcomes that a scripted cup waits for, as a script has them, with their weights."""
    return outcomes(cups[j], numbers, weights)

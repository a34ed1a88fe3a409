"""Set-up (rules 4): who starts, who is which hero, and a full bag."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from diceminer.compiling import rule
from diceminer.rules import magic, mountain, seats
from diceminer.rules.actions import TAKE_HERO
from diceminer.rules.constants import (
    BEER,
    BOX,
    HERO_COUNT,
    HIGHEST_NUMBER,
    KIND_COUNT,
    NO_HERO,
    SEATS,
    SET_OF,
    SHOWS,
    TUNNEL,
    VALUE,
)
from diceminer.rules.cup import deal, note, roll
from diceminer.rules.log import HERO, HERO_DEALT, ROLLED_OFF, STARTER
from diceminer.rules.phases import DEAL, EXCAVATION, FILL, HEROES, ROLL_OFF, SOLO_SETUP
from diceminer.rules.scoring import crown

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from diceminer.rules.cup import Cup
    from diceminer.rules.state import State


@rule
def open_box(state: State, extra_tunnel_dice: int) -> None:
    """Put all dice into the bag and clear everything but the settings of the state."""
    for kind in range(KIND_COUNT):
        state.bag[kind] = BOX[extra_tunnel_dice, kind]
    for seat in range(SEATS):
        state.hero[seat] = NO_HERO
    state.round_number = 1
    state.seat = -1
    state.start = -1
    state.first = -1
    state.winner = -1
    state.contenders = (1 << int(state.players)) - 1
    state.phase = SOLO_SETUP if state.players == 1 else ROLL_OFF


@rule
def _rank(face: int) -> int:
    """What a tunnel die counts in a roll-off: its number; Beer is the highest."""
    if SHOWS[face] == BEER:
        return HIGHEST_NUMBER + 1
    return int(VALUE[face])


@rule
def roll_off(state: State, cup: Cup) -> None:
    """Let the contenders roll a tunnel die each; those tied for highest roll again (4.1)."""
    best, leaders = 0, 0
    for seat in range(int(state.players)):
        if (int(state.contenders) >> seat) & 1:
            face = roll(cup, TUNNEL)
            note(cup, ROLLED_OFF, seat, face, 0, 0)
            rank = _rank(face)
            if rank > best:
                best, leaders = rank, 0
            if rank == best:
                leaders |= 1 << seat
    state.contenders = leaders
    if leaders & (leaders - 1) == 0:
        if state.tied:
            crown(state, cup, mountain.lowest(leaders))
        else:
            make_starter(state, cup)


@rule
def make_starter(state: State, cup: Cup) -> None:
    """The one contender left starts the round."""
    start = mountain.lowest(int(state.contenders))
    state.start = start
    state.contenders = (1 << int(state.players)) - 1
    note(cup, STARTER, start, int(state.round_number), 0, 0)
    if state.hero[start] != NO_HERO:
        state.phase = FILL
    elif state.deal_heroes:
        state.phase = DEAL
    else:
        state.phase = HEROES
        state.seat = seats.before(state, start)


@rule
def is_offered(state: State, hero: int) -> bool:
    """Whether a hero is in the sets played with and not taken yet (4.2)."""
    return is_in_sets(state, hero) and is_nobodys(state, hero)


@rule
def is_in_sets(state: State, hero: int) -> bool:
    """Whether a hero is in the sets played with."""
    return int(state.hero_sets) & int(SET_OF[hero]) != 0


@rule
def is_nobodys(state: State, hero: int) -> bool:
    """Whether no player has a hero yet."""
    for seat in range(int(state.players)):
        if state.hero[seat] == hero:
            return False
    return True


@rule
def legal(state: State, out: NDArray[np.int16]) -> int:
    """List the heroes that can be chosen."""
    count = 0
    for hero in range(HERO_COUNT):
        if is_offered(state, hero):
            out[count] = TAKE_HERO + hero
            count += 1
    return count


@rule
def choose_hero(state: State, cup: Cup, hero: int) -> None:
    """A player becomes a hero; the starting player is the last to choose (4.2)."""
    state.hero[state.seat] = hero
    note(cup, HERO, int(state.seat), hero, 0, 0)
    if state.seat == state.start:
        state.phase = FILL
    else:
        state.seat = seats.before(state, int(state.seat))


@rule
def deal_heroes(state: State, cup: Cup) -> None:
    """Deal heroes at random, in the order in which they would be chosen (4.2, option)."""
    offered = cup.offered
    seat = int(state.start)
    for _ in range(int(state.players)):
        seat = seats.before(state, seat)
        count = 0
        for hero in range(HERO_COUNT):
            if is_offered(state, hero):
                offered[count] = hero
                count += 1
        state.hero[seat] = offered[deal(cup, offered, count)]
        note(cup, HERO_DEALT, seat, int(state.hero[seat]), 0, 0)
    state.phase = FILL


@rule
def fill_mountain(state: State, cup: Cup) -> None:
    """Fill the mountain; the starting player digs first (4.3, 5.4.4)."""
    mountain.fill(state, cup)
    state.seat = state.start
    if state.occupied:
        state.phase = EXCAVATION
    else:
        # Custom data files may have too few dice: then there is nothing to take.
        state.first = state.start
        magic.begin(state)

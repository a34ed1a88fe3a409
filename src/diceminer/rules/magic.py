"""Magic (rules 5.2): spend magic faces to roll dice of the own trove again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from diceminer.compiling import inlined, rule
from diceminer.rules import seats
from diceminer.rules.actions import DONE, REROLL, SPEND, SPEND_HERO
from diceminer.rules.cup import note, roll
from diceminer.rules.log import CHOSE, REROLLED, SPENT
from diceminer.rules.phases import MAGIC, SCORING
from diceminer.rules.tables import (
    FACE_COUNT,
    FIRST,
    HAZARD,
    HERO_FACES,
    KIND,
    SHOWS,
    SYMBOL,
    VALUE,
)
from diceminer.rules.tables import MAGIC as MAGIC_DIE

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from diceminer.rules.cup import Cup
    from diceminer.rules.state import State


@rule
def begin(state: State) -> None:
    """Start the phase with the player who would have taken next."""
    state.phase = MAGIC
    state.seat = state.first
    _go_on(state)


@rule
def _go_on(state: State) -> None:
    """Stay with a player who can spend something, otherwise go round to the end of the phase."""
    while not _has_turn(state) or not _can_spend(state):
        state.seat = seats.after(state, int(state.seat))
        if state.seat == state.first:
            state.phase = SCORING
            return


@rule
def _has_turn(state: State) -> bool:
    """In a tie-break only those who are tied have a turn (6)."""
    return (int(state.contenders) >> int(state.seat)) & 1 == 1


@rule
def eligible(state: State, face: int) -> int:
    """Count the dice showing a face that could still be chosen: no hazards, nothing spent."""
    seat = int(state.seat)
    dice = int(state.trove[seat, face]) - int(state.spent[seat, face]) - int(state.chosen[face])
    return 0 if KIND[face] == HAZARD and not state.reroll_hazards else dice


@inlined
def eligible_dice(state: State) -> int:
    """Count all the dice that could still be chosen."""
    seat = int(state.seat)
    count = 0
    for face in range(FACE_COUNT):
        count += int(state.trove[seat, face]) - int(state.spent[seat, face])
        count -= int(state.chosen[face])
    if not state.reroll_hazards:
        for face in range(FIRST[HAZARD], FIRST[HAZARD + 1]):
            count -= int(state.trove[seat, face])
    return count


@rule
def unspent(state: State, face: int) -> int:
    """Count a player's dice with a magic face that is not spent yet."""
    if SHOWS[face] != SYMBOL:
        return 0
    return int(state.trove[state.seat, face]) - int(state.spent[state.seat, face])


@rule
def unspent_hero(state: State, face: int) -> int:
    """Count a hero's magic faces that are not spent yet."""
    if SHOWS[face] != SYMBOL:
        return 0
    seat = int(state.seat)
    return int(HERO_FACES[state.hero[seat], face]) - int(state.hero_spent[seat, face])


@rule
def symbols_left(state: State, seat: int) -> int:
    """Add up the magic symbols of a seat that are not spent yet, on its dice and its hero."""
    symbols = 0
    for face in range(FIRST[MAGIC_DIE], FIRST[MAGIC_DIE + 1]):
        if SHOWS[face] == SYMBOL:
            left = int(state.trove[seat, face]) - int(state.spent[seat, face])
            left += int(HERO_FACES[state.hero[seat], face]) - int(state.hero_spent[seat, face])
            symbols += left * int(VALUE[face])
    return symbols


@rule
def _can_spend(state: State) -> bool:
    """A magic face can be spent if that leaves a die to roll: the one being spent is none."""
    on_dice, on_hero = 0, 0
    for face in range(FIRST[MAGIC_DIE], FIRST[MAGIC_DIE + 1]):
        on_dice += unspent(state, face)
        on_hero += unspent_hero(state, face)
    if on_dice + on_hero == 0:
        return False
    dice = eligible_dice(state)
    return dice > 1 or (dice == 1 and on_hero > 0)


@rule
def legal(state: State, out: NDArray[np.int16]) -> int:
    """List what can be spent or, with symbols to use, what can be named for the roll."""
    count = 0
    if state.symbols > 0:
        for face in range(last_named(state.chosen), FACE_COUNT):
            # Written first and counted then: no branch to guess wrong.
            out[count] = REROLL + face
            count += 1 if eligible(state, face) > 0 else 0
        from_here = 0
        while from_here < state.symbols:
            count -= 1
            from_here += eligible(state, int(out[count]) - REROLL)
        return count + 1
    dice = eligible_dice(state)
    for face in range(FIRST[MAGIC_DIE], FIRST[MAGIC_DIE + 1]):
        if dice > 1 and unspent(state, face) > 0:
            out[count] = SPEND + face
            count += 1
    for face in range(FIRST[MAGIC_DIE], FIRST[MAGIC_DIE + 1]):
        if dice > 0 and unspent_hero(state, face) > 0:
            out[count] = SPEND_HERO + face
            count += 1
    out[count] = DONE
    return count + 1


@rule
def last_named(named: NDArray[np.int8]) -> int:
    """Dice are named in canonical order, so the last named is the highest; 0 if there is none."""
    last = 0
    for face in range(FACE_COUNT):
        if named[face] > 0:
            last = face
    return last


@rule
def spend(state: State, cup: Cup, face: int) -> None:
    """Spend a magic die for this round; it stays in the trove."""
    state.spent[state.seat, face] += 1
    note(cup, SPENT, int(state.seat), face, 0, 0)
    state.symbols = min(int(VALUE[face]), eligible_dice(state))


@rule
def spend_hero(state: State, cup: Cup, face: int) -> None:
    """Spend one of the hero's magic faces for this round."""
    state.hero_spent[state.seat, face] += 1
    note(cup, SPENT, int(state.seat), face, 1, 0)
    state.symbols = min(int(VALUE[face]), eligible_dice(state))


@rule
def choose(state: State, cup: Cup, face: int) -> None:
    """Name one die for the roll; with the last one named, all of them are rolled."""
    state.chosen[face] += 1
    state.symbols -= 1
    note(cup, CHOSE, int(state.seat), face, 0, 0)
    if state.symbols == 0:
        roll_chosen(state, cup, int(state.seat), REROLLED)
        _go_on(state)


@rule
def roll_chosen(state: State, cup: Cup, seat: int, told_as: int) -> None:
    """Roll the chosen dice of a trove together."""
    for face in range(FACE_COUNT):
        state.trove[seat, face] -= state.chosen[face]
    for face in range(FACE_COUNT):
        for _ in range(int(state.chosen[face])):
            shown = roll(cup, int(KIND[face]))
            state.trove[seat, shown] += 1
            note(cup, told_as, seat, face, shown, 0)
        state.chosen[face] = 0


@rule
def end_turn(state: State) -> None:
    """A player is done; the next one clockwise may spend."""
    state.seat = seats.after(state, int(state.seat))
    if state.seat == state.first:
        state.phase = SCORING
    else:
        _go_on(state)

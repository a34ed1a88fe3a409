"""The policy of the search: a linear value of what each die would add to a trove.

It plays the rollouts and gives the search its priors. Its weights are an array with one row for
excavation and one for magic in each round: tuned by self-play (`training.py`) and passed as an
argument, not compiled in.

Points are computed here a second time, incrementally from a summary of a trove: calling
`rules.scoring` for every die of every rollout would halve the number of rollouts. A test compares
the two.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from diceminer.compiling import rule
from diceminer.compiling.arrays import Float64s, Int8s, Int16s, Int64Matrix
from diceminer.rules import excavation, flow, magic, mountain, replenish, scoring, seats
from diceminer.rules.actions import (
    CACHE_DIE,
    DONE,
    MOST_LEGAL,
    REROLL,
    SHARE,
    SLOT_CODES,
    SPEND,
    SPEND_HERO,
    TAKE,
    TAKE_HERO,
)
from diceminer.rules.constants import (
    BEER,
    CAVE_IN,
    DRAGON,
    FACE_COUNT,
    FIRST,
    GEM,
    HAZARD,
    HERO_FACES,
    HIGHEST_NUMBER,
    KIND,
    KIND_COUNT,
    NUMBER,
    PICKAXE,
    ROLL,
    ROUNDS,
    SEATS,
    SHIELD,
    SHOWS,
    SYMBOL,
    TOOL,
    VALUE,
)
from diceminer.rules.cup import below
from diceminer.rules.phases import CACHE, EXCAVATION, MAGIC

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from diceminer.rules.cup import Cup
    from diceminer.rules.state import State

# The columns of the weights. Rows: excavation in rounds 1 to 3, then magic in rounds 1 to 3.
KEEP: Final = 0  # + kind: a die of the kind in the rounds to come
GEMS: Final = 5
LOOSE: Final = 6  # a number whose lower neighbour is missing; + 1: with more missing
OPEN: Final = 8  # a straight that gets longer, for each number above it that is still missing
SYMBOLS: Final = 9  # + 0, 1, 2: one, two, three symbols
MUG: Final = 12  # Beer to share, while there are dice on the mountain
PICK: Final = 13
GUARD: Final = 14
CAVES: Final = 15  # a cave-in without a pickaxe yet; + 1: with one
DRAGONS: Final = 17  # a dragon without a shield yet; + 1: with one
CHESTS: Final = 19
DENY: Final = 20  # what the next player loses because the die is gone
UNCOVER: Final = 21  # what the next player gains from the dice uncovered
SECOND: Final = 22  # the second die after sharing
COST: Final = 23  # + kind: to give a die away
RACE: Final = 28  # a gem more, if another player has nearly as many
TOGETHER: Final = 29  # a tool die for each hazard die of the trove, and vice versa
COLUMNS: Final = 30
ROWS: Final = 2 * ROUNDS

# A summary of a trove: symbols by what they show, how often each tunnel number is there, how many
# hazard and tool dice, and the most gems of another player.
_NUMBERS: Final = 9
_HAZARD_DICE: Final = _NUMBERS + HIGHEST_NUMBER + 1
_TOOL_DICE: Final = _HAZARD_DICE + 1
_RIVAL_GEMS: Final = _TOOL_DICE + 1
SUMMARY: Final = _RIVAL_GEMS + 1
_CLOSE: Final = 3
# A tie-break: Beer goes to the player with the fewest points.
_RECIPIENT_POINTS: Final = 0.01
_NOISE_STEPS: Final = 1 << 16


class Scratch(NamedTuple):
    """Buffers of one decision: made once, written over at the next."""

    codes: Int16s  # the legal actions
    worths: Float64s  # … and what each is worth
    by_slot: Float64s
    by_face: Float64s
    sums: Int64Matrix  # two summaries or counts of dice, and a choice of dice
    slots: Int8s  # the dice of a mountain


def new_scratch() -> Scratch:
    """Make the buffers."""
    return Scratch(
        codes=np.empty(MOST_LEGAL, np.int16),
        worths=np.empty(MOST_LEGAL),
        by_slot=np.empty(SLOT_CODES),
        by_face=np.empty(FACE_COUNT),
        sums=np.zeros((3, max(SUMMARY, FACE_COUNT)), np.int64),
        slots=np.empty(SLOT_CODES, np.int8),
    )


@rule
def summarize(state: State, seat: int, out: NDArray[np.int64]) -> None:
    """Count a trove's symbols, the hero's included."""
    for at in range(SUMMARY):
        out[at] = 0
    hero = int(state.hero[seat])
    for face in range(FACE_COUNT):
        count(out, face, int(state.trove[seat, face]) + int(HERO_FACES[hero, face]))
    for other in range(int(state.players)):
        if other != seat:
            out[_RIVAL_GEMS] = max(int(out[_RIVAL_GEMS]), scoring.gems(state, other))


@rule
def count(out: NDArray[np.int64], face: int, dice: int) -> None:
    """Add dice to a summary, or take them away."""
    shows = int(SHOWS[face])
    if shows == NUMBER:
        out[_NUMBERS + VALUE[face]] += dice
    else:
        out[shows] += dice * int(VALUE[face])
        if KIND[face] == HAZARD:
            out[_HAZARD_DICE] += dice
        elif KIND[face] == TOOL:
            out[_TOOL_DICE] += dice


@rule
def adds(out: NDArray[np.int64], face: int, weights: NDArray[np.float64], lying: int) -> float:
    """What one more die would add to a trove: points at once, and weighted potential."""
    shows, value = int(SHOWS[face]), int(VALUE[face])
    worth = float(weights[KEEP + KIND[face]])
    if shows == NUMBER:
        return worth + _number_adds(out, value, weights)
    if shows == GEM:
        close = abs(int(out[GEM]) - int(out[_RIVAL_GEMS])) <= _CLOSE
        return worth + float((weights[GEMS] + (weights[RACE] if close else 0.0)) * value)
    if KIND[face] == HAZARD:
        worth += weights[TOGETHER] * out[_TOOL_DICE]
    elif KIND[face] == TOOL:
        worth += weights[TOGETHER] * out[_HAZARD_DICE]
    if shows == SYMBOL:
        return worth + float(weights[SYMBOLS + min(value, 3) - 1])
    if shows == BEER:
        return worth + float(weights[MUG] * min(lying, 10) * 0.1)
    if shows == PICKAXE:
        dangers = int(out[CAVE_IN])
        return worth + float(weights[PICK] + (dangers if out[PICKAXE] > 0 else 2 * dangers))
    if shows == SHIELD:
        dangers = int(out[DRAGON])
        return worth + float(weights[GUARD] + (dangers if out[SHIELD] > 0 else 2 * dangers))
    if shows == CAVE_IN:
        tools = int(out[PICKAXE])
        return worth + float(
            value * ((tools + weights[CAVES + 1]) if tools > 0 else (weights[CAVES] - 1.0))
        )
    if shows == DRAGON:
        tools = int(out[SHIELD])
        return worth + float(
            value * ((tools + weights[DRAGONS + 1]) if tools > 0 else (weights[DRAGONS] - 1.0))
        )
    return worth + float(weights[CHESTS] * value)


@rule
def _number_adds(out: NDArray[np.int64], number: int, weights: NDArray[np.float64]) -> float:
    """The points for the straights that a number extends, or the potential of a loose number."""
    complete = 127
    missing = 0
    for below_it in range(1, number):
        have = int(out[_NUMBERS + below_it])
        if have <= int(out[_NUMBERS + number]):
            missing += 1
        complete = min(complete, have)
    if missing > 0:
        return float(weights[LOOSE] if missing == 1 else weights[LOOSE + 1])
    points = 0.0
    longest = min(complete, int(out[_NUMBERS + number]))
    for reached in range(number, HIGHEST_NUMBER + 1):
        have = int(out[_NUMBERS + reached])
        if reached > number and have <= longest:
            return points + float(weights[OPEN]) * (HIGHEST_NUMBER - reached + 1)
        points += reached
    return points


@rule
def _noise(cup: Cup) -> float:
    """A random number from -1 to 1."""
    return below(cup, _NOISE_STEPS) * (2.0 / _NOISE_STEPS) - 1.0


@rule
def _row(state: State) -> int:
    return int(state.round_number) - 1


@rule
def _dice_lying(occupied: int) -> int:
    number = 0
    while occupied:
        occupied &= occupied - 1
        number += 1
    return number


@rule
def weigh_dice(
    state: State,
    weights: NDArray[np.float64],
    sums: NDArray[np.int64],
    dice: int,
    worths: NDArray[np.float64],
) -> None:
    """Write the value of taking each of some dice, by slot.

    What the next player gains or loses counts too, unless this seat takes another die itself.
    """
    row = weights[_row(state)]
    occupied = int(state.occupied)
    lying = _dice_lying(occupied)
    again = state.shared != 0 and state.taken == 0
    tops = mountain.tops(occupied)
    while dice:
        slot = mountain.lowest(dice)
        dice &= dice - 1
        face = int(state.slot[slot])
        worth = adds(sums[0], face, row, lying)
        if (tops >> slot) & 1:
            bared = mountain.tops(occupied & ~(1 << slot)) & ~tops
            best = 0.0
            while bared:
                below_it = int(state.slot[mountain.lowest(bared)])
                bared &= bared - 1
                if again:
                    best = max(best, adds(sums[0], below_it, row, lying))
                else:
                    best = max(best, adds(sums[1], below_it, row, lying))
            worth += 0.3 * best if again else -row[UNCOVER] * best
        if not again:
            worth += row[DENY] * max(adds(sums[1], face, row, lying), 0.0)
        worths[slot] = worth


@rule
def _two_dice(state: State, weights: NDArray[np.float64], summary: NDArray[np.int64]) -> float:
    """What sharing gains before its cost: two dice from top or side."""
    row = weights[_row(state)]
    occupied = int(state.occupied)
    lying = _dice_lying(occupied)
    dice = mountain.tops(occupied) | mountain.sides(occupied)
    best, second = -1e9, 0.0
    while dice:
        face = int(state.slot[mountain.lowest(dice)])
        dice &= dice - 1
        worth = adds(summary, face, row, lying)
        if worth > best:
            best, second = worth, max(best, 0.0)
        elif worth > second:
            second = worth
    return best + float(row[SECOND]) * second


@rule
def reroll_gains(
    state: State,
    weights: NDArray[np.float64],
    summary: NDArray[np.int64],
    gains: NDArray[np.float64],
) -> None:
    """Write for every face the expected gain of rerolling one such die."""
    row = weights[ROUNDS + _row(state)]
    for face in range(FACE_COUNT):
        if magic.eligible(state, face) <= 0:
            gains[face] = -1e9
            continue
        count(summary, face, -1)
        kind = int(KIND[face])
        gain = -adds(summary, face, row, 0)
        last, worth = -1, 0.0
        for pip in range(6):
            if ROLL[kind, pip] != last:
                last = int(ROLL[kind, pip])
                worth = adds(summary, last, row, 0)
            gain += worth / 6
        count(summary, face, 1)
        gains[face] = gain


@rule
def keep_gains(
    state: State,
    weights: NDArray[np.float64],
    summary: NDArray[np.int64],
    gains: NDArray[np.float64],
) -> None:
    """Write for every face what caching one such die is worth.

    The rest of the trove is replaced by the expectation of its roll.
    """
    seat = int(state.seat)
    row = weights[min(_row(state) + 1, ROUNDS - 1)]
    for at in range(SUMMARY):
        summary[at] = 0
    hero = int(state.hero[seat])
    for face in range(FACE_COUNT):
        count(summary, face, 6 * int(HERO_FACES[hero, face]))
        count(summary, face, 6 * int(state.cached[seat, face]))
    for kind in range(KIND_COUNT):
        dice = 0
        for face in range(FIRST[kind], FIRST[kind + 1]):
            dice += int(state.trove[seat, face]) - int(state.cached[seat, face])
        for pip in range(6):
            count(summary, int(ROLL[kind, pip]), dice)
    for at in range(SUMMARY):
        summary[at] = (summary[at] + 3) // 6
    for face in range(FACE_COUNT):
        if replenish.uncached(state, face) <= 0:
            gains[face] = -1e9
            continue
        gain = adds(summary, face, row, 10)
        for pip in range(6):
            gain -= adds(summary, int(ROLL[KIND[face], pip]), row, 10) / 6
        gains[face] = gain


@rule
def choose_dice(scratch: Scratch, start: int, many: int, must: bool) -> float:
    """Choose the `many` dice of the highest gain from face `start` on; returns their total gain.

    Gains are in `by_face`, the available dice in `sums[1]`; the choice is written to `sums[2]`.
    Dice without a gain are only chosen if `must`.
    """
    gains, dice, chosen = scratch.by_face, scratch.sums[1], scratch.sums[2]
    total = 0.0
    for face in range(FACE_COUNT):
        chosen[face] = 0
    for _ in range(many):
        best = -1
        for face in range(start, FACE_COUNT):
            if dice[face] > chosen[face] and (best < 0 or gains[face] > gains[best]):
                best = face
        if best >= 0 and (must or gains[best] > 0.0):
            chosen[best] += 1
            total += gains[best]
    return total


@rule
def weigh(state: State, weights: NDArray[np.float64], scratch: Scratch) -> int:
    """List the legal actions with the policy's value of each; their number."""
    legal = flow.legal(state, scratch.codes)
    if state.phase == EXCAVATION:
        _weigh_digging(state, weights, scratch, legal)
    elif state.phase == MAGIC:
        _weigh_magic(state, weights, scratch, legal)
    elif state.phase == CACHE:
        _weigh_keeping(state, weights, scratch, legal)
    else:
        _weigh_heroes(state, weights, scratch, legal)
    return legal


@rule
def _weigh_heroes(state: State, weights: NDArray[np.float64], scratch: Scratch, legal: int) -> None:
    """Value heroes by what their faces add in three rounds."""
    codes, summary, worths = scratch.codes, scratch.sums[0], scratch.worths
    for at in range(SUMMARY):
        summary[at] = 0
    for at in range(legal):
        worths[at] = 0.0
        for face in range(FACE_COUNT):
            shown = int(HERO_FACES[codes[at] - TAKE_HERO, face])
            for round_ in range(ROUNDS if shown > 0 else 0):
                own = adds(summary, face, weights[round_], 10) - weights[round_, KEEP + KIND[face]]
                worths[at] += shown * own


@rule
def _weigh_digging(
    state: State, weights: NDArray[np.float64], scratch: Scratch, legal: int
) -> None:
    """Value takes by what they add, sharing by what two dice add less its cost."""
    seat = int(state.seat)
    summarize(state, seat, scratch.sums[0])
    summarize(state, seats.after(state, seat), scratch.sums[1])
    weigh_dice(state, weights, scratch.sums, excavation.takeable(state), scratch.by_slot)
    sharing = 0.0
    if scratch.codes[0] < TAKE:
        sharing = _two_dice(state, weights, scratch.sums[0])
    for at in range(legal):
        code = int(scratch.codes[at])
        if code == DONE:
            scratch.worths[at] = 0.0
        elif code >= TAKE:
            scratch.worths[at] = scratch.by_slot[code - TAKE]
        else:
            kind, to = (code - SHARE) // SEATS, (code - SHARE) % SEATS
            price = weights[_row(state), COST + kind] + _RECIPIENT_POINTS * scoring.total(state, to)
            scratch.worths[at] = sharing - price


@rule
def _weigh_magic(state: State, weights: NDArray[np.float64], scratch: Scratch, legal: int) -> None:
    """Value magic faces by the gain of the best reroll, dice by the best reroll that has them."""
    summarize(state, int(state.seat), scratch.sums[0])
    dice = scratch.sums[1]
    for face in range(FACE_COUNT):
        # Dice named for the reroll no longer count as part of the trove.
        count(scratch.sums[0], face, -int(state.chosen[face]))
        dice[face] = magic.eligible(state, face)
    reroll_gains(state, weights, scratch.sums[0], scratch.by_face)
    for at in range(legal):
        code = int(scratch.codes[at])
        if code == DONE:
            scratch.worths[at] = 0.0
        elif code >= REROLL:
            scratch.worths[at] = with_die(scratch, code - REROLL, int(state.symbols), True)
        elif code >= SPEND_HERO:
            scratch.worths[at] = choose_dice(scratch, 0, int(VALUE[code - SPEND_HERO]), True)
        else:
            # The die that is spent can't be rerolled.
            face = code - SPEND
            dice[face] -= 1
            scratch.worths[at] = choose_dice(scratch, 0, int(VALUE[face]), True)
            dice[face] += 1


@rule
def _weigh_keeping(
    state: State, weights: NDArray[np.float64], scratch: Scratch, legal: int
) -> None:
    """Value caching a die by the best set that has it, of dice worth more than their roll."""
    keep_gains(state, weights, scratch.sums[0], scratch.by_face)
    for face in range(FACE_COUNT):
        scratch.sums[1][face] = replenish.uncached(state, face)
    free = replenish.free_chests(state)
    for at in range(legal):
        code = int(scratch.codes[at])
        if code == DONE:
            scratch.worths[at] = 0.0
        else:
            scratch.worths[at] = with_die(scratch, code - CACHE_DIE, free, False)


@rule
def with_die(scratch: Scratch, face: int, many: int, must: bool) -> float:
    """The gain of a die together with the best dice that may still be named after it."""
    scratch.sums[1][face] -= 1
    rest = choose_dice(scratch, face, many - 1, must)
    scratch.sums[1][face] += 1
    return float(scratch.by_face[face]) + rest


@rule
def play_best(
    state: State, cup: Cup, weights: NDArray[np.float64], noise: float, scratch: Scratch
) -> None:
    """Play the action of the highest value, with noise added during excavation."""
    legal = weigh(state, weights, scratch)
    digging = state.phase == EXCAVATION
    best, choice = -1e18, 0
    for at in range(legal):
        worth = float(scratch.worths[at])
        if digging and noise > 0.0:
            worth += noise * _noise(cup)
        if worth > best:
            best, choice = worth, at
    code = int(scratch.codes[choice])
    spends = state.phase == MAGIC and SPEND <= code < REROLL
    flow.act(state, cup, code)
    if spends:
        # Name all dice of the reroll at once, which is faster than one decision for each.
        for face in range(FACE_COUNT):
            scratch.sums[1][face] = magic.eligible(state, face)
        choose_dice(scratch, 0, int(state.symbols), True)
        for face in range(FACE_COUNT):
            for _ in range(scratch.sums[2][face]):
                flow.act(state, cup, REROLL + face)

"""A quick player with an opinion: what each die would add to a trove, and what to do about it.

It plays the imagined games of the search, a fifth of a microsecond a decision, and tells the search
what to look at first. What dice are worth is a table of numbers, one row for digging and one for
magic in each round: tuned by letting it play itself (`diceminer.bots.tune`), passed in, never
compiled in.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from diceminer.bots import engine
from diceminer.rules import excavation, magic, mountain, replenish, scoring
from diceminer.rules.actions import (
    CACHE_DIE,
    DONE,
    REROLL,
    SHARE,
    SPEND,
    SPEND_HERO,
    TAKE,
    TAKE_HERO,
)
from diceminer.rules.compiler import rule
from diceminer.rules.cup import below
from diceminer.rules.state import CACHE, EXCAVATION, MAGIC
from diceminer.rules.tables import (
    BEER,
    BEER_OF,
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
from diceminer.rules.tables import MAGIC as MAGIC_DIE

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from diceminer.rules.cup import Cup
    from diceminer.rules.state import State

# The columns of the table of worths. Rows: digging in rounds 1 to 3, then magic in rounds 1 to 3.
KEEP: Final = 0  # + kind: a die of the kind in the rounds to come
GEMS: Final = 5
LOOSE: Final = 6  # a number whose lower neighbour is missing; + 1: with more missing
OPEN: Final = 8  # a straight made longer, for each number still above it
SYMBOLS: Final = 9  # + 0, 1, 2: one, two, three symbols
MUG: Final = 12  # Beer to share, while there is something to dig
PICK: Final = 13
GUARD: Final = 14
CAVES: Final = 15  # a cave-in without a pickaxe yet; + 1: with one
DRAGONS: Final = 17  # a dragon without a shield yet; + 1: with one
CHESTS: Final = 19
DENY: Final = 20  # that the next player doesn't get it
UNCOVER: Final = 21  # that the next player gets what lies below
SECOND: Final = 22  # the second die after sharing
COST: Final = 23  # + kind: to give a die away
RACE: Final = 28  # a gem more, where another has nearly as many
TOGETHER: Final = 29  # a tool die for each hazard die there, and the other way round
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
# A row of room for a summary, or for a number a face.
SUMS: Final = max(SUMMARY, FACE_COUNT)
_NOISE_STEPS: Final = 1 << 16


@rule
def sum_up(state: State, seat: int, out: NDArray[np.int64]) -> None:
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
def adds(out: NDArray[np.int64], face: int, know: NDArray[np.float64], lying: int) -> float:
    """Say what one more die would add to a trove: points at once, and promise."""
    shows, value = int(SHOWS[face]), int(VALUE[face])
    worth = float(know[KEEP + KIND[face]])
    if shows == NUMBER:
        return worth + _number_adds(out, value, know)
    if shows == GEM:
        close = abs(int(out[GEM]) - int(out[_RIVAL_GEMS])) <= _CLOSE
        return worth + float((know[GEMS] + (know[RACE] if close else 0.0)) * value)
    if KIND[face] == HAZARD:
        worth += know[TOGETHER] * out[_TOOL_DICE]
    elif KIND[face] == TOOL:
        worth += know[TOGETHER] * out[_HAZARD_DICE]
    if shows == SYMBOL:
        return worth + float(know[SYMBOLS + min(value, 3) - 1])
    if shows == BEER:
        return worth + float(know[MUG] * min(lying, 10) * 0.1)
    if shows == PICKAXE:
        dangers = int(out[CAVE_IN])
        return worth + float(know[PICK] + (dangers if out[PICKAXE] > 0 else 2 * dangers))
    if shows == SHIELD:
        dangers = int(out[DRAGON])
        return worth + float(know[GUARD] + (dangers if out[SHIELD] > 0 else 2 * dangers))
    if shows == CAVE_IN:
        tools = int(out[PICKAXE])
        return worth + float(
            value * ((tools + know[CAVES + 1]) if tools > 0 else (know[CAVES] - 1.0))
        )
    if shows == DRAGON:
        tools = int(out[SHIELD])
        return worth + float(
            value * ((tools + know[DRAGONS + 1]) if tools > 0 else (know[DRAGONS] - 1.0))
        )
    return worth + float(know[CHESTS] * value)


@rule
def _number_adds(out: NDArray[np.int64], number: int, know: NDArray[np.float64]) -> float:
    """Points for the straights that a number completes, or hope for those it waits for."""
    complete = 127
    missing = 0
    for below_it in range(1, number):
        have = int(out[_NUMBERS + below_it])
        if have <= int(out[_NUMBERS + number]):
            missing += 1
        complete = min(complete, have)
    if missing > 0:
        return float(know[LOOSE] if missing == 1 else know[LOOSE + 1])
    points = 0.0
    longest = min(complete, int(out[_NUMBERS + number]))
    for reached in range(number, HIGHEST_NUMBER + 1):
        have = int(out[_NUMBERS + reached])
        if reached > number and have <= longest:
            return points + float(know[OPEN]) * (HIGHEST_NUMBER - reached + 1)
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
    know: NDArray[np.float64],
    sums: NDArray[np.int64],
    dice: int,
    worths: NDArray[np.float64],
) -> None:
    """Say what taking each of some dice is worth to the seat, into worths by slot.

    What the next player gains or loses counts too, unless this seat takes once more itself.
    """
    row = know[_row(state)]
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
def _best(dice: int, worths: NDArray[np.float64], noise: float, cup: Cup) -> tuple[float, int]:
    """Find the slot of the highest worth, a little noise added to each."""
    best, best_slot = -1e9, -1
    while dice:
        slot = mountain.lowest(dice)
        dice &= dice - 1
        worth = worths[slot]
        if noise > 0.0:
            worth += noise * _noise(cup)
        if worth > best:
            best, best_slot = worth, slot
    return best, best_slot


@rule
def share_gain(
    state: State, know: NDArray[np.float64], sums: NDArray[np.int64], single: float
) -> float:
    """Say what sharing brings before its price: two dice of top or side instead of one."""
    row = know[_row(state)]
    occupied = int(state.occupied)
    lying = _dice_lying(occupied)
    dice = mountain.tops(occupied) | mountain.sides(occupied)
    best, second = -1e9, 0.0
    while dice:
        face = int(state.slot[mountain.lowest(dice)])
        dice &= dice - 1
        worth = adds(sums[0], face, row, lying)
        if worth > best:
            best, second = worth, max(best, 0.0)
        elif worth > second:
            second = worth
    return best + float(row[SECOND]) * second - single


@rule
def dig(
    state: State,
    cup: Cup,
    know: NDArray[np.float64],
    noise: float,
    sums: NDArray[np.int64],
    worths: NDArray[np.float64],
) -> int:
    """Choose what to do in the excavation."""
    seat, players = int(state.seat), int(state.players)
    sum_up(state, seat, sums[0])
    sum_up(state, (seat + 1) % players, sums[1])
    dice = excavation.takeable(state)
    weigh_dice(state, know, sums, dice, worths)
    single, slot = _best(dice, worths, noise, cup)
    if excavation.may_share(state):
        row = know[_row(state)]
        kind, price = -1, 1e9
        for beer in range(KIND_COUNT):
            if state.trove[seat, BEER_OF[beer]] > 0 and row[COST + beer] < price:
                kind, price = beer, row[COST + beer]
        if kind >= 0:
            gain = share_gain(state, know, sums, single) - price
            if gain + (noise * _noise(cup) if noise > 0.0 else 0.0) > 0.0:
                return SHARE + kind * SEATS + _poorest(state, cup)
    if excavation.may_pass(state) and single < 0.0:
        return DONE
    return TAKE + slot


@rule
def _poorest(state: State, cup: Cup) -> int:
    """Find the other player with the fewest points: the one to give to."""
    seat, players = int(state.seat), int(state.players)
    to, fewest = (seat + 1) % players, 1e9
    if players == 2:
        return to
    for other in range(players):
        if other != seat:
            points = scoring.total(state, other) + 0.5 * _noise(cup)
            if points < fewest:
                to, fewest = other, points
    return to


@rule
def reroll_gains(
    state: State,
    know: NDArray[np.float64],
    summary: NDArray[np.int64],
    gains: NDArray[np.float64],
) -> None:
    """Say for every face what rolling one such die again is expected to gain."""
    row = know[ROUNDS + _row(state)]
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
def choose_dice(
    state: State,
    gains: NDArray[np.float64],
    start: int,
    symbols: int,
    spent: int,
    chosen: NDArray[np.int64],
) -> float:
    """Choose the dice that gain most, so many of them, from a face on: the gain of all.

    One die of the face `spent` is the one being spent; -1 for none.
    """
    total = 0.0
    for face in range(FACE_COUNT):
        chosen[face] = 0
    for _ in range(symbols):
        best = -1
        for face in range(start, FACE_COUNT):
            if gains[face] > -1e8 and (best < 0 or gains[face] > gains[best]):
                left = magic.eligible(state, face) - chosen[face]
                if face == spent:
                    left -= 1
                if left > 0:
                    best = face
        if best >= 0:
            chosen[best] += 1
            total += gains[best]
    return total


@rule
def conjure(
    state: State,
    cup: Cup,
    know: NDArray[np.float64],
    noise: float,
    sums: NDArray[np.int64],
    worths: NDArray[np.float64],
) -> int:
    """Choose what to do in the Magic phase."""
    sum_up(state, int(state.seat), sums[0])
    for face in range(FACE_COUNT):
        # Dice named for the roll are out of the trove already.
        count(sums[0], face, -int(state.chosen[face]))
    reroll_gains(state, know, sums[0], worths)
    chosen = sums[2]
    if state.symbols > 0:
        start = magic.last_named(state.chosen)
        choose_dice(state, worths, start, int(state.symbols), -1, chosen)
        for face in range(start, FACE_COUNT):
            if chosen[face] > 0:
                return REROLL + face
    best, code = 0.0, DONE
    dice = magic.eligible_dice(state)
    for face in range(FIRST[MAGIC_DIE], FIRST[MAGIC_DIE + 1]):
        symbols = int(VALUE[face])
        if dice > 1 and magic.unspent(state, face) > 0:
            gain = choose_dice(state, worths, 0, symbols, face, chosen)
            if gain > best:
                best, code = gain, SPEND + face
        if dice > 0 and magic.unspent_hero(state, face) > 0:
            gain = choose_dice(state, worths, 0, symbols, -1, chosen)
            if gain > best:
                best, code = gain, SPEND_HERO + face
    return code


@rule
def keep_gains(
    state: State, know: NDArray[np.float64], summary: NDArray[np.int64], gains: NDArray[np.float64]
) -> None:
    """Say for every face what keeping one such die over the coming roll is worth.

    The rest of the trove is taken as it will lie on average.
    """
    seat = int(state.seat)
    row = know[min(_row(state) + 1, ROUNDS - 1)]
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
def store(
    state: State,
    know: NDArray[np.float64],
    sums: NDArray[np.int64],
    worths: NDArray[np.float64],
) -> int:
    """Choose what to cache: the dice that are worth most above an average roll."""
    keep_gains(state, know, sums[0], worths)
    free = replenish.free_chests(state)
    start = magic.last_named(state.cached[state.seat])
    chosen = sums[2]
    for face in range(FACE_COUNT):
        chosen[face] = 0
    for _ in range(free):
        best = -1
        for face in range(start, FACE_COUNT):
            left = replenish.uncached(state, face) - chosen[face]
            if left > 0 and worths[face] > (0.0 if best < 0 else worths[best]):
                best = face
        if best >= 0:
            chosen[best] += 1
    for face in range(start, FACE_COUNT):
        if chosen[face] > 0:
            return CACHE_DIE + face
    return DONE


@rule
def decide(
    state: State,
    cup: Cup,
    know: NDArray[np.float64],
    noise: float,
    codes: NDArray[np.int16],
    sums: NDArray[np.int64],
    worths: NDArray[np.float64],
) -> int:
    """Choose an action for the seat to act, quickly."""
    if state.phase == EXCAVATION:
        return dig(state, cup, know, noise, sums, worths)
    if state.phase == MAGIC:
        return conjure(state, cup, know, noise, sums, worths)
    if state.phase == CACHE:
        return store(state, know, sums, worths)
    return int(codes[below(cup, engine.legal(state, codes))])


@rule
def go_on(
    state: State,
    cup: Cup,
    know: NDArray[np.float64],
    noise: float,
    codes: NDArray[np.int16],
    sums: NDArray[np.int64],
    worths: NDArray[np.float64],
) -> None:
    """Decide and act; of a magic face's dice all at once, which is quicker than one by one."""
    code = decide(state, cup, know, noise, codes, sums, worths)
    named = state.phase == MAGIC and state.symbols == 0 and code != DONE
    engine.act(state, cup, code)
    if named:
        chosen = sums[2]
        choose_dice(state, worths, 0, int(state.symbols), -1, chosen)
        for face in range(FACE_COUNT):
            for _ in range(chosen[face]):
                engine.act(state, cup, REROLL + face)


@rule
def weigh(
    state: State,
    know: NDArray[np.float64],
    codes: NDArray[np.int16],
    sums: NDArray[np.int64],
    worths: NDArray[np.float64],
    room: NDArray[np.float64],
) -> int:
    """List the legal actions with what the policy thinks each is worth; their number."""
    legal = engine.legal(state, codes)
    if state.phase == EXCAVATION:
        _weigh_digging(state, know, legal, codes, sums, worths, room)
    elif state.phase == MAGIC:
        _weigh_magic(state, know, legal, codes, sums, worths, room)
    elif state.phase == CACHE:
        _weigh_keeping(state, know, legal, codes, sums, worths, room)
    else:
        _weigh_heroes(state, know, legal, codes, sums[0], worths)
    return legal


@rule
def _weigh_heroes(
    state: State,
    know: NDArray[np.float64],
    legal: int,
    codes: NDArray[np.int16],
    summary: NDArray[np.int64],
    worths: NDArray[np.float64],
) -> None:
    """Add up what a hero's faces bring in three rounds."""
    for at in range(SUMMARY):
        summary[at] = 0
    for at in range(legal):
        worths[at] = 0.0
        for face in range(FACE_COUNT):
            shown = int(HERO_FACES[codes[at] - TAKE_HERO, face])
            for turn in range(ROUNDS if shown > 0 else 0):
                own = adds(summary, face, know[turn], 10) - know[turn, KEEP + KIND[face]]
                worths[at] += shown * own


@rule
def _weigh_digging(
    state: State,
    know: NDArray[np.float64],
    legal: int,
    codes: NDArray[np.int16],
    sums: NDArray[np.int64],
    worths: NDArray[np.float64],
    slots: NDArray[np.float64],
) -> None:
    seat, players = int(state.seat), int(state.players)
    sum_up(state, seat, sums[0])
    sum_up(state, (seat + 1) % players, sums[1])
    dice = excavation.takeable(state)
    weigh_dice(state, know, sums, dice, slots)
    single = -1e9
    while dice:
        single = max(single, slots[mountain.lowest(dice)])
        dice &= dice - 1
    sharing = single + share_gain(state, know, sums, single)
    for at in range(legal):
        code = int(codes[at])
        if code == DONE:
            worths[at] = 0.0
        elif code >= TAKE:
            worths[at] = slots[code - TAKE]
        else:
            worths[at] = sharing - know[_row(state), COST + (code - SHARE) // SEATS]


@rule
def _weigh_magic(
    state: State,
    know: NDArray[np.float64],
    legal: int,
    codes: NDArray[np.int16],
    sums: NDArray[np.int64],
    worths: NDArray[np.float64],
    gains: NDArray[np.float64],
) -> None:
    sum_up(state, int(state.seat), sums[0])
    for face in range(FACE_COUNT):
        count(sums[0], face, -int(state.chosen[face]))
    reroll_gains(state, know, sums[0], gains)
    chosen = sums[2]
    for at in range(legal):
        code = int(codes[at])
        if code == DONE:
            worths[at] = 0.0
        elif code >= REROLL:
            face = code - REROLL
            state.chosen[face] += 1
            rest = choose_dice(state, gains, face, int(state.symbols) - 1, -1, chosen)
            state.chosen[face] -= 1
            worths[at] = gains[face] + rest
        elif code >= SPEND_HERO:
            symbols = int(VALUE[code - SPEND_HERO])
            worths[at] = choose_dice(state, gains, 0, symbols, -1, chosen)
        else:
            symbols = int(VALUE[code - SPEND])
            worths[at] = choose_dice(state, gains, 0, symbols, code - SPEND, chosen)


@rule
def _weigh_keeping(
    state: State,
    know: NDArray[np.float64],
    legal: int,
    codes: NDArray[np.int16],
    sums: NDArray[np.int64],
    worths: NDArray[np.float64],
    gains: NDArray[np.float64],
) -> None:
    keep_gains(state, know, sums[0], gains)
    for at in range(legal):
        code = int(codes[at])
        worths[at] = 0.0 if code == DONE else gains[code - CACHE_DIE]

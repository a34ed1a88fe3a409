"""The solo planner, compiled: all that can be done before the next refill, and what it is worth.

Between two refills nothing is rolled and nothing slides, so only two things change: which dice
still lie (428 sets of them) and what is in the trove. A plan goes through those sets, fullest
first, and keeps the most promising troves of each. What a position promises beyond its points is
asked of a small net, one for each number of refills left; the ends that look best can then be
tried on refills from a cup of the planner's own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np

from diceminer.rules import flow, mountain, setup, solo
from diceminer.rules.actions import (
    DONE,
    DRAFT,
    DRAFT_AS,
    DRAFT_CACHE,
    MOST_LEGAL,
    RECYCLE,
    REFILL,
    SLOT_CODES,
)
from diceminer.rules.compiler import entry, rule
from diceminer.rules.cup import CUP, below
from diceminer.rules.state import SOLO_SETUP, STATE
from diceminer.rules.tables import (
    BEER,
    CAVE_IN,
    CHEST,
    DRAGON,
    FACE_COUNT,
    FIRST,
    FULL,
    GEM,
    HAZARD,
    HIGHEST_NUMBER,
    KIND,
    KIND_COUNT,
    MAGIC,
    MOST_REFILLS,
    NUMBER,
    NUMBERED,
    PICKAXE,
    ROLL,
    SHIELD,
    SHOWS,
    SLOT_COUNT,
    SLOTS,
    STRIDE,
    SYMBOL,
    TOOL,
    VALUE,
)

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from diceminer.rules.cup import Cup, Cups
    from diceminer.rules.state import State, States

    Floats = NDArray[np.float32]
    Numbers = NDArray[np.int64]


def _all_lying() -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Every set of dice that can be left of a full mountain, fullest first, and the sets after."""
    tops: Any = getattr(mountain.tops, "py_func", mountain.tops)
    found, places = [FULL], {FULL: 0}
    after: list[list[int]] = []
    for lying in found:
        after.append([-1] * SLOT_CODES)
        for slot in SLOTS.tolist():
            if tops(lying) >> slot & 1:
                rest = lying & ~(1 << slot)
                if rest not in places:
                    places[rest] = len(found)
                    found.append(rest)
                after[-1][slot] = places[rest]
    return np.array(found, np.int64), np.array(after, np.int64)


# LYING[p]: the p-th set; WITHOUT[p, slot]: the set once a top die is gone; SIZE[p]: its dice.
LYING, WITHOUT = _all_lying()
SETS: Final = len(LYING)
SIZE: Final = np.array([int(lying).bit_count() for lying in LYING], np.int64)
# How many troves of a set a desk has room for, unless more is asked for.
WIDEST: Final = 32

# What a net is told. Of the trove:
_DEMAND: Final = 0  # + 3 · (k - 2): whether one, two, three straights wait for number k
_PICKS: Final = 12  # whether one, two, three pickaxes are free
_SHIELDS: Final = 15
_CHESTS: Final = 18
_SYMBOLS: Final = 22  # magic dice with one, two, three symbols
# of the bag and of what a refill draws from it:
_BAG: Final = 25
_NEW: Final = 30
_DRAWN: Final = 31
TROVE_AND_BAG: Final = 36  # so many features do not look at the dice that lie
_FITTING: Final = 36  # + k - 2: lying dice with number k that a straight waits for
# and of the dice that lie, the same for all troves of a set:
_NUMBERS: Final = 40
_BEERS: Final = 45
_GEMS: Final = 50
_TREASURES: Final = 51
_MAGIC: Final = 52
_CAVE_INS: Final = 53
_DRAGONS: Final = 54
_TOOLS: Final = 55
_LYING: Final = 58
_HIGH: Final = 59  # + kind: how high up they lie
FEATURES: Final = 64
UNITS: Final = 32
# A net: a row of weights a feature, the units' offsets, their weights, and the offset of the sum.
NET_ROWS: Final = FEATURES + 3

NODE: Final = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("hash", np.int64),
                ("parent", np.int32),
                ("code", np.int16),  # the action that led here …
                ("spent", np.int16),  # … the spend before it, or -1 …
                ("first", np.int16),  # … and the first action on the way from the start
                ("place", np.int16),
                ("points", np.int16),
                ("rank", np.float32),  # what it promises: by this it is kept
                ("worth", np.float32),  # what it is worth to refill here, or to stop
            ],
            align=True,
        ),
    )
)

_random = np.random.default_rng(1)
_IN_TROVE: Final = _random.integers(1, 1 << 62, FACE_COUNT)
_IN_CHEST: Final = _random.integers(1, 1 << 62, FACE_COUNT)
_PENDING: Final = int(_random.integers(1, 1 << 62))
_NEVER: Final = -1e9
# A net's word counts as much as so many tried refills: its error is that small beside their luck.
TRUST: Final = 256
# More actions than any way from refill to refill has.
MOST_STEPS: Final = 2 * SLOT_COUNT + 2

# The highest value that a die showing the same thing can show.
_HIGHEST: Final = np.array(
    [int(VALUE[(KIND == KIND[face]) & (SHOWS == SHOWS[face])].max()) for face in range(FACE_COUNT)],
    np.int64,
)

# The share of a die's sides that show a face, and the rows of the mountain: of these luck is told.
_SHARE: Final = np.array([(ROLL[KIND[face]] == face).mean() for face in range(FACE_COUNT)])
ROWS: Final = int(SLOTS.max()) // STRIDE + 1


class Desk(NamedTuple):
    """Room for one plan: what is kept of each set of lying dice, and scratch paper."""

    nodes: Any
    states: Any
    counts: Any
    base: Any
    numbers: Any
    units: Any
    told: Any
    board: Any
    cups: Any


def new_desk(widest: int = WIDEST) -> Desk:
    """An empty desk."""
    return Desk(
        nodes=np.zeros(SETS * widest, NODE),
        states=np.zeros(SETS * widest, STATE),
        counts=np.zeros(SETS, np.int64),
        base=np.zeros((SETS, UNITS), np.float32),
        numbers=np.zeros((SETS, HIGHEST_NUMBER + 1), np.int64),
        units=np.zeros(UNITS, np.float32),
        told=np.zeros(FEATURES, np.float32),
        board=np.zeros(1, STATE),
        cups=np.zeros(1, CUP),
    )


@rule
def _look_at_lying(state: State, lying: int, told: Floats, numbers: Numbers) -> None:
    """Tell what the dice that lie show."""
    for row in range(_NUMBERS, FEATURES):
        told[row] = 0.0
    for number in range(len(numbers)):
        numbers[number] = 0
    while lying:
        slot = mountain.lowest(lying)
        lying &= lying - 1
        face = int(state.slot[slot])
        kind, shows, value = int(KIND[face]), int(SHOWS[face]), int(VALUE[face])
        told[_LYING] += 0.1
        told[_HIGH + kind] += 0.25 * (slot // STRIDE)
        if shows == BEER:
            told[_BEERS + kind] += 1.0
        elif shows == NUMBER:
            told[_NUMBERS + value - 1] += 1.0
            numbers[value] += 1
        elif shows == GEM:
            told[_GEMS] += value
            told[_TREASURES] += 1.0
        elif shows == SYMBOL:
            told[_MAGIC] += value
        elif shows == CAVE_IN:
            told[_CAVE_INS] += 1.0
        elif shows == DRAGON:
            told[_DRAGONS] += 1.0
        elif shows == PICKAXE:
            told[_TOOLS] += 1.0
        elif shows == SHIELD:
            told[_TOOLS + 1] += 1.0
        elif shows == CHEST:
            told[_TOOLS + 2] += 1.0


@rule
def _tell_steps(told: Floats, at: int, steps: int, count: int) -> None:
    """Tell a count as so many yes or no: at least one, at least two, and so on."""
    for step in range(steps):
        told[at + step] = 1.0 if count > step else 0.0


@rule
def _look_at_trove(state: State, free_slots: int, numbers: Numbers, told: Floats) -> None:
    """Tell what the trove waits for and what the bag may bring."""
    for k in range(2, HIGHEST_NUMBER + 1):
        wanted = 0
        if NUMBERED[k] >= 0 and NUMBERED[k - 1] >= 0:
            wanted = int(state.trove[0, NUMBERED[k - 1]]) - int(state.trove[0, NUMBERED[k]])
        _tell_steps(told, _DEMAND + 3 * (k - 2), 3, wanted)
        told[_FITTING + k - 2] = min(wanted, numbers[k])
    picks = solo.dice_showing(state, TOOL, PICKAXE) - solo.dice_showing(state, HAZARD, CAVE_IN)
    shields = solo.dice_showing(state, TOOL, SHIELD) - solo.dice_showing(state, HAZARD, DRAGON)
    _tell_steps(told, _PICKS, 3, picks)
    _tell_steps(told, _SHIELDS, 3, shields)
    _tell_steps(told, _CHESTS, 4, solo.chests_left(state))
    for n in range(3):
        told[_SYMBOLS + n] = 0.0
    for face in range(FIRST[MAGIC], FIRST[MAGIC + 1]):
        if SHOWS[face] == SYMBOL:
            told[_SYMBOLS + min(int(VALUE[face]), 3) - 1] += int(state.trove[0, face])
    if state.symbols > 0:
        told[_SYMBOLS + min(int(state.symbols), 3) - 1] += 1.0
    left = mountain.dice_in_bag(state)
    new = min(left, free_slots)
    told[_NEW] = 0.05 * new
    share = 0.2 * new / max(left, 1)
    for kind in range(KIND_COUNT):
        told[_BAG + kind] = 0.1 * int(state.bag[kind])
        told[_DRAWN + kind] = share * int(state.bag[kind])


@rule
def _add_rows(net: Floats, told: Floats, start: int, stop: int, base: Floats, out: Floats) -> None:
    """Add what some features say to each unit.

    The number of units is asked of the array: a loop whose length is known beforehand would be
    unrolled, and then not done eight units at a time.
    """
    units = len(out)
    for unit in range(units):
        out[unit] = base[unit]
    for row in range(start, stop):
        x = told[row]
        if x != 0.0:
            for unit in range(units):
                out[unit] += x * net[row, unit]


@rule
def _prepare(state: State, desk: Desk, net: Floats, place: int) -> None:
    """Work out what the lying dice say to each unit, once for all troves."""
    _look_at_lying(state, int(LYING[place]), desk.told, desk.numbers[place])
    _add_rows(net, desk.told, _NUMBERS, FEATURES, net[FEATURES], desk.base[place])


@rule
def _promise(state: State, desk: Desk, net: Floats, place: int) -> float:
    """What is still to come, as a net sees it."""
    units = desk.units
    _look_at_trove(state, SLOT_COUNT - SIZE[place], desk.numbers[place], desk.told)
    _add_rows(net, desk.told, 0, _NUMBERS, desk.base[place], units)
    total = float(net[FEATURES + 2, 0])
    for unit in range(len(units)):
        total += max(units[unit], np.float32(0.0)) * net[FEATURES + 1, unit]
    return total


@rule
def _hash(state: State) -> int:
    """A number for what is in the trove; with the lying dice it tells positions apart."""
    number = int(state.symbols) * _PENDING
    for face in range(FACE_COUNT):
        number += int(state.trove[0, face]) * _IN_TROVE[face]
        number += int(state.cached[0, face]) * _IN_CHEST[face]
    return number


@rule
def _keep(
    desk: Desk, net: Floats, left: int, width: int, place: int, parent: int, spent: int, code: int
) -> None:
    """Keep the position on the board if it is among the most promising of its set."""
    nodes, state, first = desk.nodes, desk.board[0], place * width
    count = int(desk.counts[place])
    number = _hash(state)
    for other in range(first, first + count):
        if nodes[other].hash == number:
            return
    if count == 0:
        _prepare(state, desk, net, place)
    points = solo.score(state)
    rank = points + _promise(state, desk, net, place)
    at = first + count
    if count < width:
        desk.counts[place] = count + 1
    else:
        at = first
        for other in range(first + 1, first + width):
            if nodes[other].rank < nodes[at].rank:
                at = other
        if nodes[at].rank >= rank:
            return
    desk.states[at] = desk.board[0]
    node = nodes[at]
    node.hash = number
    node.parent = parent
    node.code = code
    node.spent = spent
    node.first = code if spent < 0 else spent
    if parent >= 0 and nodes[parent].parent >= 0:
        node.first = nodes[parent].first
    node.place = place
    node.points = points
    node.rank = rank
    worth = float(points)
    if state.symbols > 0:
        worth = _NEVER
    elif left > 0 and solo.can_refill(state):
        worth = max(worth, rank)
    node.worth = worth


@rule
def _is_free(state: State, code: int) -> bool:
    """Magic and tools that are no Beer: nothing is lost by drafting them at once."""
    if DRAFT <= code < DRAFT_CACHE:
        return int(KIND[state.slot[code - DRAFT]]) in (TOOL, MAGIC)
    return False


@rule
def _is_poor(code: int) -> bool:
    """Beer set to less of the same than it could be."""
    if DRAFT_AS <= code < RECYCLE:
        face = ((code - DRAFT_AS) // SLOT_CODES) % FACE_COUNT
        return bool(SHOWS[face] != NUMBER and VALUE[face] < _HIGHEST[face])
    return False


@rule
def _act(state: State, cup: Cup, code: int) -> None:
    """Carry out an action; compiled once, not in every place that does."""
    flow.act_alone(state, cup, code)


@rule
def _follow(desk: Desk, net: Floats, left: int, width: int, at: int, spent: int, code: int) -> None:
    """Carry out an action at a node, perhaps after a spend, and keep where it leads."""
    desk.board[0] = desk.states[at]
    if spent >= 0:
        _act(desk.board[0], desk.cups[0], spent)
    _act(desk.board[0], desk.cups[0], code)
    to = int(WITHOUT[desk.nodes[at].place, (code - DRAFT) % SLOT_CODES])
    _keep(desk, net, left, width, to, at, spent, code)


@rule
def plan(state: State, desk: Desk, net: Floats, left: int, width: int) -> None:
    """Lay out what can be reached before the next refill, `width` troves a set of lying dice."""
    for place in range(SETS):
        desk.counts[place] = 0
    start = 0
    while LYING[start] != state.occupied:
        start += 1
    desk.board[0] = state
    _keep(desk, net, left, width, start, -1, -1, -1)
    codes = np.empty(MOST_LEGAL, np.int16)
    for place in range(start, SETS):
        top = mountain.tops(int(LYING[place]))
        for at in range(place * width, place * width + int(desk.counts[place])):
            count = solo.legal(desk.states[at], codes)
            free = -1
            for n in range(count):
                if free < 0 and _is_free(desk.states[at], int(codes[n])):
                    free = int(codes[n])
            if free >= 0:
                _follow(desk, net, left, width, at, -1, free)
                continue
            for n in range(count):
                code = int(codes[n])
                if code in (REFILL, DONE) or _is_poor(code):
                    continue
                if code >= DRAFT:
                    _follow(desk, net, left, width, at, -1, code)
                    continue
                dice = top
                while dice:
                    slot = mountain.lowest(dice)
                    dice &= dice - 1
                    _follow(desk, net, left, width, at, code, RECYCLE + slot)


@rule
def _best_ends(desk: Desk, width: int, ends: Numbers) -> int:
    """List the nodes that it is worth most to refill or stop at, best first; their number."""
    count, wanted = 0, len(ends)
    for place in range(SETS):
        for at in range(place * width, place * width + int(desk.counts[place])):
            worth = desk.nodes[at].worth
            if worth == np.float32(_NEVER):
                continue
            if count == wanted:
                if worth <= desk.nodes[ends[count - 1]].worth:
                    continue
                count -= 1
            n = count
            while n > 0 and desk.nodes[ends[n - 1]].worth < worth:
                ends[n] = ends[n - 1]
                n -= 1
            ends[n] = at
            count += 1
    return count


@rule
def _way_to(desk: Desk, end: int, codes: Numbers) -> int:
    """List the actions that lead to a node; their number."""
    length = 0
    while desk.nodes[end].parent >= 0:
        codes[length] = desk.nodes[end].code
        length += 1
        if desk.nodes[end].spent >= 0:
            codes[length] = desk.nodes[end].spent
            length += 1
        end = int(desk.nodes[end].parent)
    for n in range(length // 2):
        codes[n], codes[length - 1 - n] = codes[length - 1 - n], codes[n]
    return length


@rule
def _shake(cup: Cup, key: Numbers, number: int) -> None:
    """Key a cup; each number has dice of its own."""
    for word in range(8):
        cup.key[word] = key[word]
    cup.blocks_made = number << 24
    cup.words_left = 0


@rule
def _try_ends(
    desk: Desk,
    other: Desk,
    cup: Cup,
    key: Numbers,
    nets: Floats,
    width: int,
    first: int,
    times: int,
    alive: int,
    ends: Numbers,
    sums: NDArray[np.float64],
    tries: Numbers,
) -> None:
    """Refill at the first few ends, the same dice for each, and plan on; sort them by the mean."""
    for number in range(first, first + times):
        for n in range(alive):
            desk.board[0] = desk.states[ends[n]]
            board, worth = desk.board[0], float(desk.nodes[ends[n]].points)
            if solo.can_refill(board):
                _shake(cup, key, number)
                solo.refill(board, cup)
                left = MOST_REFILLS - int(board.refills)
                plan(board, other, nets[left], left, width)
                worth = max(worth, _best_worth(other, width))
            sums[n] += worth
            tries[n] += 1
    for n in range(1, alive):
        while n > 0 and sums[n] / tries[n] > sums[n - 1] / tries[n - 1]:
            sums[n], sums[n - 1] = sums[n - 1], sums[n]
            tries[n], tries[n - 1] = tries[n - 1], tries[n]
            ends[n], ends[n - 1] = ends[n - 1], ends[n]
            n -= 1


@rule
def _best_worth(desk: Desk, width: int) -> float:
    """What the best end is worth."""
    best = np.float32(_NEVER)
    for place in range(SETS):
        for at in range(place * width, place * width + int(desk.counts[place])):
            best = max(best, desk.nodes[at].worth)
    return float(best)


@rule
def rounds_of(count: int) -> int:
    """How often the worse half of some ends can be dropped."""
    rounds = 0
    while count > 1:
        count = (count + 1) // 2
        rounds += 1
    return rounds


@entry
def lay_out(states: States, i: int, desk: Desk, nets: Floats, width: int, ends: Numbers) -> int:
    """Plan for state i and list the best ends; their number."""
    left = MOST_REFILLS - int(states[i].refills)
    plan(states[i], desk, nets[left], left, width)
    return _best_ends(desk, width, ends)


@entry
def try_ends(
    desk: Desk,
    other: Desk,
    cups: Cups,
    key: Numbers,
    nets: Floats,
    width: int,
    first: int,
    times: int,
    alive: int,
    ends: Numbers,
    sums: NDArray[np.float64],
    tries: Numbers,
) -> None:
    """Try ends on sampled refills, numbered from `first` on."""
    _try_ends(desk, other, cups[0], key, nets, width, first, times, alive, ends, sums, tries)


@entry
def way_to(desk: Desk, end: int, codes: Numbers) -> int:
    """List the actions that lead to an end; their number."""
    return _way_to(desk, end, codes)


@rule
def _set_up(state: State, cup: Cup, extra_tunnel_dice: int) -> None:
    """Set a solo game up."""
    setup.open_box(state, extra_tunnel_dice)
    while state.phase == SOLO_SETUP:
        solo.set_up(state, cup)


@entry
def play_games(
    states: States,
    i: int,
    extra_tunnel_dice: int,
    keys: Numbers,
    own_keys: Numbers,
    nets: Floats,
    width: int,
    narrow: int,
    wanted: int,
    simulations: int,
    desk: Desk,
    other: Desk,
    scores: Numbers,
) -> None:
    """Play one solo game a key; state i has the settings. A row: points in all and by part."""
    board, cups = np.empty(1, STATE), np.zeros(2, CUP)
    codes, ends = np.empty(MOST_STEPS, np.int64), np.empty(wanted, np.int64)
    sums, tries = np.empty(wanted), np.empty(wanted, np.int64)
    for game in range(len(keys)):
        _shake(cups[0], keys[game], 0)
        board[0] = states[i]
        state, cup = board[0], cups[0]
        _set_up(state, cup, extra_tunnel_dice)
        while not flow.is_over(state):
            left = MOST_REFILLS - int(state.refills)
            plan(state, desk, nets[left], left, width)
            alive = _best_ends(desk, width, ends)
            if left > 0 and simulations > 0:
                for n in range(alive):
                    sums[n], tries[n] = TRUST * float(desk.nodes[ends[n]].worth), TRUST
                first, rounds = 1, rounds_of(alive)
                for _ in range(rounds):
                    times = max(1, simulations // (rounds * alive))
                    _try_ends(
                        desk, other, cups[1], own_keys[game], nets, narrow, first, times, alive,
                        ends, sums, tries,
                    )  # fmt: skip
                    first += times
                    alive = (alive + 1) // 2
            for n in range(_way_to(desk, int(ends[0]), codes)):
                _act(state, cup, int(codes[n]))
            if not flow.is_over(state):
                _act(state, cup, REFILL if solo.can_refill(state) else DONE)
        scores[game, 0] = solo.score(state)
        scores[game, 1] = solo.tunnels(state)
        scores[game, 2] = solo.treasure(state)
        scores[game, 3] = solo.hazards(state)


@rule
def _any_node(desk: Desk, width: int, cup: Cup) -> int:
    """Pick one of all nodes."""
    count = 0
    for place in range(SETS):
        count += int(desk.counts[place])
    pick = below(cup, count)
    place = 0
    while pick >= desk.counts[place]:
        pick -= int(desk.counts[place])
        place += 1
    return place * width + pick


@rule
def _refill_and_tell(state: State, cup: Cup, luck: Floats) -> None:
    """Refill, and tell of each row and face how many more dice came than come on average."""
    lying, in_bag = int(state.occupied), mountain.dice_in_bag(state)
    chances = np.empty(FACE_COUNT)
    for face in range(FACE_COUNT):
        chances[face] = state.bag[KIND[face]] / in_bag * _SHARE[face]
    solo.refill(state, cup)
    luck[:] = 0.0
    new = int(state.occupied) & ~lying
    while new:
        slot = mountain.lowest(new)
        new &= new - 1
        for face in range(FACE_COUNT):
            luck[slot // STRIDE, face] -= chances[face]
        luck[slot // STRIDE, state.slot[slot]] += 1.0


@entry
def gather(
    states: States,
    i: int,
    keys: Numbers,
    nets: Floats,
    width: int,
    explore: int,
    desk: Desk,
    told: Floats,
    gains: Floats,
    luck: Floats,
) -> None:
    """Play games by the nets with some exploring, and write down what they should have said.

    For each number of refills left: what a net is told of the position that was refilled, what the
    best plan on the new mountain gains, and the luck of the refill: how many dice of each face it
    brought to each row, less how many such refills bring on average. For none left: of any position
    on the last mountain, and what the best way on from it gains. NaN where a game had no such
    position.
    """
    board, cups = np.empty(1, STATE), np.zeros(1, CUP)
    ends = np.empty(explore, np.int64)
    for game in range(len(keys)):
        for left in range(MOST_REFILLS + 1):
            gains[game, left] = np.nan
        _shake(cups[0], keys[game], 0)
        board[0] = states[i]
        state, cup = board[0], cups[0]
        _set_up(state, cup, 0)
        left = MOST_REFILLS
        plan(state, desk, nets[left], left, width)
        while left >= 0:
            if left > 0:
                count = _best_ends(desk, width, ends)
                at = int(ends[min(below(cup, count), below(cup, count))])
            else:
                at = _any_node(desk, width, cup)
            board[0] = desk.states[at]
            if left > 0 and not solo.can_refill(state):
                break
            before, place = solo.score(state), int(desk.nodes[at].place)
            _prepare(state, desk, nets[left], place)
            _promise(state, desk, nets[left], place)
            for row in range(FEATURES):
                told[game, left, row] = desk.told[row]
            if left > 0:
                _refill_and_tell(state, cup, luck[game, left])
            after = max(left - 1, 0)
            plan(state, desk, nets[after], after, width)
            gains[game, left] = _best_worth(desk, width) - before
            left -= 1


def blank() -> Any:
    """Nets that say nothing."""
    return np.zeros((MOST_REFILLS + 1, NET_ROWS, UNITS), np.float32)


def first_guess() -> Any:
    """Nets set by hand, to start learning from: one unit that adds up what seems useful."""
    nets = blank()
    for left in range(MOST_REFILLS + 1):
        some = 1.0 if left else 0.35
        guess = nets[left, :, 0]
        for k, points in enumerate((0.5, 1.0, 1.7, 2.8)):
            guess[_DEMAND + 3 * k : _DEMAND + 3 * k + 3] = points * some * np.array([1, 0.7, 0.4])
        guess[_PICKS:_SHIELDS] = some * np.array([1, 0.7, 0.4])
        guess[_SHIELDS:_CHESTS] = some * np.array([2, 1.4, 0.8])
        guess[_CHESTS:_SYMBOLS] = some * np.array([1.2, 1, 0.5, 0.3])
        guess[_SYMBOLS:_BAG] = (1.0 if left else 0.6) * np.array([1, 2, 3])
        if left:
            guess[_NEW] = 10
            guess[_DRAWN : _DRAWN + 5] = 2, 5, 3, 3, 5
        nets[left, FEATURES + 1, 0] = 1.0
    return nets


def compile_solo() -> None:
    """Compile and keep what the planner needs to play a game."""
    states, desk, other = np.zeros(1, STATE), new_desk(), new_desk()
    nets, key = blank(), np.ones(8, np.int64)
    ends, sums, tries = np.zeros(2, np.int64), np.zeros(2), np.zeros(2, np.int64)
    lay_out(states, 0, desk, nets, 1, ends)
    try_ends(desk, other, np.zeros(1, CUP), key, nets, 1, 1, 0, 0, ends, sums, tries)
    way_to(desk, int(ends[0]), np.zeros(MOST_STEPS, np.int64))


def compile_solo_games() -> None:
    """Compile and keep what plays many solo games at once."""
    states, desk, keys = np.zeros(1, STATE), new_desk(), np.ones((1, 8), np.int64)
    states[0]["players"] = 1
    scores = np.zeros((1, 4), np.int64)
    play_games(states, 0, 0, keys, keys, blank(), 1, 1, 2, 2, desk, new_desk(), scores)

"""The dice cup: all chance of a game, kept apart from its state.

A cup holds a generator (ChaCha8, keyed by a seed), a script of rolls that may stand in for it, and
a log of what happened. A search that copies a state and shakes a cup of its own can never see the
real game's future; a record replays through a scripted cup. Every die is one chance event: a draw
from the bag gives a kind, a roll gives one of at most six faces.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Protocol, TypeAlias

import numpy as np

from diceminer.compiling import COMPILED, inlined, rule
from diceminer.compiling.arrays import Array
from diceminer.facts import MOST_HEROES
from diceminer.rules.constants import FIRST, KIND, KIND_COUNT, ROLL
from diceminer.rules.log import LOG_ROWS
from diceminer.rules.script import DECK, DECK_MARK, HERO_MARK, KIND_MARK

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from diceminer.rules.state import State

# Where the dice come from.
GENERATED, SCRIPTED = range(2)
# What a scripted cup needs next when its script has ended or does not fit.
NOTHING, A_FACE, A_KIND, A_HERO, A_DECK = range(5)
SCRIPT_LENGTH: Final = 2 * LOG_ROWS

CUP: Final = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("key", np.int64, (8,)),
                ("block", np.int64, (16,)),
                ("blocks_made", np.int64),
                ("words_left", np.int64),
                ("source", np.int8),
                ("asks", np.int8),  # what the script lacks; the rules stop there
                ("asks_kind", np.int8),
                ("asks_count", np.int8),
                ("asks_from", np.int8, (MOST_HEROES,)),  # the bag, or the heroes on offer
                ("offered", np.int8, (MOST_HEROES,)),  # scratch: a list of heroes
                ("logging", np.int8),
                ("script_length", np.int16),
                ("script_read", np.int16),
                ("log_length", np.int16),
                ("script", np.int16, (SCRIPT_LENGTH,)),
                ("log", np.int16, (LOG_ROWS, 5)),
            ],
            align=True,
        ),
    )
)

_WORD: Final = 0xFFFFFFFF
_ROUNDS: Final = 8
# Streams are 2^24 blocks of words apart, more than any game uses, so they never overlap.
_STREAM_BITS: Final = 24


class Cup(Protocol):
    """The fields of the record, for readers and type checkers."""

    key: NDArray[np.int64]
    block: NDArray[np.int64]
    blocks_made: int
    words_left: int
    source: int
    asks: int
    asks_kind: int
    asks_count: int
    asks_from: NDArray[np.int8]
    offered: NDArray[np.int8]
    logging: int
    script_length: int
    script_read: int
    log_length: int
    script: NDArray[np.int16]
    log: NDArray[np.int16]


# An array of such records: what doors take, with an index.
if TYPE_CHECKING:
    Cups: TypeAlias = Any
else:
    Cups = Array(CUP)


if COMPILED:

    @rule
    def _low(word: int) -> int:
        """Keep the lower 32 bits, and let the compiler know that there are no more."""
        return np.uint32(word)  # type: ignore[return-value]

else:

    def _low(word: int) -> int:
        """Keep the lower 32 bits."""
        return word & _WORD


@rule
def _quarter(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    """Mix four words, as ChaCha does."""
    a = _low(a + b)
    d = _low(d ^ a)
    d = _low((d << 16) | (d >> 16))
    c = _low(c + d)
    b = _low(b ^ c)
    b = _low((b << 12) | (b >> 20))
    a = _low(a + b)
    d = _low(d ^ a)
    d = _low((d << 8) | (d >> 24))
    c = _low(c + d)
    b = _low(b ^ c)
    b = _low((b << 7) | (b >> 25))
    return a, b, c, d


@rule
def next_block(cup: Cup, rounds: int = _ROUNDS) -> None:
    """Make the next sixteen random words (ChaCha with a 64-bit counter and nonce zero)."""
    i0, i1, i2, i3 = 0x61707865, 0x3320646E, 0x79622D32, 0x6B206574
    i4, i5, i6, i7 = int(cup.key[0]), int(cup.key[1]), int(cup.key[2]), int(cup.key[3])
    i8, i9, i10, i11 = int(cup.key[4]), int(cup.key[5]), int(cup.key[6]), int(cup.key[7])
    i12, i13 = int(cup.blocks_made) & _WORD, int(cup.blocks_made) >> 32
    a0, a1, a2, a3, b0, b1, b2, b3 = i0, i1, i2, i3, i4, i5, i6, i7
    c0, c1, c2, c3, d0, d1, d2, d3 = i8, i9, i10, i11, i12, i13, 0, 0
    for _ in range(rounds // 2):
        a0, b0, c0, d0 = _quarter(a0, b0, c0, d0)
        a1, b1, c1, d1 = _quarter(a1, b1, c1, d1)
        a2, b2, c2, d2 = _quarter(a2, b2, c2, d2)
        a3, b3, c3, d3 = _quarter(a3, b3, c3, d3)
        a0, b1, c2, d3 = _quarter(a0, b1, c2, d3)
        a1, b2, c3, d0 = _quarter(a1, b2, c3, d0)
        a2, b3, c0, d1 = _quarter(a2, b3, c0, d1)
        a3, b0, c1, d2 = _quarter(a3, b0, c1, d2)
    block = cup.block
    block[0], block[1] = (a0 + i0) & _WORD, (a1 + i1) & _WORD
    block[2], block[3] = (a2 + i2) & _WORD, (a3 + i3) & _WORD
    block[4], block[5] = (b0 + i4) & _WORD, (b1 + i5) & _WORD
    block[6], block[7] = (b2 + i6) & _WORD, (b3 + i7) & _WORD
    block[8], block[9] = (c0 + i8) & _WORD, (c1 + i9) & _WORD
    block[10], block[11] = (c2 + i10) & _WORD, (c3 + i11) & _WORD
    block[12], block[13] = (d0 + i12) & _WORD, (d1 + i13) & _WORD
    block[14], block[15] = d2, d3
    cup.blocks_made += 1
    cup.words_left = 16


@rule
def shake(cup: Cup, key: NDArray[np.int64], stream: int) -> None:
    """Key the generator: its words follow from the key; each stream of a key has its own."""
    for word in range(8):
        cup.key[word] = key[word]
    cup.blocks_made = stream << _STREAM_BITS
    cup.words_left = 0


@rule
def words_used(cup: Cup) -> int:
    """Count what was taken from the generator: every die and every random choice takes a word."""
    return 16 * int(cup.blocks_made) - int(cup.words_left)


@rule
def _word(cup: Cup) -> int:
    """Take the next 32 random bits."""
    if cup.words_left == 0:
        next_block(cup)
    word = int(cup.block[16 - cup.words_left])
    cup.words_left -= 1
    return word


@inlined
def below(cup: Cup, n: int) -> int:
    """A uniform number from 0 to n - 1: the upper half of a word times n (Lemire's method)."""
    product = _word(cup) * n
    if (product & _WORD) < n:
        # Rejection, seldom needed: words that would make some numbers likelier are skipped.
        biased = (_WORD + 1 - n) % n
        while (product & _WORD) < biased:
            product = _word(cup) * n
    return product >> 32


@rule
def _ask(cup: Cup, what: int, kind: int, among: NDArray[np.int8], count: int) -> None:
    """Note what the script lacks; the rules stop."""
    if cup.asks == NOTHING:
        cup.asks = what
        cup.asks_kind = kind
        cup.asks_count = count
        for place in range(count):
            cup.asks_from[place] = among[place]


@rule
def _next_scripted(cup: Cup) -> int:
    """Look at what the script says next; -1 at its end."""
    if cup.script_read < cup.script_length:
        return int(cup.script[cup.script_read])
    return -1


@inlined
def roll(cup: Cup, kind: int) -> int:
    """Roll a die of a kind: the face it shows."""
    face = int(ROLL[kind, below(cup, 6)])
    if cup.source == SCRIPTED:
        return _scripted_face(cup, kind, face)
    return face


@rule
def _scripted_face(cup: Cup, kind: int, rolled: int) -> int:
    """Take the face from the script, if the die has it."""
    face = _next_scripted(cup)
    on_die = False
    for pip in range(6):
        on_die = on_die or ROLL[kind, pip] == face
    if not on_die or cup.asks != NOTHING:
        _ask(cup, A_FACE, kind, cup.asks_from, 0)
        return rolled
    cup.script_read += 1
    return face


@inlined
def draw(state: State, cup: Cup, left: int) -> int:
    """Draw one of the dice left in the bag: its kind. There must be one."""
    pick = below(cup, left)
    drawn = 0
    for kind in range(KIND_COUNT - 1):
        # Without a branch, which the processor would mispredict half the time.
        pick -= int(state.bag[kind])
        drawn += 1 if pick >= 0 else 0
    if cup.source == SCRIPTED:
        drawn = _scripted_kind(state, cup, drawn)
    state.bag[drawn] -= 1
    return drawn


@rule
def _scripted_kind(state: State, cup: Cup, drawn: int) -> int:
    """Take the kind from the script, named or as that of the face rolled next."""
    scripted = _next_scripted(cup)
    kind = -1
    if KIND_MARK <= scripted < KIND_MARK + KIND_COUNT:
        kind = scripted - KIND_MARK
    elif 0 <= scripted < FIRST[KIND_COUNT]:
        kind = int(KIND[scripted])
    if kind < 0 or state.bag[kind] == 0 or cup.asks != NOTHING:
        _ask(cup, A_KIND, 0, state.bag, KIND_COUNT)
        return drawn
    if scripted >= KIND_MARK:
        cup.script_read += 1
    return kind


@rule
def deal(cup: Cup, offered: NDArray[np.int8], count: int) -> int:
    """Deal one of `count` heroes offered: its place among them."""
    pick = below(cup, count)
    if cup.source == SCRIPTED:
        return _scripted_deal(cup, offered, count, pick)
    return pick


@rule
def _scripted_deal(cup: Cup, offered: NDArray[np.int8], count: int, dealt: int) -> int:
    """Take the hero from the script; of more than six, perhaps first which deck of six."""
    decks = (count + DECK - 1) // DECK
    scripted = _next_scripted(cup)
    deck = 0 if decks == 1 else -1
    if decks > 1 and DECK_MARK <= scripted < DECK_MARK + decks:
        deck = scripted - DECK_MARK
        cup.script_read += 1
        scripted = _next_scripted(cup)
    for place in range(count):
        if offered[place] == scripted - HERO_MARK and (deck < 0 or place // DECK == deck):
            if cup.asks == NOTHING:
                cup.script_read += 1
                return place
    _ask(cup, A_DECK if deck < 0 else A_HERO, max(deck, 0), offered, count)
    return dealt


@rule
def outcomes(cup: Cup, numbers: NDArray[np.int16], weights: NDArray[np.int16]) -> int:
    """List the outcomes of the die that a scripted cup waits for, with weights; their number."""
    count = 0
    if cup.asks == A_FACE:
        for pip in range(6):
            face = int(ROLL[cup.asks_kind, pip])
            place = 0
            while place < count and numbers[place] != face:
                place += 1
            if place == count:
                numbers[place] = face
                weights[place] = 0
                count += 1
            weights[place] += 1
    elif cup.asks == A_KIND:
        for kind in range(KIND_COUNT):
            if cup.asks_from[kind] > 0:
                numbers[count] = KIND_MARK + kind
                weights[count] = cup.asks_from[kind]
                count += 1
    elif cup.asks == A_DECK:
        for first in range(0, int(cup.asks_count), DECK):
            numbers[count] = DECK_MARK + count
            weights[count] = min(DECK, int(cup.asks_count) - first)
            count += 1
    elif cup.asks == A_HERO:
        first = DECK * int(cup.asks_kind)
        for place in range(first, min(first + DECK, int(cup.asks_count))):
            numbers[count] = HERO_MARK + int(cup.asks_from[place])
            weights[count] = 1
            count += 1
    return count


@rule
def note(cup: Cup, what: int, a: int, b: int, c: int, d: int) -> None:
    """Append a row to the log, if one is kept."""
    if cup.logging:
        row = int(cup.log_length)
        cup.log[row, 0] = what
        cup.log[row, 1] = a
        cup.log[row, 2] = b
        cup.log[row, 3] = c
        cup.log[row, 4] = d
        cup.log_length += 1

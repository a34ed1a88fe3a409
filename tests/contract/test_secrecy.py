"""Nothing that a bot gets reveals the dice to come."""

from __future__ import annotations

import pickle
import random
import struct
from collections.abc import Iterator

import numpy as np
import pytest

from diceminer import Game, Rules, fairness
from diceminer.rules.cup import CUP
from tests.contract.play import EVERY_SORT, choose
from tests.engine.generator import make_block

_LIVE_BLOCKS = 4


def generator_words(game: Game) -> set[int]:
    """Every word of the real generator: its key, the block in use and the next few."""
    assert game.seed is not None
    cups = np.zeros(1, CUP)
    cups["key"][0] = fairness.key(game.seed)
    words = set(fairness.key(game.seed))
    used = sum(len(rolled) for _, rolled in game.history)
    # Each die takes at most two words, so no more blocks than this have been begun.
    for _ in range(2 * used // 16 + _LIVE_BLOCKS):
        make_block(cups, 8)
        words |= set(cups["block"][0].tolist())
    return words


def handed_out(game: Game) -> Iterator[tuple[str, bytes]]:
    """All that a bot can get hold of: copies, copies of copies, pickles, records, positions."""
    for name, copy in {
        "a copy": game.copy(),
        "a seeded copy": game.copy(seed="known to the bot"),
        "a copy of a copy": game.copy().copy(same_dice=True),
    }.items():
        yield name, pickle.dumps(copy)
        yield f"the record of {name}", copy.record(reveal=True).encode()
        yield f"the position of {name}", copy.position().encode()


@pytest.mark.parametrize("rules", EVERY_SORT, ids=str)
def test_no_byte_of_the_generator_is_in_what_a_bot_is_handed(rules: Rules) -> None:
    """Contract, Python: a copy has dice of its own."""
    game = Game.new(rules, seed="a secret seed")
    chance = random.Random(5)
    for _ in range(40):
        if game.over:
            break
        words = generator_words(game)
        for name, content in handed_out(game):
            assert b"a secret seed" not in content, name
            assert fairness.commitment("a secret seed").encode() not in content, name
            for word in words:
                for form in ("<I", ">I"):
                    assert struct.pack(form, word) not in content, f"{name}: {word:#x}"
        game.play(choose(game, chance))


def test_the_search_would_find_the_words_of_a_twin() -> None:
    """A copy with the same dice is for whoever may know them: the test above sees its words."""
    game = Game.new(seed="a secret seed")
    content = pickle.dumps(game.copy(same_dice=True))
    assert all(struct.pack("<I", word) in content for word in fairness.key("a secret seed"))

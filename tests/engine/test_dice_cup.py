"""The dice cup: its generator is ChaCha8, its numbers are fair, its dice the same everywhere."""

from __future__ import annotations

import hashlib
from collections import Counter
from typing import Any

import numpy as np
import pytest

from diceminer import Game, Rules, fairness
from diceminer.compiling import door
from diceminer.rules import log
from diceminer.rules.cup import CUP, below
from tests.engine.generator import PART, make_block

KEYSTREAMS = {
    8: "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e",
    12: "9bf49a6a0755f953811fce125f2683d50429c3bb49e074147e0089a52eae155f",
    20: "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7",
}


@door(PART)
def draw_numbers(cups: Any, n: int, out: Any) -> None:
    for at in range(len(out)):
        out[at] = below(cups[0], n)


@pytest.mark.parametrize("rounds", KEYSTREAMS)
def test_the_generator_is_chacha(rounds: int) -> None:
    """The published keystreams for a key and nonce of zeros."""
    cups = np.zeros(1, CUP)
    make_block(cups, rounds)
    stream = b"".join(int(word).to_bytes(4, "little") for word in cups[0]["block"])
    assert stream.hex().startswith(KEYSTREAMS[rounds])


def test_the_second_block_has_the_next_counter() -> None:
    cups = np.zeros(1, CUP)
    make_block(cups, 20)
    make_block(cups, 20)
    stream = b"".join(int(word).to_bytes(4, "little") for word in cups[0]["block"])
    assert stream.hex().startswith("9f07e7be5551387a98ba977c732d080d")


@pytest.mark.parametrize("n", [2, 5, 6, 60])
def test_all_numbers_below_n_come_equally_often(n: int) -> None:
    cups, out = np.zeros(1, CUP), np.empty(60_000, np.int64)
    cups[0]["key"] = fairness.key("fair")
    draw_numbers(cups, n, out)
    counts = Counter(out.tolist())
    assert sorted(counts) == list(range(n))
    expected = len(out) / n
    chi_square = sum((count - expected) ** 2 / expected for count in counts.values())
    # Fixed seed, so this either holds for ever or never.
    assert chi_square < n + 4 * (2 * n) ** 0.5


def test_words_that_would_favour_a_number_are_thrown_away() -> None:
    """Of the 2^32 words, (2^32 mod 6) = 4 would be one too many for some faces."""
    cups, out = np.zeros(1, CUP), np.empty(1, np.int64)
    cups[0]["words_left"] = 16
    cups[0]["block"][:2] = 0, 5 << 29
    draw_numbers(cups, 6, out)
    assert cups[0]["words_left"] == 14
    assert out[0] == (5 << 29) * 6 >> 32


def test_the_key_is_a_hash_of_the_seed_and_not_the_promise() -> None:
    digest = hashlib.sha256(b"diceminer dice 1\n7").digest()
    assert b"".join(word.to_bytes(4, "little") for word in fairness.key("7")) == digest
    assert fairness.commitment("7") != digest.hex()


def test_a_seeds_dice_never_change() -> None:
    """Format 1: these dice are promised to every machine and version."""
    game = Game.new(Rules(players=3, deal_heroes=True, heroes="all"), seed="never changes")
    assert " ".join(game.history[0][1]) == (
        "T4 T1 T4 T2 T5 quartermaster geomancer surveyor "
        "T3 TB M3 M3 M1 T3 HC1 XB HD3 HC2 T2 G1 HB HC2 T2 M1 T3 G2 XP G1"
    )


def test_the_names_of_the_log_are_in_the_order_of_its_numbers() -> None:
    for number, name in enumerate(log.LOG):
        assert getattr(log, name.upper()) == number

"""Fair dice: a seed settles every roll, and its commitment is published before."""

from __future__ import annotations

import hashlib

import pytest

from diceminer import Game, Rules
from tests.contract.play import EVERY_SORT, played
from tests.games import until_over

SEEDS: list[int | str] = [7, "7", "", "é🍺", "a long secret " * 20, -5]


@pytest.mark.parametrize("seed", SEEDS, ids=repr)
def test_the_commitment_is_the_sha_256_of_the_seeds_text(seed: int | str) -> None:
    """Contract, Fair dice: of its UTF-8 bytes, in hexadecimal."""
    game = Game.new(Rules(), seed=seed)
    assert game.commitment == hashlib.sha256(str(seed).encode("utf-8")).hexdigest()


def test_a_game_without_a_seed_has_a_secret_one_of_its_own() -> None:
    """Contract, Fair dice: it can be committed to and revealed as any other."""
    game = Game.new(Rules())
    assert game.seed is not None
    assert game.commitment == hashlib.sha256(str(game.seed).encode("utf-8")).hexdigest()
    again = Game.new(Rules(), seed=game.seed)
    assert again.view() == game.view()
    assert len(str(game.seed)) >= 16, "long enough not to be guessed from its commitment"


def test_the_record_publishes_the_commitment_and_keeps_the_seed_until_the_end() -> None:
    """Contract, Fair dice: the seed itself at the end."""
    seed = "a secret nobody guesses"
    game = Game.new(Rules(players=1), seed=seed)
    assert game.commitment is not None
    assert game.commitment in game.record()
    assert seed not in game.record()
    game.play("done")
    assert seed in game.record(reveal=True)
    assert seed not in game.record(reveal=False)
    assert game.commitment in game.record(reveal=True)


@pytest.mark.parametrize("rules", EVERY_SORT, ids=str)
def test_the_same_seed_is_the_same_game(rules: Rules) -> None:
    """Contract, Fair dice: the dice follow from the seed alone."""
    one, two = played(rules, 31), played(rules, 31)
    assert one.events == two.events
    assert one.record() == two.record()


def test_other_choices_do_not_touch_the_seed() -> None:
    """Contract, Fair dice: the set-up is the same whatever is played later."""
    one, two = Game.new(Rules(), seed=12), Game.new(Rules(), seed=12)
    one.play("hero engineer")
    two.play("hero treasurer")
    assert one.events[0] == two.events[0]
    one.play("hero prospector")
    two.play("hero surveyor")
    assert one.view()["mountain"] == two.view()["mountain"]


def test_views_and_events_do_not_tell_the_seed() -> None:
    """Contract, Fair dice: secret until it is revealed."""
    game = Game.new(Rules(), seed="a secret nobody guesses")
    shown = f"{game.view()} {game.events} {game.position()} {game.play(game.legal()[0])}"
    assert "nobody guesses" not in shown


PINNED = [
    (Rules(), "388578386a4044f77203d6adb06ee928b5e34263270effd6e53e3d903d94c602"),
    (
        Rules(players=4, deal_heroes=True, heroes="all"),
        "e9c4b5fdf3d2946b9f1bcac3ed7b14a20ac70a6218ed15f7660fb06a60aa6af8",
    ),
    (Rules(players=1), "82402dbf9e11f0f36d468c0d7709b24b8be07a9fe2026f7c9ff94e50510860e7"),
]


@pytest.mark.parametrize(("rules", "digest"), PINNED, ids=str)
def test_the_dice_of_a_seed_never_change(rules: Rules, digest: str) -> None:
    """Contract, Fair dice: on every machine and version of this format.

    A game of first choices, its lines hashed. Another hash here is another format, unless a
    stand-in hero was renamed or redesigned, which the second one would notice.
    """
    game = Game.new(rules, seed="pinned")
    for _ in until_over(game):
        game.play(game.legal()[0])
    lines = game.record(reveal=False).split("\n\n", 1)[1]
    assert hashlib.sha256(lines.encode("utf-8")).hexdigest() == digest

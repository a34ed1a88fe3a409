"""Copies: independent, with dice of three kinds; and seeds."""

from __future__ import annotations

import random

import pytest

from diceminer import Game, Rules
from tests.contract.play import EVERY_SORT, choose, everything, played, steps
from tests.games import until_over


def before_a_fill() -> Game:
    """A game whose next action rolls twenty dice."""
    game = Game.new(Rules(), seed=3)
    game.play("hero engineer")
    return game


def filled(game: Game) -> dict[str, str]:
    """The mountain after that action."""
    game.play("hero prospector")
    mountain: dict[str, str] = game.view()["mountain"]
    return mountain


def test_a_copy_has_fresh_dice_of_its_own() -> None:
    """Contract, Python: different for every copy, and from the original's."""
    game = before_a_fill()
    seen = [filled(game.copy()) for _ in range(10)] + [filled(game)]
    assert len({str(mountain) for mountain in seen}) == 11


def test_a_copy_with_a_seed_can_be_repeated() -> None:
    """Contract, Python: copy(seed=5), and a seed counts as its text."""
    game = before_a_fill()
    first = filled(game.copy(seed=5))
    assert filled(game.copy(seed=5)) == first
    assert filled(game.copy(seed="5")) == first
    assert filled(game.copy(seed=6)) != first
    assert filled(game) != first


def test_a_copy_with_the_same_dice_goes_on_as_the_original() -> None:
    """Contract, Python: copy(same_dice=True), and of that copy again."""
    game = before_a_fill()
    twin = game.copy(same_dice=True)
    second = twin.copy(same_dice=True)
    assert filled(twin) == filled(second) == filled(game)


@pytest.mark.parametrize("rules", EVERY_SORT, ids=str)
def test_a_twin_plays_the_same_game_to_the_end(rules: Rules) -> None:
    """Contract, Python: the original's dice, for as long as there are any to roll."""
    game = played(rules, 21, limit=12)
    twin = game.copy(same_dice=True)
    chance = random.Random(1)
    for _ in until_over(game):
        action = choose(game, chance)
        assert game.play(action) == twin.play(action)
    assert everything(twin) == everything(game)


@pytest.mark.parametrize("rules", EVERY_SORT, ids=str)
def test_a_copy_looks_like_the_original(rules: Rules) -> None:
    """Contract, Python: the same state, legal actions, events and history."""
    for n, game in enumerate(steps(rules, 8)):
        if n % 9 == 0:
            for twin in (game.copy(), game.copy(seed=1), game.copy(same_dice=True)):
                for name in ("view", "legal", "position"):
                    assert getattr(twin, name)() == getattr(game, name)()
                assert twin.events == game.events
                assert twin.history == game.history
                assert twin.rules == game.rules
                assert twin.names == game.names


def test_playing_a_copy_leaves_the_original_alone_and_the_other_way_round() -> None:
    """Contract, Python: independent."""
    game = Game.new(Rules(), seed=2)
    kept = everything(game)
    twin = game.copy()
    kept_twin = everything(twin)
    twin.play(twin.legal()[0])
    assert everything(game) == kept
    other = game.copy()
    game.play(game.legal()[0])
    assert everything(other) == kept_twin


def test_a_copy_has_a_record_of_its_own() -> None:
    """Contract, Python: it replays, and never promises dice of a seed that are not its."""
    game = before_a_fill()
    for twin in (game.copy(), game.copy(seed=5), game.copy(same_dice=True)):
        filled(twin)
        again = Game.replay(twin.record())
        assert again.view() == twin.view()
        assert again.history == twin.history
    assert game.copy(same_dice=True).commitment == game.commitment
    assert game.copy().commitment != game.commitment
    assert game.copy(seed=5).commitment != game.commitment


def test_making_copies_rolls_none_of_the_originals_dice() -> None:
    """Contract, Python: a game that was copied goes on as one that was not."""
    one, two = before_a_fill(), before_a_fill()
    for _ in range(5):
        filled(one.copy())
        filled(one.copy(seed=1))
        filled(one.copy(same_dice=True))
    assert filled(one) == filled(two)


@pytest.mark.parametrize("seed", [7, 0, -3, 10**40])
def test_a_seed_counts_as_its_text(seed: int) -> None:
    """Contract, Python: 7 and "7" are the same."""
    assert everything(played_with(seed)) == everything(played_with(str(seed)))


def played_with(seed: int | str | None) -> Game:
    """Forty first choices of a game with this seed."""
    game = Game.new(Rules(), seed=seed)
    for _ in range(40):
        game.play(game.legal()[0])
    return game


def test_different_seeds_are_different_games() -> None:
    """Contract, Python: also those that look alike."""
    seeds: list[int | str] = [1, 2, "01", "1 ", " 1", "one", "", "1.0", "-1", 0, "\n"]
    seeds += ["\u00e9", "e\u0301"]
    mountains = [str(played_with(seed).history) for seed in seeds]
    assert len(set(mountains)) == len(mountains)


def test_no_seed_is_fresh_randomness() -> None:
    """Contract, Python: None is another game every time."""
    assert len({str(played_with(None).history) for _ in range(5)}) == 5


@pytest.mark.parametrize("seed", [1.5, b"7", ["7"], object()])
def test_other_seeds_are_refused(seed: object) -> None:
    """Contract, Python: a seed is an int, a text or None; a mistake is not taken for one."""
    with pytest.raises((TypeError, ValueError)):
        Game.new(Rules(), seed=seed)  # type: ignore[arg-type]

"""Bots: the protocol, for every level."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from diceminer import Game, Rules, bots
from tests.contract.play import EVERY_SORT, everything
from tests.games import until_over

LEVELS = ["random", "novice", "apprentice", "greedy", "journeyman@10", "master@20"]


def test_names_are_weakest_first() -> None:
    """Contract, Bots: random and greedy among them."""
    names = list(bots.names())
    assert len(set(names)) == len(names)
    assert names[0] == "random"
    assert names.index("random") < names.index("greedy")


@pytest.mark.parametrize("name", LEVELS)
def test_a_level_can_be_made_with_time_or_simulations_and_a_seed(name: str) -> None:
    """Contract, Bots: levels that do not search ignore both."""
    game = Game.new(Rules(), seed=1)
    for bot in (
        bots.make(name),
        bots.make(name, seed=1),
        bots.make(name, seconds=0.01, seed=1),
        bots.make(name, simulations=10, seed=1),
    ):
        assert bot.choose(game) in game.legal()


def test_an_unknown_level_is_refused() -> None:
    """Contract, Bots: with a ValueError that says which there are."""
    with pytest.raises(ValueError, match="greedy"):
        bots.make("nobody")


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize("rules", EVERY_SORT, ids=str)
def test_a_bot_plays_whole_games_and_changes_none(name: str, rules: Rules) -> None:
    """Contract, Bots: one of game.legal(), for the seat to act."""
    game, bot = Game.new(rules, seed=2), bots.make(name, seed=3)
    for n in until_over(game):
        if n % 10 == 0:
            before = everything(game)
            twin = game.copy(same_dice=True)
            action = bot.choose(game)
            assert everything(game) == before
            assert action in before["legal"]
            # Not even the dice to come were touched.
            assert game.play(action) == twin.play(action)
        else:
            game.play(bot.choose(game))


@pytest.mark.parametrize("name", LEVELS)
def test_the_same_seed_makes_the_same_choices(name: str) -> None:
    """Contract, Bots: a bot's own seed settles them."""
    records = []
    for _ in range(2):
        game, bot = Game.new(Rules(players=3), seed=4), bots.make(name, seed=5)
        for _ in until_over(game):
            game.play(bot.choose(game))
        records.append(game.record())
    assert records[0] == records[1]


@pytest.mark.parametrize("name", LEVELS)
def test_a_choice_does_not_depend_on_the_dice_to_come(name: str) -> None:
    """Design: nor does it change with the future's seed."""
    game, play = Game.new(Rules(), seed=6), random.Random(6)
    for _ in until_over(game):
        choices = {bots.make(name, seed=1).choose(game.copy(seed=seed)) for seed in range(3)}
        assert choices == {bots.make(name, seed=1).choose(game)}
        game.play(play.choice(game.legal()))


def test_random_chooses_everything_sometimes() -> None:
    """Contract, Bots: and different seeds choose differently."""
    game = Game.new(Rules(), seed=6)
    assert {bots.make("random", seed=seed).choose(game) for seed in range(100)} == set(game.legal())


@pytest.mark.parametrize("name", LEVELS)
def test_a_bot_leaves_the_programs_own_randomness_alone(name: str) -> None:
    """Contract, Bots: its own seed only."""
    random.seed(1)
    state = random.getstate()
    game = Game.new(Rules(), seed=6)
    bot = bots.make(name, seed=2)
    for _ in range(30):
        game.play(bot.choose(game))
    assert random.getstate() == state


@pytest.mark.parametrize("rules", [Rules(), Rules(players=4), Rules(players=1)], ids=str)
def test_greedy_ranks_every_legal_action_and_chooses_the_first(rules: Rules) -> None:
    """Contract, Bots: best first."""
    game, play = Game.new(rules, seed=8), random.Random(8)
    for _ in until_over(game):
        bot = bots.make("greedy", seed=1)
        ranked = bot.rank(game)
        assert {action for action, _ in ranked} == set(game.legal())
        assert len(ranked) == len(game.legal())
        assert all(set(why) <= {"visits", "win", "score"} for _, why in ranked)
        scores = [score for _, why in ranked if (score := why["score"]) is not None]
        assert scores == sorted(scores, reverse=True)
        assert bots.make("greedy", seed=1).choose(game) == ranked[0][0]
        game.play(play.choice(game.legal()))


@pytest.mark.parametrize("name", LEVELS)
def test_ranking_changes_no_game(name: str) -> None:
    """Contract, Bots: never changes the game."""
    game = Game.new(Rules(), seed=8)
    for _ in range(20):
        before = everything(game)
        bot = bots.make(name, seed=1)
        assert isinstance(bot, bots.Ranker)
        assert {action for action, _ in bot.rank(game)} <= set(game.legal())
        assert everything(game) == before
        game.play(game.legal()[0])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_beats_random(players: int) -> None:
    """Contract, Bots: weakest first, over games from every seat."""
    won = games = 0
    for seed in range(24):
        seat = seed % players + 1
        game = Game.new(Rules(players=players), seed=seed)
        minds = {
            n: bots.make("greedy" if n == seat else "random", seed=seed * 7 + n)
            for n in range(1, players + 1)
        }
        for _ in until_over(game):
            assert game.seat is not None
            game.play(minds[game.seat].choose(game))
        won += game.winners == [seat]
        games += 1
    assert won > games * 0.6


def test_a_bot_of_ones_own_is_loaded_by_its_file(tmp_path: Path) -> None:
    """Contract, Bots: any object with choose, by path and name."""
    file = tmp_path / "mine.py"
    file.write_text(
        "class First:\n    def choose(self, game):\n        return game.legal()[0]\n",
        encoding="utf-8",
    )
    game = Game.new(Rules(), seed=1)
    assert bots.load(f"{file}:First").choose(game) == game.legal()[0]
    assert bots.make(f"{file}:First").choose(game) == game.legal()[0]
    with pytest.raises(ValueError, match="Second"):
        bots.load(f"{file}:Second")
    with pytest.raises(ValueError, match="load"):
        bots.load(f"{tmp_path / 'other.py'}:First")

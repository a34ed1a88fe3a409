"""The master's opponent model."""

from __future__ import annotations

import numpy as np
import pytest

from diceminer import Game, Rules, bots
from diceminer.bots.multiplayer.opponents import Opponents
from tests.games import until_over


def played(players: int, seats: dict[int, str], until: int) -> Game:
    """A game of greedy players, but for some seats, up to a round's first question."""
    minds = {seat: bots.make(seats.get(seat, "greedy"), seed=1) for seat in range(1, players + 1)}
    game = Game.new(Rules(players=players), seed=4)
    while game.view()["round"] < until:
        assert game.seat is not None
        game.play(minds[game.seat].choose(game))
    return game


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("other", ["random", "novice", "journeyman"])
def test_who_plays_greedily_is_found_out(players: int, other: str) -> None:
    game = played(players, {2: other}, until=3)
    for seat in range(1, players + 1):
        if seat == game.seat:
            continue
        chance = Opponents().greedy(game)[seat - 1]
        assert chance < 0.05 if seat == 2 else chance > 0.9


def test_strangers_are_given_some_chance_and_oneself_none() -> None:
    game = Game.new(Rules(players=3), seed=4)
    assert game.seat is not None
    chances = Opponents().greedy(game)
    assert chances[game.seat - 1] == chances[3] == 0.0
    assert np.all(0.0 < np.delete(chances[:3], game.seat - 1))
    assert len(set(np.delete(chances[:3], game.seat - 1))) == 1


def test_watching_on_is_the_same_as_looking_back() -> None:
    watcher, bot = Opponents(), bots.make("greedy")
    game = Game.new(Rules(players=4), seed=9)
    for _ in until_over(game):
        seen = watcher.greedy(game)
        np.testing.assert_array_equal(seen, Opponents().greedy(game))
        game.play(bot.choose(game))
    # Another game is another company.
    other = played(4, {3: "random"}, until=2)
    np.testing.assert_array_equal(watcher.greedy(other), Opponents().greedy(other))


def test_a_game_from_a_position_is_watched_from_there() -> None:
    game = Game.from_position(played(2, {}, until=2).position(), seed=1)
    before = Opponents().greedy(game)
    bot, asked = bots.make("greedy"), game.seat
    while game.seat == asked:
        game.play(bot.choose(game))
    while game.seat != asked:
        game.play(bot.choose(game))
    assert before.max() < Opponents().greedy(game).max()


def test_nothing_of_the_game_is_changed() -> None:
    game = played(3, {1: "novice"}, until=2)
    record, history = game.record(), game.history
    Opponents().greedy(game)
    assert (game.record(), game.history) == (record, history)

"""The actions that complete an action: the dice that a bot would name after it."""

from __future__ import annotations

import pytest

from diceminer import Game, Rules, bots
from diceminer.bots.lines import line


def verbs(game: Game, action: str) -> list[str]:
    return [each.split()[0] for each in line(bots.make("greedy"), game, action)]


def first(rules: Rules, verb: str) -> Game:
    """A game in which an action of this kind is legal, played by a bot so far."""
    bot = bots.make("greedy")
    for seed in range(50):
        game = Game.new(rules, seed)
        while not game.over:
            if any(action.split()[0] == verb for action in game.legal()):
                return game
            game.play(bot.choose(game))
    pytest.fail(f"{verb} was never legal")


@pytest.mark.parametrize("players", [1, 2])
def test_magic_is_followed_by_as_many_dice_as_have_to_be_named(players: int) -> None:
    game = first(Rules(players=players), "spend")
    for action in game.legal():
        if action.startswith("spend"):
            after = game.copy()
            after.play(action)
            named = "reroll" if players == 2 else "recycle"
            assert verbs(game, action) == ["spend", *[named] * after.view()["symbols"]]


def test_chests_are_followed_by_the_other_dice_to_keep() -> None:
    game = first(Rules(players=2), "cache")
    for action in game.legal():
        after = game.copy()
        for each in line(bots.make("greedy"), game, action):
            assert (after.seat, after.view()["phase"]) == (game.seat, "cache")
            after.play(each)
        assert (after.seat, after.view()["phase"]) != (game.seat, "cache")


def test_what_needs_nothing_more_stands_alone_and_the_game_is_as_it_was() -> None:
    game = first(Rules(players=2), "share")
    before = game.record()
    for action in game.legal():
        assert line(bots.make("greedy"), game, action) == [action]
    assert game.record() == before

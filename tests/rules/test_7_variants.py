"""Section 7: the variants, each off by default. What they do is also tested where it is done."""

from __future__ import annotations

import random

import pytest

from diceminer import Game, Rules
from tests.games import until_over
from tests.rules.builder import HOW_MANY, Seat, table


def play_out(game: Game, seed: int) -> Game:
    """Random legal actions to the end."""
    choose = random.Random(seed)
    for _ in until_over(game):
        game.play(choose.choice(game.legal()))
    return game


def test_the_default_is_the_rulebook() -> None:
    """§7: everything off."""
    rules = Rules()
    assert (rules.players, rules.heroes, rules.beer_takes) == (2, "base", "up-to-two")
    assert [rules.deal_heroes, rules.reroll_hazards, rules.extra_tunnel_dice] == [False] * 3


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_dice_are_in_troves_at_the_end(players: int) -> None:
    """§7: sixty dice are three mountains."""
    view = play_out(Game.new(Rules(players=players), seed=1), 1).view()
    assert sum(view["bag"].values()) == 0
    assert sum(sum(player["dice"].values()) for player in view["seats"]) == 60


@pytest.mark.parametrize("players", [2, 3, 4])
def test_six_dice_stay_in_the_bag_with_the_extra_tunnel_dice(players: int) -> None:
    """§7: 66 in all."""
    game = Game.new(Rules(players=players, extra_tunnel_dice=True), seed=1)
    assert game.view()["bag"] == HOW_MANY | {"tunnel": 33}
    view = play_out(game, 1).view()
    assert sum(view["bag"].values()) == 6
    assert sum(sum(player["dice"].values()) for player in view["seats"]) == 60


def test_the_extra_tunnel_dice_are_in_the_solo_bag_too() -> None:
    """§7 and §8: 33 tunnel dice to draw from."""
    view = Game.new(Rules(players=1, extra_tunnel_dice=True), seed=1).view()
    trove = sum(view["seats"][0]["dice"].values())
    assert sum(view["bag"].values()) + len(view["mountain"]) + trove == 66


def test_the_variants_go_together() -> None:
    """§7: all of them at once, to the end."""
    rules = Rules(
        players=3,
        heroes="all",
        deal_heroes=True,
        reroll_hazards=True,
        beer_takes="two",
        extra_tunnel_dice=True,
    )
    game = play_out(Game.new(rules, seed=2), 2)
    assert game.winners is not None
    assert len(game.winners) == 1


def test_variants_are_written_into_the_position() -> None:
    """§7: and read from there."""
    text = "reroll_hazards,beer_takes=two,extra_tunnel_dice"
    game = table("T1 T2 . . . .", Seat("M1"), Seat(), rules=text)
    assert game.rules == Rules(reroll_hazards=True, beer_takes="two", extra_tunnel_dice=True)

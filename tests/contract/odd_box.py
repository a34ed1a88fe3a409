"""Whole games with the dice and heroes of whatever box the data files describe.

Run by test_facts.py in a process of its own, since the facts are read once a process.
"""

from __future__ import annotations

import random
import sys
from collections import Counter

import diceminer
from diceminer import Game, Rules
from tests.contract.play import choose, everything
from tests.games import until_over
from tests.rules import model
from tests.rules.builder import solo


def play(rules: Rules, seed: int) -> Game:
    """One random game held against the second reading, a copy, a replay and its positions."""
    game, chance = Game.new(rules, seed=seed), random.Random(seed)
    dice = Counter(game.view()["bag"]).total() + len(game.view()["mountain"])
    for _ in until_over(game):
        view = game.view()
        assert set(game.legal()) == model.legal(view), game.position()
        assert Game.from_position(game.position()).view() == view
        action = choose(game, chance)
        assert action in diceminer.actions(rules)
        game.play(action)
        expected = model.after(view, action, game.history[-1][1])
        for each in (expected, now := game.view()):
            each["bag"] = dict(+Counter(each["bag"]))
        assert now == expected, (action, game.position())
        if rules.players > 1:
            troves = sum(sum(seat["dice"].values()) for seat in now["seats"])
            assert Counter(now["bag"]).total() + len(now["mountain"]) + troves == dice
    assert everything(Game.replay(game.record())) == everything(game)
    return game


def main() -> None:
    """A few games of each number of players."""
    for rules in (
        Rules(),
        Rules(players=3, heroes="all", reroll_hazards=True),
        Rules(players=4, deal_heroes=True, extra_tunnel_dice=True, beer_takes="two"),
        Rules(players=1),
        Rules(players=1, magic=1, extra_tunnel_dice=True),
    ):
        for seed in range(3):
            play(rules, seed)
    print(*diceminer.FACES)


if __name__ == "__main__":
    if sys.argv[1:]:
        print(*solo(sys.argv[1]).legal(), sep="\n")
    else:
        main()

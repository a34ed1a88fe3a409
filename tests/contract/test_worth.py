"""What each die adds to a trove, held against the score pad."""

from __future__ import annotations

import random

import pytest

from diceminer import Game, Rules
from diceminer.scorepad import score


def test_a_die_is_worth_what_the_trove_loses_without_it() -> None:
    chooser = random.Random(4)
    asked = set()
    for seed in range(6):
        game = Game.new(Rules(players=2 + seed % 3), seed=seed)
        while legal := game.legal():
            game.play(chooser.choice(legal))
            if chooser.random() > 0.04:
                continue
            seats = game.view()["seats"]
            heroes = [seat["hero"] for seat in seats]
            troves = [seat["dice"] for seat in seats]
            whole = score(troves, heroes)
            for place, trove in enumerate(troves):
                worth = game.worth(place + 1)
                assert worth.keys() == trove.keys()
                for token in trove:
                    without = [dict(dice) for dice in troves]
                    without[place][token] -= 1
                    lost = whole[place]["total"] - score(without, heroes)[place]["total"]
                    assert worth[token] == lost
                    asked.add((token[0], lost > 0, lost < 0))
    assert {kind for kind, *_ in asked} == set("TGMHX")
    assert ("H", False, True) in asked
    assert ("X", True, False) in asked


def test_a_cached_gem_is_worth_what_it_counts_in_its_chest() -> None:
    chooser = random.Random(1)
    found = 0
    for seed in range(60):
        game = Game.new(Rules(players=1), seed=seed)
        while legal := game.legal():
            caching = [action for action in legal if action.endswith(" cache")]
            drafts = [action for action in legal if action.startswith("draft")]
            game.play(chooser.choice(caching or drafts or legal))
            seat = game.view()["seats"][0]
            for token, kept in seat["cached"].items():
                if kept == seat["dice"][token]:
                    assert game.worth(1)[token] == 2 * int(token[1])
                    found += 1
    assert found


@pytest.mark.parametrize("seat", [-1, 0, 3])
def test_there_is_no_trove_where_there_is_no_seat(seat: int) -> None:
    with pytest.raises(ValueError, match="seats are 1 to 2"):
        Game.new(Rules(players=2), seed=1).worth(seat)

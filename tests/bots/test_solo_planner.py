"""The solo planner: legal, reproducible, blind to the dice to come, exact on small mountains."""

from __future__ import annotations

import re

import numpy as np
import pytest

from diceminer import Game, IllegalAction, Rules
from diceminer.board import Board
from diceminer.bots.solo import games, mountains, nets, planner
from diceminer.bots.solo.bot import LEAVES, NARROW, WIDTH, SoloPlanner

QUICK = 16
FULL_BAG = {"T": 27, "G": 8, "M": 8, "H": 10, "X": 7}


def position(mountain: str, trove: str, cached: str = "-", turn: str = "r2") -> Game:
    """A position with all other dice in the bag."""
    lying = [token for token in re.split("[,/]", f"{mountain},{trove}") if token != "-"]
    kinds = "TGMHX"
    held = {kind: sum(token[0] == kind for token in lying) for kind in kinds}
    bag = "".join(f"{kind}{FULL_BAG[kind] - held[kind]}" for kind in kinds)
    return Game.from_position(
        f"DM1 1 1 solo 1 - - {turn} {mountain} {bag} -:{trove}:-:-:{cached}:- -"
    )


def played(game: Game, bot: SoloPlanner) -> list[str]:
    actions = []
    while legal := game.legal():
        actions.append(bot.choose(game))
        assert actions[-1] in legal
        game.play(actions[-1])
    return actions


@pytest.mark.parametrize("magic", [0, 3])
def test_whole_games_are_legal_and_leave_the_game_alone(magic: int) -> None:
    for seed in range(3):
        game = Game.new(Rules(players=1, magic=magic), seed=seed)
        bot = SoloPlanner(simulations=QUICK, seed=1)
        before = game.view()
        bot.choose(game)
        assert game.view() == before
        played(game, bot)
        assert game.over


def test_a_seed_repeats_its_choices() -> None:
    one, two = (
        played(Game.new(Rules(players=1), seed=5), SoloPlanner(simulations=QUICK, seed="x"))
        for _ in range(2)
    )
    assert one == two


def test_other_dice_to_come_change_nothing() -> None:
    game = Game.new(Rules(players=1), seed=8)
    for seed in range(3):
        bot, other = (SoloPlanner(simulations=QUICK, seed=2) for _ in range(2))
        assert bot.choose(game) == other.choose(game.copy(seed=seed))
        assert bot.rank(game) == other.rank(game.copy(seed=seed))


def test_rank_covers_the_legal_actions_and_begins_with_the_choice() -> None:
    game = Game.new(Rules(players=1), seed=11)
    while legal := game.legal():
        ranked = SoloPlanner(simulations=QUICK, seed=3).rank(game)
        assert sorted(action for action, _ in ranked) == sorted(legal)
        choice = SoloPlanner(simulations=QUICK, seed=3).choose(game)
        assert ranked[0][0] == choice
        assert set(ranked[0][1]) == {"visits", "win", "score"}
        game.play(choice)


def best_planned(game: Game, width: int) -> float:
    """What the best leaf of a plan is worth."""
    plan, leaves = planner.new_plan(), np.zeros(1, np.int64)
    planner.plan_ahead(game.board.states, 0, plan, nets.learned(), width, leaves)
    return float(plan.nodes[leaves[0]]["worth"])


def test_limited_by_time_it_plays_too() -> None:
    game = Game.new(Rules(players=1), seed=4)
    assert SoloPlanner(seconds=0.005, seed=1).choose(game) in game.legal()


def test_no_tries_at_all_is_the_word_of_the_nets() -> None:
    game = Game.new(Rules(players=1), seed=4)
    ranked = SoloPlanner(simulations=0, seed=1).rank(game)
    assert [worth["visits"] for _, worth in ranked] == [0] * len(game.legal())
    assert ranked[0][1]["score"] == pytest.approx(best_planned(game, WIDTH))


def test_nobody_is_asked_when_the_game_is_over() -> None:
    game = Game.new(Rules(players=1), seed=4)
    game.play("done")
    with pytest.raises(IllegalAction):
        SoloPlanner(simulations=QUICK).choose(game)
    with pytest.raises(IllegalAction):
        SoloPlanner(simulations=QUICK).rank(game)


def test_compiled_games_are_the_games_that_the_bot_plays() -> None:
    from diceminer import fairness

    keys = np.array([fairness.key(str(seed)) for seed in range(3)], np.int64)
    own = np.array([fairness.key("7/solo planner")] * 3, np.int64)
    scores, states = np.zeros((3, 4), np.int64), Board(Rules(players=1)).states
    settings = games.PlanSettings(nets.learned(), WIDTH, NARROW, QUICK)
    games.play_games(states, 0, 0, keys, own, settings, games.new_buffers(LEAVES), scores)
    for seed in range(3):
        game = Game.new(Rules(players=1), seed=seed)
        played(game, SoloPlanner(simulations=QUICK, seed=7))
        assert game.view().get("score") == scores[seed, 0]
        assert scores[seed, 1:].sum() == scores[seed, 0]


# Positions with an obvious best move: nothing can be refilled any more.


def test_the_chest_takes_the_better_gem() -> None:
    game = position("G1,G3,T5,T5,T5,T5/-/-/-/-", "G1,XC2", "G1")
    actions = played(game, SoloPlanner(simulations=QUICK, seed=1))
    assert "draft a2 cache" in actions
    assert "draft a1" in actions


def test_beer_finishes_the_straight() -> None:
    game = position("TB,T3,T3,T3,T3,T3/-/-/-/-", "T1,T2,T3,T4")
    assert SoloPlanner(simulations=QUICK, seed=1).choose(game) == "draft a1 as T5"


def test_magic_digs_for_the_gems() -> None:
    game = position("T5,G3,T5,T5,T5,T5/T4,-,-,-,-/-/-/-", "M1")
    actions = played(game, SoloPlanner(simulations=QUICK, seed=1))
    assert actions[:3] == ["spend M1", "recycle b1", "draft a2"]


def test_a_refill_costs_nothing() -> None:
    game = position("T5,T5,T5,T5,T5,-/-/-/-/-", "-", turn="r1")
    assert SoloPlanner(simulations=QUICK, seed=1).choose(game) == "refill"


# Against brute force.


def best_score(game: Game, known: dict[str, int]) -> int:
    """The best score without a refill, by trying everything."""
    key = game.position()
    if key not in known:
        known[key] = game.view().get("score", 0)
        for action in game.legal():
            if action not in ("refill", "done"):
                after = game.copy(seed=1)
                after.play(action)
                known[key] = max(known[key], best_score(after, known))
    return known[key]


FEW = [
    ("T1,TB,HD4,G2,XB,M1/HB,G1,T3,T2,-/-/-/-", "M2"),
    ("GB,T1,XC2,G2,HC2,M2/T2,XB,G3,HD3,-/T5,-,-,-/-/-", "M1"),
    ("HD4,XS,T1,T2,TB,XP/HC1,HD3,TB,MB,-/-/-/-", "M1"),
    ("T1,T2,T3,T4,TB,T1/T2,TB,T4,-,-/T3,-,-,-/-/-", "M1,M2,M3"),
]


@pytest.mark.parametrize("few", FEW)
def test_with_few_dice_the_plan_is_the_best_there_is(few: tuple[str, str]) -> None:
    game = position(*few)
    want = best_score(game, {})
    assert best_planned(game, planner.WIDEST) == want
    bot = SoloPlanner(simulations=QUICK, seed=1)
    played(game, bot)
    assert game.view().get("score") == want


def test_there_are_as_many_sets_of_lying_dice_as_documented() -> None:
    assert mountains.SETS == 428
    assert mountains.SIZE[0] == 20
    assert mountains.LYING[-1] == 0

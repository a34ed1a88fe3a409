"""The ladder: every level is stronger than the one before; the master's search."""

from __future__ import annotations

import itertools
import tracemalloc
from typing import Any

import numpy as np
import pytest

from diceminer import Game, Rules, bots
from diceminer.arena import simulate
from diceminer.bots import levels
from diceminer.bots.master import Master
from diceminer.bots.multiplayer import knowledge, search, value
from diceminer.bots.simple import own_cup
from diceminer.errors import BotError
from tests.contract.play import EVERY_SORT
from tests.games import until_over

LADDER = list(levels.LEVELS)
TABLES = [Rules(players=2), Rules(players=3), Rules(players=4)]


def share(rules: Rules, name: str, others: str, games: int) -> float:
    """A level's share of wins against another in all the other seats, from every seat."""
    won = 0.0
    for seat in range(rules.players):
        players = [others] * rules.players
        players[seat] = name
        won += simulate(rules, players, games, seed=seat).wins[seat]
    return won / games / rules.players


def looks(bot: Any, game: Game) -> int:
    """How often a bot looked at anything."""
    return sum(why["visits"] for _, why in bot.rank(game))


@pytest.mark.parametrize("rules", TABLES, ids=str)
@pytest.mark.parametrize(("lower", "higher"), list(itertools.pairwise(LADDER)))
def test_every_level_beats_the_one_before(rules: Rules, lower: str, higher: str) -> None:
    assert share(rules, higher, lower, 400) > 1.1 / rules.players


def test_alone_every_level_scores_more_than_the_one_before() -> None:
    means = [
        float(np.mean(simulate(Rules(players=1), [name], 200, seed=1).scores))
        for name in LADDER[: LADDER.index("greedy") + 1]
    ]
    assert means == sorted(means)
    assert means[-1] > means[0] + 20


def test_a_counted_search_is_repeated_to_the_last_visit() -> None:
    """Where it stops early must not depend on how quick the machine was just then."""
    game = Game.new(seed=3)
    ranks = [bots.make("master", simulations=400, seed=1).rank(game) for _ in range(25)]
    assert all(rank == ranks[0] for rank in ranks)
    assert sum(why["visits"] for _, why in ranks[0]) < 400, "it did not stop early"


def wins(rules: Rules, name: str, others: str, games: int) -> int:
    """How many games a bot that searches wins, its seats in turn."""
    won = 0
    for seed in range(games):
        seat = seed % rules.players + 1
        minds = {
            n: bots.make(name if n == seat else others, seed=seed)
            for n in range(1, rules.players + 1)
        }
        game = Game.new(rules, seed=seed)
        for _ in until_over(game):
            assert game.seat is not None
            game.play(minds[game.seat].choose(game))
        won += game.winners == [seat]
    return won


@pytest.mark.parametrize("rules", TABLES, ids=str)
def test_a_search_with_little_thought_beats_what_does_not_search(rules: Rules) -> None:
    assert wins(rules, "journeyman", "greedy", 24) > 1.4 * 24 / rules.players


@pytest.mark.slow
def test_thinking_longer_wins_more() -> None:
    assert wins(Rules(), "master@1000", "journeyman", 16) > 8


def test_greedy_players_are_seen_through() -> None:
    """At a table of four, where they are hard to beat for one who takes them for thinkers."""
    assert wins(Rules(players=4), "master@300", "greedy", 16) >= 8


def test_alone_plans_score_more_than_greed() -> None:
    means = []
    for name in ("greedy", "journeyman", "master@30"):
        scores = []
        for seed in range(20):
            game, bot = Game.new(Rules(players=1), seed=seed), bots.make(name, seed=seed)
            for _ in until_over(game):
                game.play(bot.choose(game))
            scores.append(game.view().get("score", 0))
        means.append(float(np.mean(scores)))
    assert means == sorted(means)
    assert means[1] > means[0] + 3


@pytest.mark.parametrize("rules", [*EVERY_SORT], ids=str)
def test_the_master_ranks_every_legal_action(rules: Rules) -> None:
    """Contract, Bots: visits, win and score, best first."""
    game, other = Game.new(rules, seed=3), bots.make("apprentice", seed=3)
    master = bots.make("master", simulations=30, seed=1)
    for n in until_over(game):
        if n % 9 == 0:
            ranked = master.rank(game)
            assert len(ranked) == len(game.legal())
            assert {action for action, _ in ranked} == set(game.legal())
            assert master.choose(game) == ranked[0][0]
            if rules.players > 1:
                visits = [why["visits"] for _, why in ranked]
                assert visits == sorted(visits, reverse=True)
                assert 0 < sum(visits) <= 30
                wins = [why["win"] for _, why in ranked if why["win"] is not None]
                assert all(0.0 <= win <= 1.0 for win in wins)
        game.play(other.choose(game))


def test_more_simulations_look_at_more() -> None:
    game = Game.new(seed=2)
    few, many = (looks(bots.make(f"master@{n}", seed=1), game) for n in (50, 500))
    assert few <= 50 < many <= 500


def test_a_limit_that_is_none_is_refused() -> None:
    for name in ("master@", "master@x", "master@0s", "master@-5", "master@nans", "master@infs"):
        with pytest.raises(BotError, match=r"master|seconds|simulations"):
            bots.make(name)


def test_what_is_learned_has_the_shape_that_is_read() -> None:
    tables, weights = knowledge.learned()
    assert np.isfinite(tables).all()
    assert np.isfinite(weights).all()
    assert (weights[:, :, value.TEMPERATURE] > 0).all()


def test_a_full_tree_goes_on_without_growing() -> None:
    """Room is bounded: the search plays on from what it has."""
    game, (weights, fitted) = Game.new(seed=5), knowledge.learned()
    while game.view()["phase"] == "heroes":
        game.play(game.legal()[0])
    tree = search.new_tree(5, 300)
    cups = own_cup("1", game)
    known, opponents = search.Knowledge(weights[0], fitted, search.settings()), np.full(4, 0.5)
    buffers = search.new_buffers()
    search.search(game.board.states, 0, cups, tree, known, opponents, buffers, 200)
    assert tree.used[0] <= 5
    assert tree.used[1] <= 300
    assert tree.used[2] == 200


def test_time_limits_a_master_that_is_given_nothing_else() -> None:
    """A hundred times the time gives more visits, and there are some with the least."""
    game = Game.new(seed=5)
    assert 0 < looks(Master(seconds=0.01, seed=1), game) < looks(Master(seconds=1, seed=1), game)


def test_a_master_keeps_little_between_its_moves() -> None:
    """A server has one for every seat of every table."""
    game = Game.new(Rules(players=3), seed=7)
    bots.make("master", simulations=50).choose(game)
    tracemalloc.start()
    try:
        kept = [bots.make("master", simulations=50) for _ in range(3)]
        assert all(bot.choose(game) in game.legal() for bot in kept)
        assert tracemalloc.get_traced_memory()[0] < 300_000
    finally:
        tracemalloc.stop()

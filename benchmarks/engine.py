"""Whole random games inside the compiled rules, beside OpenSpiel's C++ `pig`."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np

from benchmarks.measure import Figure, best_rates
from diceminer import Game, Rules, fairness
from diceminer.board import Board
from diceminer.bots import games, levels
from diceminer.bots.multiplayer import knowledge, search
from diceminer.bots.multiplayer.policy import new_scratch
from diceminer.bots.simple import own_cup
from diceminer.compiling import Part, door
from diceminer.facts import FACTS
from diceminer.kernel import warm_up
from diceminer.rules.cup import CUP
from diceminer.rules.state import STATE

if TYPE_CHECKING:
    from diceminer.rules.state import States

GAMES = 500
SIMULATIONS = 5000
_PART = Part(__name__, "")


def random_games(players: int) -> tuple[Callable[[], float], dict[str, float]]:
    """Work of random games, all legal actions listed at every step, and what a game has of each."""
    warm_up("games")
    board, seats = Board(Rules(players=players)), np.full(4, levels.RANDOM)
    keys = np.array([fairness.key(f"benchmark {n}") for n in range(GAMES)], np.int64)
    rows = np.zeros((GAMES, games.RESULTS), np.int16)
    buffers = games.Buffers(np.zeros(1, STATE), np.zeros(1, CUP), new_scratch())

    def play() -> float:
        games.play_games(board.states, 0, 0, seats, levels.level_weights(), keys, buffers, rows)
        return GAMES

    play()
    decisions, words = float(rows[:, 3].mean()), float(rows[:, 4].mean())
    # Every decision used one random word to choose by, every die laid on the mountain one to be
    # drawn and one to be rolled: a die counts once.
    drawn = sum(FACTS.counts.values()) if players > 1 else 0
    return play, {"decisions": decisions, "dice": words - decisions - drawn}


def pig_games() -> Callable[[], float] | None:
    """The peer: OpenSpiel's pig, played at random in C++; the work is counted in nodes."""
    try:
        import pyspiel
    except ImportError:
        return None
    pig: Any = pyspiel.load_game("pig")
    players = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(2)]
    seeds = iter(range(1 << 60))

    def play() -> float:
        nodes = 0
        for _ in range(50):
            state = pig.new_initial_state()
            pyspiel.evaluate_bots(state, players, next(seeds))
            nodes += state.move_number()
        return float(nodes)

    return play


@door(_PART)
def copy_states(states: States, times: int) -> None:
    """Copy one state over others again and again."""
    for n in range(times):
        states[1 + (n & 7)] = states[0]
        states[0].seat = n & 1


def python_pairs() -> Callable[[], float]:
    """Work of `game.legal()` and `game.play()`, as a Python program calls them."""
    chooser = random.Random(1)

    def play() -> float:
        game, pairs = Game.new(seed=chooser.random().hex()), 0
        while actions := game.legal():
            game.play(actions[chooser.randrange(len(actions))])
            pairs += 1
        return pairs

    return play


def simulations() -> Callable[[], float]:
    """Work of the search at the first excavation of a game for two, a new tree each time."""
    game = Game.new(seed=7)
    while str(game.view()["phase"]) == "heroes":
        game.play(game.legal()[0])
    cups, buffers = own_cup("benchmark", game), search.new_buffers()
    weights, value = knowledge.learned()
    known = search.Knowledge(weights[0], value, search.settings())
    warm_up("search")

    def think() -> float:
        tree = search.new_tree(SIMULATIONS + 2, 12 * SIMULATIONS)
        search.search(game.board.states, 0, cups, tree, known, np.zeros(4), buffers, SIMULATIONS)
        return SIMULATIONS

    return think


def figures(seconds: float, runs: int) -> list[Figure]:
    """All figures of the engine, the peer's in between."""
    works: dict[str, Callable[[], float]] = {}
    contents: dict[str, dict[str, float]] = {}
    for players in (2, 3, 4, 1):
        works[f"{players}"], contents[f"{players}"] = random_games(players)
    pig = pig_games()
    if pig is not None:
        works["pig"] = pig
    states = np.zeros(9, STATE)

    def copy() -> float:
        copy_states(states, 100_000)
        return 100_000

    works["copy"], works["pairs"], works["search"] = copy, python_pairs(), simulations()
    best = best_rates(works, seconds, runs)

    def nodes(players: str) -> float:
        return best[players] * sum(contents[players].values())

    found = [Figure("random games, 2 players", best["2"], "games/s", 80_000)]
    found += [
        Figure(f"random games, {players} players", best[players], "games/s") for players in "34"
    ]
    found.append(Figure("random games, solo", best["1"], "games/s"))
    found += [
        Figure(f"{name} a game, 2 players", contents["2"][name], "")
        for name in ("decisions", "dice")
    ]
    found.append(Figure("nodes (decisions and dice), 2 players", nodes("2"), "nodes/s"))
    if pig is not None:
        found.append(Figure("OpenSpiel's pig in C++", best["pig"], "nodes/s"))
        found.append(Figure("ratio to pig", nodes("2") / best["pig"], "times", 2))
    found.append(Figure("state copy in the kernel", 1e9 / best["copy"], "ns", 50, at_least=False))
    found.append(Figure("the master's search, 2 players", best["search"], "simulations/s"))
    found.append(Figure("legal() and play() from Python", best["pairs"], "pairs/s", 20_000))
    return found

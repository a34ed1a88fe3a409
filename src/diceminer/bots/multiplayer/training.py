"""Train the policy and the value function by self-play.

Two steps for every number of players. The policy's weights are tuned by an evolution strategy:
perturbed policies play the current one from every seat with the same dice, and the weights move
along the estimated gradient. Then the value function is fitted by least squares to the outcomes of
games of the tuned policy, from the ends of rounds. The same seed and steps give the same file.
"""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Final

import numpy as np

from diceminer.board import Board
from diceminer.bots.multiplayer import knowledge, selfplay, value
from diceminer.bots.multiplayer.policy import (
    CHESTS,
    COST,
    DENY,
    GEMS,
    KEEP,
    LOOSE,
    OPEN,
    PICK,
    RACE,
    SECOND,
    SYMBOLS,
    TOGETHER,
    UNCOVER,
)
from diceminer.rules.constants import KIND_COUNT, ROUNDS, SEATS
from diceminer.ruleset import Rules

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from numpy.typing import NDArray

    Floats = NDArray[np.float64]

STEPS: Final = 300
GAMES: Final = 200_000
# In each step: the pairs of perturbed policies, and the games of each from every seat.
_PAIRS: Final = 20
_GAMES_A_SEAT: Final = {2: 100, 3: 80, 4: 60}
_DISTANCE: Final = 0.7
_RATE: Final = 0.12
_SMOOTH: Final = 0.95
# The margin in points that counts as much as a win, by the number of players.
_CLEAR: Final = {2: 30.0, 3: 20.0, 4: 15.0}
# The noise of the games that the value is fitted to: some of it high, so that unusual troves occur.
_NOISES: Final = (0.5, 2.0)
_CHUNK: Final = 2_000
_RIDGE: Final = 30.0


def _scales() -> Floats:
    """The scale of the perturbation of each weight; 0 for weights that are unused in their row."""
    scales = np.full_like(knowledge.apprentice_weights(), 0.25)
    scales[0, KEEP : KEEP + KIND_COUNT], scales[1, KEEP : KEEP + KIND_COUNT] = 0.6, 0.4
    scales[:ROUNDS, COST : COST + KIND_COUNT] = 0.5
    for column in (DENY, UNCOVER, SECOND):
        scales[:, column] = 0.12
    scales[:, TOGETHER] = 0.1
    in_magic = np.zeros(scales.shape[1], bool)
    in_magic[[GEMS, RACE, LOOSE, LOOSE + 1, OPEN]] = True
    in_magic[SYMBOLS : SYMBOLS + 3] = in_magic[PICK : CHESTS + 1] = True
    scales[ROUNDS:] *= 0.6 * in_magic
    for row in (ROUNDS - 1, 2 * ROUNDS - 1):
        # Nothing is cached after the last round.
        scales[row, KEEP : KEEP + KIND_COUNT] = scales[row, CHESTS] = scales[row, TOGETHER] = 0.0
    return scales


def _fitness(players: int, policy: Floats, others: Floats, keys: NDArray[np.int64]) -> float:
    """The fitness of a policy against another, averaged over seats: wins and margins."""
    states = Board(Rules(players=players)).states
    total = 0.0
    for seat in range(players):
        policies = np.stack([others] * players)
        policies[seat] = policy
        winners, totals, _ = selfplay.play_all(states, policies, 0.0, keys)
        best = np.delete(totals, seat, axis=1).max(axis=1)
        ahead = np.tanh((totals[:, seat] - best) / _CLEAR[players])
        total += float(((winners == seat) + 0.6 * ahead).mean())
    return total / players


def tune(
    players: int, start: Floats, steps: int, seed: int, advance: Callable[[int], None]
) -> Floats:
    """Tune a policy's weights by an evolution strategy with antithetic pairs."""
    scales = _scales()
    places = np.flatnonzero(scales)
    sizes = scales.ravel()[places]
    rng = np.random.default_rng([seed, players])
    moved = np.zeros(len(places))
    mean, square, smooth = moved.copy(), moved.copy(), moved.copy()

    def at(move: Floats) -> Floats:
        policy = start.copy().ravel()
        policy[places] += move * sizes
        return policy.reshape(start.shape)

    def compare(pair: tuple[Floats, NDArray[np.int64]]) -> Floats:
        away, keys = pair
        present = at(moved)
        up = _fitness(players, at(moved + _DISTANCE * away), present, keys)
        down = _fitness(players, at(moved - _DISTANCE * away), present, keys)
        gain: Floats = (up - down) * away / (2 * _DISTANCE)
        return gain

    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        for step in range(1, steps + 1):
            pairs = [
                (
                    rng.standard_normal(len(places)),
                    rng.integers(0, 1 << 32, (_GAMES_A_SEAT[players], 8)),
                )
                for _ in range(_PAIRS)
            ]
            slope = np.mean(list(pool.map(compare, pairs)), axis=0)
            # Adam; the result is an exponential moving average of the weights.
            mean = 0.9 * mean + 0.1 * slope
            square = 0.99 * square + 0.01 * slope**2
            pace = np.sqrt(square / (1 - 0.99**step)) + 1e-8
            moved = moved + _RATE * mean / (1 - 0.9**step) / pace
            smooth = _SMOOTH * smooth + (1 - _SMOOTH) * moved
            advance(1)
    return at(smooth)


def fit(
    players: int, policy: Floats, games: int, seed: int, advance: Callable[[int], None]
) -> Floats:
    """Fit the value function to self-play: weights for the ends of rounds 1 and 2."""
    states = Board(Rules(players=players)).states
    policies = np.stack([policy] * players)
    rng = np.random.default_rng([seed, players, 1])
    # The normal equations are summed part by part, so that the games need not be kept.
    upper = np.triu_indices(value.SEAT_FEATURES)
    width = value.INPUTS + len(upper[0])
    squares, products = np.zeros((2, width, width)), np.zeros((2, width))
    last: list[Floats] = []

    def with_products(rows: Floats) -> Floats:
        seen = rows[:, : value.SEAT_FEATURES]
        return np.hstack([rows[:, : value.INPUTS], seen[:, upper[0]] * seen[:, upper[1]]])

    def play(part: tuple[NDArray[np.int64], float]) -> Floats:
        keys, noise = part
        return selfplay.play_all(states, policies, noise, keys, ROUNDS - 1).rows

    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        parts = [
            (rng.integers(0, 1 << 32, (min(_CHUNK, games - at), 8)), _NOISES[at // _CHUNK % 2])
            for at in range(0, games, _CHUNK)
        ]
        for part, rows in zip(parts, pool.map(play, parts), strict=True):
            for round_ in range(2):
                of_round = rows[rows[:, selfplay.ROUND] == round_ + 1]
                inputs = with_products(of_round)
                squares[round_] += inputs.T @ inputs
                products[round_] += inputs.T @ of_round[:, selfplay.TO_COME]
            last = [*last[-9:], rows]
            advance(len(part[0]))
    ridge = np.full(width, _RIDGE)
    ridge[: value.INPUTS] = _RIDGE / 10
    fitted = np.zeros((2, value.WEIGHTS))
    for round_ in range(2):
        weights = np.linalg.solve(squares[round_] + np.diag(ridge), products[round_])
        fitted[round_, : value.INPUTS] = weights[: value.INPUTS]
        pairs = value.PAIRS + upper[0] * value.SEAT_FEATURES + upper[1]
        fitted[round_, pairs] = weights[value.INPUTS :]
        rows = np.concatenate(last)
        rows = rows[rows[:, selfplay.ROUND] == round_ + 1]
        points = (rows[:, selfplay.POINTS] + with_products(rows) @ weights).reshape(-1, players)
        won = rows[:, selfplay.WON].reshape(-1, players) > 0
        fitted[round_, value.TEMPERATURE] = _fit_temperature(points, won)
    return fitted


def _fit_temperature(points: Floats, won: NDArray[np.bool_]) -> float:
    """The temperature of the softmax of points with the lowest log loss for the winners."""
    temperatures = np.arange(4.0, 40.0, 0.5)
    losses = []
    for temperature in temperatures:
        scaled = (points - points.max(axis=1, keepdims=True)) / temperature
        losses.append(float(np.log(np.exp(scaled).sum(axis=1)).mean() - scaled[won].mean()))
    return float(temperatures[int(np.argmin(losses))])


def train(
    file: Path,
    *,
    steps: int = STEPS,
    games: int = GAMES,
    seed: int = 1,
    advance: Callable[[float], None] = lambda share: None,
) -> None:
    """Train for two, three and four players and write the file.

    `advance` is called with the share of the work that was done since the last call.
    """
    policies, weights = [], []
    whole = (steps + games / _CHUNK) * knowledge.SIZES

    def stepped(by: int) -> None:
        advance(by / whole)

    def played(by: int) -> None:
        advance(by / _CHUNK / whole)

    for players in range(2, SEATS + 1):
        start = knowledge.apprentice_weights()
        # With more players each has fewer dice, so a die adds less in later rounds.
        start[:, KEEP : KEEP + KIND_COUNT] *= 2 / players
        start[:ROUNDS, COST : COST + KIND_COUNT] *= 2 / players
        policies.append(tune(players, start, steps, seed, stepped))
        weights.append(fit(players, policies[-1], games, seed, played))
    np.savez_compressed(file, policy=np.stack(policies), value=np.stack(weights))

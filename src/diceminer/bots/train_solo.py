"""Teach the solo planner's nets from its own games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np

from diceminer.bots import solo_plan
from diceminer.rules.state import STATE

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from numpy.typing import NDArray

    Floats = NDArray[np.float32]

GAMES: Final = 110_000
# Rounds of learning: the share of all games, and how many of the best ends are tried.
_ROUNDS: Final = ((0.1, 200), (0.1, 100), (0.15, 60), (0.25, 30), (0.4, 20))
# The magic dice of the games that are learned from.
_MAGIC: Final = (3, 3, 2, 1, 0)
_WIDTH: Final = 4
_CHUNK: Final = 100
_BATCH: Final = 256


def _gather(
    nets: Floats,
    games: int,
    explore: int,
    random: np.random.Generator,
    advance: Callable[[int], None],
) -> tuple[Floats, Floats]:
    """Play games and collect what the nets should have said."""
    desk = solo_plan.new_desk()
    told, gains = [], []
    for number in range(max(1, games // _CHUNK)):
        states = np.zeros(1, STATE)
        states[0]["players"], states[0]["magic_dice"] = 1, _MAGIC[number % len(_MAGIC)]
        keys = random.integers(0, 1 << 32, (_CHUNK, 8))
        told.append(np.zeros((_CHUNK, len(nets), solo_plan.FEATURES), np.float32))
        gains.append(np.zeros((_CHUNK, len(nets)), np.float32))
        solo_plan.gather(states, 0, keys, nets, _WIDTH, explore, desk, told[-1], gains[-1])
        advance(_CHUNK)
    return np.concatenate(told), np.concatenate(gains)


def _fit(told: Floats, gains: Floats, epochs: int, random: np.random.Generator) -> Any:
    """Fit one net by Adam on squared errors."""
    known = ~np.isnan(gains)
    x, y = told[known], gains[known]
    features, units = solo_plan.FEATURES, solo_plan.UNITS
    weights: list[Any] = [
        random.standard_normal((features, units)) * np.sqrt(2 / features),
        np.zeros(units),
        random.standard_normal(units) * np.sqrt(1 / units),
        np.array([y.mean()]),
    ]
    weights = [part.astype(np.float32) for part in weights]
    means = [np.zeros_like(part) for part in weights]
    squares = [np.zeros_like(part) for part in weights]
    steps, step = epochs * (len(x) // _BATCH), 0
    for _ in range(epochs):
        order = random.permutation(len(x))
        for start in range(0, len(x) - _BATCH + 1, _BATCH):
            batch = order[start : start + _BATCH]
            sums = x[batch] @ weights[0] + weights[1]
            active = np.maximum(sums, 0)
            error = (active @ weights[2] + weights[3] - y[batch]) / _BATCH
            back = np.outer(error, weights[2]) * (sums > 0)
            slopes = [x[batch].T @ back, back.sum(0), active.T @ error, error.sum(keepdims=True)]
            step += 1
            rate = 3e-3 * min(1.0, step / 200) * 0.5 * (1 + np.cos(np.pi * step / steps))
            for part, mean, square, slope in zip(weights, means, squares, slopes, strict=True):
                mean += 0.1 * (slope - mean)
                square += 0.001 * (slope * slope - square)
                size = np.sqrt(square / (1 - 0.999**step)) + 1e-8
                part -= rate * mean / (1 - 0.9**step) / size
    net = np.zeros((solo_plan.NET_ROWS, units), np.float32)
    net[:features], net[features], net[features + 1] = weights[:3]
    net[features + 2, 0] = weights[3][0]
    return net


def train(
    file: Path,
    *,
    games: int = GAMES,
    seed: int = 1,
    advance: Callable[[float], None] = lambda share: None,
) -> None:
    """Learn from a number of games, in rounds that explore less and less, and write the nets.

    `advance` hears what share of the whole is done.
    """
    random = np.random.default_rng(seed)
    nets = solo_plan.first_guess()
    seen: list[tuple[Floats, Floats]] = []
    for share, explore in _ROUNDS:
        played = int(games * share)
        seen.append(_gather(nets, played, explore, random, lambda more: advance(more / games)))
        for left in range(len(nets)):
            # The best score of a last mountain stays true; what a net said before does not.
            used = seen if left < 2 else seen[-2:]
            told = np.concatenate([told[:, left] for told, _ in used])
            gains = np.concatenate([gains[:, left] for _, gains in used])
            nets[left] = _fit(told, gains, 30, random)
    np.savez_compressed(file, nets=nets)

"""Teach the solo planner's nets from its own games."""

from __future__ import annotations

import os
import threading
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np

from diceminer.bots import solo_plan
from diceminer.rules.state import STATE
from diceminer.rules.tables import FACE_COUNT, MOST_REFILLS

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from numpy.typing import NDArray

    Floats = NDArray[np.float32]

GAMES: Final = 500_000
# Rounds of learning: the share of all games, and how many of the best ends are tried.
_ROUNDS: Final = ((0.05, 200), (0.05, 100), (0.1, 60), (0.3, 30), (0.5, 20))
# The magic dice of the games that are learned from.
_MAGIC: Final = (3, 3, 2, 1, 0)
_WIDTH: Final = 4
_CHUNK: Final = 100
_EPOCHS: Final = 40
_BATCH: Final = 512
# So many lessons are looked at together when luck is explained.
_TOGETHER: Final = 20_000
_RIDGE: Final = 100.0


class Lessons(NamedTuple):
    """What a net was told, what it should have said, and the luck of each refill."""

    told: Any
    gains: Any
    luck: Any


def _gather(
    nets: Floats, games: int, explore: int, seed: Sequence[int], advance: Callable[[int], None]
) -> Lessons:
    """Play games on all cores and collect the lessons; how many cores changes nothing."""
    own = threading.local()

    def play(number: int) -> Lessons:
        if not hasattr(own, "desk"):
            own.desk = solo_plan.new_desk()
        states = np.zeros(1, STATE)
        states[0]["players"], states[0]["magic_dice"] = 1, _MAGIC[number % len(_MAGIC)]
        keys = np.random.default_rng([*seed, number]).integers(0, 1 << 32, (_CHUNK, 8))
        told = np.zeros((_CHUNK, len(nets), solo_plan.FEATURES), np.float32)
        gains = np.zeros((_CHUNK, len(nets)), np.float32)
        luck = np.zeros((_CHUNK, len(nets), solo_plan.ROWS, FACE_COUNT), np.float32)
        solo_plan.gather(states, 0, keys, nets, _WIDTH, explore, own.desk, told, gains, luck)
        return Lessons(told, gains, luck.astype(np.float16))

    lessons = []
    with ThreadPoolExecutor(os.cpu_count()) as workers:
        for some in workers.map(play, range(max(1, games // _CHUNK))):
            lessons.append(some)
            advance(_CHUNK)
    return Lessons(*(np.concatenate(parts) for parts in zip(*lessons, strict=True)))


def _say(net: Floats, told: Floats) -> Any:
    """What a net says."""
    features = solo_plan.FEATURES
    active = np.maximum(told @ net[:features] + net[features], 0)
    return active @ net[features + 1] + net[features + 2, 0]


def _fit(told: Floats, gains: Floats, random: np.random.Generator) -> Any:
    """Fit one net by Adam on squared errors."""
    features, units = solo_plan.FEATURES, solo_plan.UNITS
    weights: list[Any] = [
        random.standard_normal((features, units)) * np.sqrt(2 / features),
        np.zeros(units),
        random.standard_normal(units) * np.sqrt(1 / units),
        np.array([gains.mean()]),
    ]
    weights = [part.astype(np.float32) for part in weights]
    means = [np.zeros_like(part) for part in weights]
    squares = [np.zeros_like(part) for part in weights]
    size = min(_BATCH, len(told))
    steps, step = _EPOCHS * (len(told) // size), 0
    for _ in range(_EPOCHS):
        order = random.permutation(len(told))
        for start in range(0, len(told) - size + 1, size):
            batch = order[start : start + size]
            x = told[batch]
            sums = x @ weights[0] + weights[1]
            active = np.maximum(sums, 0)
            error = (active @ weights[2] + weights[3] - gains[batch]) / size
            back = np.outer(error, weights[2]) * (sums > 0)
            slopes = [x.T @ back, back.sum(0), active.T @ error, error.sum(keepdims=True)]
            step += 1
            rate = 3e-3 * min(1.0, step / 200) * 0.5 * (1 + np.cos(np.pi * step / steps))
            for part, mean, square, slope in zip(weights, means, squares, slopes, strict=True):
                mean += 0.1 * (slope - mean)
                square += 0.001 * (slope * slope - square)
                length = np.sqrt(square / (1 - 0.999**step)) + 1e-8
                part -= rate * mean / (1 - 0.9**step) / length
    net = np.zeros((solo_plan.NET_ROWS, units), np.float32)
    net[:features], net[features], net[features + 1] = weights[:3]
    net[features + 2, 0] = weights[3][0]
    return net


def _signs(lessons: Lessons, start: int) -> Any:
    """What luck may be seen by: the faces that came, by row and by what the trove waits for."""
    luck = lessons.luck[start : start + _TOGETHER].astype(np.float32)
    told = lessons.told[start : start + _TOGETHER, : solo_plan.TROVE_AND_BAG]
    faces = luck.sum(1)
    both = faces[:, :, np.newaxis] * told[:, np.newaxis, :]
    return np.concatenate([luck.reshape(len(luck), -1), both.reshape(len(luck), -1)], axis=1)


def _calmed(lessons: Lessons, net: Floats) -> Any:
    """The gains, less what is explained by the luck of each refill.

    Over all refills of a position that part is nothing on average, so what is to be learned stays
    the same; but half of the noise is gone, as if there were twice as many lessons.
    """
    rest = lessons.gains - _say(net, lessons.told)
    square: Any = 0.0
    product: Any = 0.0
    starts = range(0, len(rest), _TOGETHER)
    for start in starts:
        signs = _signs(lessons, start)
        square = square + signs.T @ signs
        product = product + signs.T @ rest[start : start + _TOGETHER]
    weights = np.linalg.solve(square + _RIDGE * np.eye(len(square), dtype=np.float32), product)
    explained = [_signs(lessons, start) @ weights for start in starts]
    return lessons.gains - np.concatenate(explained)


def _teach(seen: Sequence[Lessons], left: int, random: np.random.Generator) -> Any:
    """Teach the net for so many refills left."""
    # The best score of a last mountain stays true; what a net said before does not.
    used = seen if left < MOST_REFILLS else seen[-2:]
    known = [~np.isnan(some.gains[:, left]) for some in used]
    lessons = Lessons(
        *(
            np.concatenate([part[which, left] for part, which in zip(parts, known, strict=True)])
            for parts in zip(*used, strict=True)
        )
    )
    net = _fit(lessons.told, lessons.gains, random)
    return _fit(lessons.told, _calmed(lessons, net), random) if left else net


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
    seen: list[Lessons] = []
    for number, (share, explore) in enumerate(_ROUNDS):
        some = _gather(
            nets, int(games * share), explore, (seed, number), lambda more: advance(more / games)
        )
        seen.append(some)
        nets = np.stack([_teach(seen, left, random) for left in range(len(nets))])
    np.savez_compressed(file, nets=nets)

"""Train the solo planner's nets on its own games."""

from __future__ import annotations

import os
import threading
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Final

import numpy as np

from diceminer.board import Board
from diceminer.bots.solo import samples
from diceminer.bots.solo.features import FEATURES, TROVE_AND_BAG
from diceminer.bots.solo.nets import (
    NET_ROWS,
    OFFSETS,
    OUTPUT,
    OUTPUT_OFFSET,
    UNITS,
    first_guess,
)
from diceminer.bots.solo.planner import new_plan
from diceminer.bots.solo.samples import ROWS, Samples
from diceminer.rules.constants import FACE_COUNT, MOST_REFILLS
from diceminer.ruleset import Rules

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from numpy.typing import NDArray

    Floats = NDArray[np.float32]

GAMES: Final = 500_000
# Iterations of training: the share of all games, and how many of the best leaves are explored.
_ITERATIONS: Final = ((0.05, 200), (0.05, 100), (0.1, 60), (0.3, 30), (0.5, 20))
# The magic dice of the games to train on, in turn.
_MAGIC: Final = (3, 3, 2, 1, 0)
_WIDTH: Final = 4
_CHUNK: Final = 100
_EPOCHS: Final = 40
_BATCH: Final = 512
# Samples in a batch when the control variates are fitted.
_VARIATE_BATCH: Final = 20_000
_RIDGE: Final = 100.0


def _gather(
    learned: Floats, games: int, explore: int, seed: Sequence[int], advance: Callable[[int], None]
) -> Samples:
    """Play games on all cores and collect the samples; the number of cores changes nothing."""
    own = threading.local()

    def play(number: int) -> Samples:
        if not hasattr(own, "plan"):
            own.plan = new_plan()
        board = Board(Rules(players=1, magic=_MAGIC[number % len(_MAGIC)]))
        keys = np.random.default_rng([*seed, number]).integers(0, 1 << 32, (_CHUNK, 8))
        some, buffers = samples.new_samples(_CHUNK), samples.new_buffers(explore, own.plan)
        samples.gather(board.states, 0, keys, learned, _WIDTH, buffers, some)
        return some._replace(variates=some.variates.astype(np.float16))

    gathered = []
    with ThreadPoolExecutor(os.cpu_count()) as workers:
        for some in workers.map(play, range(max(1, games // _CHUNK))):
            gathered.append(some)
            advance(_CHUNK)
    return Samples(*(np.concatenate(parts) for parts in zip(*gathered, strict=True)))


def _predict(net: Floats, features: Floats) -> Floats:
    """The output of a net."""
    active = np.maximum(features @ net[:FEATURES] + net[OFFSETS], 0)
    predicted: Floats = active @ net[OUTPUT] + net[OUTPUT_OFFSET, 0]
    return predicted


def _fit(features: Floats, targets: Floats, random: np.random.Generator) -> Floats:
    """Fit one net by Adam on squared errors."""
    initial = [
        random.standard_normal((FEATURES, UNITS)) * np.sqrt(2 / FEATURES),
        np.zeros(UNITS),
        random.standard_normal(UNITS) * np.sqrt(1 / UNITS),
        np.array([targets.mean()]),
    ]
    weights = [part.astype(np.float32) for part in initial]
    means = [np.zeros_like(part) for part in weights]
    squares = [np.zeros_like(part) for part in weights]
    size = min(_BATCH, len(features))
    steps, step = _EPOCHS * (len(features) // size), 0
    for _ in range(_EPOCHS):
        order = random.permutation(len(features))
        for start in range(0, len(features) - size + 1, size):
            batch = order[start : start + size]
            x = features[batch]
            sums = x @ weights[0] + weights[1]
            active = np.maximum(sums, 0)
            error = (active @ weights[2] + weights[3] - targets[batch]) / size
            back = np.outer(error, weights[2]) * (sums > 0)
            slopes = [x.T @ back, back.sum(0), active.T @ error, error.sum(keepdims=True)]
            step += 1
            rate = 3e-3 * min(1.0, step / 200) * 0.5 * (1 + np.cos(np.pi * step / steps))
            for part, mean, square, slope in zip(weights, means, squares, slopes, strict=True):
                mean += 0.1 * (slope - mean)
                square += 0.001 * (slope * slope - square)
                length = np.sqrt(square / (1 - 0.999**step)) + 1e-8
                part -= rate * mean / (1 - 0.9**step) / length
    net = np.zeros((NET_ROWS, UNITS), np.float32)
    net[:FEATURES], net[OFFSETS], net[OUTPUT] = weights[:3]
    net[OUTPUT_OFFSET, 0] = weights[3][0]
    return net


def _control_variates(some: Samples, start: int) -> Floats:
    """The control variates of a batch: faces by row, and faces times the trove's features."""
    variates = some.variates[start : start + _VARIATE_BATCH].astype(np.float32)
    needs = some.features[start : start + _VARIATE_BATCH, :TROVE_AND_BAG]
    faces = variates.reshape(len(variates), ROWS, FACE_COUNT).sum(1)
    both = faces[:, :, np.newaxis] * needs[:, np.newaxis, :]
    return np.concatenate([variates, both.reshape(len(variates), -1)], axis=1)


def _reduce_variance(some: Samples, net: Floats) -> Floats:
    """The targets, less what control variates for the refill's dice explain.

    The mean of the variates over all refills of a position is zero, so the targets' mean stays the
    same; half of their variance is gone, as if there were twice as many samples.
    """
    rest = some.targets - _predict(net, some.features)
    width = FACE_COUNT * (ROWS + TROVE_AND_BAG)
    square, product = np.zeros((width, width), np.float32), np.zeros(width, np.float32)
    starts = range(0, len(rest), _VARIATE_BATCH)
    for start in starts:
        variates = _control_variates(some, start)
        square += variates.T @ variates
        product += variates.T @ rest[start : start + _VARIATE_BATCH]
    ridge = _RIDGE * np.eye(width, dtype=np.float32)
    weights: Floats = np.linalg.solve(square + ridge, product).astype(np.float32, copy=False)
    explained: list[Floats] = [_control_variates(some, start) @ weights for start in starts]
    targets: Floats = some.targets - np.concatenate(explained)
    return targets


def _train_net(seen: Sequence[Samples], left: int, random: np.random.Generator) -> Floats:
    """Train the net for one number of refills left."""
    # Targets on the last mountain are exact; others come from older nets, and expire.
    used = seen if left < MOST_REFILLS else seen[-2:]
    known = [~np.isnan(some.targets[:, left]) for some in used]
    some = Samples(
        *(
            np.concatenate([part[which, left] for part, which in zip(parts, known, strict=True)])
            for parts in zip(*used, strict=True)
        )
    )
    net = _fit(some.features, some.targets, random)
    return _fit(some.features, _reduce_variance(some, net), random) if left else net


def train(
    file: Path,
    *,
    games: int = GAMES,
    seed: int = 1,
    advance: Callable[[float], None] = lambda share: None,
) -> None:
    """Train on a number of games, in iterations that explore less and less, and write the nets.

    `advance` is called with the share of the work that was done since the last call.
    """
    random = np.random.default_rng(seed)
    learned = first_guess()
    seen: list[Samples] = []
    for number, (share, explore) in enumerate(_ITERATIONS):
        some = _gather(
            learned, int(games * share), explore, (seed, number), lambda more: advance(more / games)
        )
        seen.append(some)
        learned = np.stack([_train_net(seen, left, random) for left in range(len(learned))])
    np.savez_compressed(file, nets=learned)

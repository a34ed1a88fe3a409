"""Shares and means: known answers, and intervals with the stated coverage."""

from __future__ import annotations

import numpy as np
import pytest

from diceminer.arena import estimates
from diceminer.arena.estimates import wilson_interval
from tests.arena.rows import multiplayer_row, solo_row


def test_the_interval_of_independent_games_is_wilsons() -> None:
    """Worked out by hand for 8 of 10: (0.8 + 0.192) / 1.384 ± 0.226."""
    share, low, high = wilson_interval(8, 10)
    assert share == 0.8
    assert low == pytest.approx(0.4902, abs=1e-3)
    assert high == pytest.approx(0.9433, abs=1e-3)
    assert wilson_interval(0, 10)[1] == pytest.approx(0)
    assert wilson_interval(10, 10)[2] == pytest.approx(1)


def test_pairs_that_split_are_better_known_than_pairs_with_one_winner() -> None:
    """Two games a seed: each bot wins one of them, or one bot wins both."""
    split = [multiplayer_row(g, "ab", won) for g in range(90) for won in ([1, 0], [0, 1])]
    swept = [multiplayer_row(g, "ab", [g % 2, 1 - g % 2]) for g in range(100) for _ in (0, 1)]
    mostly_split, all_swept = (estimates.shares(rows)["a"] for rows in (split + swept[180:], swept))
    assert mostly_split.value == all_swept.value == 0.5
    assert _width(mostly_split) < 0.5 * _width(all_swept)
    # Each pair has one result twice: a hundred games, not two hundred.
    a_hundred = estimates.share([1, 0] * 50, [1] * 100)
    assert _width(all_swept) == pytest.approx(_width(a_hundred), rel=0.01)


def _width(one: estimates.Estimate) -> float:
    assert one.low is not None
    assert one.high is not None
    return one.high - one.low


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    """Games of a seed have a luck in common; 95 % of 400 intervals, give or take three errors."""
    chance = np.random.default_rng(3)
    held = 0
    for _ in range(400):
        luck = chance.beta(2, 3, size=60)
        won = chance.binomial(4, luck)
        one = estimates.share(won.tolist(), [4] * 60)
        assert one.low is not None
        assert one.high is not None
        held += one.low <= 0.4 <= one.high
    assert 0.915 <= held / 400 <= 0.985


def test_students_quantile_is_students() -> None:
    stats = pytest.importorskip("scipy.stats")
    for freedom in (1, 2, 3, 4, 5, 10, 30, 300):
        assert estimates.student_quantile(freedom) == pytest.approx(
            stats.t.ppf(0.975, freedom), rel=0.01
        )


def test_solo_scores_are_compared_seed_by_seed() -> None:
    scores = {"a": [10, 20, 30], "b": [8, 18, 28]}
    rows = [
        solo_row(group, name, score)
        for name, own in scores.items()
        for group, score in enumerate(own)
    ]
    assert estimates.differences(rows, "a") == {"b": estimates.Estimate(-2.0, -2.0, -2.0)}


def test_duels_come_in_the_order_of_the_seats() -> None:
    """Not in that of a set, which differs from process to process."""
    found = estimates.duels([multiplayer_row(0, "dacb", [1, 0, 0, 0])])
    assert ["".join(pair) for pair in found] == [
        *("da", "dc", "db", "ad", "ac", "ab", "cd", "ca", "cb", "bd", "ba", "bc"),
    ]


def test_duels_count_wins_a_seat() -> None:
    """One of a against two of b, four games: a won two, each b one."""
    parts = ([1, 0, 0], [1, 0, 0], [0, 1, 0], [0, 0, 1])
    found = estimates.duels([multiplayer_row(0, "abb", won) for won in parts])
    assert found["a", "b"] == pytest.approx(0.5 / (0.5 + 0.25))
    assert found["a", "b"] + found["b", "a"] == pytest.approx(1)

"""Shares, means and ratings: known answers, and intervals that hold what they promise."""

from __future__ import annotations

import numpy as np
import pytest

from diceminer.arena import estimates, ratings
from diceminer.arena.match import Row

STRENGTH = {"random": 0, "b": 200, "c": 350}


def game(group: int, seats: list[str], winner: int, forfeits: tuple[int, ...] = ()) -> Row:
    left = len(seats) - len(forfeits)
    won = [float(at == winner) for at in range(len(seats))]
    if forfeits:
        won = [0.0 if at in forfeits else 1 / left for at in range(len(seats))]
    told = [{"seat": at + 1} for at in forfeits]
    return {"group": group, "seats": seats, "won": won, "forfeits": told}


def played(groups: int, players: int, seed: int = 1) -> list[Row]:
    """Games whose winners are drawn as the strengths say."""
    chance = np.random.default_rng(seed)
    rows = []
    for group in range(groups):
        for one, two in (("random", "b"), ("b", "c"), ("random", "c")):
            for turn in range(players):
                seats = [two] * players
                seats[turn] = one
                weights = np.array([10 ** (STRENGTH[name] / 400) for name in seats])
                rows.append(
                    game(group, seats, int(chance.choice(players, p=weights / sum(weights))))
                )
    return rows


@pytest.mark.parametrize("players", [2, 4])
def test_ratings_find_known_strengths(players: int) -> None:
    found = ratings.ratings(played(400, players))
    assert found["random"] == estimates.Estimate(0.0)
    for name in ("b", "c"):
        one = found[name]
        assert one.low is not None
        assert one.high is not None
        assert one.low < STRENGTH[name] < one.high
        assert one.high - one.low < 80


@pytest.mark.parametrize("players", [2, 3])
def test_ratings_are_the_librarys(players: int) -> None:
    """Our steps must end where its own fit to whole tables does."""
    choix = pytest.importorskip("choix")
    rows = played(60, players)
    names = sorted(STRENGTH)
    data: list[tuple[int, tuple[int, ...]]] = []
    data += [(one, (two,)) for one in range(3) for two in range(3) if one != two]
    for row in rows:
        numbers = [names.index(name) for name in row["seats"]]
        data.append((numbers.pop(row["won"].index(1.0)), tuple(numbers)))
    fitted = choix.ilsr_top1(3, data) * 400 / np.log(10)
    fitted -= fitted[names.index("random")]
    found = ratings.ratings(rows)
    assert found == ratings.ratings(rows[::-1])
    assert [found[name].value for name in names] == pytest.approx(fitted, abs=0.01)


def test_who_never_lost_has_a_rating_with_a_wide_interval() -> None:
    found = ratings.ratings([game(group, ["b", "random"], 0) for group in range(50)])["b"]
    assert 400 < (found.low or 0) < found.value < (found.high or 0) < 2000
    without = ratings.ratings([game(group, ["b", "c"], 0) for group in range(5)])
    assert without["c"].value == 0 < without["b"].value


def test_a_forfeit_is_a_loss_to_everybody_else() -> None:
    rows = [game(group, ["a", "b", "random"], 0, forfeits=(1,)) for group in range(20)]
    found = ratings.ratings(rows)
    assert found["a"].value == pytest.approx(found["random"].value, abs=1e-3)
    assert found["b"].value < -300
    assert estimates.shares(rows)["b"].value == 0
    assert estimates.shares(rows)["a"].value == 0.5


def test_pairs_that_always_split_are_better_known_than_games_that_vary() -> None:
    split = [game(g, ["a", "b"], turn) for g in range(100) for turn in (0, 1)]
    alike = [game(g, ["a", "b"], g % 2) for g in range(100) for _ in (0, 1)]
    narrow, wide = (estimates.shares(rows)["a"] for rows in (split, alike))
    assert narrow.value == wide.value == 0.5
    assert _width(narrow) <= _width(wide) + 1e-9
    # Each pair has one result twice: a hundred games, not two hundred.
    assert _width(wide) == pytest.approx(_width(estimates.share([1, 0] * 50, [1] * 100)), rel=0.01)


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
        held += (one.low or 0) <= 0.4 <= (one.high or 0)
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
        {"group": group, "seats": [name], "score": score}
        for name, own in scores.items()
        for group, score in enumerate(own)
    ]
    assert estimates.differences(rows, "a") == {"b": estimates.Estimate(-2.0, -2.0, -2.0)}


def test_duels_count_wins_a_seat() -> None:
    rows = [game(0, ["a", "b", "b"], winner) for winner in (0, 0, 1, 2)]
    found = estimates.duels(rows)
    assert found["a", "b"] == pytest.approx(0.5 / (0.5 + 0.25))
    assert found["a", "b"] + found["b", "a"] == pytest.approx(1)

"""Ratings: known strengths are found, and the fit is that of the library."""

from __future__ import annotations

import numpy as np
import pytest

from diceminer.arena import estimates, ratings
from diceminer.arena.rows import MultiplayerRow
from tests.arena.rows import multiplayer_row

STRENGTH = {"random": 0, "b": 200, "c": 350}


def game(group: int, seats: list[str], winner: int) -> MultiplayerRow:
    return multiplayer_row(group, seats, [float(at == winner) for at in range(len(seats))])


def played(groups: int, players: int, seed: int = 1) -> list[MultiplayerRow]:
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
    assert found.low is not None
    assert found.high is not None
    assert 400 < found.low < found.value < found.high < 2000
    without = ratings.ratings([game(group, ["b", "c"], 0) for group in range(5)])
    assert without["c"].value == 0 < without["b"].value


def test_a_forfeit_is_a_loss_to_everybody_else() -> None:
    rows = [
        multiplayer_row(group, ["a", "b", "random"], [0.5, 0.0, 0.5], forfeits=[1])
        for group in range(20)
    ]
    found = ratings.ratings(rows)
    assert found["a"].value == pytest.approx(found["random"].value, abs=1e-3)
    assert found["b"].value < -300
    assert estimates.shares(rows)["b"].value == 0
    assert estimates.shares(rows)["a"].value == 0.5

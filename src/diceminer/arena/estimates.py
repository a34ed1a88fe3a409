"""Shares of wins and means of points from rows of games, each with its 95 % interval.

Games of one seed are not independent of each other: the same dice fall in all of them. So the unit
is the *group*, all games of one seed, and every interval comes from how groups differ.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING, Final, TypedDict

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from diceminer.arena.rows import AnyRow, MultiplayerRow, SoloRow

_Z: Final = 1.959963984540054
_T: Final = {1: 12.706204736432095, 2: 4.302652729911275}


class EstimateDict(TypedDict):
    """An estimate as JSON."""

    value: float
    low: float | None
    high: float | None


@dataclass(frozen=True)
class Estimate:
    """A figure with the bounds of its 95 % interval; from a single group there are none."""

    value: float
    low: float | None = None
    high: float | None = None

    def as_dict(self) -> EstimateDict:
        """The estimate for JSON."""
        return {"value": self.value, "low": self.low, "high": self.high}


def wilson_interval(hits: float, tries: float, z: float = _Z) -> tuple[float, float, float]:
    """A share and the bounds of its 95 % interval (Wilson's).

    >>> [round(x, 3) for x in wilson_interval(50, 100)]
    [0.5, 0.404, 0.596]
    """
    share = hits / tries
    scale = 1 + z * z / tries
    middle = (share + z * z / (2 * tries)) / scale
    half = z / scale * (share * (1 - share) / tries + z * z / (4 * tries * tries)) ** 0.5
    return share, max(0.0, middle - half), min(1.0, middle + half)


def student_quantile(freedom: int) -> float:
    """How many standard errors a 95 % interval reaches (Student's, by its known expansion).

    >>> round(student_quantile(5), 2), round(student_quantile(1000), 3)
    (2.57, 1.962)
    """
    if freedom in _T:
        return _T[freedom]
    z = _Z
    return (
        z
        + (z**3 + z) / (4 * freedom)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    )


def mean(groups: Sequence[float]) -> Estimate:
    """The mean over groups, with Student's interval.

    >>> mean([1.0, 2.0, 3.0]).value
    2.0
    """
    values = np.asarray(groups, float)
    middle = float(values.mean())
    if len(values) < 2:
        return Estimate(middle)
    half = student_quantile(len(values) - 1) * float(values.std(ddof=1)) / sqrt(len(values))
    return Estimate(middle, middle - half, middle + half)


def share(won: Sequence[float], tries: Sequence[float]) -> Estimate:
    """A share of wins, from the wins and the games of each group.

    Wilson's interval for as many independent games as would vary as much as the groups did: more
    than were played where rotating the seats has evened out the dice, fewer where it has not.
    Where groups don't vary at all, each counts as one game.

    >>> share([1, 1, 1, 1], [2, 2, 2, 2]).value
    0.5
    """
    hits, games = np.asarray(won, float), np.asarray(tries, float)
    count = len(games)
    middle = float(hits.sum() / games.sum())
    if count < 2:
        return Estimate(middle)
    # The usual (linearised) variance of a ratio of sums over clusters.
    rest = hits - middle * games
    variance = count / (count - 1) * float((rest**2).sum()) / float(games.sum()) ** 2
    independent = middle * (1 - middle) / variance if variance > 0 else float(count)
    _, low, high = wilson_interval(middle * independent, independent, student_quantile(count - 1))
    return Estimate(middle, low, high)


def by_group(
    rows: Iterable[AnyRow], figure: Callable[[AnyRow], Iterable[tuple[str, float]]]
) -> dict[str, dict[int, list[float]]]:
    """Figures of rows by name and group."""
    found: dict[str, dict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
    for row in rows:
        for name, value in figure(row):
            found[name][row["group"]].append(value)
    return found


def shares(rows: Iterable[MultiplayerRow]) -> dict[str, Estimate]:
    """Every bot's share of wins a seat: 1/n is even in a game of n players."""
    found = by_group(rows, lambda row: zip(row["seats"], row["won"], strict=True))
    return {name: ratio(groups) for name, groups in found.items()}


def ratio(groups: Mapping[int, Sequence[float]]) -> Estimate:
    """The share of wins from the result of each game, by group."""
    won = [sum(games) for games in groups.values()]
    return share(won, [len(games) for games in groups.values()])


def means(
    rows: Iterable[AnyRow], figure: Callable[[AnyRow], Iterable[tuple[str, float]]]
) -> dict[str, Estimate]:
    """The mean of a figure by name, its interval over groups."""
    return {
        name: mean([sum(games) / len(games) for games in groups.values()])
        for name, groups in by_group(rows, figure).items()
    }


def differences(rows: Sequence[SoloRow], base: str) -> dict[str, Estimate]:
    """Each bot's solo score less that of another on the same seeds."""
    scores: dict[str, dict[int, float]] = defaultdict(dict)
    for row in rows:
        scores[row["seats"][0]][row["group"]] = row["score"]
    found = {}
    for name, own in scores.items():
        both = sorted(set(own) & set(scores[base]))
        if name != base and both:
            found[name] = mean([own[group] - scores[base][group] for group in both])
    return found


def duels(rows: Iterable[MultiplayerRow]) -> dict[tuple[str, str], float]:
    """Each bot's share against each other one, of the games that one of the two won.

    With more than two players wins are counted a seat, so that three seats of a bot weigh as one.
    """
    wins: dict[tuple[str, str], float] = defaultdict(float)
    seats: dict[tuple[str, str], int] = defaultdict(int)
    for row in rows:
        for one, won in zip(row["seats"], row["won"], strict=True):
            # In the order of the seats: that of a set would differ from run to run.
            for two in dict.fromkeys(row["seats"]):
                if two != one:
                    wins[one, two] += won
                    seats[one, two] += 1
    found = {}
    for (one, two), won in wins.items():
        mine, yours = won / seats[one, two], wins[two, one] / seats[two, one]
        found[one, two] = mine / (mine + yours) if mine + yours else 0.5
    return found

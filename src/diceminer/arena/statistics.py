"""What rows of games show: shares of wins, points, ratings, each with its 95 % interval.

Games of one seed are not independent of each other: the same dice fall in all of them. So the unit
is the *group*, all games of one seed, and every interval comes from how groups differ.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass
from math import log, sqrt
from typing import TYPE_CHECKING, Final

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from numpy.typing import NDArray

    from diceminer.arena.match import Row

_Z: Final = 1.959963984540054
_T: Final = {1: 12.706204736432095, 2: 4.302652729911275}
# A difference of 400 points is odds of ten to one.
_ELO: Final = 400 / log(10)
_RESAMPLED: Final = 400
_STEPS: Final = 200
_CLOSE, _CLOSE_AGAIN = 1e-6, 1e-3
_NOBODY: Final = "random"
# A winner and the others at the table, by number.
_Choice = tuple[int, tuple[int, ...]]


@dataclass(frozen=True)
class Estimate:
    """A figure with the bounds of its 95 % interval; of a single group there are none."""

    value: float
    low: float | None = None
    high: float | None = None

    def as_dict(self, name: str = "value") -> dict[str, float | None]:
        """As JSON has it."""
        return {name: self.value, "low": self.low, "high": self.high}


def interval(hits: float, tries: float, z: float = _Z) -> tuple[float, float, float]:
    """A share and the bounds of its 95 % interval (Wilson's).

    >>> [round(x, 3) for x in interval(50, 100)]
    [0.5, 0.404, 0.596]
    """
    share = hits / tries
    scale = 1 + z * z / tries
    middle = (share + z * z / (2 * tries)) / scale
    half = z / scale * (share * (1 - share) / tries + z * z / (4 * tries * tries)) ** 0.5
    return share, max(0.0, middle - half), min(1.0, middle + half)


def quantile(freedom: int) -> float:
    """How many standard errors a 95 % interval reaches (Student's, by its known expansion).

    >>> round(quantile(5), 2), round(quantile(1000), 3)
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
    half = quantile(len(values) - 1) * float(values.std(ddof=1)) / sqrt(len(values))
    return Estimate(middle, middle - half, middle + half)


def share(won: Sequence[float], tries: Sequence[float]) -> Estimate:
    """A share of wins, from how many there were in each group, and of how many.

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
    _, low, high = interval(middle * independent, independent, quantile(count - 1))
    return Estimate(middle, low, high)


def by_group(
    rows: Iterable[Row], figure: Callable[[Row], Iterable[tuple[str, float]]]
) -> dict[str, dict[int, list[float]]]:
    """Figures of rows by name and group."""
    found: dict[str, dict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
    for row in rows:
        for name, value in figure(row):
            found[name][row["group"]].append(value)
    return found


def shares(rows: Iterable[Row]) -> dict[str, Estimate]:
    """Every bot's share of wins a seat: 1/n is even at a table of n."""
    found = by_group(rows, lambda row: zip(row["seats"], row["won"], strict=True))
    return {
        name: share([sum(games) for games in groups.values()], [len(g) for g in groups.values()])
        for name, groups in found.items()
    }


def means(
    rows: Iterable[Row], figure: Callable[[Row], Iterable[tuple[str, float]]]
) -> dict[str, Estimate]:
    """The mean of a figure by name, its interval over groups."""
    return {
        name: mean([sum(games) / len(games) for games in groups.values()])
        for name, groups in by_group(rows, figure).items()
    }


def differences(rows: Sequence[Row], base: str) -> dict[str, Estimate]:
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


def duels(rows: Iterable[Row]) -> dict[tuple[str, str], float]:
    """Each bot's share against each other one, of the games that one of the two won.

    At larger tables wins are counted a seat, so that three of a kind have no more than one.
    """
    wins: dict[tuple[str, str], float] = defaultdict(float)
    seats: dict[tuple[str, str], int] = defaultdict(int)
    for row in rows:
        for one, won in zip(row["seats"], row["won"], strict=True):
            for two in set(row["seats"]) - {one}:
                wins[one, two] += won
                seats[one, two] += 1
    found = {}
    for (one, two), won in wins.items():
        mine, yours = won / seats[one, two], wins[two, one] / seats[two, one]
        found[one, two] = mine / (mine + yours) if mine + yours else 0.5
    return found


def rated() -> bool:
    """Whether the library that fits ratings is installed."""
    from importlib.util import find_spec

    return find_spec("choix") is not None


def ratings(rows: Sequence[Row]) -> dict[str, Estimate]:
    """Ratings on the Elo scale by a Bradley–Terry fit (Plackett–Luce at tables of more than two).

    `random` has 0, or where it does not play, the weakest. A win and a loss that nobody played are
    added for every two bots that met, so that one who never lost has a rating too. Intervals: 400
    fits in which each group, and each game that nobody played, has a random weight (the Bayesian
    bootstrap), always the same ones.
    """
    names = sorted({name for row in rows for name in row["seats"]})
    groups = sorted({row["group"] for row in rows})
    if len(names) < 2:
        return {name: Estimate(0.0) for name in names}
    fit = _Fit(names, groups, rows)
    middle = fit.rated(np.ones(fit.units))
    anchor = names.index(_NOBODY) if _NOBODY in names else int(middle.argmin())
    middle -= middle[anchor]
    if len(groups) < 2:
        return {name: Estimate(float(value)) for name, value in zip(names, middle, strict=True)}
    weights = np.random.default_rng(1).exponential(size=(_RESAMPLED, fit.units))
    again = np.array([fit.rated(drawn, middle) for drawn in weights])
    again -= again[:, [anchor]]
    low, high = np.quantile(again, (0.025, 0.975), axis=0)
    found = {
        name: Estimate(float(middle[at]), float(low[at]), float(high[at]))
        for at, name in enumerate(names)
    }
    # Zero by definition, not by measurement.
    return {**found, names[anchor]: Estimate(0.0)}


class _Fit:
    """Who won against whom in each group, and the library's fit to any weights of the groups."""

    def __init__(self, names: list[str], groups: list[int], rows: Sequence[Row]) -> None:
        self._number = {name: at for at, name in enumerate(names)}
        counted: Counter[tuple[int, _Choice]] = Counter()
        place = {group: at for at, group in enumerate(groups)}
        for row in rows:
            for choice in self._decided(row):
                counted[place[row["group"]], choice] += 1
        # Games that nobody played: one of each against each, and each with a weight of its own.
        met = {(winner, loser) for _, (winner, losers) in counted for loser in losers}
        pairs = sorted(
            {pair for one, two in met if one != two for pair in ((one, two), (two, one))}
        )
        for unit, (one, two) in enumerate(pairs, len(groups)):
            counted[unit, (one, (two,))] += 1
        self.units = len(groups) + len(pairs)
        choices = sorted({choice for _, choice in counted})
        self._counts = np.zeros((self.units, len(choices)))
        for (unit, choice), times in counted.items():
            self._counts[unit, choices.index(choice)] = times
        self._winner = np.array([winner for winner, _ in choices])
        # How often each bot sits at the table of each choice.
        self._seats = np.zeros((len(choices), len(names)))
        for at, (winner, losers) in enumerate(choices):
            for number in (winner, *losers):
                self._seats[at, number] += 1

    def _decided(self, row: Row) -> Iterable[_Choice]:
        """The winner and those who lost; after a forfeit, everybody else beats that one alone."""
        seats = [self._number[name] for name in row["seats"]]
        failed = [forfeit["seat"] - 1 for forfeit in row["forfeits"]]
        if not failed:
            best = row["won"].index(max(row["won"]))
            yield seats[best], tuple(sorted(n for at, n in enumerate(seats) if at != best))
        for loser in failed:
            for at, number in enumerate(seats):
                if at not in failed and number != seats[loser]:
                    yield number, (seats[loser],)

    def rated(
        self, weights: NDArray[np.float64], near: NDArray[np.float64] | None = None
    ) -> NDArray[np.float64]:
        """The ratings that fit best when groups and unplayed games have these weights.

        `near` are ratings to start from; then a quarter of a point is close enough.
        """
        import choix

        wins = weights @ self._counts
        rated = np.zeros(len(self._number)) if near is None else near / _ELO
        close = _CLOSE if near is None else _CLOSE_AGAIN
        for _ in range(_STEPS):
            # Luce's spectral ranking knows pairs. A table of many counts for a pair as far as the
            # two make it up, which depends on the ratings: so step by step, until they stay.
            strength = np.exp(rated)
            scale = wins / (self._seats @ strength)
            pairs = np.zeros((len(rated), len(rated)))
            np.add.at(pairs, self._winner, scale[:, None] * self._seats)
            np.fill_diagonal(pairs, 0)
            pairs *= strength[:, None] + strength
            before, rated = rated, choix.lsr_pairwise_dense(pairs, initial_params=rated)
            if np.abs(rated - before).max() < close:
                break
        return _ELO * rated

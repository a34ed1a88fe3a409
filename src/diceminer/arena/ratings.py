"""Ratings of bots on the Elo scale, with 95 % intervals; needs the extra `arena`."""

from __future__ import annotations

from collections import Counter
from importlib.util import find_spec
from math import log
from typing import TYPE_CHECKING, Final

import numpy as np

from diceminer.arena.estimates import Estimate

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from numpy.typing import NDArray

    from diceminer.arena.rows import MultiplayerRow

# A difference of 400 points is odds of ten to one.
_ELO: Final = 400 / log(10)
_RESAMPLES: Final = 400
_MOST_ITERATIONS: Final = 200
# When the fit has converged, in logits: for the ratings themselves, and for each resample.
_TOLERANCE, _RESAMPLE_TOLERANCE = 1e-6, 1e-3
# The bot whose rating is 0.
_ANCHOR: Final = "random"
# The winner of a game and the losers, by number.
_Choice = tuple[int, tuple[int, ...]]


def installed() -> bool:
    """Whether choix, the library that fits ratings, is installed."""
    return find_spec("choix") is not None


def ratings(rows: Sequence[MultiplayerRow]) -> dict[str, Estimate]:
    """Ratings on the Elo scale by a Bradley–Terry fit (Plackett–Luce for more than two players).

    `random` has 0, or where it does not play, the weakest bot. As a prior, one win and one loss are
    added for every two bots that met, so that a bot that never lost has a finite rating. Intervals
    are from the Bayesian bootstrap: 400 fits in which each group, and each game of the prior, has
    a random weight; the weights are the same in every run.
    """
    names = sorted({name for row in rows for name in row["seats"]})
    groups = sorted({row["group"] for row in rows})
    if len(names) < 2:
        return {name: Estimate(0.0) for name in names}
    fit = _Fit(names, groups, rows)
    middle = fit.rated(np.ones(fit.units))
    anchor = names.index(_ANCHOR) if _ANCHOR in names else int(middle.argmin())
    middle -= middle[anchor]
    if len(groups) < 2:
        return {name: Estimate(float(value)) for name, value in zip(names, middle, strict=True)}
    weights = np.random.default_rng(1).exponential(size=(_RESAMPLES, fit.units))
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
    """The results of all games by unit (a group, or a game of the prior), to fit ratings to."""

    def __init__(self, names: list[str], groups: list[int], rows: Sequence[MultiplayerRow]) -> None:
        self._number = {name: at for at, name in enumerate(names)}
        counted: Counter[tuple[int, _Choice]] = Counter()
        place = {group: at for at, group in enumerate(groups)}
        for row in rows:
            for choice in self._decided(row):
                counted[place[row["group"]], choice] += 1
        # The games of the prior: every two bots that met beat each other once, each a unit.
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
        # How many seats each bot has in the games of each choice.
        self._seats = np.zeros((len(choices), len(names)))
        for at, (winner, losers) in enumerate(choices):
            for number in (winner, *losers):
                self._seats[at, number] += 1

    def _decided(self, row: MultiplayerRow) -> Iterable[_Choice]:
        """The winner and the losers; after a forfeit, every other bot beats that bot alone."""
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
        """The ratings that fit best when the units have these weights.

        `near` are ratings to start from; the fit then stops at a quarter of a point.
        """
        import choix

        wins = weights @ self._counts
        rated = np.zeros(len(self._number)) if near is None else near / _ELO
        close = _TOLERANCE if near is None else _RESAMPLE_TOLERANCE
        for _ in range(_MOST_ITERATIONS):
            # Luce spectral ranking compares pairs. In a game of more than two, a pair counts by its
            # part of the strengths of all players, which depends on the ratings: so the fit is
            # repeated until it converges.
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

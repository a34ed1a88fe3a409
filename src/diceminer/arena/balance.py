"""How fair the game is: heroes, the start, kinds of dice, Beer and ties, from rows of games.

>>> from diceminer.arena import Plan, match
>>> plan = Plan.balance("random", 24, seed=1)
>>> found = analyse(plan, [match.play(task) for task in plan.tasks()])
>>> found["games"], len(found["heroes"]), sum(hero["games"] for hero in found["heroes"])
(24, 12, 48)
"""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, Final, TypedDict

import numpy as np

from diceminer.arena import estimates
from diceminer.arena.estimates import Estimate, EstimateDict
from diceminer.arena.summary import RunSummary, count_forfeits
from diceminer.facts import FACTS, KINDS
from diceminer.notation import FACE
from diceminer.rules.constants import ROUNDS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from numpy.typing import NDArray

    from diceminer.arena.plan import Plan
    from diceminer.arena.rows import MultiplayerRow, Round, Row

# The bot whose play measures the game: the strongest that plays thousands of games in an hour.
STRONG: Final = "journeyman@10"
GAMES: Final = 12_000
SEED: Final = "balance"
# How far a hero outside the base game may be from the base heroes' average.
TOLERANCE: Final = 0.02
HELD, SHARED = "beer-held", "beer-shared"


class HeroSummary(TypedDict):
    """A hero's wins, its points ahead of the others, and how far its share is from the base six."""

    hero: str
    set: str
    games: int
    won: float
    share: EstimateDict
    ahead: EstimateDict
    off_base: float | None


class RoundEstimate(EstimateDict):
    """An estimate for one round, counted from 1."""

    round: int


class DiceWorth(TypedDict):
    """The points that one more die of each kind is worth, and one more Beer held or shared."""

    round: int
    points: dict[str, EstimateDict]


class Balance(RunSummary):
    """Everything that `analyse` finds."""

    bot: str
    even: float
    tolerance: float
    heroes: list[HeroSummary]
    sets: dict[str, EstimateDict]
    starter: EstimateDict
    round_starters: list[RoundEstimate]
    worth: list[DiceWorth]
    round_ties: list[RoundEstimate]
    tiebreaks: EstimateDict


def analyse(plan: Plan, rows: Sequence[Row]) -> Balance:
    """Everything that games played so far say about the balance of the game."""
    whole = [row for row in rows if "won" in row and len(row["rounds"]) == ROUNDS]
    heroes, sets = _heroes(whole)
    rounds = range(ROUNDS)
    return {
        "bot": plan.bots[0],
        "rules": plan.rules.as_dict(),
        "seed": plan.seed,
        "outdated": plan.is_outdated,
        "planned": plan.games,
        "games": len(rows),
        "groups": len({row["group"] for row in rows}),
        "even": 1 / plan.rules.players,
        "tolerance": TOLERANCE,
        "heroes": heroes,
        "sets": sets,
        "starter": _share(whole, _starter_won),
        "round_starters": [{"round": at + 1, **_mean(whole, _starter_ahead(at))} for at in rounds],
        "worth": [_worth(whole, at) for at in rounds],
        "round_ties": [{"round": at + 1, **_share(whole, _tied(at))} for at in rounds],
        "tiebreaks": _share(whole, lambda row: float(row["tied"])),
        "forfeits": count_forfeits(rows),
    }


def _heroes(
    rows: Sequence[MultiplayerRow],
) -> tuple[list[HeroSummary], dict[str, EstimateDict]]:
    """The results of each hero, best first, and the share of wins of each set of heroes."""
    sets = {hero.id: hero.set for hero in FACTS.heroes}
    won = estimates.by_group(rows, lambda row: zip(_heroes_of(row), row["won"], strict=True))
    ahead = estimates.means(rows, _margins)
    by_set = estimates.by_group(
        rows,
        lambda row: zip((sets[hero] for hero in _heroes_of(row)), row["won"], strict=True),
    )
    base = estimates.ratio(by_set["base"]).value if "base" in by_set else None
    found: list[HeroSummary] = []
    for hero, groups in won.items():
        share = estimates.ratio(groups)
        found.append(
            {
                "hero": hero,
                "set": sets[hero],
                "games": sum(map(len, groups.values())),
                "won": sum(map(sum, groups.values())),
                "share": share.as_dict(),
                "ahead": ahead[hero].as_dict(),
                "off_base": None if base is None else share.value - base,
            }
        )
    found.sort(key=lambda hero: -hero["share"]["value"])
    return found, {name: estimates.ratio(groups).as_dict() for name, groups in by_set.items()}


def _heroes_of(row: MultiplayerRow) -> list[str]:
    """The heroes by seat; in a game that was played to its end, every seat has one."""
    return [hero for hero in row["heroes"] if hero is not None]


def _share(
    rows: Sequence[MultiplayerRow], figure: Callable[[MultiplayerRow], float]
) -> EstimateDict:
    found = estimates.by_group(rows, lambda row: [("", figure(row))])
    return estimates.ratio(found[""]).as_dict() if found else Estimate(0.0).as_dict()


def _mean(
    rows: Sequence[MultiplayerRow], figure: Callable[[MultiplayerRow], float]
) -> EstimateDict:
    found = estimates.means(rows, lambda row: [("", figure(row))])
    return found.get("", Estimate(0.0)).as_dict()


def _starter_won(row: MultiplayerRow) -> float:
    """The part of the win of the seat that started the first round."""
    # Known of every game that was played to its end.
    assert row["first"] is not None
    return row["won"][row["first"] - 1]


def _total(row: MultiplayerRow, seat: int, from_round: int = 0) -> int:
    """A seat's points from a round on."""
    return sum(played["points"][seat] for played in row["rounds"][from_round:])


def _margins(row: MultiplayerRow) -> Iterable[tuple[str, float]]:
    """Each hero's points more than the others had on average."""
    totals = [_total(row, seat) for seat in range(len(row["seats"]))]
    for hero, total in zip(_heroes_of(row), totals, strict=True):
        yield hero, total - (sum(totals) - total) / (len(totals) - 1)


def _starter_ahead(at: int) -> Callable[[MultiplayerRow], float]:
    """The points that a round's starter made in it more than the others did on average."""

    def ahead(row: MultiplayerRow) -> float:
        played = row["rounds"][at]
        points = played["points"]
        own = points[played["start"] - 1]
        return own - (sum(points) - own) / (len(points) - 1)

    return ahead


def _tied(at: int) -> Callable[[MultiplayerRow], float]:
    """1 if nobody alone had the most points in a round, 0 otherwise."""

    def tied(row: MultiplayerRow) -> float:
        points = row["rounds"][at]["points"]
        return float(points.count(max(points)) > 1)

    return tied


def _worth(rows: Sequence[MultiplayerRow], at: int) -> DiceWorth:
    """What one more die of each kind, at a round's scoring, is worth from that round on.

    Least squares over all seats: points ahead of the others, on dice, Beer faces and shared Beers
    more than the others have. Intervals allow for games of one seed being correlated.
    """
    names = [*KINDS, HELD, SHARED]
    if not rows:
        return {"round": at + 1, "points": {}}
    ahead, more, groups = [], [], []
    for row in rows:
        played = row["rounds"][at]
        seats = range(len(row["seats"]))
        counts = np.array([_counts(played, seat) for seat in seats], float)
        totals = np.array([_total(row, seat, at) for seat in seats], float)
        others = len(totals) - 1
        ahead.append(totals - (totals.sum() - totals) / others)
        more.append(counts - (counts.sum(axis=0) - counts) / others)
        groups += [row["group"]] * len(totals)
    found = _least_squares(np.concatenate(more), np.concatenate(ahead), groups)
    return {
        "round": at + 1,
        "points": {name: one.as_dict() for name, one in zip(names, found, strict=True)},
    }


def _counts(played: Round, seat: int) -> list[int]:
    """A seat's dice by kind, how many show Beer, and the Beers it shared in the round."""
    kinds: dict[str, int] = dict.fromkeys(KINDS, 0)
    beers = 0
    for token, count in played["dice"][seat].items():
        kinds[FACE[token].kind] += count
        beers += count * token.endswith("B")
    return [*kinds.values(), beers, played["shared"][seat]]


def _least_squares(
    x: NDArray[np.float64], y: NDArray[np.float64], groups: Sequence[int]
) -> list[Estimate]:
    """Coefficients with intervals from a cluster-robust (sandwich) variance over groups."""
    inverse = np.linalg.pinv(x.T @ x)
    found = inverse @ x.T @ y
    scores: dict[int, NDArray[np.float64]] = defaultdict(lambda: np.zeros(x.shape[1]))
    for group, score in zip(groups, x * (y - x @ found)[:, None], strict=True):
        scores[group] += score
    count = len(scores)
    if count < 2:
        return [Estimate(float(value)) for value in found]
    meat = sum(np.outer(score, score) for score in scores.values())
    errors = np.sqrt(np.diag(inverse @ meat @ inverse) * count / (count - 1))
    half = estimates.student_quantile(count - 1) * errors
    return [
        Estimate(float(value), float(value - wide), float(value + wide))
        for value, wide in zip(found, half, strict=True)
    ]

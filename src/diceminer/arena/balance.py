"""How fair the game is: heroes, the start, kinds of dice, Beer and ties, from rows of games.

>>> from diceminer.arena import Plan, match
>>> plan = Plan.balance("random", 24, seed=1)
>>> found = analyse(plan, [match.play(task) for task in plan.tasks()])
>>> found["games"], len(found["heroes"]), sum(hero["games"] for hero in found["heroes"])
(24, 12, 48)
"""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from diceminer.arena import estimates
from diceminer.arena.estimates import Estimate
from diceminer.arena.summary import forfeits
from diceminer.facts import FACTS, KINDS
from diceminer.notation import FACE
from diceminer.rules.tables import ROUNDS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from numpy.typing import NDArray

    from diceminer.arena.match import Row
    from diceminer.arena.plan import Plan

# The bot whose play measures the game: the strongest that plays thousands of games in an hour.
STRONG: Final = "journeyman@10"
GAMES: Final = 12_000
SEED: Final = "balance"
# How far a stand-in may be from the base heroes' average.
TOLERANCE: Final = 0.02
HELD, SHARED = "beer-held", "beer-shared"


def analyse(plan: Plan, rows: Sequence[Row]) -> dict[str, Any]:
    """Everything that games played so far say about the balance of the game."""
    whole = [row for row in rows if len(row["rounds"]) == ROUNDS]
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
        **_heroes(whole),
        "starter": _share(whole, _starter),
        "round_starters": [
            {"round": turn + 1, **_mean(whole, _ahead(turn))} for turn in range(ROUNDS)
        ],
        "worth": [_worth(whole, turn) for turn in range(ROUNDS)],
        "round_ties": [{"round": turn + 1, **_share(whole, _tied(turn))} for turn in range(ROUNDS)],
        "tiebreaks": _share(whole, lambda row: [float(row["tied"])]),
        "forfeits": forfeits(rows),
    }


def _heroes(rows: Sequence[Row]) -> dict[str, Any]:
    """Each hero's share of wins and points ahead of the others, and how far off the base six."""
    sets = {hero.id: hero.set for hero in FACTS.heroes}
    won = estimates.by_group(rows, lambda row: zip(row["heroes"], row["won"], strict=True))
    ahead = estimates.means(rows, _margins)
    by_set = estimates.by_group(
        rows,
        lambda row: zip((sets[hero] for hero in row["heroes"]), row["won"], strict=True),
    )
    base = _ratio(by_set["base"]).value if "base" in by_set else None
    found: list[dict[str, Any]] = []
    for hero, groups in won.items():
        share = _ratio(groups)
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
    sets_found = {name: _ratio(groups).as_dict() for name, groups in by_set.items()}
    return {"heroes": found, "sets": sets_found}


def _ratio(groups: dict[int, list[float]]) -> Estimate:
    return estimates.share([sum(g) for g in groups.values()], [len(g) for g in groups.values()])


def _share(rows: Sequence[Row], figure: Callable[[Row], Iterable[float]]) -> dict[str, Any]:
    found = estimates.by_group(rows, lambda row: (("", value) for value in figure(row)))
    return _ratio(found[""]).as_dict() if found else Estimate(0.0).as_dict()


def _mean(rows: Sequence[Row], figure: Callable[[Row], float]) -> dict[str, Any]:
    found = estimates.means(rows, lambda row: [("", figure(row))])
    return found.get("", Estimate(0.0)).as_dict()


def _starter(row: Row) -> Iterable[float]:
    yield row["won"][row["first"] - 1]


def _total(row: Row, at: int, turn: int = 0) -> int:
    """A seat's points from a round on."""
    return sum(played["points"][at] for played in row["rounds"][turn:])


def _margins(row: Row) -> Iterable[tuple[str, float]]:
    totals = [_total(row, at) for at in range(len(row["seats"]))]
    for hero, total in zip(row["heroes"], totals, strict=True):
        yield hero, total - (sum(totals) - total) / (len(totals) - 1)


def _ahead(turn: int) -> Callable[[Row], float]:
    """The points that a round's starter made in it more than the others did on average."""

    def ahead(row: Row) -> float:
        played = row["rounds"][turn]
        points: list[int] = played["points"]
        own: int = points[played["start"] - 1]
        return own - (sum(points) - own) / (len(points) - 1)

    return ahead


def _tied(turn: int) -> Callable[[Row], Iterable[float]]:
    """Whether nobody alone had the most points in a round."""

    def tied(row: Row) -> Iterable[float]:
        points = row["rounds"][turn]["points"]
        yield float(points.count(max(points)) > 1)

    return tied


def _worth(rows: Sequence[Row], turn: int) -> dict[str, Any]:
    """What one more die of each kind, at a round's scoring, is worth from that round on.

    Least squares over all seats: points ahead of the others, on dice, Beer faces and shared Beers
    more than the others have. Intervals allow for games of one seed being alike.
    """
    names = [*KINDS, HELD, SHARED]
    if not rows:
        return {"round": turn + 1, "points": {}}
    ahead, more, groups = [], [], []
    for row in rows:
        played = row["rounds"][turn]
        seats = range(len(row["seats"]))
        counts = np.array([_counts(played, at) for at in seats], float)
        totals = np.array([_total(row, at, turn) for at in seats], float)
        others = len(totals) - 1
        ahead.append(totals - (totals.sum() - totals) / others)
        more.append(counts - (counts.sum(axis=0) - counts) / others)
        groups += [row["group"]] * len(totals)
    found = _least_squares(np.concatenate(more), np.concatenate(ahead), groups)
    return {
        "round": turn + 1,
        "points": {name: one.as_dict() for name, one in zip(names, found, strict=True)},
    }


def _counts(played: Row, at: int) -> list[int]:
    """A seat's dice by kind, how many show Beer, and the Beers it shared in the round."""
    kinds: dict[str, int] = dict.fromkeys(KINDS, 0)
    beers = 0
    for token, count in played["dice"][at].items():
        kinds[FACE[token].kind] += count
        beers += count * token.endswith("B")
    return [*kinds.values(), beers, played["shared"][at]]


def _least_squares(
    x: NDArray[np.float64], y: NDArray[np.float64], groups: Sequence[int]
) -> list[Estimate]:
    """Coefficients with intervals that hold where the rows of a group are alike (a sandwich)."""
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

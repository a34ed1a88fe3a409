"""The results of an arena as one plain dict: what the table, the JSON and the report show."""

from __future__ import annotations

from collections import defaultdict
from statistics import median, pstdev
from typing import TYPE_CHECKING, Any

from diceminer.arena import estimates, match, ratings
from diceminer.events import points
from diceminer.rules.tables import RANKS

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from diceminer.arena.match import Row
    from diceminer.arena.plan import Plan


def sum_up(plan: Plan, rows: Sequence[Row], *, rate: bool = True) -> dict[str, Any]:
    """Everything that the games played so far show, best bot first; ratings take a while."""
    solo = plan.rules.players == 1
    return {
        "mode": plan.mode,
        "rules": plan.rules.as_dict(),
        "seed": plan.seed,
        "limit": plan.limit,
        "outdated": plan.is_outdated,
        "planned": plan.games,
        "games": len(rows),
        "groups": len({row["group"] for row in rows}),
        **(_alone(rows) if solo else _together(plan, rows, rate=rate)),
        "forfeits": forfeits(rows),
    }


def forfeits(rows: Iterable[Row]) -> list[dict[str, Any]]:
    """Who forfeited games and why; one entry a bot and kind of reason, with the first in words."""
    found: dict[tuple[str, str], dict[str, Any]] = {}
    for row in rows:
        count_forfeits(found, row)
    return list(found.values())


def count_forfeits(found: dict[tuple[str, str], dict[str, Any]], row: Row) -> None:
    """Add the forfeits of one game to those found so far, by bot and kind of reason."""
    for forfeit in row["forfeits"]:
        name, reason = row["seats"][forfeit["seat"] - 1], forfeit["reason"]
        first = {
            "bot": name,
            "games": 0,
            "reason": reason,
            "text": str(match.heard(reason)),
            **{part: row[part] for part in ("match", "group", "turn")},
        }
        found.setdefault((name, reason["id"]), first)["games"] += 1


def _together(plan: Plan, rows: Sequence[Row], *, rate: bool) -> dict[str, Any]:
    shares = estimates.shares(rows)
    rated = ratings.ratings(rows) if rate and ratings.installed() and rows else {}
    # A game that was not played to its end has no total.
    whole = [row for row in rows if len(row["rounds"]) == 3]
    totals = estimates.means(whole, _totals)
    order = sorted(shares, key=lambda name: -(rated or shares)[name].value)
    first = [row for row in whole if row["first"]]
    starter = estimates.by_group(first, lambda row: [("", row["won"][row["first"] - 1])])
    return {
        "bots": [
            {
                "bot": name,
                "rating": rated[name].as_dict() if name in rated else None,
                **_played(rows, name),
                "won": sum(_of(row, "won", name) for row in rows),
                "share": shares[name].as_dict(),
                "even": 1 / plan.rules.players,
                "points": totals[name].as_dict() if name in totals else None,
            }
            for name in order
        ],
        "matches": [
            {
                "players": list(players),
                "games": len(own),
                "shares": {n: s.as_dict() for n, s in estimates.shares(own).items()},
            }
            for at, players in enumerate(plan.matches)
            for own in [[row for row in rows if row["match"] == at]]
        ],
        "duels": [
            {"bot": one, "against": two, "share": share}
            for (one, two), share in estimates.duels(rows).items()
        ],
        "starter": _share_of(starter),
        "tied": sum(row["tied"] for row in whole),
        "moves": _spread([sum(row["moves"]) for row in whole]),
    }


def _alone(rows: Sequence[Row]) -> dict[str, Any]:
    scores: dict[str, list[int]] = defaultdict(list)
    for row in rows:
        scores[row["seats"][0]].append(row["score"])
    means = estimates.means(rows, lambda row: [(row["seats"][0], row["score"])])
    order = sorted(scores, key=lambda name: -means[name].value)
    apart = estimates.differences(rows, order[0]) if order else {}
    return {
        "bots": [
            {
                "bot": name,
                **_played(rows, name),
                "score": means[name].as_dict(),
                "behind": apart[name].as_dict() if name in apart else None,
                **solo_scores(scores[name]),
            }
            for name in order
        ],
        "moves": _spread([sum(row["moves"]) for row in rows if not row["forfeits"]]),
    }


def solo_scores(scores: Sequence[int]) -> dict[str, Any]:
    """How solo scores spread, and how many reached each rank."""
    ranks = {name: 0 for _, name in RANKS}
    for score in scores:
        ranks[points(score)["rank"]] += 1
    return {"spread": _spread(scores), "ranks": ranks}


def _spread(values: Sequence[int]) -> dict[str, float] | None:
    if not values:
        return None
    return {
        "mean": sum(values) / len(values),
        "deviation": pstdev(values),
        "least": min(values),
        "median": median(values),
        "most": max(values),
    }


def _totals(row: Row) -> Iterable[tuple[str, float]]:
    for at, name in enumerate(row["seats"]):
        yield name, sum(played["points"][at] for played in row["rounds"])


def _of(row: Row, figure: str, name: str) -> float:
    values: list[float] = row[figure]
    return sum(value for seat, value in zip(row["seats"], values, strict=True) if seat == name)


def _played(rows: Sequence[Row], name: str) -> dict[str, Any]:
    own = [row for row in rows if name in row["seats"]]
    moves = sum(_of(row, "moves", name) for row in own)
    return {
        "games": sum(row["seats"].count(name) for row in own),
        "forfeits": sum(
            row["seats"][forfeit["seat"] - 1] == name for row in own for forfeit in row["forfeits"]
        ),
        "seconds": sum(_of(row, "seconds", name) for row in own) / moves if moves else 0.0,
        "longest": max(
            longest
            for row in own
            for seat, longest in zip(row["seats"], row["longest"], strict=True)
            if seat == name
        ),
    }


def _share_of(found: dict[str, dict[int, list[float]]]) -> dict[str, float | None] | None:
    groups = found.get("")
    if not groups:
        return None
    won = [sum(games) for games in groups.values()]
    return estimates.share(won, [len(games) for games in groups.values()]).as_dict()

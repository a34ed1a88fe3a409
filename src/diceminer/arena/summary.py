"""The results of a plan as one plain dict: what the table, the JSON and the report show."""

from __future__ import annotations

from collections import defaultdict
from statistics import median, pstdev
from typing import TYPE_CHECKING, TypedDict, final

from diceminer.arena import estimates, ratings
from diceminer.arena.rows import decode_refusal
from diceminer.events import ranked
from diceminer.rules.constants import RANKS, ROUNDS

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from diceminer.arena.estimates import EstimateDict
    from diceminer.arena.plan import Plan
    from diceminer.arena.rows import MultiplayerRow, RefusalDict, Row, SoloRow
    from diceminer.documents import Rank, RulesDict


class ForfeitCount(TypedDict):
    """Forfeits of one bot for one kind of reason; reason and game are those of the first."""

    bot: str
    games: int
    reason: RefusalDict
    text: str
    match: int
    group: int
    turn: int


class Spread(TypedDict):
    """How figures are distributed."""

    mean: float
    deviation: float
    least: int
    median: float
    most: int


class SoloScores(TypedDict):
    """How solo scores are distributed, and how many games reached each rank."""

    spread: Spread | None
    ranks: dict[Rank, int]


class BotGames(TypedDict):
    """How much a bot has played, and its seconds a move: the mean and the longest."""

    games: int
    forfeits: int
    seconds: float
    longest: float


class MultiplayerBot(BotGames):
    """The results of a bot against others."""

    bot: str
    rating: EstimateDict | None
    won: float
    share: EstimateDict
    even: float
    points: EstimateDict | None


class SoloBot(BotGames, SoloScores):
    """The results of a bot in the solo game; `behind` is its score less that of the best bot."""

    bot: str
    score: EstimateDict
    behind: EstimateDict | None


class MatchSummary(TypedDict):
    """The games of one match-up."""

    players: list[str]
    games: int
    shares: dict[str, EstimateDict]


class Duel(TypedDict):
    """A bot's share against another, of the games that one of the two won."""

    bot: str
    against: str
    share: float


class RunSummary(TypedDict):
    """What the summaries of all plans have."""

    rules: RulesDict
    seed: str
    outdated: bool
    planned: int
    games: int
    groups: int
    forfeits: list[ForfeitCount]


class _Played(TypedDict):
    mode: str
    rules: RulesDict
    seed: str
    limit: float
    outdated: bool
    planned: int
    games: int
    groups: int


class _MultiplayerResults(TypedDict):
    bots: list[MultiplayerBot]
    matches: list[MatchSummary]
    duels: list[Duel]
    starter: EstimateDict | None
    tied: int
    moves: Spread | None


class _SoloResults(TypedDict):
    bots: list[SoloBot]
    moves: Spread | None


@final
class MultiplayerSummary(_Played, _MultiplayerResults):
    """The results of games of two to four."""

    forfeits: list[ForfeitCount]


@final
class SoloSummary(_Played, _SoloResults):
    """The results of solo games."""

    forfeits: list[ForfeitCount]


Summary = MultiplayerSummary | SoloSummary


def sum_up(plan: Plan, rows: Sequence[Row], *, rate: bool = True) -> Summary:
    """Everything that the games played so far show, best bot first; ratings take a while."""
    played: _Played = {
        "mode": plan.mode,
        "rules": plan.rules.as_dict(),
        "seed": plan.seed,
        "limit": plan.limit,
        "outdated": plan.is_outdated,
        "planned": plan.games,
        "games": len(rows),
        "groups": len({row["group"] for row in rows}),
    }
    if plan.rules.players == 1:
        solo = [row for row in rows if "score" in row]
        return {**played, **_solo_results(solo), "forfeits": count_forfeits(rows)}
    multiplayer = [row for row in rows if "won" in row]
    return {
        **played,
        **_multiplayer_results(plan, multiplayer, rate=rate),
        "forfeits": count_forfeits(rows),
    }


def count_forfeits(rows: Iterable[Row]) -> list[ForfeitCount]:
    """Who forfeited games and why; one entry a bot and kind of reason."""
    counter = ForfeitCounter()
    for row in rows:
        counter.add(row)
    return counter.counts


class ForfeitCounter:
    """Counts the forfeits of games by bot and kind of reason."""

    def __init__(self) -> None:
        self._counts: dict[tuple[str, str], ForfeitCount] = {}

    def add(self, row: Row) -> None:
        """Count the forfeits of one game."""
        for forfeit in row["forfeits"]:
            name, reason = row["seats"][forfeit["seat"] - 1], forfeit["reason"]
            first: ForfeitCount = {
                "bot": name,
                "games": 0,
                "reason": reason,
                "text": str(decode_refusal(reason)),
                "match": row["match"],
                "group": row["group"],
                "turn": row["turn"],
            }
            self._counts.setdefault((name, reason["id"]), first)["games"] += 1

    @property
    def counts(self) -> list[ForfeitCount]:
        """The counts so far, in the order of the first forfeits."""
        return list(self._counts.values())


def _multiplayer_results(
    plan: Plan, rows: Sequence[MultiplayerRow], *, rate: bool
) -> _MultiplayerResults:
    shares = estimates.shares(rows)
    rated = ratings.ratings(rows) if rate and ratings.installed() and rows else {}
    # A game that was not played to its end has no total.
    whole = [row for row in rows if len(row["rounds"]) == ROUNDS]
    totals = estimates.means(whole, _totals)
    order = sorted(shares, key=lambda name: -(rated or shares)[name].value)
    by_group = estimates.by_group(whole, _starter_won)
    return {
        "bots": [
            {
                "bot": name,
                "rating": rated[name].as_dict() if name in rated else None,
                **_games_of(rows, name),
                "won": sum(_sum_of(row["won"], row, name) for row in rows),
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
        "starter": estimates.ratio(by_group[""]).as_dict() if by_group else None,
        "tied": sum(row["tied"] for row in whole),
        "moves": _spread([sum(row["moves"]) for row in whole]),
    }


def _solo_results(rows: Sequence[SoloRow]) -> _SoloResults:
    scores: dict[str, list[int]] = defaultdict(list)
    for row in rows:
        scores[row["seats"][0]].append(row["score"])
    means = estimates.means(rows, lambda row: [(row["seats"][0], row["score"])])
    order = sorted(scores, key=lambda name: -means[name].value)
    behind = estimates.differences(rows, order[0]) if order else {}
    return {
        "bots": [
            {
                "bot": name,
                **_games_of(rows, name),
                "score": means[name].as_dict(),
                "behind": behind[name].as_dict() if name in behind else None,
                **solo_scores(scores[name]),
            }
            for name in order
        ],
        "moves": _spread([sum(row["moves"]) for row in rows if not row["forfeits"]]),
    }


def solo_scores(scores: Sequence[int]) -> SoloScores:
    """How solo scores are distributed, and how many reached each rank."""
    ranks: dict[Rank, int] = {name: 0 for _, name in RANKS}
    for score in scores:
        ranks[ranked(score)["rank"]] += 1
    return {"spread": _spread(scores), "ranks": ranks}


def _spread(values: Sequence[int]) -> Spread | None:
    if not values:
        return None
    return {
        "mean": sum(values) / len(values),
        "deviation": pstdev(values),
        "least": min(values),
        "median": median(values),
        "most": max(values),
    }


def _totals(row: MultiplayerRow) -> Iterable[tuple[str, float]]:
    for at, name in enumerate(row["seats"]):
        yield name, sum(played["points"][at] for played in row["rounds"])


def _starter_won(row: MultiplayerRow) -> Iterable[tuple[str, float]]:
    """The part of the win of the seat that started the first round."""
    if row["first"] is not None:
        yield "", row["won"][row["first"] - 1]


def _sum_of(values: Sequence[float], row: Row, name: str) -> float:
    """The sum of a figure over the seats of a bot."""
    return sum(value for seat, value in zip(row["seats"], values, strict=True) if seat == name)


def _games_of(rows: Sequence[Row], name: str) -> BotGames:
    own = [row for row in rows if name in row["seats"]]
    moves = sum(_sum_of(row["moves"], row, name) for row in own)
    return {
        "games": sum(row["seats"].count(name) for row in own),
        "forfeits": sum(
            row["seats"][forfeit["seat"] - 1] == name for row in own for forfeit in row["forfeits"]
        ),
        "seconds": sum(_sum_of(row["seconds"], row, name) for row in own) / moves if moves else 0.0,
        "longest": max(
            longest
            for row in own
            for seat, longest in zip(row["seats"], row["longest"], strict=True)
            if seat == name
        ),
    }

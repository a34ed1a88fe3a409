"""Plans: which bots play each other, how often, and from which seeds.

A *match-up* is a list of bots, one name a seat. A *group* is one seed, and a match-up plays it
once in every rotation of its seats, so that everybody has every seat, and so the dice of every
seat, equally often. All match-ups play the same seeds.

>>> plan = Plan.match(["greedy", "random"], games=3, seed=7)
>>> plan.groups
2
>>> [(task.dice, task.seats) for task in plan.tasks()]
[('7/0', ('greedy', 'random')), ('7/0', ('random', 'greedy')), ('7/1', ('greedy', 'random')), ('7/1', ('random', 'greedy'))]
"""  # noqa: E501

from __future__ import annotations

import hashlib
import random
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import TYPE_CHECKING, Final, Self, TypedDict

from diceminer import bots, fairness
from diceminer.errors import ArenaError, RulesError
from diceminer.ruleset import Rules

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

MATCH: Final = "match"
ROUND_ROBIN: Final = "round-robin"
SOLO: Final = "solo"
BALANCE: Final = "balance"
LIMIT: Final = 60.0
_MOST_GROUPS: Final = 10_000_000


class TaskDict(TypedDict):
    """A task as JSON."""

    match: int
    group: int
    rotation: int
    rules: str
    seats: Sequence[str]
    dice: str
    heroes: Sequence[str]
    as_compiled: bool


class PlanDict(TypedDict):
    """A plan as JSON; `made_of` is the fingerprint of what decides its games."""

    mode: str
    rules: str
    matches: list[list[str]]
    groups: int
    seed: str
    limit: float
    made_of: str


@dataclass(frozen=True)
class Task:
    """One game: a match-up, a group, a rotation of its seats, and what follows from them."""

    match: int
    group: int
    # By how many places the seats are rotated; `turn` in the rows of result files.
    rotation: int
    rules: str
    seats: tuple[str, ...]
    # The seed of the game's dice.
    dice: str
    # The hero of each seat; where there are none, players choose as the rules say.
    heroes: tuple[str, ...] = ()
    # Whether compiled levels play as they do in compiled games, with the dice of the game.
    as_compiled: bool = False

    @property
    def key(self) -> tuple[int, int, int]:
        """Which game of the plan this is."""
        return self.match, self.group, self.rotation

    def as_dict(self) -> TaskDict:
        """The task for another process."""
        return {
            "match": self.match,
            "group": self.group,
            "rotation": self.rotation,
            "rules": self.rules,
            "seats": self.seats,
            "dice": self.dice,
            "heroes": self.heroes,
            "as_compiled": self.as_compiled,
        }

    @classmethod
    def from_dict(cls, encoded: TaskDict) -> Self:
        """The task that `as_dict` encoded."""
        return cls(
            encoded["match"],
            encoded["group"],
            encoded["rotation"],
            encoded["rules"],
            tuple(encoded["seats"]),
            encoded["dice"],
            tuple(encoded["heroes"]),
            encoded["as_compiled"],
        )


@dataclass(frozen=True)
class Plan:
    """All games of an arena. `match`, `round_robin`, `alone` and `balance` make one."""

    mode: str
    rules: Rules
    matches: tuple[tuple[str, ...], ...]
    groups: int
    seed: str
    limit: float = LIMIT
    # Of a plan read from a file: the fingerprint of the code and data that decided its games.
    fingerprint: str = field(default="", compare=False)

    def __post_init__(self) -> None:
        if not self.matches or self.groups < 1:
            raise ArenaError("error-arena-empty")
        for players in self.matches:
            if len(players) != self.rules.players:
                raise RulesError("error-names-count", have=len(players), need=self.rules.players)

    @classmethod
    def match(
        cls,
        players: Sequence[str],
        games: int,
        *,
        rules: Rules | None = None,
        seed: int | str | None = None,
        limit: float = LIMIT,
    ) -> Self:
        """One match-up, such as one strong bot against three weak ones."""
        rules = Rules(players=len(players)) if rules is None else rules
        return cls._of(MATCH, rules, [tuple(players)], games, seed, limit)

    @classmethod
    def round_robin(
        cls,
        names: Sequence[str],
        games: int,
        *,
        rules: Rules | None = None,
        seed: int | str | None = None,
        limit: float = LIMIT,
    ) -> Self:
        """Every bot against every other.

        With three or four players each pair meets twice: one of the first against others that are
        all the second, and the other way round.

        >>> Plan.round_robin(["a.py:A", "greedy"], 3, rules=Rules(players=3), seed=1).matches
        (('a.py:A', 'greedy', 'greedy'), ('greedy', 'a.py:A', 'a.py:A'))
        """
        rules = Rules() if rules is None else rules
        names = _different(names, 2)
        if rules.players == 1:
            raise ArenaError("error-arena-alone")
        matches = []
        for one, two in combinations(names, 2):
            matches.append((one, *(two,) * (rules.players - 1)))
            if rules.players > 2:
                matches.append((two, *(one,) * (rules.players - 1)))
        return cls._of(ROUND_ROBIN, rules, matches, games, seed, limit)

    @classmethod
    def alone(
        cls,
        names: Sequence[str],
        games: int,
        *,
        rules: Rules | None = None,
        seed: int | str | None = None,
        limit: float = LIMIT,
    ) -> Self:
        """The solo game: every bot plays the same seeds by itself."""
        rules = Rules(players=1) if rules is None else rules
        matches = [(name,) for name in _different(names, 1)]
        return cls._of(SOLO, rules, matches, games, seed, limit)

    @classmethod
    def balance(
        cls, bot: str, games: int, *, players: int = 2, seed: int | str | None = None
    ) -> Self:
        """All heroes, played by one bot: for every seed they are dealt to as many games as needed.

        In each of these match-ups the heroes rotate, so that each has the dice of every seat.

        >>> plan = Plan.balance("greedy", 12, seed=1)
        >>> plan.groups, plan.games, len({hero for task in plan.tasks() for hero in task.heroes})
        (1, 12, 12)
        """
        rules = Rules(players=players, heroes="all")
        match_ups = len(rules.heroes_on_offer()) // players
        groups = -(-games // max(1, match_ups * players))
        matches = [(bot,) * players] * match_ups
        return cls._of(BALANCE, rules, matches, groups * players, seed, LIMIT)

    @classmethod
    def _of(
        cls,
        mode: str,
        rules: Rules,
        matches: Sequence[tuple[str, ...]],
        games: int,
        seed: int | str | None,
        limit: float,
    ) -> Self:
        # Whole groups only: half of one would give a bot the better seat more often.
        groups = -(-games // rules.players)
        text = _short_seed() if seed is None else fairness.seed_text(seed)
        return cls(mode, rules, tuple(matches), groups, text, float(limit))

    @property
    def bots(self) -> list[str]:
        """The names of all bots, each once, in the order they were given."""
        return list(dict.fromkeys(name for players in self.matches for name in players))

    @property
    def games(self) -> int:
        """How many games there are in all."""
        return self.groups * len(self.matches) * self.rules.players

    def tasks(self) -> Iterator[Task]:
        """Every game, group by group, so that a run cut short is still a fair comparison."""
        rules = self.rules.text()
        for group in range(self.groups):
            for match, players in enumerate(self.matches):
                dealt = self._dealt_heroes(group, match)
                for places in range(len(players)):
                    seats, heroes = rotated(players, places), rotated(dealt, places)
                    yield Task(match, group, places, rules, seats, f"{self.seed}/{group}", heroes)

    def _dealt_heroes(self, group: int, match: int) -> tuple[str, ...]:
        """The heroes of a match-up in a group; none where players choose."""
        if self.mode != BALANCE:
            return ()
        heroes = self.rules.heroes_on_offer()
        random.Random(f"{self.seed}/{group}/heroes").shuffle(heroes)
        return tuple(heroes[match * self.rules.players :][: self.rules.players])

    @property
    def is_outdated(self) -> bool:
        """Whether bots, rules or dice have changed since the plan was written to its file."""
        return bool(self.fingerprint) and self.fingerprint != made_of(self.bots)

    def longer(self, groups: int) -> Plan:
        """The same plan with at least this number of groups."""
        return replace(self, groups=max(groups, self.groups))

    def as_dict(self) -> PlanDict:
        """The plan for JSON, with a fingerprint of the code and data that decide games."""
        return {
            "mode": self.mode,
            "rules": self.rules.text(),
            "matches": [list(players) for players in self.matches],
            "groups": self.groups,
            "seed": self.seed,
            "limit": self.limit,
            "made_of": made_of(self.bots),
        }

    @classmethod
    def from_dict(cls, encoded: PlanDict) -> Self:
        """The plan that `as_dict` encoded; KeyError, TypeError or ValueError if it is none."""
        return cls(
            str(encoded["mode"]),
            Rules.parse(encoded["rules"]),
            tuple(tuple(str(name) for name in players) for players in encoded["matches"]),
            min(int(encoded["groups"]), _MOST_GROUPS),
            str(encoded["seed"]),
            float(encoded["limit"]),
            str(encoded["made_of"]),
        )


def rotated(seats: tuple[str, ...], places: int) -> tuple[str, ...]:
    """Seats rotated by a number of places.

    >>> rotated(("a", "b", "c"), 1)
    ('c', 'a', 'b')
    """
    return seats[-places:] + seats[:-places] if places else seats


def is_own(name: str) -> bool:
    """Whether a bot is a user's own, and not a level of ours."""
    return name.partition("@")[0] not in bots.names()


def made_of(names: Sequence[str]) -> str:
    """A fingerprint of all that decides games: rules, our bots and their nets, dice, bot files.

    Results of other code or other dice must not be counted together. Of a user's bot, its file
    counts, and what it imports from its folder.
    """
    from diceminer.compiling import file_digest

    digest = hashlib.sha256(_own_sources().encode())
    for name in filter(is_own, names):
        path = Path(name.rpartition(":")[0]).expanduser()
        if path.suffix == ".py":
            for file in bots.files.sources(path):
                digest.update(file_digest(file))
    return digest.hexdigest()[:16]


# Beside rules and bots: how a game is played with them, and what bots see of it. The names of these
# files are not part of the fingerprint.
_DECIDING: Final = (
    "arena/match.py",
    "board.py",
    "events.py",
    "fairness.py",
    "game.py",
    "history.py",
    "notation.py",
    "position.py",
    "rolls.py",
    "ruleset.py",
    "views.py",
)


@cache
def _own_sources() -> str:
    """A fingerprint of this package's code and nets that decide games, and of dice and heroes."""
    from diceminer.compiling import file_digest, fingerprint

    digest = hashlib.sha256(fingerprint().encode())
    for file in _DECIDING:
        digest.update(file_digest(Path(__file__).parents[1] / file))
    return digest.hexdigest()


def _different(names: Sequence[str], least: int) -> list[str]:
    """Names without repetitions; ArenaError if there are too few."""
    different = list(dict.fromkeys(names))
    if len(different) < least:
        raise ArenaError("error-arena-few", least=least)
    return different


def _short_seed() -> str:
    """A fresh seed that is easy to type again."""
    return fairness.seed_text(None)[:10]

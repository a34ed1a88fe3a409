"""Play many games of one line-up of bots, the same for the same seed on any number of cores.

Compiled levels play in threads, all in compiled code. Other bots play in the arena's worker
processes, isolated from each other. Bot objects play in this process.
"""

from __future__ import annotations

from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from contextlib import closing
from dataclasses import dataclass, field
from itertools import islice
from typing import TYPE_CHECKING, Final

import numpy as np

from diceminer import bots, fairness
from diceminer.arena import match
from diceminer.arena.estimates import wilson_interval
from diceminer.arena.plan import LIMIT, Task
from diceminer.arena.process_pool import (
    POLL_INTERVAL,
    Disqualified,
    WorkerPool,
    compiled_parts,
    cores,
)
from diceminer.arena.summary import ForfeitCounter
from diceminer.board import Board
from diceminer.bots import games as compiled_games
from diceminer.bots.levels import LEVELS
from diceminer.errors import BotError, RulesError
from diceminer.kernel import warm_up
from diceminer.rules.constants import ROUNDS, SEATS

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator, Sequence

    from numpy.typing import NDArray

    from diceminer.arena.rows import Row
    from diceminer.arena.summary import ForfeitCount
    from diceminer.bots import Bot
    from diceminer.ruleset import Rules

_CHUNK: Final = 250
# A win is shared by up to three players, so every part of one is a whole number of twelfths.
_PARTS: Final = 12


@dataclass(frozen=True)
class Results:
    """What came of a number of games; seats in the order of the players given.

    `games` were played of the `planned` ones: fewer, if they were stopped. `finished` were played
    to their end, in the others a bot forfeited. `wins` and `scores` count all of them, everything
    else only the finished ones. `rows` and `records` are there if they were asked for, in the order
    of the games' numbers.
    """

    rules: Rules
    players: list[str]
    seed: str
    games: int
    wins: list[float]
    starter_wins: int
    ties: int
    points: list[list[float]]
    scores: list[int] = field(repr=False)
    planned: int
    finished: int
    forfeits: list[ForfeitCount]
    rows: list[Row] = field(default_factory=list, repr=False, compare=False)
    records: list[str] = field(default_factory=list, repr=False)

    @property
    def totals(self) -> list[float]:
        """Every player's mean total."""
        return [sum(rounds) for rounds in self.points]

    def share(self, seat: int) -> tuple[float, float, float]:
        """A player's share of wins with its 95 % interval (Wilson's)."""
        return wilson_interval(self.wins[seat], self.games)


def simulate(
    rules: Rules,
    players: Sequence[str | Bot | type[Bot]],
    games: int,
    *,
    seed: int | str | None = None,
    jobs: int | None = None,
    limit: float = LIMIT,
    rows: bool = False,
    records: bool = False,
    each: Callable[[Row], None] | None = None,
    progress: Callable[[int], None] | None = None,
    stop: Callable[[], bool] | None = None,
) -> Results:
    """Play games between bots, one a seat; game n has the dice of the seed `SEED/n`.

    A player is a name, as `bots.make` takes it, or a bot object or its class. Names play in worker
    processes, `jobs` at a time (all cores): a bot of a user's own that fails, or thinks longer than
    `limit` seconds a move, forfeits that game, and a name that makes no bot is a BotError. If an
    object or a class is among them, all play in this process, one game after another, without a
    limit; an object plays all games, a class makes a new bot for each.

    `rows` keeps a row of results for every game, as the arena has them (`group` is the game's
    number), `records` the record of each. `each` is called with the row of a game when it ends, and
    its `record` if `records` is set; then nothing is kept, for more games than memory should hold.

    `progress` is called with the number of games that have ended since the last call. When `stop()`
    returns true, the results of the games played so far are returned.

    >>> from diceminer import Rules
    >>> class First:
    ...     def choose(self, game):
    ...         return game.legal()[0]
    >>> results = simulate(Rules(), [First(), "greedy"], games=4, seed=1, records=True)
    >>> results.players, results.wins, results.records[0].splitlines()[1]
    (['First', 'greedy'], [0, 4], 'Seats: First, greedy')
    """
    if len(players) != rules.players:
        raise RulesError("error-names-count", have=len(players), need=rules.players)
    if games < 1:
        raise BotError("error-bot-limit", name="games", value=str(games))
    for player in players:
        if isinstance(player, str):
            bots.check(player)
        elif not callable(getattr(player, "choose", None)):
            raise BotError("error-bot-choose", name=_label(player))
    names = [_label(player) for player in players]
    run = _Run(rules, players, names, games, fairness.seed_text(seed))
    tally = _Tally(run)
    if run.compiled and not (rows or records or each):
        with closing(run.compiled_games(jobs, stop)) as parts:
            for part, results in parts:
                tally.add_compiled(part, results)
                if progress is not None:
                    progress(len(part))
        return tally.results()
    kept: list[Row] = []
    with closing(run.rows(jobs, limit, stop, record=records)) as played:
        for row in played:
            tally.add(row)
            if each is not None:
                each(row)
            elif rows or records:
                kept.append(row)
            if progress is not None:
                progress(1)
    kept.sort(key=lambda row: row["group"])
    texts = [row.pop("record") for row in kept if "record" in row]
    return tally.results(kept if rows else [], texts)


def _label(player: str | Bot | type[Bot]) -> str:
    """What a player is called: an object after its class."""
    if isinstance(player, str):
        return player
    return player.__name__ if isinstance(player, type) else type(player).__name__


@dataclass(frozen=True)
class _Run:
    """The games that are to be played, and the ways to play them."""

    rules: Rules
    players: Sequence[str | Bot | type[Bot]]
    names: list[str]
    games: int
    seed: str

    @property
    def compiled(self) -> bool:
        """Whether all players are levels that compiled code can play."""
        return all(isinstance(player, str) and player in LEVELS for player in self.players)

    def tasks(self) -> Iterator[Task]:
        text, seats = self.rules.text(), tuple(self.names)
        for number in range(self.games):
            dice = f"{self.seed}/{number}"
            yield Task(0, number, 0, text, seats, dice, as_compiled=self.compiled)

    def rows(
        self, jobs: int | None, limit: float, stop: Callable[[], bool] | None, *, record: bool
    ) -> Generator[Row, None, None]:
        """The row of each game as it ends."""
        if not all(isinstance(player, str) for player in self.players):
            yield from self._rows_here(stop, record=record)
            return
        warm_up(*compiled_parts(self.names))
        names, size = list(dict.fromkeys(self.names)), min(jobs or cores(), self.games)
        with WorkerPool(size, limit, names, record=record, stop=stop) as pool:
            for reason in pool.refused().values():
                raise reason
            disqualified = Disqualified(None)
            yield from disqualified.watch(pool.play(disqualified.filter(self.tasks())))

    def _rows_here(self, stop: Callable[[], bool] | None, *, record: bool) -> Iterator[Row]:
        """The same in this process, for objects that can't be sent to another one."""
        warm_up(*compiled_parts(self.names))
        given = [None if isinstance(player, str) else player for player in self.players]
        for task in self.tasks():
            if stop is not None and stop():
                return
            yield match.play(task, players=given, record=record)

    def compiled_games(
        self, jobs: int | None, stop: Callable[[], bool] | None
    ) -> Generator[tuple[range, NDArray[np.int16]], None, None]:
        """Numbers of games with their results as `play_games` has them, part by part."""
        warm_up("games")
        parts = (range(at, min(at + _CHUNK, self.games)) for at in range(0, self.games, _CHUNK))
        workers = min(jobs or cores(), -(-self.games // _CHUNK))
        with ThreadPoolExecutor(workers) as pool:
            # Few parts are under way at a time, so that stopping need not wait for many.
            pending: dict[Future[NDArray[np.int16]], range] = {}
            while True:
                if stop is None or not stop():
                    for part in islice(parts, 2 * workers - len(pending)):
                        pending[pool.submit(self._play_compiled, part)] = part
                else:
                    pending = {future: pending[future] for future in pending if not future.cancel()}
                if not pending:
                    return
                done, _ = wait(pending, POLL_INTERVAL, return_when=FIRST_COMPLETED)
                for future in done:
                    yield pending.pop(future), future.result()

    def _play_compiled(self, part: range) -> NDArray[np.int16]:
        """Play some of the games all in compiled code."""
        levels = [LEVELS[name] for name in self.names]
        keys = np.array([fairness.key(f"{self.seed}/{number}") for number in part], np.int64)
        extra = self.rules.extra_tunnel_dice
        return compiled_games.play_all(Board(self.rules), levels, keys, extra_tunnel_dice=extra)


class _Tally:
    """Adds games up as they end."""

    def __init__(self, run: _Run) -> None:
        self._run = run
        players = run.rules.players
        self._solo = players == 1
        self._games = self._finished = self._starter_wins = self._ties = 0
        self._parts = np.zeros(players, np.int64)
        self._points = np.zeros((players, ROUNDS), np.int64)
        self._forfeits = ForfeitCounter()
        # Only in the solo game: every score, by the number of its game.
        self._scores = np.zeros(run.games if self._solo else 0, np.int16)
        self._scored = np.zeros(len(self._scores), np.bool_)

    def add_compiled(self, part: range, results: NDArray[np.int16]) -> None:
        """Add games from their results as `play_games` has them."""
        self._games += len(part)
        self._finished += len(part)
        self._ties += int(results[:, 2].sum())
        if self._solo:
            self._scores[part.start : part.stop] = results[:, 0]
            self._scored[part.start : part.stop] = True
            return
        players = len(self._parts)
        self._parts += _PARTS * np.bincount(results[:, 0], minlength=players)
        self._starter_wins += int((results[:, 0] == results[:, 1]).sum())
        points = results[:, compiled_games.FIRST_POINTS :].reshape(len(results), SEATS, ROUNDS)
        self._points += points[:, :players].sum(axis=0, dtype=np.int64)

    def add(self, row: Row) -> None:
        """Add one game."""
        self._games += 1
        self._forfeits.add(row)
        finished = not row["forfeits"]
        self._finished += finished
        if "score" in row:
            self._scores[row["group"]] = row["score"]
            self._scored[row["group"]] = True
            return
        self._parts += np.rint(_PARTS * np.array(row["won"])).astype(np.int64)
        if finished and row["first"] is not None:
            self._ties += row["tied"]
            self._starter_wins += row["won"][row["first"] - 1] == 1.0
            self._points += np.array([played["points"] for played in row["rounds"]]).T

    def results(self, rows: Sequence[Row] = (), records: Sequence[str] = ()) -> Results:
        """What the games so far add up to."""
        run = self._run
        wins = [
            parts // _PARTS if parts % _PARTS == 0 else parts / _PARTS
            for parts in self._parts.tolist()
        ]
        points = self._points / self._finished if self._finished else np.zeros((len(wins), 0))
        return Results(
            rules=run.rules,
            players=run.names,
            seed=run.seed,
            games=self._games,
            wins=[] if self._solo else wins,
            starter_wins=self._starter_wins,
            ties=self._ties,
            points=[] if self._solo else points.tolist(),
            scores=self._scores[self._scored].tolist(),
            planned=run.games,
            finished=self._finished,
            forfeits=self._forfeits.counts,
            rows=list(rows),
            records=list(records),
        )

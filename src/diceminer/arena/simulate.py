"""Play many games between bots on all cores, the same for the same seed on any number of them."""

from __future__ import annotations

from concurrent.futures import (
    FIRST_COMPLETED,
    Future,
    ProcessPoolExecutor,
    ThreadPoolExecutor,
    wait,
)
from dataclasses import dataclass, field
from itertools import islice
from multiprocessing import get_context
from typing import TYPE_CHECKING, Final

import numpy as np

from diceminer import bots, fairness
from diceminer.arena import match
from diceminer.arena.crew import cores
from diceminer.arena.statistics import interval
from diceminer.board import Board
from diceminer.bots import games as bot_games
from diceminer.bots.levels import LEVELS
from diceminer.errors import BotError, RulesError
from diceminer.game import Game
from diceminer.kernel import warm_up
from diceminer.rules.tables import ROUNDS, SEATS

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from concurrent.futures import Executor

    from numpy.typing import NDArray

    from diceminer.ruleset import Rules

_CHUNK: Final = 250
_OWN_CHUNK: Final = 10


@dataclass(frozen=True)
class Results:
    """What came of a number of games; seats in the order of the players given."""

    rules: Rules
    players: list[str]
    seed: str
    games: int
    wins: list[int]
    starter_wins: int
    ties: int
    points: list[list[float]]
    scores: list[int] = field(repr=False)

    @property
    def totals(self) -> list[float]:
        """Every player's mean total."""
        return [sum(rounds) for rounds in self.points]

    def share(self, seat: int) -> tuple[float, float, float]:
        """A player's share of wins with its 95 % interval (Wilson's)."""
        return interval(self.wins[seat], self.games)


def simulate(
    rules: Rules,
    players: Sequence[str],
    games: int,
    *,
    seed: int | str | None = None,
    jobs: int | None = None,
    progress: Callable[[int], None] | None = None,
) -> Results:
    """Play games between bots, one name a seat; `progress` hears how many more are done."""
    if len(players) != rules.players:
        raise RulesError("error-names-count", have=len(players), need=rules.players)
    if games < 1:
        raise BotError("error-bot-limit", name="games", value=str(games))
    text = fairness.seed_text(seed)
    compiled = all(name in LEVELS for name in players)
    warm_up(*(["games"] if compiled else []))
    if not compiled:
        for name in players:
            bots.make(name)
    chunk = _CHUNK if compiled else _OWN_CHUNK
    parts = [range(at, min(at + chunk, games)) for at in range(0, games, chunk)]
    rows = np.zeros((games, bot_games.RESULTS), np.int16)
    # Compiled bots run in threads beside each other; a user's own in processes of their own.
    workers = min(jobs or cores(), len(parts))
    run = _play_compiled if compiled else _play_own
    pool: Executor
    if compiled or workers == 1:
        pool = ThreadPoolExecutor(workers)
    else:
        pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"))
    with pool:
        # Few parts are under way at a time, so that an interruption need not wait for them all.
        waiting: dict[Future[NDArray[np.int16]], range] = {}
        todo = iter(parts)
        while True:
            for part in islice(todo, 2 * workers - len(waiting)):
                waiting[pool.submit(run, rules, list(players), text, part)] = part
            if not waiting:
                break
            done, _ = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                part = waiting.pop(future)
                rows[part.start : part.stop] = future.result()
                if progress is not None:
                    progress(len(part))
    return _sum_up(rules, list(players), text, rows)


def _sum_up(rules: Rules, players: list[str], seed: str, rows: NDArray[np.int16]) -> Results:
    seats, solo = range(rules.players), rules.players == 1
    points = rows[:, bot_games.FIRST_POINTS :].reshape(len(rows), SEATS, ROUNDS).mean(axis=0)
    return Results(
        rules=rules,
        players=players,
        seed=seed,
        games=len(rows),
        wins=[] if solo else [int((rows[:, 0] == seat).sum()) for seat in seats],
        starter_wins=0 if solo else int((rows[:, 0] == rows[:, 1]).sum()),
        ties=int(rows[:, 2].sum()),
        points=[] if solo else [points[seat].tolist() for seat in seats],
        scores=rows[:, 0].tolist() if solo else [],
    )


def _play_compiled(rules: Rules, players: list[str], seed: str, part: range) -> NDArray[np.int16]:
    """Play some of the games all in compiled code."""
    levels = [LEVELS[name] for name in players]
    keys = np.array([fairness.key(f"{seed}/{number}") for number in part], np.int64)
    extra = rules.extra_tunnel_dice
    return bot_games.play_all(Board(rules), levels, keys, extra_tunnel_dice=extra)


def _play_own(rules: Rules, players: list[str], seed: str, part: range) -> NDArray[np.int16]:
    """Play some of the games with bots of any sort, one action at a time."""
    rows = np.zeros((len(part), bot_games.RESULTS), np.int16)
    for row, number in zip(rows, part, strict=True):
        seats = [bots.make(name, seed=f"{seed}/{number}/{at}") for at, name in enumerate(players)]
        game = Game.new(rules, seed=f"{seed}/{number}")
        while not game.over:
            at = (game.seat or 1) - 1
            action = match.ask(seats[at], players[at], game.copy())
            match.carry_out(game, action, players[at])
        view = game.view()
        row[0] = view["score"] if rules.players == 1 else view["winners"][0] - 1
        first = next((e["seat"] for e in game.events if e["event"] == "start"), 1)
        row[1], row[2] = first - 1, bool(view["tiebreaks"])
        for at, seat in enumerate(view["seats"]):
            for turn, sheet in enumerate(seat["rounds"]):
                row[bot_games.FIRST_POINTS + at * ROUNDS + turn] = sheet["total"]
    return rows

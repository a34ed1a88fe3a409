"""The same games on a Ray cluster: one actor a core, each with a watched worker process of its own.

A row follows from its task alone, so it does not matter which machine plays it; what a lost machine
was playing is played again elsewhere. Needs the extra `ray`.
"""

from __future__ import annotations

import os
from collections import deque
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from diceminer.arena import match
from diceminer.arena.plan import Task, made_of
from diceminer.arena.process_pool import Sidelined, WorkerPool, cores
from diceminer.errors import ArenaError, BotError

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterable, Iterator

    from diceminer.arena.match import Row
    from diceminer.arena.plan import Plan

# Tasks that wait with an actor, so that it need not wait for the next one.
_AHEAD: Final = 2
_HANDED_ON: Final = ("DICEMINER_DATA", "DICEMINER_QUIET")


def installed() -> bool:
    """Whether Ray is there."""
    return find_spec("ray") is not None


class _Player:
    """What an actor does: plays the games it is given, on its own machine."""

    def __init__(self, limit: float, names: list[str]) -> None:
        self._names = names
        self._pool = WorkerPool(1, limit, names)

    def made_of(self) -> str:
        """What decides games there."""
        return made_of(self._names)

    def refused(self) -> dict[str, Row]:
        """The bots that can't be made there, and why."""
        return {name: match.told(reason) for name, reason in self._pool.refused().items()}

    def play(self, task: dict[str, Any]) -> Row:
        """The row of a game."""
        return next(self._pool.play([Task.from_dict(task)]))


def run(
    plan: Plan,
    tasks: Iterable[Task],
    *,
    address: str = "",
    jobs: int | None = None,
    refused: Callable[[str, BotError], None] | None = None,
) -> Generator[Row, None, None]:
    """Play some of a plan's games on a cluster; rows come as games end.

    Without an address, on a Ray of this machine's own that is started for it and ended with it.
    """
    # Ray reports usage over the network unless told not to.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    ray: Any = import_module("ray")
    settings: dict[str, Any] = {"address": address} if address else _own_ray(jobs)
    ray.init(log_to_driver=False, logging_level="ERROR", **settings)
    try:
        count = jobs or int(ray.cluster_resources().get("CPU", 1))
        actor = ray.remote(num_cpus=1, max_restarts=-1, max_task_retries=-1)(_Player)
        players = [actor.remote(plan.limit, plan.bots) for _ in range(count)]
        first = players[0]
        if ray.get(first.made_of.remote()) != made_of(plan.bots):
            raise ArenaError("error-arena-cluster")
        sidelined = Sidelined(refused)
        for name, told in ray.get(first.refused.remote()).items():
            reason = match.heard(told)
            if isinstance(reason, BotError):
                sidelined.add(name, reason)
        yield from sidelined.follow(_played(ray, players, sidelined.playable(tasks)))
    finally:
        ray.shutdown()


def _played(ray: Any, players: list[Any], tasks: Iterator[Task | Row]) -> Iterator[Row]:
    """The rows of the actors' games as they end; a row among the tasks is passed on."""
    free, waiting = deque(players * _AHEAD), dict[Any, Any]()
    while True:
        while free and (task := next(tasks, None)) is not None:
            if isinstance(task, dict):
                yield task
            else:
                player = free.popleft()
                waiting[player.play.remote(task.as_dict())] = player
        if not waiting:
            return
        done, _ = ray.wait(list(waiting), num_returns=1)
        for ready in done:
            free.append(waiting.pop(ready))
            yield ray.get(ready)


def _own_ray(jobs: int | None) -> dict[str, Any]:
    """How to start a Ray on this machine, whose processes find the package as this one does."""
    from diceminer.compiling import cache

    source = str(Path(__file__).parents[2])
    path = os.pathsep.join(filter(None, (source, os.environ.get("PYTHONPATH"))))
    handed_on = {name: os.environ[name] for name in _HANDED_ON if name in os.environ}
    handed_on["DICEMINER_CACHE"] = str(cache.root())
    return {
        # An address in the environment is somebody else's cluster.
        "address": "local",
        "num_cpus": jobs or cores(),
        "include_dashboard": False,
        "runtime_env": {"env_vars": {**handed_on, "PYTHONPATH": path}},
    }

"""The same games on a Ray cluster: one actor a core, each with a worker process of its own.

A row is a function of its task, so it does not matter which machine plays it; the games of a lost
machine are played again on another. Needs the extra `ray`.
"""

from __future__ import annotations

import os
from collections import deque
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final

from diceminer.arena.plan import Task, made_of
from diceminer.arena.process_pool import Disqualified, WorkerPool, cores, worker_environment
from diceminer.arena.rows import decode_refusal, encode_refusal
from diceminer.errors import ArenaError, BotError

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterable, Iterator

    from diceminer.arena.plan import Plan, TaskDict
    from diceminer.arena.rows import RefusalDict, Row

# Tasks submitted to an actor at a time, so that it need not wait for the next one.
_SUBMITTED: Final = 2
_PASSED_ON: Final = ("DICEMINER_DATA", "DICEMINER_QUIET")


def installed() -> bool:
    """Whether Ray is installed."""
    return find_spec("ray") is not None


class _Player:
    """The class of the actors: plays the games it is given, on its own machine."""

    def __init__(self, limit: float, names: list[str]) -> None:
        self._names = names
        self._pool = WorkerPool(1, limit, names)

    def made_of(self) -> str:
        """The fingerprint of what decides games on this machine."""
        return made_of(self._names)

    def refused(self) -> dict[str, RefusalDict]:
        """The bots that can't be made on this machine, and why."""
        return {name: encode_refusal(reason) for name, reason in self._pool.refused().items()}

    def play(self, task: TaskDict) -> Row:
        """The row of a game."""
        return next(self._pool.play([Task.from_dict(task)]))


def play_tasks(
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
    # Ray reports usage over the network unless this is set.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    # The package has no types of its own, and need not be installed.
    ray: Any = import_module("ray")
    settings: dict[str, object] = {"address": address} if address else _local_settings(jobs)
    ray.init(log_to_driver=False, logging_level="ERROR", **settings)
    try:
        count = jobs or int(ray.cluster_resources().get("CPU", 1))
        actor_class = ray.remote(num_cpus=1, max_restarts=-1, max_task_retries=-1)(_Player)
        actors = [actor_class.remote(plan.limit, plan.bots) for _ in range(count)]
        first = actors[0]
        if ray.get(first.made_of.remote()) != made_of(plan.bots):
            raise ArenaError("error-arena-cluster")
        disqualified = Disqualified(refused)
        for name, encoded in ray.get(first.refused.remote()).items():
            reason = decode_refusal(encoded)
            if isinstance(reason, BotError):
                disqualified.add(name, reason)
        yield from disqualified.watch(_play(ray, actors, disqualified.filter(tasks)))
    finally:
        ray.shutdown()


def _play(ray: Any, actors: list[Any], tasks: Iterator[Task | Row]) -> Iterator[Row]:
    """The rows of the actors' games as they end; a row among the tasks is passed on."""
    free, pending = deque(actors * _SUBMITTED), dict[Any, Any]()
    while True:
        while free and (task := next(tasks, None)) is not None:
            if isinstance(task, Task):
                actor = free.popleft()
                pending[actor.play.remote(task.as_dict())] = actor
            else:
                yield task
        if not pending:
            return
        done, _ = ray.wait(list(pending), num_returns=1)
        for result in done:
            free.append(pending.pop(result))
            yield ray.get(result)


def _local_settings(jobs: int | None) -> dict[str, object]:
    """How to start a Ray on this machine, whose processes find the package as this one does."""
    passed_on = {name: os.environ[name] for name in _PASSED_ON if name in os.environ}
    return {
        # An address in the environment is somebody else's cluster.
        "address": "local",
        "num_cpus": jobs or cores(),
        "include_dashboard": False,
        "runtime_env": {"env_vars": {**passed_on, **worker_environment()}},
    }

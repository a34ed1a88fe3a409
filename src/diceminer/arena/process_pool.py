"""Worker processes that play the games of a plan, watched so that no bot can stop the arena.

A bot of a user's own that thinks longer than the limit forfeits its game, and its process is ended;
one that did so in three games on end forfeits the rest unplayed.
A process that dies is replaced and gets the same game again; if it dies again, whoever was asked
last forfeits. Levels of ours think as long as they were told to.
"""

from __future__ import annotations

import json
import os
import queue
import signal
import subprocess
import sys
import threading
import time
from collections import Counter, deque
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Self

from diceminer import bots
from diceminer.arena import match
from diceminer.arena.plan import is_own, made_of
from diceminer.errors import ArenaError, BotError
from diceminer.kernel import warm_up

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterable, Iterator, Sequence

    from diceminer.arena.match import Row
    from diceminer.arena.plan import Plan, Task

# How often clocks are looked at when nothing happens, in seconds.
_GLANCE: Final = 0.1
_DEATHS: Final = 2
LATE: Final = "error-bot-late"
# So many games in a row, and a bot is not waited for any more.
_LATE_GAMES: Final = 3


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0)) or 1
    return os.cpu_count() or 1


@dataclass
class _Job:
    """Something to do: a game, or to try whether a bot can be made."""

    names: tuple[str, ...]
    task: Task | None = None
    deaths: int = 0

    def order(self, *, record: bool) -> dict[str, Any]:
        if self.task is None:
            return {"make": self.names[0]}
        watch = self.deaths > 0 or any(map(is_own, self.names))
        return {"task": self.task.as_dict(), "watch": watch, "record": record}


@dataclass
class _Worker:
    """A process, what it is doing, whom it asked, and for how long that bot has thought."""

    process: subprocess.Popen[str]
    listener: threading.Thread | None = None
    ready: bool = False
    job: _Job | None = None
    seat: int | None = None
    waited: float = 0.0


class WorkerPool:
    """Some worker processes. Use it in a `with`, which ends them.

    `record` asks for the record of every game in its row. Where `stop` answers true, no more
    answers come; it is asked many times a second. No process is started after the code of the
    bots has changed: it would play other bots than the ones before it.
    """

    def __init__(
        self,
        jobs: int,
        limit: float,
        names: Sequence[str],
        *,
        record: bool = False,
        stop: Callable[[], bool] | None = None,
    ) -> None:
        self._jobs, self._limit, self._record, self._stop = jobs, limit, record, stop
        self._names, self._made_of = names, made_of(names)
        self._said: queue.SimpleQueue[tuple[_Worker, str | None]] = queue.SimpleQueue()
        self._workers: list[_Worker] = []
        self._looked = time.monotonic()
        # Compiled once, here, and not by every worker at the same time.
        warm_up()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        workers, self._workers = self._workers, []
        for worker in workers:
            _kill(worker)
        for worker in workers:
            _reap(worker)

    def refused(self) -> dict[str, BotError]:
        """Those bots of users' own that can't be made, and why."""
        found = {}
        for job, answer in self._done([_Job((name,)) for name in self._names if is_own(name)]):
            if job is not None and answer is not None:
                found[job.names[0]] = match.heard(answer)
        return {name: reason for name, reason in found.items() if isinstance(reason, BotError)}

    def play(self, tasks: Iterable[Task | Row]) -> Iterator[Row]:
        """Play games, and give each row as its game ends; a row among the tasks is passed on."""
        jobs = (task if isinstance(task, dict) else _Job(task.seats, task) for task in tasks)
        for _, row in self._done(jobs):
            assert row is not None
            yield row

    def _done(self, jobs: Iterable[_Job | Row]) -> Iterator[tuple[_Job | None, Row | None]]:
        """Every job with its answer, as they come; rows among them as they are."""
        todo, again = iter(jobs), deque[_Job]()
        while self._stop is None or not self._stop():
            job: _Job | Row | None = None
            if self._free() or len(self._workers) < self._jobs:
                job = again.popleft() if again else next(todo, None)
            if isinstance(job, dict):
                yield None, job
            elif job is not None:
                worker = next(iter(self._free()), None) or self._start()
                worker.job = job
                self._send(worker)
            elif not any(worker.job for worker in self._workers):
                return
            elif (ended := self._hear()) is not None:
                if ended[1] is _AGAIN:
                    again.append(ended[0])
                else:
                    yield ended

    def _free(self) -> list[_Worker]:
        return [worker for worker in self._workers if worker.job is None]

    def _start(self) -> _Worker:
        if made_of(self._names) != self._made_of:
            raise ArenaError("error-arena-changed")
        from diceminer.compiling import cache

        # As this process finds the package, so shall the worker.
        source = str(Path(__file__).parents[2])
        path = os.pathsep.join(filter(None, (source, os.environ.get("PYTHONPATH"))))
        worker = _Worker(
            subprocess.Popen(
                # -P: modules in the current folder must not hide those of the standard library.
                [sys.executable, "-P", "-m", "diceminer.arena.worker"],
                # And what has been compiled, wherever that is kept.
                env={**os.environ, "PYTHONPATH": path, "DICEMINER_CACHE": str(cache.root())},
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                encoding="utf-8",
                # Ctrl-C is for this process alone, which then ends the workers.
                start_new_session=True,
            )
        )
        self._workers.append(worker)
        worker.listener = threading.Thread(target=self._listen, args=(worker,), daemon=True)
        worker.listener.start()
        return worker

    def _listen(self, worker: _Worker) -> None:
        assert worker.process.stdout is not None
        try:
            for line in worker.process.stdout:
                self._said.put((worker, line))
        except (OSError, ValueError):
            pass
        self._said.put((worker, None))

    def _send(self, worker: _Worker) -> None:
        """Give a worker its job, once it can take one."""
        if worker.ready and worker.job is not None:
            assert worker.process.stdin is not None
            worker.seat, worker.waited = None if worker.job.task else 0, 0.0
            try:
                worker.process.stdin.write(json.dumps(worker.job.order(record=self._record)) + "\n")
                worker.process.stdin.flush()
            except OSError:
                # It has died; its listener tells.
                return

    def _hear(self) -> tuple[_Job, Row | None] | None:
        """Wait for the next word of a worker, or for a bot's time to run out."""
        if (late := self._overdue()) is not None:
            return late
        try:
            worker, line = self._said.get(timeout=_GLANCE)
        except queue.Empty:
            return None
        if worker not in self._workers:
            return None
        if line is None or not line.endswith("\n"):
            return self._died(worker)
        told = json.loads(line)
        if "asked" in told:
            worker.seat, worker.waited = told["asked"], 0.0
            return None
        if "ready" in told:
            worker.ready = True
            self._send(worker)
            return None
        job, worker.job, worker.seat = worker.job, None, None
        assert job is not None
        return job, told["row"] if job.task else told["refused"]

    def _overdue(self) -> tuple[_Job, Row | None] | None:
        """The game of a bot that has thought too long."""
        passed = time.monotonic() - self._looked
        if passed < _GLANCE:
            return None
        self._looked += passed
        for worker in self._workers:
            job, seat = worker.job, worker.seat
            if job is None or seat is None or not is_own(job.names[seat]):
                continue
            # Where this process itself was kept from looking, no bot is to blame.
            worker.waited += min(passed, 2 * _GLANCE)
            if worker.waited > self._limit:
                self._end(worker)
                late = BotError(LATE, name=job.names[seat], seconds=self._limit)
                return job, _forfeit(job, seat, late)
        return None

    def _died(self, worker: _Worker) -> tuple[_Job, Row | None] | None:
        job, seat = worker.job, worker.seat
        code = self._end(worker)
        if not worker.ready:
            raise ArenaError("error-arena-worker", code=code)
        if job is None:
            return None
        job.deaths += 1
        if job.deaths < _DEATHS or seat is None:
            if job.deaths > _DEATHS:
                raise ArenaError("error-arena-worker", code=code)
            return job, _AGAIN
        died = BotError("error-bot-died", name=job.names[seat], code=code)
        return job, _forfeit(job, seat, died)

    def _end(self, worker: _Worker) -> int:
        self._workers.remove(worker)
        _kill(worker)
        return _reap(worker)


_AGAIN: Final[dict[str, Any]] = {}


def _forfeit(job: _Job, seat: int, reason: BotError) -> Row:
    if job.task is None:
        return match.told(reason)
    return match.forfeited(job.task, {seat: reason})


def _kill(worker: _Worker) -> None:
    """End a process, and with it those that its bots have started."""
    if sys.platform != "win32":
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(worker.process.pid, signal.SIGKILL)
    worker.process.kill()


def _reap(worker: _Worker) -> int:
    """Wait for the end of a process and let go of its pipes; returns its exit code."""
    code = worker.process.wait()
    if worker.listener is not None:
        # A process that a bot has detached may hold the pipe open.
        worker.listener.join(timeout=1)
    for pipe in (worker.process.stdin, worker.process.stdout):
        with suppress(OSError):
            if pipe is not None:
                pipe.close()
    return code


class Sidelined:
    """Bots whose games are forfeited unplayed: those that can't be made or are late every time.

    `told` hears of each, once.
    """

    def __init__(self, told: Callable[[str, BotError], None] | None) -> None:
        self._told = told
        self._reasons: dict[str, BotError] = {}
        self._late: Counter[str] = Counter()

    def add(self, name: str, reason: BotError) -> None:
        """From now on this bot's games are not played."""
        if name not in self._reasons:
            self._reasons[name] = reason
            if self._told is not None:
                self._told(name, reason)

    def playable(self, tasks: Iterable[Task]) -> Iterator[Task | Row]:
        """The tasks that can be played when it is their turn; of the others the forfeited rows."""
        for task in tasks:
            reasons = {
                seat: self._reasons[name]
                for seat, name in enumerate(task.seats)
                if name in self._reasons
            }
            yield match.forfeited(task, reasons) if reasons else task

    def follow(self, rows: Iterable[Row]) -> Iterator[Row]:
        """The rows of games as they end, from which is seen who is late every time."""
        for row in rows:
            if not any(name in self._reasons for name in row["seats"]):
                self._note(row)
            yield row

    def _note(self, row: Row) -> None:
        late = {
            row["seats"][forfeit["seat"] - 1]: match.heard(forfeit["reason"])
            for forfeit in row["forfeits"]
            if forfeit["reason"]["id"] == LATE
        }
        for name in set(row["seats"]):
            reason = late.get(name)
            # One that is in time even once may go on.
            self._late[name] = self._late[name] + 1 if reason else 0
            if self._late[name] >= _LATE_GAMES and isinstance(reason, BotError):
                self.add(name, reason)


def compiled_parts(names: Iterable[str]) -> list[str]:
    """What has to be compiled for these bots, beside the game itself (as `warm_up` takes it)."""
    return ["search"] if any(map(bots.searches, names)) else []


def run(
    plan: Plan,
    tasks: Iterable[Task],
    *,
    jobs: int | None = None,
    refused: Callable[[str, BotError], None] | None = None,
) -> Generator[Row, None, None]:
    """Play some of a plan's games on this machine's cores; rows come as games end.

    A bot that can't be made, or is late in game after game, forfeits all others at once: `refused`
    hears of it, once.
    """
    warm_up(*compiled_parts(plan.bots))
    with WorkerPool(jobs or cores(), plan.limit, plan.bots) as pool:
        sidelined = Sidelined(refused)
        for name, reason in pool.refused().items():
            sidelined.add(name, reason)
        yield from sidelined.follow(pool.play(sidelined.playable(tasks)))

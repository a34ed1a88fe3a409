"""A pool of worker processes that play games, with a time limit for users' bots.

A bot of a user's own that thinks longer than the limit forfeits its game, and its process is
killed; after three such games in a row it forfeits the rest unplayed. A process that dies is
replaced and gets the same game again; if it dies again, the bot that was asked last forfeits.
Levels of ours think as long as they are made to, without a limit.
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
from typing import TYPE_CHECKING, Final, Self

from diceminer import bots
from diceminer.arena import match
from diceminer.arena.plan import Task, is_own, made_of
from diceminer.arena.rows import decode_refusal
from diceminer.errors import ArenaError, BotError
from diceminer.kernel import warm_up

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterable, Iterator, Sequence

    from diceminer.arena.plan import Plan
    from diceminer.arena.rows import RefusalDict, Row
    from diceminer.arena.worker import Message, Request

# How often time limits are checked, and `stop` is called, when no message comes, in seconds.
POLL_INTERVAL: Final = 0.1
# How often a process may die in the same game before a bot forfeits it.
_MOST_DEATHS: Final = 2
TIMED_OUT: Final = "error-bot-late"
# The number of timeouts in a row after which a bot is disqualified.
_MOST_TIMEOUTS: Final = 3


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0)) or 1
    return os.cpu_count() or 1


@dataclass
class _Job:
    """Something for a worker to do: play a game, or find out whether a bot can be made."""

    names: tuple[str, ...]
    task: Task | None = None
    deaths: int = 0

    def request(self, *, record: bool) -> Request:
        if self.task is None:
            return {"make": self.names[0]}
        watch = self.deaths > 0 or any(map(is_own, self.names))
        return {"task": self.task.as_dict(), "watch": watch, "record": record}

    def failed(self, seat: int, reason: BotError) -> _Outcome:
        """The outcome if the bot of a seat, from 0, is to blame."""
        if self.task is None:
            return _Outcome(self, refusal=reason)
        return _Outcome(self, row=match.forfeited(self.task, {seat: reason}))


@dataclass(frozen=True)
class _Outcome:
    """What came of a job: the row of its game, or why its bot can't be made (None: it can)."""

    job: _Job
    row: Row | None = None
    refusal: BotError | None = None


@dataclass
class _Worker:
    """A process, its job, the seat it is asking, and for how long that bot has thought."""

    process: subprocess.Popen[str]
    reader: threading.Thread | None = None
    ready: bool = False
    job: _Job | None = None
    seat: int | None = None
    waited: float = 0.0


class WorkerPool:
    """Worker processes for games. Use it in a `with`, which ends them.

    `record` asks for the record of every game in its row. When `stop` returns true, no more rows
    come; it is called many times a second. No process is started after the code of the bots has
    changed: it would play other bots than the ones before it.
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
        # Lines of the workers' output; None when it has ended.
        self._lines: queue.SimpleQueue[tuple[_Worker, str | None]] = queue.SimpleQueue()
        self._workers: list[_Worker] = []
        self._limits_checked = time.monotonic()
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
        """The users' bots that can't be made, and why."""
        jobs = [_Job((name,)) for name in self._names if is_own(name)]
        outcomes = (outcome for outcome in self._run(jobs) if isinstance(outcome, _Outcome))
        return {outcome.job.names[0]: outcome.refusal for outcome in outcomes if outcome.refusal}

    def play(self, tasks: Iterable[Task | Row]) -> Iterator[Row]:
        """Play games, and give each row as its game ends; a row among the tasks is passed on."""
        jobs = (_Job(task.seats, task) if isinstance(task, Task) else task for task in tasks)
        for outcome in self._run(jobs):
            if not isinstance(outcome, _Outcome):
                yield outcome
            elif outcome.row is not None:
                yield outcome.row

    def _run(self, jobs: Iterable[_Job | Row]) -> Iterator[_Outcome | Row]:
        """The outcome of every job, as they come; rows among them as they are."""
        todo, retries = iter(jobs), deque[_Job]()
        while self._stop is None or not self._stop():
            job: _Job | Row | None = None
            if self._idle() or len(self._workers) < self._jobs:
                job = retries.popleft() if retries else next(todo, None)
            if isinstance(job, _Job):
                worker = next(iter(self._idle()), None) or self._start()
                worker.job = job
                self._send(worker)
            elif job is not None:
                yield job
            elif not any(worker.job for worker in self._workers):
                return
            else:
                ended = self._poll()
                if isinstance(ended, _Job):
                    retries.append(ended)
                elif ended is not None:
                    yield ended

    def _idle(self) -> list[_Worker]:
        return [worker for worker in self._workers if worker.job is None]

    def _start(self) -> _Worker:
        if made_of(self._names) != self._made_of:
            raise ArenaError("error-arena-changed")
        worker = _Worker(
            subprocess.Popen(
                # -P: modules in the current folder must not hide those of the standard library.
                [sys.executable, "-P", "-m", "diceminer.arena.worker"],
                env={**os.environ, **worker_environment()},
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                encoding="utf-8",
                # Ctrl-C is for this process alone, which then ends the workers.
                start_new_session=True,
            )
        )
        self._workers.append(worker)
        worker.reader = threading.Thread(target=self._read, args=(worker,), daemon=True)
        worker.reader.start()
        return worker

    def _read(self, worker: _Worker) -> None:
        assert worker.process.stdout is not None
        try:
            for line in worker.process.stdout:
                self._lines.put((worker, line))
        except (OSError, ValueError):
            pass
        self._lines.put((worker, None))

    def _send(self, worker: _Worker) -> None:
        """Give a worker its job, once it can take one."""
        if worker.ready and worker.job is not None:
            assert worker.process.stdin is not None
            worker.seat, worker.waited = None if worker.job.task else 0, 0.0
            request = worker.job.request(record=self._record)
            try:
                worker.process.stdin.write(json.dumps(request) + "\n")
                worker.process.stdin.flush()
            except OSError:
                # It has died, which its reader will notice.
                return

    def _poll(self) -> _Outcome | _Job | None:
        """Wait for a message or a timeout: the outcome of a job, or a job to be retried."""
        if (timed_out := self._check_limits()) is not None:
            return timed_out
        try:
            worker, line = self._lines.get(timeout=POLL_INTERVAL)
        except queue.Empty:
            return None
        if worker not in self._workers:
            return None
        if line is None or not line.endswith("\n"):
            return self._handle_death(worker)
        message: Message = json.loads(line)
        if "asking" in message:
            worker.seat, worker.waited = message["asking"], 0.0
            return None
        if "ready" in message:
            worker.ready = True
            self._send(worker)
            return None
        job, worker.job, worker.seat = worker.job, None, None
        assert job is not None
        if "row" in message:
            return _Outcome(job, row=message["row"])
        return _Outcome(job, refusal=_decoded(message["refused"]))

    def _check_limits(self) -> _Outcome | None:
        """The outcome for a bot that has thought too long."""
        passed = time.monotonic() - self._limits_checked
        if passed < POLL_INTERVAL:
            return None
        self._limits_checked += passed
        for worker in self._workers:
            job, seat = worker.job, worker.seat
            if job is None or seat is None or not is_own(job.names[seat]):
                continue
            # If this process itself was suspended, that time does not count.
            worker.waited += min(passed, 2 * POLL_INTERVAL)
            if worker.waited > self._limit:
                self._end(worker)
                reason = BotError(TIMED_OUT, name=job.names[seat], seconds=self._limit)
                return job.failed(seat, reason)
        return None

    def _handle_death(self, worker: _Worker) -> _Outcome | _Job | None:
        """After a process has died: its job, to be retried, or the forfeit of the bot it asked."""
        job, seat = worker.job, worker.seat
        code = self._end(worker)
        if not worker.ready:
            raise ArenaError("error-arena-worker", code=code)
        if job is None:
            return None
        job.deaths += 1
        if job.deaths < _MOST_DEATHS or seat is None:
            if job.deaths > _MOST_DEATHS:
                raise ArenaError("error-arena-worker", code=code)
            return job
        return job.failed(seat, BotError("error-bot-died", name=job.names[seat], code=code))

    def _end(self, worker: _Worker) -> int:
        self._workers.remove(worker)
        _kill(worker)
        return _reap(worker)


def worker_environment() -> dict[str, str]:
    """Variables by which a worker finds the package and its compiled code as we do here."""
    from diceminer.compiling import cache

    source = str(Path(__file__).parents[2])
    path = os.pathsep.join(filter(None, (source, os.environ.get("PYTHONPATH"))))
    return {"PYTHONPATH": path, "DICEMINER_CACHE": str(cache.root())}


def _decoded(refused: RefusalDict | None) -> BotError | None:
    if refused is None:
        return None
    reason = decode_refusal(refused)
    assert isinstance(reason, BotError)
    return reason


def _kill(worker: _Worker) -> None:
    """End a process, and with it those that its bots have started."""
    if sys.platform != "win32":
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(worker.process.pid, signal.SIGKILL)
    worker.process.kill()


def _reap(worker: _Worker) -> int:
    """Wait for the end of a process and close its pipes; returns its exit code."""
    code = worker.process.wait()
    if worker.reader is not None:
        # A process that a bot has detached may hold the pipe open.
        worker.reader.join(timeout=1)
    for pipe in (worker.process.stdin, worker.process.stdout):
        with suppress(OSError):
            if pipe is not None:
                pipe.close()
    return code


class Disqualified:
    """Bots whose games are forfeited unplayed: those that can't be made or time out every time.

    `notify` is called with the name of each, and the reason, once.
    """

    def __init__(self, notify: Callable[[str, BotError], None] | None) -> None:
        self._notify = notify
        self._reasons: dict[str, BotError] = {}
        # Timeouts in a row.
        self._timeouts: Counter[str] = Counter()

    def add(self, name: str, reason: BotError) -> None:
        """From now on this bot's games are not played."""
        if name not in self._reasons:
            self._reasons[name] = reason
            if self._notify is not None:
                self._notify(name, reason)

    def filter(self, tasks: Iterable[Task]) -> Iterator[Task | Row]:
        """The tasks that can be played when it is their turn; of the others the forfeited rows."""
        for task in tasks:
            reasons = {
                seat: self._reasons[name]
                for seat, name in enumerate(task.seats)
                if name in self._reasons
            }
            yield match.forfeited(task, reasons) if reasons else task

    def watch(self, rows: Iterable[Row]) -> Iterator[Row]:
        """Pass rows on, and disqualify bots that time out in game after game."""
        for row in rows:
            if not any(name in self._reasons for name in row["seats"]):
                self._count_timeouts(row)
            yield row

    def _count_timeouts(self, row: Row) -> None:
        timed_out = {
            row["seats"][forfeit["seat"] - 1]: _decoded(forfeit["reason"])
            for forfeit in row["forfeits"]
            if forfeit["reason"]["id"] == TIMED_OUT
        }
        for name in dict.fromkeys(row["seats"]):
            reason = timed_out.get(name)
            # A single game in time clears a bot.
            self._timeouts[name] = self._timeouts[name] + 1 if reason else 0
            if reason and self._timeouts[name] >= _MOST_TIMEOUTS:
                self.add(name, reason)


def compiled_parts(names: Iterable[str]) -> list[str]:
    """What has to be compiled for these bots, beside the game itself (as `warm_up` takes it)."""
    return ["search"] if any(map(bots.searches, names)) else []


def play_tasks(
    plan: Plan,
    tasks: Iterable[Task],
    *,
    jobs: int | None = None,
    refused: Callable[[str, BotError], None] | None = None,
) -> Generator[Row, None, None]:
    """Play some of a plan's games on this machine's cores; rows come as games end.

    A bot that can't be made, or times out in game after game, forfeits all games it has left;
    `refused` is called with its name and the reason, once.
    """
    warm_up(*compiled_parts(plan.bots))
    with WorkerPool(jobs or cores(), plan.limit, plan.bots) as pool:
        disqualified = Disqualified(refused)
        for name, reason in pool.refused().items():
            disqualified.add(name, reason)
        yield from disqualified.watch(pool.play(disqualified.filter(tasks)))

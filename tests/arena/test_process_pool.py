"""Real worker processes: the same rows on any number of them, whatever bots do to them."""

from __future__ import annotations

import json
import os
import select
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from diceminer import ArenaError, Rules
from diceminer.arena import Plan, hold, match, process_pool, run_plan, store, sum_up
from diceminer.arena.plan import ROUND_ROBIN, Task
from diceminer.arena.rows import Row
from diceminer.errors import BotError
from tests.arena.rows import multiplayer_row, results, won
from tests.arena.user_bots import own_bots
from tests.cli.running import lines_in, wait_until


def test_any_number_of_workers_gives_the_same_rows(tmp_path: Path) -> None:
    plan = Plan.match(["greedy", own_bots(tmp_path)["Dicey"]], 8, seed=2)
    _, alone = run_plan(plan, tmp_path / "one.jsonl", jobs=1)
    _, together = run_plan(plan, tmp_path / "two.jsonl", jobs=2)
    assert results(alone) == results(together)
    here = [match.play(task) for task in Plan.match(["greedy", "random"], 4, seed=2).tasks()]
    _, there = run_plan(Plan.match(["greedy", "random"], 4, seed=2), tmp_path / "3.jsonl", jobs=1)
    assert results(here) == results(there)


def test_run_plan_can_still_be_called_hold() -> None:
    """Its name in version 0.1.0."""
    assert hold is run_plan


def test_no_bot_can_stop_the_arena(tmp_path: Path) -> None:
    """One that hangs, one that crashes its process, one that prints, and names that are none."""
    own = own_bots(tmp_path)
    bad = [own["Thinker"], own["Crash"], own["Unborn"], "grandmaster", "no/such.py:Bot"]
    matches = [("greedy", name) for name in (own["Loud"], *bad)]
    plan = Plan(ROUND_ROBIN, Rules(), (*matches, (bad[3], bad[4])), 1, "1", limit=1.5)
    refused: list[str] = []
    counts: list[tuple[int, int]] = []
    _, rows = run_plan(
        plan,
        tmp_path / "x.jsonl",
        jobs=2,
        refused=lambda name, _: refused.append(name),
        progress=lambda rows, games: counts.append((len(rows), games)),
    )
    assert counts == [(done, plan.games) for done in range(plan.games + 1)]
    assert len(rows) == plan.games
    assert sorted(refused) == sorted(bad[2:])
    summary = sum_up(plan, rows)
    forfeits = {entry["bot"]: entry["text"] for entry in summary["forfeits"]}
    assert sorted(forfeits) == sorted(bad)
    assert "1.5 seconds" in forfeits[own["Thinker"]]
    assert "exit code 3" in forfeits[own["Crash"]]
    assert "not today" in forfeits[own["Unborn"]]
    assert "no bot “grandmaster”" in forfeits["grandmaster"]
    for row in rows:
        if "greedy" in row["seats"] and own["Loud"] not in row["seats"]:
            assert won(row)[row["seats"].index("greedy")] == 1.0
        if set(row["seats"]) == {"grandmaster", "no/such.py:Bot"}:
            assert won(row) == [0.0, 0.0]
    played = [row for row in rows if set(row["seats"]) == {"greedy", own["Loud"]}]
    assert [len(row["rounds"]) for row in played] == [3, 3]


def test_a_worker_that_is_killed_from_outside_is_replaced(tmp_path: Path) -> None:
    plan = Plan.match(["greedy", "random"], 60, seed=2)
    with process_pool.WorkerPool(1, plan.limit, plan.bots) as pool:
        rows = []
        for row in pool.play(plan.tasks()):
            rows.append(row)
            if len(rows) == 3:
                pool._workers[0].process.kill()
    assert len(rows) == 60
    assert not any(row["forfeits"] for row in rows)
    assert results(store.in_order(rows)) == results([match.play(task) for task in plan.tasks()])


def test_a_run_killed_in_the_middle_goes_on_to_the_same_results(tmp_path: Path) -> None:
    path, whole = tmp_path / "killed.jsonl", tmp_path / "whole.jsonl"
    plan = Plan.match(["greedy", "random"], 120, seed=9)
    code = f"""
from diceminer.arena import Plan, run_plan
run_plan(Plan.match(["greedy", "random"], 120, seed=9), {str(path)!r}, jobs=2)
"""
    with subprocess.Popen([sys.executable, "-c", code]) as process:
        try:
            wait_until(lambda: lines_in(path) >= 8, process)
        finally:
            process.kill()
    assert lines_in(path) < 121
    _, rows = run_plan(plan, path, jobs=2)
    _, uninterrupted = run_plan(plan, whole, jobs=2)
    assert results(rows) == results(uninterrupted)
    assert len(rows) == 120


def test_a_bot_that_times_out_in_every_game_is_disqualified(tmp_path: Path) -> None:
    own = own_bots(tmp_path)["Thinker"]
    plan = Plan.match(["greedy", own], 40, seed=1, limit=0.3)
    disqualified: list[str] = []
    _, rows = run_plan(
        plan, tmp_path / "x.jsonl", jobs=2, refused=lambda name, _: disqualified.append(name)
    )
    assert disqualified == [own]
    assert len(rows) == plan.games
    assert all(won(row)[row["seats"].index(own)] == 0.0 for row in rows)
    (forfeit,) = sum_up(plan, rows)["forfeits"]
    assert (forfeit["games"], "0.3 seconds" in forfeit["text"]) == (40, True)


def test_one_game_in_time_clears_a_bot(tmp_path: Path) -> None:
    plan = Plan.match(["greedy", own_bots(tmp_path)["Last"]], 12, seed=1)
    tasks = list(plan.tasks())
    timeout = BotError(process_pool.TIMED_OUT, name="x", seconds=1)
    named: list[str] = []
    disqualified = process_pool.Disqualified(lambda name, _: named.append(name))

    def rows(in_time: int) -> Iterator[Row]:
        """Games in which the bot times out, but for every so many."""
        for number, task in enumerate(disqualified.filter(tasks), 1):
            if not isinstance(task, Task):
                yield task
            elif number % in_time == 0:
                yield multiplayer_row(task.group, task.seats, [1.0, 0.0])
            else:
                yield match.forfeited(task, {task.seats.index(plan.bots[1]): timeout})

    assert len(list(disqualified.watch(rows(in_time=3)))) == plan.games
    assert named == []
    # Three games in a row are too many.
    assert len(list(disqualified.watch(rows(in_time=4)))) == plan.games
    assert named == [plan.bots[1]]


# Bots that never answer wait for a signal that nobody sends.
CHILD = """
import signal, sys
pipe = open(sys.argv[1], "w")
print("here", file=pipe, flush=True)
signal.pause()
"""
PARENT = """
import pathlib, subprocess, sys, threading
HERE = pathlib.Path(__file__).parent
class Parent:
    def choose(self, game):
        subprocess.Popen([sys.executable, HERE / "child.py", HERE / "pipe"])
        threading.Event().wait()
"""


def test_processes_that_a_bot_has_started_end_with_its_own(tmp_path: Path) -> None:
    """A child that says it is there; its end of the pipe closes when it is gone."""
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "parent.py").write_text(PARENT)
    (tmp_path / "child.py").write_text(CHILD)
    plan = Plan.match([f"{tmp_path / 'parent.py'}:Parent", "random"], 2, seed=1)
    stop = threading.Event()
    pipe = os.open(tmp_path / "pipe", os.O_RDONLY | os.O_NONBLOCK)
    try:
        with process_pool.WorkerPool(1, plan.limit, plan.bots, stop=stop.is_set) as pool:
            playing = threading.Thread(target=list, args=(pool.play(plan.tasks()),))
            playing.start()
            try:
                assert select.select([pipe], [], [], 60)[0]
            finally:
                stop.set()
                playing.join(60)
            assert not playing.is_alive()
            assert os.read(pipe, 99) == b"here\n"
        assert select.select([pipe], [], [], 20)[0]
        assert os.read(pipe, 99) == b"", "nobody has the other end open"
    finally:
        os.close(pipe)


def test_modules_in_the_current_folder_do_not_hide_the_standard_librarys(tmp_path: Path) -> None:
    own = own_bots(tmp_path)["Last"]
    for name in ("json", "random", "queue"):
        (tmp_path / f"{name}.py").write_text("raise RuntimeError('not this one')")
    words = ["simulate", "-n", "2", "--players", f"{own},random", "--json"]
    ended = subprocess.run(
        [sys.executable, "-P", "-m", "diceminer", *words],
        cwd=tmp_path,
        capture_output=True,
        check=False,
        timeout=120,
    )
    assert ended.returncode == 0, ended.stderr.decode()
    output = json.loads(ended.stdout)
    assert (output["games"], output["forfeits"]) == (2, [])


EDITED = """
import threading
class Edited:
    def choose(self, game):
        with open(__file__, "a") as file:
            file.write("# another bot now\\n")
        threading.Event().wait()
"""


def test_a_bot_that_is_edited_in_the_middle_is_not_played_on_with(tmp_path: Path) -> None:
    """A new process would load the new code, and its results would be taken for the old one's."""
    (tmp_path / "edited.py").write_text(EDITED)
    plan = Plan.match(["greedy", f"{tmp_path / 'edited.py'}:Edited"], 40, seed=1, limit=0.3)
    with pytest.raises(ArenaError, match="changed while"):
        run_plan(plan, tmp_path / "x.jsonl", jobs=1)
    _, rows = store.read(tmp_path / "x.jsonl")
    assert len(rows) == 1

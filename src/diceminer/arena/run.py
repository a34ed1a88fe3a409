"""Run a plan: play the games that its file does not have yet, and append their rows to it."""

from __future__ import annotations

from contextlib import closing
from typing import TYPE_CHECKING

from diceminer.arena import cluster, process_pool
from diceminer.arena.store import Store, in_order

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from diceminer.arena.plan import Plan
    from diceminer.arena.rows import Row
    from diceminer.errors import BotError


def run_plan(
    plan: Plan,
    path: str | Path,
    *,
    jobs: int | None = None,
    ray: str | None = None,
    progress: Callable[[Sequence[Row], int], None] | None = None,
    refused: Callable[[str, BotError], None] | None = None,
) -> tuple[Plan, list[Row]]:
    """Play a plan's games and return it with their rows; what the file has already is not replayed.

    The games are played on `jobs` cores (all), or on a Ray cluster if `ray` is its address ("" for
    one on this machine). `progress` is called with the rows so far and the number of games in all,
    `refused` with the name of a bot whose games are forfeited, and why. The plan returned is longer
    than the one given if the file's was.
    """
    with Store(path, plan) as store:

        def report_progress() -> None:
            if progress is not None:
                progress(store.rows, store.plan.games)

        report_progress()
        tasks = list(store.left())
        if tasks:
            if ray is None:
                rows = process_pool.play_tasks(store.plan, tasks, jobs=jobs, refused=refused)
            else:
                rows = cluster.play_tasks(
                    store.plan, tasks, address=ray, jobs=jobs, refused=refused
                )
            with closing(rows):
                for row in rows:
                    store.add(row)
                    report_progress()
        return store.plan, in_order(store.rows)

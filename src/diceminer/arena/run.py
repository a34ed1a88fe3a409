"""Run a plan: play the games that its file does not have yet, and append their rows to it."""

from __future__ import annotations

from contextlib import closing
from typing import TYPE_CHECKING

from diceminer.arena import cluster, process_pool
from diceminer.arena.store import Store, in_order

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from diceminer.arena.match import Row
    from diceminer.arena.plan import Plan
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

    On all cores, or on a Ray cluster if `ray` is its address ("" for one on this machine).
    `progress` hears the rows so far, and of how many; `refused` of bots whose games are forfeited.
    The plan comes back longer where the file's was.
    """
    with Store(path, plan) as store:
        _tell(progress, store)
        left = list(store.left())
        if left:
            if ray is None:
                rows = process_pool.run(store.plan, left, jobs=jobs, refused=refused)
            else:
                rows = cluster.run(store.plan, left, address=ray, jobs=jobs, refused=refused)
            with closing(rows):
                for row in rows:
                    store.add(row)
                    _tell(progress, store)
        return store.plan, in_order(store.rows)


def _tell(progress: Callable[[Sequence[Row], int], None] | None, store: Store) -> None:
    if progress is not None:
        progress(store.rows, store.plan.games)

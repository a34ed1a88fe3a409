"""The arena on a real Ray of two workers: the same rows as on this machine's cores."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from diceminer.arena import store
from diceminer.arena.cluster import installed
from tests.arena.rows import results
from tests.arena.user_bots import own_bots
from tests.cli.running import run_process

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not installed(), reason="Ray is not installed; `make test-all` does it"),
]


def test_ray_gives_the_same_results_for_the_same_seeds(tmp_path: Path) -> None:
    own = own_bots(tmp_path)
    players = ["greedy", "random", own["Dicey"], own["Crash"], "nobody"]
    words = ["arena", "--round-robin", ",".join(players), "-n", "4", "--seed", "5", "--json"]
    cores, ray = tmp_path / "cores.jsonl", tmp_path / "ray.jsonl"
    here = run_process(*words, "--results", str(cores), "--jobs", "2")
    there = run_process(*words, "--results", str(ray), "--jobs", "2", "--ray")
    assert here.code == there.code == 0, there.err
    (plan, rows), (other, others) = store.read(cores), store.read(ray)
    assert plan == other
    assert results(rows) == results(others)
    assert len(rows) == plan.games
    tables = [json.loads(answer.out)["bots"] for answer in (here, there)]
    assert [bot["rating"] for bot in tables[0]] == [bot["rating"] for bot in tables[1]]


def test_a_run_begun_on_cores_goes_on_with_ray(tmp_path: Path) -> None:
    path = str(tmp_path / "x.jsonl")
    words = ["arena", "--players", "greedy,random", "--seed", "5", "--results", path]
    assert run_process(*words, "-n", "4").code == 0
    answer = run_process("arena", "--resume", path, "-n", "8", "--ray", "--json")
    assert answer.code == 0, answer.err
    assert json.loads(answer.out)["games"] == 8

"""Plans: every seed once from every seat, the same seeds for everybody."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

import diceminer
from diceminer import ArenaError, Rules, RulesError
from diceminer.arena import Plan
from diceminer.arena.plan import Task, made_of
from tests.arena.user_bots import own_bots


@pytest.mark.parametrize("players", [["a", "b"], ["a", "b", "c"], ["a", "b", "b", "b"]])
def test_everybody_has_every_seat_of_every_seed_once(players: list[str]) -> None:
    plan = Plan.match(players, 8, seed=5)
    for group in range(plan.groups):
        tasks = [task for task in plan.tasks() if task.group == group]
        assert {task.dice for task in tasks} == {f"5/{group}"}
        for seat in range(len(players)):
            assert Counter(task.seats[seat] for task in tasks) == Counter(players)


def test_games_are_rounded_up_to_whole_turns_round_the_table() -> None:
    assert [Plan.match(["a"] * 3, games).games for games in (1, 3, 4)] == [3, 3, 6]


def test_a_round_robin_lets_each_pair_meet() -> None:
    assert Plan.round_robin(["a", "b", "c"], 2).matches == (("a", "b"), ("a", "c"), ("b", "c"))
    four = Plan.round_robin(["a", "b"], 4, rules=Rules(players=4))
    assert four.matches == (("a", "b", "b", "b"), ("b", "a", "a", "a"))


def test_alone_everybody_plays_the_same_seeds() -> None:
    plan = Plan.alone(["a", "b"], 3, seed="x")
    dice = {name: [t.dice for t in plan.tasks() if t.seats == (name,)] for name in "ab"}
    assert dice["a"] == dice["b"] == ["x/0", "x/1", "x/2"]


def test_a_plan_cut_short_is_a_fair_comparison_still() -> None:
    tasks = list(Plan.round_robin(["a", "b", "c"], 10, seed=1).tasks())[:12]
    assert Counter(task.match for task in tasks) == {0: 4, 1: 4, 2: 4}


def test_plans_and_tasks_survive_json() -> None:
    plan = Plan.round_robin(["random", "greedy"], 3, rules=Rules(heroes="all"), seed="7", limit=2)
    assert Plan.from_dict(plan.as_dict()) == plan
    task = next(plan.tasks())
    assert Task.from_dict(task.as_dict()) == task


def test_without_a_seed_there_is_a_fresh_one_that_can_be_typed() -> None:
    one, two = Plan.match(["a", "b"], 1), Plan.match(["a", "b"], 1)
    assert one.seed != two.seed
    assert one.seed.isalnum()
    assert len(one.seed) < 16


def test_what_makes_no_plan_is_refused() -> None:
    with pytest.raises(ArenaError):
        Plan.round_robin(["greedy", "greedy"], 2)
    with pytest.raises(ArenaError):
        Plan.round_robin(["greedy", "random"], 2, rules=Rules(players=1))
    with pytest.raises(ArenaError):
        Plan.match(["greedy", "random"], 0)
    with pytest.raises(RulesError):
        Plan.match(["greedy", "random"], 2, rules=Rules(players=3))
    with pytest.raises(RulesError):
        Plan.match(["greedy"] * 5, 2)


def test_a_changed_bot_is_another_bot(tmp_path: Path) -> None:
    bot = own_bots(tmp_path)["Last"]
    before = made_of(["greedy", bot])
    assert before == made_of(["greedy", bot]) != made_of(["greedy"])
    with open(tmp_path / "user_bots.py", "a") as file:
        file.write("\n# better now\n")
    assert made_of(["greedy", bot]) != before


def test_a_bot_with_a_changed_helper_is_another_bot(tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_text("from helpers import best\n")
    (tmp_path / "helpers.py").write_text("def best(game): return game.legal()[0]\n")
    bot = f"{tmp_path / 'bot.py'}:Bot"
    before = made_of([bot])
    (tmp_path / "stranger.py").write_text("")
    assert made_of([bot]) == before
    (tmp_path / "helpers.py").write_text("def best(game): return game.legal()[-1]\n")
    assert made_of([bot]) != before


def test_the_fingerprint_is_of_what_decides_games(tmp_path: Path) -> None:
    """Results of two masters must not be counted together, though no line of code differs."""
    copy = tmp_path / "diceminer"
    shutil.copytree(
        Path(diceminer.__file__).parent,
        copy,
        ignore=shutil.ignore_patterns("page", "__pycache__"),
    )

    def fingerprint() -> str:
        code = "from diceminer.arena.plan import made_of; print(made_of(['master']), end='')"
        environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
        return subprocess.check_output([sys.executable, "-c", code], env=environment, text=True)

    before = fingerprint()
    assert before == made_of(["master"])
    # How games are distributed, stored and shown decides nothing.
    for module in ("process_pool", "store", "summary", "report"):
        with open(copy / "arena" / f"{module}.py", "a") as file:
            file.write("# changed\n")
    (copy / "arena" / "plots.py").rename(copy / "arena" / "drawings.py")
    assert fingerprint() == before
    seen = {before}
    with open(copy / "arena" / "match.py", "a") as file:
        file.write("# changed\n")
    seen.add(fingerprint())
    nets = sorted((copy / "bots").rglob("*.npz"))
    assert len(nets) == 2
    for net in nets:
        content = bytearray(net.read_bytes())
        content[len(content) // 2] ^= 1
        net.write_bytes(content)
        seen.add(fingerprint())
    assert len(seen) == 4

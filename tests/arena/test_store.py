"""The file of results: whole up to its last line, and nothing in it guessed."""

from __future__ import annotations

import json
import os
import stat
from pathlib import Path

import pytest

from diceminer import ArenaError, Rules
from diceminer.arena import Plan, match, store
from diceminer.arena.rows import Row
from diceminer.arena.store import Store
from tests.arena.rows import results

PLAN = Plan.match(["greedy", "random"], 6, seed=4)


def filled(path: Path, games: int, plan: Plan = PLAN) -> list[Row]:
    with Store(path, plan) as kept:
        for task, _ in zip(kept.left(), range(games), strict=False):
            kept.add(match.play(task))
        return kept.rows


def test_what_is_written_is_read(tmp_path: Path) -> None:
    path = tmp_path / "x.jsonl"
    rows = filled(path, 4)
    assert store.read(path) == (PLAN, rows)
    header = json.loads(path.read_text().splitlines()[0])
    assert header["format"] == 1
    assert header["plan"]["matches"] == [["greedy", "random"]]


def test_going_on_plays_only_what_is_missing(tmp_path: Path) -> None:
    path = tmp_path / "x.jsonl"
    filled(path, 4)
    with Store(path, PLAN) as kept:
        assert [task.key for task in kept.left()] == [(0, 2, 0), (0, 2, 1)]
    filled(path, 99)
    with Store(path, PLAN) as kept:
        assert list(kept.left()) == []
        assert len(kept.rows) == 6


@pytest.mark.parametrize("cut", [1, 2, 50, 300])
def test_a_torn_last_line_is_played_again(tmp_path: Path, cut: int) -> None:
    path, whole = tmp_path / "x.jsonl", tmp_path / "whole.jsonl"
    filled(path, 4)
    filled(whole, 6)
    content = path.read_bytes()
    path.write_bytes(content[:-cut])
    filled(path, 99)
    before, after = store.read(whole)[1], store.read(path)[1]
    assert results(after) == results(before)


def test_a_header_cut_short_is_written_again(tmp_path: Path) -> None:
    path = tmp_path / "x.jsonl"
    filled(path, 0)
    path.write_bytes(path.read_bytes()[:40])
    filled(path, 2)
    assert len(store.read(path)[1]) == 2


@pytest.mark.parametrize(
    "content", [b"my diary", b"my\ndiary\n", b"{}\n", b"[]\n", b'{"format":1}\n']
)
def test_somebodys_own_file_is_left_alone(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "diary.txt"
    path.write_bytes(content)
    with pytest.raises(ArenaError, match="line 1"):
        Store(path, PLAN)
    assert path.read_bytes() == content


@pytest.mark.parametrize(
    "damage",
    [
        "not json",
        "{}",
        "[]",
        "null",
        '{"match":9,"group":0,"turn":0}',
        '{"match":0,"group":0,"turn":0,"seats":["random","greedy"]}',
    ],
)
def test_a_damaged_line_is_named(tmp_path: Path, damage: str) -> None:
    path = tmp_path / "x.jsonl"
    filled(path, 4)
    lines = path.read_text().splitlines()
    lines[2] = damage
    path.write_text("\n".join(lines) + "\n")
    before = path.read_bytes()
    with pytest.raises(ArenaError, match="line 3"):
        Store(path, PLAN)
    with pytest.raises(ArenaError, match="line 3"):
        store.read(path)
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("other", "expected"),
    [
        (Plan.match(["greedy", "random"], 6, seed=5), "seed"),
        (Plan.match(["random", "greedy"], 6, seed=4), "matches"),
        (Plan.match(["greedy", "random"], 6, seed=4, rules=Rules(heroes="all")), "rules"),
        (Plan.match(["greedy", "random"], 6, seed=4, limit=1), "limit"),
        (Plan.round_robin(["greedy", "random"], 6, seed=4), "mode"),
    ],
)
def test_another_plan_is_refused(tmp_path: Path, other: Plan, expected: str) -> None:
    path = tmp_path / "x.jsonl"
    filled(path, 2)
    before = path.read_bytes()
    with pytest.raises(ArenaError, match=expected):
        Store(path, other)
    assert path.read_bytes() == before


def test_games_of_other_code_are_not_counted_together(tmp_path: Path) -> None:
    path = tmp_path / "x.jsonl"
    filled(path, 2)
    text = path.read_text()
    made_of = json.loads(text.splitlines()[0])["plan"]["made_of"]
    path.write_text(text.replace(made_of, "0" * 16))
    with pytest.raises(ArenaError, match="have changed"):
        Store(path, PLAN)


def test_a_newer_format_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "x.jsonl"
    filled(path, 0)
    path.write_text(path.read_text().replace('"format":1', '"format":2'))
    with pytest.raises(ArenaError, match="format 2"):
        store.read(path)


def test_a_plan_can_be_made_longer_and_stays_so(tmp_path: Path) -> None:
    path = tmp_path / "x.jsonl"
    filled(path, 99)
    assert len(filled(path, 99, PLAN.longer(4))) == 8
    assert store.read(path)[0].groups == 4
    with Store(path, PLAN) as kept:
        assert kept.plan.groups == 4


def test_a_row_that_is_there_twice_counts_once(tmp_path: Path) -> None:
    path = tmp_path / "x.jsonl"
    filled(path, 2)
    last = path.read_text().splitlines()[-1]
    with open(path, "a") as file:
        file.write(last + "\n")
    assert len(store.read(path)[1]) == 2


@pytest.mark.parametrize("every", [0.0, 1e9])
def test_rows_reach_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, every: float) -> None:
    """At intervals while games are played, and all of them at the end."""
    synced: list[int] = []
    fsync = os.fsync

    def noted(file: int) -> None:
        fsync(file)
        if stat.S_ISREG(os.fstat(file).st_mode):
            synced.append(os.fstat(file).st_size)

    monkeypatch.setattr(os, "fsync", noted)
    monkeypatch.setattr(store, "SYNC_SECONDS", every)
    path = tmp_path / "x.jsonl"
    filled(path, 3)
    lines = path.read_bytes().splitlines(keepends=True)
    ends = [sum(map(len, lines[: count + 1])) for count in range(len(lines))]
    assert synced[0] == ends[0], "the plan, before any game"
    assert synced[-1] == ends[-1], "everything, when the file is closed"
    if every == 0.0:
        assert set(ends) <= set(synced)
    else:
        assert len(synced) == 2

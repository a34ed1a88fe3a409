"""Result files of version 0.1.0 are still shown, and new rows have the fields of the old ones."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from diceminer import Game
from diceminer.arena import Plan, balance, match, store, sum_up

KEPT = Path(__file__).parent / "results"


class Cheat:
    def choose(self, game: Game) -> str:
        return "take everything"


def rounded(value: object) -> object:
    """A JSON value with floats to nine digits: the last ones depend on the processor."""
    match value:
        case float():
            return float(f"{value:.9g}")
        case list():
            return [rounded(item) for item in value]
        case dict():
            return {key: rounded(item) for key, item in value.items()}
        case _:
            return value


def shape(value: object) -> object:
    """The keys of JSON objects in their order, at every level; dice and values are left out."""
    if isinstance(value, dict):
        return [(key, None if key == "dice" else shape(item)) for key, item in value.items()]
    return [shape(item) for item in value] if isinstance(value, list) else type(value).__name__


@pytest.mark.parametrize("name", ["arena", "solo", "balance"])
def test_a_file_of_the_first_version_is_summed_up_as_it_was(name: str) -> None:
    plan, rows = store.read(KEPT / f"{name}.jsonl")
    summary = balance.analyse(plan, rows) if name == "balance" else sum_up(plan, rows)
    shown = json.loads(json.dumps(summary))
    del shown["outdated"]
    before = json.loads((KEPT / f"{name}.json").read_text())
    assert rounded(shown) == rounded(before)
    assert list(shown) == list(before)


@pytest.mark.parametrize("name", ["arena", "solo"])
def test_rows_have_the_fields_of_the_first_version(name: str) -> None:
    lines = (KEPT / f"{name}.jsonl").read_text().splitlines()
    header, *rows = map(json.loads, lines)
    plan = Plan.from_dict(header["plan"])
    assert list(plan.as_dict()) == list(header["plan"])
    old = {(row["match"], row["group"], row["turn"]): row for row in rows}
    for task in plan.tasks():
        players = [Cheat if name == "mine.py:Cheat" else None for name in task.seats]
        assert shape(match.play(task, players=players)) == shape(old[task.key])

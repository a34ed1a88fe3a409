"""One game of the arena: its row is a function of its task, and a bot that fails forfeits."""

from __future__ import annotations

import json
import random
from pathlib import Path

import numpy as np
import pytest

from diceminer import BotError, Game, Rules, bots, locale
from diceminer.arena import Plan, match
from diceminer.arena.plan import Task
from diceminer.arena.rows import decode_refusal
from tests.arena.rows import results, score, won
from tests.arena.user_bots import SOURCE, own_bots
from tests.cli.running import finished
from tests.games import until_over


def only(players: list[str], rules: Rules | None = None) -> Task:
    return next(Plan.match(players, 1, rules=rules, seed=3).tasks())


@pytest.mark.parametrize(
    "players", [["greedy", "random"], ["random", "greedy", "random", "greedy"]]
)
def test_the_same_task_gives_the_same_row(players: list[str]) -> None:
    task = only(players, Rules(len(players), heroes="all"))
    assert results([match.play(task)]) == results([match.play(task)])


def test_a_row_is_of_the_game_that_its_seed_makes() -> None:
    row = match.play(only(["greedy", "greedy"], Rules(deal_heroes=True)))
    game, bot = Game.new(Rules(deal_heroes=True), "3/0"), bots.make("greedy")
    shared = [0, 0]
    moves = [0, 0]
    for _ in until_over(game):
        moves[(game.seat or 0) - 1] += 1
        for event in game.play(bot.choose(game)):
            if event["event"] == "share":
                shared[event["seat"] - 1] += 1
    view = game.view()
    assert row["heroes"] == [seat["hero"] for seat in view["seats"]]
    assert won(row) == [float(seat in (view["winners"] or [])) for seat in (1, 2)]
    for at, seat in enumerate(view["seats"]):
        points = [played["points"][at] for played in row["rounds"]]
        assert points == [scored["total"] for scored in seat["rounds"]]
        assert sum(played["shared"][at] for played in row["rounds"]) == shared[at]
    scored = [event for event in game.events if event["event"] == "score"]
    assert [played["dice"] for played in row["rounds"]] == [
        [sheet["dice"] for sheet in event["seats"]] for event in scored
    ]
    starts = [event["seat"] for event in game.events if event["event"] == "start"]
    assert [played["start"] for played in row["rounds"]] == starts
    assert (row["first"], row["moves"], row["forfeits"]) == (starts[0], moves, [])
    assert json.loads(json.dumps(row)) == row


def test_a_solo_row_has_its_score() -> None:
    row = match.play(only(["greedy"], Rules(players=1, magic=2)))
    assert score(row) == finished(Rules(players=1, magic=2), "3/0").view().get("score")
    assert "won" not in row


@pytest.mark.parametrize(
    ("bot", "expected"),
    [
        ("Cheat", "illegal action"),
        ("Mute", "illegal action"),
        ("Broken", "RuntimeError"),
        ("Leaver", "SystemExit"),
        ("Unborn", "not today"),
        ("Nothing", "choose(game)"),
    ],
)
def test_a_bot_that_fails_loses_and_the_reason_is_kept(
    tmp_path: Path, bot: str, expected: str
) -> None:
    row = match.play(only(["random", own_bots(tmp_path)[bot]]))
    assert won(row) == [1.0, 0.0]
    (forfeit,) = json.loads(json.dumps(row))["forfeits"]
    assert forfeit["seat"] == 2
    reason = decode_refusal(forfeit["reason"])
    assert expected in str(reason)
    assert "\n" not in str(reason)
    assert len({reason.text(lang) for lang in locale.LANGUAGES}) == 4


@pytest.mark.parametrize(
    ("bot", "code"),
    [("Broken", "raise RuntimeError"), ("Leaver", "sys.exit(3)"), ("Unborn", "raise ValueError")],
)
def test_a_row_keeps_where_a_bot_failed(tmp_path: Path, bot: str, code: str) -> None:
    """File and line in the one-line reason, the whole traceback beside it."""
    row = match.play(only(["random", own_bots(tmp_path)[bot]]))
    (forfeit,) = json.loads(json.dumps(row))["forfeits"]
    lines = SOURCE.splitlines()
    line = next(number for number, text in enumerate(lines, 1) if code in text)
    reason = decode_refusal(forfeit["reason"])
    assert f"user_bots.py:{line}: " in str(reason)
    assert isinstance(reason, BotError)
    assert reason.traceback == forfeit["reason"]["traceback"]
    assert f'user_bots.py", line {line}, in ' in reason.traceback
    assert code in reason.traceback


def test_at_a_larger_table_the_others_share_the_win(tmp_path: Path) -> None:
    own = own_bots(tmp_path)
    assert won(match.play(only(["random", own["Cheat"], "random"]))) == [0.5, 0.0, 0.5]
    assert score(match.play(only([own["Broken"]]))) == 0


def test_a_bot_can_neither_change_the_game_nor_see_its_dice(tmp_path: Path) -> None:
    """It plays on its copy; if that shook the real dice, the real game would follow it."""
    own = own_bots(tmp_path)
    trying = match.play(only([own["Dicey"], "random"]))
    assert trying["forfeits"] == []
    assert len(trying["rounds"]) == 3


def test_a_bot_that_rolls_pythons_dice_repeats_its_game_and_leaves_the_programs_alone(
    tmp_path: Path,
) -> None:
    task = only([own_bots(tmp_path)["Dicey"], own_bots(tmp_path)["Numpy"]])
    random.seed(1)
    np.random.seed(1)
    before = random.getstate(), str(np.random.get_state(legacy=False))
    first = match.play(task)
    assert (random.getstate(), str(np.random.get_state(legacy=False))) == before
    random.seed(2)
    np.random.seed(2)
    assert results([match.play(task)]) == results([first])


def test_a_bot_cannot_foretell_the_dice_from_its_seed(tmp_path: Path) -> None:
    """No part of the seed that it is given is the seed of the game."""
    row = match.play(only([own_bots(tmp_path)["Prophet"], "random"], Rules(deal_heroes=True)))
    assert row["forfeits"] == []
    assert len(row["rounds"]) == 3


def test_every_bot_and_every_copy_has_a_seed_of_its_own() -> None:
    plans = [Plan.match(["random", "random"], 4, seed=seed) for seed in (3, 4)]
    seeds = [
        match.derived_seed(purpose, task, number)
        for plan in plans
        for task in plan.tasks()
        for purpose in ("bot", "copy")
        for number in range(3)
    ]
    assert len(set(seeds)) == len(seeds) == 8 * 2 * 3
    assert all(len(seed) == 64 for seed in seeds)

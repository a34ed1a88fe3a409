"""The edges of the library: small boxes, shallow copies, finished games."""

from __future__ import annotations

import copy
import json
import os
import subprocess
import sys
from importlib import resources
from pathlib import Path
from typing import cast

import pytest

from diceminer import BotError, Game, IllegalAction, RollsError, Rules, bots

SMALL_BOX = """
from diceminer import Game, Rules
for players in (1, 2, 4):
    for seed in range(4):
        game = Game.new(Rules(players=players), seed=seed)
        while not game.over:
            game.play(game.legal()[seed % len(game.legal())])
            assert min(game.view()["bag"].values()) >= 0
print("played")
"""


def test_a_box_with_too_few_dice_for_three_rounds_is_played_to_its_end(tmp_path: Path) -> None:
    text = (resources.files("diceminer") / "data" / "dice.toml").read_text(encoding="utf-8")
    for count in (27, 8, 10, 7):
        text = text.replace(f"dice = {count}\n", "dice = 5\n")
    (tmp_path / "dice.toml").write_text(text, encoding="utf-8")
    answer = subprocess.run(
        [sys.executable, "-c", SMALL_BOX],
        env={**os.environ, "DICEMINER_DATA": str(tmp_path), "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )
    assert answer.stdout == "played\n"


LARGE_BOX = """
from diceminer import Game, Rules
# Every face but the chests: half of the box for each player.
dice = (
    "10T1,10T2,10T3,10T4,10T5,10TB,10G1,10G2,5G3,5GB,10M1,10M2,5M3,5MB,"
    "10HC1,5HC2,5HD3,5HD4,5HB,10XP,10XS,10XB"
)
game = Game.from_position(
    f"DM1 2,extra_tunnel_dice 1 magic 1 1 1 - - - "
    f"alchemist:{dice}:-:-:-:- engineer:{dice}:-:-:-:- -"
)
game.play("done")
game.play("done")
rolled = [event for event in game.events if event["event"] == "roll"]
print(sum(len(event["dice"]) for event in rolled), len(game.view()["mountain"]))
assert Game.replay(game.record()).view() == game.view()
full = Game.new(Rules(players=2, extra_tunnel_dice=True), seed=1)
assert full.view()["bag"]["tunnel"] > 99
assert Game.from_position(full.position()).view() == full.view()
"""


def test_a_box_with_many_dice_does_not_overrun_the_log(tmp_path: Path) -> None:
    """A whole box is scored and rolled in one action: more rows than the usual box can bring.

    Without the compiler, writing beyond the log raises; compiled, it would spoil what lies there.
    """
    text = (resources.files("diceminer") / "data" / "dice.toml").read_text(encoding="utf-8")
    for count in (27, 8, 10, 7):
        text = text.replace(f"dice = {count}\n", "dice = 60\n")
    text = text.replace("extra = 6 ", "extra = 60 ")
    (tmp_path / "dice.toml").write_text(text, encoding="utf-8")
    answer = subprocess.run(
        [sys.executable, "-c", LARGE_BOX],
        env={**os.environ, "DICEMINER_DATA": str(tmp_path), "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=False,
        timeout=240,
    )
    assert answer.stdout == "360 0\n", answer.stderr[-2000:]


def test_changing_an_event_changes_no_game() -> None:
    game = Game.new(seed=1)
    twin = game.copy()
    events = game.play(game.legal()[0])
    kept = json.dumps(game.events)
    for event in (events[0], game.events[0]):
        cast("dict[str, object]", event).clear()
    assert json.dumps(game.events) == kept
    assert game.events[0] == twin.events[0]


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy])
def test_pythons_own_copies_are_independent_twins(copied: type) -> None:
    game = Game.new(seed=1)
    twin = copied(game)
    before = twin.view()
    events = game.play(game.legal()[0])
    assert twin.view() == before
    assert twin.play(twin.legal()[0]) == events


def test_nobody_chooses_in_a_finished_game() -> None:
    game = Game.new(Rules(players=1), seed=3)
    game.play("done")
    for name in bots.names():
        with pytest.raises(IllegalAction, match="over"):
            bots.make(name).choose(game)


@pytest.mark.parametrize("name", [None, 5, "", "nobody", "x.txt:Bot", ":"])
def test_a_name_that_is_no_bot_is_refused(name: object) -> None:
    with pytest.raises(BotError):
        bots.make(name)  # type: ignore[call-overload]


@pytest.mark.parametrize("rolls", [5, "T1", [["T1"]], [None], {"T1": 1}])
def test_a_script_that_is_no_list_of_tokens_is_refused(rolls: object) -> None:
    with pytest.raises(RollsError):
        Game.new(seed=1, rolls=rolls)  # type: ignore[arg-type]


def test_a_solo_sheet_has_the_parts_of_the_score() -> None:
    """Rules 8: two 5s, three gems and one of two cached, two cave-ins neutralised."""
    game = Game.from_position(
        "DM1 1 1 solo 1 - - r0 M1,-,-,-,-,-/-/-/-/- T17G6M7H9X5 "
        "-:2T1,2T2,2T3,2T4,2T5,G2,G3,HC2,XP,XC2:-:-:G2:- -"
    )
    sheet = game.sheet()[0]
    assert [sheet[part] for part in ("tunnels", "treasure", "hazards")] == [10, 7, 2]
    assert sheet["total"] == game.view().get("score") == 19


def test_what_is_missing_of_an_own_bot_is_named(tmp_path: Path) -> None:
    with pytest.raises(BotError, match=r"no file .*nowhere\.py"):
        bots.load("nowhere.py:Bot")
    file = tmp_path / "mine.py"
    file.write_text("class Mine:\n    pass\n", encoding="utf-8")
    with pytest.raises(BotError, match="Other"):
        bots.load(f"{file}:Other")
    with pytest.raises(BotError, match="choose"):
        bots.load(f"{file}:Mine")

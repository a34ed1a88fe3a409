"""What outlives the program: saved games, high scores, settings; whole, damaged, half-written."""

from __future__ import annotations

import json
import os
from typing import TYPE_CHECKING

import pytest

from diceminer import Game, Rules
from diceminer.terminal import storage
from diceminer.terminal.dialogs import Notice
from tests.terminal.driver import playing
from tests.terminal.program import started

if TYPE_CHECKING:
    from pathlib import Path


def test_a_saved_game_goes_on_with_the_very_dice_it_would_have_rolled() -> None:
    game = Game.new(Rules(players=2, deal_heroes=True), seed=4, names=["Ada", ""])
    game.play("take e1")
    storage.save(game, ("human", "greedy"))
    saved = storage.load_save()
    assert saved is not None
    assert saved.seats == ("human", "greedy")
    assert saved.game.names == ("Ada", "")
    for _ in range(30):
        action = game.legal()[0]
        assert saved.game.play(action) == game.play(action)


@pytest.mark.parametrize(
    "content",
    ["", "{", "[]", '{"format": 2}', '{"format": 1, "seats": ["human"], "record": "x"}', "\x00"],
)
def test_a_damaged_save_is_set_aside_and_reported(home: Path, content: str) -> None:
    home.mkdir()
    (home / "saved-game.json").write_text(content)
    with pytest.raises(storage.Damaged) as caught:
        storage.load_save()
    assert not storage.has_save()
    assert (home / caught.value.name).read_text() == content
    assert storage.load_save() is None


def test_seats_that_do_not_fit_the_record_are_damage() -> None:
    storage.save(Game.new(seed=1), ("human",))
    with pytest.raises(storage.Damaged):
        storage.load_save()


async def test_a_damaged_save_is_reported_to_the_player_who_goes_on(home: Path) -> None:
    home.mkdir()
    (home / "saved-game.json").write_text("not a game")
    async with playing() as player:
        assert "Go on with the game" in player.text()
        await player.press("enter")
        await player.until(lambda: isinstance(player.app.screen, Notice))
        await player.sees("damaged-2")
        await player.press("enter")
        await player.sees("New game")
        assert "Go on with the game" not in player.text()


def test_a_write_that_fails_leaves_the_old_file(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = home / "file"
    storage.write(path, "old")

    def broken(_handle: int) -> None:
        raise OSError("disk full")

    monkeypatch.setattr(os, "fsync", broken)
    with pytest.raises(OSError, match="disk full"):
        storage.write(path, "new")
    assert path.read_text() == "old"
    assert [file.name for file in home.iterdir()] == ["file"]


async def test_a_full_disk_ends_no_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_handle: int) -> None:
        raise OSError("disk full")

    monkeypatch.setattr(os, "fsync", broken)
    rules = Rules(players=2, deal_heroes=True)
    async with playing(rules=rules, players=("human", "random"), seed=2) as player:
        if not isinstance(player.app.screen, Notice):
            await player.press("enter")
        await player.sees("disk full")
        await player.press("enter")
        taken = len(player.game.events)
        await player.press("enter")
        assert len(player.game.events) > taken


def test_high_scores_are_kept_apart_by_rules_and_in_order() -> None:
    three, two = Rules(players=1), Rules(players=1, magic=2)
    for score in (10, 30, 20, 30):
        storage.enter_score(three, f"Ada {score}", score, "improving")
    placed = storage.enter_score(two, "Bo", 5, "disaster")
    assert placed.place == 0
    tables = storage.high_scores()
    assert [entry.score for entry in tables["1"]] == [30, 30, 20, 10]
    assert [entry.name for entry in tables["1,magic=2"]] == ["Bo"]
    for score in range(40, 47):
        placed = storage.enter_score(three, "Cy", score, "average")
    assert len(placed.scores) == storage.BEST
    assert storage.enter_score(three, "Di", 1, "disaster").place is None


def test_damaged_high_scores_are_set_aside_and_begin_anew(home: Path) -> None:
    home.mkdir()
    (home / "high-scores.json").write_text('{"format": 1, "tables": {"1": [{"name": 3}]}}')
    placed = storage.enter_score(Rules(players=1), "Ada", 12, "disaster")
    assert placed.damaged
    assert (home / placed.damaged.name).exists()
    assert len(storage.high_scores()["1"]) == 1


async def test_high_scores_can_be_read_from_the_menu() -> None:
    storage.enter_score(Rules(players=1), "Ada", 47, "average")
    async with playing() as player:
        await player.press("down", "down", "enter")
        assert "Ada" in player.text()
        assert "Average" in player.text()


async def test_the_last_settings_are_remembered(home: Path) -> None:
    async with playing() as player:
        await player.press("enter", "right", "enter")
        await player.until(storage.has_save)
    assert json.loads((home / "settings.json").read_text())["players"] == 3


async def test_a_killed_program_loses_nothing(home: Path) -> None:
    save = home / "saved-game.json"

    def has_four_takes() -> bool:
        return save.exists() and save.read_text(encoding="utf-8").count("take ") >= 4

    with started(players=("human", "greedy"), seed=3, pause=0.0) as program:
        program.until(has_four_takes, 60, typing="\r")
        program.kill()
    saved = storage.load_save()
    assert saved is not None
    takes = [event for event in saved.game.events if event["event"] == "take"]
    assert len(takes) >= 4
    async with playing() as player:
        assert "Go on with the game" in player.text()
        await player.press("enter")
        await player.until(lambda: len(player.app.screen_stack) > 2)
        await player.settle()
        assert player.board.table.seats == ("human", "greedy")
        assert player.game.events[: len(saved.game.events)] == saved.game.events


@pytest.mark.slow
def test_the_start_screen_is_there_while_the_rules_compile(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DICEMINER_CACHE", str(tmp_path / "cache"))
    with started() as program:
        program.sees("New game", 20)
        program.sees("Carving the rules", 20)
        # Start at once: the game follows when the rules are ready.
        program.type("\r")
        program.sees("Seat 1", 20)
        program.type("\r")
        program.sees("Choosing heroes", 200)
        assert (home / "saved-game.json").exists()

"""`diceminer simulate` as people and programs use it."""

from __future__ import annotations

import json
import os
import pty
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from diceminer import Game, Rules, locale, records
from diceminer.arena import simulate
from tests.arena.user_bots import own_bots
from tests.cli.running import Here, outside

# Plays its first game, then thinks for ever.
STUCK = """
import pathlib, time
MARK = pathlib.Path(__file__).with_name("first game")
class Stuck:
    def __init__(self):
        self.stuck = MARK.exists()
    def choose(self, game):
        MARK.touch()
        while self.stuck:
            time.sleep(1)
        return game.legal()[-1]
"""


def asked(run: Here, *words: str) -> dict[str, Any]:
    answer = run(*words, "--json")
    assert answer.err == ""
    told: dict[str, Any] = json.loads(answer.out)
    assert told["format"] == 1
    return told


def test_bots_play_and_the_table_sums_up(run: Here) -> None:
    answer = run("simulate", "-n", "60", "--seed", "1", "--jobs", "1", "--lang", "fr")
    assert (answer.code, answer.err) == (0, "")
    t = locale.texts("fr")
    assert f"1 {locale.bot(t, 'random')}" in answer.out
    assert answer.out.splitlines()[-1] == "60 parties, --seed 1"


def test_the_same_seed_gives_the_same_games_on_any_number_of_cores(run: Here) -> None:
    words = ["simulate", "-n", "600", "--players", "greedy,random,greedy", "--seed", "x"]
    one, two = asked(run, *words, "--jobs", "1"), asked(run, *words, "--jobs", "2")
    assert one == two
    assert one["games"] == sum(seat["wins"] for seat in one["seats"]) == 600
    for seat in one["seats"]:
        assert seat["low"] <= seat["share"] <= seat["high"]
        assert seat["total"] == pytest.approx(sum(seat["rounds"]))
    assert set(one["starter"]) == {"wins", "share", "low", "high"}
    assert one["players"] == ["greedy", "random", "greedy"]
    assert one["rules"]["players"] == 3


def test_solo_games_are_summed_up_by_rank(run: Here) -> None:
    told = asked(run, "simulate", "-n", "50", "--players", "greedy", "--magic", "1", "--seed", "1")
    assert sum(told["ranks"].values()) == 50
    assert next(iter(told["ranks"])) == "disaster"
    assert set(told["score"]) == {"mean", "deviation", "least", "median", "most"}
    assert told["score"]["least"] <= told["score"]["mean"] <= told["score"]["most"]
    assert told["rules"]["magic"] == 1
    answer = run("simulate", "-n", "50", "--players", "greedy", "--seed", "1")
    assert "Masterful" in answer.out


def test_a_bot_of_ones_own_can_play(run: Here, tmp_path: Path) -> None:
    path = tmp_path / "mine.py"
    path.write_text(
        "class Last:\n    def choose(self, game):\n        return game.legal()[-1]\n",
        encoding="utf-8",
    )
    told = asked(run, "simulate", "-n", "3", "--players", f"{path}:Last,random", "--jobs", "1")
    assert told["players"][0] == f"{path}:Last"


def test_what_a_bot_prints_does_not_spoil_the_answer(tmp_path: Path) -> None:
    loud = own_bots(tmp_path)["Loud"]
    answer = outside("simulate", "-n", "2", "--players", f"{loud},random", "--json", "--jobs", "1")
    assert answer.code == 0
    assert json.loads(answer.out)["games"] == 2
    assert "not mine to say" in answer.err


def test_bots_that_fail_forfeit_and_are_named_with_file_and_line(run: Here, tmp_path: Path) -> None:
    own = own_bots(tmp_path)
    for bot in ("Leaver", "Broken"):
        words = ["simulate", "-n", "2", "--players", f"{own[bot]},greedy", "--seed", "1"]
        words += ["--jobs", "1"]
        answer = run(*words)
        assert (answer.code, answer.err) == (0, "")
        assert re.search(rf"user_bots.py:{bot} forfeited 2 games.*user_bots.py:\d+: ", answer.out)
        told = asked(run, *words)
        assert told["forfeits"][0]["games"] == 2
        assert "in choose" in told["forfeits"][0]["reason"]["traceback"]
        assert (told["starter"]["share"], told["seats"][0]["total"]) == (None, None)
        assert [seat["wins"] for seat in told["seats"]] == [0, 2]


def test_a_bot_that_takes_too_long_forfeits(run: Here, tmp_path: Path) -> None:
    name = own_bots(tmp_path)["Thinker"]
    words = ["simulate", "-n", "5", "--players", f"{name},random", "--limit", "0.3"]
    words += ["--jobs", "1"]
    told = asked(run, *words)
    assert "0.3 seconds" in told["forfeits"][0]["text"]
    assert told["forfeits"][0]["games"] == 5


@pytest.mark.parametrize("code", ["import sys; sys.exit(0)", "1 / 0", "print('hello'); Bot = int"])
def test_a_bot_that_cannot_be_made_is_refused_in_one_line(
    run: Here, tmp_path: Path, code: str
) -> None:
    (tmp_path / "bot.py").write_text(code)
    answer = run("simulate", "-n", "2", "--players", f"{tmp_path / 'bot.py'}:Bot,random")
    assert (answer.code, answer.out) == (2, "")
    assert answer.err.count("\n") == 1
    assert "bot.py" in answer.err


@pytest.mark.parametrize("players", ["random,greedy", "own,random"])
def test_rows_and_records_are_written(run: Here, tmp_path: Path, players: str) -> None:
    names = players.replace("own", own_bots(tmp_path)["Last"])
    rows, folder = tmp_path / "rows.jsonl", tmp_path / "new" / "games"
    words = ["simulate", "-n", "11", "--players", names, "--seed", "5", "--jobs", "1"]
    told = asked(run, *words, "--rows", str(rows), "--records", str(folder))
    assert told == asked(run, *words)
    lines = [json.loads(line) for line in rows.read_text().splitlines()]
    assert sorted(line["group"] for line in lines) == list(range(11))
    assert [sum(line["won"][seat] for line in lines) for seat in (0, 1)] == [
        seat["wins"] for seat in told["seats"]
    ]
    assert all("record" not in line for line in lines)
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == [f"{number:02}.dm" for number in range(11)]
    for file in files:
        game = Game.replay(file.read_text("utf-8"))
        assert (game.over, list(game.names)) == (True, names.split(","))
    if players.startswith("own"):
        assert records.verify(files[3].read_text("utf-8")).seed == "5/3"


def test_files_that_cannot_be_written_are_told_before_a_game_is_played(
    run: Here, tmp_path: Path
) -> None:
    (tmp_path / "file").touch()
    for words in (["--rows", str(tmp_path / "no" / "x")], ["--records", str(tmp_path / "file")]):
        answer = run("simulate", "-n", "3", *words)
        assert (answer.code, answer.out) == (2, "")
        assert words[1] in answer.err
        assert answer.err.count("\n") == 1


# Ctrl-C


@contextmanager
def started(*words: str, stderr: int = subprocess.PIPE) -> Iterator[subprocess.Popen[bytes]]:
    with subprocess.Popen(
        [sys.executable, "-m", "diceminer", "simulate", *words, "--lang", "en"],
        stdout=subprocess.PIPE,
        stderr=stderr,
        env={**os.environ, "DICEMINER_QUIET": "1", "TERM": "xterm-256color", "COLUMNS": "100"},
        start_new_session=True,
    ) as command:
        try:
            yield command
        finally:
            command.kill()


@contextmanager
def at_a_terminal(*words: str) -> Iterator[tuple[subprocess.Popen[bytes], int]]:
    """The same with standard error on a terminal, which is given, too."""
    ours, theirs = pty.openpty()
    try:
        with started(*words, stderr=theirs) as command:
            os.close(theirs)
            yield command, ours
    finally:
        os.close(ours)


def stopped(command: subprocess.Popen[bytes]) -> str:
    """Press Ctrl-C; what is printed then."""
    os.killpg(command.pid, signal.SIGINT)
    out, _ = command.communicate(timeout=60)
    assert command.returncode == 130
    return out.decode()


def shown(ours: int, pattern: str) -> str:
    """What a terminal shows up to something expected."""
    written = ""
    # A command that ends before has closed the line, which is an OSError.
    while not re.search(pattern, written):
        written += re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", os.read(ours, 65536).decode())
    return written


def test_ctrl_c_in_compiled_games_shows_what_was_played() -> None:
    words = ["-n", "10000000", "--seed", "3", "--json"]
    with at_a_terminal(*words) as (command, screen):
        shown(screen, r"[1-9]\d*/10000000")
        told = json.loads(stopped(command))
        shown(screen, "games were played")
    assert (told["stopped"], told["planned"]) == (True, 10_000_000)
    assert 0 < told["games"] < told["planned"]
    # Just the first games of the same seed.
    again = simulate(Rules(), ["random", "greedy"], told["games"], seed=3)
    assert [seat["wins"] for seat in told["seats"]] == again.wins


@pytest.mark.parametrize("json_too", [True, False])
def test_ctrl_c_while_a_bot_thinks_shows_what_was_played(tmp_path: Path, json_too: bool) -> None:
    (tmp_path / "stuck.py").write_text(STUCK)
    rows = tmp_path / "rows.jsonl"
    words = ["--players", f"{tmp_path / 'stuck.py'}:Stuck,random", "--rows", str(rows)]
    words += ["--jobs", "1", "--limit", "100000", *(["--json"] if json_too else [])]
    with started(*words) as command:
        while not rows.exists() or not rows.read_bytes().endswith(b"\n"):
            assert command.poll() is None
            time.sleep(0.02)
        out = stopped(command)
    if json_too:
        told = json.loads(out)
        assert (told["games"], told["planned"], told["stopped"]) == (1, 1000, True)
    else:
        assert "stuck.py:Stuck" in out
        assert out.splitlines()[-1].startswith("1 game, --seed ")


@pytest.mark.parametrize("players", ["Stuck", "Stuck,random"])
def test_ctrl_c_before_the_first_game_has_ended(tmp_path: Path, players: str) -> None:
    # Stuck in its first game; the mark goes when it is asked.
    (tmp_path / "stuck.py").write_text(STUCK.replace("MARK.touch()", "MARK.unlink(True)"))
    mark = tmp_path / "first game"
    words = ["--players", f"{tmp_path / 'stuck.py'}:{players}", "--limit", "100000", "--jobs", "1"]
    for more in ([], ["--json"]):
        mark.touch()
        with started(*words, *more) as command:
            while mark.exists():
                assert command.poll() is None
                time.sleep(0.02)
            out = stopped(command)
        if more:
            told = json.loads(out)
            assert (told["games"], told["stopped"]) == (0, True)
        else:
            assert out == "", "there are no figures to show"


def test_who_waits_for_bots_of_ones_own_sees_the_time_left(tmp_path: Path) -> None:
    name = own_bots(tmp_path)["Last"]
    with at_a_terminal("-n", "5000", "--players", f"{name},random") as (_, screen):
        shown(screen, r"[1-9]\d*/5000 +\d:\d\d:\d\d")

"""`diceminer simulate` as people and programs use it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from diceminer import Game, Rules, locale, records
from diceminer.arena import simulate
from tests.arena.user_bots import own_bots
from tests.cli.running import (
    InProcess,
    interrupted,
    lines_in,
    run_process,
    shown,
    started,
    started_at_a_terminal,
    wait_until,
)

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


def test_bots_play_and_the_table_sums_up(run: InProcess) -> None:
    answer = run("simulate", "-n", "60", "--seed", "1", "--jobs", "1", "--lang", "fr")
    assert (answer.code, answer.err) == (0, "")
    t = locale.texts("fr")
    assert f"1 {locale.bot(t, 'random')}" in answer.out
    assert answer.out.splitlines()[-1] == "60 parties, --seed 1"


def test_the_same_seed_gives_the_same_games_on_any_number_of_cores(run: InProcess) -> None:
    words = ["simulate", "-n", "600", "--players", "greedy,random,greedy", "--seed", "x"]
    one, two = run.json(*words, "--jobs", "1"), run.json(*words, "--jobs", "2")
    assert one == two
    assert one["games"] == sum(seat["wins"] for seat in one["seats"]) == 600
    for seat in one["seats"]:
        assert seat["low"] <= seat["share"] <= seat["high"]
        assert seat["total"] == pytest.approx(sum(seat["rounds"]))
    assert set(one["starter"]) == {"wins", "share", "low", "high"}
    assert one["players"] == ["greedy", "random", "greedy"]
    assert one["rules"]["players"] == 3


def test_solo_games_are_summed_up_by_rank(run: InProcess) -> None:
    output = run.json("simulate", "-n", "50", "--players", "greedy", "--magic", "1", "--seed", "1")
    assert sum(output["ranks"].values()) == 50
    assert next(iter(output["ranks"])) == "disaster"
    assert set(output["score"]) == {"mean", "deviation", "least", "median", "most"}
    assert output["score"]["least"] <= output["score"]["mean"] <= output["score"]["most"]
    assert output["rules"]["magic"] == 1
    answer = run("simulate", "-n", "50", "--players", "greedy", "--seed", "1")
    assert "Masterful" in answer.out


def test_a_bot_of_ones_own_can_play(run: InProcess, tmp_path: Path) -> None:
    own = own_bots(tmp_path)["Last"]
    output = run.json("simulate", "-n", "3", "--players", f"{own},random", "--jobs", "1")
    assert (output["players"], output["games"]) == ([own, "random"], 3)
    assert output["forfeits"] == []


def test_what_a_bot_prints_does_not_spoil_the_answer(tmp_path: Path) -> None:
    loud = own_bots(tmp_path)["Loud"]
    answer = run_process(
        "simulate", "-n", "2", "--players", f"{loud},random", "--json", "--jobs", "1"
    )
    assert answer.code == 0
    assert json.loads(answer.out)["games"] == 2
    assert "not mine to say" in answer.err


def test_bots_that_fail_forfeit_and_are_named_with_file_and_line(
    run: InProcess, tmp_path: Path
) -> None:
    own = own_bots(tmp_path)
    for bot in ("Leaver", "Broken"):
        words = ["simulate", "-n", "2", "--players", f"{own[bot]},greedy", "--seed", "1"]
        words += ["--jobs", "1"]
        answer = run(*words)
        assert (answer.code, answer.err) == (0, "")
        assert re.search(rf"user_bots.py:{bot} forfeited 2 games.*user_bots.py:\d+: ", answer.out)
        output = run.json(*words)
        assert output["forfeits"][0]["games"] == 2
        assert "in choose" in output["forfeits"][0]["reason"]["traceback"]
        assert (output["starter"]["share"], output["seats"][0]["total"]) == (None, None)
        assert [seat["wins"] for seat in output["seats"]] == [0, 2]


def test_a_bot_that_takes_too_long_forfeits(run: InProcess, tmp_path: Path) -> None:
    name = own_bots(tmp_path)["Thinker"]
    words = ["simulate", "-n", "5", "--players", f"{name},random", "--limit", "0.3"]
    words += ["--jobs", "1"]
    output = run.json(*words)
    assert "0.3 seconds" in output["forfeits"][0]["text"]
    assert output["forfeits"][0]["games"] == 5


@pytest.mark.parametrize("code", ["import sys; sys.exit(0)", "1 / 0", "print('hello'); Bot = int"])
def test_a_bot_that_cannot_be_made_is_refused_in_one_line(
    run: InProcess, tmp_path: Path, code: str
) -> None:
    (tmp_path / "bot.py").write_text(code)
    answer = run("simulate", "-n", "2", "--players", f"{tmp_path / 'bot.py'}:Bot,random")
    assert (answer.code, answer.out) == (2, "")
    assert answer.err.count("\n") == 1
    assert "bot.py" in answer.err


@pytest.mark.parametrize("players", ["random,greedy", "own,random"])
def test_rows_and_records_are_written(run: InProcess, tmp_path: Path, players: str) -> None:
    names = players.replace("own", own_bots(tmp_path)["Last"])
    rows, folder = tmp_path / "rows.jsonl", tmp_path / "new" / "games"
    words = ["simulate", "-n", "11", "--players", names, "--seed", "5", "--jobs", "1"]
    output = run.json(*words, "--rows", str(rows), "--records", str(folder))
    assert output == run.json(*words)
    lines = [json.loads(line) for line in rows.read_text().splitlines()]
    assert sorted(line["group"] for line in lines) == list(range(11))
    assert [sum(line["won"][seat] for line in lines) for seat in (0, 1)] == [
        seat["wins"] for seat in output["seats"]
    ]
    assert all("record" not in line for line in lines)
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == [f"{number:02}.dm" for number in range(11)]
    for file in files:
        game = Game.replay(file.read_text("utf-8"))
        assert (game.over, list(game.names)) == (True, names.split(","))
    if players.startswith("own"):
        assert records.verify(files[3].read_text("utf-8")).seed == "5/3"


def test_files_that_cannot_be_written_are_refused_before_a_game_is_played(
    run: InProcess, tmp_path: Path
) -> None:
    (tmp_path / "file").touch()
    for words in (["--rows", str(tmp_path / "no" / "x")], ["--records", str(tmp_path / "file")]):
        answer = run("simulate", "-n", "3", *words)
        assert (answer.code, answer.out) == (2, "")
        assert words[1] in answer.err
        assert answer.err.count("\n") == 1


# Ctrl-C


def test_ctrl_c_in_compiled_games_shows_what_was_played() -> None:
    words = ["simulate", "-n", "10000000", "--seed", "3", "--json"]
    with started_at_a_terminal(*words) as (command, terminal):
        shown(terminal, r"[1-9]\d*/10000000")
        answer = interrupted(command)
        shown(terminal, "games were played")
    assert answer.code == 130
    output = json.loads(answer.out)
    assert (output["stopped"], output["planned"]) == (True, 10_000_000)
    assert 0 < output["games"] < output["planned"]
    # Just the first games of the same seed.
    again = simulate(Rules(), ["random", "greedy"], output["games"], seed=3)
    assert [seat["wins"] for seat in output["seats"]] == again.wins


@pytest.mark.parametrize("json_too", [True, False])
def test_ctrl_c_while_a_bot_thinks_shows_what_was_played(tmp_path: Path, json_too: bool) -> None:
    (tmp_path / "stuck.py").write_text(STUCK)
    rows = tmp_path / "rows.jsonl"
    words = ["simulate", "--players", f"{tmp_path / 'stuck.py'}:Stuck,random", "--rows", str(rows)]
    words += ["--jobs", "1", "--limit", "100000", *(["--json"] if json_too else [])]
    with started(*words) as command:
        wait_until(lambda: lines_in(rows) == 1, command)
        answer = interrupted(command)
    assert answer.code == 130
    if json_too:
        output = json.loads(answer.out)
        assert (output["games"], output["planned"], output["stopped"]) == (1, 1000, True)
    else:
        assert "stuck.py:Stuck" in answer.out
        assert answer.out.splitlines()[-1].startswith("1 game, --seed ")


@pytest.mark.parametrize("players", ["Stuck", "Stuck,random"])
def test_ctrl_c_before_the_first_game_has_ended(tmp_path: Path, players: str) -> None:
    # Stuck in its first game; the mark goes when it is asked.
    (tmp_path / "stuck.py").write_text(STUCK.replace("MARK.touch()", "MARK.unlink(True)"))
    mark = tmp_path / "first game"
    words = ["simulate", "--players", f"{tmp_path / 'stuck.py'}:{players}"]
    words += ["--limit", "100000", "--jobs", "1"]
    for more in ([], ["--json"]):
        mark.touch()
        with started(*words, *more) as command:
            wait_until(lambda: not mark.exists(), command)
            answer = interrupted(command)
        assert answer.code == 130
        if more:
            output = json.loads(answer.out)
            assert (output["games"], output["stopped"]) == (0, True)
        else:
            assert answer.out == "", "there are no figures to show"


def test_the_time_left_is_shown_while_users_bots_play(tmp_path: Path) -> None:
    words = ["simulate", "-n", "5000", "--players", f"{own_bots(tmp_path)['Last']},random"]
    with started_at_a_terminal(*words) as (_, terminal):
        shown(terminal, r"[1-9]\d*/5000 +\d:\d\d:\d\d")

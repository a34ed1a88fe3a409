"""`diceminer arena` as people and programs use it."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from diceminer import locale
from diceminer.arena import store
from diceminer.arena.balance import STRONG
from tests.arena.user_bots import SOURCE, own_bots
from tests.cli.running import (
    InProcess,
    interrupted,
    lines_in,
    run_without,
    shown,
    started,
    started_at_a_terminal,
    wait_until,
)

WRONG = [
    (["arena"], 2, "--round-robin"),
    (["arena", "--players", "greedy,random", "--solo", "greedy"], 2, "--solo"),
    (["arena", "--players", "greedy,random", "-n", "0"], 2, "0"),
    (["arena", "--players", "a,b,c,d,e"], 2, "5"),
    (["arena", "--round-robin", "greedy"], 1, "2"),
    (["arena", "--round-robin", "greedy,random", "--table", "5"], 2, "--table"),
    (["arena", "--players", "greedy,random", "--limit", "0"], 2, "0"),
    (["arena", "--players", "greedy,random", "--limit", "soon"], 2, "soon"),
    (["arena", "--players", "greedy,random", "--magic", "1"], 2, "magic"),
    (["arena", "--solo", "greedy", "--heroes", "all"], 2, "heroes"),
    (["arena", "--resume", "no/such.jsonl"], 2, "no/such.jsonl"),
    (["arena", "--resume", "x.jsonl", "--seed", "1"], 2, "--resume"),
    (["arena", "--players", "greedy,random", "--results", "no/such/x.jsonl"], 2, "no/such"),
]


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.usefixtures("here")
@pytest.mark.parametrize(("words", "code", "expected"), WRONG, ids=lambda value: str(value)[:40])
def test_a_wrong_command_line_is_an_error_of_one_line(
    run: InProcess, words: list[str], code: int, expected: str
) -> None:
    answer = run(*words)
    assert (answer.code, answer.out) == (code, "")
    assert answer.err.count("\n") == 1
    assert expected in answer.err
    assert run(*words, "--lang", "fr").err != answer.err
    assert not list(Path().iterdir())


def test_a_match_is_kept_shown_and_shown_again(run: InProcess, here: Path) -> None:
    words = ["arena", "--players", "greedy,random", "-n", "5", "--seed", "7"]
    answer = run(*words, "--jobs", "1")
    assert (answer.code, answer.err) == (0, "")
    assert "Skilled" in answer.out
    assert answer.out.splitlines()[-1] == "6 games, --seed 7, arena-7.jsonl"
    # The same command again, and the file alone, find everything played.
    before = (here / "arena-7.jsonl").read_bytes()
    assert run(*words).out == answer.out
    assert run("arena", "--resume", "arena-7.jsonl").out == answer.out
    assert (here / "arena-7.jsonl").read_bytes() == before


@pytest.mark.usefixtures("here")
def test_json_has_everything_the_table_has(run: InProcess) -> None:
    words = ["arena", "--round-robin", "random,greedy", "--table", "3", "-n", "3", "--seed", "a/b"]
    output = run.json(*words, "--jobs", "2")
    assert (output["file"], output["games"], output["planned"]) == ("arena-a_b.jsonl", 6, 6)
    assert [bot["bot"] for bot in output["bots"]] == ["greedy", "random"]
    assert output["bots"][1]["rating"]["value"] == 0
    assert sum(bot["won"] for bot in output["bots"]) == pytest.approx(6)
    assert [len(match["players"]) for match in output["matches"]] == [3, 3]
    assert output["forfeits"] == []


def test_results_are_shown_though_a_bot_has_changed(run: InProcess, here: Path) -> None:
    """Showing is always allowed; only adding games of other code to them is not."""
    names = f"greedy,{own_bots(here)['Last']}"
    command = ["arena", "--players", names, "-n", "4", "--seed", "7"]
    shown = run(*command)
    with open(here / "user_bots.py", "a") as file:
        file.write("\n# better now\n")
    results = here / "arena-7.jsonl"
    before = results.read_bytes()
    resume = ["arena", "--resume", "arena-7.jsonl"]
    again = run(*resume)
    assert (again.code, again.out) == (0, shown.out)
    assert again.err.count("\n") == 1
    assert "have changed" in again.err
    assert run(*resume, "--lang", "it").err != again.err
    output = json.loads(run(*resume, "--json", "--html", "x.html").out)
    assert (output["outdated"], output["games"]) == (True, 4)
    assert any("have changed" in text for text in words(here / "x.html"))
    # More games are not played, and that is a failure.
    more = run(*resume, "-n", "8")
    assert more.code == 1
    assert "4 games of the plan are still to be played" in more.out
    # A command that asks for new games gets no old ones; the error says how to see them.
    refused = run(*command)
    assert (refused.code, refused.out) == (1, "")
    assert "--resume" in refused.err
    assert results.read_bytes() == before
    # Nor is an interrupted run gone on with.
    results.write_bytes(b"".join(before.splitlines(keepends=True)[:3]))
    half = run(*resume)
    assert half.code == 1
    assert "Skilled" in half.out
    assert results.read_bytes().count(b"\n") == 3
    # The file of the bot need not even be there.
    (here / "user_bots.py").unlink()
    assert run(*resume).out == half.out


class Words(HTMLParser):
    """Collects what a reader sees of a page."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[str] = []
        self.hidden = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.hidden += tag == "style"

    def handle_endtag(self, tag: str) -> None:
        self.hidden -= tag == "style"

    def handle_data(self, data: str) -> None:
        if not self.hidden and data.strip():
            self.seen.append(" ".join(data.split()))


def words(path: Path) -> list[str]:
    page = Words()
    page.feed(path.read_text("utf-8"))
    return page.seen


@pytest.mark.parametrize(
    ("mode", "languages"), [("--round-robin", locale.LANGUAGES), ("--solo", ("en", "es"))]
)
def test_the_report_is_one_page_in_the_readers_language(
    run: InProcess, here: Path, mode: str, languages: tuple[str, ...]
) -> None:
    own = own_bots(here)
    odd = here / "x$y$<b>.py"
    odd.write_text((here / "user_bots.py").read_text(), "utf-8")
    names = f"greedy,random,{own['Cheat']},{odd}:Last"
    run("arena", mode, names, "-n", "4", "--seed", "1", "--jobs", "1")
    seen = {}
    for lang in languages:
        path = here / f"{lang}.html"
        answer = run("arena", "--resume", "arena-1.jsonl", "--html", str(path), "--lang", lang)
        assert (answer.code, answer.err) == (0, "")
        text = path.read_text("utf-8")
        # Nothing is fetched from anywhere, and no colour of a drawing is fixed.
        assert not re.search(r"(src|href)=\"(?!#)|url\((?!#)|@import", text)
        assert not re.search(r"#0[1-9]0[1-9]0[1-9]", text)
        assert f'<html lang="{lang}">' in text
        seen[lang] = words(path)
        t = locale.texts(lang)
        for id in ("arena-standings", "arena-time", "arena-forfeits", "arena-length"):
            assert t(id) in seen[lang]
        assert any("take everything" in words for words in seen[lang])
        assert any("x$y$<b>.py:Last" in words for words in seen[lang])
    # What all languages have in common are names, numbers and units, not sentences.
    for lang in languages[1:]:
        same = {text for text in set(seen["en"]) & set(seen[lang]) if len(text.split()) > 3}
        assert not {text for text in same if not text.startswith("diceminer arena")}, lang


@pytest.mark.usefixtures("here")
def test_bots_that_fail_are_reported_and_the_arena_goes_on(run: InProcess, here: Path) -> None:
    own = own_bots(here)
    names = f"greedy,{own['Broken']},nobody"
    answer = run("arena", "--round-robin", names, "-n", "2", "--seed", "1", "--jobs", "1")
    assert answer.code == 0
    assert "nobody forfeits every game it has left" in answer.err
    assert "user_bots.py:Broken forfeited 2 games" in answer.out
    assert "RuntimeError: no\\nidea" in answer.out
    assert "6 games" in answer.out
    line = next(n for n, text in enumerate(SOURCE.splitlines(), 1) if "RuntimeError" in text)
    assert f"user_bots.py:{line}: RuntimeError" in answer.out
    output = run.json("arena", "--resume", "arena-1.jsonl")
    tracebacks = {entry["bot"]: entry["reason"].get("traceback") for entry in output["forfeits"]}
    assert f'user_bots.py", line {line}, in choose' in tracebacks[own["Broken"]]
    assert tracebacks["nobody"] is None


@pytest.mark.usefixtures("here")
def test_the_report_has_the_traceback_folded(run: InProcess, here: Path) -> None:
    own = own_bots(here)
    page = here / "report.html"
    run("arena", "--players", f"greedy,{own['Broken']}", "-n", "2", "--html", str(page))
    text = page.read_text("utf-8")
    folded = re.search(r"<details><summary>(.*?)</summary><pre>(.*?)</pre></details>", text, re.S)
    assert folded
    assert folded[1] == locale.texts("en")("arena-traceback")
    assert "in choose" in folded[2]
    assert "&quot;" in folded[2], "escaped"


def test_ctrl_c_leaves_a_file_and_says_how_to_go_on(here: Path) -> None:
    path = here / "long.jsonl"
    words = ["arena", "--players", "greedy,random", "-n", "100000", "--results", str(path)]
    with started(*words) as command:
        wait_until(lambda: lines_in(path) >= 3, command)
        answer = interrupted(command)
    assert (answer.code, answer.out) == (130, "")
    assert f"diceminer arena --resume {path}" in answer.err
    assert answer.err.count("\n") == 1
    _, rows = store.read(path)
    assert len(rows) >= 2


def test_the_standings_are_shown_at_a_terminal_while_games_are_played(here: Path) -> None:
    """Shares of wins so far, below the bar, long before the last game."""
    words = ["arena", "--players", "greedy,random", "-n", "100000"]
    with started_at_a_terminal(*words, cwd=here) as (_, terminal):
        assert "/100000" in shown(terminal, r"Skilled +\d+\.\d %")


@pytest.mark.parametrize(
    ("missing", "words", "code", "expected"),
    [
        ("matplotlib", ["--html", "x.html"], 2, "diceminer[arena]"),
        ("ray", ["--ray"], 2, "diceminer[ray]"),
        ("choix", [], 0, "diceminer[arena]"),
    ],
)
def test_what_is_not_installed_is_named(
    here: Path, missing: str, words: list[str], code: int, expected: str
) -> None:
    command = ["arena", "--players", "greedy,random", "-n", "2", "--seed", "1", *words]
    answer = run_without(missing, *command, cwd=here)
    assert answer.code == code
    assert expected in answer.out + answer.err
    if code:
        assert answer.err.count("\n") == 1


# balance


@pytest.mark.usefixtures("here")
def test_balance_is_shown_again_from_its_file(run: InProcess, here: Path) -> None:
    bot = own_bots(here)["Last"]
    first = run("balance", "--bot", bot, "-n", "24", "--results", "x.jsonl", "--seed", "3")
    resume = ["balance", "--resume", "x.jsonl"]
    assert run(*resume) == first
    assert json.loads(run(*resume, "--json").out)["outdated"] is False
    with open(here / "user_bots.py", "a") as file:
        file.write("\n# better now\n")
    again = run(*resume)
    assert (again.code, again.out.splitlines()[1:]) == (0, first.out.splitlines()[1:])
    assert "have changed" in again.err
    assert json.loads(run(*resume, "--json").out)["outdated"] is True
    assert run(*resume, "-n", "48").code == 1
    # Each command knows its own plans, and only -n goes with them.
    assert run(*resume, "--seed", "4").code == 2
    other = run("arena", "--resume", "x.jsonl")
    assert (other.code, other.out) == (2, "")
    assert "diceminer balance --resume x.jsonl" in other.err


@pytest.mark.usefixtures("here")
def test_balance_is_printed_and_written(run: InProcess, here: Path) -> None:
    command = ["balance", "-n", "24", "--seed", "3", "--jobs", "1"]
    output = run.json(*command)
    assert (output["games"], output["bot"]) == (24, STRONG)
    assert len(output["heroes"]) == 12
    lang = "fr"
    page = here / f"{lang}.html"
    answer = run(*command, "--html", str(page), "--docs", ".", "--lang", lang)
    assert (answer.code, answer.err) == (0, "")
    t = locale.texts(lang)
    seen = words(page)
    for id in ("balance-heroes", "balance-dice", "balance-start", "balance-ties"):
        assert t(id) in seen
        assert t(id) in (here / "balance.md").read_text("utf-8")
    for hero in output["heroes"]:
        assert locale.hero(t, hero["hero"]) in answer.out
    assert not re.search(r"(src|href)=\"(?!#)|url\((?!#)|@import", page.read_text("utf-8"))
    written = re.search(r"^\$ (diceminer balance .*)$", (here / "balance.md").read_text(), re.M)
    assert written
    assert "-n 24" in written[1]
    for name in ("balance-heroes.svg", "balance-dice.svg"):
        svg = (here / name).read_text("utf-8")
        assert svg.startswith("<svg ")
        assert "prefers-color-scheme:dark" in svg
        assert len(svg) < 40_000


@pytest.mark.usefixtures("here")
@pytest.mark.parametrize("bot", ["Exits", "Thinks"])
def test_balance_needs_a_bot_that_can_play(run: InProcess, here: Path, bot: str) -> None:
    """It is tried in a process of its own, so that it can neither end this one nor print here."""
    code = {"Exits": "print('hello')\nimport sys\nsys.exit(0)", "Thinks": "def Thinks(): 1 / 0"}
    (here / "bot.py").write_text(code[bot])
    answer = run("balance", "--bot", f"{here / 'bot.py'}:{bot}", "-n", "12")
    assert (answer.code, answer.out) == (2, "")
    assert "bot.py:" in answer.err


@pytest.mark.usefixtures("here")
@pytest.mark.parametrize(
    ("words", "expected"),
    [(["--bot", "nobody"], "nobody"), (["--table", "1"], "1"), (["-n", "0"], "0")],
)
def test_a_balance_that_makes_no_sense_is_refused(
    run: InProcess, words: list[str], expected: str
) -> None:
    answer = run("balance", *words)
    assert (answer.code, answer.out) == (2, "")
    assert expected in answer.err

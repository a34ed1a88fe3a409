"""Help: at once, in four languages, complete, and true."""

from __future__ import annotations

import argparse
import inspect
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from diceminer import __version__, locale
from diceminer.commands.parser import MESSAGES
from tests.cli.running import InProcess

COMMANDS = [
    "play",
    "serve",
    "score",
    "replay",
    "verify",
    "show",
    "simulate",
    "arena",
    "balance",
    "rules",
]
# Messages of argparse for programmers who write a parser, not for those who use it.
FOR_PROGRAMMERS = (
    '__call__|conflicting|argument "-" with mode|can\'t open|cannot merge|'
    "'required' is|invalid option string|dest= is|invalid conflict_resolution|"
    "mutually exclusive arguments must|cannot have multiple|not callable|is deprecated|"
    "%\\(prog\\)s: error|usage: |%\\(heading\\)s:|unable to|default: "
)


@pytest.mark.parametrize("lang", locale.LANGUAGES)
@pytest.mark.parametrize("command", [None, *COMMANDS])
def test_every_help_page_is_in_the_readers_language(
    run: InProcess, command: str | None, lang: str
) -> None:
    words = [command] if command else []
    answer = run(*words, "--help", "--lang", lang)
    assert (answer.code, answer.err) == (0, "")
    t = locale.texts(lang)
    assert answer.out.startswith(t("cli-usage"))
    shown = " ".join(answer.out.split())
    for id in ("cli-help", "cli-lang", "cli-data", "cli-general", "cli-examples"):
        assert " ".join(t(id).split()) in shown, id
    if command:
        assert t(f"cli-more-{command}") in shown
    else:
        assert all(t(f"cli-about-{name}") in shown for name in COMMANDS)
    for line in answer.out.splitlines():
        assert len(line) <= 100, "examples may be long, other lines are wrapped"
    if lang != "en":
        assert not re.search(r"usage: |options:|optional|show this|positional", answer.out)


def test_no_command_at_all_shows_the_help(run: InProcess) -> None:
    assert run() == run("--help")


def test_the_version_is_the_packages(run: InProcess) -> None:
    assert run("--version") == (0, f"diceminer {__version__}\n", "")


@pytest.mark.parametrize("words", [["--help"], *([c, "--help"] for c in COMMANDS), ["--version"]])
def test_help_waits_for_nothing_heavy(words: list[str]) -> None:
    code = f"""
import sys
from diceminer.cli import main
assert main({[*words, "--lang", "fr"]!r}) == 0
heavy = {{"numba", "numpy", "textual", "rich", "fluent", "babel", "diceminer.facts"}}
loaded = heavy & set(sys.modules)
assert not loaded, loaded
"""
    subprocess.run([sys.executable, "-c", code], check=True, stdout=subprocess.DEVNULL)


def test_every_word_of_this_pythons_argparse_has_a_text() -> None:
    source = inspect.getsource(argparse)
    pattern = r"""\b_\(\s*(?:'((?:[^'\\]|\\.)+)'|"((?:[^"\\]|\\.)+)")"""
    expected = {one or two for one, two in re.findall(pattern, source)}
    assert len(expected) > 20, "argparse has changed the way it looks words up"
    unknown = {words for words in expected - set(MESSAGES) if not re.search(FOR_PROGRAMMERS, words)}
    assert not unknown


@pytest.mark.parametrize("lang", locale.LANGUAGES)
def test_argparses_places_are_kept_in_every_language(lang: str) -> None:
    t = locale.texts(lang)
    place = re.compile(r"%\(\w+\)|%[sr]")
    for words, id in MESSAGES.items():
        assert sorted(place.findall(t(id))) == sorted(place.findall(words)), id


def test_argparse_speaks_english_again_afterwards(run: InProcess) -> None:
    run("--help", "--lang", "it")
    assert "usage: " in argparse.ArgumentParser(prog="x").format_help()


@pytest.mark.parametrize("command", ["score", "rules", "simulate"])
def test_the_examples_can_be_typed(
    run: InProcess, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    monkeypatch.chdir(tmp_path)
    bot = "class Bot:\n    def choose(self, game):\n        return game.legal()[0]\n"
    Path("mine.py").write_text(bot)
    page = run(command, "--help").out
    lines = re.findall(r"^  (diceminer .*)$", page, re.MULTILINE)
    assert lines
    for line in lines:
        _, *words = shlex.split(line.replace("-n 10000", "-n 50").replace("-n 100 ", "-n 4 "))
        answer = run(*words)
        assert (answer.code, answer.err) == (0, ""), line


def test_the_position_in_the_help_of_show_is_one(run: InProcess) -> None:
    (line,) = re.findall(r"^  diceminer show ('DM1 .*')$", run("show", "--help").out, re.MULTILINE)
    answer = run("show", shlex.split(line)[0])
    assert (answer.code, answer.err) == (0, "")
    assert "T1" in answer.out

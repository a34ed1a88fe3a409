"""Wrong usage and refused content: one clear line, the right code, never a traceback."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

from diceminer import locale
from tests.cli.running import InProcess

# Words of a command line, the exit code, and what the one line must say.
WRONG = [
    (["fly"], 2, "'fly'"),
    (["--lang", "de", "rules"], 2, "'de'"),
    (["rules", "--lang"], 2, "--lang"),
    (["rules", "--nonsense"], 2, "--nonsense"),
    (["rules", "9"], 2, "5.3"),
    (["rules", "", ""], 2, "diceminer rules --help"),
    (["score"], 2, "TROVE"),
    (["score", "T9"], 1, "T9"),
    (["score", "T1 T2 ?"], 1, "?"),
    (["score", "T1", "T1", "T1", "T1", "T1"], 1, "4"),
    (["score", "28T1"], 1, "27"),
    (["score", "T1", "--heroes", "wizard"], 1, "wizard"),
    (["score", "T1", "--heroes", "engineer,surveyor"], 1, "2"),
    (["score", "T1", "--cached", "G1"], 1, "solo"),
    (["score", "--solo", "T2"], 1, "T2"),
    (["score", "--solo", "T1", "T1"], 1, "2"),
    (["replay"], 2, "FILE"),
    (["replay", "no/such/file"], 2, "no/such/file"),
    (["replay", "."], 2, "."),
    (["replay", "no/such/file", "--at", "-1"], 2, "--at"),
    (["replay", "no/such/file", "--at", "many"], 2, "many"),
    (["replay", "x", "--step", "--json"], 2, "--step"),
    (["replay", "x", "--step"], 2, "--step"),
    (["verify"], 2, "FILE"),
    (["verify", "no/such/file"], 2, "no/such/file"),
    (["show"], 2, "POSITION"),
    (["show", "DM1 2"], 1, "fields"),
    (["show", "DM1 9 1 solo"], 1, "1 to 4"),
    (["show", "DM2 2 1"], 2, "DM2 2 1"),
    (["simulate", "-n", "0"], 2, "0"),
    (["simulate", "-n", "1e3"], 2, "1e3"),
    (["simulate", "-n", "٣"], 2, "٣"),
    (["simulate", "--players", "grandmaster"], 2, "grandmaster"),
    (["simulate", "--players", ""], 2, "novice, apprentice"),
    (["simulate", "--players", "random,random,random,random,random"], 2, "5"),
    (["simulate", "--players", "no/such.py:Bot"], 2, "no/such.py"),
    (["simulate", "--players", "random", "--heroes", "all"], 2, "heroes"),
    (["simulate", "--players", "random,random", "--magic", "1"], 2, "magic"),
    (["simulate", "--heroes", "none"], 2, "'none'"),
    (["play", "--players", "5"], 2, "4"),
    (["play", "--players", "2", "--seats", "human"], 2, "--players"),
    (["play", "--seats", "human,nobody"], 2, "nobody"),
    (["play", "--players", "2", "--names", "Ada,Bo,Cy"], 2, "3"),
    (["play", "--resume", "--players", "2"], 2, "--resume"),
    (["play", "--players", "1", "--deal-heroes"], 2, "deal_heroes"),
    (["play"], 2, "terminal"),
]


@pytest.mark.parametrize(("words", "code", "expected"), WRONG, ids=lambda value: str(value)[:40])
def test_a_wrong_command_line_is_an_error_of_one_line(
    run: InProcess, monkeypatch: pytest.MonkeyPatch, words: list[str], code: int, expected: str
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    answer = run(*words)
    assert answer.code == code
    assert answer.out == ""
    assert answer.err.count("\n") == 1
    assert answer.err.startswith("diceminer: ")
    assert expected in answer.err
    assert "Traceback" not in answer.err


@pytest.mark.parametrize("lang", ["it", "fr", "es"])
@pytest.mark.parametrize("words", [w for w, _, _ in WRONG if "--lang" not in w], ids=str)
def test_no_english_is_left_in_other_languages(
    run: InProcess, monkeypatch: pytest.MonkeyPatch, words: list[str], lang: str
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    english, other = run(*words), run(*words, "--lang", lang)
    assert other.code == english.code
    assert other.err != english.err


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        (b"", "Line 1"),
        (b"hello\n", "Line 1"),
        (b"\xff\xfe\x00", "UTF-8"),
        (b"Format: 2\n\nstart\n", "Line 1"),
        (b"Format: 1\n\nstart -> T1 T2\nhero nobody\n", "Line 4"),
    ],
)
@pytest.mark.parametrize("command", ["replay", "verify", "show"])
def test_a_damaged_record_is_refused_with_its_line(
    run: InProcess, tmp_path: Path, command: str, content: bytes, expected: str
) -> None:
    path = tmp_path / "damaged.dm"
    path.write_bytes(content)
    answer = run(command, str(path))
    assert answer.code == 1
    assert answer.out == ""
    assert expected in answer.err
    assert answer.err.count("\n") == 1


def test_a_record_from_another_system_is_read(run: InProcess, record: Path, tmp_path: Path) -> None:
    path = tmp_path / "windows.dm"
    path.write_bytes(b"\xef\xbb\xbf" + record.read_bytes().replace(b"\n", b"\r\n"))
    assert run("verify", str(path)).code == 0


def test_more_actions_than_the_game_has_are_refused(run: InProcess, record: Path) -> None:
    answer = run("replay", str(record), "--at", "9999")
    assert answer.code == 2
    assert "actions" in answer.err


def test_a_picture_that_cannot_be_written_is_refused(run: InProcess, record: Path) -> None:
    answer = run("show", str(record), "--svg", "no/such/folder/x.svg")
    assert (answer.code, answer.out) == (2, "")
    assert "no/such/folder/x.svg" in answer.err


def test_a_mistake_of_our_own_is_one_line_too(
    run: InProcess, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def fail(*_: object) -> str:
        raise ZeroDivisionError("two\nlines")

    monkeypatch.setattr("diceminer.rulebook.page", fail)
    answer = run("rules")
    assert answer.code == 1
    assert "ZeroDivisionError: two lines" in answer.err
    monkeypatch.setenv("DICEMINER_DEBUG", "1")
    with pytest.raises(ZeroDivisionError):
        run("rules")


def test_the_language_is_known_wherever_it_stands(run: InProcess) -> None:
    italian = locale.texts("it")("cli-unrecognized") % "--x"
    for words in (["--lang", "it", "rules", "--x"], ["rules", "--x", "--lang=it"]):
        assert italian in run(*words).err

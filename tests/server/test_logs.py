"""Logs: everything for programs, a few sentences for a person at a terminal, in their language."""

from __future__ import annotations

import ast
import json
import logging
import os
import pty
from pathlib import Path

import pytest

from diceminer import locale
from diceminer.server import logs
from tests.locale.test_catalogues import needed

SERVER = Path(logs.__file__).parent


def tell() -> None:
    """Something of every sort."""
    logs.info("http", method="GET", route="/", status=200)
    logs.warning("bot-failed", table="abc", bot="mine", why="not legal")
    try:
        raise ValueError("a {strange} one")
    except ValueError:
        logs.failure("message-failed")
    logging.getLogger("uvicorn.error").info("127.0.0.1 - /ws/secret")
    logging.getLogger("uvicorn.error").warning("Invalid HTTP request received.")


def test_a_program_gets_a_line_of_json_for_everything(capsys: pytest.CaptureFixture[str]) -> None:
    logs.set_up("json")
    tell()
    lines = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    assert [line["event"] for line in lines] == [
        *("http", "bot-failed", "message-failed", "Invalid HTTP request received.")
    ]
    assert "Traceback" in lines[2]["error"]


@pytest.mark.parametrize("lang", locale.LANGUAGES)
def test_a_person_gets_short_sentences_of_what_matters(
    capsys: pytest.CaptureFixture[str], lang: str
) -> None:
    t = locale.texts(lang)
    logs.set_up("text", t)
    tell()
    told = [line.partition(" ")[2] for line in capsys.readouterr().err.splitlines()]
    assert told == [
        t("log-bot-failed", bot="mine", why="not legal"),
        t("log-message-failed", why="ValueError: a {strange} one"),
        "Invalid HTTP request received.",
    ]


def test_a_terminal_is_for_a_person_and_a_file_for_a_program(tmp_path: Path) -> None:
    ours, theirs = pty.openpty()
    with os.fdopen(theirs, "w") as terminal, (tmp_path / "log").open("w") as file:
        assert (logs.fitting(terminal), logs.fitting(file)) == ("text", "json")
    os.close(ours)


def test_every_trouble_has_a_sentence_and_every_sentence_is_told() -> None:
    t = locale.texts("en")
    told: set[str] = set()
    for file in SERVER.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)):
                continue
            if not (isinstance(node.func.value, ast.Name) and node.func.value.id == "logs"):
                continue
            kind, event = node.func.attr, node.args[0] if node.args else None
            if not (isinstance(event, ast.Constant) and isinstance(event.value, str)):
                continue
            id_ = f"log-{event.value}"
            assert id_ in t or kind == "info", f"{file.name}: {id_}"
            if id_ in t:
                given = {keyword.arg or "" for keyword in node.keywords}
                assert needed(id_) <= given | ({"why"} if kind == "failure" else set()), id_
                told.add(id_)
    known = {id_ for id_ in t._sources if id_.startswith("log-")}
    assert told == known

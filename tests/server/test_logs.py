"""Logs: everything for programs, a few sentences for a person at a terminal, in their language."""

from __future__ import annotations

import ast
import json
import logging
import os
import pty
from pathlib import Path
from typing import Any

import pytest

from diceminer import locale
from diceminer.server import logs
from diceminer.server.repeats import Repeats
from tests.locale.test_catalogues import needed
from tests.server.running import SetClock, until

SERVER = Path(logs.__file__).parent


def log_one_of_each() -> None:
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
    log_one_of_each()
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
    log_one_of_each()
    lines = [line.partition(" ")[2] for line in capsys.readouterr().err.splitlines()]
    assert lines == [
        t("log-bot-failed", bot="mine", why="not legal"),
        t("log-message-failed", why="ValueError: a {strange} one"),
        "Invalid HTTP request received.",
    ]


def test_a_terminal_is_for_a_person_and_a_file_for_a_program(tmp_path: Path) -> None:
    ours, theirs = pty.openpty()
    with os.fdopen(theirs, "w") as terminal, (tmp_path / "log").open("w") as file:
        assert (logs.fitting(terminal), logs.fitting(file)) == ("text", "json")
    os.close(ours)


def test_every_trouble_has_a_sentence_and_every_sentence_is_logged() -> None:
    t = locale.texts("en")
    logged: set[str] = set()
    for file in SERVER.rglob("*.py"):
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
                logged.add(id_)
    known = {id_ for id_ in t._sources if id_.startswith("log-")}
    assert logged == known


def fail(event: str, error: Exception, **fields: str) -> None:
    try:
        raise error
    except Exception:
        logs.failure(event, **fields)


def lines_of(capsys: pytest.CaptureFixture[str]) -> list[dict[str, Any]]:
    return [json.loads(line) for line in capsys.readouterr().err.splitlines()]


def test_a_repeated_failure_is_logged_once_and_then_counted(
    capsys: pytest.CaptureFixture[str],
) -> None:
    logs.set_up("json")
    for n in range(5000):
        fail("message-failed", OSError(f"disk full {n}"))
        logs.warning("task-failed", why="a table", table=f"{n}")
        logging.getLogger("uvicorn.error").error("Exception in %s", n)
        logs.info("http", status=500)
    lines = lines_of(capsys)
    assert len([line for line in lines if line["event"] == "http"]) == 5000
    failures = [line for line in lines if line["event"] != "http"]
    assert [line["event"] for line in failures] == [
        "message-failed",
        "task-failed",
        "Exception in 0",
    ]
    assert "Traceback" in failures[0]["error"]
    logs.flush()
    counted = lines_of(capsys)
    assert [(line["event"], line["of"], line["count"]) for line in counted] == [
        ("repeated", "message-failed", 4999),
        ("repeated", "task-failed", 4999),
        ("repeated", "uvicorn.error", 4999),
    ]
    assert counted[0]["why"] == "OSError: disk full 4999"
    logs.flush()
    assert lines_of(capsys) == [], "nothing new, so nothing to count"


def test_another_failure_is_not_hidden_by_a_repeated_one(
    capsys: pytest.CaptureFixture[str],
) -> None:
    logs.set_up("json")
    for _ in range(3):
        fail("request-failed", OSError("disk full"), route="/api/me")
        fail("request-failed", KeyError("seat"), route="/api/me")
        fail("request-failed", OSError("disk full"), route="/api/box")
    lines = lines_of(capsys)
    assert [(line["route"], line["why"]) for line in lines] == [
        ("/api/me", "OSError: disk full"),
        ("/api/me", "KeyError: 'seat'"),
        ("/api/box", "OSError: disk full"),
    ]


def test_the_count_comes_by_itself(capsys: pytest.CaptureFixture[str]) -> None:
    logs.set_up("json", count_every=0.2)
    for _ in range(4):
        fail("message-failed", OSError("disk full"))
    seen: list[dict[str, Any]] = []

    def counted() -> bool:
        seen.extend(lines_of(capsys))
        return len(seen) >= 2

    until(counted)
    assert [line.get("count") for line in seen] == [None, 3]
    logs.set_up("json")


def test_a_failure_that_has_ended_is_logged_in_full_when_it_is_back() -> None:
    clock = SetClock()
    repeats = Repeats(60.0, clock.elapsed)
    record = logging.LogRecord("other", logging.ERROR, "x.py", 1, "disk full", None, None)
    try:
        assert [repeats.filter(record) for _ in range(3)] == [True, False, False]
        clock.advance(59)
        repeats.report()
        assert not repeats.filter(record)
        clock.advance(61)
        repeats.report()
        assert repeats.filter(record)
    finally:
        repeats.close()


def test_a_person_reads_the_count_as_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    t = locale.texts("en")
    logs.set_up("text", t)
    for _ in range(3):
        fail("message-failed", OSError("disk full"))
    logs.flush()
    lines = [line.partition(" ")[2] for line in capsys.readouterr().err.splitlines()]
    assert lines == [
        "A player’s message failed: OSError: disk full",
        "The same happened 2 more times, the last time with: OSError: disk full",
    ]

"""Ways to run the command line: in this process, as a user does, and at a terminal."""

from __future__ import annotations

import json
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from diceminer import bots
from diceminer.cli import main
from diceminer.game import Game
from diceminer.ruleset import Rules
from tests.games import until_over

COMMAND = (sys.executable, "-m", "diceminer")
# How long anything may take that a test waits for, in seconds.
_DEADLINE = 240


class Answer(NamedTuple):
    code: int
    out: str
    err: str


class InProcess:
    """Runs commands in this process."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys

    def __call__(self, *words: str) -> Answer:
        code = main(words)
        captured = self.capsys.readouterr()
        return Answer(code, captured.out, captured.err)

    def json(self, *words: str) -> dict[str, Any]:
        """What a command prints with `--json`."""
        answer = self(*words, "--json")
        assert answer.err == ""
        value: dict[str, Any] = json.loads(answer.out)
        assert value["format"] == 1
        return value


def environment(lang: str = "C.UTF-8", **more: str) -> dict[str, str]:
    """The variables of a process: a known language, and no word about compiling."""
    return {**os.environ, "LC_ALL": lang, "DICEMINER_QUIET": "1", **more}


def run_process(
    *words: str, stdin: str | bytes | None = None, lang: str = "C.UTF-8", **more: str
) -> Answer:
    """Run the command as a process of its own."""
    given = stdin.encode() if isinstance(stdin, str) else stdin or b""
    ended = subprocess.run(
        [*COMMAND, *words],
        input=given,
        capture_output=True,
        env=environment(lang, **more),
        timeout=_DEADLINE,
        check=False,
    )
    return Answer(ended.returncode, ended.stdout.decode(), ended.stderr.decode())


def run_without(package: str, *words: str, cwd: Path, at_a_terminal: bool = False) -> Answer:
    """Run the command where a package can't be found, as if it were not installed."""
    code = f"""
import importlib.util, sys
find = importlib.util.find_spec
importlib.util.find_spec = lambda name, *rest: None if name == {package!r} else find(name, *rest)
if {at_a_terminal}:
    sys.stdin.isatty = sys.stdout.isatty = lambda: True
from diceminer.cli import main
sys.exit(main({words!r}))
"""
    ended = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        check=False,
        env=environment(),
        timeout=_DEADLINE,
        cwd=cwd,
    )
    return Answer(ended.returncode, ended.stdout.decode(), ended.stderr.decode())


@contextmanager
def started(
    *words: str, stderr: int = subprocess.PIPE, cwd: Path | None = None, **more: str
) -> Iterator[subprocess.Popen[bytes]]:
    """A command that runs until it is interrupted, in English; it is killed in the end."""
    with subprocess.Popen(
        [*COMMAND, *words, "--lang", "en"],
        cwd=cwd,
        stdout=subprocess.PIPE,
        stderr=stderr,
        env=environment(TERM="xterm-256color", COLUMNS="100", **more),
        start_new_session=True,
    ) as command:
        try:
            yield command
        finally:
            command.kill()


@contextmanager
def started_at_a_terminal(
    *words: str, cwd: Path | None = None
) -> Iterator[tuple[subprocess.Popen[bytes], int]]:
    """The same with standard error on a terminal, which is given, too."""
    ours, theirs = pty.openpty()
    try:
        with started(*words, stderr=theirs, cwd=cwd) as command:
            os.close(theirs)
            yield command, ours
    finally:
        os.close(ours)


def interrupted(command: subprocess.Popen[bytes]) -> Answer:
    """Press Ctrl-C, and wait for the end."""
    os.killpg(command.pid, signal.SIGINT)
    out, err = command.communicate(timeout=_DEADLINE)
    return Answer(command.returncode, out.decode(), (err or b"").decode())


def wait_until(condition: Callable[[], bool], command: subprocess.Popen[bytes]) -> None:
    """Wait until a running command has brought something about."""
    deadline = time.monotonic() + _DEADLINE
    while not condition():
        assert command.poll() is None, "the command ended before"
        assert time.monotonic() < deadline
        time.sleep(0.02)


def lines_in(path: Path) -> int:
    """How many lines a file has so far; none if it isn't there yet."""
    return path.read_bytes().count(b"\n") if path.exists() else 0


def shown(terminal: int, pattern: str) -> str:
    """What a terminal shows up to something expected."""
    written = ""
    deadline = time.monotonic() + _DEADLINE
    while not re.search(pattern, written):
        assert select.select([terminal], [], [], deadline - time.monotonic())[0], written[-500:]
        # If the command has ended, this is an OSError.
        written += re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", os.read(terminal, 65536).decode())
    return written


def finished(rules: Rules, seed: int | str = 7, names: list[str] | None = None) -> Game:
    """A whole game between greedy bots."""
    game = Game.new(rules, seed, names=names)
    bot = bots.make("greedy")
    for _ in until_over(game):
        game.play(bot.choose(game))
    return game

"""Ways to run the command line: in this process, and as a user does."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import NamedTuple

import pytest

from diceminer import bots
from diceminer.cli import main
from diceminer.game import Game
from diceminer.ruleset import Rules


class Answer(NamedTuple):
    code: int
    out: str
    err: str


class Here:
    """Runs commands in this process."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys

    def __call__(self, *words: str) -> Answer:
        code = main(words)
        told = self.capsys.readouterr()
        return Answer(code, told.out, told.err)


def outside(
    *words: str, stdin: str | bytes | None = None, lang: str = "C.UTF-8", **environment: str
) -> Answer:
    """Run the command as a process of its own."""
    told = {**os.environ, "LC_ALL": lang, "DICEMINER_QUIET": "1", **environment}
    given = stdin.encode() if isinstance(stdin, str) else stdin or b""
    ended = subprocess.run(
        [sys.executable, "-m", "diceminer", *words],
        input=given,
        capture_output=True,
        env=told,
        timeout=240,
        check=False,
    )
    return Answer(ended.returncode, ended.stdout.decode(), ended.stderr.decode())


def finished(rules: Rules, seed: int | str = 7, names: list[str] | None = None) -> Game:
    """A whole game between greedy bots."""
    game = Game.new(rules, seed, names=names)
    bot = bots.make("greedy")
    while not game.over:
        game.play(bot.choose(game))
    return game

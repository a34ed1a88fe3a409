"""Bots that do what no bot should."""

from __future__ import annotations

import os
import threading
import time
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from diceminer import Game


class Raiser:
    def choose(self, game: Game) -> str:
        raise SystemExit("no more")


class Sleeper:
    def choose(self, game: Game) -> str:
        threading.Event().wait()
        return game.legal()[0]


class Cheat:
    def choose(self, game: Game) -> str:
        # It may do what it likes with its copy, and finds no seed there.
        assert game.seed is None
        while not game.over:
            game.play(game.legal()[0])
        return "win"


class Unmade:
    def __init__(self) -> None:
        raise ValueError("not today")

    def choose(self, game: Game) -> str:
        return game.legal()[0]


class Held:
    """Thinks for as long as there is a file that a test has named."""

    def choose(self, game: Game) -> str:
        while Path(os.environ["HELD"]).exists():
            time.sleep(0.01)
        return game.legal()[0]

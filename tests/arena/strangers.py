"""Bots of users' own, good and bad, for the tests of the arena."""

from __future__ import annotations

from pathlib import Path

SOURCE = '''
import os
import random
import sys


class Last:
    def choose(self, game):
        return game.legal()[-1]


class Dicey:
    """Rolls Python's own dice, and tries things on its copy of the game."""

    def choose(self, game):
        trial = random.choice(game.legal())
        game.play(trial)
        return trial


class Loud(Last):
    def choose(self, game):
        print('{"row": "not mine to say"}', flush=True)
        return super().choose(game)


class Cheat:
    def choose(self, game):
        return "take everything"


class Mute:
    def choose(self, game):
        return None


class Broken:
    def choose(self, game):
        raise RuntimeError("no\\nidea")


class Leaver:
    def choose(self, game):
        sys.exit(3)


class Crash:
    def choose(self, game):
        os._exit(3)


class Thinker:
    def choose(self, game):
        while True:
            pass


class Unborn:
    def __init__(self):
        raise ValueError("not today")


class Nothing:
    pass
'''


def own_bots(folder: Path) -> dict[str, str]:
    """Write the file; the names to give to the arena, by class."""
    file = folder / "strangers.py"
    file.write_text(SOURCE, encoding="utf-8")
    names = [
        line.split()[1].partition("(")[0].rstrip(":")
        for line in SOURCE.splitlines()
        if line.startswith("class ")
    ]
    return {name: f"{file}:{name}" for name in names}

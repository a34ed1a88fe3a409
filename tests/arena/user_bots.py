"""Bots of users' own, good and bad, for the tests of the arena."""

from __future__ import annotations

from pathlib import Path

SOURCE = '''
import os
import random
import sys

import numpy as np

from diceminer import Game


class Last:
    def choose(self, game):
        return game.legal()[-1]


class Dicey:
    """Rolls Python's own dice, and tries things on its copy of the game."""

    def choose(self, game):
        trial = random.choice(game.legal())
        game.play(trial)
        return trial


class Numpy:
    """Rolls NumPy's dice."""

    def choose(self, game):
        return str(np.random.choice(game.legal()))


class Copier:
    """Plays what the dice of its copy of the game say."""

    def choose(self, game):
        legal = game.legal()
        while not game.over:
            game.play(game.legal()[0])
        return legal[len(game.record()) % len(legal)]


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


class Prophet(Last):
    """Takes every part of its seed for the seed of the game."""

    def __init__(self, seed):
        self.seed = seed
        self.tried = False

    def choose(self, game):
        if self.tried:
            return super().choose(game)
        self.tried = True
        for start in range(len(self.seed)):
            for end in range(start + 1, len(self.seed) + 1):
                if Game.new(game.rules, self.seed[start:end]).history[0] == game.history[0]:
                    raise RuntimeError(f"foretold by {self.seed[start:end]}")
        return super().choose(game)


class Unborn:
    def __init__(self):
        raise ValueError("not today")


class Nothing:
    pass
'''


def own_bots(folder: Path) -> dict[str, str]:
    """Write the file; the names to give to the arena, by class."""
    file = folder / "user_bots.py"
    file.write_text(SOURCE, encoding="utf-8")
    names = [
        line.split()[1].partition("(")[0].rstrip(":")
        for line in SOURCE.splitlines()
        if line.startswith("class ")
    ]
    return {name: f"{file}:{name}" for name in names}

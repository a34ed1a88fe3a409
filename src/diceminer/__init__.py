"""Dice Miner as a library: the game, its records, its bots.

>>> from diceminer import Game, Rules
>>> game = Game.new(Rules(players=2), seed=7)
>>> game.legal()[0]
'hero alchemist'
>>> events = game.play("hero engineer")
>>> game.view()["phase"]
'heroes'

Names are loaded when they are first used, so that `diceminer --help` need not wait for a compiler.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from diceminer import bots
    from diceminer.errors import (
        ArenaError,
        BotError,
        FactsError,
        IllegalAction,
        PositionError,
        RecordError,
        Refusal,
        RollsError,
        RulesError,
    )
    from diceminer.events import follow
    from diceminer.facts import DICE, FACES, HEROES
    from diceminer.game import Game
    from diceminer.notation import actions
    from diceminer.ruleset import Rules

__version__ = "0.1.0"

__all__ = [
    "DICE",
    "FACES",
    "HEROES",
    "ArenaError",
    "BotError",
    "FactsError",
    "Game",
    "IllegalAction",
    "PositionError",
    "RecordError",
    "Refusal",
    "RollsError",
    "Rules",
    "RulesError",
    "actions",
    "bots",
    "follow",
]

_HOMES = {
    "errors": (
        "ArenaError",
        "BotError",
        "FactsError",
        "IllegalAction",
        "PositionError",
        "RecordError",
        "Refusal",
        "RollsError",
        "RulesError",
    ),
    "events": ("follow",),
    "facts": ("DICE", "FACES", "HEROES"),
    "game": ("Game",),
    "notation": ("actions",),
    "ruleset": ("Rules",),
}
_HOME = {name: home for home, names in _HOMES.items() for name in names}


# A type checker that knew of it would take any name for one of this module's.
if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        if name == "bots":
            return import_module("diceminer.bots")
        if name in _HOME:
            value = getattr(import_module(f"diceminer.{_HOME[name]}"), name)
            globals()[name] = value
            return value
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})

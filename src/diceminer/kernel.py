"""The whole kernel: every part of the compiled code, by what it is needed for.

The rules and each sort of bot compile what they need when they are first used. Programs that know
beforehand what will be needed ask for it here, where parts are compiled side by side; other targets
find here which doors there are.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

from diceminer import compiling

if TYPE_CHECKING:
    from collections.abc import Iterator

    from diceminer.compiling import Door, Part

_PLAY: Final = ("diceminer.rules.doors", "diceminer.bots.levels", "diceminer.rules.advice")
_MODULES: Final = {
    # A game, with bots that do not search.
    "play": _PLAY,
    # Many games at once between such bots.
    "games": ("diceminer.bots.games",),
    # The bots that search.
    "search": ("diceminer.bots.multiplayer.search", "diceminer.bots.solo.planner"),
    # Training their weights.
    "training": (
        "diceminer.bots.multiplayer.selfplay",
        "diceminer.bots.solo.games",
        "diceminer.bots.solo.samples",
    ),
}


def parts(*names: str) -> list[Part]:
    """The parts for what is to be done: "play", "games", "search" or "training"."""
    modules = dict.fromkeys(module for name in names for module in _MODULES[name])
    return [import_module(module).PART for module in modules]


def doors(*names: str) -> Iterator[Door]:
    """The doors of such parts, of all parts where none are named."""
    for part in parts(*(names or _MODULES)):
        yield from part.doors


def is_cold(name: str = "play") -> bool:
    """Whether something of what is to be done still has to be compiled on this machine."""
    return any(compiling.is_cold(part) for part in parts(name))


def warm_up(
    *also: str, announce: bool = True, lang: str | None = None, beside: bool = False
) -> None:
    """Compile what playing needs, and what else is named."""
    compiling.warm_up(*parts("play", *also), announce=announce, lang=lang, beside=beside)


def load(*names: str) -> None:
    """Load compiled code into this process before it is first called."""
    compiling.load(*parts(*names))

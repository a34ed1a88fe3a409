"""Dice Miner in a terminal: a full-screen game for people at one keyboard and bots.

>>> from diceminer.terminal import Options
>>> Options(lang="it", players=("human", "greedy")).players
('human', 'greedy')

`run(Options(...))` plays. Textual, which draws the screens, is only imported then: it belongs to
the optional extra `terminal`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from diceminer.ruleset import Rules

__all__ = ["Options", "run"]


@dataclass(frozen=True)
class Options:
    """How to begin; what is None is asked on the start screen.

    With `rules` or `players` a game starts at once; with `resume` the one that was left, if any.
    """

    rules: Rules | None = None
    players: tuple[str, ...] | None = None
    names: tuple[str, ...] | None = None
    lang: str | None = None
    seed: int | str | None = None
    resume: bool = False
    pause: float = 0.9


def run(options: Options | None = None) -> int:
    """Play until the player leaves; returns the exit code."""
    from diceminer.terminal.app import MinerApp

    app = MinerApp(options or Options())
    app.run()
    return app.return_code or 0

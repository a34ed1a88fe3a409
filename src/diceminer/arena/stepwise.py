"""The compiled levels one action at a time, in the very games that `kernel.play_games` plays.

There the levels draw their random choices from the same cup as the dice. So they do here, which is
why these games must not be shown to other bots: a choice and the dice to come hang together.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from diceminer.bots import kernel
from diceminer.notation import TEXT
from diceminer.rules.compiler import entry
from diceminer.rules.cup import below

if TYPE_CHECKING:
    from diceminer.game import Game
    from diceminer.rules.cup import Cups


@entry
def _draw(cups: Cups, i: int, n: int) -> int:
    """Draw a number below n from a cup."""
    return below(cups[i], n)


def choose(game: Game, level: str) -> str:
    """The choice of a compiled level, drawn from the game's own cup."""
    cups = game._cups
    if level == "random":
        legal = game.legal()
        return legal[_draw(cups, 0, len(legal))]
    tables, overlooks = kernel.minds()
    # What a level tries out is not an event of the game.
    cups["logging"][0] = 0
    try:
        code = kernel.choose(game._states, 0, cups, kernel.LEVELS[level], tables, overlooks)
    finally:
        cups["logging"][0] = 1
    return TEXT[code]

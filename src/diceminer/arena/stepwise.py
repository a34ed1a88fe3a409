"""The compiled levels one action at a time, in the very games that `bots.games` plays.

There the levels draw their random choices from the same cup as the dice. So they do here, which is
why these games must not be shown to other bots: a choice and the dice to come hang together.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from diceminer.bots.levels import LEVELS, Considered
from diceminer.notation import TEXT

if TYPE_CHECKING:
    from diceminer.game import Game


def choose(game: Game, level: str) -> str:
    """The choice of a compiled level, drawn from the game's own cup."""
    cups = game.board.cups
    # What a level tries out is not an event of the game.
    cups["logging"][0] = 0
    try:
        considered = Considered.of(game.board, LEVELS[level], cups)
    finally:
        cups["logging"][0] = 1
    return TEXT[int(considered.codes[considered.choice])]

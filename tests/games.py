"""Loops over the actions of a game that end even if the game does not."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from diceminer import Game

# More than ten times as many as the longest game of random bots.
MOST_ACTIONS = 2000


def until_over(game: Game) -> Iterator[int]:
    """Count the passes of a loop that plays an action in each, until the game is over."""
    for played in range(MOST_ACTIONS):
        if game.over:
            return
        yield played
    raise AssertionError(f"no end after {MOST_ACTIONS} actions: {game.position()}")

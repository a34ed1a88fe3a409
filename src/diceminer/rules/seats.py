"""The order round the table (rules 4): seats are numbered clockwise."""

from __future__ import annotations

from typing import TYPE_CHECKING

from diceminer.compiling import rule

if TYPE_CHECKING:
    from diceminer.rules.state import State


@rule
def after(state: State, seat: int) -> int:
    """The next seat clockwise."""
    following = int(seat) + 1
    # A comparison, because a division takes as long as the rest of a turn's end together.
    return following if following < state.players else 0


@rule
def before(state: State, seat: int) -> int:
    """The next seat counterclockwise."""
    return int(seat) - 1 if seat > 0 else int(state.players) - 1

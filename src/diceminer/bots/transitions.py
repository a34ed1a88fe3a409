"""The steps of a game as bots take them: compiled once each, not spliced into every caller."""

from __future__ import annotations

from typing import TYPE_CHECKING

from diceminer.compiling import rule
from diceminer.rules import flow

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from diceminer.rules.cup import Cup
    from diceminer.rules.state import State


@rule
def legal(state: State, codes: NDArray[np.int16]) -> int:
    """List the codes of all legal actions; their number."""
    return flow.legal(state, codes)


@rule
def act(state: State, cup: Cup, code: int) -> None:
    """Carry out a legal action, nothing that follows from it by itself."""
    flow.act(state, cup, code)


@rule
def step(state: State, cup: Cup) -> None:
    """Do the next thing that asks nobody."""
    flow.step(state, cup)


@rule
def settle(state: State, cup: Cup) -> None:
    """Go on until somebody is asked or the game is over."""
    flow.settle(state, cup)

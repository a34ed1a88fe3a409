"""The generator of the dice cup, for tests that look at its words."""

from __future__ import annotations

from typing import Any

from diceminer.compiling import Part, door
from diceminer.rules.cup import next_block

PART = Part(__name__, "")


@door(PART)
def make_block(cups: Any, rounds: int) -> None:
    """Make the next sixteen words of the first cup."""
    next_block(cups[0], rounds)

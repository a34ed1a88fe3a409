"""Doors for those who ask before they act: previews, reasons of refusals, positions, the score pad.

As with `diceminer.rules.doors`, numbers go in and come out.
"""

from __future__ import annotations

from typing import Final

from diceminer.compiling import Part, door
from diceminer.compiling.arrays import Int16Matrix, Int16s
from diceminer.rules import positions, previews, refusals
from diceminer.rules.cup import Cups
from diceminer.rules.state import States

PART: Final = Part(__name__, "compiling-play")


@door(PART)
def nameable(states: States, i: int, out: Int16s) -> int:
    """Count by face the dice that may be named now, and how many of them may or must be."""
    return previews.nameable(states[i], out)


@door(PART)
def changes(states: States, i: int, after: States, k: int, cups: Cups, j: int, out: Int16s) -> None:
    """Tell what a legal action changed that `doors.run` played with an empty script."""
    previews.changes(states[i], after[k], cups[j], out)


@door(PART)
def worth(states: States, i: int, seat: int, out: Int16s) -> None:
    """Say for each face of a trove what one such die adds to its points."""
    previews.worth(states[i], seat, out)


@door(PART)
def reason(states: States, i: int, code: int, out: Int16s) -> int:
    """Say why an action is not legal: the number of a reason, and what it is about."""
    return refusals.reason(states[i], code, out)


@door(PART)
def complete(
    states: States,
    i: int,
    extra_tunnel_dice: int,
    tiebreaks: Int16Matrix,
    scored: Int16s,
    scratch: Int16s,
    out: Int16s,
) -> int:
    """Complete a position as it is written; the number of a fault, 0 if it is possible."""
    return positions.complete(states[i], extra_tunnel_dice, tiebreaks, scored, scratch, out)


@door(PART)
def pad_fault(states: States, i: int, extra_tunnel_dice: int, out: Int16s) -> int:
    """Find what is wrong with the troves on the score pad; spoils the state."""
    return positions.pad_fault(states[i], extra_tunnel_dice, out)

"""Doors for questions that change nothing: previews, reasons, positions, the score pad.

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
    """Write what a legal action changed, after `doors.run` played it with an empty script."""
    previews.changes(states[i], after[k], cups[j], out)


@door(PART)
def worth(states: States, i: int, seat: int, out: Int16s) -> None:
    """Write for each face of a trove what one such die adds to its points."""
    previews.worth(states[i], seat, out)


@door(PART)
def reason(states: States, i: int, code: int, out: Int16s) -> int:
    """Why an action is not legal: returns the number of a reason, writes its two arguments."""
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
    """Fill in what a written position leaves out; returns the number of a fault, 0 if none."""
    return positions.complete(states[i], extra_tunnel_dice, tiebreaks, scored, scratch, out)


@door(PART)
def pad_fault(states: States, i: int, extra_tunnel_dice: int, out: Int16s) -> int:
    """Find what is wrong with the troves on the score pad; overwrites the state."""
    return positions.pad_fault(states[i], extra_tunnel_dice, out)

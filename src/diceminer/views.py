"""Views and sheets: the numbers of a board as plain dicts, for people and programs."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Any, Final

from diceminer.events import points, turn
from diceminer.facts import FACES, KINDS
from diceminer.notation import HERO_IDS, SLOT_NAMES, counted
from diceminer.rules.doors import SCORE, SCORED
from diceminer.rules.phases import OVER
from diceminer.rules.tables import NO_HERO

if TYPE_CHECKING:
    from collections.abc import Sequence

    from diceminer.board import Board
    from diceminer.ruleset import Rules

PARTS: Final = ("tunnels", "treasure", "hazards")
_OF_A_SEAT: Final = ("hero", "trove", "spent", "hero_spent", "cached", "score")


def view(
    board: Board,
    rules: Rules,
    tiebreaks: Sequence[dict[str, int]],
) -> dict[str, Any]:
    """The whole public state, with the points of the tie-breaks so far."""
    fields = board.fields()
    status = board.status()
    now, scored = turn(status[:SCORED]), status[SCORED]
    del now["event"]
    occupied, slot = fields["occupied"], fields["slot"]
    seats = zip(*(fields[name] for name in _OF_A_SEAT), strict=True)
    seen = {
        "format": 1,
        "rules": rules.as_dict(),
        **now,
        "chosen": counted(fields["chosen"]),
        "mountain": {
            name: FACES[slot[number]]
            for number, name in SLOT_NAMES.items()
            if occupied >> number & 1
        },
        "bag": dict(zip(KINDS, fields["bag"], strict=True)),
        "seats": [_seat(scored, *row) for row in islice(seats, rules.players)],
    }
    if rules.players == 1:
        told = points(status[SCORE])
        seen["refills"] = fields["refills"]
        seen["score"], seen["rank"] = told["score"], told["rank"]
        seen["seats"][0]["total"] = told["score"]
    seen["tiebreaks"] = [dict(tiebreak) for tiebreak in tiebreaks]
    seen["winners"] = _winners(fields["phase"], fields["winner"])
    return seen


def winners(board: Board) -> list[int] | None:
    """The winning seat in a list; None while the game goes on, and in solo."""
    return _winners(board.field("phase"), board.winner)


def _winners(phase: int, winner: int) -> list[int] | None:
    return [winner + 1] if phase == OVER and winner >= 0 else None


def _seat(
    scored: int,
    hero: int,
    trove: list[int],
    spent: list[int],
    hero_spent: list[int],
    cached: list[int],
    score: list[list[int]],
) -> dict[str, Any]:
    rounds = [
        {"tunnels": tunnels, "treasure": treasure, "hazards": hazards, "total": sum(parts)}
        for parts in score[:scored]
        for tunnels, treasure, hazards in [parts]
    ]
    return {
        "hero": HERO_IDS[hero] if hero < NO_HERO else None,
        "dice": counted(trove),
        "spent": counted(spent),
        "hero_spent": counted(hero_spent),
        "cached": counted(cached),
        "rounds": rounds,
        "total": sum(each["total"] for each in rounds),
    }


def sheets(board: Board) -> list[dict[str, int]]:
    """What the troves would score as they lie, a dict a seat."""
    return [
        {
            "tunnels": tunnels,
            "treasure": treasure,
            "hazards": hazards,
            "total": tunnels + treasure + hazards,
            "gems": gems,
            "most_gems": most,
            "chests": chests,
        }
        for tunnels, treasure, hazards, gems, most, chests, *_ in board.sheet()
    ]


def preview(board: Board, code: int) -> dict[str, Any]:
    """What an action would bring about."""
    seen = board.preview(code)
    told: dict[str, Any] = {
        "slides": [[SLOT_NAMES[start], SLOT_NAMES[end]] for start, end in seen.slides],
        "adds": None if seen.adds is None else dict(zip(PARTS, seen.adds, strict=True)),
    }
    if seen.needs:
        told |= {"need": seen.needs, "dice": counted(seen.dice)}
    return told


def worth(board: Board, seat: int) -> dict[str, int]:
    """What one die of each face that is there adds to the trove of a seat, from 0."""
    trove = board.field("trove")[seat]
    faces = zip(FACES, trove, board.worth(seat), strict=True)
    return {token: points for token, dice, points in faces if dice}

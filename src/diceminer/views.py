"""Views and sheets: the numbers of a board as plain dicts, for people and programs."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from diceminer.events import asked, ranked
from diceminer.facts import FACES, KINDS
from diceminer.notation import HERO_IDS, SLOT_NAMES, counted
from diceminer.rules.constants import NO_HERO
from diceminer.rules.doors import IDLE, SCORE, SCORED, STRAIGHTS
from diceminer.rules.phases import OVER

if TYPE_CHECKING:
    from collections.abc import Sequence

    from diceminer.board import Board
    from diceminer.documents import (
        Preview,
        RoundScore,
        Seat,
        Sheet,
        SoloView,
        Tiebreak,
        View,
        Worth,
    )
    from diceminer.ruleset import Rules


def view(
    board: Board,
    rules: Rules,
    tiebreaks: Sequence[Tiebreak],
) -> View:
    """The whole public state, with the points of the tie-breaks so far."""
    fields = board.fields()
    status = board.status()
    scored = status[SCORED]
    occupied, slot = fields["occupied"], fields["slot"]
    seats = zip(
        fields["hero"],
        fields["trove"],
        fields["spent"],
        fields["hero_spent"],
        fields["cached"],
        fields["score"],
        strict=True,
    )
    solo: SoloView = {}
    if rules.players == 1:
        solo = {"refills": fields["refills"], **ranked(status[SCORE])}
    seen: View = {
        "format": 1,
        "rules": rules.as_dict(),
        **asked(status[:SCORED]),
        "chosen": counted(fields["chosen"]),
        "mountain": {
            name: FACES[slot[number]]
            for number, name in SLOT_NAMES.items()
            if occupied >> number & 1
        },
        "bag": dict(zip(KINDS, fields["bag"], strict=True)),
        "seats": [_seat(scored, *row) for row in islice(seats, rules.players)],
        **solo,
        "tiebreaks": [dict(tiebreak) for tiebreak in tiebreaks],
        "winners": _winners(fields["phase"], fields["winner"]),
    }
    if rules.players == 1:
        seen["seats"][0]["total"] = status[SCORE]
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
) -> Seat:
    rounds: list[RoundScore] = [
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


def sheets(board: Board) -> list[Sheet]:
    """What the troves would score as they lie, a dict a seat."""
    return [
        _sheet(*row[:STRAIGHTS], by_length=row[STRAIGHTS:IDLE], idle=row[IDLE:])
        for row in board.sheet()
    ]


def _sheet(
    tunnels: int,
    treasure: int,
    hazards: int,
    gems: int,
    most: int,
    chests: int,
    cave_ins: int,
    dragons: int,
    magic: int,
    *,
    by_length: Sequence[int],
    idle: Sequence[int],
) -> Sheet:
    lengths = range(len(by_length), 0, -1)
    return {
        "tunnels": tunnels,
        "treasure": treasure,
        "hazards": hazards,
        "total": tunnels + treasure + hazards,
        "gems": gems,
        "most_gems": most,
        "chests": chests,
        "magic": magic,
        "cave_ins": cave_ins,
        "dragons": dragons,
        "straights": [length for length in lengths for _ in range(by_length[length - 1])],
        "idle": counted(idle),
    }


def preview(board: Board, code: int) -> Preview:
    """What an action would change before any die is rolled."""
    seen = board.preview(code)
    preview: Preview = {
        "slides": [[SLOT_NAMES[start], SLOT_NAMES[end]] for start, end in seen.slides],
        "adds": None,
    }
    if seen.adds is not None:
        tunnels, treasure, hazards = seen.adds
        preview["adds"] = {"tunnels": tunnels, "treasure": treasure, "hazards": hazards}
    if seen.needs:
        preview["need"], preview["dice"] = seen.needs, counted(seen.dice)
    return preview


def worth(board: Board, seat: int) -> Worth:
    """What one die of each face that is there adds to the trove of a seat, from 0."""
    faces = zip(FACES, board.trove(seat), board.worth(seat), strict=True)
    return {token: points for token, dice, points in faces if dice}

"""The board: a game's state and its dice cup, behind the doors of the rules.

All of it is numbers, as the rules have them: actions as codes, faces, slots and seats from 0.
`diceminer.game` puts words to them. Bots think on `board.states`, which they must not change.

>>> from diceminer.ruleset import Rules
>>> board = Board(Rules(players=1, magic=0))
>>> board.shake("7")
>>> log = board.run(START)
>>> len(board.legal()) > 0
True
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, Self, TypedDict, cast

import numpy as np

from diceminer import fairness
from diceminer.compiling import warm_up
from diceminer.rules import advice, doors
from diceminer.rules.actions import MOST_LEGAL
from diceminer.rules.constants import FACE_COUNT, HERO_SETS, NO_HERO, SEATS
from diceminer.rules.cup import CUP, GENERATED, NOTHING, SCRIPT_LENGTH, SCRIPTED
from diceminer.rules.doors import GO_ON, START
from diceminer.rules.phases import OVER
from diceminer.rules.positions import FIRST_SEAT, NOT_IN
from diceminer.rules.previews import (
    FIRST_FACE,
    FIRST_SLIDE,
    NEEDS,
    PREVIEW,
    ROLLS,
    SLIDES,
    TUNNELS,
)
from diceminer.rules.script import MOST_OUTCOMES
from diceminer.rules.state import STATE

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from numpy.typing import NDArray

    from diceminer.rules.cup import Cups
    from diceminer.rules.state import States
    from diceminer.ruleset import Rules

__all__ = ["FIRST_SEAT", "GO_ON", "NOT_IN", "START", "Board", "Misfit", "Preview"]

_FIELD: Final = {name: place for place, name in enumerate(STATE.names or ())}


class Misfit(Exception):
    """A script that does not fit: the rest of it, and the outcomes that were possible instead.

    No outcomes mean that the action needed fewer dice than the script has.
    """

    def __init__(self, left: Sequence[int], outcomes: Sequence[tuple[int, int]]) -> None:
        super().__init__(left, outcomes)
        self.left, self.outcomes = left, outcomes


class Preview(NamedTuple):
    """What an action would change.

    `slides` are pairs of slots, from and to. `adds` is what the sheet of the acting seat gains in
    tunnels, treasure and hazards, None if dice are rolled. `needs` dice have to be named then, of
    which `dice` has how many there are by face.
    """

    slides: list[tuple[int, int]]
    adds: tuple[int, int, int] | None
    needs: int
    dice: list[int]


class Board:
    """One state and one cup. Make a new one with rules; `copy` one to try something out."""

    __slots__ = ("_extra", "cups", "states")

    states: States
    cups: Cups
    _extra: int

    def __init__(self, rules: Rules) -> None:
        """The settings, and nothing set up yet."""
        warm_up(doors.PART, advice.PART)
        self.states, self.cups = np.zeros(1, STATE), _new_cups()
        self._extra = int(rules.extra_tunnel_dice)
        state = self.states[0]
        state["players"] = rules.players
        state["magic_dice"] = rules.magic
        state["reroll_hazards"] = rules.reroll_hazards
        state["must_take_two"] = rules.beer_takes == "two"
        state["deal_heroes"] = rules.deal_heroes
        state["hero_sets"] = HERO_SETS[rules.heroes]
        state["hero"] = NO_HERO

    def copy(self, seed: str | None = None) -> Self:
        """An independent copy, with the same dice unless a seed gives it dice of its own."""
        copy = object.__new__(type(self))
        copy.states, copy._extra = _copied(self.states), self._extra
        if seed is None:
            copy.cups = _copied(self.cups)
        else:
            copy.shake(seed)
        return copy

    def shake(self, seed: str) -> None:
        """Replace the cup: all dice from here on follow from the seed alone."""
        self.cups = _new_cups()
        self.cups["key"][0] = fairness.key(seed)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.states["phase"][0] == OVER)

    @property
    def seat(self) -> int:
        """The seat to act, from 0; -1 when the game is over."""
        return int(self.states["seat"][0])

    @property
    def winner(self) -> int:
        """The seat that has won, from 0; -1 if none has."""
        return int(self.states["winner"][0])

    def field(self, name: str) -> int:
        """A field of the state that is one number."""
        return int(self.states[name][0])

    def trove(self, seat: int) -> list[int]:
        """How many dice of each face lie in the trove of a seat."""
        counts: list[int] = self.states["trove"][0, seat].tolist()
        return counts

    def fields(self) -> Fields:
        """Fields of the state as Python numbers and lists of them."""
        return cast("Fields", _Fields(self.states.tolist()[0]))

    def legal(self) -> list[int]:
        """The codes of the legal actions, ascending."""
        out = np.empty(MOST_LEGAL, np.int16)
        count = doors.legal(self.states, 0, out)
        codes: list[int] = out[:count].tolist()
        return codes

    def status(self) -> list[int]:
        """Who is asked for what: the numbers that `doors.status` writes."""
        out = np.empty(doors.STATUS, np.int16)
        doors.status(self.states, 0, out)
        numbers: list[int] = out.tolist()
        return numbers

    def sheet(self) -> list[list[int]]:
        """What the troves would score as they lie: a row a seat, as `doors.sheet` writes it."""
        out = np.zeros((SEATS, doors.SHEET), np.int16)
        doors.sheet(self.states, 0, out)
        rows: list[list[int]] = out[: self.states["players"][0]].tolist()
        return rows

    def nameable(self) -> tuple[int, list[int]]:
        """How many dice may or must be named now, and how many there are by face."""
        out = np.empty(FACE_COUNT, np.int16)
        count = advice.nameable(self.states, 0, out)
        return count, out.tolist()

    def worth(self, seat: int) -> list[int]:
        """What one die of each face adds to the points of a seat's trove."""
        out = np.empty(FACE_COUNT, np.int16)
        advice.worth(_copied(self.states), 0, seat, out)
        points: list[int] = out.tolist()
        return points

    def preview(self, code: int) -> Preview:
        """What a legal action would change; the board stays as it is, and no die is rolled."""
        out = np.empty(PREVIEW, np.int16)
        after, cups = _copied(self.states), _new_cups()
        cups["source"][0] = SCRIPTED
        doors.run(after, 0, cups, 0, code, self._extra)
        advice.changes(self.states, 0, after, 0, cups, 0, out)
        numbers: list[int] = out.tolist()
        ends = numbers[FIRST_SLIDE : FIRST_SLIDE + 2 * numbers[SLIDES]]
        tunnels, treasure, hazards = numbers[TUNNELS : TUNNELS + 3]
        return Preview(
            slides=list(zip(ends[::2], ends[1::2], strict=True)),
            adds=None if numbers[ROLLS] else (tunnels, treasure, hazards),
            needs=numbers[NEEDS],
            dice=numbers[FIRST_FACE:],
        )

    def reason(self, code: int) -> tuple[int, list[int]]:
        """Why an action is not legal: the number of a reason, and what it is about."""
        out = np.zeros(2, np.int16)
        number = advice.reason(self.states, 0, code, out)
        return number, out.tolist()

    def complete(
        self, tiebreaks: Sequence[Mapping[int, int]], scored: Sequence[int]
    ) -> tuple[int, list[int]]:
        """Complete a position whose fields have been set: the number of a fault, and its place.

        Each of the tie-breaks has points by seat, `scored` how many rounds are on each sheet.
        """
        rows = np.full((len(tiebreaks), SEATS), NOT_IN, np.int16)
        for row, points in zip(rows, tiebreaks, strict=True):
            for seat, total in points.items():
                row[seat] = total
        rounds, scratch = np.array(scored, np.int16), np.empty(MOST_LEGAL, np.int16)
        out = np.zeros(3, np.int16)
        fault = advice.complete(self.states, 0, self._extra, rows, rounds, scratch, out)
        return fault, out.tolist()

    def pad_fault(self) -> tuple[int, list[int]]:
        """What is wrong with troves that were typed in: a number, and what it is about."""
        out = np.zeros(3, np.int16)
        number = advice.pad_fault(_copied(self.states), 0, self._extra, out)
        return number, out.tolist()

    def run(self, code: int, script: Sequence[int] | None = None) -> list[int]:
        """Play a legal action, or set the game up, to the next question: the rows of the log.

        A script gives the dice. One that does not fit raises Misfit, and nothing changes.
        """
        if script is None:
            return _go(self, code, None)
        # Dice that do not fit are only found while playing, so play on a copy.
        copy, left = self.copy(), list(script)
        rows = _go(copy, code, left)
        if left or copy.cups["asks"][0] != NOTHING:
            raise Misfit(left, copy._outcomes())
        copy.cups["source"][0] = GENERATED
        self.states, self.cups = copy.states, copy.cups
        return rows

    def chance(self, code: int, script: Sequence[int]) -> list[tuple[int, int]]:
        """What the next die of an action can show after those of a script, with weights.

        An empty list: no die is left to roll.
        """
        copy, left = self.copy(), list(script)
        _go(copy, code, left)
        outcomes = copy._outcomes()
        if left:
            raise Misfit(left, outcomes)
        return outcomes

    def _outcomes(self) -> list[tuple[int, int]]:
        numbers, weights = np.empty((2, MOST_OUTCOMES), np.int16)
        count = doors.chance(self.cups, 0, numbers, weights)
        return list(zip(numbers[:count].tolist(), weights[:count].tolist(), strict=True))


def _go(board: Board, code: int, script: list[int] | None) -> list[int]:
    """Run to the next decision, or to the first die that a script lacks; consumes the script."""
    states, cups, rows = board.states, board.cups, list[int]()
    settled = False
    while not settled:
        cups["log_length"][0] = 0
        if script is not None:
            cup, part = cups[0], script[:SCRIPT_LENGTH]
            cup["source"], cup["script_read"] = SCRIPTED, 0
            cup["script_length"] = len(part)
            cup["script"][: len(part)] = part
        settled = doors.run(states, 0, cups, 0, code, board._extra)
        code = GO_ON
        if script is not None:
            del script[: int(cups["script_read"][0])]
            if cups["asks"][0] != NOTHING:
                break
        rows += cups["log"][0, : cups["log_length"][0]].ravel().tolist()
    return rows


def _new_cups() -> Cups:
    """A cup that keeps a log, in an array of one."""
    cups = np.zeros(1, CUP)
    cups["logging"][0] = 1
    return cups


def _copied(records: NDArray[np.void]) -> NDArray[np.void]:
    """A copy of records: as bytes, for NumPy copies field by field and takes ten times as long."""
    return np.frombuffer(bytearray(records.tobytes()), records.dtype)


class Fields(TypedDict):
    """The fields of a state that views are made of."""

    phase: int
    winner: int
    refills: int
    occupied: int
    slot: list[int]
    bag: list[int]
    chosen: list[int]
    hero: list[int]
    trove: list[list[int]]
    spent: list[list[int]]
    hero_spent: list[list[int]]
    cached: list[list[int]]
    score: list[list[list[int]]]


class _Fields(dict[str, object]):
    """All fields of a state, turned into lists when they are asked for."""

    def __init__(self, values: tuple[object, ...]) -> None:
        super().__init__()
        self._values = values

    def __missing__(self, name: str) -> object:
        value = self._values[_FIELD[name]]
        self[name] = value.tolist() if isinstance(value, np.ndarray) else value
        return self[name]

"""A position in one line of text, like chess's FEN: written, read, and checked to be possible.

    DM1 <rules> <round> <phase> <seat> <start> <first> <turn> <mountain> <bag> <seats…> <tie-breaks>

docs/notation.md explains every field.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Never

from diceminer.board import FIRST_SEAT, Board
from diceminer.errors import PositionError, RulesError
from diceminer.facts import FACES, KINDS, LETTERS
from diceminer.notation import (
    FACE_NUMBER,
    HERO_IDS,
    ROWS,
    SLOT_NAMES,
    SLOT_NUMBER,
    dice_in_game,
    write_multiset,
)
from diceminer.rules.constants import ROUNDS
from diceminer.rules.phases import PHASES, SOLO_PHASES, TABLE_PHASES
from diceminer.rules.positions import FAULTS, FIELDS
from diceminer.rules.state import MOST_DICE
from diceminer.ruleset import Rules
from diceminer.views import view

if TYPE_CHECKING:
    from collections.abc import Mapping

    import numpy as np

    from diceminer.documents import Dice, Kind, Seat, Tiebreak, View
    from diceminer.errors import Argument

_FIELDS: Final = ("format", "rules", "round", "phase", "seat", "start", "first", "turn")
_COUNTED: Final = re.compile(r"([2-9]|[1-9][0-9]{1,2})?([A-Z][A-Z0-9]+)")


def write(view: View) -> str:
    """The position of a view.

    >>> from diceminer import Game, Rules
    >>> Game.new(Rules(players=3), seed=7).position().split()[:5]
    ['DM1', '3', '1', 'heroes', '1']
    """
    rules = Rules(**view["rules"])
    return " ".join(
        (
            "DM1",
            rules.text(),
            str(view["round"]),
            view["phase"],
            *(str(seat or "-") for seat in (view["seat"], view["start"], view["first"])),
            _write_turn(view),
            _write_mountain(view["mountain"]),
            _write_bag(view["bag"]),
            *(_write_seat(seat) for seat in view["seats"]),
            _write_tiebreaks(view["tiebreaks"]),
        )
    )


def _write_turn(view: View) -> str:
    if "refills" in view:
        return f"r{view['refills']}" + (f"+{view['symbols']}" if view["symbols"] else "")
    if view["shared"]:
        return "shared" + (f"+{view['taken']}" if view["taken"] else "")
    if view["symbols"]:
        chosen = write_multiset(view["chosen"])
        return str(view["symbols"]) + (f":{chosen}" if view["chosen"] else "")
    return "-"


def _write_mountain(mountain: Mapping[str, str]) -> str:
    if not mountain:
        return "-"
    rows = []
    for row, length in ROWS.items():
        dice = [mountain.get(f"{row}{n}", "-") for n in range(1, length + 1)]
        rows.append(",".join(dice) if set(dice) != {"-"} else "-")
    return "/".join(rows)


def _write_bag(bag: Mapping[Kind, int]) -> str:
    return "".join(f"{LETTERS[kind]}{bag[kind]}" for kind in KINDS if bag[kind]) or "-"


def _write_seat(seat: Seat) -> str:
    rounds = [f"{r['tunnels']}/{r['treasure']}/{r['hazards']}" for r in seat["rounds"]]
    sets = map(write_multiset, (seat["dice"], seat["spent"], seat["hero_spent"], seat["cached"]))
    return ":".join((seat["hero"] or "-", *sets, ",".join(rounds) or "-"))


def _write_tiebreaks(tiebreaks: list[Tiebreak]) -> str:
    words = [
        "/".join(f"{seat}={total}" for seat, total in sorted(each.items())) for each in tiebreaks
    ]
    return ",".join(words) or "-"


@dataclass(frozen=True)
class Position:
    """A position that was read: its text, and the board that a game goes on with."""

    text: str
    rules: Rules
    board: Board
    tiebreaks: tuple[Tiebreak, ...]


def read(text: str) -> Position:
    """Read a position and ask the rules whether it is possible; PositionError if it is not."""
    if not isinstance(text, str):
        raise PositionError("error-position-type", type=type(text).__name__)
    return _Reader(text).read()


class _Reader:
    """Reads one position field by field; the rules then check the whole."""

    def __init__(self, text: str) -> None:
        self.text = text
        fields = text.split(" ")
        if fields[0] != "DM1":
            raise PositionError("error-position-format", field="format", value=fields[0])
        if len(fields) < 2:
            raise PositionError("error-position-fields", have=1, want=len(_FIELDS) + 4)
        self.field = "rules"
        try:
            self.rules = Rules.parse(fields[1])
        except RulesError as error:
            raise PositionError("error-position-rules", field="rules", detail=error) from error
        names = (
            *_FIELDS,
            "mountain",
            "bag",
            *(f"seat {n}" for n in range(1, self.rules.players + 1)),
            "tie-breaks",
        )
        if len(fields) != len(names):
            raise PositionError("error-position-fields", have=len(fields), want=len(names))
        self.fields = dict(zip(names, fields, strict=True))
        self.scored = [0] * self.rules.players

    def refuse(self, problem: str, **details: Argument) -> Never:
        raise PositionError(problem, field=self.field, **details)

    def take(self, field: str) -> str:
        self.field = field
        return self.fields[field]

    def number(self, text: str, least: int, most: int) -> int:
        if not re.fullmatch(r"-?(0|[1-9][0-9]{0,3})", text) or not least <= int(text) <= most:
            self.refuse("error-position-number", value=text, least=least, most=most)
        return int(text)

    def seat(self, field: str) -> int:
        """A seat counted from 0, -1 for none."""
        text = self.take(field)
        return -1 if text == "-" else self.number(text, 1, self.rules.players) - 1

    def dice(self, text: str) -> Dice:
        """A multiset of tokens."""
        counts: dict[str, int] = {}
        for word in [] if text == "-" else text.split(","):
            match = _COUNTED.fullmatch(word)
            known = match is not None and match[2] in FACE_NUMBER
            if match is None or not known or int(match[1] or 1) > MOST_DICE:
                self.refuse("error-position-token", token=word)
            counts[match[2]] = counts.get(match[2], 0) + int(match[1] or 1)
        ordered = {token: counts[token] for token in FACES if token in counts}
        if write_multiset(ordered) != text:
            self.refuse("error-position-order", want=write_multiset(ordered))
        return ordered

    def read(self) -> Position:
        """Set the fields of a board as they are written, then let the rules complete it."""
        board = Board(self.rules)
        state = board.states[0]
        state["phase"] = self._phase()
        state["round_number"] = self.number(self.take("round"), 1, ROUNDS)
        for name in ("seat", "start", "first"):
            state[name] = self.seat(name)
        self._mountain(state)
        self._bag(state)
        for seat in range(self.rules.players):
            self._seat(state, seat)
        self._turn(state)
        tiebreaks = self._tiebreaks()
        by_seat = [{int(seat) - 1: total for seat, total in each.items()} for each in tiebreaks]
        fault, place = board.complete(by_seat, self.scored)
        if fault:
            self._refuse_fault(tuple(FAULTS.items())[fault], place)
        # There is one text for every position: the one that `write` gives.
        self.field = ""
        if (want := write(view(board, self.rules, tiebreaks))) != self.text:
            self.refuse("error-position-canonical", want=want)
        return Position(self.text, self.rules, board, tuple(tiebreaks))

    def _phase(self) -> int:
        text = self.take("phase")
        phases = [PHASES[n] for n in (SOLO_PHASES if self.rules.players == 1 else TABLE_PHASES)]
        if text not in phases:
            self.refuse("error-position-phase", value=text, choices=", ".join(phases))
        return PHASES.index(text)

    def _mountain(self, state: np.void) -> None:
        text = self.take("mountain")
        rows = text.split("/") if text != "-" else ["-"] * len(ROWS)
        if len(rows) != len(ROWS):
            self.refuse("error-position-mountain")
        for (row, length), words in zip(ROWS.items(), rows, strict=True):
            dice = words.split(",") if words != "-" else ["-"] * length
            if len(dice) != length:
                self.refuse("error-position-mountain")
            for n, token in enumerate(dice, 1):
                if token == "-":
                    continue
                if token not in FACE_NUMBER:
                    self.refuse("error-position-token", token=token)
                slot = SLOT_NUMBER[f"{row}{n}"]
                state["slot"][slot] = FACE_NUMBER[token]
                state["occupied"] |= 1 << slot

    def _bag(self, state: np.void) -> None:
        text = self.take("bag")
        letters = "".join(f"(?:{LETTERS[kind]}([1-9][0-9]{{0,2}}))?" for kind in KINDS)
        match = re.fullmatch(letters, text) if text not in ("", "-") else None
        counts = [int(count or 0) for count in match.groups()] if match else [0] * len(KINDS)
        if (match is None and text != "-") or max(counts) > MOST_DICE:
            self.refuse("error-position-bag")
        state["bag"] = counts

    def _seat(self, state: np.void, seat: int) -> None:
        text = self.take(f"seat {seat + 1}")
        parts = text.split(":")
        if len(parts) != 6:
            self.refuse("error-position-seat", value=text)
        hero, *sets, rounds = parts
        if hero != "-":
            if hero not in HERO_IDS:
                self.refuse("error-position-hero", value=hero)
            state["hero"][seat] = HERO_IDS.index(hero)
        for name, words in zip(("trove", "spent", "hero_spent", "cached"), sets, strict=True):
            for token, count in self.dice(words).items():
                state[name][seat, FACE_NUMBER[token]] = count
        scored = [] if rounds == "-" else rounds.split(",")
        if len(scored) > ROUNDS:
            self.refuse("error-position-rounds", value=rounds)
        for number, words in enumerate(scored):
            if len(words.split("/")) != 3:
                self.refuse("error-position-rounds", value=rounds)
            state["score"][seat, number] = [
                self.number(word, -999, 999) for word in words.split("/")
            ]
        self.scored[seat] = len(scored)

    def _turn(self, state: np.void) -> None:
        """What is under way: `r1+2` alone, `shared+1` while digging, `2:T4` in a reroll."""
        text, phase = self.take("turn"), self.fields["phase"]
        match = None
        if self.rules.players == 1:
            if match := re.fullmatch(r"r([0-9])(?:\+([1-9]))?", text):
                state["refills"], state["symbols"] = int(match[1]), int(match[2] or 0)
        elif phase == "excavation" and text != "-":
            if match := re.fullmatch(r"shared(\+1)?", text):
                state["shared"], state["taken"] = 1, int(bool(match[1]))
        elif phase == "magic" and text != "-":
            if match := re.fullmatch(r"([1-9])(?::(.+))?", text):
                state["symbols"] = int(match[1])
                for token, count in self.dice(match[2] or "-").items():
                    state["chosen"][FACE_NUMBER[token]] = count
        elif text == "-":
            return
        if match is None:
            self.refuse("error-position-turn", value=text)

    def _tiebreaks(self) -> list[Tiebreak]:
        """The points of each tie-break, by seat."""
        text = self.take("tie-breaks")
        tiebreaks = []
        for word in [] if text == "-" else text.split(","):
            points: dict[str, int] = {}
            for part in word.split("/"):
                seat, _, total = part.partition("=")
                if not re.fullmatch(r"[1-4]=-?[0-9]{1,4}", part) or seat in points:
                    self.refuse("error-position-tiebreaks", value=text)
                points[seat] = self.number(total, -999, 999)
                self.number(seat, 1, self.rules.players)
            tiebreaks.append(points)
        return tiebreaks

    def _refuse_fault(self, fault: tuple[str, tuple[str, ...]], place: list[int]) -> Never:
        """Say in words what the rules found, and in which field."""
        (name, arguments), (field, *numbers) = fault, place
        seat = field - FIRST_SEAT
        self.field = FIELDS[field] if seat < 0 else f"seat {seat + 1}"
        value = self.fields.get(self.field, "")
        details: dict[str, Argument] = {}
        for argument, number in zip(arguments, numbers, strict=False):
            match argument:
                case "slot":
                    details["slot"] = SLOT_NAMES[number]
                case "token":
                    details["token"] = FACES[number]
                case "kind":
                    kind = KINDS[number]
                    details |= {"kind": kind, "want": dice_in_game(self.rules)[kind]}
                case _:
                    details[argument] = number
        match name:
            case "early":
                details["phase"] = self.fields["phase"]
            case "round":
                name, details = "number", {"value": value, "least": 1, **details}
            case "hero":
                details["value"] = value.split(":")[0]
            case "rounds":
                details["value"] = value.split(":")[-1]
            case "named" | "tiebreaks" | "turn" | "phase":
                details["value"] = value
        self.refuse(f"error-position-{name}", **details)

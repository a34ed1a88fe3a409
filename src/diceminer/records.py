"""Game records: a game as text, one line an action with the dice that chance answered.

    Format: 1
    Seats: Ada, Bo
    Commitment: 7902699be42c8a8e46fbbb4501726517e86b22c56a189f7625a6da49081b2451
    Result: *

    start -> T4 T2
    hero alchemist
    hero engineer -> T3 G1 …
    take e1

docs/notation.md explains it. What is damaged is refused with the line's number; nothing is guessed.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Never, TypedDict

from diceminer import fairness, position
from diceminer.errors import IllegalAction, PositionError, RecordError, RollsError, RulesError
from diceminer.facts import FACTS, standard_fingerprint
from diceminer.game import Game
from diceminer.notation import FACE_NUMBER, HERO_IDS
from diceminer.ruleset import Rules

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from diceminer.documents import Event
    from diceminer.errors import Argument

KEYS: Final = (*("Format", "Rules", "Facts", "Seats", "Position", "Commitment", "Seed", "Result"),)
_ARROW: Final = " -> "


def write(game: Game, *, reveal: bool, names: Sequence[str] | None = None) -> str:
    """The record of a game; with `reveal` its seed is in it, with `names` others than its own."""
    header = {"Format": "1"}
    if game.rules != Rules():
        header["Rules"] = game.rules.text()
    if FACTS.fingerprint != standard_fingerprint():
        header["Facts"] = FACTS.fingerprint
    header["Seats"] = ", ".join(_quoted(name, in_list=True) for name in names or game.names)
    if game.beginning is not None:
        header["Position"] = game.beginning.text
    if game.commitment is not None:
        header["Commitment"] = game.commitment
    if game.seed is not None and reveal:
        header["Seed"] = _quoted(game.seed)
    header["Result"] = result(game)
    lines = [f"{key}: {value}" for key, value in header.items()]
    lines.append("")
    if game.beginning is not None:
        lines.append("start")
    lines += [line(action, rolled) for action, rolled in game.history]
    return "\n".join(lines) + "\n"


def line(action: str, rolled: Sequence[str]) -> str:
    """One line of a record.

    >>> line("share TB 2", ["T4"])
    'share TB 2 -> T4'
    """
    return action + (_ARROW + " ".join(rolled) if rolled else "")


def result(game: Game) -> str:
    """How a game ended, in no language: `*` while it goes on."""
    if not game.over:
        return "*"
    view = game.view()
    if "score" in view and "rank" in view:
        return f"{view['score']} {view['rank']}"
    winner = (game.winners or [0])[0]
    totals = " ".join(str(seat["total"]) for seat in view["seats"])
    return f"seat {winner}, totals {totals}"


def _quoted(text: str, *, in_list: bool = False) -> str:
    """A text as it stands if that can be read back, otherwise quoted as in JSON."""
    plain = text.isprintable() and text == text.strip() and not text.startswith('"')
    if in_list:
        if text == "":
            return "-"
        plain = plain and "," not in text and text != "-"
    return text if plain and text else json.dumps(text)


def read(text: str) -> Game:
    """Read a record through; RecordError says which line is damaged, and how."""
    if not isinstance(text, str):
        raise RecordError("error-record-type", line=1, type=type(text).__name__)
    return _Reader(text).read()


@dataclass(frozen=True)
class Stage:
    """A game just after its set-up (number 0) or after one action, and how it came there."""

    number: int
    action: str
    rolled: list[str]
    events: list[Event]
    game: Game


def begun(game: Game) -> Game:
    """A game as it was before its first action, with fresh dice to follow."""
    if game.beginning is not None:
        return Game(game.rules, game.names, beginning=game.beginning)
    return Game.new(game.rules, names=game.names, rolls=game.history[0][1])


def stages(game: Game) -> Iterator[Stage]:
    """A game once more from its set-up on, action by action, each stage a game of its own.

    >>> game = Game.new(seed=7)
    >>> events = game.play("hero engineer")
    >>> [(stage.number, stage.action) for stage in stages(game)]
    [(0, 'start'), (1, 'hero engineer')]
    """
    history, now = game.history, begun(game)
    if game.beginning is not None:
        history.insert(0, ("start", []))
    yield Stage(0, *history[0], now.events, now.copy())
    for number, (action, rolled) in enumerate(history[1:], 1):
        events = now.play(action, rolls=rolled)
        yield Stage(number, action, rolled, events, now.copy())


@dataclass(frozen=True)
class Verdict:
    """What rolling a record's dice again from its seed has shown.

    `seed` is None if no seed is known; then nothing is proved.
    `problem` is the first line that differs, or the seed's if it does not belong to the commitment.
    `game` is None where a forged die makes a later line impossible.
    """

    seed: str | None
    commitment: str | None
    problem: RecordError | None
    game: Game | None

    @property
    def fair(self) -> bool:
        """Whether every die is the seed's."""
        return self.seed is not None and self.problem is None


def verify(text: str, seed: int | str | None = None) -> Verdict:
    """Roll a record again from its seed, or the one given; RecordError if it can't be read.

    >>> game = Game.new(seed=7)
    >>> verify(game.record(reveal=True)).fair
    True
    >>> print(verify(game.record(), seed="guessed").problem)
    Line 3: this seed does not belong to the commitment: its SHA-256 is another.
    """
    given = None if seed is None else fairness.seed_text(seed)
    if not isinstance(text, str):
        raise RecordError("error-record-type", line=1, type=type(text).__name__)
    reader = _Reader(text)
    game, damage = None, None
    try:
        game = reader.read()
    except RecordError as error:
        if reader.first_line is None:
            raise
        damage = error
    commitment = reader.values.get("Commitment")
    known = reader.seed if given is None else given
    problem = None
    if known is not None:
        problem = _wrong_seed(reader, known) or _first_difference(reader, known)
    if problem is None and damage is not None:
        raise damage
    return Verdict(known, commitment, problem, game)


def _wrong_seed(reader: _Reader, seed: str) -> RecordError | None:
    """The header line that another seed contradicts: the commitment, or the record's own seed."""
    for key, holds in (
        ("Commitment", reader.values.get("Commitment") == fairness.commitment(seed)),
        ("Seed", reader.seed == seed),
    ):
        if key in reader.values and not holds:
            return RecordError("error-record-seed", line=reader.where[key] + 1)
    return None


def _first_difference(reader: _Reader, seed: str) -> RecordError | None:
    """The first line whose dice differ from the seed's."""
    at = reader.first_line or 1
    if "Position" in reader.values:
        rolled = Game.from_position(reader.values["Position"], seed)
    else:
        rolled = Game.new(reader.rules, seed)
    for number, text in enumerate(reader.lines[at - 1 :]):
        action = text.partition(_ARROW)[0]
        if number > 0:
            try:
                rolled.play(action)
            except IllegalAction:
                # All dice so far were the seed's: this line is damaged in another way.
                return None
        want = line(action, rolled.rolled)
        if text != want:
            return RecordError("error-record-differs", line=at + number, want=want)
    return None


class _Seed(TypedDict, total=False):
    """The arguments of `Game` that say what is known of its dice."""

    seed: str
    seed_known: bool
    commitment: str | None


class _Reader:
    """Reads one record, line by line."""

    def __init__(self, text: str) -> None:
        self.lines = text.split("\n")
        self.at = 0
        self.where: dict[str, int] = {}
        self.values: dict[str, str] = {}
        self.rules = Rules()
        self.seed: str | None = None
        # The line of the set-up, once all before it is known to be in order.
        self.first_line: int | None = None

    def refuse(self, problem: str, *, of: str | None = None, **details: Argument) -> Never:
        """Refuse the line at hand, or the header line of a key."""
        at = self.where[of] if of else self.at
        cause = details.get("detail")
        error = RecordError(problem, line=at + 1, **details)
        raise error from (cause if isinstance(cause, Exception) else None)

    def read(self) -> Game:
        self._header()
        game = self._set_up()
        self._moves(game)
        if "Result" in self.values and (want := result(game)) != self.values["Result"]:
            self.refuse("error-record-result", of="Result", have=self.values["Result"], want=want)
        return game

    def _header(self) -> None:
        """The lines up to the blank one."""
        if self.lines[-1] != "":
            self.at = len(self.lines) - 1
            self.refuse("error-record-cut")
        self.lines.pop()
        for at, text in enumerate(self.lines):
            self.at = at
            if text == "":
                break
            match = re.fullmatch(r"([A-Z][a-z]+): (.+)", text)
            if match is None:
                self.refuse("error-record-header")
            key, value = match.groups()
            if self.at == 0 and key != "Format":
                self.refuse("error-record-format")
            if key not in KEYS:
                self.refuse("error-record-key", key=key, keys=", ".join(KEYS))
            if key in self.values:
                self.refuse("error-record-duplicate", key=key)
            self.where[key], self.values[key] = self.at, value
        else:
            self.at = len(self.lines)
            self.refuse("error-record-blank" if self.lines else "error-record-format")
        if self.at == 0:
            self.refuse("error-record-format")
        if self.values["Format"] != "1":
            self.refuse("error-record-version", of="Format", value=self.values["Format"])

    def _set_up(self) -> Game:
        """The game as it stands after the line `start`."""
        rules, names = self._rules()
        self.rules = rules
        self._check_facts()
        self.at += 1
        if self.at >= len(self.lines) or self.lines[self.at].split(_ARROW)[0] != "start":
            self.refuse("error-record-start")
        _, rolled = self._split()
        if "Position" in self.values:
            if rolled:
                self.refuse("error-record-start")
            try:
                beginning = position.read(self.values["Position"])
            except PositionError as error:
                self.refuse("error-record-position", of="Position", detail=error)
            if beginning.rules != rules:
                self.refuse("error-record-position-rules", of="Position")
            game = Game(rules, names, beginning=beginning, **self._dice())
            self.first_line = self.at + 1
            return game
        game = Game(rules, names, **self._dice())
        self.first_line = self.at + 1
        try:
            game.set_up(rolled)
        except RollsError as error:
            self.refuse("error-record-rolls", detail=error)
        return game

    def _rules(self) -> tuple[Rules, tuple[str, ...]]:
        rules = Rules()
        if "Rules" in self.values:
            try:
                rules = Rules.parse(self.values["Rules"])
            except RulesError as error:
                self.refuse("error-record-rules", of="Rules", detail=error)
        names = tuple(self._names()) if "Seats" in self.values else ("",) * rules.players
        if len(names) != rules.players:
            self.refuse("error-record-seats", of="Seats", want=rules.players)
        return rules, names

    def _names(self) -> list[str]:
        """The names of the header line Seats, quoted ones as JSON has them."""
        names, rest = [], self.values["Seats"]
        while True:
            if rest.startswith('"'):
                name, end = self._unquoted(rest, "Seats")
                rest = rest[end:]
            else:
                name = rest.split(", ")[0]
                rest = rest[len(name) :]
                if _quoted(name, in_list=True) != name and name != "-":
                    self.refuse("error-record-quoted", of="Seats")
                name = "" if name == "-" else name
            names.append(name)
            if not rest:
                return names
            if not rest.startswith(", "):
                self.refuse("error-record-quoted", of="Seats")
            rest = rest[2:]

    def _unquoted(self, text: str, key: str) -> tuple[str, int]:
        """A quoted text, and where it ends."""
        try:
            value, end = json.JSONDecoder().raw_decode(text)
        except ValueError:
            self.refuse("error-record-quoted", of=key)
        return str(value), end

    def _check_facts(self) -> None:
        """A game of other dice or heroes can't be followed with these."""
        used = self.values.get("Facts", standard_fingerprint())
        if used != FACTS.fingerprint:
            self.refuse("error-record-facts", of="Facts" if "Facts" in self.values else None)

    def _dice(self) -> _Seed:
        """What is known of the dice: with the seed, the game can go on as it would have."""
        commitment = self.values.get("Commitment")
        if commitment is not None and not re.fullmatch(r"[0-9a-f]{64}", commitment):
            self.refuse("error-record-commitment", of="Commitment")
        if "Seed" not in self.values:
            return {"seed_known": False, "commitment": commitment}
        seed = self.values["Seed"]
        if seed.startswith('"'):
            seed, _ = self._unquoted(seed, "Seed")
        if _quoted(seed) != self.values["Seed"]:
            self.refuse("error-record-quoted", of="Seed")
        try:
            self.seed = fairness.seed_text(seed)
        except RulesError as error:
            self.refuse("error-record-rules", of="Seed", detail=error)
        if commitment not in (None, fairness.commitment(self.seed)):
            self.refuse("error-record-seed", of="Seed")
        return {"seed": self.seed}

    def _split(self) -> tuple[str, list[str]]:
        """An action's text and the tokens behind its arrow."""
        text = self.lines[self.at]
        action, arrow, rest = text.partition(_ARROW)
        rolled = rest.split(" ") if arrow else []
        if line(action, rolled) != text or "" in rolled or (arrow and not rolled):
            self.refuse("error-record-arrow")
        for token in rolled:
            if token not in FACE_NUMBER and token not in HERO_IDS:
                self.refuse(
                    "error-record-rolls", detail=RollsError("error-rolls-token", token=token)
                )
        return action, rolled

    def _moves(self, game: Game) -> None:
        """Play every line, with the dice it gives."""
        for at in range(self.at + 1, len(self.lines)):
            self.at = at
            if self.lines[self.at] == "":
                self.refuse("error-record-empty")
            action, rolled = self._split()
            if game.over:
                self.refuse("error-record-after")
            try:
                game.play(action, rolls=rolled)
            except IllegalAction as error:
                self.refuse("error-record-illegal", detail=error)
            except RollsError as error:
                self.refuse("error-record-rolls", detail=error)

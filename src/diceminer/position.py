"""A position in one line of text, like chess's FEN: written, read, and checked to be possible.

    DM1 <rules> <round> <phase> <seat> <start> <first> <turn> <mountain> <bag> <seats…> <tie-breaks>

docs/notation.md explains every field.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final, Never

import numpy as np

from diceminer.errors import PositionError, RulesError
from diceminer.events import PHASES
from diceminer.facts import FACES, KINDS, LETTERS
from diceminer.game import Game
from diceminer.notation import (
    FACE,
    FACE_NUMBER,
    HERO_IDS,
    SLOT_NUMBER,
    dice_in_game,
    write_multiset,
)
from diceminer.rules import entries
from diceminer.rules.tables import HERO_FACES, MOST_REFILLS, NO_HERO, ROUNDS, ROW_LENGTHS, STRIDE
from diceminer.ruleset import Rules

if TYPE_CHECKING:
    from collections.abc import Mapping

_FIELDS: Final = ("format", "rules", "round", "phase", "seat", "start", "first", "turn")
_ROWS: Final = "abcde"
_COUNTED: Final = re.compile(r"([2-9]|[1-9][0-9])?([A-Z][A-Z0-9]+)")


def write(view: Mapping[str, Any]) -> str:
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
            *(str(view[name] or "-") for name in ("seat", "start", "first")),
            _write_turn(view),
            _write_mountain(view["mountain"]),
            _write_bag(view["bag"]),
            *(_write_seat(seat) for seat in view["seats"]),
            _write_tiebreaks(view["tiebreaks"]),
        )
    )


def _write_turn(view: Mapping[str, Any]) -> str:
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
    for row, length in zip(_ROWS, ROW_LENGTHS, strict=True):
        dice = [mountain.get(f"{row}{n}", "-") for n in range(1, length + 1)]
        rows.append(",".join(dice) if set(dice) != {"-"} else "-")
    return "/".join(rows)


def _write_bag(bag: Mapping[str, int]) -> str:
    return "".join(f"{LETTERS[kind]}{bag[kind]}" for kind in KINDS if bag[kind]) or "-"


def _write_seat(seat: Mapping[str, Any]) -> str:
    rounds = [f"{r['tunnels']}/{r['treasure']}/{r['hazards']}" for r in seat["rounds"]]
    sets = (write_multiset(seat[name]) for name in ("dice", "spent", "hero_spent", "cached"))
    return ":".join((seat["hero"] or "-", *sets, ",".join(rounds) or "-"))


def _write_tiebreaks(tiebreaks: list[dict[str, int]]) -> str:
    words = ["/".join(f"{seat}={total}" for seat, total in each.items()) for each in tiebreaks]
    return ",".join(words) or "-"


def read(text: str) -> Game:
    """The game that goes on from a position; PositionError if there is none."""
    if not isinstance(text, str):
        raise PositionError("error-position-type", type=type(text).__name__)
    return _Reader(text).game()


class _Reader:
    """Reads one position, field by field, each checked as far as it can be by itself."""

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

    def refuse(self, problem: str, **details: Any) -> Never:
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

    def dice(self, text: str) -> dict[str, int]:
        """A multiset of tokens."""
        counts: dict[str, int] = {}
        for word in [] if text == "-" else text.split(","):
            match = _COUNTED.fullmatch(word)
            if match is None or match[2] not in FACE_NUMBER:
                self.refuse("error-position-token", token=word)
            counts[match[2]] = counts.get(match[2], 0) + int(match[1] or 1)
        ordered = {token: counts[token] for token in FACES if token in counts}
        if write_multiset(ordered) != text:
            self.refuse("error-position-order", want=write_multiset(ordered))
        return ordered

    def game(self) -> Game:
        """Put everything together, and ask the rules whether somebody can go on."""
        game = Game(self.rules)
        state = game._states[0]
        phase = self.take("phase")
        phases = (
            ("solo", "over") if self.rules.players == 1 else tuple(p for p in PHASES if p != "solo")
        )
        if phase not in phases:
            self.refuse("error-position-phase", value=phase, choices=", ".join(phases))
        state["phase"] = PHASES.index(phase)
        state["round_number"] = self.number(
            self.take("round"),
            1,
            ROUNDS if phase in ("excavation", "magic", "cache", "over") else 1,
        )
        state["seat"] = self.seat("seat")
        state["start"] = self.seat("start")
        state["first"] = self.seat("first")
        self._mountain(state)
        self._bag(state)
        for seat in range(self.rules.players):
            self._seat(state, seat)
        self._turn(state, phase)
        self._tiebreaks(game)
        self._whole(game, phase)
        game._position = self.text
        return game

    def _mountain(self, state: Any) -> None:
        text = self.take("mountain")
        rows = text.split("/") if text != "-" else ["-"] * len(ROW_LENGTHS)
        if len(rows) != len(ROW_LENGTHS):
            self.refuse("error-position-mountain")
        occupied = 0
        for row, (length, words) in enumerate(zip(ROW_LENGTHS, rows, strict=True)):
            dice = words.split(",") if words != "-" else ["-"] * length
            if len(dice) != length:
                self.refuse("error-position-mountain")
            for n, token in enumerate(dice):
                if token == "-":
                    continue
                if token not in FACE_NUMBER:
                    self.refuse("error-position-token", token=token)
                slot = SLOT_NUMBER[f"{_ROWS[row]}{n + 1}"]
                state["slot"][slot] = FACE_NUMBER[token]
                occupied |= 1 << slot
                below = 3 << slot - STRIDE if row else 0
                if occupied & below != below:
                    self.refuse("error-position-hanging", slot=f"{_ROWS[row]}{n + 1}")
        state["occupied"] = occupied

    def _bag(self, state: Any) -> None:
        text = self.take("bag")
        letters = "".join(f"(?:{LETTERS[kind]}([1-9][0-9]?))?" for kind in KINDS)
        match = re.fullmatch(letters, text) if text not in ("", "-") else None
        if match is None and text != "-":
            self.refuse("error-position-bag")
        state["bag"] = [int(count or 0) for count in match.groups()] if match else 0

    def _seat(self, state: Any, seat: int) -> None:
        text = self.take(f"seat {seat + 1}")
        parts = text.split(":")
        if len(parts) != 6:
            self.refuse("error-position-seat", value=text)
        hero, *sets, rounds = parts
        if hero != "-":
            if hero not in self.rules.heroes_on_offer() or HERO_IDS.index(hero) in state["hero"]:
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
        self.fields[f"rounds {seat}"] = str(len(scored))

    def _turn(self, state: Any, phase: str) -> None:
        text = self.take("turn")
        match = None
        if phase in ("solo", "over") and self.rules.players == 1:
            if match := re.fullmatch(rf"r([0-{MOST_REFILLS}])(?:\+([1-9]))?", text):
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

    def _tiebreaks(self, game: Game) -> None:
        text = self.take("tie-breaks")
        for word in [] if text == "-" else text.split(","):
            scores: dict[str, int] = {}
            for part in word.split("/"):
                seat, _, total = part.partition("=")
                if not re.fullmatch(r"[1-4]=-?[0-9]{1,4}", part) or seat in scores:
                    self.refuse("error-position-tiebreaks", value=text)
                scores[seat] = self.number(total, -999, 999)
                self.number(seat, 1, self.rules.players)
            game._tiebreaks.append(scores)

    def _whole(self, game: Game, phase: str) -> None:
        """What only shows when all fields are known."""
        state = game._states[0]
        self._check_dice(state, phase)
        self._check_seats(game, phase)
        self._settle_ties(game, phase)
        self._check_marks(game, phase)
        self.field = ""
        # Nobody is ever asked for a lone `done`.
        if phase != "over" and game.legal() in ([], ["done"]):
            self.refuse("error-position-choice")
        if (want := game.position()) != self.text:
            self.refuse("error-position-canonical", want=want)

    def _check_dice(self, state: Any, phase: str) -> None:
        """All dice of the game are somewhere, but for magic dice spent in solo."""
        self.field = "bag"
        have: dict[str, int] = dict(zip(KINDS, state["bag"].tolist(), strict=True))
        lying = [int(state["slot"][s]) for s in SLOT_NUMBER.values() if state["occupied"] >> s & 1]
        for token, number in FACE_NUMBER.items():
            in_troves = int(state["trove"][:, number].sum())
            have[FACE[token].kind] += in_troves + lying.count(number)
            if in_troves and phase == "heroes":
                self.refuse("error-position-early", phase=phase)
        for kind, want in dice_in_game(self.rules).items():
            gone = self.rules.players == 1 and kind == "magic"
            if have[kind] != want and not (gone and have[kind] < want):
                self.refuse("error-position-conservation", kind=kind, have=have[kind], want=want)
        self.field = "mountain"
        if self.rules.players > 1 and bool(lying) != (phase == "excavation"):
            self.refuse("error-position-early", phase=phase)

    def _check_seats(self, game: Game, phase: str) -> None:
        """The right seats are named, with the heroes and the rounds that they must have."""
        state = game._states[0]
        players, table = self.rules.players, self.rules.players > 1
        for name, wanted in (
            ("seat", phase != "over"),
            ("start", table),
            ("first", phase in ("magic", "cache")),
        ):
            if (int(state[name]) >= 0) != wanted:
                self.field = name
                self.refuse("error-position-named", value=self.fields[name])
        round_ = int(state["round_number"])
        state["tied"] = phase == "magic" and self.fields["rounds 0"] == str(ROUNDS)
        *_, scored, _ = game._status()
        self.field = "round"
        if (phase == "over" and table and round_ != ROUNDS) or (
            (phase == "cache" or (phase == "magic" and state["tied"]))
            and (round_ == ROUNDS) != bool(state["tied"])
        ):
            self.refuse("error-position-early", phase=phase)
        # Heroes are chosen counterclockwise, the starting player last.
        waiting = (int(state["seat"]) - int(state["start"])) % players if phase == "heroes" else -1
        for seat in range(players):
            self.field = f"seat {seat + 1}"
            parts = self.fields[self.field].split(":")
            has_chosen = table and (seat - int(state["start"])) % players > waiting
            if phase == "heroes" and waiting == 0:
                has_chosen = seat != int(state["start"])
            if bool(state["hero"][seat] != NO_HERO) != has_chosen:
                self.refuse("error-position-hero", value=parts[0])
            if self.fields[f"rounds {seat}"] != str(scored):
                self.refuse("error-position-rounds", value=parts[-1])

    def _settle_ties(self, game: Game, phase: str) -> None:
        """Who still contends follows from the totals and the tie-breaks so far."""
        state = game._states[0]
        players = range(self.rules.players)
        contenders = list(players)
        self.field = "tie-breaks"
        decided = phase == "over" and self.rules.players > 1
        if decided or state["tied"]:
            totals = {seat: int(state["score"][seat].sum()) for seat in players}
            contenders = _leaders(totals)
            for tiebreak in game._tiebreaks:
                points = {int(seat) - 1: total for seat, total in tiebreak.items()}
                if sorted(points) != contenders or len(contenders) < 2:
                    self.refuse("error-position-tiebreaks", value=self.fields[self.field])
                contenders = _leaders(points)
            if decided != (len(contenders) == 1):
                self.refuse("error-position-tiebreaks", value=self.fields[self.field])
        elif game._tiebreaks:
            self.refuse("error-position-tiebreaks", value=self.fields[self.field])
        state["contenders"] = sum(1 << seat for seat in contenders)
        state["winner"] = contenders[0] if decided else -1

    def _check_marks(self, game: Game, phase: str) -> None:
        """Nothing is spent, chosen or cached that is not there or not the time for it."""
        state = game._states[0]
        for seat, sheet in enumerate(game.sheet()):
            self.field = f"seat {seat + 1}"
            on_hero = HERO_FACES[int(state["hero"][seat])]
            for token, number in FACE_NUMBER.items():
                trove, spent, hero_spent, cached = (
                    int(state[name][seat, number])
                    for name in ("trove", "spent", "hero_spent", "cached")
                )
                spendable = FACE[token].symbol == "magic" and phase in ("magic", "cache", "over")
                if (
                    spent > (trove if spendable else 0)
                    or hero_spent > (on_hero[number] if spendable else 0)
                    or cached > (trove if self._may_cache(state, seat, token, phase) else 0)
                ):
                    self.refuse("error-position-spent", token=token)
            if int(state["cached"][seat].sum()) > sheet["chests"]:
                self.refuse("error-position-chests")
        self.field = "turn"
        if phase == "magic" and state["symbols"]:
            self._check_reroll(game)
        if phase == "solo" and state["symbols"] > int(state["occupied"]).bit_count():
            self.refuse("error-position-turn", value=self.fields["turn"])

    def _may_cache(self, state: Any, seat: int, token: str, phase: str) -> bool:
        """Dice are cached in the cache phase, by those whose turn has come; treasure in solo."""
        if self.rules.players == 1:
            return FACE[token].kind == "treasure"
        first, players = int(state["first"]), self.rules.players
        return phase == "cache" and (seat - first) % players <= (state["seat"] - first) % players

    def _check_reroll(self, game: Game) -> None:
        """The dice named and still to name are what one spent face allows."""
        state = game._states[0]
        seat, chosen = int(state["seat"]), int(state["chosen"].sum())
        left = np.zeros(len(FACES), np.int16)
        entries.nameable(game._states, 0, left)
        spent = state["spent"][seat] + state["hero_spent"][seat]
        values = {FACE[token].value for token, number in FACE_NUMBER.items() if spent[number]}
        eligible = int(left.sum()) + chosen
        named = chosen + int(state["symbols"])
        if left.min() < 0 or named not in {min(value, eligible) for value in values}:
            self.refuse("error-position-turn", value=self.fields["turn"])


def _leaders(points: Mapping[int, int]) -> list[int]:
    """The seats with the most points."""
    return sorted(seat for seat in points if points[seat] == max(points.values()))

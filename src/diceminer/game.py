"""Game: the friendly face of the rules, and all that other programs need of them.

>>> from diceminer import Game, Rules
>>> game = Game.new(Rules(players=2, deal_heroes=True), seed=7)
>>> game.legal()
['take e1', 'take e2']
>>> [event["event"] for event in game.play("take e1")]
['take', 'turn']
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, Self

import numpy as np

from diceminer import fairness
from diceminer.errors import RollsError, RulesError
from diceminer.events import Event, Teller, points, turn
from diceminer.facts import DICE, FACES, KINDS
from diceminer.notation import (
    CODE,
    FACE_NUMBER,
    HERO_IDS,
    SLOT_NAMES,
    TEXT,
    action_codes,
    action_ids,
    counted,
)
from diceminer.rules import entries
from diceminer.rules.actions import MOST_LEGAL
from diceminer.rules.cup import (
    A_DECK,
    A_FACE,
    A_KIND,
    CUP,
    DECK,
    DECK_MARK,
    GENERATED,
    HERO_MARK,
    KIND_MARK,
    NOTHING,
    SCRIPT_LENGTH,
    SCRIPTED,
)
from diceminer.rules.setup import BACKER_HEROES, BASE_HEROES
from diceminer.rules.state import OVER, STATE
from diceminer.rules.tables import NO_HERO, SEATS
from diceminer.ruleset import Rules
from diceminer.warmup import warm_up

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from diceminer.rules.cup import Cups
    from diceminer.rules.state import States

# How many numbers `status` tells.
_STATUS: Final = 11
_FIELD: Final = {name: place for place, name in enumerate(STATE.names or ())}
_HERO_SETS: Final = {
    "base": BASE_HEROES,
    "backer": BACKER_HEROES,
    "all": BASE_HEROES | BACKER_HEROES,
}
_SCRIPT_NUMBER: Final = {
    **FACE_NUMBER,
    **{kind: KIND_MARK + number for number, kind in enumerate(KINDS)},
    **{id_: HERO_MARK + number for number, id_ in enumerate(HERO_IDS)},
    **{f"deck-{number + 1}": DECK_MARK + number for number in range(DECK)},
}


class Game:
    """A game of Dice Miner, from its set-up to its end.

    Make one with `new`, `replay` or `from_position`; look at it with `legal` and `view`; change it
    with `play`, the only way there is.
    """

    __slots__ = (
        "_commitment",
        "_cups",
        "_history",
        "_legal",
        "_log",
        "_names",
        "_position",
        "_rules",
        "_seed",
        "_states",
        "_tiebreaks",
    )

    _states: States
    _cups: Cups
    _rules: Rules
    _names: tuple[str, ...]
    _seed: str | None
    _commitment: str | None
    _history: list[tuple[str, tuple[str, ...]]]
    _legal: list[str] | None
    _log: list[array[int]]
    _position: str | None
    _tiebreaks: list[dict[str, int]]

    def __init__(self, rules: Rules, names: Sequence[str] | None = None) -> None:
        """Only for `new`, `replay` and `from_position`: settings, and nothing set up yet."""
        warm_up()
        if not isinstance(rules, Rules):
            raise RulesError("error-rules-type", type=type(rules).__name__)
        self._rules = rules
        self._names = _checked_names(names, rules.players)
        self._states = np.zeros(1, STATE)
        self._cups = np.zeros(1, CUP)
        self._seed = self._commitment = self._position = None
        self._log, self._history, self._tiebreaks, self._legal = [], [], [], None
        state = self._states[0]
        state["players"] = rules.players
        state["magic_dice"] = rules.magic
        state["reroll_hazards"] = rules.reroll_hazards
        state["must_take_two"] = rules.beer_takes == "two"
        state["deal_heroes"] = rules.deal_heroes
        state["hero_sets"] = _HERO_SETS[rules.heroes]
        state["hero"] = NO_HERO
        self._cups[0]["logging"] = 1

    @classmethod
    def new(
        cls,
        rules: Rules | None = None,
        seed: int | str | None = None,
        *,
        names: Sequence[str] | None = None,
        rolls: Sequence[str] | None = None,
    ) -> Self:
        """Set a game up.

        The same seed gives the same dice, on every machine; without one they are fresh. `rolls`
        scripts the dice of the set-up: just the tokens that a record shows after `start`.

        >>> Game.new(Rules(players=1), seed=3).view()["phase"]
        'solo'
        """
        game = cls(Rules() if rules is None else rules, names)
        game._shake(fairness.seed_text(seed))
        game._run(entries.START, rolls)
        return game

    def _shake(self, seed: str) -> None:
        """Key the cup: all dice from here on follow from the seed."""
        self._seed, self._commitment = seed, fairness.commitment(seed)
        cup = self._cups[0]
        cup["key"] = fairness.key(seed)
        # A copy is shaken too: it must not keep words that the original has still to read.
        cup["block"] = 0
        cup["blocks_made"] = cup["words_left"] = 0

    @property
    def rules(self) -> Rules:
        """The settings of this game."""
        return self._rules

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat; an empty text for one who has none."""
        return self._names

    @property
    def seed(self) -> str | None:
        """The seed that all of this game's dice follow from; None where there is no such one."""
        return self._seed

    @property
    def commitment(self) -> str | None:
        """The SHA-256 of the seed, which may be shown before the game is over."""
        return self._commitment

    @property
    def events(self) -> list[Event]:
        """Everything that has happened since the set-up, that included."""
        return [event for told in self._log for event in self._tell(told)[0]]

    @property
    def history(self) -> list[tuple[str, list[str]]]:
        """The set-up as `start`, then every action, each with the tokens rolled for it."""
        return [(action, list(rolled)) for action, rolled in self._history]

    @property
    def rolled(self) -> list[str]:
        """The tokens rolled for the last action, or for the set-up where there was none."""
        return list(self._history[-1][1]) if self._history else []

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self._states["phase"][0] == OVER)

    @property
    def seat(self) -> int | None:
        """The seat to act; None when the game is over."""
        return int(self._states["seat"][0]) + 1 or None

    @property
    def winners(self) -> list[int] | None:
        """The winning seat in a list; None while the game goes on, and in solo."""
        winner = int(self._states["winner"][0])
        return [winner + 1] if self.over and winner >= 0 else None

    def _codes(self) -> list[int]:
        """The codes of the legal actions."""
        out = np.empty(MOST_LEGAL, np.int16)
        count = entries.legal(self._states, 0, out)
        codes: list[int] = out[:count].tolist()
        return codes

    def legal(self) -> list[str]:
        """Every legal action now, in a stable order; none when the game is over."""
        if self._legal is None:
            self._legal = [TEXT[code] for code in self._codes()]
        return self._legal.copy()

    def legal_mask(self) -> NDArray[np.bool_]:
        """The legal actions as a mask over `diceminer.actions(game.rules)`."""
        mask = np.zeros(len(action_codes(self._rules)), np.bool_)
        mask[action_ids(self._rules)[self._codes()]] = True
        return mask

    def play(self, action: str, *, rolls: Sequence[str] | None = None) -> list[Event]:
        """Play a legal action and return what happened; an illegal one changes nothing.

        `rolls` scripts the dice: exactly the tokens that a record shows for this action.

        >>> game = Game.from_position(
        ...     "DM1 2 1 excavation 1 1 - - T1,-,-,-,-,-/-/-/-/- T25G8M8H10X7 "
        ...     "alchemist:-:-:-:-:- engineer:TB:-:-:-:- -"
        ... )
        >>> game.play("take b1")
        Traceback (most recent call last):
            ...
        diceminer.errors.IllegalAction: There is no die in b1. Legal now: take a1.
        """
        return self._run(self._checked(action), rolls)

    def _checked(self, action: object) -> int:
        """The code of an action that is legal now; IllegalAction for anything else."""
        if not isinstance(action, str) or action not in self.legal():
            from diceminer import explain

            raise explain.refusal(self._states, self.view(), self.legal(), action)
        return CODE[action]

    def _run(self, code: int, rolls: Sequence[str] | None) -> list[Event]:
        """Let the rules carry an action out, or the set-up, and write down what happened."""
        states, cups = self._states, self._cups
        script = None
        if rolls is not None:
            # Dice that do not fit are only found out on the way: so on a copy.
            script = _scripted(rolls)
            states, cups = _twin(states), _twin(cups)
        before = [*states["hero"][0].tolist(), int(states["round_number"][0])]
        rows = self._go(states, cups, code, script)
        if script is not None:
            if cups["asks"][0] != NOTHING:
                raise _misfit(cups, script)
            if script:
                raise RollsError("error-rolls-many", count=len(script))
            cups["source"][0] = GENERATED
            self._states, self._cups = states, cups
        self._legal = None
        # What happened is kept as the rules told it, and told in words of its own to each who asks.
        self._log.append(array("h", [*before, *self._status(), *rows]))
        events, rolled = self._tell(self._log[-1])
        if script is None and self._seed is None and rolled:
            # Dice of this game's own follow in a game whose secret seed is not known here.
            self._commitment = None
        self._tiebreaks += [
            {str(sheet["seat"]): sheet["total"] for sheet in event["seats"]}
            for event in events
            if event["event"] == "tiebreak"
        ]
        self._history.append(("start" if code == entries.START else TEXT[code], rolled))
        return events

    def _tell(self, told: array[int]) -> tuple[list[Event], tuple[str, ...]]:
        """What a part of the log says: events, and the tokens rolled."""
        heroes, round_, numbers = told[:SEATS], told[SEATS], told[SEATS + 1 :]
        *now, _, score = numbers[:_STATUS]
        teller = Teller([HERO_IDS[hero] if hero < NO_HERO else None for hero in heroes], round_)
        teller.hear(numbers[_STATUS:])
        if self._rules.players == 1:
            teller.events.append(points(score))
        teller.events.append(turn(now))
        return teller.events, tuple(teller.rolled)

    def _go(self, states: States, cups: Cups, code: int, script: list[int] | None) -> list[int]:
        """Run the rules to the next question, or to the first die that a script lacks: the log."""
        rows: list[int] = []
        extra = int(self._rules.extra_tunnel_dice)
        settled = False
        while not settled:
            cups["log_length"][0] = 0
            if script is not None:
                cup, part = cups[0], script[:SCRIPT_LENGTH]
                cup["source"], cup["script_read"] = SCRIPTED, 0
                cup["script_length"] = len(part)
                cup["script"][: len(part)] = part
            settled = entries.run(states, 0, cups, 0, code, extra)
            code = entries.GO_ON
            if script is not None:
                del script[: int(cups["script_read"][0])]
                if cups["asks"][0] != NOTHING:
                    break
            rows += cups["log"][0, : cups["log_length"][0]].ravel().tolist()
        return rows

    def chance(self, action: str, rolled: Sequence[str] = ()) -> list[tuple[str, float]]:
        """What the next die of an action can show, given the outcomes before it.

        A roll gives a face; a draw from the bag gives a kind, and then the die is rolled; dealt
        heroes come one by one (of more than six, first which deck of six). An empty list: all dice
        are settled, and `play(action, rolls=...)` can be called with the outcomes.

        >>> game = Game.new(seed=7)
        >>> game.chance(game.legal()[0])
        []
        >>> for _ in range(2):
        ...     last = game.legal()[0]
        ...     first_die = game.chance(last)
        ...     events = game.play(last)
        >>> [kind for kind, probability in first_die]
        ['tunnel', 'treasure', 'magic', 'hazard', 'tool']
        """
        return self._outcomes(self._checked(action), rolled)

    @classmethod
    def opening(
        cls, rules: Rules | None = None, rolled: Sequence[str] = ()
    ) -> list[tuple[str, float]]:
        """What the next die of a set-up can show, given the outcomes before it.

        >>> Game.opening(Rules(players=2))[:2]
        [('T1', 0.16666666666666666), ('T2', 0.16666666666666666)]
        """
        return cls(Rules() if rules is None else rules)._outcomes(entries.START, rolled)

    def _outcomes(self, code: int, rolled: Sequence[str]) -> list[tuple[str, float]]:
        """Run on a copy until the script is used up; what it asks for then are the outcomes."""
        script = _scripted(rolled)
        states, cups = _twin(self._states), _twin(self._cups)
        self._go(states, cups, code, script)
        if script:
            if cups[0]["asks"] != NOTHING:
                raise _misfit(cups, script)
            raise RollsError("error-rolls-many", count=len(script))
        return _asked(cups)

    def view(self) -> dict[str, Any]:
        """The whole public state as plain dicts and lists.

        >>> sorted(Game.new(seed=7).view()["bag"].values())
        [7, 8, 8, 10, 27]
        """
        fields = self._states.tolist()[0]

        def field(name: str) -> Any:
            value = fields[_FIELD[name]]
            return value.tolist() if isinstance(value, np.ndarray) else value

        *status, scored, score = self._status()
        now = turn(status)
        del now["event"]
        occupied, slot = field("occupied"), field("slot")
        solo = self._rules.players == 1
        view = {
            "format": 1,
            "rules": self._rules.as_dict(),
            **now,
            "chosen": counted(field("chosen")),
            "mountain": {
                name: FACES[slot[number]]
                for number, name in SLOT_NAMES.items()
                if occupied >> number & 1
            },
            "bag": dict(zip(KINDS, field("bag"), strict=True)),
            "seats": [],
        }
        rows = zip(
            *(field(n) for n in ("hero", "trove", "spent", "hero_spent", "cached", "score")),
            strict=True,
        )
        for _, (hero, trove, spent, hero_spent, cached, sheet) in zip(
            range(self._rules.players), rows, strict=False
        ):
            rounds = [
                {"tunnels": t, "treasure": g, "hazards": h, "total": t + g + h}
                for t, g, h in sheet[:scored]
            ]
            view["seats"].append(
                {
                    "hero": HERO_IDS[hero] if hero < NO_HERO else None,
                    "dice": counted(trove),
                    "spent": counted(spent),
                    "hero_spent": counted(hero_spent),
                    "cached": counted(cached),
                    "rounds": rounds,
                    "total": sum(scored_round["total"] for scored_round in rounds),
                }
            )
        if solo:
            told = points(score)
            view["refills"] = field("refills")
            view["score"], view["rank"] = told["score"], told["rank"]
            view["seats"][0]["total"] = told["score"]
        view["tiebreaks"] = [dict(tiebreak) for tiebreak in self._tiebreaks]
        view["winners"] = self.winners
        return view

    def _status(self) -> list[int]:
        """Who is asked for what, as numbers of the rules."""
        status = np.empty(_STATUS, np.int16)
        entries.status(self._states, 0, status)
        numbers: list[int] = status.tolist()
        return numbers

    def copy(self, seed: int | str | None = None, *, same_dice: bool = False) -> Self:
        """An independent copy, with fresh dice unless told otherwise.

        `copy(seed=5)` gives it dice that can be repeated, `copy(same_dice=True)` those that this
        game will roll itself.

        >>> game = Game.new(seed=7)
        >>> twin = game.copy(same_dice=True)
        >>> action = game.legal()[0]
        >>> game.play(action) == twin.play(action)
        True
        """
        if same_dice and seed is not None:
            raise RulesError("error-copy-dice")
        twin = object.__new__(type(self))
        twin._rules, twin._names, twin._position = self._rules, self._names, self._position
        twin._states, twin._cups = _twin(self._states), _twin(self._cups)
        twin._seed, twin._commitment = self._seed, self._commitment
        twin._log, twin._history = self._log.copy(), self._history.copy()
        twin._tiebreaks = self._tiebreaks.copy()
        twin._legal = self._legal
        if not same_dice:
            twin._shake(fairness.seed_text(seed))
            # No one seed explains all dice of such a game.
            twin._seed = twin._commitment = None
        return twin

    def __copy__(self) -> Self:
        return self.copy(same_dice=True)

    def __deepcopy__(self, _memo: object) -> Self:
        return self.copy(same_dice=True)

    def record(self, *, reveal: bool | None = None) -> str:
        """The game so far as text, which `Game.replay` reads.

        The seed is in it once the game is over; `reveal` says otherwise.
        """
        from diceminer import records

        return records.write(self, reveal=self.over if reveal is None else reveal)

    @classmethod
    def replay(cls, text: str) -> Game:
        """The game that a record tells, from the recorded rolls alone.

        >>> game = Game.new(seed=7)
        >>> Game.replay(game.record()).view() == game.view()
        True
        """
        from diceminer import records

        return records.read(text)

    def position(self) -> str:
        """The position in one line of text, which `Game.from_position` reads."""
        from diceminer import position

        return position.write(self.view())

    @classmethod
    def from_position(cls, text: str, seed: int | str | None = None) -> Game:
        """A game that goes on from a position.

        >>> text = Game.new(seed=7).position()
        >>> Game.from_position(text).position() == text
        True
        """
        from diceminer import position

        game = position.read(text)
        game._shake(fairness.seed_text(seed))
        return game

    def takeable(self) -> list[str]:
        """The slots whose dice can be taken, drafted or recycled now."""
        slots = (text.split()[1] for text in self.legal() if text[:4] in ("take", "draf", "recy"))
        return sorted(set(slots))

    def nameable(self) -> dict[str, int]:
        """The dice that the player to act may name now, for a reroll, a cache or a draft.

        >>> Game.new(Rules(players=1, magic=0), seed=7).nameable()["T1"] > 0
        True
        """
        from diceminer import explain

        return {token: count for token, count in explain.nameable(self._states).items() if count}

    def sheet(self) -> list[dict[str, int]]:
        """What the troves would score as they lie, a dict a seat.

        Tunnels, treasure, hazards and total, then gems, whether they are the most, and chests.

        >>> Game.new(Rules(players=1), seed=7).sheet()[0]["total"]
        0
        """
        out = np.zeros((SEATS, entries.SHEET), np.int16)
        entries.sheet(self._states, 0, out)
        sheets = []
        for tunnels, treasure, hazards, gems, most, chests in out[: self._rules.players].tolist():
            sheet = {"tunnels": tunnels, "treasure": treasure, "hazards": hazards}
            sheet["total"] = sum(sheet.values())
            sheets.append({**sheet, "gems": gems, "most_gems": most, "chests": chests})
        return sheets

    def worth(self, seat: int) -> dict[str, int]:
        """What one die of each face adds to a trove as it lies: its points, less those without it.

        >>> game = Game.new(Rules(players=1, magic=0), seed=7)
        >>> _ = game.play("draft e1")
        >>> game.worth(1)
        {'XS': 0}
        """
        if seat not in range(1, self._rules.players + 1):
            raise RulesError("error-share-seat", seat=seat, players=self._rules.players)
        twin = self.copy()
        state = twin._states[0]
        trove, cached = state["trove"][seat - 1], state["cached"][seat - 1]
        total = twin.sheet()[seat - 1]["total"]
        found = {}
        for token, number in FACE_NUMBER.items():
            count, kept = int(trove[number]), int(cached[number])
            if not count:
                continue
            trove[number], cached[number] = count - 1, min(kept, count - 1)
            found[token] = total - twin.sheet()[seat - 1]["total"]
            trove[number], cached[number] = count, kept
        return found

    def picture(self, lang: str = "en", *, color: bool = False) -> str:
        """The position drawn with characters, for terminals."""
        from diceminer.pictures import text

        return text.text(
            self.view(), takeable=self.takeable(), names=self._names, lang=lang, color=color
        )

    def _repr_svg_(self) -> str:
        from diceminer.pictures import svg

        return svg.svg(self.view(), takeable=self.takeable(), names=self._names)

    def __repr__(self) -> str:
        return f"Game.from_position({self.position()!r})"


def _checked_names(names: Sequence[str] | None, players: int) -> tuple[str, ...]:
    """One text a seat."""
    if names is None:
        return ("",) * players
    if isinstance(names, str) or not isinstance(names, Sequence):
        raise RulesError("error-names-type")
    if not all(isinstance(name, str) for name in names):
        raise RulesError("error-names-type")
    if len(names) != players:
        raise RulesError("error-names-count", have=len(names), need=players)
    return tuple(names)


def _twin(records: Any) -> Any:
    """A copy of records: as bytes, for NumPy copies field by field and takes ten times as long."""
    return np.frombuffer(bytearray(records.tobytes()), records.dtype)


def _scripted(rolls: Sequence[str]) -> list[int]:
    """Tokens as a script's numbers."""
    if isinstance(rolls, str) or not isinstance(rolls, Sequence):
        raise RollsError("error-rolls-type")
    script = []
    for token in rolls:
        number = _SCRIPT_NUMBER.get(str(token))
        if number is None:
            raise RollsError("error-rolls-token", token=str(token))
        script.append(number)
    return script


def _misfit(cups: Cups, script: list[int]) -> RollsError:
    """What is wrong with a script that the rules could not follow."""
    expected = ", ".join(outcome for outcome, _ in _asked(cups))
    if not script:
        return RollsError("error-rolls-few", expected=expected)
    token = next(name for name, number in _SCRIPT_NUMBER.items() if number == script[0])
    return RollsError("error-rolls-wrong", token=token, expected=expected)


def _asked(cups: Cups) -> list[tuple[str, float]]:
    """The outcomes of the chance event that a scripted cup waits for, with their probabilities."""
    cup = cups[0]
    asks, count = int(cup["asks"]), int(cup["asks_count"])
    if asks == NOTHING:
        return []
    if asks == A_FACE:
        sides = DICE[KINDS[int(cup["asks_kind"])]]
        return [(token, sides.count(token) / 6) for token in dict.fromkeys(sides)]
    among = cup["asks_from"][:count].tolist()
    if asks == A_KIND:
        left = sum(among)
        return [(kind, dice / left) for kind, dice in zip(KINDS, among, strict=True) if dice]
    if asks == A_DECK:
        decks = range(0, count, DECK)
        return [(f"deck-{n + 1}", min(DECK, count - at) / count) for n, at in enumerate(decks)]
    at = DECK * int(cup["asks_kind"])
    deck = among[at : at + DECK]
    return [(HERO_IDS[hero], 1 / len(deck)) for hero in deck]

"""Game: the public interface of the rules, all that other programs need of them.

>>> from diceminer import Game, Rules
>>> game = Game.new(Rules(players=2, deal_heroes=True), seed=7)
>>> game.legal()
['take e1', 'take e2']
>>> [event["event"] for event in game.play("take e1")]
['take', 'turn']
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Self

import numpy as np

from diceminer import fairness, position, rolls, views
from diceminer.board import START, Board, Misfit
from diceminer.errors import RulesError
from diceminer.history import History
from diceminer.notation import ACTION, CODE, TEXT, action_codes, action_ids, counted
from diceminer.ruleset import Rules, checked_names

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from diceminer.documents import Dice, Event, Outcome, Preview, Sheet, View, Worth
    from diceminer.position import Position


class Game:
    """A game of Dice Miner, from its set-up to its end.

    Make one with `new`, `replay` or `from_position`; look at it with `legal` and `view`; change it
    with `play`, the only way there is.
    """

    __slots__ = (
        "_board",
        "_commitment",
        "_history",
        "_legal",
        "_names",
        "_rules",
        "_seed",
        "beginning",
    )

    def __init__(
        self,
        rules: Rules,
        names: Sequence[str] | None = None,
        *,
        beginning: Position | None = None,
        seed: int | str | None = None,
        seed_known: bool = True,
        commitment: str | None = None,
    ) -> None:
        """Put a game together; `new`, `replay` and `from_position` do so for everybody else.

        Where the seed of the dice so far is not known, there may be a commitment to it.
        """
        if not isinstance(rules, Rules):
            raise RulesError("error-rules-type", type=type(rules).__name__)
        self._rules = rules
        self._names = checked_names(names, rules.players)
        self.beginning = beginning  # the position it began from, None if it was set up
        self._board = beginning.board.copy() if beginning else Board(rules)
        self._history = History(self._board, beginning.tiebreaks if beginning else ())
        self._legal: list[str] | None = None
        self._seed: str | None = fairness.seed_text(seed)
        self._board.shake(self._seed)
        self._commitment: str | None = fairness.commitment(self._seed)
        if not seed_known:
            self._seed, self._commitment = None, commitment

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
        game = cls(Rules() if rules is None else rules, names, seed=seed)
        game.set_up(rolls)
        return game

    def set_up(self, rolls: Sequence[str] | None = None) -> list[Event]:
        """Set up a game that was only put together, as `new` does: what happened."""
        return self._run(START, rolls)

    @property
    def board(self) -> Board:
        """The state and the dice cup, as the rules have them. Not to be changed from outside."""
        return self._board

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
        return self._history.events()

    @property
    def history(self) -> list[tuple[str, list[str]]]:
        """The set-up as `start`, then every action, each with the tokens rolled for it."""
        return [(action, list(rolled)) for action, rolled in self._history.actions]

    @property
    def rolled(self) -> list[str]:
        """The tokens rolled for the last action, or for the set-up where there was none."""
        return list(self._history.actions[-1][1]) if self._history.actions else []

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._board.over

    @property
    def seat(self) -> int | None:
        """The seat to act; None when the game is over."""
        return self._board.seat + 1 or None

    @property
    def winners(self) -> list[int] | None:
        """The winning seat in a list; None while the game goes on, and in solo."""
        return views.winners(self._board)

    def legal(self) -> list[str]:
        """Every legal action now, in a stable order; none when the game is over."""
        if self._legal is None:
            self._legal = [TEXT[code] for code in self._board.legal()]
        return self._legal.copy()

    def legal_mask(self) -> NDArray[np.bool_]:
        """The legal actions as a mask over `diceminer.actions(game.rules)`."""
        mask = np.zeros(len(action_codes(self._rules)), np.bool_)
        mask[action_ids(self._rules)[self._board.legal()]] = True
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

            raise explain.refusal(self._board, action, self.legal())
        return CODE[action]

    def _run(self, code: int, rolled: Sequence[str] | None) -> list[Event]:
        """Let the rules carry an action out, or the set-up, and write down what happened."""
        try:
            rows = self._board.run(code, None if rolled is None else rolls.script(rolled))
        except Misfit as misfit:
            raise rolls.refusal(misfit) from None
        self._legal = None
        action = "start" if code == START else TEXT[code]
        events = self._history.add(action, self._board, rows)
        if rolled is None and self._seed is None and self.rolled:
            # Dice of this game's own follow in a game whose secret seed is not known here.
            self._commitment = None
        return events

    def chance(self, action: str, rolled: Sequence[str] = ()) -> list[Outcome]:
        """What the next die of an action can show, given the outcomes before it.

        A roll gives a face; a draw from the bag gives a kind, and then the die is rolled; dealt
        heroes come one by one (of more than six, first which deck of six). An empty list: all dice
        are settled, and `play(action, rolls=...)` can be called with the outcomes.

        >>> Game.new(seed=7).chance("hero engineer")
        []
        """
        return rolls.outcomes(self._board, self._checked(action), rolled)

    @classmethod
    def opening(cls, rules: Rules | None = None, rolled: Sequence[str] = ()) -> list[Outcome]:
        """What the next die of a set-up can show, given the outcomes before it.

        >>> Game.opening(Rules(players=2))[:2]
        [('T1', 0.16666666666666666), ('T2', 0.16666666666666666)]
        """
        return rolls.outcomes(Board(Rules() if rules is None else rules), START, rolled)

    def preview(self, action: str) -> Preview:
        """What a legal action would bring about, as far as no die has a say in it.

        `slides` has the slots that dice slide from and to; `adds` what the acting seat's sheet
        gains, None if dice are rolled. Where dice have to be named then, `need` says how many, and
        `dice` how many there are to choose from.

        >>> game = Game.new(Rules(players=2, deal_heroes=True), seed=7)
        >>> game.preview("take e1")
        {'slides': [], 'adds': {'tunnels': 0, 'treasure': 6, 'hazards': 0}}
        """
        return views.preview(self._board, self._checked(action))

    def view(self) -> View:
        """The whole public state as plain dicts and lists.

        >>> sorted(Game.new(seed=7).view()["bag"].values())
        [7, 8, 8, 10, 27]
        """
        return views.view(self._board, self._rules, self._history.tiebreaks)

    def copy(self, seed: int | str | None = None, *, same_dice: bool = False) -> Self:
        """An independent copy, with fresh dice by default.

        `copy(seed=5)` gives it dice that can be repeated, `copy(same_dice=True)` those that this
        game will roll itself.
        """
        if same_dice and seed is not None:
            raise RulesError("error-copy-dice")
        twin = object.__new__(type(self))
        twin._rules, twin._names, twin.beginning = self._rules, self._names, self.beginning
        twin._history, twin._legal = self._history.copy(), self._legal
        twin._board = self._board.copy(None if same_dice else fairness.seed_text(seed))
        # No one seed explains all dice of a game that goes on with dice of its own.
        twin._seed, twin._commitment = (self._seed, self._commitment) if same_dice else (None, None)
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
        """The game that a record tells, from the recorded rolls alone."""
        from diceminer import records

        return records.read(text)

    def position(self) -> str:
        """The position in one line of text, which `Game.from_position` reads."""
        return position.write(self.view())

    @classmethod
    def from_position(cls, text: str, seed: int | str | None = None) -> Self:
        """A game that goes on from a position, as `position` writes it."""
        beginning = position.read(text)
        return cls(beginning.rules, seed=seed, beginning=beginning)

    def takeable(self) -> list[str]:
        """The slots whose dice can be taken, drafted or recycled now."""
        return sorted({slot for code in self._board.legal() if (slot := ACTION[code].slot)})

    def nameable(self) -> Dice:
        """The dice that the player to act may name now, for a reroll, a cache or a draft."""
        return self.choices()[1]

    def choices(self) -> tuple[int, Dice]:
        """How many dice have to be named now for a reroll, or may be for the chests, and which."""
        count, dice = self._board.nameable()
        return count, counted(dice)

    def sheet(self) -> list[Sheet]:
        """What the troves would score as they lie, a dict a seat.

        Tunnels, treasure, hazards and total, then gems, whether they are the most, chests, and
        magic symbols not spent yet.
        """
        return views.sheets(self._board)

    def worth(self, seat: int) -> Worth:
        """What one die of each face adds to a trove as it lies: its points, less those without it.

        >>> game = Game.new(Rules(players=1, magic=0), seed=7)
        >>> _ = game.play("draft e1")
        >>> game.worth(1)
        {'XS': 0}
        """
        if seat not in range(1, self._rules.players + 1):
            raise RulesError("error-share-seat", seat=seat, players=self._rules.players)
        return views.worth(self._board, seat - 1)

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

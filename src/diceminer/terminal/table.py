"""A table: a game, who sits at it, and what a player can ask of it. No screen is known here.

The engine alone knows the rules: what would slide, which dice can be chosen together and in which
order they have to be named is found by asking copies of the game.
"""

from __future__ import annotations

import contextlib
from collections import Counter
from dataclasses import dataclass, field
from threading import Lock
from typing import TYPE_CHECKING, Any

from diceminer import locale
from diceminer.errors import IllegalAction
from diceminer.facts import FACES
from diceminer.game import Game
from diceminer.terminal import storage
from diceminer.terminal.storage import HUMAN

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from diceminer.ruleset import Rules

__all__ = ["Cache", "Reroll", "Table", "canonical", "slides"]


@dataclass
class Table:
    """A game in progress with its seats, kept on disk after every action."""

    game: Game
    seats: tuple[str, ...]
    bots: dict[int, Any] = field(default_factory=dict)
    trouble: OSError | None = None
    meeting: Lock = field(default_factory=Lock, repr=False, compare=False)

    @classmethod
    def new(
        cls,
        rules: Rules,
        seats: Sequence[str],
        names: Sequence[str],
        seed: int | str | None = None,
    ) -> Table:
        """Set a game up; `names` are the people's, a bot's is not asked for."""
        game = Game.new(rules, seed, names=list(names))
        table = cls(game, tuple(seats))
        table.save()
        return table

    @classmethod
    def resume(cls) -> Table | None:
        """The game that was left, if there is one."""
        saved = storage.load_save()
        return cls(saved.game, saved.seats) if saved else None

    def save(self) -> None:
        """Keep the game as it stands; a finished one no longer waits.

        A disk that is full or read-only ends no game: the trouble is noted for the screen to tell.
        """
        try:
            if self.game.over:
                storage.drop_save()
            else:
                storage.save(self.game, self.seats)
        except OSError as error:
            self.trouble = error

    def play(self, actions: Iterable[str]) -> list[dict[str, Any]]:
        """Play actions one after another and keep the game; returns all that happened."""
        events = [event for action in actions for event in self.game.play(action)]
        self.save()
        return events

    def is_human(self, seat: int | None) -> bool:
        """Whether a person sits there."""
        return seat is not None and self.seats[seat - 1] == HUMAN

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [n for n, who in enumerate(self.seats, 1) if who == HUMAN]

    def names(self, t: locale.Texts) -> list[str]:
        """What everyone is called in a language: people as they wish, bots by their level."""
        called = []
        for seat, who in enumerate(self.seats, 1):
            if who == HUMAN:
                called.append(locale.player(t, seat, self.game.names))
                continue
            name = locale.bot(t, who)
            if self.seats.count(who) > 1:
                name += f" {self.seats[:seat].count(who)}"
            called.append(name)
        return called

    def bot(self, seat: int) -> Any:
        """The bot of a seat."""
        from diceminer import bots, warmup

        with self.meeting:
            if seat not in self.bots:
                if self.is_learning(seat):
                    warmup.warm_up("search", announce=False, beside=True)
                self.bots[seat] = bots.make(self.seats[seat - 1])
            return self.bots[seat]

    def is_learning(self, seat: int) -> bool:
        """Whether a bot still has to be compiled before it can think."""
        from diceminer import bots, warmup

        is_new = seat not in self.bots and not self.is_human(seat)
        return is_new and bots.searches(self.seats[seat - 1]) and warmup.is_cold("search")

    def meet(self) -> None:
        """Have all bots ready before they are asked; one that can't be had is told of then."""
        for seat in range(1, len(self.seats) + 1):
            if not self.is_human(seat):
                with contextlib.suppress(Exception):
                    self.bot(seat)


def canonical(tokens: Iterable[str]) -> list[str]:
    """Tokens in the order in which actions name them.

    >>> canonical(["G1", "T4", "T1"])
    ['T1', 'T4', 'G1']
    """
    return sorted(tokens, key=FACES.index)


def slides(game: Game, action: str) -> dict[str, str]:
    """What would slide where if an action were played.

    >>> game = Game.from_position(
    ...     "DM1 2 1 excavation 1 1 - shared T1,T2,-,-,-,-/T3,-,-,-,-/-/-/- T24G8M8H10X7 "
    ...     "alchemist:-:-:-:-:- engineer:-:-:-:-:- -"
    ... )
    >>> slides(game, "take a1")
    {'b1': 'a1'}
    """
    events = game.copy().play(action)
    return {event["from"]: event["to"] for event in events if event["event"] == "slide"}


def _played(game: Game, actions: Iterable[str]) -> Game | None:
    """A copy of the game after some actions, None if one of them is illegal."""
    copy = game.copy()
    try:
        for action in actions:
            copy.play(action)
    except IllegalAction:
        return None
    return copy


class Reroll:
    """Dice being chosen for one spell: any order, any change of mind, until they are rolled.

    `spend` is the action that starts the spell, None where it was played already.
    """

    def __init__(self, game: Game, spend: str | None) -> None:
        begun = _played(game, [spend] if spend else [])
        if begun is None:
            raise ValueError(spend)
        self.spend = spend
        self._begun = begun
        self._fitting: dict[tuple[str, ...], bool] = {}
        self.symbols: int = begun.view()["symbols"]
        self.picked: list[str] = []

    def can_pick(self, token: str) -> bool:
        """Whether one more die of this face can be among those rolled again."""
        return len(self.picked) < self.symbols and self._fits(canonical([*self.picked, token]))

    @property
    def complete(self) -> bool:
        """Whether as many dice are chosen as there are symbols."""
        return len(self.picked) == self.symbols

    def actions(self) -> list[str]:
        """The whole spell as the engine wants it told."""
        rerolls = [f"reroll {token}" for token in canonical(self.picked)]
        return [self.spend, *rerolls] if self.spend else rerolls

    def _fits(self, tokens: list[str]) -> bool:
        """Whether some full choice of dice contains these: found by trying on copies."""
        key = tuple(tokens)
        if key not in self._fitting:
            self._fitting[key] = self._search(self._begun, tokens, self.symbols, set())
        return self._fitting[key]

    def _search(self, game: Game, wanted: list[str], left: int, dead: set[tuple[Any, ...]]) -> bool:
        if len(wanted) > left:
            return False
        if not left:
            return True
        chosen = game.view()["chosen"]
        last = canonical(chosen)[-1] if chosen else ""
        # Which dice came before the last one makes no difference to what can still follow.
        key = (last, chosen.get(last, 0), left, len(wanted))
        if key in dead:
            return False
        offers = [action[7:] for action in game.legal() if action.startswith("reroll ")]
        for token in offers:
            after = wanted[1:] if wanted and token == wanted[0] else wanted
            if left == 1:
                if not after:
                    return True
                continue
            copy = game.copy()
            copy.play(f"reroll {token}")
            if self._search(copy, after, left - 1, dead):
                return True
        dead.add(key)
        return False


class Cache:
    """Dice being chosen for the chests: any order, any change of mind, until it is settled."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self.seat = game.seat or 0
        view = game.view()
        self.settled = Counter(view["seats"][self.seat - 1]["cached"])
        self.chests: int = game.sheet()[self.seat - 1]["chests"] - self.settled.total()
        self.picked: list[str] = []

    def can_pick(self, token: str) -> bool:
        """Whether a chest is free and a die of this face is there to fill it."""
        named = canonical([*self.picked, token])
        return _played(self._game, [f"cache {token}" for token in named]) is not None

    def actions(self) -> list[str]:
        """All of it as the engine wants it told, `done` where it still asks."""
        named = [f"cache {token}" for token in canonical(self.picked)]
        after = _played(self._game, named)
        asks = after is not None and after.seat == self.seat and after.view()["phase"] == "cache"
        return [*named, "done"] if asks else named

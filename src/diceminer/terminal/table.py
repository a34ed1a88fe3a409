"""A table: a game, who sits at it, and what a player can ask of it. No screen is known here.

The engine alone knows the rules: what would slide, and which dice can be chosen together.
"""

from __future__ import annotations

import contextlib
from dataclasses import dataclass, field
from threading import Lock
from typing import TYPE_CHECKING

from diceminer import locale
from diceminer.facts import FACES
from diceminer.game import Game
from diceminer.notation import Action
from diceminer.terminal import storage
from diceminer.terminal.storage import HUMAN

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from diceminer.bots import Bot
    from diceminer.documents import Event
    from diceminer.notation import Verb
    from diceminer.ruleset import Rules

__all__ = ["Cache", "Choosing", "Reroll", "Table", "canonical"]


@dataclass
class Table:
    """A game in progress with its seats, kept on disk after every action."""

    game: Game
    seats: tuple[str, ...]
    bots: dict[int, Bot] = field(default_factory=dict)
    trouble: OSError | None = None
    events: list[Event] = field(default_factory=list, repr=False, compare=False)
    meeting: Lock = field(default_factory=Lock, repr=False, compare=False)

    def __post_init__(self) -> None:
        # A game tells them anew each time it is asked: kept here, and added to.
        self.events = self.game.events

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

    def play(self, actions: Iterable[str]) -> list[Event]:
        """Play actions one after another and keep the game; returns all that happened."""
        events = [event for action in actions for event in self.game.play(action)]
        self.events += events
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

    def bot(self, seat: int) -> Bot:
        """The bot of a seat."""
        from diceminer import bots, kernel

        with self.meeting:
            if seat not in self.bots:
                if self.is_learning(seat):
                    kernel.warm_up("search", announce=False, beside=True)
                self.bots[seat] = bots.make(self.seats[seat - 1])
            return self.bots[seat]

    def is_learning(self, seat: int) -> bool:
        """Whether a bot still has to be compiled before it can think."""
        from diceminer import bots, kernel

        is_new = seat not in self.bots and not self.is_human(seat)
        return is_new and bots.searches(self.seats[seat - 1]) and kernel.is_cold("search")

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


class Choosing:
    """Dice being chosen together: any order, any change of mind, until it is settled.

    The rules say how many may be chosen and which there are.
    """

    def __init__(self, verb: Verb, most: int, dice: Mapping[str, int]) -> None:
        self.most = most
        self.picked: list[str] = []
        self._verb: Verb = verb
        self._dice = dice

    def can_pick(self, token: str) -> bool:
        """Whether one more die of this face can be among the chosen."""
        left = self._dice.get(token, 0) - self.picked.count(token)
        return len(self.picked) < self.most and left > 0

    @property
    def complete(self) -> bool:
        """Whether as many dice are chosen as can be."""
        return len(self.picked) == self.most

    def actions(self) -> list[str]:
        """The choice as the engine wants it told."""
        return [Action(self._verb, token=token).text for token in canonical(self.picked)]


class Reroll(Choosing):
    """Dice being chosen for one spell; all of its symbols have to be used.

    `spend` is the action that starts the spell, None where it was played already.
    """

    def __init__(self, game: Game, spend: str | None) -> None:
        self.spend = spend
        if spend is None:
            most, dice = game.choices()
        else:
            seen = game.preview(spend)
            most, dice = seen.get("need", 0), seen.get("dice", {})
        super().__init__("reroll", most, dice)

    def actions(self) -> list[str]:
        """The whole spell as the engine wants it told."""
        return [*([self.spend] if self.spend else []), *super().actions()]


class Cache(Choosing):
    """Dice being chosen for the chests, as many as are wanted."""

    def __init__(self, game: Game) -> None:
        self._game = game
        super().__init__("cache", *game.choices())

    def actions(self) -> list[str]:
        """All of it as the engine wants it told, `done` where it still asks."""
        named, after = super().actions(), self._game.copy()
        for action in named:
            after.play(action)
        asks = after.seat == self._game.seat and after.view()["phase"] == "cache"
        return [*named, Action("done").text] if asks else named

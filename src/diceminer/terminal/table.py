"""A table: a game, who sits at it, the bots that play there, and its saved state. No screen."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass, field
from threading import Lock
from typing import TYPE_CHECKING

from diceminer import locale
from diceminer.game import Game
from diceminer.terminal import storage
from diceminer.terminal.storage import HUMAN

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from diceminer.bots import Bot
    from diceminer.documents import Event
    from diceminer.ruleset import Rules

__all__ = ["Table"]


@dataclass
class Table:
    """A game in progress with its seats, kept on disk after every action."""

    game: Game
    seats: tuple[str, ...]
    bots: dict[int, Bot] = field(default_factory=dict)
    save_error: OSError | None = None
    events: list[Event] = field(default_factory=list, repr=False, compare=False)
    _lock: Lock = field(default_factory=Lock, repr=False, compare=False)

    def __post_init__(self) -> None:
        # A copy that is appended to, because Game.events decodes the whole log each time.
        self.events = self.game.events

    @classmethod
    def new(
        cls,
        rules: Rules,
        seats: Sequence[str],
        names: Sequence[str],
        seed: int | str | None = None,
    ) -> Table:
        """Set a game up; `names` are those of persons, bots have their levels' names."""
        game = Game.new(rules, seed, names=list(names))
        table = cls(game, tuple(seats))
        table.save()
        return table

    @classmethod
    def resume(cls) -> Table | None:
        """The saved game, if there is one."""
        saved = storage.load_save()
        return cls(saved.game, saved.seats) if saved else None

    def save(self) -> None:
        """Save the game; if it is over, delete the saved one.

        If the disk is full or read-only, the game goes on: the screen shows the kept error.
        """
        try:
            if self.game.over:
                storage.drop_save()
            else:
                storage.save(self.game, self.seats)
        except OSError as error:
            self.save_error = error

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
        """The names of all seats in a language: a person's own, a bot's level."""
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

        with self._lock:
            if seat not in self.bots:
                if self.is_compiling(seat):
                    kernel.warm_up("search", announce=False, beside=True)
                self.bots[seat] = bots.make(self.seats[seat - 1])
            return self.bots[seat]

    def is_compiling(self, seat: int) -> bool:
        """Whether a bot still has to be compiled before it can think."""
        from diceminer import bots, kernel

        is_new = seat not in self.bots and not self.is_human(seat)
        return is_new and bots.searches(self.seats[seat - 1]) and kernel.is_cold("search")

    def load_bots(self) -> None:
        """Make all bots before their turns; one that fails does so again when it is asked."""
        for seat in range(1, len(self.seats) + 1):
            if not self.is_human(seat):
                with contextlib.suppress(Exception):
                    self.bot(seat)

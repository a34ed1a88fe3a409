"""Dice that a player selects for a reroll or for the chests, before the actions are played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from diceminer.facts import FACES
from diceminer.notation import Action

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from diceminer.game import Game
    from diceminer.notation import Verb


def canonical(tokens: Iterable[str]) -> list[str]:
    """Tokens in the order in which actions name them.

    >>> canonical(["G1", "T4", "T1"])
    ['T1', 'T4', 'G1']
    """
    return sorted(tokens, key=FACES.index)


class Selection:
    """Dice to be named together, selected and deselected in any order before they are played.

    The engine says how many may be selected, and of which dice.
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
        """The selected dice as actions, in canonical order."""
        return [Action(self._verb, token=token).text for token in canonical(self.picked)]


class RerollSelection(Selection):
    """Dice selected for one reroll; all of its symbols have to be used.

    `spend` is the action that the reroll begins with, None where it was played already.
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
        """The spend, where it was not played yet, and the selected dice as actions."""
        return [*([self.spend] if self.spend else []), *super().actions()]


class CacheSelection(Selection):
    """Dice selected for the chests, as many as the player wants."""

    def __init__(self, game: Game) -> None:
        self._game = game
        super().__init__("cache", *game.choices())

    def actions(self) -> list[str]:
        """The selected dice as actions, and `done` where the game still asks for more."""
        named, after = super().actions(), self._game.copy()
        for action in named:
            after.play(action)
        asks = after.seat == self._game.seat and after.view()["phase"] == "cache"
        return [*named, Action("done").text] if asks else named

"""What all screens share: their language, and the help that F1 shows on each of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar, cast

from textual.screen import ModalScreen, Screen

if TYPE_CHECKING:
    from diceminer.locale import Texts
    from diceminer.terminal.app import MinerApp

R = TypeVar("R")


class _Speaking:
    """A screen that speaks the player's language."""

    @property
    def miner(self) -> MinerApp:
        """The program itself."""
        return cast("MinerApp", cast("Any", self).app)

    @property
    def t(self) -> Texts:
        """The texts of the language in use."""
        return self.miner.t

    def relabel(self) -> None:
        """Say everything again, in the language that was just chosen."""

    def help(self) -> str:
        """What can be done here, as Markdown."""
        raise NotImplementedError


class Page(_Speaking, Screen[None]):
    """A whole screen."""


class Dialog(_Speaking, ModalScreen[R]):
    """A question before the screen behind it."""

"""What all screens share: their language, and the help that F1 shows on each of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, TypeVar, cast

from rich.cells import cell_len
from textual.screen import ModalScreen, Screen

if TYPE_CHECKING:
    from rich.text import Text
    from textual.binding import BindingType
    from textual.widget import Widget

    from diceminer.locale import Texts
    from diceminer.terminal.app import MinerApp

R = TypeVar("R")

# The width that a dialog's bar of keys needs; frame and padding take six cells.
_NARROWEST = 46
_MARGIN = 7


class _Localized:
    """A screen with texts in the player's language."""

    @property
    def miner(self) -> MinerApp:
        """The program itself."""
        return cast("MinerApp", cast("Widget", self).app)

    @property
    def t(self) -> Texts:
        """The texts of the language in use."""
        return self.miner.t

    def relabel(self) -> None:
        """Show all texts again, in the language that was just chosen."""

    def help(self) -> str:
        """What can be done here, as Markdown."""
        raise NotImplementedError


class Page(_Localized, Screen[None]):
    """A whole screen."""

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        # Keys that are pressed before the screen is mounted are ignored.
        return self.is_mounted


class Dialog(_Localized, ModalScreen[R]):
    """A question before the screen behind it."""

    # Textual keeps the app's own keys from modal screens.
    BINDINGS: ClassVar[list[BindingType]] = [
        ("f1,question_mark", "app.help"),
        ("f2", "app.language"),
    ]

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        # As on a page.
        return self.is_mounted

    def fit(self, *words: str | Text) -> None:
        """Make the box as wide as its words; longer lines are wrapped at the screen's edge."""
        lines = [line for each in words for line in str(each).splitlines()]
        widest = max((cell_len(line) for line in lines), default=0)
        self.query_one(".dialog").styles.width = max(_NARROWEST, widest + _MARGIN)

"""The last screen of a game: who won and why, the whole score sheet, and what to do next."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rich.text import Text
from textual.containers import VerticalScroll
from textual.widgets import Static

from diceminer.terminal import storage
from diceminer.terminal.base import Page
from diceminer.terminal.look import Key
from diceminer.terminal.start import list_name, scores_text
from diceminer.terminal.widgets import BRIGHT, DIM, PLAIN, KeyBar, sheet_text

if TYPE_CHECKING:
    from textual.app import ComposeResult
    from textual.binding import BindingType

    from diceminer.terminal.storage import Placed
    from diceminer.terminal.table import Table


class Ending(Page):
    """How a game ended."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("r,R", "rematch"),
        ("s,S", "save"),
        ("m,M,escape", "menu"),
        ("q,Q", "leave"),
        ("up", "scroll(-1)"),
        ("down", "scroll(1)"),
    ]

    def __init__(self, table: Table, placed: Placed | None) -> None:
        super().__init__()
        self.table, self.placed = table, placed
        self._saved = ""

    def compose(self) -> ComposeResult:
        yield Static(id="end-title")
        with VerticalScroll(id="end-scroll", can_focus=False):
            yield Static(id="end-body")
        yield Static(id="end-note")
        yield KeyBar(id="keys")

    def on_mount(self) -> None:
        self.relabel()

    def on_resize(self) -> None:
        if self.is_mounted:
            self.relabel()

    def relabel(self) -> None:
        t = self.t
        solo = self.table.game.rules.players == 1
        title = Text(justify="center")
        title.append(self._headline() + "\n", BRIGHT)
        title.append(self._why(), PLAIN)
        self.query_one("#end-title", Static).update(title)
        self.query_one("#end-body", Static).update(self._solo_body() if solo else self._sheet())
        self.query_one("#end-note", Static).update(Text(self._saved, DIM))
        self.query_one("#keys", KeyBar).show(
            [
                Key("R", t("term-key-rematch"), "rematch"),
                Key("S", t("term-key-save"), "save"),
                Key("M", t("term-key-menu"), "menu"),
                Key("?", t("term-key-help"), "help"),
                Key("Q", t("term-key-quit"), "leave"),
            ]
        )

    def _headline(self) -> str:
        t, game = self.t, self.table.game
        view = game.view()
        if "score" in view and "rank" in view:
            return f"{t('points', n=view['score'])} – {t('rank-' + view['rank'])}"
        names = self.table.names(t)
        return t("picture-winner", names=t.listed(names[seat - 1] for seat in game.winners or ()))

    def _why(self) -> str:
        t, game = self.t, self.table.game
        view = game.view()
        if game.rules.players == 1:
            if self.placed is None:
                return ""
            if self.placed.place is None:
                return t("term-end-not-placed")
            return t("term-end-placed", n=self.placed.place + 1)
        seats = view["seats"]
        winner = (game.winners or [1])[0]
        if view["tiebreaks"]:
            points = view["tiebreaks"][-1][str(winner)]
            return t("term-end-tiebreak", total=seats[winner - 1]["total"], points=points)
        best = max(s["total"] for n, s in enumerate(seats, 1) if n != winner)
        lead = t("points", n=seats[winner - 1]["total"] - best)
        return t("term-end-most", points=t("points", n=seats[winner - 1]["total"]), lead=lead)

    def _sheet(self) -> Text:
        game = self.table.game
        names = self.table.names(self.t)
        width = min(self.app.size.width - 6, 88)
        return sheet_text(self.t, game.view(), names, width)

    def _solo_body(self) -> Text:
        text = Text()
        if self.placed is not None:
            key = storage.score_key(self.table.game.rules)
            text.append(f"{self.t('term-menu-scores')} · {list_name(self.t, key)}\n\n", BRIGHT)
            text.append_text(scores_text(self.t, self.placed.scores, self.placed.place))
        return text

    def action_scroll(self, lines: int) -> None:
        self.query_one("#end-scroll", VerticalScroll).scroll_relative(y=lines, animate=False)

    def action_rematch(self) -> None:
        """The same players, the same rules, other dice."""
        game = self.table.game
        self.miner.new_game(game.rules, self.table.seats, game.names)

    def action_save(self) -> None:
        """Write the record to a file."""
        if not self._saved:
            try:
                self._saved = self.t(
                    "term-end-saved", path=str(storage.keep_record(self.table.game))
                )
            except OSError as error:
                self._saved = self.t("term-not-saved", error=str(error))
                self.query_one("#end-note", Static).update(Text(self._saved, DIM))
                self._saved = ""
                return
        self.relabel()

    def action_menu(self) -> None:
        self.miner.to_menu()

    def action_leave(self) -> None:
        self.app.exit()

    def action_help(self) -> None:
        self.miner.action_help()

    def help(self) -> str:
        return self.t("term-help-end")

"""The application: its screens, and compiling the rules in the background on the first start."""

from __future__ import annotations

import asyncio
import threading
import time
from typing import TYPE_CHECKING, ClassVar

from textual import work
from textual.app import App
from textual.binding import Binding, BindingType
from textual.theme import Theme

from diceminer import locale
from diceminer.errors import Refusal
from diceminer.ruleset import Rules
from diceminer.terminal import palette, storage
from diceminer.terminal.base import Dialog, Page
from diceminer.terminal.dialogs import Choice, Notice, Reading, rules_page
from diceminer.terminal.start import HighScores, Menu
from diceminer.terminal.storage import HUMAN, Damaged

if TYPE_CHECKING:
    from collections.abc import Sequence

    from diceminer.terminal import Options
    from diceminer.terminal.table import Table


def _hex(colour: palette.Colour) -> str:
    return "#{:02x}{:02x}{:02x}".format(*colour)


_GROUND, _DIM, _WARM = _hex(palette.GROUND), _hex(palette.DIM), _hex(palette.TOP_RIM)
_PANEL = _hex(palette.mix(palette.GROUND, palette.SKY_LOW, 0.25))


_DUSK = Theme(
    name="dusk",
    primary=_WARM,
    secondary=_hex(palette.SIDE_RIM),
    accent=_WARM,
    foreground=_hex(palette.TEXT),
    background=_GROUND,
    surface=_GROUND,
    panel=_PANEL,
    dark=True,
)


class MinerApp(App[int]):
    """Dice Miner in a terminal."""

    TITLE = "Dice Miner"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1,question_mark", "help", show=False),
        Binding("f2", "language", show=False),
        Binding("ctrl+c", "quit", show=False, priority=True),
    ]
    CSS = f"""
    Screen {{ background: {_GROUND}; color: {_hex(palette.TEXT)}; }}
    ModalScreen {{ align: center middle; background: black 55%; }}
    KeyBar {{ height: 1; width: 100%; background: {_PANEL}; }}
    #bar {{ height: 1; background: {_PANEL}; }}
    #upper {{ height: 12; }}
    #mountain {{ width: 48; height: 100%; }}
    #side {{ width: 1fr; height: 100%; padding: 0 1; }}
    #sheet {{ height: auto; margin-bottom: 1; }}
    #log-scroll {{ height: 1fr; scrollbar-size-vertical: 0; }}
    #log {{ height: auto; }}
    #prompt {{ height: 2; padding: 0 1; background: {_PANEL}; }}
    #troves {{ height: 1fr; scrollbar-size-vertical: 1; scrollbar-color: {_DIM};
               scrollbar-background: {_GROUND}; }}
    Trove {{ height: auto; width: 100%; }}
    .dialog {{ width: 72; max-width: 94%; height: auto; max-height: 94%;
               padding: 1 2 0 2; background: {_PANEL}; border: round {_WARM}; }}
    .dialog > * {{ width: 100%; height: auto; }}
    .dialog VerticalScroll {{ height: auto; max-height: 100%; }}
    .dialog VerticalScroll > Static {{ width: 100%; height: auto; }}
    .heading {{ margin-bottom: 1; }}
    .dialog KeyBar {{ margin-top: 1; }}
    .notice VerticalScroll {{ max-height: 60vh; }}
    .page {{ width: 100%; max-width: 96; height: 100%; background: {_GROUND}; }}
    .page VerticalScroll {{ height: 1fr; padding: 0 1; scrollbar-size-vertical: 1; }}
    OptionList, OptionList:focus {{ border: none; background: transparent; height: auto;
        max-height: 16; padding: 0; }}
    OptionList > .option-list--option-highlighted {{ background: {_WARM} 35%; color: white;
        text-style: bold; }}
    OptionList:focus > .option-list--option-highlighted {{ background: {_WARM} 45%; color: white; }}
    #menu {{ height: 1fr; }}
    #menu-left {{ width: 32; padding: 1 2; background: {_PANEL}; }}
    #menu-title {{ margin-bottom: 1; height: auto; }}
    #menu-list {{ margin-bottom: 1; }}
    #menu-art {{ width: 1fr; height: 100%; }}
    #menu-note {{ dock: bottom; margin: 0 2 1 2; height: auto; }}
    #compiling {{ height: auto; margin-bottom: 1; }}
    #setup-title {{ margin: 1 2; }}
    #setup-list {{ height: 1fr; padding: 0 1; }}
    #setup-about {{ height: 2; padding: 0 3; }}
    Field {{ height: 1; width: 100%; }}
    .seat {{ height: 1; }}
    .seat Field {{ width: 50; }}
    .seat Input {{ width: 1fr; background: {_PANEL}; }}
    #end-title {{ margin: 1 2; height: auto; text-align: center; }}
    #end-scroll {{ height: 1fr; align-horizontal: center; }}
    #end-body {{ width: auto; }}
    #end-note {{ height: auto; max-height: 3; padding: 0 2; }}
    Markdown {{ background: transparent; }}
    """

    def __init__(self, options: Options) -> None:
        super().__init__()
        self.options = options
        self.t = locale.texts(options.lang or self._last_language())
        self.compiling = False
        self.ready = False
        self._loaded = asyncio.Event()
        self._since = 0.0
        self._levels: list[str] = []

    @staticmethod
    def _last_language() -> str:
        last = storage.settings().get("lang")
        return last if last in locale.LANGUAGES else locale.default()

    def on_mount(self) -> None:
        self.register_theme(_DUSK)
        self.theme = "dusk"
        self.push_screen(Menu())
        self._load()
        if self.options.resume and storage.has_save():
            self.resume_game()
        elif self.options.resume:
            self.notify(self.t("term-no-save"))
        elif self.options.rules or self.options.players:
            self._begin_as_told()

    # The rules, which may have to be compiled first.

    @property
    def compiled_for(self) -> float:
        """For how many seconds the rules have been compiling."""
        return time.monotonic() - self._since

    @work(thread=True, group="load")
    def _load(self) -> None:
        """Import and, the first time on a machine, compile what the game needs."""
        from diceminer import kernel

        if kernel.is_cold():
            self._since = time.monotonic()
            self.compiling = True
        try:
            kernel.warm_up(announce=False)
            from diceminer import bots
            from diceminer.terminal import play

            self._levels = list(bots.names())
            self._play = play
        finally:
            self.compiling = False
        self.ready = True
        self.call_from_thread(self._loaded.set)

    async def _until_ready(self) -> None:
        """Wait for the rules; the start screen shows how far they are."""
        await self._loaded.wait()

    def bot_names(self) -> list[str]:
        """The levels of bots, weakest first."""
        if not self._levels:
            from diceminer import bots

            self._levels = list(bots.names())
        return self._levels

    # From screen to screen.

    def to_menu(self) -> None:
        """Go back to the start screen, closing all others."""
        while len(self.screen_stack) > 2:
            self.pop_screen()

    def _begin_as_told(self) -> None:
        """Start the game that the command line asks for."""
        rules, players = self.options.rules, self.options.players
        if rules is None:
            rules = Rules(players=len(players or ()))
        if players is None:
            players = (HUMAN, *("greedy",) * (rules.players - 1))
        names = self.options.names or ("",) * rules.players
        self.new_game(rules, players, names)

    @work(group="start", exclusive=True)
    async def new_game(self, rules: Rules, seats: Sequence[str], names: Sequence[str]) -> None:
        """Start a game; a saved one is only discarded if the player agrees."""
        if storage.has_save():
            options = [("resume", self.t("term-waiting-resume")),
                       ("new", self.t("term-waiting-new"))]  # fmt: skip
            chosen = await self.push_screen_wait(Choice(self.t("term-waiting-title"), options))
            if chosen == "resume":
                self.resume_game()
            if chosen != "new":
                return
        if not self.ready:
            self.to_menu()
        await self._until_ready()
        from diceminer.terminal.table import Table

        seed, self._seeded = (self.options.seed, True) if not self._seeded else (None, True)
        try:
            table = Table.new(rules, seats, names, seed)
        except Refusal as error:
            await self.push_screen_wait(Notice(self.t("term-oops"), error.text(self.t.lang)))
            return
        self._sit_down(table)

    _seeded = False

    @work(group="start", exclusive=True)
    async def resume_game(self) -> None:
        """Resume the saved game."""
        await self._until_ready()
        from diceminer.terminal.table import Table

        try:
            table = Table.resume()
        except Damaged as error:
            words = self.t("term-save-damaged", name=error.name, why=error.why)
            await self.push_screen_wait(Notice(self.t("term-oops"), words))
            self.to_menu()
            return
        if table:
            self._sit_down(table)

    def _sit_down(self, table: Table) -> None:
        self.to_menu()
        # Not a worker of the screen, which would have to end before the screen can be left.
        threading.Thread(target=table.load_bots, daemon=True).start()
        self.push_screen(self._play.GameScreen(table, pause=self.options.pause))

    def finish(self, table: Table) -> None:
        """Show how a game ended; a person's solo game may enter the high scores."""
        from diceminer.terminal.ending import Ending

        placed = None
        game, view = table.game, table.game.view()
        if "score" in view and "rank" in view and table.is_human(1):
            name = table.names(self.t)[0]
            try:
                placed = storage.enter_score(game.rules, name, view["score"], view["rank"])
            except OSError as error:
                self.notify(self.t("term-not-saved", error=str(error)), severity="warning")
        self.to_menu()
        self.push_screen(Ending(table, placed))
        if placed and placed.damaged:
            self._notify_damaged_scores(placed.damaged)

    def _notify_damaged_scores(self, error: Damaged) -> None:
        words = self.t("term-scores-damaged", name=error.name)
        self.push_screen(Notice(self.t("term-oops"), words))

    def show_scores(self) -> None:
        """The high scores."""
        try:
            self.push_screen(HighScores(storage.high_scores()))
        except Damaged as error:
            self._notify_damaged_scores(error)

    def show_rules(self) -> None:
        """The rules of the game."""
        self.push_screen(rules_page(self.t.lang))

    def action_help(self) -> None:
        """Help for the screen at hand."""
        if isinstance(self.screen, Reading):
            return
        if isinstance(self.screen, Page | Dialog):
            self.push_screen(Reading(self.screen.help()))

    def action_language(self) -> None:
        """The next language."""
        languages = locale.LANGUAGES
        self.speak(languages[(languages.index(self.t.lang) + 1) % len(languages)])

    def speak(self, lang: str) -> None:
        """Change the language of everything on the screen."""
        self.t = locale.texts(lang)
        storage.keep_settings(lang=lang)
        for screen in self.screen_stack:
            if isinstance(screen, Page | Dialog) and screen.is_mounted:
                screen.relabel()

"""The game screen: the mountain, the troves, whose turn it is, and the player's choices.

One worker runs the whole game: it asks a person or a bot for an action, plays it, shows what
happened, and asks again. Keys and clicks only complete the action that it waits for.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, ClassVar

from rich.text import Text
from textual import work
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widgets import Static

from diceminer import locale
from diceminer.facts import KINDS
from diceminer.notation import parse
from diceminer.pictures import reading
from diceminer.pictures.text import cut
from diceminer.rules.constants import MOST_REFILLS
from diceminer.terminal import palette
from diceminer.terminal.base import Page
from diceminer.terminal.dialogs import Choice, Notice, Reading, hero_label, legend, scores_text
from diceminer.terminal.drawing import SIZES, SMALLEST, Scene
from diceminer.terminal.look import TroveLook, items
from diceminer.terminal.turn import PICKING, Turn
from diceminer.terminal.widgets import (
    BRIGHT,
    DIM,
    PLAIN,
    KeyBar,
    Mountain,
    Trove,
    parts_text,
    set_text,
    sheet_text,
    style,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from textual.app import ComposeResult
    from textual.binding import BindingType

    from diceminer.documents import Event, View
    from diceminer.game import Game
    from diceminer.terminal.table import Table

# Columns beside the mountain, and lines of the bars and the question.
_SIDE = 28
_FRAME = 4
_LOG_LINES = 24
_NAME = 18


class GameScreen(Page):
    """A game being played."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("left", "move('left')"),
        ("right,tab", "move('right')"),
        ("up", "move('up')"),
        ("down", "move('down')"),
        ("enter", "accept"),
        ("space", "pick"),
        ("b,B", "share"),
        ("m,M", "magic"),
        ("f,F", "refill"),
        ("d,D", "done"),
        ("h,H", "hurry"),
        ("l,L", "log"),
        ("escape", "back"),
        ("q,Q", "leave"),
    ]

    def __init__(self, table: Table, *, pause: float) -> None:
        super().__init__()
        self.table, self.pause = table, pause
        self.turn = Turn(table)
        self._answer: asyncio.Future[list[str]] | None = None
        self._skip_pauses = asyncio.Event()
        self._last_person: int | None = None
        self._bot_preview: tuple[str, dict[str, str]] | None = None
        self._warned = False
        self._log_shown: object = None
        self._upper = 3 * SMALLEST // 2
        self._across = 6 * SMALLEST

    @property
    def game(self) -> Game:
        """The game on the table."""
        return self.table.game

    def names(self) -> list[str]:
        """What everyone is called here, no longer than the screen has room for."""
        return [cut(name, _NAME) for name in self.table.names(self.t)]

    # What is on the screen.

    def compose(self) -> ComposeResult:
        yield Static(id="bar")
        with Horizontal(id="upper"):
            yield Mountain(id="mountain")
            with Vertical(id="side"):
                yield Static(id="sheet")
                with VerticalScroll(id="log-scroll", can_focus=False):
                    yield Static(id="log")
        yield Static(id="prompt")
        with VerticalScroll(id="troves", can_focus=False):
            for seat in range(1, self.game.rules.players + 1):
                yield Trove(seat)
        yield KeyBar(id="keys")

    def on_mount(self) -> None:
        self._arrange()
        self.show()
        self.run_game()

    def on_resize(self) -> None:
        if self.is_mounted:
            self._arrange()
            self.show()

    def relabel(self) -> None:
        self.show()

    def _arrange(self) -> None:
        """Give the mountain the biggest dice that leave room for the rest."""
        width, height = self.app.size
        rest = _FRAME + 2 * self.game.rules.players + 2
        size = next(
            (s for s in SIZES if 6 * s + _SIDE <= width and 3 * s // 2 + rest <= height), SMALLEST
        )
        tall = 3 * size // 2
        self._upper = tall + max(0, min((height - tall - rest - 4) // 2, size // 4))
        # A little sky to the left and right, if the score sheet can spare it.
        self._across = max(6 * size, min(7 * size, width - 60))
        self.query_one("#upper").styles.height = self._upper
        self.query_one("#mountain").styles.width = self._across

    def show(self) -> None:
        """Bring every part of the screen up to date."""
        view = self.game.view()
        names = self.names()
        self._show_bar(view)
        self._show_mountain(view)
        self._show_sheet(view, names)
        self._show_log(names)
        self._show_troves(view, names)
        prompt = Text()
        prompt.append(self.turn.asked(self.t, names), DIM if self.turn.mode == "wait" else BRIGHT)
        prompt.append("\n" + self.turn.detail(self.t), PLAIN)
        set_text(self.query_one("#prompt", Static), prompt)
        self.query_one("#keys", KeyBar).show(self.turn.keys(self.t))

    def _show_bar(self, view: View) -> None:
        badge = style(palette.GROUND, palette.TOP_RIM, bold=True)
        text = Text(no_wrap=True, overflow="crop")
        text.append(f" {self.t('picture-title')} ", badge)
        text.append(f"  {reading.headline(self.t, view)}", style(palette.TEXT, bold=True))
        bag = Text()
        bag.append(f"{self.t('picture-bag')} {sum(view['bag'].values())} ", DIM)
        for kind in KINDS:
            fill = palette.FILL[kind]
            ink = palette.GROUND if sum(fill) > 380 else palette.TEXT
            bag.append(f"{view['bag'][kind]:>2} ", style(ink, fill, bold=True))
        room = self.app.size.width - text.cell_len - bag.cell_len
        if room > 1:
            text.append(" " * (room - 1))
            text.append_text(bag)
        set_text(self.query_one("#bar", Static), text)

    def _show_mountain(self, view: View) -> None:
        turn = self.turn
        top = frozenset(slot for slot, moved in turn.previews.items() if not moved)
        side = frozenset(turn.previews) - top
        cursor, sliding = turn.slot, turn.previews.get(turn.slot or "", {})
        if self._bot_preview:
            cursor, sliding = self._bot_preview
        self.query_one("#mountain", Mountain).scene = Scene(
            view["mountain"], top, side, cursor, sliding
        )

    def _show_sheet(self, view: View, names: list[str]) -> None:
        t = self.t
        if "score" in view and "rank" in view and "refills" in view:
            text = Text()
            text.append(t("points", n=view["score"]), BRIGHT)
            text.append(f"  {t('rank-' + view['rank'])}\n", PLAIN)
            text.append(t("term-refills-left", n=MOST_REFILLS - view["refills"]), DIM)
        else:
            width = self.app.size.width - self._across - 2
            text = sheet_text(t, view, names, width, self._upper - 6)
        set_text(self.query_one("#sheet", Static), text, layout=True)

    def _sentences(self, names: list[str]) -> list[str]:
        sentences = (locale.event(self.t, event, names) for event in self.table.events)
        return [sentence for sentence in sentences if sentence]

    def _show_log(self, names: list[str]) -> None:
        key = len(self.table.events), self.t.lang, self.app.size
        if key == self._log_shown:
            return
        self._log_shown = key
        lines = [
            sentence
            for event in self.table.events[-2 * _LOG_LINES :]
            if (sentence := locale.event(self.t, event, names))
        ][-_LOG_LINES:]
        log = Text()
        for i, sentence in enumerate(lines):
            newest = i + 2 >= len(lines)
            log.append(("\n" if i else "") + f"· {sentence}", PLAIN if newest else DIM)
        set_text(self.query_one("#log", Static), log, layout=True)
        scroll = self.query_one("#log-scroll", VerticalScroll)
        self.call_after_refresh(scroll.scroll_end, animate=False)

    def _show_troves(self, view: View, names: list[str]) -> None:
        t, turn = self.t, self.turn
        sheets = self.game.sheet()
        troves = list(self.query(Trove))
        for trove in troves:
            seat = trove.seat
            hero = view["seats"][seat - 1]["hero"]
            acts = view["seat"] == seat
            picking = acts and turn.mode in PICKING
            parts = [parts_text(t, sheets[seat - 1], short=short) for short in (False, True)]
            if "rank" in view:
                parts = [reading.rank(t, view)] * 2
            trove.look = TroveLook(
                name=names[seat - 1],
                hero=locale.hero(t, hero) if hero else "",
                items=tuple(items(view, seat)),
                parts=parts[0],
                short_parts=parts[1],
                empty=t("picture-no-dice"),
                acts=acts,
                won=seat in (view["winners"] or ()),
                open=frozenset(turn.open()) if picking else None,
                picked=frozenset(turn.picked) if picking else frozenset(),
                cursor=turn.at if picking else None,
            )
        width, height = self.app.size
        room = height - self._upper - _FRAME
        tall = sum(trove.lines_needed(width - 1, True) for trove in troves) <= room
        for trove in troves:
            trove.show(tall=tall)

    def help(self) -> str:
        t = self.t
        lines = [f"## {self.turn.asked(t, self.names())}", "", self.turn.detail(t), ""]
        phase = self.game.view()["phase"]
        lines += [t(f"term-help-phase-{phase}"), ""]
        lines += [f"- `{key.key}` {key.label}" for key in self.turn.keys(t)]
        lines += [f"- `L` {t('term-key-log')}", f"- `F2` {t('term-key-language')}"]
        lines += ["", t("term-help-marks"), "", legend(t)]
        return "\n".join(lines)

    # The game from top to bottom.

    @work(exclusive=True, group="game")
    async def run_game(self) -> None:
        """Ask for an action, play it and show what happened, until the game is over."""
        while (seat := self.game.seat) is not None:
            if self.table.is_human(seat):
                await self._pass_on(seat)
                actions = await self._ask()
            else:
                chosen = await self._ask_bot(seat)
                if chosen is None:
                    return
                actions = [chosen]
            events = self.table.play(actions)
            self.turn.reset()
            self._bot_preview = None
            await self._show_events(events)
        self.miner.finish(self.table)

    async def _pass_on(self, seat: int) -> None:
        """Show whose turn it is: people share one keyboard."""
        if self._last_person not in (None, seat):
            self.show()
            name = self.names()[seat - 1]
            await self.app.push_screen_wait(Notice(self.t("term-pass-on", name=name)))
        self._last_person = seat

    async def _ask(self) -> list[str]:
        """A person's answer: one action, or several that belong together."""
        self._skip_pauses.clear()
        self._answer = asyncio.get_running_loop().create_future()
        self.turn.begin()
        self.show()
        if self.turn.mode == "heroes":
            self._choose_hero()
        return await self._answer

    def _reply(self, actions: list[str]) -> None:
        if self._answer and not self._answer.done():
            self._answer.set_result(actions)

    async def _ask_bot(self, seat: int) -> str | None:
        """A bot's choice, computed in a thread; a die it takes is highlighted for a moment."""
        self.show()
        game = self.game.copy()

        def think() -> str:
            return str(self.table.bot(seat).choose(game))

        try:
            action = await asyncio.to_thread(think)
            if action not in self.game.legal():
                raise ValueError(action)
        except Exception as error:  # a bot of the user's own may do anything
            name = self.names()[seat - 1]
            words = self.t("term-bot-failed", name=name, error=f"{type(error).__name__}: {error}")
            await self.app.push_screen_wait(Notice(self.t("term-oops"), words))
            self.miner.to_menu()
            return None
        chosen = parse(action)
        if chosen.slot:
            self._bot_preview = chosen.slot, dict(self.game.preview(action)["slides"])
            self.show()
            await self._pause(self.pause)
        elif chosen.verb != "hero":
            await self._pause(self.pause / 2)
        return action

    async def _pause(self, seconds: float) -> None:
        """Wait, unless the player has pressed the key to skip pauses."""
        if seconds > 0:
            try:
                await asyncio.wait_for(self._skip_pauses.wait(), seconds)
            except TimeoutError:
                return

    async def _show_events(self, events: list[Event]) -> None:
        """Show what happened; a scored round waits to be read if people play."""
        self.show()
        if self.table.save_error and not self._warned:
            self._warned = True
            words = self.t("term-not-saved", error=str(self.table.save_error))
            await self.app.push_screen_wait(Notice(self.t("term-oops"), words))
        for event in events:
            if event["event"] != "score" and event["event"] != "tiebreak":
                continue
            self._skip_pauses.clear()
            if not self.table.people:
                await self._pause(2 * self.pause)
                continue
            title, totals = self.t("term-scores-tied"), None
            if event["event"] == "score":
                title = self.t("term-scores", n=event["round"])
                totals = [
                    sum(scored["total"] for scored in seat["rounds"][: event["round"]])
                    for seat in self.game.view()["seats"]
                ]
            body = scores_text(self.t, event, self.names(), totals)
            await self.app.push_screen_wait(Notice(title, body))

    # Keys and clicks.

    def action_move(self, way: str) -> None:
        """Walk over what can be chosen."""
        if self.turn.mode == "mountain" and self.turn.slot:
            frame = self.query_one("#mountain", Mountain).frame
            self.turn.slot = frame.neighbour(self.turn.slot, list(self.turn.previews), way)
        elif self.turn.mode in PICKING:
            self.turn.walk({"left": -1, "right": 1, "up": -8, "down": 8}[way])
        self.show()

    def action_accept(self) -> None:
        """Take or choose what is under the cursor, or confirm a complete selection."""
        turn = self.turn
        match turn.mode:
            case "heroes":
                self._choose_hero()
            case "mountain" if turn.slot:
                self._dig_out(turn.slot)
            case "spend":
                turn.spend_here()
                self.show()
            case "reroll" if turn.spell and turn.spell.complete:
                self._reply(turn.spell.actions())
            case "reroll" | "cache":
                turn.pick()
                self.show()
            case "wait":
                self.action_hurry()

    def action_pick(self) -> None:
        """Choose a die of the trove or put it back; elsewhere as Enter."""
        if self.turn.mode in ("reroll", "cache"):
            self.turn.pick()
            self.show()
        else:
            self.action_accept()

    def _dig_out(self, slot: str) -> None:
        """Take, draft or recycle; if there are several drafts of a die, ask which."""
        ways = [action for action in self.game.legal() if parse(action).slot == slot]
        if len(ways) == 1 and parse(ways[0]).token is None:
            self._reply(ways)
        elif ways:
            self._choose_way(slot, ways)

    @work(group="dialog", exclusive=True)
    async def _choose_hero(self) -> None:
        t = self.t
        name = self.names()[(self.game.seat or 1) - 1]
        offers = self.turn.offers("hero")
        options = [(action, hero_label(t, parse(action).hero or "")) for action in offers]
        await self._choose(t("term-ask-hero", name=name), options)

    @work(group="dialog", exclusive=True)
    async def _choose_way(self, slot: str, ways: list[str]) -> None:
        t = self.t
        shown = self.game.view()["mountain"][slot]
        options = []
        for way in ways:
            draft = parse(way)
            how = "term-draft-cached" if draft.cached else "term-draft-plain"
            options.append((way, t(how, face=locale.face(t, draft.token or shown))))
        await self._choose(t("term-draft-how", slot=slot, face=locale.face(t, shown)), options)

    @work(group="dialog", exclusive=True)
    async def action_share(self) -> None:
        """Share Beer: which die, with whom."""
        offers = self.turn.offers("share")
        if self.turn.mode != "mountain" or not offers:
            return
        t = self.t
        names = self.names()
        options = []
        for action in offers:
            share = parse(action)
            face, name = locale.face(t, share.token or ""), names[(share.seat or 1) - 1]
            options.append((action, t("term-share-with", face=face, name=name)))
        title = f"{t('cheers')} {t('term-share-title')}"
        await self._choose(title, options, t("term-share-about"))

    @work(group="dialog", exclusive=True)
    async def action_magic(self) -> None:
        """Solo: spend a magic die."""
        offers = self.turn.offers("spend")
        if self.turn.mode != "mountain" or not offers:
            return
        t = self.t
        options = [(action, locale.face(t, parse(action).token or "")) for action in offers]
        await self._choose(t("term-spend-title"), options, t("term-spend-about"))

    async def _choose(
        self, title: str, options: Sequence[tuple[str, str | Text]], about: str = ""
    ) -> None:
        """Let the player choose an action, or cancel."""
        chosen = await self.app.push_screen_wait(Choice(title, options, about=about))
        if chosen:
            self._reply([chosen])

    def action_refill(self) -> None:
        """Solo: refill the mountain."""
        if self.turn.mode == "mountain" and self.turn.offers("refill"):
            self._reply(["refill"])

    @work(group="dialog", exclusive=True)
    async def action_done(self) -> None:
        """Finish: no second die, no more magic, these dice cached; in solo: stop."""
        turn = self.turn
        if turn.mode == "cache" and turn.chests:
            self._reply(turn.chests.actions())
        elif turn.mode in ("mountain", "spend") and turn.offers("done"):
            if turn.solo:
                t = self.t
                points = t("points", n=self.game.view().get("score", 0))
                options = [("no", t("term-stop-no")), ("yes", t("term-stop-yes"))]
                question = Choice(t("term-stop-title", points=points), options)
                if await self.app.push_screen_wait(question) != "yes":
                    return
            self._reply(["done"])

    def action_hurry(self) -> None:
        """Let the bots move without a pause until a person is asked."""
        self._skip_pauses.set()

    def action_back(self) -> None:
        """One step back: another spell, or to the menu."""
        if self.turn.step_back():
            self.show()
        else:
            self.action_leave()

    def action_leave(self) -> None:
        """To the menu, from which the game can be resumed."""
        self.miner.to_menu()

    def action_log(self) -> None:
        """All that happened so far."""
        body = "\n".join(f"- {sentence}" for sentence in self._sentences(self.names()))
        self.app.push_screen(Reading(f"## {self.t('term-key-log')}\n\n{body}"))

    def action_help(self) -> None:
        self.miner.action_help()

    def on_mountain_clicked(self, event: Mountain.Clicked) -> None:
        if self.turn.mode == "mountain" and event.slot in self.turn.previews:
            self.turn.slot = event.slot
            self.show()
            self.action_accept()

    def on_mountain_pointed(self, event: Mountain.Pointed) -> None:
        turn = self.turn
        if turn.mode == "mountain" and event.slot in turn.previews and event.slot != turn.slot:
            turn.slot = event.slot
            self.show()

    def on_trove_clicked(self, event: Trove.Clicked) -> None:
        turn = self.turn
        if event.seat != self.game.seat or turn.mode not in PICKING:
            return
        if event.index in turn.open():
            turn.at = event.index
            if turn.mode == "spend":
                self.action_accept()
            else:
                turn.pick()
                self.show()

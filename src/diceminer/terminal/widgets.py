"""The parts the screens are made of: the mountain, a trove, the score sheet, the bar of keys."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar
from weakref import WeakKeyDictionary

from rich.cells import cell_len
from rich.color import Color
from rich.segment import Segment
from rich.style import Style
from rich.text import Text
from textual.message import Message
from textual.reactive import reactive
from textual.strip import Strip
from textual.widget import Widget
from textual.widgets import Static

from diceminer import locale
from diceminer.pictures.reading import PARTS
from diceminer.pictures.text import cut
from diceminer.rules.constants import ROUNDS
from diceminer.terminal import palette
from diceminer.terminal.drawing import Cell, Frame, Scene, paint
from diceminer.terminal.palette import Colour, mix

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from textual import events
    from textual.binding import BindingType
    from textual.geometry import Size

    from diceminer.documents import RoundScore, Setting, View
    from diceminer.terminal.look import Key, TroveLook


@lru_cache(maxsize=4096)
def style(ink: Colour, ground: Colour | None = None, *, bold: bool = False) -> Style:
    """A text style from colours."""
    back = Color.from_rgb(*ground) if ground else None
    return Style(color=Color.from_rgb(*ink), bgcolor=back, bold=bold)


PLAIN = style(palette.TEXT)
DIM = style(palette.DIM)
BRIGHT = style(palette.TOP_RIM, bold=True)


def strip(cells: Iterable[Cell]) -> Strip:
    """A line of the screen, equal neighbours joined."""
    segments: list[Segment] = []
    run, look = "", None
    for cell in cells:
        this = style(cell.ink, cell.ground, bold=cell.bold)
        if this is not look:
            if run:
                segments.append(Segment(run, look))
            run, look = "", this
        run += cell.text
    if run:
        segments.append(Segment(run, look))
    return Strip(segments)


class Mountain(Widget):
    """The mountain with its dice; says which slot the mouse is on."""

    class Clicked(Message):
        """A slot was clicked."""

        def __init__(self, slot: str) -> None:
            super().__init__()
            self.slot = slot

    class Pointed(Message):
        """The mouse rests on a slot."""

        def __init__(self, slot: str) -> None:
            super().__init__()
            self.slot = slot

    scene: reactive[Scene] = reactive(Scene({}), init=False)

    def __init__(
        self, scene: Scene | None = None, *, title: str = "", id: str | None = None
    ) -> None:
        super().__init__(id=id)
        self.title = title
        self._lines: list[Strip] = []
        self._painted: tuple[Size, Scene] | None = None
        self._pointed: str | None = None
        if scene:
            self.set_reactive(Mountain.scene, scene)

    @property
    def frame(self) -> Frame:
        """Where the slots are now."""
        return Frame.fit(self.size.width, self.size.height)

    def render_line(self, y: int) -> Strip:
        if self._painted != (self.size, self.scene):
            cells = paint(self.size.width, self.size.height, self.frame, self.scene)
            if self.title and cells:
                self._write_title(cells)
            self._lines = [strip(row) for row in cells]
            self._painted = self.size, self.scene
        return self._lines[y] if y < len(self._lines) else Strip.blank(self.size.width)

    def _write_title(self, cells: list[list[Cell]]) -> None:
        """Words in the sky."""
        line = max(0, self.frame.above // 2 - 1)
        words = " ".join(self.title.upper())
        start = max(0, (len(cells[0]) - len(words)) // 2)
        for x, letter in enumerate(words[: len(cells[0])], start):
            cells[line][x] = Cell(letter, palette.TOP_RIM, cells[line][x].ground, True)

    def on_click(self, event: events.Click) -> None:
        if slot := self.frame.slot_at(event.x, event.y):
            self.post_message(self.Clicked(slot))

    def on_mouse_move(self, event: events.MouseMove) -> None:
        slot = self.frame.slot_at(event.x, event.y)
        if slot and slot != self._pointed:
            self.post_message(self.Pointed(slot))
        self._pointed = slot


@dataclass(frozen=True)
class _Place:
    """Where an item is drawn: its line and its first cell."""

    index: int
    line: int
    column: int


class Trove(Widget):
    """One player's trove: name, hero and subtotals in a line, the dice below."""

    class Clicked(Message):
        """A die was clicked."""

        def __init__(self, seat: int, index: int) -> None:
            super().__init__()
            self.seat, self.index = seat, index

    def __init__(self, seat: int) -> None:
        super().__init__(id=f"trove-{seat}")
        self.seat = seat
        self.look: TroveLook | None = None
        self.tall = False
        self._lines = 0

    def show(self, *, tall: bool) -> None:
        """Draw the trove as it looks now; the screen is only laid out again where it has to be."""
        self.tall = tall
        lines = self.lines_needed(self.size.width, tall)
        self.refresh(layout=lines != self._lines)
        self._lines = lines

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return self.lines_needed(width, self.tall)

    def lines_needed(self, width: int, tall: bool) -> int:
        """How many lines the trove takes."""
        if self.look is None:
            return 2
        places = self._places(self.look, width, tall)
        last = max((place.line for place in places if place.line), default=1)
        return last + (3 if tall and last else 1)

    @staticmethod
    def _places(look: TroveLook, width: int, tall: bool) -> list[_Place]:
        """Hero faces behind the names in the first line, dice from the second on."""
        places = []
        wide, high = (5, 3) if tall else (3, 1)
        column, line = 2, 1
        at = Trove._hero_column(look)
        group = ""
        for index, item in enumerate(look.items):
            if item.hero:
                places.append(_Place(index, 0, at))
                at += 3
                continue
            if group and item.token[0] != group:
                column += 1
            group = item.token[0]
            if column + wide > width:
                column, line = 2, line + high
            places.append(_Place(index, line, column))
            column += wide
        return places

    @staticmethod
    def _hero_column(look: TroveLook) -> int:
        return 2 + cell_len(look.name) + (3 + cell_len(look.hero) + 1 if look.hero else 0)

    def item_at(self, x: int, y: int) -> int | None:
        """The item at a cell."""
        if self.look is None:
            return None
        for place in self._places(self.look, self.size.width, self.tall):
            big = self.tall and place.line > 0
            if place.line <= y < place.line + (3 if big else 1) and (
                place.column <= x < place.column + (4 if big else 2)
            ):
                return place.index
        return None

    def on_click(self, event: events.Click) -> None:
        index = self.item_at(event.x, event.y)
        if index is not None:
            self.post_message(self.Clicked(self.seat, index))

    def render_line(self, y: int) -> Strip:
        width = self.size.width
        look = self.look
        if look is None:
            return Strip.blank(width)
        ground = palette.mix(palette.GROUND, palette.TOP_RIM, 0.10) if look.acts else palette.GROUND
        cells = [Cell(" ", palette.TEXT, ground) for _ in range(width)]
        if y == 0:
            self._title(cells, look)
        if y == 1 and not any(not item.hero for item in look.items):
            _put(cells, 2, look.empty, palette.DIM)
        for place in self._places(look, width, self.tall):
            big = self.tall and place.line > 0
            if place.line <= y < place.line + (3 if big else 1):
                self._die(cells, look, place, (y - place.line) if big else None)
        return strip(cells)

    def _title(self, cells: list[Cell], look: TroveLook) -> None:
        lead = "►" if look.acts else "*" if look.won else " "
        _put(cells, 0, lead, palette.TOP_RIM, bold=True)
        ink = palette.TOP_RIM if look.acts or look.won else palette.TEXT
        _put(cells, 2, look.name, ink, bold=True)
        if look.hero:
            _put(cells, 2 + cell_len(look.name), f" · {look.hero}", palette.DIM)
        end = self._hero_column(look) + 3 * sum(item.hero for item in look.items)
        for words in (look.parts, look.short_parts):
            start = len(cells) - cell_len(words) - 1
            if start > end:
                _put(cells, start, words, palette.TEXT)
                return

    def _die(self, cells: list[Cell], look: TroveLook, place: _Place, row: int | None) -> None:
        item = look.items[place.index]
        fill, ink = palette.fill(item.token), palette.ink(item.token)
        shut = look.open is not None and place.index not in look.open
        if item.spent or (shut and place.index not in look.picked):
            fill, ink = mix(fill, palette.GROUND, 0.62), mix(ink, palette.GROUND, 0.45)
        frame = None
        if place.index in look.picked:
            frame = palette.PICKED
        if place.index == look.cursor:
            frame = palette.CURSOR_RIM
        shown = palette.glyph(item.token)
        if item.cached:
            frame = frame or palette.SLIDE_RIM
        mark = place.index in look.picked
        x = place.column
        if row is None:
            _chip(cells, x, shown, ink, fill)
            if frame:
                left, right = ("[", "]") if place.index == look.cursor else ("(", ")")
                _put(cells, x - 1, left, frame, bold=True)
                _put(cells, x + 2, right, frame, bold=True)
            if mark:
                _chip(cells, x, shown, palette.GROUND, palette.PICKED)
            return
        edge = frame or mix(fill, palette.GROUND, 0.35)
        if row == 1:
            look_of = (palette.GROUND, palette.PICKED) if mark else (ink, fill)
            _chip(cells, x, f" {shown} ", *look_of)
            return
        half = "▄" if row == 0 else "▀"
        for i in range(4):
            if 0 <= x + i < len(cells):
                cells[x + i] = Cell(half, edge, cells[x + i].ground)


def _chip(cells: list[Cell], x: int, words: str, ink: Colour, fill: Colour) -> None:
    for i, letter in enumerate(words, x):
        if 0 <= i < len(cells):
            cells[i] = Cell(letter, ink, fill, True)


def _put(cells: list[Cell], x: int, words: str, ink: Colour, *, bold: bool = False) -> None:
    """Write words; a letter two cells wide takes the next cell too."""
    for letter in words:
        wide = cell_len(letter)
        if wide and 0 <= x and x + wide <= len(cells):
            cells[x] = Cell(letter, ink, cells[x].ground, bold)
            if wide == 2:
                cells[x + 1] = Cell("", ink, cells[x + 1].ground, bold)
        x += wide


_SHOWN: WeakKeyDictionary[Static, Text] = WeakKeyDictionary()


def set_text(place: Static, text: Text, *, layout: bool = False) -> None:
    """Update a widget's text; one that is unchanged is not drawn again."""
    before = _SHOWN.get(place)
    if before is None or before != text or before.spans != text.spans:
        _SHOWN[place] = text
        place.update(text, layout=layout)


def chips(tokens: Iterable[str]) -> Text:
    """Faces in a line of text."""
    text = Text()
    for i, token in enumerate(tokens):
        if i:
            text.append(" ")
        text.append(palette.glyph(token), style(palette.ink(token), palette.fill(token), bold=True))
    return text


def parts_text(t: locale.Texts, sheet: RoundScore, *, short: bool = False) -> str:
    """The subtotals of a trove as it lies."""
    shown = [
        (
            locale.integer(sheet[part])
            if short
            else f"{t(f'part-{part}')} {locale.integer(sheet[part])}"
        )
        for part in PARTS
    ]
    sum_ = " ".join(shown) if short else " · ".join(shown)
    return f"{sum_} = {locale.integer(sheet['total'])}"


def sheet_text(
    t: locale.Texts, view: View, names: Sequence[str], width: int, height: int | None = None
) -> Text:
    """The score sheet: every part of every round if that fits, otherwise a line a player.

    Without a height all of it is shown, for a place that scrolls.
    """
    seats = view["seats"]
    scored = max((len(seat["rounds"]) for seat in seats), default=0)
    lines = 2 + ROUNDS + len(PARTS) * scored + len(view["tiebreaks"])
    words = [t("term-sheet-round", n=n) for n in range(1, ROUNDS + 1)]
    words += [t(f"part-{part}") for part in (*PARTS, "total")]
    words += [t("term-sheet-tiebreak", n=n + 1) for n in range(len(view["tiebreaks"]))]
    label = max(map(cell_len, words)) + 1
    column = min(16, (width - label) // len(seats))
    text = Text(no_wrap=True)
    named = all(cell_len(name) < column for name in names)
    if height is None or (lines <= height and named):
        _tall_sheet(text, t, view, names, label, column)
    else:
        _flat_sheet(text, t, view, names, width)
    text.rstrip()
    return text


def _row(
    text: Text, label: str, room: int, values: Sequence[str], column: int, look: Style
) -> None:
    text.append(label + " " * max(0, room - cell_len(label)), look)
    for value in values:
        text.append(" " * max(1, column - cell_len(value)) + value, look)
    text.append("\n")


def _tall_sheet(
    text: Text, t: locale.Texts, view: View, names: Sequence[str], label: int, column: int
) -> None:
    """A column a player, rounds and their parts down, as on the printed pad."""
    seats = view["seats"]
    named = [cut(name, column - 1) for name in names]
    _row(text, "", label, named, column, style(palette.TEXT, bold=True))
    for n in range(ROUNDS):
        rounds = [seat["rounds"][n] if n < len(seat["rounds"]) else None for seat in seats]
        done = any(rounds)
        for part in PARTS if done else ():
            values = [locale.integer(scored[part]) if scored else "" for scored in rounds]
            _row(text, f" {t(f'part-{part}')}", label, values, column, DIM)
        values = [locale.integer(scored["total"]) if scored else "·" for scored in rounds]
        _row(text, t("term-sheet-round", n=n + 1), label, values, column, PLAIN if done else DIM)
    totals = [locale.integer(seat["total"]) for seat in seats]
    _row(text, t("part-total"), label, totals, column, BRIGHT)
    for n, tiebreak in enumerate(view["tiebreaks"], 1):
        values = [
            locale.integer(tiebreak[seat]) if seat in tiebreak else "·"
            for seat in (str(n) for n in range(1, len(seats) + 1))
        ]
        _row(text, t("term-sheet-tiebreak", n=n), label, values, column, PLAIN)


def _flat_sheet(text: Text, t: locale.Texts, view: View, names: Sequence[str], width: int) -> None:
    """A line a player, rounds across."""
    total = t("part-total")
    last = max(5, cell_len(total) + 1)
    label = max(4, width - 4 * ROUNDS - last)
    heads = [str(n) for n in range(1, ROUNDS + 1)]
    text.append(" " * label, DIM)
    text.append("".join(f"{head:>4}" for head in heads), DIM)
    text.append(" " * (last - cell_len(total)) + total + "\n", DIM)
    for name, seat in zip(names, view["seats"], strict=True):
        shown = cut(name, label - 1)
        text.append(shown + " " * (label - cell_len(shown)), PLAIN)
        for n in range(ROUNDS):
            rounds = seat["rounds"]
            value = locale.integer(rounds[n]["total"]) if n < len(rounds) else "·"
            text.append(f"{value:>4}", PLAIN if n < len(rounds) else DIM)
        text.append(f"{locale.integer(seat['total']):>{last}}\n", BRIGHT)


class KeyBar(Static):
    """The keys that do something now, which can be clicked too."""

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._spans: list[tuple[int, int, str]] = []

    def show(self, keys: Sequence[Key]) -> None:
        """Show some keys."""
        text = Text(no_wrap=True, overflow="crop")
        self._spans = []
        for i, key in enumerate(keys):
            if i:
                text.append("  ")
            start = text.cell_len
            text.append(f" {key.key} ", style(palette.GROUND, palette.TOP_RIM, bold=True))
            text.append(f" {key.label}", PLAIN)
            self._spans.append((start, text.cell_len, key.action))
        set_text(self, text)

    async def on_click(self, event: events.Click) -> None:
        """Do what the key would do."""
        event.stop()
        for start, end, action in self._spans:
            if start <= event.x < end:
                await self.run_action(f"screen.{action}")


class Field(Widget, can_focus=True):
    """A setting in one line: its name and a value that the arrow keys or clicks change."""

    BINDINGS: ClassVar[list[BindingType]] = [("left", "step(-1)"), ("right,space", "step(1)")]

    class Changed(Message):
        """Another value was chosen."""

        def __init__(self, field: Field) -> None:
            super().__init__()
            self.field = field

    index: reactive[int] = reactive(0, init=False)

    def __init__(
        self,
        id: str,
        label: str,
        choices: Sequence[tuple[Setting, str]],
        value: object,
        about: str = "",
    ) -> None:
        super().__init__(id=id)
        self.label, self.choices, self.about = label, list(choices), about
        places = (i for i, (choice, _) in enumerate(self.choices) if choice == value)
        self.set_reactive(Field.index, next(places, 0))

    @property
    def value(self) -> Setting:
        """The value chosen."""
        return self.choices[self.index][0]

    def action_step(self, by: int) -> None:
        """Choose the next value."""
        self.index = (self.index + by) % len(self.choices)
        self.post_message(self.Changed(self))

    def render(self) -> Text:
        room = self.size.width
        label = cut(self.label, room // 2)
        text = Text(no_wrap=True)
        text.append("► " if self.has_focus else "  ", BRIGHT)
        text.append(label + " " * max(1, 22 - cell_len(label)), PLAIN)
        value = self.choices[self.index][1]
        text.append("‹ ", BRIGHT if self.has_focus else DIM)
        text.append(value, style(palette.TEXT, bold=True) if self.has_focus else PLAIN)
        text.append(" ›", BRIGHT if self.has_focus else DIM)
        return text

    def on_click(self, event: events.Click) -> None:
        self.focus()
        middle = 24 + cell_len(self.choices[self.index][1]) // 2
        if event.x >= 22:
            self.action_step(-1 if event.x < middle else 1)

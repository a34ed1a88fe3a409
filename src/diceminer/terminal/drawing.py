"""The mountain at dusk, painted with half-block characters: two square pixels in every cell.

A die turned by 45° is a true square then. `Scene` says what is to be seen, `paint` gives the cells,
`Frame` where every slot lies, for the mouse and the arrow keys.

>>> frame = Frame.fit(80, 24)
>>> frame.size, frame.width, frame.height
(12, 72, 18)
>>> frame.slot_at(30, 9), frame.slot_at(0, 0)
('e1', None)
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from diceminer.notation import ROWS, SLOT_NUMBER, row_and_number
from diceminer.terminal import icons, palette
from diceminer.terminal.palette import Colour, mix

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

# The diagonal of a die in pixels: by fours, so that every die has its two middle lines whole.
SIZES: Final = (28, 24, 20, 16, 12, 8)
SMALLEST: Final = SIZES[-1]
# From this size on, dice carry pictures instead of characters.
PICTURED: Final = 20


class Cell(NamedTuple):
    """One character of the picture."""

    text: str
    ink: Colour
    ground: Colour
    bold: bool = False


@dataclass(frozen=True)
class Scene:
    """What is to be seen: the dice, which can be taken from where, the cursor and what slides."""

    mountain: Mapping[str, str]
    top: frozenset[str] = frozenset()
    side: frozenset[str] = frozenset()
    cursor: str | None = None
    slides: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Frame:
    """The geometry of a picture: the size of a die and the picture's place in its canvas."""

    size: int
    left: int
    above: int

    @classmethod
    def fit(cls, width: int, height: int) -> Frame:
        """The biggest mountain that a canvas of so many cells holds, standing on its floor."""
        size = next(
            (size for size in SIZES if 6 * size <= width and 3 * size // 2 <= height), SMALLEST
        )
        return cls(size, max(0, (width - 6 * size) // 2), max(0, height - 3 * size // 2))

    @property
    def width(self) -> int:
        """How many cells the dice take in a line."""
        return 6 * self.size

    @property
    def height(self) -> int:
        """How many lines the dice take."""
        return 3 * self.size // 2

    def corner(self, slot: str) -> tuple[int, int]:
        """The upper left corner of the square round a slot, in pixels of the canvas."""
        row, n = row_and_number(slot)
        half = self.size // 2
        x = self.left + half * row + self.size * (n - 1)
        return x, 2 * self.above + half * (len(ROWS) - 1 - row)

    def middle(self, slot: str) -> tuple[int, int]:
        """The cell right of and below a slot's centre."""
        x, y = self.corner(slot)
        return x + self.size // 2, (y + self.size // 2) // 2

    def slot_at(self, column: int, line: int) -> str | None:
        """The slot at a cell, None beside the mountain."""
        for slot in SLOT_NUMBER:
            x, y = self.middle(slot)
            # A cell is twice as high as wide; the centre lies on the corner of four cells.
            across = x - column - 0.5
            down = 2 * (y - line - 0.5)
            if abs(across) + abs(down) < self.size / 2:
                return slot
        return None

    def neighbour(self, slot: str, among: Sequence[str], way: str) -> str:
        """Where an arrow key leads: along the slope, or to the nearest slot above or below.

        >>> Frame(8, 0, 0).neighbour("e1", ["e1", "e2", "c4"], "right")
        'e2'
        """
        ring = sorted(among, key=lambda s: (self.middle(s)[0], -self.middle(s)[1]))
        if way in ("left", "right"):
            step = 1 if way == "right" else -1
            return ring[(ring.index(slot) + step) % len(ring)]
        x, y = self.middle(slot)
        sign = -1 if way == "up" else 1
        beyond = [s for s in ring if (self.middle(s)[1] - y) * sign > 0]

        def far(other: str) -> int:
            across, down = self.middle(other)
            return abs(across - x) + 4 * abs(down - y)

        return min(beyond, key=far, default=slot)


def lines(size: int) -> list[tuple[int, int]]:
    """Every pixel row of a die: how far its left end is from the corner, and its width."""
    half = size // 2
    return [(half - reach, 2 * reach) for y in range(size) for reach in [min(y + 1, size - y)]]


def _outside(frame: Frame, x: int, y: int) -> float:
    """How far a pixel lies outside of the slopes, which fall at 45° a little beside the dice."""
    across = abs(2 * x + 1 - (2 * frame.left + 6 * frame.size)) / 2
    return across - (y - 2 * frame.above) - frame.size // 2 - 2


@lru_cache(maxsize=16)
def _stars(width: int, height: int, frame: Frame) -> tuple[tuple[int, int], ...]:
    """Where stars are: high up and beside the rock, the same ones every night."""
    return tuple(
        (x, y)
        for y in range(int(height * 0.6))
        for x in range(1, width)
        if (x * 7919 + y * 104729 + x * y * 31) % 113 == 0
        and (_outside(frame, x, 2 * y) > 4 or y < frame.above - 1)
    )


@lru_cache(maxsize=16)
def _backdrop(width: int, height: int, frame: Frame) -> tuple[tuple[Colour, ...], ...]:
    """Sky, stars and the rock that holds the notches, as pixels."""
    rows = []
    tall = 2 * height
    for y in range(tall):
        sky = mix(palette.SKY_HIGH, palette.SKY_LOW, (y / max(1, tall - 1)) ** 2)
        row = []
        for x in range(width):
            colour = sky
            rough = (x * 5 + y * 3 + (x * y) % 7) % 5
            out = _outside(frame, x, y)
            if out < rough * 0.5 and y >= 2 * frame.above - 1 - (rough > 2):
                edge = out > -2 + rough * 0.5
                colour = palette.ROCK_EDGE if edge or rough == 4 else palette.ROCK
            row.append(colour)
        rows.append(tuple(row))
    return tuple(rows)


@cache
def _shades(token: str, size: int) -> tuple[tuple[Colour, ...], ...]:
    """A die's own pixels, lit from the upper left; both pixels of a cell are alike."""
    base = palette.fill(token)
    light, dark = mix(base, (255, 255, 255), 0.22), mix(base, (0, 0, 0), 0.28)
    rows = []
    for y in range(size):
        row = []
        for x in range(size):
            slope = (x + 2 * (y // 2) - size) / size
            row.append(mix(base, light, -slope) if slope < 0 else mix(base, dark, slope))
        rows.append(tuple(row))
    return tuple(rows)


def _rim(scene: Scene, slot: str) -> tuple[Colour, int]:
    """The colour of a slot's edge, and how much it stands out."""
    if slot == scene.cursor:
        return palette.CURSOR_RIM, 5
    if slot in scene.slides:
        return palette.SLIDE_RIM, 4
    if slot in scene.top:
        return palette.TOP_RIM, 3
    if slot in scene.side:
        return palette.SIDE_RIM, 2
    if slot in scene.mountain:
        return palette.GROOVE, 1
    return palette.NOTCH_EDGE, 0


def arrow(start: str, end: str) -> str:
    """Which way a die slides: with the same number to the left, with a higher one to the right.

    >>> arrow("c1", "b1"), arrow("c1", "b2")
    ('↙', '↘')
    """
    return "↙" if row_and_number(start)[1] == row_and_number(end)[1] else "↘"


def _label(scene: Scene, slot: str) -> str:
    """What stands under the symbols: the slot, and marks that can be seen without colours."""
    if slot in scene.slides:
        return slot + arrow(slot, scene.slides[slot])
    if slot == scene.cursor:
        return f"[{slot}]"
    if slot in scene.top or slot in scene.side:
        return f"‹{slot}›"
    return slot


def paint(width: int, height: int, frame: Frame, scene: Scene) -> list[list[Cell]]:
    """The picture, line by line."""
    pixels = [list(row) for row in _backdrop(width, height, frame)]
    size = frame.size
    # Neighbours share their edge: what stands out more is painted later.
    for slot in sorted(SLOT_NUMBER, key=lambda slot: _rim(scene, slot)[1]):
        token = scene.mountain.get(slot)
        rim, _ = _rim(scene, slot)
        left, top = frame.corner(slot)
        shades = _shades(token, size) if token else None
        for y, (start, wide) in enumerate(lines(size)):
            if not 0 <= top + y < 2 * height:
                continue
            row = pixels[top + y]
            for x in range(start, start + wide):
                if not 0 <= left + x < width:
                    continue
                if x in (start, start + wide - 1):
                    # What would slide has a dotted edge.
                    gap = slot in scene.slides and y % 4 > 1
                    row[left + x] = palette.GROOVE if gap else rim
                else:
                    row[left + x] = shades[y][x] if shades else palette.NOTCH
        if token and size >= PICTURED:
            _picture(pixels, frame, slot, token)
    cells = [
        [_cell(pixels[2 * y][x], pixels[2 * y + 1][x]) for x in range(width)] for y in range(height)
    ]
    for x, y in _stars(width, height, frame):
        cells[y][x] = Cell("+" if x % 3 == 0 else "·", palette.STAR, pixels[2 * y + 1][x])
    for slot in SLOT_NUMBER:
        _write(cells, frame, scene, slot)
    return cells


def _cell(upper: Colour, lower: Colour) -> Cell:
    return Cell(" ", upper, upper) if upper == lower else Cell("▀", upper, lower)


def _write(cells: list[list[Cell]], frame: Frame, scene: Scene, slot: str) -> None:
    """Put a die's symbols and its slot's name on it."""
    token = scene.mountain.get(slot)
    x, y = frame.middle(slot)
    if not token:
        _put(cells, x, y, slot, palette.NOTCH_EDGE)
        return
    ink = palette.ink(token)
    marked = slot in scene.slides or slot == scene.cursor
    if frame.size >= PICTURED:
        _put(cells, x, y + 1, icons.count(token), ink, bold=True)
        y += 2
    else:
        # On a die of middle size there is a line to spare between symbols and name.
        deep = 1 if frame.size >= 16 else 0
        _put(cells, x, y - 1, palette.symbols(token, frame.size - 4), ink, bold=True)
        y += deep
    faint = ink if marked else mix(ink, palette.fill(token), 0.35)
    _put(cells, x, y, _label(scene, slot), faint, bold=marked)


def _picture(pixels: list[list[Colour]], frame: Frame, slot: str, token: str) -> None:
    """Put a die's symbol on it in pixels."""
    ink, fill = palette.ink(token), palette.fill(token)
    left, top = frame.corner(slot)
    x0 = left + (frame.size - icons.SIZE) // 2
    y0 = top + frame.size // 2 - icons.SIZE + 1
    for y, row in enumerate(icons.icon(token), y0):
        for x, dot in enumerate(row, x0):
            if dot in "#+" and 0 <= y < len(pixels) and 0 <= x < len(pixels[y]):
                pixels[y][x] = ink if dot == "#" else mix(ink, fill, 0.45)


def _put(
    cells: list[list[Cell]], x: int, y: int, words: str, ink: Colour, *, bold: bool = False
) -> None:
    if not 0 <= y < len(cells):
        return
    row = cells[y]
    start = x - (len(words) + 1) // 2
    for i, letter in enumerate(words, start):
        if 0 <= i < len(row) and letter != " ":
            row[i] = Cell(letter, ink, row[i].ground, bold)

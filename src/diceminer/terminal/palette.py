"""How faces look in a terminal: a glyph or two and a number, on the colour of the die's kind.

Glyphs are from the set that nearly every terminal font has; none is an emoji.

>>> [glyph(token) for token in ("T3", "G2", "M1", "HC2", "HD4", "XP", "XS", "XC2", "GB")]
[' 3', '♦2', '☼1', '▲2', '§4', '† ', '▼ ', '■2', '█)']
"""

from __future__ import annotations

from functools import cache
from typing import Final

from diceminer.facts import Face

Colour = tuple[int, int, int]


def rgb(text: str) -> Colour:
    """Read `#rrggbb`.

    >>> rgb("#ff9d3c")
    (255, 157, 60)
    """
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)


def mix(one: Colour, other: Colour, share: float) -> Colour:
    """A colour between two: `share` of the other.

    >>> mix((0, 0, 0), (100, 200, 50), 0.5)
    (50, 100, 25)
    """
    r, g, b = (round(a + (z - a) * share) for a, z in zip(one, other, strict=True))
    return r, g, b


GLYPHS: Final = {
    "gem": "♦",
    "magic": "☼",
    "cave-in": "▲",
    "dragon": "§",
    "pickaxe": "†",
    "shield": "▼",
    "chest": "■",
}
MUG: Final = "█)"

FILL: Final = {
    "tunnel": rgb("#efe4cc"),
    "treasure": rgb("#e8a52e"),
    "magic": rgb("#4a3fc0"),
    "hazard": rgb("#3a3940"),
    "tool": rgb("#5a7535"),
}
_INK: Final = {
    "tunnel": rgb("#2a2019"),
    "treasure": rgb("#06464a"),
    "magic": rgb("#c5f5ff"),
    "hazard": rgb("#dddce2"),
    "tool": rgb("#ffe9a0"),
}
_DRAGON: Final = rgb("#ff7a66")
_BEER: Final = {"tunnel": rgb("#b06500"), "treasure": rgb("#6e3600")}
_GOLD: Final = rgb("#ffc94d")

# Dusk behind the mountain, lantern light in it.
SKY_HIGH: Final = rgb("#11152b")
SKY_LOW: Final = rgb("#6b4257")
STAR: Final = rgb("#aab0d8")
ROCK: Final = rgb("#2d2531")
ROCK_EDGE: Final = rgb("#3d3340")
NOTCH: Final = rgb("#221c28")
NOTCH_EDGE: Final = rgb("#40364a")
GROOVE: Final = rgb("#171219")
TOP_RIM: Final = rgb("#ff9d3c")
SIDE_RIM: Final = rgb("#e3cf7a")
CURSOR_RIM: Final = rgb("#ffffff")
SLIDE_RIM: Final = rgb("#6fd6ff")
PICKED: Final = rgb("#ff9d3c")
GROUND: Final = rgb("#17151f")
DIM: Final = rgb("#8f879b")
TEXT: Final = rgb("#ece4d6")


@cache
def ink(token: str) -> Colour:
    """The colour of what a face shows."""
    face = Face.of(token)
    if face.symbol == "beer":
        return _BEER.get(face.kind, _GOLD)
    return _DRAGON if face.symbol == "dragon" else _INK[face.kind]


@cache
def fill(token: str) -> Colour:
    """The colour of a face's die."""
    return FILL[Face.of(token).kind]


@cache
def glyph(token: str) -> str:
    """A face in two cells."""
    face = Face.of(token)
    if face.symbol == "beer":
        return MUG
    if face.symbol == "number":
        return f" {face.value}"
    counted = face.value > 1 or token[-1].isdigit()
    return GLYPHS[face.symbol] + (str(face.value) if counted else " ")


@cache
def symbols(token: str, room: int) -> str:
    """A face as it lies on a big die: every symbol if there is room for them.

    >>> symbols("HD4", 8), symbols("HD4", 4), symbols("XS", 8), symbols("TB", 8)
    ('§ § § §', '§4', '▼', '█)')
    """
    face = Face.of(token)
    if face.symbol in GLYPHS:
        each = " ".join(GLYPHS[face.symbol] * face.value)
        if len(each) <= room and room > 4:
            return each
    return glyph(token).strip()

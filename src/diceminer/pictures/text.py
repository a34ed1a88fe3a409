r"""Pictures as text for terminals: the mountain with its dice turned, the troves, the bag.

>>> lines = mountain_text({"mountain": {"a1": "T3", "a2": "HD4", "b1": "G1"}}, {"b1"})
>>> print("\n".join(line[:16].rstrip() for line in lines[9:]))
     /\ c1 ·· c2
    /  \  ·  ·
   / G1*\·    ··
  /\ b1 /\ b2 ··
 /  \  /  \  ·
/ T3 \/HD4 \·
\ a1 /\ a2 /· a3
 \  /  \  /  ·
  \/    \/    ··

`mountain_layout` has the place of each die in these lines, for programs that handle clicks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypedDict

from rich.cells import cell_len, set_cell_size

from diceminer import locale
from diceminer.facts import KINDS, Face
from diceminer.notation import ROWS, SLOT_NUMBER, row_and_number
from diceminer.pictures import reading
from diceminer.pictures.reading import Die

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping, Sequence

    from diceminer.documents import View

__all__ = [
    "Box",
    "Layout",
    "cut",
    "mountain_layout",
    "mountain_text",
    "status_text",
    "text",
    "troves_text",
]

WIDTH = 80
SIZE = 3
_GAP = 4

# Dark on light or light on dark by themselves, so that they read on any terminal's background.
_STYLES = {
    "tunnel": "30;48;5;230",
    "treasure": "30;48;5;214",
    "magic": "97;48;5;61",
    "hazard": "97;48;5;238",
    "tool": "97;48;5;64",
}
_DIM, _BOLD, _RIM = "2", "1", "1;38;5;208"
_MARKS = {"spent": ("(", ")"), "chosen": ("[", "]"), "cached": ("{", "}")}


class Box(NamedTuple):
    """Where a die's two middle lines lie: its token in the first, its slot in the second."""

    row: int
    column: int
    width: int
    height: int = 2


class Layout(NamedTuple):
    """The geometry of the mountain in text, counted from 0 at the upper left."""

    size: int
    width: int
    height: int
    boxes: Mapping[str, Box]

    def slot_at(self, row: int, column: int) -> str | None:
        """The slot at a character, None beside the mountain.

        >>> mountain_layout().slot_at(2, 14), mountain_layout().slot_at(0, 0)
        ('e1', None)
        """
        for slot, box in self.boxes.items():
            # Rows count from the die's middle line: above it the die narrows upwards, below down.
            above = box.row - row if row <= box.row else row - box.row - 1
            if above < self.size and box.column + above <= column < (
                box.column + box.width - above
            ):
                return slot
        return None


def mountain_layout(size: int = SIZE) -> Layout:
    """Where the slots lie in `mountain_text`; `size` is the length of a die's edge, at least 3.

    >>> layout = mountain_layout()
    >>> layout.width, layout.height, layout.boxes["a1"]
    (36, 18, Box(row=14, column=0, width=6, height=2))
    """
    if size < SIZE:
        raise ValueError(f"a die's edge takes at least {SIZE} characters, not {size}")
    boxes = {
        slot: Box(
            row=size * (len(ROWS) - 1 - row) + size - 1,
            column=size * (row + 2 * n - 2),
            width=2 * size,
        )
        for slot in SLOT_NUMBER
        for row, n in [row_and_number(slot)]
    }
    return Layout(size, 2 * size * ROWS["a"], size * (len(ROWS) + 1), boxes)


class _Canvas:
    """Characters with styles, written out line by line."""

    def __init__(self, width: int, height: int) -> None:
        self.cells = [[(" ", "")] * width for _ in range(height)]

    def put(self, row: int, column: int, words: str, style: str = "") -> None:
        for i, c in enumerate(words):
            self.cells[row][column + i] = (c, style)

    def lines(self, color: bool) -> list[str]:
        written = []
        for cells in self.cells:
            line, before = "", ""
            for c, style in cells:
                if color and style != before:
                    line += ("\x1b[0m" if before else "") + (f"\x1b[{style}m" if style else "")
                    before = style
                line += c
            written.append(line.rstrip() + ("\x1b[0m" if before else ""))
        return written


class WithMountain(TypedDict):
    """What `mountain_text` needs of a view."""

    mountain: dict[str, str]


def mountain_text(
    view: WithMountain, takeable: Collection[str] = (), *, color: bool = False, size: int = SIZE
) -> list[str]:
    """The mountain, one text a line: `*` marks what can be taken, dots an empty notch."""
    layout = mountain_layout(size)
    canvas = _Canvas(layout.width, layout.height)
    mountain = view["mountain"]
    # Neighbours share an edge, so what stands out more is drawn later.
    for slot in sorted(SLOT_NUMBER, key=lambda slot: (slot in mountain, slot in takeable)):
        token = mountain.get(slot, "")
        edge = (_RIM if slot in takeable else "") if token else _DIM
        fill = _STYLES[Face.of(token).kind] if token else ""
        box = layout.boxes[slot]
        inner = 2 * size - 2
        for step in range(size):
            up, down = box.row - step, box.row + 1 + step
            left, right = box.column + step, box.column + 2 * size - 1 - step
            for row, ends in ((up, "/\\"), (down, "\\/")):
                canvas.put(row, left, ends[0] if token else "·", edge)
                canvas.put(row, right, ends[1] if token else "·", edge)
                canvas.put(row, left + 1, " " * (inner - 2 * step), fill)
        mark = "*" if token and slot in takeable else " "
        canvas.put(box.row, box.column + 1, f"{token:>3}{mark}".center(inner), fill)
        canvas.put(box.row + 1, box.column + 1, f"{slot:>3} ".center(inner), fill or _DIM)
    return canvas.lines(color)


def cut(words: str, room: int) -> str:
    """A text that takes no more cells than there are.

    >>> cut("Throgrim", 5), cut("Ada", 5), cut("漢字", 3)
    ('Thro…', 'Ada', '漢…')
    """
    if cell_len(words) <= room:
        return words
    return set_cell_size(words, max(0, room - 1)).rstrip() + "…" if room > 0 else ""


def _flow(items: Iterable[tuple[str, str]], room: int, color: bool) -> list[str]:
    """Words with their styles set one after another, a new line where they no longer fit."""
    lines: list[str] = []
    used = room + 1
    for words, style in items:
        wide = cell_len(words)
        if used + 1 + wide > room:
            lines.append("")
            used = -1
        shown = f"\x1b[{style}m{words}\x1b[0m" if color and style else words
        lines[-1] += shown if used < 0 else f" {shown}"
        used += 1 + wide
    return lines


def _wrap(words: str, room: int) -> list[str]:
    return _flow([(cut(word, room), "") for word in words.split(" ")], room, False)


def _marked(die: Die) -> tuple[str, str]:
    words = die.token
    for mark, (before, after) in _MARKS.items():
        if getattr(die, mark):
            words = before + words + after
    return words, _DIM if die.spent else _STYLES[Face.of(die.token).kind]


def _trove(view: View, seat: int, room: int, color: bool) -> list[str]:
    items: list[tuple[str, str]] = []
    for group in reading.trove(view, seat):
        if items:
            items.append(("·", _DIM))
        items += [_marked(die) for die in group]
    return _flow(items, room, color)


def _sheet(t: locale.Texts, view: View, seat: int) -> str:
    """What a seat has scored, round by round."""
    owner = view["seats"][seat - 1]
    rounds = []
    for number, scored in enumerate(owner["rounds"], 1):
        parts = [scored[part] for part in reading.PARTS]
        sum_ = locale.integer(parts[0])
        for part in parts[1:]:
            sum_ += f" {'−' if part < 0 else '+'} {abs(part)}"
        rounds.append(f"{number}: {sum_} = {locale.integer(scored['total'])}")
    if rounds:
        rounds.append(f"{t('part-total')} {locale.integer(owner['total'])}")
    return "   ".join(rounds)


def troves_text(
    view: View,
    *,
    names: Sequence[str] | None = None,
    lang: str = "en",
    color: bool = False,
    width: int = WIDTH,
) -> list[str]:
    """Every seat's name, hero, dice by kind and scored rounds, one text a line."""
    t = locale.texts(lang)
    lines: list[str] = []
    for seat, owner in enumerate(view["seats"], 1):
        acts, won = view["seat"] == seat, seat in (view["winners"] or ())
        hero = ""
        if owner["hero"]:
            faces = " ".join(_marked(die)[0] for die in reading.hero_dice(view, seat))
            hero = f" · {locale.hero(t, owner['hero'])}: {faces}"
        name = cut(locale.player(t, seat, names), max(8, width - 2 - cell_len(hero)))
        style = _BOLD if color and (acts or won) else ""
        title = f"\x1b[{style}m{name}\x1b[0m" if style else name
        lines.append(f"{'>' if acts else '♛' if won else ' '} {title}{hero}")
        dice = _trove(view, seat, width - 2, color) or [t("picture-no-dice")]
        lines += [f"  {line}" for line in dice]
        if rank := reading.rank(t, view):
            lines.append(f"  {rank}")
        if scored := _sheet(t, view, seat):
            lines.append(f"  {scored}")
        tied = [
            locale.integer(points[str(seat)]) for points in view["tiebreaks"] if str(seat) in points
        ]
        if tied:
            lines.append(f"  {t('picture-tiebreak')}: {' · '.join(tied)}")
    if any(owner["rounds"] for owner in view["seats"]):
        parts = " + ".join(t(f"part-{part}") for part in reading.PARTS)
        lines += ["", f"  {parts} = {t('part-total')}"]
    return lines


def status_text(
    view: View,
    takeable: Collection[str] = (),
    *,
    names: Sequence[str] | None = None,
    lang: str = "en",
    color: bool = False,
    width: int = WIDTH - 6 * 2 * SIZE - _GAP,
) -> list[str]:
    """Round, phase, turn, the bag and what the marks mean: what fits beside the mountain."""
    t = locale.texts(lang)
    turn = _wrap(reading.turn(t, view, names), width)
    lines = _wrap(reading.headline(t, view), width)
    lines += [f"\x1b[{_BOLD}m{line}\x1b[0m" for line in turn] if color else turn
    bag = {kind: view["bag"].get(kind, 0) for kind in KINDS}
    lines += ["", f"{t('picture-bag')}: {sum(bag.values())}"]
    for kind, count in bag.items():
        number = f"{count:>3} "
        lines.append((f"\x1b[{_STYLES[kind]}m{number}\x1b[0m" if color else number)
                     + f" {t(f'kind-{kind}')}")  # fmt: skip
    marks = [("*", "takeable")] if takeable else []
    dice = [
        die
        for seat in range(1, len(view["seats"]) + 1)
        for group in [*reading.trove(view, seat), reading.hero_dice(view, seat)]
        for die in group
    ]
    marks += [
        (f"{before} {after}", mark)
        for mark, (before, after) in _MARKS.items()
        if any(getattr(die, mark) for die in dice)
    ]
    if marks:
        lines += ["", *(f"{sign:<3} {t(f'picture-mark-{mark}')}" for sign, mark in marks)]
    return lines


def text(
    view: View,
    *,
    takeable: Collection[str] = (),
    names: Sequence[str] | None = None,
    lang: str = "en",
    color: bool = False,
) -> str:
    """A whole position in 80 columns; dice in the slots of `takeable` are marked with `*`."""
    layout = mountain_layout()
    left = mountain_text(view, takeable, color=color)
    plain = mountain_text(view, takeable)
    right = status_text(view, takeable, names=names, lang=lang, color=color)
    right += [""] * (layout.height - len(right))
    lines = [
        (a + " " * (layout.width + _GAP - len(bare)) + b).rstrip()
        for a, bare, b in zip(left, plain, right, strict=True)
    ]
    lines += ["", *troves_text(view, names=names, lang=lang, color=color)]
    return "\n".join(lines) + "\n"

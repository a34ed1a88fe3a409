"""Pictures as SVG: a whole position, one die, or a sheet of all faces.

The SVG is self-contained: no scripts, nothing fetched, the system's own fonts. Every die has its
name as a label for screen readers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal
from xml.sax.saxutils import escape, quoteattr

from rich.cells import cell_len

from diceminer import locale
from diceminer.facts import KINDS, LETTERS, Face
from diceminer.notation import SLOT_NUMBER
from diceminer.pictures import reading, scenery
from diceminer.pictures.dice import definitions, face_id
from diceminer.pictures.dice import number as n
from diceminer.pictures.reading import Die
from diceminer.rules.constants import ROUNDS

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping, Sequence

    from diceminer.documents import Part, View

__all__ = ["dice_sheet", "die_svg", "svg"]

_FONTS = "system-ui,-apple-system,'Segoe UI',Roboto,Ubuntu,Cantarell,'DejaVu Sans',sans-serif"
_TITLES = "'Iowan Old Style','Palatino Linotype',Palatino,Georgia,'DejaVu Serif',serif"
_PALE, _SOFT, _WARM = "#fff4e0", "#d8c4b2", "#ffc45e"
_ROWS: Final[tuple[Part | Literal["total"], ...]] = (*reading.PARTS, "total")
_MARGIN = 24
_GAP = 20
_DIE = 46  # a trove's die, from one to the next
_BETWEEN_KINDS = 14
_TURNED_SCALE = 0.93  # of a slot: a little air between neighbours


def svg(
    view: View,
    *,
    takeable: Collection[str] = (),
    names: Sequence[str] | None = None,
    lang: str = "en",
    width: int = 960,
) -> str:
    """A picture of a position; dice in the slots of `takeable` get a warm rim.

    >>> view = {
    ...     "round": 1,
    ...     "phase": "heroes",
    ...     "seat": 1,
    ...     "chosen": {},
    ...     "symbols": 0,
    ...     "mountain": {},
    ...     "bag": {"tunnel": 27},
    ...     "tiebreaks": [],
    ...     "winners": None,
    ...     "seats": [
    ...         {
    ...             "hero": None,
    ...             "dice": {},
    ...             "spent": {},
    ...             "hero_spent": {},
    ...             "cached": {},
    ...             "rounds": [],
    ...             "total": 0,
    ...         }
    ...     ]
    ...     * 2,
    ... }
    >>> svg(view, names=["Ada", "Bo"])[:44]
    '<svg xmlns="http://www.w3.org/2000/svg" widt'
    """
    t = locale.texts(lang)
    panels, height = _panels(t, view, names)
    headline, turn = reading.headline(t, view), reading.turn(t, view, names)
    short = [_fit(name, 20, 260) for name in names or ()]
    bag = [(kind, view["bag"].get(kind, 0)) for kind in KINDS]
    faces = {(token, True) for token in view["mountain"].values()}
    faces |= {(LETTERS[kind] + "1", False) for kind in ("tunnel", "treasure", "magic")}
    faces |= {("HD1", False), ("XP", False)}
    for seat in range(1, len(view["seats"]) + 1):
        groups = [*reading.trove(view, seat), reading.hero_dice(view, seat)]
        faces |= {(die.token, False) for group in groups for die in group}
    body = [
        '<clipPath id="dm-frame">'
        f'<rect width="{scenery.WIDTH}" height="{height}" rx="22"/></clipPath>'
        '<g clip-path="url(#dm-frame)">'
        f'<rect width="{scenery.WIDTH}" height="{height}" fill="url(#dm-ground)"/>',
        scenery.scene(),
        _mountain(t, view, takeable),
        _heading(headline, reading.turn(t, view, short), over=view["phase"] == "over"),
        _bag(t, bag),
        *panels,
        "</g>",
    ]
    return _document(
        scenery.WIDTH,
        height,
        width,
        f"{t('picture-title')}: {headline}. {turn}",
        definitions(faces, also=["beer", "gem", "number", "dragon"]) + scenery.DEFINITIONS,
        "".join(body),
    )


def die_svg(token: str, size: int = 64, *, turned: bool = False, lang: str = "en") -> str:
    """A single die, upright or turned as on the mountain.

    >>> 'aria-label="4 dragons"' in die_svg("HD4")
    True
    """
    name = locale.face(locale.texts(lang), token)
    box = 144 if turned else 108
    use = f'<use href="#{face_id(token, turned=turned)}" x="{box / 2}" y="{box / 2 - 1}"/>'
    return _document(box, box, size, name, definitions([(token, turned)]), use)


def dice_sheet(dice: Mapping[str, Sequence[str]], *, lang: str = "en", width: int = 960) -> str:
    """All faces of the dice, a row a kind, each with its token and how many sides show it.

    >>> dice_sheet({"tool": ("XP", "XP", "XS", "XS", "XC2", "XB")}).count('data-token="')
    4
    """
    t = locale.texts(lang)
    rows = [(kind, list(dict.fromkeys(faces)), faces) for kind, faces in dice.items()]
    columns = max(len(shown) for _, shown, _ in rows)
    left, step, high = 200, 118, 152
    box_width, box_height = left + columns * step + 24, len(rows) * high + 34
    body = [
        f'<rect width="{box_width}" height="{box_height}" rx="22" fill="url(#dm-ground)"/>',
        '<linearGradient id="dm-ground" x2="0" y2="1"><stop stop-color="#3a2b31"/>'
        '<stop offset="1" stop-color="#1b141d"/></linearGradient>',
    ]
    for row, (kind, shown, faces) in enumerate(rows):
        y = 80 + row * high
        body.append(_text(36, y + 8, t(f"kind-{kind}"), 25, _PALE, font=_TITLES))
        for column, token in enumerate(shown):
            x = left + column * step + step / 2
            often = f" ×{faces.count(token)}" if faces.count(token) > 1 else ""
            body += [
                _die(t, Die(token), x, y, 0.98),
                _text(x, y + 72, token + often, 17, _SOFT, anchor="middle"),
            ]
    tokens = {(token, False) for _, shown, _ in rows for token in shown}
    return _document(
        box_width, box_height, width, t("picture-dice"), definitions(tokens), "".join(body)
    )


def _document(w: float, h: float, width: float, title: str, defs: str, body: str) -> str:
    height = n(h * width / w)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{n(width)}" height="{height}" '
        f'viewBox="0 0 {n(w)} {n(h)}" role="img" aria-label={quoteattr(title)} '
        f'font-family="{_FONTS}"><title>{escape(title)}</title>'
        f"<defs>{defs}</defs>{body}</svg>\n"
    )


def _text(
    x: float,
    y: float,
    words: str,
    size: float,
    colour: str,
    *,
    anchor: str = "",
    font: str = "",
    weight: int = 0,
) -> str:
    more = f' text-anchor="{anchor}"' if anchor else ""
    more += f' font-family="{font}"' if font else ""
    more += f' font-weight="{weight}"' if weight else ""
    return (
        f'<text x="{n(x)}" y="{n(y)}" font-size="{n(size)}" fill="{colour}"{more}>'
        f"{escape(words)}</text>"
    )


def _width(words: str) -> float:
    """The estimated width of a text in ems, rather too large than too small: fonts differ."""

    def ems(c: str) -> float:
        cells = cell_len(c)
        if cells != 1:
            return 0.55 * cells
        if c in " .,:;'ilj|!":
            return 0.36
        return 0.88 if c.isupper() or c in "mw@%" else 0.66

    return sum(map(ems, words))


def _fit(words: str, size: float, room: float) -> str:
    """A text cut to the width of `room`.

    >>> _fit("Ada", 20, 100), _fit("A name without an end", 20, 100)
    ('Ada', 'A name…')
    """
    if _width(words) * size <= room:
        return words
    while words and (_width(words) + 0.9) * size > room:
        words = words[:-1]
    return words.rstrip() + "…"


def _wrap(words: str, size: float, room: float) -> list[str]:
    """A text in two lines if it is too long for one."""
    first, rest = words, ""
    while _width(first) * size > room and " " in first:
        first, _, last = first.rpartition(" ")
        rest = f"{last} {rest}".rstrip()
    return [_fit(line, size, room) for line in (first, rest) if line]


def _die(t: locale.Texts, die: Die, x: float, y: float, scale: float) -> str:
    marks = ""
    if die.chosen:
        marks += (
            '<rect x="-55" y="-55" width="110" height="110" rx="25" fill="none" '
            'stroke="#7df3ff" stroke-width="7"/>'
        )
    if die.cached:
        marks += '<use href="#dm-lock" transform="translate(36 32) scale(.5)"/>'
    dim = ' opacity=".38"' if die.spent else ""
    return (
        f'<g data-token="{die.token}" transform="translate({n(x)} {n(y)}) scale({n(scale)})">'
        f"<title>{escape(reading.status(t, die))}</title>"
        f'<use href="#{face_id(die.token)}"{dim}/>{marks}</g>'
    )


def _mountain(t: locale.Texts, view: View, takeable: Collection[str]) -> str:
    scale = scenery.DIAGONAL / 2**0.5 / 96 * _TURNED_SCALE
    free, lying, rims = [], [], []
    for slot in SLOT_NUMBER:
        if slot not in view["mountain"]:
            free.append(scenery.notch(slot, f"{slot}: {t('picture-empty')}"))
            continue
        token = view["mountain"][slot]
        x, y = scenery.place(slot)
        name = f"{slot}: {locale.face(t, token)}"
        move = f'transform="translate({n(x)} {n(y)}) scale({n(scale)})"'
        if slot in takeable:
            name += f", {t('picture-mark-takeable')}"
            rims.append(
                f'<g {move}><g transform="rotate(45)" fill="none" stroke="#ffb648">'
                '<rect x="-53" y="-53" width="106" height="106" rx="25" stroke-width="15" '
                'stroke-opacity=".28"/><rect x="-51" y="-51" width="102" height="102" rx="23" '
                'stroke="#ffd27a" stroke-width="5"/></g></g>'
            )
        dark = Face.of(token).kind in ("magic", "hazard", "tool")
        lying.append(
            f'<g data-slot="{slot}" data-token="{token}" {move}><title>{escape(name)}</title>'
            f'<use href="#{face_id(token, turned=True)}"/><text y="57" font-size="13" '
            f'font-weight="700" text-anchor="middle" fill="{"#fff" if dark else "#2a1a08"}" '
            f'fill-opacity=".75">{slot}</text></g>'
        )
    label = quoteattr(t("picture-mountain"))
    return f'<g role="group" aria-label={label}>{"".join(free + lying + rims)}</g>'


def _heading(headline: str, turn: str, *, over: bool) -> str:
    first, _, second = headline.partition(" · ")
    left = 94 if over else 36
    return "".join(
        [
            _text(36, 62, _fit(first, 34, 420), 34, _PALE, font=_TITLES, weight=700),
            _text(36, 96, _fit(second, 21, 420), 21, "#f3c9a5", font=_TITLES),
            *(
                _text(left, 138 + 26 * i, line, 20, _WARM, weight=600)
                for i, line in enumerate(_wrap(turn, 20, 400 - left))
            ),
            '<use href="#dm-crown" transform="translate(60 134) scale(.42)"/>' if over else "",
        ]
    )


def _bag(t: locale.Texts, content: Iterable[tuple[str, int]]) -> str:
    counts = list(content)
    parts = [
        f'<g role="group" aria-label={quoteattr(t("picture-bag"))}>',
        '<use href="#dm-bag" transform="translate(846 84) scale(.86)"/>',
        _text(846, 106, str(sum(count for _, count in counts)), 27, _PALE,
              anchor="middle", weight=700, font=_TITLES),
    ]  # fmt: skip
    emblems = {"tunnel": "T1", "treasure": "G1", "magic": "M1", "hazard": "HD1", "tool": "XP"}
    for i, (kind, count) in enumerate(counts):
        x = 932 + i * 54
        name = t("picture-bag-count", kind=t(f"kind-{kind}"), n=count)
        dim = "" if count else ' opacity=".35"'
        parts.append(
            f'<g data-kind="{kind}" data-count="{count}"{dim}><title>{escape(name)}</title>'
            f'<use href="#{face_id(emblems[kind])}" transform="translate({x} 66) scale(.42)"/>'
            + _text(x, 114, str(count), 20, _PALE, anchor="middle", weight=700)
            + "</g>"
        )
    return "".join([*parts, "</g>"])


def _flow(groups: list[list[Die]], room: float) -> tuple[list[tuple[Die, float, float]], int]:
    """Each die's corner, wrapped into lines with kinds kept together if possible; their number."""
    placed: list[tuple[Die, float, float]] = []
    x, line = 0.0, 0
    for group in groups:
        if x:
            x += _BETWEEN_KINDS
        if x + len(group) * _DIE > room >= len(group) * _DIE:
            x, line = 0.0, line + 1
        for die in group:
            if x + _DIE > room:
                x, line = 0.0, line + 1
            placed.append((die, x, line * (_DIE + 2.0)))
            x += _DIE
    return placed, line + 1


def _panels(t: locale.Texts, view: View, names: Sequence[str] | None) -> tuple[list[str], float]:
    """The troves, side by side where there is room, and the height of the whole picture."""
    seats = len(view["seats"])
    columns = {1: 1, 2: 2, 3: 3}.get(seats, 2)
    wide = (scenery.WIDTH - 2 * _MARGIN - (columns - 1) * _GAP) / columns
    flows = [_flow(reading.trove(view, seat), wide - 36) for seat in range(1, seats + 1)]
    head = 70 if "rank" in view else 140 + _lower(wide)
    parts: list[str] = []
    y = scenery.HEIGHT + 6.0
    for first in range(0, seats, columns):
        line = range(first, min(first + columns, seats))
        high = head + 22 + (_DIE + 2) * max(flows[i][1] for i in line)
        for i in line:
            x = _MARGIN + (i - first) * (wide + _GAP)
            parts.append(f'<g transform="translate({n(x)} {n(y)})">')
            parts.append(_panel(t, view, i + 1, names, wide, high))
            parts += [
                _die(t, die, 18 + dx + _DIE / 2, head + dy + _DIE / 2, 0.42)
                for die, dx, dy in flows[i][0]
            ]
            if not flows[i][0]:
                parts.append(_text(20, head + 30, t("picture-no-dice"), 17, _SOFT))
            parts.append("</g>")
        y += high + _GAP
    return parts, y - _GAP + _MARGIN


def _lower(wide: float) -> int:
    """The extra offset of the score sheet if there is no room for it beside the name."""
    return 0 if wide > 450 else 62


def _panel(
    t: locale.Texts,
    view: View,
    seat: int,
    names: Sequence[str] | None,
    wide: float,
    high: float,
) -> str:
    owner = view["seats"][seat - 1]
    name = locale.player(t, seat, names)
    won = seat in (view["winners"] or ())
    acts = view["seat"] == seat
    edge = _WARM if acts or won else "#6d5648"
    solo = "rank" in view
    sheet = 0 if solo else 258
    lower = _lower(wide)
    room = wide - 40 - (0 if lower else sheet)
    left = 62 if won or acts else 20
    parts = [
        f'<title>{escape(name)}</title><rect width="{n(wide)}" height="{n(high)}" rx="16" '
        f'fill="#3a2a2c" fill-opacity=".82" stroke="{edge}" '
        f'stroke-width="{3 if acts or won else 1.5}"/>',
        _text(left, 44, _fit(name, 25, room - left + 20), 25, _PALE, font=_TITLES, weight=700),
    ]
    if won:
        parts.append('<use href="#dm-crown" transform="translate(38 36) scale(.36)"/>')
    elif acts:
        parts.append('<use href="#dm-lamp" transform="translate(38 40) scale(.4)"/>')
    if owner["hero"]:
        hero = locale.hero(t, owner["hero"])
        parts.append(_text(20, 74, _fit(hero, 17, room), 17, "#f3c9a5"))
        parts += [
            _die(t, die, 36 + i * 36, 102 + lower / 4, 0.32)
            for i, die in enumerate(reading.hero_dice(view, seat))
        ]
    hero_width = 36 * len(reading.hero_dice(view, seat))
    tied = [
        locale.integer(points[str(seat)]) for points in view["tiebreaks"] if str(seat) in points
    ]
    if tied:
        words = f"{t('picture-tiebreak')} {' · '.join(tied)}"
        x, y = (20, 162) if lower else (34 + hero_width, 108)
        parts.append(_text(x, y, words, 15, _WARM, weight=600))
    if solo:
        parts.append(
            _text(wide - 20, 44, reading.rank(t, view), 22, _WARM, anchor="end", weight=700)
        )
    else:
        parts.append(f'<g transform="translate({n(wide - sheet - 8)} {lower})">')
        parts.append(_sheet(t, view, seat))
        parts.append("</g>")
    return "".join(parts)


def _sheet(t: locale.Texts, view: View, seat: int) -> str:
    """The score sheet of a seat: rounds across; tunnels, treasure and hazards down."""
    owner = view["seats"][seat - 1]
    columns = [104 + 37 * i for i in range(ROUNDS)]
    parts = [
        _text(x, 28, str(i), 14, _SOFT, anchor="middle", weight=700)
        for i, x in enumerate(columns, 1)
    ]
    for line, row in enumerate(_ROWS):
        y = 50 + 21 * line + (6 if row == "total" else 0)
        bold = 700 if row == "total" else 0
        parts.append(_text(82, y, t(f"part-{row}"), 14, _SOFT, anchor="end", weight=bold))
        for i, x in enumerate(columns):
            scored = i < len(owner["rounds"])
            points = locale.integer(owner["rounds"][i][row]) if scored else "·"
            colour = _PALE if scored else "#8d776a"
            parts.append(_text(x, y, points, 16, colour, anchor="middle", weight=bold))
    return "".join(
        [
            *parts,
            '<path d="M8 98H246" stroke="#8d776a" stroke-opacity=".7"/>',
            _text(246, 121, locale.integer(owner["total"]), 25, _WARM, anchor="end", weight=700),
        ]
    )

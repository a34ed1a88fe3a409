"""Draws dice: five kinds of body, their symbols, and every face, as reusable pieces of SVG.

A die measures 100 units and is centred on the origin. It is lit from the upper left, also when it
is turned by 45° on the mountain: a turned die therefore has gradients of its own and its symbols
stay upright. The pieces are `<defs>` that refer to each other by id, so a picture with ninety dice
holds each drawing once.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, NamedTuple

from diceminer.facts import Face

if TYPE_CHECKING:
    from collections.abc import Iterable


class Look(NamedTuple):
    """How a kind of die looks: its rim and face from light to dark, its pattern and corners."""

    rim: tuple[str, str, str]
    face: tuple[str, str]
    pattern: str
    corner: str = ""


LOOKS = {
    # Brickwork round the mouth of a tunnel.
    "tunnel": Look(
        ("#fffaf0", "#d9cbb0", "#8f7f62"),
        ("#fbf3e2", "#e6d8bd"),
        '<rect x="-35" y="-35" width="70" height="70" rx="11" fill="none" stroke="#c9b694" '
        'stroke-width="7" stroke-dasharray="14 2.6"/>',
    ),
    # Quilted like the lining of a jewel case.
    "treasure": Look(
        ("#ffe9a6", "#e39a1c", "#8a4c05"),
        ("#ffcf57", "#ee9d1d"),
        '<path d="M-38-13 13 38M-38 13-13 38M-13-38 38 13M13-38 38-13M-38-13-13-38M-38 13 13-38'
        'M-13 38 38-13M13 38 38 13" fill="none" stroke="#fff0b8" stroke-opacity=".55" '
        'stroke-width="1.6"/>',
    ),
    # A drawn circle and a few stars.
    "magic": Look(
        ("#a9a2ff", "#4a3ebb", "#181150"),
        ("#5a4ed0", "#2f2493"),
        '<circle r="35" fill="none" stroke="#a79cff" stroke-opacity=".75" stroke-width="1.8" '
        'stroke-dasharray="2 3.5"/>',
        '<path d="M0-5 1.6-1.6 5 0 1.6 1.6 0 5-1.6 1.6-5 0-1.6-1.6z" fill="#d9d3ff"/>',
    ),
    # Cracked stone.
    "hazard": Look(
        ("#8e8d94", "#434249", "#0d0c10"),
        ("#3c3b41", "#1f1e23"),
        '<path d="M-41-20l9 5 3 9 8 2M-14-41l2 9-6 7M41-27l-9 3-4 8M41 16l-10-1-3 8-9 3'
        'M-41 22l10 0 4 8 8 3 1 8M10 41l3-9" fill="none" stroke="#0d0c10" stroke-width="2.4" '
        'stroke-linejoin="round"/>'
        '<path d="M-41-18l8 5 3 9M-12-40l2 8M40-25l-8 3M41 18l-9-1M-41 24l9 0 4 8" fill="none" '
        'stroke="#8b8990" stroke-opacity=".55" stroke-width="1"/>',
    ),
    # Planks held by rivets.
    "tool": Look(
        ("#b4c784", "#5d7537", "#233012"),
        ("#76904a", "#4c632c"),
        '<path d="M-40-20.5H40M-40 0H40M-40 20.5H40" stroke="#374a1d" stroke-width="1.8"/>'
        '<path d="M-40-19H40M-40 1.5H40M-40 22H40" stroke="#a5bb76" stroke-opacity=".5"/>',
        '<circle r="3.6" fill="#e3c46c" stroke="#3a3a12"/>',
    ),
}

# Symbols fill a box of 100 units round the origin.
SYMBOLS = {
    "number": '<circle r="50" fill="#2a2019"/><circle r="50" fill="url(#dm-hollow)"/>',
    "gem": (
        '<path d="M-29-38H29L49-8 0 46-49-8z" fill="#36b3ad" stroke="#06363d" stroke-width="7" '
        'stroke-linejoin="round"/>'
        '<path d="M-29-38-22-8H-49z" fill="#b9f4ea"/><path d="M-29-38H0L-22-8z" fill="#e9fffb"/>'
        '<path d="M0-38 22-8H-22z" fill="#8fe3d8"/><path d="M0-38H29L22-8z" fill="#5fcbc2"/>'
        '<path d="M29-38 49-8H22z" fill="#2a9c9b"/><path d="M-49-8H-22L0 46z" fill="#74d8cd"/>'
        '<path d="M-22-8H22L0 46z" fill="#3dbab3"/><path d="M22-8H49L0 46z" fill="#167a80"/>'
    ),
    "magic": (
        '<circle r="54" fill="url(#dm-glow)"/>'
        '<path d="M0-50C5-18 16-6 34 0 16 6 5 18 0 50-5 18-16 6-34 0-16-6-5-18 0-50z" '
        'fill="#8ff0ff" stroke="#e6fdff" stroke-width="3"/>'
        '<path d="M0-44V44C4 16 14 5 30 0 14-5 4-16 0-44z" fill="#3fc4ee"/>'
        '<path d="M0-22 10 0 0 22-10 0z" fill="#fff"/>'
    ),
    "cave-in": (
        '<path d="M-47 20-40-12-16-37 16-40 42-14 49 22 31 42-30 42z" fill="#9b9aa2" '
        'stroke="#f1f0f4" stroke-opacity=".35" stroke-width="4" stroke-linejoin="round"/>'
        '<path d="M-40-12-16-37 2-10-20 4z" fill="#dddce2"/><path d="M-16-37 16-40 22-14 2-10z" '
        'fill="#c3c2c9"/><path d="M16-40 42-14 22-14z" fill="#a4a3ab"/>'
        '<path d="M42-14 49 22 31 42 14 14 22-14z" fill="#6f6e77"/>'
        '<path d="M-20 4 2-10 22-14 14 14-8 24z" fill="#b3b2ba"/>'
        '<path d="M-30 42-8 24 14 14 31 42z" fill="#7f7e87"/>'
    ),
    "dragon": (
        '<path d="M-47 1C-48-6-42-12-34-12-24-14-18-21-8-24-3-35 8-45 24-49 18-41 15-34 16-27'
        "L37-34 31-18 48-15 36-3 50 8 37 14 46 31 32 31C29 38 28 44 29 49H-6C-3 41-3 36-6 32"
        "C-14 34-26 34-36 27L-30 20C-22 21-14 18-9 12L-17 10-22 17-27 9-34 15-38 7C-42 "
        '6-46 4-47 1z" '
        'fill="url(#dm-scales)" stroke="#3d0407" stroke-width="5" stroke-linejoin="round"/>'
        '<path d="M-8-24C-3-35 8-45 24-49 18-41 15-34 16-27 8-30 0-29-8-24z" fill="#ffd9a8"/>'
        '<path d="M-20-7C-14-15-6-16 1-13-3-6-11-3-20-7z" fill="#ffe066"/>'
        '<path d="M-9-13C-7-10-7-7-9-5-12-7-12-10-9-13z" fill="#2a0306"/>'
        '<path d="M-41-5C-39-8-36-8-34-5-36-3-39-3-41-5z" fill="#3d0407"/>'
        '<path d="M20-8C26 8 22 26 14 44" fill="none" stroke="#ff9a7a" stroke-width="5" '
        'stroke-linecap="round" stroke-dasharray="9 9"/>'
    ),
    "pickaxe": (
        '<g transform="rotate(38)"><path d="M-6-34H6L7 50C7 55-7 55-7 50z" fill="#a8703a" '
        'stroke="#2f1b07" stroke-width="4.5"/><path d="M-3-20V48" stroke="#d79f62" '
        'stroke-width="3"/><path d="M-53-8C-37-38-17-47 0-47 17-47 37-38 53-8 36-24 18-28 0-28'
        '-18-28-36-24-53-8z" fill="url(#dm-brass)" stroke="#3b2605" stroke-width="4.5" '
        'stroke-linejoin="round"/><path d="M-43-19C-30-34-14-41 2-41" fill="none" '
        'stroke="#fff3c4" stroke-width="3.5" stroke-linecap="round"/>'
        '<rect x="-10" y="-50" width="20" height="25" rx="4" fill="#d9a63c" stroke="#3b2605" '
        'stroke-width="4"/></g>'
    ),
    "shield": (
        '<path d="M0-49C13-40 27-37 42-37V-4C41 23 24 40 0 50-24 40-41 '
        '23-42-4V-37C-27-37-13-40 0-49z" '
        'fill="url(#dm-brass)" stroke="#3b2605" stroke-width="4.5" stroke-linejoin="round"/>'
        '<path d="M0-36C10-30 20-27 31-26.5V-4C30 16 18 29 0 38-18 29-30 16-31-4V-26.5'
        'C-20-27-10-30 0-36z" fill="#7d2f24"/>'
        '<path d="M0-36C10-30 20-27 31-26.5V-4H0zM0-4V38C-18 29-30 16-31-4z" fill="#e9dcc0"/>'
        '<circle cy="-3" r="10" fill="url(#dm-brass)" stroke="#3b2605" stroke-width="3.5"/>'
    ),
    "chest": (
        '<path d="M-46-8C-46-30-37-41-24-41H24C37-41 46-30 46-8V38C46 41 44 43 41 43H-41'
        'C-44 43-46 41-46 38z" fill="#8d5426" stroke="#2d1704" stroke-width="5" '
        'stroke-linejoin="round"/><path d="M-42-9C-42-28-34-37-24-37H24C34-37 42-28 42-9z" '
        'fill="#b5743a"/><path d="M-40-24H40M-43 10H43M-43 26H43" stroke="#5c3210" '
        'stroke-width="2.5"/><path d="M-46-9H46" stroke="#2d1704" stroke-width="6"/>'
        '<path d="M-34-39H-21V42H-34zM21-39H34V42H21z" fill="url(#dm-brass)" stroke="#3b2605" '
        'stroke-width="2.5"/><rect x="-12" y="-17" width="24" height="26" rx="5" '
        'fill="#f0c75a" stroke="#3b2605" stroke-width="3.5"/>'
        '<path d="M0-10A4.5 4.5 0 0 1 3-2L4 4H-4L-3-2A4.5 4.5 0 0 1 0-10z" fill="#2d1704"/>'
    ),
    "beer": (
        '<path d="M20-12H34C45-12 50-6 50 4V17C50 27 45 33 34 33H20" fill="none" '
        'stroke="#4a2703" stroke-width="17"/><path d="M20-12H34C45-12 50-6 50 4V17'
        'C50 27 45 33 34 33H20" fill="none" stroke="#f7d98b" stroke-width="8.5"/>'
        '<path d="M-38-22H26L22 42C22 46 19 48 15 48H-27C-31 48-34 46-34 42z" '
        'fill="url(#dm-ale)" stroke="#4a2703" stroke-width="5.5" stroke-linejoin="round"/>'
        '<path d="M-21-8-19 38M-6-8V38M9-8 7 38" stroke="#fff4c9" stroke-opacity=".75" '
        'stroke-width="5" stroke-linecap="round"/>'
        '<path d="M-42-18C-50-24-47-36-36-36-34-47-19-51-11-44-4-52 12-50 15-41 26-45 36-36 32-26'
        'C34-18 28-12 21-14L18-2C17 4 9 4 9-2L8-13C-8-10-26-10-34-13-38-12-41-15-42-18z" '
        'fill="#fffaf0" stroke="#4a2703" stroke-width="5.5" stroke-linejoin="round"/>'
    ),
}

# Small pieces that several symbols share, by the id they are called.
PAINTS = {
    "dm-hollow": (
        '<radialGradient id="dm-hollow" cx=".4" cy=".36" r=".66"><stop offset=".55" '
        'stop-color="#0b0705" stop-opacity=".75"/><stop offset=".86" stop-color="#4a3a2c"/>'
        '<stop offset="1" stop-color="#fff7e6" stop-opacity=".9"/></radialGradient>'
    ),
    "dm-glow": (
        '<radialGradient id="dm-glow"><stop stop-color="#9ff3ff" stop-opacity=".85"/>'
        '<stop offset=".5" stop-color="#6fa8ff" stop-opacity=".35"/>'
        '<stop offset="1" stop-color="#7f6bff" stop-opacity="0"/></radialGradient>'
    ),
    "dm-scales": (
        '<linearGradient id="dm-scales" x2=".7" y2="1"><stop stop-color="#ff9d80"/>'
        '<stop offset=".5" stop-color="#f2453a"/><stop offset="1" stop-color="#bf1a24"/>'
        "</linearGradient>"
    ),
    "dm-brass": (
        '<linearGradient id="dm-brass" x2=".8" y2="1"><stop stop-color="#ffeaa6"/>'
        '<stop offset=".45" stop-color="#e0ad3f"/><stop offset="1" stop-color="#94640f"/>'
        "</linearGradient>"
    ),
    "dm-ale": (
        '<linearGradient id="dm-ale" x2="1" y2=".3"><stop stop-color="#ffc933"/>'
        '<stop offset=".55" stop-color="#f5a50f"/><stop offset="1" stop-color="#b8660a"/>'
        "</linearGradient>"
    ),
}

# Where n symbols lie and how big they are: upright in the square, turned in the diamond.
_UPRIGHT = {
    1: (0.62, [(0, 0)]),
    2: (0.42, [(-17, -14), (17, 14)]),
    3: (0.4, [(0, -18), (-19, 16), (19, 16)]),
    4: (0.355, [(-18, -18), (18, -18), (-18, 18), (18, 18)]),
}
_TURNED = {
    1: (0.62, [(0, 0)]),
    2: (0.39, [(-20, 0), (20, 0)]),
    3: (0.39, [(0, -27), (-21, 8), (21, 8)]),
    4: (0.36, [(0, -30), (-28, -2), (28, -2), (0, 25)]),
}
_PIPS = {
    1: [(0, 0)],
    2: [(-19, -19), (19, 19)],
    3: [(-21, -21), (0, 0), (21, 21)],
    4: [(-20, -20), (20, -20), (-20, 20), (20, 20)],
    5: [(-21, -21), (21, -21), (0, 0), (-21, 21), (21, 21)],
}


def number(value: float) -> str:
    """A coordinate as short as it can be written.

    >>> number(2.0), number(-0.3333), number(-0.001)
    ('2', '-0.33', '0')
    """
    return f"{round(value, 2) + 0:.2f}".rstrip("0").rstrip(".")


def _use(id: str, x: float, y: float, scale: float) -> str:
    return (
        f'<use href="#{id}" transform="translate({number(x)} {number(y)}) scale({number(scale)})"/>'
    )


def _pips(count: int, turned: bool) -> str:
    # Pips turn with their die: four in a diamond read as easily as four in a square.
    places = [((x - y) / sqrt(2), (x + y) / sqrt(2)) if turned else (x, y) for x, y in _PIPS[count]]
    scale = 0.22 if count == 1 else 0.185
    return "".join(_use("dm-number", x, y, scale) for x, y in places)


def _symbols(face: Face, turned: bool) -> str:
    id = f"dm-{face.symbol}"
    if face.symbol == "beer":
        return _use(id, -2 if turned else -3, -1, 0.6 if turned else 0.64)
    if face.symbol == "number":
        return _pips(face.value, turned)
    places = (_TURNED if turned else _UPRIGHT).get(face.value)
    if places:
        scale, at = places
        return "".join(_use(id, x, y, scale) for x, y in at)
    colour = "#2b1600" if face.kind == "treasure" else "#fff6df"
    return _use(id, -17, 0, 0.44) + (
        f'<text x="20" y="13" font-size="38" font-weight="700" text-anchor="middle" '
        f'fill="{colour}">{face.value}</text>'
    )


def face_id(token: str, *, turned: bool = False) -> str:
    """The id of a face's drawing."""
    return f"dm-{'turned-' if turned else ''}{token}"


def _body_id(kind: str, turned: bool) -> str:
    return f"dm-{'lying' if turned else 'standing'}-{kind}"


def _body(kind: str, turned: bool) -> str:
    look = LOOKS[kind]
    id = _body_id(kind, turned)
    light, middle, dark = look.rim
    # Seen by a turned die, the light from the upper left comes straight from its left.
    to = 'x2="1" y2="0"' if turned else 'x2="1" y2="1"'
    shadow = 'x="-44.5" y="-48"' if turned else 'x="-47" y="-44"'
    spin = ' transform="rotate(45)"' if turned else ""
    gloss = "M-41 24V-24C-41-34-36-40-27-41" if turned else "M-41 6V-26C-41-36-36-41-26-41H6"
    # The lowest corner of a turned die is kept for the name of its slot.
    corners = [(-33, -33), (33, -33), (-33, 33)] + ([] if turned else [(33, 33)])
    trim = "".join(f'<g transform="translate({x} {y})">{look.corner}</g>' for x, y in corners)
    pattern = look.pattern + (trim if look.corner else "")
    return (
        f'<linearGradient id="{id}-rim" {to}><stop stop-color="{light}"/>'
        f'<stop offset=".4" stop-color="{middle}"/><stop offset="1" stop-color="{dark}"/>'
        f'</linearGradient><linearGradient id="{id}-face" {to}><stop stop-color="{look.face[0]}"/>'
        f'<stop offset="1" stop-color="{look.face[1]}"/></linearGradient>'
        f'<g id="{id}"{spin}><rect {shadow} width="97" height="97" rx="21" fill="#000" '
        'fill-opacity=".38"/>'
        f'<rect x="-48" y="-48" width="96" height="96" rx="20" fill="url(#{id}-rim)" '
        'stroke="#120c08" stroke-opacity=".55" stroke-width="1.5"/>'
        f'<rect x="-41" y="-41" width="82" height="82" rx="16" fill="url(#{id}-face)"/>'
        f'{pattern}<path d="{gloss}" transform="scale(1.07)" fill="none" stroke="#fff" '
        'stroke-opacity=".6" stroke-width="2.6" stroke-linecap="round"/></g>'
    )


def definitions(tokens: Iterable[tuple[str, bool]], *, also: Iterable[str] = ()) -> str:
    """The `<defs>` of these faces, each with whether it lies turned, and of further symbols."""
    wanted = sorted(set(tokens))
    faces = [(Face.of(token), turned) for token, turned in wanted]
    bodies = sorted({(face.kind, turned) for face, turned in faces})
    symbols = sorted({face.symbol for face, _ in faces} | set(also))
    parts = [f'<g id="dm-{symbol}">{SYMBOLS[symbol]}</g>' for symbol in symbols]
    drawn = "".join(parts)
    paints = [paint for id, paint in PAINTS.items() if f"#{id})" in drawn]
    parts += [_body(kind, turned) for kind, turned in bodies]
    for face, turned in faces:
        parts.append(
            f'<g id="{face_id(face.token, turned=turned)}">'
            f'<use href="#{_body_id(face.kind, turned)}"/>{_symbols(face, turned)}</g>'
        )
    return "".join([*paints, *parts])

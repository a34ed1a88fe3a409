"""Draws what the dice lie on: the mountain with its carved face, the lanterns, the bag.

Everything is in the units of the whole picture, which is 1200 wide. Each dice row of the mountain
lies half a diagonal above the one below, so a slot's place is simple arithmetic (`place`).

It is drawn at dusk. The page shows it by day, too: `themed` puts a CSS variable in the place of
each colour that is another one by day, and `DAY` has their values.
"""

from __future__ import annotations

from xml.sax.saxutils import escape

from diceminer.notation import ROWS, row_and_number
from diceminer.pictures.dice import number as n

WIDTH = 1200
HEIGHT = 590  # of the scene with the mountain; the troves lie below
DIAGONAL = 136  # from corner to corner of a turned die, and so from slot to slot
_LEFT = (WIDTH - 6 * DIAGONAL) / 2
_FLOOR = 522  # where the lowest corners of row a rest

CROWN = (
    '<g id="dm-crown"><path d="M-46 30-50-24-24 0 0-42 24 0 50-24 46 30z" fill="url(#dm-brass)" '
    'stroke="#3b2605" stroke-width="5" stroke-linejoin="round"/>'
    '<path d="M-46 30H46V42H-46z" fill="#b37a18" stroke="#3b2605" stroke-width="5" '
    'stroke-linejoin="round"/><g fill="#fff1bf" stroke="#3b2605" stroke-width="3">'
    '<circle cx="-50" cy="-28" r="7"/><circle cy="-46" r="8"/><circle cx="50" cy="-28" r="7"/></g>'
    '<path d="M0 4 9 16 0 28-9 16z" fill="#e8302c"/></g>'
)
LOCK = (
    '<g id="dm-lock"><path d="M-17-4V-16C-17-41 17-41 17-16V-4" fill="none" stroke="#2d1704" '
    'stroke-width="17"/><path d="M-17-4V-16C-17-41 17-41 17-16V-4" fill="none" stroke="#e9dcc0" '
    'stroke-width="8"/><rect x="-31" y="-8" width="62" height="48" rx="9" fill="url(#dm-brass)" '
    'stroke="#2d1704" stroke-width="5"/><circle cy="11" r="7" fill="#2d1704"/>'
    '<path d="M-3 12H3L5 29H-5z" fill="#2d1704"/></g>'
)
LANTERN = (
    '<g id="dm-lamp"><path d="M0-58V-36" stroke="#1a1010" stroke-width="4"/>'
    '<path d="M-13-30C-13-42 13-42 13-30" fill="none" stroke="#1a1010" stroke-width="4"/>'
    '<path d="M-20-22-12-32H12L20-22z" fill="#4a3320" stroke="#1a1010" stroke-width="2.5"/>'
    '<path d="M-17-22H17L20 32H-20z" fill="#ffd36b"/>'
    '<path d="M-17-22H17L20 32H-20z" fill="url(#dm-flame)"/>'
    '<path d="M0-8C8 4 9 12 6 19 3 25-3 25-6 19-9 12-5 6 0-8z" fill="#fffbe8"/>'
    '<path d="M-17-22-20 32M17-22 20 32M-18.5 5H18.5" stroke="#2a1a12" stroke-width="3"/>'
    '<path d="M-24 32H24L20 42H-20z" fill="#4a3320" stroke="#1a1010" stroke-width="2.5"/></g>'
    '<g id="dm-lantern"><circle r="210" cy="8" fill="url(#dm-light)"/><use href="#dm-lamp"/></g>'
)
BAG = (
    '<g id="dm-bag"><path d="M-23-30C-50-8-62 34-46 50-30 62 30 62 46 50 62 34 50-8 23-30z" '
    'fill="url(#dm-leather)" stroke="#1d0f07" stroke-width="4" stroke-linejoin="round"/>'
    '<path d="M-29-55C-14-47-10-57 0-51 10-57 14-47 29-55 31-46 27-38 '
    '21-31H-21C-27-38-31-46-29-55z" '
    'fill="#a5703f" stroke="#1d0f07" stroke-width="4" stroke-linejoin="round"/>'
    '<path d="M-25-32H25" stroke="#e8c879" stroke-width="7" stroke-linecap="round"/>'
    '<path d="M18-30C28-22 26-10 32-4M20-30C32-26 36-16 44-14" fill="none" stroke="#e8c879" '
    'stroke-width="3.5" stroke-linecap="round"/>'
    '<path d="M-36 2C-42 18-42 32-36 42M-14-14C-18-4-20 6-20 14" fill="none" stroke="#d9a468" '
    'stroke-opacity=".6" stroke-width="4" stroke-linecap="round"/></g>'
)
_PAINTS = (
    '<linearGradient id="dm-sky" x2="0" y2="1"><stop stop-color="#131330"/>'
    '<stop offset=".28" stop-color="#382a60"/><stop offset=".46" stop-color="#87436f"/>'
    '<stop offset=".6" stop-color="#dc7a56"/><stop offset=".72" stop-color="#fbc274"/>'
    "</linearGradient>"
    '<linearGradient id="dm-rock" x2=".9" y2="1"><stop stop-color="#7d6675"/>'
    '<stop offset=".4" stop-color="#574553"/><stop offset="1" stop-color="#2a2028"/>'
    "</linearGradient>"
    '<radialGradient id="dm-light"><stop stop-color="#ffd98a" stop-opacity=".75"/>'
    '<stop offset=".25" stop-color="#ffb04d" stop-opacity=".34"/>'
    '<stop offset="1" stop-color="#ff8a2a" stop-opacity="0"/></radialGradient>'
    '<radialGradient id="dm-flame" cy=".6"><stop stop-color="#fff6cf"/>'
    '<stop offset="1" stop-color="#f08a1c" stop-opacity=".7"/></radialGradient>'
    '<radialGradient id="dm-cave" cy=".55" r=".62"><stop stop-color="#5a3a26"/>'
    '<stop offset=".6" stop-color="#34221d"/><stop offset="1" stop-color="#1a1116"/>'
    "</radialGradient>"
    '<linearGradient id="dm-leather" x2=".9" y2="1"><stop stop-color="#b98047"/>'
    '<stop offset=".5" stop-color="#85532a"/><stop offset="1" stop-color="#422412"/>'
    "</linearGradient>"
    '<linearGradient id="dm-ground" x2="0" y2="1"><stop stop-color="#2b1f24"/>'
    '<stop offset="1" stop-color="#17111a"/></linearGradient>'
)
DEFINITIONS = _PAINTS + CROWN + LOCK + LANTERN + BAG

# The colours that are others by day: at dusk, the name, by day.
_THEMED = (
    ("#131330", "sky-top", "#7db9e6"),
    ("#382a60", "sky-high", "#9fcdee"),
    ("#87436f", "sky-middle", "#c2e0f3"),
    ("#dc7a56", "sky-low", "#e2eff1"),
    ("#fbc274", "horizon", "#fdf2d2"),
    ("#fff3d6", "stars", "#fff0"),
    ("#fff0d500", "clouds", "#ffffff"),
    ("#ffe27a00", "sun", "#fff6c9"),
    ("#7b4468", "ridge-far", "#a3bdd4"),
    ("#4c2d4c", "ridge-near", "#86a79b"),
    ("#7d6675", "rock-lit", "#d3c2ae"),
    ("#574553", "rock", "#a39186"),
    ("#2a2028", "rock-shade", "#75666a"),
    ("#170f16", "rock-edge", "#4b3f42"),
    ("#efe3ea", "snow", "#ffffff"),
    ("#f6bd8f", "rock-light", "#fffbe6"),
    ("#2b1f24", "ground", "#93aa63"),
    ("#17111a", "ground-deep", "#66803f"),
    ("#d9a173", "face-light", "#fff1d3"),
    ("#120b0e", "face-edge", "#3c2a21"),
    ("#2b1b18", "face-inside", "#543a2b"),
    ("#5a3a26", "cave-lit", "#8d6747"),
    ("#34221d", "cave", "#674833"),
    ("#1a1116", "cave-deep", "#4d3527"),
    ("#ffd98a", "lamplight", "#ffd98a5c"),
    ("#ffb04d", "lamplight-edge", "#ffb04d33"),
)
DAY = {f"--scene-{name}": day for _, name, day in _THEMED}


def themed(drawing: str) -> str:
    """A drawing at dusk that changes with the theme of the page that it is put in."""
    for dusk, name, _ in _THEMED:
        drawing = drawing.replace(f'"{dusk}"', f'"var(--scene-{name},{dusk})"')
    return drawing


_PEAKS = "432 132 480 104 512 58 562 42 600 70 642 36 690 56 720 104 772 136"
_STARS = (
    (40, 150, 1.3), (95, 214, 1), (152, 176, 1.6), (230, 196, 1), (286, 152, 1.3), (338, 236, 1),
    (392, 168, 1), (436, 44, 1.2), (488, 60, 1.6), (560, 26, 1), (640, 40, 1.5), (742, 78, 1),
    (790, 170, 1.4), (846, 206, 1), (902, 178, 1.2), (968, 226, 1), (1034, 186, 1.6),
    (1096, 214, 1), (1150, 172, 1.3), (1176, 236, 1), (24, 268, 1), (1120, 20, 1), (18, 30, 1.2),
)  # fmt: skip

_SUN = (
    '<g fill="#ffe27a00"><circle cx="322" cy="92" r="92" fill-opacity=".2"/>'
    '<circle cx="322" cy="92" r="62" fill-opacity=".32"/><circle cx="322" cy="92" r="40"/></g>'
)
_CLOUD = "c-22 0-26-26-2-28 0-24 34-32 46-12 14-18 48-10 46 12 30-6 38 28 8 28z"
_CLOUDS = (
    f'<path d="M52 150{_CLOUD}M846 92{_CLOUD}M1056 196{_CLOUD}M176 262{_CLOUD}" '
    'fill="#fff0d500" fill-opacity=".82"/>'
)

_PALE_RIDGE = (
    '<path d="M0 402 70 352 128 384 214 306 290 372 352 330 470 420 540 352 622 398 690 342 '
    '760 420 846 340 902 376 984 296 1060 366 1120 328 1200 392V590H0z" fill="#7b4468"/>'
)
_RIDGE = (
    '<path d="M0 470 90 412 160 446 250 384 380 480 470 410 580 462 700 402 830 480 '
    '940 396 1010 440 1100 390 1200 460V590H0z" fill="#4c2d4c"/>'
)
_GROUND = (
    '<path d="M0 590V566L60 562 180 556 300 564 430 558 600 566 760 558 900 564 1040 554 1150 562 '
    '1200 566V590z" fill="#2b1f24"/>'
)


def place(slot: str) -> tuple[float, float]:
    """The centre of a slot: each row starts half a slot further right, half a slot higher.

    >>> place("a1"), place("b1")
    ((260.0, 454.0), (328.0, 386.0))
    """
    row, column = row_and_number(slot)
    x = _LEFT + DIAGONAL * (column - 0.5 + row / 2)
    return x, _FLOOR - DIAGONAL * (row + 1) / 2


def _outline() -> str:
    """Round all slots: straight slopes, and a notch between neighbours above and below."""
    half = DIAGONAL / 2
    points: list[tuple[float, float]] = []
    for column in range(1, ROWS["e"] + 1):
        x, y = place(f"e{column}")
        points += [(x, y - half), (x + half, y)]
    for column in range(ROWS["a"], 0, -1):
        x, y = place(f"a{column}")
        points += [(x + half, y), (x, y + half)]
    x, y = place("a1")
    points.append((x - half, y))
    return "M" + " ".join(f"{n(x)} {n(y)}" for x, y in points) + "z"


def scene(*, wide: bool = False) -> str:
    """Sky, far ridges, the mountain with its carved face, lanterns; the slots are still empty.

    A wide one goes on beyond its frame, for screens that show more than that: the land to both
    sides, the sky above and the ground below. It has a sun and clouds, which are seen by day.
    """
    face = _outline()
    land = _mirrored if wide else _plain
    return (
        (_beyond() if wide else f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#dm-sky)"/>')
        + (_SUN if wide else "")
        + land("dm-stars", _stars() + (_CLOUDS if wide else ""))
        # Far ridges, paler the further they are.
        + land("dm-pale", _PALE_RIDGE, opacity=".8")
        + land("dm-ridge", _RIDGE)
        # The mountain itself, snow on its peaks, and the last light on its left shoulder.
        + f'<path d="M0 590 34 546 78 530 104 478 148 452 176 402 232 366 258 312 320 276 346 222 '
        f"404 184 {_PEAKS} 800 186 858 226 884 282 940 316 972 370 1026 404 1054 456 "
        '1098 480 1124 532 1166 548 1200 590" fill="url(#dm-rock)" stroke="#170f16" '
        'stroke-width="2.5" stroke-linejoin="round"/>'
        f'<path d="M{_PEAKS} 744 128 712 106 694 120 664 88 640 104 614 88 600 104 578 88 556 110 '
        '528 92 500 124 478 112 452 138z" fill="#efe3ea" fill-opacity=".8"/>'
        '<path d="M104 478 148 452 176 402 232 366 258 312 320 276 346 222 404 184 432 132 480 104 '
        '512 58 562 42 600 70" fill="none" stroke="#f6bd8f" stroke-opacity=".6" stroke-width="4" '
        'stroke-linejoin="round"/>'
        '<g fill="#fff" fill-opacity=".06"><path d="M404 184 432 132 470 150 420 214 366 '
        '262 346 222z"/>'
        '<path d="M232 366 258 312 300 330 250 390 190 440 176 402z"/>'
        '<path d="M104 478 148 452 160 500 120 560 60 566 78 530zM300 540 340 516 372 548 330 566z'
        'M560 556 600 520 640 552 600 566z"/></g>'
        '<g fill="#000" fill-opacity=".17"><path d="M772 136 800 186 858 226 884 282 830 '
        '250 780 190z"/>'
        '<path d="M940 316 972 370 1026 404 1054 456 990 430 940 372z"/>'
        '<path d="M1054 456 1098 480 1124 532 1166 548 1080 548 1040 500z'
        'M430 548 470 516 500 560 450 566zM700 560 740 518 770 556z"/></g>'
        + land("dm-near", _GROUND + _rails())
        # The carved face: a hollow, dark at its upper left edge, catching light at its lower right.
        + f'<path d="{face}" fill="#d9a173" stroke="#d9a173" stroke-width="23" stroke-opacity=".5" '
        'fill-opacity=".5" stroke-linejoin="round" transform="translate(2.5 3)"/>'
        f'<path d="{face}" fill="#120b0e" stroke="#120b0e" stroke-width="22" '
        'stroke-linejoin="round"/>'
        f'<path d="{face}" fill="url(#dm-cave)" stroke="#2b1b18" stroke-width="11" '
        'stroke-linejoin="round"/>'
        # Timber props and lanterns beside the face, and a mug that somebody left.
        + _post(128, 400, 566)
        + _post(1072, 400, 566)
        + '<use href="#dm-lantern" transform="translate(152 452) scale(.8)"/>'
        '<use href="#dm-lantern" transform="translate(1048 452) scale(.8)"/>'
        # The page leaves these two out where they would be cut.
         + f'<g class="aside">{_cart(62, 560)}{_barrel(1140, 574)}</g>'
    )


def _stars() -> str:
    stars = "".join(f'<circle cx="{x}" cy="{y}" r="{r}"/>' for x, y, r in _STARS)
    return f'<g fill="#fff3d6" fill-opacity=".8">{stars}</g>'


def _beyond() -> str:
    """The sky to both sides and above, the ground below."""
    place = f'x="{-4 * WIDTH}" width="{9 * WIDTH}"'
    return (
        f'<rect {place} y="-{2 * HEIGHT}" height="{2 * HEIGHT + 1}" fill="#131330"/>'
        f'<rect {place} height="{HEIGHT}" fill="url(#dm-sky)"/>'
        f'<rect {place} y="{HEIGHT - 1}" height="{2 * HEIGHT}" fill="url(#dm-ground)"/>'
    )


def _plain(_id: str, drawing: str, *, opacity: str = "") -> str:
    return drawing.replace("/>", f' fill-opacity="{opacity}"/>') if opacity else drawing


def _mirrored(id: str, drawing: str, *, opacity: str = "") -> str:
    """A drawing as wide as the scene, continued on both sides by its mirror images."""
    return (
        f'<g opacity="{opacity or 1}"><use href="#{id}" transform="translate(1) scale(-1 1)"/>'
        f'<use href="#{id}" transform="translate({2 * WIDTH - 1}) scale(-1 1)"/>'
        f'<g id="{id}">{drawing}</g></g>'
    )


def _rails() -> str:
    sleepers = "".join(f"M{x} 574H{x + 12}" for x in range(8, WIDTH, 30))
    return (
        f'<path d="{sleepers}" stroke="#553a26" stroke-width="9"/>'
        f'<path d="M0 570H{WIDTH}" stroke="#8f8791" stroke-width="3"/>'
        f'<path d="M0 580H{WIDTH}" stroke="#6a6069" stroke-width="3.5"/>'
    )


def _cart(x: int, y: int) -> str:
    return (
        f'<g transform="translate({x} {y})" stroke="#170e0a" stroke-width="2.5" '
        'stroke-linejoin="round"><use href="#dm-gem" transform="translate(-14 -40) scale(.3)"/>'
        '<use href="#dm-gem" transform="translate(14 -41) scale(.26)"/>'
        '<use href="#dm-gem" transform="translate(0 -46) scale(.34)"/>'
        '<path d="M-40-34H40L30 2H-30z" fill="#5d4a4a"/><path d="M-40-34H40L38-26H-38z" '
        'fill="#8b7673"/><path d="M-20-26-16 2M20-26 16 2" stroke-opacity=".6"/>'
        '<g fill="#3a2e33"><circle cx="-18" cy="5" r="9"/><circle cx="18" cy="5" r="9"/></g>'
        '<g fill="#a0949c" stroke="none"><circle cx="-18" cy="5" r="3"/>'
        '<circle cx="18" cy="5" r="3"/></g></g>'
    )


def _barrel(x: int, y: int) -> str:
    return (
        f'<g transform="translate({x} {y})"><path d="M-22-58C-29-40-29-18-22 0H22C29-18 '
        '29-40 22-58z" '
        'fill="#8a562b" stroke="#170e0a" stroke-width="2.5"/>'
        '<path d="M-9-58C-12-40-12-18-9 0M9-58C12-40 12-18 9 0" fill="none" stroke="#5a3416" '
        'stroke-width="1.8"/><path d="M-25-46H25M-25-12H25" stroke="#6f666d" stroke-width="6"/>'
        '<path d="M-18-52C-23-38-23-20-19-6" fill="none" stroke="#d79f62" stroke-opacity=".6" '
        'stroke-width="3"/><circle cy="-28" r="4" fill="#2a180a"/>'
        '<use href="#dm-beer" transform="translate(-2 -75) scale(.32)"/></g>'
    )


def _post(x: int, top: int, foot: int) -> str:
    arm = 1 if x < WIDTH / 2 else -1
    return (
        f'<g stroke="#170e0a" stroke-width="2.5" stroke-linejoin="round">'
        f'<path d="M{x - 7} {top}H{x + 7}L{x + 9} {foot}H{x - 9}z" fill="#6b4526"/>'
        f'<path d="M{x} {top + 36}L{x + 26 * arm} {top + 10}" stroke="#4a2e18" stroke-width="7"/>'
        f'<path d="M{x - 8 * arm} {top + 1}H{x + 38 * arm}V{top + 12}H{x - 8 * arm}z" '
        'fill="#80552f"/></g>'
    )


def notch(slot: str, title: str) -> str:
    """An empty slot: the hollow where a die would lie, with its name."""
    x, y = place(slot)
    return (
        f'<g transform="translate({n(x)} {n(y)})"><title>{escape(title)}</title>'
        '<rect x="-43" y="-43" width="86" height="86" '
        'rx="17" transform="rotate(45)" fill="#0c0709" fill-opacity=".55" stroke="#c98d55" '
        'stroke-opacity=".35" stroke-width="1.5" stroke-dasharray="5 5"/>'
        '<path d="M-52 4-6 50Q0 56 6 50L52 4" fill="none" stroke="#e0a063" stroke-opacity=".5" '
        'stroke-width="2.5" stroke-linecap="round"/>'
        f'<text y="5" font-size="15" text-anchor="middle" fill="#e8c49a" fill-opacity=".6">{slot}'
        "</text></g>"
    )

"""The symbols of the dice as small pixel pictures, for dice that are big enough to carry them.

`#` is ink, `+` a lighter ink, anything else the die itself.

>>> [len(row) for row in icon("HD4")] == [7] * 7
True
"""

from __future__ import annotations

from typing import Final

from diceminer.facts import Face

SIZE: Final = 7

_ICONS: Final = {
    "gem": """
        .#####.
        #++#++#
        #######
        .#+++#.
        ..#+#..
        ...#...
        .......
    """,
    "magic": """
        ...#...
        ..###..
        .##+##.
        ##+++##
        .##+##.
        ..###..
        ...#...
    """,
    "cave-in": """
        .......
        ...##..
        ..#++#.
        .#+++##
        ##+##++
        #+#++#+
        #######
    """,
    "dragon": """
        #.....#
        ##...##
        .#####.
        ##+#+##
        .#####.
        ..#+#..
        ..###..
    """,
    "pickaxe": """
        .#####.
        ##.#.##
        #..#..#
        ...#...
        ...#...
        ...#...
        ...#...
    """,
    "shield": """
        #######
        #+++++#
        #+++++#
        #+++++#
        .#+++#.
        ..#+#..
        ...#...
    """,
    "chest": """
        .#####.
        #+++++#
        #######
        #++#++#
        #+###+#
        #+++++#
        #######
    """,
    "beer": """
        .++++..
        ++++++.
        ######.
        #####.#
        #####.#
        ######.
        #####..
    """,
    "1": """
        ...#...
        ..##...
        ...#...
        ...#...
        ...#...
        ...#...
        ..###..
    """,
    "2": """
        ..###..
        .#...#.
        .....#.
        ....#..
        ...#...
        ..#....
        .#####.
    """,
    "3": """
        ..###..
        .#...#.
        .....#.
        ...##..
        .....#.
        .#...#.
        ..###..
    """,
    "4": """
        ....#..
        ...##..
        ..#.#..
        .#..#..
        .#####.
        ....#..
        ....#..
    """,
    "5": """
        .#####.
        .#.....
        .####..
        .....#.
        .....#.
        .#...#.
        ..###..
    """,
}
_ROWS: Final = {name: tuple(drawn.split()) for name, drawn in _ICONS.items()}


def icon(token: str) -> tuple[str, ...]:
    """The picture of what a face shows, whatever its count."""
    face = Face.of(token)
    return _ROWS[str(face.value) if face.symbol == "number" else face.symbol]


def count(token: str) -> str:
    """How many of it, where that is not plain from the picture.

    >>> count("HD4"), count("T4"), count("XS"), count("GB")
    ('×4', '', '', '')
    """
    face = Face.of(token)
    counted = face.symbol not in ("number", "beer") and token[-1].isdigit()
    return f"×{face.value}" if counted else ""

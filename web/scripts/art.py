"""Writes the drawings that the page shares with the pictures of positions.

`python web/scripts/art.py` draws every face, symbol and the scenery into web/src/lib/art; with
`--check` it only says whether they are current.
"""

from __future__ import annotations

import sys
from pathlib import Path

from diceminer.facts import FACES
from diceminer.pictures import dice, scenery

ART = Path(__file__).parents[1] / "src" / "lib" / "art"


def drawings() -> dict[str, str]:
    """Each file with what is drawn in it."""
    faces = [(token, turned) for token in FACES for turned in (False, True)]
    sprite = dice.definitions(faces, also=dice.SYMBOLS) + scenery.DEFINITIONS
    return {"sprite.svg": sprite, "scene.svg": scenery.scene()}


def main() -> int:
    """Write what is not current, or say so."""
    stale = 0
    for name, inner in drawings().items():
        text = f'<svg xmlns="http://www.w3.org/2000/svg">{inner}</svg>\n'
        file = ART / name
        if file.exists() and file.read_text(encoding="utf-8") == text:
            continue
        stale = 1
        if "--check" in sys.argv:
            print(f"{file.name} is not what the pictures draw: run python web/scripts/art.py")
        else:
            file.write_text(text, encoding="utf-8")
    return stale if "--check" in sys.argv else 0


if __name__ == "__main__":
    sys.exit(main())

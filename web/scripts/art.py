"""Writes what the page has from the engine: its drawings, and the notation of dice and slots.

`python web/scripts/art.py` draws every face, symbol and the scenery into web/src/art and
writes web/src/core/notation.ts; with `--check` it only says whether they are current.
"""

from __future__ import annotations

import json
import os
import sys
from itertools import product
from pathlib import Path

# A few troves are scored: nothing is worth compiling for that.
os.environ["NUMBA_DISABLE_JIT"] = "1"

from diceminer.facts import FACES, LETTERS, Face
from diceminer.notation import SLOT_NUMBER
from diceminer.pictures import dice, scenery
from diceminer.rules.constants import MOST_REFILLS, ROUNDS, SEATS
from diceminer.scorepad import score

SRC = Path(__file__).parents[1] / "src"


def drawings() -> dict[str, str]:
    """Each file with what is drawn in it."""
    faces = [(token, turned) for token in FACES for turned in (False, True)]
    sprite = dice.definitions(faces, also=dice.SYMBOLS) + scenery.themed(scenery.DEFINITIONS)
    pictures = {"sprite": sprite, "scene": scenery.themed(scenery.scene(wide=True))}
    return {
        f"art/{name}.svg": f'<svg xmlns="http://www.w3.org/2000/svg">{inner}</svg>\n'
        for name, inner in pictures.items()
    }


def day() -> str:
    """The scene's colours by day, as CSS; at dusk the drawing has its own."""
    note = "/* Made from the pictures in Python by web/scripts/art.py; not to be edited. */"
    colours = [f"  {name}: {colour};" for name, colour in scenery.DAY.items()]
    return "\n".join([note, "[data-theme='light'] {", *colours, "}"]) + "\n"


def symbols() -> dict[str, str]:
    """What the letters of a token show, tried out on the engine's own reader."""
    found = {}
    for kind, second in product(LETTERS.values(), ["", *"CDPS"]):
        for number in ("1", "2"):
            try:
                face = Face.of(kind + second + number)
            except ValueError:
                continue
            found[kind + second] = face.symbol
    return found


def tools() -> dict[str, str]:
    """The tool for each hazard, tried out on the engine's scoring: with it a hazard pays."""
    faces = [Face.of(token) for token in FACES]
    hazards, tools = ([face for face in faces if face.kind == kind] for kind in ("hazard", "tool"))
    return {
        hazard.symbol: tool.symbol
        for hazard, tool in product(hazards, tools)
        if score([{hazard.token: 1, tool.token: 1}])[0]["hazards"] > 0
    }


def notation() -> str:
    """Kinds, symbols and slots as TypeScript."""
    constants = {
        "KIND_OF_LETTER": {letter: kind for kind, letter in LETTERS.items()},
        "SYMBOL_OF_LETTERS": symbols(),
        "TOOLS": tools(),
        "ROUNDS": ROUNDS,
        "SEATS": SEATS,
        "REFILLS": MOST_REFILLS,
        "SCENE": {"width": scenery.WIDTH, "height": scenery.HEIGHT},
        # Where the centre of each slot is in the scene, from the bottom row up.
        "PLACES": {slot: scenery.place(slot) for slot in SLOT_NUMBER},
    }
    lines = [
        f"export const {name} = {json.dumps(value)} as const;" for name, value in constants.items()
    ]
    note = "/** Made from the engine's notation by web/scripts/art.py; not to be edited. */"
    return "\n".join([note, *lines]) + "\n"


def main() -> int:
    """Write what is not current, or say so."""
    stale = 0
    for name, text in {
        **drawings(),
        "art/day.css": day(),
        "core/notation.ts": notation(),
    }.items():
        file = SRC / name
        if file.exists() and file.read_text(encoding="utf-8") == text:
            continue
        stale = 1
        if "--check" in sys.argv:
            print(f"{file.name} is not what the engine says: run make wire")
        else:
            file.write_text(text, encoding="utf-8")
    return stale if "--check" in sys.argv else 0


if __name__ == "__main__":
    sys.exit(main())

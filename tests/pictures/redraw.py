"""Draws the pictures in docs/ anew: `python -m tests.pictures.redraw` from the project's folder."""

from __future__ import annotations

from pathlib import Path

from diceminer.facts import DICE
from diceminer.pictures.svg import dice_sheet, svg
from tests.pictures import views

DOCS = Path(__file__).parents[2] / "docs"


def pictures() -> dict[str, str]:
    return {
        "position.svg": svg(
            views.README, takeable=views.README_TAKEABLE, names=views.README_NAMES, width=1200
        ),
        "dice.svg": dice_sheet(DICE),
    }


if __name__ == "__main__":
    for name, drawn in pictures().items():
        (DOCS / name).write_text(drawn, encoding="utf-8")

"""Pictures as text: golden examples, widths, the geometry behind a click."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from rich.cells import cell_len

from diceminer import locale
from diceminer.documents import View
from diceminer.facts import HEROES
from diceminer.pictures.text import (
    mountain_layout,
    mountain_text,
    status_text,
    text,
    troves_text,
)
from tests.pictures import views

VIEWS = [*views.NAMED.values(), *map(views.rolled, range(30))]
ANSI = re.compile(r"\x1b\[[\d;]*m")

README = r"""
              ··    ··                  Round 2 of 3 · Excavation
             ·  ·  ·  ·                 Grim takes a die
            ·    ··    ·
           ·· e1 /\ e2 ··               Bag: 20
          ·  ·  /  \  ·  ·                9  tunnel
         ·    ·/ XP*\·    ·               2  treasure
        ·· d1 /\ d2 /\ d3 /\              3  magic
       ·  ·  /  \  /  \  /  \             5  hazard
      ·    ·/ M1 \/ TB \/ G3*\            1  tool
     /\ c1 /\ c2 /\ c3 /\ c4 /\
    /  \  /  \  /  \  /  \  /  \        *   can be taken
   / T2*\/ GB \/ T5 \/HC2 \/ T4 \
  /\ b1 /\ b2 /\ b3 /\ b4 /\ b5 /\
 /  \  /  \  /  \  /  \  /  \  /  \
/ T3 \/HD4 \/ M2 \/ T1 \/ XS \/ G1 \
\ a1 /\ a2 /\ a3 /\ a4 /\ a5 /\ a6 /
 \  /  \  /  \  /  \  /  \  /  \  /
  \/    \/    \/    \/    \/    \/

  Hilda · Prospector: G1 XP
  T1 T1 T2 T3 T5 TB · G1 G2 · M1 · HC2 HD3 · XP XS
  1: 6 + 4 − 2 = 8   Total 8
> Grim · Surveyor: T1 M1
  T1 T2 T2 T3 T4 TB · G3 · M1 M3 · HC1 · XC2 XB
  1: 4 + 6 + 3 = 13   Total 13

  Tunnels + Treasure + Hazards = Total
"""


def test_a_position_is_drawn_as_expected() -> None:
    drawn = text(views.README, takeable=views.README_TAKEABLE, names=views.README_NAMES)
    assert drawn == README[1:]


def test_marks_are_drawn_and_explained() -> None:
    assert troves_text(views.MAGIC) == [
        "> Player 1 · Alchemist: M1 M1 (M1)",
        "  T1 [T4] T4 · M1 (M1) M2 · HC1 · XP",
        "  Player 2 · Treasurer: G1 XC2",
        "  T1 · G1",
    ]
    assert status_text(views.MAGIC)[-2:] == ["( ) spent", "[ ] chosen"]
    assert "  {G3} G3 · XC2" in troves_text(views.CACHE)


def test_the_end_is_shown_with_tie_breaks_and_a_crown() -> None:
    assert troves_text(views.OVER, names=["Ada", "Bo"], lang="it")[4:8] == [
        "♛ Bo · Topografa: T1 M1",
        "  G1",
        "  1: 3 + 2 − 2 = 3   2: 1 + 1 + 2 = 4   3: 0 + 0 + 0 = 0   Totale 7",
        "  Spareggio: 7 · 9",
    ]
    assert status_text(views.OVER, names=["Ada", "Bo"], lang="it")[1] == "Vince Bo"


def test_solo_shows_score_rank_and_refills() -> None:
    assert status_text(views.SOLO)[0] == "Solo · 1 refill"
    assert troves_text(views.SOLO)[-1] == "  7 points: Disaster"


@pytest.mark.parametrize("view", VIEWS)
def test_every_die_is_in_the_picture(view: View) -> None:
    wanted: Counter[str] = Counter(view["mountain"].values())
    for seat in view["seats"]:
        wanted.update(seat["dice"])
        wanted.update(HEROES.get(seat["hero"] or "", ()))
    drawn = "\n".join([*mountain_text(view), *troves_text(view)])
    tokens = re.findall(r"\b(?:[TGMHX]B|[TGM]\d|H[CD]\d|X[PSC]\d?)\b", drawn)
    assert Counter(tokens) == wanted


@pytest.mark.parametrize("lang", locale.LANGUAGES)
@pytest.mark.parametrize("view", VIEWS)
def test_it_fits_80_columns_in_every_language(view: View, lang: str) -> None:
    takeable = list(view["mountain"])[-2:]
    drawn = text(view, lang=lang, takeable=takeable, names=["A long name 穴掘り名人" * 9] * 4)
    assert max(map(cell_len, drawn.splitlines())) <= 80


@pytest.mark.parametrize("view", VIEWS)
def test_colour_changes_nothing_but_the_colour(view: View) -> None:
    plain, coloured = text(view), text(view, color=True)
    assert "\x1b" not in plain
    assert ANSI.sub("", coloured) == plain
    for line in coloured.splitlines():
        # No colour runs over into the next line.
        assert not ANSI.findall(line) or ANSI.findall(line)[-1] == "\x1b[0m"


def test_each_kind_has_a_colour_of_its_own() -> None:
    heap = views.mountain("T1,G1,M1,HC1,XP,TB")
    row = mountain_text({"mountain": heap}, color=True)[14]
    styles = re.findall(r"\x1b\[(\d[\d;]+)m", row)
    assert len(set(styles)) == 5
    assert styles[0] == styles[-1]


def test_a_name_cannot_send_commands_to_the_terminal() -> None:
    assert "\x1b" not in text(views.README, names=["\x1b[2J", "\r\n\x07\x9b"])


@pytest.mark.parametrize("size", [3, 4, 5])
def test_the_layout_is_where_the_dice_are(size: int) -> None:
    mountain = dict.fromkeys(views.SLOTS, "HD4")
    layout = mountain_layout(size)
    lines = [line.ljust(layout.width) for line in mountain_text({"mountain": mountain}, size=size)]
    assert (len(lines), max(map(len, lines))) == (layout.height, layout.width)
    assert list(layout.boxes) == views.SLOTS
    for slot, (row, column, width, height) in layout.boxes.items():
        middle = [lines[r][column : column + width] for r in range(row, row + height)]
        assert [part[0] + part[-1] for part in middle] == ["/\\", "\\/"]
        assert [part.strip("/\\ ") for part in middle] == ["HD4", slot]
        assert layout.slot_at(row, column + width // 2) == slot
        assert layout.slot_at(row - size + 1, column + width // 2) is not None


def test_a_click_beside_the_mountain_meets_no_slot() -> None:
    layout = mountain_layout()
    hits = {
        layout.slot_at(row, column)
        for row in range(-1, layout.height + 1)
        for column in range(-1, layout.width + 1)
    }
    assert hits == {None, *views.SLOTS}
    for row, column in ((0, 0), (0, 35), (-1, 14), (18, 3), (17, 0), (5, 36)):
        assert layout.slot_at(row, column) is None


def test_dice_too_small_to_hold_their_token_are_refused() -> None:
    with pytest.raises(ValueError, match="at least 3"):
        mountain_layout(2)

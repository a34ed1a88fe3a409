"""SVG pictures: well-formed, complete, safe, in four languages."""

from __future__ import annotations

import re
from collections import Counter
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from diceminer import locale
from diceminer.documents import View
from diceminer.facts import DICE, FACES, HEROES
from diceminer.pictures import scenery
from diceminer.pictures.svg import dice_sheet, die_svg, svg
from tests.pictures import redraw, views

NS = "{http://www.w3.org/2000/svg}"
VIEWS = [*views.NAMED.values(), *map(views.rolled, range(30))]


def read(picture: str) -> ElementTree.Element:
    root = ElementTree.fromstring(picture)
    assert root.tag == f"{NS}svg"
    return root


def words(root: ElementTree.Element) -> list[str]:
    return ["".join(text.itertext()) for text in root.iter(f"{NS}text")]


def trove_dice(root: ElementTree.Element) -> list[ElementTree.Element]:
    return [die for die in root.iter() if die.get("data-token") and not die.get("data-slot")]


@pytest.mark.parametrize("view", VIEWS)
def test_every_die_of_the_mountain_is_drawn_once_in_its_slot(view: View) -> None:
    root = read(svg(view))
    drawn = [(e.get("data-slot"), e.get("data-token")) for e in root.iter() if e.get("data-slot")]
    assert sorted(drawn, key=str) == sorted(view["mountain"].items())


@pytest.mark.parametrize("view", VIEWS)
def test_troves_and_heroes_hold_as_many_dice_as_the_view(view: View) -> None:
    wanted: Counter[str] = Counter()
    for seat in view["seats"]:
        wanted.update(seat["dice"])
        wanted.update(HEROES.get(seat["hero"] or "", ()))
    assert Counter(die.get("data-token") for die in trove_dice(read(svg(view)))) == wanted


@pytest.mark.parametrize("view", VIEWS)
def test_the_bag_is_shown_by_kind(view: View) -> None:
    root = read(svg(view))
    counts = {e.get("data-kind"): e.get("data-count") for e in root.iter() if e.get("data-kind")}
    assert counts == {kind: str(count) for kind, count in view["bag"].items()}


@pytest.mark.parametrize("view", VIEWS)
def test_what_is_referred_to_is_defined_once_and_inside(view: View) -> None:
    picture = svg(view)
    ids = [e.get("id") for e in read(picture).iter() if e.get("id")]
    assert len(ids) == len(set(ids))
    used = set(re.findall(r'(?:href="|url\()#([\w-]+)', picture))
    assert used <= set(ids)
    # Nothing is fetched and nothing runs.
    assert not re.search(r'<script|<image|<style|\bon\w+=|href="[^#]|url\([^#]', picture)
    assert picture.count("http") == 1  # the namespace


@pytest.mark.parametrize("lang", locale.LANGUAGES)
@pytest.mark.parametrize("name", views.NAMED)
def test_every_phase_is_drawn_in_every_language(lang: str, name: str) -> None:
    view = views.NAMED[name]
    t = locale.texts(lang)
    root = read(svg(view, lang=lang))
    assert t(f"phase-{view['phase']}") in " ".join(words(root))
    assert t("picture-title") in root.get("aria-label", "")


@pytest.mark.parametrize(
    "name",
    [
        "<script>alert(1)</script>",
        '"><x',
        "a & b",
        "\x00\x1b[31m\ud800\ufffe",
        "名" * 300,
        "x" * 999,
    ],
)
def test_a_name_cannot_break_the_picture(name: str) -> None:
    for view in (views.README, views.OVER, views.HEROES_PHASE):
        picture = svg(view, names=[name] * len(view["seats"]))
        root = read(picture.encode().decode())
        assert not list(root.iter(f"{NS}script")) + list(root.iter(f"{NS}x"))
        assert max(map(len, words(root))) < 80


@given(st.lists(st.text(), min_size=2, max_size=2))
@settings(deadline=None)
def test_any_name_gives_well_formed_xml(names: list[str]) -> None:
    read(svg(views.README, names=names))


def test_names_heroes_scores_and_the_turn_are_shown() -> None:
    shown = words(read(svg(views.README, names=views.README_NAMES, takeable=views.README_TAKEABLE)))
    for part in ("Hilda", "Grim", "Prospector", "Surveyor", "Round 2 of 3", "Excavation",
                 "Grim takes a die", "−2", "8", "13", "20"):  # fmt: skip
        assert part in shown


def test_what_can_be_taken_is_rimmed_and_said() -> None:
    plain, marked = (
        read(svg(views.README, takeable=takeable)) for takeable in ((), views.README_TAKEABLE)
    )
    titles = [
        title.text
        for e in marked.iter()
        if e.get("data-slot") in views.README_TAKEABLE
        for title in e.iter(f"{NS}title")
    ]
    assert titles == [
        "b1: tunnel 2, can be taken",
        "c4: 3 gems, can be taken",
        "d2: 1 pickaxe, can be taken",
    ]
    rims = [len(list(root.iter(f"{NS}rect"))) for root in (plain, marked)]
    assert rims[1] - rims[0] == 2 * len(views.README_TAKEABLE)


def test_spent_chosen_and_cached_dice_look_different() -> None:
    def titles(view: View) -> Counter[str | None]:
        dice = trove_dice(read(svg(view)))
        return Counter(die.findtext(f"{NS}title") for die in dice)

    magic = titles(views.MAGIC)
    # One die and one of the hero's faces are spent.
    assert magic["1 magic symbol, spent"] == 2
    assert (magic["tunnel 4, chosen"], magic["tunnel 4"]) == (1, 1)
    assert titles(views.CACHE)["3 gems, cached"] == 1
    assert 'opacity=".38"' in svg(views.MAGIC)
    assert "#dm-lock" in svg(views.CACHE)


def test_the_winner_wears_a_crown_and_tie_breaks_are_shown() -> None:
    picture = svg(views.OVER, names=["Ada", "Bo"])
    shown = words(read(picture))
    assert "Bo wins" in shown
    assert "Tie-break 7 · −3" in shown
    assert picture.count('href="#dm-crown"') == 2
    assert 'href="#dm-crown"' not in svg(views.README)


def test_solo_shows_score_rank_and_refills() -> None:
    shown = words(read(svg(views.SOLO)))
    assert "7 points: Disaster" in shown
    assert "1 refill" in shown


@pytest.mark.parametrize("width", [320, 960, 1200])
def test_the_width_asked_for_keeps_the_proportions(width: int) -> None:
    root = read(svg(views.README, width=width))
    _, _, w, h = map(float, root.get("viewBox", "").split())
    assert float(root.get("width", 0)) == width
    assert float(root.get("height", 0)) == pytest.approx(width * h / w, abs=0.01)


@pytest.mark.parametrize("lang", locale.LANGUAGES)
@pytest.mark.parametrize("turned", [False, True])
def test_each_face_is_a_picture_of_its_own(lang: str, turned: bool) -> None:
    drawn = {die_svg(token, 80, turned=turned, lang=lang) for token in FACES}
    assert len(drawn) == len(FACES)
    for picture in drawn:
        assert read(picture).get("width") == "80"


@pytest.mark.parametrize(
    ("token", "symbols", "numeral"),
    [("G3", 3, []), ("HD4", 4, []), ("HD9", 1, ["9"]), ("M5", 1, ["5"]), ("XP2", 2, []),
     ("T5", 5, []), ("HB", 1, [])],
)  # fmt: skip
def test_a_face_shows_as_many_symbols_as_its_number(
    token: str, symbols: int, numeral: list[str]
) -> None:
    root = read(die_svg(token))
    face = next(e for e in root.iter() if e.get("id") == f"dm-{token}")
    body, *shown = face.iter(f"{NS}use")
    assert "standing" in body.get("href", "")
    assert len(shown) == symbols
    assert words(root) == numeral


def test_the_sheet_shows_every_face_once_with_how_often_it_comes() -> None:
    root = read(dice_sheet(DICE))
    assert [die.get("data-token") for die in trove_dice(root)] == [
        token for faces in DICE.values() for token in dict.fromkeys(faces)
    ]
    assert "G1 ×3" in words(root)


def test_a_corrected_die_is_on_the_sheet() -> None:
    own = {**DICE, "hazard": ("HC1", "HC9", "HC2", "HD3", "HD5", "HB")}
    assert "HC9" in words(read(dice_sheet(own)))


@pytest.mark.parametrize("name", ["position.svg", "dice.svg"])
def test_the_pictures_in_docs_are_what_is_drawn_now(name: str) -> None:
    stored = (redraw.DOCS / name).read_text(encoding="utf-8")
    assert stored == redraw.pictures()[name], "draw anew: python -m tests.pictures.redraw"
    assert len(stored.encode()) < 150_000


def test_the_page_has_a_colour_by_day_for_every_name_and_other_pictures_are_at_dusk() -> None:
    page = scenery.themed(scenery.DEFINITIONS + scenery.scene(wide=True))
    assert set(re.findall(r"var\((--[\w-]+)", page)) == set(scenery.DAY)
    assert "var(" not in svg(views.README)

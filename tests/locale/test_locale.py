"""The small face of the locale: languages, texts, names of faces and heroes, sentences, rules."""

from __future__ import annotations

import re
import subprocess
import sys
from typing import cast

import pytest

from diceminer import locale
from diceminer.documents import Event, ScoredTrove
from diceminer.events import turn

SECTIONS = ["1", "2", "3", "4", "5", "5.1", "5.2", "5.3", "5.4", "6", "7", "8"]

SEATS: list[ScoredTrove] = [
    {
        "seat": 1,
        "dice": {"T1": 2},
        "hero": "engineer",
        "tunnels": 2,
        "treasure": 4,
        "hazards": -3,
        "total": 3,
        "gems": 2,
        "most_gems": True,
        "cave_ins": -3,
        "dragons": 0,
        "straights": [1, 1],
        "idle": {},
    },
    {
        "seat": 2,
        "dice": {"G1": 1},
        "hero": "engineer",
        "tunnels": 0,
        "treasure": 1,
        "hazards": 0,
        "total": 1,
        "gems": 1,
        "most_gems": False,
        "cave_ins": 0,
        "dragons": 0,
        "straights": [],
        "idle": {},
    },
]

# Each kind of event with the sentence an English log shows for it.
EVENTS: list[tuple[Event, str]] = [
    (
        {"event": "roll-off", "rolls": {"1": "T4", "2": "TB"}},
        "Roll-off for the start – Ada: tunnel 4, Player 2: Beer (tunnel).",
    ),
    ({"event": "start", "round": 1, "seat": 1}, "Round 1: Ada starts."),
    (
        {"event": "hero", "seat": 2, "hero": "dragon-slayer", "dealt": False},
        "Player 2 chooses a hero: Dragon Slayer.",
    ),
    (
        {"event": "hero", "seat": 1, "hero": "surveyor", "dealt": True},
        "Ada is dealt a hero: Surveyor.",
    ),
    ({"event": "fill", "dice": {"a1": "T3"}}, "1 die is laid on the mountain."),
    ({"event": "fill", "dice": {"a1": "T3", "a2": "G1"}}, "2 dice are laid on the mountain."),
    (
        {"event": "share", "seat": 1, "to": 2, "token": "XB", "rolled": "XC2"},
        "Cheers! Ada shares Beer (tool) with Player 2, who gets 2 chests.",
    ),
    (
        {"event": "take", "seat": 1, "slot": "e1", "token": "HD3"},
        "Ada takes 3 dragons from e1.",
    ),
    (
        {"event": "slide", "from": "e1", "to": "d1", "token": "T3"},
        "Slides from e1 to d1: tunnel 3.",
    ),
    ({"event": "pass", "seat": 1}, "Ada takes no second die."),
    ({"event": "spend", "seat": 1, "token": "M2", "hero": False}, "Ada spends 2 magic symbols."),
    (
        {"event": "spend", "seat": 1, "token": "M1", "hero": True},
        "Ada spends 1 magic symbol of the hero.",
    ),
    ({"event": "choose", "seat": 1, "token": "T4"}, "Ada will roll again: tunnel 4."),
    (
        {"event": "reroll", "seat": 1, "dice": [["T4", "T1"], ["XS", "XP"]]},
        "Ada rolls again: tunnel 4 → tunnel 1, 1 shield → 1 pickaxe.",
    ),
    (
        {"event": "score", "round": 2, "seats": SEATS},
        "Scores of round 2 – Ada: 3 (tunnels 2, treasure 4 doubled, hazards −3), "
        "Player 2: 1 (tunnels 0, treasure 1, hazards 0).",
    ),
    (
        {"event": "tiebreak", "seats": SEATS[1:]},
        "Scores of the tie-break – Player 2: 1 (tunnels 0, treasure 1, hazards 0).",
    ),
    ({"event": "cache", "seat": 1, "token": "G3"}, "Ada caches 3 gems."),
    (
        {"event": "roll", "seat": 1, "dice": [["HC2", "HB"]]},
        "Ada rolls the trove: 2 cave-ins → Beer (hazard).",
    ),
    ({"event": "round", "round": 2}, "Round 2 begins."),
    ({"event": "over", "winners": [1]}, "The game is over: Ada wins!"),
    ({"event": "over", "winners": None}, "The game is over."),
    ({"event": "set-up", "dice": {"M1": 2}}, "You start with 1 magic symbol, 1 magic symbol."),
    ({"event": "set-up", "dice": {}}, "You start with an empty trove."),
    (
        {"event": "again"},
        "Nothing could be done with these dice: the set-up starts again.",
    ),
    (
        {"event": "draft", "seat": 1, "slot": "e1", "token": "T1", "as": "T1", "cached": False},
        "Drafted from e1: tunnel 1.",
    ),
    (
        {"event": "draft", "seat": 1, "slot": "e1", "token": "GB", "as": "G3", "cached": True},
        "Drafted from e1 and cached: Beer (treasure), set to 3 gems.",
    ),
    ({"event": "recycle", "slot": "e2", "token": "HD4"}, "Recycled from e2: 4 dragons."),
    ({"event": "refill"}, "The mountain is refilled."),
    ({"event": "stop"}, "The digging stops."),
    ({"event": "points", "score": 46, "rank": "average"}, ""),
    (turn([1, 1, 0, 0, -1, 1, 0, 0, 0]), ""),
]


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({"LC_ALL": "it_IT.UTF-8", "LANG": "fr_FR"}, "it"),
        ({"LC_ALL": "", "LC_MESSAGES": "es_MX", "LANG": "fr_FR"}, "es"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_ALL": "C.UTF-8", "LANG": "it_IT"}, "en"),
        ({"LANG": "italic"}, "en"),
        ({}, "en"),
    ],
)
def test_the_default_language_is_the_systems(
    environment: dict[str, str], lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert locale.default() == lang


def test_an_unknown_language_an_unknown_text_and_a_missing_argument_are_refused() -> None:
    with pytest.raises(ValueError, match="no language 'de'; there are en, it, fr, es"):
        locale.texts("de")
    t = locale.texts("en")
    with pytest.raises(KeyError, match="no text 'no-such-text'"):
        t("no-such-text")
    with pytest.raises(TypeError, match=r"'points'.* n$"):
        t("points")


def test_texts_of_a_language_are_read_once() -> None:
    assert locale.texts("fr") is locale.texts("fr")


def test_numbers_are_written_as_the_language_does() -> None:
    said = [locale.texts(lang)("points", n=12345) for lang in locale.LANGUAGES]
    assert said == ["12,345 points", "12.345 punti", "12\u202f345 points", "12.345 puntos"]


@pytest.mark.parametrize(
    "token", ["", "T", "T10", "t1", "TB ", "HB1", "H3", "Z1", "XB2", "alchemist"]
)
def test_what_is_no_face_has_no_name(token: str) -> None:
    with pytest.raises(ValueError, match="no face token"):
        locale.face(locale.texts("en"), token)


def test_a_corrected_face_has_a_name_too() -> None:
    t = locale.texts("it")
    said = [locale.face(t, token) for token in ("T9", "G0", "XP3", "XC1")]
    assert said == ["tunnel 9", "0 gemme", "3 picconi", "1 forziere"]


@pytest.mark.parametrize(("event", "sentence"), EVENTS)
def test_an_event_is_described_in_a_sentence(event: Event, sentence: str) -> None:
    assert locale.event(locale.texts("en"), event, ["Ada", ""]) == sentence


@pytest.mark.parametrize("lang", locale.LANGUAGES)
@pytest.mark.parametrize(("event", "sentence"), EVENTS)
def test_an_event_is_described_in_every_language(lang: str, event: Event, sentence: str) -> None:
    said = locale.event(locale.texts(lang), event)
    assert bool(said) == bool(sentence)
    assert "\n" not in said


def test_an_unknown_event_is_refused() -> None:
    with pytest.raises(KeyError, match="no event 'dance'"):
        locale.event(locale.texts("en"), cast("Event", {"event": "dance"}))


def test_a_name_can_neither_break_a_line_nor_fill_the_screen() -> None:
    t = locale.texts("en")
    assert locale.player(t, 1, ["Ada\n\x1b[2J  Byron"]) == "Ada [2J Byron"
    assert locale.player(t, 1, ["a" * 5000]) == "a" * 39 + "…"
    assert locale.player(t, 1, ["\n"]) == "Player 1"


@pytest.mark.parametrize("lang", locale.LANGUAGES)
def test_the_rules_have_the_same_sections_in_every_language(lang: str) -> None:
    headings = re.findall(r"^##+ ([\d.]+?)\.? ", locale.rules(lang), re.MULTILINE)
    assert headings == SECTIONS
    assert locale.rules(lang).count("{dice}") == 1
    assert locale.rules(lang).count("{heroes}") == 1


@pytest.mark.parametrize("lang", locale.LANGUAGES)
def test_the_rules_are_built_alike_in_every_language(lang: str) -> None:
    # Headings, tables, numbered and plain lists, examples and paragraphs follow each other alike.
    start = re.compile(r"#+ |\||\d\. | *- |\*+|\{\w+\}|")

    def shape(text: str) -> list[str]:
        return [match[0] for line in text.splitlines() if (match := start.match(line))]

    assert shape(locale.rules(lang)) == shape(locale.rules("en"))


@pytest.mark.parametrize("lang", locale.LANGUAGES)
def test_the_rules_name_phases_and_ranks_as_the_catalogue_does(lang: str) -> None:
    t = locale.texts(lang)
    phases = [t(f"phase-{phase}") for phase in ("excavation", "magic", "scoring", "replenish")]
    for number, phase in enumerate(phases, 1):
        assert locale.section(lang, f"5.{number}").startswith(f"### 5.{number} {phase}\n")
    solo = locale.section(lang, "8")
    for rank in ("disaster", "brave-start", "improving", "average", "excellent", "masterful"):
        assert f"| {t(f'rank-{rank}')} |" in solo


@pytest.mark.parametrize("lang", locale.LANGUAGES)
def test_the_rules_and_the_catalogue_name_the_variants_alike(lang: str) -> None:
    variants = locale.section(lang, "7")
    for name in ("heroes", "deal_heroes", "reroll_hazards", "beer_takes", "extra_tunnel_dice"):
        word = locale.texts(lang)(f"variant-{name.replace('_', '-')}")
        assert f"- **{word}**" in variants
    # They are for players: no names of the program.
    assert "`" not in variants


def test_a_section_is_the_whole_of_it_and_nothing_else() -> None:
    five = locale.section("en", "5")
    assert five.startswith("## 5. Three rounds\n")
    assert "### 5.4 Replenish" in five
    assert "## 6" not in five
    assert locale.section("en", "5.4") in five
    assert locale.section("en", "8").rstrip().endswith("Masterful |")


@pytest.mark.parametrize("number", ["", "0", "9", "5.5", "55", ".", "1.1", "Dice", "5.1 Exc"])
def test_a_section_that_is_not_there_is_refused(number: str) -> None:
    with pytest.raises(KeyError, match="no section"):
        locale.section("en", number)


def test_plain_texts_do_not_wait_for_fluent() -> None:
    code = """
import sys
from diceminer import locale
assert locale.texts("it")("cheers") == "Alla salute!"
assert "fluent" not in sys.modules and "babel" not in sys.modules
assert locale.texts("it")("points", n=2) == "2 punti"
assert "fluent" in sys.modules
"""
    subprocess.run([sys.executable, "-c", code], check=True)

"""Four languages in eighty columns: nothing is cut, and the language changes at a key."""

from __future__ import annotations

import re
from typing import Any

import pytest
from textual.widgets import OptionList, Static

from diceminer import Game, locale, rulebook
from diceminer.facts import FACTS
from diceminer.position import read
from diceminer.terminal import storage
from diceminer.terminal.dialogs import Reading
from diceminer.terminal.start import Setup
from diceminer.terminal.widgets import Field
from tests.terminal.driver import Player, playing
from tests.terminal.test_flows import BEER, CHESTS, MAGIC

LONG = "Throgrim Ironbeard"


def lines_of(widget: Static) -> list[str]:
    """The lines of a text before it is fitted into its place."""
    content: Any = widget.content
    return str(getattr(content, "plain", content)).splitlines()


def assert_nothing_is_cut(player: Player, *ids: str) -> None:
    for id in ids:
        widget = player.app.screen.query_one(f"#{id}", Static)
        room = widget.content_size.width
        for line in lines_of(widget):
            assert len(line) <= room, (player.app.t.lang, id, line)
    for bar in player.app.screen.query("KeyBar").results(Static):
        for line in lines_of(bar):
            assert len(line) <= bar.size.width, (player.app.t.lang, line)
    for options in player.app.screen.query(OptionList):
        for option in options.options:
            shown = str(getattr(option.prompt, "plain", option.prompt))
            assert len(shown) <= options.content_size.width, (player.app.t.lang, shown)
    for field in player.app.screen.query(Field):
        if field.size.width:
            for _, value in field.choices:
                assert 26 + len(value) <= field.size.width, (player.app.t.lang, value)
            assert len(field.label) < 22, (player.app.t.lang, field.label)
            assert len(field.about) <= 2 * 70, (player.app.t.lang, field.about)


@pytest.mark.parametrize("lang", locale.LANGUAGES)
async def test_menu_and_settings_fit(lang: str) -> None:
    async with playing(lang=lang) as player:
        assert_nothing_is_cut(player)
        await player.press("enter")
        assert isinstance(player.app.screen, Setup)
        assert_nothing_is_cut(player, "setup-title")
        await player.press("left")
        assert_nothing_is_cut(player)


@pytest.mark.parametrize("lang", locale.LANGUAGES)
@pytest.mark.parametrize("position", [BEER, MAGIC, CHESTS], ids=["beer", "magic", "chests"])
async def test_every_question_fits(lang: str, position: str) -> None:
    beginning = read(position)
    game = Game(beginning.rules, (LONG, ""), beginning=beginning, seed=2)
    storage.save(game, ("human", "greedy"))
    async with playing(lang=lang, resume=True) as player:
        assert_nothing_is_cut(player, "prompt", "bar")
        assert LONG in player.text()
        if position == BEER:
            await player.press("b")
            assert_nothing_is_cut(player)
            # The whole of a longer text, whatever its line breaks.
            about = locale.texts(lang)("term-share-about")
            inside = " ".join(re.findall("│(.*)│", player.text()))
            assert about in re.sub(r"\s+", " ", inside)
            await player.press("enter")
            assert_nothing_is_cut(player, "prompt", "bar")
            await player.press("enter")
            assert_nothing_is_cut(player, "prompt", "bar")
        else:
            await player.press("right", "enter")
            assert_nothing_is_cut(player, "prompt", "bar")


@pytest.mark.parametrize("lang", locale.LANGUAGES)
async def test_help_speaks_the_language(lang: str) -> None:
    storage.save(Game.from_position(BEER, seed=2), ("human", "greedy"))
    async with playing(lang=lang, resume=True) as player:
        await player.press("f1")
        assert isinstance(player.app.screen, Reading)
        assert locale.texts(lang)("term-help-marks") in player.app.screen.markdown


async def test_help_leads_to_the_rules_and_back() -> None:
    async with playing(lang="it") as player:
        await player.press("question_mark", "r")
        assert isinstance(player.app.screen, Reading)
        assert player.app.screen.markdown == rulebook.page("it")
        await player.press("escape", "escape")
        await player.sees("Nuova partita")


async def test_a_key_changes_the_language_everywhere() -> None:
    async with playing(lang="en") as player:
        await player.press("f2")
        assert "Nuova partita" in player.text()
        await player.press("enter", "f2")
        assert "Une nouvelle partie" in player.text()
        assert storage.settings()["lang"] == "fr"


@pytest.mark.parametrize("lang", locale.LANGUAGES)
def test_the_rule_book_shows_the_dice_and_heroes_in_use(lang: str) -> None:
    page = rulebook.page(lang)
    assert not re.search(r"\{[a-z]+\}", page)
    t = locale.texts(lang)
    for hero in FACTS.heroes:
        assert locale.hero(t, hero.id) in page
    for sides in FACTS.dice.values():
        assert all(f"`{token}`" in page for token in sides)


def test_an_unknown_section_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        rulebook.page("en", "99")

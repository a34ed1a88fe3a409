"""Views, events and the other dicts are what `diceminer.documents` declares, key by key."""

from __future__ import annotations

import random
import re
import subprocess
import sys
from pathlib import Path
from typing import get_args, get_type_hints

import pytest
from pydantic import ConfigDict, TypeAdapter, ValidationError

from diceminer import Game, Rules, bots, documents, scorepad
from diceminer.documents import (
    BeerTakes,
    Evaluation,
    Event,
    HeroSet,
    HeroSets,
    Kind,
    Outcome,
    Phase,
    Preview,
    Rank,
    RulesDict,
    Sheet,
    SoloSheet,
    SomeRules,
    TableSheet,
    View,
    Worth,
)
from diceminer.facts import KINDS, SETS
from diceminer.rules.constants import HERO_SETS, RANKS
from diceminer.rules.phases import PHASES
from tests.contract.play import EVERY_SORT, choose, steps_of
from tests.games import until_over

ROOT = Path(__file__).parents[2]
EXACT = ConfigDict(extra="forbid", strict=True)
# A list takes a config, a TypedDict by itself does not.
VIEWS = TypeAdapter(list[View], config=EXACT)
EVENTS = TypeAdapter(list[Event], config=EXACT)
SHEETS = TypeAdapter(list[Sheet], config=EXACT)
PREVIEWS = TypeAdapter(list[Preview], config=EXACT)
OUTCOMES = TypeAdapter(list[Outcome], config=EXACT)
WORTHS = TypeAdapter(list[Worth], config=EXACT)
RULES = TypeAdapter(list[RulesDict], config=EXACT)
EVALUATIONS = TypeAdapter(list[Evaluation], config=EXACT)
TABLE_SHEETS = TypeAdapter(list[TableSheet], config=EXACT)
SOLO_SHEETS = TypeAdapter(list[SoloSheet], config=EXACT)

# By the name that an event of this kind has in "event".
EVENT_KINDS = {get_args(get_type_hints(kind)["event"])[0]: kind for kind in get_args(Event)}


def keys(kind: type) -> set[str]:
    return set(get_type_hints(kind))


def tied() -> Game:
    """A game with a tie-break."""
    game = Game.new(Rules(players=2, deal_heroes=True), seed=1)
    bot = bots.make("greedy")
    for _ in until_over(game):
        game.play(bot.choose(game))
    return game


@pytest.mark.parametrize("rules", EVERY_SORT, ids=str)
def test_every_document_of_a_game_is_as_declared(rules: Rules) -> None:
    for seed in range(2):
        game = Game.new(rules, seed=seed)
        chance = random.Random(seed)
        for now in steps_of(game, seed):
            VIEWS.validate_python([now.view()])
            SHEETS.validate_python(now.sheet())
            WORTHS.validate_python([now.worth(seat + 1) for seat in range(rules.players)])
            if now.legal():
                action = choose(now, chance)
                PREVIEWS.validate_python([now.preview(action)])
                OUTCOMES.validate_python(now.chance(action))
        EVENTS.validate_python(game.events)
        RULES.validate_python([rules.as_dict()])


def test_every_declared_event_occurs() -> None:
    games = [Game.new(Rules(players=1, magic=0), seed=13), tied()]
    for rules in EVERY_SORT:
        games += [game for *_, game in [steps_of(Game.new(rules, seed=n), n) for n in range(3)]]
    seen = {event["event"] for game in games for event in EVENTS.validate_python(game.events)}
    assert seen == set(EVENT_KINDS)


def test_a_rank_is_as_declared() -> None:
    for name in bots.names():
        for rules in (Rules(deal_heroes=True), Rules(players=1)):
            bot = bots.make(name, simulations=20, seed=1)
            ranked = bot.rank(Game.new(rules, seed=3))
            assert ranked
            EVALUATIONS.validate_python([evaluation for _, evaluation in ranked])


def test_sheets_of_the_score_pad_are_as_declared() -> None:
    dice = scorepad.read("T1 G1 HD4 XS")
    TABLE_SHEETS.validate_python(scorepad.score([dice, {}], ["engineer", None]))
    TABLE_SHEETS.validate_python(scorepad.score([dice]))
    SOLO_SHEETS.validate_python(scorepad.score([dice], solo=True))


@pytest.mark.parametrize(
    "event",
    [
        {"event": "pass"},
        {"event": "pass", "seat": "2"},
        {"event": "pass", "seat": 2, "token": "T1"},
        {"event": "dance", "seat": 2},
        {"event": "points", "score": 1, "rank": "fine"},
    ],
    ids=str,
)
def test_another_document_is_refused(event: dict[str, object]) -> None:
    """So that the tests above can fail."""
    with pytest.raises(ValidationError):
        EVENTS.validate_python([event])


def test_words_with_fixed_values_are_those_of_the_engine() -> None:
    assert get_args(Kind) == KINDS
    assert get_args(Phase) == PHASES
    assert get_args(Rank) == tuple(rank for _, rank in RANKS)
    assert get_args(HeroSet) == SETS
    assert set(get_args(HeroSets)) == set(HERO_SETS)
    for beer_takes in get_args(BeerTakes):
        assert Rules(beer_takes=beer_takes).as_dict()["beer_takes"] == beer_takes
    assert get_type_hints(RulesDict) == get_type_hints(SomeRules)
    assert list(Rules().as_dict()) == list(get_type_hints(RulesDict))


def rows(after: str) -> list[list[str]]:
    """The cells of the first table of docs/notation.md after some words."""
    page = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
    lines = page[page.index(after) :].splitlines()
    start = next(n for n, line in enumerate(lines) if line.startswith("| ---")) + 1
    end = next(n for n, line in enumerate(lines[start:], start) if not line.startswith("|"))
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[start:end]]


def quoted(cell: str) -> list[str]:
    return re.findall(r"`([\w-]+)`", cell)


def test_the_page_about_events_lists_what_is_declared() -> None:
    listed = {
        name: {"event", *quoted(fields)}
        for names, fields, _ in rows("Each event is a dict")
        for name in quoted(names)
    }
    assert listed == {name: keys(kind) for name, kind in EVENT_KINDS.items()}
    (score,) = [about for names, _, about in rows("Each event is a dict") if names == "`score`"]
    assert set(quoted(score)) == keys(documents.ScoredTrove)


def test_the_page_about_views_lists_what_is_declared() -> None:
    table = rows("`game.view()` is the whole public state")
    assert {name for names, _ in table for name in quoted(names)} == keys(View)
    (seats,) = [about for names, about in table if names == "`seats`"]
    assert set(quoted(seats)) == keys(documents.Seat)


SNIPPET = """
import diceminer
from diceminer import Game, Rules, bots, follow, scorepad

diceminer.Gaem  # wrong
Rules(heroes="all", beer_takes="two")
Rules(heroes="some")  # wrong
Rules(beer_takes="three")  # wrong
game = Game.new(seed=7)
game.view()["phase"]
game.view()["phaze"]  # wrong
game.view()["seats"][0]["hero_spend"]  # wrong
for event in game.play("hero engineer"):
    event["token"]  # wrong
    if event["event"] == "take":
        event["token"]
        event["tokn"]  # wrong
    elif event["event"] == "taken":  # wrong
        pass
game.sheet()[0]["tunnel"]  # wrong
game.preview("take e1")["slide"]  # wrong
follow(game.view(), game.events)["winner"]  # wrong
bots.make("master").rank(game)[0][1]["win"]
bots.make("master").rank(game)[0][1]["wins"]  # wrong
bots.make("mine.py:Mine").choose(game)
bots.make("mine.py:Mine").rank(game)  # wrong
scorepad.score([{}], solo=True)[0]["rank"]
scorepad.score([{}])[0]["rank"]  # wrong
"""


def test_a_users_type_checker_sees_a_misspelt_key() -> None:
    answer = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "-c", SNIPPET],
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
    )
    assert not answer.stderr
    found = {int(number) for number in re.findall(r"^<string>:(\d+): error", answer.stdout, re.M)}
    wrong = {n for n, line in enumerate(SNIPPET.split("\n"), 1) if line.endswith("# wrong")}
    assert found == wrong, answer.stdout

"""The score pad: the worked examples of the rules, and what no table could show."""

from __future__ import annotations

from collections import Counter

import pytest

from diceminer import FACES, Game, Rules
from diceminer.errors import Refusal
from diceminer.scorepad import read, score
from tests.games import until_over


@pytest.mark.parametrize(
    ("typed", "tokens"),
    [
        ("", ""),
        ("-", ""),
        ("  T1 ", "T1"),
        ("t1,t2;T3\tT3", "T1 T2 T3 T3"),
        ("2T1", "T1 T1"),
        ("2xT1", "T1 T1"),
        ("T1x2", "T1 T1"),
        ("T1×2, G3*2", "T1 T1 G3 G3"),
        ("2xp xsx2 2xxc2", "XP XP XS XS XC2 XC2"),
        ("hd4 HC2", "HC2 HD4"),
        ("10t1", "T1 " * 10),
    ],
)
def test_troves_are_read_as_people_type_them(typed: str, tokens: str) -> None:
    assert read(typed) == Counter(tokens.split())
    assert list(read(typed)) == [token for token in FACES if token in tokens.split()]


@pytest.mark.parametrize("typed", ["T9", "T", "T1T2", "2", "2T1x2", "x2", "T1 x2", "T-1", "T١"])
def test_a_word_that_is_no_die_is_named(typed: str) -> None:
    with pytest.raises(Refusal, match="is no face of a die"):
        read(typed)


# Rules 5.3: the examples of each part.
@pytest.mark.parametrize(
    ("typed", "part", "points"),
    [
        ("T1 T1 T2 T2 T3", "tunnels", 9),
        ("T1 T2 T2 T3", "tunnels", 6),
        ("T2 T3 T4", "tunnels", 0),
        ("T1 T2 T4", "tunnels", 3),
        ("T1 T1 T1", "tunnels", 3),
        ("2XP HC1 HC2 HD4", "hazards", 2),
        ("2XP HC1 HC2 HD4", "cave_ins", 6),
        ("2XP HC1 HC2 HD4", "dragons", -4),
        ("HC2 HD3 XS", "hazards", 1),
        ("TB GB MB HB XB M3 XC2", "total", 0),
    ],
)
def test_the_worked_examples(typed: str, part: str, points: int) -> None:
    sheet: dict[str, object] = {**score([read(typed), {}])[0]}
    assert sheet[part] == points


def test_only_one_player_with_strictly_the_most_gems_doubles() -> None:
    ada, bo, cy = score([read("G3 G2"), read("2G2"), read("G1")])
    assert [sheet["treasure"] for sheet in (ada, bo, cy)] == [10, 4, 1]
    assert [sheet["most_gems"] for sheet in (ada, bo, cy)] == [True, False, False]
    tied = score([read("G3"), read("G1 G2")])
    assert [(sheet["treasure"], sheet["most_gems"]) for sheet in tied] == [(3, False)] * 2


def test_heroes_count_in_every_part() -> None:
    engineer, treasurer, nobody = score(
        [read("T1 T3 HC2"), read("G1"), read("G1")], heroes=["engineer", "treasurer", None]
    )
    assert (engineer["tunnels"], engineer["hazards"], engineer["cave_ins"]) == (6, 2, 2)
    assert (treasurer["gems"], treasurer["treasure"], treasurer["most_gems"]) == (2, 4, True)
    assert (nobody["treasure"], nobody["hero"]) == (1, None)
    assert engineer["dice"] == {"T1": 1, "T3": 1, "HC2": 1}


def test_one_trove_alone_gets_both_figures() -> None:
    (sheet,) = score([read("T1 G3 HD3")])
    assert (sheet["treasure"], sheet["total"], sheet["most_gems"]) == (3, 1, None)
    assert sheet.get("with_most_gems") == {"treasure": 6, "total": 4}


def test_a_scored_game_has_the_same_sheets() -> None:
    game = Game.new(Rules(players=3, deal_heroes=True), seed=11)
    for _ in until_over(game):
        game.play(game.legal()[-1])
    scored = [event for event in game.events if event["event"] == "score"]
    assert len(scored) == 3
    for event in scored:
        sheets = score(
            [seat["dice"] for seat in event["seats"]], [seat["hero"] for seat in event["seats"]]
        )
        for sheet, seat in zip(sheets, event["seats"], strict=True):
            known: dict[str, object] = {**sheet}
            assert seat == {name: known[name] for name in seat}


def test_a_solo_game_scores_straights_gems_and_hazards() -> None:
    trove = read("2T1 2T2 T3 T4 T5 G3 G2 XC2 XS HD4 MB")
    (sheet,) = score([trove], solo=True, cached=read("G3"))
    parts = [sheet[part] for part in ("tunnels", "treasure", "hazards", "total")]
    assert parts == [5, 8, 4, 17]
    assert (sheet["rank"], sheet["cached"]) == ("brave-start", {"G3": 1})


def test_a_played_solo_game_has_the_same_sheet() -> None:
    for seed in range(5):
        game = Game.new(Rules(players=1), seed=seed)
        while not game.over and len(game.history) < 40:
            drafts = [action for action in game.legal() if action.startswith("draft")]
            game.play((drafts or game.legal())[-1])
        view = game.view()
        seat = view["seats"][0]
        (sheet,) = score([seat["dice"]], solo=True, cached=seat["cached"])
        assert (sheet["total"], sheet["rank"]) == (view.get("score"), view.get("rank"))


@pytest.mark.parametrize(
    ("problem", "troves", "options"),
    [
        ("pad-troves", [], {}),
        ("pad-troves", ["T1"] * 5, {}),
        ("pad-token", [{"t1": 1}], {}),
        ("pad-token", [{"Z9": 1}], {}),
        ("pad-too-many", ["28T1"], {}),
        ("pad-too-many", ["4G1", "5G2"], {}),
        ("pad-too-many", ["34T1"], {"extra_tunnel_dice": True}),
        ("pad-heroes-count", ["T1"], {"heroes": ["engineer", "alchemist"]}),
        ("pad-hero-unknown", ["T1"], {"heroes": ["wizard"]}),
        ("pad-hero-twice", ["T1", "T2"], {"heroes": ["engineer", "engineer"]}),
        ("pad-cached-table", ["G1"], {"cached": {"G1": 1}}),
        ("pad-solo-one", ["T1", "T2"], {"solo": True}),
        ("pad-solo-heroes", ["T1"], {"solo": True, "heroes": ["engineer"]}),
        ("pad-solo-beer", ["TB"], {"solo": True}),
        ("pad-solo-beer", ["4MB"], {"solo": True}),
        ("pad-solo-draft", ["T2"], {"solo": True}),
        ("pad-solo-draft", ["T1 2T2"], {"solo": True}),
        ("pad-solo-draft", ["XP HD3"], {"solo": True}),
        ("pad-solo-draft", ["XP 2HC1"], {"solo": True}),
        ("pad-cached", ["XC2 T1"], {"solo": True, "cached": {"T1": 1}}),
        ("pad-cached", ["XC2 G1"], {"solo": True, "cached": {"G1": 2}}),
        ("pad-chests", ["XC2 3G1"], {"solo": True, "cached": {"G1": 3}}),
    ],
)
def test_what_no_table_could_show_is_refused(
    problem: str, troves: list[str | dict[str, int]], options: dict[str, object]
) -> None:
    given = [read(trove) if isinstance(trove, str) else trove for trove in troves]
    with pytest.raises(Refusal) as caught:
        score(given, **options)  # type: ignore[call-overload]
    assert caught.value.id == problem
    for lang in ("en", "it", "fr", "es"):
        assert caught.value.text(lang)


def test_extra_tunnel_dice_are_there_when_played_with() -> None:
    assert score([read("33T1"), {}], extra_tunnel_dice=True)[0]["tunnels"] == 33

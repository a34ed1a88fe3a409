"""The log of a table by itself: what the seat to act is asked, and what take-backs leave of it."""

from __future__ import annotations

from dataclasses import replace

import pytest
from msgspec import json

from diceminer import Game, Rules
from diceminer.bots import make
from diceminer.server.game_log import Damaged, GameLog, first_row, net, standings
from diceminer.server.storage import Kind, LogRow
from tests.games import MOST_ACTIONS

RULES = Rules(players=2, deal_heroes=True)


def logged(game: Game) -> GameLog:
    """The log of a new game."""
    log = GameLog(game.rules, [])
    log.replay(game, first_row(game, 0))
    return log


def test_who_fills_chests_is_sent_how_many_dice_they_still_hold() -> None:
    log, bot = logged(Game.new(RULES, seed="chests")), make("greedy")
    room: list[int | None] = []
    for _ in range(MOST_ACTIONS):
        game = log.game
        if game is None or game.over:
            break
        view = game.view()
        asked = log.asked()
        assert asked.legal is not None
        assert json.decode(asked.legal) == game.legal()
        if view["phase"] == "cache":
            seat = view["seat"] or 0
            chests = game.sheet()[seat - 1]["chests"]
            assert asked.room == chests - sum(view["seats"][seat - 1]["cached"].values())
            room.append(asked.room)
        elif view["phase"] == "excavation":
            assert asked.room is None
        log.accept(log.play(bot.choose(game), "bot", None, None, 0))
    assert log.game is not None
    assert log.game.over
    assert room
    assert log.asked().room is None


def rows(*kept: tuple[Kind, str, str]) -> list[LogRow]:
    """Rows of a log from their kinds, actions and rolled tokens."""
    return [
        LogRow(version, kind, 1, action, rolled, "person", "g" * 22, None, 1, 0)
        for version, (kind, action, rolled) in enumerate(kept)
    ]


def test_what_was_taken_back_does_not_count() -> None:
    kept = rows(
        ("start", "", "T1 T2"),
        ("action", "share TB 2", "T3"),
        ("action", "take e1", ""),
        ("action", "take e2", ""),
        ("take-back", "2", ""),
        ("take-back", "1", ""),
        ("action", "take e2", ""),
    )
    assert net(kept) == [kept[0], kept[1], kept[6]]
    assert net(kept[:5]) == kept[:3]


@pytest.mark.parametrize(
    "last",
    [
        ("take-back", "0", ""),
        ("take-back", "2", ""),
        ("take-back", "7", ""),
        ("take-back", "-1", ""),
        ("take-back", "", ""),
        ("start", "", "T1 T2"),
    ],
)
def test_a_take_back_of_dice_or_to_nowhere_is_damage(last: tuple[Kind, str, str]) -> None:
    kept = rows(
        ("start", "", "T1 T2"),
        ("action", "share TB 2", "T3"),
        ("action", "take e1", ""),
        ("take-back", "1", ""),
        last,
    )
    with pytest.raises(Damaged, match="version 4"):
        net(kept)
    with pytest.raises(Damaged, match="version 2 is missing"):
        net([*kept[:2], kept[3]])


def test_a_resignation_is_no_action_and_there_is_one_a_seat() -> None:
    kept = rows(
        ("start", "", "T1 T2"),
        ("action", "take e1", ""),
        ("resignation", "", ""),
        ("take-back", "0", ""),
        ("action", "take e2", ""),
    )
    assert net(kept) == [kept[0], kept[4]]
    with pytest.raises(Damaged, match="version 3 resigns a second time"):
        net([*kept[:3], replace(kept[2], version=3)])


def test_who_resigns_is_placed_last_the_later_one_before() -> None:
    game = Game.new(Rules(players=4), seed="places")
    places = {row.seat: row.place for row in standings(game, [3, 1])}
    assert places == {2: 1, 4: 1, 1: 3, 3: 4}


def test_an_action_that_rolled_nothing_can_be_taken_back_and_played_again() -> None:
    log = logged(Game.new(RULES, seed="again"))
    assert log.game is not None
    assert log.undoable is None
    ada, first = "a" * 22, log.game.legal()[0]
    seat = log.game.seat
    position = log.game.position()
    moved = log.accept(log.play(first, "person", ada, "one", 0))
    assert log.undoable == (seat, ada)
    undone = log.accept_take_back(log.take_back(ada, "two", 0))
    assert (undone.version, undone.seat, undone.action) == (2, seat, first)
    assert log.game.position() == position
    assert (log.after(0), log.after(1), log.after(2)) == (None, None, [])
    again = log.accept(log.play(first, "bot", None, None, 0))
    assert (again.events, again.sheet) == (moved.events, moved.sheet)
    assert log.after(2) == [again]
    assert log.undoable is None, "no person chose it"

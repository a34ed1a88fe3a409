"""The log of a table by itself: what the seat to act is asked."""

from __future__ import annotations

from msgspec import json

from diceminer import Game, Rules
from diceminer.bots import make
from diceminer.server.game_log import GameLog, first_row

RULES = Rules(players=2, deal_heroes=True)


def logged(game: Game) -> GameLog:
    """The log of a new game."""
    log = GameLog(game.rules, [])
    log.replay(game, first_row(game, 0))
    return log


def test_who_fills_chests_is_sent_how_many_dice_they_still_hold() -> None:
    log, bot = logged(Game.new(RULES, seed="chests")), make("greedy")
    room: list[int | None] = []
    while (game := log.game) is not None and not game.over:
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
        log.accept(log.play(game, bot.choose(game), "bot", None, None, 0))
    assert room
    assert log.asked().room is None

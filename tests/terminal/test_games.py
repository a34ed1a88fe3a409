"""Whole games in the real program, by keys: against a bot, alone, several people."""

from __future__ import annotations

from diceminer import Game, Rules
from diceminer.terminal import storage
from diceminer.terminal.dialogs import Choice, Notice
from diceminer.terminal.ending import Ending
from diceminer.terminal.start import Setup
from tests.terminal.driver import playing


async def test_enter_twice_starts_a_game_against_a_greedy_bot() -> None:
    async with playing() as player:
        await player.press("enter")
        assert isinstance(player.app.screen, Setup)
        await player.press("enter")
        await player.until(lambda: len(player.app.screen_stack) > 2)
        await player.settle()
        assert player.board.table.seats == ("human", "greedy")
        assert player.game.rules == Rules()


async def test_a_whole_game_against_a_bot_ends_with_a_winner_and_leaves_no_save() -> None:
    async with playing(players=("human", "greedy"), seed=3) as player:
        await player.press("enter")
        assert storage.has_save()
        game = player.game
        await player.play_on()
        assert game.over
        assert not storage.has_save()
        assert isinstance(player.app.screen, Ending)
        names = player.app.screen.table.names(player.app.t)
        await player.sees(f"{names[game.winners[0] - 1]} wins")
        shown = player.text()
        for seat in game.view()["seats"]:
            assert str(seat["total"]).replace("-", "−") in shown
        await player.press("s")
        files = list((storage.home() / "records").iterdir())
        assert len(files) == 1
        assert Game.replay(files[0].read_text(encoding="utf-8")).view() == game.view()
        await player.press("r")
        await player.until(lambda: not isinstance(player.app.screen, Ending))
        await player.settle()
        assert not player.game.over


async def test_a_solo_game_ends_with_a_rank_in_the_high_scores() -> None:
    async with playing(rules=Rules(players=1, magic=2), names=("Ada",), seed=5) as player:
        for _ in range(6):
            await player.press("enter")
        game = player.game
        await player.press("f")
        assert game.view()["refills"] == 1
        await player.play_on()
        view = game.view()
        assert view["phase"] == "over"
        await player.sees("Place 1 of the high scores!")
        (entry,) = storage.high_scores()["1,magic=2"]
        assert (entry.name, entry.score, entry.rank) == ("Ada", view["score"], view["rank"])


async def test_stopping_alone_is_asked_twice() -> None:
    async with playing(rules=Rules(players=1), seed=5) as player:
        await player.press("d")
        assert isinstance(player.app.screen, Choice)
        await player.press("enter")
        assert not player.game.over
        game = player.game
        await player.press("d", "down", "enter")
        await player.until(lambda: isinstance(player.app.screen, Ending))
        assert game.over


async def test_people_at_one_keyboard_see_whose_turn_it_is() -> None:
    async with playing(players=("human", "human", "greedy"), names=("Ada", "Bo", "")) as player:
        first = player.game.seat
        await player.press("enter")
        await player.until(lambda: isinstance(player.app.screen, Notice))
        assert player.game.seat != first
        name = ("Ada", "Bo")[player.game.seat - 1]
        await player.sees(f"Pass the keyboard to {name}")


async def test_bots_alone_play_to_the_end_by_themselves() -> None:
    async with playing(players=("random", "random"), seed=1) as player:
        await player.until(lambda: isinstance(player.app.screen, Ending))
        await player.sees("wins")

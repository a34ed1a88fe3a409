"""The turns of a game, each from a position: sharing Beer, magic, chests, wild Beer, the mouse."""

from __future__ import annotations

from textual.widgets import OptionList

from diceminer import Game
from diceminer.terminal import Options, storage
from diceminer.terminal.app import MinerApp
from diceminer.terminal.dialogs import Choice, Reading
from diceminer.terminal.play import GameScreen
from diceminer.terminal.start import Menu
from diceminer.terminal.widgets import Mountain, Trove
from tests.terminal.driver import Player, playing

FULL = "T1,T2,T3,T4,T5,TB/G1,G2,G3,GB,M1/M2,MB,HC1,HD3/XP,XS,XC2/T1,T1"
BEER = f"DM1 2 1 excavation 1 1 - - {FULL} T18G4M5H8X4 alchemist:TB:-:-:-:- engineer:-:-:-:-:- -"
MAGIC = "DM1 2 1 magic 1 1 1 - - T24G7M7H9X7 surveyor:T2,2T4,G1,M2,HD3:-:-:-:- engineer:-:-:-:-:- -"
CHESTS = (
    "DM1 2 1 cache 1 1 1 - - T25G7M8H9X7 treasurer:T2,T4,G1,HD3:-:-:-:0/4/-3 "
    "engineer:-:-:-:-:0/0/0 -"
)
SOLO = (
    "DM1 1 1 solo 1 - - r0 T1,T2,T3,T4,T5,T5/G1,G2,G3,G1,M1/M2,M1,HC1,HD3/XP,XS,GB/TB,T1 "
    "T19G3M3H8X4 -:M1,M2,XC2:-:-:-:- -"
)


def wait(position: str, *seats: str) -> Game:
    """Leave a game in this position, for the program to go on with."""
    game = Game.from_position(position, seed=1)
    storage.save(game, seats or ("human", "greedy"))
    return game


def screen(player: Player) -> GameScreen:
    assert isinstance(player.app.screen, GameScreen)
    return player.app.screen


async def test_that_nothing_can_be_resumed_is_said() -> None:
    app = MinerApp(Options(lang="en", resume=True))
    async with app.run_test(size=(80, 24), notifications=True) as pilot:
        player = Player(app, pilot)
        await player.until(lambda: "No game is waiting to be resumed." in player.text())
        assert isinstance(app.screen, Menu)


async def test_beer_is_shared_with_a_player_and_opens_the_sides() -> None:
    wait(BEER)
    async with playing(resume=True) as player:
        assert set(screen(player).turn.previews) == {"e1", "e2"}
        # As the bar of keys shows it: in capitals, too.
        assert "B  share Beer" in player.text()
        await player.press("B")
        assert isinstance(player.app.screen, Choice)
        await player.press("question_mark")
        assert isinstance(player.app.screen, Reading)
        await player.press("escape")
        assert isinstance(player.app.screen, Choice)
        assert "Beer (tunnel) for Skilled" in player.text()
        await player.press("enter")
        assert player.game.view()["shared"]
        turn = screen(player).turn
        assert {"b1", "c1", "d1", "e1"} <= set(turn.previews)
        while turn.slot != "b1":
            await player.press("left")
        # Seen before it is done: the whole line would slide.
        assert turn.previews["b1"] == {"c1": "b1", "d1": "c1", "e1": "d1"}
        assert "c1 → b1, d1 → c1, e1 → d1" in player.text()
        assert "c1↙" in player.text()
        await player.press("enter")
        assert player.game.view()["taken"] == 1
        await player.press("d")
        await player.until(lambda: player.game.seat == 1)
        assert player.game.view()["seats"][0]["dice"]["G1"] == 1


async def test_sharing_can_be_thought_over() -> None:
    wait(BEER)
    async with playing(resume=True) as player:
        await player.press("b", "escape")
        assert not player.game.view()["shared"]
        assert screen(player).turn.mode == "mountain"


async def test_a_spell_can_be_changed_until_it_is_rolled() -> None:
    before = wait(MAGIC).view()
    async with playing(resume=True) as player:
        turn = screen(player).turn
        assert turn.mode == "spend"
        # The hero's face first, then the die's.
        assert [turn.items()[i].token for i in turn.open()] == ["M1", "M2"]
        await player.press("right", "enter")
        assert turn.spell
        assert turn.spell.most == 2
        tokens = [turn.items()[i].token for i in turn.open()]
        assert tokens == ["T2", "T4", "T4", "G1"]
        # Later dice first: the order in which they are named is not the player's worry.
        await player.press("left", "enter")
        assert turn.spell.picked == ["G1"]
        await player.press("escape")
        assert turn.mode == "spend"
        await player.press("right", "enter", "left", "enter", "enter")
        assert len(turn.picked) == 2
        assert "2 dice are chosen: roll them!" in player.text()
        await player.press("space")
        assert len(turn.picked) == 1
        await player.press("space")
        assert player.game.view() == before
        chosen = sorted(turn.spell.picked)
        await player.press("enter")
        rerolls = [e for e in player.game.events if e["event"] == "reroll"]
        assert sorted(old for old, _ in rerolls[0]["dice"]) == chosen
        assert player.game.view()["seats"][0]["spent"] == {"M2": 1}


async def test_chests_keep_what_is_picked() -> None:
    wait(CHESTS)
    async with playing(resume=True) as player:
        turn = screen(player).turn
        assert turn.mode == "cache"
        assert "0 of up to 2" in player.text()
        await player.press("left", "enter")
        await player.press("d")
        cached = [e["token"] for e in player.game.events if e["event"] == "cache"]
        assert cached == ["HD3"]
        assert player.game.view()["round"] == 2


async def test_wild_beer_asks_which_face_it_becomes() -> None:
    wait(SOLO, "human")
    async with playing(resume=True) as player:
        await player.press("right")
        slots = screen(player).turn.previews
        assert set(slots) == {"e1", "e2"}
        while screen(player).turn.slot != "e1":
            await player.press("right")
        await player.press("enter")
        assert isinstance(player.app.screen, Choice)
        assert "e1, Beer (tunnel): draft it how?" in player.text()
        await player.press("enter")
        assert player.game.view()["seats"][0]["dice"]["T1"] == 1
        # Both above d3 gone, its Beer can become any gems, in a chest or not.
        await player.press("enter")
        while screen(player).turn.slot != "d3":
            await player.press("right")
        await player.press("enter")
        assert "3 gems, into a chest" in player.text()
        options = player.app.screen.query_one(OptionList)
        while (
            options.highlighted_option and options.highlighted_option.id != "draft d3 as G3 cache"
        ):
            await player.press("down")
        await player.press("enter")
        assert player.game.view()["seats"][0]["cached"] == {"G3": 1}
        assert player.game.view()["score"] == 6


async def test_magic_alone_puts_dice_back_into_the_bag() -> None:
    wait(SOLO, "human")
    async with playing(resume=True) as player:
        await player.press("m", "down", "enter")
        assert player.game.view()["symbols"] == 2
        assert "Put 2 more dice back into the bag." in player.text()
        await player.press("enter", "enter")
        assert player.game.view()["symbols"] == 0
        assert "M2" not in player.game.view()["seats"][0]["dice"]


async def test_a_click_takes_a_die() -> None:
    wait(BEER)
    async with playing(resume=True) as player:
        mountain = player.board.query_one(Mountain)
        x, y = mountain.frame.middle("e2")
        await player.pilot.hover(Mountain, offset=(x, y - 1))
        assert screen(player).turn.slot == "e2"
        await player.pilot.click(Mountain, offset=(x, y - 1))
        await player.settle()
        assert "e2" not in player.game.view()["mountain"]


async def test_a_click_picks_a_die_of_the_trove() -> None:
    wait(MAGIC)
    async with playing(resume=True) as player:
        turn = screen(player).turn
        await player.press("right", "enter")
        trove = player.board.query(Trove).first()
        spots = {trove.item_at(x, y): (x, y) for y in range(trove.size.height) for x in range(80)}
        await player.pilot.click(trove, offset=spots[turn.open()[2]])
        assert turn.spell
        assert turn.spell.picked == ["T4"]


async def test_a_click_on_a_key_does_what_the_key_does() -> None:
    wait(BEER)
    async with playing(resume=True) as player:
        bar = player.board.query_one("#keys")
        place = player.text().splitlines()[-1].index("share Beer")
        await player.pilot.click(bar, offset=(place + 2, 0))
        await player.pilot.pause()
        assert isinstance(player.app.screen, Choice)


async def test_every_size_is_drawn_without_overflow() -> None:
    wait(BEER)
    async with playing(resume=True) as player:
        for size in ((80, 24), (100, 32), (160, 48), (200, 60), (79, 20), (40, 12), (80, 24)):
            await player.pilot.resize_terminal(*size)
            await player.pilot.pause()
            lines = player.text().splitlines()
            assert len(lines) == size[1]
            assert all(len(line) <= size[0] for line in lines)

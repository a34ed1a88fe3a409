"""Plays the real program with keys, as a person would."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from diceminer.terminal import Options
from diceminer.terminal.app import MinerApp
from diceminer.terminal.dialogs import Choice, Notice
from diceminer.terminal.ending import Ending
from diceminer.terminal.play import GameScreen

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from textual.pilot import Pilot


class Player:
    """The program and its keyboard."""

    def __init__(self, app: MinerApp, pilot: Pilot[int]) -> None:
        self.app, self.pilot = app, pilot

    async def press(self, *keys: str) -> None:
        for key in keys:
            await self.pilot.press(key)
        await self.settle()

    async def settle(self) -> None:
        """Until nothing moves any more but the player: bots have moved, screens are there."""
        await self.pilot.pause()
        await self.until(lambda: not self.bot_moves())

    def bot_moves(self) -> bool:
        screen = self.app.screen
        if not isinstance(screen, GameScreen):
            return False
        return screen.turn.mode == "wait"

    async def until(self, true: Callable[[], bool], seconds: float = 60) -> None:
        for _ in range(int(seconds / 0.01)):
            if true():
                return
            await asyncio.sleep(0.01)
        raise AssertionError(f"waited in vain on {self.app.screen}")

    @property
    def board(self) -> GameScreen:
        screens = [s for s in self.app.screen_stack if isinstance(s, GameScreen)]
        return screens[-1]

    @property
    def game(self) -> Any:
        return self.board.game

    def text(self) -> str:
        """What is on the screen, as plain text."""
        width, height = self.app.size
        lines = []
        for y in range(height):
            strips = self.app.screen._compositor.render_strips()
            lines.append(strips[y].text.rstrip() if y < len(strips) else "")
        assert all(len(line) <= width for line in lines)
        return "\n".join(lines)

    async def sees(self, words: str) -> None:
        """Until some words are on the screen."""
        try:
            await self.until(lambda: words in self.text(), 10)
        except AssertionError:
            raise AssertionError(f"{words!r} is not in:\n{self.text()}") from None

    async def play_on(self, steps: int = 2000) -> None:
        """Answer every question with Enter, or by finishing where there is nothing to take."""
        for _ in range(steps):
            screen = self.app.screen
            if isinstance(screen, Ending):
                return
            if isinstance(screen, Choice | Notice):
                await self.press("enter")
            elif isinstance(screen, GameScreen) and screen.turn.mode == "mountain":
                if screen.turn.slot:
                    await self.press("enter")
                elif screen.turn.offers("refill"):
                    await self.press("f")
                else:
                    await self.press("d", "down", "enter")
            elif isinstance(screen, GameScreen) and screen.turn.mode in ("spend", "cache"):
                await self.press("d")
            else:
                await self.press("enter")
        raise AssertionError("the game does not end")


@asynccontextmanager
async def playing(size: tuple[int, int] = (80, 24), **options: Any) -> AsyncIterator[Player]:
    app = MinerApp(Options(**{"lang": "en", "pause": 0.0, **options}))
    async with app.run_test(size=size) as pilot:
        player = Player(app, pilot)
        await player.until(lambda: app.ready, 120)
        await pilot.pause()
        if options.get("players") or options.get("rules") or options.get("resume"):
            await player.until(lambda: len(app.screen_stack) > 2)
            await player.settle()
        yield player

"""Compiled, compiled with bounds checks, and not compiled, the same seeds give the same games."""

from __future__ import annotations

import hashlib
import os
import random
import subprocess
import sys
from typing import Any

import pytest

from diceminer import Game, IllegalAction, PositionError, Rules, actions, bots
from tests.games import until_over

GAMES: list[tuple[dict[str, Any], str]] = [
    ({"players": 1}, "greedy"),
    ({"players": 1, "magic": 0, "extra_tunnel_dice": True}, "random"),
    ({"players": 2}, "random"),
    ({"players": 2, "reroll_hazards": True, "heroes": "all"}, "greedy"),
    ({"players": 3, "deal_heroes": True, "heroes": "backer"}, "random"),
    ({"players": 4, "beer_takes": "two", "extra_tunnel_dice": True}, "random"),
]


def advice(game: Game, earlier: list[str]) -> list[object]:
    """What the rules answer to those who ask before they act, right or wrong."""
    legal = game.legal()
    answers: list[object] = [game.preview(action) for action in legal]
    answers += [game.worth(seat + 1) for seat in range(game.rules.players)]
    for action in actions(game.rules)[::23]:
        if action not in legal:
            try:
                game.play(action)
            except IllegalAction as refusal:
                answers.append(refusal.id)
    # Positions of which one field is that of an earlier one: possible, or refused.
    fields = game.position().split()
    for place, field in enumerate(earlier):
        mixed = " ".join((*fields[:place], field, *fields[place + 1 :]))
        try:
            answers.append(Game.from_position(mixed).legal())
        except PositionError as refusal:
            answers.append(refusal.id)
    earlier[:] = fields
    return answers


def played(settings: dict[str, Any], bot: str) -> tuple[Game, list[object]]:
    """A whole game, and what was asked on the way; bots choose by the seed too."""
    game = Game.new(Rules(**settings), seed=f"three ways {settings}")
    chooser, sometimes = bots.make(bot, seed=1), random.Random(1)
    answers, earlier = list[object](), list[str]()
    for _ in until_over(game):
        legal = game.legal()
        if sometimes.random() < 0.06:
            answers += advice(game, earlier)
        action = chooser.choose(game) if sometimes.random() < 0.9 else sometimes.choice(legal)
        game.play(action)
    return game, answers


def fingerprints() -> list[str]:
    """A hash of all answers of each of the games."""
    games = [played(settings, bot) for settings, bot in GAMES]
    return [
        hashlib.sha256(f"{game.record()}{game.events}{game.view()}{answers}".encode()).hexdigest()
        for game, answers in games
    ]


def elsewhere(**environment: str) -> list[str]:
    """The same in another process, where the rules run in another way."""
    answer = subprocess.run(
        [sys.executable, "-m", "tests.engine.test_three_ways"],
        env={**os.environ, "DICEMINER_QUIET": "1", **environment},
        capture_output=True,
        text=True,
        check=True,
        timeout=280,
    )
    return answer.stdout.split()


def test_not_compiled_the_games_are_the_same() -> None:
    assert elsewhere(NUMBA_DISABLE_JIT="1") == fingerprints()


@pytest.mark.slow
def test_with_bounds_checked_the_games_are_the_same() -> None:
    assert elsewhere(NUMBA_BOUNDSCHECK="1") == fingerprints()


if __name__ == "__main__":
    print("\n".join(fingerprints()))

"""Count the tree of a position: every decision, every die, every end below it, so far down."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from diceminer import Game


@dataclass
class Count:
    """How many nodes of each sort; the chance of all ends together is 1 if none was cut."""

    decisions: int = 0
    chances: int = 0
    ends: int = 0
    cut: int = 0


def count(game: Game, depth: int) -> Count:
    """The tree below a game, `depth` decisions deep."""
    counts = Count()
    _decide(game, depth, counts)
    return counts


def _decide(game: Game, depth: int, counts: Count) -> None:
    if game.over:
        counts.ends += 1
        return
    if depth == 0:
        counts.cut += 1
        return
    counts.decisions += 1
    for action in game.legal():
        _roll(game, action, [], depth, counts)


def _roll(game: Game, action: str, rolled: list[str], depth: int, counts: Count) -> None:
    outcomes = game.chance(action, rolled)
    if outcomes:
        counts.chances += 1
        assert len(outcomes) <= 6
        assert abs(sum(probability for _, probability in outcomes) - 1) < 1e-12
        for outcome, _ in outcomes:
            _roll(game, action, [*rolled, outcome], depth, counts)
        return
    after = game.copy()
    after.play(action, rolls=rolled)
    _decide(after, depth - 1, counts)

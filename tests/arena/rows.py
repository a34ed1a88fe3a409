"""Rows of games for tests: made by hand, and read as what they have to be."""

from __future__ import annotations

from collections.abc import Sequence

from diceminer import BotError
from diceminer.arena.rows import (
    GameLog,
    MultiplayerRow,
    Round,
    Row,
    SoloRow,
    encode_refusal,
    without_times,
)


def multiplayer_row(
    group: int,
    seats: Sequence[str],
    won: Sequence[float],
    *,
    forfeits: Sequence[int] = (),
    heroes: Sequence[str] = (),
    rounds: Sequence[Round] = (),
    tied: bool = False,
) -> MultiplayerRow:
    """A game that the first seat started; seats that forfeited are counted from 0."""
    reason = encode_refusal(BotError("error-bot-missing", path="x.py"))
    return {
        "match": 0,
        "group": group,
        "turn": 0,
        "seats": list(seats),
        "won": list(won),
        "tied": tied,
        "forfeits": [{"seat": seat + 1, "reason": reason} for seat in forfeits],
        **_log(len(seats), heroes, rounds),
    }


def solo_row(group: int, bot: str, score: int) -> SoloRow:
    return {
        "match": 0,
        "group": group,
        "turn": 0,
        "seats": [bot],
        "score": score,
        "forfeits": [],
        **_log(1, (), ()),
    }


def _log(players: int, heroes: Sequence[str], rounds: Sequence[Round]) -> GameLog:
    return {
        "first": 1,
        "heroes": list(heroes) or [None] * players,
        "rounds": list(rounds),
        "moves": [0] * players,
        "seconds": [0.0] * players,
        "longest": [0.0] * players,
    }


def won(row: Row) -> list[float]:
    """The seats' parts of the win in a game of two to four."""
    assert "won" in row
    return row["won"]


def score(row: Row) -> int:
    """The score of a solo game."""
    assert "score" in row
    return row["score"]


def results(rows: Sequence[Row]) -> list[dict[str, object]]:
    """What must be the same in two runs of the same games."""
    return [without_times(row) for row in rows]

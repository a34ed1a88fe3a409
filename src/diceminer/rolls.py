"""Rolled dice as tokens: what a record shows, and what may be given to a game in place of dice.

A roll gives a face, a draw from the bag a kind, dealing a hero (of more than six, first one of the
decks `deck-1`, `deck-2` … of six).

>>> script(["T4", "tunnel"])
[3, 100]
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from diceminer.board import Misfit
from diceminer.errors import RollsError
from diceminer.facts import KINDS, MOST_HEROES
from diceminer.notation import FACE_NUMBER, HERO_IDS
from diceminer.rules.script import DECK, DECK_MARK, HERO_MARK, KIND_MARK

if TYPE_CHECKING:
    from diceminer.board import Board
    from diceminer.documents import Outcome

_NUMBER: Final[dict[str, int]] = {
    **FACE_NUMBER,
    **{kind: KIND_MARK + number for number, kind in enumerate(KINDS)},
    **{id_: HERO_MARK + number for number, id_ in enumerate(HERO_IDS)},
    **{f"deck-{number + 1}": DECK_MARK + number for number in range(MOST_HEROES // DECK)},
}
_TOKEN: Final = {number: token for token, number in _NUMBER.items()}


def script(rolls: Sequence[str]) -> list[int]:
    """Tokens as the numbers of a script."""
    if isinstance(rolls, str) or not isinstance(rolls, Sequence):
        raise RollsError("error-rolls-type")
    numbers = []
    for token in rolls:
        number = _NUMBER.get(str(token))
        if number is None:
            raise RollsError("error-rolls-token", token=str(token))
        numbers.append(number)
    return numbers


def outcomes(board: Board, code: int, rolled: Sequence[str]) -> list[Outcome]:
    """What the next die of an action can show after those rolled, with probabilities."""
    try:
        found = board.chance(code, script(rolled))
    except Misfit as misfit:
        raise refusal(misfit) from None
    total = sum(weight for _, weight in found)
    return [(_TOKEN[number], weight / total) for number, weight in found]


def refusal(misfit: Misfit) -> RollsError:
    """What is wrong with rolls that do not fit."""
    if not misfit.outcomes:
        return RollsError("error-rolls-many", count=len(misfit.left))
    expected = ", ".join(_TOKEN[number] for number, _ in misfit.outcomes)
    if not misfit.left:
        return RollsError("error-rolls-few", expected=expected)
    return RollsError("error-rolls-wrong", token=_TOKEN[misfit.left[0]], expected=expected)

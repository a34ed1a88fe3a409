"""Why an action is illegal, in words: the rules find the reason, here it becomes a message."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from diceminer.errors import IllegalAction
from diceminer.facts import FACES
from diceminer.notation import CODE, HERO_IDS, SLOT_NAMES
from diceminer.rules.phases import PHASES
from diceminer.rules.refusals import REASONS

if TYPE_CHECKING:
    from diceminer.board import Board

# How the numbers that go with a reason are shown.
_SHOWN: Final[dict[str, Callable[[int], str | int]]] = {
    "slot": SLOT_NAMES.__getitem__,
    "token": FACES.__getitem__,
    "last": FACES.__getitem__,
    "hero": HERO_IDS.__getitem__,
    "seat": lambda seat: seat + 1,
    "players": lambda players: players,
}
_REASONS: Final = tuple(REASONS.items())


def refusal(board: Board, action: object, legal: Sequence[str]) -> IllegalAction:
    """The refusal of an action that is not legal in this position."""
    legal = list(legal)
    if not isinstance(action, str):
        return IllegalAction("error-action-type", type=type(action).__name__, legal=legal)
    if not legal:
        return IllegalAction("error-action-over")
    if action not in CODE:
        meant = " ".join(action.split()).casefold()
        for text in legal:
            if text.casefold() == meant:
                return IllegalAction(
                    "error-action-spelling", action=action, meant=text, legal=legal
                )
        return IllegalAction("error-action-unknown", action=action, legal=legal)
    number, numbers = board.reason(CODE[action])
    reason, names = _REASONS[number]
    arguments = {name: _SHOWN[name](value) for name, value in zip(names, numbers, strict=False)}
    if reason == "action-time":
        arguments = {"action": action, "phase": PHASES[board.field("phase")]}
    return IllegalAction(f"error-{reason}", legal=legal, **arguments)

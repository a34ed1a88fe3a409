"""What a viewer may ask about a game without changing it: previews, the worth of dice, hints."""

from __future__ import annotations

from typing import TYPE_CHECKING

from diceminer.server import messages, seating
from diceminer.server.refusals import ServerRefusal

if TYPE_CHECKING:
    from diceminer.bots import Ranked
    from diceminer.server.table import Table


def preview(table: Table, request_id: str, action: str) -> messages.Seen:
    """What an action would do; refused with the reason if it is not legal."""
    found = table.playing().preview(action)
    adds = found["adds"]
    return messages.Seen(
        request_id,
        table.version,
        found["slides"],
        adds and messages.Adds(**adds),
        need=found.get("need"),
        dice=found.get("dice"),
    )


def worth(table: Table, request_id: str, number: int) -> messages.Seen:
    """What each die of a seat's trove adds to its points."""
    found = table.playing().worth(seating.seat(table.row, number).seat)
    return messages.Seen(request_id, table.version, [], None, worth=found)


async def hint(table: Table, request_id: str, guest: str) -> messages.Seen:
    """What the master would do; only for a person to act who plays against bots alone."""
    game, version = table.playing(), table.version
    people = (seat.guest for seat in table.row.seats if seat.who == "person")
    if not table.is_to_act(guest) or any(person != guest for person in people):
        raise ServerRefusal("server-hint")
    ranked, line = await table.driver.hint(game)
    return messages.Seen(request_id, version, [], None, rank=_rankings(ranked), line=line)


async def gifts(table: Table, request_id: str, guest: str) -> messages.Seen:
    """Which Beer a bot would share, and with whom; at every table, for a person to act."""
    game, version = table.playing(), table.version
    if not table.is_to_act(guest):
        raise ServerRefusal("server-not-turn")
    rank = _rankings(await table.driver.gifts(game))
    return messages.Seen(request_id, version, [], None, rank=rank)


def _rankings(ranked: list[Ranked]) -> list[messages.Ranking]:
    return [
        messages.Ranking(action, known.get("visits"), known.get("win"), known.get("score"))
        for action, known in ranked
    ]

"""What a page sends, as pydantic models: the bodies of HTTP requests and the socket's requests.

Fields that are not known here are ignored. `messages` has what the server sends.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from diceminer.ruleset import Rules
from diceminer.server.messages import ReactionName

LONGEST_NAME = 40
_DEFAULT: Final = Rules()

Lang = Literal["en", "it", "fr", "es"]
Seat = Annotated[int, Field(ge=1, le=4)]
# A page's own id for something it asks: it comes back with the answer.
Id = Annotated[str, StringConstraints(min_length=1, max_length=40)]
Name = Annotated[str, StringConstraints(max_length=LONGEST_NAME)]
Level = Annotated[str, StringConstraints(max_length=200)]
Action = Annotated[str, StringConstraints(max_length=80)]
Word = Annotated[str, StringConstraints(max_length=40)]
Secret = Annotated[str, StringConstraints(max_length=64)]


class Request(BaseModel):
    """Something that a page sends."""

    model_config = ConfigDict(extra="ignore", strict=True)


# HTTP


class MeChange(Request):
    """A new name or language of the guest."""

    name: Name | None = None
    lang: Lang | None = None


class RulesChoice(Request):
    """Which game: as `diceminer.Rules`, which also judges what goes together."""

    players: int = _DEFAULT.players
    heroes: Word = _DEFAULT.heroes
    deal_heroes: bool = _DEFAULT.deal_heroes
    reroll_hazards: bool = _DEFAULT.reroll_hazards
    beer_takes: Word = _DEFAULT.beer_takes
    extra_tunnel_dice: bool = _DEFAULT.extra_tunnel_dice
    magic: int = _DEFAULT.magic


class NewSeat(Request):
    """Who sits there: the guest, another person at the same screen, anyone, or a bot."""

    who: Literal["me", "here", "open", "bot"]
    name: Name | None = None
    bot: Level | None = None


class NewTable(Request):
    """A table to be made.

    Pace: seconds that a person has for an action. With null nobody who is there is hurried; for
    who has left while others wait, a bot takes over after a while.
    """

    rules: RulesChoice = RulesChoice()
    seats: list[NewSeat] = Field(min_length=1, max_length=4)
    pace: Annotated[int, Field(ge=1, le=86400)] | None = None


class Sit(Request):
    """Taking an open seat by its secret."""

    secret: Secret
    name: Name = ""


class Leave(Request):
    """Giving up one of the guest's seats, or all of them."""

    seat: Seat | None = None


# The socket


class Move(Request):
    """One action of a seat that the guest has, chosen at a version."""

    t: Literal["move"]
    id: Id
    seat: Seat
    version: Annotated[int, Field(ge=0)]
    action: Action


class Undo(Request):
    """Take the guest's own last action back, at a version."""

    t: Literal["undo"]
    id: Id
    version: Annotated[int, Field(ge=0)]


class Sync(Request):
    """Send again what came after a version."""

    t: Literal["sync"]
    after: int


class Peek(Request):
    """What an action would do, without doing it; refused with the reason if it is not legal.

    `why` is the name that pages of the first edition use to ask for the reason.
    """

    t: Literal["peek", "why"]
    id: Id
    action: Action


class Worth(Request):
    """What each die of a trove adds to its points."""

    t: Literal["worth"]
    id: Id
    seat: Seat


class Hint(Request):
    """What the master would do."""

    t: Literal["hint"]
    id: Id


class Gifts(Request):
    """Which Beer a bot would share, and with whom."""

    t: Literal["gifts"]
    id: Id


class Start(Request):
    """The host begins."""

    t: Literal["start"]
    id: Id


class SeatChange(Request):
    """How a seat shall be from now on."""

    who: Literal["open", "bot"]
    bot: Level | None = None


class SetSeat(Request):
    """The host opens a seat, fills it with a bot or removes a person, before the start."""

    t: Literal["seat"]
    id: Id
    seat: Seat
    set: SeatChange


class Back(Request):
    """A person takes a seat back from the bot that kept it."""

    t: Literal["back"]
    id: Id
    seat: Seat


class React(Request):
    """A player shows the others a reaction."""

    t: Literal["react"]
    id: Id
    seat: Seat
    reaction: ReactionName


class Ping(Request):
    """Is anybody there?"""

    t: Literal["ping"]


SocketRequest = Annotated[
    Move | Undo | Sync | Peek | Worth | Hint | Gifts | Start | SetSeat | Back | React | Ping,
    Field(discriminator="t"),
]

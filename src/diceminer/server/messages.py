"""The wire: everything that a page and the server say to each other, as pydantic models.

`python -m diceminer.server.schema` prints one JSON Schema of all of it. What a page sends may have
fields that are not known here, and they are ignored; what the server sends has just these.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

LONGEST_NAME = 40

Lang = Literal["en", "it", "fr", "es"]
Seat = Annotated[int, Field(ge=1, le=4)]
# A page's own id for something it asks: it comes back with the answer.
Id = Annotated[str, StringConstraints(min_length=1, max_length=40)]
Name = Annotated[str, StringConstraints(max_length=LONGEST_NAME)]
Level = Annotated[str, StringConstraints(max_length=200)]
Action = Annotated[str, StringConstraints(max_length=80)]
Word = Annotated[str, StringConstraints(max_length=40)]
Secret = Annotated[str, StringConstraints(max_length=64)]


class Asked(BaseModel):
    """Something that a page sends."""

    model_config = ConfigDict(extra="ignore", strict=True)


class Told(BaseModel):
    """Something that the server sends."""

    model_config = ConfigDict(extra="forbid")


# HTTP, asked


class MeChange(Asked):
    """A new name or language of the guest."""

    name: Name | None = None
    lang: Lang | None = None


class RulesChoice(Asked):
    """Which game: as `diceminer.Rules`, which also judges what goes together."""

    players: int = 2
    heroes: Word = "base"
    deal_heroes: bool = False
    reroll_hazards: bool = False
    beer_takes: Word = "up-to-two"
    extra_tunnel_dice: bool = False
    magic: int = 3


class NewSeat(Asked):
    """Who sits there: the guest, another person at the same screen, anyone, or a bot."""

    who: Literal["me", "here", "open", "bot"]
    name: Name | None = None
    bot: Level | None = None


class NewTable(Asked):
    """A table to be made.

    Pace: seconds that a person has for an action. With null nobody who is there is hurried; for
    who has left while others wait, a bot takes over after a while.
    """

    rules: RulesChoice = RulesChoice()
    seats: list[NewSeat] = Field(min_length=1, max_length=4)
    pace: Annotated[int, Field(ge=1, le=86400)] | None = None


class Sit(Asked):
    """Taking an open seat by its secret."""

    secret: Secret
    name: Name = ""


# HTTP, told


class Refused(Told):
    """Why something was not done, in the viewer's language; nothing changed."""

    code: str
    text: str
    args: dict[str, Any]


class Best(Told):
    """One of the guest's best solo games."""

    magic: int
    score: int
    rank: str
    at: int


class TableSummary(Told):
    """A table in the guest's list. `turn`: whether the guest is to act."""

    id: str
    status: Literal["waiting", "playing", "over"]
    rules: dict[str, Any]
    names: list[str]
    you: list[int]
    turn: bool
    version: int
    created: int
    changed: int


class Me(Told):
    """The guest."""

    name: str
    lang: Lang
    tables: list[TableSummary]
    best: list[Best]


class HeroFacts(Told):
    """A hero of the box."""

    set: str
    faces: list[str]
    name: str | None


class RankFacts(Told):
    """A solo rank and the fewest points that earn it."""

    id: str
    points: int


class Box(Told):
    """What is in the box: facts that don't change while the server runs."""

    bots: list[str]
    heroes: dict[str, HeroFacts]
    dice: dict[str, list[str]]
    faces: list[str]
    ranks: list[RankFacts]
    version: str


class Created(Told):
    """A new table: where each open seat's link and the spectators' link lead."""

    id: str
    links: dict[str, str]
    watch: str


class SeatInfo(Told):
    """A seat as a viewer sees it. `away`: a bot keeps it for an absent person."""

    seat: int
    who: Literal["person", "bot", "open"]
    name: str
    bot: str | None
    here: bool
    away: bool
    link: str | None = None


class TableInfo(Told):
    """A table as a viewer sees it."""

    id: str
    status: Literal["waiting", "playing", "over"]
    rules: dict[str, Any]
    pace: int | None
    host: bool
    seats: list[SeatInfo]
    you: list[int]
    version: int
    commitment: str
    seed: str | None
    rematch: str | None
    created: int


class Health(Told):
    """Whether games can be made and kept, and whether the engine and the strong bots are compiled.

    `engine-failed`: the rules could not be compiled; `storage-failed`: nothing can be stored, as
    the database is locked, full or out of reach. Both are tried again until they succeed.
    """

    status: Literal["ok", "engine-failed", "storage-failed"]
    compiled: bool
    searches: bool
    version: str


# The socket, asked


class Move(Asked):
    """One action of a seat that the guest has, chosen at a version."""

    t: Literal["move"]
    id: Id
    seat: Seat
    version: Annotated[int, Field(ge=0)]
    action: Action


class Sync(Asked):
    """Send again what came after a version."""

    t: Literal["sync"]
    after: int


class Peek(Asked):
    """What an action would do, without doing it."""

    t: Literal["peek"]
    id: Id
    action: Action


class Why(Asked):
    """Why an action is not legal."""

    t: Literal["why"]
    id: Id
    action: Action


class Worth(Asked):
    """What each die of a trove adds to its points."""

    t: Literal["worth"]
    id: Id
    seat: Seat


class Hint(Asked):
    """What the master would do."""

    t: Literal["hint"]
    id: Id


class Start(Asked):
    """The host begins."""

    t: Literal["start"]
    id: Id


class SeatChange(Asked):
    """How a seat shall be from now on."""

    who: Literal["open", "bot"]
    bot: Level | None = None


class SetSeat(Asked):
    """The host opens a seat, fills it with a bot or removes a person, before the start."""

    t: Literal["seat"]
    id: Id
    seat: Seat
    set: SeatChange


class Back(Asked):
    """A person takes a seat back from the bot that kept it."""

    t: Literal["back"]
    id: Id
    seat: Seat


class Ping(Asked):
    """Is anybody there?"""

    t: Literal["ping"]


ClientMessage = Annotated[
    Move | Sync | Peek | Why | Worth | Hint | Start | SetSeat | Back | Ping,
    Field(discriminator="t"),
]

# The socket, told

Event = dict[str, Any]
Sheet = dict[str, list[int]]


class Logged(Told):
    """An action that was played, as the log of `welcome` has it."""

    t: Literal["moved"]
    version: int
    seat: int
    action: str
    by: Literal["person", "bot", "clock"]
    events: list[Event]


class Moved(Logged):
    """An action was played and stored. `by` the clock: a bot, in the seat of an absent person."""

    sheet: Sheet
    legal: list[str] | None = None
    due: int | None = None


class Welcome(Told):
    """The whole of a table; the view is null until it has been set up."""

    t: Literal["welcome"]
    table: TableInfo
    version: int
    view: dict[str, Any] | None
    sheet: Sheet
    log: list[Logged]
    legal: list[str] | None = None
    due: int | None = None


class TableChanged(Told):
    """Seats, presence or status changed."""

    t: Literal["table"]
    table: TableInfo
    legal: list[str] | None = None
    due: int | None = None


class Ack(Told):
    """What was asked is done and stored."""

    t: Literal["ack"]
    id: str
    version: int


class No(Refused):
    """What was asked is refused; nothing changed. The id is empty where none could be read."""

    t: Literal["no"]
    id: str


class Ranking(Told):
    """An action as a bot sees it; null where it has no idea."""

    action: str
    visits: float | None
    win: float | None
    score: float | None


class Adds(Told):
    """What an action changes in the acting seat's sheet."""

    tunnels: int
    treasure: int
    hazards: int


class Seen(Told):
    """The answer to peek, why, worth and hint.

    After magic to be spent at a table: how many dice need to be named, and which may be.
    """

    t: Literal["seen"]
    id: str
    version: int
    slides: list[list[str]]
    adds: Adds | None
    need: int | None = None
    dice: dict[str, int] | None = None
    worth: dict[str, int] | None = None
    rank: list[Ranking] | None = None


class Standing(Told):
    """How a seat ended."""

    seat: int
    total: int
    place: int


class Ended(Told):
    """The game is over: the seed that its dice came from, and who is where."""

    t: Literal["ended"]
    seed: str
    record_path: str
    standings: list[Standing]


class Rematch(Told):
    """The same players go on at another table."""

    t: Literal["rematch"]
    id: str


class Pong(Told):
    """Somebody is."""

    t: Literal["pong"]


ServerMessage = Annotated[
    Welcome | Moved | TableChanged | Ack | No | Seen | Ended | Rematch | Pong,
    Field(discriminator="t"),
]

"""What the server sends, as msgspec structs: HTTP's answers and the socket's messages.

A message has just these fields; those with a default are left out where they have it. Parts that
many messages share (events, legal actions) are encoded once, and put in as they are (`Raw`).
`python -m diceminer.server.schema` prints one JSON Schema of all of it.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Raw, Struct, json

from diceminer.documents import RulesDict, SettingInfo, View
from diceminer.locale import LANGUAGES

# Raised when a page of an earlier version can no longer follow. A page that meets another number
# than its own asks to be reloaded, once its game is over.
PROTOCOL: Final = 1
Protocol: TypeAlias = Annotated[int, Meta(extra_json_schema={"const": PROTOCOL})]

Lang: TypeAlias = Annotated[str, Meta(extra_json_schema={"enum": list(LANGUAGES)})]
Status = Literal["waiting", "playing", "over"]
Who = Literal["person", "bot", "open", "left"]
ReactionName = Literal["mug", "well-done", "oh-no", "thinking"]
Author = Literal["person", "bot", "clock"]
# What a seat would score: tunnels, treasure, hazards, gems, whether they are the most, chests; the
# magic symbols it has not spent; and points of cave-ins, lengths of straights, faces that are idle,
# which older servers leave out.
SheetRow: TypeAlias = tuple[int, int, int, int, int, int, int, int, list[int], dict[str, int]]
SHORTEST_SHEET_ROW: Final = 7
Sheet: TypeAlias = dict[str, SheetRow]


# Parts that are encoded already.
Actions: TypeAlias = Annotated[
    Raw, Meta(extra_json_schema={"type": "array", "items": {"type": "string"}})
]
Events: TypeAlias = Annotated[
    Raw, Meta(extra_json_schema={"type": "array", "items": {"$ref": "#/$defs/Event"}})
]


class Message(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Something that the server sends."""


encode: Final = json.Encoder().encode


def text(message: Message) -> str:
    """A message as a socket carries it."""
    return encode(message).decode()


# HTTP


class Refused(Message):
    """Why something was not done, in the viewer's language; nothing changed."""

    code: str
    text: str
    args: dict[str, str | int | float]


class Best(Message):
    """One of the guest's best solo games."""

    magic: int
    score: int
    rank: str
    at: int


class TableSummary(Message):
    """A table in the guest's list. `turn`: whether the guest is to act.

    `others` is how many other people play there. `seat` is the seat to act, `round` and `totals`
    how the game stands; they are left out before the start, and in games that an earlier version
    of the server has stored.
    """

    id: str
    status: Status
    rules: RulesDict
    names: list[str]
    you: list[int]
    turn: bool
    version: int
    created: int
    changed: int
    others: int = 0
    seat: int | None = None
    round: int | None = None
    totals: list[int] = []


class Me(Message):
    """The guest."""

    name: str
    lang: Lang
    tables: list[TableSummary]
    best: list[Best]


class HeroFacts(Message):
    """A hero of the box."""

    set: str
    faces: list[str]
    name: str | None


class RankFacts(Message):
    """A solo rank and the fewest points that earn it."""

    id: str
    points: int


class Box(Message):
    """What is in the box: facts that don't change while the server runs.

    `settings` are those of a game's rules; `hero_pools` has the heroes on offer by the setting
    `heroes`; `facts` is a fingerprint of the dice and heroes, as records have it.
    """

    bots: list[str]
    settings: list[SettingInfo]
    heroes: dict[str, HeroFacts]
    hero_pools: dict[str, list[str]]
    dice: dict[str, list[str]]
    faces: list[str]
    ranks: list[RankFacts]
    facts: str
    version: str


class Created(Message):
    """A new table: where each open seat's link and the spectators' link lead."""

    id: str
    links: dict[str, str]
    watch: str


class SeatInfo(Message):
    """A seat as a viewer sees it. `away`: a bot plays it for an absent person.

    A person who has left for good is `left`; a bot plays for them, too. `host`: theirs is the
    table, and they start it.
    """

    seat: int
    who: Who
    name: str
    bot: str | None
    here: bool
    away: bool
    link: str | None
    host: bool = False


class TableInfo(Message):
    """A table as a viewer sees it."""

    id: str
    status: Status
    rules: RulesDict
    pace: int | None
    host: bool
    seats: list[SeatInfo]
    you: list[int]
    version: int
    commitment: str
    seed: str | None
    rematch: str | None
    created: int


class Health(Message):
    """Whether games can be made and kept, and whether the engine and the strong bots are compiled.

    `engine-failed`: the rules could not be compiled; `storage-failed`: nothing can be stored, as
    the database is locked, full or out of reach. Both are tried again until they succeed.
    """

    status: Literal["ok", "engine-failed", "storage-failed"]
    compiled: bool
    searches: bool
    version: str


# The socket


class Logged(Message, tag_field="t", tag="moved"):
    """An action that was played, as the log of `welcome` has it."""

    version: int
    seat: int
    action: str
    by: Author
    events: Events


class Moved(Logged, tag_field="t", tag="moved"):
    """An action was played and stored. `by` the clock: by a bot, for an absent person.

    `sheet` has the rows that changed, if any did. `legal` is there if the viewer is to act, `due`
    if there is a deadline: in milliseconds since 1970, by the server's clock. `room` is how many
    dice the viewer may still name, for the chests or a reroll; it is left out where none may be.
    `undo`: whether the viewer may take the last action back now.
    """

    sheet: Sheet = {}
    legal: Actions | None = None
    due: int | None = None
    room: int | None = None
    undo: bool = False


class Undone(Message, tag_field="t", tag="undone"):
    """A person took their last action back, which is stored as a version of its own.

    `seat` and `action` say what was taken back; `view` and `sheet` are as they were before it.
    `legal`, `due`, `room` and `undo` are as in `moved`.
    """

    version: int
    seat: int
    action: str
    view: View
    sheet: Sheet
    legal: Actions | None = None
    due: int | None = None
    room: int | None = None
    undo: bool = False


class Welcome(Message, tag_field="t", tag="welcome"):
    """The whole of a table; the view is null until its game has been set up.

    `now` is the server's clock, by which `due` is meant. `log` has the latest actions that were not
    taken back, and `opening` the events of the set-up if the log goes back to it. `legal`, `due`,
    `room` and `undo` are as in `moved`.
    """

    protocol: Protocol
    now: int
    table: TableInfo
    version: int
    view: View | None
    sheet: Sheet
    log: list[Logged]
    opening: Events | None = None
    legal: Actions | None = None
    due: int | None = None
    room: int | None = None
    undo: bool = False


class TableChanged(Message, tag_field="t", tag="table"):
    """Seats, presence or status changed. `legal`, `due`, `room` and `undo` are as in `moved`."""

    table: TableInfo
    legal: Actions | None = None
    due: int | None = None
    room: int | None = None
    undo: bool = False


class Ack(Message, tag_field="t", tag="ack"):
    """What was asked is done and stored."""

    id: str
    version: int


class No(Refused, tag_field="t", tag="no"):
    """What was asked is refused; nothing changed. The id is empty if none could be read."""

    id: str


class Ranking(Message):
    """An action as a bot ranks it; null where it does not know."""

    action: str
    visits: float | None
    win: float | None
    score: float | None


class Adds(Message):
    """What an action changes in the acting seat's sheet."""

    tunnels: int
    treasure: int
    hazards: int


class Seen(Message, tag_field="t", tag="seen"):
    """The answer to peek, worth, hint and gifts.

    After magic to be spent at a table: how many dice need to be named, and which may be. With a
    hint, its best action and those that complete it, such as the dice to roll again.
    """

    id: str
    version: int
    slides: list[list[str]]
    adds: Adds | None
    need: int | None = None
    dice: dict[str, int] | None = None
    worth: dict[str, int] | None = None
    rank: list[Ranking] | None = None
    line: list[str] | None = None


class Standing(Message):
    """How a seat ended."""

    seat: int
    total: int
    place: int


class Ended(Message, tag_field="t", tag="ended"):
    """The game is over: the seed that its dice came from, and the seats by place."""

    seed: str
    record_path: str
    standings: list[Standing]


class Rematch(Message, tag_field="t", tag="rematch"):
    """The same players go on at another table. `seat` wants it; None for a host without one."""

    id: str
    seat: int | None


class Reaction(Message, tag_field="t", tag="reaction"):
    """A player reacts to what happens. It has no version, and nobody stores it."""

    seat: int
    reaction: ReactionName


class Pong(Message, tag_field="t", tag="pong"):
    """The answer to ping, with the server's clock."""

    now: int


SocketMessage: TypeAlias = (
    Welcome | Moved | Undone | TableChanged | Ack | No | Seen | Ended | Rematch | Reaction | Pong
)

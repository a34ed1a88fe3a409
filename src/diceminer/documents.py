"""The documents that pass between the engine and everything around it, as types.

They are plain dicts and lists, ready for JSON; docs/notation.md explains them, and a type checker
finds a key that isn't there. Nothing here runs: the engine builds plain dicts and imports these
names for type checking alone. Whoever needs them at run time, to make a JSON Schema or to check
documents of another program, can hand them to pydantic:

>>> from pydantic import ConfigDict, TypeAdapter
>>> events = TypeAdapter(list[Event], config=ConfigDict(extra="forbid", strict=True))
>>> events.validate_python([{"event": "pass", "seat": 2}])
[{'event': 'pass', 'seat': 2}]

A text between the fields of a class is the documentation of the field above it.
"""

from __future__ import annotations

import sys
from typing import Literal, NotRequired, TypeAlias

if sys.version_info >= (3, 12):
    from typing import TypedDict
else:
    # The only kind that pydantic can read there.
    from typing_extensions import TypedDict

# Words with a fixed set of values.

Kind = Literal["tunnel", "treasure", "magic", "hazard", "tool"]
Phase = Literal["heroes", "excavation", "magic", "cache", "solo", "over"]
Part = Literal["tunnels", "treasure", "hazards"]
Rank = Literal["disaster", "brave-start", "improving", "average", "excellent", "masterful"]
HeroSet = Literal["base", "backer"]
HeroSets = Literal["base", "backer", "all"]
BeerTakes = Literal["up-to-two", "two"]
Games = Literal["all", "multiplayer", "solo"]

# Words whose values depend on the dice and heroes in use.

Token: TypeAlias = str  # a face, as `diceminer.FACES` lists them
Slot: TypeAlias = str  # a place on the mountain: "a1" to "e2"
HeroId: TypeAlias = str  # as `diceminer.HEROES` lists them
SeatNumber: TypeAlias = int  # from 1, clockwise
SeatKey: TypeAlias = str  # a seat's number where it is a key, as JSON wants keys: "1"

Dice: TypeAlias = dict[Token, int]  # a multiset: how many dice by face, in canonical order
Tiebreak: TypeAlias = dict[SeatKey, int]  # the points of each seat that broke a tie
Worth: TypeAlias = dict[Token, int]  # what one die of each face of a trove adds to its points
Outcome: TypeAlias = tuple[str, float]  # what a die can show, or what can be drawn; how likely

Setting: TypeAlias = str | int | bool


class RulesDict(TypedDict):
    """All settings of a game, as `Rules.as_dict` gives them and `Rules(**settings)` takes them."""

    players: int
    """1 (the solo game) to 4."""
    heroes: HeroSets
    deal_heroes: bool
    reroll_hazards: bool
    beer_takes: BeerTakes
    extra_tunnel_dice: bool
    magic: int
    """Solo: magic dice to start with, 0 to 3; 3 in other games, where it has no meaning."""


class SettingInfo(TypedDict):
    """A setting of `Rules`: what it may be, and for which games, as `Rules.settings` lists them."""

    name: str
    default: Setting
    values: list[Setting]
    games: Games


class SomeRules(TypedDict, total=False):
    """Some settings of a game; the others have their defaults."""

    players: int
    heroes: HeroSets
    deal_heroes: bool
    reroll_hazards: bool
    beer_takes: BeerTakes
    extra_tunnel_dice: bool
    magic: int


# Views.


class Parts(TypedDict):
    """Points by the part of the score that they are counted in."""

    tunnels: int
    treasure: int
    hazards: int


class RoundScore(Parts):
    """What a seat scored in one round."""

    total: int


class Seat(TypedDict):
    """One player's hero, trove and score."""

    hero: HeroId | None
    dice: Dice
    """Every die of the trove."""
    spent: Dice
    """Magic dice spent this round, still part of the trove."""
    hero_spent: Dice
    """Magic faces of the hero spent this round."""
    cached: Dice
    """Chosen in the cache phase under way; in solo the treasure in chests."""
    rounds: list[RoundScore]
    """One for each round scored; none in solo."""
    total: int
    """The sum of the rounds; in solo the score so far."""


class Asked(TypedDict):
    """Who is asked for what."""

    round: int
    phase: Phase
    seat: SeatNumber | None
    """The seat to act; null when the game is over."""
    start: SeatNumber | None
    """The seat that starts this round; null in solo."""
    first: SeatNumber | None
    """In magic and cache the seat that the order is counted from, otherwise null."""
    takes: int
    """Dice this turn may still take, never more than lie there."""
    taken: int
    """Dice taken in this turn."""
    shared: bool
    """Whether Beer was shared in this turn."""
    symbols: int
    """Rerolls still to name; in solo dice still to recycle."""


class SoloScore(TypedDict):
    """The score of a solo game so far, and what it is called."""

    score: int
    rank: Rank


class SoloView(TypedDict, total=False):
    """What a view has in solo only."""

    refills: int
    """Solo only: refills used."""
    score: int
    """Solo only: the score so far."""
    rank: Rank
    """Solo only: what that score is called."""


class View(Asked, SoloView):
    """The whole public state of a game."""

    format: Literal[1]
    rules: RulesDict
    chosen: Dice
    """Dice named for the reroll under way."""
    mountain: dict[Slot, Token]
    """Occupied slots only."""
    bag: dict[Kind, int]
    """Dice left in the bag, of every kind."""
    seats: list[Seat]
    tiebreaks: list[Tiebreak]
    winners: list[SeatNumber] | None
    """The winning seat; null while the game goes on, and in solo."""


# Events, in the order of docs/notation.md.


class RollOff(TypedDict):
    """A roll for who starts; another follows for those tied."""

    event: Literal["roll-off"]
    rolls: dict[SeatKey, Token]


class Start(TypedDict):
    """Who starts a round."""

    event: Literal["start"]
    round: int
    seat: SeatNumber


class HeroChosen(TypedDict):
    """A seat has got its hero."""

    event: Literal["hero"]
    seat: SeatNumber
    hero: HeroId
    dealt: bool
    """Whether the hero was dealt; otherwise it was chosen."""


class Fill(TypedDict):
    """The mountain's free slots are filled from the bag."""

    event: Literal["fill"]
    dice: dict[Slot, Token]


class Share(TypedDict):
    """A Beer is shared: the die is rolled and goes to another seat."""

    event: Literal["share"]
    seat: SeatNumber
    to: SeatNumber
    token: Token
    """The Beer."""
    rolled: Token
    """What the die shows now."""


class Take(TypedDict):
    """A die is taken from the mountain."""

    event: Literal["take"]
    seat: SeatNumber
    slot: Slot
    token: Token


# A die above a side die that was taken moves down: the slots it leaves and reaches.
Slide = TypedDict("Slide", {"event": Literal["slide"], "from": Slot, "to": Slot, "token": Token})


class Pass(TypedDict):
    """No second die after sharing."""

    event: Literal["pass"]
    seat: SeatNumber


class Spend(TypedDict):
    """A magic face is spent."""

    event: Literal["spend"]
    seat: SeatNumber
    token: Token
    hero: bool
    """Whether the face is the hero's, not a die's."""
    discarded: NotRequired[Literal[True]]
    """Solo: the die leaves the trove for good. Absent where it stays there until the next round."""


class Choose(TypedDict):
    """A die is named for a reroll."""

    event: Literal["choose"]
    seat: SeatNumber
    token: Token


class Reroll(TypedDict):
    """The dice named for a reroll are rolled."""

    event: Literal["reroll"]
    seat: SeatNumber
    dice: list[list[Token]]
    """Pairs: what each die showed, and what it shows now."""


class Roll(TypedDict):
    """A whole trove is rolled, but for cached dice."""

    event: Literal["roll"]
    seat: SeatNumber
    dice: list[list[Token]]
    """Pairs: what each die showed, and what it shows now."""


class Counted(RoundScore):
    """A score with what it was counted from."""

    gems: int
    """Gems before the majority doubles them."""
    cave_ins: int
    """Points from cave-ins, a part of the hazards."""
    dragons: int
    """Points from dragons, the rest of the hazards."""
    straights: list[int]
    """The lengths of the straights, the longest first."""
    idle: Dice
    """Faces, the hero's among them, that could score but count for nothing as the trove lies."""


class ScoredTrove(Counted):
    """The sheet of a trove that is scored."""

    seat: SeatNumber
    hero: HeroId | None
    dice: Dice
    """The trove as it was scored, without the hero's faces."""
    most_gems: bool


class Score(TypedDict):
    """A round is scored."""

    event: Literal["score"]
    round: int
    seats: list[ScoredTrove]


class CacheDie(TypedDict):
    """A die is kept over the coming roll."""

    event: Literal["cache"]
    seat: SeatNumber
    token: Token


class NewRound(TypedDict):
    """Another round begins."""

    event: Literal["round"]
    round: int


class Tied(TypedDict):
    """Seats with the same total break their tie."""

    event: Literal["tied"]
    seats: list[SeatNumber]


class TiebreakScore(TypedDict):
    """The troves of the tied seats are scored once more."""

    event: Literal["tiebreak"]
    seats: list[ScoredTrove]


class Over(TypedDict):
    """The game has ended."""

    event: Literal["over"]
    winners: list[SeatNumber] | None
    """Null in solo."""


class SoloSetUp(TypedDict):
    """Solo: the magic dice to start with."""

    event: Literal["set-up"]
    dice: Dice


class Again(TypedDict):
    """Solo: nothing could be done, so the set-up starts again."""

    event: Literal["again"]


# Solo: a die is drafted. `token` is what it showed, `as` the face it was set to, otherwise the
# same; `cached` says whether it went into a chest.
Draft = TypedDict(
    "Draft",
    {
        "event": Literal["draft"],
        "seat": SeatNumber,
        "slot": Slot,
        "token": Token,
        "as": Token,
        "cached": bool,
    },
)


class Recycle(TypedDict):
    """Solo: a die goes back into the bag."""

    event: Literal["recycle"]
    slot: Slot
    token: Token


class Refill(TypedDict):
    """Solo: the mountain is to be filled again; the fill follows."""

    event: Literal["refill"]


class Stop(TypedDict):
    """Solo: the player has ended the game."""

    event: Literal["stop"]


class Points(SoloScore):
    """Solo, after every action."""

    event: Literal["points"]


class Turn(Asked):
    """Always the last of an action."""

    event: Literal["turn"]


Event: TypeAlias = (
    RollOff
    | Start
    | HeroChosen
    | Fill
    | Share
    | Take
    | Slide
    | Pass
    | Spend
    | Choose
    | Reroll
    | Roll
    | Score
    | CacheDie
    | NewRound
    | Tied
    | TiebreakScore
    | Over
    | SoloSetUp
    | Again
    | Draft
    | Recycle
    | Refill
    | Stop
    | Points
    | Turn
)


# Answers to questions about a position.


class Sheet(Counted):
    """What a trove would score as it lies; in solo, where hazards have no halves, those are 0."""

    most_gems: int
    """1 if no other seat has as many gems, otherwise 0."""
    chests: int
    magic: int
    """The magic symbols that are not spent yet, the hero's among them."""


class Preview(TypedDict):
    """What a legal action would bring about, as far as no die has a say in it."""

    slides: list[list[Slot]]
    """Pairs of slots that dice slide from and to."""
    adds: Parts | None
    """What the acting seat's sheet gains; null if dice are rolled."""
    need: NotRequired[int]
    """Where dice have to be named then: how many."""
    dice: NotRequired[Dice]
    """Where dice have to be named then: those to choose from."""


class Evaluation(TypedDict):
    """What a bot thinks of an action; null where it has no idea."""

    visits: int
    """How often the search tried it; 0 for bots that don't search."""
    win: float | None
    """The chance to win, from 0 to 1."""
    score: float | None
    """The points expected."""


# The score pad.


class WithMostGems(TypedDict):
    """What a single trove would score if it had the most gems."""

    treasure: int
    total: int


class PadSheet(RoundScore):
    """The sheet of a trove on a real table, as far as every game has it."""

    seat: SeatNumber
    hero: HeroId | None
    dice: Dice


class TableSheet(PadSheet, Counted):
    """The sheet of a trove in a game of several players."""

    most_gems: bool | None
    """Null for a single trove, which has nobody to compare with."""
    with_most_gems: NotRequired[WithMostGems]
    """Only for a single trove."""


class SoloSheet(PadSheet):
    """The sheet of a solo game."""

    cached: Dice
    """The dice in chests."""
    rank: Rank

"""Lays out a position the way one would on a table, for tests that read like the rulebook.

Dice are written as words: ``"T1 2G3 XC2"`` is one tunnel 1, two treasures of three gems and
a pair of chests. Whatever is neither on the mountain nor in a trove is put into the bag, so
that no die is ever lost. The numbers here are written out a second time on purpose: a test
that asked the engine for them could not find them wrong.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, overload

from diceminer import Game

if TYPE_CHECKING:
    from diceminer import documents
    from diceminer.documents import Event, Kind

FACES: list[str] = [
    *"T1 T2 T3 T4 T5 TB G1 G2 G3 GB M1 M2 M3 MB HC1 HC2 HD3 HD4 HB XP XS XC2 XB".split()
]
"""Every face in canonical order."""

DICE = {
    "tunnel": ["T1", "T2", "T3", "T4", "T5", "TB"],
    "treasure": ["G1", "G1", "G1", "G2", "G3", "GB"],
    "magic": ["M1", "M1", "M1", "M2", "M3", "MB"],
    "hazard": ["HC1", "HC2", "HC2", "HD3", "HD4", "HB"],
    "tool": ["XP", "XP", "XS", "XS", "XC2", "XB"],
}
HOW_MANY = {"tunnel": 27, "treasure": 8, "magic": 8, "hazard": 10, "tool": 7}
LETTER = {"tunnel": "T", "treasure": "G", "magic": "M", "hazard": "H", "tool": "X"}
KIND: dict[str, Kind] = {"T": "tunnel", "G": "treasure", "M": "magic", "H": "hazard", "X": "tool"}

BASE_HEROES = {
    "alchemist": ["M1", "M1", "M1"],
    "dragon-slayer": ["M1", "XS"],
    "engineer": ["T2", "XP"],
    "prospector": ["G1", "XP"],
    "surveyor": ["T1", "M1"],
    "treasurer": ["G1", "XC2"],
}

ROWS = {"a": 6, "b": 5, "c": 4, "d": 3, "e": 2}
SLOTS = [f"{row}{n}" for row, width in ROWS.items() for n in range(1, width + 1)]
"""The twenty slots in filling order."""

FULL = """
         T1  T2
       T3  G1  T4
     G2  M1  HC1 XP
   T5  TB  T1  HD3 XS
 T2  M2  G3  XC2 T1  HC2
"""
"""A full mountain on which every neighbour shows something else."""

BadRolls = ValueError
"""What scripted dice that do not fit are refused with, by the class the contract promises."""

NOBODY_MINDS = ("engineer", "prospector", "treasurer", "surveyor")
"""Heroes for seats whose hero does not matter; the first two have no magic and no chests."""


@dataclass(frozen=True)
class Seat:
    """One player's side of the table."""

    dice: str = ""
    hero: str | None = ""
    spent: str = ""
    hero_spent: str = ""
    cached: str = ""
    rounds: tuple[tuple[int, int, int], ...] | None = None


def counts(words: str | Iterable[str]) -> Counter[str]:
    """``"T1 2G3"`` as a multiset of faces."""
    found: Counter[str] = Counter()
    for word in words.split() if isinstance(words, str) else words:
        digits = len(word) - len(word.lstrip("0123456789"))
        found[word[digits:]] += int(word[:digits] or 1)
    return found


def trove(game: Game, seat: int) -> dict[str, int]:
    """The dice of a seat by face."""
    dice: dict[str, int] = game.view()["seats"][seat - 1]["dice"]
    return dice


@overload
def named(events: Sequence[Event], name: Literal["roll-off"]) -> list[documents.RollOff]: ...
@overload
def named(events: Sequence[Event], name: Literal["hero"]) -> list[documents.HeroChosen]: ...
@overload
def named(events: Sequence[Event], name: Literal["fill"]) -> list[documents.Fill]: ...
@overload
def named(events: Sequence[Event], name: Literal["share"]) -> list[documents.Share]: ...
@overload
def named(events: Sequence[Event], name: Literal["take"]) -> list[documents.Take]: ...
@overload
def named(events: Sequence[Event], name: Literal["slide"]) -> list[documents.Slide]: ...
@overload
def named(events: Sequence[Event], name: Literal["spend"]) -> list[documents.Spend]: ...
@overload
def named(events: Sequence[Event], name: Literal["reroll"]) -> list[documents.Reroll]: ...
@overload
def named(events: Sequence[Event], name: Literal["roll"]) -> list[documents.Roll]: ...
@overload
def named(events: Sequence[Event], name: Literal["score"]) -> list[documents.Score]: ...
@overload
def named(events: Sequence[Event], name: Literal["cache"]) -> list[documents.CacheDie]: ...
@overload
def named(events: Sequence[Event], name: Literal["tiebreak"]) -> list[documents.TiebreakScore]: ...
@overload
def named(events: Sequence[Event], name: Literal["over"]) -> list[documents.Over]: ...
@overload
def named(events: Sequence[Event], name: Literal["draft"]) -> list[documents.Draft]: ...
@overload
def named(events: Sequence[Event], name: Literal["recycle"]) -> list[documents.Recycle]: ...
@overload
def named(
    events: Sequence[Event], name: Literal["again", "pass", "refill", "stop"]
) -> list[Event]: ...
def named(events: Sequence[Event], name: str) -> Sequence[Event]:
    """The events of one name, in order."""
    return [event for event in events if event["event"] == name]


def takes(game: Game) -> set[str]:
    """The slots that can be taken now."""
    return {action.removeprefix("take ") for action in game.legal() if action.startswith("take ")}


def options(game: Game) -> set[str]:
    """Everything legal now, where its order does not matter; nothing is listed twice."""
    listed = game.legal()
    if len(set(listed)) != len(listed):
        raise AssertionError(f"listed twice: {listed}")
    return set(listed)


def whatever(game: Game, action: str, *first: str) -> list[str]:
    """Dice for an action that begin as given and go on with anything that can be rolled."""
    known = list(first)
    path: list[str] = []
    while odds := game.chance(action, path):
        outcomes = [outcome for outcome, _ in odds]
        if known and known[0] not in outcomes and KIND.get(known[0][0]) in outcomes:
            path.append(KIND[known[0][0]])
        else:
            path.append(known.pop(0) if known else outcomes[len(path) % len(outcomes)])
    return [word for word in path if word not in HOW_MANY]


def slots(picture: str) -> dict[str, str]:
    """A drawn mountain by slot: lines from the top down, the last one row a, ``.`` for a hole."""
    lines = [line.split() for line in picture.strip().splitlines()] if picture.strip() else []
    lying: dict[str, str] = {}
    for row, line in zip(ROWS, reversed(lines), strict=False):
        if len(line) != ROWS[row]:
            raise AssertionError(f"row {row} has {ROWS[row]} slots, not {len(line)}")
        lying |= {f"{row}{n}": face for n, face in enumerate(line, 1) if face != "."}
    return lying


def mountain_text(lying: dict[str, str]) -> str:
    """A mountain by slot as the position's field."""
    if not lying:
        return "-"
    rows = []
    for row, width in ROWS.items():
        faces = [lying.get(f"{row}{n}", "-") for n in range(1, width + 1)]
        rows.append("-" if set(faces) == {"-"} else ",".join(faces))
    return "/".join(rows)


def dice_text(dice: Counter[str]) -> str:
    """A multiset as the position's field."""
    words = [f"{dice[face] if dice[face] > 1 else ''}{face}" for face in FACES if dice[face]]
    return ",".join(words) or "-"


def bag_text(used: Counter[str], extra_tunnel_dice: bool, lost_magic: int) -> str:
    """What is left in the bag when these faces lie outside of it."""
    left = Counter(HOW_MANY)
    left["tunnel"] += 6 * extra_tunnel_dice
    left["magic"] -= lost_magic
    for face, n in used.items():
        left[KIND[face[0]]] -= n
    if any(n < 0 for n in left.values()):
        raise AssertionError(f"more dice than there are: {left}")
    return "".join(f"{LETTER[kind]}{left[kind]}" for kind in HOW_MANY if left[kind]) or "-"


def table_text(
    picture: str,
    *players: Seat,
    phase: str = "excavation",
    round: int = 1,
    seat: int | None = 1,
    start: int = 1,
    first: int | None = None,
    turn: str = "-",
    rules: str = "",
    tiebreaks: str = "-",
) -> str:
    """The text of a position at a table of as many players as seats are given."""
    lying = slots(picture)
    used = Counter(lying.values())
    # A round's points are there from its scoring on; a tie-break comes after the third.
    scored = round - 1 + (phase in ("cache", "over"))
    seats = []
    for n, player in enumerate(players):
        dice = counts(player.dice)
        used += dice
        hero = NOBODY_MINDS[n] if player.hero == "" else player.hero or "-"
        rounds = ((0, 0, 0),) * scored if player.rounds is None else player.rounds
        seats.append(
            ":".join(
                [
                    hero,
                    dice_text(dice),
                    dice_text(counts(player.spent)),
                    dice_text(counts(player.hero_spent)),
                    dice_text(counts(player.cached)),
                    ",".join("/".join(map(str, points)) for points in rounds) or "-",
                ]
            )
        )
    fields = [
        "DM1",
        ",".join([str(len(players)), *([rules] if rules else [])]),
        str(round),
        phase,
        str(seat or "-"),
        str(start),
        str(first or "-"),
        turn,
        mountain_text(lying),
        bag_text(used, "extra_tunnel_dice" in rules, 0),
        *seats,
        tiebreaks,
    ]
    return " ".join(fields)


def table(
    picture: str,
    *players: Seat,
    phase: str = "excavation",
    round: int = 1,
    seat: int | None = 1,
    start: int = 1,
    first: int | None = None,
    turn: str = "-",
    rules: str = "",
    tiebreaks: str = "-",
) -> Game:
    """A game in that position."""
    return Game.from_position(
        table_text(
            picture,
            *players,
            phase=phase,
            round=round,
            seat=seat,
            start=start,
            first=first,
            turn=turn,
            rules=rules,
            tiebreaks=tiebreaks,
        )
    )


def digging(picture: str, *, dice: str = "", shared: bool = False, rules: str = "") -> Game:
    """Two players, seat 1 to take from this mountain, its Beer already shared or not."""
    turn = "shared" if shared else "-"
    return table(picture, Seat(dice), Seat(), turn=turn, rules=rules)


def casting(
    dice: str,
    *,
    hero: str = "engineer",
    spent: str = "",
    hero_spent: str = "",
    other: str = "",
    turn: str = "-",
    rules: str = "",
) -> Game:
    """Two players in round 1's Magic phase, seat 1 to act; seat 2 has no magic of its own."""
    return table(
        "",
        Seat(dice, hero=hero, spent=spent, hero_spent=hero_spent),
        Seat(other, hero="prospector"),
        phase="magic",
        first=1,
        turn=turn,
        rules=rules,
    )


def final_scores(*players: Seat, tied: bool = False) -> Game:
    """A whole game's last die, which scores nothing, is taken: what is left is scoring.

    Earlier rounds give the seats 90, 60, 30 and 0 points, so that nobody ends tied.
    """
    ahead = [((n * 30, 0, 0), (0, 0, 0)) for n in (3, 2, 1, 0)]
    seated = [
        Seat(player.dice, player.hero, rounds=((0, 0, 0),) * 2 if tied else rounds)
        for player, rounds in zip(players, ahead, strict=False)
    ]
    game = table("TB . . . . .", *seated, round=3)
    game.play("take a1")
    while not game.over and "done" in game.legal():
        game.play("done")
    return game


def round_points(game: Game, seat: int, round: int = 3) -> tuple[int, int, int]:
    """Tunnels, treasure and hazards of a seat in a round."""
    points = game.view()["seats"][seat - 1]["rounds"][round - 1]
    return points["tunnels"], points["treasure"], points["hazards"]


def solo_text(
    picture: str,
    dice: str = "",
    *,
    cached: str = "",
    refills: int = 0,
    recycling: int = 0,
    lost_magic: int = 0,
    rules: str = "",
) -> str:
    """The text of a solo position with this mountain and trove."""
    lying = slots(picture)
    used = Counter(lying.values()) + counts(dice)
    fields = [
        "DM1",
        ",".join(["1", *([rules] if rules else [])]),
        "1 solo 1 - -",
        f"r{refills}+{recycling}" if recycling else f"r{refills}",
        mountain_text(lying),
        bag_text(used, "extra_tunnel_dice" in rules, lost_magic),
        f"-:{dice_text(counts(dice))}:-:-:{dice_text(counts(cached))}:-",
        "-",
    ]
    return " ".join(fields)


def solo(
    picture: str,
    dice: str = "",
    *,
    cached: str = "",
    refills: int = 0,
    recycling: int = 0,
    lost_magic: int = 0,
    rules: str = "",
) -> Game:
    """A solo game in that position."""
    return Game.from_position(
        solo_text(
            picture,
            dice,
            cached=cached,
            refills=refills,
            recycling=recycling,
            lost_magic=lost_magic,
            rules=rules,
        )
    )

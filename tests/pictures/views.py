"""Views to draw, valid by the contract: dice conserved, mountains that stand."""

from __future__ import annotations

import random
from collections import Counter
from typing import cast

from diceminer import Rules
from diceminer.documents import Seat, View
from diceminer.facts import DICE, FACTS, HEROES

SLOTS = [f"{row}{n}" for row, length in zip("abcde", (6, 5, 4, 3, 2), strict=True)
         for n in range(1, length + 1)]  # fmt: skip


def seat(hero: str | None, dice: str, *rounds: tuple[int, int, int], **more: object) -> Seat:
    scored = [{"tunnels": a, "treasure": b, "hazards": c, "total": a + b + c} for a, b, c in rounds]
    seat = {
        "hero": hero,
        "dice": dict(Counter(dice.split())),
        "spent": {},
        "hero_spent": {},
        "cached": {},
        "rounds": scored,
        "total": sum(map(sum, rounds)),
        **more,
    }
    return cast("Seat", seat)


def table(phase: str, seats: list[Seat], **more: object) -> View:
    view = {
        "format": 1,
        "rules": Rules(players=len(seats)).as_dict(),
        "round": 1,
        "phase": phase,
        "seat": 1,
        "start": 1,
        "first": None,
        "takes": 1 if phase == "excavation" else 0,
        "taken": 0,
        "shared": False,
        "symbols": 0,
        "chosen": {},
        "mountain": {},
        "bag": dict(FACTS.counts),
        "seats": seats,
        "tiebreaks": [],
        "winners": None,
        **more,
    }
    return cast("View", view)


def mountain(rows: str) -> dict[str, str]:
    """Slots from rows a to e joined by `/`, an empty slot `-`, as a position's text has them."""
    return {
        f"{letter}{n}": token
        for letter, row in zip("abcde", rows.split("/"), strict=False)
        for n, token in enumerate(row.split(","), 1)
        if token != "-"
    }


# The README's picture: round 2 of two players, five dice taken, the second player's turn.
README = table(
    "excavation",
    [
        seat("prospector", "T1 T1 T2 T3 T5 TB G2 G1 M1 HC2 HD3 XS XP", (6, 4, -2)),
        seat("surveyor", "T1 T2 T2 T3 T4 TB G3 M3 M1 HC1 XC2 XB", (4, 6, 3)),
    ],
    round=2,
    seat=2,
    mountain=mountain("T3,HD4,M2,T1,XS,G1/T2,GB,T5,HC2,T4/-,M1,TB,G3/-,XP"),
    bag={"tunnel": 9, "treasure": 2, "magic": 3, "hazard": 5, "tool": 1},
)
README_TAKEABLE = ("b1", "c4", "d2")
README_NAMES = ("Hilda", "Grim")

MAGIC = table(
    "magic",
    [
        seat("alchemist", "T1 M1 M1 M2 T4 T4 HC1 XP", hero_spent={"M1": 1}, spent={"M1": 1}),
        seat("treasurer", "T1 G1"),
    ],
    first=2,
    symbols=1,
    chosen={"T4": 1},
    bag={"tunnel": 23, "treasure": 7, "magic": 5, "hazard": 9, "tool": 6},
)
CACHE = table(
    "cache",
    [
        seat("treasurer", "G3 G3 XC2", (0, 6, 0), cached={"G3": 1}),
        seat("engineer", "T1", (3, 0, 0)),
    ],
    first=1,
    bag={"tunnel": 26, "treasure": 6, "magic": 8, "hazard": 10, "tool": 6},
)
OVER = table(
    "over",
    [seat("engineer", "T1", (3, 2, -1), (1, 1, 1), (0, 0, 0)),
     seat("surveyor", "G1", (3, 2, -2), (1, 1, 2), (0, 0, 0))],
    round=3,
    seat=None,
    winners=[2],
    tiebreaks=[{"1": 7, "2": 7}, {"1": -3, "2": 9}],
    bag={"tunnel": 26, "treasure": 7, "magic": 8, "hazard": 10, "tool": 7},
)  # fmt: skip
SOLO = table(
    "solo",
    [seat(None, "M1 M2 MB G3 G1 XC2 T1", cached={"G3": 1})],
    start=None,
    mountain=mountain("T3,HD4,M2,T1,XS,G1/T2"),
    bag={"tunnel": 23, "treasure": 5, "magic": 4, "hazard": 9, "tool": 5},
    refills=1,
    score=7,
    rank="disaster",
)
HEROES_PHASE = table("heroes", [seat(None, ""), seat(None, ""), seat("engineer", "")])


def rolled(seed: int) -> View:
    """A random position: any number of players, any phase, any part of the dice drawn."""
    chance = random.Random(seed)
    players = chance.choice([1, 2, 3, 4])
    bag = [kind for kind, count in FACTS.counts.items() for _ in range(count)]
    chance.shuffle(bag)

    def roll() -> str:
        return chance.choice(DICE[bag.pop()])

    phases = ["solo", "over"] if players == 1 else ["excavation", "magic", "cache", "over"]
    phase = chance.choice(phases)
    # A mountain filled only in part stands, whatever the part.
    slots = SLOTS[: chance.randint(1, 20)] if phase in ("excavation", "solo") else []
    lying = {slot: roll() for slot in slots}
    heroes = chance.sample(sorted(HEROES), 4)
    seats = []
    for i in range(players):
        dice = [roll() for _ in range(chance.randint(0, 40 // players))]
        counted = Counter(dice)
        seats.append(
            seat(
                heroes[i] if players > 1 else None,
                " ".join(dice),
                *[(chance.randint(0, 30), chance.randint(0, 30), chance.randint(-30, 30))
                  for _ in range(3 if players > 1 else 0)],
                spent={t: 1 for t in counted if t[0] == "M" and t != "MB" and phase == "magic"},
                cached={t: n for t, n in counted.items() if t[0] == "G" and phase == "solo"},
            )
        )  # fmt: skip
    over = phase == "over"
    solo = {"refills": 2, "score": 50, "rank": "average"} if players == 1 else {}
    return table(
        phase,
        seats,
        round=chance.randint(1, 3),
        seat=None if over else chance.randint(1, players),
        winners=[1] if over and players > 1 else None,
        mountain=lying,
        bag={kind: bag.count(kind) for kind in FACTS.counts},
        **solo,
    )


NAMED = {
    "readme": README,
    "magic": MAGIC,
    "cache": CACHE,
    "over": OVER,
    "solo": SOLO,
    "heroes": HEROES_PHASE,
}

"""Random games and what to compare of them, for every test of the contract."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

from hypothesis import strategies as st

from diceminer import Game, Rules
from tests.games import until_over
from tests.rules.builder import (
    BASE_HEROES,
    FACES,
    HOW_MANY,
    KIND,
    Seat,
    slots,
    table_text,
)
from tests.rules.model import stands

TABLES = [
    Rules(),
    Rules(players=3),
    Rules(players=4),
    Rules(heroes="all"),
    Rules(players=3, heroes="backer", beer_takes="two"),
    Rules(players=4, heroes="all", deal_heroes=True),
    Rules(deal_heroes=True, reroll_hazards=True),
    Rules(players=3, extra_tunnel_dice=True),
    Rules(
        players=4,
        heroes="all",
        deal_heroes=True,
        reroll_hazards=True,
        beer_takes="two",
        extra_tunnel_dice=True,
    ),
]
SOLOS = [
    Rules(players=1),
    Rules(players=1, magic=2),
    Rules(players=1, magic=1),
    Rules(players=1, magic=0),
    Rules(players=1, extra_tunnel_dice=True),
]
EVERY_SORT = TABLES + SOLOS

RULES = st.one_of(
    st.builds(
        Rules,
        players=st.integers(2, 4),
        heroes=st.sampled_from(["base", "backer", "all"]),
        deal_heroes=st.booleans(),
        reroll_hazards=st.booleans(),
        beer_takes=st.sampled_from(["up-to-two", "two"]),
        extra_tunnel_dice=st.booleans(),
    ),
    st.builds(Rules, players=st.just(1), magic=st.integers(0, 3), extra_tunnel_dice=st.booleans()),
)
SEEDS = st.integers(0, 10**6)


def choose(game: Game, chance: random.Random) -> str:
    """Any legal action, but stopping less often, so that games have a middle."""
    legal = game.legal()
    action = chance.choice(legal)
    if action == "done" and chance.random() < 0.6:
        action = chance.choice(legal)
    return action


def steps(rules: Rules, seed: int, limit: int | None = None) -> Iterator[Game]:
    """One random game, before its first action and after every one."""
    yield from steps_of(Game.new(rules, seed=seed), seed, limit)


def steps_of(game: Game, seed: int, limit: int | None = None) -> Iterator[Game]:
    """The same, from a game under way."""
    chance = random.Random(seed)
    yield game
    for played in until_over(game):
        if played == limit:
            return
        game.play(choose(game, chance))
        yield game


def played(rules: Rules, seed: int, limit: int | None = None) -> Game:
    """A random game to its end, or so many actions of it."""
    *_, game = steps(rules, seed, limit)
    return game


def everything(game: Game) -> dict[str, Any]:
    """All that can be seen of a game, in a form that can't change afterwards."""
    seen: dict[str, Any] = json.loads(
        json.dumps(
            {
                "view": game.view(),
                "legal": game.legal(),
                "position": game.position(),
                "record": game.record(),
                "events": game.events,
                "history": [[action, list(rolled)] for action, rolled in game.history],
                "mask": [bool(bit) for bit in game.legal_mask()],
                "status": [game.seat, game.over, game.winners],
            }
        )
    )
    return seen


@st.composite
def small_positions(draw: st.DrawFn) -> str:
    """A late moment of a round with few dice, where phases, ties and ends are never far.

    Everybody has a tunnel die, so that no tie can last for ever.
    """
    players: int = draw(st.integers(2, 4))
    rules: list[str] = draw(
        st.lists(
            st.sampled_from(["reroll_hazards", "beer_takes=two", "extra_tunnel_dice"]),
            unique=True,
        )
    )
    order = ["reroll_hazards", "beer_takes=two", "extra_tunnel_dice"]
    heroes: list[str] = draw(st.permutations(list(BASE_HEROES)))
    left = Counter(HOW_MANY)
    left["tunnel"] -= players

    def dice(most: int) -> list[str]:
        found = []
        faces: list[str] = draw(st.lists(st.sampled_from(FACES), max_size=most))
        for face in faces:
            if left[KIND[face[0]]]:
                left[KIND[face[0]]] -= 1
                found.append(face)
        return found

    floor = dice(5) or ["T1"]
    picture = " ".join((floor + ["."] * 6)[:6])
    above = draw(st.sampled_from(["T2", "G1", "M2", "XC2", "TB"]))
    if len(floor) > 1 and left[KIND[above[0]]]:
        left[KIND[above[0]]] -= 1
        picture = f"{above} . . . .\n{picture}"
    if not stands(slots(picture)):
        raise AssertionError(picture)
    round_: int = draw(st.sampled_from([1, 2, 3, 3, 3]))
    points = st.tuples(st.just(0), st.just(0), st.integers(-1, 1))
    seats = [
        Seat(
            " ".join(["T3", *dice(draw(st.sampled_from([0, 2, 5])))]),
            hero=heroes[n],
            rounds=tuple(draw(points) for _ in range(round_ - 1)),
        )
        for n in range(players)
    ]
    return table_text(
        picture,
        *seats,
        round=round_,
        seat=draw(st.integers(1, players)),
        start=draw(st.integers(1, players)),
        rules=",".join(sorted(rules, key=order.index)),
    )

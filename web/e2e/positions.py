"""Positions that the browser's tests begin at: found by name, and put into the server's storage.

A position is found by playing games of the table's rules, seed after seed from 0, until the person
is asked what the position is about. That takes milliseconds and gives the same game every time;
after a change of the rules another game is found, and no list of actions has to be kept current.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Final

from diceminer import Game, Rules, bots
from diceminer.server import identity
from diceminer.server.app import Server
from diceminer.server.game_log import GameLog, first_row
from diceminer.server.messages import Author
from diceminer.server.requests import NewSeat, NewTable
from diceminer.server.storage import SeatRow, TableRow

# So many games are looked through before a position counts as impossible.
_GAMES: Final = 200


class NoPosition(Exception):
    """There is no position of this name, or no game of these rules comes to it."""


@dataclass(frozen=True)
class Found:
    """A game up to a position, and the action there that the position is named for."""

    seed: str
    actions: tuple[str, ...]
    action: str


def _first(game: Game, verb: str) -> str | None:
    return next((action for action in game.legal() if action.startswith(verb)), None)


def _take(game: Game) -> str | None:
    """A top die to take and no Beer to share; in the trove a die that adds or costs points."""
    view = game.view()
    plain = view["phase"] == "excavation" and not view["shared"] and not _first(game, "share")
    shut = len(game.takeable()) < len(view["mountain"])
    adds = any(game.worth(game.seat or 0).values())
    return _first(game, "take") if plain and shut and adds else None


def _take_in_last_round(game: Game) -> str | None:
    return _take(game) if game.view()["round"] == 3 else None


def _most_gems(game: Game) -> str | None:
    """A top die to take, and more gems than anybody else."""
    seat = game.seat or 0
    return _take(game) if seat and game.sheet()[seat - 1]["most_gems"] else None


def _share(game: Game) -> str | None:
    return _first(game, "share")


def _slide(game: Game) -> str | None:
    """A side die to take, so that others slide."""
    takes = (action for action in game.legal() if action.startswith("take"))
    return next((action for action in takes if game.preview(action)["slides"]), None)


def _spend(game: Game) -> str | None:
    """A magic die to spend, not a hero's face, and more dice than it can roll again."""
    for action in game.legal():
        if action.startswith("spend") and "hero" not in action:
            preview = game.preview(action)
            if 0 < preview.get("need", 0) < sum(preview.get("dice", {}).values()):
                return action
    return None


def _cache(game: Game) -> str | None:
    """A chest to fill in the last round that has any: troves are never fuller."""
    view = game.view()
    if view["phase"] != "cache" or view["round"] != 2 or len(game.nameable()) < 2:
        return None
    return _first(game, "cache")


def _round_end(game: Game) -> str | None:
    """Magic that is left unspent, after which the round is scored and the next one set up."""
    return _enough_magic(game, {"score", "roll", "fill"})


def _game_end(game: Game) -> str | None:
    """Magic that is left unspent, after which the game is over."""
    return _enough_magic(game, {"over"})


def _game_won(game: Game) -> str | None:
    """The same, and the person has won."""
    return _game_end(game) if game.seat in _winners_after(game, "done") else None


def _game_lost(game: Game) -> str | None:
    """The same, and the person has lost."""
    return _game_end(game) if game.seat not in _winners_after(game, "done") else None


def _enough_magic(game: Game, brings: set[str]) -> str | None:
    done = "done" in game.legal() and game.view()["phase"] == "magic"
    return "done" if done and brings <= _events(game, "done") else None


def _draft_wild(game: Game) -> str | None:
    """Solo: a Beer to draft, and several faces that it may become."""
    view = game.view()
    drafts = [action for action in game.legal() if action.startswith("draft")]
    slots = [action.split()[1] for action in drafts]
    for action, slot in zip(drafts, slots, strict=True):
        if view["mountain"][slot].endswith("B") and slots.count(slot) > 1:
            return action
    return None


def _solo_end(game: Game) -> str | None:
    """Solo: the game can be ended, in the middle of its last mountain."""
    ends = "done" in game.legal() and game.view().get("refills") == 2
    return "done" if ends and len(game.view()["mountain"]) < 12 else None


POSITIONS: Final[dict[str, Callable[[Game], str | None]]] = {
    "take": _take,
    "take-in-last-round": _take_in_last_round,
    "most-gems": _most_gems,
    "share": _share,
    "slide": _slide,
    "spend": _spend,
    "cache": _cache,
    "round-end": _round_end,
    "game-end": _game_end,
    "game-won": _game_won,
    "game-lost": _game_lost,
    "draft-wild": _draft_wild,
    "solo-end": _solo_end,
}


def _events(game: Game, action: str) -> set[str]:
    """The kinds of events that an action brings, with the dice that this game will roll."""
    return {event["event"] for event in game.copy(same_dice=True).play(action)}


def _winners_after(game: Game, action: str) -> list[int]:
    """Who has won once an action is played; nobody as long as the game goes on."""
    if action not in game.legal():
        return []
    after = game.copy(same_dice=True)
    after.play(action)
    return after.winners or []


@cache
def find(position: str, rules: Rules, seat: int) -> Found:
    """The first game that comes to a position when a seat is to act."""
    named_for = POSITIONS.get(position)
    if named_for is None:
        raise NoPosition(f"no position is called {position}")
    bot = bots.make("greedy")
    for seed in range(_GAMES):
        game = Game.new(rules, seed)
        actions: list[str] = []
        while not game.over:
            if game.seat == seat and (action := named_for(game)):
                return Found(str(seed), tuple(actions), action)
            actions.append(bot.choose(game))
            game.play(actions[-1])
    raise NoPosition(f"no game of {rules.text()} comes to {position} for seat {seat}")


async def make_table(
    server: Server, guest: str, position: str, wish: NewTable, friend: str | None = None
) -> tuple[str, str]:
    """Store a table of a guest that is at a position: its id, and the position's action.

    Open seats are a friend's, who has played as well.
    """
    rules = Rules(**wish.rules.model_dump())
    seats = [_seat_row(number, seat, guest, friend) for number, seat in enumerate(wish.seats, 1)]
    persons = [seat.seat for seat in seats if seat.who == "person"]
    if len(seats) != rules.players or not persons:
        raise NoPosition(f"{position} needs {rules.players} seats, one of them a person's")
    found = find(position, rules, persons[0])
    now = server.services.clock.now()
    table = TableRow(
        id=identity.new_id(),
        host=guest,
        rules=rules.text(),
        pace=wish.pace,
        seed=found.seed,
        status="playing",
        rematch=None,
        created=now,
        seats=seats,
    )
    game = Game.new(rules, found.seed)
    log = GameLog(rules, [])
    rows = [first_row(game, now)]
    log.replay(game, rows[0])
    for action in found.actions:
        acting = seats[(game.seat or 0) - 1]
        author: Author = "person" if acting.who == "person" else "bot"
        played = log.play(action, author, acting.guest, None, now)
        log.accept(played)
        game = played.game
        rows.append(played.row)
    if await server.storage.add_table(table, server.settings.open_tables) is not None:
        raise NoPosition(f"the guest has {server.settings.open_tables} open tables already")
    await asyncio.gather(*(server.storage.append(table.id, row) for row in rows))
    return table.id, found.action


def _seat_row(number: int, wish: NewSeat, guest: str, friend: str | None) -> SeatRow:
    """A person's seat, or a bot's: nobody else can have played so far."""
    guest = friend or guest if wish.who == "open" else guest
    if wish.who == "bot":
        return SeatRow(number, "bot", name=wish.name or "", bot=wish.bot)
    return SeatRow(number, "person", name=wish.name or "", guest=guest)

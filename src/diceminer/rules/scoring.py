"""Scoring (rules 5.3): what a trove is worth, and who wins. Beer, magic, chests score nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from diceminer.compiling import rule
from diceminer.rules.constants import (
    CAVE_IN,
    CHEST,
    DRAGON,
    FIRST,
    GEM,
    HAZARD,
    HERO_FACES,
    HIGHEST_NUMBER,
    NUMBER,
    NUMBERED,
    PICKAXE,
    ROUNDS,
    SHIELD,
    SHOWS,
    TOOL,
    TREASURE,
    VALUE,
)
from diceminer.rules.cup import note
from diceminer.rules.log import WON
from diceminer.rules.phases import OVER

if TYPE_CHECKING:
    from diceminer.rules.cup import Cup
    from diceminer.rules.state import State

# More straights than any trove has.
_MANY: Final = 127


@rule
def shown(state: State, seat: int, face: int) -> int:
    """Count a face in a player's trove, the hero's included."""
    return int(state.trove[seat, face]) + int(HERO_FACES[state.hero[seat], face])


@rule
def _symbols(state: State, seat: int, kind: int, symbol: int) -> int:
    """Count the symbols of one sort on a player's faces of one kind."""
    count = 0
    for face in range(FIRST[kind], FIRST[kind + 1]):
        if SHOWS[face] == symbol:
            count += int(VALUE[face]) * shown(state, seat, face)
    return count


@rule
def tunnels(state: State, seat: int) -> int:
    """Straights from 1: a number counts as often as every number below it is there too."""
    points = 0
    reaching = _MANY
    for number in range(1, HIGHEST_NUMBER + 1):
        reaching = _going_on(state, seat, number, reaching)
        points += number * reaching
    return points


@rule
def _going_on(state: State, seat: int, number: int, below: int) -> int:
    """Count the straights that go on to a number, of those that reach the number below it."""
    face = int(NUMBERED[number])
    return min(below, shown(state, seat, face) if face >= 0 else 0)


@rule
def _reaching(state: State, seat: int, number: int) -> int:
    """Count a player's straights that have a number."""
    reaching = _MANY
    for below in range(1, number + 1):
        reaching = _going_on(state, seat, below, reaching)
    return reaching


@rule
def straights(state: State, seat: int, length: int) -> int:
    """Count a player's straights of just this length."""
    longer = _reaching(state, seat, length + 1) if length < HIGHEST_NUMBER else 0
    return _reaching(state, seat, length) - longer


@rule
def idle(state: State, seat: int, face: int) -> int:
    """Count how often a face could score but doesn't: in no straight, or a tool without a hazard.

    Beer, magic and chests never score, and are not counted.
    """
    shows = int(SHOWS[face])
    if shows == NUMBER:
        return shown(state, seat, face) - _reaching(state, seat, int(VALUE[face]))
    if (shows == PICKAXE and _symbols(state, seat, HAZARD, CAVE_IN) == 0) or (
        shows == SHIELD and _symbols(state, seat, HAZARD, DRAGON) == 0
    ):
        return shown(state, seat, face)
    return 0


@rule
def gems(state: State, seat: int) -> int:
    """One point a gem, before the majority is looked at."""
    return _symbols(state, seat, TREASURE, GEM)


@rule
def has_most_gems(state: State, seat: int) -> bool:
    """Only one player with strictly more gems than every other contender doubles them."""
    own = gems(state, seat)
    for other in range(int(state.players)):
        if other != seat and (int(state.contenders) >> other) & 1 and gems(state, other) >= own:
            return False
    return True


@rule
def treasure(state: State, seat: int) -> int:
    """The points for gems, doubled for the one player with the most."""
    points = gems(state, seat)
    if has_most_gems(state, seat):
        points *= 2
    return points


@rule
def _survived(dangers: int, tools: int) -> int:
    """With a matching tool every danger pays once for each tool, without one it costs."""
    return dangers * tools if tools > 0 else -dangers


@rule
def hazards(state: State, seat: int) -> int:
    """Cave-ins against pickaxes, dragons against shields."""
    return cave_ins(state, seat) + dragons(state, seat)


@rule
def cave_ins(state: State, seat: int) -> int:
    """The points for cave-ins, of which every pickaxe makes something."""
    return _survived(_symbols(state, seat, HAZARD, CAVE_IN), _symbols(state, seat, TOOL, PICKAXE))


@rule
def dragons(state: State, seat: int) -> int:
    """The points for dragons, which a shield keeps off."""
    return _survived(_symbols(state, seat, HAZARD, DRAGON), _symbols(state, seat, TOOL, SHIELD))


@rule
def chests(state: State, seat: int) -> int:
    """How many dice a player may cache."""
    return _symbols(state, seat, TOOL, CHEST)


@rule
def total(state: State, seat: int) -> int:
    """Add up a player's rounds."""
    points = 0
    for turn in range(ROUNDS):
        for part in range(3):
            points += int(state.score[seat, turn, part])
    return points


@rule
def crown(state: State, cup: Cup, winner: int) -> None:
    """One player wins, and the game is over."""
    state.winner = winner
    state.phase = OVER
    state.seat = -1
    state.first = -1
    note(cup, WON, winner, 0, 0, 0)

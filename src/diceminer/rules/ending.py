"""The end of a round and of the game (rules 5.3 and 6): points, the winner, breaking ties."""

from __future__ import annotations

from typing import TYPE_CHECKING

from diceminer.compiling import rule
from diceminer.rules import magic, replenish
from diceminer.rules.constants import (
    FACE_COUNT,
    HIGHEST_NUMBER,
    KIND,
    MAGIC,
    ROUNDS,
    SEATS,
    TOOL,
)
from diceminer.rules.cup import note
from diceminer.rules.log import (
    SCORED,
    SCORED_DICE,
    SCORED_GEMS,
    SCORED_STRAIGHTS,
    TIE_SCORED,
    TIED,
)
from diceminer.rules.mountain import lowest
from diceminer.rules.phases import CACHE, OVER, ROLL_OFF, TIEBREAK
from diceminer.rules.scoring import (
    cave_ins,
    crown,
    gems,
    has_most_gems,
    hazards,
    idle,
    straights,
    total,
    treasure,
    tunnels,
)
from diceminer.rules.state import HAZARDS, TREASURE_PART, TUNNELS

if TYPE_CHECKING:
    from diceminer.rules.cup import Cup
    from diceminer.rules.state import State


@rule
def score(state: State, cup: Cup) -> None:
    """Score the round, or the tie-break under way."""
    if cup.logging:
        _show_troves(state, cup)
    if state.tied:
        _score_tiebreak(state, cup)
    else:
        _score_round(state, cup)


@rule
def _show_troves(state: State, cup: Cup) -> None:
    """Log the dice as they are scored, because the next round may roll them at once."""
    for seat in range(int(state.players)):
        if (int(state.contenders) >> seat) & 1:
            for face in range(FACE_COUNT):
                dice, useless = int(state.trove[seat, face]), idle(state, seat, face)
                if dice > 0 or useless > 0:
                    note(cup, SCORED_DICE, seat, face, dice, useless)
            for length in range(HIGHEST_NUMBER, 0, -1):
                count = straights(state, seat, length)
                if count > 0:
                    note(cup, SCORED_STRAIGHTS, seat, length, count, 0)
            most = 1 if has_most_gems(state, seat) else 0
            note(cup, SCORED_GEMS, seat, gems(state, seat), most, cave_ins(state, seat))


@rule
def _score_round(state: State, cup: Cup) -> None:
    """Write the three parts on everybody's sheet; after round 3 the game is decided."""
    this = int(state.round_number) - 1
    for seat in range(int(state.players)):
        state.score[seat, this, TUNNELS] = tunnels(state, seat)
        state.score[seat, this, TREASURE_PART] = treasure(state, seat)
        state.score[seat, this, HAZARDS] = hazards(state, seat)
        note(
            cup,
            SCORED,
            seat,
            int(state.score[seat, this, TUNNELS]),
            int(state.score[seat, this, TREASURE_PART]),
            int(state.score[seat, this, HAZARDS]),
        )
    if state.round_number < ROUNDS:
        replenish.begin(state)
        return
    best, leaders = -(1 << 15), 0
    for seat in range(int(state.players)):
        points = total(state, seat)
        if points > best:
            best, leaders = points, 0
        if points == best:
            leaders |= 1 << seat
    _decide(state, cup, leaders)


@rule
def _score_tiebreak(state: State, cup: Cup) -> None:
    """Compare the tied players alone; these points decide and are not added to the totals."""
    best, leaders = -(1 << 15), 0
    for seat in range(int(state.players)):
        if (int(state.contenders) >> seat) & 1:
            dug, found = tunnels(state, seat), treasure(state, seat)
            survived = hazards(state, seat)
            note(cup, TIE_SCORED, seat, dug, found, survived)
            points = dug + found + survived
            if points > best:
                best, leaders = points, 0
            if points == best:
                leaders |= 1 << seat
    _decide(state, cup, leaders)


@rule
def _decide(state: State, cup: Cup, leaders: int) -> None:
    """One leader wins; several break the tie."""
    if leaders & (leaders - 1) == 0:
        # The contenders stay those whose gems were compared: the last sheet shows it.
        crown(state, cup, lowest(leaders))
        return
    state.contenders = leaders
    if _can_score(state):
        state.phase = TIEBREAK
    else:
        state.tied = 1
        state.phase = ROLL_OFF


@rule
def _can_score(state: State) -> bool:
    """Whether a contender has any die that could break the tie.

    In a complete game they all have. In an invented position they may have none, and would break
    the tie for ever: such a tie is rolled off.
    """
    for seat in range(int(state.players)):
        if (int(state.contenders) >> seat) & 1:
            for face in range(FACE_COUNT):
                if KIND[face] != MAGIC and KIND[face] != TOOL and state.trove[seat, face] > 0:
                    return True
    return False


@rule
def begin_tiebreak(state: State, cup: Cup) -> None:
    """The tied roll their whole troves and have one more Magic phase, nothing spent."""
    state.tied = 1
    note(cup, TIED, int(state.contenders), 0, 0, 0)
    for seat in range(SEATS):
        for face in range(FACE_COUNT):
            state.spent[seat, face] = 0
            state.hero_spent[seat, face] = 0
    for seat in range(int(state.players)):
        if (int(state.contenders) >> seat) & 1:
            replenish.roll_trove(state, cup, seat)
    magic.begin(state)


@rule
def rounds_scored(state: State) -> int:
    """Count the rounds on the score sheet: this one too, once it is scored."""
    if state.players == 1:
        return 0
    scored = int(state.round_number) - 1
    if state.phase == CACHE or state.phase == OVER or state.tied:
        scored += 1
    return scored

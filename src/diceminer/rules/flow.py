"""The order of play: an action, then all automatic steps up to the next decision of a player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from diceminer.compiling import inlined, rule
from diceminer.rules import ending, excavation, magic, replenish, setup, solo
from diceminer.rules.actions import (
    CACHE_DIE,
    DONE,
    DRAFT,
    DRAFT_AS,
    DRAFT_AS_CACHE,
    DRAFT_CACHE,
    RECYCLE,
    REFILL,
    REROLL,
    SHARE,
    SLOT_CODES,
    SPEND,
    SPEND_HERO,
    TAKE,
    TAKE_HERO,
)
from diceminer.rules.constants import SEATS
from diceminer.rules.cup import NOTHING
from diceminer.rules.log import LOG_ROWS, LOG_STEP
from diceminer.rules.phases import (
    CACHE,
    DEAL,
    EXCAVATION,
    FILL,
    FIRST_AUTOMATIC,
    HEROES,
    MAGIC,
    OVER,
    ROLL_OFF,
    ROLL_TROVES,
    SCORING,
    SOLO,
    SOLO_SETUP,
    TIEBREAK,
)

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from diceminer.rules.cup import Cup
    from diceminer.rules.state import State


@inlined
def legal(state: State, out: NDArray[np.int16]) -> int:
    """List the codes of all legal actions, in ascending order; their number."""
    phase = int(state.phase)
    if phase == EXCAVATION:
        return excavation.legal(state, out)
    if phase == MAGIC:
        return magic.legal(state, out)
    if phase == CACHE:
        return replenish.legal(state, out)
    if phase == SOLO:
        return solo.legal(state, out)
    if phase == HEROES:
        return setup.legal(state, out)
    return 0


@rule
def act(state: State, cup: Cup, code: int) -> None:
    """Carry out a legal action, without the automatic steps that follow it."""
    phase = int(state.phase)
    if phase == EXCAVATION:
        if code == DONE:
            excavation.decline(state, cup)
        elif code >= TAKE:
            excavation.take(state, cup, code - TAKE)
        else:
            excavation.share(state, cup, (code - SHARE) // SEATS, (code - SHARE) % SEATS)
    elif phase == MAGIC:
        if code == DONE:
            magic.end_turn(state)
        elif code >= REROLL:
            magic.choose(state, cup, code - REROLL)
        elif code >= SPEND_HERO:
            magic.spend_hero(state, cup, code - SPEND_HERO)
        else:
            magic.spend(state, cup, code - SPEND)
    elif phase == CACHE:
        if code == DONE:
            replenish.end_turn(state)
        else:
            replenish.cache(state, cup, code - CACHE_DIE)
    elif phase == HEROES:
        setup.choose_hero(state, cup, code - TAKE_HERO)
    elif phase == SOLO:
        act_solo(state, cup, code)


@rule
def act_solo(state: State, cup: Cup, code: int) -> None:
    """Carry out an action of the solo game."""
    if code == DONE:
        solo.stop(state, cup)
    elif code == REFILL:
        solo.refill(state, cup)
    elif code >= RECYCLE:
        solo.recycle(state, cup, code - RECYCLE)
    elif code >= DRAFT_AS_CACHE:
        form = code - DRAFT_AS_CACHE
        solo.draft(state, cup, form % SLOT_CODES, form // SLOT_CODES, 1)
    elif code >= DRAFT_AS:
        form = code - DRAFT_AS
        solo.draft(state, cup, form % SLOT_CODES, form // SLOT_CODES, 0)
    elif code >= DRAFT_CACHE:
        slot = code - DRAFT_CACHE
        solo.draft(state, cup, slot, int(state.slot[slot]), 1)
    elif code >= DRAFT:
        slot = code - DRAFT
        solo.draft(state, cup, slot, int(state.slot[slot]), 0)
    else:
        solo.spend(state, cup, code - SPEND)


@rule
def step(state: State, cup: Cup) -> None:
    """Do the next automatic step; the work of each is bounded."""
    phase = int(state.phase)
    if phase == FILL:
        setup.fill_mountain(state, cup)
    elif phase == SCORING:
        ending.score(state, cup)
    elif phase == ROLL_TROVES:
        replenish.roll_troves(state, cup)
    elif phase == ROLL_OFF:
        setup.roll_off(state, cup)
    elif phase == DEAL:
        setup.deal_heroes(state, cup)
    elif phase == TIEBREAK:
        ending.begin_tiebreak(state, cup)
    elif phase == SOLO_SETUP:
        solo.set_up(state, cup)


@rule
def settle(state: State, cup: Cup) -> bool:
    """Do automatic steps until a player has to decide or the game is over.

    Returns False if there is more to do, but the log is nearly full or the script has ended.
    """
    while state.phase >= FIRST_AUTOMATIC:
        if cup.asks != NOTHING or cup.log_length > LOG_ROWS - LOG_STEP:
            return False
        step(state, cup)
    return cup.asks == NOTHING


@rule
def is_over(state: State) -> bool:
    """Whether the game has ended."""
    return state.phase == OVER

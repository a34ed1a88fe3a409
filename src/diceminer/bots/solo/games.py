"""Many whole solo games at once, played by the planner."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from diceminer.bots.solo import planner
from diceminer.bots.solo.planner import MOST_STEPS, TRUST, Leaves, Plan, Sampler, Scope
from diceminer.compiling import Part, door, rule
from diceminer.compiling.arrays import Float32Cube, Int64Matrix, Int64s
from diceminer.rules import flow, setup, solo
from diceminer.rules.actions import DONE, REFILL
from diceminer.rules.constants import MOST_REFILLS
from diceminer.rules.cup import CUP, Cups, shake
from diceminer.rules.phases import SOLO_SETUP
from diceminer.rules.state import STATE, States

if TYPE_CHECKING:
    from diceminer.rules.cup import Cup
    from diceminer.rules.state import State

PART: Final = Part(__name__, "compiling-games")


class PlanSettings(NamedTuple):
    """How to plan: the nets, the beam widths (now, and after sampled refills), the samples."""

    nets: Float32Cube
    width: int
    narrow: int
    simulations: int


class Buffers(NamedTuple):
    """The buffers of a game, allocated once for many games."""

    boards: States
    cups: Cups  # the game's, and the planner's own
    plan: Plan
    inner: Plan
    leaves: Leaves
    codes: Int64s


def new_buffers(leaves: int) -> Buffers:
    """Buffers for games in which `leaves` leaves are sampled."""
    return Buffers(
        boards=np.zeros(1, STATE),
        cups=np.zeros(2, CUP),
        plan=planner.new_plan(),
        inner=planner.new_plan(),
        leaves=planner.new_leaves(leaves),
        codes=np.empty(MOST_STEPS, np.int64),
    )


@rule
def set_up(state: State, cup: Cup, extra_tunnel_dice: int) -> None:
    """Set a solo game up."""
    setup.open_box(state, extra_tunnel_dice)
    while state.phase == SOLO_SETUP:
        solo.set_up(state, cup)


@rule
def _halvings(count: int) -> int:
    """The number of rounds of successive halving from `count` leaves to one."""
    rounds = 0
    while count > 1:
        count = (count + 1) // 2
        rounds += 1
    return rounds


@rule
def _successive_halving(settings: PlanSettings, buffers: Buffers, alive: int, key: Int64s) -> None:
    """Find the best leaf by successive halving on sampled refills."""
    plan, leaves = buffers.plan, buffers.leaves
    sampler = Sampler(buffers.cups[1:], key, settings.nets, settings.narrow)
    for n in range(alive):
        leaves.sums[n] = TRUST * float(plan.nodes[leaves.nodes[n]].worth)
        leaves.tries[n] = TRUST
    first, rounds = 1, _halvings(alive)
    for _ in range(rounds):
        times = max(1, settings.simulations // (rounds * alive))
        planner.try_leaves(plan, buffers.inner, sampler, leaves, alive, first, times)
        first += times
        alive = (alive + 1) // 2


@door(PART)
def play_games(
    states: States,
    i: int,
    extra_tunnel_dice: int,
    keys: Int64Matrix,
    own_keys: Int64Matrix,
    settings: PlanSettings,
    buffers: Buffers,
    scores: Int64Matrix,
) -> None:
    """Play one solo game for each key; state i has the settings. A row: the score and its parts."""
    plan, leaves, codes = buffers.plan, buffers.leaves, buffers.codes
    for game in range(len(keys)):
        buffers.boards[0] = states[i]
        state, cup = buffers.boards[0], buffers.cups[0]
        shake(cup, keys[game], 0)
        set_up(state, cup, extra_tunnel_dice)
        while not flow.is_over(state):
            left = MOST_REFILLS - int(state.refills)
            planner.make_plan(state, plan, Scope(settings.nets[left], left, settings.width))
            alive = planner.best_leaves(plan, settings.width, leaves.nodes)
            if left > 0 and settings.simulations > 0:
                _successive_halving(settings, buffers, alive, own_keys[game])
            for n in range(planner.path_to(plan, int(leaves.nodes[0]), codes)):
                planner.act(state, cup, int(codes[n]))
            if not flow.is_over(state):
                planner.act(state, cup, REFILL if solo.can_refill(state) else DONE)
        scores[game, 0] = solo.score(state)
        scores[game, 1] = solo.tunnels(state)
        scores[game, 2] = solo.treasure(state)
        scores[game, 3] = solo.hazards(state)

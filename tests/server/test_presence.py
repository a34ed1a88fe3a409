"""Who is to act, who is waited for and for how long: without a server, on a clock that is set."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

import pytest

from diceminer.server import presence
from diceminer.server.presence import Countdown
from diceminer.server.storage import SeatRow, TableRow
from tests.server.running import SetClock

ADA, BO, EVE = "a" * 22, "b" * 22, "e" * 22
SEATS = [SeatRow(1, "person", "Ada", guest=ADA), SeatRow(2, "person", "Bo", guest=BO)]
TABLE = TableRow("t" * 22, ADA, "2", None, "seed", "playing", None, 0, SEATS)
AWAY = replace(TABLE, seats=[replace(SEATS[0], away=True), SEATS[1]])
BOTS = replace(TABLE, seats=[SEATS[0], SeatRow(2, "bot", bot="greedy")])
PACED = replace(TABLE, pace=30)
WAITING = replace(TABLE, status="waiting", seats=[SEATS[1], SeatRow(2, "open", secret="s" * 22)])


@pytest.mark.parametrize(
    ("table", "acting", "here", "limit"),
    [
        (TABLE, 1, {ADA, BO}, None),
        (TABLE, 1, {ADA}, None),
        (TABLE, 1, {BO}, 60.0),
        (TABLE, 1, {EVE}, None),
        (TABLE, 1, set(), None),
        (TABLE, None, {BO}, None),
        (AWAY, 1, {BO}, None),
        (BOTS, 2, {ADA}, None),
        (BOTS, 1, {EVE}, None),
        (PACED, 1, {ADA, BO}, 30),
        (PACED, 1, {EVE}, 30),
        (PACED, 1, set(), None),
        (WAITING, None, {ADA, BO}, None),
        (WAITING, None, {BO}, 60.0),
        (WAITING, None, {EVE}, None),
    ],
)
def test_nobody_is_hurried_but_for_others_who_wait(
    table: TableRow, acting: int | None, here: set[str], limit: float | None
) -> None:
    assert presence.time_limit(table, acting, here, absence=60.0) == limit


def test_the_first_person_at_the_table_succeeds_an_absent_host() -> None:
    seats = [*SEATS, SeatRow(3, "person", "Eve", guest=EVE)]
    table = replace(TABLE, status="waiting", seats=seats)
    assert presence.successor(table, {ADA, BO, EVE}) is None
    assert presence.successor(table, {EVE}) == EVE
    assert presence.successor(table, {EVE, BO}) == BO
    assert presence.successor(table, set()) is None


def test_bots_play_for_viewers_and_for_those_who_may_return() -> None:
    assert presence.bot_plays_on(BOTS, 2, {EVE})
    assert presence.bot_plays_on(BOTS, 2, set()), "Ada may return"
    assert not presence.bot_plays_on(BOTS, 1, {EVE})
    assert presence.bot_plays_on(AWAY, 1, set()), "Bo may return"
    nobody = replace(AWAY, seats=[AWAY.seats[0], replace(SEATS[1], away=True)])
    assert not presence.bot_plays_on(nobody, 1, set())
    assert presence.bot_plays_on(nobody, 1, {EVE})


def test_a_person_acts_only_in_a_seat_of_their_own_that_no_bot_plays() -> None:
    assert presence.person_acts(TABLE, 1, ADA)
    assert not presence.person_acts(TABLE, 2, ADA)
    assert not presence.person_acts(TABLE, None, ADA)
    assert not presence.person_acts(AWAY, 1, ADA)


def test_a_countdown_ends_once_at_the_time_it_says() -> None:
    clock, ended = SetClock(), list[tuple[int, float]]()
    countdown = Countdown(clock, ended.append)
    countdown.set(7, 30.0)
    assert countdown.due == 1_000_030_000
    clock.advance(29.0)
    assert ended == []
    countdown.set(7, 30.0)
    assert countdown.due == 1_000_030_000, "the same limit is kept, not begun anew"
    clock.advance(1.0)
    assert ended == [(7, 30.0)]
    assert countdown.is_for((7, 30.0))
    clock.advance(100.0)
    assert len(ended) == 1


@pytest.mark.parametrize("then", ["acted", "returned", "stopped"])
def test_a_countdown_that_is_no_longer_for_anybody_does_not_end(
    then: Literal["acted", "returned", "stopped"],
) -> None:
    clock, ended = SetClock(), list[tuple[int, float]]()
    countdown = Countdown(clock, ended.append)
    countdown.set(7, 30.0)
    if then == "acted":
        countdown.set(8, 30.0)
        assert countdown.due == 1_000_030_000
    elif then == "returned":
        countdown.set(7, None)
        assert countdown.due is None
    else:
        countdown.stop()
    assert not countdown.is_for((7, 30.0))
    clock.advance(30.0)
    assert ended == ([(8, 30.0)] if then == "acted" else [])
    assert clock.timers == 0

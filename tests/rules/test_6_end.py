"""Section 6: the end, and tie-breaks."""

from __future__ import annotations

from collections import Counter

import pytest

from diceminer import Game
from tests.rules.builder import Seat, counts, named, options, table, trove
from tests.rules.model import breakdown

LEAD = ((9, 0, 0), (0, 0, 0))
BEHIND = ((0, 0, 0), (0, 0, 0))


def last_die(*players: Seat, seat: int = 1) -> Game:
    """Round 3, one die that scores nothing is left for this seat."""
    return table("TB . . . . .", *players, round=3, seat=seat)


def three(one: str, two: str, three: str, *, out: int = 3, seat: int = 1) -> Game:
    """Three players of whom two are tied before round 3's points, and one (`out`) is far behind.

    Heroes without magic sit at seats 1 and 2, the treasurer at 3; as they differ, points before
    round 3 make up for what the heroes' gems are worth when nobody has any others.
    """
    heroes = ("engineer", "prospector", "treasurer")
    # Gems 0, 1, 1: nobody has the most, so the last two get one point each.
    worth = (0, 1, 1)
    seats = [
        Seat(dice, hero=hero, rounds=((0, 0, 0), (0, 0, -50 if n == out else 2 - gem)))
        for n, (dice, hero, gem) in enumerate(zip((one, two, three), heroes, worth, strict=True), 1)
    ]
    return last_die(*seats, seat=seat)


def test_the_highest_total_wins_after_round_three() -> None:
    """§6: three rounds, then it is over."""
    game = last_die(Seat("T1", rounds=BEHIND), Seat("T1", rounds=LEAD))
    events = game.play("take a1")
    view = game.view()
    assert (view["phase"], view["seat"], view["winners"]) == ("over", None, [2])
    assert view["tiebreaks"] == []
    assert (game.over, game.seat, game.winners, game.legal()) == (True, None, [2], [])
    assert named(events, "over")[0]["winners"] == [2]


def test_the_last_round_counts_for_the_winner() -> None:
    """§6: totals after round 3's scoring."""
    game = last_die(Seat("G3", rounds=BEHIND), Seat("T1", rounds=((2, 0, 0), (0, 0, 0))))
    game.play("take a1")
    assert [player["total"] for player in game.view()["seats"]] == [6, 4]
    assert game.winners == [1]


def test_on_a_tie_the_tied_players_roll_their_whole_troves() -> None:
    """§6: nothing cached, chests or not; the others' dice lie as they were."""
    game = three("XC2", "XS", "XC2")
    events = game.play("take a1", rolls=["T4", "XP", "XB"])
    assert trove(game, 1) == {"T4": 1, "XP": 1}
    assert trove(game, 2) == {"XB": 1}
    assert trove(game, 3) == {"XC2": 1}
    assert [event["seat"] for event in named(events, "roll")] == [1, 2]


@pytest.mark.parametrize(
    ("rolls", "scores", "winner"),
    [
        # Tunnels 1 and 2 (the engineer's) and two cave-ins; one cave-in and the only gem, doubled.
        (["T1", "HC2", "HC1"], {"1": 5, "2": 3}, 1),
        (["TB", "HC1", "HC2"], {"1": 1, "2": 4}, 2),
    ],
)
def test_the_highest_of_the_tie_break_scores_wins(
    rolls: list[str], scores: dict[str, int], winner: int
) -> None:
    """§6: one more scoring decides."""
    game = three("HB", "HB", "")
    game.play("take a1", rolls=rolls)
    assert game.view()["tiebreaks"] == [scores]
    assert game.winners == [winner]


def test_those_still_tied_repeat_until_one_is_left() -> None:
    """§6: another roll, another Magic, another scoring."""
    game = three("HB", "HB", "")
    # Second time: nothing against 2 for the only gem.
    events = game.play("take a1", rolls=["T1", "HC1", "HC2", "TB", "HB", "HB"])
    view = game.view()
    assert view["tiebreaks"] == [{"1": 4, "2": 4}, {"1": 0, "2": 2}]
    assert view["winners"] == [2]
    assert len(named(events, "tiebreak")) == 2
    again = three("HB", "HB", "")
    again.play("take a1", rolls=["T1", "HC1", "HC2", "TB", "HC2", "HB", "T1", "HC2", "HC2"])
    assert again.view()["tiebreaks"] == [{"1": 4, "2": 4}, {"1": 2, "2": 2}, {"1": 5, "2": 4}]
    assert again.winners == [1]


def test_a_tie_may_last_very_long() -> None:
    """§6: until one is left, also where nobody has anything to choose in between."""
    game = three("HB", "HB", "")
    game.play("take a1", rolls=["TB", "HC2", "HB"] * 300 + ["T1", "HC2", "HB"])
    assert game.view()["tiebreaks"] == [{"1": 2, "2": 2}] * 300 + [{"1": 5, "2": 2}]
    assert game.winners == [1]


def test_only_the_tied_players_are_compared_for_most_gems() -> None:
    """§6: the third has more gems than both and does not count."""
    game = table(
        "",
        Seat("M1 TB", hero="engineer", rounds=((0, 0, 0),) * 2 + ((0, 0, 1),)),
        Seat("TB", hero="prospector", rounds=((0, 0, 0),) * 2 + ((0, 1, 0),)),
        Seat("4G3", hero="treasurer", rounds=((0, 0, 0),) * 2 + ((0, 0, -50),)),
        phase="magic",
        round=3,
        first=1,
    )
    (scored,) = named(game.play("done"), "tiebreak")
    assert game.view()["tiebreaks"] == [{"1": 0, "2": 2}]
    assert [seat["seat"] for seat in scored["seats"]] == [1, 2]
    assert [seat["most_gems"] for seat in scored["seats"]] == [False, True]


def test_tie_break_points_are_not_added_to_the_totals() -> None:
    """§6: they decide and are shown."""
    game = three("HB", "HB", "")
    game.play("take a1", rolls=["T1", "HC2", "HC1"])
    view = game.view()
    assert view["tiebreaks"] == [{"1": 5, "2": 3}]
    assert [player["total"] for player in view["seats"]][:2] == [2, 2]
    assert all(len(player["rounds"]) == 3 for player in view["seats"])
    assert view["winners"] == [1]


@pytest.mark.parametrize(("taker", "order"), [(1, [2, 3, 1]), (2, [3, 1, 2]), (3, [1, 2, 3])])
def test_tie_break_magic_goes_on_from_who_would_have_taken_next(
    taker: int, order: list[int]
) -> None:
    """§6, ruling: the seat of round 3, clockwise, all of them tied here."""
    players = [
        Seat("M1 TB", hero="engineer", rounds=((0, 0, 1), (0, 0, 0))),
        Seat("M1 TB", hero="prospector", rounds=BEHIND),
        Seat("M1 TB", hero="treasurer", rounds=BEHIND),
    ]
    game = last_die(*players, seat=taker)
    game.play("take a1")
    for seat in order:
        assert game.seat == seat
        last = seat == order[-1]
        # Everybody's dice show Beer and one symbol again; the taker has one die more.
        rolls = [
            face for n in (1, 2, 3) for face in (["TB", "TB", "M1"] if n == taker else ["TB", "M1"])
        ]
        game.play("done", rolls=rolls if last else None)
    view = game.view()
    assert (view["phase"], view["round"], view["first"]) == ("magic", 3, order[0])
    assert [player["total"] for player in view["seats"]] == [1, 1, 1]
    for seat in order:
        assert game.seat == seat
        assert game.view()["tiebreaks"] == []
        game.play("done")
    assert game.view()["tiebreaks"][0] == {"1": 0, "2": 1, "3": 1}


def test_players_out_of_the_tie_have_no_magic_turn() -> None:
    """§6: only the tied players."""
    players = [
        Seat("M1 TB", hero="engineer", rounds=((0, 0, 1), (0, 0, 0))),
        Seat("M1 TB", hero="prospector", rounds=((0, 0, -50), (0, 0, 0))),
        Seat("M1 TB", hero="treasurer", rounds=BEHIND),
    ]
    game = last_die(*players)
    game.play("take a1")
    game.play("done")
    game.play("done")
    game.play("done", rolls=["TB", "TB", "M1", "TB", "M1"])
    view = game.view()
    assert (view["phase"], view["first"], view["seat"]) == ("magic", 2, 3)
    game.play("done")
    assert game.seat == 1


def test_everything_spent_is_unspent_for_the_tie_break() -> None:
    """§6, ruling: dice and heroes."""
    players = [
        Seat("M1 TB", hero="surveyor", rounds=BEHIND),
        Seat("TB", hero="engineer", rounds=((0, 0, 1), (0, 0, 0))),
    ]
    game = table("", *players, phase="magic", round=3, first=1, seat=1)
    game.play("spend M1")
    game.play("reroll TB", rolls=["TB"])
    game.play("spend hero M1")
    # Surveyor's tunnel 1 is a point, as many as the other has from before.
    game.play("reroll TB", rolls=["TB", "TB", "M1", "TB"])
    view = game.view()
    assert [player["total"] for player in view["seats"]] == [1, 1]
    assert view["phase"] == "magic"
    assert (view["seats"][0]["spent"], view["seats"][0]["hero_spent"]) == ({}, {})
    assert options(game) == {"spend M1", "spend hero M1", "done"}


def test_magic_in_a_tie_break_changes_the_dice_scored() -> None:
    """§6: one more Magic phase."""
    game = table(
        "",
        Seat("M1 TB", hero="engineer", rounds=((0, 0, 0),) * 2 + ((0, 0, 1),)),
        Seat("TB", hero="prospector", rounds=((0, 0, 0),) * 2 + ((0, 1, 0),)),
        phase="magic",
        round=3,
        first=1,
    )
    assert options(game) == {"spend M1", "done"}
    game.play("spend M1")
    game.play("reroll TB", rolls=["T1"])
    assert game.view()["tiebreaks"] == [{"1": 3, "2": 2}]
    assert game.winners == [1]


def test_a_second_tie_break_is_among_those_still_tied() -> None:
    """§6: of three, two go on, and one of them wins."""
    game = table(
        "",
        Seat("M1 TB", hero="engineer", rounds=((0, 0, 0),) * 2 + ((0, 0, 1),)),
        Seat("TB", hero="surveyor", rounds=((0, 0, 0),) * 2 + ((1, 0, 0),)),
        Seat("M1 TB", hero="prospector", rounds=((0, 0, 0),) * 2 + ((0, 1, 0),)),
        phase="magic",
        round=3,
        first=3,
        seat=1,
        tiebreaks="1=7/2=3/3=7",
    )
    assert (game.view()["phase"], game.seat) == ("magic", 1)
    events = game.play("done")
    assert game.view()["tiebreaks"] == [{"1": 7, "2": 3, "3": 7}, {"1": 0, "3": 2}]
    assert game.winners == [3]
    assert named(events, "roll") == []


def test_the_tie_break_scores_are_a_scoring_like_any_other() -> None:
    """§6: tunnels, treasure and hazards, heroes included."""
    game = table(
        "",
        Seat("M1 T1 T3 HC2 G2", hero="engineer", rounds=((0, 0, 0),) * 2 + ((0, 0, 1),)),
        Seat("T1 XP HC2 HD4 G3", hero="prospector", rounds=((0, 0, 0),) * 2 + ((0, 1, 0),)),
        phase="magic",
        round=3,
        first=1,
    )
    game.play("done")
    sheet = breakdown(
        {
            1: counts("M1 T1 T3 HC2 G2") + Counter(["T2", "XP"]),
            2: counts("T1 XP HC2 HD4 G3") + Counter(["G1", "XP"]),
        }
    )
    assert sheet[1]["total"] == 6 + 2 + 2
    assert sheet[2]["total"] == 1 + 8 + 4 - 4
    assert game.view()["tiebreaks"] == [{"1": 10, "2": 9}]


def test_a_three_way_tie_is_settled_at_once() -> None:
    """§6: all three roll, the best of them wins."""
    players = [
        Seat("HB", hero="engineer", rounds=((0, 0, 1), (0, 0, 0))),
        Seat("HB", hero="prospector", rounds=BEHIND),
        Seat("HB", hero="treasurer", rounds=BEHIND),
    ]
    game = last_die(*players)
    game.play("take a1", rolls=["TB", "HC1", "HC2", "HD3"])
    # Cave-ins under pickaxes for the first two; dragons eat the treasurer.
    assert game.view()["tiebreaks"] == [{"1": 1, "2": 3, "3": -2}]
    assert game.winners == [2]


def test_a_tie_among_losers_is_no_tie() -> None:
    """§6: only the highest total matters."""
    game = table(
        "TB . . . . .",
        Seat(rounds=((0, 0, 0),) * 2),
        Seat(hero="surveyor", rounds=((0, 0, 50), (0, 0, 0))),
        Seat(hero="alchemist", rounds=((0, 0, 0),) * 2),
        round=3,
    )
    game.play("take a1")
    assert game.winners == [2]
    assert game.view()["tiebreaks"] == []


def test_a_made_up_tie_that_no_die_can_break_is_rolled_off() -> None:
    """§6: no whole game gets here, but a position may; it must not roll for ever."""
    game = Game.from_position(
        "DM1 2 3 excavation 1 1 - - M1,-,-,-,-,-/-/-/-/- T27G8M7H10X7 "
        "engineer:-:-:-:-:0/0/0,0/0/0 dragon-slayer:-:-:-:-:0/0/0,0/0/0 -"
    )
    game.play("take a1", rolls=["T2", "T2", "T4", "TB"])
    assert game.winners == [2]

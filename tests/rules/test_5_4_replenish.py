"""Section 5.4: Replenish, after rounds 1 and 2."""

from __future__ import annotations

from collections import Counter

import pytest

from diceminer import Game, IllegalAction
from diceminer.documents import Kind
from tests.rules.builder import DICE, KIND, SLOTS, Seat, named, options, table, trove, whatever

FILL = "T1 T2 T3 T4 T5 TB G1 G2 G3 GB M1 M2 M3 MB HC1 HC2 HD3 HD4 HB XP".split()


def caching(
    dice: str, *, hero: str = "engineer", cached: str = "", other: str = "", round: int = 1
) -> Game:
    """Seat 1 is choosing what to cache, seat 2 has no chests."""
    return table(
        "",
        Seat(dice, hero=hero, cached=cached, rounds=((1, 0, 0),) * round),
        Seat(other, hero="prospector"),
        phase="cache",
        first=1,
        round=round,
    )


def test_a_player_showing_chests_may_cache_dice_of_any_kind_and_face() -> None:
    """§5.4.1: hazards, Beer and the chest dice themselves included."""
    dice = "T1 TB G3 GB M1 MB HD4 HB XP XC2 XB"
    assert options(caching(dice)) == {f"cache {face}" for face in dice.split()} | {"done"}


def test_a_player_caches_up_to_as_many_dice_as_chests() -> None:
    """§5.4.1: two chests on a face, two dice; then it is over by itself."""
    game = caching("T1 T2 T3 XC2")
    game.play("cache T1")
    assert game.view()["seats"][0]["cached"] == {"T1": 1}
    events = game.play("cache T3")
    assert [(event["seat"], event["token"]) for event in named(events, "cache")] == [(1, "T3")]
    assert game.view()["round"] == 2


@pytest.mark.parametrize(
    ("dice", "hero", "chests"),
    [
        ("9T1 XC2", "engineer", 2),
        ("9T1 2XC2", "engineer", 4),
        ("9T1", "treasurer", 2),
        ("9T1 XC2", "treasurer", 4),
        ("9T1 2XC2", "treasurer", 6),
    ],
)
def test_every_chest_counts_of_dice_and_hero(dice: str, hero: str, chests: int) -> None:
    """§5.4.1: k chests showing on dice and hero together."""
    game = caching(dice, hero=hero)
    for n in range(chests):
        assert (game.view()["phase"], n) == ("cache", n)
        game.play("cache T1")
    assert game.view()["phase"] == "excavation"


def test_a_player_may_cache_fewer_or_none() -> None:
    """§5.4.1: up to k."""
    game = caching("T1 T2 T3 XC2")
    game.play("done")
    assert game.view()["round"] == 2
    game = caching("T1 T2 T3 XC2")
    game.play("cache T2")
    game.play("done")
    assert game.view()["round"] == 2


def test_players_without_chests_are_not_asked() -> None:
    """§5.4.1: a tool die that shows something else is no chest, nor is Beer."""
    game = table("TB . . . . .", Seat("T1 XP XB"), Seat("T1 XS"))
    game.play("take a1")
    assert (game.view()["round"], game.view()["phase"]) == (2, "excavation")


def test_a_hero_with_chests_and_no_dice_has_nothing_to_cache() -> None:
    """§5.4.1: nothing to choose."""
    game = table("TB . . . . .", Seat("T1"), Seat("", hero="treasurer"))
    game.play("take a1")
    assert game.view()["round"] == 2


def test_cached_dice_keep_their_face_and_all_others_are_rolled() -> None:
    """§5.4.2: in every trove, by seat and in the order of faces."""
    game = caching("T1 T2 G3 HD4 XC2", other="T5 HB")
    game.play("cache G3")
    rolls = ["T5", "T5", "HB", "XP", "TB", "HC1", *FILL]
    events = game.play("done", rolls=rolls)
    assert trove(game, 1) == {"T5": 2, "G3": 1, "HB": 1, "XP": 1}
    assert trove(game, 2) == {"TB": 1, "HC1": 1}
    assert [
        (event["seat"], [list(p) for p in event["dice"]]) for event in named(events, "roll")
    ] == [
        (1, [["T1", "T5"], ["T2", "T5"], ["HD4", "HB"], ["XC2", "XP"]]),
        (2, [["T5", "TB"], ["HB", "HC1"]]),
    ]


def test_one_of_two_alike_is_cached_and_the_other_rolled() -> None:
    """§5.4.2: a die is cached, not a face."""
    game = caching("2G3 XC2")
    game.play("cache G3")
    game.play("done", rolls=["G1", "XS", *FILL])
    assert trove(game, 1) == {"G1": 1, "G3": 1, "XS": 1}


def test_a_cached_chest_die_keeps_its_chests() -> None:
    """§5.4.1: so it can hold dice again next time."""
    game = caching("T1 XC2")
    game.play("cache T1")
    game.play("cache XC2", rolls=FILL)
    assert trove(game, 1) == {"T1": 1, "XC2": 1}


def test_dice_of_players_who_were_not_asked_are_rolled_too() -> None:
    """§5.4.2: all troves."""
    game = table("TB . . . . .", Seat("T1"), Seat("G1"))
    rolls = whatever(game, "take a1", "T4", "T5", "G3")
    game.play("take a1", rolls=rolls)
    assert trove(game, 1) == {"T4": 1, "T5": 1}
    assert trove(game, 2) == {"G3": 1}


def test_hazard_and_spent_magic_dice_are_rolled_as_well() -> None:
    """§5.4.2: every die that is not cached."""
    game = table(
        "",
        Seat("M1 HD4 XC2", spent="M1", rounds=((1, 0, 0),)),
        Seat(),
        phase="cache",
        first=1,
    )
    game.play("done", rolls=["M3", "HC1", "XB", *FILL])
    assert trove(game, 1) == {"M3": 1, "HC1": 1, "XB": 1}


def test_the_cache_mark_ends_with_the_roll() -> None:
    """§5.4.2: a die must be cached anew next time."""
    game = caching("G3 XC2 T1")
    game.play("cache G3")
    game.play("cache XC2")
    assert game.view()["seats"][0]["cached"] == {}
    again = table("TB . . . . .", Seat("G3 XC2", rounds=((9, 0, 0),)), Seat("T1"), round=2)
    again.play("take a1")
    assert again.view()["phase"] == "cache"
    assert again.view()["seats"][0]["cached"] == {}
    again.play("done")
    rolled = named(again.events, "roll")[0]
    assert [before for before, _ in rolled["dice"]] == ["TB", "G3", "XC2"]


def test_cachers_choose_in_the_order_of_magic() -> None:
    """§5.4.1, ruling: from the seat that would have taken next."""
    for taker, order in [(1, [2, 3, 1]), (2, [3, 1, 2]), (3, [1, 2, 3])]:
        game = table("TB . . . . .", Seat("XC2 T1"), Seat("XC2 T1"), Seat("XC2 T1"), seat=taker)
        game.play("take a1")
        seen = []
        while game.view()["phase"] == "cache":
            assert game.view()["first"] == order[0]
            seen.append(game.seat)
            game.play("done")
        assert seen == order


def test_the_order_is_counted_from_that_seat_whether_or_not_it_had_magic() -> None:
    """§5.4.1, ruling: seat 2 had nothing to spend and has no chests; seat 3 caches before 1."""
    game = table(
        "TB . . . . .",
        Seat("XC2 M1 T1", hero="engineer"),
        Seat("T1", hero="prospector"),
        Seat("XC2 T1", hero="dragon-slayer"),
    )
    game.play("take a1")
    assert (game.view()["phase"], game.seat) == ("magic", 3)
    game.play("done")
    game.play("done")
    assert (game.view()["phase"], game.view()["first"], game.seat) == ("cache", 2, 3)
    game.play("done")
    assert game.seat == 1


def test_dice_are_rolled_only_after_everybody_has_chosen() -> None:
    """§5.4.2: the first cacher's dice wait for the last one's."""
    game = table("", Seat("XC2 T1"), Seat("XC2 T1"), phase="cache", first=1)
    events = game.play("cache T1")
    assert named(events, "roll") == []
    events = game.play("done")
    assert named(events, "roll") == []
    assert game.seat == 2
    assert game.view()["seats"][0]["cached"] == {"T1": 1}
    assert trove(game, 1) == {"T1": 1, "XC2": 1}
    assert named(game.play("done"), "roll")
    assert trove(game, 1)["T1"] >= 1


@pytest.mark.parametrize(
    ("totals", "starter"), [((5, 3, 4), 2), ((1, 3, 4), 1), ((0, 0, -1), 3), ((9, 8, 7), 3)]
)
def test_the_player_with_the_fewest_points_starts_the_next_round(
    totals: tuple[int, ...], starter: int
) -> None:
    """§5.4.3: the fewest total points."""
    game = table(
        "",
        *[
            Seat("XC2" if n == 0 else "", rounds=((0, 0, points),))
            for n, points in enumerate(totals)
        ],
        phase="cache",
        first=1,
        seat=1,
        start=2,
    )
    _finish_caching(game)
    assert (game.view()["start"], game.seat) == (starter, starter)


def _finish_caching(game: Game) -> None:
    while game.view()["phase"] == "cache":
        game.play("done")


def test_the_fewest_points_are_those_of_all_rounds() -> None:
    """§5.4.3: not of the last one."""
    game = table(
        "",
        Seat("XC2", rounds=((9, 0, 0), (0, 0, 0))),
        Seat("", rounds=((0, 0, 0), (5, 0, 0))),
        phase="cache",
        first=1,
        round=2,
    )
    _finish_caching(game)
    assert (game.view()["round"], game.view()["start"]) == (3, 2)


def test_a_tie_for_the_fewest_points_is_broken_at_random() -> None:
    """§5.4.3: those tied roll for it, and nobody else does."""
    for rolls, starter in [(["T1", "T4"], 3), (["TB", "T5"], 1), (["T2", "T2", "T1", "T3"], 3)]:
        game = table(
            "",
            Seat("XC2", rounds=((2, 0, 0),)),
            Seat("", rounds=((7, 0, 0),)),
            Seat("", hero="surveyor", rounds=((2, 0, 0),)),
            phase="cache",
            first=1,
        )
        events = game.play("done", rolls=["XS", *rolls, *FILL])
        assert game.view()["start"] == starter
        offs = named(events, "roll-off")
        assert len(offs) == len(rolls) // 2
        assert all(set(off["rolls"]) == {"1", "3"} for off in offs)


def test_the_mountain_is_filled_from_the_bag() -> None:
    """§5.4.4: twenty dice of those not in troves."""
    game = caching("T1 XC2")
    before = Counter(game.view()["bag"])
    game.play("done", rolls=["T1", "XP", *FILL])
    view = game.view()
    assert view["mountain"] == dict(zip(SLOTS, FILL, strict=True))
    drawn: Counter[Kind] = Counter(KIND[face[0]] for face in FILL)
    assert Counter(view["bag"]) == before - drawn
    assert (view["round"], view["phase"], view["seat"]) == (2, "excavation", 2)


def test_the_dice_of_a_trove_are_rolled_before_the_mountain_is_filled() -> None:
    """§5.4: cache, roll, starter, fill; each die is fair."""
    game = caching("T1 G1 XC2")
    path: list[str] = []
    for kind, face in [("tunnel", "T5"), ("treasure", "G3"), ("tool", "XS")]:
        odds: Counter[str] = Counter()
        for outcome, probability in game.chance("done", path):
            odds[outcome] += round(6 * probability)
        assert odds == Counter(DICE[kind])
        path.append(face)
    assert {outcome for outcome, _ in game.chance("done", path)} <= set(DICE)


def test_nothing_is_cached_after_round_three() -> None:
    """§5.4: Replenish follows rounds 1 and 2 only."""
    game = table(
        "TB . . . . .",
        Seat("XC2 T1", rounds=((9, 0, 0),) * 2),
        Seat("XC2", hero="treasurer"),
        round=3,
    )
    events = game.play("take a1")
    assert game.over
    assert [event["event"] for event in events if event["event"] in ("cache", "roll", "fill")] == []
    assert trove(game, 1) == {"T1": 1, "TB": 1, "XC2": 1}


@pytest.mark.parametrize("round", [1, 2])
def test_after_rounds_one_and_two_comes_the_next(round: int) -> None:
    """§5.4: three rounds in all."""
    game = caching("T1 XC2", round=round)
    game.play("done")
    assert (game.view()["round"], game.view()["phase"]) == (round + 1, "excavation")


def test_a_die_can_not_be_cached_that_is_not_in_the_trove() -> None:
    """§5.4.1: of the trove, and not twice."""
    game = caching("T1 G1 XC2")
    for face in ("T2", "GB", "XP"):
        with pytest.raises(IllegalAction):
            game.play(f"cache {face}")
    game.play("cache T1")
    with pytest.raises(IllegalAction):
        game.play("cache T1")


def test_only_ones_own_chests_count() -> None:
    """§5.4.1: a player showing chests."""
    game = table("TB . . . . .", Seat("2XC2 T1"), Seat("T1 T2"))
    game.play("take a1")
    assert game.seat == 1
    for _ in range(2):
        game.play(sorted(options(game) - {"done"})[0])
    game.play("done")
    assert game.view()["round"] == 2

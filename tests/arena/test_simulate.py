"""Many games: the same for the same seed, whoever plays, on however many cores."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

import pytest

from diceminer import BotError, Game, Rules, RulesError, records
from diceminer.arena import simulate
from diceminer.arena.rows import Row
from tests.arena.rows import results as results_of
from tests.arena.rows import score, won
from tests.arena.user_bots import own_bots
from tests.cli.running import finished

OWN = """
class {name}:
    def choose(self, game):
        {body}
"""


def own_bot(folder: Path, name: str, body: str) -> str:
    file = folder / f"{name.lower()}.py"
    file.write_text(OWN.format(name=name, body=body), encoding="utf-8")
    return f"{file}:{name}"


def test_the_same_seed_gives_the_same_results_on_any_number_of_cores() -> None:
    rules, players = Rules(players=3, heroes="all"), ["random", "greedy", "random"]
    alone = simulate(rules, players, 600, seed=5, jobs=1)
    together = simulate(rules, players, 600, seed=5, jobs=3)
    assert alone == together
    assert alone != simulate(rules, players, 600, seed=6)
    assert sum(alone.wins) == alone.games == 600


def test_compiled_bots_play_as_the_same_bots_one_action_at_a_time(tmp_path: Path) -> None:
    """Greedy needs no dice to choose, so both ways must play the same games."""
    same = own_bot(
        tmp_path, "Same", 'from diceminer import bots; return bots.make("greedy").choose(game)'
    )
    rules = Rules(players=2, deal_heroes=True)
    compiled = simulate(rules, ["greedy", "greedy"], 12, seed=9)
    stepped = simulate(rules, [same, "greedy"], 12, seed=9, jobs=1)
    assert compiled.wins == stepped.wins
    assert compiled.points == stepped.points
    assert compiled.starter_wins == stepped.starter_wins


def test_a_game_of_a_simulation_can_be_played_again() -> None:
    """Game n of seed s has the dice of the seed "s/n"."""
    results = simulate(Rules(players=1), ["greedy"], 3, seed="again")
    for number, expected in enumerate(results.scores):
        assert finished(Rules(players=1), f"again/{number}").view().get("score") == expected


def test_greedy_beats_random() -> None:
    results = simulate(Rules(), ["random", "greedy"], 500, seed=1)
    _, low, _ = results.share(1)
    assert low > 0.9


def test_progress_counts_every_game(tmp_path: Path) -> None:
    counts: list[int] = []
    simulate(Rules(), ["random", "random"], 777, seed=1, progress=counts.append)
    assert sum(counts) == 777
    counts.clear()
    own = own_bots(tmp_path)["Last"]
    simulate(Rules(), [own, "random"], 5, seed=1, jobs=1, progress=counts.append)
    assert counts == [1] * 5


def test_games_of_users_bots_can_be_repeated(tmp_path: Path) -> None:
    """Also where they roll Python's or NumPy's dice, or those of their copies."""
    own = own_bots(tmp_path)
    rules, players = Rules(players=3), [own["Dicey"], own["Numpy"], own["Copier"]]
    first = simulate(rules, players, 6, seed=3, jobs=2, rows=True)
    again = simulate(rules, players, 6, seed=3, jobs=1, rows=True)
    assert first == again
    assert results_of(first.rows) == results_of(again.rows)
    assert first != simulate(rules, players, 6, seed=4, jobs=1)


@pytest.mark.parametrize(
    ("bot", "expected"),
    [
        ("Cheat", "illegal action"),
        ("Broken", "RuntimeError"),
        ("Leaver", "SystemExit"),
        ("Crash", "exit code 3"),
        ("Thinker", "0.3 seconds"),
    ],
)
def test_a_bot_that_fails_forfeits_its_games(tmp_path: Path, bot: str, expected: str) -> None:
    name = own_bots(tmp_path)[bot]
    results = simulate(Rules(), [name, "random"], 2, seed=1, jobs=1, limit=0.3)
    assert (results.games, results.finished, results.wins) == (2, 0, [0, 2])
    (forfeit,) = results.forfeits
    assert (forfeit["bot"], forfeit["games"]) == (name, 2)
    assert expected in forfeit["text"]
    assert results.totals == [0, 0]


def test_others_share_the_wins_of_a_bot_that_forfeits(tmp_path: Path) -> None:
    players = ["random", own_bots(tmp_path)["Cheat"], "random", "random"]
    results = simulate(Rules(players=4), players, 2, seed=1, jobs=1)
    assert results.wins == [pytest.approx(2 / 3), 0, pytest.approx(2 / 3), pytest.approx(2 / 3)]
    solo = simulate(Rules(players=1), [own_bots(tmp_path)["Cheat"]], 2, seed=1, jobs=1)
    assert (solo.scores, solo.finished) == ([0, 0], 0)


def test_a_bot_that_cannot_be_made_is_refused_with_its_traceback(tmp_path: Path) -> None:
    with pytest.raises(BotError, match="not today") as caught:
        simulate(Rules(), [own_bots(tmp_path)["Unborn"], "random"], 1, seed=1)
    assert "in __init__" in caught.value.traceback


def test_a_bot_cannot_foretell_the_dice_from_its_seed(tmp_path: Path) -> None:
    players = [own_bots(tmp_path)["Prophet"], "random"]
    results = simulate(Rules(deal_heroes=True), players, 1, seed=1)
    assert results.forfeits == []


def test_a_bot_cannot_change_the_game_it_is_asked_about(tmp_path: Path) -> None:
    impatient = own_bot(
        tmp_path, "Impatient", "first = game.legal()[0]; game.play(first); return first"
    )
    results = simulate(Rules(), [impatient, "random"], 2, seed=1, jobs=1)
    assert (results.finished, results.forfeits) == (2, [])


def test_a_table_needs_a_player_a_seat() -> None:
    with pytest.raises(RulesError):
        simulate(Rules(players=3), ["random", "greedy"], 1)
    with pytest.raises(BotError):
        simulate(Rules(), ["random", "nobody"], 1)
    with pytest.raises(BotError):
        simulate(Rules(), ["random", "random"], 0)


# Bot objects


class Last:
    """Counts the games it is asked in."""

    def __init__(self) -> None:
        self.openings: set[str] = set()

    def choose(self, game: Game) -> str:
        self.openings.add(str(game.history[0]))
        return game.legal()[-1]


class Seeded:
    def __init__(self, seed: str) -> None:
        self.random = random.Random(seed)

    def choose(self, game: Game) -> str:
        return self.random.choice(game.legal())


def test_bot_objects_play_as_the_same_bots_from_a_file(tmp_path: Path) -> None:
    rules, bot, file = Rules(deal_heroes=True), Last(), own_bots(tmp_path)["Last"]
    counts: list[int] = []
    here = simulate(rules, [bot, "random"], 5, seed=8, rows=True, progress=counts.append)
    there = simulate(rules, [file, "random"], 5, seed=8, rows=True, jobs=1)
    assert here.players == ["Last", "random"]
    assert len(bot.openings) == 5, "one object for all games"
    assert (here.wins, here.points, here.ties) == (there.wins, there.points, there.ties)
    assert [row["rounds"] for row in here.rows] == [row["rounds"] for row in there.rows]
    assert counts == [1] * 5


def test_of_a_class_each_game_has_a_new_bot_with_a_seed() -> None:
    first = simulate(Rules(), [Seeded, "greedy"], 6, seed=8)
    assert first == simulate(Rules(), [Seeded, "greedy"], 6, seed=8)
    assert first != simulate(Rules(), [Seeded, "greedy"], 6, seed=9)


def test_a_bot_object_that_fails_forfeits_and_says_where() -> None:
    class Leaver:
        def choose(self, game: Game) -> str:
            raise SystemExit(3)

    results = simulate(Rules(), [Leaver(), "random"], 3, seed=1)
    assert (results.wins, results.finished) == ([0, 3], 0)
    (forfeit,) = results.forfeits
    assert "test_simulate.py:" in forfeit["text"]
    assert "raise SystemExit(3)" in forfeit["reason"].get("traceback", "")
    with pytest.raises(BotError, match="choose"):
        simulate(Rules(), [object(), "random"], 1)  # type: ignore[list-item]


# Rows and records


@pytest.mark.parametrize(
    "players",
    [
        ["random"],
        ["novice"],
        ["random", "novice"],
        ["apprentice", "greedy", "random"],
        ["greedy", "random", "apprentice", "novice"],
    ],
    ids="-".join,
)
def test_rows_of_levels_are_of_the_games_that_compiled_code_plays(players: list[str]) -> None:
    """Asking for rows changes how games are played, and nothing else."""
    rules = Rules(players=len(players)) if len(players) < 3 else Rules(len(players), heroes="all")
    quick = simulate(rules, players, 12, seed=4)
    stepwise = simulate(rules, players, 12, seed=4, rows=True, records=True, jobs=1)
    assert replace(stepwise, records=[]) == quick
    assert [row["group"] for row in stepwise.rows] == list(range(12))
    for row, text in zip(stepwise.rows, stepwise.records, strict=True):
        game = Game.replay(text)
        assert list(game.names) == players == row["seats"]
        view = game.view()
        if rules.players == 1:
            assert score(row) == view.get("score")
        else:
            assert view["winners"] is not None
            assert won(row) == [
                float(seat in view["winners"]) for seat in range(1, len(players) + 1)
            ]
        # The seed would not give the same dice again, so it is not in the record.
        assert "Seed:" not in text


def test_records_of_other_bots_can_be_verified(tmp_path: Path) -> None:
    own = own_bots(tmp_path)["Last"]
    results = simulate(Rules(), [own, "greedy"], 2, seed=4, records=True, jobs=1)
    assert results.rows == []
    for number, text in enumerate(results.records):
        verdict = records.verify(text)
        assert (verdict.fair, verdict.seed) == (True, f"4/{number}")


def test_a_game_that_was_forfeited_has_a_record_up_to_there(tmp_path: Path) -> None:
    own = own_bots(tmp_path)["Cheat"]
    (text,) = simulate(Rules(), ["random", own], 1, seed=4, records=True).records
    assert not Game.replay(text).over


def test_each_game_is_reported_as_it_ends_and_nothing_is_kept() -> None:
    rows: list[Row] = []
    results = simulate(Rules(), ["random", "greedy"], 5, seed=1, records=True, each=rows.append)
    assert sorted(row["group"] for row in rows) == list(range(5))
    assert all(Game.replay(row.get("record", "")).over for row in rows)
    assert (results.rows, results.records) == ([], [])
    assert results == simulate(Rules(), ["random", "greedy"], 5, seed=1)


# Stopping


def test_games_that_are_stopped_return_what_was_played_so_far(tmp_path: Path) -> None:
    """In compiled code, in worker processes and here."""
    ways: list[list[str | Last]] = [
        ["random", "greedy"],
        [own_bots(tmp_path)["Last"], "random"],
        [Last(), "random"],
    ]
    for players in ways:
        counts: list[int] = []

        def stop(counts: list[int] = counts) -> bool:
            return sum(counts) >= 3

        results = simulate(
            Rules(), players, 100_000, seed=1, jobs=2, progress=counts.append, stop=stop
        )
        assert results.planned == 100_000
        assert 3 <= results.games == results.finished == sum(counts) < 100_000
        assert sum(results.wins) == results.games


def test_compiled_games_that_were_stopped_are_the_first_ones() -> None:
    counts: list[int] = []
    stopped = simulate(
        Rules(players=1),
        ["random"],
        100_000,
        seed=1,
        progress=counts.append,
        stop=lambda: len(counts) > 1,
    )
    again = simulate(Rules(players=1), ["random"], stopped.games, seed=1)
    assert stopped.scores == again.scores


def test_games_forfeited_unplayed_are_not_kept_waiting_in_memory(tmp_path: Path) -> None:
    """Late three times, the bot forfeits the rest: game by game, so that one can still stop."""
    counts: list[int] = []
    results = simulate(
        Rules(),
        [own_bots(tmp_path)["Thinker"], "random"],
        10_000_000,
        seed=1,
        limit=0.3,
        progress=counts.append,
        stop=lambda: len(counts) >= 1000,
    )
    assert results.games == 1000
    assert results.forfeits[0]["games"] == 1000


def test_games_can_be_stopped_while_a_bot_never_answers(tmp_path: Path) -> None:
    calls = 0

    def stop() -> bool:
        # Called again and again while the bot thinks.
        nonlocal calls
        calls += 1
        return calls > 20

    own = own_bots(tmp_path)["Thinker"]
    results = simulate(Rules(), [own, "random"], 3, seed=1, limit=1e6, jobs=1, stop=stop)
    assert (results.games, results.planned) == (0, 3)

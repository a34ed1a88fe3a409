"""Many games: the same for the same seed, whoever plays, on however many cores."""

from __future__ import annotations

from pathlib import Path

import pytest

from diceminer import BotError, Game, Rules, RulesError, bots
from diceminer.arena import simulate
from diceminer.arena.statistics import interval

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
    """Greedy needs no dice to choose, so both ways must tell the same games."""
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
    bot = bots.make("greedy")
    for number, score in enumerate(results.scores):
        game = Game.new(Rules(players=1), seed=f"again/{number}")
        while not game.over:
            game.play(bot.choose(game))
        assert game.view()["score"] == score


def test_greedy_beats_random() -> None:
    results = simulate(Rules(), ["random", "greedy"], 500, seed=1)
    _, low, _ = results.share(1)
    assert low > 0.9


def test_progress_hears_of_every_game() -> None:
    heard: list[int] = []
    simulate(Rules(), ["random", "random"], 777, seed=1, progress=heard.append)
    assert sum(heard) == 777


def test_a_bot_that_cheats_is_named(tmp_path: Path) -> None:
    cheat = own_bot(tmp_path, "Cheat", 'return "take everything"')
    with pytest.raises(BotError, match="illegal action") as caught:
        simulate(Rules(), [cheat, "random"], 1, seed=1)
    assert "Cheat" in str(caught.value)


def test_a_bot_that_fails_is_named(tmp_path: Path) -> None:
    broken = own_bot(tmp_path, "Broken", "return 1 / 0")
    with pytest.raises(BotError, match="ZeroDivisionError"):
        simulate(Rules(), [broken, "random"], 1, seed=1)


def test_a_bot_cannot_change_the_game_it_is_asked_about(tmp_path: Path) -> None:
    greedy_hand = own_bot(
        tmp_path, "Hand", "first = game.legal()[0]; game.play(first); return first"
    )
    results = simulate(Rules(), [greedy_hand, "random"], 2, seed=1, jobs=1)
    assert results.games == 2


def test_a_table_needs_a_player_a_seat() -> None:
    with pytest.raises(RulesError):
        simulate(Rules(players=3), ["random", "greedy"], 1)
    with pytest.raises(BotError):
        simulate(Rules(), ["random", "nobody"], 1)
    with pytest.raises(BotError):
        simulate(Rules(), ["random", "random"], 0)


def test_the_interval_is_wilsons() -> None:
    """Worked out by hand for 8 of 10: (0.8 + 0.192) / 1.384 ± 0.226."""
    share, low, high = interval(8, 10)
    assert share == 0.8
    assert low == pytest.approx(0.4902, abs=1e-3)
    assert high == pytest.approx(0.9433, abs=1e-3)
    assert interval(0, 10)[1] == pytest.approx(0)
    assert interval(10, 10)[2] == pytest.approx(1)

"""A record is rolled again from its seed: what is proved, and which line gives a cheat away."""

from __future__ import annotations

import pytest

from diceminer import DICE, Game, RecordError, Rules, RulesError, records


def played(rules: Rules, seed: int | str, actions: int = 60) -> Game:
    """A game in which everybody always plays the last legal action."""
    game = Game.new(rules, seed)
    while not game.over and len(game.history) <= actions:
        game.play(game.legal()[-1])
    return game


ALL_KINDS = [
    Rules(),
    Rules(players=4, heroes="all", deal_heroes=True, extra_tunnel_dice=True),
    Rules(players=3, reroll_hazards=True, beer_takes="two"),
    Rules(players=1, magic=2),
]


@pytest.mark.parametrize("rules", ALL_KINDS, ids=str)
@pytest.mark.parametrize("seed", [7, "", "é🍺", '"quoted"'])
def test_an_untouched_record_is_fair(rules: Rules, seed: int | str) -> None:
    game = played(rules, seed)
    verdict = records.verify(game.record(reveal=True))
    assert verdict.fair
    assert verdict.problem is None
    assert verdict.seed == str(seed)
    assert verdict.commitment == game.commitment
    assert verdict.game is not None
    assert verdict.game.view() == game.view()


def test_without_the_seed_nothing_is_proved_until_it_is_given() -> None:
    text = played(Rules(), 7).record(reveal=False)
    unproved = records.verify(text)
    assert unproved.seed is None
    assert unproved.problem is None
    assert not unproved.fair
    assert records.verify(text, seed=7).fair
    assert records.verify(text, seed="7").fair


def test_a_seed_that_was_not_promised_is_refused_at_the_promise() -> None:
    text = played(Rules(), 7).record(reveal=False)
    verdict = records.verify(text, seed=8)
    assert not verdict.fair
    assert verdict.problem is not None
    assert verdict.problem.id == "error-record-seed"
    assert text.splitlines()[verdict.problem.line - 1].startswith("Commitment: ")


def test_another_seed_than_the_records_own_is_refused_where_no_promise_was_made() -> None:
    text = played(Rules(), 7).record(reveal=True)
    text = "".join(f"{line}\n" for line in text.splitlines() if not line.startswith("Commitment"))
    assert records.verify(text).fair
    assert records.verify(text).commitment is None
    verdict = records.verify(text, seed=8)
    assert verdict.problem is not None
    assert text.splitlines()[verdict.problem.line - 1] == "Seed: 7"


@pytest.mark.parametrize("rules", ALL_KINDS, ids=str)
def test_any_changed_die_is_named_with_its_line_and_what_it_should_be(rules: Rules) -> None:
    text = played(rules, 7).record(reveal=True)
    lines = text.splitlines()
    caught = 0
    for number, line in enumerate(lines):
        action, arrow, rolled = line.partition(" -> ")
        if not arrow:
            continue
        tokens = rolled.split(" ")
        faces = next((faces for faces in DICE.values() if tokens[-1] in faces), ())
        tokens[-1] = next((face for face in faces if face != tokens[-1]), "alchemist")
        tampered = [*lines[:number], f"{action} -> {' '.join(tokens)}", *lines[number + 1 :]]
        verdict = records.verify("\n".join(tampered) + "\n")
        assert verdict.problem is not None
        assert verdict.problem.line == number + 1
        assert verdict.problem.arguments["want"] == line
        caught += 1
    assert caught


def test_what_is_damaged_in_another_way_is_refused_as_such() -> None:
    lines = played(Rules(), 7, actions=500).record(reveal=True).splitlines()
    for number, damaged in ((-1, "done done"), (4, "Result: seat 1, totals 0 0")):
        text = lines.copy()
        text[number] = damaged
        with pytest.raises(RecordError) as caught:
            records.verify("\n".join(text) + "\n")
        assert caught.value.line == (number % len(lines)) + 1


def test_a_game_from_a_position_is_verified_from_there() -> None:
    start = played(Rules(), 7, actions=10).position()
    game = Game.from_position(start, seed="later")
    while not game.over and len(game.history) < 40:
        game.play(game.legal()[-1])
    text = game.record(reveal=True)
    assert records.verify(text).fair
    assert [stage.number for stage in records.stages(game)] == list(range(41))


def test_a_damaged_record_is_refused_before_it_is_rolled() -> None:
    text = played(Rules(), 7).record(reveal=True)
    with pytest.raises(RecordError) as caught:
        records.verify(text.replace("\nstart", "\nstrat"))
    assert caught.value.id == "error-record-start"
    with pytest.raises(RulesError):
        records.verify(text, seed=1.5)  # type: ignore[arg-type]


@pytest.mark.parametrize("rules", ALL_KINDS, ids=str)
def test_the_stages_of_a_game_end_where_it_stands(rules: Rules) -> None:
    game = played(rules, 3)
    stages = list(records.stages(game))
    assert [(stage.action, stage.rolled) for stage in stages] == game.history
    assert [event for stage in stages for event in stage.events] == game.events
    assert stages[-1].game.view() == game.view()
    assert stages[0].game.view() != game.view()

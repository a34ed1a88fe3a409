"""Records: written, read again, and refused when damaged."""

from __future__ import annotations

import functools
import random
import re
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from diceminer import Game, RecordError, Rules
from tests.contract.play import EVERY_SORT, played, steps

ODD_NAMES = [
    ["Ann", "Bob"],
    ["", ""],
    [" lead", "trail "],
    ["a: b", "c, d"],
    ["x -> T1", "start"],
    ["two\nlines", "a\r\nb"],
    ["tab\there", "nul\0here"],
    ["Zoë", "李雷"],
    ["🍺 dwarf", "a\u2028b"],
    ['"quoted"', "back\\slash \\n"],
    ["same", "same"],
    ["#1", "; drop"],
    ["\u00e9", "e\u0301"],
    ["-", "-"],
    ["-, -", "*"],
    ["\ufeffmark", "\u202eright"],
    ["1", "Seats: 3"],
    ["'", "x" * 500],
]


def body(text: str) -> list[str]:
    """The lines after the header."""
    return text.split("\n\n", 1)[1].splitlines()


def header(text: str) -> list[str]:
    """The lines of the header."""
    return text.split("\n\n", 1)[0].splitlines()


@pytest.mark.parametrize("rules", EVERY_SORT, ids=str)
def test_a_record_is_a_header_a_blank_line_and_a_line_an_action(rules: Rules) -> None:
    """Contract, Records: its text, then -> and the tokens where dice were rolled."""
    game = played(rules, 2)
    text = game.record()
    assert all(re.fullmatch(r"[A-Z][A-Za-z -]*: .*", line) for line in header(text))
    assert header(text)[0].startswith("Format: ")
    assert game.history[0][0] == "start"
    assert body(text) == [
        f"{action} -> {' '.join(rolled)}" if rolled else action for action, rolled in game.history
    ]


def test_the_header_names_only_rules_that_differ_from_the_default() -> None:
    """Contract, Records: Rules that differ."""
    plain = "\n".join(header(played(Rules(), 1, 3).record()))
    changed = "\n".join(header(played(Rules(reroll_hazards=True), 1, 3).record()))
    assert "reroll_hazards" not in plain
    assert "reroll_hazards" in changed


@pytest.mark.parametrize("rules", EVERY_SORT, ids=str)
def test_a_replayed_record_is_the_same_game(rules: Rules) -> None:
    """Contract, Records: from the recorded rolls alone."""
    for seed in range(2):
        game = played(rules, seed)
        again = Game.replay(game.record())
        assert again.view() == game.view()
        assert again.events == game.events
        assert again.history == game.history
        assert again.rules == game.rules
        assert again.record() == game.record()
        assert again.position() == game.position()


@pytest.mark.parametrize("rules", EVERY_SORT, ids=str)
def test_a_record_of_a_game_in_progress_is_valid(rules: Rules) -> None:
    """Contract, Records: at any moment, also inside a turn, and the game can go on."""
    for n, game in enumerate(steps(rules, 17)):
        if n % 11 == 0:
            again = Game.replay(game.record())
            assert again.view() == game.view()
            assert again.legal() == game.legal()
            assert again.record() == game.record()
            if not again.over:
                again.play(again.legal()[0])
                assert Game.replay(again.record()).view() == again.view()


@pytest.mark.parametrize("names", ODD_NAMES, ids=repr)
def test_names_with_odd_characters_survive(names: list[str]) -> None:
    """Contract, Records: names and header values, in UTF-8, one item a line."""
    game = Game.new(Rules(), seed=1, names=names)
    game.play("hero engineer")
    text = game.record()
    assert list(game.names) == names
    again = Game.replay(text.encode("utf-8").decode("utf-8"))
    assert list(again.names) == names
    assert again.record() == text
    assert len(header(text)) == len(header(Game.new(Rules(), seed=1, names=["a", "b"]).record()))


@given(st.lists(st.text(st.characters(codec="utf-8"), max_size=30), min_size=3, max_size=3))
@settings(max_examples=80, deadline=None)
def test_any_names_survive(names: list[str]) -> None:
    """Contract, Records: whatever people call themselves."""
    game = Game.new(Rules(players=3), seed=1, names=names)
    again = Game.replay(game.record())
    assert list(again.names) == names
    assert again.view() == game.view()


@pytest.mark.parametrize("seed", ["", " odd seed ", "a: b", "two\nlines", "é🍺", "-> T1", "\\n"])
def test_a_revealed_seed_survives_whatever_it_is(seed: str) -> None:
    """Contract, Records: header values with odd characters."""
    game = Game.new(Rules(players=1), seed=seed)
    game.play("done")
    again = Game.replay(game.record(reveal=True))
    assert again.view() == game.view()
    assert again.record(reveal=True) == game.record(reveal=True)
    assert again.seed == seed


def read(text: str) -> Game | RecordError:
    """The game, or how it was refused; any other exception is a failure."""
    try:
        return Game.replay(text)
    except RecordError as error:
        return error


def mutations(line: str, chance: random.Random) -> list[str | None]:
    """A line damaged in many ways; None drops it."""
    words = line.split(" ")
    place = chance.randrange(len(words))
    token = chance.choice(["T1", "G3", "HB", "XC2", "M1", "a1", "e2", "engineer", "2", "->", "?"])
    letter = chance.randrange(len(line)) if line else 0
    return [
        None,
        "",
        " ".join(words[:place] + words[place + 1 :]),
        " ".join([*words[:place], token, *words[place + 1 :]]),
        " ".join([*words, token]),
        " ".join(words[:-1]),
        " ".join([*words[:place], words[place], *words[place:]]),
        line[:letter],
        line[:letter] + chance.choice("ABxyz019 :>-\t\0é🍺\u2028") + line[letter + 1 :],
        line.swapcase(),
        line + " ",
        " " + line,
        line.replace(" ", "  ", 1),
        line.replace(" -> ", "->"),
        line.replace(" -> ", " → "),
        "garbage",
        "take e1",
        "done",
        line + "\n" + line,
        line + "\n",
        "\ufeff" + line,
        line + "\r",
    ]


def refused(text: str) -> bool:
    """Whether this text is refused as it should be, or else is a record of just what it says."""
    again = read(text)
    if isinstance(again, RecordError):
        assert isinstance(again, ValueError)
        assert type(again.line) is int
        assert 1 <= again.line <= text.count("\n") + 2
        assert str(again.line) in str(again)
        return True
    # Nothing is guessed: what was accepted is what stands there.
    assert body(again.record()) == body(text), text
    return False


@pytest.mark.parametrize("rules", [Rules(players=1), Rules(deal_heroes=True)], ids=str)
def test_every_damaged_line_is_refused_with_its_number_or_says_something_else(
    rules: Rules,
) -> None:
    """Contract, Records: refused with the line's number; never another exception."""
    game = played(rules, 3, limit=30)
    lines = game.record().splitlines()
    chance = random.Random(5)
    found = total = 0
    for n, line in enumerate(lines):
        for damaged in mutations(line, chance):
            if damaged == line:
                continue
            changed = lines[:n] + ([] if damaged is None else [damaged]) + lines[n + 1 :]
            found += refused("\n".join(changed) + "\n")
            total += 1
    assert found > total / 2


@pytest.mark.slow
@pytest.mark.parametrize("rules", EVERY_SORT, ids=str)
def test_damaged_lines_of_whole_games(rules: Rules) -> None:
    """Contract, Records: the same for all sorts of games to their end, every third line."""
    lines = played(rules, 1).record().splitlines()
    chance = random.Random(1)
    for n in range(0, len(lines), 3):
        for damaged in mutations(lines[n], chance):
            if damaged != lines[n]:
                changed = lines[:n] + ([] if damaged is None else [damaged]) + lines[n + 1 :]
                refused("\n".join(changed) + "\n")


@pytest.mark.parametrize("rules", [Rules(), Rules(players=1)], ids=str)
def test_swapped_lines_are_refused_or_say_something_else(rules: Rules) -> None:
    """Contract, Records: order matters."""
    game = played(rules, 3, limit=40)
    lines = game.record().splitlines()
    for n in range(len(lines) - 1):
        if lines[n] != lines[n + 1]:
            changed = [*lines[:n], lines[n + 1], lines[n], *lines[n + 2 :]]
            refused("\n".join(changed) + "\n")


def test_a_record_cut_anywhere_is_refused_or_a_shorter_game() -> None:
    """Contract, Records: truncated at every letter."""
    game = played(Rules(players=1), 4, limit=15)
    text = game.record()
    for end in range(len(text)):
        again = read(text[:end])
        if isinstance(again, RecordError):
            assert again.line >= 1
            continue
        assert again.history == game.history[: len(again.history)] or (
            # Cut inside a name or at the end of a shorter action that is legal as well.
            again.history[:-1] == game.history[: len(again.history) - 1]
        )


def test_a_wrong_token_names_its_line() -> None:
    """Contract, Records: the line's number and what is wrong with it."""
    game = played(Rules(), 3, limit=8)
    lines = game.record().splitlines()
    for n in range(len(header(game.record())) + 1, len(lines)):
        for bad in (lines[n] + " Z9", "jump e1", lines[n].replace("start", "begin") + "!"):
            text = "\n".join([*lines[:n], bad, *lines[n + 1 :]]) + "\n"
            with pytest.raises(RecordError) as caught:
                Game.replay(text)
            assert caught.value.line == n + 1
            assert len(str(caught.value)) > len(str(n + 1)) + 5


def test_an_impossible_roll_names_its_line() -> None:
    """Contract, Records: a face that this die does not have, a die too many, one too few."""
    game = Game.new(Rules(), rolls=["T1", "T2"])
    lines = game.record().splitlines()
    n = next(k for k, line in enumerate(lines) if line.startswith("start"))
    for bad in ("start -> T1 G2", "start -> T1", "start -> T1 T1", "start -> T1 T2 T3", "start"):
        with pytest.raises(RecordError) as caught:
            Game.replay("\n".join([*lines[:n], bad]) + "\n")
        assert caught.value.line == n + 1


def test_an_action_after_the_end_is_refused() -> None:
    """Contract, Records: the line after the last."""
    game = played(Rules(players=1), 3)
    text = game.record()
    extra = text if text.endswith("\n") else text + "\n"
    with pytest.raises(RecordError) as caught:
        Game.replay(extra + "done\n")
    assert caught.value.line == extra.count("\n") + 1


def test_a_result_that_is_not_the_games_is_refused() -> None:
    """Contract, Records: nothing is guessed, a header that contradicts the game is damage."""
    game = played(Rules(), 5)
    text = game.record()
    results = [line for line in header(text) if line.startswith("Result")]
    assert len(results) == 1
    other = played(Rules(), 6)
    for seed in range(7, 30):
        if other.winners != game.winners:
            break
        other = played(Rules(), seed)
    (wrong,) = [line for line in header(other.record()) if line.startswith("Result")]
    assert wrong != results[0]
    with pytest.raises(RecordError):
        Game.replay(text.replace(results[0], wrong))


@pytest.mark.parametrize("text", [None, 7, b"Format: 1\n\nstart\n", ["start"], object()])
def test_what_is_no_text_is_no_record(text: Any) -> None:
    """Contract, Records: refused as anything else that is none."""
    with pytest.raises(RecordError):
        Game.replay(text)


def test_an_unknown_format_is_refused() -> None:
    """Contract: what never changes without a new format number."""
    text = Game.new(Rules(), seed=1).record()
    first = header(text)[0]
    with pytest.raises(RecordError) as caught:
        Game.replay(text.replace(first, re.sub(r"1\b", "2", first), 1))
    assert caught.value.line == 1


@given(st.text(max_size=400))
@example("")
@example("\n")
@example("\n\nstart\n")
@example("Format: 1\n\n")
@example("Format: diceminer 1\nSeats: 2\n\nstart -> T1 T2\n")
@example("Format: 1\nRules: players=99999999999999999999\n\nstart\n")
@settings(max_examples=150, deadline=None)
def test_any_text_is_a_record_or_a_record_error(text: str) -> None:
    """Contract, Records: no other exception, whatever it is."""
    refused(text)


@functools.cache
def some_record(players: int) -> str:
    """The beginning of a game."""
    return played(Rules(players=players), 9, limit=25).record()


@given(st.sampled_from([1, 2]), st.data())
@settings(max_examples=300, deadline=None)
def test_a_record_with_a_piece_replaced_is_read_or_refused(
    players: int, data: st.DataObject
) -> None:
    """Contract, Records: fuzzed in the middle."""
    text = some_record(players)
    begin: int = data.draw(st.integers(0, len(text)))
    end: int = data.draw(st.integers(begin, min(len(text), begin + 12)))
    piece: str = data.draw(
        st.one_of(
            st.text(max_size=6),
            st.sampled_from(["\n", "\n\n", " -> ", " T1", "M3", ": ", "start", "done\n", "999999"]),
        )
    )
    refused(text[:begin] + piece + text[end:])

"""What each command answers: to people in their language, to programs in JSON."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from diceminer import locale, rulebook
from diceminer.game import Game
from diceminer.ruleset import Rules
from tests.cli.running import InProcess, finished

POSITION = (
    "DM1 2 1 excavation 1 1 - - T1,-,-,-,-,-/-/-/-/- T25G8M8H10X7 "
    "alchemist:-:-:-:-:- engineer:TB:-:-:-:- -"
)


# score


def test_the_sheet_shows_every_part_of_every_trove(run: InProcess) -> None:
    answer = run("score", "T1 T2 T3 G3 HD4 XS", "T1 G1", "--heroes", "none,treasurer")
    assert (answer.code, answer.err) == (0, "")
    rows = {line[:12].strip(): line[12:].split() for line in answer.out.splitlines()}
    assert rows["Hero"] == ["none", "Treasurer"]
    assert rows["Tunnels"] == ["6", "1"]
    assert rows["Treasure"] == ["×", "2", "6", "2"]
    assert rows["Hazards"] == ["4", "0"]
    assert rows["Total"] == ["16", "3"]
    assert "the most gems" in answer.out


def test_a_lone_trove_says_so_in_every_language(run: InProcess) -> None:
    for lang in locale.LANGUAGES:
        answer = run("score", "t1 g2", "--lang", lang)
        assert locale.texts(lang)("pad-lone", treasure=4, total=5) in answer.out


def test_scores_as_json(run: InProcess) -> None:
    output = run.json("score", "2XP HC1 HC2 HD4", "G1")
    assert output["solo"] is False
    assert output["sheets"][0] == {
        "seat": 1,
        "hero": None,
        "dice": {"HC1": 1, "HC2": 1, "HD4": 1, "XP": 2},
        "tunnels": 0,
        "treasure": 0,
        "hazards": 2,
        "total": 2,
        "gems": 0,
        "most_gems": False,
        "cave_ins": 6,
        "dragons": -4,
        "straights": [],
        "idle": {},
    }
    solo = run.json("score", "--solo", "T1 G3 XC2", "--cached", "G3")
    assert solo["sheets"] == [
        {
            "seat": 1,
            "hero": None,
            "dice": {"T1": 1, "G3": 1, "XC2": 1},
            "cached": {"G3": 1},
            "tunnels": 0,
            "treasure": 6,
            "hazards": 0,
            "total": 6,
            "rank": "disaster",
        }
    ]


# replay


def test_a_game_is_printed_from_its_first_roll_to_its_end(run: InProcess, record: Path) -> None:
    answer = run("replay", str(record))
    assert (answer.code, answer.err) == (0, "")
    game = Game.replay(record.read_text("utf-8"))
    t = locale.texts("en")
    sentences = [locale.event(t, event, game.names) for event in game.events]
    lines = [line[6:] for line in answer.out.splitlines() if not line[6:].startswith("(")]
    assert lines[:-1] == [sentence for sentence in sentences if sentence]
    totals = [seat["total"] for seat in game.view()["seats"]]
    assert lines[-1] == f"Totals – Ada: {totals[0]}, Bo, junior: {totals[1]}."


def test_a_solo_game_is_printed_to_its_rank(run: InProcess, solo_record: Path) -> None:
    view = Game.replay(solo_record.read_text("utf-8")).view()
    last = run("replay", str(solo_record), "--lang", "es").out.splitlines()[-1]
    t = locale.texts("es")
    points, rank = t("points", n=view.get("score", 0)), t(f"rank-{view.get('rank')}")
    assert last.strip() == f"Puntuación final: {points} – {rank}."


def test_the_position_after_some_actions(run: InProcess, record: Path) -> None:
    lines = record.read_text("utf-8").split("\n\n", 1)[1].splitlines()
    output = run.json("replay", str(record), "--at", "4")
    game = Game.new(seed=7)
    for line in lines[1:5]:
        game.play(line.split(" -> ")[0])
    assert output["position"] == game.position()
    assert output["view"] == json.loads(json.dumps(game.view()))
    assert output["legal"] == game.legal()
    assert output["names"] == ["Ada", "Bo, junior"]
    assert run("replay", str(record), "--at", "4").out.splitlines()[-1] == game.position()


def test_a_game_as_json_has_every_action_with_its_dice_and_events(
    run: InProcess, record: Path
) -> None:
    output = run.json("replay", str(record))
    game = Game.replay(record.read_text("utf-8"))
    assert [(s["action"], s["rolled"]) for s in output["stages"]] == game.history
    assert [event for s in output["stages"] for event in s["events"]] == game.events
    assert (output["over"], output["winners"]) == (True, game.winners)
    assert output["rules"] == game.rules.as_dict()


def test_pictures_follow_every_action(run: InProcess, solo_record: Path) -> None:
    stages = len(Game.replay(solo_record.read_text("utf-8")).history)
    answer = run("replay", str(solo_record), "--pictures")
    assert answer.out.count(" e1 ") == stages


def test_an_unfinished_game_from_a_position_is_printed_too(run: InProcess, tmp_path: Path) -> None:
    game = Game.from_position(POSITION)
    path = tmp_path / "later.dm"
    path.write_text(game.record(), encoding="utf-8")
    answer = run("replay", str(path), "--lang", "fr")
    assert answer.code == 0
    assert answer.out.splitlines()[-1].strip() == locale.texts("fr")("cli-replay-goes-on")
    assert "T1" in answer.out


# verify


def test_a_fair_game_is_proved(run: InProcess, record: Path) -> None:
    answer = run("verify", str(record), "--lang", "it")
    assert (answer.code, answer.err) == (0, "")
    assert re.fullmatch(
        r"Tutti i \d+ dadi vengono dal seme\. Il seme è quello promesso\.\n", answer.out
    )
    output = run.json("verify", str(record))
    game = Game.replay(record.read_text("utf-8"))
    assert output == {
        "format": 1,
        "status": "fair",
        "fair": True,
        "seed": "7",
        "commitment": game.commitment,
        "actions": len(game.history),
        "line": None,
        "want": None,
    }


def test_a_changed_die_is_found(run: InProcess, record: Path, tmp_path: Path) -> None:
    lines = record.read_text("utf-8").splitlines()
    number = next(n for n, line in enumerate(lines) if line.startswith("share "))
    action, _, token = lines[number].partition(" -> ")
    other = token[0] + ("1" if token.endswith("B") else "B")
    other = {"H1": "HC1", "X1": "XP"}.get(other, other)
    lines[number] = f"{action} -> {other}"
    path = tmp_path / "tampered.dm"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    answer = run("verify", str(path))
    assert answer.code == 1
    assert f"Line {number + 1}: " in answer.out + answer.err


def test_without_a_seed_nothing_is_proved(run: InProcess, tmp_path: Path) -> None:
    path = tmp_path / "secret.dm"
    game = finished(Rules(), "a secret")
    path.write_text(game.record(reveal=False), encoding="utf-8")
    answer = run("verify", str(path))
    assert answer.code == 1
    assert answer.out.startswith("Nothing to prove yet")
    assert run.json("verify", str(path))["status"] == "no-seed"
    assert run("verify", str(path), "--seed", "a secret").code == 0
    wrong = run.json("verify", str(path), "--seed", "another")
    assert (wrong["status"], wrong["fair"]) == ("other-seed", False)
    assert path.read_text("utf-8").splitlines()[wrong["line"] - 1].startswith("Commitment")


def test_a_game_typed_by_hand_promises_nothing(
    run: InProcess, tmp_path: Path, record: Path
) -> None:
    text = record.read_text("utf-8")
    for lost in ("Seed", "Commitment"):
        text = "".join(f"{line}\n" for line in text.splitlines() if not line.startswith(lost))
    path = tmp_path / "typed.dm"
    path.write_text(text, encoding="utf-8")
    assert run("verify", str(path)).out.startswith("Nothing to prove: ")
    unpromised = run("verify", str(path), "--seed", "7")
    assert unpromised.code == 0
    assert "may have been chosen afterwards" in unpromised.out


# show


@pytest.mark.parametrize("lang", locale.LANGUAGES)
def test_a_position_is_drawn(run: InProcess, lang: str) -> None:
    answer = run("show", POSITION, "--lang", lang)
    assert (answer.code, answer.err) == (0, "")
    assert answer.out.strip() == Game.from_position(POSITION).picture(lang).strip()


def test_a_record_is_drawn_with_its_position(run: InProcess, record: Path) -> None:
    game = Game.replay(record.read_text("utf-8"))
    answer = run("show", str(record))
    assert answer.out.splitlines()[-1] == game.position()
    assert "Bo, junior" in answer.out
    assert run.json("show", str(record))["view"] == json.loads(json.dumps(game.view()))


def test_a_picture_is_written_as_svg(run: InProcess, tmp_path: Path) -> None:
    path = tmp_path / "picture.svg"
    answer = run("show", POSITION, "--svg", str(path))
    assert answer == (0, "", "")
    assert path.read_text("utf-8").startswith("<svg")
    assert run("show", POSITION, "--svg", "-").out.strip() == path.read_text("utf-8").strip()


# rules


@pytest.mark.parametrize("lang", locale.LANGUAGES)
def test_the_rules_are_printed_as_markdown_where_nobody_watches(run: InProcess, lang: str) -> None:
    answer = run("rules", "--lang", lang)
    assert (answer.code, answer.err) == (0, "")
    assert answer.out.strip() == rulebook.page(lang).strip()
    assert "{dice}" not in answer.out


@pytest.mark.parametrize("section", ["8", "8.", "solo", "SOLO", " Solo "])
def test_a_section_is_found_by_number_and_name(run: InProcess, section: str) -> None:
    assert run("rules", section).out.strip() == rulebook.page("en", "8").strip()

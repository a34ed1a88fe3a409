"""The command as a user starts it: pipes, signals, languages of the system, data of one's own."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from diceminer import locale
from tests.cli.running import COMMAND, run_process, run_without


def test_the_score_pad_in_the_systems_language() -> None:
    answer = run_process("score", "T1 T2 G3", "g1", lang="it_IT.UTF-8")
    assert (answer.code, answer.err) == (0, "")
    assert "Tesori" in answer.out
    assert "× 2" in answer.out


def test_a_record_can_be_piped_in(record: Path) -> None:
    answer = run_process("verify", "-", "--json", stdin=record.read_bytes())
    assert (answer.code, answer.err) == (0, "")
    assert json.loads(answer.out)["status"] == "fair"


@pytest.mark.slow
def test_the_first_start_on_a_machine_says_why_it_takes_a_while(tmp_path: Path) -> None:
    first, second = (
        run_process(
            "score", "T1", "--lang", "it", DICEMINER_CACHE=str(tmp_path), DICEMINER_QUIET=""
        )
        for _ in range(2)
    )
    assert first.err == locale.texts("it")("compiling-play") + "\n"
    assert second == (0, first.out, "")


def test_a_terminal_of_few_letters_loses_letters_not_the_answer() -> None:
    answer = run_process("rules", "5.3", "--lang", "es", PYTHONIOENCODING="ascii")
    assert (answer.code, answer.err) == (0, "")
    assert "Puntuaci?n" in answer.out


def test_a_reader_who_leaves_early_is_no_mistake() -> None:
    command = subprocess.Popen([*COMMAND, "rules"], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert command.stdout is not None
    assert command.stderr is not None
    command.stdout.close()
    output = command.stderr.read()
    assert command.wait(60) == 141
    assert output == b""
    command.stderr.close()


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a full disk")
def test_a_full_disk_is_reported_in_one_line() -> None:
    with open("/dev/full", "w") as full:
        ended = subprocess.run(
            [*COMMAND, "rules"], stdout=full, stderr=subprocess.PIPE, check=False, timeout=60
        )
    assert ended.returncode == 1
    assert ended.stderr.count(b"\n") == 1


def test_dice_of_ones_own_count_everywhere(tmp_path: Path) -> None:
    source = Path(locale.__file__).parents[1] / "data" / "dice.toml"
    (tmp_path / "dice.toml").write_text(source.read_text("utf-8").replace('"G3"', '"G7"'), "utf-8")
    answer = run_process("--data", str(tmp_path), "rules", "1")
    assert (answer.code, answer.err) == (0, "")
    assert "`G7`" in answer.out
    (tmp_path / "dice.toml").write_text("format = 9", "utf-8")
    refused = run_process("rules", "1", "--data", str(tmp_path), lang="es_ES")
    assert refused.code == 1
    assert refused.err.count("\n") == 1
    assert "dice.toml" in refused.err
    empty = run_process("rules", "1", "--data", str(tmp_path / "nowhere"))
    assert empty.code == 1
    assert "nowhere" in empty.err


def test_play_needs_the_extra(tmp_path: Path) -> None:
    answer = run_without("textual", "play", cwd=tmp_path, at_a_terminal=True)
    assert (answer.code, answer.out) == (2, "")
    assert "diceminer[terminal]" in answer.err
    assert answer.err.count("\n") == 1

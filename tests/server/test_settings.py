"""Settings from options, the environment and a file, and what is said of wrong ones."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from diceminer.server.refusals import StartRefusal
from diceminer.server.settings import PREFIX, Settings, load

DOCS = Path(__file__).parents[2] / "docs" / "serving.md"


@pytest.fixture
def config(tmp_path: Path) -> Path:
    file = tmp_path / "server.toml"
    file.write_text('bot_seconds = 3\nbot_pause = 1\nport = 8000\norigins = ["http://a.example"]\n')
    return file


def test_an_option_counts_before_a_variable_and_a_variable_before_the_file(
    config: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(f"{PREFIX}CONFIG", str(config))
    monkeypatch.setenv(f"{PREFIX}BOT_SECONDS", "2")
    monkeypatch.setenv(f"{PREFIX}PORT", "9000")
    settings = load(port=1234)
    assert (settings.port, settings.bot_seconds, settings.bot_pause) == (1234, 2.0, 1.0)
    assert settings.origins == ("http://a.example",)


def test_a_file_that_an_option_names_counts_before_the_one_that_a_variable_names(
    config: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(f"{PREFIX}CONFIG", str(config))
    other = tmp_path / "other.toml"
    other.write_text("bot_seconds = 5")
    assert (load(other).bot_seconds, load(other).port) == (5.0, None)


def test_the_data_folder_has_the_variable_of_the_first_edition(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv(f"{PREFIX}DATA", "~/tables")
    assert load().data_folder == Path.home() / "tables"
    monkeypatch.delenv(f"{PREFIX}DATA")
    monkeypatch.setenv(f"{PREFIX}DATA_FOLDER", "/somewhere")
    assert load().data_folder == Path("/somewhere")
    assert load(data_folder=Path("/else")).data_folder == Path("/else")


@pytest.mark.parametrize(
    ("line", "refusal"),
    [
        ("bot_pause = 'long'", "cli-serve-setting"),
        ("bot_pause = -1", "cli-serve-setting"),
        ("port = 70000", "cli-serve-setting"),
        ("log = 'loud'", "cli-serve-setting"),
        ("bot_pauses = 1", "cli-serve-no-setting"),
        ("bot_pause =", "cli-serve-config-unreadable"),
    ],
)
def test_a_wrong_line_is_refused_by_its_name(config: Path, line: str, refusal: str) -> None:
    config.write_text(line)
    with pytest.raises(StartRefusal) as caught:
        load(config)
    assert caught.value.id == refusal
    named = line.partition(" ")[0] if "unreadable" not in refusal else str(config)
    assert named in caught.value.text("en")


def test_a_missing_file_and_wrong_variables_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(StartRefusal, match=r"missing\.toml"):
        load(tmp_path / "missing.toml")
    monkeypatch.setenv(f"{PREFIX}ORIGINS", "http://a.example")
    with pytest.raises(StartRefusal, match=r"SERVER_ORIGINS.*http://a"):
        load()
    monkeypatch.delenv(f"{PREFIX}ORIGINS")
    monkeypatch.setenv(f"{PREFIX}BOT_PAUSES", "1")
    with pytest.raises(StartRefusal, match="BOT_PAUSES"):
        load()


def test_the_docs_list_every_setting() -> None:
    page = DOCS.read_text(encoding="utf-8").partition("| setting |")[2].partition("\n\n")[0]
    listed = re.findall(r"^\| `(\w+)` \|", page, re.MULTILINE)
    assert listed == list(Settings.model_fields)

"""Bot files: loaded once a process, kept apart, with the modules of their folder to import."""

from __future__ import annotations

import pickle
import sys
import threading
from pathlib import Path
from typing import Any

import pytest

from diceminer import BotError, Game, bots
from diceminer.bots import Bot, files

FIRST = """
    def choose(self, game):
        return game.legal()[0]
"""


def bot_file(folder: Path, text: str, name: str = "bot.py") -> str:
    """Write a bot file; how its bot is named."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / name).write_text(text, encoding="utf-8")
    return f"{folder / name}:Bot"


def attribute(bot: Bot, name: str) -> Any:
    """What a bot file's class has beside what every bot has."""
    return getattr(bot, name)


def test_a_file_is_loaded_once_a_process(tmp_path: Path) -> None:
    log = tmp_path / "loads.txt"
    text = f"with open({str(log)!r}, 'a') as log:\n    log.write('loaded ')\nclass Bot:{FIRST}"
    name = bot_file(tmp_path, f"{text}\nclass Other(Bot):\n    pass\n")
    kinds = {type(bots.load(name)) for _ in range(3)}
    bots.load(name.replace(":Bot", ":Other"))
    assert log.read_text() == "loaded "
    assert len(kinds) == 1


def test_one_file_by_two_paths_is_one_module(tmp_path: Path) -> None:
    name = bot_file(tmp_path / "real", f"class Bot:{FIRST}")
    (tmp_path / "link").symlink_to(tmp_path / "real")
    other = f"{tmp_path / 'link' / '..' / 'link' / 'bot.py'}:Bot"
    assert type(bots.load(name)) is type(bots.load(other))


def test_a_file_that_failed_can_be_loaded_once_it_is_mended(tmp_path: Path) -> None:
    name = bot_file(tmp_path, "import nothing_of_this_name")
    with pytest.raises(BotError):
        bots.load(name)
    bot_file(tmp_path, f"class Bot:{FIRST}")
    assert isinstance(bots.load(name), bots.Bot)


def test_a_module_that_was_missing_is_found_once_it_is_there(tmp_path: Path) -> None:
    name = bot_file(tmp_path, f"import helpers\nclass Bot:{FIRST}")
    with pytest.raises(BotError, match="helpers"):
        bots.load(name)
    assert len(files.sources(tmp_path / "bot.py")) == 1
    (tmp_path / "helpers.py").write_text("")
    assert len(files.sources(tmp_path / "bot.py")) == 2
    assert isinstance(bots.load(name), bots.Bot)


def test_two_files_of_one_name_are_kept_apart(tmp_path: Path) -> None:
    """Each has a module, and helpers, of its own; both at once."""
    made = []
    for folder in ("one", "two"):
        text = (
            "import helpers\nfrom helpers import WHERE\nclass Bot:\n"
            "    where, again = WHERE, helpers.WHERE\n"
            "    def choose(self, game):\n"
            "        import later\n"
            "        return f'{later.WHERE} {self.where}'\n"
        )
        name = bot_file(tmp_path / folder, text)
        for helper in ("helpers", "later"):
            (tmp_path / folder / f"{helper}.py").write_text(f"WHERE = {folder!r}")
        made.append(bots.load(name))
    one, two = made
    game = Game.new(seed=1)
    for bot, folder in ((one, "one"), (two, "two")):
        assert (attribute(bot, "where"), attribute(bot, "again")) == (folder, folder)
    assert (one.choose(game), two.choose(game)) == ("one one", "two two")
    assert "helpers" not in sys.modules
    for bot in made:
        assert type(pickle.loads(pickle.dumps(bot))) is type(bot)


def test_packages_and_relative_imports_of_the_folder_work(tmp_path: Path) -> None:
    name = bot_file(
        tmp_path,
        "import pack.inner.deep\nimport pack.inner as short\nfrom . import side\n"
        "from pack import inner\nfrom plain.part import PART\n"
        "class Bot:\n"
        "    found = [pack.inner.deep.A, short.B, inner.B, side.C, PART]\n" + FIRST,
    )
    for file, text in {
        "pack/__init__.py": "",
        "pack/inner/__init__.py": "B = 2",
        # Modules of the folder find each other, too.
        "pack/inner/deep.py": "from .. import inner\nimport side\nA = inner.B + side.C",
        "side.py": "C = 3",
        # A folder without __init__.py is a package as well.
        "plain/part.py": "PART = 4",
    }.items():
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / file).write_text(text)
    assert attribute(bots.load(name), "found") == [5, 2, 2, 3, 4]


def test_a_folder_hides_neither_the_standard_library_nor_this_package(tmp_path: Path) -> None:
    text = (
        "import json, random\nimport diceminer\nfrom diceminer import Game\n"
        "class Bot:\n    found = [json.dumps, random.Random, diceminer.__version__]\n" + FIRST
    )
    for hidden in ("json", "random", "diceminer"):
        (tmp_path / f"{hidden}.py").write_text("raise RuntimeError('not this one')")
    assert len(attribute(bots.load(bot_file(tmp_path, text)), "found")) == 3
    before = list(sys.path)
    bots.load(bot_file(tmp_path / "more", f"class Bot:{FIRST}"))
    assert sys.path == before


@pytest.mark.parametrize("name", ["my-bot.py", "my.bot.py", "1.py", "__init__.py", "class.py"])
def test_a_file_may_have_any_name(tmp_path: Path, name: str) -> None:
    (tmp_path / "side.py").write_text("C = 3")
    text = (
        f"import side\nfrom . import side as same\nclass Bot:\n    found = side.C, same.C\n{FIRST}"
    )
    assert attribute(bots.load(bot_file(tmp_path, text, name)), "found") == (3, 3)


def test_several_threads_load_a_file_once(tmp_path: Path) -> None:
    name = bot_file(
        tmp_path,
        f"import threading\nready = threading.Event()\nready.wait(0.1)\nclass Bot:{FIRST}",
    )
    kinds: list[type] = []
    threads = [
        threading.Thread(target=lambda: kinds.append(type(bots.load(name)))) for _ in range(4)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(kinds) == 4
    assert len(set(kinds)) == 1


@pytest.mark.parametrize(
    ("text", "where", "said"),
    [
        ("x = 1\n\nx = 1 / 0", "bot.py:3: ", "ZeroDivisionError"),
        ("x = (\n", "bot.py:1: ", "SyntaxError"),
        ("import sys\nsys.exit(3)", "bot.py:2: ", "SystemExit: 3"),
        ("import helper", "helper.py:2: ", "KeyError"),
        ("from diceminer import bots\nbots.make('nobody')", "bot.py:2: ", "BotError"),
        ("class Bot:\n    def __init__(self):\n        [][0]", "bot.py:3: ", "IndexError"),
        ("def Bot():\n    import helper", "helper.py:2: ", "KeyError"),
    ],
)
def test_a_file_that_fails_says_where(tmp_path: Path, text: str, where: str, said: str) -> None:
    (tmp_path / "helper.py").write_text("def find():\n    {}['x']\nfind()\n")
    with pytest.raises(BotError) as caught:
        bots.load(bot_file(tmp_path, text))
    error = caught.value
    assert where in str(error)
    assert said in str(error)
    file, _, line = where.removesuffix(": ").partition(":")
    assert f'File "{(tmp_path / file).resolve()}", line {line}' in error.traceback
    assert said.partition(":")[0] in error.traceback
    # Where our own code called the file is of no use to its author.
    assert "diceminer/bots" not in error.traceback.partition("bot.py")[0]
    assert error.__cause__ is not None
    again = pickle.loads(pickle.dumps(error))
    assert (again.traceback, str(again)) == (error.traceback, str(error))


def test_a_traceback_is_bounded(tmp_path: Path) -> None:
    text = "def deep(n):\n    return deeper(n)\ndef deeper(n):\n    return deep(n + 1)\ndeep(0)"
    with pytest.raises(BotError) as caught:
        bots.load(bot_file(tmp_path, text))
    assert len(caught.value.traceback) <= 8000
    assert "RecursionError" in caught.value.traceback.splitlines()[-1]


def test_a_name_is_checked_without_running_the_file(tmp_path: Path) -> None:
    mark = tmp_path / "ran"
    name = bot_file(tmp_path, f"open({str(mark)!r}, 'w')")
    bots.check(name)
    bots.check("master@10")
    assert not mark.exists()
    for wrong in ("nobody", "master@fast", "no/such.py:Bot", f"{tmp_path}:Bot"):
        with pytest.raises(BotError):
            bots.check(wrong)


def test_the_files_that_a_bot_is_made_of_are_found_without_running_them(tmp_path: Path) -> None:
    for file, text in {
        "bot.py": "import json, numpy, helpers\nraise RuntimeError('not to be run')",
        "helpers.py": "def later():\n    from pack.inner import deep, thing",
        "pack/__init__.py": "",
        "pack/inner/__init__.py": "from ..other import x",
        "pack/inner/deep.py": "from . import near\nimport bot",
        "pack/inner/near.py": "this is no Python",
        "pack/other.py": "from ... import beyond",
        # Nothing imports these.
        "json.py": "",
        "stranger.py": "",
        "pack/unused.py": "",
    }.items():
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / file).write_text(text)
    found = files.sources(tmp_path / "bot.py")
    assert [file.relative_to(tmp_path.resolve()).as_posix() for file in found] == [
        "bot.py",
        "helpers.py",
        "pack/__init__.py",
        "pack/inner/__init__.py",
        "pack/inner/deep.py",
        "pack/inner/near.py",
        "pack/other.py",
    ]

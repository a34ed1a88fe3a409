"""A changed rule or fact never runs on code compiled before the change."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest

import diceminer
from diceminer.compiling import cache

SCORE = """
import numpy as np
from diceminer.compiling import cache
from diceminer.rules import doors
from diceminer.rules.state import STATE
from diceminer.notation import FACE_NUMBER
states, out = np.zeros(1, STATE), np.zeros((4, doors.SHEET), np.int16)
states[0]["players"] = 2
states[0]["hero"] = 0, 1, 0, 0
states[0]["contenders"] = 3
states[0]["trove"][0, FACE_NUMBER["G3"]] = 1
doors.sheet(states, 0, out)
print(out[0].tolist(), out[1].tolist(), cache.folder().name)
"""


class Copy:
    """A copy of the package that a test may change, with a cache of its own."""

    def __init__(self, folder: Path) -> None:
        self.source = folder / "src" / "diceminer"
        self.cache = folder / "cache"
        shutil.copytree(
            Path(diceminer.__file__).parent,
            self.source,
            ignore=shutil.ignore_patterns("__pycache__"),
        )

    def run(self, **environment: str) -> list[str]:
        answer = subprocess.run(
            [sys.executable, "-c", SCORE],
            env={
                **os.environ,
                "PYTHONPATH": str(self.source.parent),
                "DICEMINER_CACHE": str(self.cache),
                # Python's own cache looks at time and size alone, which `edit` keeps.
                "PYTHONDONTWRITEBYTECODE": "1",
                **environment,
            },
            capture_output=True,
            text=True,
            check=True,
            timeout=240,
        )
        return answer.stdout.rsplit(maxsplit=1)

    def edit(self, file: str, before: str, after: str) -> None:
        path = self.source / file
        stamp = path.stat()
        text = path.read_text(encoding="utf-8")
        assert before in text
        path.write_text(text.replace(before, after), encoding="utf-8")
        # The modification time must not be the only difference.
        os.utime(path, ns=(stamp.st_atime_ns, stamp.st_mtime_ns))


@pytest.fixture
def copy(tmp_path: Path) -> Copy:
    return Copy(tmp_path)


def test_a_changed_rule_is_compiled_again(copy: Copy) -> None:
    before, cache = copy.run()
    assert before.startswith("[0, 6,")
    assert copy.run() == [before, cache]
    copy.edit("rules/scoring.py", "points *= 2", "points *= 5")
    after, other_cache = copy.run()
    assert after.startswith("[0, 15,")
    assert other_cache != cache


def test_a_changed_fact_is_compiled_again(copy: Copy) -> None:
    """The second hero of heroes.toml has no gem until the file says so."""
    before, cache = copy.run()
    copy.edit("data/heroes.toml", 'faces = ["XS", "M1"]', 'faces = ["G3", "G3"]')
    after, other_cache = copy.run()
    points, other_points = (json.loads(answer.split("] ")[1])[:9] for answer in (before, after))
    assert points == [0, 0, 0, 0, 0, 0, 0, 0, 1]
    assert other_points == [0, 12, 0, 6, 1, 0, 0, 0, 0]
    assert other_cache != cache


def test_without_a_compiler_nothing_is_kept(copy: Copy) -> None:
    answer, _ = copy.run(NUMBA_DISABLE_JIT="1")
    assert answer.startswith("[0, 6,")
    assert not list(copy.cache.rglob("*.nbi"))


def test_a_second_copy_does_not_believe_the_first_ones_cache(tmp_path: Path) -> None:
    """Numba keeps by the place of the source: what is ready for one copy is not for another."""
    one, two = Copy(tmp_path / "one"), Copy(tmp_path / "two")
    two.cache = one.cache
    assert one.run(NUMBA_DISABLE_JIT="1")[1] != two.run(NUMBA_DISABLE_JIT="1")[1]


def test_changed_nets_change_the_fingerprint(copy: Copy) -> None:
    """What bots have learned decides games as much as their code does."""
    code = "from diceminer.compiling import fingerprint; print(fingerprint())"

    def run() -> str:
        environment = {**os.environ, "PYTHONPATH": str(copy.source.parent)}
        return subprocess.run(
            [sys.executable, "-c", code],
            env=environment,
            capture_output=True,
            text=True,
            check=True,
        ).stdout

    before = run()
    assert run() == before
    nets = copy.source / "bots" / "solo" / "nets.npz"
    nets.write_bytes(nets.read_bytes() + b"\0")
    assert run() != before


def old(folder: Path, *files: str) -> Path:
    """A folder that nobody has touched for two months, with some files in it."""
    folder.mkdir(parents=True)
    for name in files:
        content = cache.TAG_TEXT if name == cache.TAG else ""
        (folder / name).write_text(content, encoding="ascii")
    long_ago = time.time() - 60 * 24 * 3600
    os.utime(folder, (long_ago, long_ago))
    return folder


def test_only_stale_folders_of_our_own_are_swept(tmp_path: Path) -> None:
    key = "0123456789abcdef01234567"
    swept = [old(tmp_path / key, cache.TAG), old(tmp_path / key[::-1], "play is ready")]
    kept = [
        old(tmp_path / "photographs", "holiday.jpg"),
        old(tmp_path / "tagged by another", cache.TAG),
        old(tmp_path / ("a" * 24), "holiday.jpg"),
        old(tmp_path / ("b" * 24)),
    ]
    (tmp_path / ("c" * 24)).symlink_to(kept[0])
    recent = old(tmp_path / ("d" * 24), cache.TAG)
    os.utime(recent)
    cache.sweep(tmp_path)
    assert not any(folder.exists() for folder in swept)
    assert all(folder.exists() for folder in [*kept, recent])
    assert (kept[0] / "holiday.jpg").exists()


FALLBACK = """
from diceminer.compiling import cache
cache.mark_ready("a part")
print(cache.folder())
"""


def test_where_nothing_can_be_kept_the_folders_of_others_stay(tmp_path: Path) -> None:
    """The cache folder is a file here, so a temporary folder is used, beside somebody else's."""
    (tmp_path / "cache").write_text("", encoding="ascii")
    others = old(tmp_path / "temporary" / "somebodys-own", "thesis.tex")
    answer = subprocess.run(
        [sys.executable, "-c", FALLBACK],
        env={
            **os.environ,
            "DICEMINER_CACHE": str(tmp_path / "cache"),
            "TMPDIR": str(tmp_path / "temporary"),
        },
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    used = Path(answer.stdout.strip())
    assert used.is_relative_to(tmp_path / "temporary")
    assert (others / "thesis.tex").exists()
    # Nobody would ever find it again.
    assert not used.exists()


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks at processes in /proc")
def test_what_compiles_beside_a_program_ends_with_it(tmp_path: Path) -> None:
    """Killed and started again, a server must not leave a compiler behind each time."""
    code = "from diceminer.kernel import warm_up; warm_up('search', announce=False, beside=True)"
    program = subprocess.Popen(
        [sys.executable, "-c", code], env={**os.environ, "DICEMINER_CACHE": str(tmp_path)}
    )
    deadline = time.monotonic() + 60
    while not (compilers := _children(program.pid)):
        assert time.monotonic() < deadline, "nothing is compiled"
        time.sleep(0.05)
    program.kill()
    program.wait()
    deadline = time.monotonic() + 10
    while any(map(_is_running, compilers)):
        assert time.monotonic() < deadline, "it goes on compiling, for nobody"
        time.sleep(0.05)


def _children(pid: int) -> list[int]:
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            if int(stat.read_text().rpartition(")")[2].split()[1]) == pid:
                found.append(int(stat.parent.name))
    return found


def _is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    # Dead, and nobody has asked how.
    return state != "Z"

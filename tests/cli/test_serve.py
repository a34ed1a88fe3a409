"""`diceminer serve`: it says where, and in one line why not."""

from __future__ import annotations

import os
import pty
import re
import shutil
import signal
import socket
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import httpx

import diceminer
from diceminer.commands import serve
from tests.cli.running import Here, outside


def test_it_says_where_it_listens_and_stops_when_told(tmp_path: Path) -> None:
    page = tmp_path / "page"
    page.mkdir()
    (page / "index.html").write_text("a page")
    process = subprocess.Popen(
        [
            *(sys.executable, "-m", "diceminer", "serve", "--port", "0", "--lang", "en"),
            *("--data-folder", str(tmp_path / "data"), "--page", str(page)),
        ],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )
    try:
        assert process.stdout
        said = process.stdout.readline()
        found = re.fullmatch(r"Dice Miner is served at (http://127\.0\.0\.1:\d+)\n", said)
        assert found, said
        # The port is taken already: a request waits until somebody answers.
        with httpx.Client(base_url=found[1], timeout=60, trust_env=False) as http:
            assert http.get("/").text == "a page"
            assert http.get("/api/health").json()["status"] == "ok"
        assert (tmp_path / "data" / "tables.sqlite3").is_file()
        process.send_signal(signal.SIGINT)
        assert process.wait(20) in (0, 130)
    finally:
        process.kill()
        process.communicate()


def test_a_port_in_use_is_told_in_one_line_with_a_way_out(run: Here) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        answer = run("serve", "--port", port, "--lang", "it")
    assert answer.code == 1
    assert port in answer.err
    assert "--port" in answer.err
    assert answer.err.count("\n") == 1


def test_an_address_that_is_none_of_this_machine(run: Here) -> None:
    answer = run("serve", "--host", "198.51.100.7", "--port", "0", "--lang", "en")
    assert answer.code == 1
    assert answer.err.startswith("diceminer: Nothing can listen on 198.51.100.7, port 0: ")
    assert answer.err.count("198.51.100.7") == answer.err.count("\n") == 1


def test_a_folder_that_is_none(run: Here) -> None:
    answer = run("serve", "--page", "nowhere", "--lang", "en")
    assert (answer.code, answer.err) == (2, "diceminer: There is no folder “nowhere”.\n")


def test_a_bot_that_is_none(run: Here) -> None:
    answer = run("serve", "--bot", "nowhere.py:Bot", "--lang", "en")
    assert answer.code == 2
    assert "nowhere.py" in answer.err


def test_two_bots_of_one_name(run: Here, tmp_path: Path) -> None:
    bots = [str(tmp_path / name) for name in ("one.py", "two.py")]
    for bot in bots:
        Path(bot).write_text(
            "class Digger:\n    def choose(self, game):\n        return game.legal()[0]\n"
        )
    answer = run("serve", "--lang", "en", *(f"--bot={bot}:Digger" for bot in bots))
    assert (answer.code, answer.out) == (2, "")
    assert answer.err.startswith("diceminer: Two bots are called “Digger”")


def test_a_data_folder_that_can_not_be_used(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    answer = outside("serve", "--port", "0", "--lang", "es", "--data-folder", str(file / "data"))
    assert (answer.code, answer.out) == (1, "")
    assert "--data-folder" in answer.err
    assert answer.err.count("\n") == 1


def test_tables_that_can_not_be_used(tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite3").write_text("something else altogether")
    answer = outside("serve", "--port", "0", "--lang", "en", "--data-folder", str(tmp_path))
    assert (answer.code, answer.out) == (1, "")
    kept = tmp_path / "tables.sqlite3"
    assert answer.err == (
        f"diceminer: The tables in “{kept}” can’t be used: file is not a database\n"
    )


def test_a_folder_that_another_server_uses(tmp_path: Path) -> None:
    first = subprocess.Popen(
        [
            *(sys.executable, "-m", "diceminer", "serve", "--port", "0", "--lang", "en"),
            *("--data-folder", str(tmp_path)),
        ],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    try:
        assert first.stdout
        assert "http://" in first.stdout.readline()
        answer = outside("serve", "--port", "0", "--lang", "en", "--data-folder", str(tmp_path))
    finally:
        first.kill()
        first.communicate()
    assert (answer.code, answer.out) == (1, "")
    assert answer.err == (
        f"diceminer: Another server already uses “{tmp_path / 'tables.sqlite3'}”. "
        "Stop it first, or choose another --data-folder.\n"
    )


def test_a_person_at_a_terminal_sees_no_json(tmp_path: Path) -> None:
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        [
            *(sys.executable, "-m", "diceminer", "serve", "--port", "0", "--lang", "en"),
            *("--data-folder", str(tmp_path / "data"), "--page", str(tmp_path)),
        ],
        stdout=subprocess.PIPE,
        stderr=theirs,
        text=True,
    )
    os.close(theirs)
    try:
        assert process.stdout
        address = process.stdout.readline().split()[-1]
        with httpx.Client(base_url=address, timeout=60, trust_env=False) as http:
            assert http.get("/api/health").json()["status"] == "ok"
        process.send_signal(signal.SIGINT)
        process.wait(20)
        told = b""
        # Linux ends a terminal that nobody writes to any more with an error.
        with suppress(OSError):
            while part := os.read(ours, 4096):
                told += part
        assert b"{" not in told
        assert told.decode().rstrip().endswith(" Stopped. All tables are kept.")
    finally:
        os.close(ours)
        process.kill()
        process.communicate()


def test_without_a_page_it_says_how_to_build_one(tmp_path: Path) -> None:
    """As in a clone where nobody has built it: a copy of the package without the page."""
    source = tmp_path / "src"
    shutil.copytree(
        Path(diceminer.__file__).parent,
        source / "diceminer",
        ignore=shutil.ignore_patterns("__pycache__", "page"),
    )
    process = subprocess.Popen(
        [
            *(sys.executable, "-m", "diceminer", "serve", "--port", "0", "--lang", "en"),
            *("--data-folder", str(tmp_path / "data")),
        ],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(source), "NUMBA_DISABLE_JIT": "1"},
    )
    try:
        assert process.stdout
        assert process.stderr
        address = process.stdout.readline().split()[-1]
        with httpx.Client(base_url=address, timeout=60, trust_env=False) as http:
            answer = http.get("/")
        assert (answer.status_code, answer.json()["code"]) == (404, "no-build")
        assert "make page" in answer.json()["text"]
    finally:
        process.kill()
        _, told = process.communicate()
    assert "make page" in told.splitlines()[0] + told.splitlines()[1]


def test_who_listens_everywhere_is_told_an_address_that_works() -> None:
    with socket.create_server(("0.0.0.0", 0)) as listening:
        host, _, port = serve._address(listening).removeprefix("http://").rpartition(":")
        socket.create_connection((host, int(port)), timeout=10).close()

"""`diceminer serve`: it says where, and in one line why not."""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
from contextlib import suppress
from pathlib import Path

import httpx

import diceminer
from diceminer.commands import serve
from tests.cli.running import (
    InProcess,
    interrupted,
    run_process,
    started,
    started_at_a_terminal,
)

ANY_PORT = ("serve", "--port", "0")


def client(command: subprocess.Popen[bytes]) -> httpx.Client:
    """Requests to a server that says where it listens: they wait until it answers."""
    assert command.stdout
    line = command.stdout.readline().decode()
    found = re.fullmatch(r"Dice Miner is served at (http://127\.0\.0\.1:\d+)\n", line)
    assert found, line
    return httpx.Client(base_url=found[1], timeout=60, trust_env=False)


def test_it_says_where_it_listens_and_stops_when_interrupted(tmp_path: Path) -> None:
    page = tmp_path / "page"
    page.mkdir()
    (page / "index.html").write_text("a page")
    data = tmp_path / "data"
    with started(*ANY_PORT, "--data-folder", str(data), "--page", str(page)) as command:
        with client(command) as http:
            assert http.get("/").text == "a page"
            assert http.get("/api/health").json()["status"] == "ok"
        assert (data / "tables.sqlite3").is_file()
        assert interrupted(command).code in (0, 130)


def test_a_port_in_use_is_refused_in_one_line_with_a_way_out(run: InProcess) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        answer = run("serve", "--port", port, "--lang", "it")
    assert answer.code == 1
    assert port in answer.err
    assert "--port" in answer.err
    assert answer.err.count("\n") == 1


def test_an_address_that_is_none_of_this_machine(run: InProcess) -> None:
    answer = run("serve", "--host", "198.51.100.7", "--port", "0", "--lang", "en")
    assert answer.code == 1
    assert answer.err.startswith("diceminer: Nothing can listen on 198.51.100.7, port 0: ")
    assert answer.err.count("198.51.100.7") == answer.err.count("\n") == 1


def test_a_folder_that_is_none(run: InProcess) -> None:
    answer = run("serve", "--page", "nowhere", "--lang", "en")
    assert (answer.code, answer.err) == (2, "diceminer: There is no folder “nowhere”.\n")


def test_a_bot_that_is_none(run: InProcess) -> None:
    answer = run("serve", "--bot", "nowhere.py:Bot", "--lang", "en")
    assert answer.code == 2
    assert "nowhere.py" in answer.err


def test_two_bots_of_one_name(run: InProcess, tmp_path: Path) -> None:
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
    answer = run_process(
        "serve", "--port", "0", "--lang", "es", "--data-folder", str(file / "data")
    )
    assert (answer.code, answer.out) == (1, "")
    assert "--data-folder" in answer.err
    assert answer.err.count("\n") == 1


def test_tables_that_can_not_be_used(tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite3").write_text("something else altogether")
    answer = run_process(*ANY_PORT, "--lang", "en", "--data-folder", str(tmp_path))
    assert (answer.code, answer.out) == (1, "")
    kept = tmp_path / "tables.sqlite3"
    assert answer.err == (
        f"diceminer: The tables in “{kept}” can’t be used: file is not a database\n"
    )


def test_a_folder_that_another_server_uses(tmp_path: Path) -> None:
    words = (*ANY_PORT, "--data-folder", str(tmp_path))
    with started(*words) as command, client(command):
        answer = run_process(*words, "--lang", "en")
    assert (answer.code, answer.out) == (1, "")
    assert answer.err == (
        f"diceminer: Another server already uses “{tmp_path / 'tables.sqlite3'}”. "
        "Stop it first, or choose another --data-folder.\n"
    )


def test_a_person_at_a_terminal_sees_no_json(tmp_path: Path) -> None:
    words = (*ANY_PORT, "--data-folder", str(tmp_path / "data"), "--page", str(tmp_path))
    with started_at_a_terminal(*words) as (command, terminal):
        with client(command) as http:
            assert http.get("/api/health").json()["status"] == "ok"
        interrupted(command)
        log = b""
        # Linux ends a terminal that nobody writes to any more with an error.
        with suppress(OSError):
            while part := os.read(terminal, 4096):
                log += part
    assert b"{" not in log
    assert log.decode().rstrip().endswith(" Stopped. All tables are kept.")


def test_without_a_page_it_says_how_to_build_one(tmp_path: Path) -> None:
    """As in a clone where nobody has built it: a copy of the package without the page."""
    source = tmp_path / "src"
    shutil.copytree(
        Path(diceminer.__file__).parent,
        source / "diceminer",
        ignore=shutil.ignore_patterns("__pycache__", "page"),
    )
    data = str(tmp_path / "data")
    words = (*ANY_PORT, "--data-folder", data)
    with started(*words, PYTHONPATH=str(source), NUMBA_DISABLE_JIT="1") as command:
        with client(command) as http:
            answer = http.get("/")
        assert (answer.status_code, answer.json()["code"]) == (404, "no-build")
        assert "make page" in answer.json()["text"]
        first, second, *_ = interrupted(command).err.splitlines()
    assert "make page" in first + second


def test_the_address_of_a_server_that_listens_everywhere_works() -> None:
    with socket.create_server(("0.0.0.0", 0)) as listening:
        host, _, port = serve._address(listening).removeprefix("http://").rpartition(":")
        socket.create_connection((host, int(port)), timeout=10).close()

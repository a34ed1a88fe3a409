"""`diceminer serve`: it says where, and in one line why not."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx

from tests.cli.running import Here


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


def test_a_port_in_use_is_told_in_one_line(run: Here) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        answer = run("serve", "--port", port, "--lang", "it")
    assert answer.code == 1
    assert port in answer.err
    assert answer.err.count("\n") == 1


def test_a_folder_that_is_none(run: Here) -> None:
    answer = run("serve", "--page", "nowhere", "--lang", "en")
    assert (answer.code, answer.err) == (2, "diceminer: There is no folder “nowhere”.\n")

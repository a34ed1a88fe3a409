"""Health: what /api/health says, and that nothing is taken which could never begin or be kept."""

from __future__ import annotations

import asyncio
import json
import resource
import shutil
import sys
import time
from pathlib import Path

import httpx
import pytest

from diceminer.compiling.cache import folder
from tests.server.running import PATIENCE, Guest, Process, wait_for

BODY = {"rules": {"players": 1}, "seats": [{"who": "me"}]}


async def wait_for_status(address: str, status: str) -> httpx.Response:
    """Wait until the server says of itself that it is so."""
    until = time.monotonic() + PATIENCE
    async with httpx.AsyncClient(base_url=address, timeout=PATIENCE, trust_env=False) as http:
        while time.monotonic() < until:
            try:
                answer = await http.get("/api/health")
            except httpx.TransportError:
                await asyncio.sleep(0.05)
                continue
            assert answer.status_code == (200 if answer.json()["status"] == "ok" else 503)
            if answer.json()["status"] == status:
                return answer
            await asyncio.sleep(0.05)
    raise TimeoutError(status)


def code(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json().get("code", "")


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux limits files of another process")
async def test_a_full_disk_is_not_healthy_and_takes_no_new_tables(tmp_path: Path) -> None:
    """No file of the server may grow: its writes fail as on a disk without room."""
    server = Process(tmp_path)
    server.start()

    def let_files_grow(to: int) -> None:
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (to, resource.RLIM_INFINITY))

    try:
        await asyncio.to_thread(wait_for, server.address)
        guest = Guest(server.address)
        waiting = guest.create("me", "open")
        secret = waiting["links"]["2"].rpartition("/")[2]
        async with guest.at(guest.create("me", "here")["id"]) as player:
            await player.play_on(2)
            let_files_grow((tmp_path / "tables.sqlite3-wal").stat().st_size)
            unwell = await wait_for_status(server.address, "storage-failed")
            assert unwell.json()["compiled"] is True
            for _ in range(5):
                assert code(guest.post("/api/tables", BODY)) == (503, "storage")
                sit = guest.post(f"/api/tables/{waiting['id']}/sit", {"secret": secret})
                assert code(sit) == (503, "storage")
                assert code(guest.put("/api/me", {"name": "Ada"})) == (503, "storage")
                assert (await player.act())["code"] == "storage"
            lines = [json.loads(line) for line in server.log.read_text().splitlines()]
            troubles = [line["event"] for line in lines if line["level"] != "info"]
            assert troubles == ["storage-failed"], "once, not for every request"
            let_files_grow(resource.RLIM_INFINITY)
            await wait_for_status(server.address, "ok")
            assert (await player.act())["t"] == "ack"
        assert guest.post("/api/tables", BODY).status_code == 201
        assert "storage-recovered" in server.log.read_text()
        guest.http.close()
    finally:
        server.end()


async def test_a_failed_compiler_is_not_healthy_takes_no_new_tables_and_is_tried_again(
    tmp_path: Path,
) -> None:
    """What was compiled can't be noted in the cache: the note is a link to nowhere."""
    cache = tmp_path / "cache" / "kernel" / folder().name
    shutil.copytree(folder(), cache)
    (note,) = cache.glob("*rules.doors is ready")
    note.unlink()
    note.symlink_to(tmp_path / "missing" / "ready")
    server = Process(tmp_path, DICEMINER_CACHE=str(tmp_path / "cache"))
    server.start()
    try:
        await asyncio.to_thread(wait_for, server.address, compiled=False)
        guest = Guest(server.address)
        # While it is being compiled, tables are taken: they begin when it is done.
        table = guest.create("me", "here")["id"]
        waiting = guest.create("me", "open")
        unwell = await wait_for_status(server.address, "engine-failed")
        assert unwell.json()["compiled"] is False
        assert code(guest.post("/api/tables", BODY)) == (503, "engine")
        secret = waiting["links"]["2"].rpartition("/")[2]
        sit = guest.post(f"/api/tables/{waiting['id']}/sit", {"secret": secret})
        assert code(sit) == (503, "engine")
        assert code(guest.get(f"/api/tables/{table}/record")) == (503, "engine")
        async with guest.at(table) as player:
            assert (await player.receive())["view"] is None
            (tmp_path / "missing").mkdir()
            await wait_for_status(server.address, "ok")
            # It begins by itself once the compiler has succeeded.
            while player.view is None:
                await player.receive()
            assert (await player.act())["t"] == "ack"
        assert guest.post("/api/tables", BODY).status_code == 201
        guest.http.close()
    finally:
        server.end()

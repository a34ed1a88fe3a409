"""What can go wrong around a server: its folder, its database, a disk that takes no more."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
import stat
import time
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed

from diceminer.server import app, logs
from diceminer.server.refusals import StartRefusal
from tests.server.running import (
    PATIENCE,
    Guest,
    Process,
    locked,
    quick,
    running,
    serving,
    wait_for,
)

HEROES = {"t": "move", "id": "m", "seat": 1, "version": 0}


def test_the_database_is_for_its_owner_alone(tmp_path: Path) -> None:
    """Even in a folder that was there before, for all to read: seeds and secrets are in it."""
    tmp_path.chmod(0o755)
    with serving(quick(tmp_path)) as address:
        Guest(address).create("me", "open")
        kept = list(tmp_path.glob("tables.sqlite3*"))
        assert kept
        assert {stat.S_IMODE(file.stat().st_mode) for file in kept} == {0o600}


def refused(folder: Path) -> StartRefusal:
    with pytest.raises(StartRefusal) as refusal:
        app.create_app(quick(folder))
    return refusal.value


def test_a_folder_that_can_not_be_one(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    refusal = refused(tmp_path / "file" / "data")
    assert refusal.id == "cli-serve-data-unusable"
    assert str(tmp_path / "file" / "data") in refusal.text("it")


@pytest.mark.parametrize("content", [b"no database at all", b"SQLite format 3\x00" + b"x" * 5000])
def test_a_damaged_database_is_reported_and_left_as_it_is(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "tables.sqlite3"
    file.write_bytes(content)
    refusal = refused(tmp_path)
    assert refusal.id == "cli-serve-database"
    assert str(file) in refusal.text("en")
    assert file.read_bytes() == content


def test_a_database_of_a_newer_version_is_reported_and_left_as_it_is(tmp_path: Path) -> None:
    with serving(quick(tmp_path)) as address:
        table = Guest(address).create("me", "open")["id"]
    with sqlite3.connect(tmp_path / "tables.sqlite3") as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    assert refused(tmp_path).id == "cli-serve-newer"
    with sqlite3.connect(tmp_path / "tables.sqlite3") as database:
        assert database.execute("SELECT id FROM tables").fetchall() == [(table,)]


def test_a_second_server_on_one_folder_is_refused_as_long_as_the_first_runs(tmp_path: Path) -> None:
    with serving(quick(tmp_path)):
        refusal = refused(tmp_path)
        assert refusal.id == "cli-serve-locked"
        assert str(tmp_path / "tables.sqlite3") in refusal.text("en")
        # Another way to the same file is the same file.
        (tmp_path / "other").mkdir()
        (tmp_path / "other" / "tables.sqlite3").symlink_to(tmp_path / "tables.sqlite3")
        assert refused(tmp_path / "other").id == "cli-serve-locked"
    with serving(quick(tmp_path)) as address:
        Guest(address).create("me", "open")


def test_a_killed_server_keeps_no_lock(tmp_path: Path) -> None:
    server = Process(tmp_path)
    server.start()
    try:
        wait_for(server.address, compiled=False)
        assert refused(tmp_path).id == "cli-serve-locked"
        server.end(signal.SIGKILL)
        with serving(quick(tmp_path)) as address:
            Guest(address).create("me", "open")
    finally:
        server.end()


def test_what_could_not_be_started_keeps_no_lock(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    file.write_text("no database at all")
    assert refused(tmp_path).id == "cli-serve-database"
    file.unlink()
    with serving(quick(tmp_path)) as address:
        Guest(address).create("me", "open")


async def test_while_the_database_is_locked_nothing_is_taken_and_nothing_is_lost(
    tmp_path: Path,
) -> None:
    with serving(quick(tmp_path, lock_wait=0.1)) as address:
        ada = Guest(address)
        table = ada.create("me", "here")["id"]
        waiting = ada.create("me", "open")
        sit = {"secret": waiting["links"]["2"].rpartition("/")[2], "name": "Bo"}
        async with ada.at(table) as player:
            await player.receive()
            move = HEROES | {"seat": player.seat, "action": player.some_action()}
            with locked(tmp_path / "tables.sqlite3"):
                for path, body in (
                    ("/api/tables", {"rules": {"players": 1}, "seats": [{"who": "me"}]}),
                    (f"/api/tables/{waiting['id']}/sit", sit),
                ):
                    answer = ada.post(path, body)
                    assert (answer.status_code, answer.json()["code"]) == (503, "storage"), path
                await player.send(**move)
                refused = await player.receive_until("no", "ack")
                assert (refused["t"], refused["code"]) == ("no", "storage")
            # On the same line: nobody has to connect again.
            await player.send(**move)
            assert (await player.receive_until("no", "ack"))["version"] == 1
        assert ada.post(f"/api/tables/{waiting['id']}/sit", sit).json()["you"] == [1, 2]


def without_its_set_up(folder: Path, table: str) -> None:
    """Leave a table as it is when the server ends between its start and its first roll."""
    with sqlite3.connect(folder / "tables.sqlite3") as database:
        database.execute("DELETE FROM log WHERE table_id = ?", [table])


async def test_a_table_that_could_not_be_set_up_begins_by_itself_when_it_can(
    tmp_path: Path,
) -> None:
    with serving(quick(tmp_path)) as address:
        ada = Guest(address)
        tables = [ada.create("me", "here")["id"] for _ in range(2)]
    for table in tables:
        without_its_set_up(tmp_path, table)
    with serving(quick(tmp_path, lock_wait=0.1)) as address:
        again = Guest(address)
        again.http.cookies = ada.http.cookies
        async with AsyncExitStack() as line:
            with locked(tmp_path / "tables.sqlite3"):
                player = await line.enter_async_context(again.at(tables[0]))
                assert (await player.receive())["view"] is None
                await player.send(t="move", id="m", seat=1, version=0, action="done")
                refused = await player.receive_until("no")
                assert refused["code"] == "storage"
                for table in tables:
                    answer = again.get(f"/api/tables/{table}/record")
                    assert (answer.status_code, answer.json()["code"]) == (503, "storage")
            # Viewers get a message when it has begun; nobody has to leave or to ask.
            while player.view is None:
                await player.receive()
            await player.play_on(2)
        # Nobody looked on at the other one: it is tried again when somebody asks.
        answer = again.get(f"/api/tables/{tables[1]}/record")
        assert (answer.status_code, answer.text[:7]) == (200, "Format:")


async def test_a_table_that_nobody_looked_at_begins_when_somebody_comes(tmp_path: Path) -> None:
    with serving(quick(tmp_path)) as address:
        ada = Guest(address)
        table = ada.create("me", "here")["id"]
    without_its_set_up(tmp_path, table)
    with serving(quick(tmp_path, lock_wait=0.1)) as address:
        again = Guest(address)
        again.http.cookies = ada.http.cookies
        with locked(tmp_path / "tables.sqlite3"):
            assert again.get(f"/api/tables/{table}").json()["status"] == "playing"
        async with again.at(table) as player:
            while player.view is None:
                await player.receive()
            await player.play_on(2)


async def logged(caplog: pytest.LogCaptureFixture, event: str) -> None:
    """Wait until something is logged."""
    until = time.monotonic() + PATIENCE
    while event not in [record.message for record in caplog.records]:
        assert time.monotonic() < until, event
        await asyncio.sleep(0.02)


async def test_a_bot_that_could_not_store_its_move_plays_on_by_itself(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    with serving(quick(tmp_path, lock_wait=0.1, bot_pause=1.0)) as address:
        ada = Guest(address)
        table = ada.create("me", "greedy")["id"]
        async with ada.at(table) as player:
            while not player.legal:
                await player.receive()
            while player.legal:
                assert (await player.act())["t"] == "ack"
            # The bot pauses before it moves.
            with locked(tmp_path / "tables.sqlite3"):
                await logged(caplog, "storage-failed")
            await logged(caplog, "storage-recovered")
            while not player.legal:
                await player.receive()
            assert {m["by"] for m in player.messages if m["t"] == "moved"} == {"bot", "person"}
        assert [r.message for r in caplog.records if r.levelname != "INFO"] == ["storage-failed"]


async def test_a_database_that_can_not_be_read_now_is_no_missing_table(tmp_path: Path) -> None:
    with serving(quick(tmp_path)) as address:
        ada = Guest(address)
        table = ada.create("me", "open")["id"]
    application = app.create_app(quick(tmp_path, lock_wait=0.1))
    with running(uvicorn.Config(application, log_config=None, ws="websockets-sansio")) as address:
        again = Guest(address)
        # Nobody gets a database for themselves to which another is connected.
        application.state.server.storage.database.dispose()
        with locked(tmp_path / "tables.sqlite3", for_readers=True):
            answer = again.get(f"/api/tables/{table}")
            assert (answer.status_code, answer.json()["code"]) == (503, "storage")
            with pytest.raises(ConnectionClosed) as closed:
                async with again.at(table) as player:
                    await player.receive()
            assert closed.value.rcvd
            assert closed.value.rcvd.code == 1011, "not 4404: the page would give up"
        assert again.get(f"/api/tables/{table}").status_code == 200


async def test_a_statement_that_fails_is_refused_and_the_table_is_rebuilt(tmp_path: Path) -> None:
    with serving(quick(tmp_path)) as address:
        ada = Guest(address)
        table = ada.create("me", "here")["id"]
        file = tmp_path / "tables.sqlite3"
        with sqlite3.connect(file) as database:
            for kind in ("log", "tables"):
                database.execute(
                    f"CREATE TRIGGER stop_{kind} BEFORE INSERT ON {kind}"
                    " BEGIN SELECT nonsense(1); END"
                )
        body = {"rules": {"players": 1}, "seats": [{"who": "me"}]}
        answer = ada.post("/api/tables", body)
        assert (answer.status_code, answer.json()["code"]) == (500, "broken")
        assert "content-security-policy" in answer.headers
        async with ada.at(table) as player:
            await player.receive()
            seat, action = player.seat, player.some_action()
            await player.send(**HEROES | {"seat": seat, "action": action})
            with pytest.raises(ConnectionClosed) as closed:
                await player.receive_until("ack", "moved")
            assert closed.value.rcvd
            assert closed.value.rcvd.code == 1012, "connect again: only the log knows"
        with sqlite3.connect(file) as database:
            for kind in ("log", "tables"):
                database.execute(f"DROP TRIGGER stop_{kind}")
        async with ada.at(table) as player:
            await player.receive()
            assert player.version == 0
            await player.send(**HEROES | {"seat": seat, "action": action})
            assert (await player.receive_until("ack", "no"))["version"] == 1
        assert ada.post("/api/tables", body).status_code == 201


async def test_what_can_not_be_read_is_refused(tmp_path: Path) -> None:
    with serving(quick(tmp_path)) as address:
        ada = Guest(address)
        table = ada.create("me", "open")["id"]
    with serving(quick(tmp_path)) as address:
        again = Guest(address)
        with sqlite3.connect(tmp_path / "tables.sqlite3") as database:
            database.execute("ALTER TABLE seats RENAME TO lost")
        for path in ("/api/me", f"/api/tables/{table}", f"/api/tables/{table}/record"):
            answer = again.get(path)
            assert (answer.status_code, answer.json()["code"]) == (500, "broken"), path
        with pytest.raises(ConnectionClosed) as closed:
            async with again.at(table) as player:
                await player.receive()
        assert closed.value.rcvd
        assert closed.value.rcvd.code == 1011
        with sqlite3.connect(tmp_path / "tables.sqlite3") as database:
            database.execute("ALTER TABLE lost RENAME TO seats")
        assert again.get(f"/api/tables/{table}").status_code == 200


async def test_a_countdown_that_could_not_be_stored_begins_anew(tmp_path: Path) -> None:
    with serving(quick(tmp_path)) as address:
        ada = Guest(address)
        table = ada.create("me", "here", pace=1)["id"]
        file = tmp_path / "tables.sqlite3"
        with sqlite3.connect(file) as database:
            database.execute(
                "CREATE TRIGGER full BEFORE UPDATE ON seats"
                " BEGIN SELECT RAISE(FAIL, 'database or disk is full'); END"
            )
        async with ada.at(table) as player:
            due = (await player.receive())["due"]
            await player.send(t="sync", after=-1)
            last = time.monotonic() + PATIENCE
            while (again := await player.receive_until("welcome"))["due"] == due:
                assert time.monotonic() < last, "the countdown does not begin anew"
                await asyncio.sleep(0.1)
                await player.send(t="sync", after=-1)
            assert again["due"] > due
            with sqlite3.connect(file) as database:
                database.execute("DROP TRIGGER full")
            while not any(seat["away"] for seat in player.info["seats"]):
                await player.receive()


def test_a_failed_statement_logs_no_name_id_or_secret(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with serving(quick(tmp_path)) as address:
        ada = Guest(address)
        table = ada.create("me", "open")
        secret = table["links"]["2"].rpartition("/")[2]
        with sqlite3.connect(tmp_path / "tables.sqlite3") as database:
            for kind in ("guests", "seats"):
                database.execute(
                    f"CREATE TRIGGER stop_{kind} BEFORE UPDATE ON {kind}"
                    " BEGIN SELECT nonsense(1); END"
                )
                database.execute(
                    f"CREATE TRIGGER stop_new_{kind} BEFORE INSERT ON {kind}"
                    " BEGIN SELECT nonsense(1); END"
                )
        assert ada.put("/api/me", {"name": "Ada Lovelace"}).status_code == 500
        sit = {"secret": secret, "name": "Bo Diddley"}
        assert Guest(address).post(f"/api/tables/{table['id']}/sit", sit).status_code == 500
        guest = ada.http.cookies["miner"].partition(".")[0]
    failures = [record for record in caplog.records if record.exc_info]
    assert len(failures) == 2
    logged = "\n".join(logs.JsonLines().format(record) for record in caplog.records)
    assert "nonsense" in logged
    for hidden in ("Lovelace", "Diddley", guest, table["id"], secret):
        assert hidden not in logged

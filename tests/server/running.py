"""A real server on a free port, and players who talk to it as a page does."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx
import jsonschema_rs
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from diceminer.documents import View
from diceminer.server import app, schema
from diceminer.server.settings import Settings

WIRE = schema.schema()
VALIDATOR = jsonschema_rs.validator_for(
    {"$defs": WIRE["$defs"], **WIRE["properties"]["ServerMessage"]}
)
PATIENCE = 60.0
_BROWSERS: list[httpx.Client] = []


def quick(folder: Path, **others: Any) -> Settings:
    """Settings for tests: bots that don't pause, limits that don't hold a test up."""
    given: dict[str, Any] = {
        "data_folder": folder,
        "bot_pause": 0.0,
        "undo_pause": 0.0,
        "bot_seconds": 0.05,
        "rate": 10_000.0,
        "burst": 10_000,
        **others,
    }
    return Settings(**given)


@contextmanager
def locked(database: Path, *, for_readers: bool = False) -> Iterator[None]:
    """Another process is writing to the database, or even has it for itself."""
    other = sqlite3.connect(database, isolation_level=None)
    try:
        if for_readers:
            other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("BEGIN IMMEDIATE")
        yield
    finally:
        other.close()


@contextmanager
def serving(settings: Settings, buffer: int | None = None) -> Iterator[str]:
    """A server in a thread of this process; its address."""
    with running(app.configured(settings), buffer) as address:
        yield address


class SetClock:
    """A clock that stands still until it is set; its timers run in the server's loop."""

    def __init__(self) -> None:
        self._seconds = 1_000_000.0
        self._timers: list[_SetTimer] = []

    def now(self) -> int:
        return round(1000 * self._seconds)

    def elapsed(self) -> float:
        return self._seconds

    def call_later(self, seconds: float, callback: Callable[[], None]) -> _SetTimer:
        timer = _SetTimer(self._timers, self._seconds + seconds, callback)
        self._timers.append(timer)
        return timer

    @property
    def timers(self) -> int:
        """How many timers are running."""
        return len(self._timers)

    def advance(self, seconds: float) -> None:
        """Let time pass, and the timers that are due run."""
        self._seconds += seconds
        for timer in [timer for timer in self._timers if timer.at <= self._seconds]:
            timer.cancel()
            if timer.loop is None:
                timer.callback()
            else:
                timer.loop.call_soon_threadsafe(timer.callback)


class _SetTimer:
    def __init__(self, timers: list[_SetTimer], at: float, callback: Callable[[], None]) -> None:
        self.at, self.callback = at, callback
        self._timers = timers
        try:
            self.loop: asyncio.AbstractEventLoop | None = asyncio.get_running_loop()
        except RuntimeError:
            self.loop = None

    def cancel(self) -> None:
        if self in self._timers:
            self._timers.remove(self)


def until(holds: Callable[[], object], what: str = "") -> None:
    """Wait until something holds."""
    deadline = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < deadline, what
        time.sleep(0.01)


@contextmanager
def serving_inside(
    settings: Settings, clock: SetClock | None = None, buffer: int | None = None
) -> Iterator[tuple[str, app.Server]]:
    """A server in a thread of this process, on a clock of the test's: its address and itself."""
    application = app.create_app(settings, clock)
    with running(app.configured(settings, application), buffer) as address:
        yield address, application.state.server


@contextmanager
def running(config: uvicorn.Config, buffer: int | None = None) -> Iterator[str]:
    """The same for an application that the test has made itself."""
    listening = socket.create_server(("127.0.0.1", 0))
    if buffer is not None:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, buffer)
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    port = listening.getsockname()[1]
    address = f"http://127.0.0.1:{port}"
    try:
        wait_for(address)
        yield address
    finally:
        while _BROWSERS:
            _BROWSERS.pop().close()
        server.should_exit = True
        thread.join(20)
        listening.close()
        assert not thread.is_alive()


def wait_for(address: str, *, compiled: bool = True) -> None:
    """Wait until a server answers, and can play."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        try:
            health = httpx.get(f"{address}/api/health", trust_env=False).json()
        except httpx.TransportError:
            time.sleep(0.05)
            continue
        if health["compiled"] or not compiled:
            return
        time.sleep(0.05)
    raise TimeoutError(address)


# What the command line does, with bots that don't pause.
PROGRAM = """
import json, socket, sys
from pathlib import Path
from diceminer.server import app
from diceminer.server.settings import Settings
pauses = {"bot_pause": 0.0, "undo_pause": 0.0}
given = {**pauses, "rate": 1e5, "burst": 100000, **json.loads(sys.argv[3])}
settings = Settings(data_folder=Path(sys.argv[1]), **given)
app.run(settings, socket.create_server(("127.0.0.1", int(sys.argv[2]))))
"""


class Process:
    """A server that can be killed and started again, on the same port."""

    def __init__(
        self, folder: Path, settings: dict[str, Any] | None = None, **environment: str
    ) -> None:
        self.settings = json.dumps(settings or {})
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.folder = folder
        self.environment = {**os.environ, **environment}
        self.log = folder / "log.jsonl"

    def start(self) -> None:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", PROGRAM, str(self.folder), str(self.port), self.settings],
                env=self.environment,
                stderr=log,
                start_new_session=True,
            )

    def end(self, how: signal.Signals = signal.SIGKILL) -> int:
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, how)
        return self.process.wait(30)


class Guest:
    """A browser with its cookie."""

    def __init__(self, address: str, lang: str = "en") -> None:
        self.address = address
        self.http = httpx.Client(
            base_url=address, headers={"Accept-Language": lang}, timeout=PATIENCE, trust_env=False
        )
        _BROWSERS.append(self.http)
        self.lang = lang
        # Everything that was ever received, for those who search it.
        self.received: list[str] = []
        self._note(self.http.get("/api/me"))

    def _note(self, response: httpx.Response) -> httpx.Response:
        self.received.append(f"{response.headers}\n{response.text}")
        return response

    def get(self, path: str) -> httpx.Response:
        return self._note(self.http.get(path))

    def post(self, path: str, body: Any = None) -> httpx.Response:
        return self._note(self.http.post(path, json=body))

    def put(self, path: str, body: Any) -> httpx.Response:
        return self._note(self.http.put(path, json=body))

    def delete(self, path: str) -> httpx.Response:
        return self._note(self.http.delete(path))

    def create(self, *seats: dict[str, Any] | str, **wish: Any) -> dict[str, Any]:
        """Make a table; a seat is "me", "open", or a bot's name."""
        chosen = [seat if isinstance(seat, dict) else _seat(seat) for seat in seats]
        rules = {"players": len(seats), **wish.pop("rules", {})}
        answer = self.post("/api/tables", {"rules": rules, "seats": chosen, **wish})
        assert answer.status_code == 201, answer.text
        created: dict[str, Any] = answer.json()
        return created

    def at(self, table: str, after: int | None = None, **options: Any) -> Player:
        return Player(self, table, after, **options)

    @property
    def cookies(self) -> str:
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)


def _seat(word: str) -> dict[str, Any]:
    return {"who": word} if word in ("me", "here", "open") else {"who": "bot", "bot": word}


class Player:
    """A guest's connection to a table, which keeps what a page would keep."""

    def __init__(
        self, guest: Guest, table: str, after: int | None = None, headers: Any = None
    ) -> None:
        self.guest, self.table = guest, table
        self.version = after if after is not None else -1
        self.info: dict[str, Any] = {}
        self.view: View | None = None
        self.legal: list[str] = []
        self.undo = False
        # Whether it follows take-backs, or asks again when a version is missing.
        self.knows_undone = True
        self.ended: dict[str, Any] | None = None
        self.messages: list[dict[str, Any]] = []
        self.moved: list[str] = []
        self.sent: dict[str, Any] = {}
        self._after = "" if after is None else f"?after={after}"
        self._headers = headers
        self._random = random.Random(f"{table} player")
        self._ids = 0

    async def __aenter__(self) -> Self:
        address = self.guest.address.replace("http", "ws", 1)
        self.socket: ClientConnection = await connect(
            f"{address}/ws/{self.table}{self._after}",
            additional_headers=self._headers
            or {"Cookie": self.guest.cookies, "Accept-Language": self.guest.lang},
            compression=None,
            proxy=None,
        )
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.socket.close()

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def receive(self) -> dict[str, Any]:
        """The next message, checked against the schema and taken in."""
        text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        assert isinstance(text, str)
        self.guest.received.append(text)
        message: dict[str, Any] = json.loads(text)
        VALIDATOR.validate(message)
        self.messages.append(message)
        match message["t"]:
            case "welcome":
                self.info, self.version = message["table"], message["version"]
                self.view, self.legal = message["view"], message.get("legal", [])
                self.undo = message.get("undo", False)
            case "moved" if message["version"] > self.version + 1 and not self.knows_undone:
                await self.send(t="sync", after=self.version)
            case "moved" if message["version"] > self.version:
                assert message["version"] == self.version + 1, "a gap"
                self.moved.append(text)
                self.version, self.legal = message["version"], message.get("legal", [])
                self.undo = message.get("undo", False)
                if self.view is not None:
                    from diceminer import follow

                    self.view = follow(self.view, message["events"])
            case "undone" if message["version"] > self.version and self.knows_undone:
                assert message["version"] == self.version + 1, "a gap"
                self.version, self.view = message["version"], message["view"]
                self.legal, self.undo = message.get("legal", []), message.get("undo", False)
            case "table":
                self.undo = message.get("undo", False)
                self.info, self.legal = message["table"], message.get("legal", [])
            case "ended":
                self.ended = message
        return message

    async def receive_until(self, *kinds: str) -> dict[str, Any]:
        """The next message of some kinds, all others taken in."""
        while True:
            message = await self.receive()
            if message["t"] in kinds:
                return message

    @property
    def seat(self) -> int:
        """The seat to act."""
        assert self.view is not None
        assert self.view["seat"] is not None
        return self.view["seat"]

    def some_action(self) -> str:
        # Solo ends with `done`: later, or games would be short.
        actions = [action for action in self.legal if action != "done"] or self.legal
        return self._random.choice(actions)

    def new_id(self) -> str:
        self._ids += 1
        return f"{id(self):x}-{self._ids}"

    async def act(self, action: str | None = None, **others: Any) -> dict[str, Any]:
        """Play an action; the ack or the refusal."""
        move = {
            "t": "move",
            "id": self.new_id(),
            "seat": self.seat,
            "version": self.version,
            "action": action or self.some_action(),
            **others,
        }
        self.sent = move
        await self.send(**move)
        while True:
            message = await self.receive_until("ack", "no")
            if message["id"] == move["id"]:
                return message

    async def take_back(self, **others: Any) -> dict[str, Any]:
        """Take one's last action back; the ack or the refusal."""
        undo = {"t": "undo", "id": self.new_id(), "version": self.version, **others}
        self.sent = undo
        await self.send(**undo)
        while True:
            message = await self.receive_until("ack", "no")
            if message["id"] == undo["id"]:
                return message

    async def play_on(self, moves: int | None = None) -> None:
        """Play until the end, or so many moves of one's own."""
        made = 0
        while self.ended is None and (moves is None or made < moves):
            if self.legal:
                answer = await self.act()
                assert answer["t"] == "ack", answer
                made += 1
                if self.version < answer["version"]:
                    self.legal = []
            else:
                await self.receive()

"""Speaking with those at a table: one connection a viewer, read in order, written from a queue."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

from pydantic import TypeAdapter, ValidationError
from pydantic_core import from_json
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from diceminer.errors import Refusal
from diceminer.server import identity, logs, messages, refusals, telling
from diceminer.server.limits import Bucket
from diceminer.server.refusals import ServerRefusal
from diceminer.server.storage import Unavailable

if TYPE_CHECKING:
    from diceminer.server.app import Server
    from diceminer.server.tables import Table

NO_GUEST, NO_TABLE, TOO_SLOW, TOO_LARGE, TOO_FAST = 4401, 4404, 4408, 4413, 4429
BROKEN, RESTART = 1011, 1012

_MESSAGE: Final[TypeAdapter[messages.ClientMessage]] = TypeAdapter(messages.ClientMessage)
_PONG: Final = telling.text({"t": "pong"})
_TAGS: Final = ("union_tag_invalid", "union_tag_not_found")


def same_origin(headers: Any, allowed: tuple[str, ...]) -> bool:
    """Whether a request comes from a page of this server; programs that are no browser don't say.

    >>> same_origin({"origin": "http://a.example", "host": "a.example"}, ())
    True
    >>> same_origin({"origin": "http://b.example", "host": "a.example"}, ())
    False
    """
    origin = headers.get("origin")
    if origin is None or origin in allowed:
        return True
    try:
        host = urlsplit(origin).netloc
    except ValueError:
        return False
    return bool(host) and host == headers.get("host")


class Connection:
    """One viewer's connection to a table."""

    def __init__(self, server: Server, socket: WebSocket, guest: str, lang: str) -> None:
        self.guest, self.lang = guest, lang
        self._server = server
        self._socket = socket
        self._waiting: deque[str] = deque()
        self._wake = asyncio.Event()
        self._closing: int | None = None
        self._hearing = False
        self._bucket = Bucket(server.settings.rate, server.settings.burst)

    # What a table does with a viewer

    def send(self, text: str) -> None:
        """Pass a message on, without waiting; who does not keep up is let go."""
        if self._closing is not None:
            return
        if len(self._waiting) >= self._server.settings.backlog:
            self._waiting.clear()
            self.close(TOO_SLOW)
            return
        self._waiting.append(text)
        self._wake.set()

    def restart(self) -> None:
        """Ask the page to connect again."""
        self.close(RESTART)

    def close(self, code: int) -> None:
        """Close after what is waiting has been sent."""
        if self._closing is None:
            self._closing = code
            self._wake.set()

    # The connection itself

    async def run(self, table: Table, after: int | None) -> None:
        """Speak until one side has had enough."""
        writer = asyncio.create_task(self._write())
        reader = asyncio.create_task(self._read(table, after))
        try:
            await asyncio.wait({writer, reader}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            table.detach(self)
            self.close(1000)
            if not self._hearing:
                # In the midst of a move it is finished, not cut off.
                reader.cancel()
            await asyncio.wait({writer}, timeout=self._server.settings.farewell)
            writer.cancel()
            for error in await asyncio.gather(reader, writer, return_exceptions=True):
                if isinstance(error, Exception):
                    logs.warning("connection-failed", why=logs.why(error))

    async def _write(self) -> None:
        try:
            while self._closing is None or self._waiting:
                while self._waiting:
                    await self._socket.send_text(self._waiting.popleft())
                if self._closing is None:
                    self._wake.clear()
                    await self._wake.wait()
            if self._socket.application_state is WebSocketState.CONNECTED:
                await self._socket.close(self._closing)
        except (WebSocketDisconnect, RuntimeError, OSError):
            # Gone in the meantime.
            return

    async def _read(self, table: Table, after: int | None) -> None:
        await table.attach(self, after)
        limit = self._server.settings.message_size
        while self._closing is None:
            try:
                message = await self._socket.receive()
            except (WebSocketDisconnect, RuntimeError):
                return
            if message["type"] == "websocket.disconnect":
                return
            raw = message.get("text")
            if raw is None:
                raw = message.get("bytes") or b""
            if len(raw) > limit:
                self.close(TOO_LARGE)
                return
            if not self._bucket.take():
                self.close(TOO_FAST)
                return
            self._hearing = True
            await self._hear(table, raw)
            self._hearing = False

    async def _hear(self, table: Table, raw: str | bytes) -> None:
        """Do what a message asks, or say why not."""
        asked = ""
        try:
            message = self._understood(raw)
            asked = getattr(message, "id", "")
            await self._do(table, message)
        except _Unreadable as problem:
            self._refuse(problem.asked, problem.refusal)
        except Refusal as refusal:
            self._refuse(asked, refusal)
        except asyncio.CancelledError:
            raise
        except Exception:
            logs.failure("message-failed")
            self._refuse(asked, ServerRefusal("server-broken"))

    def _understood(self, raw: str | bytes) -> messages.ClientMessage:
        try:
            return _MESSAGE.validate_json(raw)
        except ValidationError as error:
            first = error.errors(include_url=False, include_context=False, include_input=False)[0]
        unknown = first["type"] in _TAGS
        field = ".".join(str(part) for part in first["loc"][1:])
        raise _Unreadable(
            _id_of(raw),
            ServerRefusal("server-unknown")
            if unknown
            else ServerRefusal("server-garbage", field=field or "–"),
        )

    async def _do(self, table: Table, message: messages.ClientMessage) -> None:
        match message:
            case messages.Move():
                self._ack(message.id, await table.move(self.guest, message))
            case messages.Sync():
                table.sync(self, message.after)
            case messages.Peek() | messages.Why():
                self._seen(message.id, table.look(message.action))
            case messages.Worth():
                self._seen(message.id, table.worth(message.seat))
            case messages.Hint():
                self._server.hall.spawn(self._hint(table, message.id))
            case messages.Start():
                await table.start(self.guest)
                self._ack(message.id, table.version)
            case messages.SetSeat():
                await table.set_seat(self.guest, message.seat, message.set)
                self._ack(message.id, table.version)
            case messages.Back():
                await table.back(self.guest, message.seat)
                self._ack(message.id, table.version)
            case messages.Ping():
                self.send(_PONG)

    async def _hint(self, table: Table, asked: str) -> None:
        try:
            self._seen(asked, await table.hint(self.guest))
        except Refusal as refusal:
            self._refuse(asked, refusal)

    def _ack(self, asked: str, version: int) -> None:
        self.send(telling.text({"t": "ack", "id": asked, "version": version}))

    def _seen(self, asked: str, seen: dict[str, Any]) -> None:
        self.send(telling.text({"t": "seen", "id": asked, **seen}))

    def _refuse(self, asked: str, refusal: Refusal) -> None:
        self.send(telling.text({"t": "no", "id": asked, **refusals.told(refusal, self.lang)}))


class _Unreadable(Exception):
    """A message that is none, with the id that could be read all the same."""

    def __init__(self, asked: str, refusal: ServerRefusal) -> None:
        super().__init__(refusal.id)
        self.asked, self.refusal = asked, refusal


def _id_of(raw: str | bytes) -> str:
    """The id of a message that is wrong otherwise; empty if there is none."""
    try:
        message = from_json(raw)
    except ValueError:
        return ""
    asked = message.get("id") if isinstance(message, dict) else None
    return asked[:40] if isinstance(asked, str) else ""


async def talk(server: Server, socket: WebSocket, table_id: str) -> None:
    """Take a connection in: who is it, and is there such a table?"""
    if not same_origin(socket.headers, server.settings.origins):
        # Before it is accepted, this is a plain 403.
        await socket.close(1008)
        return
    await socket.accept()
    guest = server.identity.read(socket.cookies.get(identity.COOKIE))
    if guest is None:
        await socket.close(NO_GUEST)
        return
    try:
        table = await server.hall.table(table_id)
    except Unavailable:
        await socket.close(BROKEN)
        return
    except Refusal:
        await socket.close(NO_TABLE)
        return
    except Exception:
        logs.failure("message-failed")
        await socket.close(BROKEN)
        return
    lang = identity.spoken(socket.cookies, socket.headers)
    connection = Connection(server, socket, guest, lang)
    mine = server.connections.setdefault(guest, set())
    if len(mine) >= server.settings.sockets_each:
        await socket.close(TOO_FAST)
        return
    mine.add(connection)
    try:
        await connection.run(table, _version(socket.query_params.get("after")))
    finally:
        mine.discard(connection)
        if not mine:
            server.connections.pop(guest, None)


def _version(text: str | None) -> int | None:
    """The version that a page has; None if it has none, or says nonsense."""
    return int(text) if text and text.isascii() and text.isdigit() and len(text) < 8 else None

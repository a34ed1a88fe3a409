"""WebSocket connections to tables: one a viewer, read in order, written from a queue."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from pydantic import TypeAdapter, ValidationError
from pydantic_core import from_json
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from diceminer.errors import Refusal
from diceminer.server import identity, logs, messages, questions, refusals, requests
from diceminer.server.limits import Bucket
from diceminer.server.refusals import ServerRefusal
from diceminer.server.storage import Unavailable

if TYPE_CHECKING:
    from collections.abc import Coroutine, Mapping

    from diceminer.server.app import Server
    from diceminer.server.table import Table

NO_GUEST, NO_TABLE, TOO_SLOW, TOO_LARGE, TOO_FAST = 4401, 4404, 4408, 4413, 4429
BROKEN, RESTART = 1011, 1012

_REQUEST: Final[TypeAdapter[requests.SocketRequest]] = TypeAdapter(requests.SocketRequest)
_TAGS: Final = ("union_tag_invalid", "union_tag_not_found")


def same_origin(headers: Mapping[str, str], allowed: tuple[str, ...]) -> bool:
    """Whether a request comes from a page of this server, or has no Origin, as outside browsers.

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
        self._busy = False
        self._bucket = Bucket(server.settings.rate, server.settings.burst)

    # What a table calls

    def send(self, text: str) -> None:
        """Queue a message; a viewer that does not keep up is disconnected."""
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

    @property
    def is_closing(self) -> bool:
        """Whether nothing more is sent than what is waiting."""
        return self._closing is not None

    def close(self, code: int) -> None:
        """Close after what is waiting has been sent."""
        if self._closing is None:
            self._closing = code
            self._wake.set()

    # The connection itself

    async def run(self, table: Table, after: int | None) -> None:
        """Read and write until one side closes."""
        writer = asyncio.create_task(self._write())
        reader = asyncio.create_task(self._read(table, after))
        try:
            await asyncio.wait({writer, reader}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            table.detach(self)
            self.close(1000)
            if not self._busy:
                # A move that is being handled is finished first.
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
            # The viewer has disconnected in the meantime.
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
            self._busy = True
            await self._handle(table, raw)
            self._busy = False

    async def _handle(self, table: Table, raw: str | bytes) -> None:
        """Do what a request asks, or refuse it."""
        request_id = ""
        try:
            request = self._decode(raw)
            request_id = getattr(request, "id", "")
            await self._do(table, request)
        except _Unreadable as problem:
            self._refuse(problem.request_id, problem.refusal)
        except Refusal as refusal:
            self._refuse(request_id, refusal)
        except asyncio.CancelledError:
            raise
        except Exception:
            logs.failure("message-failed")
            self._refuse(request_id, ServerRefusal("server-broken"))

    def _decode(self, raw: str | bytes) -> requests.SocketRequest:
        try:
            return _REQUEST.validate_json(raw)
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

    async def _do(self, table: Table, request: requests.SocketRequest) -> None:
        match request:
            case requests.Move():
                self._ack(request.id, await table.move(self.guest, request))
            case requests.Undo():
                self._ack(request.id, await table.take_back(self.guest, request))
            case requests.Sync():
                table.sync(self, request.after)
            case requests.Peek():
                self._send(questions.preview(table, request.id, request.action))
            case requests.Worth():
                self._send(questions.worth(table, request.id, request.seat))
            case requests.Hint():
                self._answer_later(request.id, questions.hint(table, request.id, self.guest))
            case requests.Gifts():
                self._answer_later(request.id, questions.gifts(table, request.id, self.guest))
            case requests.Start():
                await table.start(self.guest)
                self._ack(request.id, table.version)
            case requests.SetSeat():
                await table.set_seat(self.guest, request.seat, request.set)
                self._ack(request.id, table.version)
            case requests.Back():
                await table.back(self.guest, request.seat)
                self._ack(request.id, table.version)
            case requests.React():
                table.react(self.guest, request)
                self._ack(request.id, table.version)
            case requests.Ping():
                self._send(messages.Pong(self._server.services.clock.now()))

    def _answer_later(self, request_id: str, answer: Coroutine[None, None, messages.Seen]) -> None:
        """Send what a bot has to think about first; other requests don't wait for it."""

        async def send() -> None:
            try:
                self._send(await answer)
            except Refusal as refusal:
                self._refuse(request_id, refusal)

        self._server.services.tasks.spawn(send())

    def _send(self, message: messages.SocketMessage) -> None:
        self.send(messages.text(message))

    def _ack(self, request_id: str, version: int) -> None:
        self._send(messages.Ack(request_id, version))

    def _refuse(self, request_id: str, refusal: Refusal) -> None:
        refused = refusals.encode(refusal, self.lang)
        self._send(messages.No(refused.code, refused.text, refused.args, request_id))


class _Unreadable(Exception):
    """A request that can't be decoded, with its id if that could be read."""

    def __init__(self, request_id: str, refusal: ServerRefusal) -> None:
        super().__init__(refusal.id)
        self.request_id, self.refusal = request_id, refusal


def _id_of(raw: str | bytes) -> str:
    """The id of a request that is wrong otherwise; empty if there is none."""
    try:
        message = from_json(raw)
    except ValueError:
        return ""
    found = message.get("id") if isinstance(message, dict) else None
    return found[:40] if isinstance(found, str) else ""


async def serve(server: Server, socket: WebSocket, table_id: str) -> None:
    """Accept a connection, if it has a guest's cookie and there is such a table."""
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
        table = await server.tables.get(table_id)
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
    """The version that a page has; None if it has none or the text is no number."""
    return int(text) if text and text.isascii() and text.isdigit() and len(text) < 8 else None

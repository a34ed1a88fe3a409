"""Middleware around every answer: security headers, rate limits, and a line in the log."""

from __future__ import annotations

import re
import time
from typing import TYPE_CHECKING, Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.websockets import WebSocket

from diceminer.errors import Refusal
from diceminer.server import identity, logs, refusals
from diceminer.server.answers import Answer
from diceminer.server.limits import Buckets
from diceminer.server.refusals import ServerRefusal
from diceminer.server.sockets import same_origin

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from diceminer.server.settings import Settings

HEADERS: Final = {
    "Content-Security-Policy": (
        # WebAssembly may be compiled, for the engine in the page; texts are still never run.
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
        "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; "
        "worker-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    # An address may hold the secret of a seat.
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
_SAFE: Final = ("GET", "HEAD", "OPTIONS")
_SOCKET: Final = re.compile("/ws/([^/]+)")
# Requests that only read have this many times the rate: many people may share an address.
_LOOKS: Final = 4


class Guard:
    """ASGI middleware around the whole application, and the entry of the sockets.

    Sockets bypass the application, whose layers would need some 15 kB more for each of them.
    """

    def __init__(
        self,
        app: ASGIApp,
        settings: Settings,
        serve_socket: Callable[[WebSocket, str], Awaitable[None]],
    ) -> None:
        self._app = app
        self._settings = settings
        self._serve_socket = serve_socket
        self._changes = Buckets(settings.rate, settings.burst)
        self._looks = Buckets(_LOOKS * settings.rate, _LOOKS * settings.burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or refuse it."""
        if scope["type"] == "websocket":
            socket = WebSocket(scope, receive, send)
            table = _SOCKET.fullmatch(scope["path"].removeprefix(scope.get("root_path", "")))
            if self._looks.take(_address(scope)) and table is not None:
                await self._serve_socket(socket, table[1])
            else:
                # Before it is accepted, this is a plain 403.
                await socket.close(1008)
            return
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        begun = time.perf_counter()
        status = 0

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                if scope["path"].startswith("/api/"):
                    headers["Cache-Control"] = "no-store"
            await send(message)

        try:
            refusal = self._refusal(scope)
            if refusal is None:
                body = _Body(receive, self._settings.body_size)
                await self._app(scope, body.receive, sending)
            else:
                await _refuse(refusal, scope, receive, sending)
        except Exception:
            logs.failure("request-failed", route=_route(scope))
            if not status:
                await _refuse(ServerRefusal("server-broken"), scope, receive, sending)
        finally:
            logs.info(
                "http",
                method=scope["method"],
                route=_route(scope),
                status=status,
                ms=round(1000 * (time.perf_counter() - begun), 1),
            )

    def _refusal(self, scope: Scope) -> ServerRefusal | None:
        headers = Headers(scope=scope)
        if scope["method"] in _SAFE:
            # Not the files of the page, of which a first visit asks for many.
            free = not scope["path"].startswith("/api/") or self._looks.take(_address(scope))
            return None if free else ServerRefusal("server-fast")
        if not same_origin(headers, self._settings.origins):
            return ServerRefusal("server-origin")
        length = headers.get("content-length", "0")
        if not length.isdigit() or int(length) > self._settings.body_size:
            return ServerRefusal("server-large", most=self._settings.body_size)
        if not self._changes.take(_address(scope)):
            return ServerRefusal("server-fast")
        return None


class _Body:
    """Counts the bytes of a body as they are received, whatever its header says."""

    def __init__(self, receive: Receive, most: int) -> None:
        self._receive, self._most, self._had = receive, most, 0

    async def receive(self) -> Message:
        message = await self._receive()
        self._had += len(message.get("body", b""))
        if self._had > self._most:
            raise ServerRefusal("server-large", most=self._most)
        return message


def _address(scope: Scope) -> str:
    address: str = (scope.get("client") or ("", 0))[0]
    return address


def _route(scope: Scope) -> str:
    """The route, never the path: that may hold the secret of a seat."""
    return getattr(scope.get("route"), "path", None) or "-"


async def _refuse(refusal: Refusal, scope: Scope, receive: Receive, send: Send) -> None:
    request = Request(scope)
    lang = identity.spoken(request.cookies, request.headers)
    answer = Answer(refusals.encode(refusal, lang), refusals.status(refusal))
    await answer(scope, receive, send)

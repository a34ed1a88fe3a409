"""Puts the server together: `create_app(settings)`; `configured` and `start` to serve it."""

from __future__ import annotations

import socket
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from functools import partial
from typing import TYPE_CHECKING

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

from diceminer import __version__
from diceminer.errors import Refusal
from diceminer.server import identity, logs, refusals, routes, schema, sockets
from diceminer.server.answers import Answer
from diceminer.server.bot_threads import BotThreads
from diceminer.server.clock import Clock, SystemClock
from diceminer.server.engine_loader import EngineLoader
from diceminer.server.guard import Guard
from diceminer.server.pages import Pages
from diceminer.server.refusals import ServerRefusal
from diceminer.server.registry import TableRegistry
from diceminer.server.services import Levels, Services
from diceminer.server.settings import Settings
from diceminer.server.storage import Storage

if TYPE_CHECKING:
    import uvicorn

    from diceminer.server.sockets import Connection


class Server:
    """All that lives as long as the server; refused if its folder or database can't be used."""

    def __init__(self, settings: Settings, clock: Clock | None = None) -> None:
        self.settings = settings
        self.identity = identity.Identity(identity.secret_of(settings.data_folder))
        self.storage = Storage(settings.database_url, settings.lock_wait, shared=settings.shared)
        self.storage.open()
        self.engine = EngineLoader()
        self.services = Services(
            settings,
            self.storage,
            self.engine,
            BotThreads(settings.bot_threads, settings.bot_limit),
            Levels(settings),
            clock or SystemClock(),
        )
        self.tables = TableRegistry(self.services)
        self.pages = Pages(settings.page, settings.public_url)
        self.connections: dict[str, set[Connection]] = {}


def create_app(settings: Settings, clock: Clock | None = None) -> FastAPI:
    """The application for any ASGI server, to be started once; by default on the system's clock."""
    server = Server(settings, clock)

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        server.engine.start()
        server.tables.open()
        logs.info("started", version=__version__)
        try:
            yield
        finally:
            server.engine.stop()
            server.tables.close()
            await server.services.tasks.cancel()
            server.services.bot_threads.close()
            server.storage.close()
            logs.flush()
            logs.info("stopped")

    app = FastAPI(
        title="Dice Miner",
        version=__version__,
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    app.state.server = server
    app.include_router(routes.api)
    app.include_router(routes.others)
    app.add_middleware(Guard, settings=settings, serve_socket=partial(sockets.serve, server))
    app.add_exception_handler(Refusal, _refused)
    app.add_exception_handler(RequestValidationError, _unreadable)
    app.add_exception_handler(HTTPException, _http)
    schema.describe(app)
    return app


def _answer(request: Request, refusal: Refusal, headers: Mapping[str, str] | None = None) -> Answer:
    lang = identity.spoken(request.cookies, request.headers)
    return Answer(refusals.encode(refusal, lang), refusals.status(refusal), headers)


async def _refused(request: Request, error: Exception) -> Answer:
    if not isinstance(error, Refusal):
        raise error
    return _answer(request, error)


async def _unreadable(request: Request, error: Exception) -> Answer:
    """A body or parameter that is none."""
    if not isinstance(error, RequestValidationError):
        raise error
    where = ".".join(str(part) for part in error.errors()[0]["loc"][1:])
    return _answer(request, ServerRefusal("server-garbage", field=where or "–"))


async def _http(request: Request, error: Exception) -> Answer:
    """What the router refuses by itself: no such address, no such method."""
    if not isinstance(error, HTTPException):
        raise error
    if isinstance(error.__cause__, Refusal):
        # Raised while the body was read.
        return _answer(request, error.__cause__)
    if error.status_code == 405:
        return _answer(request, ServerRefusal("server-method"), {"Allow": routes.methods(request)})
    if error.status_code == 404:
        return _answer(request, ServerRefusal("server-no-page"))
    return _answer(request, ServerRefusal("server-garbage", field="–"))


def configured(settings: Settings, application: FastAPI | None = None) -> uvicorn.Config:
    """The application in uvicorn, with the settings that its guarantees need."""
    import uvicorn

    return uvicorn.Config(
        application or create_app(settings),
        log_config=None,
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=16 * settings.message_size,
        # Messages are small: packing each costs more than it saves.
        ws_per_message_deflate=False,
        server_header=False,
        timeout_graceful_shutdown=5,
    )


def start(config: uvicorn.Config, listening: socket.socket) -> None:
    """Serve on a socket until interrupted."""
    import uvicorn

    uvicorn.Server(config).run(sockets=[listening])


def run(settings: Settings, listening: socket.socket) -> None:
    """Serve for a program that reads the logs."""
    logs.set_up()
    start(configured(settings), listening)

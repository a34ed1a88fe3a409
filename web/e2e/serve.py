"""A server for the browser's tests: the real one, with bots that don't dawdle.

It has two routes more: who a guest is, and a table that is already at a named position.
"""

from __future__ import annotations

import os
import socket
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import positions
from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse

from diceminer.server import app, logs
from diceminer.server.requests import NewTable
from diceminer.server.routes import Guest
from diceminer.server.settings import Settings

if TYPE_CHECKING:
    from diceminer.server.app import Server

tests = APIRouter(prefix="/test")


@tests.post("/guest")
async def post_guest(guest: Guest) -> JSONResponse:
    """The guest's id, by which others can have them at their tables."""
    return JSONResponse({"id": guest})


@tests.post("/tables/{position}")
async def post_table(
    request: Request, guest: Guest, position: str, wish: NewTable, friend: str | None = None
) -> JSONResponse:
    """A new table of the guest's that is at a position, and the action that this is named for.

    Open seats are a friend's.
    """
    server: Server = request.app.state.server
    try:
        table, action = await positions.make_table(server, guest, position, wish, friend)
    except positions.NoPosition as error:
        return JSONResponse({"detail": str(error)}, 404)
    return JSONResponse({"id": table, "action": action}, 201)


if __name__ == "__main__":
    folder, port, pause = Path(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3])
    undo_pause = float(sys.argv[4]) if len(sys.argv) > 4 else pause
    settings = Settings(
        data_folder=folder,
        bot_pause=pause,
        undo_pause=undo_pause,
        bot_seconds=0.05,
        open_tables=int(os.environ.get("DICEMINER_SERVER_OPEN_TABLES", "500")),
        rate=100,
        burst=500,
    )
    application = app.create_app(settings)
    application.include_router(tests)
    logs.set_up()
    with socket.create_server(("127.0.0.1", port)) as listening:
        app.start(app.configured(settings, application), listening)

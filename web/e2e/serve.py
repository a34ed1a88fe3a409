"""A server for the browser's tests: the real one, with bots that don't dawdle."""

from __future__ import annotations

import socket
import sys
from pathlib import Path

from diceminer.server import app
from diceminer.server.settings import Settings

if __name__ == "__main__":
    folder, port, pause = Path(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3])
    settings = Settings(data_folder=folder, bot_pause=pause, bot_seconds=0.05, open_tables=500)
    with socket.create_server(("127.0.0.1", port)) as listening:
        app.run(settings, listening)

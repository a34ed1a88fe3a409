"""`diceminer serve`: the game in the browser."""

from __future__ import annotations

import argparse
import errno
import socket
import threading
import webbrowser
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

from diceminer.commands import common

if TYPE_CHECKING:
    from diceminer.commands.common import Commands
    from diceminer.commands.parser import Parser
    from diceminer.locale import Texts

PORT: Final = 8765
_HIGHEST_PORT: Final = 65535
# Addresses that mean every network of this machine, each with one reserved for documentation.
_EVERYWHERE: Final = {"0.0.0.0": "192.0.2.1", "::": "2001:db8::1"}
_EXAMPLES: Final = (
    ("diceminer serve", "cli-example-serve"),
    ("diceminer serve --open", "cli-example-serve-open"),
    ("diceminer serve --host 0.0.0.0 --port 8000", "cli-example-serve-network"),
    ("diceminer serve --database postgresql://dice@localhost/dice", "cli-example-serve-database"),
)


def add(commands: Commands, t: Texts) -> Parser:
    """The options of `serve`."""
    parser = common.command(commands, t, "serve", run, _EXAMPLES)
    folder = t("cli-metavar-folder")
    parser.add_argument("--host", metavar=t("cli-metavar-text"), help=t("cli-serve-host"))
    parser.add_argument(
        "--port",
        type=common.number(t, 0, _HIGHEST_PORT),
        metavar=t("cli-metavar-number"),
        help=t("cli-serve-port"),
    )
    parser.add_argument("--data-folder", type=Path, metavar=folder, help=t("cli-serve-data-folder"))
    parser.add_argument("--database", metavar="URL", help=t("cli-serve-database-help"))
    parser.add_argument(
        "--config", type=Path, metavar=t("cli-metavar-file"), help=t("cli-serve-config")
    )
    parser.add_argument("--page", type=Path, metavar=folder, help=t("cli-serve-page"))
    parser.add_argument(
        "--bot",
        action="append",
        default=[],
        metavar=t("cli-metavar-file"),
        help=t("cli-serve-bot"),
    )
    parser.add_argument(
        "--origin",
        action="append",
        default=[],
        metavar=t("cli-metavar-text"),
        help=t("cli-serve-origin"),
    )
    parser.add_argument("--log", choices=("text", "json"), help=t("cli-serve-log"))
    parser.add_argument("--open", action="store_true", help=t("cli-serve-open"))
    return parser


def run(args: argparse.Namespace, t: Texts) -> int:
    """Serve until interrupted."""
    common.need_server(t)
    from diceminer import bots
    from diceminer.server import app, logs
    from diceminer.server.settings import load, shown

    # An option that is not given leaves it to the environment and the file.
    names = ("host", "port", "data_folder", "database", "page", "log")
    given = {name: getattr(args, name) for name in names if getattr(args, name) is not None}
    if args.bot:
        given["own_bots"] = [bot for bot in dict.fromkeys(args.bot) if bot not in bots.names()]
    if args.origin:
        given["origins"] = args.origin
    settings = load(args.config, **given)
    if settings.page is not None and not settings.page.is_dir():
        raise common.Failure(t("cli-serve-no-folder", path=str(settings.page)))
    common.check_bots(settings.own_bots, t)
    shown_names = [*bots.names(), *map(shown, settings.own_bots)]
    for name in shown_names:
        if shown_names.count(name) > 1:
            raise common.Failure(t("cli-serve-same-bot", name=name))
    logs.set_up(settings.log or logs.fitting(), t)
    # Bound here, so that a port in use is an error of one line, and port 0 finds a free one.
    with _listen(settings.host, settings.port, t) as listening:
        config = app.configured(settings)
        if settings.page is None:
            common.print_error(t("server-no-build"))
        address = _address(listening)
        print(t("cli-serve-listening", address=address), flush=True)
        if args.open:
            # The browser connects before the server answers; the request waits in the socket.
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
        app.start(config, listening)
    return 0


def _listen(host: str, port: int | None, t: Texts) -> socket.socket:
    """Listen on the given port; without one on the usual port, or on any if that is in use."""
    try:
        return socket.create_server((host, PORT if port is None else port), family=_family(host))
    except OSError as error:
        taken = error.errno == errno.EADDRINUSE
        if taken and port is None:
            return _listen(host, 0, t)
        shown = str(PORT if port is None else port)
        # Python adds the address, which is named anyway.
        detail = (error.strerror or str(error)).partition(" (while")[0]
        raise common.Failure(
            t("cli-serve-port-taken", port=shown)
            if taken
            else t("cli-serve-no-listening", host=host, port=shown, detail=detail),
            1,
        ) from error


def _address(listening: socket.socket) -> str:
    """The page's URL; if the server listens on all addresses, with one that others can use too."""
    host, port = listening.getsockname()[:2]
    if host in _EVERYWHERE:
        with socket.socket(listening.family, socket.SOCK_DGRAM) as way, suppress(OSError):
            # Nothing is sent: the system only says which of its addresses it would send from.
            way.connect((_EVERYWHERE[host], 9))
            host = way.getsockname()[0]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _family(host: str) -> socket.AddressFamily:
    return socket.AF_INET6 if ":" in host else socket.AF_INET

"""What players against the master cost a host: in their browsers, and at the server.

One whole visit with one whole game is recorded from a real Chromium; then as many players as are
wanted ask the server for just that. Beside it, the same kind of game is played at the server.
"""

from __future__ import annotations

import json
import subprocess
from typing import Any, Final

from benchmarks.measure import Figure, log
from benchmarks.pocket.visits import HERE, visit
from benchmarks.server import Server

_MEGABYTE: Final = 1e6


def hosting(server: Server, browser: str, players: int, games: int) -> list[Figure]:
    """The server's CPU time for a player, and whether a game asks it for anything."""
    log("a visit of a player against the master, recorded")
    recorded = visit("requests", server, browser)
    for name in ("first visit", "game", "next visit"):
        asked = [f"{each['method']} {each['path']}" for each in recorded[name]]
        log(f"requests of the {name}, {len(asked)}: {', '.join(asked) or 'none'}")
    first = _replay(server, recorded["first visit"], players)
    again = _replay(server, recorded["next visit"], players)
    log(f"the same game at the server, {games} times")
    # The first game loads what searches.
    visit("served", server, browser, 1)
    before = server.cpu_seconds()
    actions = visit("served", server, browser, games)["actions"]
    served = 1000 * (server.cpu_seconds() - before) / games
    log(f"games of {', '.join(map(str, actions))} actions: {served:,.0f} ms CPU a game")
    return [
        Figure(
            f"requests of a whole game against the master ({recorded['clicks']} clicks)",
            len(recorded["game"]),
            "",
            0,
            at_least=False,
        ),
        Figure(f"{players:,} players against the master: server's CPU each", first, "ms"),
        Figure("… who have been there before", again, "ms"),
        Figure("… whose game is played at the server", served, "ms"),
        Figure("… as many times as in the browser", served / first, "times"),
    ]


def _replay(server: Server, requests: list[dict[str, Any]], players: int) -> float:
    """The CPU time in ms that the server takes for one player's requests."""
    before = server.cpu_seconds()
    answer = subprocess.run(
        ["node", HERE / "replay.mjs", server.address, str(players)],
        input=json.dumps(requests),
        check=True,
        stdout=subprocess.PIPE,
        text=True,
        timeout=900,
    )
    spent = server.cpu_seconds() - before
    told = json.loads(answer.stdout)
    log(
        f"{players:,} players, {told['answers']:,} answers, {told['bytes'] / _MEGABYTE:,.0f} MB: "
        f"{spent:.1f} s CPU in all"
    )
    return 1000 * spent / players

"""Games from the first roll to the end, kept as text files that read like a story.

`python -m tests.engine.playthrough` writes them again after a change of the game that is meant.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from diceminer import Game, Rules, bots, locale
from diceminer.documents import Event
from diceminer.pictures import text
from tests.games import until_over

FOLDER = Path(__file__).parent / "golden"
GAMES: dict[str, tuple[dict[str, Any], list[str]]] = {
    "solo": ({"players": 1}, ["greedy"]),
    "two": ({"players": 2}, ["greedy", "greedy"]),
    "three-all-variants": (
        {
            "players": 3,
            "heroes": "all",
            "deal_heroes": True,
            "reroll_hazards": True,
            "beer_takes": "two",
            "extra_tunnel_dice": True,
        },
        ["greedy", "random", "greedy"],
    ),
    "four": ({"players": 4, "heroes": "backer"}, ["random", "greedy", "greedy", "greedy"]),
}


def play_through(name: str) -> str:
    """One game, action by action: what could be done, what was done, what came of it."""
    settings, players = GAMES[name]
    t = locale.texts("en")
    game = Game.new(Rules(**settings), seed=f"playthrough {name}")
    seats = [bots.make(player, seed=n) for n, player in enumerate(players)]
    lines = [f"# {name}: {game.rules}", "", "start"]
    lines += [f"  {line}" for line in _sentences(t, game.events)]
    for played in until_over(game):
        number = played + 1
        view = game.view()
        if number % 12 == 1:
            lines += ["", *text.text(view, takeable=game.takeable()).splitlines()]
        lines += ["", f"{number}. {view['phase']}, round {view['round']}, seat {view['seat']}"]
        lines.append(f"  legal: {', '.join(game.legal())}")
        action = seats[(game.seat or 1) - 1].choose(game)
        events = game.play(action)
        lines.append(f"> {action}")
        lines += [f"  {line}" for line in _sentences(t, events)]
        lines.append(f"  {game.position()}")
    lines += ["", *text.text(game.view()).splitlines(), "", *game.record().splitlines()]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _sentences(t: locale.Texts, events: list[Event]) -> list[str]:
    return [sentence for event in events if (sentence := locale.event(t, event))]


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for game_name in GAMES:
        (FOLDER / f"{game_name}.txt").write_text(play_through(game_name), encoding="utf-8")

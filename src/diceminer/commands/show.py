"""`diceminer show`: a picture of a position, or of where a recorded game stands."""

from __future__ import annotations

import argparse
import os
from typing import TYPE_CHECKING, Final

from diceminer.commands import common

if TYPE_CHECKING:
    from diceminer.commands.common import Commands
    from diceminer.commands.parser import Parser
    from diceminer.game import Game
    from diceminer.locale import Texts

_EXAMPLES: Final = (
    (
        "diceminer show 'DM1 1 1 solo 1 - - r0 T1,-,-,-,-,-/-/-/-/- T26G8M5H10X7 -:3M1:-:-:-:- -'",
        "cli-example-show",
    ),
    ("diceminer show game.dm --svg game.svg", "cli-example-show-svg"),
)


def add(commands: Commands, t: Texts) -> Parser:
    """The options of `show`."""
    parser = common.command(commands, t, "show", run, _EXAMPLES)
    parser.add_argument("position", metavar=t("cli-metavar-position"), help=t("cli-show-position"))
    parser.add_argument("--svg", metavar=t("cli-metavar-file"), help=t("cli-show-svg"))
    common.add_json(parser, t)
    return parser


def run(args: argparse.Namespace, t: Texts) -> int:
    """Draw the position."""
    text = args.position
    if not (text.startswith("DM1") or text == "-" or os.path.exists(text)):
        raise common.Failure(t("cli-show-neither", text=text))
    if not text.startswith("DM1"):
        text = common.read_file(text, t)
    common.warm_up(t)
    from diceminer.game import Game

    is_position = text.startswith("DM1")
    game = Game.from_position(text.strip()) if is_position else Game.replay(text)
    if args.svg is not None:
        from diceminer.pictures.svg import svg

        picture = svg(game.view(), takeable=game.takeable(), names=game.names, lang=t.lang)
        common.write_file(args.svg, picture, t)
    elif args.json:
        print_game(game)
    else:
        common.print_picture(game, t)
        if not is_position:
            print(f"\n{game.position()}")
    return 0


def print_game(game: Game) -> None:
    """Print a game's position, view and legal actions as JSON."""
    common.print_json(
        {
            "position": game.position(),
            "names": list(game.names),
            "view": game.view(),
            "legal": game.legal(),
        }
    )

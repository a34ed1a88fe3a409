"""`diceminer replay`: a recorded game in words, in pictures, or step by step."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING, Final

from diceminer import locale
from diceminer.commands import common
from diceminer.commands.show import print_game

if TYPE_CHECKING:
    from diceminer.commands.common import Commands
    from diceminer.commands.parser import Parser
    from diceminer.game import Game
    from diceminer.locale import Texts
    from diceminer.records import Stage

_MOST_ACTIONS: Final = 99_999
_EXAMPLES: Final = (
    ("diceminer replay game.dm", "cli-example-replay"),
    ("diceminer replay game.dm --pictures --step", "cli-example-replay-step"),
    ("diceminer replay game.dm --at 12", "cli-example-replay-at"),
)


def add(commands: Commands, t: Texts) -> Parser:
    """The options of `replay`."""
    parser = common.command(commands, t, "replay", run, _EXAMPLES)
    parser.add_argument("file", metavar=t("cli-metavar-file"), help=t("cli-record-file"))
    parser.add_argument("--pictures", action="store_true", help=t("cli-replay-pictures"))
    parser.add_argument("--step", action="store_true", help=t("cli-replay-step"))
    parser.add_argument(
        "--at",
        type=common.number(t, 0, _MOST_ACTIONS),
        metavar=t("cli-metavar-number"),
        help=t("cli-replay-at"),
    )
    common.add_json(parser, t)
    return parser


def run(args: argparse.Namespace, t: Texts) -> int:
    """Print the game."""
    if args.step and (args.json or args.at is not None):
        raise common.Failure(t("cli-replay-step-alone"))
    if args.step and (args.file == "-" or not sys.stdin.isatty()):
        raise common.Failure(t("cli-replay-no-terminal"))
    text = common.read_file(args.file, t)
    common.warm_up(t)
    from diceminer import records

    game = records.read(text)
    stages = list(records.stages(game))
    if args.at is not None:
        if args.at >= len(stages):
            raise common.Failure(t("cli-replay-short", n=len(stages) - 1))
        stage = stages[args.at]
        if args.json:
            print_game(stage.game)
        else:
            common.print_picture(stage.game, t)
            print(f"\n{stage.game.position()}")
    elif args.json:
        common.print_json(
            {
                "rules": game.rules.as_dict(),
                "names": list(game.names),
                "stages": [
                    {
                        "number": stage.number,
                        "action": stage.action,
                        "rolled": stage.rolled,
                        "events": stage.events,
                    }
                    for stage in stages
                ],
                "over": game.over,
                "winners": game.winners,
            }
        )
    else:
        _print_stages(stages, t, pictures=args.pictures, step=args.step)
    return 0


def _print_stages(stages: list[Stage], t: Texts, *, pictures: bool, step: bool) -> None:
    if not stages[0].events:
        # The game goes on from a position, which has to be seen first.
        common.print_picture(stages[0].game, t)
        print()
    for stage in stages:
        sentences = [locale.event(t, event, stage.game.names) for event in stage.events]
        lines = [sentence for sentence in sentences if sentence]
        if stage.number and not lines:
            lines = [f"({stage.action})"]
        number = f"{stage.number or '':>4}  "
        for sentence in lines:
            common.print_text(sentence, before=number)
            number = " " * len(number)
        if pictures and lines:
            print()
            common.print_picture(stage.game, t)
            print()
        if step and lines and stage is not stages[-1] and _wants_to_stop(t):
            return
    _print_end(stages[-1].game, t)


def _print_end(game: Game, t: Texts) -> None:
    """The totals, or the score and its rank; a line that says so if the game is not over."""
    view = game.view()
    before = " " * 6
    if not game.over:
        common.print_text(t("cli-replay-goes-on"), before)
    elif "score" in view and "rank" in view:
        points = t("points", n=view["score"])
        common.print_text(
            t("cli-replay-score", points=points, rank=t(f"rank-{view['rank']}")), before
        )
    else:
        totals = [
            t("cli-replay-total", name=locale.player(t, seat, game.names), n=sheet["total"])
            for seat, sheet in enumerate(view["seats"], 1)
        ]
        common.print_text(t("cli-replay-totals", totals=", ".join(totals)), before)


def _wants_to_stop(t: Texts) -> bool:
    print(t("cli-replay-next"), end="", flush=True, file=sys.stderr)
    answer = sys.stdin.readline()
    return not answer or answer.strip().lower() == "q"

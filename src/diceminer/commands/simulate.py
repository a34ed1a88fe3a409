"""`diceminer simulate`: many games between bots, and what they show."""

from __future__ import annotations

import argparse
import json
import os
from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING, Final, TypedDict, final

from diceminer import locale
from diceminer.commands import arena, common
from diceminer.commands.progress import progress_bar, stop_on_interrupt

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from diceminer.arena import Results
    from diceminer.arena.rows import Row
    from diceminer.arena.summary import ForfeitCount, Spread
    from diceminer.commands.common import Commands
    from diceminer.commands.parser import Parser
    from diceminer.documents import Rank, RulesDict
    from diceminer.locale import Texts

_MOST_GAMES: Final = 10_000_000
_MOST_JOBS: Final = 1024
# The exit code of a command that was stopped with Ctrl-C.
STOPPED: Final = 130
_EXAMPLES: Final = (
    ("diceminer simulate -n 10000 --players random,greedy", "cli-example-simulate"),
    ("diceminer simulate --players greedy --magic 1 --json", "cli-example-simulate-solo"),
    (
        "diceminer simulate -n 100 --players mine.py:Bot,greedy --records games",
        "cli-example-simulate-own",
    ),
)


class _Share(TypedDict):
    share: float | None
    low: float | None
    high: float | None


class _Seat(_Share):
    player: str
    wins: float
    rounds: list[float]
    total: float | None


class _Starter(_Share):
    wins: int


class _Played(TypedDict):
    rules: RulesDict
    players: list[str]
    games: int
    planned: int
    stopped: bool
    seed: str
    forfeits: list[ForfeitCount]


@final
class MultiplayerOutput(_Played):
    """What `--json` prints of games of two to four."""

    seats: list[_Seat]
    starter: _Starter
    tied: int


@final
class SoloOutput(_Played):
    """What `--json` prints of solo games."""

    score: Spread | None
    ranks: dict[Rank, int]


def add(commands: Commands, t: Texts) -> Parser:
    """The options of `simulate`."""
    parser = common.command(commands, t, "simulate", run, _EXAMPLES)
    parser.add_argument(
        "-n",
        "--games",
        type=common.number(t, 1, _MOST_GAMES),
        default=1000,
        metavar=t("cli-metavar-number"),
        help=t("cli-simulate-games"),
    )
    parser.add_argument(
        "--players",
        type=common.comma_separated,
        default=["random", "greedy"],
        metavar=t("cli-metavar-list"),
        help=t("cli-simulate-players"),
    )
    parser.add_argument("--seed", metavar=t("cli-metavar-text"), help=t("cli-seed"))
    parser.add_argument(
        "--jobs",
        type=common.number(t, 1, _MOST_JOBS),
        metavar=t("cli-metavar-number"),
        help=t("cli-simulate-jobs"),
    )
    parser.add_argument(
        "--limit",
        type=arena.seconds(t),
        default=argparse.SUPPRESS,
        metavar=t("cli-metavar-number"),
        help=t("cli-arena-limit"),
    )
    parser.add_argument(
        "--rows",
        default=argparse.SUPPRESS,
        metavar=t("cli-metavar-file"),
        help=t("cli-simulate-rows"),
    )
    parser.add_argument(
        "--records",
        default=argparse.SUPPRESS,
        metavar=t("cli-metavar-folder"),
        help=t("cli-simulate-records"),
    )
    common.add_json(parser, t)
    common.add_variants(parser, t)
    return parser


def run(args: argparse.Namespace, t: Texts) -> int:
    """Play the games, then print the results."""
    from diceminer.errors import BotError

    rules = common.rules(args, t, len(args.players))
    arena.check_names(args.players, t)
    from diceminer.arena import simulate
    from diceminer.arena.plan import LIMIT
    from diceminer.arena.process_pool import compiled_parts
    from diceminer.bots.levels import LEVELS

    quick = all(name in LEVELS for name in args.players)
    common.warm_up(t, *compiled_parts(args.players), *(["games"] if quick else []))
    done = 0
    with (
        _row_writer(args, t) as each,
        stop_on_interrupt() as stopped,
        progress_bar(t, args.games) as advance,
    ):

        def progress(more: int) -> None:
            nonlocal done
            done += more
            advance(done, args.games)

        try:
            results = simulate(
                rules,
                args.players,
                args.games,
                seed=args.seed,
                jobs=args.jobs,
                limit=getattr(args, "limit", LIMIT),
                records="records" in args,
                each=each,
                progress=progress,
                stop=stopped,
            )
        except BotError as error:
            raise common.Failure(error.text(t.lang)) from error
    stopped_early = results.games < results.planned
    if stopped_early:
        common.print_error(t("cli-simulate-stopped", done=results.games, games=results.planned))
    output = as_output(results)
    if args.json:
        common.print_json(output)
    elif not output["games"]:
        # It was stopped before anything could be shown.
        pass
    elif "seats" in output:
        _print_multiplayer(output, t)
    else:
        _print_solo(output, t)
    return STOPPED if stopped_early else 0


@contextmanager
def _row_writer(args: argparse.Namespace, t: Texts) -> Iterator[Callable[[Row], None] | None]:
    """Gives a function that writes a game's row and record to the files asked for; None if none."""
    if "rows" not in args and "records" not in args:
        yield None
        return
    digits = len(str(args.games - 1))
    if "records" in args:
        with _os_errors(args.records, t):
            os.makedirs(args.records, exist_ok=True)
    with ExitStack() as files:
        lines = None
        if "rows" in args:
            with _os_errors(args.rows, t):
                lines = files.enter_context(open(args.rows, "w", encoding="utf-8", buffering=1))

        def write(row: Row) -> None:
            record = row.pop("record", None)
            if record is not None:
                path = os.path.join(args.records, f"{row['group']:0{digits}}.dm")
                with _os_errors(path, t), open(path, "w", encoding="utf-8") as file:
                    file.write(record)
            if lines is not None:
                with _os_errors(args.rows, t):
                    lines.write(json.dumps(row, separators=(",", ":")) + "\n")

        yield write


@contextmanager
def _os_errors(path: str, t: Texts) -> Iterator[None]:
    """Turn an OSError about a file into a Failure."""
    try:
        yield
    except OSError as error:
        raise common.file_failure(path, error, t) from error


def as_output(results: Results) -> MultiplayerOutput | SoloOutput:
    """The results for JSON."""
    from diceminer.arena.summary import solo_scores

    played: _Played = {
        "rules": results.rules.as_dict(),
        "players": results.players,
        "games": results.games,
        "planned": results.planned,
        "stopped": results.games < results.planned,
        "seed": results.seed,
        "forfeits": results.forfeits,
    }
    if results.rules.players == 1:
        scores = solo_scores(results.scores)
        return {**played, "score": scores["spread"], "ranks": scores["ranks"]}
    seats: list[_Seat] = [
        {
            "player": player,
            "wins": results.wins[seat],
            **_share(results.wins[seat], results.games),
            "rounds": results.points[seat],
            "total": results.totals[seat] if results.finished else None,
        }
        for seat, player in enumerate(results.players)
    ]
    starter: _Starter = {
        "wins": results.starter_wins,
        **_share(results.starter_wins, results.finished),
    }
    return {**played, "seats": seats, "starter": starter, "tied": results.ties}


def _share(wins: float, games: int) -> _Share:
    from diceminer.arena.estimates import wilson_interval

    if not games:
        return {"share": None, "low": None, "high": None}
    share, low, high = wilson_interval(wins, games)
    return {"share": share, "low": low, "high": high}


def _print_multiplayer(output: MultiplayerOutput, t: Texts) -> None:
    from rich.table import Table

    from diceminer.arena.bot_labels import bot_labels

    names = bot_labels(t, output["players"])
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(t("cli-simulate-player"), overflow="fold")
    for heading in (t("cli-simulate-wins"), t("cli-simulate-share"), "95 %"):
        table.add_column(heading, justify="right", no_wrap=True)
    for round_ in range(1, 1 + len(output["seats"][0]["rounds"])):
        table.add_column(t("cli-simulate-round", n=round_), justify="right", no_wrap=True)
    table.add_column(t("part-total"), justify="right", no_wrap=True)
    for number, seat in enumerate(output["seats"], 1):
        table.add_row(
            f"{number} {names[seat['player']]}",
            _wins(t, seat["wins"]),
            _percent(t, seat["share"]),
            f"{_percent(t, seat['low'])} – {_percent(t, seat['high'])}",
            *(locale.decimal(t, points) for points in seat["rounds"]),
            "–" if seat["total"] is None else locale.decimal(t, seat["total"]),
        )
    common.print_table(table)
    print()
    starter = output["starter"]
    if starter["share"] is not None:
        common.print_text(
            t(
                "cli-simulate-starter",
                share=_percent(t, starter["share"]),
                low=_percent(t, starter["low"]),
                high=_percent(t, starter["high"]),
            )
        )
    common.print_text(t("cli-simulate-tied", n=output["tied"]))
    _print_foot(output, t)


def _percent(t: Texts, share: float | None) -> str:
    return "–" if share is None else locale.percent(t, share)


def _wins(t: Texts, wins: float) -> str:
    """Wins, of which a part can be shared after a forfeit."""
    return locale.whole(t, wins) if isinstance(wins, int) else locale.decimal(t, wins)


def _print_solo(output: SoloOutput, t: Texts) -> None:
    from rich.table import Table

    from diceminer.arena.bot_labels import bot_labels

    player, score = output["players"][0], output["score"]
    if score is not None:
        common.print_text(
            t(
                "cli-simulate-score",
                player=bot_labels(t, [player])[player],
                mean=locale.decimal(t, score["mean"]),
                deviation=locale.decimal(t, score["deviation"]),
                least=score["least"],
                median=locale.decimal(t, score["median"]),
                most=score["most"],
            )
        )
        print()
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(t("pad-rank"))
    table.add_column(t("cli-simulate-games-column"), justify="right")
    table.add_column(t("cli-simulate-share"), justify="right")
    for rank, games in output["ranks"].items():
        share = locale.percent(t, games / output["games"])
        table.add_row(t(f"rank-{rank}"), locale.whole(t, games), share)
    common.print_table(table)
    print()
    _print_foot(output, t)


def _print_foot(output: MultiplayerOutput | SoloOutput, t: Texts) -> None:
    """Who forfeited, and how to see the same games again."""
    arena.print_forfeits(output["forfeits"], output["players"], t)
    print(t("cli-simulate-seed", n=output["games"], seed=output["seed"]))

"""`diceminer score`: the score pad for troves on a real table."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Final, cast

from diceminer import locale
from diceminer.commands import common

if TYPE_CHECKING:
    from diceminer.commands.common import Commands
    from diceminer.commands.parser import Parser
    from diceminer.documents import Dice, SoloSheet, TableSheet
    from diceminer.locale import Texts

_EXAMPLES: Final = (
    ("diceminer score 'T1 T2 T3 G3 HD4 XS' 'T1 G1 G2'", "cli-example-score"),
    ("diceminer score '2T1 T2 HC2' 'G3 G1' --heroes engineer,none", "cli-example-score-heroes"),
    ("diceminer score --solo 'T1 T2 G3 XC2' --cached G3", "cli-example-score-solo"),
)


def add(commands: Commands, t: Texts) -> Parser:
    """The options of `score`."""
    parser = common.command(commands, t, "score", run, _EXAMPLES)
    parser.add_argument("troves", nargs="+", metavar=t("cli-metavar-trove"), help=t("cli-trove"))
    parser.add_argument(
        "--heroes",
        type=common.comma_separated,
        metavar=t("cli-metavar-list"),
        help=t("cli-score-heroes"),
    )
    parser.add_argument("--solo", action="store_true", help=t("cli-score-solo"))
    parser.add_argument(
        "--cached", default="", metavar=t("cli-metavar-dice"), help=t("cli-score-cached")
    )
    parser.add_argument(
        "--extra-tunnel-dice", action="store_true", help=t("variant-extra-tunnel-dice-about")
    )
    common.add_json(parser, t)
    return parser


def run(args: argparse.Namespace, t: Texts) -> int:
    """Score the troves."""
    common.warm_up(t)
    from diceminer import scorepad

    heroes = None
    if args.heroes is not None:
        heroes = [None if hero in ("", "-", "none") else hero.lower() for hero in args.heroes]
    solo: bool = args.solo
    sheets = scorepad.score(
        [scorepad.read(trove) for trove in args.troves],
        heroes,
        solo=solo,
        cached=scorepad.read(args.cached),
        extra_tunnel_dice=args.extra_tunnel_dice,
    )
    if args.json:
        common.print_json({"solo": solo, "sheets": sheets})
    elif solo:
        _print_solo(cast("list[SoloSheet]", sheets)[0], t)
    else:
        _print_multiplayer(cast("list[TableSheet]", sheets), t)
    return 0


def _print_multiplayer(sheets: list[TableSheet], t: Texts) -> None:
    from rich.table import Table

    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column("", style="bold", no_wrap=True)
    for sheet in sheets:
        table.add_column(t("player", n=sheet["seat"]), justify="right")
    heroes = [sheet["hero"] for sheet in sheets]
    if any(heroes):
        names = (locale.hero(t, hero) if hero else t("pad-no-hero") for hero in heroes)
        table.add_row(t("pad-hero"), *names)
    table.add_row(t("pad-dice"), *(_dice(sheet["dice"]) for sheet in sheets))
    table.add_row()
    table.add_row(t("part-tunnels"), *(str(sheet["tunnels"]) for sheet in sheets))
    table.add_row(t("part-treasure"), *(_treasure(sheet) for sheet in sheets))
    table.add_row(f"  {t('pad-gems')}", *(str(s["gems"]) for s in sheets), style="dim")
    table.add_row(t("part-hazards"), *(locale.whole(t, sheet["hazards"]) for sheet in sheets))
    cave_ins = (locale.whole(t, sheet["cave_ins"]) for sheet in sheets)
    table.add_row(f"  {t('pad-cave-ins')}", *cave_ins, style="dim")
    dragons = (locale.whole(t, sheet["dragons"]) for sheet in sheets)
    table.add_row(f"  {t('pad-dragons')}", *dragons, style="dim")
    totals = (locale.whole(t, sheet["total"]) for sheet in sheets)
    table.add_row(t("part-total"), *totals, style="bold")
    common.print_table(table)
    print()
    if "with_most_gems" in sheets[0]:
        lone = sheets[0]["with_most_gems"]
        common.print_text(t("pad-lone", treasure=lone["treasure"], total=lone["total"]))
    elif any(sheet["most_gems"] for sheet in sheets):
        common.print_text(t("pad-doubled"))
    else:
        common.print_text(t("pad-no-majority"))


def _print_solo(sheet: SoloSheet, t: Texts) -> None:
    from rich.table import Table

    from diceminer.pictures.reading import PARTS

    table = Table(box=None, pad_edge=False, show_header=False)
    table.add_column(style="bold", no_wrap=True)
    table.add_column(justify="right")
    table.add_row(t("pad-dice"), _dice(sheet["dice"]))
    if sheet["cached"]:
        table.add_row(t("pad-cached-dice"), _dice(sheet["cached"]))
    table.add_row()
    for part in PARTS:
        table.add_row(t(f"part-{part}"), str(sheet[part]))
    table.add_row(t("part-total"), str(sheet["total"]), style="bold")
    table.add_row(t("pad-rank"), t(f"rank-{sheet['rank']}"))
    common.print_table(table)


def _dice(dice: Dice) -> str:
    return " ".join(f"{n if n > 1 else ''}{token}" for token, n in dice.items()) or "–"


def _treasure(sheet: TableSheet) -> str:
    return f"× 2  {sheet['treasure']}" if sheet["most_gems"] else str(sheet["treasure"])

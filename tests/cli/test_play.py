"""What `play` hands to the terminal game."""

from __future__ import annotations

import pytest

from diceminer import locale
from diceminer.cli import parser
from diceminer.commands import play
from diceminer.ruleset import Rules
from diceminer.terminal import Options

TEXTS = locale.texts("en")


@pytest.mark.parametrize(
    ("words", "options"),
    [
        ("", Options()),
        ("--lang it", Options(lang="it")),
        ("--resume", Options(resume=True)),
        ("--seed 7", Options(seed="7")),
        ("--new", Options(rules=Rules())),
        ("--players 4", Options(rules=Rules(players=4))),
        ("--players 1 --magic 0", Options(rules=Rules(players=1, magic=0))),
        (
            "--seats human,greedy,random --heroes all --beer-takes two",
            Options(
                rules=Rules(players=3, heroes="all", beer_takes="two"),
                players=("human", "greedy", "random"),
            ),
        ),
        (
            "--deal-heroes --reroll-hazards --extra-tunnel-dice",
            Options(rules=Rules(deal_heroes=True, reroll_hazards=True, extra_tunnel_dice=True)),
        ),
        ("--names Ada", Options(rules=Rules(), names=("Ada", ""))),
        ("--names Ada,,Bo", Options(rules=Rules(players=3), names=("Ada", "", "Bo"))),
    ],
)
def test_options_say_how_to_begin(words: str, options: Options) -> None:
    args = parser(TEXTS).parse_args(["play", *words.split()])
    assert play.options(args, TEXTS) == options

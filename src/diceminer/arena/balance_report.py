"""What `diceminer balance` shows: a page with plots, and a page and pictures for the docs."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from diceminer import locale
from diceminer.arena import plots
from diceminer.arena.balance import HELD, SHARED
from diceminer.arena.page import Section, html_table, page
from diceminer.arena.report import decode_estimate, interval

if TYPE_CHECKING:
    from collections.abc import Sequence

    from diceminer.arena.balance import Balance
    from diceminer.locale import Texts

# The headings and the lines of a table.
Table = tuple[list[str], list[list[str]]]


def report(found: Balance, t: Texts, command: str) -> str:
    """The whole page; `command` makes it again."""
    sections = [
        Section(t("balance-heroes"), _about_heroes(found, t), heroes_plot(found, t)),
        Section(t("balance-dice"), t("balance-dice-about"), dice_plot(found, t)),
        Section(
            t("balance-heroes-table"),
            t("balance-ahead-about"),
            html_table(*heroes(found, t)),
            wide=True,
        ),
        Section(
            t("balance-dice-table"),
            t("balance-dice-rounds"),
            html_table(*worth(found, t)),
            wide=True,
        ),
        Section(t("balance-start"), t("balance-start-about"), html_table(*start(found, t))),
        Section(t("balance-ties"), t("balance-ties-about"), html_table(*ties(found, t))),
    ]
    foot = f"<p>{escape(t('arena-again'))} <code>{escape(command)}</code></p>"
    return page(t.lang, t("balance-title"), about(found, t), sections, foot)


def markdown(found: Balance, t: Texts, command: str) -> str:
    """The same as a page of the docs; its pictures lie beside it."""
    parts = [
        f"# {t('balance-title')}",
        about(found, t),
        f"```console\n$ {command}\n```",
        f"## {t('balance-heroes')}",
        _about_heroes(found, t),
        f"![{t('balance-heroes')}](balance-heroes.svg)",
        t("balance-ahead-about"),
        _markdown_table(*heroes(found, t)),
        f"## {t('balance-start')}",
        t("balance-start-about"),
        _markdown_table(*start(found, t)),
        f"## {t('balance-dice')}",
        t("balance-dice-about"),
        f"![{t('balance-dice')}](balance-dice.svg)",
        t("balance-dice-rounds"),
        _markdown_table(*worth(found, t)),
        f"## {t('balance-ties')}",
        t("balance-ties-about"),
        _markdown_table(*ties(found, t)),
    ]
    return "\n\n".join(parts)


def about(found: Balance, t: Texts) -> str:
    """What was played."""
    played = t(
        "balance-about",
        games=found["games"],
        players=found["rules"]["players"],
        bot=locale.bot(t, found["bot"]),
        seed=found["seed"],
    )
    return f"{played} {t('arena-outdated')}" if found["outdated"] else played


def _about_heroes(found: Balance, t: Texts) -> str:
    base = found["sets"].get("base")
    if base is None:
        return t("balance-heroes-even", even=locale.percent(t, found["even"]))
    return t(
        "balance-heroes-about",
        even=locale.percent(t, found["even"]),
        base=locale.percent(t, base["value"]),
        tolerance=locale.whole(t, 100 * found["tolerance"]),
    )


def heroes_plot(found: Balance, t: Texts) -> str:
    """Every hero's share of wins, over the band of the base heroes' average ± tolerance."""
    bars = [
        plots.Bar(locale.hero(t, one["hero"]), decode_estimate(one["share"]), one["set"] != "base")
        for one in found["heroes"]
    ]
    base, tolerance = found["sets"].get("base"), found["tolerance"]
    band = (base["value"] - tolerance, base["value"] + tolerance) if base else None
    return plots.intervals(
        bars,
        label=t("cli-arena-share"),
        formatted=lambda value: locale.percent(t, value),
        even=found["even"],
        band=band,
    )


def dice_plot(found: Balance, t: Texts) -> str:
    """What a die of each kind is worth, by round."""
    bars = [
        plots.Bar(
            t("balance-in-round", name=_worth_name(name, t), n=part["round"]),
            decode_estimate(points),
            name in (HELD, SHARED),
        )
        for name in _worth_names(found)
        for part in found["worth"]
        for points in [part["points"][name]]
    ]
    return plots.intervals(
        bars,
        label=t("cli-arena-points"),
        formatted=lambda value: locale.decimal(t, value),
        even=0.0,
    )


def heroes(found: Balance, t: Texts) -> Table:
    """A line a hero."""
    headings = [t("balance-hero"), t("cli-arena-share"), "95 %", t("balance-off-base")]
    headings += [t("balance-ahead"), "95 %"]
    lines = []
    for one in found["heroes"]:
        star = "" if one["set"] == "base" else " *"
        off = one["off_base"]
        lines.append(
            [
                locale.hero(t, one["hero"]) + star,
                locale.percent(t, one["share"]["value"]),
                interval(t, one["share"], locale.percent),
                "–" if off is None else signed(t, 100 * off),
                signed(t, one["ahead"]["value"]),
                interval(t, one["ahead"], signed),
            ]
        )
    return headings, lines


def start(found: Balance, t: Texts) -> Table:
    """What it is worth to start."""
    lines = [
        [
            t("balance-first-starter"),
            locale.percent(t, found["starter"]["value"]),
            interval(t, found["starter"], locale.percent),
        ]
    ]
    lines += [
        [
            t("balance-round-starter", n=part["round"]),
            signed(t, part["value"]),
            interval(t, part, signed),
        ]
        for part in found["round_starters"]
    ]
    return [t("balance-who"), t("balance-figure"), "95 %"], lines


def worth(found: Balance, t: Texts) -> Table:
    """A line a kind of die, a column a round."""
    headings = [t("balance-one-more")]
    for part in found["worth"]:
        headings += [t("cli-simulate-round", n=part["round"]), "95 %"]
    lines = []
    for name in _worth_names(found):
        cells = [_worth_name(name, t)]
        for part in found["worth"]:
            points = part["points"][name]
            cells += [signed(t, points["value"]), interval(t, points, signed)]
        lines.append(cells)
    return headings, lines


def ties(found: Balance, t: Texts) -> Table:
    """How often the lead was shared."""
    lines = [
        [
            t("balance-round", n=part["round"]),
            locale.percent(t, part["value"]),
            interval(t, part, locale.percent),
        ]
        for part in found["round_ties"]
    ]
    final = found["tiebreaks"]
    share = locale.percent(t, final["value"])
    lines.append([t("balance-tiebreak"), share, interval(t, final, locale.percent)])
    return [t("balance-where"), t("cli-simulate-share"), "95 %"], lines


def signed(t: Texts, value: float) -> str:
    """A difference, with its sign.

    >>> signed(locale.texts("it"), 0.26), signed(locale.texts("it"), -3)
    ('+0,3', '−3,0')
    """
    text = locale.decimal(t, value)
    return text if text.startswith("−") else f"+{text}"


def _worth_names(found: Balance) -> Sequence[str]:
    return list(found["worth"][0]["points"])


def _worth_name(name: str, t: Texts) -> str:
    if name == HELD:
        return t("balance-beer-held")
    if name == SHARED:
        return t("balance-beer-shared")
    return t(f"kind-{name}")


def _markdown_table(headings: Sequence[str], lines: Sequence[Sequence[str]]) -> str:
    """A table in Markdown."""
    rule = ["---", *("--:" for _ in headings[1:])]
    escaped = ([cell.replace("*", "\\*").replace("|", "\\|") for cell in line] for line in lines)
    return "\n".join(f"| {' | '.join(line)} |" for line in (headings, rule, *escaped))

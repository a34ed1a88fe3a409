"""The report of an arena: standings, plots and forfeits on one page, in four languages."""

from __future__ import annotations

from collections import defaultdict
from html import escape
from typing import TYPE_CHECKING, Any

from diceminer import locale
from diceminer.arena import plots
from diceminer.arena.bot_labels import bot_labels
from diceminer.arena.estimates import Estimate
from diceminer.arena.match import heard
from diceminer.arena.page import Folded, Section, page, table

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from diceminer.arena.match import Row
    from diceminer.locale import Texts


def report(summary: dict[str, Any], rows: Sequence[Row], t: Texts, command: str) -> str:
    """The page for a summary and the rows it was made of; `command` makes it again."""
    names = bot_labels(t, [bot["bot"] for bot in summary["bots"]])
    solo = summary["rules"]["players"] == 1
    sections = _alone(summary, rows, t, names) if solo else _together(summary, rows, t, names)
    if summary["moves"]:
        sections.append(_length(rows, t))
    sections += [_times(summary, t, names), _forfeits(summary, t, names)]
    about = t(
        "arena-about",
        games=summary["games"],
        seeds=summary["groups"],
        players=summary["rules"]["players"],
    )
    missing = summary["planned"] - summary["games"]
    if missing:
        about = f"{about} {t('cli-arena-missing', n=missing)}"
    if summary["outdated"]:
        about = f"{about} {t('arena-outdated')}"
    again = escape(t("arena-again"))
    foot = f"<p>{again} <code>{escape(command)}</code></p>"
    return page(t.lang, t("arena-title"), about, sections, foot)


def lasting(t: Texts, seconds: float) -> str:
    """A time that people can read, of a microsecond or a minute."""
    if seconds < 0.9995e-3:
        return t("cli-arena-microseconds", n=locale.whole(t, 1e6 * seconds))
    if seconds < 1:
        return t("cli-arena-milliseconds", n=locale.decimal(t, 1000 * seconds))
    return t("cli-arena-seconds", n=locale.decimal(t, seconds))


def between(t: Texts, estimate: dict[str, Any], said: Callable[[Texts, float], str]) -> str:
    """An interval in words; a dash where there is none."""
    if estimate["low"] is None:
        return "–"
    low, high = said(t, estimate["low"]), said(t, estimate["high"])
    return f"{low.removesuffix(' %')} – {high}"


def estimate(told: dict[str, Any]) -> Estimate:
    """A figure that a summary tells."""
    return Estimate(told["value"], told["low"], told["high"])


def _together(
    summary: dict[str, Any], rows: Sequence[Row], t: Texts, names: dict[str, str]
) -> list[Section]:
    bots = summary["bots"]
    rated = all(bot["rating"] for bot in bots)
    sections = [_standings(summary, t, names)]
    if rated:
        zero = next((bot["bot"] for bot in bots if bot["rating"]["value"] == 0), bots[-1]["bot"])
        bars = [plots.Bar(names[bot["bot"]], estimate(bot["rating"])) for bot in bots]
        drawn = plots.intervals(
            bars, label=t("cli-arena-rating"), said=lambda value: locale.whole(t, value)
        )
        about = t("cli-arena-anchor", bot=names[zero])
        sections.append(Section(t("arena-ratings"), about, drawn))
    even = bots[0]["even"]
    bars = [plots.Bar(names[bot["bot"]], estimate(bot["share"])) for bot in bots]
    drawn = plots.intervals(
        bars,
        label=t("cli-arena-share"),
        said=lambda value: _percent(t, value),
        even=even,
    )
    about = t("cli-arena-even", share=locale.percent(t, even))
    sections.append(Section(t("arena-shares"), about, drawn))
    duels = {(duel["bot"], duel["against"]): duel["share"] for duel in summary["duels"]}
    order = [bot["bot"] for bot in bots]
    drawn = plots.matrix(
        [names[name] for name in order],
        [[duels.get((one, two)) for two in order] for one in order],
        said=lambda value: _percent(t, value),
    )
    sections.append(Section(t("arena-matrix"), t("arena-matrix-about"), drawn))
    points: dict[str, list[float]] = defaultdict(list)
    for row in rows:
        for at, name in enumerate(row["seats"]):
            if len(row["rounds"]) == 3:
                points[name].append(sum(played["points"][at] for played in row["rounds"]))
    if points:
        drawn = plots.boxes(
            [names[name] for name in order],
            [points[name] for name in order],
            label=t("cli-arena-points"),
            said=lambda value: locale.whole(t, value),
        )
        sections.append(Section(t("arena-points"), t("arena-spread-about"), drawn))
    return sections


def _alone(
    summary: dict[str, Any], rows: Sequence[Row], t: Texts, names: dict[str, str]
) -> list[Section]:
    bots = summary["bots"]
    bars = [plots.Bar(names[bot["bot"]], estimate(bot["score"])) for bot in bots]
    means = plots.intervals(
        bars, label=t("cli-arena-score"), said=lambda value: locale.decimal(t, value)
    )
    scores: dict[str, list[float]] = defaultdict(list)
    for row in rows:
        scores[row["seats"][0]].append(row["score"])
    spread = plots.boxes(
        [names[bot["bot"]] for bot in bots],
        [scores[bot["bot"]] for bot in bots],
        label=t("cli-arena-score"),
        said=lambda value: locale.whole(t, value),
    )
    ranks = table(
        [t("pad-rank"), *(names[bot["bot"]] for bot in bots)],
        [
            [
                t(f"rank-{rank}"),
                *(locale.percent(t, bot["ranks"][rank] / bot["games"]) for bot in bots),
            ]
            for rank in bots[0]["ranks"]
        ],
    )
    return [
        _standings(summary, t, names),
        Section(t("arena-scores"), t("arena-scores-about"), means),
        Section(t("arena-points"), t("arena-spread-about"), spread),
        Section(t("arena-ranks"), t("arena-ranks-about"), ranks),
    ]


def standings(summary: dict[str, Any], t: Texts) -> tuple[list[str], list[list[str]]]:
    """The headings and the lines of the table that says who did how well."""
    bots = summary["bots"]
    names = bot_labels(t, [bot["bot"] for bot in bots])
    last = [t("cli-arena-games-column"), t("cli-arena-move")]
    headings, lines = [t("cli-arena-bot")], []
    if summary["rules"]["players"] == 1:
        headings += [t("cli-arena-score"), "95 %", t("cli-arena-behind"), "95 %", *last]
        for bot in bots:
            behind = bot["behind"]
            cells = [locale.decimal(t, bot["score"]["value"])]
            cells.append(between(t, bot["score"], locale.decimal))
            cells.append(locale.decimal(t, behind["value"]) if behind else "")
            cells.append(between(t, behind, locale.decimal) if behind else "")
            lines.append(cells)
    else:
        rated = all(bot["rating"] for bot in bots)
        headings += [t("cli-arena-rating"), "95 %"] if rated else []
        headings += [t("cli-arena-share"), "95 %", t("cli-arena-points"), *last]
        for bot in bots:
            cells = []
            if rated:
                cells.append(locale.whole(t, bot["rating"]["value"]))
                cells.append(between(t, bot["rating"], locale.whole))
            cells.append(locale.percent(t, bot["share"]["value"]))
            cells.append(between(t, bot["share"], locale.percent))
            cells.append(locale.decimal(t, bot["points"]["value"]) if bot["points"] else "–")
            lines.append(cells)
    return headings, [
        [names[bot["bot"]], *cells, locale.whole(t, bot["games"]), lasting(t, bot["seconds"])]
        for bot, cells in zip(bots, lines, strict=True)
    ]


def _standings(summary: dict[str, Any], t: Texts, names: dict[str, str]) -> Section:
    headings, lines = standings(summary, t)
    return Section(
        t("arena-standings"), t("arena-standings-about"), table(headings, lines), wide=True
    )


def _length(rows: Sequence[Row], t: Texts) -> Section:
    drawn = plots.histogram(
        [sum(row["moves"]) for row in rows if not row["forfeits"]],
        label=t("arena-length-axis"),
        side=t("cli-arena-games-column"),
        said=lambda value: locale.whole(t, value),
    )
    return Section(t("arena-length"), t("arena-length-about"), drawn)


def _times(summary: dict[str, Any], t: Texts, names: dict[str, str]) -> Section:
    bots = summary["bots"]
    drawn = plots.times(
        [names[bot["bot"]] for bot in bots],
        [bot["seconds"] for bot in bots],
        [bot["longest"] for bot in bots],
        label=t("arena-time-axis"),
        said=lambda value: lasting(t, value),
    )
    return Section(t("arena-time"), t("arena-time-about"), drawn)


def _forfeits(summary: dict[str, Any], t: Texts, names: dict[str, str]) -> Section:
    if not summary["forfeits"]:
        return Section(t("arena-forfeits"), t("arena-forfeits-none"), "")
    lines: list[list[str | Folded]] = []
    for forfeit in summary["forfeits"]:
        reason: str | Folded = heard(forfeit["reason"]).text(t.lang)
        if "traceback" in forfeit["reason"]:
            reason = Folded(str(reason), t("arena-traceback"), forfeit["reason"]["traceback"])
        lines.append([names[forfeit["bot"]], locale.whole(t, forfeit["games"]), reason])
    headings = [t("cli-arena-bot"), t("cli-arena-games-column"), t("arena-reason")]
    body = table(headings, lines, words=[2])
    return Section(t("arena-forfeits"), t("arena-forfeits-about"), body, wide=True)


def _percent(t: Texts, share: float) -> str:
    return f"{locale.whole(t, 100 * share)} %"

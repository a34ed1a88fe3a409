"""The report of an arena: standings, plots and forfeits on one page, in four languages."""

from __future__ import annotations

from collections import defaultdict
from html import escape
from typing import TYPE_CHECKING

from diceminer import locale
from diceminer.arena import plots
from diceminer.arena.bot_labels import bot_labels
from diceminer.arena.estimates import Estimate
from diceminer.arena.page import Folded, Section, html_table, page
from diceminer.arena.rows import decode_refusal

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from diceminer.arena.estimates import EstimateDict
    from diceminer.arena.rows import Row
    from diceminer.arena.summary import MultiplayerSummary, SoloSummary, Summary
    from diceminer.locale import Texts


def report(summary: Summary, rows: Sequence[Row], t: Texts, command: str) -> str:
    """The page for a summary and the rows it was made of; `command` makes it again."""
    names = bot_labels(t, [bot["bot"] for bot in summary["bots"]])
    if "duels" in summary:
        sections = _multiplayer(summary, rows, t, names)
    else:
        sections = _solo(summary, rows, t, names)
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


def duration(t: Texts, seconds: float) -> str:
    """A time in the unit that suits it: microseconds, milliseconds or seconds."""
    if seconds < 0.9995e-3:
        return t("cli-arena-microseconds", n=locale.whole(t, 1e6 * seconds))
    if seconds < 1:
        return t("cli-arena-milliseconds", n=locale.decimal(t, 1000 * seconds))
    return t("cli-arena-seconds", n=locale.decimal(t, seconds))


def interval(t: Texts, estimate: EstimateDict, formatted: Callable[[Texts, float], str]) -> str:
    """The interval of an estimate; a dash where there is none."""
    low, high = estimate["low"], estimate["high"]
    if low is None or high is None:
        return "–"
    return f"{formatted(t, low).removesuffix(' %')} – {formatted(t, high)}"


def decode_estimate(encoded: EstimateDict) -> Estimate:
    """An estimate of a summary."""
    return Estimate(encoded["value"], encoded["low"], encoded["high"])


def _multiplayer(
    summary: MultiplayerSummary, rows: Sequence[Row], t: Texts, names: dict[str, str]
) -> list[Section]:
    bots = summary["bots"]
    rated = ratings_of(summary)
    sections = [_standings(summary, t)]
    if rated:
        zero = next((bot for bot, rating in rated.items() if rating["value"] == 0), bots[-1]["bot"])
        bars = [plots.Bar(names[bot], decode_estimate(rating)) for bot, rating in rated.items()]
        drawn = plots.intervals(
            bars, label=t("cli-arena-rating"), formatted=lambda value: locale.whole(t, value)
        )
        about = t("cli-arena-anchor", bot=names[zero])
        sections.append(Section(t("arena-ratings"), about, drawn))
    even = bots[0]["even"]
    bars = [plots.Bar(names[bot["bot"]], decode_estimate(bot["share"])) for bot in bots]
    drawn = plots.intervals(
        bars,
        label=t("cli-arena-share"),
        formatted=lambda value: _percent(t, value),
        even=even,
    )
    about = t("cli-arena-even", share=locale.percent(t, even))
    sections.append(Section(t("arena-shares"), about, drawn))
    duels = {(duel["bot"], duel["against"]): duel["share"] for duel in summary["duels"]}
    order = [bot["bot"] for bot in bots]
    drawn = plots.matrix(
        [names[name] for name in order],
        [[duels.get((one, two)) for two in order] for one in order],
        formatted=lambda value: _percent(t, value),
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
            formatted=lambda value: locale.whole(t, value),
        )
        sections.append(Section(t("arena-points"), t("arena-spread-about"), drawn))
    return sections


def _solo(
    summary: SoloSummary, rows: Sequence[Row], t: Texts, names: dict[str, str]
) -> list[Section]:
    bots = summary["bots"]
    bars = [plots.Bar(names[bot["bot"]], decode_estimate(bot["score"])) for bot in bots]
    means = plots.intervals(
        bars, label=t("cli-arena-score"), formatted=lambda value: locale.decimal(t, value)
    )
    scores: dict[str, list[float]] = defaultdict(list)
    for row in rows:
        if "score" in row:
            scores[row["seats"][0]].append(row["score"])
    spread = plots.boxes(
        [names[bot["bot"]] for bot in bots],
        [scores[bot["bot"]] for bot in bots],
        label=t("cli-arena-score"),
        formatted=lambda value: locale.whole(t, value),
    )
    ranks = html_table(
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
        _standings(summary, t),
        Section(t("arena-scores"), t("arena-scores-about"), means),
        Section(t("arena-points"), t("arena-spread-about"), spread),
        Section(t("arena-ranks"), t("arena-ranks-about"), ranks),
    ]


def ratings_of(summary: MultiplayerSummary) -> dict[str, EstimateDict]:
    """The bots' ratings; none where not all of them have one."""
    rated = {bot["bot"]: bot["rating"] for bot in summary["bots"] if bot["rating"] is not None}
    return rated if len(rated) == len(summary["bots"]) else {}


def standings(summary: Summary, t: Texts) -> tuple[list[str], list[list[str]]]:
    """The headings and the lines of the table of results, one line a bot."""
    names = bot_labels(t, [bot["bot"] for bot in summary["bots"]])
    last = [t("cli-arena-games-column"), t("cli-arena-move")]
    headings, lines = [t("cli-arena-bot")], []
    if "duels" not in summary:
        headings += [t("cli-arena-score"), "95 %", t("cli-arena-behind"), "95 %", *last]
        for bot in summary["bots"]:
            behind = bot["behind"]
            cells = [locale.decimal(t, bot["score"]["value"])]
            cells.append(interval(t, bot["score"], locale.decimal))
            cells.append(locale.decimal(t, behind["value"]) if behind else "")
            cells.append(interval(t, behind, locale.decimal) if behind else "")
            lines.append(cells)
    else:
        rated = ratings_of(summary)
        headings += [t("cli-arena-rating"), "95 %"] if rated else []
        headings += [t("cli-arena-share"), "95 %", t("cli-arena-points"), *last]
        for player in summary["bots"]:
            cells = []
            if rated:
                rating = rated[player["bot"]]
                cells.append(locale.whole(t, rating["value"]))
                cells.append(interval(t, rating, locale.whole))
            cells.append(locale.percent(t, player["share"]["value"]))
            cells.append(interval(t, player["share"], locale.percent))
            points = player["points"]
            cells.append(locale.decimal(t, points["value"]) if points else "–")
            lines.append(cells)
    return headings, [
        [names[bot["bot"]], *cells, locale.whole(t, bot["games"]), duration(t, bot["seconds"])]
        for bot, cells in zip(summary["bots"], lines, strict=True)
    ]


def _standings(summary: Summary, t: Texts) -> Section:
    headings, lines = standings(summary, t)
    return Section(
        t("arena-standings"), t("arena-standings-about"), html_table(headings, lines), wide=True
    )


def _length(rows: Sequence[Row], t: Texts) -> Section:
    drawn = plots.histogram(
        [sum(row["moves"]) for row in rows if not row["forfeits"]],
        label=t("arena-length-axis"),
        side=t("cli-arena-games-column"),
        formatted=lambda value: locale.whole(t, value),
    )
    return Section(t("arena-length"), t("arena-length-about"), drawn)


def _times(summary: Summary, t: Texts, names: dict[str, str]) -> Section:
    bots = summary["bots"]
    drawn = plots.times(
        [names[bot["bot"]] for bot in bots],
        [bot["seconds"] for bot in bots],
        [bot["longest"] for bot in bots],
        label=t("arena-time-axis"),
        formatted=lambda value: duration(t, value),
    )
    return Section(t("arena-time"), t("arena-time-about"), drawn)


def _forfeits(summary: Summary, t: Texts, names: dict[str, str]) -> Section:
    if not summary["forfeits"]:
        return Section(t("arena-forfeits"), t("arena-forfeits-none"), "")
    lines: list[list[str | Folded]] = []
    for forfeit in summary["forfeits"]:
        reason: str | Folded = decode_refusal(forfeit["reason"]).text(t.lang)
        if "traceback" in forfeit["reason"]:
            reason = Folded(str(reason), t("arena-traceback"), forfeit["reason"]["traceback"])
        lines.append([names[forfeit["bot"]], locale.whole(t, forfeit["games"]), reason])
    headings = [t("cli-arena-bot"), t("cli-arena-games-column"), t("arena-reason")]
    body = html_table(headings, lines, words=[2])
    return Section(t("arena-forfeits"), t("arena-forfeits-about"), body, wide=True)


def _percent(t: Texts, share: float) -> str:
    return f"{locale.whole(t, 100 * share)} %"

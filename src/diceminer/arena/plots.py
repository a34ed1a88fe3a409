"""Plots as SVG that fits any page: colours are CSS variables, text stays text.

A plot knows numbers and labels, nothing of games. Matplotlib draws it; needs the extra `arena`.
"""

from __future__ import annotations

import io
import re
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, Final, Literal

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from matplotlib.axes import Axes
    from matplotlib.figure import Figure
    from matplotlib.ticker import NullLocator

    from diceminer.arena.estimates import Estimate

    Formatter = Callable[[float], str]

# For each CSS variable: the colour that Matplotlib draws in its place, its light and dark values.
_COLOURS: Final = {
    "ink": ("#010101", "#2b2a27", "#ece7da"),
    "muted": ("#020202", "#6f6a5e", "#a8a294"),
    "line": ("#030303", "#ded7c7", "#3a404c"),
    "gold": ("#040404", "#b7791f", "#f0b429"),
    "blue": ("#050505", "#2f6f8f", "#6cb6d9"),
    "card": ("#060606", "#fffdf8", "#1f232b"),
}
_INK, _MUTED, _LINE, _GOLD, _BLUE, _CARD = (placeholder for placeholder, _, _ in _COLOURS.values())
_FONT: Final = "system-ui, -apple-system, 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif"
_WIDTH: Final = 5.2
_LONGEST: Final = 26
_SETTINGS: Final[Any] = {
    "svg.fonttype": "none",
    "text.parse_math": False,
    "axes.unicode_minus": True,
    "font.family": "DejaVu Sans",
    "font.size": 9.5,
    "text.color": _INK,
    "axes.edgecolor": _LINE,
    "axes.labelcolor": _MUTED,
    "axes.facecolor": "none",
    "figure.facecolor": "none",
    "xtick.color": _MUTED,
    "ytick.color": _INK,
    "grid.color": _LINE,
}


@dataclass(frozen=True)
class Bar:
    """A named figure with its interval, a line of a plot; `other` bars have a second colour."""

    name: str
    estimate: Estimate
    other: bool = False


def installed() -> bool:
    """Whether Matplotlib is installed."""
    from importlib.util import find_spec

    return find_spec("matplotlib") is not None


def colours(dark: bool) -> str:
    """The variables that plots use, as CSS declarations."""
    return "".join(f"--{name}:{pair[2 if dark else 1]};" for name, pair in _COLOURS.items())


def standalone(svg: str) -> str:
    """A plot as a file of its own, with its colours for light and dark."""
    style = (
        f"<style>svg{{{colours(False)}background:var(--card)}}"
        f"@media(prefers-color-scheme:dark){{svg{{{colours(True)}}}}}</style>"
    )
    return re.sub(r"(<svg [^>]*>)", lambda found: found[1] + style, svg, count=1)


def intervals(
    bars: Sequence[Bar],
    *,
    label: str,
    formatted: Formatter,
    even: float | None = None,
    band: tuple[float, float] | None = None,
) -> str:
    """A dot and its interval for each name, with a reference line at the even share."""
    figure, axes = _figure(0.9 + 0.3 * len(bars))
    places = range(len(bars))
    if band is not None:
        axes.axvspan(*band, color=_LINE, alpha=0.45, linewidth=0)
    if even is not None:
        axes.axvline(even, color=_MUTED, linewidth=1, linestyle=(0, (3, 3)))
    for place, bar in zip(places, bars, strict=True):
        colour = _BLUE if bar.other else _GOLD
        estimate = bar.estimate
        if estimate.low is not None and estimate.high is not None:
            axes.plot([estimate.low, estimate.high], [place] * 2, color=colour, linewidth=3)
        axes.plot([estimate.value], [place], "o", color=colour, markersize=7)
        axes.annotate(
            formatted(estimate.value),
            (estimate.value, place),
            (0, 6),
            textcoords="offset points",
            ha="center",
            fontsize=8,
            color=_INK,
        )
    axes.set_yticks(list(places), [_short(bar.name) for bar in bars])
    axes.set_ylim(len(bars) - 0.5, -0.75)
    axes.margins(x=0.08)
    _finish(axes, label, formatted, grid="x")
    return _svg(figure)


def matrix(
    names: Sequence[str], values: Sequence[Sequence[float | None]], *, formatted: Formatter
) -> str:
    """A square of shares: gold where the row's bot does better, blue where it does worse."""
    from matplotlib.patches import Rectangle

    count = len(names)
    figure, axes = _figure(min(1.2 + 0.5 * count, 9))
    for row, shares in enumerate(values):
        for column, value in enumerate(shares):
            if value is None:
                continue
            colour = _GOLD if value >= 0.5 else _BLUE
            strength = 0.08 + 0.82 * abs(value - 0.5) * 2
            axes.add_patch(
                Rectangle((column, row), 1, 1, color=colour, alpha=strength, linewidth=0)
            )
            axes.text(
                column + 0.5,
                row + 0.5,
                formatted(value),
                ha="center",
                va="center",
                fontsize=9 if count < 8 else 7,
                color=_CARD if strength > 0.55 else _INK,
            )
    centres = [place + 0.5 for place in range(count)]
    axes.set_xticks(centres, [_short(name, 14) for name in names], rotation=30, ha="left")
    axes.xaxis.set_ticks_position("top")
    axes.set_yticks(centres, [_short(name) for name in names])
    axes.set_xlim(0, count)
    axes.set_ylim(count, 0)
    axes.tick_params(length=0)
    for side in axes.spines.values():
        side.set_visible(False)
    return _svg(figure)


def boxes(
    names: Sequence[str], values: Sequence[Sequence[float]], *, label: str, formatted: Formatter
) -> str:
    """How figures spread: the middle half as a bar, 5 to 95 % as a line, the median as a dot."""
    import numpy as np

    figure, axes = _figure(0.9 + 0.34 * len(names))
    for place, own in enumerate(values):
        if not own:
            continue
        low, first, middle, third, high = np.quantile(own, (0.05, 0.25, 0.5, 0.75, 0.95))
        axes.plot([low, high], [place] * 2, color=_GOLD, linewidth=1.5)
        axes.barh(place, third - first, 0.42, first, color=_GOLD, alpha=0.45, linewidth=0)
        axes.plot([middle], [place], "o", color=_GOLD, markersize=6)
    axes.set_yticks(range(len(names)), [_short(name) for name in names])
    axes.set_ylim(len(names) - 0.5, -0.5)
    _finish(axes, label, formatted, grid="x")
    return _svg(figure)


def histogram(values: Sequence[int], *, label: str, side: str, formatted: Formatter) -> str:
    """How often each number came up, in bins of whole numbers."""
    import numpy as np

    figure, axes = _figure(2.6)
    least, most = min(values), max(values)
    width = max(1, -(-(most - least + 1) // 30))
    edges = (np.arange(least, most + width + 1, width) - 0.5).tolist()
    axes.hist(values, edges, color=_GOLD, alpha=0.85, linewidth=0, rwidth=0.9)
    axes.set_ylabel(side)
    _finish(axes, label, formatted, grid="y")
    axes.yaxis.set_major_formatter(lambda value, _: formatted(value))
    axes.tick_params(axis="y", colors=_MUTED)
    return _svg(figure)


def times(
    names: Sequence[str],
    means: Sequence[float],
    longest: Sequence[float],
    *,
    label: str,
    formatted: Formatter,
) -> str:
    """Time a move on a scale of tens: the mean as a bar, the longest as a mark."""
    figure, axes = _figure(0.9 + 0.34 * len(names))
    least = 1e-6
    places = list(range(len(names)))
    axes.barh(places, [max(mean, 2 * least) for mean in means], 0.5, color=_GOLD, alpha=0.85)
    for place, mean, most in zip(places, means, longest, strict=True):
        axes.plot([max(most, 2 * least)], [place], "|", color=_BLUE, markersize=13, mew=2.5)
        axes.annotate(
            formatted(mean),
            (max(mean, 2 * least), place),
            (-4, 0),
            textcoords="offset points",
            ha="right",
            va="center",
            fontsize=8,
            color=_CARD,
        )
    axes.set_xscale("log")
    axes.set_xlim(least, 4 * max(*longest, *means, 10 * least))
    axes.set_yticks(places, [_short(name) for name in names])
    axes.set_ylim(len(names) - 0.5, -0.5)
    axes.xaxis.set_minor_locator(_no_ticks())
    _finish(axes, label, formatted, grid="x")
    return _svg(figure)


def _no_ticks() -> NullLocator:
    from matplotlib.ticker import NullLocator

    return NullLocator()


def _figure(height: float) -> tuple[Figure, Axes]:
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    with rc_context(_SETTINGS):
        figure = Figure(figsize=(_WIDTH, height), layout="constrained")
        return figure, figure.add_subplot()


def _finish(axes: Axes, label: str, formatted: Formatter, grid: Literal["x", "y"]) -> None:
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)
    axes.grid(axis=grid, linewidth=0.8)
    axes.set_axisbelow(True)
    axes.tick_params(length=0)
    axes.set_xlabel(label)
    if axes.get_xscale() == "linear":
        from matplotlib.ticker import MaxNLocator

        axes.xaxis.set_major_locator(MaxNLocator(6))
    axes.xaxis.set_major_formatter(lambda value, _: formatted(value))


@cache
def _placeholders() -> list[tuple[str, str]]:
    return [(pair[0], f"var(--{name})") for name, pair in _COLOURS.items()]


def _svg(figure: Figure) -> str:
    """A figure as SVG, the same bytes every time; the page chooses colours and font."""
    from matplotlib import rc_context

    drawn = io.StringIO()
    salt = f"{len(figure.axes[0].get_lines())}-{figure.axes[0].get_xlabel()}"
    with rc_context({**_SETTINGS, "svg.hashsalt": salt}):
        figure.savefig(drawn, format="svg", metadata={"Date": None, "Creator": None})
    svg = drawn.getvalue()
    svg = svg[svg.index("<svg ") :]
    svg = re.sub(r"<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
    svg = re.sub(r"font: ([\d.]+)px[^;\"]*", rf"font: \1px {_FONT.replace(chr(39), '')}", svg)
    for placeholder, variable in _placeholders():
        svg = svg.replace(placeholder, variable)
    svg = re.sub(r'(width|height)="([\d.]+)pt"', r'\1="\2"', svg, count=2)
    return re.sub(r"\n\s*", "\n", svg).strip()


def _short(name: str, longest: int = _LONGEST) -> str:
    return name if len(name) <= longest else "…" + name[1 - longest :]

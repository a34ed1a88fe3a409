"""A self-contained HTML page: sections of words, tables and plots."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING, Final

from diceminer.arena import plots

if TYPE_CHECKING:
    from collections.abc import Sequence

_STYLE: Final = """
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);line-height:1.5;
 font-family:system-ui,-apple-system,"Segoe UI",Roboto,"DejaVu Sans",sans-serif}
main{max-width:72rem;margin:0 auto;padding:1.5rem 1rem 3rem}
header{border-bottom:3px solid var(--gold);margin-bottom:1.5rem;padding-bottom:1rem}
h1{font-size:clamp(1.5rem,5vw,2.3rem);line-height:1.15;margin:0 0 .4rem;letter-spacing:-.01em}
h2{font-size:1.15rem;margin:0 0 .25rem}
p{margin:.25rem 0 .75rem;color:var(--muted);overflow-wrap:anywhere}
.cards{display:grid;gap:1rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,26rem),1fr))}
section{background:var(--card);border:1px solid var(--line);border-radius:.75rem;
 padding:1rem;min-width:0}
section.wide{grid-column:1/-1}
svg{display:block;width:100%;height:auto;max-width:40rem;margin:0 auto}
.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums;font-size:.92rem}
th,td{padding:.4rem .6rem;text-align:right;border-bottom:1px solid var(--line);white-space:nowrap}
th{color:var(--muted);font-weight:600}
th:first-child,td:first-child{text-align:left;padding-left:0}
th.words,td.words{white-space:normal;text-align:left;min-width:14rem}
tr:last-child td{border-bottom:0}
code{font-family:ui-monospace,"DejaVu Sans Mono",monospace;font-size:.88em;overflow-wrap:anywhere}
summary{color:var(--muted);cursor:pointer}
pre{margin:.4rem 0 0;overflow-x:auto;font-family:ui-monospace,"DejaVu Sans Mono",monospace;
 font-size:.8rem}
footer{margin-top:1.5rem}
@media print{section{break-inside:avoid}}
"""


@dataclass(frozen=True)
class Section:
    """A heading, a paragraph about it, and what it shows, as HTML."""

    heading: str
    about: str
    body: str
    wide: bool = False


@dataclass(frozen=True)
class Folded:
    """A cell with something longer below it, which a reader can unfold."""

    text: str
    heading: str
    content: str


def html_table(
    headings: Sequence[str],
    rows: Sequence[Sequence[str | Folded]],
    words: Sequence[int] = (),
) -> str:
    """A table as HTML; `words` are columns of sentences."""

    def line(kind: str, cells: Sequence[str | Folded]) -> str:
        encoded = (
            f"<{kind}{' class=words' if at in words else ''}>{_cell(cell)}</{kind}>"
            for at, cell in enumerate(cells)
        )
        return f"<tr>{''.join(encoded)}</tr>"

    body = "".join(line("td", row) for row in rows)
    return (
        f'<div class="scroll"><table><thead>{line("th", headings)}</thead>'
        f"<tbody>{body}</tbody></table></div>"
    )


def _cell(cell: str | Folded) -> str:
    if isinstance(cell, str):
        return escape(cell)
    heading, content = escape(cell.heading), escape(cell.content)
    return f"{escape(cell.text)}<details><summary>{heading}</summary><pre>{content}</pre></details>"


def page(lang: str, title: str, about: str, sections: Sequence[Section], foot: str) -> str:
    """The whole page; `foot` is HTML, all other texts are plain."""
    cards = "\n".join(
        f"<section{' class=wide' if section.wide else ''}><h2>{escape(section.heading)}</h2>"
        f"<p>{escape(section.about)}</p>{section.body}</section>"
        for section in sections
    )
    light, dark = plots.colours(dark=False), plots.colours(dark=True)
    return f"""<!doctype html>
<html lang="{lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{escape(title)}</title>
<style>
:root{{{light}--paper:#f6f1e6}}
@media(prefers-color-scheme:dark){{:root{{{dark}--paper:#14161a}}}}{_STYLE}</style>
</head>
<body>
<main>
<header><h1>{escape(title)}</h1><p>{escape(about)}</p></header>
<div class="cards">
{cards}
</div>
<footer>{foot}</footer>
</main>
</body>
</html>"""

"""The rules for readers: the text in a language, with tables of the dice and heroes in use.

>>> page("en", "5.3").splitlines()[0]
'### 5.3 Scoring'
>>> [line for line in page("en", "2").splitlines() if "Engineer" in line]
['| Engineer | `T2` tunnel 2 · `XP` 1 pickaxe |']
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from diceminer import locale
from diceminer.facts import FACTS, KINDS

if TYPE_CHECKING:
    from collections.abc import Sequence


def page(lang: str, section: str | None = None) -> str:
    """The rules in Markdown, all of them or one section; KeyError if there is no such section."""
    text = locale.rules(lang) if section is None else locale.section(lang, section)
    return text.replace("{dice}", dice(lang)).replace("{heroes}", heroes(lang))


def dice(lang: str) -> str:
    """The dice as a Markdown table: how many there are of each kind, and their six faces."""
    t = locale.texts(lang)
    rows = []
    for kind in KINDS:
        sides = FACTS.dice[kind]
        faces = [
            f"`{token}` {locale.face(t, token)}"
            + (f" ×{sides.count(token)}" if sides.count(token) > 1 else "")
            for token in dict.fromkeys(sides)
        ]
        rows.append((t(f"kind-{kind}"), str(FACTS.counts[kind]), " · ".join(faces)))
    return _table((t("term-rules-kind"), t("term-rules-count"), t("term-rules-faces")), rows)


def heroes(lang: str) -> str:
    """The heroes as a Markdown table, those of the project's own last and named as such."""
    t = locale.texts(lang)
    rows = []
    for hero in FACTS.heroes:
        name = locale.hero(t, hero.id) + (" *" if hero.is_stand_in else "")
        faces = " · ".join(f"`{token}` {locale.face(t, token)}" for token in hero.faces)
        rows.append((name, faces))
    table = _table((t("term-rules-hero"), t("term-rules-faces")), rows)
    if not any(hero.is_stand_in for hero in FACTS.heroes):
        return table
    return f"{table}\n\n\\* {t('term-rules-own')}"


def _table(head: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> str:
    lines = [head, tuple("---" for _ in head), *rows]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)

"""Questions and notices before another screen: choices, the scores of a round, help, the rules."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, ClassVar

from rich.text import Text
from textual.containers import Vertical, VerticalScroll
from textual.widgets import Markdown, OptionList, Static
from textual.widgets.option_list import Option

from diceminer import locale, rulebook
from diceminer.facts import FACES, HEROES, Face
from diceminer.pictures.reading import PARTS
from diceminer.terminal import palette
from diceminer.terminal.base import Dialog
from diceminer.terminal.look import Key
from diceminer.terminal.widgets import (
    BRIGHT,
    DIM,
    PLAIN,
    KeyBar,
    chips,
    style,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from textual.app import ComposeResult
    from textual.binding import BindingType

    from diceminer.documents import Score, TiebreakScore


class Choice(Dialog[str | None]):
    """One of several things; Escape chooses none where that is allowed."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape", "cancel")]

    def __init__(
        self,
        title: str,
        options: Sequence[tuple[str, str | Text]],
        *,
        about: str = "",
        can_cancel: bool = True,
    ) -> None:
        super().__init__()
        self.heading, self.about, self.can_cancel = title, about, can_cancel
        self.options = list(options)

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield Static(Text(self.heading, BRIGHT), classes="heading")
            if self.about:
                yield Static(Text(self.about, PLAIN), classes="heading")
            yield OptionList(*(Option(words, id=value) for value, words in self.options))
            yield KeyBar()

    def on_mount(self) -> None:
        self.fit(self.heading, self.about, *(words for _, words in self.options))
        self.query_one(OptionList).focus()
        keys = [Key("↑↓", self.t("term-key-move"), "nothing"),
                Key(self.t("term-enter"), self.t("term-key-choose"), "choose")]  # fmt: skip
        if self.can_cancel:
            keys.append(Key("Esc", self.t("term-key-back"), "cancel"))
        self.query_one(KeyBar).show(keys)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(event.option.id)

    def action_nothing(self) -> None:
        """For a key that is only shown as a hint."""

    def action_choose(self) -> None:
        self.query_one(OptionList).action_select()

    def action_cancel(self) -> None:
        if self.can_cancel:
            self.dismiss(None)

    def help(self) -> str:
        return self.t("term-help-choice")


class Notice(Dialog[None]):
    """Something to be read before going on."""

    BINDINGS: ClassVar[list[BindingType]] = [("enter,escape,space", "close")]

    def __init__(self, title: str, body: str | Text = "") -> None:
        super().__init__()
        self.heading, self.body = title, body

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog notice"):
            yield Static(Text(self.heading, BRIGHT), classes="heading")
            if self.body:
                with VerticalScroll():
                    yield Static(self.body if isinstance(self.body, Text) else Text(self.body))
            yield KeyBar()

    def on_mount(self) -> None:
        self.fit(self.heading, self.body)
        self.query_one(KeyBar).show([Key(self.t("term-enter"), self.t("term-key-go-on"), "close")])

    def on_click(self) -> None:
        self.action_close()

    def action_close(self) -> None:
        self.dismiss(None)

    def help(self) -> str:
        return self.t("term-help-notice")


class Reading(Dialog[None]):
    """A page of Markdown to scroll through."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("escape,q,Q", "close"),
        ("down,j,J", "scroll(1)"),
        ("up,k,K", "scroll(-1)"),
        ("pagedown,space", "scroll(12)"),
        ("pageup", "scroll(-12)"),
        ("home", "edge(0)"),
        ("end", "edge(1)"),
        ("r,R", "rules"),
    ]

    def __init__(self, markdown: str, *, rules: bool = False) -> None:
        super().__init__()
        self.markdown, self.is_rules = markdown, rules

    def compose(self) -> ComposeResult:
        with Vertical(classes="page"):
            with VerticalScroll(can_focus=False):
                yield Markdown(self.markdown)
            yield KeyBar()

    def on_mount(self) -> None:
        keys = [Key("↑↓", self.t("term-key-scroll"), "scroll(3)")]
        if not self.is_rules:
            keys.append(Key("R", self.t("term-key-rules"), "rules"))
        keys.append(Key("Esc", self.t("term-key-back"), "close"))
        self.query_one(KeyBar).show(keys)

    def action_scroll(self, lines: int) -> None:
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)

    def action_edge(self, end: int) -> None:
        scroll = self.query_one(VerticalScroll)
        scroll.scroll_end(animate=False) if end else scroll.scroll_home(animate=False)

    def action_close(self) -> None:
        self.dismiss(None)

    def action_rules(self) -> None:
        if not self.is_rules:
            self.app.push_screen(rules_page(self.t.lang))

    def help(self) -> str:
        return self.markdown


def rules_page(lang: str) -> Reading:
    """The rules of the game."""
    return Reading(rulebook.page(lang), rules=True)


def legend(t: locale.Texts) -> str:
    """What the glyphs mean, as Markdown."""
    shown: dict[str, str] = {}
    for token in FACES:
        # The face with the most of a symbol says best that it is counted.
        shown[Face.of(token).symbol] = token
    lines = [f"### {t('term-legend')}", ""]
    lines += [
        f"- `{palette.glyph(token).strip()}` {locale.face(t, token)}" for token in shown.values()
    ]
    return "\n".join(lines)


def hero_label(t: locale.Texts, hero: str) -> Text:
    """A hero to choose: the name, the faces, the same in words."""
    name = locale.hero(t, hero)
    text = Text(name + " " * max(1, 18 - len(name)), style(palette.TEXT, bold=True))
    text.append_text(chips(HEROES[hero]))
    counts = Counter(HEROES[hero])
    faces = ", ".join(
        (f"{count} × " if count > 1 else "") + locale.face(t, token)
        for token, count in counts.items()
    )
    text.append("  " + faces, DIM)
    return text


def scores_text(
    t: locale.Texts,
    event: Score | TiebreakScore,
    names: Sequence[str],
    totals: Sequence[int] | None,
) -> Text:
    """A scored round: each trove as it lay, with what every part of it gave."""
    text = Text()
    for sheet in event["seats"]:
        seat = int(sheet["seat"])
        text.append(names[seat - 1], style(palette.TOP_RIM, bold=True))
        if sheet["hero"]:
            text.append(f" · {locale.hero(t, sheet['hero'])}", DIM)
        text.append("\n")
        dice = [token for token, count in sheet["dice"].items() for _ in range(count)]
        text.append_text(chips([*HEROES.get(sheet["hero"] or "", ()), *dice]))
        text.append("\n")
        shown = []
        for part in PARTS:
            words = f"{t(f'part-{part}')} {locale.integer(sheet[part])}"
            if part == "treasure" and sheet["most_gems"]:
                words += f" ({t('term-doubled')})"
            shown.append(words)
        text.append(" + ".join(shown) + " = ", PLAIN)
        text.append(locale.points(t, sheet["total"]), style(palette.TEXT, bold=True))
        if totals:
            text.append(f"   {t('part-total')} {locale.integer(totals[seat - 1])}", DIM)
        text.append("\n\n")
    text.rstrip()
    return text

"""The start screen and the settings of a new game. They work before the rules are compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

from rich.text import Text
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from diceminer import locale
from diceminer.pictures.text import cut
from diceminer.rules.constants import SEATS
from diceminer.ruleset import Rules
from diceminer.terminal import storage
from diceminer.terminal.base import Dialog, Page
from diceminer.terminal.drawing import Scene
from diceminer.terminal.look import Key
from diceminer.terminal.storage import HUMAN, Score
from diceminer.terminal.widgets import (
    BRIGHT,
    DIM,
    PLAIN,
    Field,
    KeyBar,
    Mountain,
)

if TYPE_CHECKING:
    from textual.app import ComposeResult
    from textual.binding import BindingType
    from textual.timer import Timer

    from diceminer.documents import Setting, SettingInfo, SomeRules

LANGUAGE_NAMES = {"en": "English", "it": "Italiano", "fr": "Français", "es": "Español"}

# A mountain to look at: dug into on the right, where somebody left the lantern.
_VIEW = Scene(
    dict(
        zip(
            "a1 a2 a3 a4 a5 a6 b1 b2 b3 b4 b5 c1 c2 c3 d1 d2 e1".split(),
            "T1 G2 HC1 M1 T3 XS T2 XP T4 HD3 GB M2 TB G3 T5 HD4 XC2".split(),
            strict=True,
        )
    ),
    top=frozenset(["e1", "c3", "b5"]),
)

# The longest time that compiling took when measured, in seconds: the progress bar's estimate.
_COMPILING = 45.0
_BAR = 22


def _variants() -> list[SettingInfo]:
    """The settings besides the number of players; those for every game last."""
    variants = [setting for setting in Rules.settings() if setting["name"] != "players"]
    return sorted(variants, key=lambda setting: setting["games"] == "all")


class Menu(Page):
    """The start screen."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape,q,Q", "leave")]

    def compose(self) -> ComposeResult:
        with Horizontal(id="menu"):
            with Vertical(id="menu-left"):
                yield Static(id="menu-title")
                yield OptionList(id="menu-list")
                yield Static(id="compiling")
                yield Static(id="menu-note")
            yield Mountain(_VIEW, title="Dice Miner", id="menu-art")
        yield KeyBar(id="keys")

    def on_mount(self) -> None:
        self._timer: Timer = self.set_interval(0.5, self._tick)
        self.relabel()
        self.query_one("#menu-list").focus()

    def on_screen_resume(self) -> None:
        if self.is_mounted:
            self.relabel()

    def relabel(self) -> None:
        t = self.t
        title = Text(t("picture-title") + "\n", BRIGHT)
        title.append(t("term-menu-line"), DIM)
        self.query_one("#menu-title", Static).update(title)
        options = self.query_one("#menu-list", OptionList)
        at = options.highlighted
        kept = options.get_option_at_index(at).id if at is not None else None
        entries = [
            ("new", t("term-menu-new")),
            ("solo", t("term-menu-solo")),
            ("scores", t("term-menu-scores")),
            ("rules", t("term-menu-rules")),
            ("language", t("term-menu-language", name=LANGUAGE_NAMES[t.lang])),
            ("quit", t("term-menu-quit")),
        ]
        if storage.has_save():
            entries.insert(0, ("resume", t("term-menu-resume")))
        options.clear_options()
        options.add_options([Option(words, id=id) for id, words in entries])
        ids = [id for id, _ in entries]
        options.highlighted = ids.index(kept) if kept in ids and kept != "new" else 0
        self.query_one("#menu-note", Static).update(Text(t("term-menu-note"), DIM))
        self.query_one("#keys", KeyBar).show(
            [
                Key("↑↓", t("term-key-move"), "nothing"),
                Key(t("term-enter"), t("term-key-choose"), "choose"),
                Key("F2", t("term-key-language"), "language"),
                Key("?", t("term-key-help"), "help"),
                Key("Q", t("term-key-quit"), "leave"),
            ]
        )
        self._tick()

    def _tick(self) -> None:
        """Show how the compiling goes, while it does."""
        box = self.query_one("#compiling", Static)
        box.display = self.miner.compiling
        self.query_one("#menu-note").display = not self.miner.compiling
        if self.miner.compiling:
            since = self.miner.compiled_for
            done = round(_BAR * min(1.0, since / _COMPILING))
            text = Text(self.t("compiling-play") + "\n\n")
            text.append("█" * done, BRIGHT)
            text.append("░" * (_BAR - done) + f" {since:.0f} s", DIM)
            box.update(text)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        match event.option.id:
            case "resume":
                self.miner.resume_game()
            case "new":
                self.app.push_screen(Setup(solo=False))
            case "solo":
                self.app.push_screen(Setup(solo=True))
            case "scores":
                self.miner.show_scores()
            case "rules":
                self.miner.show_rules()
            case "language":
                self.miner.action_language()
            case "quit":
                self.action_leave()

    def action_nothing(self) -> None:
        """For a key that is only shown as a hint."""

    def action_choose(self) -> None:
        self.query_one(OptionList).action_select()

    def action_language(self) -> None:
        self.miner.action_language()

    def action_help(self) -> None:
        self.miner.action_help()

    def action_leave(self) -> None:
        self.app.exit()

    def help(self) -> str:
        return self.t("term-help-menu")


class Setup(Page):
    """Who plays, and which rules."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("up", "app.focus_previous"),
        ("down", "app.focus_next"),
        ("enter", "start"),
        ("escape", "back"),
    ]

    def __init__(self, *, solo: bool) -> None:
        super().__init__()
        self.solo = solo

    def compose(self) -> ComposeResult:
        t = self.t
        last = storage.settings()
        choices = [(HUMAN, t("term-person"))]
        choices += [(name, locale.bot(t, name)) for name in self.miner.bot_names()]
        seats = _texts(last.get("seats"), (HUMAN, "greedy", "greedy", "greedy"))
        names = _texts(last.get("names"), ("", "", "", ""))
        rules = last.get("rules")
        players = 1 if self.solo else last.get("players", 2)
        yield Static(id="setup-title")
        with VerticalScroll(id="setup-list", can_focus=False):
            numbers = [(n, str(n) if n > 1 else t("term-solo")) for n in range(1, SEATS + 1)]
            yield Field("players", t("term-players"), numbers, players, t("term-players-about"))
            for n in range(1, SEATS + 1):
                with Horizontal(classes="seat", id=f"seat-row-{n}"):
                    yield Field(
                        f"seat-{n}",
                        t("term-seat", n=n),
                        choices,
                        seats[n - 1],
                        t("term-seat-about"),
                    )
                    yield Input(
                        names[n - 1],
                        placeholder=t("term-name"),
                        compact=True,
                        max_length=24,
                        id=f"name-{n}",
                    )
            on_off: list[tuple[Setting, str]] = [(False, t("term-no")), (True, t("term-yes"))]
            for setting in _variants():
                name, default = setting["name"], setting["default"]
                word = name.replace("_", "-")
                values: list[tuple[Setting, str]] = on_off
                if isinstance(default, str):
                    values = [(v, t(f"variant-{word}-{v}")) for v in setting["values"]]
                elif not isinstance(default, bool):
                    values = [(v, str(v)) for v in reversed(setting["values"])]
                yield Field(
                    f"rule-{word}",
                    t(f"variant-{word}"),
                    values,
                    rules.get(name, default) if isinstance(rules, dict) else default,
                    t(f"variant-{word}-about"),
                )
        yield Static(id="setup-about")
        yield KeyBar(id="keys")

    def on_mount(self) -> None:
        self.query_one("#players").focus()
        self._refit()
        self._show_title_and_keys()

    def relabel(self) -> None:
        self._keep()
        self.refresh(recompose=True)
        self.call_after_refresh(self.on_mount)

    def _show_title_and_keys(self) -> None:
        t = self.t
        self.query_one("#setup-title", Static).update(Text(t("term-setup-title"), BRIGHT))
        self.query_one("#keys", KeyBar).show(
            [
                Key("↑↓", t("term-key-move"), "next"),
                Key("←→", t("term-key-change"), "change"),
                Key(t("term-enter"), t("term-key-start"), "start"),
                Key("?", t("term-key-help"), "help"),
                Key("Esc", t("term-key-back"), "back"),
            ]
        )

    @property
    def players(self) -> int:
        """How many play."""
        return int(self.query_one("#players", Field).value)

    def _refit(self) -> None:
        """Show the seats there are and the variants that fit them."""
        players = self.players
        for n in range(1, SEATS + 1):
            self.query_one(f"#seat-row-{n}").display = n <= players
            seat = self.query_one(f"#seat-{n}", Field)
            self.query_one(f"#name-{n}").display = seat.value == HUMAN
        fitting = ("all", "solo" if players == 1 else "multiplayer")
        for setting in _variants():
            word = setting["name"].replace("_", "-")
            self.query_one(f"#rule-{word}").display = setting["games"] in fitting

    def on_field_changed(self, _event: Field.Changed) -> None:
        self._refit()

    def on_descendant_focus(self) -> None:
        focused = self.focused
        about = focused.about if isinstance(focused, Field) else self.t("term-name-about")
        self.query_one("#setup-about", Static).update(Text(about, DIM))
        for field in self.query(Field):
            field.refresh()

    def on_input_submitted(self) -> None:
        self.action_start()

    def settings(self) -> tuple[Rules, tuple[str, ...], tuple[str, ...]]:
        """The rules, the seats and the names as they are set."""
        players = self.players
        given: dict[str, Setting] = {"players": players}
        for field in self.query(Field):
            if field.id and field.id.startswith("rule-") and field.display:
                given[field.id.removeprefix("rule-").replace("-", "_")] = field.value
        seats = tuple(str(self.query_one(f"#seat-{n}", Field).value) for n in range(1, players + 1))
        names = tuple(
            self.query_one(f"#name-{n}", Input).value.strip() if who == HUMAN else ""
            for n, who in enumerate(seats, 1)
        )
        return Rules(**cast("SomeRules", given)), seats, names

    def _keep(self) -> None:
        """Keep the settings for the next game; a solo game keeps those of multiplayer games."""
        fields = {field.id or "": field.value for field in self.query(Field)}
        storage.keep_settings(
            seats=[fields[f"seat-{n}"] for n in range(1, SEATS + 1)],
            names=[self.query_one(f"#name-{n}", Input).value for n in range(1, SEATS + 1)],
            rules={
                id.removeprefix("rule-").replace("-", "_"): value
                for id, value in fields.items()
                if id.startswith("rule-")
            },
            **({"players": self.players} if self.players > 1 else {}),
        )

    def action_start(self) -> None:
        self._keep()
        rules, seats, names = self.settings()
        self.miner.new_game(rules, seats, names)

    def action_next(self) -> None:
        self.focus_next()

    def action_change(self) -> None:
        if isinstance(self.focused, Field):
            self.focused.action_step(1)

    def action_back(self) -> None:
        self.miner.to_menu()

    def action_help(self) -> None:
        self.miner.action_help()

    def help(self) -> str:
        t = self.t
        lines = [t("term-help-setup"), ""]
        for field in self.query(Field):
            if field.display and field.id and field.id.startswith("rule-"):
                lines.append(f"- **{field.label}**: {field.about}")
        return "\n".join(lines)


def _texts(value: object, default: tuple[str, ...]) -> list[str]:
    """Four texts from a settings file; those that it doesn't have are the default's."""
    given = [str(each) for each in value] if isinstance(value, list) else []
    return [*given[:4], *default[len(given[:4]) :]]


class HighScores(Dialog[None]):
    """The best solo games, one list for each set of rules."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("escape,enter,q,Q", "close"),
        ("left", "turn(-1)"),
        ("right", "turn(1)"),
    ]

    def __init__(self, lists: dict[str, list[Score]]) -> None:
        super().__init__()
        self.lists = lists or {"1": []}
        self.at = 0

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield Static(id="scores-title", classes="heading")
            yield Static(id="scores-table")
            yield KeyBar()

    def on_mount(self) -> None:
        self.relabel()

    def relabel(self) -> None:
        t = self.t
        key = sorted(self.lists)[self.at]
        title = f"{t('term-menu-scores')} · {list_name(t, key)}"
        self.query_one("#scores-title", Static).update(Text(title, BRIGHT))
        self.query_one("#scores-table", Static).update(scores_text(t, self.lists[key]))
        self.fit(title, str(scores_text(t, self.lists[key])))
        keys = [Key("Esc", t("term-key-back"), "close")]
        if len(self.lists) > 1:
            keys.insert(0, Key("←→", t("term-key-more"), "turn(1)"))
        self.query_one(KeyBar).show(keys)

    def action_turn(self, by: int) -> None:
        self.at = (self.at + by) % len(self.lists)
        self.relabel()

    def action_close(self) -> None:
        self.dismiss(None)

    def help(self) -> str:
        return self.t("term-help-scores")


def list_name(t: locale.Texts, key: str) -> str:
    """The name of a list of high scores."""
    try:
        rules = Rules.parse(key.split(maxsplit=1)[0])
    except ValueError:
        return key
    name = t("term-scores-magic", n=rules.magic)
    return f"{name}, {t('variant-extra-tunnel-dice')}" if rules.extra_tunnel_dice else name


def scores_text(t: locale.Texts, scores: list[Score], place: int | None = None) -> Text:
    """The lines of a list of high scores, the new one marked."""
    if not scores:
        return Text(t("term-scores-none"), DIM)
    text = Text(no_wrap=True)
    for n, score in enumerate(scores):
        new = n == place
        rank = t(f"rank-{score.rank}") if f"rank-{score.rank}" in t else score.rank
        name = cut(score.name, 20)
        line = f"{'►' if new else ' '}{n + 1:>3}.  {score.score:>3}  {name:<20}  {rank:<18}"
        text.append(("\n" if n else "") + f"{line} {score.day}", BRIGHT if new else PLAIN)
    return text

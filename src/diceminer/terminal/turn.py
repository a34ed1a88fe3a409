"""A person's turn: what is asked, what can be chosen, and what has been chosen so far.

No screen is known here: the game screen shows a `Turn` and hands it the keys.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from diceminer import locale
from diceminer.notation import Action, parse, row_and_number
from diceminer.terminal.look import Item, Key, items
from diceminer.terminal.selection import CacheSelection, RerollSelection

if TYPE_CHECKING:
    from collections.abc import Sequence

    from diceminer.documents import View
    from diceminer.game import Game
    from diceminer.terminal.table import Table

Mode = Literal["wait", "heroes", "mountain", "spend", "reroll", "cache"]
PICKING = ("spend", "reroll", "cache")
_DIGS = ("take", "draft", "recycle")


class Turn:
    """The state of a question, from the moment it is asked until it is answered."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.reset()

    def reset(self) -> None:
        """Reset to no question."""
        self.mode: Mode = "wait"
        self.slot: str | None = None
        self.at: int | None = None
        self.spell: RerollSelection | None = None
        self.chests: CacheSelection | None = None
        self.picked: list[int] = []
        self.previews: dict[str, dict[str, str]] = {}

    @property
    def game(self) -> Game:
        """The game on the table."""
        return self.table.game

    @property
    def solo(self) -> bool:
        """Whether this is a solo game."""
        return self.game.rules.players == 1

    def offers(self, verb: str) -> list[str]:
        """The legal actions of a verb."""
        return [action for action in self.game.legal() if parse(action).verb == verb]

    def begin(self) -> None:
        """Start the question that the game asks now."""
        self.reset()
        verbs = {parse(action).verb for action in self.game.legal()}
        if "hero" in verbs:
            self.mode = "heroes"
        elif "reroll" in verbs:
            self.begin_spell(None)
        elif "cache" in verbs:
            self.mode, self.chests = "cache", CacheSelection(self.game)
            self._first()
        elif self.game.view()["phase"] == "magic":
            self.mode = "spend"
            self._first()
        else:
            self.mode = "mountain"
            for verb in _DIGS:
                for action in self.offers(verb):
                    slot = parse(action).slot
                    if slot and slot not in self.previews:
                        self.previews[slot] = dict(self.game.preview(action)["slides"])
            # The highest first, from the left.
            ranked = sorted(self.previews, key=lambda slot: (-row_and_number(slot)[0], slot))
            self.slot = ranked[0] if ranked else None

    # Dice of the trove.

    def items(self) -> list[Item]:
        """What lies in the trove of the seat to act."""
        return items(self.game.view(), self.game.seat) if self.game.seat else []

    def open(self) -> list[int]:
        """Which of the items can be chosen now, those that are chosen included."""
        inside = self.items()
        if self.mode == "spend":
            legal = set(self.offers("spend"))
            return [
                i
                for i, item in enumerate(inside)
                if not item.spent and _spend_action(item) in legal
            ]
        chooser = self.spell or self.chests
        if chooser is None:
            return []
        can = {token: chooser.can_pick(token) for token in {item.token for item in inside}}
        return [
            i
            for i, item in enumerate(inside)
            if not (item.hero or item.spent or item.cached)
            and (i in self.picked or can[item.token])
        ]

    def _first(self) -> None:
        choices = self.open()
        self.at = choices[0] if choices else None

    def walk(self, by: int) -> None:
        """Go on to another item that can be chosen."""
        choices = self.open()
        if not choices:
            return
        if self.at not in choices:
            self.at = choices[0]
            return
        at = choices.index(self.at) + by
        if abs(by) == 1:
            at %= len(choices)
        self.at = choices[max(0, min(at, len(choices) - 1))]

    def pick(self) -> None:
        """Choose the item under the cursor, or put it back."""
        chooser = self.spell or self.chests
        if chooser is None or self.at is None:
            return
        token = self.items()[self.at].token
        if self.at in self.picked:
            self.picked.remove(self.at)
            chooser.picked.remove(token)
        elif self.at in self.open():
            self.picked.append(self.at)
            chooser.picked.append(token)
            # On to the next one that can still be chosen.
            after = [i for i in self.open() if i not in self.picked]
            self.at = next((i for i in after if i > self.at), after[0] if after else self.at)

    def begin_spell(self, spend: str | None) -> None:
        """Choose dice for a spell; nothing is spent before they are rolled."""
        self.mode, self.spell, self.picked = "reroll", RerollSelection(self.game, spend), []
        self._first()

    def spend_here(self) -> None:
        """Begin the spell of the magic face under the cursor."""
        if self.at is not None:
            self.begin_spell(_spend_action(self.items()[self.at]))

    def step_back(self) -> bool:
        """Cancel the spell that was begun; False if it can't be cancelled."""
        if self.spell is None or self.spell.spend is None:
            return False
        self.mode, self.spell, self.picked = "spend", None, []
        self._first()
        return True

    # In words.

    def asked(self, t: locale.Texts, names: Sequence[str]) -> str:
        """Whose turn it is and what for."""
        view = self.game.view()
        seat = self.game.seat
        if seat is None:
            return t("phase-over")
        name = names[seat - 1]
        if self.table.is_compiling(seat):
            return t("compiling-search")
        if not self.table.is_human(seat):
            return t("term-ask-thinking", name=name)
        match self.mode:
            case "heroes":
                return t("term-ask-hero", name=name)
            case "mountain":
                return self._asked_to_dig(t, name, view)
            case "spend":
                return t("term-ask-spend", name=name)
            case "reroll" if self.spell:
                n, chosen = self.spell.most, len(self.spell.picked)
                if self.spell.complete:
                    return t("term-ask-roll", n=n)
                return t("term-ask-reroll", n=n, chosen=chosen)
            case "cache" if self.chests:
                n, chosen = self.chests.most, len(self.chests.picked)
                return t("term-ask-cache", name=name, n=n, chosen=chosen)
        return t("term-ask-wait")

    def _asked_to_dig(self, t: locale.Texts, name: str, view: View) -> str:
        if self.solo:
            if view["symbols"]:
                return t("term-ask-recycle", n=view["symbols"])
            return t("term-ask-draft" if self.previews else "term-ask-stuck")
        if view["shared"] and view["taken"]:
            if self.offers("done"):
                return t("term-ask-second", name=name)
            return t("term-ask-second-must", name=name)
        if view["shared"]:
            return t("term-ask-beer", name=name)
        if self.offers("share"):
            return t("term-ask-take-or-share", name=name)
        return t("term-ask-take", name=name)

    def detail(self, t: locale.Texts) -> str:
        """The die under the cursor in words, and what taking it would move."""
        mountain = self.game.view()["mountain"]
        if self.mode == "mountain" and self.slot and self.slot in mountain:
            face = locale.face(t, mountain[self.slot])
            moved = self.previews.get(self.slot)
            if moved:
                path = ", ".join(f"{start} → {end}" for start, end in moved.items())
                return t("term-detail-side", slot=self.slot, face=face, moves=path)
            return t("term-detail-top", slot=self.slot, face=face)
        if self.mode in PICKING and self.at is not None:
            item = self.items()[self.at]
            face = locale.face(t, item.token)
            return t("term-detail-hero", face=face) if item.hero else face
        return ""

    def keys(self, t: locale.Texts) -> list[Key]:
        """The keys that do something now."""
        keys = self._mode_keys(t)
        keys.append(Key("?", t("term-key-help"), "help"))
        keys.append(Key("Q", t("term-key-menu"), "leave"))
        return keys

    def _mode_keys(self, t: locale.Texts) -> list[Key]:
        walk = Key("←→", t("term-key-move"), "move('right')")
        match self.mode:
            case "wait" if self.game.seat and not self.table.is_human(self.game.seat):
                return [Key("H", t("term-key-hurry"), "hurry")]
            case "heroes":
                return [Key(t("term-enter"), t("term-key-choose"), "accept")]
            case "mountain":
                return self._dig_keys(t)
            case "spend":
                return [
                    walk,
                    Key(t("term-enter"), t("term-key-spend"), "accept"),
                    Key("D", t("term-key-done"), "done"),
                ]
            case "reroll" if self.spell:
                keys = [walk, Key(t("term-enter"), t("term-key-pick"), "accept")]
                if self.spell.complete:
                    keys[1] = Key(t("term-enter"), t("term-key-roll"), "accept")
                    keys.append(Key(t("term-space"), t("term-key-change"), "pick"))
                if self.spell.spend:
                    keys.append(Key("Esc", t("term-key-back"), "back"))
                return keys
            case "cache":
                return [
                    walk,
                    Key(t("term-enter"), t("term-key-pick"), "accept"),
                    Key("D", t("term-key-done"), "done"),
                ]
        return []

    def _dig_keys(self, t: locale.Texts) -> list[Key]:
        keys = []
        if self.previews:
            keys.append(Key("←→↑↓", t("term-key-move"), "move('right')"))
            word = next(verb for verb in _DIGS if self.offers(verb))
            keys.append(Key(t("term-enter"), t(f"term-key-{word}"), "accept"))
        if self.offers("share"):
            keys.append(Key("B", t("term-key-share"), "share"))
        if self.offers("spend"):
            keys.append(Key("M", t("term-key-magic"), "magic"))
        if self.offers("refill"):
            keys.append(Key("F", t("term-key-refill"), "refill"))
        if self.offers("done"):
            keys.append(Key("D", t("term-key-stop" if self.solo else "term-key-done"), "done"))
        return keys


def _spend_action(item: Item) -> str:
    return Action("spend", token=item.token, on_hero=item.hero).text

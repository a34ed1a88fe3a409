"""Reads a view for the pictures: the slots, each seat's dice one by one, and their names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from diceminer import locale
from diceminer.facts import FACES, HEROES, KINDS, Face
from diceminer.rules.constants import ROUNDS

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from diceminer.documents import Part, View


# The parts of a score, in the order in which they are shown.
PARTS: Final[tuple[Part, ...]] = ("tunnels", "treasure", "hazards")


class Die(NamedTuple):
    """One die of a trove, or one face of a hero, as it is drawn."""

    token: str
    spent: bool = False
    chosen: bool = False
    cached: bool = False


def order(tokens: Iterable[str]) -> list[str]:
    """Tokens in canonical order; faces that no die here has come last of their kind.

    >>> order(["XB", "HD9", "G2", "T3", "XP", "HD3", "TB", "HC1"])
    ['T3', 'TB', 'G2', 'HC1', 'HD3', 'HD9', 'XP', 'XB']
    """

    def key(token: str) -> tuple[int, int, str]:
        place = FACES.index(token) if token in FACES else len(FACES)
        return KINDS.index(Face.of(token).kind), place, token

    return sorted(tokens, key=key)


def trove(view: View, seat: int) -> list[list[Die]]:
    """The dice of a seat, kind by kind, kinds without dice left out.

    Equal faces are equal dice, so which of them carries a mark is free: spent ones come last.

    >>> view = {
    ...     "seat": 1,
    ...     "chosen": {},
    ...     "seats": [{"dice": {"M1": 2, "T1": 1}, "spent": {"M1": 1}, "cached": {}}],
    ... }
    >>> [[(die.token, die.spent) for die in group] for group in trove(view, 1)]
    [[('T1', False)], [('M1', False), ('M1', True)]]
    """
    owner = view["seats"][seat - 1]
    chosen = view["chosen"] if view["seat"] == seat else {}
    groups: dict[str, list[Die]] = {}
    for token in order(owner["dice"]):
        count = owner["dice"][token]
        unspent = count - owner["spent"].get(token, 0)
        groups.setdefault(token[0], []).extend(
            Die(
                token,
                spent=i >= unspent,
                chosen=i < chosen.get(token, 0),
                cached=i < owner["cached"].get(token, 0),
            )
            for i in range(count)
        )
    return list(groups.values())


def hero_dice(view: View, seat: int) -> list[Die]:
    """The faces of a seat's hero, spent ones marked; none without a hero.

    >>> view = {"seats": [{"hero": "alchemist", "hero_spent": {"M1": 1}}]}
    >>> [die.spent for die in hero_dice(view, 1)]
    [False, False, True]
    """
    owner = view["seats"][seat - 1]
    left = dict(owner["hero_spent"])
    dice = []
    for token in reversed(HEROES.get(owner["hero"] or "", ())):
        dice.append(Die(token, spent=left.get(token, 0) > 0))
        left[token] = left.get(token, 0) - 1
    return dice[::-1]


def headline(t: locale.Texts, view: View) -> str:
    """The round and the phase; in solo how often the mountain was filled up again."""
    phase = t(f"phase-{view['phase']}")
    if "refills" in view:
        return f"{phase} · {t('picture-refills', n=view['refills'])}"
    return f"{t('picture-round', n=view['round'], of=ROUNDS)} · {phase}"


def turn(t: locale.Texts, view: View, names: Sequence[str] | None) -> str:
    """Who is asked for what, or how the game ended."""
    if view["phase"] == "over":
        if score := rank(t, view):
            return score
        winners = [locale.player(t, seat, names) for seat in view["winners"] or ()]
        return t("picture-winner", names=t.listed(winners))
    name = locale.player(t, view["seat"] or 1, names)
    symbols = view["symbols"]
    match view["phase"]:
        case "excavation":
            return t("picture-turn-excavation", name=name, n=view["takes"])
        case "magic" if symbols:
            return t("picture-turn-reroll", name=name, n=symbols)
        case "solo" if symbols:
            return t("picture-turn-recycle", name=name, n=symbols)
        case phase:
            return t(f"picture-turn-{phase}", name=name)


def rank(t: locale.Texts, view: View) -> str:
    """The solo score so far and what it is worth; "" for several players."""
    if "score" not in view or "rank" not in view:
        return ""
    return t("picture-rank", points=t("points", n=view["score"]), rank=t(f"rank-{view['rank']}"))


def status(t: locale.Texts, die: Die) -> str:
    """A die's face in words, with what is marked on it."""
    marked = [mark for mark in ("spent", "chosen", "cached") if getattr(die, mark)]
    marks = [t(f"picture-mark-{mark}") for mark in marked]
    return ", ".join([locale.face(t, die.token), *marks])

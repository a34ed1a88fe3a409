"""The score pad: what troves on a real table are worth, asked of the rules.

>>> sheets = score([read("T1 T2 T3 G3 HD4 XS"), read("t1, g1 g2")])
>>> [(sheet["tunnels"], sheet["treasure"], sheet["hazards"], sheet["total"]) for sheet in sheets]
[(6, 3, 4, 13), (1, 3, 0, 4)]
>>> score([read("3T1 T2 T3 T4 T5 XC2 G3")], solo=True, cached=read("G3"))[0]["rank"]
'disaster'
"""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from diceminer.errors import Refusal
from diceminer.facts import DICE, FACES, HEROES, SOLO_MAGIC
from diceminer.game import Game
from diceminer.notation import FACE, FACE_NUMBER, HERO_IDS, dice_in_game, multiset
from diceminer.rules import entries
from diceminer.rules.state import SOLO
from diceminer.rules.tables import SEATS
from diceminer.ruleset import Rules

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

Sheet = dict[str, Any]
Dice = dict[str, int]

_ON_DICE: Final = tuple(dict.fromkeys(token for sides in DICE.values() for token in sides))
_TIMES: Final = "[xX×*]"
_WORD: Final = re.compile(
    rf"(?:(\d{{1,2}}){_TIMES}?)?({'|'.join(FACES)})(?:{_TIMES}(\d{{1,2}}))?", re.IGNORECASE
)
# What counts together: each part of the sheet is scored by these symbols alone.
_PARTS: Final = {
    "tunnels": ("number",),
    "treasure": ("gem",),
    "hazards": ("cave-in", "dragon"),
    "cave_ins": ("cave-in", "pickaxe"),
    "dragons": ("dragon", "shield"),
}


def read(text: str) -> Dice:
    """A trove as people type it: tokens with spaces or commas between, any case, with counts.

    >>> read("2t1 G3, xpx2")
    {'T1': 2, 'G3': 1, 'XP': 2}
    """
    tokens: list[str] = []
    for word in re.split(r"[\s,;]+", text.strip()):
        if word in ("", "-"):
            continue
        match = _WORD.fullmatch(word)
        if match is None or (match[1] and match[3]):
            raise Refusal("pad-token", token=word, faces=" ".join(_ON_DICE))
        tokens += [match[2].upper()] * int(match[1] or match[3] or 1)
    return multiset(tokens)


def score(
    troves: Sequence[Mapping[str, int]],
    heroes: Sequence[str | None] | None = None,
    *,
    solo: bool = False,
    cached: Mapping[str, int] | None = None,
    extra_tunnel_dice: bool = False,
) -> list[Sheet]:
    """The score sheet of every trove, at a table of as many players or of a solo game.

    A sheet has the trove's `dice` and `hero`, the parts `tunnels`, `treasure` and `hazards`, their
    `total`, the `gems` before the majority and whether they are the most (`most_gems`), and the
    two halves of the hazards. A single trove has nobody to compare with: its `most_gems` is None,
    and `with_most_gems` says what it would be worth then. `cached` are the dice in the chests of a
    solo game, whose one sheet has a `rank`. Dice that no game could have are refused.

    >>> score([{"G2": 1}, {"G1": 1}], heroes=["treasurer", None])[0]["treasure"]
    6
    """
    for trove in (*troves, cached or {}):
        for token in trove:
            if token not in _ON_DICE:
                raise Refusal("pad-token", token=token, faces=" ".join(_ON_DICE))
    kept = multiset(Counter(dict(cached or {})).elements())
    played = [multiset(Counter(dict(trove)).elements()) for trove in troves]
    who = [None] * len(played) if heroes is None else list(heroes)
    _check(played, who, solo=solo, cached=kept, extra_tunnel_dice=extra_tunnel_dice)
    if solo:
        return [_solo(played[0], kept)]
    return _table(played, who)


def _table(troves: Sequence[Dice], heroes: Sequence[str | None]) -> list[Sheet]:
    """The sheets of players who compare their gems."""
    shown = [
        multiset([*Counter(trove).elements(), *(HEROES[hero] if hero else ())])
        for trove, hero in zip(troves, heroes, strict=True)
    ]
    lone = len(shown) == 1
    # Of one player alone nobody knows who has the most gems: here a twin ties for them.
    asked = _asked([*shown, *shown] if lone else shown)
    cave_ins = _asked([_part(dice, "cave_ins") for dice in shown])
    dragons = _asked([_part(dice, "dragons") for dice in shown])
    sheets: list[Sheet] = []
    for seat, trove in enumerate(troves):
        sheet = asked[seat]
        sheets.append(
            {
                "seat": seat + 1,
                "hero": heroes[seat],
                "dice": trove,
                **{part: sheet[part] for part in ("tunnels", "treasure", "hazards", "total")},
                "gems": sheet["gems"],
                "most_gems": None if lone else bool(sheet["most_gems"]),
                "cave_ins": cave_ins[seat]["hazards"],
                "dragons": dragons[seat]["hazards"],
            }
        )
    if lone:
        most = _asked([*shown, {}])[0]
        sheets[0]["with_most_gems"] = {part: most[part] for part in ("treasure", "total")}
    return sheets


def _asked(shown: Sequence[Dice]) -> list[dict[str, int]]:
    """What the rules say to faces that lie before as many players."""
    game = Game(Rules(players=len(shown)))
    state = game._states[0]
    state["contenders"] = (1 << len(shown)) - 1
    for seat, dice in enumerate(shown):
        for token, count in dice.items():
            state["trove"][seat, FACE_NUMBER[token]] = count
    return game.sheet()


def _part(dice: Dice, name: str) -> Dice:
    """The dice that one part of the sheet is about."""
    return {token: n for token, n in dice.items() if FACE[token].symbol in _PARTS[name]}


def _solo(trove: Dice, cached: Dice) -> Sheet:
    """The sheet of a solo game."""
    game = _alone(trove, cached)
    sheet = game.sheet()[0]
    parts = {part: sheet[part] for part in ("tunnels", "treasure", "hazards", "total")}
    rank = game.view()["rank"]
    return {"seat": 1, "hero": None, "dice": trove, "cached": cached, **parts, "rank": rank}


def _alone(trove: Dice, cached: Dice) -> Game:
    """A solo game with nothing but a trove."""
    game = Game(Rules(players=1))
    state = game._states[0]
    state["phase"] = SOLO
    for row, dice in (("trove", trove), ("cached", cached)):
        for token, count in dice.items():
            state[row][0, FACE_NUMBER[token]] = count
    return game


def _check(
    troves: Sequence[Dice],
    heroes: Sequence[str | None],
    *,
    solo: bool,
    cached: Dice,
    extra_tunnel_dice: bool,
) -> None:
    """Refuse what can't lie on a table."""
    if solo and len(troves) != 1:
        raise Refusal("pad-solo-one", count=len(troves))
    if not 1 <= len(troves) <= SEATS:
        raise Refusal("pad-troves", count=len(troves), most=SEATS)
    box = dice_in_game(Rules(extra_tunnel_dice=extra_tunnel_dice))
    have = dict.fromkeys(box, 0)
    for trove in troves:
        for token, count in trove.items():
            have[FACE[token].kind] += count
    for kind, count in have.items():
        if count > box[kind]:
            raise Refusal("pad-too-many", kind=kind, have=count, most=box[kind])
    _check_heroes(heroes, len(troves), solo=solo)
    if cached and not solo:
        raise Refusal("pad-cached-table")
    if solo:
        _check_solo(troves[0], cached)


def _check_heroes(heroes: Sequence[str | None], troves: int, *, solo: bool) -> None:
    if solo and any(heroes):
        raise Refusal("pad-solo-heroes")
    if len(heroes) != troves:
        raise Refusal("pad-heroes-count", have=len(heroes), need=troves)
    for hero in heroes:
        if hero is not None and hero not in HEROES:
            raise Refusal("pad-hero-unknown", hero=hero, heroes=", ".join(HERO_IDS))
        if hero is not None and heroes.count(hero) > 1:
            raise Refusal("pad-hero-twice", hero=hero)


def _check_solo(trove: Dice, cached: Dice) -> None:
    """A solo trove grows die by die: the rules are asked whether each can be drafted."""
    # Tools come before the hazards they allow, tunnels in the order of their numbers; only the
    # magic dice of the set-up can still show Beer.
    beers = sum(n for token, n in trove.items() if FACE[token].symbol == "beer")
    order = sorted(_elements(trove), key=lambda token: FACE[token].kind == "hazard")
    lying: Dice = {}
    may = np.zeros(len(FACES), np.int16)
    for token in order:
        if FACE[token].symbol == "beer":
            if FACE[token].kind != "magic" or beers > SOLO_MAGIC:
                raise Refusal("pad-solo-beer", token=token)
        else:
            entries.nameable(_alone(lying, {})._states, 0, may)
            if not may[FACE_NUMBER[token]]:
                raise Refusal("pad-solo-draft", token=token)
        lying[token] = lying.get(token, 0) + 1
    if any(n > trove.get(token, 0) or token[0] != "G" for token, n in cached.items()):
        raise Refusal("pad-cached")
    chests = _asked([trove])[0]["chests"]
    if sum(cached.values()) > chests:
        raise Refusal("pad-chests", have=sum(cached.values()), chests=chests)


def _elements(dice: Dice) -> Iterable[str]:
    """Every die by itself, in canonical order."""
    return (token for token in FACES for _ in range(dice.get(token, 0)))

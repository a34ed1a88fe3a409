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

from diceminer.board import Board
from diceminer.errors import Refusal
from diceminer.events import points
from diceminer.facts import DICE, FACES, HEROES
from diceminer.notation import FACE, FACE_NUMBER, HERO_IDS, dice_in_game, multiset
from diceminer.rules.positions import PAD_FAULTS
from diceminer.rules.tables import SEATS
from diceminer.ruleset import Rules

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

Sheet = dict[str, Any]
Dice = dict[str, int]

_ON_DICE: Final = tuple(dict.fromkeys(token for sides in DICE.values() for token in sides))
_TIMES: Final = "[xX×*]"
_WORD: Final = re.compile(
    rf"(?:(\d{{1,2}}){_TIMES}?)?({'|'.join(FACES)})(?:{_TIMES}(\d{{1,2}}))?", re.IGNORECASE
)


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
    lone = len(troves) == 1
    # Of one player alone nobody knows who has the most gems: here a twin ties for them.
    rows = _scored([*troves, *troves], [*heroes, *heroes]) if lone else _scored(troves, heroes)
    sheets: list[Sheet] = []
    for seat, (trove, hero) in enumerate(zip(troves, heroes, strict=True)):
        tunnels, treasure, hazards, gems, most, _, cave_ins, dragons = rows[seat]
        sheets.append(
            {
                "seat": seat + 1,
                "hero": hero,
                "dice": trove,
                **_parts(tunnels, treasure, hazards),
                "gems": gems,
                "most_gems": None if lone else bool(most),
                "cave_ins": cave_ins,
                "dragons": dragons,
            }
        )
    if lone:
        alone = _parts(*_scored([*troves, {}], [*heroes, None])[0][:3])
        sheets[0]["with_most_gems"] = {part: alone[part] for part in ("treasure", "total")}
    return sheets


def _parts(tunnels: int, treasure: int, hazards: int) -> dict[str, int]:
    total = tunnels + treasure + hazards
    return {"tunnels": tunnels, "treasure": treasure, "hazards": hazards, "total": total}


def _scored(troves: Sequence[Dice], heroes: Sequence[str | None]) -> list[list[int]]:
    """What the rules say to troves that lie before as many players."""
    board = Board(Rules(players=len(troves)))
    state = board.states[0]
    state["contenders"] = (1 << len(troves)) - 1
    for seat, (dice, hero) in enumerate(zip(troves, heroes, strict=True)):
        _lay(state["trove"][seat], dice)
        if hero is not None:
            state["hero"][seat] = HERO_IDS.index(hero)
    return board.sheet()


def _lay(row: Any, dice: Dice) -> None:
    for token, count in dice.items():
        row[FACE_NUMBER[token]] = count


def _solo(trove: Dice, cached: Dice) -> Sheet:
    """The sheet of a solo game; refused if no game could come to it."""
    board = Board(Rules(players=1))
    _lay(board.states[0]["trove"][0], trove)
    _lay(board.states[0]["cached"][0], cached)
    fault, (first, second, _) = board.pad_fault()
    match PAD_FAULTS[fault]:
        case "solo-beer" | "solo-draft" as problem:
            raise Refusal(f"pad-{problem}", token=FACES[first])
        case "cached":
            raise Refusal("pad-cached")
        case "chests":
            raise Refusal("pad-chests", have=first, chests=second)
    parts = _parts(*board.sheet()[0][:3])
    rank = points(parts["total"])["rank"]
    return {"seat": 1, "hero": None, "dice": trove, "cached": cached, **parts, "rank": rank}


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

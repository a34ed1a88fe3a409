"""The score pad: the scores of troves on a real table, computed by the rules.

>>> sheets = score([read("T1 T2 T3 G3 HD4 XS"), read("t1, g1 g2")])
>>> [(sheet["tunnels"], sheet["treasure"], sheet["hazards"], sheet["total"]) for sheet in sheets]
[(6, 3, 4, 13), (1, 3, 0, 4)]
>>> score([read("3T1 T2 T3 T4 T5 XC2 G3")], solo=True, cached=read("G3"))[0]["rank"]
'disaster'
"""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING, Final, Literal, overload

from diceminer import views
from diceminer.board import Board
from diceminer.errors import Refusal
from diceminer.events import ranked
from diceminer.facts import DICE, FACES, HEROES, KINDS
from diceminer.notation import FACE, FACE_NUMBER, HERO_IDS, multiset
from diceminer.rules.constants import SEATS
from diceminer.rules.positions import PAD_FAULTS
from diceminer.rules.state import MOST_DICE
from diceminer.ruleset import Rules

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    import numpy as np
    from numpy.typing import NDArray

    from diceminer.documents import Dice, Sheet, SoloSheet, TableSheet

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


@overload
def score(
    troves: Sequence[Mapping[str, int]],
    heroes: Sequence[str | None] | None = None,
    *,
    solo: Literal[False] = False,
    cached: Mapping[str, int] | None = None,
    extra_tunnel_dice: bool = False,
) -> list[TableSheet]: ...


@overload
def score(
    troves: Sequence[Mapping[str, int]],
    heroes: Sequence[str | None] | None = None,
    *,
    solo: Literal[True],
    cached: Mapping[str, int] | None = None,
    extra_tunnel_dice: bool = False,
) -> list[SoloSheet]: ...


@overload
def score(
    troves: Sequence[Mapping[str, int]],
    heroes: Sequence[str | None] | None = None,
    *,
    solo: bool,
    cached: Mapping[str, int] | None = None,
    extra_tunnel_dice: bool = False,
) -> list[TableSheet] | list[SoloSheet]: ...


def score(
    troves: Sequence[Mapping[str, int]],
    heroes: Sequence[str | None] | None = None,
    *,
    solo: bool = False,
    cached: Mapping[str, int] | None = None,
    extra_tunnel_dice: bool = False,
) -> list[TableSheet] | list[SoloSheet]:
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
    _check_counts(len(played), who, solo=solo)
    # A single trove is scored as one of a multiplayer game, of which only this one is known.
    players = 1 if solo else max(2, len(played))
    board = _new_board(Rules(players=players, extra_tunnel_dice=extra_tunnel_dice), played, who)
    _set_counts(board.states[0]["cached"][0], kept)
    _check(board, played)
    if solo:
        return [_solo_sheet(board, played[0], kept)]
    return _multiplayer_sheets(played, who)


def _multiplayer_sheets(troves: Sequence[Dice], heroes: Sequence[str | None]) -> list[TableSheet]:
    """The sheets of players who compare their gems."""
    lone = len(troves) == 1
    # Who has the most gems is not known for a single trove: a second, equal one ties with it.
    rows = (
        _score_rows([*troves, *troves], [*heroes, *heroes]) if lone else _score_rows(troves, heroes)
    )
    sheets: list[TableSheet] = []
    for seat, (trove, hero) in enumerate(zip(troves, heroes, strict=True)):
        scored = rows[seat]
        sheets.append(
            {
                "seat": seat + 1,
                "hero": hero,
                "dice": trove,
                "tunnels": scored["tunnels"],
                "treasure": scored["treasure"],
                "hazards": scored["hazards"],
                "total": scored["total"],
                "gems": scored["gems"],
                "most_gems": None if lone else bool(scored["most_gems"]),
                "cave_ins": scored["cave_ins"],
                "dragons": scored["dragons"],
                "straights": scored["straights"],
                "idle": scored["idle"],
            }
        )
    if lone:
        most = _score_rows([*troves, {}], [*heroes, None])[0]
        sheets[0]["with_most_gems"] = {"treasure": most["treasure"], "total": most["total"]}
    return sheets


def _score_rows(troves: Sequence[Dice], heroes: Sequence[str | None]) -> list[Sheet]:
    """What troves of as many players score."""
    board = _new_board(Rules(players=len(troves)), troves, heroes)
    board.states[0]["contenders"] = (1 << len(troves)) - 1
    return views.sheets(board)


def _new_board(rules: Rules, troves: Sequence[Dice], heroes: Sequence[str | None]) -> Board:
    """A board with these troves and heroes."""
    board = Board(rules)
    state = board.states[0]
    for seat, (dice, hero) in enumerate(zip(troves, heroes, strict=True)):
        _set_counts(state["trove"][seat], dice)
        if hero is not None:
            state["hero"][seat] = HERO_IDS.index(hero)
    return board


def _set_counts(row: NDArray[np.int8], dice: Dice) -> None:
    for token, count in dice.items():
        # Clipped to what the field holds, which is more than any box has and so refused later.
        row[FACE_NUMBER[token]] = min(count, MOST_DICE)


def _solo_sheet(board: Board, trove: Dice, cached: Dice) -> SoloSheet:
    """The sheet of a solo game."""
    tunnels, treasure, hazards, *_ = board.sheet()[0]
    total = tunnels + treasure + hazards
    return {
        "seat": 1,
        "hero": None,
        "dice": trove,
        "cached": cached,
        "tunnels": tunnels,
        "treasure": treasure,
        "hazards": hazards,
        "total": total,
        "rank": ranked(total)["rank"],
    }


def _check(board: Board, troves: Sequence[Dice]) -> None:
    """Refuse troves that no game could reach."""
    fault, (first, second, _) = board.pad_fault()
    match PAD_FAULTS[fault]:
        case "":
            return
        case "too-many":
            kind = KINDS[first]
            have = sum(
                n for dice in troves for token, n in dice.items() if FACE[token].kind == kind
            )
            raise Refusal("pad-too-many", kind=kind, have=have, most=second)
        case "hero-twice":
            raise Refusal("pad-hero-twice", hero=HERO_IDS[first])
        case "solo-beer" | "solo-draft" as problem:
            raise Refusal(f"pad-{problem}", token=FACES[first])
        case "chests":
            raise Refusal("pad-chests", have=first, chests=second)
        case problem:
            raise Refusal(f"pad-{problem}")


def _check_counts(troves: int, heroes: Sequence[str | None], *, solo: bool) -> None:
    """Refuse numbers of troves and names of heroes that a board has no place for."""
    if solo and troves != 1:
        raise Refusal("pad-solo-one", count=troves)
    if not 1 <= troves <= SEATS:
        raise Refusal("pad-troves", count=troves, most=SEATS)
    if len(heroes) != troves:
        raise Refusal("pad-heroes-count", have=len(heroes), need=troves)
    for hero in heroes:
        if hero is not None and hero not in HEROES:
            raise Refusal("pad-hero-unknown", hero=hero, heroes=", ".join(HERO_IDS))

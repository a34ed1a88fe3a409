"""What happened, as plain dicts: told from the log of the rules, and followed to the next view.

Every event names itself in "event". `follow` rebuilds a view from the one before and the events
between them; it knows how to read, not how to play: nothing in it is a rule of the game.
"""

from __future__ import annotations

import copy
from typing import TYPE_CHECKING, Any, Final

from diceminer.facts import FACES
from diceminer.notation import FACE, HERO_IDS, SLOT_NAMES
from diceminer.rules.log import LOG
from diceminer.rules.phases import PHASES
from diceminer.rules.tables import RANKS, SEATS

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

Event = dict[str, Any]

_HEARERS: Final = ["_" + name for name in LOG]

_PARTS: Final = ("tunnels", "treasure", "hazards")


class Teller:
    """Turns rows of the log into events and into the tokens that a record shows."""

    def __init__(self, heroes: Sequence[str | None], round_: int) -> None:
        self.events: list[Event] = []
        self.rolled: list[str] = []
        self._heroes = list(heroes)
        self._round = round_
        self._dice: dict[int, dict[str, int]] = {}
        self._gems: dict[int, tuple[int, bool]] = {}

    def hear(self, rows: Sequence[int]) -> None:
        """Take in more rows of the log, one after the other."""
        numbers = iter(rows)
        for what, a, b, c, d in zip(*[numbers] * 5, strict=True):
            getattr(self, _HEARERS[what])(a, b, c, d)

    def _tell(self, event: str, **details: Any) -> None:
        self.events.append({"event": event, **details})

    def _same(self, event: str, **match: Any) -> Event | None:
        """The last event, if it is one that the next row belongs to."""
        last = self.events[-1] if self.events else None
        if last and last["event"] == event and all(last[k] == v for k, v in match.items()):
            return last
        return None

    def _rolled_off(self, seat: int, face: int, _c: int, _d: int) -> None:
        rolls = self._same("roll-off")
        # A seat that rolls again begins another roll-off.
        if rolls is None or seat + 1 <= max(int(s) for s in rolls["rolls"]):
            self._tell("roll-off", rolls={})
            rolls = self.events[-1]
        rolls["rolls"][str(seat + 1)] = FACES[face]
        self.rolled.append(FACES[face])

    def _starter(self, seat: int, round_: int, _c: int, _d: int) -> None:
        self._tell("start", round=round_, seat=seat + 1)

    def _hero(self, seat: int, hero: int, _c: int, _d: int, *, dealt: bool = False) -> None:
        self._heroes[seat] = HERO_IDS[hero]
        self._tell("hero", seat=seat + 1, hero=HERO_IDS[hero], dealt=dealt)

    def _hero_dealt(self, seat: int, hero: int, _c: int, _d: int) -> None:
        self._hero(seat, hero, 0, 0, dealt=True)
        self.rolled.append(HERO_IDS[hero])

    def _filled(self, slot: int, face: int, _c: int, _d: int) -> None:
        fill = self._same("fill")
        if fill is None:
            self._tell("fill", dice={})
            fill = self.events[-1]
        fill["dice"][SLOT_NAMES[slot]] = FACES[face]
        self.rolled.append(FACES[face])

    def _shared(self, seat: int, to: int, beer: int, face: int) -> None:
        self._tell("share", seat=seat + 1, to=to + 1, token=FACES[beer], rolled=FACES[face])
        self.rolled.append(FACES[face])

    def _took(self, seat: int, slot: int, face: int, _d: int) -> None:
        self._tell("take", seat=seat + 1, slot=SLOT_NAMES[slot], token=FACES[face])

    def _slid(self, above: int, hole: int, face: int, _d: int) -> None:
        self._tell(
            "slide", **{"from": SLOT_NAMES[above], "to": SLOT_NAMES[hole], "token": FACES[face]}
        )

    def _passed(self, seat: int, _b: int, _c: int, _d: int) -> None:
        self._tell("pass", seat=seat + 1)

    def _spent(self, seat: int, face: int, hero: int, _d: int) -> None:
        self._tell("spend", seat=seat + 1, token=FACES[face], hero=bool(hero))

    def _chose(self, seat: int, face: int, _c: int, _d: int) -> None:
        self._tell("choose", seat=seat + 1, token=FACES[face])

    def _thrown(self, event: str, seat: int, before: int, after: int) -> None:
        throw = self._same(event, seat=seat + 1)
        if throw is None:
            self._tell(event, seat=seat + 1, dice=[])
            throw = self.events[-1]
        throw["dice"].append([FACES[before], FACES[after]])
        self.rolled.append(FACES[after])

    def _rerolled(self, seat: int, before: int, after: int, _d: int) -> None:
        self._thrown("reroll", seat, before, after)

    def _rolled(self, seat: int, before: int, after: int, _d: int) -> None:
        self._thrown("roll", seat, before, after)

    def _scored_dice(self, seat: int, face: int, count: int, _d: int) -> None:
        self._dice.setdefault(seat, {})[FACES[face]] = count

    def _scored_gems(self, seat: int, gems: int, most: int, _d: int) -> None:
        self._gems[seat] = gems, bool(most)

    def _sheet(self, seat: int, points: tuple[int, int, int]) -> Event:
        gems, most = self._gems.pop(seat)
        return {
            "seat": seat + 1,
            "hero": self._heroes[seat],
            "dice": self._dice.pop(seat, {}),
            **dict(zip(_PARTS, points, strict=True)),
            "total": sum(points),
            "gems": gems,
            "most_gems": most,
        }

    def _scored(self, seat: int, tunnels: int, treasure: int, hazards: int) -> None:
        score = self._same("score")
        if score is None:
            self._tell("score", round=self._round, seats=[])
            score = self.events[-1]
        score["seats"].append(self._sheet(seat, (tunnels, treasure, hazards)))

    def _tie_scored(self, seat: int, tunnels: int, treasure: int, hazards: int) -> None:
        tiebreak = self._same("tiebreak")
        if tiebreak is None:
            self._tell("tiebreak", seats=[])
            tiebreak = self.events[-1]
        tiebreak["seats"].append(self._sheet(seat, (tunnels, treasure, hazards)))

    def _cached(self, seat: int, face: int, _c: int, _d: int) -> None:
        self._tell("cache", seat=seat + 1, token=FACES[face])

    def _new_round(self, round_: int, _b: int, _c: int, _d: int) -> None:
        self._round = round_
        self._tell("round", round=round_)

    def _tied(self, contenders: int, _b: int, _c: int, _d: int) -> None:
        self._tell("tied", seats=[seat + 1 for seat in range(SEATS) if contenders >> seat & 1])

    def _won(self, seat: int, _b: int, _c: int, _d: int) -> None:
        self._tell("over", winners=[seat + 1] if seat >= 0 else None)

    def _dealt_magic(self, face: int, _b: int, _c: int, _d: int) -> None:
        set_up = self._same("set-up")
        if set_up is None:
            self._tell("set-up", dice={})
            set_up = self.events[-1]
        _add(set_up["dice"], FACES[face])
        self.rolled.append(FACES[face])

    def _again(self, _a: int, _b: int, _c: int, _d: int) -> None:
        self._tell("again")

    def _drafted(self, slot: int, shown: int, face: int, cached: int) -> None:
        self._tell(
            "draft",
            **{
                "seat": 1,
                "slot": SLOT_NAMES[slot],
                "token": FACES[shown],
                "as": FACES[face],
                "cached": bool(cached),
            },
        )

    def _recycled(self, slot: int, face: int, _c: int, _d: int) -> None:
        self._tell("recycle", slot=SLOT_NAMES[slot], token=FACES[face])

    def _refilled(self, _a: int, _b: int, _c: int, _d: int) -> None:
        self._tell("refill")

    def _stopped(self, _a: int, _b: int, _c: int, _d: int) -> None:
        self._tell("stop")


def points(score: int) -> Event:
    """The event that ends every play of a solo game: its score so far and what that is called.

    >>> points(46)
    {'event': 'points', 'score': 46, 'rank': 'average'}
    """
    rank = next(name for least, name in reversed(RANKS) if score >= least)
    return {"event": "points", "score": score, "rank": rank}


def turn(status: Sequence[int]) -> Event:
    """The event that ends every play: who is asked for what now."""
    round_, phase, seat, start, first, takes, taken, shared, symbols = status
    return {
        "event": "turn",
        "round": round_,
        "phase": PHASES[phase],
        "seat": seat + 1 or None,
        "start": start + 1 or None,
        "first": first + 1 or None,
        "takes": takes,
        "taken": taken,
        "shared": bool(shared),
        "symbols": symbols,
    }


def follow(view: dict[str, Any], events: Iterable[Event]) -> dict[str, Any]:
    """The view after some events, from the view before them; the one given stays as it is.

    >>> from diceminer import Game, follow
    >>> game = Game.new(seed=7)
    >>> before = game.view()
    >>> follow(before, game.play(game.legal()[0])) == game.view()
    True
    """
    view = copy.deepcopy(view)
    for event in events:
        _FOLLOWERS[event["event"]](view, event)
    return view


def _add(dice: dict[str, int], token: str, count: int = 1) -> None:
    """Change a multiset, kept in canonical order and without zeros."""
    counts = {**dice, token: dice.get(token, 0) + count}
    dice.clear()
    dice.update({t: counts[t] for t in FACES if counts.get(t)})


def _trove(view: dict[str, Any], seat: int) -> dict[str, Any]:
    trove: dict[str, Any] = view["seats"][seat - 1]
    return trove


def _follow_hero(view: dict[str, Any], event: Event) -> None:
    _trove(view, event["seat"])["hero"] = event["hero"]


def _follow_fill(view: dict[str, Any], event: Event) -> None:
    for token in event["dice"].values():
        view["bag"][FACE[token].kind] -= 1
    mountain = {**view["mountain"], **event["dice"]}
    view["mountain"] = {slot: mountain[slot] for slot in SLOT_NAMES.values() if slot in mountain}


def _follow_share(view: dict[str, Any], event: Event) -> None:
    _add(_trove(view, event["seat"])["dice"], event["token"], -1)
    _add(_trove(view, event["to"])["dice"], event["rolled"])


def _follow_take(view: dict[str, Any], event: Event) -> None:
    token = view["mountain"].pop(event["slot"])
    _add(_trove(view, event["seat"])["dice"], token)


def _follow_slide(view: dict[str, Any], event: Event) -> None:
    mountain = {**view["mountain"], event["to"]: view["mountain"][event["from"]]}
    del mountain[event["from"]]
    view["mountain"] = {slot: mountain[slot] for slot in SLOT_NAMES.values() if slot in mountain}


def _follow_spend(view: dict[str, Any], event: Event) -> None:
    trove = _trove(view, event["seat"])
    if view["phase"] == "solo":
        _add(trove["dice"], event["token"], -1)
    else:
        _add(trove["hero_spent" if event["hero"] else "spent"], event["token"])


def _follow_choose(view: dict[str, Any], event: Event) -> None:
    _add(view["chosen"], event["token"])


def _follow_reroll(view: dict[str, Any], event: Event) -> None:
    view["chosen"] = {}
    dice = _trove(view, event["seat"])["dice"]
    for before, after in event["dice"]:
        _add(dice, before, -1)
        _add(dice, after)


def _follow_score(view: dict[str, Any], event: Event) -> None:
    for sheet in event["seats"]:
        trove = _trove(view, sheet["seat"])
        trove["rounds"].append({part: sheet[part] for part in (*_PARTS, "total")})
        trove["total"] += sheet["total"]


def _follow_cache(view: dict[str, Any], event: Event) -> None:
    _add(_trove(view, event["seat"])["cached"], event["token"])


def _follow_round(view: dict[str, Any], _event: Event) -> None:
    for trove in view["seats"]:
        trove["spent"], trove["hero_spent"], trove["cached"] = {}, {}, {}


def _follow_tied(view: dict[str, Any], _event: Event) -> None:
    for trove in view["seats"]:
        trove["spent"], trove["hero_spent"] = {}, {}


def _follow_tiebreak(view: dict[str, Any], event: Event) -> None:
    view["tiebreaks"].append({str(sheet["seat"]): sheet["total"] for sheet in event["seats"]})


def _follow_over(view: dict[str, Any], event: Event) -> None:
    view["winners"] = event["winners"]


def _follow_set_up(view: dict[str, Any], event: Event) -> None:
    for token, count in event["dice"].items():
        view["bag"][FACE[token].kind] -= count
        _add(_trove(view, 1)["dice"], token, count)


def _follow_again(view: dict[str, Any], _event: Event) -> None:
    trove = _trove(view, 1)["dice"]
    for token in [*view["mountain"].values(), *(t for t, n in trove.items() for _ in range(n))]:
        view["bag"][FACE[token].kind] += 1
    trove.clear()
    view["mountain"] = {}


def _follow_draft(view: dict[str, Any], event: Event) -> None:
    del view["mountain"][event["slot"]]
    _add(_trove(view, 1)["dice"], event["as"])
    if event["cached"]:
        _add(_trove(view, 1)["cached"], event["as"])


def _follow_recycle(view: dict[str, Any], event: Event) -> None:
    view["bag"][FACE[view["mountain"].pop(event["slot"])].kind] += 1


def _follow_refill(view: dict[str, Any], _event: Event) -> None:
    view["refills"] += 1


def _follow_points(view: dict[str, Any], event: Event) -> None:
    view["score"], view["rank"] = event["score"], event["rank"]
    _trove(view, 1)["total"] = event["score"]


def _follow_turn(view: dict[str, Any], event: Event) -> None:
    view.update({name: value for name, value in event.items() if name != "event"})


def _follow_nothing(_view: dict[str, Any], _event: Event) -> None:
    """Some events only tell what others show."""


_FOLLOWERS: Final = {
    "roll-off": _follow_nothing,
    "start": _follow_nothing,
    "hero": _follow_hero,
    "fill": _follow_fill,
    "share": _follow_share,
    "take": _follow_take,
    "slide": _follow_slide,
    "pass": _follow_nothing,
    "spend": _follow_spend,
    "choose": _follow_choose,
    "reroll": _follow_reroll,
    "score": _follow_score,
    "cache": _follow_cache,
    "roll": _follow_reroll,
    "round": _follow_round,
    "tied": _follow_tied,
    "tiebreak": _follow_tiebreak,
    "over": _follow_over,
    "set-up": _follow_set_up,
    "again": _follow_again,
    "draft": _follow_draft,
    "recycle": _follow_recycle,
    "refill": _follow_refill,
    "points": _follow_points,
    "stop": _follow_nothing,
    "turn": _follow_turn,
}

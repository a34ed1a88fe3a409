"""What happened, as plain dicts: decoded from the log of the rules, and followed to the next view.

Every event names itself in "event". `follow` rebuilds a view from the one before and the events
between them; it knows how to read, not how to play: nothing in it is a rule of the game.
"""

from __future__ import annotations

import copy
from typing import TYPE_CHECKING, Final, cast

from diceminer.facts import FACES
from diceminer.notation import FACE, HERO_IDS, SLOT_NAMES
from diceminer.rules.constants import RANKS, SEATS
from diceminer.rules.log import LOG
from diceminer.rules.phases import PHASES

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from diceminer.documents import (
        Asked,
        Dice,
        Event,
        Phase,
        Points,
        Rank,
        ScoredTrove,
        Seat,
        SoloScore,
        Spend,
        Turn,
        View,
    )

_DECODERS: Final = ["_" + name for name in LOG]
_PHASES: Final[tuple[Phase, ...]] = PHASES


class LogDecoder:
    """Turns rows of the log into events and into the tokens that a record shows."""

    def __init__(self, heroes: Sequence[str | None], round_: int) -> None:
        self.events: list[Event] = []
        self.rolled: list[str] = []
        self._heroes = list(heroes)
        self._round = round_
        self._dice: dict[int, Dice] = {}
        self._idle: dict[int, Dice] = {}
        self._straights: dict[int, list[int]] = {}
        self._gems: dict[int, tuple[int, bool, int]] = {}

    def decode(self, rows: Sequence[int]) -> None:
        """Decode more rows of the log, one after the other."""
        numbers = iter(rows)
        for what, a, b, c, d in zip(*[numbers] * 5, strict=True):
            getattr(self, _DECODERS[what])(a, b, c, d)

    def _last(self) -> Event | None:
        """The last event, which the next row may belong to."""
        return self.events[-1] if self.events else None

    def _rolled_off(self, seat: int, face: int, _c: int, _d: int) -> None:
        roll: Event | None = self._last()
        # A seat that rolls again begins another roll-off.
        if not roll or roll["event"] != "roll-off" or seat + 1 <= max(map(int, roll["rolls"])):
            roll = {"event": "roll-off", "rolls": {}}
            self.events.append(roll)
        roll["rolls"][str(seat + 1)] = FACES[face]
        self.rolled.append(FACES[face])

    def _starter(self, seat: int, round_: int, _c: int, _d: int) -> None:
        self.events.append({"event": "start", "round": round_, "seat": seat + 1})

    def _hero(self, seat: int, hero: int, _c: int, _d: int, *, dealt: bool = False) -> None:
        id_ = self._heroes[seat] = HERO_IDS[hero]
        self.events.append({"event": "hero", "seat": seat + 1, "hero": id_, "dealt": dealt})

    def _hero_dealt(self, seat: int, hero: int, _c: int, _d: int) -> None:
        self._hero(seat, hero, 0, 0, dealt=True)
        self.rolled.append(HERO_IDS[hero])

    def _filled(self, slot: int, face: int, _c: int, _d: int) -> None:
        fill: Event | None = self._last()
        if not fill or fill["event"] != "fill":
            fill = {"event": "fill", "dice": {}}
            self.events.append(fill)
        fill["dice"][SLOT_NAMES[slot]] = FACES[face]
        self.rolled.append(FACES[face])

    def _shared(self, seat: int, to: int, beer: int, face: int) -> None:
        self.events.append(
            {
                "event": "share",
                "seat": seat + 1,
                "to": to + 1,
                "token": FACES[beer],
                "rolled": FACES[face],
            }
        )
        self.rolled.append(FACES[face])

    def _took(self, seat: int, slot: int, face: int, _d: int) -> None:
        self.events.append(
            {"event": "take", "seat": seat + 1, "slot": SLOT_NAMES[slot], "token": FACES[face]}
        )

    def _slid(self, above: int, hole: int, face: int, _d: int) -> None:
        self.events.append(
            {
                "event": "slide",
                "from": SLOT_NAMES[above],
                "to": SLOT_NAMES[hole],
                "token": FACES[face],
            }
        )

    def _passed(self, seat: int, _b: int, _c: int, _d: int) -> None:
        self.events.append({"event": "pass", "seat": seat + 1})

    def _spent(self, seat: int, face: int, hero: int, discarded: int) -> None:
        spend: Spend = {
            "event": "spend",
            "seat": seat + 1,
            "token": FACES[face],
            "hero": bool(hero),
        }
        if discarded:
            spend["discarded"] = True
        self.events.append(spend)

    def _chose(self, seat: int, face: int, _c: int, _d: int) -> None:
        self.events.append({"event": "choose", "seat": seat + 1, "token": FACES[face]})

    def _rerolled(self, seat: int, before: int, after: int, _d: int) -> None:
        reroll: Event | None = self._last()
        if not reroll or reroll["event"] != "reroll" or reroll["seat"] != seat + 1:
            reroll = {"event": "reroll", "seat": seat + 1, "dice": []}
            self.events.append(reroll)
        reroll["dice"].append([FACES[before], FACES[after]])
        self.rolled.append(FACES[after])

    def _rolled(self, seat: int, before: int, after: int, _d: int) -> None:
        roll: Event | None = self._last()
        if not roll or roll["event"] != "roll" or roll["seat"] != seat + 1:
            roll = {"event": "roll", "seat": seat + 1, "dice": []}
            self.events.append(roll)
        roll["dice"].append([FACES[before], FACES[after]])
        self.rolled.append(FACES[after])

    def _scored_dice(self, seat: int, face: int, count: int, idle: int) -> None:
        # A face that only the hero has is there if it is idle.
        if count:
            self._dice.setdefault(seat, {})[FACES[face]] = count
        if idle:
            self._idle.setdefault(seat, {})[FACES[face]] = idle

    def _scored_straights(self, seat: int, length: int, count: int, _d: int) -> None:
        self._straights.setdefault(seat, []).extend([length] * count)

    def _scored_gems(self, seat: int, gems: int, most: int, cave_ins: int) -> None:
        self._gems[seat] = gems, bool(most), cave_ins

    def _sheet(self, seat: int, tunnels: int, treasure: int, hazards: int) -> ScoredTrove:
        gems, most, cave_ins = self._gems.pop(seat)
        return {
            "seat": seat + 1,
            "hero": self._heroes[seat],
            "dice": self._dice.pop(seat, {}),
            "tunnels": tunnels,
            "treasure": treasure,
            "hazards": hazards,
            "total": tunnels + treasure + hazards,
            "gems": gems,
            "most_gems": most,
            "cave_ins": cave_ins,
            "dragons": hazards - cave_ins,
            "straights": self._straights.pop(seat, []),
            "idle": self._idle.pop(seat, {}),
        }

    def _scored(self, seat: int, tunnels: int, treasure: int, hazards: int) -> None:
        score: Event | None = self._last()
        if not score or score["event"] != "score":
            score = {"event": "score", "round": self._round, "seats": []}
            self.events.append(score)
        score["seats"].append(self._sheet(seat, tunnels, treasure, hazards))

    def _tie_scored(self, seat: int, tunnels: int, treasure: int, hazards: int) -> None:
        tiebreak: Event | None = self._last()
        if not tiebreak or tiebreak["event"] != "tiebreak":
            tiebreak = {"event": "tiebreak", "seats": []}
            self.events.append(tiebreak)
        tiebreak["seats"].append(self._sheet(seat, tunnels, treasure, hazards))

    def _cached(self, seat: int, face: int, _c: int, _d: int) -> None:
        self.events.append({"event": "cache", "seat": seat + 1, "token": FACES[face]})

    def _new_round(self, round_: int, _b: int, _c: int, _d: int) -> None:
        self._round = round_
        self.events.append({"event": "round", "round": round_})

    def _tied(self, contenders: int, _b: int, _c: int, _d: int) -> None:
        seats = [seat + 1 for seat in range(SEATS) if contenders >> seat & 1]
        self.events.append({"event": "tied", "seats": seats})

    def _won(self, seat: int, _b: int, _c: int, _d: int) -> None:
        self.events.append({"event": "over", "winners": [seat + 1] if seat >= 0 else None})

    def _dealt_magic(self, face: int, _b: int, _c: int, _d: int) -> None:
        set_up: Event | None = self._last()
        if not set_up or set_up["event"] != "set-up":
            set_up = {"event": "set-up", "dice": {}}
            self.events.append(set_up)
        _add(set_up["dice"], FACES[face])
        self.rolled.append(FACES[face])

    def _again(self, _a: int, _b: int, _c: int, _d: int) -> None:
        self.events.append({"event": "again"})

    def _drafted(self, slot: int, shown: int, face: int, cached: int) -> None:
        self.events.append(
            {
                "event": "draft",
                "seat": 1,
                "slot": SLOT_NAMES[slot],
                "token": FACES[shown],
                "as": FACES[face],
                "cached": bool(cached),
            }
        )

    def _recycled(self, slot: int, face: int, _c: int, _d: int) -> None:
        self.events.append({"event": "recycle", "slot": SLOT_NAMES[slot], "token": FACES[face]})

    def _refilled(self, _a: int, _b: int, _c: int, _d: int) -> None:
        self.events.append({"event": "refill"})

    def _stopped(self, _a: int, _b: int, _c: int, _d: int) -> None:
        self.events.append({"event": "stop"})


def points(score: int) -> Points:
    """The event that ends every play of a solo game: its score so far and what that is called.

    >>> points(46)
    {'event': 'points', 'score': 46, 'rank': 'average'}
    """
    return {"event": "points", **ranked(score)}


def ranked(score: int) -> SoloScore:
    """The score of a solo game with its rank."""
    rank: Rank = next(name for least, name in reversed(RANKS) if score >= least)
    return {"score": score, "rank": rank}


def turn(status: Sequence[int]) -> Turn:
    """The event that ends every play: who is asked for what now."""
    return {"event": "turn", **asked(status)}


def asked(status: Sequence[int]) -> Asked:
    """Who is asked for what, from the first numbers of a status."""
    round_, phase, seat, start, first, takes, taken, shared, symbols = status
    return {
        "round": round_,
        "phase": _PHASES[phase],
        "seat": seat + 1 or None,
        "start": start + 1 or None,
        "first": first + 1 or None,
        "takes": takes,
        "taken": taken,
        "shared": bool(shared),
        "symbols": symbols,
    }


def follow(view: View, events: Iterable[Event]) -> View:
    """The view after some events, from the view before them; the one given stays as it is.

    >>> from diceminer import Game, follow
    >>> game = Game.new(seed=7)
    >>> before = game.view()
    >>> follow(before, game.play(game.legal()[0])) == game.view()
    True
    """
    view = copy.deepcopy(view)
    for event in events:
        _apply(view, event)
    return view


def _apply(view: View, event: Event) -> None:
    """Change a view by one event."""
    match event["event"]:
        case "turn":
            # A server sends only the fields that have changed.
            changed = {name: value for name, value in event.items() if name != "event"}
            view.update(cast("View", changed))
        case "take":
            token = view["mountain"].pop(event["slot"])
            _add(_seat(view, event["seat"])["dice"], token)
        case "slide":
            mountain = {**view["mountain"], event["to"]: view["mountain"][event["from"]]}
            del mountain[event["from"]]
            view["mountain"] = _in_order(mountain)
        case "points":
            view["score"], view["rank"] = event["score"], event["rank"]
            _seat(view, 1)["total"] = event["score"]
        case "draft":
            del view["mountain"][event["slot"]]
            _add(_seat(view, 1)["dice"], event["as"])
            if event["cached"]:
                _add(_seat(view, 1)["cached"], event["as"])
        case "hero":
            _seat(view, event["seat"])["hero"] = event["hero"]
        case "fill":
            for token in event["dice"].values():
                view["bag"][FACE[token].kind] -= 1
            view["mountain"] = _in_order({**view["mountain"], **event["dice"]})
        case "share":
            _add(_seat(view, event["seat"])["dice"], event["token"], -1)
            _add(_seat(view, event["to"])["dice"], event["rolled"])
        case "spend":
            seat = _seat(view, event["seat"])
            if event.get("discarded"):
                _add(seat["dice"], event["token"], -1)
            else:
                _add(seat["hero_spent"] if event["hero"] else seat["spent"], event["token"])
        case "choose":
            _add(view["chosen"], event["token"])
        case "reroll" | "roll":
            view["chosen"] = {}
            dice = _seat(view, event["seat"])["dice"]
            for before, after in event["dice"]:
                _add(dice, before, -1)
                _add(dice, after)
        case "score":
            for sheet in event["seats"]:
                seat = _seat(view, sheet["seat"])
                seat["rounds"].append(
                    {
                        "tunnels": sheet["tunnels"],
                        "treasure": sheet["treasure"],
                        "hazards": sheet["hazards"],
                        "total": sheet["total"],
                    }
                )
                seat["total"] += sheet["total"]
        case "cache":
            _add(_seat(view, event["seat"])["cached"], event["token"])
        case "round":
            for seat in view["seats"]:
                seat["spent"], seat["hero_spent"], seat["cached"] = {}, {}, {}
        case "tied":
            for seat in view["seats"]:
                seat["spent"], seat["hero_spent"] = {}, {}
        case "tiebreak":
            totals = {str(sheet["seat"]): sheet["total"] for sheet in event["seats"]}
            view["tiebreaks"].append(totals)
        case "over":
            view["winners"] = event["winners"]
        case "set-up":
            for token, count in event["dice"].items():
                view["bag"][FACE[token].kind] -= count
                _add(_seat(view, 1)["dice"], token, count)
        case "again":
            _return_dice(view)
        case "recycle":
            view["bag"][FACE[view["mountain"].pop(event["slot"])].kind] += 1
        case "refill":
            view["refills"] = view.get("refills", 0) + 1
        case "roll-off" | "start" | "pass" | "stop":
            # What they say is in the events that follow.
            pass
        case unknown:
            raise KeyError(unknown)


def _seat(view: View, seat: int) -> Seat:
    return view["seats"][seat - 1]


def _in_order(mountain: dict[str, str]) -> dict[str, str]:
    """The dice of a mountain in the order of its slots."""
    return {slot: mountain[slot] for slot in SLOT_NAMES.values() if slot in mountain}


def _return_dice(view: View) -> None:
    """Put the dice of a solo game back into the bag."""
    trove = _seat(view, 1)["dice"]
    for token in [*view["mountain"].values(), *(t for t, n in trove.items() for _ in range(n))]:
        view["bag"][FACE[token].kind] += 1
    trove.clear()
    view["mountain"] = {}


def _add(dice: Dice, token: str, count: int = 1) -> None:
    """Change a multiset, kept in canonical order and without zeros."""
    counts = {**dice, token: dice.get(token, 0) + count}
    dice.clear()
    dice.update({t: counts[t] for t in FACES if counts.get(t)})

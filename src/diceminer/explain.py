"""Why an action is illegal, for the person who tried it: asked of the rules, never decided here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from diceminer.errors import IllegalAction
from diceminer.facts import FACES
from diceminer.notation import CODE, FACE, SLOT_NAMES, slots_of
from diceminer.rules import entries
from diceminer.rules.tables import FACE_COUNT

if TYPE_CHECKING:
    from diceminer.rules.state import States


def refusal(
    states: States, view: dict[str, Any], legal: list[str], action: object
) -> IllegalAction:
    """The refusal of an action that is not legal in this position."""
    if not isinstance(action, str):
        return IllegalAction("error-action-type", type=type(action).__name__, legal=legal)
    if not legal:
        return IllegalAction("error-action-over")
    if action not in CODE:
        meant = " ".join(action.split()).casefold()
        for text in legal:
            if text.casefold() == meant:
                return IllegalAction(
                    "error-action-spelling", action=action, meant=text, legal=legal
                )
        return IllegalAction("error-action-unknown", action=action, legal=legal)
    verb, *words = action.split()
    reason = _REASONS.get(verb)
    found = reason(states, view, words) if reason else None
    id_, arguments = found or ("error-action-time", {"action": action, "phase": view["phase"]})
    return IllegalAction(id_, legal=legal, **arguments)


_Reason = tuple[str, dict[str, Any]] | None


def _acting(view: dict[str, Any]) -> dict[str, Any]:
    seat: dict[str, Any] = view["seats"][view["seat"] - 1]
    return seat


def nameable(states: States) -> dict[str, int]:
    """How many dice of each face the rules would let the player name."""
    counts = np.zeros(FACE_COUNT, np.int16)
    entries.nameable(states, 0, counts)
    return dict(zip(FACES, counts.tolist(), strict=True))


def _hero(_states: States, view: dict[str, Any], words: list[str]) -> _Reason:
    if view["phase"] == "heroes" and any(seat["hero"] == words[0] for seat in view["seats"]):
        return "error-hero-taken", {"hero": words[0]}
    return None


def _take(states: States, view: dict[str, Any], words: list[str]) -> _Reason:
    if view["phase"] != "excavation":
        return None
    slot = words[0]
    if slot in slots_of(entries.dice_on(states, 0, 1)):
        return "error-take-side", {"slot": slot}
    return _lying(states, view, slot, "error-take-empty", "error-take-covered")


def _lying(states: States, view: dict[str, Any], slot: str, empty: str, covered: str) -> _Reason:
    """Why the die in a slot is out of reach; None if it lies on top."""
    if slot not in view["mountain"]:
        return empty, {"slot": slot}
    if slot not in slots_of(entries.dice_on(states, 0, 0)):
        return covered, {"slot": slot}
    return None


def _share(_states: States, view: dict[str, Any], words: list[str]) -> _Reason:
    if view["phase"] != "excavation":
        return None
    token, to = words
    if view["shared"] or view["taken"]:
        return "error-share-late", {}
    if int(to) > len(view["seats"]):
        return "error-share-seat", {"seat": int(to), "players": len(view["seats"])}
    if int(to) == view["seat"]:
        return "error-share-self", {}
    return "error-share-none", {"token": token}


def _done(_states: States, view: dict[str, Any], _words: list[str]) -> _Reason:
    if view["phase"] != "excavation":
        return None
    return ("error-done-two" if view["shared"] and view["taken"] else "error-done-first"), {}


def _spend(_states: States, view: dict[str, Any], words: list[str]) -> _Reason:
    token = words[-1]
    if view["phase"] == "solo":
        if view["symbols"]:
            return None
        if token in _acting(view)["dice"] and FACE[token].symbol == "magic":
            return "error-spend-empty", {}
        return "error-spend-none", {"token": token}
    if view["phase"] != "magic" or view["symbols"]:
        return None
    seat = _acting(view)
    unspent = seat["dice"].get(token, 0) - seat["spent"].get(token, 0)
    if len(words) == 1 and FACE[token].symbol == "magic" and unspent > 0:
        return "error-spend-useless", {}
    return ("error-spend-none" if len(words) == 1 else "error-spend-hero-none"), {"token": token}


def _named(states: States, token: str, before: dict[str, int], none: str, order: str) -> _Reason:
    """Why a die can't be named next, of those already named in canonical order."""
    last = next(reversed(before), None)
    if not nameable(states)[token]:
        return none, {"token": token}
    if last and FACES.index(token) < FACES.index(last):
        return order, {"token": token, "last": last}
    return None


def _reroll(states: States, view: dict[str, Any], words: list[str]) -> _Reason:
    if view["phase"] != "magic" or not view["symbols"]:
        return None
    token = words[0]
    if (
        FACE[token].kind == "hazard"
        and not view["rules"]["reroll_hazards"]
        and token in _acting(view)["dice"]
    ):
        return "error-reroll-hazard", {"token": token}
    reason = _named(states, token, view["chosen"], "error-reroll-none", "error-reroll-order")
    return reason or ("error-reroll-few", {"token": token})


def _cache(states: States, view: dict[str, Any], words: list[str]) -> _Reason:
    if view["phase"] != "cache":
        return None
    cached = _acting(view)["cached"]
    return _named(states, words[0], cached, "error-cache-none", "error-cache-order")


def _draft(states: States, view: dict[str, Any], words: list[str]) -> _Reason:
    if view["phase"] != "solo" or view["symbols"]:
        return None
    slot, cached = words[0], words[-1] == "cache"
    set_to = words[2] if "as" in words else None
    if reason := _lying(states, view, slot, "error-draft-empty", "error-draft-covered"):
        return reason
    shown = view["mountain"][slot]
    token = set_to or shown
    if set_to and FACE[shown].symbol != "beer":
        return "error-draft-face", {"slot": slot, "token": shown}
    if FACE[shown].symbol == "beer":
        if not set_to:
            return "error-draft-beer", {"slot": slot}
        if FACE[token].kind != FACE[shown].kind or FACE[token].symbol == "beer":
            return "error-draft-as", {"slot": slot, "token": token}
    if not nameable(states)[token]:
        tunnel = FACE[token].kind == "tunnel"
        return ("error-draft-tunnel" if tunnel else "error-draft-hazard"), {"token": token}
    return ("error-draft-cache", {}) if cached else None


def _recycle(states: States, view: dict[str, Any], words: list[str]) -> _Reason:
    if view["phase"] != "solo" or not view["symbols"]:
        return None
    return _lying(states, view, words[0], "error-recycle-empty", "error-recycle-covered")


def _refill(_states: States, view: dict[str, Any], _words: list[str]) -> _Reason:
    if view["phase"] != "solo" or view["symbols"]:
        return None
    if not any(view["bag"].values()):
        return "error-refill-bag", {}
    full = len(view["mountain"]) == len(SLOT_NAMES)
    return ("error-refill-full" if full else "error-refill-none"), {}


_REASONS = {
    "hero": _hero,
    "take": _take,
    "share": _share,
    "done": _done,
    "spend": _spend,
    "reroll": _reroll,
    "cache": _cache,
    "draft": _draft,
    "recycle": _recycle,
    "refill": _refill,
}

"""The sentence for each kind of event: the log of the terminal game and of ``diceminer replay``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from diceminer import locale

if TYPE_CHECKING:
    from collections.abc import Sequence

    from diceminer.documents import (
        CacheDie,
        Choose,
        Draft,
        Event,
        Reroll,
        Roll,
        Score,
        Spend,
        Take,
        TiebreakScore,
    )


def sentence(t: locale.Texts, event: Event, names: Sequence[str] | None) -> str:
    """One sentence for an event, or "" for one that needs none."""
    return _Sentences(t, names).of(event)


class _Sentences:
    """The sentences of one language, for players of some names."""

    def __init__(self, t: locale.Texts, names: Sequence[str] | None) -> None:
        self.t = t
        self.names = names

    def of(self, event: Event) -> str:
        match event["event"]:
            case "turn" | "points":
                return ""
            case "tied":
                names = self.t.listed(self.name(seat) for seat in event["seats"])
                return self.t("event-tied", names=names)
            case "roll-off":
                rolls = [
                    self.t("event-roll-off-seat", name=self.name(int(seat)), face=self.face(token))
                    for seat, token in event["rolls"].items()
                ]
                return self.t("event-roll-off", rolls=", ".join(rolls))
            case "start":
                return self.t("event-start", round=event["round"], name=self.name(event["seat"]))
            case "hero":
                id = "event-hero-dealt" if event["dealt"] else "event-hero"
                hero = locale.hero(self.t, event["hero"])
                return self.t(id, name=self.name(event["seat"]), hero=hero)
            case "fill":
                return self.t("event-fill", n=len(event["dice"]))
            case "share":
                return self.t(
                    "event-share",
                    name=self.name(event["seat"]),
                    to=self.name(event["to"]),
                    face=self.face(event["token"]),
                    rolled=self.face(event["rolled"]),
                )
            case "take":
                return self.t("event-take", slot=event["slot"], **self.who_and_what(event))
            case "slide":
                face = self.face(event["token"])
                return self.t("event-slide", start=event["from"], end=event["to"], face=face)
            case "pass":
                return self.t("event-pass", name=self.name(event["seat"]))
            case "spend":
                id = "event-spend-hero" if event["hero"] else "event-spend"
                return self.t(id, **self.who_and_what(event))
            case "choose":
                return self.t("event-choose", **self.who_and_what(event))
            case "cache":
                return self.t("event-cache", **self.who_and_what(event))
            case "reroll":
                return self.rolled("event-reroll", event)
            case "roll":
                return self.rolled("event-roll", event)
            case "score":
                return self.t("event-score", round=event["round"], seats=self.scores(event))
            case "tiebreak":
                return self.t("event-tiebreak", seats=self.scores(event))
            case "round":
                return self.t("event-round", round=event["round"])
            case "over":
                if not event["winners"]:
                    return self.t("event-over-solo")
                winners = [self.name(seat) for seat in event["winners"]]
                return self.t("event-over", n=len(winners), names=self.t.listed(winners))
            case "set-up":
                if not event["dice"]:
                    return self.t("event-set-up-none")
                faces = [self.face(token) for token, n in event["dice"].items() for _ in range(n)]
                return self.t("event-set-up", dice=", ".join(faces))
            case "again":
                return self.t("event-again")
            case "draft":
                return self.drafted(event)
            case "recycle":
                face = self.face(event["token"])
                return self.t("event-recycle", slot=event["slot"], face=face)
            case "refill":
                return self.t("event-refill")
            case "stop":
                return self.t("event-stop")
            case other:
                raise KeyError(f"there is no event {other!r}")

    def name(self, seat: int) -> str:
        return locale.player(self.t, seat, self.names)

    def face(self, token: str) -> str:
        return locale.face(self.t, token)

    def who_and_what(self, event: Take | Spend | Choose | CacheDie) -> dict[str, str]:
        return {"name": self.name(event["seat"]), "face": self.face(event["token"])}

    def rolled(self, id: str, event: Reroll | Roll) -> str:
        dice = [f"{self.face(before)} → {self.face(after)}" for before, after in event["dice"]]
        return self.t(id, name=self.name(event["seat"]), dice=", ".join(dice))

    def drafted(self, event: Draft) -> str:
        slot, face = event["slot"], self.face(event["token"])
        cached = "yes" if event["cached"] else "no"
        if event["as"] != event["token"]:
            wished = self.face(event["as"])
            return self.t("event-draft-as", slot=slot, face=face, wished=wished, cached=cached)
        return self.t("event-draft", slot=slot, face=face, cached=cached)

    def scores(self, event: Score | TiebreakScore) -> str:
        return ", ".join(
            self.t(
                "event-score-seat",
                name=self.name(seat["seat"]),
                doubled="yes" if seat["most_gems"] else "no",
                tunnels=locale.integer(seat["tunnels"]),
                treasure=locale.integer(seat["treasure"]),
                hazards=locale.integer(seat["hazards"]),
                total=locale.integer(seat["total"]),
            )
            for seat in event["seats"]
        )

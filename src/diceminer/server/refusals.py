"""What the server refuses: a code for the page, a text for the person, nothing changed."""

from __future__ import annotations

from typing import Final

from diceminer.errors import IllegalAction, Refusal, RulesError
from diceminer.server.messages import Refused

_STATUS: Final = {
    "no-guest": 401,
    "secret": 403,
    "host": 403,
    "origin": 403,
    "not-yours": 403,
    "no-table": 404,
    "no-page": 404,
    "no-build": 404,
    "method": 405,
    "stale": 409,
    "begun": 409,
    "over": 409,
    "damaged": 409,
    "not-begun": 409,
    "not-over": 409,
    "large": 413,
    "tables": 429,
    "fast": 429,
    "broken": 500,
    "busy": 503,
    "engine": 503,
    "storage": 503,
    "compiling": 503,
    "loading": 503,
}


class ServerRefusal(Refusal):
    """Something asked of the server that can't be done."""

    @property
    def code(self) -> str:
        """The id without the name of this room.

        >>> ServerRefusal("server-stale").code
        'stale'
        """
        return self.id.removeprefix("server-")


class StartRefusal(Refusal):
    """Why a server can't be started, for its host."""


def status(refusal: Refusal) -> int:
    """The HTTP status of a refusal."""
    return _STATUS.get(refusal.code, 422) if isinstance(refusal, ServerRefusal) else 422


def encode(refusal: Refusal, lang: str) -> Refused:
    """A refusal as a message, in a language.

    >>> encode(ServerRefusal("server-host"), "en").code
    'host'
    """
    args: dict[str, str | int | float] = {
        name: value if isinstance(value, int | float) else str(value)[:200]
        for name, value in refusal.arguments.items()
    }
    if isinstance(refusal, ServerRefusal):
        code = refusal.code
    else:
        code = _code(refusal)
        args["id"] = refusal.id
    # The page shows what is legal: the reason alone is enough.
    return Refused(code, Refusal.text(refusal, lang), args)


def _code(refusal: Refusal) -> str:
    if isinstance(refusal, IllegalAction):
        return "illegal"
    return "rules" if isinstance(refusal, RulesError) else "refused"

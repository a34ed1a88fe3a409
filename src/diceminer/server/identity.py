"""Guests: a signed cookie instead of an account, secrets of 22 letters instead of passwords."""

from __future__ import annotations

import os
import re
import secrets
import unicodedata
from typing import TYPE_CHECKING, Final

from itsdangerous import BadSignature, Signer

from diceminer import locale
from diceminer.server.refusals import StartRefusal
from diceminer.server.requests import LONGEST_NAME

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

COOKIE: Final = "miner"
LANGUAGE_COOKIE: Final = "lang"
COOKIE_AGE: Final = 400 * 24 * 3600
# How the ids of tables begin that a page has by itself: no id of a server does.
LOCAL: Final = "local-"
_ID: Final = re.compile(r"[A-Za-z0-9_-]{22}")
_SHORTEST_SECRET: Final = 32


def new_id() -> str:
    """A fresh id that nobody can guess, of 22 letters safe in an address; no page's own.

    >>> len(new_id()), new_id() != new_id()
    (22, True)
    """
    while (fresh := secrets.token_urlsafe(16)).startswith(LOCAL):
        pass
    return fresh


def is_id(text: str) -> bool:
    """Whether a text could be an id."""
    return _ID.fullmatch(text) is not None


class Identity:
    """Signs guests' ids and verifies the signature."""

    def __init__(self, secret: str) -> None:
        self._signer = Signer(secret, salt="diceminer.guest")

    def sign(self, guest: str) -> str:
        """The signed cookie of a guest."""
        return self._signer.sign(guest).decode()

    def read(self, cookie: str | None) -> str | None:
        """The guest of a cookie; None if there is none or its signature is wrong."""
        if not cookie or len(cookie) > 200:
            return None
        try:
            guest = self._signer.unsign(cookie).decode()
        except (BadSignature, UnicodeError):
            return None
        return guest if is_id(guest) else None


def secret_of(folder: Path) -> str:
    """The server's secret: made on the first start, readable by its owner alone."""
    try:
        secret = _secret_in(folder)
    except (OSError, UnicodeError) as error:
        detail = getattr(error, "strerror", None) or str(error)
        raise StartRefusal("cli-serve-data-unusable", path=str(folder), detail=detail) from error
    if len(secret) < _SHORTEST_SECRET:
        raise StartRefusal("cli-serve-secret", path=str(folder / "secret"))
    return secret


def _secret_in(folder: Path) -> str:
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    path = folder / "secret"
    if not path.exists():
        fresh = folder / f"secret.{os.getpid()}"
        fresh.unlink(missing_ok=True)
        handle = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(handle, "w") as file:
            file.write(secrets.token_hex(32))
            file.flush()
            os.fsync(file.fileno())
        try:
            # Fails if another server has created the file meanwhile: then its secret counts.
            os.link(fresh, path)
        except FileExistsError:
            pass
        except OSError:
            os.replace(fresh, path)
        fresh.unlink(missing_ok=True)
    if path.stat().st_mode & 0o077:
        path.chmod(0o600)
    return path.read_text().strip()


def clean_name(name: str) -> str:
    r"""A name without anything that could break a line or fill a screen.

    >>> clean_name("  Ada\n\u202e  Lovelace ")
    'Ada Lovelace'
    """
    return locale.cut(locale.one_line(unicodedata.normalize("NFC", name)), LONGEST_NAME).strip()


def spoken(cookies: Mapping[str, str], headers: Mapping[str, str]) -> str:
    """The language of a visitor: the one chosen here, or else the browser's.

    >>> spoken({"lang": "fr"}, {"accept-language": "it"})
    'fr'
    """
    chosen = cookies.get(LANGUAGE_COOKIE)
    return chosen if chosen in locale.LANGUAGES else language(headers.get("accept-language"))


def language(accepted: str | None) -> str:
    """The first of our languages that a browser asks for.

    >>> language("de-CH, it;q=0.8, en;q=0.5"), language(None)
    ('it', 'en')
    """
    wishes: list[tuple[float, int, str]] = []
    for place, wish in enumerate((accepted or "")[:500].split(",")):
        name, _, quality = wish.strip().partition(";q=")
        try:
            weight = float(quality) if quality else 1.0
        except ValueError:
            weight = 0.0
        wishes.append((-weight, place, name.strip().lower().partition("-")[0]))
    known = (name for weight, _, name in sorted(wishes) if name in locale.LANGUAGES and weight)
    return next(known, "en")

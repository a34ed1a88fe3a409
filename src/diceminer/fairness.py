"""Fair dice: a game's dice follow from its seed, committed to first and revealed at the end.

The commitment is the SHA-256 of the seed's text. The generator's key is another hash of it, so that
nothing about the dice follows from the commitment.

>>> commitment("7")
'7902699be42c8a8e46fbbb4501726517e86b22c56a189f7625a6da49081b2451'
"""

from __future__ import annotations

import hashlib
import operator
import secrets
import struct
from typing import Final

from diceminer.errors import RulesError

_PURPOSE: Final = b"diceminer dice 1\n"


def seed_text(seed: int | str | None) -> str:
    """The text that a seed counts as; None makes a fresh secret one.

    >>> seed_text(7) == seed_text("7") == "7"
    True
    """
    if seed is None:
        return secrets.token_hex(32)
    if isinstance(seed, bool) or not isinstance(seed, str):
        try:
            if isinstance(seed, bool):
                raise TypeError
            seed = str(operator.index(seed))
        except TypeError:
            raise RulesError("error-seed-type", type=type(seed).__name__) from None
    try:
        seed.encode()
    except UnicodeEncodeError:
        raise RulesError("error-seed-text") from None
    return seed


def commitment(seed: str) -> str:
    """The commitment to a seed: its SHA-256 in hexadecimal."""
    return hashlib.sha256(seed.encode()).hexdigest()


def key(seed: str) -> tuple[int, ...]:
    """The eight words that key the generator for a seed.

    >>> len(key("7")), key("7") != key("8")
    (8, True)
    """
    return struct.unpack("<8I", hashlib.sha256(_PURPOSE + seed.encode()).digest())

"""How the rules and the bots are compiled: decorators, a target, a cache on disk, and warm-up.

`@rule` marks a function that other compiled functions call, `@inlined` one that becomes a part of
each caller, `@door` one that Python calls. Doors alone are kept on disk, and each says which part
of the kernel it belongs to. It imports neither rules nor bots: all it knows of them is in which
folders the sources are that decide whether compiled code is current.
"""

from __future__ import annotations

from diceminer.compiling.cache import file_digest, fingerprint
from diceminer.compiling.decorators import COMPILED, Door, Part, door, inlined, rule
from diceminer.compiling.warmup import is_cold, load, warm_up

__all__ = [
    "COMPILED",
    "Door",
    "Part",
    "door",
    "file_digest",
    "fingerprint",
    "inlined",
    "is_cold",
    "load",
    "rule",
    "warm_up",
]

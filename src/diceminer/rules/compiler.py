"""How rules are compiled: three decorators, and a cache that no changed rule can outlive.

`@rule` marks a function of the rules, `@spliced` one that every action passes through, `@entry` one
that is also called from Python, and so is the only thing kept on disk. Numba's disk cache looks at
the entry's own file alone: it would go on using a compiled entry after a rule or a die face it
depends on has changed. So the folder of the cache is named by a hash of everything that goes into
the compiled code.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar

import numba as _numba
import numpy as np
import platformdirs

from diceminer.facts import FACTS

if TYPE_CHECKING:
    from collections.abc import Callable

# Numba's types know only its public half.
numba: Any = _numba
F = TypeVar("F", bound="Callable[..., object]")

_PACKAGE: Final = Path(__file__).parent.parent
_OPTIONS: Final = {"nogil": True, "error_model": "numpy"}
_STALE_AFTER: Final = 30 * 24 * 3600.0


def _key() -> str:
    """Name all that the compiled code is made of."""
    digest = hashlib.sha256()
    for room in ("rules", "bots"):
        for file in sorted((_PACKAGE / room).rglob("*.py")):
            digest.update(file.relative_to(_PACKAGE).as_posix().encode() + b"\0")
            digest.update(hashlib.sha256(file.read_bytes()).digest())
    made_with = (sys.version, numba.__version__, np.__version__, numba.config.BOUNDSCHECK)
    # Numba finds what it kept by the place of the source: a second copy on a machine has a cache
    # of its own, and must not believe that the first one's is ready for it.
    digest.update(repr((FACTS.fingerprint, made_with, str(_PACKAGE))).encode())
    return digest.hexdigest()[:24]


def _folder() -> Path:
    """Make the cache folder, in the user's cache or, where that is read-only, a temporary one."""
    chosen = os.environ.get("DICEMINER_CACHE")
    root = Path(chosen) if chosen else platformdirs.user_cache_path("diceminer")
    folder = root / "kernel" / _key()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
        if not os.access(folder, os.W_OK):
            raise PermissionError
    except OSError:
        # Not in a shared place: what is kept there is code.
        folder = Path(tempfile.mkdtemp(prefix="diceminer-"))
    return folder


def _sweep(root: Path) -> None:
    """Throw away the caches of versions that nobody has started for a month."""
    for old in root.iterdir():
        if old.is_dir() and time.time() - old.stat().st_mtime > _STALE_AFTER:
            shutil.rmtree(old, ignore_errors=True)


COMPILED: Final = not numba.config.DISABLE_JIT
CACHE: Final = _folder()


def is_cold(part: str) -> bool:
    """Whether a part of the rules still has to be compiled on this machine."""
    return COMPILED and not (CACHE / f"{part} is ready").exists()


def mark_warm(part: str) -> None:
    """Note that all of a part has been compiled and kept."""
    if COMPILED:
        (CACHE / f"{part} is ready").touch()
        _sweep(CACHE.parent)


def _widen(function: Any) -> Any:
    """Let a compiled rule take every whole number as the same 64-bit type.

    Numba would compile a rule anew for each width of integer and each constant it is called with,
    three times the work for the same code.
    """
    if COMPILED:
        find = function.get_call_template

        def find_widened(args: tuple[Any, ...], kws: dict[str, Any]) -> Any:
            return find(
                tuple(numba.int64 if isinstance(a, numba.types.Integer) else a for a in args), kws
            )

        function.get_call_template = find_widened
    return function


def rule(function: F) -> F:
    """Compile a rule that other rules call."""
    compiled: F = _widen(
        numba.njit(no_cpython_wrapper=True, no_cfunc_wrapper=True, **_OPTIONS)(function)
    )
    return compiled


def spliced(function: F) -> F:
    """Compile a rule as a part of each of its callers: for what is on the way of every action."""
    compiled: F = numba.njit(inline="always", **_OPTIONS)(function)
    return compiled


def entry(function: F) -> F:
    """Compile a function that Python calls, and keep the result on disk."""
    before = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(CACHE)
    try:
        compiled: F = numba.njit(cache=True, **_OPTIONS)(function)
    finally:
        numba.config.CACHE_DIR = before
    return compiled

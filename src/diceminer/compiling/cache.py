"""Where compiled code is kept, and how it is known to be current.

Numba's disk cache looks at a door's own file alone: it would go on using a compiled door after a
rule or a die face that it depends on has changed. So the folder is named by a hash of everything
that goes into the compiled code.
"""

from __future__ import annotations

import atexit
import hashlib
import os
import re
import shutil
import sys
import tempfile
import time
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, Final

import llvmlite
import numba as _numba
import numpy as np
import platformdirs

from diceminer.compiling.target import NAME, PROCESSOR
from diceminer.facts import FACTS

numba: Any = _numba

_PACKAGE: Final = Path(__file__).parent.parent
# The packages whose sources and data decide what the compiled code does: this one included.
_COMPILED_ROOMS: Final = ("compiling", "rules", "bots")
_DECIDING: Final = ("*.py", "*.npz")
_STALE_AFTER: Final = 30 * 24 * 3600.0
# https://bford.info/cachedir/: backup programs leave such folders out, and we know our own by it.
TAG: Final = "CACHEDIR.TAG"
TAG_TEXT: Final = "Signature: 8a477f597d28d172789f06886806bc55\n# compiled code of diceminer\n"
_KEY: Final = re.compile(r"[0-9a-f]{24}")


@cache
def fingerprint() -> str:
    """A hash of everything that decides games: dice, heroes, rules, bots and their weights."""
    digest = hashlib.sha256(FACTS.fingerprint.encode())
    for room in _COMPILED_ROOMS:
        files = [file for kind in _DECIDING for file in (_PACKAGE / room).rglob(kind)]
        for file in [*sorted(files), _PACKAGE / "facts.py"]:
            digest.update(file.relative_to(_PACKAGE).as_posix().encode() + b"\0")
            digest.update(file_digest(file))
    return digest.hexdigest()


def file_digest(file: Path) -> bytes:
    """The SHA-256 of a file's content."""
    return hashlib.sha256(file.read_bytes()).digest()


@cache
def folder() -> Path:
    """The folder for this code, target, set of libraries and place of the package."""
    made_with = (sys.version, numba.__version__, llvmlite.__version__, np.__version__)
    # Numba's cache index depends on the path of the source, so each copy of the package on a
    # machine needs a folder of its own.
    how = (NAME, PROCESSOR, numba.config.BOUNDSCHECK, str(_PACKAGE))
    key = hashlib.sha256(repr((fingerprint(), made_with, how)).encode()).hexdigest()[:24]
    chosen = os.environ.get("DICEMINER_CACHE")
    root = Path(chosen) if chosen else platformdirs.user_cache_path("diceminer")
    try:
        return _made(root / "kernel" / key)
    except OSError:
        # A private folder, because what is in it is executed.
        temporary = Path(tempfile.mkdtemp(prefix="diceminer-"))
        atexit.register(shutil.rmtree, temporary, ignore_errors=True)
        return _made(temporary / "kernel" / key)


def _made(folder: Path) -> Path:
    """Make a folder, or note that it is in use; OSError if nothing can be written there."""
    folder.mkdir(parents=True, exist_ok=True)
    os.utime(folder)
    if not os.access(folder, os.W_OK):
        raise PermissionError(folder)
    tag = folder / TAG
    if not tag.exists():
        tag.write_text(TAG_TEXT, encoding="ascii")
    return folder


def root() -> Path:
    """The value of `DICEMINER_CACHE` with which another process uses the same folder."""
    return folder().parent.parent


def is_ready(part: str) -> bool:
    """Whether all doors of a part have been compiled and kept."""
    return _mark(part).exists()


def mark_ready(part: str) -> None:
    """Note that all doors of a part have been compiled and kept; stale folders are removed."""
    _mark(part).touch()
    sweep(folder().parent)


def _mark(part: str) -> Path:
    return folder() / f"{part} is ready"


def sweep(kernels: Path) -> None:
    """Remove the compiled code of versions that nobody has started for a month.

    Only folders that are certainly ours are removed.
    """
    oldest = time.time() - _STALE_AFTER
    for old in kernels.iterdir():
        # Another process may be sweeping, too.
        with suppress(OSError):
            if _is_ours(old) and old.stat().st_mtime < oldest:
                shutil.rmtree(old, ignore_errors=True)


def _is_ours(place: Path) -> bool:
    """Whether this is a folder of compiled code, made by this version or an earlier one."""
    if place.is_symlink() or not place.is_dir() or not _KEY.fullmatch(place.name):
        return False
    tag = place / TAG
    try:
        tagged = tag.is_file() and tag.read_text(encoding="ascii") == TAG_TEXT
    except (OSError, UnicodeDecodeError):
        return False
    # Earlier versions left no tag, but this file.
    return tagged or (place / "play is ready").is_file()

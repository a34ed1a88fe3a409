"""Compiling parts of the kernel on the first start, in parallel, with a message to the user."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
import threading
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from diceminer.compiling import cache
from diceminer.compiling.decorators import COMPILED

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from diceminer.compiling.decorators import Part

# Parts that are known to be compiled: looked up on disk once a process.
_ready: set[str] = set()


def is_cold(part: Part) -> bool:
    """Whether a part still has to be compiled on this machine."""
    if part.module in _ready or not COMPILED:
        return False
    if cache.is_ready(part.module):
        _ready.add(part.module)
        return False
    return True


def warm_up(
    *parts: Part, announce: bool = True, lang: str | None = None, beside: bool = False
) -> None:
    """Compile what has not been compiled on this machine yet.

    Prints a message on standard error if `announce`. With `beside`, everything is compiled in
    other processes, so that this one can go on drawing a screen or serving players.
    """
    cold = [part for part in parts if is_cold(part)]
    if not cold:
        return
    if announce:
        _announce(cold, lang)
    # A process a core: parts that are compiled in the same one share the rules they call.
    cores = os.cpu_count() or 1
    shares = [cold[first::cores] for first in range(min(cores, len(cold)))]
    here = [] if beside else shares.pop(0)
    processes = [(share, _start(share)) for share in shares]
    _compile(here)
    for share, process in processes:
        if not _is_compiled(process):
            # The process failed: compile here, where the exception is seen.
            _compile(share)
    for part in cold:
        cache.mark_ready(part.module)
        _ready.add(part.module)


def load(*parts: Part, lang: str | None = None) -> None:
    """Compile parts if necessary, and load them into this process.

    Otherwise compiled code is loaded when it is first called.
    """
    warm_up(*parts, lang=lang)
    _compile(parts)


def _announce(parts: Sequence[Part], lang: str | None) -> None:
    if not os.environ.get("DICEMINER_QUIET"):
        from diceminer import locale

        t = locale.texts(lang or locale.default())
        for message in dict.fromkeys(part.message for part in parts):
            print(t(message), file=sys.stderr, flush=True)


def _compile(parts: Sequence[Part]) -> None:
    with _without_garbage_collection():
        for part in parts:
            for door in part.doors:
                door.compile()


@contextmanager
def _without_garbage_collection() -> Iterator[None]:
    """Turn garbage collection off: with the compiler's many objects it costs 10 % of the time."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()


def _start(parts: Sequence[Part]) -> subprocess.Popen[bytes] | None:
    """Start a process that compiles parts into the cache."""
    source = str(Path(__file__).parents[2])
    modules = [part.module for part in parts]
    try:
        return subprocess.Popen(
            [sys.executable, "-c", f"from {__name__} import main; main(*{modules!r})"],
            env={**os.environ, "PYTHONPATH": source, "DICEMINER_CACHE": str(cache.root())},
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
    except OSError:
        return None


def _is_compiled(process: subprocess.Popen[bytes] | None) -> bool:
    """Wait for a process; whether it succeeded."""
    if process is None:
        return False
    code = process.wait()
    if process.stdin is not None:
        process.stdin.close()
    return code == 0


def _end_with_parent() -> None:
    """End this process when the one that started it ends, even if that was killed."""
    # Nothing is ever written to the pipe: the read returns when the parent has ended.
    os.read(0, 1)
    os._exit(1)


def main(*modules: str) -> None:
    """Compile the parts of some modules for the process that asked for them."""
    threading.Thread(target=_end_with_parent, daemon=True).start()
    _compile([import_module(module).PART for module in modules])

"""The rules of the game, written once and compiled: one small file a phase.

Nothing in here knows of bots, JSON, files, clocks or networks, but for the compiler's cache.
"""

from __future__ import annotations

import gc
import os
import sys
from importlib import import_module


def is_cold() -> bool:
    """Whether the rules still have to be compiled on this machine."""
    from diceminer.rules import compiler

    return compiler.is_cold()


def warm_up(announce: bool = True) -> None:
    """Compile what has to be compiled, once a machine and version; says so on the screen."""
    from diceminer.rules import compiler

    if not compiler.is_cold():
        return
    if announce and not os.environ.get("DICEMINER_QUIET"):
        from diceminer import locale

        print(locale.texts(locale.default())("compiling"), file=sys.stderr, flush=True)
    # Compilers make much that lives long: looking for garbage in it costs a tenth of the time.
    collecting = gc.isenabled()
    gc.disable()
    try:
        for room in ("rules.entries", "bots.kernel"):
            import_module(f"diceminer.{room}").compile_all()
    finally:
        if collecting:
            gc.enable()
    compiler.mark_warm()

"""Compiling the rules and the bots on the first start, with a word on the screen about it."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
import threading
from importlib import import_module
from pathlib import Path
from typing import Final

# What has to be compiled, module and function: always, and when it is asked for.
_PARTS: Final = {
    "play": ("rules.entries:compile_all", "bots.kernel:compile_one_game"),
    "games": ("bots.kernel:compile_many_games",),
    "search": ("bots.master:compile_search",),
}


def is_cold(part: str = "play") -> bool:
    """Whether the rules, or what else is named, still have to be compiled on this machine."""
    from diceminer.rules import compiler

    return compiler.is_cold(part)


def warm_up(
    *also: str, announce: bool = True, lang: str | None = None, beside: bool = False
) -> None:
    """Compile what has to be compiled, once a machine and version; says so on the screen.

    Playing many games at once ("games") and the master's thinking ("search") need more than a game
    does, and are compiled when first asked for; `beside` a program that has a screen to look after,
    in processes of their own.
    """
    from diceminer.rules import compiler

    for part in ("play", *also):
        if compiler.is_cold(part):
            if announce:
                _announce(part, lang)
            _compile(_PARTS[part], beside)
            compiler.mark_warm(part)


def _announce(part: str, lang: str | None) -> None:
    if not os.environ.get("DICEMINER_QUIET"):
        from diceminer import locale

        t = locale.texts(lang or locale.default())
        words = {
            "play": t("compiling-play"),
            "games": t("compiling-games"),
            "search": t("compiling-search"),
        }
        print(words[part], file=sys.stderr, flush=True)


def _compile(functions: tuple[str, ...], all_beside: bool) -> None:
    """Compile some functions, the second in a process beside this one where there is a core."""
    if all_beside:
        for process in [_beside(function) for function in functions]:
            if process is not None:
                process.wait()
    first, *others = functions
    spare = not all_beside and (os.cpu_count() or 1) > 1
    beside = [_beside(function) for function in others] if spare else []
    # Compilers make much that lives long: looking for garbage in it costs a tenth of the time.
    collecting = gc.isenabled()
    gc.disable()
    try:
        _call(first)
        for function, process in zip(others, beside or [None] * len(others), strict=True):
            if process is None or process.wait() != 0:
                _call(function)
    finally:
        if collecting:
            gc.enable()


def _call(function: str) -> None:
    module, _, name = function.partition(":")
    getattr(import_module(f"diceminer.{module}"), name)()


def _serve(function: str) -> None:
    """Compile a function for the process that asked for it, and end with it."""

    def end_with_it() -> None:
        # Nothing is ever written: the line ends when that process does, however it does.
        os.read(0, 1)
        os._exit(1)

    threading.Thread(target=end_with_it, daemon=True).start()
    _call(function)


def _beside(function: str) -> subprocess.Popen[bytes] | None:
    """Start to compile a function in another process, which leaves it in the cache for this one."""
    source = str(Path(__file__).parent.parent)
    try:
        return subprocess.Popen(
            [sys.executable, "-c", f"from diceminer import warmup; warmup._serve({function!r})"],
            env={**os.environ, "PYTHONPATH": source},
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
    except OSError:
        return None

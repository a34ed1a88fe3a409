"""How long a user waits: the first compilation, a warm start, the help."""

from __future__ import annotations

import tempfile

from benchmarks.measure import Figure, command_seconds, printed_seconds

# Timed twice: by the process's own clock, and as a whole process with its start and its end.
_FIRST_LEGAL = """
import time
began = time.perf_counter()
import diceminer
diceminer.Game.new(seed=1).legal()
print(time.perf_counter() - began)
"""
_COMPILE = "from diceminer.kernel import warm_up; warm_up()"


def figures(python: str, runs: int) -> list[Figure]:
    """All figures of starting."""
    with tempfile.TemporaryDirectory() as cache:
        cold = command_seconds([python, "-c", _COMPILE], 1, DICEMINER_CACHE=cache)
    warm = printed_seconds([python, "-c", _FIRST_LEGAL], runs)
    whole = command_seconds([python, "-c", _FIRST_LEGAL], runs)
    helped = command_seconds([python, "-m", "diceminer.cli", "--help"], runs)
    return [
        Figure("cold compile", cold, "s", 20, at_least=False),
        Figure("warm import and first legal()", warm, "s", 0.8, at_least=False),
        Figure("the same as a whole process", whole, "s", 0.8, at_least=False),
        Figure("diceminer --help", helped, "s", 0.3, at_least=False),
    ]

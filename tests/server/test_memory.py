"""Memory: what was only needed to load the rules is given back, and nothing breaks."""

from __future__ import annotations

import subprocess
import sys

import pytest

# In a process of its own: servers of other tests give back, too.
_LOADS = """
from diceminer import Game
from diceminer.server import memory
before = Game.new(seed=1)
print(memory.give_back(), memory.give_back())
again = Game.new(seed=1)
assert again.position() == before.position()
assert again.play(again.legal()[0])
"""


@pytest.mark.skipif(sys.platform != "linux", reason="needs /proc/self/smaps")
def test_the_loader_is_given_back_and_can_be_used_again() -> None:
    printed = subprocess.run(
        [sys.executable, "-c", _LOADS], capture_output=True, text=True, check=True
    )
    first, second = map(int, printed.stdout.split())
    assert first > 20_000_000
    assert second < first / 10, "it is not there any more"

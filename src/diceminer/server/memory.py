"""Giving back what is only needed while the compiled rules are being loaded."""

from __future__ import annotations

import ctypes
import mmap
import re
from pathlib import Path
from typing import Final

# Of LLVM's library loading touches 70 MB, a third of what the whole server takes.
_LOADER: Final = "libllvmlite"
_MAP: Final = re.compile(r"([0-9a-f]+)-([0-9a-f]+) r-[-x]p .*/(\S+)\n")
# Pages of a mapping's own, in memory or swapped out: relocated, so not those of the file.
_OWN: Final = re.compile(r"(?m)^(Anonymous|Swap): +[1-9]")


def give_back() -> int:
    """Let the system have the pages of the rules' loader again; how many bytes of them there were.

    Only what was never written to: who needs such a page again gets it from the file as it was.
    Where the system tells nothing of its pages, nothing happens.
    """
    try:
        # Paths may be anything.
        maps = Path("/proc/self/smaps").read_text(encoding="latin-1")
        advise = ctypes.CDLL(None).madvise
    except (OSError, AttributeError):
        return 0
    advise.argtypes = (ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int)
    given = 0
    for part in re.split(r"(?m)^(?=[0-9a-f]+-)", maps):
        found = _MAP.match(part)
        if found and found[3].startswith(_LOADER) and not _OWN.search(part):
            first, last = (int(found[n], 16) for n in (1, 2))
            if advise(first, last - first, mmap.MADV_DONTNEED) == 0:
                given += 1024 * int(re.findall(r"Rss: +(\d+) kB", part)[0])
    return given

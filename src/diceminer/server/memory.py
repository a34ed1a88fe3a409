"""Releases memory that is only needed while the compiled rules are being loaded."""

from __future__ import annotations

import ctypes
import mmap
import re
from pathlib import Path
from typing import Final

# Loading touches 70 MB of LLVM's library, a third of the server's resident memory.
_LOADER: Final = "libllvmlite"
_MAP: Final = re.compile(r"([0-9a-f]+)-([0-9a-f]+) r-[-x]p .*/(\S+)\n")
# A mapping with private pages, in memory or swapped out, which the file can't restore.
_OWN: Final = re.compile(r"(?m)^(Anonymous|Swap): +[1-9]")


def give_back() -> int:
    """Release the pages of the rules' loader to the system; returns their size in bytes.

    Only pages that were never written to: they are read from the file again if they are needed.
    Does nothing on systems without /proc/self/smaps.
    """
    try:
        # Paths may be in any encoding.
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

"""A file that one process at a time can lock. The system drops the lock of a killed process."""

from __future__ import annotations

import os
import sys
from pathlib import Path

if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class FileLock:
    """A lock on a file of its own, which is made if need be and never removed."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._file: int | None = None

    def acquire(self) -> bool:
        """Take the lock without waiting: whether nobody else has it."""
        file = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(file)
        except (BlockingIOError, PermissionError):
            os.close(file)
            return False
        except BaseException:
            os.close(file)
            raise
        self._file = file
        return True

    def release(self) -> None:
        """Give the lock back, if it is held."""
        if self._file is not None:
            # Closing the file ends the lock.
            os.close(self._file)
            self._file = None

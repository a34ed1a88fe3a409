"""The program as a process of its own, in a real terminal device."""

from __future__ import annotations

import contextlib
import fcntl
import os
import pty
import struct
import subprocess
import sys
import termios
import threading
import time
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

_CODE = "from diceminer.terminal import Options, run; raise SystemExit(run(Options(**{options!r})))"


class Program:
    """A running game, its keyboard and all it has written to its screen."""

    def __init__(self, process: subprocess.Popen[bytes], keyboard: int) -> None:
        self.process, self._keyboard = process, keyboard
        self._written = b""
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        with contextlib.suppress(OSError):
            while piece := os.read(self._keyboard, 65536):
                self._written += piece

    def type(self, keys: str) -> None:
        os.write(self._keyboard, keys.encode())

    def sees(self, words: str, seconds: float) -> None:
        """Wait until words have been written to the screen."""
        self.until(lambda: words.encode() in self._written, seconds)

    def until(self, true: Callable[[], bool], seconds: float, *, typing: str = "") -> None:
        """Wait until a condition holds, typing keys again and again meanwhile."""
        deadline = time.monotonic() + seconds
        while not true():
            assert self.process.poll() is None, self._written[-2000:]
            assert time.monotonic() < deadline, self._written[-2000:]
            self.type(typing)
            time.sleep(0.1)

    def kill(self) -> None:
        """End the process by SIGKILL."""
        self.process.kill()
        self.process.wait()


@contextlib.contextmanager
def started(**options: Any) -> Iterator[Program]:
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    process = subprocess.Popen(
        [sys.executable, "-c", _CODE.format(options={"lang": "en", **options})],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env={**os.environ, "TERM": "xterm-256color"},
        start_new_session=True,
    )
    os.close(theirs)
    program = Program(process, ours)
    try:
        yield program
    finally:
        program.kill()
        os.close(ours)

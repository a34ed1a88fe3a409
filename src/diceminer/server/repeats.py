"""Repeated warnings and errors: the first of a kind is logged in full, the rest are counted."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable, Hashable
from dataclasses import dataclass

from diceminer.server import logs


@dataclass
class _Kind:
    """One kind of record: what the count is logged with."""

    of: str
    last: float
    why: str
    count: int = 0


class Repeats(logging.Filter):
    """Lets the first record of a kind through; a count of the others follows every `every` seconds.

    Records are of one kind if they have the same event, exception type and fields, apart from the
    table and the reason. A kind that did not occur for `every` seconds is forgotten, so that its
    next record is logged in full again.
    """

    def __init__(self, every: float, elapsed: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._every, self._elapsed = every, elapsed
        self._kinds: dict[Hashable, _Kind] = {}
        self._lock = threading.Lock()
        self._timer: threading.Timer | None = None

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether to log a record now."""
        if record.levelno < logging.WARNING or _is_count(record):
            return True
        key = _kind(record)
        with self._lock:
            kind = self._kinds.get(key)
            if kind is None:
                of = record.msg if logs.is_ours(record) else record.name
                self._kinds[key] = _Kind(of, self._elapsed(), why=of)
                self._start_timer()
                return True
            kind.last = self._elapsed()
            kind.count += 1
            kind.why = getattr(record, "fields", {}).get("why", kind.of)
            return False

    def report(self) -> None:
        """Log what was counted since the last report, and forget the kinds that have ended."""
        with self._lock:
            self._stop_timer()
            counted = [kind for kind in self._kinds.values() if kind.count]
            reports = [(kind.of, kind.count, kind.why) for kind in counted]
            for kind in counted:
                kind.count = 0
            oldest = self._elapsed() - self._every
            self._kinds = {key: kind for key, kind in self._kinds.items() if kind.last > oldest}
            if self._kinds:
                self._start_timer()
        for of, count, why in reports:
            logs.warning("repeated", of=of, count=count, why=why)

    def close(self) -> None:
        """Stop reporting."""
        with self._lock:
            self._stop_timer()

    def _start_timer(self) -> None:
        if self._timer is None:
            self._timer = threading.Timer(self._every, self.report)
            self._timer.daemon = True
            self._timer.start()

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def _kind(record: logging.LogRecord) -> Hashable:
    error = record.exc_info[0] if record.exc_info else None
    if not logs.is_ours(record):
        # Other libraries put details into the message: the place in the source is what repeats.
        return record.name, record.pathname, record.lineno, error
    fields = getattr(record, "fields", {})
    others = {name: str(value) for name, value in fields.items() if name not in ("table", "why")}
    return record.msg, error, tuple(sorted(others.items()))


def _is_count(record: logging.LogRecord) -> bool:
    return logs.is_ours(record) and record.msg == "repeated"

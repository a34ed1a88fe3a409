"""Structured logs: one JSON object a line on standard error, without names, links or secrets."""

from __future__ import annotations

import json
import logging
import sys
import time
from typing import Any, Final

_LOGGER: Final = logging.getLogger("diceminer.server")


class JsonLines(logging.Formatter):
    """Writes a record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The line of a record."""
        line: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **getattr(record, "fields", {}),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def set_up(level: int = logging.INFO) -> None:
    """Let everything that logs in this process do so in JSON.

    Of others only warnings: uvicorn would write addresses of sockets, which are links to tables.
    """
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    _LOGGER.setLevel(level)


def info(event: str, **fields: Any) -> None:
    """Something happened."""
    _LOGGER.info(event, extra={"fields": fields})


def warning(event: str, **fields: Any) -> None:
    """Something happened that a host should know."""
    _LOGGER.warning(event, extra={"fields": fields})


def failure(event: str, **fields: Any) -> None:
    """Something went wrong; with the traceback of the exception at hand."""
    _LOGGER.error(event, exc_info=True, extra={"fields": fields})

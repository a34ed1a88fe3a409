"""What no test may leave behind, or depend on."""

from __future__ import annotations

import logging
import signal
from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True)
def _logs_as_before() -> Iterator[None]:
    """What a test set up to log to its own standard error."""
    loggers = [logging.getLogger(name) for name in (None, "diceminer.server")]
    before = [(logger.handlers[:], logger.level) for logger in loggers]
    yield
    for logger, (handlers, level) in zip(loggers, before, strict=True):
        logger.handlers[:] = handlers
        logger.setLevel(level)


@pytest.fixture(autouse=True, scope="session")
def _interruptible() -> None:
    """Programs that a shell starts in the background ignore Ctrl-C, and so do theirs."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)

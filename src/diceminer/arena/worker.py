"""A process that plays games for the arena, told by lines of JSON what to play.

Bots are strangers: one may hang, crash or print. Here that harms nobody else. A line in is a task,
or the name of a bot to be tried; a line out is a row, a refusal, or who is being asked, for the
process that watches the clock.
"""

from __future__ import annotations

import json
import os
import queue
import signal
import sys
import threading
from typing import Any, Final, TextIO

from diceminer import bots
from diceminer.arena import match
from diceminer.arena.plan import Task
from diceminer.errors import BotError
from diceminer.game import Game
from diceminer.kernel import warm_up

READY: Final = {"ready": True}


def main() -> None:
    """Play what standard input asks for until it ends."""
    # Ctrl-C is for whoever started the arena, who then ends this process.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # What a bot prints must not be taken for an answer.
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    orders: queue.SimpleQueue[dict[str, Any]] = queue.SimpleQueue()
    threading.Thread(target=_listen, args=(orders,), daemon=True).start()
    # Compiled code is read from disk before a clock runs.
    warm_up()
    bots.make("greedy").choose(Game.new(seed=1))
    _answer(answers, READY)
    while True:
        _answer(answers, _carried_out(orders.get(), answers))


def _listen(orders: queue.SimpleQueue[dict[str, Any]]) -> None:
    """Hear the orders. When they end, so does this process, whatever a bot is doing."""
    for line in sys.stdin:
        orders.put(json.loads(line))
    os._exit(0)


def _answer(answers: TextIO, answer: dict[str, Any]) -> None:
    answers.write(json.dumps(answer) + "\n")
    answers.flush()


def _carried_out(order: dict[str, Any], answers: TextIO) -> dict[str, Any]:
    if "make" in order:
        try:
            bots.make(order["make"])
        except BotError as error:
            return {"refused": match.told(error)}
        return {"refused": None}
    task = Task.from_dict(order["task"])

    def asking(seat: int) -> None:
        _answer(answers, {"asked": seat})

    row = match.play(task, asking if order["watch"] else None, record=order["record"])
    return {"row": row}


if __name__ == "__main__":
    main()

"""A worker process of the arena's pool: plays the games that it is sent as lines of JSON.

A user's bot may hang, crash or print; in a process of its own it can't harm the others. Every
request on standard input is answered with one message on standard output. While a game is watched,
a message also says which seat is asked, so that the pool can enforce the time limit.
"""

from __future__ import annotations

import json
import os
import queue
import signal
import sys
import threading
from typing import TYPE_CHECKING, Final, Literal, TextIO, TypedDict, final

from diceminer import bots
from diceminer.arena import match
from diceminer.arena.plan import Task
from diceminer.arena.rows import encode_refusal
from diceminer.errors import BotError
from diceminer.game import Game
from diceminer.kernel import warm_up

if TYPE_CHECKING:
    from diceminer.arena.plan import TaskDict
    from diceminer.arena.rows import RefusalDict, Row


@final
class MakeRequest(TypedDict):
    """Find out whether the bot of a name can be made."""

    make: str


@final
class PlayRequest(TypedDict):
    """Play a game; `watch` asks for a message before each question to a bot."""

    task: TaskDict
    watch: bool
    record: bool


Request = MakeRequest | PlayRequest


@final
class ReadyMessage(TypedDict):
    """The process has loaded everything and can play."""

    ready: Literal[True]


@final
class AskingMessage(TypedDict):
    """The seat, from 0, whose bot is about to be made or asked."""

    asking: int


@final
class MadeMessage(TypedDict):
    """The answer to a MakeRequest: why the bot can't be made; None if it can."""

    refused: RefusalDict | None


@final
class PlayedMessage(TypedDict):
    """The answer to a PlayRequest."""

    row: Row


Message = ReadyMessage | AskingMessage | MadeMessage | PlayedMessage
_READY: Final[ReadyMessage] = {"ready": True}


def main() -> None:
    """Answer requests until standard input ends."""
    # Ctrl-C is handled by the process that started the pool, which then ends this one.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # What a bot prints goes to standard error, so that it can't be taken for a message.
    output = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    requests: queue.SimpleQueue[Request] = queue.SimpleQueue()
    threading.Thread(target=_read_requests, args=(requests,), daemon=True).start()
    # Compiled code is loaded before the time limit of a bot counts.
    warm_up()
    bots.make("greedy").choose(Game.new(seed=1))
    _send(output, _READY)
    while True:
        _send(output, _answer(requests.get(), output))


def _read_requests(requests: queue.SimpleQueue[Request]) -> None:
    """Queue requests as they come. When the input ends, so does the process, even in a game."""
    for line in sys.stdin:
        requests.put(json.loads(line))
    os._exit(0)


def _send(output: TextIO, message: Message) -> None:
    output.write(json.dumps(message) + "\n")
    output.flush()


def _answer(request: Request, output: TextIO) -> MadeMessage | PlayedMessage:
    if "make" in request:
        try:
            bots.make(request["make"])
        except BotError as error:
            return {"refused": encode_refusal(error)}
        return {"refused": None}

    def asking(seat: int) -> None:
        _send(output, {"asking": seat})

    task = Task.from_dict(request["task"])
    row = match.play(task, asking if request["watch"] else None, record=request["record"])
    return {"row": row}


if __name__ == "__main__":
    main()

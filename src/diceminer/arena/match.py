"""One game between bots, from its seats and its seed to a row of results.

The row follows from the task alone, but for the times in it. A bot that fails loses the game there
and then (a *forfeit*); the others share the win.

>>> from diceminer.arena.plan import Plan
>>> task = next(Plan.match(["greedy", "random"], 2, seed=7).tasks())
>>> row = play(task)
>>> row["seats"], row["won"], len(row["rounds"])
(['greedy', 'random'], [1.0, 0.0], 3)
"""

from __future__ import annotations

import hashlib
import random
import time
from contextlib import contextmanager, nullcontext
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from diceminer import bots, records
from diceminer.arena.plan import is_own
from diceminer.bots.failures import failure
from diceminer.bots.levels import LEVELS, Considered
from diceminer.errors import BotError, IllegalAction, Refusal
from diceminer.game import Game
from diceminer.notation import TEXT, Action, parse
from diceminer.ruleset import Rules

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from diceminer.arena.plan import Task

Row = dict[str, Any]
# What differs between two runs of the same task.
TIMES: Final = ("seconds", "longest")
_LONGEST: Final = 500


class Forfeit(Exception):
    """A seat whose bot can't go on, and why."""

    def __init__(self, seat: int, reason: BotError) -> None:
        super().__init__(seat, reason)
        self.seat = seat
        self.reason = reason


def play(
    task: Task,
    asking: Callable[[int], None] | None = None,
    *,
    players: Sequence[Any] | None = None,
    record: bool = False,
) -> Row:
    """Play one game; `asking` is called with the seat (from 0) of a bot before it is made or asked.

    `players` may give a seat a bot object, or the class of one, in place of its name's bot (None).
    With `record` the row has the game's record.
    """
    rules = Rules.parse(task.rules)
    table = _Table(rules, task, asking, players or [None] * rules.players)
    row: Row = {"match": task.match, "group": task.group, "turn": task.turn}
    row["seats"] = list(task.seats)
    try:
        with _global_generators(task) if any(map(is_own, task.seats)) else nullcontext():
            game = table.play()
    except Forfeit as forfeit:
        reasons = {forfeit.seat: forfeit.reason}
    else:
        reasons = {}
        if rules.players == 1:
            row["score"] = game.view()["score"]
        else:
            row["won"] = [float(seat + 1 in (game.winners or ())) for seat in range(rules.players)]
            row["tied"] = any(told["event"] == "tiebreak" for told in table.told)
    row |= {**_lost(rules.players, reasons), **table.noted()}
    if record and table.game is not None:
        row["record"] = _recorded(table.game, task)
    return row


def _recorded(game: Game, task: Task) -> str:
    """The record of a game with its players' names, which the bots themselves were not shown."""
    # Where levels draw from the cup as well, the seed alone does not give the same dice again.
    shown = game.copy(same_dice=not task.as_compiled)
    return records.write(shown, reveal=True, names=task.seats)


def derived_seed(purpose: str, task: Task, number: int = 0) -> str:
    """A seed of a task for a bot or for its copies of the game.

    It is a one-way hash: the seed of the dice cannot be computed from it.

    >>> from diceminer.arena.plan import Plan
    >>> task = next(Plan.match(["greedy", "random"], 2, seed=7).tasks())
    >>> derived_seed("bot", task, 0)[:16], derived_seed("bot", task, 1)[:16]
    ('3f97c58d75b951a1', 'b2c01e002eb02ea2')
    """
    text = f"diceminer arena {purpose} 1\n{task.dice}/{task.turn}/{number}"
    return hashlib.sha256(text.encode()).hexdigest()


@contextmanager
def _global_generators(task: Task) -> Iterator[None]:
    """Seed Python's and NumPy's global generators, which a bot may use, and restore them after."""
    before = random.getstate(), np.random.get_state()
    seed = derived_seed("random", task)
    random.seed(seed)
    np.random.seed(np.frombuffer(bytes.fromhex(seed), "<u4"))
    try:
        yield
    finally:
        random.setstate(before[0])
        np.random.set_state(before[1])


def forfeited(task: Task, reasons: dict[int, BotError]) -> Row:
    """The row of a game that could not be played, or not to its end; seats from 0."""
    players = len(task.seats)
    nothing = [0] * players
    row: Row = {"match": task.match, "group": task.group, "turn": task.turn}
    row["seats"] = list(task.seats)
    row |= _lost(players, reasons)
    row |= {"first": None, "heroes": [None] * players, "rounds": [], "moves": nothing}
    return row | {name: [0.0] * players for name in TIMES}


def result(row: Row) -> Row:
    """A row without what differs from run to run."""
    return {name: value for name, value in row.items() if name not in TIMES}


def _lost(players: int, reasons: dict[int, BotError]) -> Row:
    """What a forfeit decides: those who failed lose, all others share the win."""
    row: Row = {
        "forfeits": [{"seat": seat + 1, "reason": told(reason)} for seat, reason in reasons.items()]
    }
    if reasons and players == 1:
        row["score"] = 0
    elif reasons:
        left = players - len(reasons)
        row["won"] = [0.0 if seat in reasons else 1 / left for seat in range(players)]
        row["tied"] = False
    return row


class _Table:
    """The seats of one game and what is noted of them on the way."""

    def __init__(
        self,
        rules: Rules,
        task: Task,
        asking: Callable[[int], None] | None,
        given: Sequence[Any],
    ) -> None:
        self.rules, self.task, self.asking, self.given = rules, task, asking, given
        self.game: Game | None = None
        seats = range(rules.players)
        self.moves = [0 for _ in seats]
        self.seconds = [0.0 for _ in seats]
        self.longest = [0.0 for _ in seats]
        # Events worth a note; the rest is in the game's record.
        self.told: list[dict[str, Any]] = []

    def play(self) -> Game:
        """Play to the end; Forfeit if somebody can't."""
        names = self.task.seats
        players = [] if self.task.as_compiled else [self._made(at) for at in range(len(names))]
        game = self.game = Game.new(self.rules, self.task.dice)
        self._note(game.events)
        while not game.over:
            at = (game.seat or 1) - 1
            if self.task.heroes and parse(game.legal()[0]).verb == "hero":
                self._note(game.play(Action("hero", hero=self.task.heroes[at]).text))
                continue
            if self.task.as_compiled:
                think = partial(_choose_as_compiled, game, names[at])
            else:
                # Dice of its own, the same in every run: a bot can try things, never look ahead.
                copy = game.copy(seed=derived_seed("copy", self.task, sum(self.moves)))
                think = partial(ask, players[at], names[at], copy)
            self._hear(at)
            before = time.perf_counter()
            try:
                choice = think()
            except BotError as error:
                raise Forfeit(at, error) from error
            finally:
                taken = time.perf_counter() - before
                self.seconds[at] += taken
                self.longest[at] = max(self.longest[at], taken)
                self.moves[at] += 1
            try:
                self._note(carry_out(game, choice, names[at]))
            except BotError as error:
                raise Forfeit(at, error) from error
        return game

    def _made(self, at: int) -> Any:
        """The bot of a seat: a new one, but for an object that was given."""
        self._hear(at)
        name, given = self.task.seats[at], self.given[at]
        seed = derived_seed("bot", self.task, at)
        try:
            if given is None:
                return bots.make(name, seed=seed)
            return bots.build(given, name, seed=seed) if isinstance(given, type) else given
        except BotError as error:
            raise Forfeit(at, error) from error

    def _hear(self, at: int) -> None:
        if self.asking is not None:
            self.asking(at)

    def _note(self, events: Sequence[dict[str, Any]]) -> None:
        noted = ("start", "hero", "share", "score", "tiebreak")
        self.told += [event for event in events if event["event"] in noted]

    def noted(self) -> Row:
        """Heroes, rounds, moves and times."""
        seats = range(self.rules.players)
        heroes: list[str | None] = [None for _ in seats]
        rounds: list[Row] = []
        shared = [0 for _ in seats]
        starts = []
        for event in self.told:
            match event["event"]:
                case "start":
                    starts.append(event["seat"])
                case "hero":
                    heroes[event["seat"] - 1] = event["hero"]
                case "share":
                    shared[event["seat"] - 1] += 1
                case "score":
                    sheets = event["seats"]
                    rounds.append(
                        {
                            "start": starts[-1],
                            "points": [sheet["total"] for sheet in sheets],
                            "dice": [sheet["dice"] for sheet in sheets],
                            "shared": shared,
                        }
                    )
                    shared = [0 for _ in seats]
        return {
            "first": starts[0] if starts else None,
            "heroes": heroes,
            "rounds": rounds,
            "moves": self.moves,
            "seconds": [round(value, 6) for value in self.seconds],
            "longest": [round(value, 6) for value in self.longest],
        }


def _choose_as_compiled(game: Game, level: str) -> str:
    """The choice of a compiled level in the very game that `bots.games` plays.

    There the levels draw their random choices from the same cup as the dice, and so they do here.
    Such a game must not be shown to other bots: from a choice, the dice to come could be computed.
    """
    cups = game.board.cups
    # What a level tries out is not an event of the game.
    cups["logging"][0] = 0
    try:
        considered = Considered.of(game.board, LEVELS[level], cups)
    finally:
        cups["logging"][0] = 1
    return TEXT[int(considered.codes[considered.choice])]


def ask(bot: Any, name: str, game: Game) -> Any:
    """A bot's choice; whatever it does wrong is its own fault."""
    try:
        choice = bot.choose(game)
        # A text that only pretends to be one would be asked what it equals.
        return str.__str__(choice) if isinstance(choice, str) else choice
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        raise failure("error-bot-raised", error, name=name) from error


def carry_out(game: Game, choice: Any, name: str) -> list[dict[str, Any]]:
    """Play what a bot chose; an illegal action is its fault too."""
    try:
        return game.play(choice)
    except IllegalAction as error:
        raise BotError("error-bot-illegal", name=name, detail=error) from error


def told(reason: Refusal) -> Row:
    """A refusal as JSON keeps it, to be said in any language later."""
    arguments = {
        name: told(value) if isinstance(value, Refusal) else _short(value)
        for name, value in reason.arguments.items()
    }
    row: Row = {"id": reason.id, "arguments": arguments}
    if isinstance(reason, IllegalAction):
        row["legal"] = reason.legal
    if isinstance(reason, BotError) and reason.traceback:
        row["traceback"] = reason.traceback
    return row


def _short(value: str | float) -> str | float:
    return value[:_LONGEST] if isinstance(value, str) else value


def heard(reason: Row) -> Refusal:
    """The refusal that `told` wrote.

    >>> str(heard(told(BotError("error-bot-missing", path="x.py"))))
    'There is no file “x.py” with a bot in it.'
    """
    arguments = {
        name: heard(value) if isinstance(value, dict) else value
        for name, value in reason["arguments"].items()
    }
    if "legal" in reason:
        return IllegalAction(reason["id"], legal=reason["legal"], **arguments)
    return BotError(reason["id"], traceback=reason.get("traceback", ""), **arguments)

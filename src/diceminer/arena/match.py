"""One game between bots, from its seats and its seed to a row of results.

The row is a function of the task, apart from the times in it. A bot that fails loses the game at
once (a *forfeit*); the others share the win.

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
from typing import TYPE_CHECKING, cast

import numpy as np

from diceminer import bots, records
from diceminer.arena.plan import is_own
from diceminer.arena.rows import encode_refusal
from diceminer.bots.failures import failure
from diceminer.bots.levels import LEVELS, Considered
from diceminer.errors import BotError, IllegalAction
from diceminer.game import Game
from diceminer.notation import TEXT, Action, parse
from diceminer.ruleset import Rules

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from diceminer.arena.plan import Task
    from diceminer.arena.rows import Forfeit, GameKey, GameLog, Round, Row
    from diceminer.bots import Bot
    from diceminer.documents import Event


class BotFailure(Exception):
    """A seat, from 0, whose bot can't go on, and why."""

    def __init__(self, seat: int, reason: BotError) -> None:
        super().__init__(seat, reason)
        self.seat = seat
        self.reason = reason


def play(
    task: Task,
    asking: Callable[[int], None] | None = None,
    *,
    players: Sequence[Bot | type[Bot] | None] | None = None,
    record: bool = False,
) -> Row:
    """Play one game; `asking` is called with a seat (from 0) before its bot is made or asked.

    `players` may give a seat a bot object, or the class of one, in place of its name's bot (None).
    With `record` the row has the game's record.
    """
    rules = Rules.parse(task.rules)
    played = _BotGame(rules, task, asking, players or [None] * rules.players)
    reasons: dict[int, BotError] = {}
    try:
        with _global_generators(task) if any(map(is_own, task.seats)) else nullcontext():
            played.play()
    except BotFailure as error:
        reasons[error.seat] = error.reason
    game, log = played.game, played.log()
    if record and game is not None:
        log["record"] = _recorded(game, task)
    if reasons or game is None:
        return _forfeited(task, reasons, log)
    if rules.players == 1:
        score = game.view().get("score", 0)
        return {**_key(task), "score": score, "forfeits": [], **log}
    won = [float(seat in (game.winners or ())) for seat in range(1, rules.players + 1)]
    return {**_key(task), "won": won, "tied": played.tied, "forfeits": [], **log}


def forfeited(task: Task, reasons: dict[int, BotError]) -> Row:
    """The row of a game that could not be played, or not to its end; seats from 0."""
    seats = task.seats
    log: GameLog = {
        "first": None,
        "heroes": [None for _ in seats],
        "rounds": [],
        "moves": [0 for _ in seats],
        "seconds": [0.0 for _ in seats],
        "longest": [0.0 for _ in seats],
    }
    return _forfeited(task, reasons, log)


def _key(task: Task) -> GameKey:
    return {
        "match": task.match,
        "group": task.group,
        "turn": task.rotation,
        "seats": list(task.seats),
    }


def _forfeited(task: Task, reasons: dict[int, BotError], log: GameLog) -> Row:
    """The row after a forfeit: the bots that failed lose, all others share the win."""
    players = len(task.seats)
    forfeits: list[Forfeit] = [
        {"seat": seat + 1, "reason": encode_refusal(reason)} for seat, reason in reasons.items()
    ]
    if players == 1:
        return {**_key(task), "forfeits": forfeits, "score": 0, **log}
    left = players - len(reasons)
    won = [0.0 if seat in reasons else 1 / left for seat in range(players)]
    return {**_key(task), "forfeits": forfeits, "won": won, "tied": False, **log}


def _recorded(game: Game, task: Task) -> str:
    """The record of a game with its players' names, which the bots themselves were not shown."""
    # If levels draw random numbers from the cup, too, the seed alone doesn't give these dice.
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
    text = f"diceminer arena {purpose} 1\n{task.dice}/{task.rotation}/{number}"
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


class _BotGame:
    """A game that bots play, with what its row says of it."""

    def __init__(
        self,
        rules: Rules,
        task: Task,
        asking: Callable[[int], None] | None,
        players: Sequence[Bot | type[Bot] | None],
    ) -> None:
        self._rules, self._task, self._asking, self._players = rules, task, asking, players
        self.game: Game | None = None
        self.tied = False
        seats = range(rules.players)
        self._starts: list[int] = []
        self._heroes: list[str | None] = [None for _ in seats]
        self._rounds: list[Round] = []
        # Beers shared in the round under way.
        self._shared = [0 for _ in seats]
        self._moves = [0 for _ in seats]
        self._seconds = [0.0 for _ in seats]
        self._longest = [0.0 for _ in seats]

    def play(self) -> None:
        """Play to the end; BotFailure if a bot can't go on."""
        task, names = self._task, self._task.seats
        players = [] if task.as_compiled else [self._make(seat) for seat in range(len(names))]
        game = self.game = Game.new(self._rules, task.dice)
        self._note(game.events)
        while not game.over:
            seat = (game.seat or 1) - 1
            if task.heroes and parse(game.legal()[0]).verb == "hero":
                self._note(game.play(Action("hero", hero=task.heroes[seat]).text))
                continue
            think: Callable[[], object]
            if task.as_compiled:
                think = partial(_choose_as_compiled, game, names[seat])
            else:
                # Other dice than the game's, reproducible: a bot can try actions, not look ahead.
                copy = game.copy(seed=derived_seed("copy", task, sum(self._moves)))
                think = partial(ask, players[seat], names[seat], copy)
            self._announce(seat)
            try:
                choice = self._timed(seat, think)
                self._note(carry_out(game, choice, names[seat]))
            except BotError as error:
                raise BotFailure(seat, error) from error

    def _timed(self, seat: int, think: Callable[[], object]) -> object:
        before = time.perf_counter()
        try:
            return think()
        finally:
            taken = time.perf_counter() - before
            self._seconds[seat] += taken
            self._longest[seat] = max(self._longest[seat], taken)
            self._moves[seat] += 1

    def _make(self, seat: int) -> Bot:
        """The bot of a seat: a new one, but for an object that was given."""
        self._announce(seat)
        name, given = self._task.seats[seat], self._players[seat]
        seed = derived_seed("bot", self._task, seat)
        try:
            if given is not None and not isinstance(given, type):
                return given
            made: Bot = (
                bots.make(name, seed=seed) if given is None else bots.build(given, name, seed=seed)
            )
        except BotError as error:
            raise BotFailure(seat, error) from error
        return made

    def _announce(self, seat: int) -> None:
        if self._asking is not None:
            self._asking(seat)

    def _note(self, events: Sequence[Event]) -> None:
        for event in events:
            if event["event"] == "start":
                self._starts.append(event["seat"])
            elif event["event"] == "hero":
                self._heroes[event["seat"] - 1] = event["hero"]
            elif event["event"] == "share":
                self._shared[event["seat"] - 1] += 1
            elif event["event"] == "tiebreak":
                self.tied = True
            elif event["event"] == "score":
                self._rounds.append(
                    {
                        "start": self._starts[-1],
                        "points": [sheet["total"] for sheet in event["seats"]],
                        "dice": [sheet["dice"] for sheet in event["seats"]],
                        "shared": self._shared,
                    }
                )
                self._shared = [0 for _ in self._shared]

    def log(self) -> GameLog:
        """Heroes, rounds, moves and times so far."""
        return {
            "first": self._starts[0] if self._starts else None,
            "heroes": self._heroes,
            "rounds": self._rounds,
            "moves": self._moves,
            "seconds": [round(value, 6) for value in self._seconds],
            "longest": [round(value, 6) for value in self._longest],
        }


def _choose_as_compiled(game: Game, level: str) -> str:
    """The choice of a compiled level in the same game that `bots.games` plays.

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


def ask(bot: Bot, name: str, game: Game) -> object:
    """A bot's choice, which may be anything; whatever its code raises is a BotError."""
    try:
        choice: object = bot.choose(game)
        # Of a subclass of str only the text is taken: its `__eq__` would be the bot's code.
        return str.__str__(choice) if isinstance(choice, str) else choice
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        raise failure("error-bot-raised", error, name=name) from error


def carry_out(game: Game, choice: object, name: str) -> list[Event]:
    """Play what a bot chose; what is not a legal action is a BotError."""
    try:
        # `play` refuses what is not a str as it refuses any illegal action.
        return game.play(cast("str", choice))
    except IllegalAction as error:
        raise BotError("error-bot-illegal", name=name, detail=error) from error

"""What stays when the program ends: the game in progress, the high scores, the last settings.

Every file is written beside its place, flushed to the disk and then moved there, so that a killed
program or a power cut leaves the old file or the new one, never half of one. A file that can't be
read all the same is renamed, and the `Damaged` that is raised has its new name.
"""

from __future__ import annotations

import json
import os
import tempfile
import time
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import platformdirs

from diceminer.errors import Refusal
from diceminer.facts import FACTS, load, standard_fingerprint

if TYPE_CHECKING:
    from collections.abc import Mapping

    from diceminer.game import Game
    from diceminer.ruleset import Rules

HUMAN: Final = "human"
BEST: Final = 10
_FORMAT: Final = 1


class Damaged(Exception):
    """A file that could not be read, and the name under which it was set aside."""

    def __init__(self, name: str, why: str) -> None:
        super().__init__(f"{name}: {why}")
        self.name, self.why = name, why


def home() -> Path:
    """The folder of these files; the environment variable DICEMINER_HOME names another."""
    chosen = os.environ.get("DICEMINER_HOME")
    return Path(chosen) if chosen else platformdirs.user_data_path("diceminer")


def write(path: Path, text: str) -> None:
    """Replace a file in one step."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=".new")
    fresh = Path(name)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)
    except BaseException:
        fresh.unlink(missing_ok=True)
        raise


def _set_aside(path: Path, why: str) -> Damaged:
    """Keep a damaged file for its owner to look at, out of the way."""
    kept = path.with_name(f"{path.stem}.damaged-{time.strftime('%Y%m%d-%H%M%S')}{path.suffix}")
    try:
        path.replace(kept)
    except OSError:
        kept = path
    return Damaged(kept.name, why)


def _read(path: Path) -> dict[str, Any] | None:
    """The object in a JSON file; None if there is no file; raises Damaged for any other content."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return None
    except (OSError, ValueError, RecursionError) as error:
        raise _set_aside(path, str(error)) from error
    if not isinstance(data, dict) or data.get("format") != _FORMAT:
        raise _set_aside(path, f"format {_FORMAT}?")
    return data


def _text(data: Mapping[str, object]) -> str:
    return json.dumps({"format": _FORMAT, **data}, ensure_ascii=False, indent=1) + "\n"


# The game in progress.


@dataclass(frozen=True)
class Saved:
    """A game in progress and who sits where: `human`, or the name of a bot."""

    game: Game
    seats: tuple[str, ...]


def _save_path() -> Path:
    """Games with custom dice have a file of their own: they can't go on with other dice."""
    own = FACTS.fingerprint != standard_fingerprint()
    return home() / (f"saved-game-{FACTS.fingerprint}.json" if own else "saved-game.json")


def has_save() -> bool:
    """Whether there is a saved game."""
    return _save_path().is_file()


def save(game: Game, seats: tuple[str, ...]) -> None:
    """Save a game with its seed, so that it goes on with the same dice."""
    write(_save_path(), _text({"seats": list(seats), "record": game.record(reveal=True)}))


def load_save() -> Saved | None:
    """The saved game, if there is one; raises Damaged if it can't be read."""
    from diceminer.game import Game

    path = _save_path()
    data = _read(path)
    if data is None:
        return None
    try:
        seats = tuple(str(seat) for seat in data["seats"])
        game = Game.replay(data["record"])
        if len(seats) != game.rules.players or game.over:
            raise ValueError("seats")
    except (Refusal, ValueError, KeyError, TypeError) as error:
        raise _set_aside(path, str(error)) from error
    return Saved(game, seats)


def drop_save() -> None:
    """Delete the saved game."""
    _save_path().unlink(missing_ok=True)


def keep_record(game: Game) -> Path:
    """Write a game's record to a file of its own, among the user's documents if there are any."""
    folder = home() / "records"
    if not os.environ.get("DICEMINER_HOME"):
        documents = platformdirs.user_documents_path()
        folder = documents / "diceminer" if documents.is_dir() else folder
    stem = time.strftime("%Y-%m-%d-%H%M%S")
    path = folder / f"{stem}.diceminer"
    number = 2
    while path.exists():
        path = folder / f"{stem}-{number}.diceminer"
        number += 1
    write(path, game.record())
    return path


# High scores of the solo game.


@dataclass(frozen=True)
class Score:
    """One line of a list of high scores."""

    name: str
    score: int
    rank: str
    day: str


@dataclass(frozen=True)
class Placed:
    """A list of high scores with a new game: its lines, and the game's place or None."""

    scores: list[Score]
    place: int | None
    damaged: Damaged | None = field(default=None, compare=False)


def _scores_path() -> Path:
    return home() / "high-scores.json"


def score_key(rules: Rules) -> str:
    """The list that a game belongs to: its rules, and the fingerprint of custom dice.

    >>> from diceminer import Rules
    >>> score_key(Rules(players=1, magic=2))
    '1,magic=2'
    """
    own = FACTS.fingerprint != load().fingerprint
    return rules.text() + (f" {FACTS.fingerprint}" if own else "")


def high_scores() -> dict[str, list[Score]]:
    """Every list by its key; raises Damaged if the file can't be read."""
    path = _scores_path()
    data = _read(path)
    if data is None:
        return {}
    try:
        return {
            str(key): [
                Score(str(s["name"]), int(s["score"]), str(s["rank"]), str(s["day"]))
                for s in scores
            ]
            for key, scores in data["tables"].items()
        }
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise _set_aside(path, str(error)) from error


def enter_score(rules: Rules, name: str, score: int, rank: str) -> Placed:
    """Enter a game's score; equal scores keep the order in which they were made."""
    damaged = None
    try:
        lists = high_scores()
    except Damaged as error:
        lists, damaged = {}, error
    entry = Score(name, score, rank, time.strftime("%Y-%m-%d"))
    scores = lists.setdefault(score_key(rules), [])
    place = sum(other.score >= score for other in scores)
    scores.insert(place, entry)
    del scores[BEST:]
    write(
        _scores_path(),
        _text({"tables": {key: [asdict(s) for s in each] for key, each in lists.items()}}),
    )
    return Placed(scores, place if place < BEST else None, damaged)


# The last settings, which the next game starts from.


def _settings_path() -> Path:
    return home() / "settings.json"


def settings() -> dict[str, object]:
    """The settings of the last game; empty if they can't be read."""
    try:
        return _read(_settings_path()) or {}
    except Damaged:
        return {}


def keep_settings(**changed: object) -> None:
    """Store some settings; an OSError is ignored."""
    kept = {**settings(), **changed}
    kept.pop("format", None)
    try:
        write(_settings_path(), _text(kept))
    except OSError:
        return

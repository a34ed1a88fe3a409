"""The file of an arena: its plan in the first line, then a line a game, written as each ends.

JSON lines. A row is given to the operating system as soon as its game ends, so a run that is killed
loses none. It is forced onto the disk (fsync) with the next row after a second, and when the file
is closed: a power cut can take the rows of the last moments, which are then played again. Only a
torn last line is dropped; anything else that is wrong is refused, and nothing is guessed.
"""

from __future__ import annotations

import json
import os
import time
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Self, cast

from diceminer import __version__
from diceminer.arena.plan import Plan, rotated
from diceminer.errors import ArenaError, Refusal

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from diceminer.arena.plan import PlanDict, Task
    from diceminer.arena.rows import Row

FORMAT: Final = 1
# How long rows may wait for the disk: an fsync for each would cost more than quick games do.
SYNC_SECONDS = 1.0
# A plan may be made longer later; in everything else two plans must agree to share a file.
_IDENTITY: Final = ("mode", "rules", "matches", "seed", "limit", "made_of")
_BEGINNING: Final = b'{"format":'
_REQUIRED: Final = ("match", "group", "turn", "seats", "forfeits", "moves", "seconds", "longest")


class Store:
    """Rows of games and the file that keeps them. Use it in a `with`, which closes the file."""

    def __init__(self, path: str | Path, plan: Plan) -> None:
        """Open a file for a plan: a new one, or one with games of the same plan."""
        self.path = Path(path)
        self.plan = plan
        self.rows: list[Row] = []
        header = plan.as_dict()
        try:
            # A file that another run makes at the same moment is not overwritten.
            self._file = open(self.path, "x+b")  # noqa: SIM115, closed with this object
        except FileExistsError:
            self._file = open(self.path, "r+b")  # noqa: SIM115
            try:
                self._resume(header)
            except BaseException:
                self._file.close()
                raise
        else:
            self._write({"format": FORMAT, "diceminer": __version__, "plan": header})
            self._sync()
            _sync_folder(self.path.parent)
        self._synced = time.monotonic()
        self._done = {(row["match"], row["group"], row["turn"]) for row in self.rows}

    def _resume(self, header: PlanDict) -> None:
        """Read the file's rows, drop a torn last line, and write the plan again if it is longer."""
        content = self._file.read()
        found, self.rows, whole = _read(self.path, content)
        if found is not None:
            _check_same(self.path, found, header)
        elif not _BEGINNING.startswith(content[: len(_BEGINNING)]):
            # Not a header cut short, but a file of another kind.
            raise ArenaError("error-arena-line", file=str(self.path), line=1)
        self._file.truncate(whole)
        self._file.seek(whole)
        if found is None or found["groups"] < self.plan.groups:
            self._write({"format": FORMAT, "diceminer": __version__, "plan": header})
        else:
            self.plan = self.plan.longer(found["groups"])

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        try:
            self._sync()
        finally:
            self._file.close()

    def left(self) -> Iterator[Task]:
        """The games of the plan that are still to be played."""
        return (task for task in self.plan.tasks() if task.key not in self._done)

    def add(self, row: Row) -> None:
        """Write a row; from then on, the end of this process can't lose it."""
        self._write(row)
        if time.monotonic() - self._synced >= SYNC_SECONDS:
            self._sync()
        self._done.add((row["match"], row["group"], row["turn"]))
        self.rows.append(row)

    def _write(self, line: Mapping[str, object]) -> None:
        # One write a line, so that nothing but the last line can be torn.
        self._file.write(json.dumps(line, separators=(",", ":")).encode() + b"\n")
        self._file.flush()

    def _sync(self) -> None:
        os.fsync(self._file.fileno())
        self._synced = time.monotonic()


def _sync_folder(folder: Path) -> None:
    """Force the entry of a new file onto the disk, on systems that can sync a folder."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def read(path: str | Path) -> tuple[Plan, list[Row]]:
    """The plan of a file and the rows that are in it so far, in the order of the plan."""
    found, rows, _ = _read(Path(path), Path(path).read_bytes())
    if found is None:
        raise ArenaError("error-arena-line", file=str(path), line=1)
    return Plan.from_dict(found), in_order(rows)


def in_order(rows: list[Row]) -> list[Row]:
    """Rows as the plan has them: games end in any order, but results must not depend on it."""
    return sorted(rows, key=lambda row: (row["group"], row["match"], row["turn"]))


def _check_same(path: Path, found: PlanDict, header: PlanDict) -> None:
    """Raise ArenaError unless the plan found in a file is the one that is to be played."""
    for name in _IDENTITY:
        if found[name] != header[name]:
            if name == "made_of":
                raise ArenaError("error-arena-code", file=str(path))
            raise ArenaError(
                "error-arena-plan",
                file=str(path),
                name=name,
                have=json.dumps(found[name]),
                need=json.dumps(header[name]),
            )


def _read(path: Path, content: bytes) -> tuple[PlanDict | None, list[Row], int]:
    """The last header, the rows, and how many bytes are whole lines."""
    whole = content.rfind(b"\n") + 1
    plan: PlanDict | None = None
    rows: list[Row] = []
    seen: set[tuple[int, int, int]] = set()
    for number, line in enumerate(content[:whole].splitlines(), 1):
        try:
            value = json.loads(line)
            if "format" in value:
                plan = _checked_header(path, value)
            else:
                row = _checked_row(value, plan)
                key = row["match"], row["group"], row["turn"]
                if key not in seen:
                    seen.add(key)
                    rows.append(row)
        except ArenaError:
            raise
        except (KeyError, TypeError, ValueError, IndexError, AttributeError, Refusal) as error:
            raise ArenaError("error-arena-line", file=str(path), line=number) from error
    return plan, rows, whole


def _checked_header(path: Path, value: Any) -> PlanDict:
    """The plan of a header; ValueError and the like if a JSON value is none."""
    if value["format"] != FORMAT:
        raise ArenaError("error-arena-format", file=str(path), format=str(value["format"]))
    Plan.from_dict(value["plan"])
    return cast("PlanDict", value["plan"])


def _checked_row(value: Any, plan: PlanDict | None) -> Row:
    """A row of a plan's game; ValueError and the like if a JSON value can't be one."""
    if plan is None:
        raise ValueError
    match, group, turn = (int(value[name]) for name in ("match", "group", "turn"))
    players = plan["matches"][match]
    for name in _REQUIRED:
        value[name]
    if value["seats"] != list(rotated(tuple(players), turn)) or min(match, group, turn) < 0:
        raise ValueError
    result = value["score"] if len(players) == 1 else value["won"]
    if len(players) > 1 and len(result) != len(players):
        raise ValueError
    return cast("Row", value)

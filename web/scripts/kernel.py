"""Builds the kernel for the page: the same doors as on a server, as WebAssembly.

Run as `make kernel`; with `--check` it only says whether the files are of the present sources, with
`--out FOLDER` it builds into another folder, where the dice and heroes may be others than those of
the game as it comes (`DICEMINER_DATA`). Beside `kernel.wasm` it writes what its callers have to
know: `kernel.json` (the doors with their arguments, the layout of the records, numbers, and the
hashes of the files), `data.json` (names and texts, and how large the bots' buffers are) and
`weights.bin` (what the bots go by).
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from diceminer import bots, kernel, records
from diceminer.board import FIRST_SEAT, GO_ON, NOT_IN, START
from diceminer.bots import levels, master
from diceminer.bots.multiplayer import knowledge, opponents, policy, search
from diceminer.bots.solo import bot as solo_bot
from diceminer.bots.solo import nets, planner
from diceminer.compiling import fingerprint, webassembly
from diceminer.facts import FACES, FACTS, KINDS, LETTERS, MOST_HEROES, standard_fingerprint
from diceminer.notation import HERO_IDS, ROWS, SLOT_NAMES, TEXT
from diceminer.rules import actions as codes
from diceminer.rules import doors, previews, script
from diceminer.rules.actions import MOST_LEGAL
from diceminer.rules.constants import (
    BOX,
    FACE_COUNT,
    HERO_SETS,
    MOST_REFILLS,
    NO_HERO,
    ROUNDS,
    SEATS,
)
from diceminer.rules.cup import CUP, GENERATED, NOTHING, SCRIPT_LENGTH, SCRIPTED
from diceminer.rules.log import LOG
from diceminer.rules.phases import OVER, PHASES, SOLO_PHASES, TABLE_PHASES
from diceminer.rules.positions import FAULTS, FIELDS
from diceminer.rules.refusals import REASONS
from diceminer.rules.state import MOST_DICE, STATE
from diceminer.server.box import box

_FOLDER = Path(__file__).parents[1] / "src/engine"
_PARTS = ("play", "games", "search")
_RECORDS = {"state": STATE, "cup": CUP, "node": planner.NODE}
_CONSTANTS = {
    "START": START,
    "GO_ON": GO_ON,
    "SEATS": SEATS,
    "ROUNDS": ROUNDS,
    "FACE_COUNT": FACE_COUNT,
    "NO_HERO": NO_HERO,
    "OVER": OVER,
    "MOST_DICE": MOST_DICE,
    "MOST_LEGAL": MOST_LEGAL,
    "MOST_REFILLS": MOST_REFILLS,
    "STATUS": doors.STATUS,
    "SCORED": doors.SCORED,
    "SCORE": doors.SCORE,
    "PLAYERS": doors.PLAYERS,
    "FIRST_HERO": doors.FIRST_HERO,
    "SHEET": doors.SHEET,
    "STRAIGHTS": doors.STRAIGHTS,
    "IDLE": doors.IDLE,
    "GENERATED": GENERATED,
    "SCRIPTED": SCRIPTED,
    "NOTHING": NOTHING,
    "SCRIPT_LENGTH": SCRIPT_LENGTH,
    "KIND_MARK": script.KIND_MARK,
    "HERO_MARK": script.HERO_MARK,
    "DECK_MARK": script.DECK_MARK,
    "DECKS": MOST_HEROES // script.DECK,
    "MOST_OUTCOMES": script.MOST_OUTCOMES,
    "PREVIEW": previews.PREVIEW,
    "ROLLS": previews.ROLLS,
    "TUNNELS": previews.TUNNELS,
    "NEEDS": previews.NEEDS,
    "SLIDES": previews.SLIDES,
    "FIRST_SLIDE": previews.FIRST_SLIDE,
    "FIRST_FACE": previews.FIRST_FACE,
    "FIRST_SEAT": FIRST_SEAT,
    "NOT_IN": NOT_IN,
    "RANDOM": levels.RANDOM,
    "GREEDY": levels.GREEDY,
    "DONE": codes.DONE,
    "REFILL": codes.REFILL,
}
# What is in the numbers of the bots' settings is said where they are defined.
_SEARCH = {
    "seconds": master.SECONDS,
    "journeyman_simulations": master.JOURNEYMAN_SIMULATIONS,
    "batch_seconds": master.BATCH_SECONDS,
    "first_batch": master.FIRST_BATCH,
    "counted_batch": master.COUNTED_BATCH,
    "planned": master.PLANNED,
    "most_positions": master.MOST_POSITIONS,
    "actions_each": master.ACTIONS_EACH,
    "positions_a_second": master.POSITIONS_A_SECOND,
}
_OPPONENTS = {
    "prior": opponents.PRIOR,
    "most_odds": opponents.MOST_ODDS,
    "if_agreed": opponents.IF_AGREED,
    "if_not": opponents.IF_NOT,
}
_PLANNER = {
    "width": solo_bot.WIDTH,
    "narrow": solo_bot.NARROW,
    "widths": solo_bot.WIDTHS,
    "leaves": solo_bot.LEAVES,
    "simulations": solo_bot.SIMULATIONS,
    "trust": planner.TRUST,
    "most_steps": planner.MOST_STEPS,
}
# The texts of actions: the first code of each form, and what the code grows by with its words.
_ACTIONS: list[tuple[int, str, dict[str, int]]] = [
    (codes.TAKE_HERO, "hero {hero}", {"hero": 1}),
    (codes.SHARE, "share {beer} {seat}", {"beer": SEATS, "seat": 1}),
    (codes.TAKE, "take {slot}", {"slot": 1}),
    (codes.SPEND, "spend {face}", {"face": 1}),
    (codes.SPEND_HERO, "spend hero {face}", {"face": 1}),
    (codes.REROLL, "reroll {face}", {"face": 1}),
    (codes.CACHE_DIE, "cache {face}", {"face": 1}),
    (codes.DRAFT, "draft {slot}", {"slot": 1}),
    (codes.DRAFT_CACHE, "draft {slot} cache", {"slot": 1}),
    (codes.DRAFT_AS, "draft {slot} as {face}", {"face": codes.SLOT_CODES, "slot": 1}),
    (codes.DRAFT_AS_CACHE, "draft {slot} as {face} cache", {"face": codes.SLOT_CODES, "slot": 1}),
    (codes.RECYCLE, "recycle {slot}", {"slot": 1}),
    (codes.REFILL, "refill", {}),
    (codes.DONE, "done", {}),
]
_WORDS: dict[str, dict[int, str]] = {
    "hero": dict(enumerate(HERO_IDS)),
    "beer": {number: f"{LETTERS[kind]}B" for number, kind in enumerate(KINDS)},
    "seat": {seat: str(seat + 1) for seat in range(SEATS)},
    "slot": SLOT_NAMES,
    "face": dict(enumerate(FACES)),
}


def action_texts() -> dict[int, str]:
    """Every action's text by its code, from the forms above, as the page puts them together."""
    texts = {}
    for first, form, steps in _ACTIONS:
        for numbers in product(*(_WORDS[word] for word in steps)):
            code, words = first, {}
            for (word, step), number in zip(steps.items(), numbers, strict=True):
                code += step * number
                words[word] = _WORDS[word][number]
            texts[code] = form.format(**words)
    return texts


def weights() -> dict[str, np.ndarray[Any, Any]]:
    """What the bots go by, hand-made and learned."""
    policies, value = knowledge.learned()
    hand_made = levels.level_weights()
    return {
        "level_policies": hand_made.policies,
        "level_overlooks": hand_made.overlooks,
        "policies": policies,
        "value": value,
        "settings": search.settings(),
        "nets": nets.learned(),
        "first_nets": nets.first_guess(),
    }


def described(value: Any, sizes: dict[int, str] | None = None) -> Any:
    """Buffers as the page makes them: named tuples of arrays by type and shape.

    Lengths that a caller chooses are names in place of numbers.
    """
    if isinstance(value, tuple):
        return {name: described(part, sizes) for name, part in value._asdict().items()}  # type: ignore[attr-defined]
    record = next((name for name, layout in _RECORDS.items() if value.dtype == layout), None)
    shape = [(sizes or {}).get(length, length) for length in value.shape]
    return {"type": record or value.dtype.name, "shape": shape}


def data() -> dict[str, Any]:
    """Names, texts and sizes."""
    if action_texts() != TEXT:
        raise ValueError("the forms of actions give other texts than those of the notation")
    known = msgspec.to_builtins(box(bots.names()))
    del known["version"], known["facts"]
    offset, manifest = 0, {}
    for name, array in weights().items():
        manifest[name] = {"offset": offset, **described(array)}
        offset += array.nbytes
    positions, edges = 1009, 2003
    return {
        "facts": FACTS.fingerprint,
        "standard_facts": standard_fingerprint(),
        "box": known,
        "kinds": KINDS,
        "letters": dict(LETTERS),
        "dice_in_game": BOX.tolist(),
        "hero_sets": HERO_SETS,
        "rows": ROWS,
        "words": {word: [*names.items()] for word, names in _WORDS.items()},
        "actions": _ACTIONS,
        "phases": PHASES,
        "solo_phases": SOLO_PHASES,
        "table_phases": TABLE_PHASES,
        "log": LOG,
        "reasons": [*REASONS.items()],
        "faults": [*FAULTS.items()],
        "fields": FIELDS,
        "record_keys": records.KEYS,
        "levels": levels.LEVELS,
        "search": _SEARCH,
        "opponents": _OPPONENTS,
        "planner": _PLANNER,
        "buffers": {
            "scratch": described(policy.new_scratch()),
            "search": described(search.new_buffers()),
            "tree": described(
                search.new_tree(positions, edges), {positions: "positions", edges: "actions"}
            ),
            # The page keeps its buffers for good: just for the beam widths that are used.
            "plan": described(planner.new_plan(solo_bot.WIDTH)),
            "inner_plan": described(planner.new_plan(solo_bot.NARROW)),
            "leaves": described(planner.new_leaves(solo_bot.LEAVES)),
        },
        "weights": manifest,
    }


class Files:
    """The four files of a kernel in a folder, and what they should have in them."""

    def __init__(self, folder: Path) -> None:
        self.wasm, self.facts = folder / "kernel.wasm", folder / "kernel.json"
        self.data, self.weights = folder / "data.json", folder / "weights.bin"
        self.text = json.dumps(data(), separators=(",", ":"), ensure_ascii=False) + "\n"
        self.packed = b"".join(np.ascontiguousarray(each).tobytes() for each in weights().values())
        self.known: dict[str, Any] = {}
        if self.facts.exists():
            self.known = json.loads(self.facts.read_text(encoding="utf-8"))

    @property
    def has_current_code(self) -> bool:
        """Whether `kernel.wasm` was made of these sources, and is the one that was made."""
        doors = [
            {name: door[name] for name in ("name", "arguments")}
            for door in self.known.get("doors", ())
        ]
        return (
            self.known.get("fingerprint") == fingerprint()
            and doors == [webassembly.described(door) for door in kernel.doors(*_PARTS)]
            and self.wasm.exists()
            and self.known.get("files", {}).get(self.wasm.name) == digest(self.wasm.read_bytes())
        )

    @property
    def is_current(self) -> bool:
        """Whether all files are of these sources."""
        return (
            self.has_current_code
            and self.known == {**self.known, **self.described(self.wasm.read_bytes())}
            and self.data.exists()
            and self.data.read_text(encoding="utf-8") == self.text
            and self.weights.exists()
            and self.weights.read_bytes() == self.packed
        )

    def described(self, code: bytes) -> dict[str, Any]:
        """All of `kernel.json` but the doors."""
        return {
            "fingerprint": fingerprint(),
            "files": {self.wasm.name: digest(code), self.weights.name: digest(self.packed)},
            "records": {
                name: webassembly.record_layout(record) for name, record in _RECORDS.items()
            },
            "constants": _CONSTANTS,
        }

    def write(self) -> None:
        """Write all files; the code is compiled only if it is not current."""
        # Names and sizes may change where no compiled code has.
        if self.has_current_code:
            code, doors = self.wasm.read_bytes(), self.known["doors"]
        else:
            code, doors = webassembly.build(kernel.doors(*_PARTS), fingerprint())
            self.wasm.write_bytes(code)
            print(f"kernel.wasm: {len(code):,} bytes")
        facts = {**self.described(code), "doors": doors}
        self.facts.write_text(json.dumps(facts, separators=(",", ":")) + "\n", encoding="utf-8")
        self.data.write_text(self.text, encoding="utf-8")
        self.weights.write_bytes(self.packed)
        print(f"data.json: {len(self.text):,} bytes; weights.bin: {len(self.packed):,} bytes")


def digest(content: bytes) -> str:
    """SHA-256, by which the page knows that it has the whole of the right file."""
    return hashlib.sha256(content).hexdigest()


def main() -> int:
    """Build and write, or check."""
    parser = argparse.ArgumentParser(prog="kernel.py", description=__doc__)
    parser.add_argument("--check", action="store_true", help="only say whether it is current")
    parser.add_argument("--out", type=Path, default=_FOLDER, help="the folder to write to")
    options = parser.parse_args()
    if options.out == _FOLDER and FACTS.fingerprint != standard_fingerprint():
        print("The page has the dice and heroes of the game as it comes: unset DICEMINER_DATA.")
        return 1
    files = Files(options.out)
    if options.check:
        if not files.is_current:
            print("The kernel is not of these sources: run make kernel")
        return 0 if files.is_current else 1
    try:
        files.write()
    except webassembly.NoLinker:
        print("To link the kernel, install Debian's package lld, or PyPI's ziglang.")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())

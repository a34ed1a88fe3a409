"""Builds the kernel for the page: the same doors as on a server, as WebAssembly.

Run as `make kernel`; with `--check` it only says whether the file is of the present sources.
Beside `kernel.wasm` it writes `kernel.json`: the doors with their arguments, the layout of the
records, and the numbers that a caller has to know.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from diceminer import kernel
from diceminer.board import GO_ON, START
from diceminer.compiling import fingerprint, webassembly
from diceminer.rules import doors
from diceminer.rules.actions import MOST_LEGAL
from diceminer.rules.cup import CUP
from diceminer.rules.state import STATE
from diceminer.rules.tables import FACE_COUNT, SEATS

_FOLDER = Path(__file__).parents[1] / "src/engine"
_WASM, _FACTS = _FOLDER / "kernel.wasm", _FOLDER / "kernel.json"
_PARTS = ("play", "games", "search")
_CONSTANTS = {
    "START": START,
    "GO_ON": GO_ON,
    "SEATS": SEATS,
    "FACE_COUNT": FACE_COUNT,
    "MOST_LEGAL": MOST_LEGAL,
    "STATUS": doors.STATUS,
    "SHEET": doors.SHEET,
}


def main() -> int:
    """Build and write, or check."""
    if "--check" in sys.argv:
        known = json.loads(_FACTS.read_text(encoding="utf-8")) if _FACTS.exists() else {}
        if known.get("fingerprint") == fingerprint():
            return 0
        print("kernel.wasm is not of these sources: run make kernel")
        return 1
    try:
        code, described = webassembly.build(kernel.doors(*_PARTS))
    except webassembly.NoLinker:
        print("To link the kernel, install Debian's package lld, or PyPI's ziglang.")
        return 1
    facts = {
        "fingerprint": fingerprint(),
        "doors": described,
        "records": {
            "state": webassembly.record_layout(STATE),
            "cup": webassembly.record_layout(CUP),
        },
        "constants": _CONSTANTS,
    }
    _WASM.write_bytes(code)
    _FACTS.write_text(json.dumps(facts, indent=1) + "\n", encoding="utf-8")
    print(f"kernel.wasm: {len(code):,} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())

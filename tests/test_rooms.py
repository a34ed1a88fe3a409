"""No underscore of another module is used, and every module is on the page that lists them.

The order of the rooms is held by import-linter.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

import diceminer

SOURCE = Path(diceminer.__file__).parent
# What other packages call so in public: named tuples, SQLAlchemy's rows, os, argparse, gettext.
OF_OTHERS = {"_replace", "_fields", "_mapping", "_exit", "_SubParsersAction", "_"}
# Numba is extended by overriding, and its code for another processor found in, what its classes
# keep to themselves.
EXTENDING_NUMBA = ("compiling/target.py", "compiling/webassembly.py")


def defined(tree: ast.Module) -> set[str]:
    """The names with an underscore that a module itself defines or sets on its own objects."""
    names = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            names.add(node.name)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            names.add(node.id)
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            if isinstance(node.ctx, ast.Store) and node.value.id in ("self", "cls"):
                names.add(node.attr)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            # In __slots__.
            names.add(node.value)
    return names


def is_private(name: str) -> bool:
    return name.startswith("_") and not name.startswith("__") and name not in OF_OTHERS


def reached(tree: ast.Module, room: str = "") -> list[tuple[int, str]]:
    """Where a module of a room uses what others keep to themselves."""
    own = defined(tree)
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and is_private(node.attr) and node.attr not in own:
            on_self = isinstance(node.value, ast.Name) and node.value.id in ("self", "cls")
            if not on_self:
                found.append((node.lineno, node.attr))
        elif isinstance(node, ast.ImportFrom) and node.module != room:
            found += [(node.lineno, alias.name) for alias in node.names if is_private(alias.name)]
    return found


def room_of(file: Path) -> str:
    return ".".join(("diceminer", *file.relative_to(SOURCE).parent.parts))


def test_no_module_reaches_into_anothers_underscore() -> None:
    found = {
        f"{file.relative_to(SOURCE)}:{line}": name
        for file in SOURCE.rglob("*.py")
        if file.relative_to(SOURCE).as_posix() not in EXTENDING_NUMBA
        for line, name in reached(ast.parse(file.read_text(encoding="utf-8")), room_of(file))
    }
    assert not found


def test_reaching_is_seen() -> None:
    code = "from a import _b\nclass C:\n    def d(self, e):\n        return e._f + self._g\n"
    assert reached(ast.parse(code)) == [(1, "_b"), (4, "_f")]


def test_every_module_is_listed_on_the_page_about_them() -> None:
    project = Path(__file__).parents[1]
    page = (project / "docs" / "architecture.md").read_text(encoding="utf-8")
    listed = set(re.findall(r"`([\w/]+\.py)`", page))
    modules = {file.relative_to(SOURCE).as_posix() for file in SOURCE.rglob("*.py")}
    # A package's own file says what the package is for, as the page does of the room.
    packages = {module for module in modules if module.endswith("__init__.py")}
    assert modules - packages - listed == set(), "not listed"
    elsewhere = {file for file in listed if (project / file).is_file()}
    assert listed - modules - elsewhere == set(), "listed, but not there"

"""Bot files of users' own: how they are loaded, and which files their code is made of.

A file is loaded once a process. Its folder is a package with a name of its own
(`diceminer_bots_` and a hash of the path), so two files `bot.py`, or two modules `helpers.py`, of
different folders are different modules. In the files of such a folder `import helpers` means the
folder's own `helpers.py`, unless the standard library or this package has a module of that name.
"""

from __future__ import annotations

import ast
import builtins
import hashlib
import importlib
import importlib.util
import sys
from functools import cache
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence
    from types import CodeType, ModuleType

_PREFIX: Final = "diceminer_bots_"


def load(file: Path) -> ModuleType:
    """The module of a bot file; the same one whenever it is asked for in this process."""
    file = file.resolve()
    package = _PREFIX + _hash(str(file.parent))
    # A file may be called my-bot.py or my.bot.py, a module may not.
    stem = file.stem if file.stem.isidentifier() else f"file_{_hash(file.name)}"
    name = f"{package}.{stem}"
    if name not in sys.modules:
        _FINDER.folders[package] = file.parent
        _FINDER.files[name] = file
        if _FINDER not in sys.meta_path:
            sys.meta_path.insert(0, _FINDER)
        _look_again()
    return importlib.import_module(name)


def sources(file: Path) -> list[Path]:
    """A bot file and the files of its folder that it imports, directly or through each other.

    They are found by their import statements; no code is run.
    """
    _look_again()
    folder = file.resolve().parent
    found: dict[Path, None] = {}
    waiting = [file.resolve()]
    while waiting:
        source = waiting.pop()
        if source not in found and source.is_file():
            found[source] = None
            waiting += _imported(source, folder)
    return sorted(found)


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8", "surrogateescape")).hexdigest()[:12]


class _Finder(MetaPathFinder):
    """Finds the packages that stand for bots' folders, and the modules in them."""

    def __init__(self) -> None:
        self.folders: dict[str, Path] = {}
        self.files: dict[str, Path] = {}

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith(_PREFIX):
            return None
        if fullname in self.folders:
            spec = ModuleSpec(fullname, None, is_package=True)
            spec.submodule_search_locations = [str(self.folders[fullname])]
            return spec
        folder = self.folders[fullname.partition(".")[0]]
        if fullname in self.files:
            file = str(self.files[fullname])
            return importlib.util.spec_from_file_location(
                fullname, file, loader=_Loader(fullname, file, folder)
            )
        found = PathFinder.find_spec(fullname, path, target)
        if found is not None and found.origin and isinstance(found.loader, SourceFileLoader):
            found.loader = _Loader(fullname, found.origin, folder)
        return found


_FINDER: Final = _Finder()


class _Loader(SourceFileLoader):
    """Runs a file of a bot's folder, with an `import` that looks into that folder."""

    def __init__(self, fullname: str, path: str, folder: Path) -> None:
        super().__init__(fullname, path)
        self._folder = folder

    def get_code(self, fullname: str) -> CodeType:
        """Compile the source as it is: no bytecode is left in users' folders, or stale there."""
        path = self.get_filename(fullname)
        code: CodeType = self.source_to_code(self.get_data(path), path)
        return code

    def exec_module(self, module: ModuleType) -> None:
        package = module.__name__.partition(".")[0]
        importer = _importer(package, self._folder)
        # The import statement calls the `__import__` of its module's builtins.
        module.__dict__["__builtins__"] = {**vars(builtins), "__import__": importer}
        super().exec_module(module)


def _importer(package: str, folder: Path) -> Callable[..., ModuleType]:
    """The `__import__` of a folder's modules: absolute names mean its own modules first."""

    def import_(
        name: str,
        globals: Mapping[str, object] | None = None,
        locals: Mapping[str, object] | None = None,
        fromlist: Sequence[str] | None = (),
        level: int = 0,
    ) -> ModuleType:
        top = name.partition(".")[0]
        if level or not _is_local(folder, top):
            return builtins.__import__(name, globals, locals, fromlist or (), level)
        module = builtins.__import__(f"{package}.{name}", globals, locals, fromlist or (), 0)
        # As Python does: `import a.b` gives a, `from a.b import c` gives a.b.
        return module if fromlist else sys.modules[f"{package}.{top}"]

    return import_


def _look_again() -> None:
    """Clear the import system's caches: files may have been written since."""
    importlib.invalidate_caches()
    _is_local.cache_clear()


@cache
def _is_local(folder: Path, top: str) -> bool:
    """Whether an import of this name in a file of the folder means a module of the folder."""
    if top in sys.stdlib_module_names or top == __name__.partition(".")[0]:
        return False
    spec = PathFinder.find_spec(top, [str(folder)])
    if spec is None or spec.origin is not None:
        return spec is not None
    # A folder without __init__.py: as everywhere in Python, a real module has precedence.
    return top not in sys.modules and PathFinder.find_spec(top) is None


def _imported(source: Path, folder: Path) -> Iterator[Path]:
    """The files of a folder that an import statement of one of them can mean."""
    try:
        tree = ast.parse(source.read_bytes())
    except (OSError, SyntaxError, ValueError, RecursionError):
        return
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield from _local_files(folder, folder, alias.name)
        elif isinstance(node, ast.ImportFrom):
            base = source.parents[node.level - 1] if 0 < node.level else folder
            for alias in node.names:
                name = ".".join(filter(None, (node.module, alias.name)))
                yield from _local_files(folder, base, name, relative=node.level > 0)


def _local_files(folder: Path, base: Path, name: str, *, relative: bool = False) -> Iterator[Path]:
    """The files of a dotted name's parts: `a.b` is a.py or a/__init__.py, then a/b.py and so on."""
    parts = name.split(".")
    if not base.is_relative_to(folder) or not (relative or _is_local(folder, parts[0])):
        return
    if relative:
        yield base / "__init__.py"
    for part in parts:
        yield base / f"{part}.py"
        base /= part
        yield base / "__init__.py"

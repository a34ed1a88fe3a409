"""What the package imports is what it says it needs."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from importlib.metadata import packages_distributions

from tests.packaging.building import ROOT


def canonical(name: str) -> str:
    return re.sub(r"[-_.]+", "-", re.split(r"[ ;\[<>=!~]", name)[0]).lower()


def declared() -> set[str]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    lists = [project["dependencies"], *(extras[name] for name in extras if name != "dev")]
    return {canonical(requirement) for names in lists for requirement in names}


def imported() -> dict[str, str]:
    """The top modules that the package imports, each with a file that does."""
    found = {}
    for file in (ROOT / "src").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            names = []
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                names = [node.module]
            for name in names:
                found[name.partition(".")[0]] = file.name
    return found


def test_every_imported_package_is_declared() -> None:
    """One that only comes along with another may stay away with the other's next version."""
    owners = packages_distributions()
    missing = {
        module: file
        for module, file in imported().items()
        if module not in (*sys.stdlib_module_names, "diceminer")
        and not {canonical(owner) for owner in owners.get(module, [module])} & declared()
    }
    assert not missing

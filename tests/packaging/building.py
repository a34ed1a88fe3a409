"""Distributions built as a packager builds them, and what is in them."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Mapping
from dataclasses import dataclass
from email import message_from_bytes
from email.message import Message
from functools import cached_property
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
PACKAGE = "src/diceminer"
PAGE = "diceminer/server/page/"
NOTICES = f"{PAGE}third-party-notices.txt"
_LIMIT = 240


def run(
    *command: str | Path, cwd: Path = ROOT, path: str | None = None
) -> subprocess.CompletedProcess[str]:
    """Run a command; `path` is what it finds as PATH."""
    # Where the machine has no Node, make has installed one beside Python.
    beside = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    return subprocess.run(
        command,
        cwd=cwd,
        env={**os.environ, "PATH": beside if path is None else path},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=_LIMIT,
        check=False,
    )


def try_to_build(
    target: str, folder: Path, source: Path = ROOT, path: str | None = None
) -> subprocess.CompletedProcess[str]:
    """Build an sdist or a wheel into a folder with the build tools of this environment."""
    command = (sys.executable, "-m", "hatchling", "build", "-t", target, "-d", folder)
    return run(*command, cwd=source, path=path)


def build(target: str, folder: Path, source: Path = ROOT, path: str | None = None) -> Path:
    """The file that was built."""
    done = try_to_build(target, folder, source, path)
    assert done.returncode == 0, done.stdout
    (file,) = folder.glob("*.whl" if target == "wheel" else "*.tar.gz")
    return file


def unpack(sdist: Path, folder: Path) -> Path:
    """The folder that an sdist unpacks to."""
    with tarfile.open(sdist) as archive:
        # Python 3.11.3 and older know no filters.
        safely: dict[str, Any] = {"filter": "data"} if hasattr(tarfile, "data_filter") else {}
        archive.extractall(folder, **safely)
    return folder / sdist.name.removesuffix(".tar.gz")


def copy_of_the_sources(folder: Path, *, web: bool) -> Path:
    """The project as in a fresh clone: without a built page. Packages of npm's are shared."""
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", ".gitignore"):
        folder.mkdir(exist_ok=True)
        shutil.copy2(ROOT / name, folder)
    leave = shutil.ignore_patterns("__pycache__", "page", "node_modules", "shots")
    shutil.copytree(ROOT / PACKAGE, folder / PACKAGE, ignore=leave)
    if web:
        shutil.copytree(ROOT / "web", folder / "web", ignore=leave)
        (folder / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    return folder


@dataclass(frozen=True)
class Wheel:
    """A wheel's files and metadata."""

    file: Path

    @cached_property
    def files(self) -> Mapping[str, bytes]:
        with zipfile.ZipFile(self.file) as archive:
            return {name: archive.read(name) for name in archive.namelist()}

    @cached_property
    def metadata(self) -> Message:
        (name,) = (name for name in self.files if name.endswith(".dist-info/METADATA"))
        return message_from_bytes(self.files[name])

    @property
    def package(self) -> set[str]:
        return {name for name in self.files if ".dist-info/" not in name}

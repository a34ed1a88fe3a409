"""Third-party notices: whatever the page bundles is in the wheel with its licence."""

from __future__ import annotations

import re

from tests.packaging.building import NOTICES, PAGE, Wheel

LICENCE_TEXTS = {
    "Apache-2.0": "TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION",
    "ISC": "Permission to use, copy, modify, and/or distribute this software",
    "MIT": "Permission is hereby granted, free of charge",
    "OFL-1.1": "SIL OPEN FONT LICENSE Version 1.1",
}


def sections(wheel: Wheel) -> dict[str, str]:
    """What the notices say of each package."""
    parts = re.split(r"^={80}\n", wheel.files[NOTICES].decode(), flags=re.MULTILINE)[1:]
    return {part.split(maxsplit=1)[0]: part for part in parts}


def licence(section: str) -> str:
    found = re.search(r"^Licence: (\S+)$", section, re.MULTILINE)
    assert found, section
    return found[1]


def test_every_package_has_its_licence_text(wheel: Wheel) -> None:
    packages = sections(wheel)
    assert {"svelte", "@fluent/bundle", "@fontsource/grenze"} <= packages.keys()
    for section in packages.values():
        assert LICENCE_TEXTS[licence(section)] in section


def test_every_font_of_the_page_is_named_with_its_licence(wheel: Wheel) -> None:
    page = [name.removeprefix(PAGE) for name in wheel.package if name.startswith(PAGE)]
    fonts = [name for name in page if re.search(r"\.(woff2?|ttf|otf|eot)$", name)]
    assert fonts
    for font in fonts:
        (section,) = (text for text in sections(wheel).values() if f"  {font}\n" in text)
        assert licence(section) == "OFL-1.1"


def test_the_metadata_names_all_licences_and_where_they_are(wheel: Wheel) -> None:
    expression = wheel.metadata["License-Expression"].split(" AND ")
    assert set(expression) == {"MIT"} | {licence(text) for text in sections(wheel).values()}
    assert wheel.metadata.get_all("License-File") == ["LICENSE", f"src/{NOTICES}"]
    for file in ("LICENSE", f"src/{NOTICES}"):
        (kept,) = (name for name in wheel.files if name.endswith(f".dist-info/licenses/{file}"))
        assert len(wheel.files[kept]) > 1000

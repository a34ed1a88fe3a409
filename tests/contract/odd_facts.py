"""Facts of an owner's own: dice and heroes that no box ever had, as data files."""

from __future__ import annotations

from pathlib import Path

ODD_DICE = {
    "tunnel": (20, "T1 T1 T3 T4 T5 TB"),
    "treasure": (10, "G1 G2 G4 G4 G9 GB"),
    "magic": (9, "M1 M2 M2 M4 M9 MB"),
    "hazard": (12, "HC1 HC3 HD1 HD2 HD9 HB"),
    "tool": (9, "XP XP2 XS XS3 XC XB"),
}
ODD_HEROES = {
    "alchemist": ("base", "M2 M9"),
    "dragon-slayer": ("base", "XS2 T2"),
    "engineer": ("base", "T2 XP"),
    "prospector": ("base", "G7"),
    "surveyor": ("base", "T1 M3 M3"),
    "treasurer": ("base", "XC5 XC"),
    "one": ("backer", "HD3 XS"),
    "two": ("backer", "G2 G2"),
    "three": ("backer", "T5 G1 M1 HC1 XP"),
    "four": ("backer", "M4"),
    "five": ("backer", "XC9"),
    "six": ("backer", "T3 T4"),
}


def quoted(words: str) -> str:
    """Tokens as a list in a data file."""
    return "[" + ", ".join(f'"{word}"' for word in words.split()) + "]"


def write_odd_box(folder: Path) -> None:
    """Write the data files of dice and heroes that no box ever had."""
    dice = ["format = 1"]
    for kind, (count, faces) in ODD_DICE.items():
        dice += ["[[die]]", f'kind = "{kind}"', 'colour = "odd"', f"dice = {count}"]
        dice += ["extra = 4"] if kind == "tunnel" else []
        dice += [f"faces = {quoted(faces)}", 'provenance = "made up"']
    heroes = ["format = 1"]
    for hero, (group, faces) in ODD_HEROES.items():
        heroes += ["[[hero]]", f'id = "{hero}"', f'set = "{group}"', f"faces = {quoted(faces)}"]
        heroes += ['provenance = "made up"']
    (folder / "dice.toml").write_text("\n".join(dice) + "\n", encoding="utf-8")
    (folder / "heroes.toml").write_text("\n".join(heroes) + "\n", encoding="utf-8")

"""The phases of a game, by number and by name."""

from __future__ import annotations

from typing import Final

# Phases in which a player is asked for something, by the names that people see …
PHASES: Final = ("heroes", "excavation", "magic", "cache", "solo", "over")
HEROES, EXCAVATION, MAGIC, CACHE, SOLO, OVER = range(len(PHASES))
SOLO_PHASES: Final = (SOLO, OVER)
TABLE_PHASES: Final = (HEROES, EXCAVATION, MAGIC, CACHE, OVER)
# … and those that go by themselves.
ROLL_OFF, DEAL, FILL, SCORING, ROLL_TROVES, TIEBREAK, SOLO_SETUP = range(6, 13)
FIRST_AUTOMATIC: Final = ROLL_OFF

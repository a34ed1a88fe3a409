"""The log that a dice cup keeps of what happened: the kinds of its rows, and its size."""

from __future__ import annotations

from typing import Final

from diceminer.rules.constants import BOX, SEATS

# The kinds of rows, each with up to four numbers; LOG has their names in the same order.
ROLLED_OFF, STARTER, HERO, FILLED, SHARED, TOOK, SLID, PASSED = range(8)
SPENT, CHOSE, REROLLED, SCORED, CACHED, ROLLED, TIE_SCORED, NEW_ROUND = range(8, 16)
WON, DEALT_MAGIC, AGAIN, DRAFTED, RECYCLED, REFILLED, STOPPED, HERO_DEALT = range(16, 24)
TIED, SCORED_DICE, SCORED_GEMS = range(24, 27)
LOG: Final = (
    *("rolled_off", "starter", "hero", "filled", "shared", "took", "slid", "passed"),
    *("spent", "chose", "rerolled", "scored", "cached", "rolled", "tie_scored", "new_round"),
    *("won", "dealt_magic", "again", "drafted", "recycled", "refilled", "stopped", "hero_dealt"),
    *("tied", "scored_dice", "scored_gems"),
)

# No single step of the rules logs more rows than this, whatever box is played with: one for each
# die of the box, when all troves are rolled or shown, and a few for each seat.
LOG_STEP: Final = int(BOX[1].sum()) + 4 * SEATS
# Room for an action, some steps, and one more.
LOG_ROWS: Final = 3 * LOG_STEP

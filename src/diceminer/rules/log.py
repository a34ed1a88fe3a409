"""The log that a dice cup keeps of what happened: the kinds of its rows, and its size."""

from __future__ import annotations

from typing import Final

from diceminer.rules.constants import BOX, HERO_FACES, HIGHEST_NUMBER, SEATS

# The kinds of rows, each with up to four numbers; LOG has their names in the same order.
ROLLED_OFF, STARTER, HERO, FILLED, SHARED, TOOK, SLID, PASSED = range(8)
SPENT, CHOSE, REROLLED, SCORED, CACHED, ROLLED, TIE_SCORED, NEW_ROUND = range(8, 16)
WON, DEALT_MAGIC, AGAIN, DRAFTED, RECYCLED, REFILLED, STOPPED, HERO_DEALT = range(16, 24)
TIED, SCORED_DICE, SCORED_GEMS, SCORED_STRAIGHTS = range(24, 28)
LOG: Final = (
    *("rolled_off", "starter", "hero", "filled", "shared", "took", "slid", "passed"),
    *("spent", "chose", "rerolled", "scored", "cached", "rolled", "tie_scored", "new_round"),
    *("won", "dealt_magic", "again", "drafted", "recycled", "refilled", "stopped", "hero_dealt"),
    *("tied", "scored_dice", "scored_gems", "scored_straights"),
)

# No single step of the rules logs more rows than this, whatever box is played with: one for each
# die of the box, when all troves are rolled or shown, and for each seat one a face of its hero, one
# a length of straights, and a few more.
LOG_STEP: Final = int(BOX[1].sum()) + SEATS * (
    int(HERO_FACES.sum(axis=1).max()) + HIGHEST_NUMBER + 4
)
# Room for an action, some steps, and one more.
LOG_ROWS: Final = 3 * LOG_STEP

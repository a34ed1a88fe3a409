"""Actions as numbers: one code for every action text that any game could know.

Codes are sparse and fixed for a set of facts; `diceminer.notation` gives them their texts and each
set of rules its dense ids.
"""

from __future__ import annotations

from typing import Final

from diceminer.rules.constants import FACE_COUNT, HERO_COUNT, KIND_COUNT, SEATS

SLOT_CODES: Final = 30

TAKE_HERO: Final = 0
SHARE: Final = TAKE_HERO + HERO_COUNT  # + kind · SEATS + seat
TAKE: Final = SHARE + KIND_COUNT * SEATS  # + slot
SPEND: Final = TAKE + SLOT_CODES  # + face
SPEND_HERO: Final = SPEND + FACE_COUNT  # + face
REROLL: Final = SPEND_HERO + FACE_COUNT  # + face
CACHE_DIE: Final = REROLL + FACE_COUNT  # + face
DRAFT: Final = CACHE_DIE + FACE_COUNT  # + slot
DRAFT_CACHE: Final = DRAFT + SLOT_CODES  # + slot
DRAFT_AS: Final = DRAFT_CACHE + SLOT_CODES  # + face · SLOT_CODES + slot
DRAFT_AS_CACHE: Final = DRAFT_AS + FACE_COUNT * SLOT_CODES  # + face · SLOT_CODES + slot
RECYCLE: Final = DRAFT_AS_CACHE + FACE_COUNT * SLOT_CODES  # + slot
REFILL: Final = RECYCLE + SLOT_CODES
DONE: Final = REFILL + 1
CODE_COUNT: Final = DONE + 1
# An upper bound of the legal actions in a position: the size of the buffers that list them.
MOST_LEGAL: Final = 256

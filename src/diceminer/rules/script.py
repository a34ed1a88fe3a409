"""The numbers of a script, which replaces the generator of a dice cup.

A face is its own number; kinds drawn from the bag, dealt heroes and the decks that heroes are dealt
from have ranges of their own.
"""

from __future__ import annotations

from typing import Final

KIND_MARK: Final = 100
HERO_MARK: Final = 200
DECK_MARK: Final = 300
# Heroes are dealt one by one; of more than six, first which deck of six.
DECK: Final = 6
# No chance event has more outcomes.
MOST_OUTCOMES: Final = 6

"""The numbers of a script, which stands in for the generator of a dice cup.

Faces are numbered as they are; a kind drawn from the bag, a dealt hero and the deck that a hero is
dealt from have marks of their own.
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

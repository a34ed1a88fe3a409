"""Short names of bots, for tables and plots."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

from diceminer import locale

if TYPE_CHECKING:
    from collections.abc import Sequence

    from diceminer.locale import Texts


def bot_labels(t: Texts, names: Sequence[str]) -> dict[str, str]:
    """A label for each bot; for a user's own, the file without its path if that is unambiguous.

    >>> bot_labels(locale.texts("en"), ["greedy", "my/bots/digger.py:Digger"])
    {'greedy': 'Skilled', 'my/bots/digger.py:Digger': 'digger.py:Digger'}
    """
    short = {name: locale.bot(t, name) for name in names}
    short = {name: Path(label).name if label == name else label for name, label in short.items()}
    counts = Counter(short.values())
    return {
        name: locale.printable(label if counts[label] == 1 else name)
        for name, label in short.items()
    }

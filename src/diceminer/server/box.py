"""What is in the box, for a page: dice, heroes, ranks, settings; asked of the engine."""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

from diceminer import __version__
from diceminer.server import messages

if TYPE_CHECKING:
    from collections.abc import Sequence


def box(bots: Sequence[str]) -> messages.Box:
    """The box, with the bots that can be chosen."""
    from diceminer.documents import HeroSets
    from diceminer.facts import DICE, FACES, FACTS
    from diceminer.rules.constants import RANKS
    from diceminer.ruleset import Rules

    return messages.Box(
        bots=list(bots),
        settings=Rules.settings(),
        heroes={
            hero.id: messages.HeroFacts(hero.set, list(hero.faces), hero.name)
            for hero in FACTS.heroes
        },
        hero_pools={pool: Rules(heroes=pool).heroes_on_offer() for pool in get_args(HeroSets)},
        dice={kind: list(faces) for kind, faces in DICE.items()},
        faces=list(FACES),
        ranks=[messages.RankFacts(name, points) for points, name in RANKS],
        facts=FACTS.fingerprint,
        version=__version__,
    )

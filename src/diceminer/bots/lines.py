"""What a bot would do with an action: the dice that it would name next, up to the first roll."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from diceminer.bots import Bot
    from diceminer.game import Game


def line(bot: Bot, game: Game, action: str) -> list[str]:
    """A legal action, with the actions that complete it.

    Spent magic is followed by the dice to roll again, or in solo to put back, a cached die by the
    others to keep. The line ends where dice are rolled, which nobody can know.

    >>> from diceminer import Game, Rules, bots
    >>> game = Game.new(Rules(players=1), seed=7)
    >>> magic = next(action for action in game.legal() if action.startswith("spend"))
    >>> [action.split()[0] for action in line(bots.make("greedy"), game, magic)]
    ['spend', 'recycle']
    """
    trial = game.copy()
    actions = [action]
    while not trial.chance(actions[-1]):
        trial.play(actions[-1])
        # Dice to name for a reroll or for the chests, or to recycle.
        unfinished = trial.choices()[0] or trial.view()["symbols"]
        if trial.seat != game.seat or not unfinished:
            break
        actions.append(bot.choose(trial))
    return actions

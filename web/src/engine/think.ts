/**
 * What a bot's worker does: it is sent a game as its record without the seed, so that nothing of
 * the dice to come is in the message, and goes on with dice of its own.
 */
import { lineOf, makeBot, type Bot, type Limits, type Ranked } from './bots';
import type { Engine } from './engine';
import { Game } from './game';

export interface Thought {
  /** A bot keeps its plan from one move to the next: one name, one bot. */
  bot: string;
  level: string;
  seed: string;
  limits?: Limits;
  /** What `messageFor` wrote. */
  record: string;
}

/** What a bot thinks of all actions, best first, and its best action with those that complete it. */
export interface Hint {
  rank: Ranked[];
  line: string[];
}

/** A game as it may be sent to a bot. */
export const messageFor = (game: Game): string => game.record({ reveal: false });

export class Thinker {
  readonly #engine: Engine;
  readonly #bots = new Map<string, Bot>();

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  choose(thought: Thought): string {
    return this.#bot(thought).choose(Game.replay(this.#engine, thought.record));
  }

  hint(thought: Thought): Hint {
    const bot = this.#bot(thought);
    const game = Game.replay(this.#engine, thought.record);
    const rank = bot.rank(game);
    return { rank, line: lineOf(bot, game, rank[0]?.action ?? '') };
  }

  /** Forgets the bots of a table that has ended. */
  forget(...bots: string[]): void {
    for (const bot of bots) this.#bots.delete(bot);
  }

  #bot({ bot, level, seed, limits }: Thought): Bot {
    const known = this.#bots.get(bot);
    if (known) return known;
    const made = makeBot(level, { ...limits, seed });
    this.#bots.set(bot, made);
    return made;
  }
}

/** Bots: players that are programs, from random up, as `diceminer.bots` makes them. */
import type { Ranking } from '../core/wire';
import { constants, data } from './data';
import { seedText, type Seed } from './fairness';
import type { Game } from './game';
import { byWorth, consider, ownCup } from './levels';
import { textOf } from './notation';
import { SoloPlanner } from './planner';
import { BotError, IllegalAction } from './refusals';
import { searchRank } from './search';

/** An action with what a bot thinks of it; null where it has no idea. */
export type Ranked = Ranking;

/** What limits the thought of a level that searches; others ignore it. */
export interface Limits {
  readonly seconds?: number | undefined;
  readonly simulations?: number | undefined;
}

export interface Bot {
  /** One of the legal actions, for the seat to act. */
  choose(game: Game): string;
  /** All legal actions with what the bot thinks of them, best first. */
  rank(game: Game): Ranked[];
}

/**
 * A legal action with the actions that complete it, as a bot would choose them: the dice to roll
 * again, to keep or to put back. It ends where dice are rolled, which nobody can know.
 */
export function lineOf(bot: Bot, game: Game, action: string): string[] {
  const trial = game.copy();
  const line = [action];
  for (let next = action; !trial.chance(next).length; line.push(next)) {
    trial.play(next);
    const isUnfinished = trial.choices()[0] > 0 || trial.view().symbols > 0;
    if (trial.seat !== game.seat || !isUnfinished) break;
    next = bot.choose(trial);
  }
  return line;
}

/** The levels there are, weakest first. */
export const botNames: readonly string[] = data.box.bots;

/**
 * A bot of a level. A name may bring its own limit: `master@0.1s` thinks a tenth of a second a
 * move, `master@500` for 500 simulations. The same seed makes the same choices.
 */
export function makeBot(name: string, given: Limits & { seed?: Seed } = {}): Bot {
  const [level, limits] = limited(name, given);
  for (const [limit, value] of Object.entries(limits) as [string, number | undefined][])
    if (value !== undefined && !(value > 0 && value < Infinity))
      throw new BotError('error-bot-limit', { name: limit, value: shown(limit, value) });
  if (level === 'master') return new Searcher(limits, given.seed, true);
  if (level === 'journeyman') return new Searcher(limits, given.seed, false);
  const number = data.levels[level];
  if (number === undefined)
    throw new BotError('error-bot-unknown', { name: level, names: botNames.join(', ') });
  return new QuickBot(number, given.seed);
}

/** A limit as Python shows it, where seconds are never written as a whole number. */
function shown(limit: string, value: number): string {
  return limit === 'seconds' && Number.isInteger(value) ? value.toFixed(1) : String(value);
}

// The numbers of names, as Python reads them.
const WHOLE = /^[+-]?\d+$/;
const FRACTION = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

/** Reads the limit that a name brings. */
function limited(name: string, { seconds, simulations }: Limits): [string, Limits] {
  const at = name.indexOf('@');
  const level = name.slice(0, at);
  if (at < 0 || !botNames.includes(level)) return [name, { seconds, simulations }];
  const limit = name.slice(at + 1);
  const inSeconds = limit.endsWith('s');
  const text = (inSeconds ? limit.slice(0, -1) : limit).trim();
  if (!(inSeconds ? FRACTION : WHOLE).test(text))
    throw new BotError('error-bot-limit', { name: level, value: limit });
  const value = Number(text);
  return [level, inSeconds ? { seconds: value } : { simulations: value }];
}

/** Refuses a game that is over. */
function legalActions(game: Game): string[] {
  const legal = game.legal();
  if (!legal.length) throw new IllegalAction('error-action-over');
  return legal;
}

/** A level that weighs every action once; the lower ones overlook some, as people do. */
class QuickBot implements Bot {
  readonly #level: number;
  readonly #seed: string;

  constructor(level: number, seed: Seed | undefined) {
    this.#level = level;
    this.#seed = seedText(seed);
  }

  choose(game: Game): string {
    legalActions(game);
    const { codes, choice } = this.#withDice(game);
    return textOf(codes[choice] ?? -1);
  }

  rank(game: Game): Ranked[] {
    const legal = legalActions(game);
    if (this.#level === constants.RANDOM) {
      // In turn from the one it chooses: it has no opinion.
      const { choice } = this.#withDice(game);
      const actions = [...legal.slice(choice), ...legal.slice(0, choice)];
      return actions.map((action) => ({ action, visits: 0, win: null, score: null }));
    }
    const considered = consider(game.engine, game.board, this.#level);
    return byWorth(considered).map((at) => ({
      action: textOf(considered.codes[at] ?? -1),
      visits: 0,
      win: null,
      score: considered.worths[at] ?? null,
    }));
  }

  /** What it thinks, with dice of its own for what is left to chance. */
  #withDice(game: Game) {
    return consider(game.engine, game.board, this.#level, ownCup(this.#seed, game));
  }
}

/** Journeyman and master: a search at a table, the planner alone. */
class Searcher implements Bot {
  readonly #seed: string;
  readonly #limits: Limits;
  readonly #isMaster: boolean;
  readonly #planner: SoloPlanner;

  constructor(given: Limits, seed: Seed | undefined, isMaster: boolean) {
    this.#seed = seedText(seed);
    this.#isMaster = isMaster;
    const usual = isMaster
      ? { seconds: data.search.seconds }
      : { simulations: data.search.journeyman_simulations };
    const isLimited = given.seconds !== undefined || given.simulations !== undefined;
    this.#limits = isLimited ? given : usual;
    // The planner of a master without limits has limits of its own.
    this.#planner = new SoloPlanner(isMaster ? given : this.#limits, this.#seed, isMaster);
  }

  choose(game: Game): string {
    const legal = legalActions(game);
    if (game.rules.players === 1) return this.#planner.choose(game);
    const [only] = legal;
    if (legal.length === 1 && only !== undefined) return only;
    return this.rank(game)[0]?.action ?? '';
  }

  rank(game: Game): Ranked[] {
    legalActions(game);
    if (game.rules.players === 1) return this.#planner.rank(game);
    return searchRank(game, this.#seed, this.#limits, this.#isMaster);
  }
}

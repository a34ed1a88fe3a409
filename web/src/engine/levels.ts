/** What the levels that do not search think of the legal actions, asked of the kernel. */
import type { Board } from './board';
import { data } from './data';
import type { Engine } from './engine';
import { key } from './fairness';
import type { Game } from './game';
import { partOf, Struct } from './kernel';

/** The legal actions, what each seems to be worth, and the place of the one to choose. */
export interface Considered {
  readonly codes: readonly number[];
  readonly worths: readonly number[];
  readonly choice: number;
}

/** A bot's own dice for a position: the same for the same seed, unlike the game's. */
export function ownCup(seed: string, game: Game): Struct {
  const cup = new Struct(game.engine.kernel.layout('cup'));
  key(`${seed}/${game.position()}`).forEach((word, at) => cup.set('key', word, at));
  return cup;
}

/** Asks a level; what is left to chance is decided by the dice of a cup of its own. */
export function consider(engine: Engine, board: Board, level: number, cup?: Struct): Considered {
  const { kernel, states, cups } = engine;
  const buffers = engine.shared('levels', () => ({
    boards: kernel.records('state'),
    scratch: kernel.buffers(data.buffers.scratch),
  }));
  const weights = {
    policies: engine.weights('level_policies'),
    overlooks: engine.weights('level_overlooks'),
  };
  states.item(0).set(board.state.bytes);
  cups.bytes.fill(0);
  if (cup) cups.bytes.set(cup.bytes);
  const door = 'bots.levels.consider';
  const [count = 0, choice = 0] = kernel.call(door, states, 0, cups, level, weights, buffers);
  const list = (name: string) => partOf(buffers, 'scratch', name).numbers().slice(0, count);
  return { codes: list('codes'), worths: list('worths'), choice };
}

/** The places of the actions, the one worth most first, equals as they are listed. */
export function byWorth({ worths }: Considered): number[] {
  return Array.from(worths.keys()).sort((a, b) => (worths[b] ?? 0) - (worths[a] ?? 0));
}

/**
 * How likely each seat is to play greedily, the seat to act aside: everybody has seen every action,
 * so anybody may compare them with what a greedy player would have done.
 */
export function greedyChances(game: Game, greedy: number, seats: number): number[] {
  const { prior, most_odds: most, if_agreed: ifAgreed, if_not: ifNot } = data.opponents;
  const odds = Array.from({ length: seats }, () => prior / (1 - prior));
  for (const { before, code } of game.past) {
    const considered = consider(game.engine, before, greedy);
    if (considered.codes.length < 2) continue;
    const [best = 0] = byWorth(considered);
    odds[before.seat] =
      (odds[before.seat] ?? 0) * (considered.codes[best] === code ? ifAgreed : ifNot);
  }
  return odds.map((each, seat) => {
    if (seat >= game.rules.players || seat === game.board.seat || each * most < 1) return 0;
    const believed = Math.min(each, most);
    return believed / (1 + believed);
  });
}

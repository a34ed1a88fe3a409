/** A seat's trove as a list of single dice, with what has been done with each. */
import type { Multiset, SeatView, View } from './messages';
import { TOOLS } from './notation';
import { spread, symbolOf } from './tokens';

/** One die of a trove, or one face of its hero. */
export interface TroveItem {
  /** A die is named by its face and its number among the equal ones: `G2:0`. */
  key: string;
  token: string;
  hero: boolean;
  spent: boolean;
  cached: boolean;
}

export const tokenOf = (key: string): string => key.slice(0, key.indexOf(':'));
export const indexOf = (key: string): number => Number(key.slice(key.lastIndexOf(':') + 1));

/** The hero's faces and then the dice, in the order of `rank`. */
export function itemsOf(
  own: SeatView,
  faces: readonly string[],
  rank: (token: string) => number,
): TroveItem[] {
  const seen: Record<string, number> = {};
  const dice = spread(own.dice, rank).map((token) => {
    const i = (seen[token] = (seen[token] ?? -1) + 1);
    const unspent = (own.dice[token] ?? 0) - (own.spent[token] ?? 0);
    const cached = i < (own.cached[token] ?? 0);
    return { key: `${token}:${i}`, token, hero: false, spent: i >= unspent, cached };
  });
  // Of equal faces the last is spent first.
  const used = { ...own.hero_spent };
  const cards = [...faces].reverse().map((token, i) => {
    const spent = (used[token] ?? 0) > 0;
    used[token] = (used[token] ?? 0) - 1;
    return { key: `hero:${token}:${i}`, token, hero: true, spent, cached: false };
  });
  return [...cards.reverse(), ...dice];
}

/** Faces as straights, each a row of rising numbers, and the others, in the order they had. */
export interface Arranged<Item> {
  straights: readonly (readonly Item[])[];
  loose: readonly Item[];
}

/** Arranges faces by the lengths of their straights, which the engine says. */
export function arrange<Item extends { token: string }>(
  items: readonly Item[],
  lengths: readonly number[],
): Arranged<Item> {
  const left = [...items];
  const take = (number: number): Item[] => {
    const at = left.findIndex(({ token }) => {
      const [symbol, n] = symbolOf(token);
      return symbol === 'number' && n === number;
    });
    return at < 0 ? [] : left.splice(at, 1);
  };
  // While dice roll, the lengths are still those from before: a straight ends where a number is missing.
  const straights = lengths.map((length) => {
    const straight: Item[] = [];
    for (let number = 1; number <= length; number++) {
      const [item] = take(number);
      if (!item) break;
      straight.push(item);
    }
    return straight;
  });
  return { straights: straights.filter(({ length }) => length), loose: left };
}

/** The keys of the last of equal items, as many as are counted of each face. */
export function lastOf(
  items: readonly Pick<TroveItem, 'key' | 'token'>[],
  counts: Multiset,
): Set<string> {
  const left = { ...counts };
  const found = [...items].reverse().filter(({ token }) => {
    const more = (left[token] ?? 0) > 0;
    left[token] = (left[token] ?? 0) - 1;
    return more;
  });
  return new Set(found.map(({ key }) => key));
}

/**
 * Whether a trove's round is already scored while the rest of that move is shown: its points are in
 * the total, and what lies there is for the next round.
 */
export const isScored = (own: SeatView, { round }: View, playing: boolean): boolean =>
  playing && own.rounds.length >= round;

/** Whether the tool for a hazard is among some faces. */
export const hasTool = (faces: readonly string[], hazard: string): boolean =>
  faces.some((face) => symbolOf(face)[0] === (TOOLS as Record<string, string>)[hazard]);

/** Tokens and multisets: the notation of docs/notation.md, and nothing of the rules. */
import type { Kind, Multiset } from './messages';
import { KIND_OF_LETTER, SYMBOL_OF_LETTERS } from './notation';

const LETTERS: Readonly<Record<string, Kind>> = KIND_OF_LETTER;
const SYMBOLS: Readonly<Record<string, string>> = SYMBOL_OF_LETTERS;

export const KINDS: readonly Kind[] = Object.values(KIND_OF_LETTER);

export function kindOf(token: string): Kind {
  const kind = LETTERS[token.charAt(0)];
  if (!kind) throw new RangeError(`${token} is no token`);
  return kind;
}

export const isBeer = (token: string): boolean => token.endsWith('B');

/** What a face shows and how often: `["dragon", 4]`. */
export function symbolOf(token: string): [string, number] {
  if (isBeer(token)) return ['beer', 1];
  const [, letters = '', digits] = /^([A-Z]+)(\d*)$/.exec(token) ?? [];
  return [SYMBOLS[letters] ?? 'number', digits ? Number(digits) : 1];
}

/** A multiset as a list, in the order of `rank`. */
export function spread(dice: Multiset, rank: (token: string) => number): string[] {
  return Object.keys(dice)
    .sort((a, b) => rank(a) - rank(b))
    .flatMap((token) => Array.from({ length: dice[token] ?? 0 }, () => token));
}

export const size = (dice: Multiset): number => Object.values(dice).reduce((a, b) => a + b, 0);

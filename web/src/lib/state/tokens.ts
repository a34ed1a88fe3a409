/** Tokens, slots and multisets: the notation of docs/notation.md, and nothing of the rules. */
import type { Kind, Multiset } from '../api';

export const KINDS: readonly Kind[] = ['tunnel', 'treasure', 'magic', 'hazard', 'tool'];
const LETTERS: Record<string, Kind> = {
  T: 'tunnel',
  G: 'treasure',
  M: 'magic',
  H: 'hazard',
  X: 'tool',
};
const ORDER = 'TGMHX';
const WITHIN = 'PSCD0123456789B';

export const ROWS: Readonly<Record<string, number>> = { a: 6, b: 5, c: 4, d: 3, e: 2 };
export const SLOTS: readonly string[] = Object.entries(ROWS).flatMap(([row, length]) =>
  Array.from({ length }, (_, i) => `${row}${i + 1}`),
);

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
  const symbols: Record<string, string> = {
    T: 'number',
    G: 'gem',
    M: 'magic',
    HC: 'cave-in',
    HD: 'dragon',
    XP: 'pickaxe',
    XS: 'shield',
    XC: 'chest',
  };
  return [symbols[letters] ?? 'number', digits ? Number(digits) : 1];
}

/** Sorts tokens in canonical order: kind by kind, Beer last. */
export function byOrder(a: string, b: string): number {
  const kind = ORDER.indexOf(a.charAt(0)) - ORDER.indexOf(b.charAt(0));
  if (kind) return kind;
  for (let i = 1; i < Math.max(a.length, b.length); i++) {
    const step = WITHIN.indexOf(a.charAt(i)) - WITHIN.indexOf(b.charAt(i));
    if (step) return step;
  }
  return 0;
}

/** A multiset as a list in canonical order. */
export function spread(dice: Multiset): string[] {
  return Object.keys(dice)
    .sort(byOrder)
    .flatMap((token) => Array.from({ length: dice[token] ?? 0 }, () => token));
}

export const size = (dice: Multiset): number => Object.values(dice).reduce((a, b) => a + b, 0);

/** The centre of a slot in the scene's units (1200 by 590), as the picture of a position has it. */
export function place(slot: string): { x: number; y: number } {
  const row = 'abcde'.indexOf(slot.charAt(0));
  const column = Number(slot.slice(1));
  return { x: 192 + 136 * (column - 0.5 + row / 2), y: 522 - 68 * (row + 1) };
}

/** The occupied slot that an arrow key leads to, or the same one. */
export function walk(slot: string, key: string, occupied: readonly string[]): string {
  const here = place(slot);
  const ahead: Record<string, (dx: number, dy: number) => boolean> = {
    ArrowLeft: (dx, dy) => dx < 0 && Math.abs(dy) <= Math.abs(dx),
    ArrowRight: (dx, dy) => dx > 0 && Math.abs(dy) <= Math.abs(dx),
    ArrowUp: (_, dy) => dy < 0,
    ArrowDown: (_, dy) => dy > 0,
  };
  const goes = ahead[key];
  if (!goes) return slot;
  const sideways = key === 'ArrowLeft' || key === 'ArrowRight';
  let best = slot;
  let least = Infinity;
  for (const other of occupied) {
    const { x, y } = place(other);
    const [dx, dy] = [x - here.x, y - here.y];
    if (!goes(dx, dy)) continue;
    // A step along the key's own direction counts less than one across it.
    const far = sideways ? Math.abs(dx) + 3 * Math.abs(dy) : 2 * Math.abs(dy) + Math.abs(dx);
    if (far < least) [best, least] = [other, far];
  }
  return best;
}

/** What the dice of one kind come to, as the heading of their group says it. */
import type { Kind, SheetRow } from '../core/messages';
import { pointsOf, type Part } from '../core/score';
import { words } from '../words/words.svelte';

/** The part of the score that a kind of dice makes. */
export const PART_OF: Partial<Record<Kind, Part>> = {
  tunnel: 'tunnels',
  treasure: 'treasure',
  hazard: 'hazards',
};

/** Points, or how many symbols of another use there are; '' for none. */
export function subtotal(kind: Kind, row: SheetRow): string {
  const part = PART_OF[kind];
  if (part) return words.number(pointsOf(row, part));
  const [, , , , , chests, magic] = row;
  const symbols = kind === 'magic' ? magic : chests;
  return symbols ? `×${symbols}` : '';
}

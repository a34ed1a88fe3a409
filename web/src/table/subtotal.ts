/** What the dice of one kind come to, as the heading of their group says it. */
import type { Kind, SheetRow } from '../core/messages';
import { isBeer, kindOf, symbolOf } from '../core/tokens';
import type { TroveItem } from '../core/troves';
import { t, words } from '../words/words.svelte';
import { explain } from './explain';

export interface Subtotal {
  text: string;
  about: string;
}

/**
 * How many symbols on magic dice are still to be spent. The sheet has no number for them, so they
 * are counted here, and nowhere else.
 */
export function magicLeft(items: readonly TroveItem[]): number {
  return items
    .filter(({ token, spent }) => !spent && kindOf(token) === 'magic' && !isBeer(token))
    .reduce((sum, { token }) => sum + symbolOf(token)[1], 0);
}

export function subtotal(
  kind: Kind,
  row: SheetRow,
  items: readonly TroveItem[],
  solo: boolean,
): Subtotal | null {
  const [tunnels, treasure, hazards, , , chests] = row;
  const all = items.map(({ token }) => token);
  switch (kind) {
    case 'tunnel':
      return { text: words.number(tunnels), about: explain('tunnels', row, all, solo) };
    case 'treasure':
      return { text: words.number(treasure), about: explain('treasure', row, all, solo) };
    case 'hazard':
      return { text: words.number(hazards), about: explain('hazards', row, all, solo) };
    case 'magic': {
      const left = magicLeft(items);
      return left ? { text: `×${left}`, about: t('web-magic-left', { n: left }) } : null;
    }
    case 'tool':
      return chests ? { text: `×${chests}`, about: t('face-chest', { n: chests }) } : null;
  }
}

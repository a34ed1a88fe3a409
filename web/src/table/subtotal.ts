/** What the dice of one kind come to, as the heading of their group says it. */
import type { Kind, SheetRow } from '../core/messages';
import type { TroveItem } from '../core/troves';
import { t, words } from '../words/words.svelte';
import { explain } from './explain';

export interface Subtotal {
  text: string;
  about: string;
}

export function subtotal(
  kind: Kind,
  row: SheetRow,
  items: readonly TroveItem[],
  solo: boolean,
): Subtotal | null {
  const [tunnels, treasure, hazards, , , chests, magic] = row;
  const all = items.map(({ token }) => token);
  switch (kind) {
    case 'tunnel':
      return { text: words.number(tunnels), about: explain('tunnels', row, all, solo) };
    case 'treasure':
      return { text: words.number(treasure), about: explain('treasure', row, all, solo) };
    case 'hazard':
      return { text: words.number(hazards), about: explain('hazards', row, all, solo) };
    case 'magic':
      return magic ? { text: `×${magic}`, about: t('web-magic-left', { n: magic }) } : null;
    case 'tool':
      return chests ? { text: `×${chests}`, about: t('face-chest', { n: chests }) } : null;
  }
}

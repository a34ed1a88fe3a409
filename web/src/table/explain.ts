/** Says in words what a number of the score sheet was counted from; the counting is the server's. */
import type { SheetRow } from '../core/messages';
import { symbolOf } from '../core/tokens';
import { t } from '../words/words.svelte';

export function explain(
  part: 'tunnels' | 'treasure' | 'hazards',
  row: SheetRow,
  tokens: readonly string[],
  solo: boolean,
): string {
  const count = (symbol: string) =>
    tokens
      .map(symbolOf)
      .filter(([name]) => name === symbol)
      .reduce((sum, [, n]) => sum + n, 0);
  switch (part) {
    case 'tunnels': {
      const numbers = tokens
        .map(symbolOf)
        .filter(([name]) => name === 'number')
        .map(([, n]) => n)
        .sort();
      return t('web-explain-tunnels', { numbers: numbers.join(' ') || '–', points: row[0] });
    }
    case 'treasure':
      return t(row[4] && !solo ? 'web-explain-treasure-most' : 'web-explain-treasure', {
        gems: t('face-gems', { n: row[3] }),
        points: row[1],
      });
    case 'hazards':
      return t('web-explain-hazards', {
        caveins: t('face-cave-in', { n: count('cave-in') }),
        pickaxes: t('face-pickaxe', { n: count('pickaxe') }),
        dragons: t('face-dragon', { n: count('dragon') }),
        shields: t('face-shield', { n: count('shield') }),
        points: row[2],
      });
  }
}

import { beforeAll, expect, it } from 'vitest';
import type { SheetRow } from '../core/messages';
import { words } from '../words/words.svelte';
import { subtotal } from './subtotal';

beforeAll(() => words.speak('en'));

it('shows the numbers of the sheet, and nothing where there is none', () => {
  const row: SheetRow = [5, 8, -2, 4, 1, 2, 3];
  const texts = (['tunnel', 'treasure', 'hazard', 'magic', 'tool'] as const).map(
    (kind) => subtotal(kind, row, [], false)?.text,
  );
  expect(texts).toEqual(['5', '8', '−2', '×3', '×2']);
  const none: SheetRow = [0, 0, 0, 0, 0, 0, 0];
  expect(subtotal('magic', none, [], false)).toBeNull();
  expect(subtotal('tool', none, [], false)).toBeNull();
});

import { beforeAll, expect, it } from 'vitest';
import type { Kind, SheetRow } from '../core/messages';
import { words } from '../words/words.svelte';
import { subtotal } from './subtotal';

const KINDS: readonly Kind[] = ['tunnel', 'treasure', 'hazard', 'magic', 'tool'];

beforeAll(() => words.speak('en'));

it('shows the numbers of the sheet, and nothing where there is none', () => {
  const row: SheetRow = [5, 8, -2, 4, 1, 2, 3];
  expect(KINDS.map((kind) => subtotal(kind, row))).toEqual(['5', '8', '−2', '×3', '×2']);
  const none: SheetRow = [0, 0, 0, 0, 0, 0, 0];
  expect(KINDS.map((kind) => subtotal(kind, none))).toEqual(['0', '0', '0', '', '']);
});

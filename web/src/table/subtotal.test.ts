import { expect, it } from 'vitest';
import type { TroveItem } from '../core/troves';
import { magicLeft } from './subtotal';

const die = (token: string, change: Partial<TroveItem> = {}): TroveItem => ({
  key: `${token}:0`,
  token,
  hero: false,
  spent: false,
  cached: false,
  ...change,
});

it('counts the symbols of magic dice and faces that are not spent, without beer', () => {
  expect(magicLeft([])).toBe(0);
  expect(magicLeft([die('M2'), die('M3', { hero: true }), die('G3'), die('T5')])).toBe(5);
  expect(magicLeft([die('M2', { spent: true }), die('MB'), die('M1')])).toBe(1);
});

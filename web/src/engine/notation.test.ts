import { expect, test } from 'vitest';
import { CODE, counted, SLOT_NAMES, textOf, writeMultiset } from './notation';

test('every action has one text and one code', () => {
  for (const [text, code] of CODE) expect(textOf(code)).toBe(text);
  expect(CODE.get('draft e1 as G3 cache')).toBeDefined();
  expect(() => textOf(-1)).toThrow(RangeError);
});

test('the mountain has twenty slots', () => {
  expect(SLOT_NAMES.size).toBe(20);
});

test('a multiset is written with counts in front', () => {
  expect(writeMultiset(counted([2, 0, 1]))).toBe('2T1,T3');
  expect(writeMultiset({})).toBe('-');
});

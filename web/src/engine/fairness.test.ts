import { expect, test } from 'vitest';
import { commitment, key, seedText } from './fairness';
import { RulesError } from './refusals';

test('a seed counts as its text', () => {
  expect(seedText(7)).toBe('7');
  expect(seedText(7n)).toBe(seedText('7'));
});

test('without a seed there is a fresh one of 256 bits each time', () => {
  expect(seedText()).toMatch(/^[0-9a-f]{64}$/);
  expect(seedText()).not.toBe(seedText());
});

test('the commitment is the SHA-256 of the seed', () => {
  expect(commitment('7')).toBe('7902699be42c8a8e46fbbb4501726517e86b22c56a189f7625a6da49081b2451');
});

test('the key is another hash than the commitment', () => {
  const first = new DataView(new ArrayBuffer(4));
  first.setUint32(0, key('7')[0]!, true);
  expect(commitment('7').startsWith(first.getUint32(0).toString(16).padStart(8, '0'))).toBe(false);
  expect(key('7')).toHaveLength(8);
});

test.each([7.5, 2 ** 60, NaN, '\ud800'])('%j is no seed', (seed) => {
  expect(() => seedText(seed)).toThrow(RulesError);
});

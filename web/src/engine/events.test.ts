import { expect, test } from 'vitest';
import { data } from './data';
import { asked, LogDecoder, ranked } from './events';

test.each(data.log.map((name, row) => ({ name, row })))('a row $name can be read', ({ row }) => {
  const decoder = new LogDecoder([null, null, null, null], 1);
  expect(() => decoder.decode([[row, 0, 0, 0, 0]])).not.toThrow();
});

test('a row that is not known is an error, not silence', () => {
  const decoder = new LogDecoder([null], 1);
  expect(() => decoder.decode([[data.log.length, 0, 0, 0, 0]])).toThrow(RangeError);
});

test('a rank is that of the most points reached', () => {
  for (const [at, { id, points }] of data.box.ranks.entries()) {
    expect(ranked(points).rank).toBe(id);
    if (at) expect(ranked(points - 1).rank).toBe(data.box.ranks[at - 1]!.id);
  }
});

test('nobody is null, seats count from one', () => {
  const { seat, start, first } = asked([1, 1, 0, 3, -1, 0, 0, 0, 0]);
  expect([seat, start, first]).toEqual([1, 4, null]);
});

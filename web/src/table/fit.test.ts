import { describe, expect, it } from 'vitest';

import { largest } from './fit';

/** The largest of sizes up to `limit`, and how many were tried. */
function search(least: number, most: number, likely: number, limit: number) {
  const tried: number[] = [];
  const found = largest(least, most, likely, (side) => {
    tried.push(side);
    return side <= limit;
  });
  return { found, tried };
}

describe('the largest size that fits', () => {
  it('is found wherever it is, and no size is tried twice', () => {
    for (let likely = 15; likely <= 80; likely++)
      for (let limit = 25; limit <= 80; limit++) {
        const { found, tried } = search(26, 76, likely, limit);
        const largest = Math.min(limit, 76);
        expect(limit < 26 ? [undefined] : [largest - 1, largest]).toContain(found);
        expect(found ?? 26).toBeGreaterThanOrEqual(26);
        expect(new Set(tried).size).toBe(tried.length);
        expect(tried.every((side) => side >= 26 && side <= 76)).toBe(true);
      }
  });

  it('is found at once where it is the most, or close to the present one', () => {
    expect(search(26, 76, 40, 100).tried).toEqual([76]);
    expect(search(26, 76, 40, 40).tried).toEqual([76, 40, 41]);
    expect(search(26, 76, 40, 39).tried).toEqual([76, 40, 39]);
  });

  it('is none where there is only one size, and that is too large', () => {
    expect(search(26, 26, 40, 25)).toEqual({ found: undefined, tried: [26] });
  });
});

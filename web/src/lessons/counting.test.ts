import { describe, expect, it } from 'vitest';
import type { Sheet, View } from '../core/messages';
import { changes, count } from './counting';

const view = (players: number, more: Partial<View> = {}) =>
  ({ seats: Array.from({ length: players }), ...more }) as View;
const SHEET: Sheet = { 1: [3, 4, -2, 2, 1, 0, 0], 2: [0, 5, 0, 5, 0, 0, 0] };

describe('what a lesson counts', () => {
  it('is what the sheet says of the player, and the treasure of the other one', () => {
    expect(count(SHEET, view(2), 1)).toEqual({
      ...{ tunnels: 3, treasure: 4, hazards: -2, gems: 2, total: 5, 'their-treasure': 5 },
    });
  });

  it('is the score of the view when alone', () => {
    expect(count(SHEET, view(1, { score: 12 }), 1)?.total).toBe(12);
  });

  it('is not known while dice of a trove are in the air', () => {
    const { 1: own, 2: other } = SHEET;
    expect(count({ 1: own! }, view(2), 1)).toBeNull();
    expect(count({ 2: other! }, view(2), 1)).toBeNull();
    expect(count({}, null, 1)).toBeNull();
  });

  it('names what has changed, and alone only the whole', () => {
    const before = count(SHEET, view(2), 1)!;
    const after = { ...before, tunnels: 6, total: 8 };
    expect(changes(before, before, false)).toEqual([]);
    expect(changes(before, after, false)).toEqual([{ part: 'tunnels', before: 3, after: 6 }]);
    expect(changes(before, after, true)).toEqual([{ part: 'total', before: 5, after: 8 }]);
  });
});

import { describe, expect, it } from 'vitest';
import four from '../../fixtures/four.json';
import tied from '../../fixtures/tied.json';
import two from '../../fixtures/two.json';
import { follow } from './follow';
import { entriesOf, type LogEntry } from './log';
import type { GameEvent, Sheet, SheetRow, View } from './messages';
import { accounts, PARTS, pointsOf, totalOf } from './score';

interface Recorded {
  start: View;
  stages: { seat: number; events: GameEvent[]; sheet: SheetRow[] }[];
}
/** A recorded game to its end. */
function played(game: unknown): { view: View; sheet: Sheet; log: LogEntry[] } {
  const { start, stages } = game as Recorded;
  const view = stages.reduce((now, { events }) => follow(now, events), start);
  const sheet = Object.fromEntries(stages.at(-1)!.sheet.map((row, i) => [i + 1, row]));
  const log = stages.flatMap(({ seat, events }, i) =>
    entriesOf({ version: i + 1, seat, by: 'bot', events }),
  );
  return { view, sheet, log };
}

describe('what a score was counted from', () => {
  const { view, sheet, log } = played(two);

  it('is known of every round that the log has, as it was scored', () => {
    for (const round of [1, 2, 3]) {
      const found = accounts(`round ${round}`, view, sheet, log);
      expect(found.map(({ seat }) => seat)).toEqual([1, 2]);
      for (const { seat, points, straights } of found) {
        expect(view.seats[seat - 1]!.rounds[round - 1]).toMatchObject(points);
        const sum = straights!.reduce((all, length) => all + (length * (length + 1)) / 2, 0);
        expect(sum).toBe(points.tunnels);
      }
    }
    expect(accounts('round 1', view, sheet, [])).toEqual([]);
  });

  it('has the gems of everybody, of whom at most one has the most', () => {
    for (const round of [1, 2, 3]) {
      const found = accounts(`round ${round}`, view, sheet, log);
      const most = found.filter((one) => one.most);
      expect(most.length).toBeLessThanOrEqual(1);
      for (const one of found) expect(one.points.treasure).toBe(one.gems * (one.most ? 2 : 1));
    }
  });

  it.each([
    ['two', two],
    ['four', four],
  ])('is the same of the last round and of the troves at the end (%s), gems too', (_, game) => {
    const end = played(game);
    const last = accounts('round 3', end.view, end.sheet, end.log);
    expect(accounts('now', end.view, end.sheet, end.log)).toEqual(last);
  });

  it('is known of tie-breaks, the last first where the log has lost some', () => {
    const end = played(tied);
    const { length } = end.view.tiebreaks;
    expect(length).toBeGreaterThan(0);
    for (let n = 1; n <= length; n++) {
      const found = accounts(`tiebreak ${n}`, end.view, end.sheet, end.log);
      const totals = found.map(({ seat, points }) => [
        String(seat),
        PARTS.reduce((sum, part) => sum + points[part], 0),
      ]);
      expect(Object.fromEntries(totals)).toEqual(end.view.tiebreaks[n - 1]);
    }
  });

  it('goes without what an older server leaves out', () => {
    const row: SheetRow = [5, 8, -2, 4, 1, 2, 3];
    const [first] = accounts('now', view, { 1: row }, []);
    expect(first).toMatchObject({ gems: 4, most: true, straights: undefined, idle: undefined });
    expect(PARTS.map((part) => pointsOf(row, part))).toEqual([5, 8, -2]);
    expect(totalOf(row)).toBe(11);
  });
});

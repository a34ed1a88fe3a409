import { describe, expect, it } from 'vitest';
import type { NotedEvent } from './events';
import type { LogEntry } from './log';
import { newsFor } from './news';

const logOf = (...events: [seat: number, event: NotedEvent][]): LogEntry[] =>
  events.map(([seat, event], i) => ({ key: `${i}.0`, version: i, seat, by: 'person', event }));

const take = (seat: number): [number, NotedEvent] => [
  seat,
  { event: 'take', seat, slot: 'e1', token: 'T1' },
];
const gift: [number, NotedEvent] = [
  2,
  { event: 'share', seat: 2, to: 1, token: 'TB', rolled: 'T4' },
];
const given = { what: 'gift', seat: 2, token: 'TB', rolled: 'T4' };

describe('the news for a viewer', () => {
  it('is a Beer that somebody gave them, until they act', () => {
    expect(newsFor(logOf(take(1), gift, take(2)), 1)).toEqual([given]);
    expect(newsFor(logOf(take(1), gift, take(2), take(3)), 1)).toEqual([given]);
    expect(newsFor(logOf(gift, take(2), take(1)), 1)).toEqual([]);
    expect(newsFor(logOf(gift, take(2)), 2)).toEqual([]);
    expect(newsFor(logOf(gift, take(2)), 3)).toEqual([]);
    // What they took back is as if they had not acted.
    expect(newsFor(logOf(gift, take(2), [1, { event: 'undone', seat: 1 }]), 1)).toEqual([given]);
  });

  it('is what their magic rolled, and that somebody else took something back', () => {
    const dice: [string, string][] = [['T4', 'T5']];
    const rolled = logOf([1, { event: 'reroll', seat: 1, dice }]);
    expect(newsFor(rolled, 1)).toEqual([{ what: 'rolled', dice }]);
    expect(newsFor(rolled, 2)).toEqual([]);
    const undone = logOf(take(1), [2, { event: 'undone', seat: 2 }]);
    expect(newsFor(undone, 1)).toEqual([{ what: 'undone', seat: 2 }]);
    expect(newsFor(undone, 2)).toEqual([]);
  });

  it('is that a game alone has ended by itself', () => {
    const over: [number, NotedEvent] = [1, { event: 'over', winners: null }];
    expect(newsFor(logOf(take(1), over), 1)).toEqual([{ what: 'stuck' }]);
    expect(newsFor(logOf([1, { event: 'stop' }], over), 1)).toEqual([]);
    expect(newsFor(logOf(take(1), [1, { event: 'over', winners: [1] }]), 1)).toEqual([]);
  });
});

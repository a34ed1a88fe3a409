import { describe, expect, it } from 'vitest';
import four from '../../fixtures/four.json';
import solo from '../../fixtures/solo.json';
import tied from '../../fixtures/tied.json';
import two from '../../fixtures/two.json';
import type { NotedEvent } from './events';
import {
  entriesOf,
  extend,
  linesOf,
  marksOf,
  startIn,
  startOf,
  withdraw,
  type LogEntry,
} from './log';
import type { GameEvent, Logged } from './messages';

const ALL = Infinity;

let version = 0;
/** The entries of some moves, each of a seat. */
const played = (...moves: [seat: number, ...events: NotedEvent[]][]): LogEntry[] =>
  moves.flatMap(([seat, ...events]) =>
    entriesOf({ version: ++version, seat, by: 'bot', events: events as GameEvent[] }),
  );
const take = (seat: number, slot: string, token: string): NotedEvent => ({
  event: 'take',
  seat,
  slot,
  token,
});
const turn: NotedEvent = { event: 'turn' };

/** A recorded game as a page would have it if it kept everything. */
function whole(game: unknown): LogEntry[] {
  const { opening, stages } = game as {
    opening: GameEvent[];
    stages: Pick<Logged, 'seat' | 'events'>[];
  };
  const moves = [{ seat: 0, events: opening }, ...stages];
  return moves.flatMap(({ seat, events }, i) => entriesOf({ version: i, seat, by: 'bot', events }));
}

describe('lines of the log', () => {
  it('have a whole turn each: a Beer, the dice that were taken, and what slid', () => {
    const log = played(
      [1, take(1, 'e1', 'T1'), turn],
      [2, { event: 'share', seat: 2, to: 1, token: 'TB', rolled: 'G1' }, turn],
      [2, take(2, 'c1', 'G2'), { event: 'slide', from: 'd1', to: 'c1', token: 'M1' }, turn],
      [2, { event: 'pass', seat: 2 }, turn],
      [1, take(1, 'e2', 'T2'), turn],
    );
    expect(linesOf(log, ALL).map(({ seat, events }) => [seat, events.length])).toEqual([
      [1, 1],
      [2, 4],
      [1, 1],
    ]);
    expect(linesOf(log, 2).map(({ seat }) => seat)).toEqual([2, 1]);
  });

  it('tell magic, chests and what is put back in one line a turn', () => {
    const spend = (seat: number): NotedEvent => ({
      event: 'spend',
      seat,
      token: 'M1',
      hero: false,
    });
    const reroll = (seat: number): NotedEvent => ({ event: 'reroll', seat, dice: [['T1', 'T2']] });
    const cache = (seat: number): NotedEvent => ({ event: 'cache', seat, token: 'G3' });
    const log = played(
      [1, spend(1)],
      [1, { event: 'choose', seat: 1, token: 'T1' }, reroll(1)],
      [1, spend(1)],
      [1, reroll(1)],
      [2, spend(2), reroll(2)],
      [2, cache(2)],
      [2, cache(2)],
      [1, cache(1)],
    );
    expect(linesOf(log, ALL).map(({ events }) => events.map(({ event }) => event))).toEqual([
      ['spend', 'reroll', 'spend', 'reroll'],
      ['spend', 'reroll'],
      ['cache', 'cache'],
      ['cache'],
    ]);
  });

  it.each([
    ['two', two],
    ['four', four],
    ['tied', tied],
    ['solo', solo],
  ])('lose nothing of a whole game (%s), and mix no seats', (_, game) => {
    const log = whole(game);
    const lines = linesOf(log, ALL);
    expect(lines.flatMap(({ events }) => events)).toEqual(log.map(({ event }) => event));
    expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length);
    for (const { seat, events } of lines)
      for (const event of events) if (seat && 'seat' in event) expect(event.seat).toBe(seat);
    // A tie-break is rolled, spent on and scored after the last round.
    const rounds = lines.flatMap(({ events }) => startIn(events)?.round ?? []);
    expect(rounds).toEqual(game === solo ? [] : [1, 2, 3]);
  });
});

describe('the marks of the last turn', () => {
  it('are where dice were taken, and the dice that came', () => {
    const log = played(
      [1, take(1, 'e1', 'T1')],
      [2, { event: 'share', seat: 2, to: 1, token: 'TB', rolled: 'G1' }],
      [2, take(2, 'd1', 'T3')],
      [2, take(2, 'd2', 'T3')],
    );
    expect(marksOf(log)).toEqual({
      taken: [
        { slot: 'd1', token: 'T3' },
        { slot: 'd2', token: 'T3' },
      ],
      fresh: { 1: { G1: 1 }, 2: { T3: 2 } },
    });
  });

  it('follow a die that is rolled twice', () => {
    const reroll = (before: string, after: string): NotedEvent => ({
      event: 'reroll',
      seat: 1,
      dice: [[before, after]],
    });
    const log = played([1, reroll('T5', 'T2')], [1, reroll('T2', 'T1')]);
    expect(marksOf(log).fresh).toEqual({ 1: { T5: 0, T2: 0, T1: 1 } });
  });

  it('are gone with the score, and with an action that is taken back', () => {
    const log = played([1, take(1, 'e1', 'T1')]);
    const none = { taken: [], fresh: {} };
    expect(marksOf(extend(log, played([1, { event: 'score', round: 1, seats: [] }])))).toEqual(
      none,
    );
    expect(marksOf(withdraw(log, { version: ++version, seat: 1 }, log[0]?.version))).toEqual(none);
    expect(marksOf([])).toEqual(none);
  });
});

describe('the start of a round', () => {
  const rolls = { 1: 'T4', 2: 'TB' };
  const opening: NotedEvent[] = [
    { event: 'roll-off', rolls },
    { event: 'start', round: 1, seat: 2 },
  ];

  it('is known with its rolls until somebody acts', () => {
    const dealt: NotedEvent = { event: 'hero', seat: 1, hero: 'engineer', dealt: true };
    const fill: NotedEvent = { event: 'fill', dice: { a1: 'T1' } };
    const log = played([0, ...opening, dealt, fill, turn]);
    expect(startOf(log)).toEqual({ round: 1, seat: 2, rolls: [rolls] });
    expect(startOf(extend(log, played([2, take(2, 'a1', 'T1')])))).toBeNull();
    expect(startOf([])).toBeNull();
  });

  it('has every roll of those who tie, and none where one player has the fewest points', () => {
    const round: NotedEvent = { event: 'round', round: 2 };
    const start: NotedEvent = { event: 'start', round: 2, seat: 1 };
    const again: NotedEvent = { event: 'roll-off', rolls: { 1: 'T5', 2: 'T3' } };
    expect(startOf(played([2, round, opening[0]!, again, start]))?.rolls).toHaveLength(2);
    expect(startOf(played([2, round, start]))).toEqual({ round: 2, seat: 1, rolls: [] });
  });
});

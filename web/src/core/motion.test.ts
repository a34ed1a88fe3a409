import { describe, expect, it } from 'vitest';
import { games } from '../../fixtures/games';
import { beats } from './beats';
import { follow } from './follow';
import type { GameEvent, View } from './messages';
import { CHEERS, motions, type Motion, type Spot } from './motion';

const start = games.two.start;
const view = (change: Partial<View>): View => ({ ...start, ...change });
const seats = (...dice: Record<string, number>[]) =>
  dice.map((own, i) => ({ ...start.seats[i]!, dice: own }));
const moved = (before: View, ...events: GameEvent[]) =>
  motions(before, events, follow(before, events));

describe('what moves', () => {
  it('is a die that travels to its place in the trove, and a line that slides', () => {
    const before = view({
      mountain: { b1: 'T1', c1: 'G1', d1: 'G1' },
      seats: seats({ T1: 2 }, {}),
    });
    const found = moved(
      before,
      { event: 'take', seat: 1, slot: 'b1', token: 'T1' },
      { event: 'slide', from: 'c1', to: 'b1', token: 'G1' },
      { event: 'slide', from: 'd1', to: 'c1', token: 'G1' },
    );
    expect(found).toEqual([
      {
        what: 'travel',
        token: 'T1',
        shows: 'T1',
        from: { slot: 'b1' },
        to: { seat: 1, token: 'T1', index: 2 },
      },
      { what: 'slide', token: 'G1', from: 'c1', to: 'b1' },
      { what: 'slide', token: 'G1', from: 'd1', to: 'c1' },
    ]);
  });

  it('is a Beer that travels to another trove and shows a new face there', () => {
    const before = view({ seats: seats({ TB: 1 }, { T4: 1 }) });
    expect(moved(before, { event: 'share', seat: 1, to: 2, token: 'TB', rolled: 'T4' })).toEqual([
      {
        what: 'roll',
        seat: 1,
        turn: 0,
        wait: CHEERS,
        token: 'TB',
        shows: 'T4',
        from: { seat: 1, token: 'TB', index: 0 },
        to: { seat: 2, token: 'T4', index: 1 },
      },
    ]);
  });

  it('is every die that was rolled: to the same face, or to that of another', () => {
    const before = view({ seats: seats({ T4: 1, T1: 1, G1: 3 }, {}) });
    const dice: [string, string][] = [
      ['T4', 'T1'],
      ['T1', 'T4'],
      ['G1', 'G1'],
      ['G1', 'G1'],
    ];
    expect(moved(before, { event: 'roll', seat: 1, dice })).toMatchObject([
      { what: 'roll', seat: 1, from: { token: 'T4', index: 0 }, to: { token: 'T1', index: 0 } },
      { what: 'roll', seat: 1, from: { token: 'T1', index: 0 }, to: { token: 'T4', index: 0 } },
      { what: 'roll', seat: 1, from: { token: 'G1', index: 2 }, to: { token: 'G1', index: 2 } },
      { what: 'roll', seat: 1, from: { token: 'G1', index: 1 }, to: { token: 'G1', index: 1 } },
    ]);
  });

  it('is magic that leaves a game alone, and nothing of magic that is spent at a table', () => {
    const spend = { event: 'spend', seat: 1, token: 'M1', hero: false } as const;
    const alone = view({ phase: 'solo', seats: seats({ M1: 2 }) });
    expect(moved(alone, { ...spend, discarded: true })).toEqual([
      {
        what: 'travel',
        token: 'M1',
        shows: 'M1',
        from: { seat: 1, token: 'M1', index: 1 },
        to: { box: true },
      },
    ]);
    expect(moved(view({ phase: 'magic', seats: seats({ M1: 2 }, {}) }), spend)).toEqual([]);
  });

  it('is a die of each seat out of the bag to see who starts, and again of those that are tied', () => {
    const found = moved(
      start,
      { event: 'roll-off', rolls: { 1: 'T5', 2: 'T5', 3: 'T1' } },
      { event: 'roll-off', rolls: { 1: 'T2', 2: 'TB' } },
      { event: 'start', round: 1, seat: 2 },
    );
    expect(found.map((one) => one.what === 'roll' && [one.turn, one.seat, one.shows])).toEqual([
      [0, 1, 'T5'],
      [0, 2, 'T5'],
      [0, 3, 'T1'],
      [1, 1, 'T2'],
      [1, 2, 'TB'],
    ]);
  });

  it('waits until a new round is called out, where its start is rolled for', () => {
    const rolls: GameEvent = { event: 'roll-off', rolls: { 1: 'T5', 2: 'T1' } };
    const waits = (round: number) =>
      moved(start, { event: 'round', round }, rolls).map((one) => one.what === 'roll' && one.wait);
    expect([waits(1), waits(2)]).toEqual([
      [0, 0],
      [CHEERS, CHEERS],
    ]);
  });

  it('is all that goes back into the bag when a game alone is set up again', () => {
    const before = view({ phase: 'solo', mountain: { a1: 'T1' }, seats: seats({ M1: 2 }) });
    const found = moved(before, { event: 'again' });
    expect(found.map((motion) => 'to' in motion && motion.to)).toEqual(
      Array.from({ length: 3 }, () => ({ bag: true })),
    );
  });
});

/** Which dice an event moves, as the test counts them: their faces before and after. */
function named(event: GameEvent): string[] {
  switch (event.event) {
    case 'take':
      return [`travel ${event.token} ${event.token}`];
    case 'slide':
      return [`slide ${event.token}`];
    case 'fill':
      return Object.values(event.dice).map((token) => `drop ${token}`);
    case 'share':
      return [`roll ${event.token} ${event.rolled}`];
    case 'roll':
    case 'reroll':
      return event.dice.map(([token, shows]) => `roll ${token} ${shows}`);
    case 'draft':
      return [`travel ${event.token} ${event.as}`];
    case 'recycle':
      return [`travel ${event.token} ${event.token}`];
    case 'spend':
      return event.discarded ? [`travel ${event.token} ${event.token}`] : [];
    default:
      return [];
  }
}

const described = (motion: Motion): string =>
  [motion.what, motion.token, 'shows' in motion ? motion.shows : ''].join(' ').trim();

/** What lies in a spot, or '' if there is no such spot. */
function shownAt(spot: Spot | string, { mountain, seats }: View): string {
  if (typeof spot === 'string') return mountain[spot] ?? '';
  if ('slot' in spot) return mountain[spot.slot] ?? '';
  if (!('seat' in spot)) return 'anything';
  const lies = spot.index >= 0 && spot.index < (seats[spot.seat - 1]?.dice[spot.token] ?? 0);
  return lies ? spot.token : '';
}

describe('the motions of recorded games', () => {
  it.each(Object.keys(games) as (keyof typeof games)[])(
    'are one for each die that an event of "%s" names, from where it lay to where it lies',
    (name) => {
      let before = games[name].start;
      for (const { events } of games[name].stages) {
        for (const beat of beats(before, events)) {
          const expected = beat.events.flatMap(named);
          expect(beat.motions.map(described)).toEqual(expected);
          const ends = beat.motions.map(({ to }) => to);
          const spots = ends.filter((spot) => typeof spot === 'string' || !('bag' in spot));
          expect(new Set(spots.map((spot) => JSON.stringify(spot))).size).toBe(spots.length);
          for (const motion of beat.motions) {
            const shows = 'shows' in motion ? motion.shows : motion.token;
            expect([shows, 'anything']).toContain(shownAt(motion.to, beat.view));
            if ('from' in motion)
              expect([motion.token, 'anything']).toContain(shownAt(motion.from, before));
          }
          before = beat.view;
        }
      }
    },
  );

  it('are as many rolling dice as were rolled', () => {
    const counted = { reroll: 0, roll: 0, share: 0 };
    let moved = 0;
    for (const { start, stages } of Object.values(games)) {
      let before = start;
      for (const { events } of stages) {
        for (const event of events)
          if (event.event === 'roll' || event.event === 'reroll')
            counted[event.event] += event.dice.length;
          else if (event.event === 'share') counted.share += 1;
        for (const { motions, view } of beats(before, events)) {
          moved += motions.filter(({ what }) => what === 'roll').length;
          before = view;
        }
      }
    }
    expect(counted.reroll + counted.roll).toBe(361);
    expect(moved).toBe(361 + counted.share);
  });
});

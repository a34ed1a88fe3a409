import { describe, expect, it } from 'vitest';
import two from '../../fixtures/two.json';
import type { GameEvent, SeatView, View } from './messages';
import { beats } from './beats';
import { follow } from './follow';
import { indexOf, isScored, itemsOf, tokenOf } from './troves';

const ORDER = ['T1', 'G2', 'M1'];
const trove = (change: Partial<SeatView>) =>
  itemsOf({ ...(two.start.seats[0] as SeatView), ...change }, ['M1', 'M1'], (token) =>
    ORDER.indexOf(token),
  );

describe('a trove', () => {
  it('has its hero’s faces first, then its dice in the order of the box', () => {
    const items = trove({ dice: { M1: 1, G2: 2, T1: 1 } });
    expect(items.map(({ token }) => token)).toEqual(['M1', 'M1', 'T1', 'G2', 'G2', 'M1']);
    expect(items.map(({ hero }) => hero)).toEqual([true, true, false, false, false, false]);
    expect(new Set(items.map(({ key }) => key)).size).toBe(items.length);
    expect(items.slice(2).map(({ key }) => [tokenOf(key), indexOf(key)])).toEqual([
      ['T1', 0],
      ['G2', 0],
      ['G2', 1],
      ['M1', 0],
    ]);
  });

  it('shows which dice are spent and which lie in a chest', () => {
    const items = trove({
      dice: { M1: 2, G2: 2 },
      spent: { M1: 1 },
      hero_spent: { M1: 1 },
      cached: { G2: 1 },
    });
    expect(items.filter(({ spent }) => spent).map(({ key }) => key)).toEqual(['hero:M1:0', 'M1:1']);
    expect(items.filter(({ cached }) => cached).map(({ key }) => key)).toEqual(['G2:0']);
  });
});

describe('a round', () => {
  it('is scored from its score on until the next one is shown', () => {
    const stages = two.stages as unknown as { events: GameEvent[] }[];
    const at = stages.findIndex(({ events }) => events.some(({ event }) => event === 'round'));
    const start = two.start as unknown as View;
    const before = stages.slice(0, at).reduce((view, { events }) => follow(view, events), start);
    const shown = beats(before, stages[at]!.events).map(({ kind, view }, i, { length }) => [
      kind,
      view.seats.map((own) => isScored(own, view, i < length - 1)),
    ]);
    expect(shown).toEqual([
      ['reroll', [false, false]],
      ['score', [true, true]],
      ['roll', [true, true]],
      ['round', [true, true]],
      ['fill', [false, false]],
    ]);
  });
});

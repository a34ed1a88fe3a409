import { describe, expect, it } from 'vitest';
import four from '../../fixtures/four.json';
import two from '../../fixtures/two.json';
import type { GameEvent, View } from './messages';
import { follow } from './follow';
import { motions } from './motion';
import { box } from '../../fixtures/messages';
import { facts } from '../state/facts.svelte';
import { place, walk } from './slots';

const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
const view = (change: Partial<View>): View => ({ ...(two.start as unknown as View), ...change });
const seats = (...dice: Record<string, number>[]) =>
  dice.map((own, i) => ({ ...(two.start as unknown as View).seats[i]!, dice: own }));

describe('what moved between two views', () => {
  it('is a die that travels and a line that slides', () => {
    const before = view({ mountain: { b1: 'T1', c1: 'G1', d1: 'M1' }, seats: seats({}, {}) });
    const after = view({ mountain: { b1: 'G1', c1: 'M1' }, seats: seats({ T1: 1 }, {}) });
    expect(motions(before, after)).toEqual([
      { what: 'slide', token: 'G1', from: 'c1', to: 'b1' },
      { what: 'slide', token: 'M1', from: 'd1', to: 'c1' },
      {
        what: 'travel',
        token: 'T1',
        shows: 'T1',
        from: { slot: 'b1' },
        to: { seat: 1, token: 'T1', index: 0 },
      },
    ]);
  });

  it('is a Beer that travels to another trove and shows a new face there', () => {
    const before = view({ seats: seats({ TB: 1 }, {}) });
    const after = view({ seats: seats({}, { T4: 1 }) });
    expect(motions(before, after)).toEqual([
      {
        what: 'travel',
        token: 'TB',
        shows: 'T4',
        from: { seat: 1, token: 'TB', index: 0 },
        to: { seat: 2, token: 'T4', index: 0 },
      },
    ]);
  });

  it('is a die that tumbles where it lies', () => {
    const before = view({ seats: seats({ T4: 1, G1: 1 }, {}) });
    const after = view({ seats: seats({ T1: 1, G1: 1 }, {}) });
    expect(motions(before, after)).toMatchObject([{ what: 'tumble', token: 'T4', shows: 'T1' }]);
  });

  it('accounts for every die of a whole game', () => {
    let now = four.start as unknown as View;
    for (const { events } of four.stages as { events: GameEvent[] }[]) {
      const next = follow(now, events);
      const found = motions(now, next);
      const taken = events.filter(({ event }) => event === 'take').length;
      const shared = events.filter(({ event }) => event === 'share').length;
      if (!events.some(({ event }) => event === 'roll'))
        expect(found.filter(({ what }) => what === 'travel')).toHaveLength(taken + shared);
      now = next;
    }
  });
});

describe('the notation', () => {
  it('spreads dice in the order of the box, whatever that is', () => {
    facts.box = box;
    expect(facts.spread({ XB: 1, HD3: 1, T1: 2 })).toEqual(['T1', 'T1', 'HD3', 'XB']);
    facts.box = { ...box, faces: ['XB', 'T1'] };
    expect(facts.spread({ G4: 1, T1: 2, XB: 1 })).toEqual(['XB', 'T1', 'T1', 'G4']);
    facts.box = null;
  });

  it('walks the mountain by arrow keys', () => {
    const slots = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'];
    expect(walk('a1', 'ArrowRight', slots)).toBe('a2');
    expect(walk('a1', 'ArrowUp', slots)).toBe('b1');
    expect(walk('c1', 'ArrowDown', slots)).toMatch(/^b[12]$/);
    expect(walk('c1', 'ArrowUp', slots)).toBe('c1');
    expect(place('a1').x).toBeLessThan(place('b1').x);
  });

  it('reaches every die of every mountain of a game by arrow keys', () => {
    let now = two.start as unknown as View;
    for (const { events } of two.stages as unknown as { events: GameEvent[] }[]) {
      now = follow(now, events);
      const slots = Object.keys(now.mountain);
      for (const from of slots) {
        const reached = new Set([from]);
        for (const slot of reached) for (const key of ARROWS) reached.add(walk(slot, key, slots));
        expect([...reached].sort(), `from ${from}`).toEqual([...slots].sort());
      }
    }
  });
});

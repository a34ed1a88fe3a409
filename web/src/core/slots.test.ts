import { describe, expect, it } from 'vitest';
import two from '../../fixtures/two.json';
import type { GameEvent, View } from './messages';
import { follow } from './follow';
import { box } from '../../fixtures/messages';
import { facts } from '../state/facts.svelte';
import { place, SLOTS, walk, whereabouts } from './slots';

const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

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
    // Over a gap to the same row, instead of down beside it.
    expect(walk('b4', 'ArrowLeft', ['a1', 'a2', 'a3', 'a4', 'b1', 'b4'])).toBe('b1');
    expect(walk('b4', 'ArrowLeft', ['a1', 'a2', 'a3', 'a4', 'b4'])).toBe('a4');
    expect(place('a1').x).toBeLessThan(place('b1').x);
  });

  it('says where a slot is: its row from the top, and which of the row it is', () => {
    expect(whereabouts('e1')).toEqual({ row: 1, n: 1, of: 2 });
    expect(whereabouts('c3')).toEqual({ row: 3, n: 3, of: 4 });
    expect(whereabouts('a6')).toEqual({ row: 5, n: 6, of: 6 });
    expect(new Set(SLOTS.map((slot) => Object.values(whereabouts(slot)).join())).size).toBe(20);
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

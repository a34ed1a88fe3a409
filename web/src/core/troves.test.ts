import { describe, expect, it } from 'vitest';
import two from '../../fixtures/two.json';
import type { GameEvent, SeatView, View } from './messages';
import { beats } from './beats';
import { follow } from './follow';
import { arrange, indexOf, isScored, itemsOf, lastOf, tokenOf } from './troves';

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

describe('the dice of a trove', () => {
  const dice = (text: string) => text.split(' ').map((token, i) => ({ key: `${i}`, token }));
  const faces = (items: readonly { token: string }[]) => items.map(({ token }) => token).join(' ');

  it('are laid out as the straights that the engine counts, the rest in its order', () => {
    const { straights, loose } = arrange(dice('T1 T1 T2 T2 T3 T5 TB'), [3, 2]);
    expect(straights.map(faces)).toEqual(['T1 T2 T3', 'T1 T2']);
    expect(faces(loose)).toBe('T5 TB');
    expect(straights[0]!.map(({ key }) => key)).toEqual(['0', '2', '4']);
  });

  it('stay as they are without an answer, and where one names dice that have gone', () => {
    expect(faces(arrange(dice('T1 T2'), []).loose)).toBe('T1 T2');
    const { straights, loose } = arrange(dice('T1 G1'), [2, 1]);
    expect([straights.map(faces), faces(loose)]).toEqual([['T1'], 'G1']);
  });

  it('count for nothing from the last of equal ones on', () => {
    expect([...lastOf(dice('T2 T2 T2 XP'), { T2: 2, XP: 1, T9: 1 })].sort()).toEqual([
      '1',
      '2',
      '3',
    ]);
    expect(lastOf(dice('T2'), {}).size).toBe(0);
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

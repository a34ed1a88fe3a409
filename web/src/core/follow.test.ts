import { describe, expect, it } from 'vitest';
import four from '../../fixtures/four.json';
import solo from '../../fixtures/solo.json';
import tied from '../../fixtures/tied.json';
import two from '../../fixtures/two.json';
import type { GameEvent, View } from './messages';
import { follow } from './follow';

interface Game {
  start: View;
  stages: { action: string; events: GameEvent[]; view?: View }[];
}

const games = { two, four, tied, solo } as unknown as Record<string, Game>;

describe('following the events of a recorded game', () => {
  for (const [name, game] of Object.entries(games)) {
    it(`gives the engine's views of the game "${name}"`, () => {
      let view = game.start;
      let compared = 0;
      for (const stage of game.stages) {
        view = follow(view, stage.events);
        if (stage.view) {
          expect(view, stage.action).toEqual(stage.view);
          compared++;
        }
      }
      expect(compared).toBeGreaterThan(3);
      expect(view.phase).toBe('over');
    });
  }

  it('tells how a tie was broken', () => {
    const game = games['tied']!;
    const end = game.stages.reduce((view, { events }) => follow(view, events), game.start);
    expect(end.seats.map(({ total }) => total)).toEqual([118, 118]);
    expect(end.tiebreaks).toEqual([{ 1: 58, 2: 40 }]);
    expect(end.winners).toEqual([1]);
  });

  it('leaves the view it was given as it is', () => {
    const before = structuredClone(two.start) as unknown as View;
    follow(before, two.stages[0]!.events as GameEvent[]);
    expect(before).toEqual(two.start);
  });

  it('passes over events that it does not know', () => {
    const start = two.start as unknown as View;
    expect(follow(start, [{ event: 'eclipse' } as unknown as GameEvent])).toEqual(start);
  });
});

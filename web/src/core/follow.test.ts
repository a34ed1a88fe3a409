import { describe, expect, it } from 'vitest';
import { games } from '../../fixtures/games';
import type { GameEvent } from './messages';
import { follow } from './follow';

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
    const game = games.tied;
    const end = game.stages.reduce((view, { events }) => follow(view, events), game.start);
    expect(end.seats.map(({ total }) => total)).toEqual([118, 118]);
    expect(end.tiebreaks).toEqual([{ 1: 58, 2: 40 }]);
    expect(end.winners).toEqual([1]);
  });

  it('leaves the view it was given as it is', () => {
    const before = structuredClone(games.two.start);
    follow(before, games.two.stages[0]!.events);
    expect(before).toEqual(games.two.start);
  });

  it('passes over events that it does not know', () => {
    const { start } = games.two;
    expect(follow(start, [{ event: 'eclipse' } as unknown as GameEvent])).toEqual(start);
  });
});

import { describe, expect, it } from 'vitest';
import { games } from '../../fixtures/games';
import { cues, spoken } from './cues';
import type { GameEvent } from './messages';

const names = (events: readonly { event: string }[]) => events.map(({ event }) => event);

describe('what is heard', () => {
  const round = games.two.stages.find(({ events }) =>
    events.some(({ event }) => event === 'round'),
  )!;

  it('is each kind of event once', () => {
    expect(names(cues(round.events, false))).toEqual([
      'choose',
      'reroll',
      'score',
      'roll',
      'round',
      'start',
      'fill',
      'turn',
    ]);
  });

  it('is only what tells most of what was skipped', () => {
    expect(names(cues(round.events, true))).toEqual(['score', 'roll']);
    const all = games.two.stages.flatMap(({ events }) => events);
    expect(names(cues(all, true))).toEqual(['over', 'score']);
    expect(cues([{ event: 'turn' }], true)).toEqual([]);
  });
});

describe('what is said', () => {
  const choose: GameEvent = { event: 'choose', seat: 1, token: 'T4' };
  const reroll: GameEvent = { event: 'reroll', seat: 1, dice: [['T4', 'T1']] };

  it('names chosen dice once: by the roll, or as they are chosen for one still to come', () => {
    expect(spoken([choose, choose, reroll])).toEqual([reroll]);
    expect(spoken([choose])).toEqual([choose]);
    expect(spoken([choose, reroll, choose])).toEqual([reroll, choose]);
  });
});

import { describe, expect, it } from 'vitest';
import two from '../../fixtures/two.json';
import type { GameEvent, Moved, TableInfo, View } from '../core/messages';
import { Table } from '../state/table.svelte';
import { RecordedChannel } from './recorded.svelte';

const start = two.start as unknown as View;
const moves = two.stages.map(({ seat, action, events, legal }, i): Moved => {
  return {
    t: 'moved',
    version: i + 1,
    seat,
    action,
    by: 'person',
    events: events as GameEvent[],
    legal,
  };
});
const info: TableInfo = {
  id: 'recorded',
  status: 'playing',
  rules: start.rules,
  host: true,
  seats: [1, 2].map((seat) => ({ seat, who: 'person', name: '', here: true, away: false })),
  you: [1, 2],
  version: 0,
  commitment: '',
  created: 0,
};

describe('a recorded table', () => {
  it('is played through to its end by the moves that were recorded', async () => {
    const { legal } = two;
    const channel = new RecordedChannel(
      { t: 'welcome', table: info, version: 0, view: start, sheet: {}, log: [], legal },
      moves,
    );
    const table = new Table('recorded', channel, { spacing: 0 });
    table.open();
    for (const { action } of moves) expect(await table.act(action), action).toBe(true);
    expect(table.view).toEqual(two.stages.at(-1)?.view);
    expect(channel.asked.map((asked) => asked.t === 'move' && asked.action)).toEqual(
      moves.map(({ action }) => action),
    );
    expect(channel.next()).toBeNull();
    expect(await table.peek('done')).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { welcomeTo } from '../../fixtures/messages';
import two from '../../fixtures/two.json';
import type { GameEvent, Moved, View } from '../core/messages';
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
    sheet: {},
    legal,
  };
});
describe('a recorded table', () => {
  it('is played through to its end by the moves that were recorded', async () => {
    const { legal } = two;
    const channel = new RecordedChannel(welcomeTo(start, { legal }), moves);
    const table = new Table('recorded', channel, { spacing: 0 });
    table.open();
    for (const { action } of moves) {
      const acted = table.act(action);
      if (table.playback.scene) table.playback.proceed();
      expect(await acted, action).toBe(true);
    }
    expect(table.view).toEqual(two.stages.at(-1)?.view);
    expect(channel.asked.map((asked) => asked.t === 'move' && asked.action)).toEqual(
      moves.map(({ action }) => action),
    );
    expect(channel.next()).toBeNull();
    expect(await table.inquiries.peek('done')).toBeNull();
  });

  it('asks the same when it is opened anew', async () => {
    const { legal } = two;
    const channel = new RecordedChannel(welcomeTo(start, { legal }), moves);
    const table = new Table('recorded', channel, { spacing: 0 });
    table.open();
    channel.renew();
    expect(table.legal).toEqual(legal);
    expect(await table.act(moves[0]!.action)).toBe(true);
    channel.renew();
    expect(table.legal).toEqual(moves[0]!.legal);
  });
});

import { describe, expect, it } from 'vitest';
import { tableInfo, welcomeTo } from '../../fixtures/messages';
import two from '../../fixtures/two.json';
import { RecordedChannel } from '../channel/recorded.svelte';
import type { GameEvent, View } from '../core/messages';
import { MountainIntent } from './mountain-intent.svelte';
import { Table } from './table.svelte';

const start = two.start as unknown as View;
function opened(legal: string[], change: Partial<View> = {}, spacing = 0) {
  const view: View = {
    ...start,
    phase: 'excavation',
    seat: 1,
    mountain: { a1: 'T1', b1: 'G2', c1: 'TB' },
    ...change,
  };
  const welcome = welcomeTo(view, { table: tableInfo(view, { you: [1] }), legal });
  const channel = new RecordedChannel(welcome, [], () => undefined);
  const table = new Table('x', channel, { spacing });
  table.open();
  const seen = (slides: string[][] = []) =>
    channel.deliver({
      t: 'seen',
      id: channel.asked.at(-1)?.id ?? '',
      version: 0,
      slides,
      adds: null,
    });
  return { channel, table, intent: new MountainIntent(table), seen };
}

describe('what is meant on the mountain', () => {
  it('takes a die at a click, and at a touch if nothing would slide', async () => {
    const { channel, intent } = opened(['take c1', 'take b1']);
    await intent.tap('c1', false);
    expect(channel.asked).toMatchObject([{ t: 'move', action: 'take c1' }]);
    const touched = opened(['take c1', 'take b1']);
    const tapped = touched.intent.tap('c1', true);
    touched.seen();
    await tapped;
    expect(touched.channel.asked.map(({ t }) => t)).toEqual(['peek', 'move']);
  });

  it('shows what would slide at the first touch, and takes the die at the second', async () => {
    const { channel, intent, seen } = opened(['take b1']);
    const tapped = intent.tap('b1', true);
    seen([['c1', 'b1']]);
    await tapped;
    expect(channel.asked.map(({ t }) => t)).toEqual(['peek']);
    expect([intent.again, intent.seen?.slides]).toEqual(['b1', [['c1', 'b1']]]);
    await intent.tap('b1', true);
    expect(channel.asked.at(-1)).toMatchObject({ t: 'move', action: 'take b1' });
  });

  it('takes no die at a touch that another touch has followed before it was answered', async () => {
    const { channel, intent } = opened(['take b1', 'take c1']);
    const first = intent.tap('b1', true);
    const second = intent.tap('c1', true);
    const [b1, c1] = channel.asked;
    const seen = { t: 'seen', version: 0, adds: null } as const;
    channel.deliver({ ...seen, id: b1!.id, slides: [['c1', 'b1']] });
    await first;
    expect(channel.asked.map(({ t }) => t)).toEqual(['peek', 'peek']);
    channel.deliver({ ...seen, id: c1!.id, slides: [] });
    await second;
    expect(channel.asked.at(-1)).toMatchObject({ t: 'move', action: 'take c1' });
  });

  it('does nothing with a tap that was meant for another position', async () => {
    const { channel, table, intent } = opened(['take c1']);
    const tapped = intent.tap('c1', true);
    const { id } = channel.asked[0]!;
    const events: GameEvent[] = [{ event: 'turn', seat: 1 }];
    const sheet = {};
    const moved = {
      t: 'moved',
      version: 1,
      seat: 2,
      action: 'done',
      by: 'bot',
      events,
      sheet,
    } as const;
    channel.deliver({ ...moved, legal: ['take c1'] });
    expect(table.can('take c1')).toBe(true);
    channel.deliver({ t: 'seen', id, version: 0, slides: [], adds: null });
    await tapped;
    expect(channel.asked.map(({ t }) => t)).toEqual(['peek']);
    expect(intent.seen).toBeNull();
  });

  it('shows the rest of what happened at a click while nothing is asked, and takes nothing', async () => {
    const { channel, table, intent } = opened([], {}, 60_000);
    const moved = { t: 'moved', seat: 2, action: 'done', by: 'bot', sheet: {} } as const;
    const pass: GameEvent = { event: 'pass', seat: 2 };
    channel.deliver({ ...moved, version: 1, events: [pass] });
    const events: GameEvent[] = [pass, { event: 'turn', seat: 1 }];
    channel.deliver({ ...moved, version: 2, events, legal: ['take c1'] });
    expect([table.position, table.legal]).toEqual([1, []]);
    await intent.tap('c1', false);
    expect([table.position, table.legal]).toEqual([2, ['take c1']]);
    expect(channel.asked).toEqual([]);
    await intent.tap('c1', false);
    expect(channel.asked).toMatchObject([{ t: 'move', version: 2, action: 'take c1' }]);
  });

  it('asks how a die shall be drafted that shows Beer, and why one cannot be taken', async () => {
    const { table, intent } = opened(['draft c1 as T1', 'draft c1 as T2'], {
      phase: 'solo',
    });
    await intent.tap('c1', false);
    expect(table.pick).toMatchObject({ what: 'draft', slot: 'c1', token: 'TB' });
    const closed = opened(['take c1']);
    await closed.intent.tap('a1', false);
    expect(closed.channel.asked).toMatchObject([{ t: 'why', action: 'take a1' }]);
  });
});

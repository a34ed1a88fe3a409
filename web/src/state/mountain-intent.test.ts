import { describe, expect, it, vi } from 'vitest';
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

  it('takes a die at a touch though nobody looks at it any more, and waits for no answer for ever', async () => {
    const { channel, intent, seen } = opened(['take b1', 'take c1']);
    const tapped = intent.tap('c1', true);
    intent.leave('c1');
    seen();
    await tapped;
    expect(channel.asked.map(({ t }) => t)).toEqual(['peek', 'move']);

    vi.useFakeTimers();
    const silent = opened(['take c1']);
    const unanswered = silent.intent.tap('c1', true);
    await vi.advanceTimersByTimeAsync(1_000);
    vi.useRealTimers();
    await unanswered;
    expect(silent.channel.asked.map(({ t }) => t)).toEqual(['peek', 'move']);
  });

  it('says nothing of the die that comes into the place of one that was taken', async () => {
    const { channel, table, intent } = opened(['take b1']);
    const looked = intent.look('b1');
    const { id } = channel.asked[0]!;
    channel.deliver({ t: 'seen', id, version: 0, slides: [['c1', 'b1']], adds: null });
    await looked;
    expect([intent.shown, intent.seen?.slides.length]).toEqual(['b1', 1]);
    await intent.tap('b1', false);
    const events: GameEvent[] = [
      { event: 'take', seat: 1, slot: 'b1', token: 'G2' },
      { event: 'slide', from: 'c1', to: 'b1', token: 'TB' },
    ];
    const moved = { t: 'moved', version: 1, seat: 1, action: 'take b1', by: 'person' } as const;
    channel.deliver({ ...moved, events, sheet: {} });
    expect(table.view?.mountain['b1']).toBe('TB');
    expect([intent.shown, intent.seen]).toEqual(['', null]);
  });

  it('says what a die adds that was looked at before it could be taken', async () => {
    const { channel, table, intent } = opened([]);
    await intent.look('b1');
    expect([channel.asked, intent.seen]).toEqual([[], null]);
    const events: GameEvent[] = [{ event: 'turn', seat: 1 }];
    const moved = { t: 'moved', version: 1, seat: 2, action: 'done', by: 'bot' } as const;
    channel.deliver({ ...moved, events, sheet: {}, legal: ['take b1'] });
    expect(table.can('take b1')).toBe(true);
    intent.lookAgain();
    const { id, t } = channel.asked.at(-1)!;
    expect(t).toBe('peek');
    channel.deliver({ t: 'seen', id, version: 1, slides: [], adds: null });
    await Promise.resolve();
    await Promise.resolve();
    expect(intent.seen?.slides).toEqual([]);
    // Nothing is asked of a mountain that nobody looks at.
    intent.forget();
    intent.lookAgain();
    expect(channel.asked.length).toBe(1);
  });

  it('lets the keyboard come to a die that can be taken, and stay at another', () => {
    const { intent } = opened(['take b1', 'take a1']);
    expect(intent.stop).toBe('b1');
    [intent.here, intent.inside] = ['c1', true];
    expect(intent.stop).toBe('c1');
    intent.inside = false;
    expect(intent.stop).toBe('b1');
    intent.here = 'a1';
    expect(intent.stop).toBe('a1');
    const waiting = opened([]).intent;
    waiting.here = 'a1';
    expect(waiting.stop).toBe('a1');
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

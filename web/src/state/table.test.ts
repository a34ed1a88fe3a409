import { describe, expect, it } from 'vitest';
import { tableInfo, welcomeTo } from '../../fixtures/messages';
import two from '../../fixtures/two.json';
import type { GameEvent, Moved, TableInfo, View } from '../core/messages';
import type { Asked, Listener } from '../channel/channel';
import { isPickable } from '../core/intent';
import { RecordedChannel } from '../channel/recorded.svelte';
import { Table } from './table.svelte';
import { follow } from '../core/follow';
import { ManualTimers } from '../../fixtures/timers';

const start = two.start as unknown as View;
const stages = two.stages as unknown as { action: string; seat: number; events: GameEvent[] }[];

const info = (you: number[]): TableInfo => tableInfo(start, { you });

/** A table whose answers the test delivers. */
function opened(view: Partial<View> = {}, legal: string[] = two.legal, you = [1, 2], spacing = 0) {
  const welcome = welcomeTo(
    { ...start, ...view },
    { table: info(you), sheet: { 1: [0, 0, 0, 0, 0, 2, 0], 2: [0, 0, 0, 0, 0, 0, 0] }, legal },
  );
  const channel = new RecordedChannel(welcome, [], () => undefined);
  const table = new Table('x', channel, { spacing });
  table.open();
  return { channel, table };
}

/** Says from which version it would be opened again. */
class ListenedChannel extends RecordedChannel {
  #subscribed: Listener | undefined;

  override subscribe(listener: Listener): void {
    this.#subscribed = listener;
    super.subscribe(listener);
  }

  get version(): number | null {
    return this.#subscribed?.version() ?? null;
  }

  /** From which versions it was opened anew. */
  readonly renewed: (number | null)[] = [];

  override renew(): void {
    this.renewed.push(this.version);
  }
}

const last = (channel: RecordedChannel): Asked => channel.asked.at(-1)!;

const moved = (version: number, more: Partial<Moved> = {}): Moved => {
  const stage = stages[version - 1]!;
  return {
    t: 'moved',
    version,
    seat: stage.seat,
    action: stage.action,
    by: 'bot',
    events: stage.events,
    sheet: {},
    ...more,
  };
};

const M1 = { token: 'M1', key: 'M1:0' };
const settled = () => new Promise((done) => setTimeout(done));

describe('a table that people leave', () => {
  it('is over without its game being so, when too few are left', () => {
    const { channel, table } = opened();
    expect(table.deserted).toBe(false);
    const [one, two] = info([1]).seats;
    const seats = [one!, { ...two!, who: 'left' as const, away: true }];
    channel.deliver(welcomeTo(start, { table: { ...info([1]), status: 'over', seats } }));
    expect(table.deserted).toBe(true);
    expect(table.acting).toBe(null);
    expect(table.playback.result).toBe(true);
    table.playback.result = false;
    channel.deliver(welcomeTo(start, { table: { ...info([1]), status: 'over', seats } }));
    expect(table.playback.result).toBe(false);
  });
});

describe('a game that is over by its rules', () => {
  const final = stages.length;
  const at = final - 3;
  const before = stages.slice(0, at).reduce((now, { events }) => follow(now, events), start);

  it('is never taken for a table that people left, while its last moves are shown', () => {
    for (const who of ['bot', 'left'] as const) {
      const timers = new ManualTimers();
      const seats = info([1]).seats.map((seat) => (seat.seat === 1 ? seat : { ...seat, who }));
      const table = { ...info([1]), seats };
      const channel = new RecordedChannel(welcomeTo(before, { table, version: at }), []);
      const shown = new Table('x', channel, { spacing: 100, timers });
      shown.open();
      for (let version = at + 1; version <= final; version++) channel.deliver(moved(version));
      channel.deliver({ t: 'table', table: { ...table, status: 'over' } });
      for (let time = 0; time < 10_000 && shown.view?.phase !== 'over'; time += 50) {
        expect(shown.deserted).toBe(false);
        timers.advance(50);
        shown.playback.proceed();
      }
      expect([shown.view?.phase, shown.deserted]).toEqual(['over', false]);
    }
  });
});

describe('reactions', () => {
  it('are told, and asked for by the seat of the viewer', () => {
    const { channel, table } = opened({}, two.legal, [1]);
    channel.deliver({ t: 'reaction', seat: 2, reaction: 'mug' });
    expect(table.reaction).toMatchObject({ seat: 2, reaction: 'mug' });
    void table.react('oh-no');
    expect(last(channel)).toMatchObject({ t: 'react', seat: 1, reaction: 'oh-no' });
  });

  it('are for tables with another person', () => {
    const seats = info([1]).seats.map((seat) => ({ ...seat, who: 'person' as const }));
    const { channel, table } = opened({}, two.legal, [1]);
    channel.deliver(welcomeTo(start, { table: { ...info([1]), seats } }));
    expect(table.shared).toBe(true);
    channel.deliver(welcomeTo(start, { table: { ...info([1, 2]), seats } }));
    expect(table.shared).toBe(false);
  });
});

describe('a server of another version', () => {
  it('is played at to the end, and the page knows that it is outdated', async () => {
    const { channel, table } = opened();
    expect(table.outdated).toBe(false);
    channel.deliver({ ...welcomeTo(start, { legal: two.legal }), protocol: 2 as 1 });
    expect(table.outdated).toBe(true);
    channel.deliver(moved(1));
    await settled();
    expect(table.view).not.toEqual(start);
  });
});

describe('a move that does not fit what is shown', () => {
  it('is not shown: the whole table is asked for, and the game goes on', async () => {
    const welcome = welcomeTo(start, { table: info([1, 2]), legal: two.legal });
    const channel = new ListenedChannel(welcome, [], () => undefined);
    const table = new Table('x', channel, { spacing: 0 });
    table.open();
    const done = table.act('hero engineer');
    channel.deliver({ t: 'ack', id: last(channel).id, version: 1 });
    const events: GameEvent[] = [{ event: 'slide', from: 'e1', to: 'd1', token: 'T1' }];
    channel.deliver(moved(1, { by: 'person', events }));
    channel.deliver(moved(2));
    expect([channel.renewed, table.view]).toEqual([[null], start]);
    const whole = follow(follow(start, stages[0]!.events), stages[1]!.events);
    channel.deliver(welcomeTo(whole, { version: 2, legal: ['take e1'] }));
    expect([await done, table.busy, table.legal]).toEqual([true, false, ['take e1']]);
    channel.deliver(moved(3));
    expect(table.position).toBe(3);
  });
});

describe('a server that has only just started', () => {
  it('does not take away what is on the page until it knows the game', () => {
    const { channel, table } = opened();
    const { view, sheet } = table;
    channel.deliver(welcomeTo(start, { table: info([1]), view: null }));
    expect(table.view).toEqual(view);
    expect(table.sheet).toEqual(sheet);
  });

  it('is asked for the whole game if the connection is cut before it knows the game', () => {
    const welcome = welcomeTo(start, { table: info([1, 2]), legal: two.legal });
    const channel = new ListenedChannel(welcome, [], () => undefined);
    const table = new Table('x', channel, { spacing: 60_000 });
    table.open();
    channel.deliver(moved(1));
    channel.deliver(moved(2));
    expect(channel.version).toBe(2);
    channel.deliver(welcomeTo(start, { table: info([1, 2]), version: 2, view: null }));
    // What waited to be shown is gone: the position on the page is not the server's.
    expect(channel.version).toBeNull();
    channel.deliver({ t: 'no', id: '', code: 'preparing', text: 'Wait.', args: {} });
    expect(table.refusal).not.toBeNull();
    const whole = follow(follow(start, stages[0]!.events), stages[1]!.events);
    channel.deliver(welcomeTo(whole, { version: 2, legal: ['take e1'] }));
    expect([channel.version, table.view, table.legal]).toEqual([2, whole, ['take e1']]);
    expect(table.refusal).toBeNull();
  });
});

describe('a table', () => {
  it('shows moves in order, drops those it knows and asks for those it missed', () => {
    const { channel, table } = opened();
    channel.deliver(moved(1));
    channel.deliver(moved(1));
    expect(table.view?.seats[stages[0]!.seat - 1]?.hero).toBe(stages[0]!.action.slice(5));
    channel.deliver(moved(3));
    expect(channel.told).toEqual([{ t: 'sync', after: 1 }]);
    channel.deliver(moved(2));
    channel.deliver(moved(3));
    expect(table.log.at(-1)?.version).toBe(3);
  });

  it('counts down for who left, and stops as they return', () => {
    const { channel, table } = opened({}, [], [1]);
    const seats = info([1]).seats;
    const left = { ...info([1]), seats: [seats[0]!, { ...seats[1]!, here: false }] };
    channel.deliver({ t: 'table', table: left, due: 5 });
    expect(table.due).toBe(5);
    channel.deliver({ t: 'table', table: info([1]) });
    expect(table.due).toBeNull();
  });

  it('asks who takes a seat back while moves of others are still to be shown', () => {
    const { channel, table } = opened({}, [], [1, 2], 60_000);
    channel.deliver(moved(1));
    channel.deliver(moved(2));
    channel.deliver({ t: 'table', table: info([1, 2]), legal: ['take e1'], due: 7, room: 2 });
    expect(table.legal).toEqual([]);
    table.playback.hurry();
    expect(table.legal).toEqual(['take e1']);
    expect([table.due, table.room]).toEqual([7, 2]);
    channel.deliver(moved(3));
    table.playback.hurry();
    expect(table.legal).toEqual([]);
    expect(table.due).toBeNull();
  });

  it('asks nothing of a seat that a bot plays by now', () => {
    const { channel, table } = opened({ seat: 1 }, two.legal, [1]);
    expect(table.acting).toBe(1);
    const [own, ...others] = info([1]).seats;
    channel.deliver({
      t: 'table',
      table: { ...info([1]), seats: [{ ...own!, away: true }, ...others] },
    });
    expect([table.acting, table.legal]).toEqual([null, []]);
    channel.deliver({ t: 'table', table: info([1]), legal: two.legal });
    expect(table.acting).toBe(1);
  });

  it('sends a move with the version that is shown, not one that still waits to be shown', () => {
    const { channel, table } = opened({}, ['hero engineer'], [1, 2], 60_000);
    channel.deliver(moved(1, { legal: ['hero surveyor'] }));
    channel.deliver(moved(2, { legal: ['take e1'] }));
    expect(table.legal).toEqual(['hero surveyor']);
    void table.act('hero surveyor');
    expect(last(channel)).toMatchObject({ t: 'move', version: 1, action: 'hero surveyor' });
  });

  it('does not take for the position shown what the server says of a later one', async () => {
    const { channel, table } = opened();
    const looked = table.inquiries.peek('hero engineer');
    channel.deliver({
      t: 'seen',
      id: last(channel).id,
      version: 1,
      slides: [['b1', 'a1']],
      adds: null,
    });
    expect(await looked).toBeNull();
  });

  it('tells why a move was refused, and nothing changes', async () => {
    const { channel, table } = opened();
    const before = table.view;
    const answer = table.act('hero engineer');
    channel.deliver({ t: 'no', id: last(channel).id, code: 'illegal', text: 'Because.', args: {} });
    expect(await answer).toBe(false);
    expect(table.refusal).toMatchObject({ code: 'illegal', text: 'Because.' });
    expect(table.view).toBe(before);
  });

  it('forgets why a die could not be taken as soon as something else is asked or in hand', async () => {
    const { channel, table } = opened();
    const refuse = (code: string) =>
      channel.deliver({ t: 'no', id: '', code, text: 'Because.', args: {} });
    refuse('illegal');
    table.intent.hold({ what: 'stop' });
    expect(table.refusal).toBeNull();
    refuse('illegal');
    table.intent.drop();
    expect(table.refusal).toBeNull();
    refuse('illegal');
    channel.deliver(moved(1));
    await settled();
    expect(table.refusal).toBeNull();
    // That another was first is said beside what is asked next: it explains why nothing was done.
    refuse('stale');
    channel.deliver(moved(2));
    await settled();
    expect(table.refusal?.code).toBe('stale');
  });

  it('takes the Beer in hand that a bot would give, unless another was picked meanwhile', async () => {
    const legal = ['share TB 2', 'share HB 2', 'take e1'];
    const answer = (channel: RecordedChannel) => {
      const rank = [{ action: 'share HB 2', visits: 0, win: null, score: 1 }];
      const { id } = last(channel);
      channel.deliver({ t: 'seen', id, version: 0, slides: [], adds: null, rank });
      return settled();
    };
    const { channel, table } = opened({ phase: 'excavation', seat: 1 }, legal);
    const shared = table.intent.share();
    expect(table.pick).toMatchObject({ what: 'share', token: 'TB' });
    expect(last(channel)).toMatchObject({ t: 'gifts' });
    await answer(channel);
    await shared;
    expect(table.pick).toMatchObject({ what: 'share', token: 'HB', key: 'HB:0' });
    expect(table.inquiries.gifts).toEqual(['share HB 2']);

    const other = opened({ phase: 'excavation', seat: 1 }, legal);
    void other.table.intent.share();
    other.table.intent.drop();
    await answer(other.channel);
    expect(other.table.pick).toBeNull();
  });

  it('lets nobody act who is not asked', async () => {
    const { channel, table } = opened({}, two.legal, []);
    expect(table.acting).toBeNull();
    expect(await table.act('hero engineer')).toBe(false);
    expect(channel.asked).toEqual([]);
  });
});

describe('a move of several beats', () => {
  const at = stages.findIndex(({ events }) => events.some(({ event }) => event === 'round'));
  const view = stages.slice(0, at).reduce((now, { events }) => follow(now, events), start);

  /** A table at which the first round is about to end, with that move on its way. */
  function ending(by: Moved['by'] = 'person') {
    const timers = new ManualTimers();
    const you = [1, 2];
    const welcome = welcomeTo(view, {
      table: tableInfo(view, { you }),
      version: at,
      legal: ['done'],
    });
    const channel = new RecordedChannel(welcome, [], () => undefined);
    const table = new Table('x', channel, { spacing: 100, timers });
    table.open();
    channel.deliver(moved(at + 1, { by, legal: ['take e1', 'take e2'], due: 9 }));
    return { channel, table, timers };
  }

  it('asks nobody before all of it is shown', () => {
    const { table, timers } = ending();
    const offered: [string, string[], number | null][] = [];
    for (let i = 0; i < 40; i++) {
      const { legal, due, playback } = table;
      if (offered.at(-1)?.[0] !== playback.beat?.kind)
        offered.push([playback.beat?.kind ?? '', legal, due]);
      expect(table.acting !== null).toBe(playback.beat?.kind === 'fill');
      timers.advance(50);
    }
    expect(offered).toEqual([
      ['reroll', [], null],
      ['score', [], null],
      ['roll', [], null],
      ['round', [], null],
      ['fill', ['take e1', 'take e2'], 9],
    ]);
  });

  it('costs who is asked next only a part of their time, if that runs', () => {
    const time = 20_000;
    for (const [asks, most] of [
      [{ legal: ['take e1'], due: Date.now() + time }, time / 2],
      [{ legal: ['take e1'], due: Date.now() + 100 * time }, time],
      [{ legal: ['take e1'] }, null],
      [{ due: Date.now() + time }, null],
    ] as const) {
      const timers = new ManualTimers();
      const seats = info([1]).seats.map((seat) =>
        seat.seat === 1 ? seat : { ...seat, who: 'bot' as const },
      );
      const welcome = welcomeTo(view, { table: { ...info([1]), seats }, version: at });
      const channel = new RecordedChannel(welcome, [], () => undefined);
      const table = new Table('x', channel, { spacing: 100, timers });
      table.open();
      channel.deliver(
        moved(at + 1, { by: 'bot', ...asks, legal: 'legal' in asks ? [...asks.legal] : [] }),
      );
      timers.advance(300);
      const limit = table.playback.scene!.limit;
      if (most === null) expect(limit).toBeNull();
      else expect(limit).toBeLessThan(most);
      timers.advance(most ?? 100 * time);
      expect(table.playback.scene === null).toBe(most !== null);
    }
  });

  it('lets nobody wait for long where another person does', () => {
    const seats = info([1]).seats.map((seat) => ({ ...seat, who: 'person' as const }));
    for (const legal of [['take e1'], []]) {
      const timers = new ManualTimers();
      const welcome = welcomeTo(view, { table: { ...info([1]), seats }, version: at });
      const channel = new RecordedChannel(welcome, [], () => undefined);
      const table = new Table('x', channel, { spacing: 100, timers });
      table.open();
      channel.deliver(moved(at + 1, { by: 'person', legal }));
      timers.advance(300);
      expect(table.playback.scene).toMatchObject(
        legal.length ? { limit: 20_000, awaited: true } : { limit: null },
      );
      timers.advance(20_000);
      expect(table.playback.scene === null).toBe(legal.length > 0);
    }
  });

  it('is logged after the set-up, of which the welcome tells', () => {
    const { opening } = two as unknown as { opening: GameEvent[] };
    const channel = new RecordedChannel(welcomeTo(start, { opening }), []);
    const table = new Table('x', channel);
    table.open();
    expect(table.log.map(({ event }) => event.event)).toContain('roll-off');
    expect(table.starter).toMatchObject({ round: 1, seat: start.start });
  });

  it('is logged when its dice lie', () => {
    const timers = new ManualTimers();
    const welcome = welcomeTo(view, { table: info([1]), version: at });
    const channel = new RecordedChannel(welcome, [], () => undefined);
    const table = new Table('x', channel, { spacing: 100, timers });
    table.open();
    table.playback.performBy({ perform: () => 500, finish: () => undefined });
    channel.deliver(moved(at + 1));
    expect(table.seenLog).toEqual([]);
    timers.advance(500);
    expect(table.seenLog.map(({ event }) => event.event)).toEqual(['reroll']);
  });

  it('is logged as it is shown', () => {
    const { table } = ending();
    expect(table.log.map(({ event }) => event.event)).toEqual(['reroll']);
    table.playback.hurry();
    expect(table.playback.scene).not.toBeNull();
    expect(table.log.map(({ event }) => event.event)).toEqual(['reroll']);
    table.playback.hurry();
    expect(table.log.map(({ event }) => event.event)).toEqual([
      'reroll',
      'score',
      'roll',
      'roll',
      'round',
      'start',
      'fill',
    ]);
    expect(new Set(table.log.map(({ key }) => key)).size).toBe(7);
  });

  it('is of the version before until it is shown to its end, and a move names that', async () => {
    const { channel, table } = ending();
    expect(table.position).toBe(at);
    expect(await table.act('take e1')).toBe(false);
    expect(channel.asked).toEqual([]);
    table.playback.hurry();
    expect([table.position, table.legal]).toEqual([at, []]);
    table.playback.hurry();
    expect(table.position).toBe(at + 1);
    void table.act('take e1');
    expect(last(channel)).toMatchObject({ t: 'move', version: at + 1, action: 'take e1' });
  });

  it('is dropped by a welcome in its middle', () => {
    const { channel, table, timers } = ending();
    const all = follow(view, stages[at]!.events);
    channel.deliver(welcomeTo(all, { version: at + 1, legal: ['take e1'] }));
    expect([table.view, table.legal, table.playback.playing]).toEqual([all, ['take e1'], false]);
    timers.advance(10_000);
    expect([table.view, table.legal, table.position]).toEqual([all, ['take e1'], at + 1]);
  });

  it('is acknowledged to who plays several actions only with its last beat', async () => {
    const { channel, table, timers } = ending();
    table.playback.hurry();
    table.playback.proceed();
    table.playback.hurry();
    const done = table.act('take e1');
    const { id } = last(channel);
    channel.deliver({ t: 'ack', id, version: at + 2 });
    const events = [...stages[at + 1]!.events, { event: 'pass', seat: 1 } as const];
    channel.deliver(moved(at + 2, { by: 'person', events }));
    await settled();
    expect(table.busy).toBe(true);
    timers.advance(10_000);
    expect(await done).toBe(true);
  });
});

describe('the result', () => {
  const over = stages.reduce((now, { events }) => follow(now, events), start);
  const after = (change: Partial<TableInfo>) =>
    welcomeTo(over, { table: { ...info([1]), ...change }, version: stages.length });

  it('is shown once to who comes when all is over', () => {
    const channel = new RecordedChannel(after({ status: 'over' }), [], () => undefined);
    const table = new Table('x', channel);
    table.open();
    expect(table.playback.result).toBe(true);
    table.playback.result = false;
    channel.deliver(after({ status: 'over' }));
    channel.renew();
    expect(table.playback.result).toBe(false);
  });

  it('is shown to who has seen a part of the last move when the table is told anew', () => {
    const final = stages.length;
    const before = stages.slice(0, -1).reduce((now, { events }) => follow(now, events), start);
    const timers = new ManualTimers();
    const welcome = welcomeTo(before, { table: info([1]), version: final - 1 });
    const channel = new RecordedChannel(welcome, [], () => undefined);
    const table = new Table('x', channel, { spacing: 100, timers });
    table.open();
    channel.deliver(moved(final));
    channel.deliver({ t: 'table', table: { ...info([1]), status: 'over' } });
    expect([table.playback.playing, table.playback.result]).toEqual([true, false]);
    expect(table.deserted).toBe(false);
    channel.deliver(after({ status: 'over' }));
    expect(table.playback.result).toBe(true);
    timers.advance(10_000);
    table.playback.result = false;
    channel.deliver(after({ status: 'over' }));
    expect(table.playback.result).toBe(false);
  });
});

describe('magic in hand', () => {
  const view = {
    phase: 'magic' as const,
    seat: 1,
    seats: start.seats.map((seat) => ({ ...seat, dice: { T4: 2, G1: 1, M1: 2, HC1: 1 } })),
  };

  it('can be put back until the roll, and is then sent in the order that the server offers', async () => {
    const { channel, table } = opened(view, ['spend M1', 'done']);
    void table.intent.takeMagic('spend M1', M1);
    channel.deliver({
      t: 'seen',
      id: last(channel).id,
      version: 0,
      slides: [],
      adds: null,
      need: 2,
      dice: { T4: 2, G1: 1, M1: 1 },
    });
    await settled();
    expect(['T4:0', 'T4:1', 'G1:0', 'M1:1'].every((key) => isPickable(table.pick, key))).toBe(true);
    expect(['M1:0', 'HC1:0'].some((key) => isPickable(table.pick, key))).toBe(false);
    table.intent.toggle('G1:0');
    table.intent.toggle('M1:1');
    // There is no room for a third, which is said, until one is put back.
    table.intent.toggle('T4:0');
    expect(table.pick).toMatchObject({ chosen: ['G1:0', 'M1:1'] });
    expect(table.refusal).toMatchObject({ args: { id: 'web-pick-full', n: 2 } });
    table.intent.toggle('M1:1');
    expect(table.refusal).toBeNull();
    await table.intent.commit();
    expect(table.refusal).toMatchObject({ args: { id: 'web-pick-more', n: 1 } });
    table.intent.toggle('T4:0');
    expect(channel.asked.map(({ t }) => t)).toEqual(['peek']);
    void table.intent.commit();
    const sent: string[] = [];
    for (const [i, legal] of [['reroll T4'], ['reroll G1'], ['done']].entries()) {
      const move = last(channel) as Extract<Asked, { t: 'move' }>;
      sent.push(move.action);
      const events: GameEvent[] = [{ event: 'turn', seat: 1 }];
      channel.deliver({ ...moved(i + 1), seat: 1, by: 'person', events, legal });
      channel.deliver({ t: 'ack', id: move.id, version: i + 1 });
      await settled();
    }
    expect(sent).toEqual(['spend M1', 'reroll T4', 'reroll G1']);
    expect(channel.asked.filter(({ t }) => t === 'move')).toHaveLength(3);
  });
});

describe('magic that needs no dice', () => {
  it('is only asked about, whatever game it is', async () => {
    const view = { phase: 'magic' as const, seat: 1 };
    const { channel, table } = opened(view, ['spend M1', 'done']);
    void table.intent.takeMagic('spend M1', M1);
    channel.deliver({ t: 'seen', id: last(channel).id, version: 0, slides: [], adds: null });
    await settled();
    expect(table.pick).toEqual({ what: 'discard', action: 'spend M1', ...M1 });
    table.intent.drop();
    expect(table.pick).toBeNull();
  });
});

describe('a position that changes while the server is asked', () => {
  const view = { phase: 'magic' as const, seat: 1 };
  it('is not one in which magic is taken in hand', async () => {
    const { channel, table } = opened(view, ['spend M1', 'done'], [1, 2]);
    void table.intent.takeMagic('spend M1', M1);
    const { id } = last(channel);
    const events: GameEvent[] = [{ event: 'turn', seat: 1 }];
    channel.deliver(moved(1, { seat: 1, events, legal: ['spend M1', 'done'] }));
    channel.deliver({
      t: 'seen',
      id,
      version: 0,
      slides: [],
      adds: null,
      need: 1,
      dice: { T4: 1 },
    });
    await settled();
    expect(table.can('spend M1')).toBe(true);
    expect(table.pick).toBeNull();
  });
});

describe('a hint', () => {
  const rank = [{ action: 'hero engineer', visits: 90, win: 0.6, score: 100 }];
  const ask = () => {
    const opening = opened({}, two.legal, [1, 2]);
    void opening.table.inquiries.advise();
    return opening;
  };

  it('is asked for among bots only, and gone with the position it was for', async () => {
    const { channel, table } = ask();
    expect(table.inquiries.hint).toBe('asked');
    channel.deliver({ t: 'seen', id: last(channel).id, version: 0, slides: [], adds: null, rank });
    await settled();
    expect(table.inquiries.hint).toEqual(rank);
    channel.deliver(moved(1));
    expect(table.inquiries.hint).toBeNull();
    const alone = opened({}, two.legal, [1]);
    expect(alone.table.hintable).toBe(false);
    await alone.table.inquiries.advise();
    expect(alone.channel.asked).toEqual([]);
  });

  it('that comes too late is not shown', async () => {
    const { channel, table } = ask();
    const { id } = last(channel);
    channel.deliver(moved(1));
    channel.deliver({ t: 'seen', id, version: 0, slides: [], adds: null, rank });
    await settled();
    expect(table.inquiries.hint).toBeNull();
  });
});

describe('chests', () => {
  it('that are full take no more dice', () => {
    const { channel, table } = opened();
    const events: GameEvent[] = [{ event: 'turn', phase: 'cache', seat: 1 }];
    channel.deliver({ ...moved(1), events, legal: ['done'] });
    table.intent.toggle('T1:0');
    expect(table.pick).toEqual({ what: 'cache', most: 0, chosen: [] });
  });

  it('are open as soon as they can be filled', () => {
    const { channel, table } = opened();
    const events: GameEvent[] = [{ event: 'turn', phase: 'cache', seat: 1 }];
    channel.deliver({ ...moved(1), events, legal: ['cache T1', 'done'], room: 2 });
    expect(table.pick).toEqual({ what: 'cache', most: 2, chosen: [] });
  });
});

describe('taking back', () => {
  const before = (version: number): View =>
    stages.slice(0, version).reduce((view, { events }) => follow(view, events), start);

  it('goes back to the position before, and says so in the log', async () => {
    const { channel, table } = opened();
    channel.deliver(moved(1, { by: 'person', undo: true }));
    expect([table.undoable, table.position]).toEqual([true, 1]);
    const entries = table.log.length;
    expect(entries).toBeGreaterThan(0);
    const done = table.undo();
    expect(last(channel)).toMatchObject({ t: 'undo', version: 1 });
    const undone = { version: 2, seat: stages[0]!.seat, action: stages[0]!.action };
    channel.deliver({ t: 'undone', ...undone, view: start, sheet: {}, legal: two.legal });
    channel.deliver({ t: 'ack', id: last(channel).id, version: 2 });
    expect(await done).toBe(true);
    expect([table.undoable, table.position, table.legal]).toEqual([false, 2, two.legal]);
    expect(table.view).toEqual(start);
    expect(table.log.map(({ event }) => event.event)).toEqual(['undone']);
    expect(table.playback.announced.at(-1)).toEqual({ event: 'undone', seat: undone.seat });
    channel.deliver({ ...moved(1), version: 3 });
    expect([table.view, table.position]).toEqual([before(1), 3]);
  });

  it('is over with the next move of somebody else', () => {
    const { channel, table } = opened();
    channel.deliver(moved(1, { by: 'person', undo: true }));
    channel.deliver(moved(2));
    expect(table.undoable).toBe(false);
  });

  it('of a version that was missed asks for the whole table', () => {
    const { channel, table } = opened();
    const undone = { version: 5, seat: 1, action: 'take e1', view: before(3), sheet: {} };
    channel.deliver({ t: 'undone', ...undone });
    expect(channel.told).toEqual([{ t: 'sync', after: 0 }]);
    expect(table.position).toBe(0);
  });

  it('that is refused says why', async () => {
    const { channel, table } = opened();
    channel.deliver(moved(1, { by: 'person', undo: true }));
    const done = table.undo();
    channel.deliver({ t: 'no', id: last(channel).id, code: 'undo', text: '', args: {} });
    expect(await done).toBe(false);
    expect(table.refusal?.code).toBe('undo');
  });
});

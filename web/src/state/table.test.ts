import { describe, expect, it, vi } from 'vitest';
import two from '../../fixtures/two.json';
import type {
  FromServer,
  GameEvent,
  Moved,
  SheetRow,
  TableInfo,
  ToServer,
  View,
} from '../core/messages';
import type { Wire } from '../channel/served.svelte';
import { Table } from './table.svelte';

/** A server made of paper: it keeps what it hears, and says what a test wants. */
class Paper {
  heard: (ToServer & { id: string })[] = [];
  paths: string[] = [];
  wire!: Wire;

  connect = (path: string): Wire => {
    this.paths.push(path);
    this.wire = {
      send: (text) => void this.heard.push(JSON.parse(text) as ToServer & { id: string }),
      close: () => undefined,
      onopen: null,
      onmessage: null,
      onclose: null,
    };
    return this.wire;
  };

  say(message: FromServer): void {
    this.wire.onmessage?.({ data: JSON.stringify(message) });
  }

  cut(code = 1006): void {
    this.wire.onclose?.({ code });
  }

  get last(): ToServer & { id: string } {
    return this.heard.at(-1)!;
  }
}

const start = two.start as unknown as View;
const stages = two.stages as unknown as { action: string; seat: number; events: GameEvent[] }[];

function info(you: number[]): TableInfo {
  return {
    id: 'x',
    status: 'playing',
    rules: start.rules,
    pace: null,
    host: true,
    seats: [1, 2].map((seat) => ({
      seat,
      who: 'person',
      name: `P${seat}`,
      bot: null,
      here: true,
      away: false,
    })),
    you,
    version: 0,
    commitment: '',
    seed: null,
    created: 0,
  };
}

function opened(view: Partial<View> = {}, legal: string[] = two.legal, you = [1, 2]) {
  const server = new Paper();
  const table = new Table('x', { spacing: 0, connect: server.connect });
  table.open();
  server.say({
    t: 'welcome',
    table: info(you),
    version: 0,
    view: { ...start, ...view },
    sheet: { 1: [0, 0, 0, 0, 0, 2], 2: [0, 0, 0, 0, 0, 0] },
    log: [],
    legal,
  });
  return { server, table };
}

const moved = (version: number, more: Partial<Moved> = {}): Moved => {
  const stage = stages[version - 1]!;
  return {
    t: 'moved',
    version,
    seat: stage.seat,
    action: stage.action,
    by: 'bot',
    events: stage.events,
    ...more,
  };
};

const settled = () => new Promise((done) => setTimeout(done));

describe('a server that has only just started', () => {
  it('does not take away what is on the page until it knows the game', () => {
    const { server, table } = opened();
    const { view, sheet } = table;
    server.say({ t: 'welcome', table: info([1]), version: 0, view: null, sheet: {}, log: [] });
    expect(table.view).toEqual(view);
    expect(table.sheet).toEqual(sheet);
  });
});

describe('a table', () => {
  it('shows moves in order, drops those it knows and asks for those it missed', () => {
    const { server, table } = opened();
    server.say(moved(1));
    server.say(moved(1));
    expect(table.view?.seats[stages[0]!.seat - 1]?.hero).toBe(stages[0]!.action.slice(5));
    server.say(moved(3));
    expect(server.last).toEqual({ t: 'sync', after: 1 });
    server.say(moved(2));
    server.say(moved(3));
    expect(table.log.at(-1)?.version).toBe(3);
  });

  it('counts down for who left, and stops as they return', () => {
    const { server, table } = opened({}, [], [1]);
    const seats = info([1]).seats;
    const left = { ...info([1]), seats: [seats[0]!, { ...seats[1]!, here: false }] };
    server.say({ t: 'table', table: left, due: 5 });
    expect(table.due).toBe(5);
    server.say({ t: 'table', table: info([1]) });
    expect(table.due).toBeNull();
  });

  it('comes back after a cut from the version it had, and sends again what was not answered', async () => {
    vi.useFakeTimers();
    const { server, table } = opened();
    server.say(moved(1));
    table.legal = ['hero engineer'];
    const answer = table.act('hero engineer');
    const first = server.last;
    server.cut();
    expect(table.line.status).toBe('lost');
    vi.advanceTimersByTime(1000);
    expect(server.paths.at(-1)).toBe('/ws/x?after=1');
    server.say({ t: 'table', table: info([1, 2]), legal: ['hero engineer'] });
    expect(table.line.status).toBe('open');
    expect(server.last).toEqual(first);
    server.say(moved(2));
    server.say({ t: 'ack', id: first.id, version: 2 });
    vi.useRealTimers();
    expect(await answer).toBe(true);
  });

  it('opens the line anew from the version it had, and no longer hears the old one', () => {
    const { server, table } = opened();
    const old = server.wire;
    table.line.renew();
    expect(server.paths).toEqual(['/ws/x', '/ws/x?after=0']);
    old.onmessage?.({ data: JSON.stringify(moved(1)) });
    old.onclose?.({ code: 1000 });
    expect(table.log).toEqual([]);
    server.say(moved(1));
    expect(table.line.status).toBe('open');
    expect(table.log).not.toEqual([]);
  });

  it('does not knock again at a table that is not there', () => {
    const { server, table } = opened();
    server.cut(4404);
    expect(table.line.status).toBe('gone');
    expect(server.paths).toHaveLength(1);
  });

  it('tells why a move was refused, and nothing changes', async () => {
    const { server, table } = opened();
    const before = table.view;
    const answer = table.act('hero engineer');
    server.say({ t: 'no', id: server.last.id, code: 'illegal', text: 'Because.', args: {} });
    expect(await answer).toBe(false);
    expect(table.note).toBe('Because.');
    expect(table.view).toBe(before);
  });

  it('lets nobody act who is not asked', async () => {
    const { server, table } = opened({}, two.legal, []);
    expect(table.acting).toBeNull();
    expect(await table.act('hero engineer')).toBe(false);
    expect(server.heard).toEqual([]);
  });
});

describe('magic in hand', () => {
  const view = {
    phase: 'magic' as const,
    seat: 1,
    seats: start.seats.map((seat) => ({ ...seat, dice: { T4: 2, G1: 1, M1: 2, HC1: 1 } })),
  };

  it('can be put back until the roll, and is then sent in the order that the server offers', async () => {
    const { server, table } = opened(view, ['spend M1', 'done']);
    void table.takeMagic('spend M1', 'M1:0');
    server.say({
      t: 'seen',
      id: server.last.id,
      version: 0,
      slides: [],
      adds: null,
      need: 2,
      dice: { T4: 2, G1: 1, M1: 1 },
    });
    await settled();
    expect(['T4:0', 'T4:1', 'G1:0', 'M1:1'].every((key) => table.pickable(key))).toBe(true);
    expect(['M1:0', 'HC1:0'].some((key) => table.pickable(key))).toBe(false);
    table.toggle('G1:0');
    table.toggle('M1:1');
    table.toggle('T4:0');
    expect(table.pick).toMatchObject({ chosen: ['M1:1', 'T4:0'] });
    table.toggle('M1:1');
    table.toggle('G1:0');
    expect(server.heard.map(({ t }) => t)).toEqual(['peek']);
    void table.commit();
    const sent: string[] = [];
    for (const [i, legal] of [['reroll T4'], ['reroll G1'], ['done']].entries()) {
      const move = server.last as Extract<ToServer, { t: 'move' }>;
      sent.push(move.action);
      const events: GameEvent[] = [{ event: 'turn', seat: 1 }];
      server.say({ ...moved(i + 1), seat: 1, by: 'person', events, legal });
      server.say({ t: 'ack', id: move.id, version: i + 1 });
      await settled();
    }
    expect(sent).toEqual(['spend M1', 'reroll T4', 'reroll G1']);
    expect(server.heard.filter(({ t }) => t === 'move')).toHaveLength(3);
  });
});

describe('a hint', () => {
  const rank = [{ action: 'hero engineer', visits: 90, win: 0.6, score: 100 }];
  const ask = () => {
    const opening = opened({}, two.legal, [1, 2]);
    void opening.table.advise();
    return opening;
  };

  it('is asked for among bots only, and gone with the position it was for', async () => {
    const { server, table } = ask();
    expect(table.hint).toBe('asked');
    server.say({ t: 'seen', id: server.last.id, version: 0, slides: [], rank });
    await settled();
    expect(table.hint).toEqual(rank);
    server.say(moved(1));
    expect(table.hint).toBeNull();
    const alone = opened({}, two.legal, [1]);
    expect(alone.table.hintable).toBe(false);
    await alone.table.advise();
    expect(alone.server.heard).toEqual([]);
  });

  it('that comes too late is not shown', async () => {
    const { server, table } = ask();
    const { id } = server.last;
    server.say(moved(1));
    server.say({ t: 'seen', id, version: 0, slides: [], rank });
    await settled();
    expect(table.hint).toBeNull();
  });
});

describe('chests', () => {
  it('are open as soon as they can be filled', () => {
    const { server, table } = opened();
    const events: GameEvent[] = [{ event: 'turn', phase: 'cache', seat: 1 }];
    const sheet: Record<string, SheetRow> = { 1: [0, 0, 0, 0, 0, 2] };
    server.say({ ...moved(1), events, sheet, legal: ['cache T1', 'done'] });
    expect(table.pick).toEqual({ what: 'cache', most: 2, chosen: [] });
  });
});

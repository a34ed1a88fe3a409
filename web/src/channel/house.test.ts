import { describe, expect, it } from 'vitest';
import { box } from '../../fixtures/messages';
import type { Box, Me, NewSeat } from '../core/messages';
import { MyTables } from '../state/my-tables.svelte';
import { ManualTimers } from '../../fixtures/timers';
import { House } from './house';
import type { LocalTables } from './local-tables.svelte';
import { RecordedTables } from './recorded.svelte';
import { refused } from './tables';

const table = (id: string, changed: number): Me['tables'][number] => ({
  ...{ id, status: 'playing', names: [], you: [1], turn: true, version: 0, created: 0, changed },
  rules: {} as Me['tables'][number]['rules'],
});

class Source extends RecordedTables {
  isAway = false;
  removed: string[] = [];
  onchange: () => void = () => undefined;

  constructor(
    private readonly has: Box,
    private readonly me: Partial<Me> = {},
  ) {
    super(has);
  }
  override box(): Promise<Box> {
    return this.isAway ? Promise.reject(refused('offline')) : Promise.resolve(this.has);
  }
  override guest(): Promise<Me> {
    const me: Me = { name: '', lang: 'en', tables: [], best: [], ...this.me };
    return this.isAway ? Promise.reject(refused('offline')) : Promise.resolve(me);
  }
  override remove(id?: string): Promise<never> {
    this.removed.push(id ?? '');
    return Promise.resolve(undefined as never);
  }
}

const own = { ...box, facts: 'standard' };
const local = (me?: Partial<Me>) => new Source(own, me);
const house = (here: Source, there: Source | null): House =>
  new House(here as unknown as LocalTables, there);
const wish = (...seats: NewSeat[]) => ({ rules: {}, seats: [{ who: 'me' as const }, ...seats] });

describe('where a game is played', () => {
  const here = local();
  const there = new Source({ ...own, bots: [...own.bots, 'mine.py:Bot'] });
  const both = house(here, there);

  it('in the browser, if nobody else is needed', async () => {
    expect(await both.for(wish())).toBe(here);
    expect(await both.for(wish({ who: 'here' }, { who: 'bot', bot: 'master' }))).toBe(here);
    expect(await both.for(wish({ who: 'bot', bot: 'master@2s' }))).toBe(here);
  });

  it('at the server, with friends or with a bot of the host', async () => {
    expect(await both.for(wish({ who: 'open' }))).toBe(there);
    expect(await both.for(wish({ who: 'bot', bot: 'mine.py:Bot' }))).toBe(there);
  });

  it('at the server, if that has other dice or heroes', async () => {
    const odd = new Source({ ...own, facts: 'odd' });
    expect(await house(here, odd).for(wish())).toBe(odd);
  });

  it('in the browser, while the server is away or where there is none', async () => {
    const away = new Source(own);
    away.isAway = true;
    expect(await house(here, away).for(wish())).toBe(here);
    expect(await house(here, null).for(wish({ who: 'here' }))).toBe(here);
  });

  it('where it has begun', () => {
    expect(both.of('local-1')).toBe(here);
    expect(both.of('AAAA')).toBe(there);
    expect(house(here, null).of('AAAA')).toBe(here);
  });
});

describe('the tables one is in', () => {
  const best = { magic: 3, score: 40, rank: 'improving', at: 0 };
  const settle = async () => {
    for (let i = 0; i < 5; i++) await Promise.resolve();
  };

  it('are those of the browser and of the server, the newest first', async () => {
    const here = local({ tables: [table('local-1', 1), table('local-3', 3)], best: [best] });
    const there = new Source(own, { name: 'Ada', tables: [table('a', 2)], best: [best] });
    const mine = new MyTables(house(here, there), new ManualTimers());
    const close = mine.open();
    await settle();
    expect(mine.tables.map(({ id }) => id)).toEqual(['local-3', 'a', 'local-1']);
    expect([mine.best.length, mine.name, mine.isServerAway]).toEqual([2, 'Ada', false]);
    await mine.remove('local-1');
    await mine.remove('a');
    expect([here.removed, there.removed]).toEqual([['local-1'], ['a']]);
    close();
  });

  it('are there without the server, which is asked until it answers', async () => {
    const timers = new ManualTimers();
    const here = local({ tables: [table('local-1', 1)] });
    const there = new Source(own, { tables: [table('a', 2)] });
    there.isAway = true;
    const mine = new MyTables(house(here, there), timers);
    mine.open();
    await settle();
    expect([mine.isServerAway, mine.tables.length]).toEqual([true, 1]);
    there.isAway = false;
    timers.advance(3_000);
    await settle();
    expect([mine.isServerAway, mine.tables.length]).toEqual([false, 2]);
  });
});

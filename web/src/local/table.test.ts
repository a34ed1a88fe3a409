import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AGAINST_BOT, forgetAll, Page, SOLO, soon, Tab, TWO, until } from '../../fixtures/local';
import { follow } from '../core/follow';
import type { View } from '../core/messages';
import { Game, parseRules } from '../engine';
import { loadEngine } from '../engine/node';
import { Unavailable } from './store';

beforeEach(forgetAll);

const LATER = 1_500;

/** Plays to the end with whatever is first. */
async function playOut(page: Page, tab: Tab): Promise<void> {
  for (let steps = 0; steps < 600; steps++) {
    await until(
      () => page.asked.legal.length > 0 || page.all('ended').length > 0 || waits(page, tab),
    );
    if (page.all('ended').length) return;
    if (page.asked.legal.length) await page.play();
    else {
      tab.timers.advance(LATER);
      await soon();
    }
  }
  throw new Error('the game did not end');
}
/** Whether a bot waits for a person to take back. */
const waits = (page: Page, tab: Tab): boolean => page.asked.undo && tab.bots.asked.length > 0;

describe('a table in the browser', () => {
  it('is played to its end at one screen, and views follow from events alone', async () => {
    const tab = new Tab();
    const page = await tab.open(TWO);
    let view: View = page.welcome.view!;
    await playOut(page, tab);
    for (const { events } of page.all('moved')) view = follow(view, events);
    expect(view.phase).toBe('over');
    expect(page.last('ended').standings.map(({ place }) => place)).toEqual([1, 2]);
    expect(page.last('ended').standings[0]!.seat).toBe(view.winners![0]);
    expect(page.last('table').table).toMatchObject({ status: 'over', you: [1, 2] });
    const record = await tab.host.record(page.table.id);
    expect(Game.replay(loadEngine(), record).view()).toEqual(view);
  });

  it('lets bots play, and says by whom an action was', async () => {
    const tab = new Tab();
    const page = await tab.open(AGAINST_BOT);
    await playOut(page, tab);
    const by = new Set(page.all('moved').map((moved) => `${moved.seat} ${moved.by}`));
    expect([...by].sort()).toEqual(['1 person', '2 bot']);
    expect(page.all('moved').filter(({ seat, legal }) => seat === 1 && legal?.length)).not.toEqual(
      [],
    );
  });

  it('keeps a solo score', async () => {
    const tab = new Tab();
    const page = await tab.open(SOLO);
    for (let steps = 0; !page.all('ended').length && steps < 200; steps++) await page.play();
    const [best] = await tab.host.best();
    const { score, rank } = Game.replay(loadEngine(), page.table.record()).view();
    expect(best).toMatchObject({ magic: 3, score, rank });
  });

  it('goes on where it was, with the same dice, in another visit', async () => {
    const first = new Tab();
    const page = await first.open(TWO);
    for (let i = 0; i < 5; i++) await page.play();
    const before = page.table.record();
    page.close();
    const second = await Page.at(new Tab(), page.table.id);
    expect(second.table.record()).toBe(before);
    expect(second.welcome).toMatchObject({ version: 5, legal: page.asked.legal });
    expect(second.welcome.log.map(({ version }) => version)).toEqual([1, 2, 3, 4, 5]);
    expect(second.welcome.opening).toEqual(page.welcome.opening);
    expect(second.welcome.opening?.map(({ event }) => event)).toContain('roll-off');
    // The dice to come are those of the seed, as if nobody had left.
    await playOut(second, new Tab());
    const [table] = await first.store.tables();
    const again = Game.new(loadEngine(), parseRules(table!.rules), {
      seed: table!.seed,
      names: ['Ada', 'Bo'],
    });
    for (const { action } of (await first.store.load(table!.id))!.log.slice(1)) again.play(action);
    expect(second.table.record()).toBe(again.record());
    // Who comes when it is over is told how it ended.
    const third = await Page.at(new Tab(), page.table.id);
    expect(third.last('ended')).toEqual(second.last('ended'));
    expect(third.last('ended').standings[0]!.seat).toBe(again.winners![0]);
  });

  it('refuses what a server would refuse, and changes nothing', async () => {
    const page = await new Tab().open(AGAINST_BOT);
    await until(() => page.asked.legal.length > 0);
    const version = page.version;
    const move = { t: 'move' as const, seat: 1, version, action: 'take a3' };
    expect(await page.ask(move)).toMatchObject({ t: 'no', code: 'illegal', args: { slot: 'a3' } });
    expect(await page.ask({ ...move, seat: 2 })).toMatchObject({ t: 'no', code: 'not-yours' });
    expect(await page.ask({ ...move, version: 7 })).toMatchObject({ t: 'no', code: 'stale' });
    expect(await page.ask({ t: 'why', action: 'take a3' })).toMatchObject({
      t: 'no',
      code: 'illegal',
    });
    expect(await page.ask({ t: 'start' })).toMatchObject({ t: 'no', code: 'begun' });
    expect(page.version).toBe(version);
  });

  it('answers what can be asked without playing', async () => {
    const page = await new Tab().open(TWO);
    const [action = ''] = page.asked.legal;
    expect(await page.ask({ t: 'peek', action })).toMatchObject({
      t: 'seen',
      version: 0,
      slides: [],
    });
    expect(await page.ask({ t: 'worth', seat: 1 })).toMatchObject({ t: 'seen', worth: {} });
    const hint = await page.ask({ t: 'hint' });
    expect(hint.t === 'seen' && hint.rank?.map((each) => each.action).sort()).toEqual(
      [...page.asked.legal].sort(),
    );
    expect(hint.t === 'seen' && hint.line?.[0]).toBe(hint.t === 'seen' && hint.rank?.[0]?.action);
  });

  it('says which Beer a bot would give, as soon as one can be', async () => {
    const page = await new Tab().open(TWO);
    const shares = () => page.asked.legal.filter((action) => action.startsWith('share'));
    while (!shares().length) await page.play(page.asked.legal[0]);
    const gifts = await page.ask({ t: 'gifts' });
    expect(gifts.t === 'seen' && gifts.rank?.map(({ action }) => action).sort()).toEqual(
      shares().sort(),
    );
  });

  it('plays an action once that is sent twice', async () => {
    const page = await new Tab().open(TWO);
    const [action] = page.asked.legal;
    expect(await page.play(action, 'same')).toMatchObject({ t: 'ack', version: 1 });
    page.heard = [];
    expect(await page.play(action, 'same')).toMatchObject({ t: 'ack', version: 1 });
    expect(page.version).toBe(1);
  });
});

describe('a person', () => {
  it('takes their last action back, and the record has only what counts', async () => {
    const tab = new Tab();
    const page = await tab.open(TWO);
    const start = page.welcome.view!;
    const record = page.table.record();
    await page.play();
    expect(page.asked.undo).toBe(true);
    expect(await page.undo()).toMatchObject({ t: 'ack', version: 2 });
    expect(page.last('undone')).toMatchObject({ version: 2, seat: start.seat, view: start });
    expect(page.asked).toEqual({ legal: page.welcome.legal, undo: false });
    expect(page.table.record()).toBe(record);
    expect(await page.undo()).toMatchObject({ t: 'no', code: 'undo' });
    await page.play();
    const visit = await Page.at(new Tab(), page.table.id);
    expect(visit.welcome.version).toBe(3);
    expect(visit.welcome.log.map(({ version }) => version)).toEqual([3]);
    expect(visit.table.record()).toBe(page.table.record());
  });

  it('takes several actions back, one after the other, once each', async () => {
    const page = await new Tab().open(TWO);
    for (let i = 0; i < 3; i++)
      await page.play(page.asked.legal.find((each) => each.startsWith('take')));
    for (let i = 0; i < 3; i++) expect(await page.undo()).toMatchObject({ t: 'ack' });
    expect(page.last('undone').view).toEqual(page.welcome.view);
    const { version } = page;
    expect(await page.undo(version, 'same')).toMatchObject({ t: 'no' });
  });

  it('takes nothing back once a die was rolled for it', async () => {
    const page = await new Tab().open(TWO);
    for (let i = 0; i < 200 && !page.asked.legal.some((each) => each.startsWith('share')); i++)
      await page.play();
    expect(
      await page.play(page.asked.legal.find((each) => each.startsWith('share'))),
    ).toMatchObject({
      t: 'ack',
    });
    expect(page.asked.undo).toBe(false);
    expect(await page.undo()).toMatchObject({ t: 'no', code: 'undo' });
  });

  it('takes nothing back from a position that has changed since', async () => {
    const page = await new Tab().open(TWO);
    await page.play();
    expect(await page.undo(0)).toMatchObject({ t: 'no', code: 'stale' });
  });

  it('takes nothing back once the game is over', async () => {
    const page = await new Tab().open(SOLO);
    for (let i = 0; !page.all('ended').length && i < 200; i++) await page.play('done');
    expect(page.all('ended')).toHaveLength(1);
    expect(await page.undo()).toMatchObject({ t: 'no', code: 'undo' });
  });

  /** A table at which the person has acted and the bot is to play. */
  async function beforeBot(tab: Tab): Promise<Page> {
    const page = await tab.open(AGAINST_BOT);
    for (let i = 0; i < 20; i++) {
      await until(() => page.asked.legal.length > 0);
      await page.play();
      if (page.asked.undo && !page.asked.legal.length) return page;
      await until(() => page.asked.legal.length > 0);
    }
    throw new Error('the bot is never to play');
  }

  it('has a moment to take back before a bot plays, who then does not', async () => {
    const tab = new Tab();
    const page = await beforeBot(tab);
    await soon();
    tab.timers.advance(LATER - 1);
    await soon();
    const { version } = page;
    expect(await page.undo()).toMatchObject({ t: 'ack' });
    tab.timers.advance(10 * LATER);
    for (let i = 0; i < 20; i++) await soon();
    expect(page.version).toBe(version + 1);
    expect(page.asked.legal).not.toEqual([]);
  });

  it('takes nothing back once a bot has played', async () => {
    const tab = new Tab();
    const page = await beforeBot(tab);
    const { version } = page;
    await until(() => {
      tab.timers.advance(LATER);
      return page.version > version && page.asked.legal.length > 0;
    });
    expect(page.asked.undo).toBe(false);
    expect(await page.undo()).toMatchObject({ t: 'no', code: 'undo' });
  });

  it('who is in a hurry does not wait for that', async () => {
    const tab = new Tab();
    const page = await beforeBot(tab);
    const { version } = page;
    await soon();
    page.table.hurry();
    await until(() => page.version > version);
  });
});

describe('a bot', () => {
  /** A game in which a bot is to act. */
  async function thinking(tab: Tab): Promise<Page> {
    tab.bots.eager = false;
    const page = await tab.open(AGAINST_BOT);
    for (let i = 0; i < 20 && !tab.bots.asked.length; i++) {
      await page.play();
      await soon();
    }
    tab.bots.eager = true;
    return page;
  }

  it('plays on after a choice that failed', async () => {
    const tab = new Tab();
    const page = await thinking(tab);
    const { version } = page;
    tab.bots.asked[0]!.fail();
    await until(() => {
      tab.timers.advance(LATER);
      return page.version > version;
    });
  });

  it('plays on after its move could neither be stored nor be kept in memory', async () => {
    const tab = new Tab();
    const page = await thinking(tab);
    const { version } = page;
    const append = vi.spyOn(tab.store, 'append').mockRejectedValueOnce(new Error('broken'));
    tab.bots.asked[0]!.answer();
    await until(() => {
      tab.timers.advance(LATER);
      return page.version > version;
    });
    expect(append.mock.calls.length).toBeGreaterThan(1);
  });
});

describe('the clock', () => {
  it('is shown as soon as it runs', async () => {
    const tab = new Tab();
    const page = await tab.open({ ...TWO, pace: 30 });
    const shown = page.heard.findLast((message) => 'due' in message);
    expect(shown).toMatchObject({ due: expect.any(Number) as number });
  });

  it('lets a bot play for who takes too long, who can have the seat back', async () => {
    const tab = new Tab();
    const page = await tab.open({ ...TWO, pace: 30 });
    expect(page.last('welcome').table.pace).toBe(30);
    tab.timers.advance(30_000);
    await until(() => page.all('table').some(({ table }) => table.seats.some(({ away }) => away)));
    const away = page
      .all('table')
      .at(-1)!
      .table.seats.find((seat) => seat.away)!;
    await until(() => page.all('moved').some(({ by }) => by === 'clock'));
    expect(await page.ask({ t: 'back', seat: away.seat })).toMatchObject({ t: 'ack' });
    expect(page.last('table').table.seats.map((seat) => seat.away)).toEqual([false, false]);
  });

  it('gives who takes back no more time than they had', async () => {
    const tab = new Tab();
    const page = await tab.open({ ...TWO, pace: 30 });
    tab.timers.advance(20_000);
    await page.play();
    tab.timers.advance(5_000);
    await page.undo();
    const isAway = () =>
      page.all('table').some(({ table }) => table.seats.some((seat) => seat.away));
    tab.timers.advance(4_999);
    for (let i = 0; i < 10; i++) await soon();
    expect(isAway()).toBe(false);
    tab.timers.advance(1);
    await until(isAway);
  });
});

describe('two tabs of one table', () => {
  async function twoTabs(wish = TWO, eager = true) {
    const [one, two] = [new Tab(), new Tab()];
    for (const tab of [one, two]) tab.bots.eager = eager;
    [one.others, two.others] = [[two], [one]];
    const first = await one.open(wish);
    const second = await Page.at(two, first.table.id);
    return { one, two, first, second };
  }

  it('show each other what is played', async () => {
    const { first, second } = await twoTabs();
    await first.play();
    await until(() => second.version === 1);
    await second.play();
    await until(() => first.version === 2);
    expect(second.table.record()).toBe(first.table.record());
    await first.undo();
    await until(() => second.version === 3);
    expect(second.last('undone').view).toEqual(first.last('undone').view);
  });

  it('do not both play an action of the same version', async () => {
    const { one, two, first, second } = await twoTabs();
    // Neither hears of the other in time.
    [one.others, two.others] = [[], []];
    const [mine, theirs] = await Promise.all([first.play(), second.play()]);
    expect([mine.t, theirs.t].sort()).toEqual(['ack', 'no']);
    expect([mine, theirs].find(({ t }) => t === 'no')).toMatchObject({ code: 'stale' });
    expect(first.table.record()).toBe(second.table.record());
  });

  it('let one of them drive the bots, and the other when that one is closed', async () => {
    const { one, two, first, second } = await twoTabs(AGAINST_BOT, false);
    for (let i = 0; i < 20 && !one.bots.asked.length; i++) {
      await first.play();
      await soon();
    }
    expect(two.bots.asked).toEqual([]);
    first.close();
    await until(() => two.bots.asked.length === 1);
    two.bots.asked[0]!.answer();
    const { version } = second;
    await until(() => {
      two.timers.advance(LATER);
      return second.version > version;
    });
  });

  it('leave the same moment to take back, whichever drives the bots', async () => {
    let { one, first, second } = await twoTabs(AGAINST_BOT, false);
    while (one.bots.asked.length) ({ one, first, second } = await twoTabs(AGAINST_BOT, false));
    await second.play();
    await until(() => first.version === 1 && one.bots.asked.length === 1);
    const { version } = second;
    one.bots.asked[0]!.answer();
    for (let i = 0; i < 20; i++) await soon();
    expect(second.asked.undo).toBe(true);
    expect(second.version).toBe(version);
    expect(await second.undo()).toMatchObject({ t: 'ack' });
  });

  it('keep each other’s changes of a seat', async () => {
    const { one, two, first, second } = await twoTabs({ ...TWO, pace: 30 });
    [one.others, two.others] = [[], []];
    await second.ask({ t: 'back', seat: 2 });
    await two.store.change(second.table.id, (table) => ({ ...table, rematch: 'local-other' }));
    await first.play();
    expect((await two.store.load(first.table.id))?.table.rematch).toBe('local-other');
  });

  it('stay open while the browser can’t read what it keeps', async () => {
    const { two, first, second } = await twoTabs();
    vi.spyOn(two.store, 'load').mockRejectedValueOnce(new Unavailable());
    await first.play();
    for (let i = 0; i < 20; i++) await soon();
    expect(second.isGone).toBe(false);
    await first.play();
    await until(() => second.version === 2);
  });

  it('close when one of them removes the table', async () => {
    const { one, first, second } = await twoTabs();
    await one.host.remove(first.table.id);
    await until(() => second.isGone);
    expect(first.isGone).toBe(true);
    expect(await one.host.tables()).toEqual([]);
  });
});

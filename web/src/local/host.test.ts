import { beforeEach, describe, expect, it } from 'vitest';
import { AGAINST_BOT, forgetAll, Page, SOLO, Tab, TWO, until } from '../../fixtures/local';
import type { NewTable } from '../core/messages';
import type { LocalRefusal } from './refusing';
import { Unreadable } from './played';
import type { Archive } from './stored';

beforeEach(forgetAll);

const code = (attempt: Promise<unknown>): Promise<string> =>
  attempt.then(
    () => 'done',
    (error: unknown) => (error as LocalRefusal).code,
  );

describe('the tables of a browser', () => {
  it('are listed with who is to act, the newest first', async () => {
    const { host } = new Tab();
    await host.create(SOLO);
    await new Promise((later) => setTimeout(later, 2));
    const { id } = await host.create(TWO);
    const [newest, oldest] = await host.tables();
    expect(newest).toMatchObject({ id, names: ['Ada', 'Bo'], you: [1, 2], turn: true, version: 0 });
    expect(newest?.rules).toMatchObject({ players: 2, deal_heroes: true });
    expect(oldest).toMatchObject({ names: ['Ada'], rules: { players: 1, magic: 3 } });
  });

  it('are made as the engine allows, or not at all', async () => {
    const { host } = new Tab();
    await expect(host.create({ ...TWO, rules: { players: 5 } })).rejects.toMatchObject({
      id: 'error-rules-players',
    });
    await expect(
      host.create({ ...TWO, seats: [{ who: 'me' }, { who: 'bot', bot: 'nobody' }] }),
    ).rejects.toMatchObject({ id: 'error-bot-unknown' });
    await expect(host.create({ ...TWO, seats: [{ who: 'me' }] })).rejects.toMatchObject({
      code: 'seats',
      args: { need: 2, have: 1 },
    });
    expect(await code(host.create({ ...TWO, seats: [{ who: 'me' }, { who: 'open' }] }))).toBe(
      'open-seats',
    );
    expect(await host.tables()).toEqual([]);
  });

  it('take a level with its time to think', async () => {
    const tab = new Tab();
    const [me, bot] = AGAINST_BOT.seats;
    await tab.open({ ...AGAINST_BOT, seats: [me!, { ...bot!, bot: 'master@2s' }] });
    expect((await tab.store.tables())[0]?.seats[1]?.bot).toBe('master@2s');
    expect(await tab.host.timed()).toEqual(['journeyman', 'master']);
  });

  it('have one rematch, with the same seats', async () => {
    const tab = new Tab();
    const page = await tab.open(SOLO);
    expect(await code(tab.host.rematch(page.table.id))).toBe('not-over');
    for (let i = 0; !page.all('ended').length && i < 300; i++) await page.play();
    const { id } = await tab.host.rematch(page.table.id);
    expect(page.last('rematch').id).toBe(id);
    expect((await tab.host.rematch(page.table.id)).id).toBe(id);
    expect((await tab.host.tables()).map((table) => table.names)).toEqual([['Ada'], ['Ada']]);
  });

  it('have one rematch, even if two tabs ask for it at once', async () => {
    const tab = new Tab();
    const page = await tab.open(SOLO);
    for (let i = 0; !page.all('ended').length && i < 300; i++) await page.play();
    const asked = [tab, new Tab()].map(({ host }) => host.rematch(page.table.id));
    const [one, other] = await Promise.all(asked);
    expect(one!.id).toBe(other!.id);
    expect(await tab.host.tables()).toHaveLength(2);
  });

  it('are gone when they are removed, but scores stay', async () => {
    const tab = new Tab();
    const page = await tab.open(SOLO);
    for (let i = 0; !page.all('ended').length && i < 300; i++) await page.play();
    await tab.host.remove(page.table.id);
    expect(page.isGone).toBe(true);
    expect(await tab.host.tables()).toEqual([]);
    expect(await tab.host.best()).toHaveLength(1);
    expect(await code(Page.at(tab, page.table.id))).toBe('no-table');
  });
});

const THREE: NewTable = {
  rules: { players: 3, deal_heroes: true },
  seats: [...TWO.seats, { who: 'bot', bot: 'greedy', name: 'Grim' }],
};

describe('leaving for good', () => {
  it('removes a table that nobody else plays at', async () => {
    const tab = new Tab();
    const page = await tab.open(AGAINST_BOT);
    await tab.host.leave(page.table.id);
    expect(page.isGone).toBe(true);
    const both = await tab.open(TWO);
    await tab.host.leave(both.table.id);
    expect(await tab.host.tables()).toEqual([]);
  });

  it('of one at the screen leaves the seat to a bot, in all tabs', async () => {
    const [tab, other] = [new Tab(), new Tab()];
    [tab.others, other.others] = [[other], [tab]];
    const page = await tab.open(THREE);
    const second = await Page.at(other, page.table.id);
    const { version } = page;
    await other.host.leave(page.table.id, 1);
    await until(() => page.version === version + 1);
    for (const each of [page, second]) {
      expect(each.welcome.table).toMatchObject({ status: 'playing', you: [2] });
      expect(each.welcome.table.seats[0]).toMatchObject({ who: 'left', away: true, name: 'Ada' });
    }
    expect(await code(tab.host.leave(page.table.id, 3))).toBe('not-yours');
    await tab.host.leave(page.table.id, 2);
    expect(await tab.host.tables()).toEqual([]);
  });

  it('of one of two ends the game, and the other has won', async () => {
    const tab = new Tab();
    const page = await tab.open(TWO);
    await page.play();
    await tab.host.leave(page.table.id, 2);
    expect(page.last('ended').standings).toMatchObject([
      { seat: 1, place: 1 },
      { seat: 2, place: 2 },
    ]);
    expect(page.welcome).toMatchObject({ table: { status: 'over' }, legal: null, undo: false });
    const move = { t: 'move', seat: 1, version: page.version, action: 'take e1' } as const;
    expect(await page.ask(move)).toMatchObject({ code: 'over' });
    expect(await tab.host.record(page.table.id)).toMatch(/^Seed: .*\nResult: \*$/m);
    expect(await tab.host.tables()).toMatchObject([{ status: 'over', you: [1], seat: null }]);
    const again = await tab.host.rematch(page.table.id);
    expect((await Page.at(tab, again.id)).welcome.table.you).toEqual([1, 2]);
  });

  it('is kept, and in a file with everything', async () => {
    const tab = new Tab();
    const page = await tab.open(TWO);
    await page.play();
    await tab.host.leave(page.table.id, 2);
    const text = await tab.host.save();
    forgetAll();
    const elsewhere = new Tab();
    expect(await elsewhere.host.restore(text)).toEqual({ added: 1, known: 0, damaged: 0 });
    const { welcome } = await Page.at(elsewhere, page.table.id);
    expect(welcome.table).toMatchObject({ status: 'over', version: 2 });
    expect(welcome.table.seed).not.toBe(null);
  });
});

describe('the list', () => {
  it('says how games stand', async () => {
    const tab = new Tab();
    const page = await tab.open(TWO);
    expect(await tab.host.tables()).toMatchObject([{ round: 1, totals: [0, 0] }]);
    const ends = () => page.all('moved').find(({ events }) => events.some(isScore));
    const isScore = ({ event }: { event: string }) => event === 'score';
    for (let i = 0; !ends() && i < 200; i++) await page.play();
    const score = ends()?.events.find((event) => event.event === 'score');
    const totals = score?.event === 'score' ? score.seats.map(({ total }) => total) : [];
    expect(totals).toHaveLength(2);
    expect(await tab.host.tables()).toMatchObject([{ totals }]);
  });
});

describe('a file with everything', () => {
  async function saved(): Promise<{ text: string; record: string; id: string }> {
    const tab = new Tab();
    const page = await tab.open(TWO);
    for (let i = 0; i < 4; i++) await page.play();
    await page.undo();
    const solo = await tab.open(SOLO);
    for (let i = 0; !solo.all('ended').length && i < 300; i++) await solo.play();
    const { id } = page.table;
    return { text: await tab.host.save(), record: page.table.record(), id };
  }

  it('brings all games and scores to another browser, once', async () => {
    const { text, record, id } = await saved();
    forgetAll();
    const { host } = new Tab();
    expect(await host.restore(text)).toEqual({ added: 2, known: 0, damaged: 0 });
    expect(await host.record(id)).toBe(record);
    expect(await host.best()).toHaveLength(1);
    expect(await host.restore(text)).toEqual({ added: 0, known: 2, damaged: 0 });
    expect(await host.best()).toHaveLength(1);
  });

  it('of something else is refused', async () => {
    const { host } = new Tab();
    for (const text of [
      '',
      'no JSON',
      '[]',
      'null',
      '{"format": "diceminer games 2", "games": []}',
    ])
      expect(await code(host.restore(text)), text).toBe('web-import-foreign');
  });

  it('loses only what is damaged in it', async () => {
    const { text } = await saved();
    const damage: ((archive: Archive) => void)[] = [
      ({ games: [game] }) => (game!.log[0]!.rolled = 'T1 T1'),
      ({ games: [game] }) => game!.log.splice(1, 1),
      ({ games: [game] }) => (game!.log[1]!.action = 'take z9'),
      ({ games: [game] }) => (game!.table.facts = 'others'),
      ({ games: [game] }) => (game!.table.id = 'AAAAAAAAAAAAAAAAAAAAAA'),
      ({ games: [game] }) => Object.assign(game!.table, { seats: 'none' }),
      ({ games: [game] }) => Object.assign(game!.table, { onclick: 'evil' }),
      ({ games: [game] }) => Object.assign(game!.table, { constructor: 'evil' }),
      ({ games: [game] }) => (game!.table.changed = 1e300),
      ({ games: [game] }) => (game!.table.created = 0.5),
      ({ games: [game] }) => (game!.table.pace = -1),
      ({ games: [game] }) => (game!.table.pace = 1e12),
      ({ games: [game] }) => (game!.table.rematch = '../elsewhere'),
      ({ games: [game] }) => Object.assign(game!.table.seats[0]!, { who: 'ghost' }),
      ({ games: [game] }) => Object.assign(game!.table.seats[0]!, { who: 'bot' }),
      ({ games: [game] }) => game!.table.seats.pop(),
      ({ games: [game] }) => (game!.log[1]!.seat = 3 - game!.log[1]!.seat),
      ({ games: [game] }) => Object.assign(game!.log[1]!, { by: 'nobody' }),
      ({ games: [game] }) => Object.assign(game!.log[1]!, { kind: 'riddle' }),
      ({ games }) => Object.assign(games, { 0: null }),
    ];
    for (const [i, change] of damage.entries()) {
      forgetAll();
      const { host } = new Tab();
      const archive = JSON.parse(text) as Archive;
      change(archive);
      const restored = await host.restore(JSON.stringify(archive));
      expect(restored, `damage ${i}`).toEqual({ added: 1, known: 0, damaged: 1 });
      expect(await host.tables()).toHaveLength(1);
    }
  });
});

describe('what a file says of its games', () => {
  it('is believed only as far as the games bear it out', async () => {
    const tab = new Tab();
    const page = await tab.open(TWO);
    await page.play();
    const archive = JSON.parse(await tab.host.save()) as Archive;
    Object.assign(archive.games[0]!.table, { status: 'over', version: 99, next: 7 });
    const score = { table: page.table.id, magic: 3, score: 30, rank: 'improving', at: 1 };
    archive.scores = [
      { ...score, rank: 'emperor' },
      { ...score, at: 1e300 },
      { ...score, magic: 0.5 },
    ];
    forgetAll();
    const { host } = new Tab();
    await host.restore(JSON.stringify(archive));
    expect(await host.tables()).toMatchObject([{ status: 'playing', version: 1, turn: true }]);
    expect(await host.best()).toEqual([]);
  });
});

describe('a stored game that can’t be played again', () => {
  it('is not opened, stays as it is, and can be saved', async () => {
    const tab = new Tab();
    const { id } = await tab.host.create(TWO);
    const other = await tab.host.create(SOLO);
    await tab.store.change(id, (table) => ({ ...table, format: 2, rules: 'riddles' }));
    await expect(Page.at(tab, id)).rejects.toThrow(Unreadable);
    expect((await tab.host.tables()).map((table) => table.id).sort()).toEqual(
      [id, other.id].sort(),
    );
    const { games } = JSON.parse(await tab.host.save(id)) as Archive;
    expect(games.map(({ table }) => [table.id, table.format])).toEqual([[id, 2]]);
    await Page.at(tab, other.id);
  });
});

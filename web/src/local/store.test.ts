import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openDB } from 'idb';
import { forgetAll, Page, SOLO, Tab, TWO } from '../../fixtures/local';

beforeEach(() => {
  forgetAll();
  vi.restoreAllMocks();
});

/** A browser that opens no database, as in some private windows. */
const refuseToOpen = () =>
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });

/** A disk without room: whatever is written fails. */
function fill() {
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const spies = (['add', 'put'] as const).map((name) =>
    vi.spyOn(IDBObjectStore.prototype, name).mockImplementation(full),
  );
  return () => spies.forEach((spy) => spy.mockRestore());
}

describe('a browser that refuses to keep anything', () => {
  it('says so, and the game goes on', async () => {
    refuseToOpen();
    const tab = new Tab();
    const said: boolean[] = [];
    tab.store.onkeeps = (keeps) => said.push(keeps);
    const page = await tab.open(TWO);
    for (let i = 0; i < 5; i++) expect(await page.play()).toMatchObject({ t: 'ack' });
    expect(said).toEqual([false]);
    expect(await tab.host.tables()).toMatchObject([{ id: page.table.id, version: 5 }]);
    page.close();
    const again = await Page.at(tab, page.table.id);
    expect(again.welcome.version).toBe(5);
    const { games } = JSON.parse(await tab.host.save()) as { games: unknown[] };
    expect(games).toHaveLength(1);
  });

  it('keeps solo scores for this visit', async () => {
    refuseToOpen();
    const tab = new Tab();
    const page = await tab.open(SOLO);
    for (let i = 0; !page.all('ended').length && i < 300; i++) await page.play();
    expect(await tab.host.best()).toHaveLength(1);
  });
});

describe('a browser whose storage is full for a while', () => {
  it('has everything once there is room again', async () => {
    const tab = new Tab();
    const said: boolean[] = [];
    tab.store.onkeeps = (keeps) => said.push(keeps);
    const page = await tab.open(TWO);
    await page.play();
    const empty = fill();
    for (let i = 0; i < 3; i++) expect(await page.play()).toMatchObject({ t: 'ack' });
    expect(said).toEqual([false]);
    empty();
    await page.play();
    expect(said).toEqual([false, true]);
    const again = await Page.at(new Tab(), page.table.id);
    expect(again.welcome.version).toBe(5);
    expect(again.table.record()).toBe(page.table.record());
  });
});

describe('what a browser did not keep', () => {
  it('is kept with whatever is kept next, a game that is over included', async () => {
    const tab = new Tab();
    const empty = fill();
    const page = await tab.open(SOLO);
    for (let i = 0; !page.all('ended').length && i < 300; i++) await page.play();
    empty();
    expect(tab.store.keeps).toBe(false);
    await tab.host.create(TWO);
    expect(tab.store.keeps).toBe(true);
    const again = new Tab();
    expect(await again.host.tables()).toHaveLength(2);
    expect(await again.host.best()).toHaveLength(1);
  });

  it('is kept once a game that took its room is removed', async () => {
    const tab = new Tab();
    const { id } = await tab.host.create(TWO);
    const empty = fill();
    const page = await tab.open(TWO);
    empty();
    await tab.host.remove(id);
    expect(tab.store.keeps).toBe(true);
    expect((await new Tab().host.tables()).map((table) => table.id)).toEqual([page.table.id]);
  });

  it('gives way to what another tab has played instead', async () => {
    const [one, two] = [new Tab(), new Tab()];
    const first = await one.open(TWO);
    const second = await Page.at(two, first.table.id);
    const empty = fill();
    await first.play();
    await first.play();
    empty();
    await second.play(second.asked.legal.at(-1));
    expect(await first.play()).toMatchObject({ t: 'no', code: 'stale' });
    expect(first.table.record()).toBe(second.table.record());
    expect(await first.play()).toMatchObject({ t: 'ack' });
    expect(one.store.keeps).toBe(true);
    await two.host.refresh(second.table.id);
    expect(second.table.record()).toBe(first.table.record());
  });

  it('is played on when a newer page has changed the database', async () => {
    const tab = new Tab();
    const page = await tab.open(TWO);
    await page.play();
    const newer = await openDB('diceminer', 2);
    await tab.host.refresh(page.table.id);
    expect(page.isGone).toBe(false);
    expect(await page.play()).toMatchObject({ t: 'ack' });
    expect(await tab.host.tables()).toMatchObject([{ version: 2 }]);
    newer.close();
  });

  it('has scores of a file, too', async () => {
    const tab = new Tab();
    const page = await tab.open(SOLO);
    for (let i = 0; !page.all('ended').length && i < 300; i++) await page.play();
    const text = await tab.host.save();
    forgetAll();
    refuseToOpen();
    const other = new Tab();
    await other.host.restore(text);
    expect(await other.host.best()).toHaveLength(1);
  });

  it('leaves no error behind that nobody handles', async () => {
    const unhandled: unknown[] = [];
    const note = (error: unknown) => unhandled.push(error);
    process.on('unhandledRejection', note);
    const tab = new Tab();
    const page = await tab.open(TWO);
    type Put = (value: unknown) => IDBRequest<IDBValidKey>;
    const put = Reflect.get(IDBObjectStore.prototype, 'put') as Put;
    // Only at its end a transaction finds that there is no room.
    const spy = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
      value: unknown,
    ) {
      const request = put.call(this, value);
      this.transaction.abort();
      return request;
    });
    expect(await page.play()).toMatchObject({ t: 'ack' });
    await new Promise((later) => setTimeout(later, 20));
    spy.mockRestore();
    process.off('unhandledRejection', note);
    expect(unhandled).toEqual([]);
    expect(tab.store.keeps).toBe(false);
  });
});

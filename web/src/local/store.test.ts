import { beforeEach, describe, expect, it, vi } from 'vitest';
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

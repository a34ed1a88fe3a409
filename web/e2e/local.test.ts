/** Games that are played in the browser itself: without a server, kept, taken back, carried along. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import {
  ask,
  asked,
  click,
  digAlone,
  isOver,
  openHouse,
  playOn,
  PYTHON,
  ready,
  RESULT,
  setUp,
  tableAt,
} from './house';

const folder = mkdtempSync(join(tmpdir(), 'diceminer-local-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const house = openHouse({
  // What the browser itself says of a server that is away, or of a worker that a test forbids.
  expected: /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|Service Worker registration blocked/,
});

const home = (page: Page): Promise<void> => page.locator('.hero .button.main').waitFor();

/** A page that has been visited before, without server and network. */
async function offline(): Promise<Page> {
  const page = await house.guest();
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await home(page);
  await page.context().setOffline(true);
  await house.kill();
  await page.goto(house.url);
  await home(page);
  return page;
}

const begin = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

/** A game for two at this screen. */
async function beginForTwo(page: Page): Promise<void> {
  await setUp(page, 'With friends');
  await page.locator('.variants summary').click();
  await page.getByLabel('Dealt heroes').check();
  await page.getByLabel('Who sits in seat 2').selectOption('here');
  await begin(page, 'Play');
  await asked(page);
}

/** What lies where, and whose turn it is in which phase. */
const seen = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const game = document.querySelector<HTMLElement>('main.game');
    const dice = document.querySelectorAll<HTMLElement>(
      '.mountain [data-slot], .large [data-token]',
    );
    return JSON.stringify([
      game?.dataset['round'],
      game?.dataset['phase'],
      document.querySelector('.ask .for')?.textContent,
      Array.from(dice, ({ dataset }) => `${dataset['slot']} ${dataset['token']}`),
    ]);
  });

describe('without a server and a network', () => {
  afterAll(() => house.start());

  it('one plays against bots, alone and together at one screen, and keeps the games', async () => {
    const page = await offline();
    await page.getByText('You can still play here').waitFor();
    await page.click('.hero .button.main');
    await playOn([page]);
    expect(await page.locator('dialog h2').innerText()).toMatch(RESULT);
    await begin(page, 'Home');
    await digAlone(page);
    await playOn([page]);
    await begin(page, 'Home');
    await page.locator('.best').waitFor();
    await beginForTwo(page);
    await playOn([page]);
    expect(await page.locator('dialog h2').innerText()).toMatch(/wins!$/);
    await page.goto(house.url);
    const past = page.getByRole('region', { name: 'Games you finished' }).locator('li');
    await expect.poll(() => past.count()).toBe(3);
  });
});

describe('a game in the browser', () => {
  it('goes on where it was after a reload in mid-turn, and its record is verified', async () => {
    const page = await house.home();
    await beginForTwo(page);
    for (let i = 0; i < 200 && !/Cheers|second die/.test(await ask(page)); i++) {
      await click(page);
      await ready(page);
    }
    expect(await ask(page)).toMatch(/Cheers|second die/);
    const before = await seen(page);
    await page.reload();
    await ready(page);
    expect(await seen(page)).toBe(before);
    await playOn([page]);
    const [record] = await Promise.all([
      page.waitForEvent('download'),
      begin(page, 'Download the game record'),
    ]);
    const file = join(folder, record.suggestedFilename());
    await record.saveAs(file);
    expect(execFileSync(PYTHON, ['-m', 'diceminer', 'verify', file], { encoding: 'utf8' })).toMatch(
      /\w/,
    );
    await page.locator('details summary').click();
    await page.getByText('Your browser has checked it').waitFor();
    await page.getByText('your browser has drawn by chance').waitFor();
  });

  it('lets a misclick be taken back, but not past a roll', async () => {
    const page = await house.home();
    await beginForTwo(page);
    const before = await seen(page);
    const undo = page.getByRole('button', { name: 'Undo' });
    expect(await undo.count()).toBe(0);
    await page.locator('.mountain .die.open').first().click();
    await undo.click();
    await undo.waitFor({ state: 'detached' });
    await asked(page);
    expect(await seen(page)).toBe(before);
    await page.locator('.mountain .die.open').first().click();
    await undo.waitFor();
    await page.keyboard.press('u');
    await undo.waitFor({ state: 'detached' });
    expect(await seen(page)).toBe(before);
  });

  it('is the same in two tabs, which do not fight', async () => {
    const first = await house.home();
    await beginForTwo(first);
    const second = await first.context().newPage();
    await second.goto(first.url());
    await asked(second);
    for (let i = 0; i < 6; i++) {
      const page = i % 2 ? second : first;
      const other = i % 2 ? first : second;
      await click(page);
      await ready(page);
      const left = await page.locator('.mountain .die').count();
      await expect.poll(() => other.locator('.mountain .die').count()).toBe(left);
    }
    // Both at once: one of them is first, and both show what it did.
    await Promise.all([click(first), click(second)]);
    await Promise.all([ready(first), ready(second)]);
    await expect.poll(async () => (await seen(first)) === (await seen(second))).toBe(true);
    await first.close();
    await playOn([second]);
  });

  it('begins while the server says nothing at all', async () => {
    const page = await house.guest({ serviceWorkers: 'block' });
    await page.route('**/api/**', () => undefined);
    await page.goto('/');
    await page.click('.hero .button.main');
    await asked(page);
    expect(page.url()).toMatch(/\/t\/local-/);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});

/** Puts code before that of the worker. */
const changeWorker = (page: Page, code: string): Promise<unknown> =>
  page.route('**/assets/worker-*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: code + (await response.text()) });
  });
const NO_STORAGE = `Object.defineProperty(self, 'indexedDB', {
  get() { throw new DOMException('no', 'SecurityError'); },
});`;
/** Whatever is written is undone, as long as the disk is said to be full. */
const FULL_DISK = `{
  let isFull = false;
  const disk = new BroadcastChannel('disk');
  disk.onmessage = ({ data }) => {
    isFull = data;
    disk.postMessage('noted');
  };
  for (const name of ['add', 'put']) {
    const write = IDBObjectStore.prototype[name];
    IDBObjectStore.prototype[name] = function (...given) {
      const request = write.apply(this, given);
      if (isFull) request.addEventListener('success', () => this.transaction.abort());
      return request;
    };
  }
}`;

describe('a browser', () => {
  it('that refuses to keep anything says so, and the game goes on', async () => {
    const page = await house.guest({ serviceWorkers: 'block' });
    await changeWorker(page, NO_STORAGE);
    await page.goto('/');
    await digAlone(page);
    await page.getByText('This browser keeps nothing at the moment').waitFor();
    await playOn([page]);
    expect(await isOver(page)).toBe(true);
  });

  it('that has no room left says so, and keeps everything once there is', async () => {
    const page = await house.guest({ serviceWorkers: 'block' });
    await changeWorker(page, FULL_DISK);
    await page.goto('/');
    await beginForTwo(page);
    const fill = (isFull: boolean) =>
      page.evaluate(
        (full) =>
          new Promise<void>((noted) => {
            const disk = new BroadcastChannel('disk');
            disk.onmessage = () => {
              disk.close();
              noted();
            };
            disk.postMessage(full);
          }),
        isFull,
      );
    await fill(true);
    await click(page);
    await page.getByText('This browser keeps nothing at the moment').waitFor();
    await ready(page);
    await click(page);
    await ready(page);
    await fill(false);
    // Both workers hear of it, the one that keeps the games perhaps a moment after it was noted.
    const notice = page.getByText('This browser keeps nothing at the moment');
    const playOnce = async () => {
      await click(page);
      await ready(page);
      return notice.count();
    };
    await expect.poll(playOnce).toBe(0);
    const before = await seen(page);
    await page.reload();
    await ready(page);
    expect(await seen(page)).toBe(before);
  });

  it('with a damaged engine says so, and loses nothing', async () => {
    const page = await house.guest({ serviceWorkers: 'block' });
    await page.goto('/');
    await beginForTwo(page);
    const table = page.url();
    const garbage = (route: { fulfill(answer: { body: string }): Promise<void> }) =>
      route.fulfill({ body: 'no kernel' });
    await page.route('**/assets/kernel-*.wasm', garbage);
    await page.goto(table);
    await page.getByText('The engine could not be loaded').waitFor();
    await page.goto('/');
    await digAlone(page);
    await page.getByText('Part of this page is missing or damaged').waitFor();
    await page.unroute('**/assets/kernel-*.wasm', garbage);
    await page.goto(table);
    await asked(page);
  });

  it('with a damaged game keeps it, says so, and plays all others', async () => {
    const page = await house.home();
    await beginForTwo(page);
    const damaged = page.url();
    await page.goto('/');
    await page.evaluate(
      () =>
        new Promise<void>((done, failed) => {
          const opening = indexedDB.open('diceminer');
          opening.onsuccess = () => {
            const writing = opening.result.transaction('log', 'readwrite');
            const log = writing.objectStore('log');
            log.openCursor().onsuccess = ({ target }) => {
              const cursor = (target as IDBRequest<IDBCursorWithValue>).result;
              cursor.update({ ...(cursor.value as object), rolled: 'T1 T1' });
            };
            writing.oncomplete = () => {
              opening.result.close();
              done();
            };
            writing.onerror = () => failed(new Error('not changed'));
          };
        }),
    );
    await page.goto(damaged);
    await page.getByText('This game can’t be opened').waitFor();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      begin(page, 'Save it to a file'),
    ]);
    expect(readFileSync(await file.path(), 'utf8')).toContain(damaged.split('/').at(-1)!);
    await page.locator('main').getByRole('link', { name: 'Home' }).click();
    await page.getByRole('region', { name: 'Your tables' }).locator('li').waitFor();
    await digAlone(page);
    await asked(page);
  });

  it('hands its games to another one in a file, and refuses other files', async () => {
    const page = await house.home();
    await digAlone(page);
    await playOn([page]);
    await begin(page, 'Home');
    await beginForTwo(page);
    await click(page);
    await ready(page);
    const [table, before] = [page.url(), await seen(page)];
    await page.goto('/');
    await page.getByText('Your games in this browser').click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      begin(page, 'Save everything to a file'),
    ]);
    const saved = join(folder, 'games.json');
    await file.saveAs(saved);

    const other = await house.home();
    await other.getByText('Your games in this browser').click();
    const give = async (name: string): Promise<void> => {
      const [chooser] = await Promise.all([
        other.waitForEvent('filechooser'),
        begin(other, 'Read such a file'),
      ]);
      await chooser.setFiles(name);
    };
    await give('package.json');
    await other.getByText('This is no file of saved games').waitFor();
    await give(saved);
    await other.getByText('2 games were added.').waitFor();
    await give(saved);
    await other.getByText('2 were here already.').waitFor();
    await setUp(other, 'Solo');
    await other.locator('.best').waitFor();
    await other.goto(table);
    await ready(other);
    expect(await seen(other)).toBe(before);
  });
});

describe('at a served table', () => {
  it('a misclick is taken back as well, decided by the server', async () => {
    const page = await house.known();
    const seats = [
      { who: 'me', name: 'Ada' },
      { who: 'here', name: 'Bo' },
    ];
    await tableAt(page, 'take-in-last-round', { rules: { players: 2, deal_heroes: true }, seats });
    const before = await seen(page);
    await page.locator('.mountain .die.open').first().click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await asked(page);
    expect(await seen(page)).toBe(before);
    await page.locator('.log').first().getByText('takes that back').first().waitFor();
  });
});

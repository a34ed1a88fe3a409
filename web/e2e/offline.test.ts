/** The page without a network, its new versions, and the installations of the first worker. */
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { digAlone, goOn, openHouse, playOn, tableAt } from './house';

const BUILT = '../src/diceminer/server/page';
const QUICK = {
  rules: { players: 2, deal_heroes: true },
  seats: [
    { who: 'me', name: 'Ada' },
    { who: 'bot', bot: 'greedy', name: 'Grim' },
  ],
};

const folder = mkdtempSync(join(tmpdir(), 'diceminer-page-'));

/** Changes a file of the page that is served; its compressed copies would still be the old ones. */
function change(name: string, edit: (text: string) => string): void {
  const file = join(folder, name);
  writeFileSync(file, edit(readFileSync(file, 'utf8')));
  for (const packed of ['.br', '.gz']) rmSync(file + packed, { force: true });
}

const filesOf = (pattern: RegExp): string[] =>
  (readdirSync(folder, { recursive: true }) as string[]).filter((name) => pattern.test(name));

/** Puts a version of the page on the server. The second has other names for all its files. */
function publish(version: 'old' | 'one' | 'two'): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync(BUILT, folder, { recursive: true });
  if (version === 'old') change('worker.js', () => readFileSync('e2e/old-worker.js', 'utf8'));
  if (version !== 'two') return;
  for (const packed of filesOf(/\.(br|gz)$/)) rmSync(join(folder, packed));
  const names = readdirSync(`${folder}/assets`);
  const second = (name: string) => name.replace(/\.\w+$/, '-version2$&');
  for (const file of filesOf(/\.(js|css|html)$/))
    change(file, (text) => names.reduce((all, name) => all.replaceAll(name, second(name)), text));
  for (const name of names)
    renameSync(`${folder}/assets/${name}`, `${folder}/assets/${second(name)}`);
  change('worker.js', (text) =>
    text.replace(/(\{"url":"index\.html","revision":")\w+/, '$1version2'),
  );
}

const isSecond = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector('script[src*=version2]') !== null);

/** Waits until everything is kept. */
const kept = (page: Page): Promise<unknown> =>
  page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

/** Has the page look for a new version, as it does when it is looked at again. */
async function lookAgain(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.waitForFunction(async () => !!(await navigator.serviceWorker.ready).waiting);
}

const home = (page: Page): Promise<void> => page.locator('.hero .button.main').waitFor();
const notice = (page: Page) => page.getByText('There is a new version of this page');

beforeAll(() => publish('one'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const house = openHouse({
  page: folder,
  // The last is about a header that browsers heed only at secure addresses.
  expected: /WebSocket connection|ERR_|Failed to load|Cross-Origin-Opener-Policy/,
});

describe('without a network', () => {
  it('everything opens from the second visit on, and no answer of the server was kept', async () => {
    const page = await house.home();
    await kept(page);
    await page.reload();
    await home(page);
    await page.context().setOffline(true);
    await house.kill();
    for (const path of ['/', '/rules', '/t/abc']) {
      await page.goto(house.url + path);
      await page.locator('header.bar').waitFor();
    }
    // No part of these has been opened before.
    await page.goto(`${house.url}/rules`);
    await page.locator('dialog summary').click();
    await page.locator('dialog article h3').first().waitFor();
    await page.keyboard.press('Escape');
    for (const [lang, text] of [
      ['it', 'Gioca subito'],
      ['fr', 'Jouer tout de suite'],
      ['es', 'Jugar ya'],
      ['en', 'Play now'],
    ] as const) {
      await page.locator('nav select').selectOption(lang);
      await page.getByRole('button', { name: text }).waitFor();
    }
    const [notices] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: 'Licences of fonts and libraries' }).click(),
    ]);
    await notices.getByText('Third-party notices').waitFor();
    const files = await page.evaluate(async () => {
      const found = [];
      for (const name of await caches.keys())
        for (const { url } of await (await caches.open(name)).keys())
          found.push(new URL(url).pathname);
      return found;
    });
    const built = (readdirSync(BUILT, { recursive: true }) as string[]).filter(
      (name) => /\.\w+$/.test(name) && !/\.(br|gz)$|^worker\.js$/.test(name),
    );
    expect(files.sort()).toEqual(built.map((name) => `/${name}`).sort());
    await house.start();
  });
});

describe('a new version', () => {
  it('is offered when no tab has a game under way, and comes with a reload of all', async () => {
    publish('one');
    const page = await house.home();
    await kept(page);
    const other = await page.context().newPage();
    await other.goto(house.url);
    await home(other);
    await tableAt(other, 'game-end', QUICK);
    publish('two');
    await lookAgain(page);
    expect(await notice(page).count()).toBe(0);
    await other.getByRole('button', { name: 'Enough magic' }).click();
    await goOn(other);
    await other.locator('dialog').waitFor();
    // The game is over, here and there.
    await notice(page).waitFor();
    await other.keyboard.press('Escape');
    await notice(other).waitFor();
    expect([await isSecond(page), await isSecond(other)]).toEqual([false, false]);
    await page.getByRole('button', { name: 'Reload it' }).click();
    await expect.poll(() => isSecond(page).catch(() => false)).toBe(true);
    await expect.poll(() => isSecond(other).catch(() => false)).toBe(true);
    await home(page);
    await other.locator('main.game').waitFor();
    expect([await notice(page).count(), await notice(other).count()]).toEqual([0, 0]);
    await house.kill();
    await page.reload();
    await home(page);
    expect(await isSecond(page)).toBe(true);
    await house.start();
  });

  it('comes at the end of a game whose server has become newer, before it was found', async () => {
    publish('one');
    const page = await house.known();
    await page.routeWebSocket(/\/ws\//, (socket) => {
      socket.connectToServer().onMessage((message) => {
        socket.send(String(message).replace(/"protocol":\d+/, '"protocol":999'));
      });
    });
    await page.goto(house.url);
    await home(page);
    await kept(page);
    await tableAt(page, 'game-end', QUICK);
    publish('two');
    await page.getByRole('button', { name: 'Enough magic' }).click();
    await goOn(page);
    await page.locator('dialog').getByRole('button', { name: 'Home' }).click();
    await expect.poll(() => isSecond(page).catch(() => false)).toBe(true);
    await home(page);
  });

  it('can be declined, and is there when all tabs were closed', async () => {
    publish('one');
    const page = await house.home();
    await kept(page);
    publish('two');
    await page.reload();
    await home(page);
    await notice(page).waitFor();
    await page.getByRole('button', { name: 'Close' }).click();
    await notice(page).waitFor({ state: 'detached' });
    const context = page.context();
    await page.close();
    const next = await context.newPage();
    await expect
      .poll(async () => {
        // A page that is only loaded again never lets go of the old version.
        await next.goto('about:blank');
        await next.goto(house.url);
        return isSecond(next);
      })
      .toBe(true);
  });
});

describe('an installation of the first worker', () => {
  it('is taken over without a word, and works without a network from then on', async () => {
    publish('old');
    const page = await house.home();
    await kept(page);
    await page.reload();
    await home(page);
    await expect.poll(() => page.evaluate(() => caches.has('page'))).toBe(true);
    publish('two');
    await page.reload();
    await home(page);
    await page.evaluate(() => Object.assign(globalThis, { unbroken: true }));
    await expect.poll(() => page.evaluate(() => caches.has('page'))).toBe(false);
    expect(await notice(page).count()).toBe(0);
    expect(await page.evaluate(() => 'unbroken' in globalThis)).toBe(true);
    await house.kill();
    await page.context().setOffline(true);
    await page.goto(`${house.url}/rules`);
    await page.locator('dialog h2').waitFor();
    expect(await isSecond(page)).toBe(true);
    await house.start();
  });
});

describe('a plain http address', () => {
  it('has the page without a service worker, says what is missing, and is played on', async () => {
    publish('one');
    const page = await house.guest();
    await page.goto(house.plainUrl);
    await home(page);
    await page.getByText('need an https address, or localhost').waitFor();
    expect(await page.evaluate(() => 'serviceWorker' in navigator)).toBe(false);
    await digAlone(page);
    await playOn([page]);
    await page.locator('details summary').click();
    await page.getByText('Your browser has checked it').waitFor();
    await page.goto(house.url);
    await home(page);
    await kept(page);
    expect(await page.getByText('need an https address').count()).toBe(0);
  });
});

/** The static site (`make site`): served as files, without rewrites, in a folder of a host. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { POLICY } from '../scripts/site';
import { digAlone, launch, playOn } from './house';

const FOLDER = '/fan/dice/';
const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.txt': 'text/plain',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.bin': 'application/octet-stream',
  '.webmanifest': 'application/manifest+json',
};

const built = mkdtempSync(join(tmpdir(), 'diceminer-site-'));
let host: Server;
let url = '';
let browser: Browser;
const complaints: string[] = [];

/** A host that has nothing but the files. */
const serve = (port = 0): Promise<Server> =>
  new Promise((begun) => {
    const server = createServer(({ url: asked = '' }, answer) => {
      const [path = ''] = asked.split('?');
      const name = path.slice(FOLDER.length) || 'index.html';
      try {
        if (!path.startsWith(FOLDER)) throw new Error('outside');
        const content = readFileSync(join(built, name));
        answer.writeHead(200, { 'Content-Type': TYPES[extname(name)] ?? '' }).end(content);
      } catch {
        answer.writeHead(404).end();
      }
    }).listen(port, '127.0.0.1', () => begun(server));
  });
const stop = (): Promise<void> =>
  new Promise((stopped) => {
    host.close(() => stopped());
    host.closeAllConnections();
  });

async function visit(address: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    locale: 'en',
    ...options,
  });
  const page = await context.newPage();
  page.on('console', (message) => {
    const { url: at } = message.location();
    if (['error', 'warning'].includes(message.type())) complaints.push(`${message.text()} ${at}`);
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(url + address);
  return page;
}

beforeAll(async () => {
  // As in `make site`; what else is set for tests would make another build.
  execFileSync(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--mode', 'site', '--outDir', built],
    { env: { ...process.env, NODE_ENV: 'production' }, stdio: 'ignore' },
  );
  host = await serve();
  url = `http://127.0.0.1:${(host.address() as AddressInfo).port}${FOLDER}`;
  browser = await launch();
});
afterAll(async () => {
  await browser.close();
  await stop();
  rmSync(built, { recursive: true, force: true });
});
afterEach(async () => {
  await Promise.all(browser.contexts().map((context) => context.close()));
  expect(complaints.splice(0)).toEqual([]);
});

describe('the static site', () => {
  for (const [locale, text, rules] of [
    ['en', 'Play now', 'Rules'],
    ['it', 'Gioca subito', 'Regole'],
    ['fr', 'Jouer tout de suite', 'Règles'],
    ['es', 'Jugar ya', 'Reglas'],
  ] as const)
    it(`opens in a folder of its host, with the rules, in ${locale}`, async () => {
      const page = await visit('', { locale });
      await page.getByRole('button', { name: text }).waitFor();
      await page.getByRole('button', { name: rules }).click();
      await page.locator('dialog summary').click();
      await page.locator('dialog article h3').first().waitFor();
    });

  it('keeps its place at a reload, and its links stay in its folder', async () => {
    const page = await visit('#/rules');
    await page.locator('dialog h2').waitFor();
    await page.reload();
    await page.locator('dialog h2').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('header .mark').click();
    expect(page.url()).toBe(`${url}#/`);
    await page.goBack();
    await page.locator('dialog h2').waitFor();
    const [notices] = await Promise.all([
      page.waitForEvent('popup'),
      (async () => {
        await page.keyboard.press('Escape');
        await page.getByRole('link', { name: 'Licences of fonts and libraries' }).click();
      })(),
    ]);
    await notices.getByText('Third-party notices').waitFor();
    expect(notices.url()).toBe(`${url}third-party-notices.txt`);
  });

  it('has the lessons, which need nothing but its files', async () => {
    const page = await visit('#/learn');
    await page.getByRole('link', { name: 'Begin' }).click();
    await page.locator('.mountain .die[data-slot=c2]').click();
    await page.locator('.foreman[data-step="1"]').waitFor();
    expect(page.url()).toBe(`${url}#/learn/1`);
  });

  it('is played from the first die to the end, and home lists the game', async () => {
    const page = await visit('');
    await digAlone(page);
    await page.waitForSelector('[data-testid=ask]');
    expect(page.url()).toMatch(/#\/t\/local-\w+$/);
    await page.reload();
    await playOn([page]);
    await page.getByRole('button', { name: 'Home' }).click();
    await page.locator('.best').waitFor();
    await page.getByRole('region', { name: 'Games you finished' }).getByText('Solo').waitFor();
    expect(await page.locator('.seats option[value=open]').count(), 'friends need a server').toBe(
      0,
    );
  });

  it('can be installed, and opens without a network', async () => {
    const page = await visit('');
    const devtools = await page.context().newCDPSession(page);
    const { errors, manifest } = await devtools.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    expect(manifest).toMatchObject({ startUrl: url, scope: url });
    const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
    expect(scope).toBe(url);
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
    await page.reload();
    const { port } = host.address() as AddressInfo;
    await stop();
    await page.context().setOffline(true);
    await page.goto(`${url}?from=home-screen#/rules`);
    await page.locator('dialog h2').waitFor();
    await page.locator('nav select').selectOption('fr', { force: true });
    await page.getByRole('heading', { name: 'Règles' }).first().waitFor();
    host = await serve(port);
  });

  it('has the policy of the server, as far as a page can have one', async () => {
    const header = /"Content-Security-Policy": \(([^)]*)\)/.exec(
      readFileSync('../src/diceminer/server/guard.py', 'utf8'),
    )![1]!;
    const sent = [...header.matchAll(/"([^"]*)"/g)].map(([, part]) => part).join('');
    expect(`${POLICY}; frame-ancestors 'none'`).toBe(sent);
    const page = await visit('');
    const policy = page.locator('meta[http-equiv="Content-Security-Policy"]');
    expect(await policy.getAttribute('content')).toBe(POLICY);
  });
});

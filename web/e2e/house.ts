/** The house that the browser's tests play in: a real server, a real Chromium. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Health } from '../src/core/messages';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';

const PYTHON = process.env['DICEMINER_PYTHON'] ?? '../.venv/bin/python';
const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
const FLAGS =
  '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking ' +
  '--disable-component-update --disable-sync --disable-dev-shm-usage';

function freePort(): Promise<number> {
  return new Promise((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => found(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

export class House {
  /** How long a start may take where the engine has never been compiled. */
  static readonly PATIENCE = 600_000;
  url = '';
  /** Everything a page complained about; a test ends with none. */
  complaints: string[] = [];
  #folder = mkdtempSync(join(tmpdir(), 'diceminer-'));
  #port = 0;
  #server: ChildProcess | undefined;
  #browser: Browser | undefined;

  static async open(pause = 0.01): Promise<House> {
    const house = new House();
    house.#port = await freePort();
    house.url = `http://127.0.0.1:${house.#port}`;
    await house.start(pause);
    house.#browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS.split(' ') });
    return house;
  }

  async start(pause = 0.01): Promise<void> {
    this.#server = spawn(PYTHON, ['e2e/serve.py', this.#folder, `${this.#port}`, `${pause}`], {
      stdio: 'ignore',
    });
    const end = Date.now() + House.PATIENCE - 10_000;
    while (Date.now() < end) {
      const answer = await fetch(`${this.url}/api/health`).catch(() => null);
      const health = (await answer?.json().catch(() => null)) as Health | null;
      // On a machine that never ran it, the engine compiles for minutes, its strong bots longest.
      if (health?.compiled && health.searches) return;
      await new Promise((wait) => setTimeout(wait, 500));
    }
    throw new Error('the server did not start, or does not get its engine compiled');
  }

  /** Stops the server at once, as a power cut would. */
  async kill(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (!server || server.exitCode !== null) return;
    await new Promise((gone) => server.once('exit', gone).kill('SIGKILL'));
  }

  /** Somebody with a browser of their own. */
  async guest(options: BrowserContextOptions = {}): Promise<Page> {
    const context = await this.#browser!.newContext({
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
      locale: 'en',
      ...options,
    });
    const page = await context.newPage();
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) this.complaints.push(message.text());
    });
    page.on('pageerror', (error) => this.complaints.push(error.message));
    return page;
  }

  /** A guest at home. */
  async home(options: BrowserContextOptions = {}): Promise<Page> {
    const page = await this.guest(options);
    await page.goto(this.url);
    await page.waitForSelector('.hero .button.main');
    return page;
  }

  async close(): Promise<void> {
    await this.#browser?.close();
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

export const ask = (page: Page): Promise<string> =>
  page.locator('[data-testid=ask]').innerText({ timeout: 20_000 });
export const isOver = (page: Page): Promise<boolean> => page.locator('dialog').isVisible();
export const isAsked = (page: Page): Promise<boolean> =>
  page.evaluate(() => !!document.querySelector('section.yours .deeds:not([inert])'));

/** A new table, without going through the screens at home. */
export async function newTable(page: Page, table: object): Promise<void> {
  // Who has only just come is no guest yet.
  while (!(await page.context().cookies()).length) await page.waitForTimeout(20);
  await page.evaluate(async (body) => {
    const answer = await fetch('/api/tables', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    const { id } = (await answer.json()) as { id: string };
    history.pushState(null, '', `/t/${id}`);
    dispatchEvent(new PopStateEvent('popstate'));
  }, table);
}

/** Plays for a page until it is asked something like this, in another game if it must be. */
export async function playTo(page: Page, asked: RegExp, limit = 120_000): Promise<void> {
  const end = Date.now() + limit;
  while (Date.now() < end) {
    if ((await isAsked(page)) && asked.test(await ask(page))) return;
    if (await isOver(page)) {
      await page.getByRole('button', { name: 'Play again' }).click();
      await page.locator('dialog').waitFor({ state: 'detached' });
    } else if (!(await click(page))) await page.keyboard.press('h');
    await page.waitForTimeout(15);
  }
  throw new Error(`never asked ${asked}: ${await ask(page)}`);
}

/** Does one thing that is offered, by clicking; false if nothing is asked of this page. */
export async function click(page: Page): Promise<boolean> {
  if (!(await isAsked(page))) return false;
  return page.evaluate(() => {
    const one = (selector: string): HTMLElement | null => document.querySelector(selector);
    const dice = [...document.querySelectorAll<HTMLElement>('.large button.die:not(.chosen)')];
    const lit = dice.filter((die) => die.classList.contains('lit'));
    const picking = one('section.yours .deeds .button.main:disabled') !== null;
    const target =
      one('button.card') ??
      one('section.yours .deeds .button.main:not(:disabled)') ??
      one('section.yours .deeds .choice') ??
      (picking ? dice[Math.floor(Math.random() * dice.length)] : null) ??
      lit[0] ??
      one('.mountain .die.open') ??
      one('section.yours .deeds .button');
    target?.click();
    return !!target;
  });
}

/** Plays for these pages until the game is over on all of them. */
export async function playOn(pages: Page[], step = click, limit = 240_000): Promise<void> {
  const end = Date.now() + limit;
  while (Date.now() < end) {
    let open = 0;
    for (const page of pages) {
      if (await isOver(page)) continue;
      open++;
      if (!(await step(page))) await page.keyboard.press('h');
    }
    if (!open) return;
    await pages[0]!.waitForTimeout(15);
  }
  throw new Error(`the game did not end: ${await ask(pages[0]!)}`);
}

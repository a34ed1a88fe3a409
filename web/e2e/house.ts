/** The house that the browser's tests play in: a real server, a real browser. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  chromium,
  type Browser,
  type BrowserContextOptions,
  type Locator,
  type Page,
} from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { Health } from '../src/core/messages';

export const PYTHON = process.env['DICEMINER_PYTHON'] ?? '../.venv/bin/python';
const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
const FLAGS =
  '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking ' +
  '--disable-component-update --disable-sync --disable-dev-shm-usage';
/** A name of this machine that browsers don't call secure, unlike localhost. */
const PLAIN_HOST = 'plain.test';

export const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: CHROMIUM,
    args: [...FLAGS.split(' '), `--host-resolver-rules=MAP ${PLAIN_HOST} 127.0.0.1`],
  });

function freePort(): Promise<number> {
  return new Promise((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => found(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

export type GuestOptions = BrowserContextOptions & { newcomer?: boolean };

export interface HouseOptions {
  /** What browsers themselves say in these tests, which is no complaint. */
  expected?: RegExp;
  /** The folder of another build than the server's own. */
  page?: string;
  /** Settings of the server, as variables of its environment. */
  settings?: Record<string, string>;
  /** Starts another browser than Chromium. */
  launchBrowser?: () => Promise<Browser>;
}

/** Seconds that bots wait before they act. */
const BOT_PAUSE = '0.01';

export class House {
  /** How long a start may take where the engine has never been compiled. */
  static readonly PATIENCE = 600_000;
  url = '';
  /** The same server at an address that browsers don't call secure. */
  plainUrl = '';
  /** Everything a page complained about; a test ends with none. */
  complaints: string[] = [];
  #folder = mkdtempSync(join(tmpdir(), 'diceminer-'));
  #port = 0;
  #server: ChildProcess | undefined;
  #browser: Browser | undefined;

  constructor(private readonly options: HouseOptions = {}) {}

  async open(): Promise<void> {
    this.#port = await freePort();
    this.url = `http://127.0.0.1:${this.#port}`;
    this.plainUrl = `http://${PLAIN_HOST}:${this.#port}`;
    await this.start();
    this.#browser = await (this.options.launchBrowser ?? launch)();
  }

  async start(): Promise<void> {
    const { page, settings } = this.options;
    this.#server = spawn(PYTHON, ['e2e/serve.py', this.#folder, `${this.#port}`, BOT_PAUSE], {
      stdio: 'ignore',
      env: { ...process.env, ...settings, ...(page ? { DICEMINER_SERVER_PAGE: page } : {}) },
    });
    const end = Date.now() + House.PATIENCE - 10_000;
    while (Date.now() < end) {
      const answer = await fetch(`${this.url}/api/health`).catch(() => null);
      const health = (await answer?.json().catch(() => null)) as Health | null;
      // On a machine that never ran it, the engine compiles for minutes, its strong bots longest.
      if (health?.compiled && health.searches) return;
      await new Promise((wait) => setTimeout(wait, 100));
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

  /** Somebody with a browser of their own; a newcomer is given tips. */
  async guest({ newcomer = false, ...options }: GuestOptions = {}): Promise<Page> {
    const context = await this.#browser!.newContext({
      baseURL: this.url,
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
      colorScheme: 'dark',
      locale: 'en',
      ...options,
    });
    // Whoever has had the tips of a first game.
    if (!newcomer)
      await context.addInitScript(() => {
        try {
          localStorage['diceminer'] ??= JSON.stringify({ tips: false });
        } catch {
          // A page that has no address yet may keep nothing in Firefox.
        }
      });
    const page = await context.newPage();
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) this.complaints.push(message.text());
    });
    page.on('pageerror', (error) => this.complaints.push(error.message));
    return page;
  }

  /** A guest whom the server knows, on no page yet. */
  async known(options: GuestOptions = {}): Promise<Page> {
    const page = await this.guest(options);
    // The cookie comes now: two requests without one would make two guests.
    await page.request.get('/api/me');
    return page;
  }

  /** A guest at home. */
  async home(options: GuestOptions = {}): Promise<Page> {
    const page = await this.known(options);
    await page.goto('/');
    await page.waitForSelector('.hero .button.main');
    return page;
  }

  /** Closes all guests' browsers. */
  async empty(): Promise<void> {
    await Promise.all(this.#browser?.contexts().map((context) => context.close()) ?? []);
  }

  async close(): Promise<void> {
    await this.#browser?.close();
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/**
 * A house for all tests of a file. After each of them its guests are gone, and none has complained
 * of anything but what is expected.
 */
export function openHouse(options: HouseOptions = {}): House {
  const house = new House(options);
  beforeAll(() => house.open(), House.PATIENCE);
  afterAll(() => house.close());
  afterEach(async () => {
    await house.empty();
    const complaints = house.complaints.splice(0);
    expect(complaints.filter((text) => !options.expected?.test(text))).toEqual([]);
  });
  return house;
}

/** Opens the tab at home with which a game is set up. */
export const setUp = (page: Page, way: 'Against bots' | 'With friends' | 'Solo'): Promise<void> =>
  page.getByRole('tab', { name: way }).click();

/** Begins a game alone, from home. */
export async function digAlone(page: Page): Promise<void> {
  await setUp(page, 'Solo');
  await page.getByRole('button', { name: 'Dig alone' }).click();
}

/** A table's rules and seats, as a page asks the server for it. */
export interface Wish {
  rules: { players: number; deal_heroes?: boolean; heroes?: string };
  seats: readonly { who: string; name?: string; bot?: string }[];
  pace?: number;
}

/** A new table, without going through the screens at home. */
export async function newTable(page: Page, wish: Wish): Promise<void> {
  await make(page, '/api/tables', wish);
}

/**
 * A new table at a position of `positions.py`, as soon as its page asks what the position is about:
 * the action that the position is named for.
 */
export async function tableAt(page: Page, position: string, wish: Wish): Promise<string> {
  return openAt(page, `/test/tables/${position}`, wish);
}

/** The same with a friend, whose seats are the open ones; the address of the table. */
export async function tableWith(page: Page, friend: Page, position: string, wish: Wish) {
  const { id } = (await (await friend.request.post('/test/guest')).json()) as { id: string };
  await openAt(page, `/test/tables/${position}?friend=${encodeURIComponent(id)}`, wish);
  return page.url();
}

async function openAt(page: Page, address: string, wish: Wish): Promise<string> {
  const { action } = await make(page, address, wish);
  await asked(page);
  return action;
}

async function make(page: Page, address: string, wish: Wish): Promise<{ action: string }> {
  const answer = await page.request.post(address, { data: wish });
  if (answer.status() !== 201) throw new Error(`${address}: ${await answer.text()}`);
  const made = (await answer.json()) as { id: string; action: string };
  if (page.url() === 'about:blank') await page.goto(`/t/${made.id}`);
  else
    await page.evaluate((id) => {
      history.pushState(null, '', `/t/${id}`);
      dispatchEvent(new PopStateEvent('popstate'));
    }, made.id);
  return made;
}

export const ask = (page: Page): Promise<string> =>
  page.locator('[data-testid=ask]').innerText({ timeout: 20_000 });
/** How a result against bots is headed: now and then a player who just clicks has won. */
export const RESULT = /^(You win|.+ wins)!$/;
export const isOver = (page: Page): Promise<boolean> => page.locator('dialog').isVisible();

const ASKED = 'section.yours .deeds:not([inert])';
export const isAsked = (page: Page): Promise<boolean> =>
  page.evaluate((selector) => !!document.querySelector(selector), ASKED);
export const asked = (page: Page): Promise<void> => page.locator(ASKED).waitFor();

/** The die of the mountain that an action is about. */
export const dieOf = (page: Page, action: string): Locator =>
  page.locator(`.mountain .die[data-slot="${action.split(' ')[1]}"]`);

/** Opens the settings for a moment. */
async function inSettings(page: Page, change: (settings: Locator) => Promise<unknown>) {
  const settings = page.locator('.settings');
  await page.locator('header .gear').click();
  await change(settings);
  await page.locator('header .gear').click();
  await settings.waitFor({ state: 'detached' });
}

/** Chooses a speed or a theme by its name in the program. */
export const choose = (page: Page, option: string): Promise<void> =>
  inSettings(page, (settings) => settings.locator(`label:has([value="${option}"])`).click());

/** Changes the language at a table, where it is one of the settings. */
export const speak = (page: Page, lang: string): Promise<void> =>
  inSettings(page, (settings) => settings.locator('select').selectOption(lang));

/** Waits for the end of a round and goes on, its points counted or not. */
export async function goOn(page: Page): Promise<void> {
  await page.locator('.round-end').waitFor();
  await page.waitForFunction(() => {
    const button = document.querySelector<HTMLElement>('.round-end .button.main');
    button?.click();
    return !button;
  });
}

/** Waits until a page is asked something or shows the end, and hurries what is still shown. */
export async function ready(page: Page): Promise<Page> {
  await page.waitForFunction(
    (selector) => {
      if (document.querySelector(`${selector}, dialog`)) return true;
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'h', bubbles: true }));
      return false;
    },
    ASKED,
    { timeout: 60_000 },
  );
  return page;
}

/** Waits until everything that moves and ends has ended, and is drawn. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  });
}

/** Does one thing that is offered, by clicking. */
export async function click(page: Page): Promise<void> {
  await page.evaluate((selector) => {
    if (!document.querySelector(selector)) return;
    const one = (selector: string): HTMLElement | null => document.querySelector(selector);
    const dice = [...document.querySelectorAll<HTMLElement>('.large button.die:not(.chosen)')];
    const lit = dice.find((die) => die.classList.contains('lit'));
    const main = 'section.yours .deeds .button.main';
    const picking = one(`${main}:is(:disabled, [aria-disabled=true])`) !== null;
    const target =
      one('button.card') ??
      one(`${main}:not(:disabled, [aria-disabled=true])`) ??
      one('section.yours .deeds .choice') ??
      (picking ? dice[0] : null) ??
      lit ??
      one('.mountain .die.open') ??
      one('section.yours .deeds .button:not(.hinting)');
    target?.click();
  }, ASKED);
}

// A game has some 130 actions; one of them may take several clicks.
const MOST_STEPS = 2000;

/** Plays for these pages until the game is over on all of them. */
export async function playOn(pages: Page[], step = click): Promise<void> {
  const playing = new Map(pages.map((page) => [page, ready(page)]));
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const page = await Promise.race(playing.values());
    if (await isOver(page)) playing.delete(page);
    else {
      await step(page);
      playing.set(page, ready(page));
    }
    if (!playing.size) return;
  }
  throw new Error(`the game did not end: ${await ask(pages[0]!)}`);
}

import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { walk } from '../src/core/slots';
import {
  asked,
  digAlone,
  isAsked,
  isOver,
  newTable,
  openHouse,
  playOn,
  ready,
  RESULT,
  setUp,
  tableAt,
} from './house';

// A cut line is told by the browser itself; everything else is ours.
const house = openHouse({ expected: /WebSocket connection|ERR_CONNECTION/ });

const QUICK = {
  rules: { players: 2, deal_heroes: true },
  seats: [
    { who: 'me', name: 'Ada' },
    { who: 'bot', bot: 'greedy' },
  ],
};
const address = (page: Page): string => page.url();
const winner = (page: Page): Promise<string> => page.locator('dialog h2').innerText();

describe('a whole game', () => {
  it('against bots, by clicking', async () => {
    const page = await house.home();
    await page.click('.hero .button.main');
    await playOn([page]);
    expect(await winner(page)).toMatch(RESULT);
    await page.locator('details summary').click();
    await page.getByText('Your browser has checked it').waitFor();
    const [record] = await Promise.all([
      page.waitForEvent('download'),
      page.getByText('Download the game record').click(),
    ]);
    expect(record.suggestedFilename()).toMatch(/\w/);
    const before = address(page);
    await page.getByRole('button', { name: 'Play again' }).click();
    await page.waitForURL((url) => url.href !== before);
    await page.waitForSelector('[data-testid=ask]');
  });

  it('against a bot, by keyboard alone', async () => {
    const page = await house.home();
    await page.locator('.hero .button.main').focus();
    await page.keyboard.press('Enter');
    await page.waitForSelector('[data-testid=ask]');
    await playOn([page], keyed);
    expect(await winner(page)).toMatch(RESULT);
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog', { state: 'detached' });
  });

  it('alone, to its rank, which is remembered', async () => {
    const page = await house.home();
    await digAlone(page);
    await playOn([page]);
    expect(await winner(page)).toMatch(/\w/);
    await page.getByRole('button', { name: 'Home' }).click();
    await page.locator('.best').waitFor();
  });

  it('of two people at one screen', async () => {
    const page = await house.home();
    await setUp(page, 'With friends');
    await page.getByLabel('Who sits in seat 2').selectOption('here');
    await page.getByLabel('Name in seat 2').fill('Bo');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.getByRole('heading', { name: 'Bo' }).waitFor();
    await playOn([page]);
    expect(await winner(page)).toMatch(/wins!$/);
  });
});

/** Reaches what is offered by Tab and arrow keys, and presses Enter. */
async function keyed(page: Page): Promise<void> {
  const wanted = await page.evaluate(() => {
    const dice = [...document.querySelectorAll<HTMLElement>('.large button.die:not(.chosen)')];
    const main = 'section.yours .deeds .button.main';
    const picking = document.querySelector(`${main}:is(:disabled, [aria-disabled=true])`) !== null;
    const target =
      document.querySelector<HTMLElement>('button.card') ??
      document.querySelector<HTMLElement>(`${main}:not(:disabled, [aria-disabled=true])`) ??
      (picking ? dice[0] : null) ??
      dice.find((die) => die.classList.contains('lit')) ??
      document.querySelector<HTMLElement>('.mountain .die.open') ??
      document.querySelector<HTMLElement>('section.yours .deeds .button:not(.hinting)');
    for (const old of document.querySelectorAll('[data-wanted]'))
      old.removeAttribute('data-wanted');
    target?.setAttribute('data-wanted', target.dataset['slot'] ?? 'yes');
    return target?.dataset['slot'] ?? (target ? 'yes' : '');
  });
  const reached = () =>
    page.evaluate(() => document.activeElement?.hasAttribute('data-wanted') ?? false);
  for (let i = 0; i < 80 && !(await reached()); i++) {
    if (!(await isAsked(page))) return;
    const [slot, slots] = await page.evaluate(
      () =>
        [
          (document.activeElement as HTMLElement | null)?.dataset['slot'] ?? '',
          [...document.querySelectorAll<HTMLElement>('[data-slot]')].map(
            (die) => die.dataset['slot']!,
          ),
        ] as const,
    );
    const way = slot && wanted !== 'yes' ? steps(slot, wanted, slots) : [];
    await page.keyboard.press(way[0] ?? (await alongTrove(page)) ?? 'Tab');
  }
  if (await reached()) await page.keyboard.press('Enter');
}

/** The arrow key that leads from a die of one's trove towards the one that is wanted, if both are. */
const alongTrove = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const [from, to] = [document.activeElement, document.querySelector('[data-wanted]')];
    if (!from?.matches('.own button.die') || !to?.matches('.own button.die')) return null;
    const [here, there] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
    const down = there.top - here.top;
    if (Math.abs(down) > here.height / 2) return down > 0 ? 'ArrowDown' : 'ArrowUp';
    return there.left > here.left ? 'ArrowRight' : 'ArrowLeft';
  });

/** The arrow keys that lead from one die to another. */
function steps(from: string, to: string, slots: readonly string[]): string[] {
  const ways = new Map<string, string[]>([[from, []]]);
  for (const [slot, way] of ways) {
    if (slot === to) return way;
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
      const next = walk(slot, key, slots);
      if (!ways.has(next)) ways.set(next, [...way, key]);
    }
  }
  return [];
}

describe('a table with friends', () => {
  it('is shared by links: two browsers, a spectator, and a rematch', async () => {
    const host = await house.home();
    await setUp(host, 'With friends');
    await host.getByLabel('Your name').fill('Ada');
    await host.getByRole('button', { name: 'Open the table' }).click();
    await host.getByRole('heading', { name: 'The table is set' }).waitFor();
    const link = await host.evaluate(async () => {
      const answer = await fetch(`/api/tables/${location.pathname.split('/')[2]}`);
      const info = (await answer.json()) as { seats: { link: string | null }[] };
      return info.seats.find((seat) => seat.link)?.link ?? '';
    });
    expect(link).toMatch(/^\/t\/[\w-]+\/[\w-]+$/);
    const friend = await house.guest();
    await friend.goto(house.url + link);
    await friend.locator('input[autocomplete=nickname]').fill('Bo');
    await friend.getByRole('button', { name: 'Sit down' }).click();
    await host.getByText('Bo', { exact: true }).first().waitFor();
    const watcher = await house.guest();
    await watcher.goto(address(host));
    await host.getByRole('button', { name: 'Start the game' }).click();
    await watcher.getByText('watching', { exact: true }).waitFor();
    await playOn([host, friend]);
    expect([await winner(host), await winner(friend)].sort()).toEqual([
      expect.stringMatching(/^(Ada|Bo) wins!$/),
      'You win!',
    ]);
    await ready(watcher);
    expect(await watcher.getByRole('button', { name: 'Play again' }).count()).toBe(0);
    const played = address(host);
    await host.getByRole('button', { name: 'Play again' }).click();
    await host.waitForURL((url) => url.href !== played);
    await friend.keyboard.press('Escape');
    await friend.getByRole('button', { name: 'Join them' }).click();
    await friend.waitForURL((url) => url.href === address(host));
  });

  it('goes on after the line is cut and the server is killed in mid-turn', async () => {
    const page = await house.known();
    await tableAt(page, 'take-in-last-round', QUICK);
    const before = await page.locator('.large').innerText();
    await page.evaluate(() => Object.assign(globalThis, { unbroken: true }));
    // What is still being loaded would be cut as well, which a browser complains of.
    await page.waitForLoadState('networkidle');
    await house.kill();
    await page.getByText('The connection is lost').waitFor();
    await house.start();
    await page.getByText('The connection is lost').waitFor({ state: 'detached', timeout: 30_000 });
    await asked(page);
    expect(await page.locator('.large').innerText()).toBe(before);
    await playOn([page]);
    expect(await page.evaluate(() => 'unbroken' in globalThis), 'without a reload').toBe(true);
  });

  it('keeps the seat of who is away, and gives it back with one click', async () => {
    const host = await house.home();
    await newTable(host, { ...QUICK, pace: 1 });
    await host.getByRole('button', { name: 'Play on yourself' }).click({ timeout: 20_000 });
    await host.getByRole('button', { name: 'Play on yourself' }).waitFor({ state: 'detached' });
    expect(await isOver(host)).toBe(false);
  });

  it('says so when there is none', async () => {
    const page = await house.guest();
    await page.goto(`${house.url}/t/AAAAAAAAAAAAAAAAAAAAAA`);
    await page.getByText('There is no such table').waitFor();
  });
});

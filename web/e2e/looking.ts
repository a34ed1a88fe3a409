import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { click, isAsked, isOver } from './house';

// `npm run screenshots` keeps the pictures; otherwise only what can be measured is looked at.
const SHOTS = process.env['SHOTS'];

export async function shot(page: Page, name: string): Promise<void> {
  if (!SHOTS) return;
  mkdirSync(SHOTS, { recursive: true });
  await page.screenshot({ path: `${SHOTS}/${name}.png` });
}

export const BOTS = [
  { who: 'me', name: 'Ada Bartholomea' },
  { who: 'bot', bot: 'journeyman', name: 'Hilda' },
  { who: 'bot', bot: 'apprentice', name: 'Grim' },
  { who: 'bot', bot: 'greedy' },
];

/** Plays until something is on the page, in as many games as it takes: no state is ever left out. */
export async function until(page: Page, selector: string, limit = 120_000): Promise<void> {
  const end = Date.now() + limit;
  while (Date.now() < end) {
    if ((await isAsked(page)) && (await page.locator(selector).count())) return;
    if (await isOver(page)) {
      const before = page.url();
      await page.locator('dialog .deeds .button.main').click();
      await page.waitForURL((url) => url.href !== before);
      await page.locator('dialog').waitFor({ state: 'detached' });
    } else if (!(await click(page))) await page.keyboard.press('h');
    await page.waitForTimeout(15);
  }
  throw new Error(`never came to ${selector}`);
}

export const BEER = '.large button.die.lit[data-token$=B]';
export const MAGIC = '.large button.die.lit[data-token^=M]:not([data-token$=B])';
export const CHESTS = '[data-phase=cache] .large button.die[aria-pressed]';

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

/** Plays until something is on the page; false if the game is over before. */
export async function until(page: Page, selector: string): Promise<boolean> {
  for (let i = 0; i < 4000; i++) {
    if ((await isAsked(page)) && (await page.locator(selector).count())) return true;
    if (await isOver(page)) return false;
    if (!(await click(page))) await page.keyboard.press('h');
    await page.waitForTimeout(15);
  }
  return false;
}

export const BEER = '.large button.die.lit[data-token$=B]';
export const MAGIC = '.large button.die.lit[data-token^=M]:not([data-token$=B])';
export const CHESTS = '[data-phase=cache] .large button.die[aria-pressed]';

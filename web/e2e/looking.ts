import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import type { Wish } from './house';

type Seat = Wish['seats'][number];

// `npm run screenshots` keeps the pictures; otherwise only what can be measured is looked at.
const SHOTS = process.env['SHOTS'];

export async function shot(page: Page, name: string): Promise<void> {
  if (!SHOTS) return;
  mkdirSync(SHOTS, { recursive: true });
  await page.screenshot({ path: `${SHOTS}/${name}.png` });
}

export const BOTS: [Seat, Seat, Seat, Seat] = [
  { who: 'me', name: 'Ada Bartholomea' },
  { who: 'bot', bot: 'journeyman', name: 'Hilda' },
  { who: 'bot', bot: 'apprentice', name: 'Grim' },
  { who: 'bot', bot: 'greedy' },
];

export const BEER = '.large button.die.lit[data-token$=B]';
export const MAGIC = '.large button.die.lit[data-token^=M]:not([data-token$=B])';
export const CHESTS = '[data-phase=cache] .large button.die[aria-pressed]';

import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import type { Wish } from './house';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

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

/** What axe finds fault with on a page. */
export async function axe(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const runner = (
      globalThis as unknown as {
        axe: {
          run: (o: object) => Promise<{
            violations: { id: string; nodes: { html: string; failureSummary: string }[] }[];
          }>;
        };
      }
    ).axe;
    const { violations } = await runner.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'],
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ html, failureSummary }) =>
          `${id}: ${html.slice(0, 140)} ${failureSummary.slice(0, 200)}`,
      ),
    );
  });
}

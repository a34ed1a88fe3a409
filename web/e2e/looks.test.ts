import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { click, House, isAsked, playOn } from './house';

// `npm run screenshots` keeps the pictures; otherwise only what can be measured is looked at.
const SHOTS = process.env['SHOTS'];
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const SIZES = [
  [360, 740],
  [820, 1180],
  [1440, 900],
] as const;

let house: House;
beforeAll(async () => void (house = await House.open()), 180_000);
afterAll(() => house.close());

async function shot(page: Page, name: string): Promise<void> {
  if (!SHOTS) return;
  mkdirSync(SHOTS, { recursive: true });
  await page.screenshot({ path: `${SHOTS}/${name}.png` });
}

/** Words that run out of their boxes, ids without a text, and pages wider than the screen. */
const faults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const wide = document.documentElement.scrollWidth - innerWidth;
    if (wide > 0) found.push(`the page is ${wide} px too wide`);
    for (const text of document.body.innerText.match(/\b(web|event|phase|face)-[a-z-]+/g) ?? [])
      found.push(`no text ${text}`);
    for (const element of document.querySelectorAll<HTMLElement>('button, .button, select, h1, h2, h3, td, th, .chip, .phase')) {
      if (element.matches('.die, .unseen, .handle, .icon') || !element.offsetWidth) continue;
      if (element.closest('.unseen')) continue;
      if (element.offsetWidth < 30 && element.innerText.length > 5)
        found.push(`“${element.innerText.slice(0, 40)}” is squeezed`);
      if (element.scrollWidth > element.clientWidth + 2 && getComputedStyle(element).overflow === 'visible')
        found.push(`“${element.innerText.slice(0, 40)}” needs ${element.scrollWidth} of ${element.clientWidth} px`);
    }
    return found;
  });

async function axe(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const runner = (globalThis as unknown as { axe: { run: (o: object) => Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }> } }).axe;
    const { violations } = await runner.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'],
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 140)} ${failureSummary.slice(0, 200)}`),
    );
  });
}

const newTable = (page: Page, table: object): Promise<void> =>
  page.evaluate(async (body) => {
    const answer = await fetch('/api/tables', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    const { id } = (await answer.json()) as { id: string };
    history.pushState(null, '', `/t/${id}`);
    dispatchEvent(new PopStateEvent('popstate'));
  }, table);

const BOTS = [
  { who: 'me', name: 'Ada Bartholomea' },
  { who: 'bot', bot: 'journeyman', name: 'Hilda' },
  { who: 'bot', bot: 'apprentice', name: 'Grim' },
  { who: 'bot', bot: 'greedy' },
];

async function steps(page: Page, count: number): Promise<void> {
  for (let done = 0, tries = 0; done < count && tries < 800; tries++) {
    if (await click(page)) done++;
    else await page.keyboard.press('h');
    await page.waitForTimeout(25);
  }
  for (let i = 0; i < 100 && !(await isAsked(page)); i++) await page.waitForTimeout(50);
}

for (const lang of ['en', 'it', 'fr', 'es']) {
  for (const [width, height] of SIZES) {
    it(`every screen fits in ${lang} at ${width} px`, async () => {
      const page = await house.home({ locale: lang, viewport: { width, height } });
      const found: string[] = [];
      const look = async (name: string) => {
        await page.waitForTimeout(250);
        found.push(...(await faults(page)).map((fault) => `${name}: ${fault}`));
        await shot(page, `${name}-${lang}-${width}`);
      };
      await page.locator('.variants summary').click();
      await look('home');
      await page.locator('nav .icon').first().click();
      await page.locator('dialog details summary').click();
      await look('rules');
      await page.keyboard.press('Escape');
      await newTable(page, { rules: { players: 3 }, seats: [BOTS[0], { who: 'open' }, BOTS[1]] });
      await page.waitForSelector('main ol li');
      await look('lobby');
      await newTable(page, { rules: { players: 4, heroes: 'all' }, seats: BOTS });
      await page.waitForSelector('button.card');
      await look('heroes');
      await steps(page, 6);
      await look('digging');
      await playOn([page]);
      await look('end');
      await page.keyboard.press('Escape');
      await look('over');
      await newTable(page, { rules: { players: 1 }, seats: [BOTS[0]] });
      await steps(page, 5);
      await look('solo');
      expect([...new Set(found)]).toEqual([]);
      expect(house.complaints.splice(0)).toEqual([]);
      await page.context().close();
    });
  }
}

describe('everybody can use it', () => {
  for (const theme of ['dark', 'light']) {
    it(`says axe of every screen in ${theme} colours`, async () => {
      const page = await house.home();
      if (theme === 'light') await page.getByRole('button', { name: 'Light colours' }).click();
      const found: string[] = [];
      const look = async (name: string) => {
        await page.waitForTimeout(300);
        found.push(...(await axe(page)).map((fault) => `${name}: ${fault}`));
        await shot(page, `${name}-${theme}`);
      };
      await look('home');
      await page.locator('nav .icon').first().click();
      await look('rules');
      await page.keyboard.press('Escape');
      await newTable(page, { rules: { players: 2 }, seats: [BOTS[0], { who: 'open' }] });
      await page.waitForSelector('main ol li');
      await look('lobby');
      await newTable(page, { rules: { players: 2 }, seats: BOTS.slice(0, 2) });
      await page.waitForSelector('button.card');
      await look('heroes');
      await steps(page, 8);
      await look('digging');
      await playOn([page]);
      await look('end');
      expect([...new Set(found)]).toEqual([]);
    });
  }

  it('loads less than 80 kB of script before the first move', async () => {
    const page = await house.home();
    await newTable(page, { rules: { players: 2 }, seats: BOTS.slice(0, 2) });
    await page.waitForSelector('button.card');
    const bytes = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
    );
    expect(bytes).toBeGreaterThan(20_000);
    expect(bytes).toBeLessThan(80_000);
  });

  it('tells the kinds of dice apart without colour', async () => {
    const page = await house.home();
    const apart = await page.evaluate(async () => {
      const kinds = ['T1', 'G1', 'M1', 'HC1', 'XP'];
      const sprite = document.querySelector('.sprite')!.innerHTML;
      const grey = async (token: string) => {
        const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="-51 -51 102 102">${sprite}<use href="#dm-${token}"/></svg>`;
        const image = new Image();
        image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
        await image.decode();
        const canvas = new OffscreenCanvas(48, 48);
        const pen = canvas.getContext('2d')!;
        pen.drawImage(image, 0, 0);
        const { data } = pen.getImageData(0, 0, 48, 48);
        return Array.from({ length: 48 * 48 }, (_, i) =>
          0.2126 * data[4 * i]! + 0.7152 * data[4 * i + 1]! + 0.0722 * data[4 * i + 2]!,
        );
      };
      const pictures = await Promise.all(kinds.map(grey));
      let least = Infinity;
      for (const [i, one] of pictures.entries())
        for (const other of pictures.slice(i + 1))
          least = Math.min(least, one.reduce((sum, v, k) => sum + Math.abs(v - other[k]!), 0) / one.length);
      return least;
    });
    // The mean difference of two greyscale faces, of 255.
    expect(apart).toBeGreaterThan(20);
  });
});

import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { click, House, isAsked, isOver, newTable, playOn } from './house';

// `npm run screenshots` keeps the pictures; otherwise only what can be measured is looked at.
const SHOTS = process.env['SHOTS'];
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const SIZES = [
  [360, 740],
  [820, 1180],
  [1440, 900],
] as const;

let house: House;
beforeAll(async () => void (house = await House.open()), House.PATIENCE);
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
      const unseen = [...element.querySelectorAll<HTMLElement>('.unseen')];
      const hidden = unseen.reduce((sum, { innerText }) => sum + innerText.length, 0);
      if (element.offsetWidth < 30 && element.innerText.trim().length - hidden > 5)
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

/** Plays until something is on the page; false if the game is over before. */
async function until(page: Page, selector: string): Promise<boolean> {
  for (let i = 0; i < 4000; i++) {
    if ((await isAsked(page)) && (await page.locator(selector).count())) return true;
    if (await isOver(page)) return false;
    if (!(await click(page))) await page.keyboard.press('h');
    await page.waitForTimeout(15);
  }
  return false;
}

const BEER = '.large button.die.lit[data-token$=B]';
const MAGIC = '.large button.die.lit[data-token^=M]:not([data-token$=B])';
const CHESTS = '[data-phase=cache] .large button.die[aria-pressed]';

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
      await look('home');
      await page.locator('.variants summary').click();
      await page.locator('.variants').scrollIntoViewIfNeeded();
      await look('variants');
      await page.locator('nav .icon').first().click();
      await look('rules');
      await page.locator('dialog details summary').click();
      await look('rules-whole');
      await page.keyboard.press('Escape');

      await newTable(page, { rules: { players: 3 }, seats: [BOTS[0], { who: 'open' }, BOTS[1]] });
      await page.waitForSelector('main ol li');
      await look('lobby');
      const link = await page.evaluate(async () => {
        const answer = await fetch(`/api/tables/${location.pathname.split('/')[2]}`);
        const { seats } = (await answer.json()) as { seats: { link?: string }[] };
        return seats.find((seat) => seat.link)?.link ?? '';
      });
      const friend = await house.guest({ locale: lang, viewport: { width, height } });
      await friend.goto(house.url + link);
      await friend.waitForSelector('form');
      await shot(friend, `sit-${lang}-${width}`);
      found.push(...(await faults(friend)).map((fault) => `sit: ${fault}`));
      await friend.goto(`${house.url}/t/AAAAAAAAAAAAAAAAAAAAAA`);
      await friend.waitForSelector('main.alone h1');
      await shot(friend, `gone-${lang}-${width}`);
      await friend.context().close();

      await newTable(page, { rules: { players: 4, heroes: 'all' }, seats: BOTS });
      await page.waitForSelector('button.card');
      await look('heroes');
      await page.locator('button.card').first().click();
      if (await until(page, '.mountain .die.open')) {
        await look('digging');
        await page.getByRole('button', { name: /^(Hint|Consiglio|Conseil|Consejo)$/ }).click();
        await page.waitForSelector('.hint li');
        await look('hint');
        await page.locator('.mountain .die.shut').first().click({ force: true });
        await look('why');
      }
      if (await until(page, BEER)) {
        await page.locator(BEER).first().click();
        await look('sharing');
        await page.locator('.deeds .button.main').first().click();
        await page.waitForFunction(() => document.querySelectorAll('.mountain .die.open').length > 2);
        await page.locator('.mountain .die.open').first().focus();
        await page.waitForTimeout(300);
        await look('side');
      }
      if (await until(page, MAGIC)) {
        await look('magic');
        await page.locator(MAGIC).first().click();
        await page.locator('.large button.die[aria-pressed=false]').first().click();
        await look('magic-picked');
      }
      await playOn([page]);
      await look('end');
      await page.locator('dialog details summary').click();
      await page.locator('dialog details').scrollIntoViewIfNeeded();
      await look('proof');
      await page.keyboard.press('Escape');
      await look('over');

      await newTable(page, { rules: { players: 1 }, seats: [BOTS[0]] });
      await until(page, '.mountain .die.open[data-token$=B]');
      await look('solo');
      if (await page.locator('.mountain .die.open[data-token$=B]').count()) {
        await page.locator('.mountain .die.open[data-token$=B]').first().click();
        await look('solo-wild');
      }
      await playOn([page]);
      await look('solo-end');

      // The whole of a two-player table with its fullest troves, while chests are chosen.
      await newTable(page, { rules: { players: 2 }, seats: BOTS.slice(0, 2) });
      await page.waitForSelector('button.card');
      await page.locator('button.card[data-hero=treasurer], button.card').last().click();
      if (await until(page, `${CHESTS}, [data-round="3"]`)) {
        if (await page.locator(CHESTS).count()) await page.locator(CHESTS).first().click();
        await look('chests');
      }
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

  it('shows the whole table without scrolling on a screen of 1440 by 900, and fills one of 2560', async () => {
    for (const [width, height] of [[1440, 900], [2560, 1440]] as const) {
      const page = await house.home({ viewport: { width, height } });
      await shot(page, `home-en-${width}`);
      await newTable(page, { rules: { players: 4, deal_heroes: true }, seats: BOTS });
      await until(page, '.mountain .die.open');
      for (let i = 0; i < 3000 && !(await isOver(page)); i++) {
        if (!(await click(page))) await page.keyboard.press('h');
        if (i % 40) continue;
        const beyond = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
        expect(beyond).toBeLessThanOrEqual(0);
        const dice = await page.locator('.mountain .die').count();
        if (dice > 8 && dice < 16) await shot(page, `digging-en-${width}`);
      }
      await page.keyboard.press('Escape');
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Emulation.setEmulatedVisionDeficiency', { type: 'achromatopsia' });
      await shot(page, `grey-en-${width}`);
      await page.context().close();
    }
  });

  it('tells the kinds of dice apart without colour, even by the Beer that all of them have', async () => {
    const page = await house.home();
    const least = (tokens: string[]) =>
      page.evaluate(async (tokens) => {
        const side = 48;
        const sprite = document.querySelector('.sprite')!.innerHTML;
        const grey = async (token: string) => {
          const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="-51 -51 102 102">${sprite}<use href="#dm-${token}"/></svg>`;
          const image = new Image();
          image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
          await image.decode();
          const pen = new OffscreenCanvas(side, side).getContext('2d')!;
          pen.drawImage(image, 0, 0);
          const { data } = pen.getImageData(0, 0, side, side);
          return Array.from({ length: side * side }, (_, i) =>
            0.2126 * data[4 * i]! + 0.7152 * data[4 * i + 1]! + 0.0722 * data[4 * i + 2]!,
          );
        };
        const pictures = await Promise.all(tokens.map(grey));
        const pairs = pictures.flatMap((one, i) => pictures.slice(i + 1).map((other) => [one, other]));
        const apart = ([one, other]: number[][]) =>
          one!.reduce((sum, value, k) => sum + Math.abs(value - other![k]!), 0) / one!.length;
        return Math.min(...pairs.map(apart));
      }, tokens);
    // The mean difference of two greyscale pictures, of 255, for the pair that is most alike.
    expect(await least(['T1', 'G1', 'M1', 'HC1', 'XP'])).toBeGreaterThan(20);
    // Here only the body and its pattern differ, on less than half of the picture.
    expect(await least(['TB', 'GB', 'MB', 'HB', 'XB'])).toBeGreaterThan(10);
    expect(await least(['TB', 'GB', 'TB'])).toBe(0);
  });
});

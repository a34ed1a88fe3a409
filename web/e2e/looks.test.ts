import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, click, House, isOver, newTable, playOn } from './house';
import { BEER, BOTS, CHESTS, MAGIC, shot, until } from './looking';

const SIZES = [
  [360, 740],
  [820, 1180],
  [1440, 900],
] as const;

let house: House;
beforeAll(async () => void (house = await House.open()), House.PATIENCE);
afterAll(() => house.close());

/** Words that run out of their boxes, ids without a text, and pages wider than the screen. */
const faults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const wide = document.documentElement.scrollWidth - innerWidth;
    if (wide > 0) found.push(`the page is ${wide} px too wide`);
    for (const text of document.body.innerText.match(/\b(web|event|phase|face)-[a-z-]+/g) ?? [])
      found.push(`no text ${text}`);
    for (const element of document.querySelectorAll<HTMLElement>(
      'button, .button, select, h1, h2, h3, td, th, .chip, .phase',
    )) {
      if (element.matches('.die, .unseen, .handle, .icon') || !element.offsetWidth) continue;
      if (element.closest('.unseen')) continue;
      const unseen = [...element.querySelectorAll<HTMLElement>('.unseen')];
      const hidden = unseen.reduce((sum, { innerText }) => sum + innerText.length, 0);
      if (element.offsetWidth < 30 && element.innerText.trim().length - hidden > 5)
        found.push(`“${element.innerText.slice(0, 40)}” is squeezed`);
      if (
        element.scrollWidth > element.clientWidth + 2 &&
        getComputedStyle(element).overflow === 'visible'
      )
        found.push(
          `“${element.innerText.slice(0, 40)}” needs ${element.scrollWidth} of ${element.clientWidth} px`,
        );
    }
    return found;
  });

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
      await until(page, '.mountain .die.open');
      await look('digging');
      await page.getByRole('button', { name: /^(Hint|Consiglio|Conseil|Consejo)$/ }).click();
      await page.waitForSelector('.hint li');
      await look('hint');
      await page.locator('.mountain .die.shut').first().click({ force: true });
      await look('why');
      await until(page, BEER);
      await page.locator(BEER).first().click();
      await look('sharing');
      const asked = await ask(page);
      await page.locator('.deeds .button.main').first().click();
      await expect.poll(() => ask(page), { timeout: 30_000 }).not.toBe(asked);
      await page.locator('.mountain .die.open').first().focus();
      await page.waitForTimeout(300);
      await look('side');
      await until(page, MAGIC);
      await look('magic');
      await page.locator(MAGIC).first().click();
      await page.locator('.large button.die[aria-pressed=false]').first().click();
      await look('magic-picked');
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
      await page.locator('.mountain .die.open[data-token$=B]').first().click();
      await look('solo-wild');
      await playOn([page]);
      await look('solo-end');

      // The whole of a two-player table with its fullest troves, while chests are chosen.
      await newTable(page, { rules: { players: 2 }, seats: BOTS.slice(0, 2) });
      await page.waitForSelector('button.card');
      await page.locator('button.card').last().click();
      await until(page, CHESTS);
      await page.locator(CHESTS).first().click();
      await look('chests');
      expect([...new Set(found)]).toEqual([]);
      expect(house.complaints.splice(0)).toEqual([]);
      await page.context().close();
    });
  }
}

describe('the table', () => {
  it('is seen whole without scrolling on a screen of 1440 by 900, and fills one of 2560', async () => {
    for (const [width, height] of [
      [1440, 900],
      [2560, 1440],
    ] as const) {
      const page = await house.home({ viewport: { width, height } });
      await shot(page, `home-en-${width}`);
      await newTable(page, { rules: { players: 4, deal_heroes: true }, seats: BOTS });
      await until(page, '.mountain .die.open');
      for (let i = 0; i < 3000 && !(await isOver(page)); i++) {
        if (!(await click(page))) await page.keyboard.press('h');
        if (i % 40) continue;
        const beyond = await page.evaluate(
          () => document.documentElement.scrollHeight - innerHeight,
        );
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
});

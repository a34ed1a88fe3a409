import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { dieOf, goOn, newTable, openHouse, settled, tableAt } from './house';
import { BEER, BOTS, CHESTS, MAGIC, shot } from './looking';

const STOP = /^(Stop digging|Smetti di scavare|Arrêter de creuser|Dejar de excavar)$/;
const ENOUGH = /^(Enough magic|Finisci la magia|Terminer la magie|Terminar la magia)$/;
const SOLO_RULES = /^(Solo|Solitario)$/;
const SIZES = [
  [360, 740],
  [820, 1180],
  [1440, 900],
] as const;

const TWO = { rules: { players: 2 }, seats: BOTS.slice(0, 2) };
const FOUR = { rules: { players: 4, heroes: 'all' }, seats: BOTS };
const SOLO = { rules: { players: 1 }, seats: [BOTS[0]] };

const house = openHouse({ expected: /status of 404/ });

/** Words that run out of their boxes, ids without a text, and pages wider than the screen. */
const faults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const wide = document.documentElement.scrollWidth - innerWidth;
    if (wide > 0) found.push(`the page is ${wide} px too wide`);
    for (const text of document.body.innerText.match(
      /\b(web|event|phase|face|lesson|guide)-[a-z-]+/g,
    ) ?? [])
      found.push(`no text ${text}`);
    for (const element of document.querySelectorAll<HTMLElement>(
      'button, .button, select, h1, h2, h3, td, th, .chip, .phase',
    )) {
      // What explains itself can be hit beyond its edges.
      const why = element.matches('.why') || element.querySelector('.why');
      if (why || element.matches('.die, .unseen, .icon') || !element.offsetWidth) continue;
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
      const look = async (name: string, shows: string) => {
        await page.locator(shows).first().waitFor();
        await settled(page);
        found.push(...(await faults(page)).map((fault) => `${name}: ${fault}`));
        await shot(page, `${name}-${lang}-${width}`);
      };
      await look('home', '.hero .button.main');
      await page.locator('.variants summary').click();
      await page.locator('.variants').scrollIntoViewIfNeeded();
      await look('variants', '.variants[open]');
      for (const [way, shows] of [
        ['friends', '.seat'],
        ['solo', '.best'],
      ] as const) {
        await page.locator(`#way-${way}`).click();
        await look(`set-up-${way}`, shows);
      }
      await page.locator('nav .icon').first().click();
      await look('rules', 'dialog h2');
      await page.locator('dialog').getByRole('button', { name: SOLO_RULES }).click();
      await look('rules-solo', 'dialog h2');
      await page.locator('dialog details summary').click();
      await look('rules-whole', 'dialog details[open]');
      await page.keyboard.press('Escape');

      await page.goto('/learn');
      await look('lessons', '.learn li');
      await page.goto('/learn/1');
      await look('lesson', '.foreman');

      await newTable(page, { rules: { players: 3 }, seats: [BOTS[0], { who: 'open' }, BOTS[1]] });
      await look('lobby', 'main ol li');
      const link = await page.evaluate(async () => {
        const answer = await fetch(`/api/tables/${location.pathname.split('/')[2]}`);
        const { seats } = (await answer.json()) as { seats: { link?: string }[] };
        return seats.find((seat) => seat.link)?.link ?? '';
      });
      const friend = await house.guest({ locale: lang, viewport: { width, height } });
      await friend.goto(link);
      await friend.waitForSelector('form');
      await settled(friend);
      await shot(friend, `sit-${lang}-${width}`);
      found.push(...(await faults(friend)).map((fault) => `sit: ${fault}`));
      await friend.goto(link.replace(/\/[^/]*$/, ''));
      await friend.waitForSelector('.watches');
      await shot(friend, `watch-${lang}-${width}`);
      found.push(...(await faults(friend)).map((fault) => `watch: ${fault}`));
      await friend.goto(link);
      await friend.locator('form input').fill('Bo');
      await friend.locator('form button').click();
      await page.locator('main .button.big:enabled').click();
      await page.locator('.reactions .icon').click();
      await look('reactions', '.choice');
      await page.locator('.between > .icon').click();
      await look('menu', '.menu');
      await page.locator('.menu .deed').last().getByRole('button').click();
      await look('leave', '.leaving');
      await page.keyboard.press('Escape');
      await friend.goto('/nope');
      await friend.waitForSelector('main h1');
      await shot(friend, `nowhere-${lang}-${width}`);
      found.push(...(await faults(friend)).map((fault) => `nowhere: ${fault}`));
      await friend.goto('/t/AAAAAAAAAAAAAAAAAAAAAA');
      await friend.waitForSelector('main.alone h1');
      await shot(friend, `gone-${lang}-${width}`);

      await newTable(page, FOUR);
      await look('heroes', 'button.card');
      await tableAt(page, 'take', FOUR);
      await look('digging', '.mountain .die.open');
      await page.locator('.large [data-why]:visible').first().click();
      await look('explained', '.explanation.filled');
      await page.keyboard.press('Escape');
      await page.locator('header .gear').click();
      await look('settings', '.settings');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: /^(Hint|Consiglio|Conseil|Consejo)$/ }).click();
      await look('hint', '.hint .best');
      await page.locator('.mountain .die.shut').first().click({ force: true });
      await look('why', '[role=alert]');
      await tableAt(page, 'share', FOUR);
      await page.locator(BEER).first().click();
      await look('sharing', '.deeds .button.main');
      await dieOf(page, await tableAt(page, 'slide', FOUR)).hover();
      await look('side', '.paths path');
      await tableAt(page, 'spend', FOUR);
      await look('magic', MAGIC);
      await page.locator(MAGIC).first().click();
      await page.locator('.large button.die[aria-pressed=false]').first().click();
      await look('magic-picked', '.large button.die[aria-pressed=true]');
      await tableAt(page, 'game-end', FOUR);
      await page.getByRole('button', { name: ENOUGH }).click();
      await look('round-end', '.round-end');
      await goOn(page);
      await look('end', 'dialog h2');
      await page.locator('dialog details summary').click();
      await page.locator('dialog details').scrollIntoViewIfNeeded();
      await look('proof', 'dialog details[open]');
      await page.keyboard.press('Escape');
      await page.locator('dialog').waitFor({ state: 'detached' });
      await look('over', '.deeds .button.main');

      const wild = await tableAt(page, 'draft-wild', SOLO);
      await look('solo', '.mountain .die.open');
      await dieOf(page, wild).click();
      await look('solo-wild', '.deeds .choice');
      await tableAt(page, 'solo-end', SOLO);
      await page.getByRole('button', { name: STOP }).click();
      await page.locator('section.yours .deeds .button').first().click();
      await look('solo-end', 'dialog h2');

      // The whole of a two-player table with its fullest troves, while chests are chosen.
      await tableAt(page, 'cache', TWO);
      await page.locator(CHESTS).first().click();
      await look('chests', '.large button.die[aria-pressed=true]');
      await page.goto('/');
      await look('tables', '.tables li');
      expect([...new Set(found)]).toEqual([]);
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
      const dealt = { rules: { players: 4, deal_heroes: true }, seats: BOTS };
      const look = async () => {
        await settled(page);
        const high = await page.evaluate(() => document.documentElement.scrollHeight);
        expect(high).toBeLessThanOrEqual(height);
      };
      for (const position of ['take', 'share', 'slide', 'cache', 'take-in-last-round']) {
        await tableAt(page, position, dealt);
        await look();
        if (position === 'take') await shot(page, `digging-en-${width}`);
      }
      await tableAt(page, 'game-end', dealt);
      await look();
      await page.getByRole('button', { name: 'Enough magic' }).click();
      await goOn(page);
      await page.locator('dialog').waitFor();
      await page.keyboard.press('Escape');
      await page.locator('dialog').waitFor({ state: 'detached' });
      await look();
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Emulation.setEmulatedVisionDeficiency', { type: 'achromatopsia' });
      await shot(page, `grey-en-${width}`);
    }
  });
});

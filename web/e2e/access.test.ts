import { describe, expect, it } from 'vitest';
import { choose, goOn, newTable, openHouse, settled, tableAt } from './house';
import { axe, BEER, BOTS, MAGIC, shot } from './looking';

const TWO = { rules: { players: 2 }, seats: BOTS.slice(0, 2) };
const SOLO = { rules: { players: 1 }, seats: [BOTS[0]] };

const house = openHouse({ expected: /status of 404/ });

describe('everybody can use it', () => {
  for (const theme of ['dark', 'light']) {
    it(`says axe of every screen in ${theme} colours`, async () => {
      const page = await house.home();
      if (theme === 'light') await choose(page, 'light');
      const found: string[] = [];
      const look = async (name: string, shows: string) => {
        await page.locator(shows).first().waitFor();
        await settled(page);
        found.push(...(await axe(page)).map((fault) => `${name}: ${fault}`));
        await shot(page, `${name}-${theme}`);
      };
      await look('home', '.hero .button.main');
      await page.getByRole('tab', { name: 'With friends' }).click();
      await look('set-up-friends', '.seat');
      await page.getByRole('tab', { name: 'Solo' }).click();
      await look('set-up-solo', '.best');
      await page.locator('header .gear').click();
      await look('settings', '.settings');
      await page.keyboard.press('Escape');
      await page.locator('nav .icon').first().click();
      await look('rules', 'dialog h2');
      await page.keyboard.press('Escape');
      await newTable(page, { rules: TWO.rules, seats: [BOTS[0], { who: 'open' }] });
      await look('lobby', 'main ol li');
      await page.getByRole('button', { name: 'This table' }).click();
      await look('menu', '.menu');
      await page.getByRole('button', { name: 'Leave for good' }).click();
      await look('leave', '.leaving');
      await page.keyboard.press('Escape');
      await newTable(page, TWO);
      await look('heroes', 'button.card');
      await tableAt(page, 'take', TWO);
      await look('digging', '.mountain .die.open');
      await page.locator('.large [data-why]:visible').first().click();
      await look('explained', '.explanation.filled');
      await page.keyboard.press('Escape');
      await page.keyboard.press('i');
      await look('hint', '.hint .best');
      await tableAt(page, 'share', TWO);
      await page.locator(BEER).first().click();
      await look('sharing', '.deeds .button.main');
      await tableAt(page, 'spend', TWO);
      await page.locator(MAGIC).first().click();
      await look('magic', '.deeds .button.main[aria-disabled=true]');
      await tableAt(page, 'game-end', TWO);
      await page.getByRole('button', { name: 'Enough magic' }).click();
      await look('round-end', '.round-end');
      await goOn(page);
      await look('end', 'dialog h2');
      await tableAt(page, 'draft-wild', SOLO);
      await look('solo', '.mountain .die.open');
      await tableAt(page, 'solo-end', SOLO);
      await page.getByRole('button', { name: 'Stop digging' }).click();
      await page.getByRole('button', { name: 'Stop here' }).click();
      await look('solo-end', 'dialog h2');
      await page.goto('/');
      await look('tables', '.tables li');
      await page.goto('/nope');
      await look('nowhere', 'main h1');
      expect([...new Set(found)]).toEqual([]);
    });
  }

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
          return Array.from(
            { length: side * side },
            (_, i) => 0.2126 * data[4 * i]! + 0.7152 * data[4 * i + 1]! + 0.0722 * data[4 * i + 2]!,
          );
        };
        const pictures = await Promise.all(tokens.map(grey));
        const pairs = pictures.flatMap((one, i) =>
          pictures.slice(i + 1).map((other) => [one, other]),
        );
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

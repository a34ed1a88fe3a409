import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { House, newTable, playOn } from './house';
import { BEER, BOTS, MAGIC, shot, until } from './looking';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let house: House;
beforeAll(async () => void (house = await House.open()), House.PATIENCE);
afterAll(() => house.close());

async function axe(page: Page): Promise<string[]> {
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
      await page.locator('button.card').first().click();
      await until(page, '.mountain .die.open');
      await look('digging');
      await page.keyboard.press('i');
      await page.waitForSelector('.hint li');
      await look('hint');
      await until(page, BEER);
      await page.locator(BEER).first().click();
      await look('sharing');
      await until(page, MAGIC);
      await page.locator(MAGIC).first().click();
      await look('magic');
      await playOn([page]);
      await look('end');
      await newTable(page, { rules: { players: 1 }, seats: [BOTS[0]] });
      await until(page, '.mountain .die.open');
      await look('solo');
      await playOn([page]);
      await look('solo-end');
      expect([...new Set(found)]).toEqual([]);
      await page.context().close();
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

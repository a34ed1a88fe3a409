import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { dieOf, openHouse, ready, settled, tableAt } from './house';

const ME = { who: 'me', name: 'Ada' };
const BOT = { who: 'bot', bot: 'greedy', name: 'Grim' };
const QUICK = { rules: { players: 2, deal_heroes: true }, seats: [ME, BOT] };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

const house = openHouse();

const explanation = (page: Page) => page.locator('.explanation.filled');

describe('every number explains itself', () => {
  it('by a click, by the keyboard and under the pointer, and Escape puts it away', async () => {
    const page = await house.known();
    await tableAt(page, 'take-in-last-round', QUICK);
    const tunnels = page.locator('.pad [data-why="tunnels 1 round 1"]');
    await tunnels.click();
    await explanation(page).waitFor();
    expect(await explanation(page).innerText()).toMatch(/^Tunnels\s+\d+\s+Ada, round 1/);
    // A second click puts it away, as does one beside it.
    await tunnels.click();
    await explanation(page).waitFor({ state: 'detached' });

    await page.locator('.large [data-why="total 1"]').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await explanation(page).waitFor();
    expect(await explanation(page).innerText()).toMatch(/^Total\s+−?\d+\s+Ada\s+Round 1/);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => explanation(page).innerText()).not.toMatch(/^Total/);
    await page.keyboard.press('Escape');
    await explanation(page).waitFor({ state: 'detached' });
    expect(
      await page.evaluate(() => document.activeElement?.getAttribute('data-why')),
    ).toBeTruthy();

    await page.locator('.bag [data-why]').hover();
    await explanation(page).waitFor();
    expect(await explanation(page).innerText()).toMatch(/^\d+ dice in the bag/);
    expect(await page.locator(':is(.trove, .pad, .mountain, .log) [title]').count()).toBe(0);
  });

  it('by a tap, within the window, also in a drawer', async () => {
    const page = await house.known(PHONE);
    await tableAt(page, 'take-in-last-round', QUICK);
    const inside = () =>
      explanation(page).evaluate((node) => {
        const { left, top, right, bottom } = node.getBoundingClientRect();
        return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
      });
    for (const die of ['.large .die[data-token^=T] >> nth=0', '.large [data-why="live 1"]']) {
      await page.locator(die).tap();
      await explanation(page).waitFor();
      expect(await inside()).toBe(true);
      await page.touchscreen.tap(195, 300);
      await explanation(page).waitFor({ state: 'detached' });
    }
    await page.locator('.to-sheet').tap();
    await page.locator('dialog [data-why="hazards 2 round 2"]').tap();
    await explanation(page).waitFor();
    expect(await inside()).toBe(true);
    expect(await explanation(page).innerText()).toMatch(/^Hazards\s+−?\d+\s+Grim, round 2/);
    await page.keyboard.press('Escape');
    await explanation(page).waitFor({ state: 'detached' });
    expect(await page.locator('dialog').isVisible()).toBe(true);
  });

  it('who has the most gems, and that they count twice', async () => {
    const page = await house.known();
    await tableAt(page, 'most-gems', QUICK);
    await page.locator('.large [data-why="treasure 1 now"]').click();
    await explanation(page).waitFor();
    const text = await explanation(page).innerText();
    expect(text).toContain('Ada has the most gems, and they count twice.');
    const gems = Number(/2 × (\d+)/.exec(text)?.[1]);
    expect(Number(/^Treasure\s+(\d+)/.exec(text)?.[1])).toBe(2 * gems);
  });
});

describe('what happened', () => {
  it('is told a line a turn, and stays at its end however its size changes', async () => {
    const page = await house.known();
    const action = await tableAt(page, 'take-in-last-round', QUICK);
    const scroll = page.locator('.log .scroll');
    const atEnd = () => scroll.evaluate((node) => Math.abs(node.scrollTop) < 2);
    expect(await scroll.evaluate((node) => node.scrollHeight > node.clientHeight)).toBe(true);
    expect(await atEnd()).toBe(true);
    await page.setViewportSize({ width: 1300, height: 640 });
    await settled(page);
    expect(await atEnd()).toBe(true);
    await dieOf(page, action).click();
    const mine = page.locator('.log li', { hasText: /^Ada/ }).last();
    await mine.locator('.die').first().waitFor();
    await expect.poll(() => page.locator('.ghost').count()).toBeGreaterThan(0);
    await ready(page);
    expect(await atEnd()).toBe(true);
    // The last turn is marked until the next one, and no die is labelled that nobody points at.
    await page.mouse.move(2, 2);
    expect(await page.locator('.mountain .tag').count()).toBe(0);
    expect(await page.locator('.log li.last').count()).toBe(1);
  });
});

import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { choose, isAsked, openHouse, ready, settled, tableAt, tableWith } from './house';
import { axe } from './looking';

const ME = { who: 'me', name: 'Ada' };
const BOT = { who: 'bot', bot: 'greedy', name: 'Grim' };
const TWO = { rules: { players: 2, deal_heroes: true }, seats: [ME, BOT] };
const SOLO = { rules: { players: 1 }, seats: [ME] };

const house = openHouse();

const title = (page: Page) => page.locator('dialog h2').innerText();

/** Ends the game that is at a position before its last action. */
async function end(page: Page, position: string): Promise<void> {
  await tableAt(page, position, TWO);
  await page.getByRole('button', { name: 'Enough magic' }).click();
  // The last round is scored first, and a tie once more.
  await page.locator('.round-end').waitFor();
  await ready(page);
  await page.locator('dialog h2').waitFor();
}

async function endAlone(page: Page): Promise<void> {
  await tableAt(page, 'solo-end', SOLO);
  await page.getByRole('button', { name: 'Stop digging' }).click();
  await page.getByRole('button', { name: 'Stop here' }).click();
  await page.locator('dialog h2').waitFor();
}

/** What the dialog's pad has in its row of totals, by the names above. */
const totals = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(() => {
    const cells = (row: string) =>
      [...document.querySelectorAll<HTMLElement>(`dialog table ${row}`)].map(({ innerText }) =>
        innerText.trim().replace('−', '-'),
      );
    const sums = cells('.total td').map(Number);
    return Object.fromEntries(cells('thead th').map((name, i) => [name, sums[i]!]));
  });

describe('the end of a game', () => {
  it('is a victory for who has won, and says what decided it', async () => {
    const page = await house.home({ reducedMotion: 'no-preference' });
    await end(page, 'game-won');
    expect(await title(page)).toBe('You win!');
    await page.locator('dialog .confetti').waitFor();
    const points = await totals(page);
    const why = await page.locator('dialog .reason').innerText();
    if (points['Ada'] === points['Grim']) expect(why).toMatch(/^A tie at .* Ada \d+, Grim \d+\.$/);
    else expect(why).toContain(`${points['Ada']! - points['Grim']!} more than Grim`);
    expect(await page.evaluate(() => document.activeElement?.textContent?.trim())).toBe(
      'Play again',
    );
  });

  it('is a mug raised to the winner for who has lost, and nothing moves if that is preferred', async () => {
    const page = await house.home();
    await end(page, 'game-lost');
    expect(await title(page)).toBe('Grim wins!');
    await page.getByText('Raise a mug to Grim').waitFor();
    const { Ada, Grim } = await totals(page);
    expect(await page.locator('dialog .reason').innerText()).toContain(
      `${Grim! - Ada!} more than you`,
    );
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    expect(await page.locator('dialog .confetti').count()).toBe(0);
  });

  it('has the parts of the score, the rank and the best so far, alone', async () => {
    const page = await house.home();
    await endAlone(page);
    const parts = await page.locator('dialog dd .why').allInnerTexts();
    const score = await page.locator('dialog .score').innerText();
    expect(parts.reduce((sum, part) => sum + Number(part), 0)).toBe(parseInt(score));
    await page.getByText('Your best so far with 3 magic dice.').waitFor();
    expect(await page.locator('dialog li.now').innerText()).toContain(await title(page));
  });

  it('can be sent to others as text and as a picture', async () => {
    const page = await house.home({ permissions: ['clipboard-read', 'clipboard-write'] });
    await end(page, 'game-lost');
    await page.getByRole('button', { name: 'Copy as text' }).click();
    await page.getByRole('button', { name: 'Copied!' }).waitFor();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    const points = await totals(page);
    expect(text).toMatch(/^Dice Miner: Grim wins!\n1\. Grim \(.+\): \d+ \(.+\)\n2\. Ada \(.+\): /);
    expect(text).toContain(`: ${points['Grim']} (`);
    expect(text).not.toContain('you');
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as picture' }).click(),
    ]);
    const picture = readFileSync(await saved.path());
    expect(picture.subarray(1, 4).toString()).toBe('PNG');
    // Its width, and more than an empty sheet would take.
    expect(picture.readUInt32BE(16)).toBe(1200);
    expect(picture.length).toBeGreaterThan(50_000);
  });

  it('offers the text where the browser has no clipboard', async () => {
    // As on pages that came over plain HTTP.
    const page = await house.known();
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: null }));
    await end(page, 'game-lost');
    await page.getByRole('button', { name: 'Copy as text' }).click();
    expect(await page.locator('dialog textarea').inputValue()).toContain('Grim wins!');
  });

  it('leads to another game that the others are asked to join', async () => {
    const [ada, bo] = [await house.home(), await house.home()];
    const seats = [ME, { who: 'open', name: 'Bo' }];
    await bo.goto(await tableWith(ada, bo, 'game-end', { rules: TWO.rules, seats }));
    await ada.getByRole('button', { name: 'Enough magic' }).click();
    await Promise.all([ready(ada), ready(bo)]);
    await ada.getByText('The others are told, and can join you.').waitFor();
    await ada.getByRole('button', { name: 'Play again' }).click();
    await bo.getByText('Ada wants another game!').waitFor();
    await bo.locator('dialog').getByRole('button', { name: 'Join them' }).click();
    await bo.waitForURL(ada.url());
    const acting = await Promise.race([ready(ada), ready(bo)]);
    expect(await isAsked(acting)).toBe(true);
  });

  it('can be used by everybody', async () => {
    const page = await house.home();
    const found: string[] = [];
    for (const theme of ['light', 'dark']) {
      await choose(page, theme);
      for (const position of ['game-won', 'game-lost']) {
        await end(page, position);
        await settled(page);
        found.push(...(await axe(page)));
        await page.keyboard.press('Escape');
      }
      await endAlone(page);
      await settled(page);
      found.push(...(await axe(page)));
      await page.keyboard.press('Escape');
    }
    expect(found).toEqual([]);
  });
});

describe('a dialog', () => {
  const focused = (page: Page) =>
    page.evaluate(() => {
      const { activeElement } = document;
      return activeElement?.getAttribute('aria-label') ?? activeElement?.className;
    });

  it('gives the keyboard back to what opened it', async () => {
    const page = await house.home();
    const rules = page.getByRole('button', { name: 'Rules' });
    for (const close of ['Escape', 'click'] as const) {
      await rules.focus();
      await page.keyboard.press('Enter');
      await page.locator('dialog h2').waitFor();
      // The page behind does not scroll.
      await page.mouse.move(5, 400);
      await page.mouse.wheel(0, 400);
      if (close === 'Escape') await page.keyboard.press('Escape');
      else await page.mouse.click(5, 400);
      await page.locator('dialog').waitFor({ state: 'detached' });
      expect(await focused(page)).toBe('Rules');
      expect(await page.evaluate(() => scrollY)).toBe(0);
    }
  });

  it('gives it to what is asked where its opener has gone', async () => {
    const page = await house.home();
    await end(page, 'game-lost');
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
    expect(await focused(page)).toBe('What is asked');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.locator('dialog h2').waitFor();
  });
});

import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { asked, choose, goOn, isAsked, openHouse, tableAt, type Wish } from './house';

const ME = { who: 'me', name: 'Ada' };
const BOT = { who: 'bot', bot: 'greedy', name: 'Grim' };
const QUICK = { rules: { players: 2, deal_heroes: true }, seats: [ME, BOT] };
const MOVING = { reducedMotion: 'no-preference' } as const;

const house = openHouse();

const scene = (page: Page) => page.getByRole('dialog', { name: /scored$/ });
const button = (page: Page) => page.locator('.round-end .button.main');
const gone = (page: Page) => scene(page).waitFor({ state: 'detached' });
const round = (page: Page) => page.locator('main.game').getAttribute('data-round').then(Number);

/** Ends a round by leaving magic unspent. */
async function endRound(page: Page, position = 'round-end', wish: Wish = QUICK): Promise<void> {
  await tableAt(page, position, wish);
  await page.getByRole('button', { name: 'Enough magic' }).click();
  await scene(page).waitFor();
}

/** Writes down what the page shows of a round's end, in order, each once. */
const watch = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    const note = (what: string) => seen.includes(what) || seen.push(what);
    const look = () => {
      for (const part of ['tunnels', 'treasure', 'hazards'])
        document
          .querySelectorAll(`.round-end .${part} td`)
          .forEach((cell, i) => cell.matches('.done') && note(`${part} ${i + 1}`));
      const [scene, game] = ['.round-end', 'main.game'].map((one) => document.querySelector(one));
      if (scene?.querySelector('.double.seen')) note('crown');
      if (scene?.querySelector('.sum i')?.textContent?.trim()) note('points');
      if (scene && game?.querySelector('.mountain .die')) note('too early');
      if (seen.length && !scene) note('gone');
      if (seen.includes('gone') && game?.querySelector('.mountain .die')) note('mountain');
    };
    addEventListener('DOMContentLoaded', () =>
      new MutationObserver(look).observe(document.body, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      }),
    );
  });
const seen = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);

describe('the end of a round', () => {
  it('is counted part by part, waits, and lays the next mountain only then', async () => {
    const page = await house.known(MOVING);
    await watch(page);
    await endRound(page);
    const before = await round(page);
    await expect.poll(() => button(page).innerText()).toBe('Continue');
    const parts = await seen(page);
    expect(parts.filter((part) => part !== 'crown')).toEqual([
      'tunnels 1',
      'tunnels 2',
      'treasure 1',
      'treasure 2',
      'hazards 1',
      'hazards 2',
      'points',
    ]);
    // The bot may have played on: here nothing has changed.
    expect([await round(page), await page.locator('.mountain .die').count()]).toEqual([before, 0]);
    await button(page).click();
    await asked(page);
    expect(await round(page)).toBe(before + 1);
    expect((await seen(page)).slice(parts.length)).toEqual(['gone', 'mountain']);
  });

  it('is counted at once and left by key, and the keyboard goes on where it is asked', async () => {
    const page = await house.known(MOVING);
    await endRound(page);
    const before = await round(page);
    const focused = () => button(page).evaluate((one) => one === document.activeElement);
    expect([await button(page).innerText(), await focused()]).toEqual(['All at once', true]);
    await page.keyboard.press('Enter');
    await expect.poll(() => button(page).innerText()).toBe('Continue');
    expect([await page.locator('.round-end td:not(.done) .die').count(), await focused()]).toEqual([
      0,
      true,
    ]);
    // A second press that comes at once was meant for the first.
    await expect.poll(() => button(page).getAttribute('aria-disabled')).toBe(null);
    await page.keyboard.press('Enter');
    await gone(page);
    await asked(page);
    expect(await round(page)).toBe(before + 1);
    expect(
      await page.evaluate(() => document.querySelector('section.ask') === document.activeElement),
    ).toBe(true);
  });

  it('pauses without motion, too, says what is counted, and the key H goes on', async () => {
    const page = await house.known();
    await endRound(page);
    const before = await round(page);
    expect(await button(page).innerText()).toBe('Continue');
    const cells = await page.locator('.round-end td').allInnerTexts();
    expect(cells).toHaveLength(8);
    for (const cell of cells) expect(cell).toMatch(/\d/);
    expect(await page.getByTestId('live').innerText()).toMatch(/Scores of round \d/);
    expect(await isAsked(page)).toBe(false);
    await page.keyboard.press('h');
    await gone(page);
    await asked(page);
    expect(await round(page)).toBe(before + 1);
  });

  it('leads into the result after the last one', async () => {
    const page = await house.known();
    await endRound(page, 'game-end');
    expect(await page.locator('dialog').count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.locator('dialog h2').waitFor();
    await gone(page);
  });

  it('goes on by itself where the player’s time runs', async () => {
    const page = await house.known(MOVING);
    await endRound(page, 'round-end', { ...QUICK, pace: 20 });
    await page.getByText('Your time is running').waitFor();
    await gone(page);
    await asked(page);
  });
});

describe('at a shared table', () => {
  it('nobody waits for who lingers, and nothing is lost on them', async () => {
    const page = await house.known();
    await tableAt(page, 'round-end', QUICK);
    const watcher = await house.guest();
    await watcher.goto(page.url());
    await watcher.getByText('watching').waitFor();
    const before = await round(page);
    await page.getByRole('button', { name: 'Enough magic' }).click();
    await scene(watcher).waitFor();
    await goOn(page);
    await asked(page);
    await page.locator('.mountain .die.open').first().click();
    const lying = () => page.locator('.mountain .die').count();
    await expect.poll(lying).toBeLessThan(20);
    await asked(page);
    expect([await round(page), await round(watcher)]).toEqual([before + 1, before]);
    expect(await scene(watcher).isVisible()).toBe(true);
    await goOn(watcher);
    await expect.poll(() => round(watcher)).toBe(before + 1);
    await expect.poll(() => watcher.locator('.mountain .die').count()).toBe(await lying());
  });
});

describe('the settings', () => {
  it('show everything at once but for the scene, and are kept', async () => {
    const page = await house.known(MOVING);
    await page.addInitScript(() => {
      const moved: string[] = [];
      Object.assign(globalThis, { moved });
      // eslint-disable-next-line @typescript-eslint/unbound-method -- called with its element below
      const real = Element.prototype.animate;
      Element.prototype.animate = function (this: Element, ...given) {
        moved.push(this.outerHTML.slice(0, 80));
        return real.apply(this, given);
      };
    });
    await tableAt(page, 'round-end', QUICK);
    await choose(page, 'once');
    await page.reload();
    await asked(page);
    const before = await round(page);
    await page.getByRole('button', { name: 'Enough magic' }).click();
    await scene(page).waitFor();
    expect(await button(page).innerText()).toBe('Continue');
    await button(page).click();
    await asked(page);
    expect(await round(page)).toBe(before + 1);
    expect(await page.evaluate(() => (globalThis as unknown as { moved: string[] }).moved)).toEqual(
      [],
    );
  });

  it('have a volume that the key M turns off and on again', async () => {
    const page = await house.home();
    const open = () => page.locator('header .gear').click();
    const volume = page.getByRole('slider', { name: 'Sound (M)' });
    const sound = page.locator('nav [aria-pressed]');
    await open();
    await volume.fill('0.3');
    await page.keyboard.press('Escape');
    await volume.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.matches('.gear'))).toBe(true);
    await page.keyboard.press('m');
    await open();
    expect([await volume.inputValue(), await sound.getAttribute('aria-pressed')]).toEqual([
      '0',
      'false',
    ]);
    await page.keyboard.press('Escape');
    await volume.waitFor({ state: 'detached' });
    await page.keyboard.press('m');
    await page.reload();
    await open();
    expect([await volume.inputValue(), await sound.getAttribute('aria-pressed')]).toEqual([
      '0.3',
      'true',
    ]);
  });
});

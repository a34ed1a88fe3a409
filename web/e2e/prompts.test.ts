import { describe, expect, it } from 'vitest';
import { ask, asked, newTable, openHouse, tableAt } from './house';
import { BOTS, CHESTS } from './looking';

const house = openHouse();

const THREE = { rules: { players: 3, deal_heroes: true }, seats: BOTS.slice(0, 3) };
const TWO = { rules: { players: 2 }, seats: BOTS.slice(0, 2) };
const SOLO = { rules: { players: 1 }, seats: [BOTS[0]] };

/** How many dice are to be chosen for a roll, as it is asked. */
const toChoose = (asked: string): number =>
  Number((/^Choose (one|\d+)/.exec(asked)?.[1] ?? '').replace('one', '1'));

describe('what is asked', () => {
  it('says what sharing a Beer brings, and gives it to whom the player chooses', async () => {
    const page = await house.known();
    await tableAt(page, 'share', THREE);
    await page.getByText('you take two dice, from the top or the side').waitFor();
    await page.getByRole('button', { name: 'Share a Beer' }).click();
    await page.getByText('They get this die, rolled again').waitFor();
    expect(await ask(page)).toMatch(/^Beer \(\w+\): who gets it\?$/);
    // In the order of the seats, none of them before the other.
    const main = page.locator('section.yours .deeds .button.main');
    expect((await main.allInnerTexts()).map((name) => name.trim())).toEqual(['Hilda', 'Grim']);
    await main.last().click();
    await page.getByText('Cheers! Take a die').waitFor();
    await page.locator('.log li').last().getByText('Grim', { exact: true }).waitFor();
  });

  it('gives a Beer to whose card is clicked, too', async () => {
    const page = await house.known();
    await tableAt(page, 'share', THREE);
    await page.getByRole('button', { name: 'Share a Beer' }).click();
    await page.getByText('They get this die, rolled again').waitFor();
    await page.locator('.others > .trove[data-seat="3"] h2').click();
    await page.getByText('Cheers! Take a die').waitFor();
    await page.locator('.log li').last().getByText('Grim', { exact: true }).waitFor();
    expect(await page.locator('.explanation').count()).toBe(0);
  });

  it('is not answered by the second click on what takes the first one back', async () => {
    const page = await house.known();
    await tableAt(page, 'share', THREE);
    await page.getByRole('button', { name: 'Share a Beer' }).click();
    await page.locator('section.yours .deeds .button.main').first().click();
    await page.getByText('Cheers! Take a die').waitFor();
    const lying = await page.locator('.mountain .die').count();
    await page.locator('.mountain .die.open').first().click();
    await page.getByText('Take a second die').waitFor();
    // How long the buttons take no click.
    const took = await page.evaluate(async () => {
      const from = performance.now();
      document.querySelector<HTMLElement>('.undo')!.click();
      const deeds = document.querySelector('section.yours .deeds')!;
      await new Promise<void>((freed) => {
        const watch = new MutationObserver(() => {
          if (deeds.hasAttribute('inert')) return;
          watch.disconnect();
          freed();
        });
        watch.observe(deeds, { attributeFilter: ['inert'] });
      });
      return performance.now() - from;
    });
    expect(took).toBeGreaterThanOrEqual(400);
    expect(await ask(page)).toMatch(/^Cheers! Take a die/);
    expect(await page.locator('.mountain .die').count()).toBe(lying);
  });

  it('says how many dice are missing, and takes none in the place of another', async () => {
    const page = await house.known();
    await tableAt(page, 'spend', TWO);
    await page.locator('section.yours .deeds .button.main').first().click();
    const roll = page.getByRole('button', { name: 'Roll!' });
    await roll.waitFor();
    expect(await roll.getAttribute('aria-disabled')).toBe('true');
    // It can be pressed all the same.
    await roll.click({ force: true });
    await page.getByRole('alert').getByText('every symbol has to be used').waitFor();
    const free = page.locator('.large button.die:not(.chosen)');
    const need = toChoose(await ask(page));
    for (let i = 0; i < need; i++) await free.first().click();
    expect(await roll.getAttribute('aria-disabled')).toBe('false');
    const chosen = await page.locator('.chosen li button').count();
    expect(chosen).toBe(need);
    await free.first().click();
    await page.getByRole('alert').getByText('to choose another').waitFor();
    expect(await page.locator('.chosen li button').count()).toBe(chosen);
  });

  it('lets no main button leave chests empty or magic unspent', async () => {
    const page = await house.known();
    const main = page.locator('section.yours .deeds .button.main');
    await tableAt(page, 'cache', TWO);
    await page.getByText('All others are rolled for the next round').waitFor();
    expect(await main.isDisabled()).toBe(true);
    await page.locator(CHESTS).first().click();
    expect(await main.innerText()).toMatch(/^Keep 1, roll the rest/);
    expect(await page.locator('.chosen li button').count()).toBe(1);
    await page.locator('.chosen li button').click();
    expect(await main.isDisabled()).toBe(true);
    await tableAt(page, 'spend', TWO);
    await main.first().click();
    await expect.poll(() => ask(page)).toMatch(/^Choose (one die|\d dice) to roll again: 0 chosen/);
  });

  it('leads by arrow keys to the dice, and from the last one chosen to the button', async () => {
    const page = await house.known();
    const focused = () => page.evaluate(() => document.activeElement?.className ?? '');
    await tableAt(page, 'take', TWO);
    await page.keyboard.press('ArrowDown');
    expect(await focused()).toMatch(/\bdie\b.*\bopen\b/);
    await tableAt(page, 'spend', TWO);
    await page.locator('section.yours .deeds .button.main').first().press('Enter');
    await expect.poll(() => ask(page)).toMatch(/^Choose .* to roll again: 0 chosen/);
    const needed = toChoose(await ask(page));
    expect(await page.locator('.own button.die[tabindex="0"]').count()).toBe(1);
    await page.keyboard.press('ArrowRight');
    const dice = page.locator('.own .die[aria-pressed]');
    for (let i = 0; i < needed; i++) {
      await dice.nth(i).focus();
      await page.keyboard.press('Space');
    }
    await expect.poll(focused).toMatch(/\bmain\b/);
    await page.keyboard.press('Enter');
    await page.getByText(/^Choose .* to roll again/).waitFor({ state: 'detached' });
  });

  it('walks the dice of one’s own trove by arrow keys', async () => {
    const page = await house.known();
    await tableAt(page, 'cache', TWO);
    await page.keyboard.press('ArrowUp');
    const at = () => page.evaluate(() => document.activeElement?.getAttribute('data-at') ?? '');
    const first = await at();
    expect(first).toMatch(/^t:1:/);
    for (const key of ['ArrowRight', 'ArrowDown']) await page.keyboard.press(key);
    await expect.poll(at).not.toBe(first);
    const stop = page.locator('.own button.die[tabindex="0"]');
    await expect.poll(async () => (await stop.getAttribute('data-at')) === (await at())).toBe(true);
    expect(await at()).toMatch(/^t:1:/);
  });

  it('is completed by a hint: which dice, why, and marked where they lie', async () => {
    const page = await house.known();
    await tableAt(page, 'spend', TWO);
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.locator('.hint .why').waitFor();
    const said = await page.locator('.hint .best').innerText();
    // The master may also think that no magic should be spent.
    const spends = said.startsWith('Spend ') && !said.startsWith('Spend no more');
    if (spends) expect(said).toContain(' and roll again: ');
    expect(await page.locator('.large .advised').count()).toBeGreaterThanOrEqual(spends ? 2 : 0);
    await tableAt(page, 'take', TWO);
    await page.keyboard.press('i');
    await page.locator('.hint .why').waitFor();
    // Where it lies is only said to who can't see it glow.
    const where = page.locator('.hint .best .unseen');
    expect(await where.textContent()).toMatch(/\(\w+ row, \d of \d\)/);
    expect(await page.locator('.mountain .advised').count()).toBe(1);
  });

  it('makes way for the hint in its own place, which goes when something is done', async () => {
    const page = await house.known({ viewport: { width: 844, height: 390 } });
    await tableAt(page, 'cache', TWO);
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.locator('.hint .why').waitFor();
    const inside = await page.locator('.hint').evaluate((hint) => {
      const { top, bottom } = hint.getBoundingClientRect();
      const bar = hint.closest('section')!.getBoundingClientRect();
      return top >= bar.top && bottom <= bar.bottom;
    });
    expect(inside).toBe(true);
    await page.locator('.large button.die:not(.advised)').first().click();
    await page.locator('.hint').waitFor({ state: 'detached' });
    expect(await page.locator('.advised').count()).toBe(0);
  });
});

describe('heroes to choose', () => {
  it('say what they are good for, and by touch the second tap chooses', async () => {
    const phone = { viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true };
    const page = await house.known(phone);
    await newTable(page, TWO);
    const card = page.locator('button.card').first();
    expect(await card.locator('.line').innerText()).toMatch(/^[A-Z].{10,}\.$/s);
    await card.tap();
    await page.getByText('Tap again to choose').waitFor();
    expect(await page.locator('.about li').count()).toBeGreaterThan(0);
    expect(await ask(page)).toBe('Choose your hero.');
    await card.tap();
    await page.locator('main.game[data-phase=excavation]').waitFor();
  });
});

describe('the solo game', () => {
  it('has rules of its own, and asks before it ends', async () => {
    const page = await house.known();
    await tableAt(page, 'solo-end', SOLO);
    await page.keyboard.press('?');
    await page.getByRole('heading', { name: 'Beer is wild' }).waitFor();
    await page.getByRole('button', { name: 'At the table' }).click();
    await page.getByRole('heading', { name: 'Cheers!' }).waitFor();
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Stop digging' }).click();
    await page.getByText('That ends the game.').waitFor();
    await page.getByRole('button', { name: 'Dig on' }).click();
    await asked(page);
    await page.getByText('That ends the game.').waitFor({ state: 'detached' });
  });
});

import { describe, expect, it } from 'vitest';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { asked, dieOf, goOn, newTable, openHouse, ready, tableAt } from './house';

const house = openHouse();

const ME = { who: 'me', name: 'Ada' };
const QUICK = {
  rules: { players: 2, deal_heroes: true },
  seats: [ME, { who: 'bot', bot: 'greedy' }],
};
const MOVING: BrowserContextOptions = { reducedMotion: 'no-preference' };

/** What the page let move: dice that were thrown, with the faces that they came to lie on. */
interface Seen {
  rolled: string[][];
  dropped: string[][];
  others: string[];
}

/** Writes down what moves, from the first page on. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Seen = { rolled: [], dropped: [], others: [] };
    Object.assign(globalThis, { seen });
    // eslint-disable-next-line @typescript-eslint/unbound-method -- called with its element below
    const real = Element.prototype.animate;
    Element.prototype.animate = function (this: Element, frames, options) {
      if (!this.closest('.thrown, .moving')) {
        const what = this.closest('.layer') ? 'travel' : this.closest('[data-at^="m:"]') && 'slide';
        seen.others.push(what || 'other');
      }
      return real.call(this, frames, options);
    };
    new MutationObserver((changes) => {
      const added = changes
        .flatMap(({ addedNodes }) => [...addedNodes])
        .filter((node): node is HTMLElement => node instanceof HTMLElement)
        .filter((node) => node.matches('.layer .thrown'));
      if (!added.length) return;
      const shows = added.map(({ dataset }) => dataset['shows'] ?? '');
      const all = seen[document.querySelector('.tray') ? 'rolled' : 'dropped'];
      // Many come over some frames.
      const more = document.querySelectorAll('.layer .thrown').length > added.length;
      if (more) all.at(-1)?.push(...shows);
      else all.push(shows);
    }).observe(document, { subtree: true, childList: true });
  });
}
const seenBy = (page: Page): Promise<Seen> =>
  page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);

/** The faces that lie somewhere, without those of heroes. */
const faces = (page: Page, where: string): Promise<string[]> =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll<HTMLElement>(`${selector} [data-token]:not(.hero)`)]
        .map(({ dataset }) => dataset['token'] ?? '')
        .sort(),
    where,
  );
const OWN = '.own .trove';

/** Somebody at a position, whose page can already let dice roll. */
async function at(position: string, options: BrowserContextOptions): Promise<[Page, string]> {
  const page = await house.known(options);
  await watch(page);
  const action = await tableAt(page, position, QUICK);
  // The bitmap of their faces is drawn last.
  if (options === MOVING) await page.waitForFunction(() => document.adoptedStyleSheets.length > 0);
  return [page, action];
}

/** Spends magic: picks whatever can be picked, and rolls. */
async function rollAgain(page: Page): Promise<void> {
  await page.locator('section.yours .deeds .choice').first().click();
  const roll = page.getByRole('button', { name: 'Roll' });
  await roll.waitFor();
  while ((await roll.getAttribute('aria-disabled')) === 'true')
    await page.locator('.large button.die[aria-pressed=false]').first().click();
  await roll.click();
}

/** Until all dice in the air have landed. */
async function landed(page: Page): Promise<void> {
  await page.locator('.layer .thrown').first().waitFor({ state: 'attached' });
  await page.locator('.layer .thrown').first().waitFor({ state: 'detached' });
}

/** What is left without some that must be among them. */
function without(all: readonly string[], some: readonly string[]): string[] {
  const left = [...all];
  for (const one of some) {
    expect(left).toContain(one);
    left.splice(left.indexOf(one), 1);
  }
  return left;
}

describe('dice that roll', () => {
  it('lie in the tray and then in the trove with the faces that were rolled', async () => {
    const [page] = await at('spend', MOVING);
    const before = await faces(page, OWN);
    await rollAgain(page);
    await landed(page);
    const { rolled } = await seenBy(page);
    expect(rolled).toHaveLength(1);
    const after = await faces(page, OWN);
    const stayed = without(after, rolled[0] ?? []);
    expect(without(before, stayed)).toHaveLength(rolled[0]?.length ?? 0);
    expect(await page.locator('[data-at][style*="opacity"]').count()).toBe(0);
  });

  it('end in the same trove when somebody skips them', async () => {
    const patient = (await at('spend', MOVING))[0];
    await rollAgain(patient);
    await landed(patient);
    const [hasty] = await at('spend', MOVING);
    await rollAgain(hasty);
    await hasty.locator('.layer .thrown').first().waitFor({ state: 'attached' });
    await hasty.locator('body').press('h');
    await hasty.locator('.layer .thrown').first().waitFor({ state: 'detached' });
    expect(await faces(hasty, OWN)).toEqual(await faces(patient, OWN));
    expect(await hasty.locator('[data-at][style*="opacity"]').count()).toBe(0);
  });

  it('are all troves between two rounds, and then twenty that fall onto the mountain', async () => {
    const [page] = await at('round-end', MOVING);
    await page.getByRole('button', { name: 'Enough magic' }).click();
    await goOn(page);
    const next = page.locator('main.game[data-phase=excavation] .die.open');
    await next.first().waitFor({ timeout: 60_000 });
    // They come over some frames.
    const mountain = await faces(page, '.mountain');
    const fallen = async () => (await seenBy(page)).dropped.at(-1)?.sort();
    await expect.poll(fallen).toEqual(mountain);
    const { rolled } = await seenBy(page);
    const troves = [...(await faces(page, OWN)), ...(await faces(page, '.others'))];
    const last = rolled.at(-1) ?? [];
    // Cached dice keep their faces.
    expect(last.length).toBeGreaterThan(troves.length / 2);
    without(troves, last);
  });
});

describe('a new game', () => {
  it('is seen to begin: who starts is rolled for, and the mountain is laid', async () => {
    const page = await house.known(MOVING);
    await watch(page);
    // Nobody but this page acts: it would not show how a game began that has gone on.
    await newTable(page, { rules: QUICK.rules, seats: [ME, { who: 'here', name: 'Bo' }] });
    await landed(page);
    const { rolled, dropped } = await seenBy(page);
    // Both are in the air together, and those of the bag are thrown later.
    const all = [...rolled, ...dropped].flat();
    const mountain = await faces(page, '.mountain');
    const starting = without(all, mountain);
    expect(starting.length).toBeGreaterThanOrEqual(2);
    for (const face of starting) expect(face).toMatch(/^T[1-5B]$/);
  });
});

describe('dice that are taken', () => {
  it('travel, and others slide', async () => {
    const [page, side] = await at('slide', MOVING);
    await dieOf(page, side).click();
    await expect
      .poll(async () => (await seenBy(page)).others)
      .toEqual(expect.arrayContaining(['travel', 'slide']));
  });
});

describe('who wants no motion', () => {
  it.each(['slide', 'spend', 'round-end'])('has none at the position "%s"', async (position) => {
    const [page, action] = await at(position, { reducedMotion: 'reduce' });
    if (position === 'slide') await dieOf(page, action).click();
    else if (position === 'spend') await rollAgain(page);
    else await page.getByRole('button', { name: 'Enough magic' }).click();
    await ready(page);
    await asked(page);
    expect(await seenBy(page)).toEqual({ rolled: [], dropped: [], others: [] });
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});
